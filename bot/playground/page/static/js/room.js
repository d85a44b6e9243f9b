/** What this window knows and does: the world as its person sees it, the open channel, and every press on its way. */

import { called } from "./avatars.js";
import { Refused } from "./socket.js";

const EPHEMERAL = 64;
const LOADING = 128;

/** Whether only the reader sees a message. */
export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether the bot still thinks about a message. */
export const isLoading = (message) => Boolean(message.flags & LOADING);

/**
 * The state behind the page. Dispatches `world` (servers, channels, people or commands changed), `opened` (another
 * channel), `messages` (the open channel changed), `unread`, `modal` (detail: a form to show), `command` (detail: a name to start), `jump` (detail: a
 * channel to open, and a message there).
 */
export class Room extends EventTarget {
  world = null;
  channel = null;
  unread = new Map();
  #line;
  #messages = new Map();
  #notes = new Map();
  #failures = new Map();
  #pending = new Set();
  #number = 0;

  constructor(line) {
    super();
    this.#line = line;
    line.addEventListener("world", ({ detail }) => this.#learn(detail));
    line.addEventListener("message", ({ detail }) => this.#hear(detail));
    this.names = {
      person: (id) => called(this.userOf(id) ?? { username: "unknown" }),
      channel: (id) => this.placeOf(id)?.name ?? "unknown",
      run: (name) => this.#tell("command", name),
      jump: (channel, message) => this.#tell("jump", { channel, message }),
    };
  }

  /** The person of this window. */
  get me() { return this.world.me; }

  /** The bot, or null while it is not connected. */
  get bot() { return this.world.bot; }

  /** A person or the bot by id. */
  userOf(id) {
    return [this.world.bot, ...this.world.people].find((user) => user?.id === id);
  }

  /** Every place where messages stand: `{id, name, kind: channel|thread|dm, guild, parent, user}`. */
  places() {
    const found = [];
    for (const guild of this.world.guilds) {
      for (const channel of guild.channels) {
        found.push({ ...channel, kind: "channel", guild });
        for (const thread of channel.threads) found.push({ ...thread, kind: "thread", guild, parent: channel });
      }
    }
    for (const dm of this.world.dms) found.push({ ...dm, kind: "dm", name: called(dm.user), guild: null });
    return found;
  }

  /** One place by its id. */
  placeOf(id) {
    return this.places().find((place) => place.id === id);
  }

  /** The commands offered in the open channel. */
  commands() {
    const place = this.placeOf(this.channel);
    return (place?.guild ?? place)?.commands ?? [];
  }

  /** Messages of the open channel, oldest first, with what the page itself notes among them. */
  timeline() {
    const held = [...(this.#messages.get(this.channel)?.values() ?? [])];
    return [...held.sort(byId), ...(this.#notes.get(this.channel) ?? [])];
  }

  /** Open a channel and read its messages. */
  async open(id) {
    this.channel = id;
    this.unread.delete(id);
    this.#tell("opened");
    this.#tell("unread");
    const { messages } = await this.#line.ask("open", { channel: id });
    this.#messages.set(id, new Map(messages.map((message) => [message.id, message])));
    this.#tell("messages");
  }

  /** Say something in the open channel. */
  say(content) {
    return this.#line.ask("say", { channel: this.channel, content });
  }

  /** Use a slash command in the open channel. Options go by their full values. */
  async slash(name, options) {
    const channel = this.channel;
    const note = this.#note(channel, { command: name, state: "sending" });
    try {
      const { state, modal } = await this.#line.ask("slash", { channel, name, options });
      if (state === "failed") this.#renote(channel, note, { state: "failed", text: "The application did not respond" });
      else this.#drop(channel, note);
      if (modal) this.#tell("modal", modal);
    } catch (error) {
      this.#renote(channel, note, { state: "failed", text: reason(error) });
    }
  }

  /** The choices that the bot offers for an option that is being filled. */
  async complete(name, focused, value, options) {
    const { choices } = await this.#line.ask("complete", { channel: this.channel, name, focused, value, options });
    return choices;
  }

  /** Press a button. */
  press(message, component) {
    return this.#use("click", message, component, {});
  }

  /** Settle a select. */
  choose(message, component, values) {
    return this.#use("choose", message, component, { values });
  }

  /** Hand in a form. Gives whether it was taken. */
  async submit(modal, values) {
    const { state, modal: next } = await this.#line.ask("submit", { modal: modal.interaction_id, values });
    if (next) this.#tell("modal", next);
    return state !== "failed";
  }

  /** Whether a press on a component is still unanswered. */
  isPending(message, component) {
    return this.#pending.has(keyOf(message, component));
  }

  /** Which components of a message are unanswered, and what went wrong with it: all that its look depends on besides itself. */
  condition(message) {
    const waiting = [...this.#pending].filter((key) => key.startsWith(`${message.id} `));
    return { waiting, failure: this.#failures.get(message.id) ?? "" };
  }

  /** Put away a message that only this window's person sees. */
  dismiss(message) {
    if (message.local) this.#drop(this.channel, message);
    else this.#line.ask("dismiss", { channel: message.channel_id, message: message.id });
  }

  /** Make a channel beside another, or a thread in it, and open it. */
  async found(channel, name, thread) {
    const made = await this.#line.ask("create_channel", { channel, name, thread });
    this.names.jump(made.channel);
  }

  /** Take direct messages from the bot, or no longer. */
  takeDirects(open) {
    return this.#line.ask("set_dms", { open });
  }

  async #use(what, message, component, values) {
    const key = keyOf(message, component);
    if (this.#pending.has(key)) return;
    this.#pending.add(key);
    this.#failures.delete(message.id);
    this.#tell("messages");
    try {
      const place = { channel: message.channel_id, message: message.id, custom_id: component.custom_id };
      const { state, modal } = await this.#line.ask(what, { ...place, ...values });
      if (state === "failed") this.#failures.set(message.id, "This interaction failed");
      if (modal) this.#tell("modal", modal);
    } catch (error) {
      this.#failures.set(message.id, reason(error));
    } finally {
      this.#pending.delete(key);
      this.#tell("messages");
    }
  }

  #learn(world) {
    this.world = world;
    this.#tell("world");
  }

  #hear({ what, message }) {
    const channel = message.channel_id;
    const held = this.#messages.get(channel);
    if (what === "delete") held?.delete(message.id);
    else if (what === "create" || held?.has(message.id)) held?.set(message.id, message);
    if (what === "create" && channel !== this.channel && message.author.id !== this.me.id) {
      this.unread.set(channel, (this.unread.get(channel) ?? 0) + 1);
      this.#tell("unread");
    }
    if (channel === this.channel) this.#tell("messages");
  }

  #note(channel, values) {
    const note = { local: true, id: `note-${++this.#number}`, author: this.me, at: Date.now(), ...values };
    this.#notes.set(channel, [...(this.#notes.get(channel) ?? []), note]);
    this.#tell("messages");
    return note;
  }

  #renote(channel, note, values) {
    Object.assign(note, values);
    this.#tell("messages");
  }

  #drop(channel, note) {
    this.#notes.set(channel, (this.#notes.get(channel) ?? []).filter(({ id }) => id !== note.id));
    this.#tell("messages");
  }

  #tell(name, detail = null) {
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
