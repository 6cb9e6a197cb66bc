// Tabs in the page style: the browser scrolls from one to the next, and the app hears where it came to rest.

import { showsMotion, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { allIn, build, idOf } from "./Nodes.js";

/** @param {Element} scroller */
const pagesOf = (scroller) => [...scroller.children].map((node) => (node.matches(".tab-page") ? node : node.querySelector(".tab-page")));

/**
 * The page that fills the scroller, as far as one does.
 * @param {Element} scroller
 */
function pageInSight(scroller) {
  const middle = scroller.getBoundingClientRect().left + scroller.clientWidth / 2;
  return pagesOf(scroller).find((page) => {
    const box = page.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
}

const swiped = '.tab-view[data-style="page"] > .tab-pages';
/** @type {WeakMap<Element, { time: number, isApps: boolean }>} */
const sliding = new WeakMap(); // what scrolls → when it did last, and whether the app wants it to
/** @type {Element | null} */
let touched = null; // the pages that a finger is on
let isDragging = false; // whether it has moved them

addEventListener(
  "scroll",
  ({ target }) => {
    if (!target.matches?.(swiped)) return;
    sliding.set(target, { time: performance.now(), isApps: sliding.get(target)?.isApps ?? false });
    if (target === touched) isDragging = true;
  },
  { capture: true, passive: true },
);

addEventListener(
  "scrollend",
  ({ target }) => {
    if (!target.matches?.(swiped)) return;
    const isApps = sliding.get(target)?.isApps;
    sliding.delete(target);
    const page = pageInSight(target);
    if (!page?.hasAttribute("data-covered")) return;
    // What the app has begun to show ends elsewhere where it shows another one meanwhile.
    if (isApps) showTabs();
    else report("showtab", idOf(page));
  },
  { capture: true, passive: true },
);

for (const name of ["touchstart", "wheel", "keydown"]) {
  addEventListener(name, ({ target, type }) => {
    const scroller = /** @type {Element} */ (target).closest?.(swiped);
    if (type === "touchstart") [touched, isDragging] = [scroller, false];
    const slide = sliding.get(scroller);
    if (slide) slide.isApps = false;
  }, { capture: true, passive: true });
}
for (const name of ["touchend", "touchcancel"]) {
  addEventListener(name, (event) => {
    if (/** @type {TouchEvent} */ (event).touches.length) return;
    touched = null;
    if (!isDragging) showTabs();
  }, { capture: true, passive: true });
}

/**
 * Brings the page that the app shows into sight, but for what the person does: the app hears of that when it has come to rest.
 * @param {Element} page @param {ScrollBehavior | "instant"} [behavior]
 */
function showTab(page, behavior = showsMotion() ? "smooth" : "instant") {
  const scroller = page.closest(swiped);
  if (!scroller || pageInSight(scroller) === page) return;
  const slide = sliding.get(scroller);
  const isSwiped = slide && !slide.isApps && performance.now() - slide.time < 200;
  if (isSwiped || touched === scroller || isUnderway("showtab")) return;
  const [inner, outer] = [page.getBoundingClientRect(), scroller.getBoundingClientRect()];
  sliding.set(scroller, { time: performance.now(), isApps: true });
  scroller.scrollTo({ left: scroller.scrollLeft + inner.left + inner.width / 2 - outer.left - scroller.clientWidth / 2, behavior });
}

function showTabs() {
  for (const page of document.querySelectorAll(`${swiped} > .tab-page:not([data-covered])`)) showTab(page);
}

/**
 * Fills the menu of the tabs that have no place in a narrow window.
 * @param {Element} bar
 */
function fillMore(bar) {
  const tabs = [.../** @type {NodeListOf<HTMLButtonElement>} */ (bar.querySelectorAll(":scope > .tab-items > .tab"))].slice(4);
  const items = tabs.map((tab) => {
    const item = /** @type {HTMLButtonElement} */ (build(["button", { type: "button", class: "button", "data-tab": tab.dataset.id ?? "" }, tab.textContent?.trim() ?? ""]));
    item.disabled = tab.disabled;
    return item;
  });
  bar.querySelector(":scope > .menu-items").replaceChildren(...items);
}

/** Tabs are chosen with arrow keys, too. */
addEventListener("keydown", (event) => {
  const tab = event.target.closest?.(".tab-items > .tab");
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!tab || !step) return;
  const tabs = [.../** @type {Element} */ (tab.parentElement).querySelectorAll(".tab:enabled")].filter((other) => other.offsetParent);
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  event.preventDefault();
  next.focus();
  next.click();
});

when("controls", (root) => {
  for (const page of allIn(root, ".tab-page:not([data-covered])")) showTab(page, "instant");
});
// A press of the tab that is shown leads back to the root of what is in it, as the app has it, or to the beginning of that.
addEventListener("click", ({ target }) => {
  const bar = target.closest?.('.tab-items > .tab[aria-selected="true"]')?.closest(".tab-view");
  const page = bar?.querySelector(":scope > .tab-pages > .tab-page:not([data-covered])");
  const scrollers = page && !page.querySelector(".page ~ .page") ? [...page.querySelectorAll(".page:not([data-covered]), .scroll, .list")] : [];
  const scrolled = scrollers.find((node) => node.scrollTop > 0 && !node.closest("[data-covered]"));
  scrolled?.scrollTo({ top: 0, behavior: showsMotion() ? "smooth" : "instant" });
}, { capture: true });

when("tab", (page) => showTab(page));
when("tabs", showTabs);
when("menu", (button) => button.matches(".more") && fillMore(/** @type {Element} */ (button.parentElement)));
