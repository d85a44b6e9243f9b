/** Slash commands as the composer needs them: the commands that can be used, found by what was typed, with checked values. */

const GROUPS = [1, 2];
const TYPES = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, number: 10 };

/** Every usable command, `{name, description, options}`, with groups joined into the name: `table new`. */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => leaves(command, command.name))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function leaves(node, name) {
  const options = node.options ?? [];
  const inner = options.filter((option) => GROUPS.includes(option.type));
  if (inner.length) return inner.flatMap((option) => leaves(option, `${name} ${option.name}`));
  return [{ name, description: node.description, options }];
}

/** The commands that fit what was typed after the slash, best first. */
export function search(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ name, description }) => {
    if (name.startsWith(words.join(" "))) return 0;
    const parts = name.split(" ");
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    return words.every((word) => `${name} ${description}`.toLowerCase().includes(word)) ? 2 : 3;
  };
  return commands.map((command) => [rank(command), command]).filter(([order]) => order < 3)
    .sort(([one], [other]) => one - other).map(([, command]) => command);
}

/**
 * Read a typed line such as `/meld cards: KH KS onto: kings`. Gives `{command, values}` (texts by option name), or null
 * while no whole command stands there.
 */
export function parse(commands, line) {
  const fitting = commands.filter(({ name }) => line === `/${name}` || line.startsWith(`/${name} `));
  const command = fitting.sort((one, other) => other.name.length - one.name.length)[0];
  if (!command) return null;
  return { command, values: readValues(command, line.slice(command.name.length + 1).trim()) };
}

function readValues(command, rest) {
  const names = command.options.map(({ name }) => name);
  if (!rest || !names.length) return {};
  const parts = rest.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "u"));
  const values = {};
  if (parts[0].trim()) values[names[0]] = parts[0].trim();
  for (let at = 1; at < parts.length; at += 2) values[parts[at]] = parts[at + 1].trim();
  return values;
}

/** The fixed choices of an option, as `{name, value}`, or null when anything may be written. `people` and `channels` are users and places. */
export function fixedChoices(option, { people, channels }) {
  if (option.choices?.length) return option.choices;
  if (option.type === TYPES.boolean) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === TYPES.user) return people.map(({ id, username, global_name }) => ({ name: `@${global_name || username}`, value: id }));
  if (option.type === TYPES.channel) return channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return null;
}

/** The value of an option from its text, as `{value}` or `{problem}` with a sentence. Empty optional ones give `{}`. */
export function readOption(option, text, choices) {
  const written = text.trim();
  if (!written) return option.required ? { problem: "This option is required. Specify a value." } : {};
  if (choices) {
    const picked = choices.find(({ name, value }) => [name, String(value)].some((each) => each.toLowerCase() === written.toLowerCase()));
    return picked ? { value: picked.value } : { problem: "Choose one of the offered values." };
  }
  if (option.type === TYPES.integer || option.type === TYPES.number) return readNumber(option, written);
  if (option.min_length && written.length < option.min_length) return { problem: `Write at least ${option.min_length} characters.` };
  if (option.max_length && written.length > option.max_length) return { problem: `Write at most ${option.max_length} characters.` };
  return { value: written };
}

function readNumber(option, written) {
  const value = Number(written);
  const whole = option.type === TYPES.integer;
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) return { problem: whole ? "Write a whole number." : "Write a number." };
  if (option.min_value !== undefined && value < option.min_value) return { problem: `Not less than ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { problem: `Not more than ${option.max_value}.` };
  return { value };
}
