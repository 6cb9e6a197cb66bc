// Tells the app how far something is scrolled, and what moves it, where it wants to know.
"use strict";

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
