/** Embeds of a message. */

import { el } from "./elements.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { stamp } from "./times.js";

/** One embed as a card with its colour at the side. */
export function embed(held, message, room) {
  const root = el("article.embed");
  if (held.color !== null && held.color !== undefined) {
    root.style.setProperty("--accent", `#${held.color.toString(16).padStart(6, "0")}`);
  }
  const body = el("div.embed-body");
  if (held.author?.name) body.append(el("p.embed-author", {}, held.author.name));
  if (held.title) {
    const words = inline(held.title, room.names);
    body.append(el("h4.embed-title", {}, held.url
      ? el("a", { href: held.url, target: "_blank", rel: "noopener noreferrer" }, words)
      : words));
  }
  if (held.description) body.append(markdown(held.description, room.names));
  if (held.fields?.length) body.append(el("dl.embed-fields", {}, held.fields.map((field) => fieldOf(field, room))));
  if (held.image?.url) body.append(picture(held.image, { attachments: message.attachments, description: held.image.description }));
  const foot = [held.footer?.text, held.timestamp ? stamp(new Date(held.timestamp)) : ""].filter(Boolean).join(" • ");
  if (foot) body.append(el("p.embed-foot", {}, foot));
  root.append(body);
  if (held.thumbnail?.url) {
    root.append(el("div.thumbnail", {}, picture(held.thumbnail, { attachments: message.attachments })));
  }
  return root;
}

function fieldOf(field, room) {
  return el(field.inline ? "div.field.inline" : "div.field", {},
    el("dt", {}, ...inline(field.name, room.names)),
    el("dd", {}, markdown(field.value, room.names)));
}
