/** Forms that the bot shows over the page (modals): texts to write, selects to choose from. */

import { openDialog } from "./dialog.js";
import { dots, el, icon } from "./elements.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

/** Show a form; it closes once the bot has taken it. */
export function showForm(modal, room) {
  const fields = [];
  const body = el("div.form-body", {}, modal.components.map((component) => part(component, fields, room)));
  const fault = el("p.failed", { role: "alert", hidden: true }, icon("warning"), el("span"));
  const submit = el("button.button.primary", { type: "submit" }, el("span.button-label", {}, "Submit"), dots());
  const cancel = el("button.button.plain", { type: "button" }, "Cancel");
  const form = el("form", { method: "dialog", novalidate: true }, body, fault, el("footer", {}, cancel, submit));
  const dialog = openDialog({ label: modal.title, name: "modal", content: [el("h2", {}, modal.title), form] });
  cancel.addEventListener("click", () => dialog.close());
  dialog.querySelector("input, textarea, .select-button")?.focus();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    busy(true);
    fault.hidden = true;
    try {
      const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
      if (await room.submit(modal, values)) dialog.close();
      else complain("Something went wrong. Try again.");
    } catch (error) {
      complain(error.message);
    } finally {
      busy(false);
    }
  });

  function busy(is) {
    submit.disabled = is;
    submit.classList.toggle("pending", is);
  }

  function complain(words) {
    fault.hidden = false;
    fault.lastElementChild.textContent = words;
  }
}

function part(component, fields, room) {
  if (component.type === 10) return markdown(component.content, room.names);
  if (component.type === 18) return labelled(component.component, component, fields);
  if (component.type === 1) return component.components.map((child) => labelled(child, { label: child.label }, fields));
  return el("p.unknown", {}, "This part of the form cannot be shown here.");
}

function labelled(component, { label, description }, fields) {
  const field = (FIELDS[component.type] ?? text)(component);
  fields.push(field);
  const required = component.required !== false;
  const complaint = el("p.complaint", { role: "alert", hidden: true });
  field.check = () => {
    const words = field.problem(required);
    complaint.hidden = !words;
    complaint.textContent = words;
    return !words;
  };
  return el(field.grouping ? "div.form-field" : "label.form-field", {},
    el("span.form-label", {}, label, required ? el("span.required", { "aria-hidden": "true" }, "*") : null),
    description ? el("span.form-description", {}, description) : null,
    field.root, complaint);
}

const FIELDS = {
  3: choice,
  21: (component) => ticks(component, "radio"),
  22: (component) => ticks(component, "checkbox"),
  23: (component) => ticks({ ...component, required: false, options: [{ label: "Yes", value: "yes", default: component.default }] }, "switch"),
};

function text(component) {
  const attributes = {
    placeholder: component.placeholder, maxlength: component.max_length ?? 4000, autocomplete: "off", "data-custom-id": component.custom_id,
  };
  const input = component.style === 2
    ? el("textarea", { ...attributes, rows: 4 })
    : el("input", { ...attributes, type: "text" });
  input.value = component.value ?? "";
  return {
    id: component.custom_id, root: input, grouping: false, value: () => input.value, focus: () => input.focus(),
    problem: (required) => {
      if (required && !input.value.trim()) return "This field is required.";
      const least = component.min_length ?? 0;
      return input.value && input.value.length < least ? `Write at least ${least} characters.` : "";
    },
  };
}

function choice(component) {
  const made = select(component, { live: true });
  return {
    id: component.custom_id, root: made.root, grouping: true, value: made.values,
    focus: () => made.root.querySelector("button").focus(),
    problem: (required) => {
      const count = made.values().length;
      if (required && !count) return "Make a selection.";
      const least = component.min_values ?? 1;
      return count && count < least ? `Choose at least ${least}.` : "";
    },
  };
}

/** Radio buttons (one value), check boxes (several) or a lone one (true or false). */
function ticks(component, kind) {
  const inputs = component.options.map((option) => {
    const input = el("input", { type: kind === "radio" ? "radio" : "checkbox", name: component.custom_id, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = component.options.map((option, index) => el("label.tick-row", {}, inputs[index],
    el("span.option-words", {}, el("span.option-label", {}, option.label),
      option.description ? el("span.option-description", {}, option.description) : null)));
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const values = { radio: () => picked()[0] ?? null, checkbox: picked, switch: () => picked().length > 0 };
  return {
    id: component.custom_id, root: el("div.ticks", { role: "group", "data-custom-id": component.custom_id }, rows), grouping: true,
    value: values[kind], focus: () => inputs[0].focus(),
    problem: (required) => {
      const count = picked().length;
      if (required && !count) return "Make a selection.";
      const most = kind === "checkbox" ? component.max_values ?? inputs.length : 1;
      if (count > most) return `Choose at most ${most}.`;
      const least = kind === "checkbox" ? component.min_values ?? 1 : 1;
      return count && count < least ? `Choose at least ${least}.` : "";
    },
  };
}
