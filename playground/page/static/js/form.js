/** The bot's forms (modals). */

import { openDialog } from "./dialog.js";
import { dots, el, icon } from "./elements.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

/** Show a form until the bot has accepted it or the person cancels it. */
export function showForm(modal, client) {
  const fields = [];
  const body = el("div.form-body", {}, modal.components.map((component) => draw(component, fields, client)));
  const error = el("p.failed", { role: "alert", hidden: true }, icon("warning"), el("span"));
  const submit = el("button.button.primary", { type: "submit" }, el("span.button-label", {}, "Submit"), dots());
  const cancel = el("button.button.plain", { type: "button" }, "Cancel");
  const form = el("form", { method: "dialog", novalidate: true }, body, error, el("footer", {}, cancel, submit));
  const dialog = openDialog({ label: modal.title, name: "modal", content: [el("h2", {}, modal.title), form] });
  cancel.addEventListener("click", () => dialog.close());
  dialog.querySelector("input, textarea, .select-button")?.focus();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const invalid = fields.filter((field) => !field.check());
    if (invalid.length) {
      invalid[0].focus();
      return;
    }
    busy(true);
    error.hidden = true;
    try {
      const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
      if (await client.submit(modal, values)) dialog.close();
      else showError("Something went wrong. Try again.");
    } catch (refusal) {
      showError(refusal.message);
    } finally {
      busy(false);
    }
  });

  function busy(is) {
    submit.disabled = is;
    submit.classList.toggle("pending", is);
  }

  function showError(text) {
    error.hidden = false;
    error.lastElementChild.textContent = text;
  }
}

function draw(component, fields, client) {
  if (component.type === 10) return markdown(component.content, client.names);
  if (component.type === 18) return labelledField(component.component, component, fields);
  if (component.type === 1) return component.components.map((child) => labelledField(child, { label: child.label }, fields));
  return el("p.unknown", {}, "This part of the form cannot be shown here.");
}

function labelledField(component, { label, description }, fields) {
  const field = (FIELDS[component.type] ?? text)(component);
  fields.push(field);
  const required = component.required !== false;
  const problem = el("p.complaint", { role: "alert", hidden: true });
  field.check = () => {
    const text = field.problem(required);
    problem.hidden = !text;
    problem.textContent = text;
    return !text;
  };
  return el(field.grouping ? "div.form-field" : "label.form-field", {},
    el("span.form-label", {}, label, required ? el("span.required", { "aria-hidden": "true" }, "*") : null),
    description ? el("span.form-description", {}, description) : null,
    field.root, problem);
}

const FIELDS = {
  3: choice,
  21: (component) => options(component, "radio"),
  22: (component) => options(component, "checkbox"),
  23: (component) => options({ ...component, required: false, options: [{ label: "Yes", value: "yes", default: component.default }] }, "switch"),
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
      const minimum = component.min_length ?? 0;
      return input.value && input.value.length < minimum ? `Enter at least ${minimum} characters.` : "";
    },
  };
}

function choice(component) {
  const drawn = select(component, { live: true });
  return {
    id: component.custom_id, root: drawn.root, grouping: true, value: drawn.values,
    focus: () => drawn.root.querySelector("button").focus(),
    problem: (required) => {
      const count = drawn.values().length;
      if (required && !count) return "Make a selection.";
      const minimum = component.min_values ?? 1;
      return count && count < minimum ? `Choose at least ${minimum}.` : "";
    },
  };
}

/** Radio buttons (one value), check boxes (several) or a single check box (true or false). */
function options(component, kind) {
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
      const maximum = kind === "checkbox" ? component.max_values ?? inputs.length : 1;
      if (count > maximum) return `Choose at most ${maximum}.`;
      const minimum = kind === "checkbox" ? component.min_values ?? 1 : 1;
      return count && count < minimum ? `Choose at least ${minimum}.` : "";
    },
  };
}
