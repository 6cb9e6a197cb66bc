// Texts without a page: how they differ, how they are sent, how they are known again.

import { when } from "./Moments.js";

const shortText = 1024; // UTF-16 units: up to here a text goes as a whole
const partLength = 8192; // UTF-16 units. A unit can take six bytes, and the app takes 64 KB at once
/** @type {WeakMap<EventMessage, MessageValue[][]>} */
const partsOfMessages = new WeakMap(); // an event → what it is sent as, the same each time
let knownText = { id: 0, text: "" }; // the long text that the app has had last of this page

/**
 * Half characters, which scripts and some programs leave in texts, are no text that can be sent.
 * @param {string} text
 */
export const wellFormed = (text) => (text.isWellFormed?.() ? text : text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** @param {number} unit */
const isFirstHalf = (unit) => unit >= 0xd800 && unit < 0xdc00;
/** @param {number} unit */
const isSecondHalf = (unit) => unit >= 0xdc00 && unit < 0xe000;

/**
 * Where two texts differ: so many units are the same at the beginning, and so many at the end. No character is cut in two.
 * @param {string} before @param {string} after
 */
export function differenceOf(before, after) {
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
export function partsOf(message) {
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

when("rejoined", () => (knownText = { id: 0, text: "" }));

/**
 * Few characters for a text of any length, which are others for another text.
 * @param {string} text
 */
export function brief(text) {
  if (text.length <= 100) return text;
  let [one, other] = [0x811c9dc5, 0xdeadbeef];
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x9e3779b1) ^ (other >>> 15);
  }
  return `${text.length} ${one >>> 0} ${other >>> 0}`;
}
