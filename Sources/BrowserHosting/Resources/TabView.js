// Tabs in the page style: the browser scrolls from one to the next, and the app hears where it came to rest.
"use strict";

const pagesOf = (scroller) => [...scroller.children].map((node) => (node.matches(".tab-page") ? node : node.querySelector(".tab-page")));

/** The page that fills the scroller, as far as one does. */
function pageInSight(scroller) {
  const middle = scroller.getBoundingClientRect().left + scroller.clientWidth / 2;
  return pagesOf(scroller).find((page) => {
    const box = page.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
}

addEventListener(
  "scrollend",
  ({ target }) => {
    if (!target.matches?.('.tab-view[data-style="page"] > .tab-pages')) return;
    const page = pageInSight(target);
    if (page?.hasAttribute("data-covered")) report("showtab", idOf(page));
  },
  { capture: true, passive: true },
);

/** Brings the page that the app shows into sight. */
function showTab(page, behavior = "smooth") {
  const scroller = page.closest('.tab-view[data-style="page"] > .tab-pages');
  if (scroller && pageInSight(scroller) !== page) page.scrollIntoView({ behavior, block: "nearest", inline: "center" });
}

/** Fills the menu of the tabs that have no place in a narrow window. */
function fillMore(bar) {
  const tabs = [...bar.querySelectorAll(":scope > .tab-items > .tab")].slice(4);
  const items = tabs.map((tab) => {
    const item = build(["button", { type: "button", class: "button", "data-tab": tab.dataset.id }, tab.textContent.trim()]);
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
  const tabs = [...tab.parentElement.querySelectorAll(".tab:enabled")].filter((other) => other.offsetParent);
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  event.preventDefault();
  next.focus();
  next.click();
});

for (const page of document.querySelectorAll(".tab-page:not([data-covered])")) showTab(page, "instant");
