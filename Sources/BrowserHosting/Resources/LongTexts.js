// Long texts: what has changed goes to the app, in messages that are short enough for it; and what is longer than it takes is refused here.

// Bytes of UTF-8, of fields with several lines and of those with one.
const [longestText, longestLine] = document.querySelector('meta[name="longest-text"]').content.split(" ").map(Number);
const shortText = 1024; // UTF-16 units: up to here a text goes as a whole
const partLength = 8192; // UTF-16 units. A unit can take six bytes, and the app takes 64 KB at once
/** @type {WeakMap<EventMessage, MessageValue[][]>} */
const partsOfMessages = new WeakMap(); // an event → what it is sent as, the same each time
let knownText = { id: 0, text: "" }; // the long text that the app has had last of this page

/**
 * Half characters, which scripts and some programs leave in texts, are no text that can be sent.
 * @param {string} text
 */
const wellFormed = (text) => (text.isWellFormed?.() ? text : text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** @param {number} unit */
const isFirstHalf = (unit) => unit >= 0xd800 && unit < 0xdc00;
/** @param {number} unit */
const isSecondHalf = (unit) => unit >= 0xdc00 && unit < 0xe000;

/**
 * Where two texts differ: so many units are the same at the beginning, and so many at the end. No character is cut in two.
 * @param {string} before @param {string} after
 */
function differenceOf(before, after) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start > 0 && isFirstHalf(after.charCodeAt(start - 1))) start--;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  if (end > 0 && isSecondHalf(after.charCodeAt(after.length - end))) end--;
  return [start, end];
}

/**
 * An event as it is sent: nearly always as it is. The events before it have been sent.
 * @param {EventMessage} message
 */
function partsOf(message) {
  const [, name, id, text, revision] = /** @type {[number, string, number, string, number]} */ (message);
  if (name !== "edit" || text.length <= shortText) return [message.slice(1)];
  const made = partsOfMessages.get(message);
  if (made) return made;
  let [place, added] = ["", text];
  if (knownText.id === id) {
    const [start, end] = differenceOf(knownText.text, text);
    place = `${start} ${knownText.text.length - start - end}`;
    added = text.slice(start, text.length - end);
  }
  knownText = { id, text };
  /** @type {MessageValue[][]} */
  const parts = [];
  while (added.length > partLength) {
    const length = isFirstHalf(added.charCodeAt(partLength - 1)) ? partLength - 1 : partLength;
    parts.push(["part", added.slice(0, length)]);
    added = added.slice(length);
  }
  parts.push(["splice", id, place, added, revision]);
  partsOfMessages.set(message, parts);
  return parts;
}

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
function keepWithinLimit(field) {
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
