// Bars above what scrolls: their background, and large titles, which go into them.

import { showsMotion, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { allIn, idOf } from "./Nodes.js";

/** @type {WeakMap<Element, Element>} */
const scrollers = new WeakMap(); // page → what was scrolled in it last, below its bar

/**
 * Whether views stand still in front of a page that scrolls as a whole, or behind it.
 * @param {Element} page
 */
function isLayered(page) {
  let box = [...page.children].find((child) => child.matches(".page-body"))?.firstElementChild;
  for (; box?.matches(".box"); box = box.firstElementChild) if (box.matches('.layered[data-l="w"]')) return true;
  return false;
}

/**
 * How much of a bar goes when its title is in it.
 * @param {Element} bar
 */
const heightOf = (bar) => [...bar.querySelectorAll(":scope > :is(.page-title, .page-subtitle)")].reduce((sum, node) => sum + node.offsetHeight, 0);

/**
 * Whether something fills its page, or begins where that does.
 * @param {Element} node @param {Element} page
 */
function scrollsBelowBar(node, page) {
  if (!node.matches(".list, .scroll") || node.offsetWidth * 2 < page.clientWidth) return false;
  const body = page.querySelector(":scope > .page-body");
  return node.offsetWidth === page.clientWidth || Math.abs(node.getBoundingClientRect().top - body.getBoundingClientRect().top) < 1;
}

addEventListener(
  "scroll",
  ({ target }) => {
    const page = target.closest?.(".page");
    if (!page || !(target === page || scrollsBelowBar(target, page))) return;
    scrollers.set(page, target);
    const top = target.scrollTop;
    if (top <= 0) delete page.dataset.scrolled;
    else page.dataset.scrolled = target === page && top > 40 ? "past" : "";
    followTitle(page);
  },
  { capture: true, passive: true },
);

/**
 * Has the app lay the page out for the bar that it has now. A title above a page that scrolls as a whole scrolls away by itself: only what
 * stands still in front of such a page has to hear of it.
 * @param {Element} page
 */
function followTitle(page) {
  const bar = page.firstElementChild;
  if (!bar?.matches(".nav-bar[data-large]:not([hidden])") || isUnderway("collapse")) return;
  const scroller = scrollers.get(page);
  const isCollapsed = bar.hasAttribute("data-collapsed");
  if (!scroller && !isCollapsed) return;
  const isWhole = scroller === page;
  if (isWhole && !isLayered(page)) return;
  const top = scroller?.isConnected ? scroller.scrollTop : 0;
  const wanted = isWhole ? top > 40 : top > (isCollapsed ? 0 : heightOf(bar));
  if (wanted !== isCollapsed) report("collapse", idOf(bar), wanted);
}

/**
 * A title that does not scroll goes and comes as the app says. What is scrolled stays where one sees it when it goes, and is at its
 * beginning when it comes back.
 * @param {Element} bar @param {boolean} moves
 */
function showTitle(bar, moves) {
  const page = /** @type {Element} */ (bar.closest(".page"));
  const scroller = scrollers.get(page);
  const isGone = bar.hasAttribute("data-collapsed") && scroller !== page;
  if ("gone" in bar.dataset === isGone) return;
  const height = isGone ? heightOf(bar) : 0;
  bar.toggleAttribute("data-gone", isGone);
  if (!moves) return;
  if (isGone) scroller?.scrollTo({ top: scroller.scrollTop - height, behavior: "instant" });
  else if (showsMotion()) {
    for (const node of page.querySelectorAll(":scope > .nav-bar > .page-title, :scope > .page-body")) {
      node.animate([{ translate: `0 ${-heightOf(bar)}px` }, { translate: "0 0" }], { duration: 200, easing: "ease-out" });
    }
  }
}

when("attribute", (node, name) => {
  if (name === "data-collapsed") showTitle(node, true);
});
when("nodes", (root) => {
  for (const bar of allIn(root, ".nav-bar[data-collapsed]")) showTitle(bar, false);
});
// What was scrolled may have gone, or be shorter, or have been scrolled while the app had not answered.
when("applied", () => {
  for (const page of document.getElementsByClassName("page")) followTitle(page);
});
