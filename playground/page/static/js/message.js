/** One message of the timeline. */

import { avatar, displayName } from "./avatars.js";
import { components } from "./components.js";
import { dots, el, icon } from "./elements.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachment } from "./media.js";
import { isEphemeral, isLoading } from "./client.js";
import { clock, full, stamp } from "./times.js";

const USED_COMMAND = 2;
/** The icons of messages that Discord itself writes, by their type. */
const SYSTEM = { 6: "pin", 18: "thread" };
const COMPONENTS_V2 = 32768;

/** A message as a list item. With `follows` it continues the message above and shows no author. */
export function messageItem(message, { follows, client }) {
  if (message.local) return noteItem(message, client);
  if (SYSTEM[message.type]) return systemItem(message, client);
  const at = new Date(message.timestamp);
  const ephemeral = isEphemeral(message);
  const item = el("li.message", { id: `message-${message.id}`, "data-id": message.id, "aria-label": label(message, at) });
  item.classList.toggle("follows", follows);
  item.classList.toggle("private", ephemeral);
  item.classList.toggle("mentions-me", (message.mentions ?? []).some(({ id }) => id === client.me.id));
  if (!follows) item.append(usedLine(message, client) ?? "");
  const gutter = follows
    ? el("time.side-time", { datetime: message.timestamp, title: full(at), "aria-hidden": "true" }, clock(at))
    : avatar(message.author);
  item.append(el("div.message-row", {}, gutter,
    el("div.message-body", {}, follows ? null : header(message, at), body(message, client),
      failure(message, client), ephemeral ? onlyYou(message, client) : null)));
  return item;
}

/** Whether a message continues the one above it. */
export function continues(message, above) {
  if (!above || message.local || above.local || SYSTEM[message.type] || SYSTEM[above.type]) return false;
  if (message.author.id !== above.author.id || usedBy(message)) return false;
  if (isEphemeral(message) !== isEphemeral(above)) return false;
  return new Date(message.timestamp) - new Date(above.timestamp) < 7 * 60 * 1000;
}

/** A line in place of a message that Discord writes: a message was pinned, or a thread was started. */
function systemItem(message, client) {
  const at = new Date(message.timestamp);
  const { channel_id: channel, message_id: about } = message.message_reference ?? {};
  const jump = (words) => el("button.text-button", { type: "button", onclick: () => client.names.jump(channel, about) }, words);
  const told = about ? ["pinned ", jump("a message"), " to this channel."] : ["started a thread: ", jump(message.content)];
  return el("li.message.system", { id: `message-${message.id}`, "data-id": message.id, "aria-label": label(message, at) },
    icon(SYSTEM[message.type]),
    el("p", {}, el("strong", {}, displayName(message.author)), " ", ...told, " ",
      el("time", { datetime: message.timestamp, title: full(at) }, stamp(at))));
}

function label(message, at) {
  return `${displayName(message.author)}, ${clock(at)}`;
}

function header(message, at) {
  return el("header.message-head", {},
    el("span.author", {}, displayName(message.author)),
    message.author.bot ? el("span.tag", {}, "APP") : null,
    el("time", { datetime: message.timestamp, title: full(at) }, stamp(at)),
    message.pinned ? el("span.pinned", {}, icon("pin"), "Pinned") : null);
}

function body(message, client) {
  if (isLoading(message)) return el("p.thinking", { role: "status" }, dots(), `${displayName(message.author)} is thinking…`);
  const parts = [];
  if (message.content) {
    const text = markdown(message.content, client.names);
    if (message.edited_timestamp && !message.interaction_metadata) {
      (text.lastElementChild ?? text).append(el("span.edited", { title: full(new Date(message.edited_timestamp)) }, " (edited)"));
    }
    parts.push(text);
  }
  if (!(message.flags & COMPONENTS_V2)) {
    parts.push(...(message.attachments ?? []).map((file) => el("div.attachment", {}, attachment(file))));
  }
  parts.push(...(message.embeds ?? []).map((data) => embed(data, message, client)));
  parts.push(el("div.components", {}, components(message, client)));
  return parts;
}

function usedBy(message) {
  const used = message.interaction_metadata ?? message.interaction;
  return used?.type === USED_COMMAND ? used : null;
}

function usedLine(message, client) {
  const used = usedBy(message);
  if (!used?.user) return null;
  const name = message.interaction?.name ?? used.name;
  return el("p.used", {}, icon("reply"), avatar(used.user, "tiny"),
    el("span.used-by", {}, client.names.person(used.user.id)), " used ",
    name ? el("span.mention", {}, `/${name}`) : "a command");
}

function failure(message, client) {
  const { failure: text } = client.status(message);
  return text ? el("p.failed", { role: "alert" }, icon("warning"), text) : null;
}

function onlyYou(message, client) {
  return el("p.only-you", {}, icon("eye"), "Only you can see this · ",
    el("button.text-button", { type: "button", onclick: () => client.dismiss(message) }, "Dismiss message"));
}

function noteItem(note, client) {
  const failed = note.state === "failed";
  const name = client.bot ? displayName(client.bot) : "The bot";
  return el("li.message.note", { "data-id": note.id },
    el("p.used", {}, icon("reply"), avatar(note.author, "tiny"),
      el("span.used-by", {}, displayName(note.author)), " used ", el("span.mention", {}, `/${note.command}`)),
    el("div.message-row", {}, client.bot ? avatar(client.bot) : el("span.avatar"),
      el("div.message-body", {},
        el("header.message-head", {}, el("span.author", {}, name), el("span.tag", {}, "APP")),
        failed
          ? el("p.failed", { role: "alert" }, icon("warning"), note.text)
          : el("p.thinking", { role: "status" }, dots(), "Sending command…"),
        failed ? onlyYou(note, client) : null)));
}
