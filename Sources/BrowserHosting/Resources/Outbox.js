// What goes to the app: numbered, kept until the app has it, and sent as far as there is a connection.

import { scene } from "./Scene.js";
import { partsOf } from "./Texts.js";

export const outbox = {
  /** @type {WebSocket | undefined} */
  socket: undefined,
  newestEvent: 0,
  /** @type {EventMessage[]} */
  unacknowledged: [], // events that the app may not have seen
  sent: 0, // the newest one that this socket has had
  everSent: 0, // the newest one that any has had
  sendRest,
  transmit,
  acknowledgeSoon,
  isByHand,
};
/** @type {number | undefined} */
let sending;
/** @type {WeakSet<EventMessage>} */
const replaceable = new WeakSet(); // events that the next one of the same kind makes needless
/** @type {number | undefined} */
let acknowledgement;

/**
 * Tells the app what the person did. Events are numbered, and kept until the app has them.
 * @template {keyof FromPage} Name
 * @param {Name} name @param {FromPage[Name]} values
 */
export function report(name, ...values) {
  const message = /** @type {EventMessage} */ ([++outbox.newestEvent, name, ...values]);
  outbox.unacknowledged.push(message);
  if (outbox.socket?.readyState === WebSocket.OPEN && !scene.rejoins && outbox.sent === message[0] - 1) send(message);
  return message;
}

/**
 * Tells of something of which only the newest counts: what has not been sent yet, and has had no other event behind it, goes.
 * @template {keyof FromPage} Name
 * @param {Name} name @param {FromPage[Name]} values
 */
export function reportNewest(name, ...values) {
  for (let place = outbox.unacknowledged.length - 1; place >= 0; place--) {
    const message = outbox.unacknowledged[place];
    if (message[0] <= outbox.everSent || !replaceable.has(message)) break;
    if (message[1] !== name || message[2] !== values[0]) continue;
    outbox.unacknowledged.splice(place, 1);
    for (const later of outbox.unacknowledged.slice(place)) later[0]--;
    outbox.newestEvent--;
    break;
  }
  replaceable.add(report(name, ...values));
}

/**
 * Returns how many messages it took.
 * @param {EventMessage} message
 */
function send(message) {
  outbox.sent = message[0];
  outbox.everSent = Math.max(outbox.everSent, outbox.sent);
  clearTimeout(acknowledgement);
  acknowledgement = undefined;
  const parts = partsOf(message);
  for (const part of parts) transmit(JSON.stringify([outbox.sent, scene.appliedCommit, ...part]));
  return parts.length;
}

/**
 * Sends what has come together without a socket: at first much at once, but less than the app takes, and the rest as fast as it takes it.
 * @param {number} most
 */
function sendRest(most) {
  clearTimeout(sending);
  if (outbox.socket?.readyState !== WebSocket.OPEN) return;
  for (const message of outbox.unacknowledged.filter(([number]) => number > outbox.sent)) {
    if (most <= 0) return void (sending = setTimeout(sendRest, 100, 15));
    most -= send(message);
  }
}

/** Tells the app which commits have been applied, if no event does it soon. */
function acknowledgeSoon() {
  acknowledgement ??= setTimeout(() => {
    acknowledgement = undefined;
    if (outbox.socket?.readyState === WebSocket.OPEN) transmit(JSON.stringify([0, scene.appliedCommit]));
  }, 1000);
}

/** @param {string} text */
function transmit(text) {
  const target = /** @type {WebSocket} */ (outbox.socket);
  if (!scene.latency) target.send(text);
  else setTimeout(() => target.readyState === WebSocket.OPEN && target.send(text), scene.latency);
}

/**
 * Whether the app has not answered yet to an event of one of these names.
 * @param {...string} names
 */
export const isUnderway = (...names) => outbox.unacknowledged.some(([, name]) => names.includes(name));

// What a page tells of itself, and what a person does that needs no word when it is lost.
const toldByItself = new Set([
  "scheme", "contrast", "scale", "bar", "prefers", "fonts", "font", "text", "words", "sizes", "phase", "show", "actions", "scrolled", "scroll", "sight", "focus",
  "fieldfocus", "hover", "over", "away", "drag", "selection", "pointer", "pressing", "key", "edit", "back", "forward", "dismiss",
]);

/**
 * Whether an event is something that a person has done, and is lost with it.
 * @param {string} name
 */
function isByHand(name) {
  return !toldByItself.has(name);
}
