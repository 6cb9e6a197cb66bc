// Values of controls, and what a person does to them.

import { handle, reached, when } from "./Moments.js";
import { reportNewest } from "./Outbox.js";
import { wellFormed } from "./Texts.js";
import { allIn, contentOf, controlOf, idOf, isText, nodes, setAttribute } from "./Nodes.js";
import { keepWithinLimit } from "./LongTexts.js";

// What the person types or moves is the truth of a control that is being used. Each edit has a number; a value from the app counts
// only when it answers the newest edit. A control that is edited names its event in data-edit.
/** @type {Map<number, number>} */
const newestEdit = new Map(); // id → number
/** @type {WeakSet<EventTarget>} */
export const composing = new WeakSet(); // fields with an unfinished composition, such as an accent or a syllable

/** @param {number} id @param {string} text @param {number} revision */
function showValue(id, text, revision) {
  const input = controlOf(nodes.of(id));
  if (revision !== editOf(id, input) || composing.has(input)) return;
  if (input.required) lastRight.set(input, text);
  if (input.value === text) return;
  if (!isText(input)) {
    if (input.matches("select")) reached("choice", /** @type {HTMLSelectElement} */ (/** @type {Element} */ (input)), text);
    else input.value = text;
    if (input.type === "range") showPosition(input);
    return;
  }
  const isActive = document.activeElement === input;
  const fromEnd = input.value.length - (input.selectionEnd ?? 0);
  const start = input.selectionStart ?? 0;
  input.value = text;
  grow(input);
  if (!isActive) return;
  // At the end the caret stays at the end, elsewhere it stays where it is.
  const caret = fromEnd === 0 ? text.length : Math.min(start, text.length);
  input.setSelectionRange(caret, caret);
}

/** @param {number} id @param {HTMLInputElement} input */
const editOf = (id, input) => newestEdit.get(id) ?? Number(input.dataset.revision ?? 0);

/** @param {HTMLInputElement} input */
export function edit(input) {
  if (isText(input) && !keepWithinLimit(input)) return;
  const id = idOf(input);
  const number = editOf(id, input) + 1;
  newestEdit.set(id, number);
  if (input.type === "range") showPosition(input);
  grow(input);
  if (input.required) lastRight.set(input, input.value);
  // The app's markup names the event, and what values it has.
  reportNewest(/** @type {"edit"} */ (input.dataset.edit), id, /** @type {string} */ (shownValue(input)), number);
}

// A field for dates is without a value while it is being cleared, and out of its range while a year is being typed: the app does not hear
// of that, and when the person leaves it so, it has its last right value again.
/** @type {WeakMap<EventTarget, string>} */
const lastRight = new WeakMap(); // such a field → that value
/** @param {HTMLInputElement} input */
const isUnfinished = (input) => input.required && (!input.value || input.validity.rangeUnderflow || input.validity.rangeOverflow);

addEventListener("focusin", ({ target }) => {
  if (target.required && !(lastRight.has(target) && isUnfinished(target))) lastRight.set(target, target.value);
});
addEventListener("focusout", ({ target }) => {
  if (lastRight.has(target) && isUnfinished(target)) target.value = lastRight.get(target) ?? "";
});

/** @param {HTMLInputElement} input */
function shownValue(input) {
  if (input.type === "range") return input.valueAsNumber / (Number(input.max) || 1);
  if (input.matches("select")) return Number(input.value);
  return isText(input) ? wellFormed(input.value) : input.value;
}

/**
 * The style sheet and assistive technology want to know where the thumb is.
 * @param {HTMLInputElement} input
 */
function showPosition(input) {
  const position = input.valueAsNumber / (Number(input.max) || 1);
  input.style.setProperty("--position", String(position));
  input.setAttribute("aria-valuetext", `${Math.round(position * 100)} %`);
}

/**
 * An empty field shows its prompt, or its label if it has none.
 * @param {Element} field
 */
function showPrompt(field) {
  const input = controlOf(field);
  if (!field.matches(".editor")) input.placeholder = input.dataset.prompt || contentOf(field).textContent || "";
}

/**
 * A textarea has its text inside, and comes with it in an attribute. What has been typed before the script ran comes behind it.
 * @param {HTMLInputElement} field
 */
function showFirstText(field) {
  const typed = field.value;
  field.value = field.getAttribute("value") + typed;
  field.removeAttribute("value");
  if (typed) edit(field);
}

// A text has other lines where its field has another width.
/** @type {WeakMap<Element, number>} */
const grownAt = new WeakMap(); // field that grows → its width then
const fieldWidths = new ResizeObserver((entries) => {
  for (const { target } of entries) if (grownAt.get(target) !== target.clientWidth) grow(/** @type {HTMLInputElement} */ (target));
});

/** @param {HTMLInputElement} field */
function grow(field) {
  if (!("grows" in field.dataset)) return;
  grownAt.set(field, field.clientWidth);
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

addEventListener("input", (event) => {
  if (isUnfinished(event.target)) return;
  if (event.target.dataset.edit && !composing.has(event.target)) edit(event.target);
});

addEventListener("compositionstart", (event) => composing.add(event.target));

addEventListener("compositionend", (event) => {
  composing.delete(event.target);
  if (event.target.dataset.edit) edit(event.target);
});

when("nodes", (root) => {
  for (const input of root.querySelectorAll("input[type=range]")) showPosition(/** @type {HTMLInputElement} */ (input));
});
when("controls", (root) => {
  for (const field of /** @type {HTMLInputElement[]} */ (allIn(root, "[data-grows]"))) fieldWidths.observe(field);
  for (const field of /** @type {HTMLInputElement[]} */ (allIn(root, "textarea"))) if (field.hasAttribute("value")) showFirstText(field);
});
when("text", showPrompt);
when("rejoined", () => newestEdit.clear());
// The whole tree has come anew. What has been typed since is newer than what the app says here.
when("renewed", (old) => {
  for (const [id, node] of nodes) {
    const input = controlOf(node);
    const before = old.get(id);
    if (before && (newestEdit.get(id) ?? 0) > Number(input.dataset.revision ?? 0)) input.value = controlOf(before).value;
    if (input.type === "range") showPosition(input);
  }
});

handle({
  v: showValue,
  c: (id, isChecked) => (controlOf(nodes.of(id)).checked = isChecked),
  p(id, prompt) {
    controlOf(nodes.of(id)).dataset.prompt = prompt;
    showPrompt(nodes.of(id));
  },
  k(id, name, value) {
    const control = controlOf(nodes.of(id));
    // The value of a field of another type comes next.
    if (name === "type") {
      control.removeAttribute("value");
      control.value = "";
    }
    setAttribute(control, name, value);
    if (control.type === "range") showPosition(control);
    if (name === "data-selection") reached("selection", control);
  },
});
