/** The messages of the open place. Each is redrawn only when it changes, and new ones scroll into view at the end. */

import { avatar, displayName } from "./avatars.js";
import { el, fill, icon } from "./elements.js";
import { openNewChannelDialog } from "./new_channel.js";
import { keepOldPictures } from "./media.js";
import { commandToStart } from "./start.js";
import { continues, messageItem } from "./message.js";
import { isEphemeral } from "./client.js";
import { day } from "./times.js";

const NEAR_END = 80;

/** Builds the timeline in `scroller` and keeps it up to date with `client`. */
export class Timeline {
  #client;
  #scroller;
  #list = el("ol.messages", { role: "log", "aria-live": "polite", "aria-label": "Messages" });
  #start = el("div.channel-start");
  #jump;
  #drawn = new Map();
  #example = null;
  #scheduled = false;
  #atEnd = true;
  #top = 0;

  constructor(scroller, jump, client) {
    this.#scroller = scroller;
    this.#jump = jump;
    this.#client = client;
    fill(scroller, el("div.timeline-inner", {}, this.#start, this.#list));
    scroller.onscroll = () => this.#onScroll();
    jump.onclick = () => this.toEnd();
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.#list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(scroller);
    client.addEventListener("opened", () => this.#clear());
    client.addEventListener("messages", () => this.#scheduleDraw());
    client.addEventListener("world", () => {
      this.#drawStart();
      if (!this.#example) this.#findExample();
    });
  }

  /** Scroll to the newest message. */
  toEnd() {
    this.#atEnd = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#jump.hidden = true;
  }

  /** Scroll to a message and highlight it briefly. */
  show(id) {
    const item = this.#list.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!item) return;
    this.#atEnd = false;
    item.scrollIntoView({ block: "center" });
    item.classList.remove("shown");
    requestAnimationFrame(() => item.classList.add("shown"));
  }

  #clear() {
    this.#drawn.clear();
    this.#list.replaceChildren();
    this.#scroller.classList.remove("empty");
    this.#example = null;
    this.#atEnd = true;
    this.#drawStart();
    this.#findExample();
  }

  #drawStart() {
    const place = this.#client.findPlace(this.#client.channel);
    if (!place) return;
    if (place.kind === "dm") {
      fill(this.#start, avatar(place.user, "large"), el("h2", {}, place.name),
        el("p", {}, "This is the beginning of your direct messages with ", el("strong", {}, place.name), "."),
        el("p.when-empty", {}, "Your cards appear here when you play at a table in a channel."));
      return;
    }
    const thread = place.kind === "thread";
    fill(this.#start,
      el("span.start-sign", {}, icon(thread ? "thread" : "hash")),
      el("h2", {}, thread ? place.name : `Welcome to #${place.name}!`),
      el("p", {}, thread ? `A thread in #${place.parent.name}.` : `This is the start of the #${place.name} channel.`),
      this.#startHint(),
      el("div.start-buttons", {}, this.#startButton(),
        el("button.button.secondary", { type: "button", onclick: () => this.#client.names.run("") }, "Show commands")));
  }

  /** What to type to start a game, in an empty place. */
  #startHint() {
    return this.#example
      && el("p.when-empty", {}, "To start a game, type ", el("strong", {}, this.#example.line), " or press the button.");
  }

  #startButton() {
    return this.#example && el("button.button.primary.when-empty", {
      type: "button", onclick: () => this.#client.slash(this.#example.name, this.#example.options),
    }, "Start a game");
  }

  async #findExample() {
    const channel = this.#client.channel;
    const found = await commandToStart(this.#client);
    if (!found || this.#example || this.#client.channel !== channel) return;
    this.#example = found;
    this.#drawStart();
  }

  #scheduleDraw() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#draw();
    });
  }

  #draw() {
    const focus = focusOf(this.#list);
    const before = this.#drawn;
    const items = [];
    let above = null;
    let today = "";
    this.#drawn = new Map();
    for (const message of this.#client.timeline()) {
      const date = day(new Date(message.timestamp ?? message.at));
      if (date !== today) {
        items.push(this.#reuse(before, `day ${date}`, "", () => divider(date)));
        today = date;
        above = null;
      }
      const follows = continues(message, above);
      const signature = JSON.stringify([message, follows, this.#client.status(message)]);
      items.push(this.#reuse(before, message.id, signature, () => messageItem(message, { follows, client: this.#client })));
      above = message;
    }
    const added = this.#client.timeline().filter(({ id }) => !before.has(id));
    if (before.size && added.some((message) => message.local || isEphemeral(message) || message.author.id === this.#client.me.id)) {
      this.#atEnd = true;
    }
    setItems(this.#list, items);
    this.#scroller.classList.toggle("empty", !items.length);
    if (focus) refocus(this.#list, focus);
    if (this.#atEnd) this.toEnd();
    else if (added.length) this.#jump.hidden = false;
  }

  #reuse(before, key, signature, make) {
    const old = before.get(key);
    if (old?.signature === signature) {
      this.#drawn.set(key, old);
      return old.item;
    }
    const item = make();
    if (old) keepOldPictures(old.item, item);
    this.#drawn.set(key, { signature, item });
    return item;
  }

  #onScroll() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) {
      this.#atEnd = true;
      this.#jump.hidden = true;
    } else if (scrollTop < this.#top) this.#atEnd = false; // not when the list only grew below
    this.#top = scrollTop;
  }
}

function divider(date) {
  return el("li.day", { role: "separator" }, el("span", {}, date));
}

/** Make the list contain exactly these items, moving only those out of place. */
function setItems(list, items) {
  const keep = new Set(items);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  items.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  });
}

function focusOf(list) {
  const active = document.activeElement;
  if (!list.contains(active)) return null;
  const message = active.closest("[data-id]");
  const focusable = [...message.querySelectorAll("button, a, [tabindex]")];
  return { id: message.dataset.id, label: active.getAttribute("aria-label"), index: focusable.indexOf(active) };
}

function refocus(list, { id, label, index }) {
  if (list.contains(document.activeElement)) return;
  const focusable = [...list.querySelectorAll(`[data-id="${id}"] :is(button, a, [tabindex])`)];
  const same = focusable.find((each) => label && each.getAttribute("aria-label") === label);
  (same ?? focusable[index])?.focus({ preventScroll: true });
}

/** The heading of a place: its icon, its name and a button for a new thread. */
export function heading(place, client) {
  if (!place) return [];
  if (place.kind === "dm") return [avatar(place.user, "small"), el("h1", {}, displayName(place.user))];
  return [icon(place.kind === "thread" ? "thread" : "hash"), el("h1", {}, place.name),
    place.kind === "channel" ? el("button.add", {
      type: "button", "aria-label": "New thread", title: "New thread", onclick: () => openNewChannelDialog(place, true, client),
    }, icon("thread"), el("span", {}, "New thread")) : null];
}
