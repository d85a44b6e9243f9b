/** The composer below the messages: for text and slash commands. */

import { CommandForm } from "./command_form.js";
import { flatten, parse, search } from "./commands.js";
import { el, fill, icon } from "./elements.js";
import { Suggestions } from "./suggestions.js";

const MAX_HEIGHT = 200;
const MAX_LENGTH = 2000;

/** Builds the composer in `root` and keeps it up to date with `client`. */
export class Composer {
  #client;
  #suggestions;
  #box = el("div.composer-box");
  #input;
  #form = null;
  #error = el("p.failed", { role: "alert", hidden: true });
  #drafts = new Map();
  #channel = null;

  constructor(root, client) {
    this.#client = client;
    const popup = el("div.suggestions", { hidden: true });
    this.#suggestions = new Suggestions(popup);
    this.#input = this.#makeInput();
    fill(root, popup, this.#error, this.#box);
    this.#showText("");
    client.addEventListener("opened", () => this.#onOpened());
    client.addEventListener("world", () => this.#updateLabel());
    client.addEventListener("command", ({ detail }) => this.start(detail));
  }

  /** Start a command by name; an empty name lists all commands. */
  start(name) {
    this.#showText(`/${name}`);
    this.#input.focus();
    this.#onInput(true);
  }

  /** Focus the composer. */
  focus() {
    (this.#form ?? this.#input).focus();
  }

  #commands() {
    return flatten(this.#client.commands());
  }

  #makeInput() {
    const input = el("textarea.words", {
      rows: 1, maxlength: MAX_LENGTH, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "suggestion-rows", enterkeyhint: "send", autocomplete: "off",
    });
    input.addEventListener("input", () => this.#onInput(false));
    input.addEventListener("focus", () => input.value.startsWith("/") && this.#onInput(false));
    input.addEventListener("blur", () => this.#suggestions.hide());
    input.addEventListener("keydown", (event) => this.#key(event));
    return input;
  }

  #key(event) {
    if (event.isComposing) return;
    const enter = event.key === "Enter" && !event.shiftKey;
    if (!(enter && this.#isComplete()) && this.#suggestions.key(event)) return;
    if (enter) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape") this.#suggestions.hide();
  }

  /** Whether the text is a complete command, one without options. */
  #isComplete() {
    const line = this.#input.value.trim();
    return this.#commands().some(({ name, options }) => line === `/${name}` && !options.length);
  }

  /** React to the text: a slash lists the commands, a complete command opens its form. */
  #onInput(complete) {
    const line = this.#input.value;
    this.#resize();
    this.#error.hidden = true;
    if (!line.startsWith("/") || line.includes("\n")) {
      this.#suggestions.hide();
      return;
    }
    const commands = this.#commands();
    const found = parse(commands, line);
    if (found && (complete || line.length > found.command.name.length + 1)) {
      this.#startCommand(found.command, found.values);
      return;
    }
    const rows = search(commands, line.slice(1)).map((command) => ({
      label: `/${command.name}`, detail: command.description,
      aside: command.options.map(({ name, required }) => (required ? name : `${name}?`)).join(" "),
      pick: () => this.#startCommand(command, {}),
    }));
    const empty = commands.length ? "No matching command." : "The bot is not connected, so there are no commands.";
    this.#suggestions.show(this.#input, { title: this.#client.bot ? "Commands" : "", rows, empty });
  }

  async #send() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const line = this.#input.value.trim();
    if (!line) return;
    const found = line.startsWith("/") ? parse(this.#commands(), line) : null;
    if (found) {
      this.#startCommand(found.command, found.values).submit();
      return;
    }
    this.#showText("");
    this.#input.focus();
    try {
      await this.#client.say(line);
    } catch (error) {
      this.#showText(line);
      this.#showError(error.message);
    }
  }

  #startCommand(command, values) {
    const form = new CommandForm(command, {
      suggestions: this.#suggestions, client: this.#client, values,
      send: (options) => {
        this.#showText("");
        this.#input.focus();
        this.#client.slash(command.name, options);
      },
      cancel: (text) => {
        this.#showText(text);
        this.#input.focus();
        if (text) this.#onInput(false);
        else this.#suggestions.hide();
      },
    });
    this.#form = form;
    this.#layOut(form.root);
    form.focus();
    return form;
  }

  #showText(text) {
    this.#form = null;
    this.#input.value = text;
    this.#suggestions.hide();
    this.#error.hidden = true;
    this.#layOut(this.#input);
    this.#resize();
  }

  #layOut(middle) {
    const slash = el("button.composer-button", { type: "button", "aria-label": "Commands", title: "Commands" }, icon("slash"));
    slash.addEventListener("click", () => this.start(""));
    const send = el("button.composer-button.send", { type: "button", "aria-label": "Send", title: "Send" }, icon("send"));
    send.addEventListener("pointerdown", (event) => event.preventDefault());
    send.addEventListener("click", () => this.#send());
    fill(this.#box, slash, middle, send);
  }

  #resize() {
    this.#input.style.height = "auto";
    this.#input.style.height = `${Math.min(this.#input.scrollHeight, MAX_HEIGHT)}px`;
  }

  #onOpened() {
    if (this.#channel === this.#client.channel) return;
    if (this.#channel) this.#drafts.set(this.#channel, this.#form ? "" : this.#input.value);
    this.#channel = this.#client.channel;
    this.#showText(this.#drafts.get(this.#channel) ?? "");
    this.#updateLabel();
  }

  #updateLabel() {
    const place = this.#client.findPlace(this.#client.channel);
    if (!place) return;
    const label = `Message ${place.kind === "dm" ? "@" : place.kind === "channel" ? "#" : ""}${place.name}`;
    this.#input.placeholder = label;
    this.#input.setAttribute("aria-label", label);
  }

  #showError(text) {
    this.#error.hidden = false;
    fill(this.#error, icon("warning"), text);
  }
}
