/** Embeds of a message. */

import { el } from "./elements.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { stamp } from "./times.js";

/** An embed as a card with its colour on the side. */
export function embed(data, message, client) {
  const root = el("article.embed");
  if (data.color !== null && data.color !== undefined) {
    root.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  }
  const body = el("div.embed-body");
  if (data.author?.name) body.append(el("p.embed-author", {}, data.author.name));
  if (data.title) {
    const words = inline(data.title, client.names);
    body.append(el("h4.embed-title", {}, data.url
      ? el("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, words)
      : words));
  }
  if (data.description) body.append(markdown(data.description, client.names));
  if (data.fields?.length) body.append(el("dl.embed-fields", {}, data.fields.map((field) => fieldOf(field, client))));
  if (data.image?.url) body.append(picture(data.image, { attachments: message.attachments, description: data.image.description }));
  const foot = [data.footer?.text, data.timestamp ? stamp(new Date(data.timestamp)) : ""].filter(Boolean).join(" • ");
  if (foot) body.append(el("p.embed-foot", {}, foot));
  root.append(body);
  if (data.thumbnail?.url) {
    root.append(el("div.thumbnail", {}, picture(data.thumbnail, { attachments: message.attachments })));
  }
  return root;
}

function fieldOf(field, client) {
  return el(field.inline ? "div.field.inline" : "div.field", {},
    el("dt", {}, ...inline(field.name, client.names)),
    el("dd", {}, markdown(field.value, client.names)));
}
