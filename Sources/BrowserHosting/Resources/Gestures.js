// Tells the app what pointers do on views with gestures. Which gestures that makes is decided there.
//
// data-pointer names the gesture that hears of a pointer first, data-gesture says what it needs, data-space where its own space is.
// A single tap that has no rival is a click, and not told of here.

import { when } from "./Moments.js";
import { outbox, report } from "./Outbox.js";
import { allIn, around, idIn } from "./Nodes.js";
import { placed } from "./Geometry.js";

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** @param {Partial<MouseEvent | KeyboardEvent>} event */
export const heldKeys = (event) =>
  (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) |
  (event.altKey ? 8 : 0) | ((isApple ? event.metaKey : event.ctrlKey) ? 16 : 0);

/** @type {Map<number, Stream>} */
const streams = new Map(); // pointer → what it began on, and what it has done since
let wasStreamed = false; // whether the app knows already what the click is that follows
let dropsClick = false;

/**
 * What the gestures around a node need.
 * @param {Element} node
 */
function gestureWords(node) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const { dataset } of around(node, "[data-gesture]")) for (const word of dataset.gesture?.split(" ") ?? []) words.add(word);
  return words;
}

/** @param {Element} node */
function originsAround(node) {
  const places = [];
  for (const box of around(node, "[data-space]")) {
    const { left, top } = box.getBoundingClientRect();
    for (const id of box.dataset.space?.split(" ") ?? []) places.push(`${id} ${placed(left)} ${placed(top)}`);
  }
  return places.join(";");
}

/** @param {string} kind @param {Stream} stream @param {number} x @param {number} y @param {number} time @param {number} held @param {string} [origins] */
function tellPointer(kind, stream, x, y, time, held, origins = "") {
  const words = [kind, stream.pointer, placed(x), placed(y), Math.round(time * 100) / 100, held, stream.isOnControl ? 1 : 0];
  report("pointer", stream.target, words.join(" "), origins);
}

/** @param {Element} node @param {number} pointer @param {{ clientX: number, clientY: number, timeStamp: number } & Partial<PointerEvent>} event */
function beginStream(node, pointer, event) {
  const first = node.closest("[data-pointer]");
  const words = first ? gestureWords(node) : new Set();
  if (!words.size) return null;
  const control = node.closest("button, a[href], input, select, textarea, label, [data-reach]");
  const isOnControl = control !== null && (control === first || !control.contains(first));
  // What is typed into or dragged by itself keeps its pointers.
  if (isOnControl && control.matches("input, select, textarea") && !words.has("first") && !words.has("along")) return null;
  /** @type {Stream} */
  const stream = { target: idIn(first.dataset.pointer), pointer, node: first, words, isOnControl, x: event.clientX, y: event.clientY };
  streams.set(pointer, stream);
  tellPointer("down", stream, event.clientX, event.clientY, event.timeStamp, heldKeys(event), originsAround(node));
  return stream;
}

addEventListener("pointerdown", (event) => {
  dropsClick = wasStreamed = false;
  if (event.button !== 0) return;
  const stream = beginStream(event.target, event.pointerId, event);
  if (stream) wasStreamed = true;
  if (stream?.isOnControl && stream.words.has("first") && stream.words.has("tap")) dropsClick = true;
});

addEventListener("pointermove", (event) => {
  const stream = streams.get(event.pointerId);
  if (!stream) return;
  moveSoon(stream, event.clientX, event.clientY, event.timeStamp, heldKeys(event));
  if (!stream.isMoved && Math.hypot(event.clientX - stream.x, event.clientY - stream.y) >= 10) {
    stream.isMoved = true;
    if (stream.words.has("drag") || stream.words.has("pinch")) {
      // From here on the movement is the gesture's, wherever it goes.
      dropsClick = true;
      if (stream.node.isConnected) stream.node.setPointerCapture(event.pointerId);
    }
  }
});

/** @param {Stream} stream @param {StreamPlace} place */
function moveSoon(stream, ...place) {
  if (!stream.waiting) requestAnimationFrame(() => tellMove(stream));
  stream.waiting = place;
}

/**
 * At most once a frame, and no faster than the app answers.
 * @param {Stream} stream
 * @returns {void}
 */
function tellMove(stream) {
  if (!stream.waiting || !streams.has(stream.pointer)) return;
  if (outbox.unacknowledged.filter(([, name]) => name === "pointer").length > 2) return void requestAnimationFrame(() => tellMove(stream));
  tellPointer("move", stream, ...stream.waiting);
  stream.waiting = null;
}

/** @param {string} kind @param {PointerEvent} event */
function endStream(kind, event) {
  const stream = streams.get(event.pointerId);
  if (stream) finish(kind, stream, event.clientX, event.clientY, event.timeStamp, heldKeys(event));
}

/** @param {string} kind @param {Stream} stream @param {StreamPlace} place */
function finish(kind, stream, ...place) {
  if (stream.waiting) tellPointer("move", stream, ...stream.waiting);
  streams.delete(stream.pointer);
  tellPointer(kind, stream, ...place);
}

addEventListener("pointerup", (event) => endStream("up", event));
// The browser has taken the pointer: the page scrolls.
addEventListener("pointercancel", (event) => endStream("cancel", event));

addEventListener("click", (event) => {
  if (!dropsClick || event.detail === 0) return;
  dropsClick = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

addEventListener("dragstart", (event) => streams.size && !event.target.closest?.("[data-drag]") && event.preventDefault());
addEventListener("contextmenu", (event) => {
  if ([...streams.values()].some(({ words }) => words.has("press")) && event.pointerType !== "mouse") event.preventDefault();
});

// A pinch on a trackpad comes as the wheel with Control: it becomes two pointers that move apart.
/** @type {WeakSet<Element>} */
const pinched = new WeakSet();
/** @type {{ fingers: [Stream, number][], x: number, y: number, scale: number, end?: number } | null} */
let pinch = null;

/** @param {WheelEvent} event */
function pinchByWheel(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const [x, y] = [event.clientX, event.clientY];
  if (!pinch) {
    const fingers = [-1, 1].map((side) => {
      const at = { clientX: x + side * 50, clientY: y, timeStamp: event.timeStamp };
      const stream = beginStream(/** @type {Element} */ (event.target), 1000 + side, at);
      return /** @type {[Stream, number]} */ ([stream, side]);
    });
    if (fingers.some(([stream]) => !stream)) return;
    pinch = { fingers, x, y, scale: 1 };
  }
  const now = pinch;
  /** @type {(side: number) => StreamPlace} */
  const place = (side) => [now.x + side * 50 * now.scale, now.y, event.timeStamp, 0];
  now.scale = Math.min(Math.max(now.scale * Math.exp(-event.deltaY / 100), 0.01), 100);
  for (const [stream, side] of now.fingers) moveSoon(stream, ...place(side));
  clearTimeout(now.end);
  now.end = setTimeout(() => {
    for (const [stream, side] of now.fingers) finish("up", stream, ...place(side));
    pinch = null;
  }, 200);
}

// MARK: Hover

/** @type {Map<number, Hovered>} */
let hovered = new Map(); // id → the node, and whether each movement counts: what the app knows of
/** @type {[Map<number, Hovered>, number, number] | null} */
let hovering = null; // where the pointer is now: what is there, and the place

/** @param {Element} node */
function hoversAround(node) {
  const found = new Map();
  for (const near of around(node, "[data-hover]")) {
    for (const word of near.dataset.hover?.split(" ") ?? []) found.set(Number.parseInt(word, 10), [near, word.endsWith("+")]);
  }
  return found;
}

/** @param {number} id @param {Element} node @param {number} x @param {number} y */
function tellHover(id, node, x, y) {
  const { left, top } = (document.querySelector(`[data-space~="${id}"]`) ?? node).getBoundingClientRect();
  report("hover", id, [x, y, left, top].map(placed).join(" "));
}

/** Tells of the newest place, no faster than the app answers. */
function hover() {
  if (!hovering) return;
  if (outbox.unacknowledged.filter(([, name]) => name === "hover").length > 2) return void requestAnimationFrame(hover);
  const [next, x, y] = hovering;
  hovering = null;
  for (const id of hovered.keys()) if (!next.has(id)) report("hover", id, "");
  for (const [id, [node, isContinuous]] of next) if (isContinuous || !hovered.has(id)) tellHover(id, node, x, y);
  hovered = next;
}

/** @param {Map<number, Hovered>} next @param {number} x @param {number} y */
function hoverSoon(next, x, y) {
  if (!hovering) requestAnimationFrame(hover);
  hovering = [next, x, y];
}

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const wheel = event.target.closest('[data-gesture~="pinch"]');
  if (wheel && !pinched.has(wheel)) {
    pinched.add(wheel);
    wheel.addEventListener("wheel", pinchByWheel, { passive: false });
  }
  if (event.buttons === 0) hoverSoon(hoversAround(event.target), event.clientX, event.clientY);
});

addEventListener("pointerout", (event) => {
  if (event.pointerType !== "touch" && !event.relatedTarget) hoverSoon(new Map(), 0, 0);
});

addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const now = hovering?.[0] ?? hovered;
  if ([...now.values()].some(([, isContinuous]) => isContinuous)) hoverSoon(now, event.clientX, event.clientY);
});

// MARK: Without a pointer

/**
 * What is tapped can be reached and activated with the keyboard, unless a control in it or around it can.
 * @param {Element} root
 */
function prepareTaps(root) {
  const taps = "[data-tap], [data-activate]";
  for (const node of allIn(root, taps)) {
    if (node.hasAttribute("tabindex") || node.querySelector(`a, button, input, select, textarea, ${taps}`)) continue;
    if (node.closest("a, button, label, [aria-hidden=true]")) continue;
    node.tabIndex = 0;
    if (!node.hasAttribute("role") && !node.querySelector("[role]")) node.setAttribute("role", "button");
  }
}

when("nodes", prepareTaps);
// A box that is described anew has lost what it had from here.
when("box", (box) => box.matches("[data-tap], [data-activate]") && prepareTaps(box));
when("attribute", (node, name) => {
  if (name === "data-tap" || name === "data-activate") prepareTaps(node);
});
when("streamed", (event) => wasStreamed && event.detail > 0);
