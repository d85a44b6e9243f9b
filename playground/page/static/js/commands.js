/** Slash commands for the composer: listing, searching, parsing, and checking values. */

const GROUPS = [1, 2];
const TYPES = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, number: 10 };

/** All commands as `{name, description, options}`; subcommands have full names such as `table new`. */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => leaves(command, command.name))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function leaves(node, name) {
  const options = node.options ?? [];
  const subcommands = options.filter((option) => GROUPS.includes(option.type));
  if (subcommands.length) return subcommands.flatMap((option) => leaves(option, `${name} ${option.name}`));
  return [{ name, description: node.description, options }];
}

/** The commands that match the text after the slash, best first. */
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
 * Parse a line such as `/meld cards: KH KS onto: kings`. Returns `{command, values}` (texts by option name), or null if
 * it does not start with a complete command.
 */
export function parse(commands, line) {
  const matching = commands.filter(({ name }) => line === `/${name}` || line.startsWith(`/${name} `));
  const command = matching.sort((one, other) => other.name.length - one.name.length)[0];
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

/** The fixed choices of an option as `{name, value}`, or null if any text is allowed. */
export function fixedChoices(option, { people, channels }) {
  if (option.choices?.length) return option.choices;
  if (option.type === TYPES.boolean) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === TYPES.user) return people.map(({ id, username, global_name }) => ({ name: `@${global_name || username}`, value: id }));
  if (option.type === TYPES.channel) return channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return null;
}

/** The value of an option from its text: `{value}`, `{problem}` with a sentence, or `{}` for an empty optional one. */
export function readOption(option, text, choices) {
  const entered = text.trim();
  if (!entered) return option.required ? { problem: "This option is required. Specify a value." } : {};
  if (choices) {
    const picked = choices.find(({ name, value }) => [name, String(value)].some((each) => each.toLowerCase() === entered.toLowerCase()));
    return picked ? { value: picked.value } : { problem: "Choose one of the offered values." };
  }
  if (option.type === TYPES.integer || option.type === TYPES.number) return readNumber(option, entered);
  if (option.min_length && entered.length < option.min_length) return { problem: `Enter at least ${option.min_length} characters.` };
  if (option.max_length && entered.length > option.max_length) return { problem: `Enter at most ${option.max_length} characters.` };
  return { value: entered };
}

function readNumber(option, entered) {
  const value = Number(entered);
  const whole = option.type === TYPES.integer;
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) return { problem: whole ? "Enter a whole number." : "Enter a number." };
  if (option.min_value !== undefined && value < option.min_value) return { problem: `Must be at least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { problem: `Must be at most ${option.max_value}.` };
  return { value };
}
