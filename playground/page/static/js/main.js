/** Starts the page: finds out who the window is for, connects, and sets up the parts of the page. */

import { avatar, displayName } from "./avatars.js";
import { Composer } from "./composer.js";
import { fill } from "./elements.js";
import { showForm } from "./form.js";
import { addressFor, choosePerson, listPeople } from "./people.js";
import { Client } from "./client.js";
import { sidebar, unreadDms } from "./sidebar.js";
import { Connection } from "./connection.js";
import { heading, Timeline } from "./timeline.js";

const byId = (id) => document.getElementById(id);
const NAME_KEY = "cardroom person";

/** Find the window's person by the address, or by name if the playground was restarted; otherwise ask. */
async function start() {
  const people = await listPeople();
  const id = new URLSearchParams(location.search).get("as");
  const lastName = sessionStorage.getItem(NAME_KEY);
  const person = people.find((each) => each.id === id) ?? people.find((each) => displayName(each) === lastName);
  if (person) enter(person);
  else choosePerson(enter);
}

function enter(person) {
  sessionStorage.setItem(NAME_KEY, displayName(person));
  const address = addressFor(person) + location.hash;
  if (location.href !== address) history.replaceState(null, "", address);
  const connection = new Connection(person.id);
  const client = new Client(connection);
  const app = byId("app");
  const showMenu = (open) => {
    app.classList.toggle("menu-open", open);
    byId("menu").setAttribute("aria-expanded", String(open));
  };
  const go = (id) => {
    showMenu(false);
    if (id && id !== client.channel) location.hash = id;
  };

  sidebar({ rail: byId("rail"), list: byId("places"), title: byId("server-name"), client, go });
  const timeline = new Timeline(byId("timeline"), byId("jump"), client);
  const composer = new Composer(byId("composer"), client);

  const openFromAddress = () => {
    const place = client.findPlace(location.hash.slice(1)) ?? client.places()[0];
    if (place) client.open(place.id).then(() => timeline.toEnd());
  };
  const drawHeader = () => {
    const place = client.findPlace(client.channel);
    fill(byId("heading"), ...heading(place, client));
    fill(byId("me"), avatar(client.me, "small"), displayName(client.me));
    byId("me").title = "Switch person";
    const unread = unreadDms(client);
    document.title = `${unread ? `(${unread}) ` : ""}${place ? place.name : "Cardroom"} · ${displayName(client.me)}`;
    byId("menu").classList.toggle("unread", unread > 0);
  };

  connection.addEventListener("hello", () => {
    byId("lost").hidden = true;
    app.hidden = false;
    openFromAddress();
  });
  connection.addEventListener("lost", () => { byId("lost").hidden = false; });
  connection.addEventListener("unknown", () => location.reload());
  client.addEventListener("world", () => {
    if (client.channel && !client.findPlace(client.channel)) openFromAddress();
    drawHeader();
  });
  client.addEventListener("opened", () => {
    drawHeader();
    if (matchMedia("(hover: hover)").matches) composer.focus();
  });
  client.addEventListener("unread", drawHeader);
  client.addEventListener("jump", async ({ detail: { channel, message } }) => {
    if (!client.findPlace(channel)) return;
    if (channel !== client.channel) {
      history.pushState(null, "", `#${channel}`);
      await client.open(channel);
    }
    if (message) timeline.show(message);
  });
  client.addEventListener("modal", ({ detail }) => showForm(detail, client));

  addEventListener("hashchange", openFromAddress);
  byId("menu").onclick = () => showMenu(!app.classList.contains("menu-open"));
  byId("scrim").onclick = () => showMenu(false);
  byId("me").onclick = () => choosePerson((other) => location.assign(addressFor(other)), {
    me: client.me, setDmsOpen: (open) => client.setDmsOpen(open), setLocale: (locale) => client.setLocale(locale),
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") showMenu(false);
    const typing = event.target.closest("input, textarea, select, dialog, button, a, [tabindex]");
    if (!typing && !document.querySelector("dialog") && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      composer.focus();
    }
  });
}

start();
