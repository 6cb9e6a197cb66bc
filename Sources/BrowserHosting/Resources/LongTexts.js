// Long texts: what has changed goes to the app, in messages that are short enough for it; and what is longer than it takes is refused here.

import { build, isText } from "./Nodes.js";

// Bytes of UTF-8, of fields with several lines and of those with one.
const [longestText, longestLine] = document.querySelector('meta[name="longest-text"]').content.split(" ").map(Number);

// MARK: What is too long

/** @type {WeakMap<Element, string>} */
const textsWithin = new WeakMap(); // field → the newest text that was within the limit

/** @param {HTMLInputElement} field */
const longestIn = (field) => (field.type === "textarea" ? longestText : longestLine);
/** @param {string} text @param {number} most */
const isWithin = (text, most) => text.length * 3 <= most || new TextEncoder().encode(text).length <= most;

addEventListener("focusin", ({ target }) => {
  if (target.dataset?.edit && isText(target)) textsWithin.set(target, target.value);
});
addEventListener("focusout", () => document.querySelector(".refusal")?.remove());

// What is put in is refused before it is there, so that the browser's own Undo knows nothing of it.
addEventListener("beforeinput", (event) => {
  const field = event.target;
  if (!field.dataset?.edit || !isText(field)) return;
  document.querySelector(".refusal")?.remove();
  const added = event.data ?? event.dataTransfer?.getData("text/plain");
  if (!added || field.value.length + added.length <= longestIn(field) / 3) return;
  const after = field.value.slice(0, field.selectionStart ?? 0) + added + field.value.slice(field.selectionEnd ?? 0);
  if (isWithin(after, longestIn(field)) || after.length <= field.value.length || !event.cancelable) return;
  event.preventDefault();
  showRefusal(field);
});

/**
 * What has come into a field in another way, and is too long for the app, goes. Returns whether the text may stay.
 * @param {HTMLInputElement} field
 */
export function keepWithinLimit(field) {
  // What the app itself has put there may be longer, and may become shorter.
  if (isWithin(field.value, longestIn(field)) || field.value.length < (textsWithin.get(field)?.length ?? 0)) {
    textsWithin.set(field, field.value);
    return true;
  }
  field.value = textsWithin.get(field) ?? "";
  showRefusal(field);
  return false;
}

/**
 * Says at the field how much may be in it. In the field's own sheet, since nothing outside of that is read out.
 * @param {HTMLInputElement} field
 */
function showRefusal(field) {
  document.querySelector(".refusal")?.remove();
  const bytes = longestIn(field);
  const most = bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${+(bytes / 1024 / 1024).toFixed(1)} MB`;
  const note = build(["p", { class: "refusal", role: "alert", popover: "manual" }, ""]);
  (field.closest("dialog") ?? document.body).append(note);
  note.showPopover();
  note.textContent = `This is too long: at most ${most} of text can be here. Nothing has been changed.`;
  const place = field.getBoundingClientRect();
  note.style.left = `${Math.max(8, Math.min(place.left, innerWidth - note.offsetWidth - 8))}px`;
  note.style.top = `${Math.max(8, Math.min(place.bottom + 4, innerHeight - note.offsetHeight - 8))}px`;
}
