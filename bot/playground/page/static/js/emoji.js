/** Emoji of components. */

/** The characters of an emoji; one of a server, which has no characters, by its name. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
