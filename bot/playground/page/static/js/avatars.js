/** Round pictures of people and of the bot, made from their names. */

import { el } from "./elements.js";

const SHADES = 8;

/** What a person is called. */
export function called(user) {
  return user.global_name || user.username;
}

/** The avatar of a person: initials on a colour that stays theirs; the bot shows a spade. */
export function avatar(user, size = "") {
  const name = called(user);
  const letters = user.bot ? "♠" : initials(name);
  const shade = user.bot ? "bot" : `shade-${shadeOf(name)}`;
  return el(`span.avatar.${shade}${size ? `.${size}` : ""}`, { "aria-hidden": "true" }, letters);
}

/** One or two letters that stand for a name. */
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
