// Pages on top of each other: their titles, where the focus goes, and the browser's history.
// MARK: Bars

import { base } from "./Tab.js";
import { scene } from "./Scene.js";
import { handle, reached, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { idOf } from "./Nodes.js";

/**
 * Shows what the attributes of a bar say.
 * @param {Element} bar
 */
function showBar(bar) {
  const { title, subtitle, back } = bar.dataset;
  bar.querySelector(".bar-title").textContent = title ?? "";
  bar.querySelector(".page-title").textContent = title ?? "";
  bar.querySelector(".page-subtitle").textContent = subtitle ?? "";
  bar.querySelector(".back > span").textContent = back || "Back";
}

addEventListener("click", ({ target }) => {
  const back = target.closest(".back");
  if (back) report("back", idOf(back));
  if (target.matches(".sidebar-toggle")) report("sidebar", idOf(target));
  for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".overflow[open]"))) if (!menu.contains(target) || target.closest(".overflow-items")) menu.open = false;
});

// MARK: Focus

/** @type {WeakMap<Element, Element>} */
const lastFocused = new WeakMap(); // page → what had the focus in it last

/** @param {{ target: Element }} it */
function noteFocus({ target }) {
  /** @type {HTMLElement | undefined} */
  let page = target.closest?.(".page");
  for (; page; page = page.parentElement?.closest(".page")) lastFocused.set(page, target);
}

addEventListener("focusin", noteFocus);
// Safari does not focus what is clicked.
addEventListener("pointerdown", ({ target }) => {
  const button = target.closest?.("button");
  if (button) noteFocus({ target: button });
});

/**
 * The focus goes to the heading of a page that has come, and back to where it was on one that is seen again.
 * @param {Element} page
 */
function focusPage(page) {
  const active = document.activeElement;
  if (active && active !== document.body && !active.closest("[inert]") && !page.contains(active)) {
    // Somebody else has it, such as a field beside the stack.
    if (!page.parentElement?.contains(active)) return;
  }
  if (page.contains(active)) return;
  const last = lastFocused.get(page);
  const heading = page.querySelector(":scope > .nav-bar:not([hidden]) > .page-title:not(:empty)");
  (last?.isConnected ? last : (heading ?? page)).focus({ preventScroll: true });
}

// MARK: History

// Each page above a root, and each dialog, is an entry of the browser's history, so that the browser's Back is the way back of the page on top.
/** @param {Element} node */
export const isPageSeen = (node) => !node.closest("[data-covered]");

/**
 * What the way back takes away, from the bottom to the top: pages above roots, sheets and alerts, and in a narrow window columns behind
 * the first.
 */
function pagesAboveRoots() {
  const pages = [];
  for (const node of document.querySelectorAll(".page, .split[data-compact] > .column, dialog[open]")) {
    if (node.matches("dialog")) {
      // Menus and popovers are not places where one is.
      if (node.matches(":modal:is(.sheet, .alert):not([data-as='popover'])")) pages.push(node);
      continue;
    }
    if (!node.previousElementSibling?.matches(node.matches(".page") ? ".page" : ".column")) continue;
    const container = /** @type {Element} */ (node.parentElement);
    if (!isPageSeen(container)) continue;
    const isReached = node.matches(".page") || !node.hasAttribute("data-covered") || [...container.children].findIndex((other) => isPageSeen(other)) > [...container.children].indexOf(node);
    if (isReached) pages.push(node);
  }
  return pages;
}

// An entry's state says how many pages stand above roots there.
const depthHere = () => history.state?.depth ?? 0;

let knownDepth = depthHere();
/** @type {number | null} */
let moving = null; // the depth that this script is on its way to: the browser moves some time after it has been asked to
/** @type {number} */
let arrival;
/** @type {string | URL | null} */
let waitingAddress = null;

/** Brings the history to the pages that there are. While it moves, or a way is told of, that waits: what comes of it asks again. */
function followPages() {
  nameWindow();
  if (scene.rejoins || moving !== null || isUnderway("back", "forward", "dismiss")) return;
  const depth = pagesAboveRoots().length;
  const here = depthHere();
  for (let next = here + 1; next <= depth; next++) history.pushState({ depth: next }, "");
  if (depth < here) travel(depth);
  knownDepth = depth;
}

/** @param {number} depth */
function travel(depth) {
  moving = depth;
  history.go(depth - depthHere());
  clearTimeout(arrival);
  arrival = setTimeout(() => {
    // The browser has no such entry: this one is it.
    history.replaceState({ depth }, "");
    moved();
    followPages();
  }, 2000);
}

function moved() {
  clearTimeout(arrival);
  moving = null;
  if (waitingAddress) history.replaceState(history.state, "", waitingAddress);
  waitingAddress = null;
}

/**
 * Shows where the page is now. The entry of the history that is meant may still be on its way.
 * @param {URL | string} address
 */
function showAddress(address) {
  if (moving !== null) waitingAddress = address;
  else history.replaceState(history.state, "", address);
}

/**
 * Has the app show again what the person has gone back from.
 * @param {number} steps
 */
function goForward(steps) {
  const stack = [...document.querySelectorAll(".nav-stack[data-forward]")].findLast(isPageSeen);
  for (let step = 0; stack && step < steps; step++) report("forward", idOf(stack));
}

/**
 * The bar with the way back from a page, or from a column, whose root has it.
 * @param {Element} node
 */
function backBar(node) {
  const kind = node.matches(".page") ? ".page" : ".column";
  const bars = [...node.querySelectorAll(".nav-bar[data-back]")].filter((bar) => bar.closest(kind) === node);
  return bars.find((bar) => !bar.hidden) ?? bars[0];
}

/** @param {HTMLDialogElement} dialog */
export function askToClose(dialog) {
  if (!("stays" in dialog.dataset)) report("dismiss", idOf(dialog));
}

/**
 * Has the app take pages away, from the top to the bottom, as far as there is a way back from them.
 * @param {Element[]} pages
 */
function goBack(pages) {
  for (const page of pages.reverse()) {
    if (page.matches("dialog")) {
      askToClose(/** @type {HTMLDialogElement} */ (page));
      if ("stays" in page.dataset) return;
      continue;
    }
    const bar = backBar(page);
    if (!bar) return;
    report("back", idOf(bar));
  }
}

addEventListener("popstate", () => {
  const depth = depthHere();
  const isOwn = depth === moving;
  const before = knownDepth;
  if (moving !== null) moved();
  knownDepth = depth;
  if (!isOwn && depth > before) goForward(depth - before);
  if (!isOwn && depth < before) goBack(pagesAboveRoots().slice(depth, before));
  // Where there was no way, the history goes back to where it was.
  followPages();
});

const appName = document.title;
const windowName = document.querySelector(".window-name");

function nameWindow() {
  const titles = [...document.querySelectorAll(".nav-bar:not([hidden])")].filter(isPageSeen).map((bar) => bar.dataset.title);
  const title = titles.findLast((title) => title);
  const others = [...document.querySelectorAll(".nav-bar:not([hidden]) > .page-title:not(:empty), main [aria-level='1']")];
  windowName.hidden = others.some(isPageSeen);
  document.title = title && title !== appName ? `${title} – ${appName}` : appName;
}

// MARK: Changes

/**
 * @param {Node} node
 * @returns {node is Element}
 */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

new MutationObserver((changes) => {
  let arePagesOther = false;
  /** @type {Set<Element>} */
  const bars = new Set();
  /** @type {Set<Element>} */
  const uncovered = new Set();
  for (const { type, target: node, attributeName, addedNodes, removedNodes } of changes) {
    const target = /** @type {Element} */ (node);
    if (type === "childList") {
      const elements = [...addedNodes, ...removedNodes].filter(isElement);
      if (elements.some((node) => node.matches(".page, .nav-stack, .split, .tab-view, dialog") || node.querySelector(".page"))) arePagesOther = true;
      for (const node of addedNodes) if (isElement(node) && node.matches(".page:not([data-covered])")) uncovered.add(node);
    } else if (attributeName === "data-covered" || attributeName === "data-compact") {
      arePagesOther = true;
      if (attributeName === "data-covered" && !target.hasAttribute("data-covered")) {
        if (target.matches(".tab-page")) reached("tab", target);
        else uncovered.add(target.matches(".page") ? target : target.querySelector(".page:not([data-covered])"));
      }
    } else if (target.matches(".nav-bar")) {
      bars.add(target);
    }
  }
  for (const bar of bars) showBar(bar);
  for (const page of uncovered) if (page?.isConnected && isPageSeen(page)) focusPage(page);
  if (arePagesOther) followPages();
  else if (bars.size) nameWindow();
}).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ["data-covered", "data-compact", "data-title", "data-subtitle", "data-back"],
});

history.scrollRestoration = "manual";

/**
 * Sheets, and pages above the root of a stack, and what each is called.
 * @returns {[node: Element, name: string | false | null | undefined][]}
 */
export function namedPages() {
  return pagesAboveRoots().map((node) => [
    node,
    node.matches(".page") ? backBar(node)?.dataset.title : node.matches(".sheet") && node.getAttribute("aria-label"),
  ]);
}

when("pages", followPages);
when("given up", followPages);
handle({
  at(path) {
    showAddress(new URL(base + path, location.href));
  },
});
