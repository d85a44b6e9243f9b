/** Draws the components of a message. */

import { displayName } from "./avatars.js";
import { el, dots, icon } from "./elements.js";
import { emojiText } from "./emoji.js";
import { linkedPlace, markdown } from "./markdown.js";
import { fileCard, picture } from "./media.js";
import { select } from "./select.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/** The elements of a message's components. */
export function components(message, client) {
  return (message.components ?? []).map((component) => draw(component, { message, client }));
}

function draw(component, context) {
  switch (component.type) {
    case 1: return el("div.action-row", {}, children(component, context));
    case 2: return button(component, context);
    case 3: return stringSelect(component, context);
    case 5: return userSelect(component, context);
    case 6: return roleSelect(component, context);
    case 8: return channelSelect(component, context);
    case 9: return section(component, context);
    case 10: return markdown(component.content, context.client.names);
    case 11: return thumbnail(component, context);
    case 12: return gallery(component, context);
    case 13: return fileCard(component.file, context.message.attachments);
    case 14: return separator(component);
    case 17: return container(component, context);
    default: return el("p.unknown", {}, "This part of the message cannot be shown here.");
  }
}

function children(component, context) {
  return (component.components ?? []).map((child) => draw(child, context));
}

function container(component, context) {
  const root = el("div.container", {}, children(component, context));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    root.classList.add("accented");
    root.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  return component.spoiler ? spoilerBlock(root) : root;
}

function spoilerBlock(content) {
  const root = el("div.covered-block", {}, content);
  const show = el("button.uncover", { type: "button" }, "Spoiler");
  show.addEventListener("click", () => root.classList.add("shown"));
  root.append(show);
  return root;
}

function section(component, context) {
  return el("div.section", {},
    el("div.section-texts", {}, children(component, context)),
    el("div.accessory", {}, draw(component.accessory, context)));
}

function thumbnail(component, { message }) {
  const { description, spoiler } = component;
  return el("div.thumbnail", {}, picture(component.media, { attachments: message.attachments, description, spoiler }));
}

function gallery(component, { message }) {
  const items = component.items.map(({ media, description, spoiler }) =>
    picture(media, { attachments: message.attachments, description, spoiler }));
  return el(`div.gallery.of-${Math.min(items.length, 4)}`, {}, items);
}

function separator(component) {
  const wide = component.spacing === 2 ? ".wide" : "";
  return component.divider === false
    ? el(`div.spacer${wide}`)
    : el(`hr.separator${wide}`);
}

function button(component, { message, client }) {
  const content = [
    component.emoji ? el("span.emoji", {}, emojiText(component.emoji)) : null,
    component.label ? el("span.button-label", {}, component.label) : null,
  ];
  const name = component.label || (component.emoji ? emojiText(component.emoji) : "Button");
  if (component.style === 5) {
    const address = component.disabled ? null : component.url;
    const place = linkedPlace(address);
    if (place) {
      const go = () => client.names.jump(place.channel, place.message);
      return el("button.button.link", { type: "button", "aria-label": name, onclick: go }, content);
    }
    return el("a.button.link", { href: address, target: "_blank", rel: "noopener noreferrer", "aria-label": name },
      content, icon("window"));
  }
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const root = el(`button.button.${style}`, {
    type: "button", disabled: component.disabled, "data-custom-id": component.custom_id, "aria-label": name,
  }, content, dots());
  root.addEventListener("click", () => client.press(message, component));
  if (client.isPending(message, component)) {
    root.classList.add("pending");
    root.setAttribute("aria-busy", "true");
  }
  return root;
}

/** A select of channels, roles or people, drawn as a string select of those of the server. */
function channelSelect(component, context) {
  const channels = context.client.findPlace(context.message.channel_id)?.guild?.channels ?? [];
  return selectOf(channels.map(({ id, name }) => ({ label: `#${name}`, value: id })), component, context);
}

function roleSelect(component, context) {
  const roles = context.client.findPlace(context.message.channel_id)?.guild?.roles ?? [];
  return selectOf(roles.map(({ id, name }) => ({ label: `@${name}`, value: id })), component, context);
}

function userSelect(component, context) {
  const people = context.client.world?.people ?? [];
  return selectOf(people.map((user) => ({ label: displayName(user), value: user.id })), component, context);
}

function selectOf(offered, component, context) {
  const chosen = new Set((component.default_values ?? []).map(({ id }) => id));
  const options = offered.map((option) => ({ ...option, default: chosen.has(option.value) }));
  return stringSelect({ ...component, options }, context);
}

function stringSelect(component, { message, client }) {
  const drawn = select(component, { chosen: (values) => client.choose(message, component, values) });
  if (client.isPending(message, component)) drawn.busy(true);
  return drawn.root;
}
