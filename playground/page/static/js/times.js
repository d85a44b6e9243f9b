/** Formats times for people. */

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const FULL = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const STEPS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: CLOCK,
  T: new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" }),
  d: new Intl.DateTimeFormat("en-GB", { dateStyle: "short" }),
  D: DAY,
  f: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }),
  F: FULL,
};

/** Hours and minutes. */
export const clock = (date) => CLOCK.format(date);

/** The day, for dividers. */
export const day = (date) => DAY.format(date);

/** Day and time in full, for tooltips. */
export const full = (date) => FULL.format(date);

/** The time of a message, such as `Today at 12:30`. */
export function stamp(date) {
  const now = new Date();
  if (date.toDateString() === now.toDateString()) return `Today at ${clock(date)}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return `Yesterday at ${clock(date)}`;
  return `${STYLES.d.format(date)} ${clock(date)}`;
}

/** A timestamp in a text, such as `<t:1700000000:R>`, in the style of its letter. */
export function mark(date, style) {
  if (style !== "R") return (STYLES[style] ?? STYLES.f).format(date);
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return RELATIVE.format(Math.trunc(seconds / length), unit);
}
