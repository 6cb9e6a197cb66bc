// Tells the app how far something is scrolled, and what moves it, where it wants to know.

import { when } from "./Moments.js";
import { report, reportNewest } from "./Outbox.js";
import { elementIn, idIn, nodes, outermost } from "./Nodes.js";
import { rowsIn } from "./List.js";
import { placed } from "./Geometry.js";

const phases = ["idle", "tracking", "interacting", "decelerating", "animating"]; // in the order in which the app knows them
/** @type {Set<Element>} */
const scrollWatchers = new Set(); // nodes with data-scroll-watch: the ids to tell
/** @type {WeakMap<Element, string>} */
const scrollPhases = new WeakMap(); // what scrolls → its phase
/** @type {Map<string, string>} */
const toldScrolls = new Map(); // id → what was told last
/** @type {Element | null} */
let touchedScroller = null; // what is under a finger
let tellingScrollSoon = false;

const scrollSizes = new ResizeObserver(tellScrollsSoon);

/** @param {Element} root */
function watchScrolls(root) {
  for (const node of [root, ...root.querySelectorAll("[data-scroll-watch]")]) {
    if (!node.matches("[data-scroll-watch]") || scrollWatchers.has(node)) continue;
    scrollWatchers.add(node);
    scrollSizes.observe(node);
    tellScrollsSoon();
  }
}

/** @param {Element} node */
const scrollerIn = (node) => (node.matches(".scroll, .list") ? node : node.querySelector(".scroll, .list"));

function tellScrollsSoon() {
  if (tellingScrollSoon || !scrollWatchers.size) return;
  tellingScrollSoon = true;
  requestAnimationFrame(() => {
    tellingScrollSoon = false;
    for (const node of scrollWatchers) {
      if (node.isConnected) tellScroll(node);
      else forgetScroll(node);
    }
  });
}

/** @param {Element} node */
function forgetScroll(node) {
  scrollWatchers.delete(node);
  scrollSizes.unobserve(node);
  for (const id of node.dataset.scrollWatch?.split(" ") ?? []) toldScrolls.delete(id);
}

/** @param {Element} node */
function tellScroll(node) {
  const scroller = scrollerIn(node);
  if (!scroller || !node.dataset.scrollWatch) return;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
  // Where lines run from the right, browsers count from there.
  const x = getComputedStyle(scroller).direction === "rtl" ? scrollLeft + scrollWidth - clientWidth : scrollLeft;
  const phase = phases.indexOf(scrollPhases.get(scroller) ?? "idle");
  const text = [phase, ...[x, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight].map(placed)].join(" ");
  for (const id of node.dataset.scrollWatch.split(" ")) {
    if (toldScrolls.get(id) === text) continue;
    // A change of the phase is not left out for the next place.
    const isSamePhase = toldScrolls.get(id)?.split(" ")[0] === `${phase}`;
    toldScrolls.set(id, text);
    if (isSamePhase) reportNewest("scroll", idIn(id), text);
    else report("scroll", idIn(id), text);
  }
}

/** @param {Element} scroller @param {string} phase */
function setScrollPhase(scroller, phase) {
  if (!scrollWatchers.size || (scrollPhases.get(scroller) ?? "idle") === phase) return;
  scrollPhases.set(scroller, phase);
  tellScrollsSoon();
}

/** @param {{ target: Element }} it */
const isWatched = ({ target }) => scrollWatchers.size && target.matches?.(".scroll, .list");

addEventListener("scroll", (event) => {
  if (!isWatched(event)) return;
  const scroller = event.target;
  const isApp = scrolledByApp.has(scroller) && touchedScroller !== scroller;
  if (touchedScroller === scroller || scrollPhases.get(scroller) !== "decelerating") setScrollPhase(scroller, isApp ? "animating" : "interacting");
  tellScrollsSoon();
}, { capture: true, passive: true });

addEventListener("scrollend", (event) => {
  if (isWatched(event)) setScrollPhase(event.target, touchedScroller === event.target ? "tracking" : "idle");
}, { capture: true, passive: true });

addEventListener("touchstart", ({ target }) => {
  if (!scrollWatchers.size) return;
  touchedScroller = target.closest?.(".scroll, .list") ?? null;
  if (touchedScroller) setScrollPhase(touchedScroller, "tracking");
}, { capture: true, passive: true });

for (const name of ["touchend", "touchcancel"]) {
  addEventListener(name, () => {
    const scroller = touchedScroller;
    touchedScroller = null;
    if (scroller) setScrollPhase(scroller, scrollPhases.get(scroller) === "interacting" ? "decelerating" : "idle");
  }, { capture: true, passive: true });
}

// MARK: Scrolling to what the app wants

/** @type {WeakMap<Element, string>} */
const scrolled = new WeakMap();
/** @type {WeakSet<Element>} */
const scrolledByApp = new WeakSet(); // until the person scrolls
/** @type {WeakSet<Element>} */
const anchored = new WeakSet(); // what stays at its anchor until the person scrolls

function scrollToTargets() {
  for (const node of document.querySelectorAll("[data-scroll-target]")) {
    const [number, place, ...numbers] = (node.dataset.scrollTarget ?? "").split(" ");
    if (scrolled.get(node) === number) continue;
    scrolled.set(node, number);
    scrolledByApp.add(node);
    anchored.delete(node);
    scrollNode(node, place, numbers);
  }
  for (const node of document.querySelectorAll("[data-scroll-anchor]")) holdAnchor(node);
}

/** @param {Element} node @param {string} place @param {string[]} numbers */
function scrollNode(node, place, numbers) {
  const [x, y] = numbers.map(Number);
  if (place === "offset") {
    if (Number.isFinite(x)) node.scrollLeft = x;
    if (Number.isFinite(y)) node.scrollTop = y;
  } else if (place === "top" || place === "bottom") {
    node.scrollTop = place === "top" ? 0 : node.scrollHeight;
  } else if (place === "leading" || place === "trailing") {
    const sign = getComputedStyle(node).direction === "rtl" ? -1 : 1;
    node.scrollLeft = place === "leading" ? 0 : sign * node.scrollWidth;
  } else {
    const element = nodes.get(Number(place));
    const target = element && outermost(element);
    if (!target) return;
    if (y === undefined) return target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const [box, inner] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
    node.scrollTop += inner.top + y * inner.height - (box.top + y * box.height);
    node.scrollLeft += inner.left + x * inner.width - (box.left + x * box.width);
  }
}

/**
 * Puts what has a default anchor there, and keeps it there until the person scrolls.
 * @param {Element} node
 */
function holdAnchor(node) {
  const [x, y] = (node.dataset.scrollAnchor ?? "").split(" ").map(Number);
  if (!scrolled.has(node)) {
    scrolled.set(node, "anchor");
    anchored.add(node);
  }
  if (!anchored.has(node)) return;
  node.scrollTop = y * (node.scrollHeight - node.clientHeight);
  node.scrollLeft = x * (node.scrollWidth - node.clientWidth);
}

for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(name, ({ target }) => {
    for (let node = /** @type {Element | null} */ (target); node; node = node.parentElement) {
      scrolledByApp.delete(node);
      anchored.delete(node);
    }
  }, { capture: true, passive: true });
}

// MARK: Where something is scrolled to

/** @type {WeakMap<Element, number>} */
const toldViews = new WeakMap(); // what scrolls → the id of the view that the app knows of
/** @type {Set<Element>} */
const tellingScrolls = new Set();

addEventListener("scroll", ({ target }) => {
  if (!target.closest?.("[data-scroll-position]") || scrolledByApp.has(target) || tellingScrolls.has(target)) return;
  tellingScrolls.add(target);
  requestAnimationFrame(() => {
    tellingScrolls.delete(target);
    if (target.isConnected) tellView(target);
  });
}, { capture: true, passive: true });

/** @param {Element} node */
function tellView(node) {
  const listener = node.closest("[data-scroll-position]");
  if (!listener) return;
  const [id, x, y] = (listener.dataset.scrollPosition ?? "").split(" ").map(Number);
  const layout = node.querySelector('[data-scroll-targets=""]');
  const views = layout ? [...layout.children] : node.matches(".list") ? rowsIn(node) : [];
  const box = node.getBoundingClientRect();
  /** @param {Element} view */
  const isAhead = (view) => {
    const place = view.getBoundingClientRect();
    return place.bottom > box.top + 1 && place.right > box.left + 1;
  };
  /** @param {Element} view */
  const distance = (view) => {
    const place = view.getBoundingClientRect();
    return Math.hypot(place.left + x * place.width - box.left - x * box.width, place.top + y * place.height - box.top - y * box.height);
  };
  const real = views.filter((view) => !view.matches(".gap") && (elementIn(view)));
  const view = y === undefined ? real.find(isAhead) : real.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!view) return;
  const shown = idIn(elementIn(view).dataset.id);
  if (toldViews.get(node) === shown) return;
  toldViews.set(node, shown);
  reportNewest("scrolled", id, shown);
}

when("nodes", watchScrolls);
when("scroll", scrollToTargets);
when("sizes", tellScrollsSoon);
