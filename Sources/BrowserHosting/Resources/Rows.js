// Rows on demand. Gaps stand for rows that the app has not made. When one comes near the window, the app is asked for the rows that belong there.
//
// Browsers lay out nothing that is very long, so in a gap for very many rows each has less room than it will take: all share what there may
// be, and on top of that comes the room of the first thousand or so, so that nothing moves near the ends. Close to rows that are there places
// count as if a row had all of its room.
// px. Firefox lays out 17.9 million, Chromium 33 million of the screen's pixels, of which a page at 500 % has five to each. The app takes no
// gaps to be longer either (LayoutTheme.page).

import { when } from "./Moments.js";
import { report } from "./Outbox.js";
import { idOf } from "./Nodes.js";
import { rowsWanted } from "./RowWindow.js";

const longestGaps = 6e6;
const likelyRow = 46; // px: as in the style sheet
/** @type {Map<Element, { wanted: [number, number], far: FarGap | false, rows: string }>} */
const asked = new Map(); // gap → what the app was asked for, until it has answered
let looking = false;
let lastScroll = -Infinity; // when something was scrolled
let glides = false; // since a key was pressed, till what it moves is at its goal
/** @type {WeakMap<Element, number> | null} */
let ends = null; // of what moves since the End key was pressed, and nothing else was: where its end was

function lookForGaps() {
  if (looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    for (const gap of document.querySelectorAll(".gap")) fill(gap);
  });
}

/** @param {Element} gap */
const rowsOf = (gap) => (gap.dataset.rows ?? "").split(" ").map(Number);

/**
 * The other gap of the same rows, and the nodes between the two.
 * @param {Element} gap
 * @returns {[nodes: Element[], other: Element | null]}
 */
function between(gap) {
  /** @type {Element[]} */
  const nodes = [];
  const step = rowsOf(gap)[0] === 0 ? "nextElementSibling" : "previousElementSibling";
  let node = gap[step];
  while (node && !node.matches(".gap, .section, .section-header, .section-footer")) {
    nodes.push(node);
    node = node[step];
  }
  if (step === "previousElementSibling") nodes.reverse();
  return [nodes, node?.matches(".gap") ? node : null];
}

/**
 * Along which axis the rows around a gap follow each other: "y", "x", or "-x" from right to left.
 * @param {Element} gap
 * @returns {Axis}
 */
function axisOf(gap) {
  const parentElement = /** @type {Element} */ (gap.parentElement);
  if (!parentElement.matches(".hstack, .grid.across")) return "y";
  return getComputedStyle(parentElement).direction === "rtl" ? "-x" : "x";
}

/**
 * Where a node begins and ends along an axis, from the edge of the window where that begins.
 * @param {Element} node @param {Axis} axis
 */
function spanOf(node, axis) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  if (axis === "y") return [top, bottom];
  return axis === "x" ? [left, right] : [innerWidth - right, innerWidth - left];
}

/**
 * What scrolls a node along an axis, and where its inside begins and ends in the window.
 * @param {Element} node @param {Axis} axis
 * @returns {[scroller: Element, start: number, end: number]}
 */
function scrollerOf(node, axis) {
  const screen = axis === "y" ? innerHeight : innerWidth;
  /** @type {Element | null} */
  let around = node.parentElement;
  for (; around; around = around?.parentElement ?? null) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (!/auto|scroll/.test(axis === "y" ? overflowY : overflowX)) continue;
    const [top, bottom] = spanOf(around, axis);
    return [around, Math.max(0, top), Math.min(screen, bottom)];
  }
  return [/** @type {Element} */ (document.scrollingElement), 0, screen];
}

/** @param {Element} gap */
function fill(gap) {
  const axis = axisOf(gap);
  /** @param {Element} node */
  const span = (node) => spanOf(node, axis);
  const [rows, other] = between(gap);
  const [before, after] = rowsOf(gap)[0] === 0 ? [gap, other] : [other, gap];
  const first = before ? rowsOf(before)[1] : 0;
  const count = after ? rowsOf(after)[1] : first + rows.length;
  const length = (rows.length && (span(rows[rows.length - 1])[1] - span(rows[0])[0]) / rows.length) || likelyRow;
  if (rows.length) setRowLength(/** @type {Element} */ (gap.parentElement), length, longestGaps / count);
  const screen = axis === "y" ? innerHeight : innerWidth;
  const [start, end] = span(gap);
  /** @param {number} screens */
  const isWithin = (screens) => end > -screens * screen && start < (1 + screens) * screen;
  if (!isWithin(0.75)) return;
  const [scroller, top, bottom] = scrollerOf(gap, axis);
  const isFar = !rows.some((row) => span(row)[1] > top && span(row)[0] < bottom);
  // What only passes by is not asked for. And as a gap has another length than its rows, browsers move what is in sight back to its place
  // when they come: in the middle of a motion they are not good at that.
  if ((isFar || !isWithin(0.2)) && isMoving()) return lookForGaps();
  const isLast = isFar && gap === after && isAtEnd(scroller, axis);
  /** @param {Element | null} node */
  const gapSpan = (node) => {
    if (!node) return null;
    const [start, end] = span(node);
    return { start, end };
  };
  const around = { before: gapSpan(before), after: gapSpan(after), first, last: after ? rowsOf(after)[0] : count, count, length, screen };
  const wanted = rowsWanted(around, (index) => span(rows[index])[1], { isFar, isLast });
  ask(gap, wanted, isFar && { axis, isLast, place: Math.max(-1.5 * screen, start), start });
}

/**
 * Whether something is being scrolled. On a busy machine the frames of one motion can be far apart, so one that a key began, such as to the end,
 * goes on till the browser says that it is there, if that comes: whoever sets a place before ends it.
 */
const isMoving = () => performance.now() - lastScroll < (glides ? 500 : 80);

/**
 * As long as its rows will be, as far as one can tell from those that are there first. Where there are many, that is each one's share.
 * @param {Element} it @param {number} length @param {number} share
 */
function setRowLength({ style }, length, share) {
  if (!style.getPropertyValue("--row")) style.setProperty("--row", `${length}px`);
  const step = share < length ? `${share.toPrecision(3)}px` : "";
  if (style.getPropertyValue("--step") !== step) style.setProperty("--step", step);
}

/** @param {Element} gap @param {[number, number]} wanted @param {FarGap | false} far */
function ask(gap, wanted, far) {
  if (String(asked.get(gap)?.wanted) === String(wanted)) return;
  asked.set(gap, { wanted, far, rows: gap.dataset.rows ?? "" });
  report("show", idOf(gap), ...wanted);
}

/** Where a person looks at gaps whose rows are on their way. Rows that are in sight are kept in their place by browsers. */
function placesOfGaps() {
  /** @type {GapPlace[]} */
  const places = [];
  for (const [gap, { wanted, far }] of asked) {
    if (!far || !gap.isConnected) continue;
    const { axis, start } = far;
    const [scroller] = scrollerOf(gap, axis);
    const isLast = far.isLast && isAtEnd(scroller, axis);
    places.push({ gap, parent: /** @type {Element} */ (gap.parentElement), scroller, axis, first: wanted[0], isLast, place: far.place + spanOf(gap, axis)[0] - start });
  }
  return places;
}

/**
 * Rows are where the gap said that they would be, and the end is still the end.
 * @param {GapPlace[]} places
 */
function keepPlaces(places) {
  /** @param {Element} gap */
  const isOpen = (gap) => gap.isConnected && gap.dataset.rows === asked.get(gap)?.rows;
  const isUntouched = glides && isMoving();
  for (const { gap, parent, scroller, axis, first, isLast, place } of places) {
    if (isUntouched || isOpen(gap)) continue;
    const row = [...parent.children].find((node) => node.matches(`.gap[data-rows="0 ${first}"]`))?.nextElementSibling;
    if (isLast) scrollAlong(scroller, axis, axis === "y" ? scroller.scrollHeight : scroller.scrollWidth);
    else if (row) scrollAlong(scroller, axis, spanOf(row, axis)[0] - place);
  }
  for (const gap of asked.keys()) if (!isOpen(gap)) asked.delete(gap);
}

/**
 * Whether something is scrolled to its end, or to where that was when a person pressed the End key: rows that came meanwhile moved it away.
 * @param {Element} it @param {Axis} axis
 */
function isAtEnd(it, axis) {
  if (axis !== "y") return Math.abs(it.scrollLeft) + it.clientWidth >= it.scrollWidth - 1;
  const end = it.scrollTop + it.clientHeight;
  return end >= it.scrollHeight - 1 || Math.abs(end - (ends?.get(it) ?? -Infinity)) <= 1;
}

/** @param {Element} scroller @param {Axis} axis @param {number} distance */
function scrollAlong(scroller, axis, distance) {
  if (axis === "y") scroller.scrollTop += distance;
  else scroller.scrollLeft += axis === "x" ? distance : -distance;
}

// Keys scroll around what was pressed last, as long as that is there. A row may go, so a press in one gives the focus to what scrolls.
addEventListener("pointerdown", ({ target }) => {
  const scroller = target.closest?.(".list, .scroll");
  if (!scroller?.querySelector(".gap") || scroller.hasAttribute("tabindex")) return;
  scroller.tabIndex = -1;
  const end = () => document.activeElement === scroller || scroller.removeAttribute("tabindex");
  scroller.addEventListener("blur", () => setTimeout(end), { once: true });
  setTimeout(end);
});

addEventListener("scroll", () => {
  lastScroll = performance.now();
  lookForGaps();
}, { capture: true, passive: true });
if ("onscrollend" in window) {
  const keys = ["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " "];
  addEventListener("keydown", ({ key }) => {
    if (!keys.includes(key)) return;
    glides = true;
    ends = key === "End" ? new WeakMap() : null;
  }, { capture: true });
  for (const other of ["pointerdown", "wheel"]) addEventListener(other, () => { ends = null; }, { capture: true, passive: true });
  addEventListener("scroll", ({ target }) => {
    if (ends && target instanceof Element && !ends.has(target)) ends.set(target, target.scrollHeight);
  }, { capture: true, passive: true });
  addEventListener("scrollend", () => { glides = false; }, { capture: true });
}
addEventListener("resize", lookForGaps);

// While somebody drags the window's edge, what a lazy container has out of sight is not drawn anew for each size (oriel.css). At rest it is
// drawn, since it may draw outside of itself, into what is seen.
/** @type {number} */
let restTimer;
addEventListener("resize", () => {
  document.documentElement.classList.add("resizing");
  clearTimeout(restTimer);
  restTimer = setTimeout(() => document.documentElement.classList.remove("resizing"), 500);
});

/** @type {GapPlace[]} */
let places = []; // where a person looks, before a commit is applied
when("applying", () => (places = placesOfGaps()));
when("places", () => keepPlaces(places));
when("gaps", lookForGaps);
when("gone", (node) => asked.delete(node));
when("rejoined", () => asked.clear());
