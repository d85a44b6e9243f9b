/** Avatars made from names. */

import { el } from "./elements.js";

const SHADES = 8;

/** The name that a user is shown by. */
export function displayName(user) {
  return user.global_name || user.username;
}

/** A user's avatar: initials on a colour that depends on the name; a spade for the bot. */
export function avatar(user, size = "") {
  const name = displayName(user);
  const letters = user.bot ? "♠" : initials(name);
  const shade = user.bot ? "bot" : `shade-${shadeOf(name)}`;
  return el(`span.avatar.${shade}${size ? `.${size}` : ""}`, { "aria-hidden": "true" }, letters);
}

/** The initials of a name: one or two letters. */
export function initials(name) {
  const words = name.trim().split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)).toUpperCase();
  if (!words.length) return "?";
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}

function shadeOf(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 997;
  return sum % SHADES;
}
