/** One message of the timeline. */

import { avatar, called } from "./avatars.js";
import { components } from "./components.js";
import { dots, el, icon } from "./elements.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachment } from "./media.js";
import { isEphemeral, isLoading } from "./room.js";
import { clock, full, stamp } from "./times.js";

const USED_COMMAND = 2;
const COMPONENTS_V2 = 32768;

/** A message as a list item. `follows` says that it continues the message above, without a name of its own. */
export function messageItem(message, { follows, room }) {
  if (message.local) return noteItem(message, room);
  const at = new Date(message.timestamp);
  const private_ = isEphemeral(message);
  const item = el("li.message", { id: `message-${message.id}`, "data-id": message.id, "aria-label": label(message, at) });
  item.classList.toggle("follows", follows);
  item.classList.toggle("private", private_);
  item.classList.toggle("mentions-me", (message.mentions ?? []).some(({ id }) => id === room.me.id));
  if (!follows) item.append(usedLine(message, room) ?? "");
  const gutter = follows
    ? el("time.side-time", { datetime: message.timestamp, title: full(at), "aria-hidden": "true" }, clock(at))
    : avatar(message.author);
  item.append(el("div.message-row", {}, gutter,
    el("div.message-body", {}, follows ? null : header(message, at), body(message, room),
      failure(message, room), private_ ? onlyYou(message, room) : null)));
  return item;
}

/** Whether a message goes on from the one above it. */
export function continues(message, above) {
  if (!above || message.local || above.local) return false;
  if (message.author.id !== above.author.id || usedBy(message)) return false;
  if (isEphemeral(message) !== isEphemeral(above)) return false;
  return new Date(message.timestamp) - new Date(above.timestamp) < 7 * 60 * 1000;
}

function label(message, at) {
  return `${called(message.author)}, ${clock(at)}`;
}

function header(message, at) {
  return el("header.message-head", {},
    el("span.author", {}, called(message.author)),
    message.author.bot ? el("span.tag", {}, "APP") : null,
    el("time", { datetime: message.timestamp, title: full(at) }, stamp(at)));
}

function body(message, room) {
  if (isLoading(message)) return el("p.thinking", { role: "status" }, dots(), `${called(message.author)} is thinking…`);
  const made = [];
  if (message.content) {
    const text = markdown(message.content, room.names);
    if (message.edited_timestamp && !message.interaction_metadata) {
      (text.lastElementChild ?? text).append(el("span.edited", { title: full(new Date(message.edited_timestamp)) }, " (edited)"));
    }
    made.push(text);
  }
  if (!(message.flags & COMPONENTS_V2)) {
    made.push(...(message.attachments ?? []).map((held) => el("div.attachment", {}, attachment(held))));
  }
  made.push(...(message.embeds ?? []).map((held) => embed(held, message, room)));
  made.push(el("div.components", {}, components(message, room)));
  return made;
}

function usedBy(message) {
  const used = message.interaction_metadata ?? message.interaction;
  return used?.type === USED_COMMAND ? used : null;
}

function usedLine(message, room) {
  const used = usedBy(message);
  if (!used?.user) return null;
  const name = message.interaction?.name ?? used.name;
  return el("p.used", {}, icon("reply"), avatar(used.user, "tiny"),
    el("span.used-by", {}, room.names.person(used.user.id)), " used ",
    name ? el("span.mention", {}, `/${name}`) : "a command");
}

function failure(message, room) {
  const { failure: words } = room.condition(message);
  return words ? el("p.failed", { role: "alert" }, icon("warning"), words) : null;
}

function onlyYou(message, room) {
  return el("p.only-you", {}, icon("eye"), "Only you can see this · ",
    el("button.text-button", { type: "button", onclick: () => room.dismiss(message) }, "Dismiss message"));
}

function noteItem(note, room) {
  const failed = note.state === "failed";
  const name = room.bot ? called(room.bot) : "The bot";
  return el("li.message.note", { "data-id": note.id },
    el("p.used", {}, icon("reply"), avatar(note.author, "tiny"),
      el("span.used-by", {}, called(note.author)), " used ", el("span.mention", {}, `/${note.command}`)),
    el("div.message-row", {}, room.bot ? avatar(room.bot) : el("span.avatar"),
      el("div.message-body", {},
        el("header.message-head", {}, el("span.author", {}, name), el("span.tag", {}, "APP")),
        failed
          ? el("p.failed", { role: "alert" }, icon("warning"), note.text)
          : el("p.thinking", { role: "status" }, dots(), "Sending command…"),
        failed ? onlyYou(note, room) : null)));
}
