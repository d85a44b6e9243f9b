/** The line at the foot of a channel: words to say, or a slash command. */

import { CommandForm } from "./command_form.js";
import { flatten, parse, search } from "./commands.js";
import { el, fill, icon } from "./elements.js";
import { Suggestions } from "./suggestions.js";

const TALLEST = 200;
const LONGEST = 2000;

/** Build the composer into `root` and keep it up with `room`. */
export class Composer {
  #room;
  #suggestions;
  #box = el("div.composer-box");
  #words;
  #form = null;
  #fault = el("p.failed", { role: "alert", hidden: true });
  #drafts = new Map();
  #channel = null;

  constructor(root, room) {
    this.#room = room;
    const popup = el("div.suggestions", { hidden: true });
    this.#suggestions = new Suggestions(popup);
    this.#words = this.#makeWords();
    fill(root, popup, this.#fault, this.#box);
    this.#plain("");
    room.addEventListener("opened", () => this.#change());
    room.addEventListener("world", () => this.#label());
    room.addEventListener("command", ({ detail }) => this.start(detail));
  }

  /** Begin a command by name; the empty name lists all of them. */
  start(name) {
    this.#plain(`/${name}`);
    this.#words.focus();
    this.#listen(true);
  }

  /** Put the cursor into it. */
  focus() {
    (this.#form ?? this.#words).focus();
  }

  #commands() {
    return flatten(this.#room.commands());
  }

  #makeWords() {
    const words = el("textarea.words", {
      rows: 1, maxlength: LONGEST, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "suggestion-rows", enterkeyhint: "send", autocomplete: "off",
    });
    words.addEventListener("input", () => this.#listen(false));
    words.addEventListener("focus", () => words.value.startsWith("/") && this.#listen(false));
    words.addEventListener("blur", () => this.#suggestions.hide());
    words.addEventListener("keydown", (event) => this.#key(event));
    return words;
  }

  #key(event) {
    if (event.isComposing) return;
    const enter = event.key === "Enter" && !event.shiftKey;
    if (!(enter && this.#isWhole()) && this.#suggestions.key(event)) return;
    if (enter) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape") this.#suggestions.hide();
  }

  /** Whether the line is a command that takes no options, so that there is nothing left to fill in. */
  #isWhole() {
    const line = this.#words.value.trim();
    return this.#commands().some(({ name, options }) => line === `/${name}` && !options.length);
  }

  /** Look at the typed words: a slash lists commands; a whole command opens its fields. */
  #listen(whole) {
    const line = this.#words.value;
    this.#size();
    this.#fault.hidden = true;
    if (!line.startsWith("/") || line.includes("\n")) {
      this.#suggestions.hide();
      return;
    }
    const commands = this.#commands();
    const found = parse(commands, line);
    if (found && (whole || line.length > found.command.name.length + 1)) {
      this.#command(found.command, found.values);
      return;
    }
    const rows = search(commands, line.slice(1)).map((command) => ({
      label: `/${command.name}`, detail: command.description,
      aside: command.options.map(({ name, required }) => (required ? name : `${name}?`)).join(" "),
      pick: () => this.#command(command, {}),
    }));
    const empty = commands.length ? "No command fits." : "The bot is not here: no commands.";
    this.#suggestions.show(this.#words, { title: this.#room.bot ? "Commands" : "", rows, empty });
  }

  async #send() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const line = this.#words.value.trim();
    if (!line) return;
    const found = line.startsWith("/") ? parse(this.#commands(), line) : null;
    if (found) {
      this.#command(found.command, found.values).submit();
      return;
    }
    this.#plain("");
    this.#words.focus();
    try {
      await this.#room.say(line);
    } catch (error) {
      this.#plain(line);
      this.#complain(error.message);
    }
  }

  #command(command, values) {
    const form = new CommandForm(command, {
      suggestions: this.#suggestions, room: this.#room, values,
      send: (options) => {
        this.#plain("");
        this.#words.focus();
        this.#room.slash(command.name, options);
      },
      cancel: (text) => {
        this.#plain(text);
        this.#words.focus();
        if (text) this.#listen(false);
        else this.#suggestions.hide();
      },
    });
    this.#form = form;
    this.#lay(form.root);
    form.focus();
    return form;
  }

  #plain(text) {
    this.#form = null;
    this.#words.value = text;
    this.#suggestions.hide();
    this.#fault.hidden = true;
    this.#lay(this.#words);
    this.#size();
  }

  #lay(middle) {
    const slash = el("button.composer-button", { type: "button", "aria-label": "Commands", title: "Commands" }, icon("slash"));
    slash.addEventListener("click", () => this.start(""));
    const send = el("button.composer-button.send", { type: "button", "aria-label": "Send", title: "Send" }, icon("send"));
    send.addEventListener("pointerdown", (event) => event.preventDefault());
    send.addEventListener("click", () => this.#send());
    fill(this.#box, slash, middle, send);
  }

  #size() {
    this.#words.style.height = "auto";
    this.#words.style.height = `${Math.min(this.#words.scrollHeight, TALLEST)}px`;
  }

  #change() {
    if (this.#channel === this.#room.channel) return;
    if (this.#channel) this.#drafts.set(this.#channel, this.#form ? "" : this.#words.value);
    this.#channel = this.#room.channel;
    this.#plain(this.#drafts.get(this.#channel) ?? "");
    this.#label();
  }

  #label() {
    const place = this.#room.placeOf(this.#room.channel);
    if (!place) return;
    const words = `Message ${place.kind === "dm" ? "@" : place.kind === "channel" ? "#" : ""}${place.name}`;
    this.#words.placeholder = words;
    this.#words.setAttribute("aria-label", words);
  }

  #complain(words) {
    this.#fault.hidden = false;
    fill(this.#fault, icon("warning"), words);
  }
}
