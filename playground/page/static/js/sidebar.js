/** Servers, channels, threads and direct messages, with unread marks. */

import { avatar, displayName, initials } from "./avatars.js";
import { el, fill, icon } from "./elements.js";
import { openNewChannelDialog } from "./new_channel.js";
import { mark } from "./times.js";

/** Keep the rail of servers and the list of channels up to date with `client`. `go(id)` opens a place. */
export function sidebar({ rail, list, title, client, go }) {
  let shown = null;
  const last = new Map();

  const draw = () => {
    if (!client.world) return;
    const place = client.findPlace(client.channel);
    if (place?.guild) last.set(place.guild.id, place.id);
    shown = place?.guild ?? client.world.guilds.find(({ id }) => id === shown?.id) ?? client.world.guilds[0];
    drawRail(place);
    drawList();
  };

  function drawRail(place) {
    const home = railButton({
      label: "Direct messages", current: place?.kind === "dm", unread: unreadIn(client.world.dms), sign: icon("chats"), loud: true,
      press: () => go(client.world.dms[0]?.id),
    });
    home.disabled = !client.world.dms.length;
    fill(rail, home, el("hr"), client.world.guilds.map((guild) => railButton({
      label: guild.name, current: place?.guild?.id === guild.id, sign: el("span", {}, initials(guild.name)),
      unread: unreadIn(guild.channels.flatMap((channel) => [channel, ...channel.threads])),
      press: () => go(last.get(guild.id) ?? guild.channels[0]?.id),
    })));
  }

  function drawList() {
    title.textContent = shown?.name ?? "Cardroom";
    fill(list,
      group("Events", (shown?.events ?? []).map(event)),
      group("Text channels", (shown?.channels ?? []).flatMap((channel) => [
        row({ ...channel, sign: icon("hash") }),
        ...channel.threads.map((thread) => row({ ...thread, sign: icon("thread"), thread: true })),
      ]), newChannel()),
      group("Direct messages", client.world.dms.map((dm) =>
        row({ ...dm, name: displayName(dm.user), sign: avatar(dm.user, "small"), loud: true }))));
  }

  function group(name, rows, more = null) {
    if (!rows.length) return null;
    return el("section.group", { "aria-label": name }, el("header", {}, el("h2", {}, name), more), el("ul", {}, rows));
  }

  function event({ name, description, status, scheduled_start_time: starts, entity_metadata: { location } }) {
    const when = status === 2 ? "Now" : mark(new Date(starts), "f");
    return el("li.event", { title: description }, el("strong", {}, name), el("span", {}, `${when} · ${location}`));
  }

  function newChannel() {
    const press = () => openNewChannelDialog(shown.channels[0], false, client);
    return el("button.add", { type: "button", "aria-label": "New channel", title: "New channel", onclick: press }, icon("plus"));
  }

  function row({ id, name, sign, thread = false, loud = false }) {
    const count = client.unread.get(id) ?? 0;
    const current = id === client.channel;
    const label = count ? `${name}, ${count} unread` : name;
    const button = el("button.place", { type: "button", "aria-current": current ? "page" : null, "aria-label": label, "data-place": id },
      sign, el("span.place-name", {}, name), count ? el(loud ? "span.badge" : "span.unread-dot", {}, loud ? String(count) : "") : null);
    button.classList.toggle("unread", count > 0);
    button.addEventListener("click", () => go(id));
    return el(thread ? "li.in-thread" : "li", {}, button);
  }

  function unreadIn(places) {
    return places.reduce((sum, { id }) => sum + (client.unread.get(id) ?? 0), 0);
  }

  client.addEventListener("world", draw);
  client.addEventListener("opened", draw);
  client.addEventListener("unread", draw);
}

function railButton({ label, current, unread, sign, press, loud = false }) {
  const button = el("button.rail-button", {
    type: "button", title: label, "aria-label": unread ? `${label}, ${unread} unread` : label, "aria-current": current ? "true" : null,
  }, sign, unread && loud ? el("span.badge", {}, String(unread)) : null);
  button.classList.toggle("unread", unread > 0);
  button.addEventListener("click", press);
  return button;
}

/** The number of unread direct messages. */
export function unreadDms(client) {
  return (client.world?.dms ?? []).reduce((sum, { id }) => sum + (client.unread.get(id) ?? 0), 0);
}
