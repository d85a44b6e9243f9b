/** The page's state and actions: the channels, people and messages that the window's person sees, and unanswered presses. */

import { displayName } from "./avatars.js";
import { Refused } from "./connection.js";

const EPHEMERAL = 64;
const LOADING = 128;

/** Whether only the reader sees a message. */
export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether the bot is still thinking about a message. */
export const isLoading = (message) => Boolean(message.flags & LOADING);

/**
 * The state behind the page. A place is a channel, a thread or a direct message chat.
 *
 * Dispatches `world` (servers, channels, people or commands changed), `opened` (another place was opened), `messages`
 * (the open place's messages changed), `unread`, `modal` (detail: the form to show), `command` (detail: the name of the
 * command to start) and `jump` (detail: the place to open, and a message in it).
 */
export class Client extends EventTarget {
  world = null;
  channel = null;
  unread = new Map();
  #connection;
  #messages = new Map();
  #notes = new Map();
  #failures = new Map();
  #pending = new Set();
  #number = 0;

  constructor(connection) {
    super();
    this.#connection = connection;
    connection.addEventListener("world", ({ detail }) => this.#setWorld(detail));
    connection.addEventListener("message", ({ detail }) => this.#onMessage(detail));
    this.names = {
      person: (id) => displayName(this.findUser(id) ?? { username: "unknown" }),
      role: (id) => this.world.guilds.flatMap(({ roles }) => roles).find((role) => role.id === id)?.name ?? "unknown",
      channel: (id) => this.findPlace(id)?.name ?? "unknown",
      run: (name) => this.#emit("command", name),
      jump: (channel, message) => this.#emit("jump", { channel, message }),
    };
  }

  /** The person of this window. */
  get me() { return this.world.me; }

  /** The bot, or null while it is not connected. */
  get bot() { return this.world.bot; }

  /** A person or the bot by id. */
  findUser(id) {
    return [this.world.bot, ...this.world.people].find((user) => user?.id === id);
  }

  /** All places: `{id, name, kind: channel|thread|dm, guild, parent, user}`. */
  places() {
    const found = [];
    for (const guild of this.world.guilds) {
      for (const channel of guild.channels) {
        found.push({ ...channel, kind: "channel", guild });
        for (const thread of channel.threads) found.push({ ...thread, kind: "thread", guild, parent: channel });
      }
    }
    for (const dm of this.world.dms) found.push({ ...dm, kind: "dm", name: displayName(dm.user), guild: null });
    return found;
  }

  /** A place by its id. */
  findPlace(id) {
    return this.places().find((place) => place.id === id);
  }

  /** The commands of the open place. */
  commands() {
    const place = this.findPlace(this.channel);
    return (place?.guild ?? place)?.commands ?? [];
  }

  /** The messages of the open place, oldest first, and then the page's own notes on commands. */
  timeline() {
    const messages = [...(this.#messages.get(this.channel)?.values() ?? [])];
    return [...messages.sort(byId), ...(this.#notes.get(this.channel) ?? [])];
  }

  /** Open a place and load its messages. */
  async open(id) {
    this.channel = id;
    this.unread.delete(id);
    this.#emit("opened");
    this.#emit("unread");
    const { messages } = await this.#connection.request("open", { channel: id });
    this.#messages.set(id, new Map(messages.map((message) => [message.id, message])));
    this.#emit("messages");
  }

  /** Send a message to the open place. */
  say(content) {
    return this.#connection.request("say", { channel: this.channel, content });
  }

  /** Use a slash command in the open place; `options` are values by option name. */
  async slash(name, options) {
    const channel = this.channel;
    const note = this.#addNote(channel, { command: name, state: "sending" });
    try {
      const { state, modal } = await this.#connection.request("slash", { channel, name, options });
      if (state === "failed") this.#updateNote(channel, note, { state: "failed", text: "The application did not respond" });
      else this.#removeNote(channel, note);
      if (modal) this.#emit("modal", modal);
    } catch (error) {
      this.#updateNote(channel, note, { state: "failed", text: reason(error) });
    }
  }

  /** The bot's autocomplete choices for an option. */
  async complete(name, focused, value, options) {
    const { choices } = await this.#connection.request("complete", { channel: this.channel, name, focused, value, options });
    return choices;
  }

  /** Press a button. */
  press(message, component) {
    return this.#interact("click", message, component, {});
  }

  /** Choose values in a select. */
  choose(message, component, values) {
    return this.#interact("choose", message, component, { values });
  }

  /** Submit a form. Returns whether the bot accepted it. */
  async submit(modal, values) {
    const { state, modal: next } = await this.#connection.request("submit", { modal: modal.interaction_id, values });
    if (next) this.#emit("modal", next);
    return state !== "failed";
  }

  /** Whether a press on a component is still unanswered. */
  isPending(message, component) {
    return this.#pending.has(keyOf(message, component));
  }

  /** The unanswered components of a message, and its error; the message is drawn from these and its own data. */
  status(message) {
    const waiting = [...this.#pending].filter((key) => key.startsWith(`${message.id} `));
    return { waiting, failure: this.#failures.get(message.id) ?? "" };
  }

  /** Dismiss a message that only this window's person sees. */
  dismiss(message) {
    if (message.local) this.#removeNote(this.channel, message);
    else this.#connection.request("dismiss", { channel: message.channel_id, message: message.id });
  }

  /** Create a thread of a channel, or another channel in its server, and open it. */
  async createChannel(channel, name, thread) {
    const created = await this.#connection.request("create_channel", { channel, name, thread });
    this.names.jump(created.channel);
  }

  /** Accept direct messages from the bot, or refuse them. */
  setDmsOpen(open) {
    return this.#connection.request("set_dms", { open });
  }

  /** Set the language of the person's client. */
  setLocale(locale) {
    return this.#connection.request("set_locale", { locale });
  }

  async #interact(what, message, component, values) {
    const key = keyOf(message, component);
    if (this.#pending.has(key)) return;
    this.#pending.add(key);
    this.#failures.delete(message.id);
    this.#emit("messages");
    try {
      const place = { channel: message.channel_id, message: message.id, custom_id: component.custom_id };
      const { state, modal } = await this.#connection.request(what, { ...place, ...values });
      if (state === "failed") this.#failures.set(message.id, "This interaction failed");
      if (modal) this.#emit("modal", modal);
    } catch (error) {
      this.#failures.set(message.id, reason(error));
    } finally {
      this.#pending.delete(key);
      this.#emit("messages");
    }
  }

  #setWorld(world) {
    this.world = world;
    this.#emit("world");
  }

  #onMessage({ what, message }) {
    const channel = message.channel_id;
    const messages = this.#messages.get(channel);
    if (what === "delete") messages?.delete(message.id);
    else if (what === "create" || messages?.has(message.id)) messages?.set(message.id, message);
    if (what === "create" && channel !== this.channel && message.author.id !== this.me.id) {
      this.unread.set(channel, (this.unread.get(channel) ?? 0) + 1);
      this.#emit("unread");
    }
    if (channel === this.channel) this.#emit("messages");
  }

  #addNote(channel, values) {
    const note = { local: true, id: `note-${++this.#number}`, author: this.me, at: Date.now(), ...values };
    this.#notes.set(channel, [...(this.#notes.get(channel) ?? []), note]);
    this.#emit("messages");
    return note;
  }

  #updateNote(channel, note, values) {
    Object.assign(note, values);
    this.#emit("messages");
  }

  #removeNote(channel, note) {
    this.#notes.set(channel, (this.#notes.get(channel) ?? []).filter(({ id }) => id !== note.id));
    this.#emit("messages");
  }

  #emit(name, detail = null) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function keyOf(message, component) {
  return `${message.id} ${component.custom_id}`;
}

function byId(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
}

function reason(error) {
  if (error instanceof Refused) return error.message;
  throw error;
}
