/** Emoji of components. */

/** The characters of an emoji, or the name of a server's custom emoji. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
