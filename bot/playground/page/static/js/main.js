/** The page's start: who this window is, its line, and the parts that show what comes over it. */

import { avatar, called } from "./avatars.js";
import { Composer } from "./composer.js";
import { fill } from "./elements.js";
import { showForm } from "./form.js";
import { addressFor, askWho, listPeople } from "./people.js";
import { Room } from "./room.js";
import { sidebar, unreadDirect } from "./sidebar.js";
import { Line } from "./socket.js";
import { heading, Timeline } from "./timeline.js";

const part = (id) => document.getElementById(id);
const NAME = "cardroom person";

/** Find who this window is: from its address, or by the name it had before the playground began anew; else ask. */
async function begin() {
  const people = await listPeople();
  const wanted = new URLSearchParams(location.search).get("as");
  const before = sessionStorage.getItem(NAME);
  const person = people.find(({ id }) => id === wanted) ?? people.find((each) => called(each) === before);
  if (person) enter(person);
  else askWho(enter);
}

function enter(person) {
  sessionStorage.setItem(NAME, called(person));
  const address = addressFor(person) + location.hash;
  if (location.href !== address) history.replaceState(null, "", address);
  const line = new Line(person.id);
  const room = new Room(line);
  const app = part("app");
  const showMenu = (open) => {
    app.classList.toggle("menu-open", open);
    part("menu").setAttribute("aria-expanded", String(open));
  };
  const go = (id) => {
    showMenu(false);
    if (id && id !== room.channel) location.hash = id;
  };

  sidebar({ rail: part("rail"), list: part("places"), title: part("server-name"), room, go });
  const timeline = new Timeline(part("timeline"), part("jump"), room);
  const composer = new Composer(part("composer"), room);

  const openWanted = () => {
    const wanted = room.placeOf(location.hash.slice(1)) ?? room.places()[0];
    if (wanted) room.open(wanted.id).then(() => timeline.toEnd());
  };
  const paintHead = () => {
    const place = room.placeOf(room.channel);
    fill(part("heading"), ...heading(place, room));
    fill(part("me"), avatar(room.me, "small"), called(room.me));
    part("me").title = "Switch person";
    const direct = unreadDirect(room);
    document.title = `${direct ? `(${direct}) ` : ""}${place ? place.name : "Cardroom"} · ${called(room.me)}`;
    part("menu").classList.toggle("unread", direct > 0);
  };

  line.addEventListener("hello", () => {
    part("lost").hidden = true;
    app.hidden = false;
    openWanted();
  });
  line.addEventListener("lost", () => { part("lost").hidden = false; });
  line.addEventListener("unknown", () => location.reload());
  room.addEventListener("world", () => {
    if (room.channel && !room.placeOf(room.channel)) openWanted();
    paintHead();
  });
  room.addEventListener("opened", () => {
    paintHead();
    if (matchMedia("(hover: hover)").matches) composer.focus();
  });
  room.addEventListener("unread", paintHead);
  room.addEventListener("jump", async ({ detail: { channel, message } }) => {
    if (!room.placeOf(channel)) return;
    if (channel !== room.channel) {
      history.pushState(null, "", `#${channel}`);
      await room.open(channel);
    }
    if (message) timeline.show(message);
  });
  room.addEventListener("modal", ({ detail }) => showForm(detail, room));

  addEventListener("hashchange", openWanted);
  part("menu").onclick = () => showMenu(!app.classList.contains("menu-open"));
  part("scrim").onclick = () => showMenu(false);
  part("me").onclick = () => askWho((other) => location.assign(addressFor(other)), {
    me: room.me, takeDirects: (open) => room.takeDirects(open),
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") showMenu(false);
    const typing = event.target.closest("input, textarea, select, dialog, button, a, [tabindex]");
    if (!typing && !document.querySelector("dialog") && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      composer.focus();
    }
  });
}

begin();
