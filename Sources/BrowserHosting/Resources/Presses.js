// What somebody has pressed and the app has not answered yet: it looks pressed, and whoever waits in vain does not press it twice.

import { when } from "./Moments.js";
import { outbox, report } from "./Outbox.js";
import { setAttribute } from "./Nodes.js";

const seriesPause = 600; // ms: who counts up by pressing again and again is faster than that
/** @type {Map<string, { message: EventMessage, node: Element, time: number }>} */
const presses = new Map(); // what is pressed → {message, node, time}, of the newest press that is on its way

/**
 * Tells of a press. If the same one is on its way, and is the last thing that was done, this one counts only in a quick series.
 * @template {keyof FromPage} Name
 * @param {Element} node @param {Name} name @param {FromPage[Name]} values
 */
export function reportPress(node, name, ...values) {
  const key = [name, ...values].join(" ");
  const time = performance.now();
  const before = presses.get(key);
  const isInSeries = before && time - before.time < seriesPause && outbox.socket?.readyState === WebSocket.OPEN;
  /** @param {EventMessage} it */
  const isByHand = ([, other]) => other === "edit" || outbox.isByHand(other);
  if (before && !isInSeries && outbox.unacknowledged.findLast(isByHand) === before.message) return;
  presses.set(key, { message: report(name, ...values), node, time });
  setTimeout(() => presses.has(key) && showSent(node, true), 150);
}

/** @param {Element} node @param {boolean} isSent */
function showSent(node, isSent) {
  node.toggleAttribute("data-sent", isSent);
  setAttribute(node, "aria-busy", isSent ? "true" : null);
}

/**
 * The app has had all events up to a number.
 * @param {number} event
 */
function pressesArrived(event) {
  for (const [key, { message, node }] of presses) {
    if (message[0] > event) continue;
    presses.delete(key);
    if (![...presses.values()].some((other) => other.node === node)) showSent(node, false);
  }
}

when("answered", pressesArrived);
