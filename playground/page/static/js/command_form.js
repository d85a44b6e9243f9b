/** The form for a command in the composer: its name, a field per option, and an input that adds optional ones. */

import { fixedChoices, readOption } from "./commands.js";
import { el } from "./elements.js";

const DEBOUNCE_MS = 120;
const ATTACHMENT = 11;
const COMBOBOX = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestion-rows" };

/** Fields for one command. `send(options)` gets the checked values; `cancel(text)` returns to plain text. */
export class CommandForm {
  root = el("div.command-form");
  #command;
  #suggestions;
  #client;
  #send;
  #cancel;
  #fields = [];
  #tail;
  #lastRequest = 0;
  #timer = 0;

  constructor(command, { suggestions, client, send, cancel, values = {} }) {
    this.#command = command;
    this.#suggestions = suggestions;
    this.#client = client;
    this.#send = send;
    this.#cancel = cancel;
    this.#tail = this.#makeTail();
    this.root.append(el("span.command-name", {}, `/${command.name}`), this.#tail);
    for (const option of command.options) {
      if (option.required || option.name in values) this.#add(option, values[option.name] ?? "");
    }
    this.#resetTail();
  }

  /** Focus the first empty field, or the last input. */
  focus() {
    const empty = this.#fields.find(({ input }) => !input.value.trim());
    (empty?.input ?? this.#tail).focus();
  }

  /** Send the command if all options are valid; otherwise focus the first invalid one. */
  submit() {
    const options = {};
    for (const field of this.#fields) {
      const { value, problem } = this.#read(field);
      field.root.classList.toggle("wrong", Boolean(problem));
      if (problem) {
        field.input.focus();
        this.#suggest(field, problem);
        return;
      }
      if (value !== undefined) options[field.option.name] = value;
    }
    this.#suggestions.hide();
    this.#send(options);
  }

  #read(field) {
    if (field.picked) return { value: field.picked.value };
    return readOption(field.option, field.input.value, this.#fixedChoices(field.option));
  }

  #fixedChoices(option) {
    return fixedChoices(option, { people: this.#client.world.people, channels: this.#client.places().filter(({ guild }) => guild) });
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
    fitWidth(input);
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("input", () => {
      field.picked = null;
      root.classList.remove("wrong");
      fitWidth(input);
      this.#suggest(field);
    });
    input.addEventListener("keydown", (event) => this.#onKey(event, field));
    input.addEventListener("blur", () => this.#onBlur(field));
    this.#fields.push(field);
    this.root.insertBefore(root, this.#tail);
    return field;
  }

  /** A field for a file, which is read as soon as it is chosen. */
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
      else if (event.key === "Backspace" && !input.value) this.#onBackspace(field);
    });
    this.#fields.push(field);
    this.root.insertBefore(root, this.#tail);
    return field;
  }

  #onKey(event, field) {
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
      this.#onBackspace(field);
    }
  }

  #onBackspace(field) {
    const index = this.#fields.indexOf(field);
    const previous = this.#fields[index - 1];
    if (!field.option.required) {
      this.#fields.splice(index, 1);
      field.root.remove();
      this.#resetTail();
    }
    if (previous) previous.input.focus();
    else if (field.option.required) this.#cancel(`/${this.#command.name}`);
    else this.#tail.focus();
  }

  #onBlur(field) {
    clearTimeout(this.#timer);
    this.#lastRequest++;
    field.root.classList.toggle("wrong", Boolean(field.input.value.trim() && this.#read(field).problem));
    this.#suggestions.hide();
  }

  /** Suggest values for a field: fixed choices, the bot's autocomplete, or only the option's description. */
  async #suggest(field, problem = "") {
    const { option, input } = field;
    const head = { title: option.name, hint: option.description, problem };
    const request = ++this.#lastRequest;
    clearTimeout(this.#timer);
    const typed = input.value.trim().toLowerCase();
    const fixed = this.#fixedChoices(option);
    if (fixed) {
      const matching = field.picked ? fixed : fixed.filter(({ name }) => name.toLowerCase().includes(typed));
      this.#suggestions.show(input, { ...head, rows: this.#rows(field, matching), empty: "No options match." });
      return;
    }
    if (!option.autocomplete) {
      this.#suggestions.show(input, head);
      return;
    }
    if (!this.#suggestions.open) this.#suggestions.show(input, { ...head, empty: "Loading options…" });
    await new Promise((resolve) => { this.#timer = setTimeout(resolve, typed ? DEBOUNCE_MS : 0); });
    if (request !== this.#lastRequest) return;
    const result = await this.#autocomplete(field).then(
      (choices) => ({ rows: this.#rows(field, choices), empty: "No options match your search." }),
      () => ({ empty: "Loading options failed." }),
    );
    if (request === this.#lastRequest && document.activeElement === input) this.#suggestions.show(input, { ...head, ...result });
  }

  #autocomplete(field) {
    const others = {};
    for (const each of this.#fields) {
      const { value } = each === field ? {} : this.#read(each);
      if (value !== undefined) others[each.option.name] = value;
    }
    return this.#client.complete(this.#command.name, field.option.name, field.input.value, others);
  }

  #rows(field, choices) {
    return choices.map((choice) => ({ label: choice.name, pick: () => this.#pick(field, choice) }));
  }

  #pick(field, choice) {
    field.picked = choice;
    field.input.value = choice.name;
    field.root.classList.remove("wrong");
    fitWidth(field.input);
    const next = this.#fields.find(({ option, input }) => option.required && !input.value.trim());
    (next?.input ?? this.#tail).focus();
  }

  #unusedOptions() {
    const used = new Set(this.#fields.map(({ option }) => option.name));
    return this.#command.options.filter(({ name }) => !used.has(name));
  }

  #makeTail() {
    const input = el("input.tail", {
      type: "text", ...COMBOBOX, autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "send",
      "aria-label": `Send /${this.#command.name}, or add an option`,
    });
    input.addEventListener("focus", () => this.#suggestOptions());
    input.addEventListener("input", () => this.#suggestOptions());
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

  #resetTail() {
    const count = this.#unusedOptions().length;
    this.#tail.placeholder = count ? `+${count} optional` : "";
    this.#tail.value = "";
  }

  #suggestOptions() {
    const typed = this.#tail.value.trim().toLowerCase();
    const rows = this.#unusedOptions().filter(({ name }) => name.startsWith(typed.replace(/:$/, ""))).map((option) => ({
      label: option.name, detail: option.description,
      pick: () => {
        const field = this.#add(option, "");
        this.#resetTail();
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

function fitWidth(input) {
  input.style.width = `${Math.max(2, [...input.value].length + 1)}ch`;
}
