// Tells the app how large things are that it wants to know about, and where they are.
//
// Nodes with data-measure="size" or "frame" are told of: once, and then whenever their size, or place, is another one. All that is new in
// a frame goes in one message, and the next one waits for the app's answer, so that a size that leads to another size costs a message a
// round trip and no more.

import { setCookie } from "./Tab.js";
import { reached, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { allIn } from "./Nodes.js";

/** @type {Map<Element, [width: number, height: number]>} */
const measured = new Map(); // node → its size, without transforms
/** @type {Map<number | string, string>} */
const told = new Map(); // id → what was told last
let telling = false;

const sizeObserver = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) {
    if (measured.has(target)) measured.set(target, [borderBoxSize[0].inlineSize, borderBoxSize[0].blockSize]);
    reached("resized", target);
  }
  tellSoon();
});

/**
 * Observes what is to be measured in a part of the page that has come or changed.
 * @param {Element} root
 */
function measure(root) {
  for (const node of allIn(root, "[data-measure]")) observe(node);
}

/** @param {Element} node */
function observe(node) {
  if (measured.has(node)) return;
  const { width, height } = node.getBoundingClientRect();
  measured.set(node, [width, height]);
  sizeObserver.observe(node);
  tellSoon();
}

function tellSoon() {
  if (telling) return;
  telling = true;
  requestAnimationFrame(tell);
}

/** @param {number} number */
const rounded = (number) => Math.round(number * 100) / 100;
const farthest = 1e7; // px: the app believes in nothing beyond
/** @param {number} number */
export const placed = (number) => rounded(Math.min(Math.max(number, -farthest), farthest));

function tell() {
  telling = false;
  // The answer to it asks again.
  if (isUnderway("sizes")) return;
  /** @type {string[]} */
  const news = [];
  /** @param {number | string} id @param {number[]} numbers */
  const add = (id, numbers) => {
    const entry = numbers.map(placed).join(" ");
    if (news.length === 1000 || told.get(id) === entry) return;
    told.set(id, entry);
    news.push(`${id} ${entry}`);
  };
  add(0, [document.documentElement.clientWidth, innerHeight]);
  tellNextSize();
  for (const [node, size] of measured) {
    const { measure, target } = node.dataset;
    if (!node.isConnected || !measure) {
      measured.delete(node);
      sizeObserver.unobserve(node);
    } else if (measure === "frame") {
      const { left, top } = node.getBoundingClientRect();
      add(target ?? node.dataset.id ?? "", [...size, left, top]);
    } else add(target ?? node.dataset.id ?? "", size);
  }
  if (news.length) report("sizes", news.join(";"));
}

// The app lays out the first response of the next page for a window of this size.
/** @type {number} */
let tellingSize;

function tellNextSize() {
  clearTimeout(tellingSize);
  tellingSize = setTimeout(() => {
    const size = `${document.documentElement.clientWidth}x${innerHeight}`;
    setCookie("oriel-window", size);
  }, 200);
}

addEventListener("scroll", () => measured.size && tellSoon(), { capture: true, passive: true });
addEventListener("resize", tellSoon);

when("nodes", measure);
when("attribute", (node, name, value) => {
  if (name === "data-measure" && value) observe(node);
});
when("box", (box) => {
  if (box.dataset.measure) observe(box);
});
when("gone", (node) => told.delete(node.dataset.id ?? ""));
when("rejoined", () => told.clear());
// What has changed meanwhile has not been told: the window's size, too, where nothing is measured.
when("sizes", tellSoon);
when("begun", tell);
