// Texts whose characters change to others under an animation: digits that roll, and what fades into something else.
//
// The new characters are there at once, each that is another one in a node of its own for as long as it moves; the old one is seen behind it, in
// what the style sheet makes of an attribute. So nobody finds or copies what has gone.

import { reached, showsMotion, when } from "./Moments.js";

// What stands for itself: letters of other scripts join, and signs join what is before them.
const apart = /^[\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}\p{Script=Latin}]*$/u;
const mostCharacters = 40; // that change in one text: others fade as a whole
/** @type {AnimationDescription | null} */
let contentMoves = null; // the animation under which operations happen
/** @type {Map<HTMLElement, { was: string, word: string, animation: AnimationDescription }>} */
const changing = new Map(); // in this commit

/**
 * What is alike at the beginning and at the end of two texts, and the characters between, those in the same places from the right together.
 * @param {string} was @param {string} is @param {boolean} isWhole whether what is between is one thing
 * @returns {{ head: string, pairs: [was: string, is: string][], tail: string }}
 */
function pairsOf(was, is, isWhole) {
  const [before, after] = [[...was], [...is]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [head, tail] = [after.slice(0, start).join(""), after.slice(after.length - end).join("")];
  const count = Math.max(old.length, fresh.length);
  if (isWhole || count > mostCharacters || !apart.test(old.join("") + fresh.join(""))) return { head, pairs: [[old.join(""), fresh.join("")]], tail };
  const pairs = Array.from({ length: count }, (_, i) => /** @type {[string, string]} */ ([old[old.length - count + i] ?? "", fresh[fresh.length - count + i] ?? ""]));
  return { head, pairs, tail };
}

/**
 * How far below its place what comes begins, as a part of its height: nothing where it only fades.
 * @param {string} word @param {string} wasWord
 */
function riseOf(word, wasWord) {
  if (!showsMotion() || word === "fade" || word === "alike") return 0;
  return word === "down" || Number(word) < Number(wasWord) ? -60 : 60;
}

/** @param {Element} node @param {string} name @param {number} way @param {AnimationDescription} animation @param {string} [part] */
function roll(node, name, way, animation, part) {
  const frame = (/** @type {number[]} */ [rest]) => {
    const blur = way ? { filter: `blur(${Math.max(rest * 2, 0)}px)` } : {};
    return { translate: `0 ${rest * way}%`, opacity: 1 - rest, ...blur };
  };
  const [from, to] = part ? [[0], [1]] : [[1], [0]];
  reached("move", node, name, { form: name, from, to, isPlain: true, frame, part }, animation);
}

/** @param {HTMLElement} node */
function isOneLine(node) {
  if (!node.isConnected || node.firstElementChild) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects().length === 1 && node.scrollWidth <= node.clientWidth + 1;
}

/** @param {HTMLElement} node @param {{ was: string, word: string, animation: AnimationDescription }} change */
function show(node, { was, word: wasWord, animation }) {
  const { textContent: is, dataset: { rolls: word } } = node;
  if (!is || !was || !word || was === is) return;
  const { head, pairs, tail } = pairsOf(was, is, word === "fade" || word === "alike");
  const way = riseOf(word, wasWord);
  const parts = pairs.map(([old, fresh]) => {
    if (old === fresh) return fresh;
    const glyph = document.createElement("span");
    glyph.className = "glyph";
    glyph.dataset.was = old;
    glyph.textContent = fresh;
    return glyph;
  });
  node.replaceChildren(head, ...parts, tail);
  for (const glyph of node.querySelectorAll(".glyph")) {
    roll(glyph, "comes", way, animation);
    roll(glyph, "goes", -way, animation, "::after");
  }
  join(node);
}

/**
 * Once nothing of a text moves any more, it is one text again.
 * @param {Element | null} node
 */
function join(node) {
  if (!node?.querySelector(".glyph") || [...node.children].some((glyph) => reached("moving", glyph))) return;
  node.replaceChildren(node.textContent ?? "");
}

when("animation", (animation) => {
  contentMoves = animation;
});
when("characters", (node) => {
  if (!contentMoves || changing.has(node) || !node.matches(".text")) return;
  changing.set(node, { was: node.textContent ?? "", word: node.dataset.rolls ?? "", animation: contentMoves });
});
when("applied", () => {
  // Asked of all before the first one changes: the browser lays out once.
  const shown = [...changing].filter(([node]) => isOneLine(node));
  changing.clear();
  for (const [node, change] of shown) show(node, change);
});
when("rested", (node, name) => {
  if (name === "comes" || name === "goes") join(node.parentElement);
});
