/** A command being filled in: its name, one field an option, and a last place where optional options are added. */

import { fixedChoices, readOption } from "./commands.js";
import { el } from "./elements.js";

const PATIENCE = 120;
const ATTACHMENT = 11;
const COMBOBOX = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestion-rows" };

/** Fields for one command. `send(options)` gets the checked values; `cancel(text)` goes back to plain typing. */
export class CommandForm {
  root = el("div.command-form");
  #command;
  #suggestions;
  #room;
  #send;
  #cancel;
  #fields = [];
  #tail;
  #asked = 0;
  #timer = 0;

  constructor(command, { suggestions, room, send, cancel, values = {} }) {
    this.#command = command;
    this.#suggestions = suggestions;
    this.#room = room;
    this.#send = send;
    this.#cancel = cancel;
    this.#tail = this.#makeTail();
    this.root.append(el("span.command-name", {}, `/${command.name}`), this.#tail);
    for (const option of command.options) {
      if (option.required || option.name in values) this.#add(option, values[option.name] ?? "");
    }
    this.#paintTail();
  }

  /** Go to the first field that still needs something, else to the end. */
  focus() {
    const open = this.#fields.find(({ input }) => !input.value.trim());
    (open?.input ?? this.#tail).focus();
  }

  /** Send it if every option is right; otherwise go to the first that is not. */
  submit() {
    const options = {};
    for (const field of this.#fields) {
      const { value, problem } = this.#read(field);
      field.root.classList.toggle("wrong", Boolean(problem));
      if (problem) {
        field.input.focus();
        this.#offer(field, problem);
        return;
      }
      if (value !== undefined) options[field.option.name] = value;
    }
    this.#suggestions.hide();
    this.#send(options);
  }

  #read(field) {
    if (field.picked) return { value: field.picked.value };
    return readOption(field.option, field.input.value, this.#fixed(field.option));
  }

  #fixed(option) {
    return fixedChoices(option, { people: this.#room.world.people, channels: this.#room.places().filter(({ guild }) => guild) });
  }

  #add(option, text) {
    if (option.type === ATTACHMENT) return this.#addFile(option);
    const numeric = option.type === 4 || option.type === 10;
    const input = el("input", {
      type: "text", ...COMBOBOX, autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "send",
      inputmode: numeric ? "decimal" : null, "aria-label": `${option.name}${option.required ? ", required" : ""}`, "data-option": option.name,
    });
    input.value = text;
    const root = el("label.option", {}, el("span.option-name", {}, option.name), input);
    const field = { option, input, root, picked: null };
    grow(input);
    input.addEventListener("focus", () => this.#offer(field));
    input.addEventListener("input", () => {
      field.picked = null;
      root.classList.remove("wrong");
      grow(input);
      this.#offer(field);
    });
    input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    input.addEventListener("blur", () => this.#leave(field));
    this.#fields.push(field);
    this.root.insertBefore(root, this.#tail);
    return field;
  }

  /** A field for a file, which is read as soon as it was chosen. */
  #addFile(option) {
    const input = el("input", {
      type: "file", "aria-label": `${option.name}${option.required ? ", required" : ""}`, "data-option": option.name,
    });
    const root = el("label.option", {}, el("span.option-name", {}, option.name), input);
    const field = { option, input, root, picked: null };
    input.addEventListener("change", async () => {
      const [file] = input.files;
      field.picked = file ? { value: { filename: file.name, data: await base64(file) } } : null;
      this.#tail.focus();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#cancel("");
      else if (event.key === "Backspace" && !input.value) this.#back(field);
    });
    this.#fields.push(field);
    this.root.insertBefore(root, this.#tail);
    return field;
  }

  #fieldKey(event, field) {
    if (event.isComposing || this.#suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.#suggestions.open) this.#suggestions.hide();
      else this.#cancel("");
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#back(field);
    }
  }

  #back(field) {
    const index = this.#fields.indexOf(field);
    const previous = this.#fields[index - 1];
    if (!field.option.required) {
      this.#fields.splice(index, 1);
      field.root.remove();
      this.#paintTail();
    }
    if (previous) previous.input.focus();
    else if (field.option.required) this.#cancel(`/${this.#command.name}`);
    else this.#tail.focus();
  }

  #leave(field) {
    clearTimeout(this.#timer);
    this.#asked++;
    field.root.classList.toggle("wrong", Boolean(field.input.value.trim() && this.#read(field).problem));
    this.#suggestions.hide();
  }

  /** Offer what may stand in a field: fixed choices, the bot's, or only what the option is for. */
  async #offer(field, problem = "") {
    const { option, input } = field;
    const head = { title: option.name, hint: option.description, problem };
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    const typed = input.value.trim().toLowerCase();
    const fixed = this.#fixed(option);
    if (fixed) {
      const fitting = field.picked ? fixed : fixed.filter(({ name }) => name.toLowerCase().includes(typed));
      this.#suggestions.show(input, { ...head, rows: this.#rows(field, fitting), empty: "No options match." });
      return;
    }
    if (!option.autocomplete) {
      this.#suggestions.show(input, head);
      return;
    }
    if (!this.#suggestions.open) this.#suggestions.show(input, { ...head, empty: "Loading options…" });
    await new Promise((resolve) => { this.#timer = setTimeout(resolve, typed ? PATIENCE : 0); });
    if (asked !== this.#asked) return;
    const shown = await this.#ask(field).then(
      (choices) => ({ rows: this.#rows(field, choices), empty: "No options match your search." }),
      () => ({ empty: "Loading options failed." }),
    );
    if (asked === this.#asked && document.activeElement === input) this.#suggestions.show(input, { ...head, ...shown });
  }

  #ask(field) {
    const others = {};
    for (const each of this.#fields) {
      const { value } = each === field ? {} : this.#read(each);
      if (value !== undefined) others[each.option.name] = value;
    }
    return this.#room.complete(this.#command.name, field.option.name, field.input.value, others);
  }

  #rows(field, choices) {
    return choices.map((choice) => ({ label: choice.name, pick: () => this.#pick(field, choice) }));
  }

  #pick(field, choice) {
    field.picked = choice;
    field.input.value = choice.name;
    field.root.classList.remove("wrong");
    grow(field.input);
    const next = this.#fields.find(({ option, input }) => option.required && !input.value.trim());
    (next?.input ?? this.#tail).focus();
  }

  #left() {
    const held = new Set(this.#fields.map(({ option }) => option.name));
    return this.#command.options.filter(({ name }) => !held.has(name));
  }

  #makeTail() {
    const input = el("input.tail", {
      type: "text", ...COMBOBOX, autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "send",
      "aria-label": `Send /${this.#command.name}, or add an option`,
    });
    input.addEventListener("focus", () => this.#offerMore());
    input.addEventListener("input", () => this.#offerMore());
    input.addEventListener("blur", () => this.#suggestions.hide());
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || this.#suggestions.key(event)) return;
      if (event.key === "Enter") {
        event.preventDefault();
        this.submit();
      } else if (event.key === "Escape") this.#cancel("");
      else if (event.key === "Backspace" && !input.value) {
        event.preventDefault();
        const last = this.#fields.at(-1);
        if (last) last.input.focus();
        else this.#cancel(`/${this.#command.name}`);
      }
    });
    return input;
  }

  #paintTail() {
    const count = this.#left().length;
    this.#tail.placeholder = count ? `+${count} optional` : "";
    this.#tail.value = "";
  }

  #offerMore() {
    const typed = this.#tail.value.trim().toLowerCase();
    const rows = this.#left().filter(({ name }) => name.startsWith(typed.replace(/:$/, ""))).map((option) => ({
      label: option.name, detail: option.description,
      pick: () => {
        const field = this.#add(option, "");
        this.#paintTail();
        field.input.focus();
      },
    }));
    const title = rows.length ? "Options" : `/${this.#command.name}`;
    const hint = rows.length ? "or press Enter to send" : this.#command.description;
    this.#suggestions.show(this.#tail, { title, hint, rows, first: Boolean(typed) });
  }
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function grow(input) {
  input.style.width = `${Math.max(2, [...input.value].length + 1)}ch`;
}
