// Tells the app how far something is scrolled, and what moves it, where it wants to know.

import { showsMotion, when } from "./Moments.js";
import { isUnderway, outbox, report, reportNewest } from "./Outbox.js";
import { allIn, elementIn, idIn, nodes, outermost } from "./Nodes.js";
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
/** @type {number | undefined} */
let stillTimer;

const scrollSizes = new ResizeObserver(tellScrollsSoon);

/** @param {Element} root */
function watchScrolls(root) {
  for (const node of allIn(root, "[data-scroll-watch]")) {
    if (scrollWatchers.has(node)) continue;
    scrollWatchers.add(node);
    scrollSizes.observe(node);
    tellScrollsSoon();
  }
}

/**
 * What moves what is scrolled in a node: a page that is nothing but a list or a scroll view scrolls as a whole.
 * @param {Element} node
 */
function moverOf(node) {
  let mover = node;
  while (mover.parentElement && !/auto|scroll|hidden/.test(getComputedStyle(mover).overflowY)) mover = mover.parentElement;
  return mover;
}

/**
 * The list or the scroll view that something moves.
 * @param {Element} mover
 */
function contentMovedBy(mover) {
  if (!mover.matches?.(".page")) return mover;
  // It is asked at each step: nothing looks through all that is on the page.
  let node = [...mover.children].find((child) => child.matches(".page-body"))?.firstElementChild;
  while (node && !node.matches(".list, .scroll")) {
    node = node.matches(".vstack") ? node.lastElementChild : node.matches(".box") ? [...node.children].find((child) => !child.matches(".layer")) : null;
  }
  return node && moverOf(node) === mover ? node : mover;
}

/**
 * Through what a person looks at what scrolls: the page, without its bars, where the page scrolls.
 * @param {Element} scroller
 */
export function windowOf(scroller) {
  const mover = moverOf(scroller);
  const isAll = mover === document.documentElement || mover === document.body;
  let { left, top, right, bottom } = isAll ? { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight } : mover.getBoundingClientRect();
  if (mover === scroller) {
    const covered = coveredIn(scroller);
    [left, top, right, bottom] = [left + covered.left, top + covered.top, right - covered.right, bottom - covered.bottom];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  const bars = scroller.closest(".page")?.querySelectorAll(":scope > .nav-bar > .bar-row, :scope > .bottom-bar") ?? [];
  for (const bar of bars) {
    const edge = bar.getBoundingClientRect();
    if (edge.height && bar.matches(".bar-row")) top = Math.max(top, edge.bottom);
    else if (edge.height) bottom = Math.min(bottom, edge.top);
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/**
 * How much bars cover of what passes under them.
 * @param {Element} scroller
 */
function coveredIn(scroller) {
  const style = getComputedStyle(scroller);
  const [top, end, bottom, start] = ["top", "end", "bottom", "start"].map((edge) => parseFloat(style.getPropertyValue(`--under-${edge}`)) || 0);
  const [left, right] = style.direction === "rtl" ? [end, start] : [start, end];
  return { left, top, right, bottom, x: left + right, y: top + bottom };
}

/** @param {Element} node */
const scrollerIn = (node) => (node.matches(".scroll, .list") ? node : node.querySelector(".scroll, .list"));

function tellScrollsSoon() {
  if (tellingScrollSoon || !scrollWatchers.size) return;
  tellingScrollSoon = true;
  requestAnimationFrame(tellScrolls);
}

function tellScrolls() {
  tellingScrollSoon = false;
  for (const node of scrollWatchers) {
    if (node.isConnected) tellScroll(node);
    else forgetScroll(node);
  }
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
  const mover = moverOf(scroller);
  const { scrollLeft, scrollTop } = mover;
  // What bars cover is no part of it.
  const covered = coveredIn(scroller);
  const [scrollWidth, scrollHeight] = [scroller.scrollWidth - covered.x, scroller.scrollHeight - covered.y];
  const clientWidth = mover.clientWidth - covered.x;
  const clientHeight = mover === scroller ? scroller.clientHeight - covered.y : windowOf(scroller).height;
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
  // A phase of less than a frame has been, too.
  if (tellingScrollSoon) tellScrolls();
  scrollPhases.set(scroller, phase);
  tellScrollsSoon();
}

/** @param {{ target: Element }} it */
const isWatched = ({ target }) => scrollWatchers.size && target.matches?.(".scroll, .list, .page");

addEventListener("scroll", (event) => {
  if (!isWatched(event)) return;
  const scroller = contentMovedBy(event.target);
  const isApp = scrolledByApp.has(scroller) && touchedScroller !== scroller;
  if (touchedScroller === scroller || scrollPhases.get(scroller) !== "decelerating") setScrollPhase(scroller, isApp ? "animating" : "interacting");
  tellScrollsSoon();
  // Not every browser says when it is at rest.
  clearTimeout(stillTimer);
  stillTimer = setTimeout(() => touchedScroller || setScrollPhase(scroller, "idle"), 250);
}, { capture: true, passive: true });

addEventListener("scrollend", (event) => {
  if (!isWatched(event)) return;
  const scroller = contentMovedBy(event.target);
  setScrollPhase(scroller, touchedScroller === scroller ? "tracking" : "idle");
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

/** @type {Set<Element>} */
const gliding = new Set(); // what somebody sees go where the app wants it
/** @type {Map<Element, number>} */
const aims = new Map(); // what is there, as long as its rows are on their way → the timer that ends that

function scrollToTargets() {
  for (const node of document.querySelectorAll("[data-scroll-target]")) {
    const [number] = /** @type {string} */ (node.dataset.scrollTarget).split(" ");
    if (scrolled.get(node) !== number) {
      scrolled.set(node, number);
      scrolledByApp.add(node);
      anchored.delete(node);
      // Where a page comes with it, it is there.
      const glides = number.endsWith("~") && outbox.socket && showsMotion();
      gliding.delete(node);
      if (glides && scrollNode(node, "smooth")) glide(node);
      else aim(node);
    } else if (aims.has(node)) aim(node);
  }
  holdAnchors();
}

/** @param {Element} node */
function glide(node) {
  clearTimeout(aims.get(node));
  aims.delete(node);
  gliding.add(node);
  setTimeout(() => gliding.delete(node), 3000);
}

/**
 * Is there, and again when the rows have come that move what it leads to.
 * @param {Element} node
 */
function aim(node) {
  if (scrolledByApp.has(node)) scrollNode(node, "instant");
  clearTimeout(aims.get(node));
  aims.set(node, setTimeout(() => isUnderway("show") || aims.delete(node), 300));
}

// Rows that come on the way end it before it is there.
addEventListener("scrollend", ({ target }) => {
  for (const node of gliding) if (moverOf(node) === target && scrolledByApp.has(node) && !scrollNode(node, "smooth")) aim(node);
}, { capture: true });

function holdAnchors() {
  for (const node of document.querySelectorAll("[data-scroll-anchor]")) holdAnchor(node);
}

/**
 * Scrolls to what the app wants. Returns whether it does: nobody sees a way of many screens, for its rows are not there.
 * @param {Element} node @param {ScrollBehavior | "instant"} behavior
 */
function scrollNode(node, behavior) {
  const [, place, ...numbers] = node.dataset.scrollTarget?.split(" ") ?? [];
  const [x, y] = numbers.map(Number);
  const mover = moverOf(node);
  const box = windowOf(node);
  let [left, top] = [node.scrollLeft, mover.scrollTop];
  if (place === "offset") {
    if (Number.isFinite(x)) left = x;
    // On a page the large title is in front of the beginning.
    if (Number.isFinite(y)) top = mover === node || y <= 0 ? y : top + node.getBoundingClientRect().top + y - box.top;
  } else if (place === "top" || place === "bottom") {
    top = place === "top" ? 0 : mover.scrollHeight;
  } else if (place === "leading" || place === "trailing") {
    const sign = getComputedStyle(node).direction === "rtl" ? -1 : 1;
    left = place === "leading" ? 0 : sign * node.scrollWidth;
  } else {
    const element = nodes.get(Number(place));
    const target = element && outermost(element);
    if (!target) return true;
    if (y === undefined) {
      target.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
      return true;
    }
    const inner = target.getBoundingClientRect();
    top += inner.top + y * inner.height - (box.top + y * box.height);
    left += inner.left + x * inner.width - (box.left + x * box.width);
  }
  if (behavior === "smooth" && Math.abs(top - mover.scrollTop) > 2 * box.height) return false;
  if (mover !== node) mover.scrollTo({ top, behavior });
  node.scrollTo({ left, ...(mover === node && { top }), behavior });
  return true;
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
  const mover = moverOf(node);
  mover.scrollTop = y * (mover.scrollHeight - mover.clientHeight);
  node.scrollLeft = x * (node.scrollWidth - node.clientWidth);
}

// Such as by a keyboard on the screen.
addEventListener("resize", holdAnchors);

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

addEventListener("scroll", (event) => {
  const target = contentMovedBy(event.target);
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
  const views = layout ? [...layout.children] : node.matches(".list") ? [...node.querySelectorAll(".row")] : [];
  const box = windowOf(node);
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

/**
 * What covers a page that scrolls takes what would scroll it.
 * @param {WheelEvent | TouchEvent} event
 */
function holdPage(event) {
  const layer = /** @type {HTMLElement} */ (event.currentTarget);
  const { clientX, clientY } = "touches" in event ? event.touches[0] : event;
  if (/** @type {Element} */ (event.target).closest(".layer .scroll, .layer .list")) return;
  const covers = document.elementsFromPoint(clientX, clientY).some((node) => node !== layer && layer.contains(node)
    && node.clientWidth >= layer.clientWidth && node.clientHeight >= layer.clientHeight);
  if (covers) event.preventDefault();
}

when("nodes", (root) => {
  for (const layer of allIn(root, '.box.layered[data-l="w"] > .layer.overlay')) {
    for (const name of /** @type {const} */ (["wheel", "touchmove"])) layer.addEventListener(name, holdPage, { passive: false });
  }
});
when("nodes", watchScrolls);
when("nodes", (root) => {
  // What is a whole page is scrolled by that.
  for (const scroller of allIn(root, ".page-body > .scroll[data-snap]:only-child")) scroller.closest(".page").dataset.snaps = "";
});
when("scroll", scrollToTargets);
when("sizes", tellScrollsSoon);
