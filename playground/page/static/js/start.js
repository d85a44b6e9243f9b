/** The command that starts a game, for the hint in an empty channel. */

import { flatten } from "./commands.js";

/**
 * The bot's command to start a game as `{line, name, options}`: the text to type, and its name and values to send.
 * `/play` takes the name of a game; the first that its autocomplete offers is the example. Returns null while the bot
 * has no such command that can be sent as it is.
 */
export async function commandToStart(client) {
  const commands = flatten(client.commands());
  const play = commands.find(({ name }) => name === "play");
  const asked = play?.options.find(({ required, autocomplete }) => required && autocomplete);
  const [first] = asked ? await client.complete(play.name, asked.name, "", {}).catch(() => []) : [];
  if (first) return { line: `/play ${first.name}`, name: "play", options: { [asked.name]: first.value } };
  const table = commands.find(({ name, options }) => name === "table new" && !options.some(({ required }) => required));
  return table ? { line: `/${table.name}`, name: table.name, options: {} } : null;
}
