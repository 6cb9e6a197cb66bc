// Symbols that are replaced by others: the old one is seen as it goes, and nobody finds it.

import { reached, showsMotion, when } from "./Moments.js";

/** @type {AnimationDescription} */
const replacing = [["s", 0.4, 0, 0]];
/** @type {Record<string, { old: number | null, fresh: number }>} */
const replacements = { symbolDownUp: { old: 0.5, fresh: 0.5 }, symbolUpUp: { old: 1.4, fresh: 0.5 }, symbolOffUp: { old: null, fresh: 0.5 } }; // how large they are at the end and at first
/** @type {AnimationDescription | null} */
let symbolsMove = null; // the animation under which operations happen
/** @type {Map<Element, { old: Element, word: string, animation: AnimationDescription }>} */
const replaced = new Map(); // in this commit

/** @param {Element} node */
function noteOld(node) {
  const old = node.querySelector(":scope > .graphic:not(.leaving)");
  const word = node.dataset.rolls ?? "";
  const animation = word in replacements ? replacing : symbolsMove;
  if (!node.matches(".symbol") || replaced.has(node) || !old || !animation || !showsMotion()) return;
  replaced.set(node, { old, word, animation });
}

/** @param {Element} node @param {Element} old @param {string} word @param {AnimationDescription} animation */
function showReplaced(node, old, word, animation) {
  const fresh = node.querySelector(":scope > .graphic");
  if (!fresh || !node.isConnected || !node.matches(".symbol")) return;
  const way = replacements[word];
  const isSecond = Number(Boolean(way) && way.old !== null);
  // One after the other, where both change their size.
  const start = isSecond * 0.3;
  /** @param {number} amount @param {number} size */
  const look = (amount, size) => {
    const opacity = Math.min(Math.max(amount, 0), 1);
    return { opacity, transform: `scale(${size + (1 - size) * opacity})` };
  };
  reached("move", fresh, "comes", {
    form: "comes", from: [0], to: [1], isPlain: false, frame: ([part]) => look(Math.max(part - start, 0) / (1 - start), way?.fresh ?? 1),
  }, animation);
  if (way && way.old === null) return;
  old.classList.add("leaving");
  node.append(old);
  const [around, before, after] = [node, old, fresh].map((one) => one.getBoundingClientRect());
  const scale = around.width / (node.offsetWidth || around.width) || 1;
  old.style.left = `${(after.left - around.left + (after.width - before.width) / 2) / scale}px`;
  old.style.top = `${(after.top - around.top + (after.height - before.height) / 2) / scale}px`;
  old.style.opacity = "0";
  reached("move", old, "goes", {
    form: "goes", from: [0], to: [1], isPlain: false, frame: ([part]) => look(1 - part * (1 + isSecond), way?.old ?? 1),
  }, animation);
  if (!reached("moving", old)) old.remove();
}

when("animation", (animation) => {
  symbolsMove = animation;
});
when("characters", noteOld);
when("applied", () => {
  for (const [node, { old, word, animation }] of replaced) showReplaced(node, old, word, animation);
  replaced.clear();
});
when("rested", (node, name) => {
  if (name === "goes" && node.matches(".leaving")) node.remove();
});
