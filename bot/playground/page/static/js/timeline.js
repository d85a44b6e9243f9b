/** The messages of the open channel: drawn once each, drawn again only when they change, and kept at the end while one reads there. */

import { avatar, called } from "./avatars.js";
import { el, fill, icon } from "./elements.js";
import { askName } from "./founding.js";
import { carryPictures } from "./media.js";
import { continues, messageItem } from "./message.js";
import { isEphemeral } from "./room.js";
import { day } from "./times.js";

const NEAR_END = 80;

/** Put the timeline into `scroller` and keep it up with `room`. */
export class Timeline {
  #room;
  #scroller;
  #list = el("ol.messages", { role: "log", "aria-live": "polite", "aria-label": "Messages" });
  #start = el("div.channel-start");
  #jump;
  #drawn = new Map();
  #planned = false;
  #atEnd = true;
  #top = 0;

  constructor(scroller, jump, room) {
    this.#scroller = scroller;
    this.#jump = jump;
    this.#room = room;
    fill(scroller, el("div.timeline-inner", {}, this.#start, this.#list));
    scroller.onscroll = () => this.#watch();
    jump.onclick = () => this.toEnd();
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.#list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(scroller);
    room.addEventListener("opened", () => this.#clear());
    room.addEventListener("messages", () => this.#plan());
    room.addEventListener("world", () => this.#greet());
  }

  /** Go to the newest message. */
  toEnd() {
    this.#atEnd = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#jump.hidden = true;
  }

  /** Show one message, with a moment's light on it. */
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
    this.#atEnd = true;
    this.#greet();
  }

  #greet() {
    const place = this.#room.placeOf(this.#room.channel);
    if (!place) return;
    if (place.kind === "dm") {
      fill(this.#start, avatar(place.user, "large"), el("h2", {}, place.name),
        el("p", {}, "This is the beginning of your direct messages with ", el("strong", {}, place.name), "."));
      return;
    }
    const thread = place.kind === "thread";
    fill(this.#start,
      el("span.start-sign", {}, icon(thread ? "thread" : "hash")),
      el("h2", {}, thread ? place.name : `Welcome to #${place.name}!`),
      el("p", {}, thread ? `A thread in #${place.parent.name}.` : `This is the start of the #${place.name} channel.`),
      el("button.button.secondary", { type: "button", onclick: () => this.#room.names.run("") }, "See the commands"));
  }

  #plan() {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      this.#paint();
    });
  }

  #paint() {
    const focus = focusOf(this.#list);
    const before = this.#drawn;
    const items = [];
    let above = null;
    let today = "";
    this.#drawn = new Map();
    for (const message of this.#room.timeline()) {
      const date = day(new Date(message.timestamp ?? message.at));
      if (date !== today) {
        items.push(this.#keep(before, `day ${date}`, "", () => divider(date)));
        today = date;
        above = null;
      }
      const follows = continues(message, above);
      const signature = JSON.stringify([message, follows, this.#room.condition(message)]);
      items.push(this.#keep(before, message.id, signature, () => messageItem(message, { follows, room: this.#room })));
      above = message;
    }
    const added = this.#room.timeline().filter(({ id }) => !before.has(id));
    if (before.size && added.some((message) => message.local || isEphemeral(message) || message.author.id === this.#room.me.id)) {
      this.#atEnd = true;
    }
    place(this.#list, items);
    if (focus) refocus(this.#list, focus);
    if (this.#atEnd) this.toEnd();
    else if (added.length) this.#jump.hidden = false;
  }

  #keep(before, key, signature, make) {
    const old = before.get(key);
    if (old?.signature === signature) {
      this.#drawn.set(key, old);
      return old.item;
    }
    const item = make();
    if (old) carryPictures(old.item, item);
    this.#drawn.set(key, { signature, item });
    return item;
  }

  #watch() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) {
      this.#atEnd = true;
      this.#jump.hidden = true;
    } else if (scrollTop < this.#top) this.#atEnd = false; // what only grew below leaves the reader at the end
    this.#top = scrollTop;
  }
}

function divider(date) {
  return el("li.day", { role: "separator" }, el("span", {}, date));
}

/** Make the list hold exactly these items, moving only what is not in its place. */
function place(list, items) {
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

/** What stands over the open channel: its sign and name, and the way to a new thread. */
export function heading(place, room) {
  if (!place) return [];
  if (place.kind === "dm") return [avatar(place.user, "small"), el("h1", {}, called(place.user))];
  return [icon(place.kind === "thread" ? "thread" : "hash"), el("h1", {}, place.name),
    place.kind === "channel" ? el("button.add", {
      type: "button", "aria-label": "New thread", title: "New thread", onclick: () => askName(place, true, room),
    }, icon("thread"), el("span", {}, "New thread")) : null];
}
