// What a swipe uncovers at the ends of a row, and pulls that refresh a list.
// MARK: Actions that the app makes when somebody looks for them

import { reached, when } from "./Moments.js";
import { report } from "./Outbox.js";
import { idOf } from "./Nodes.js";
import { labelOf } from "./Focus.js";
import { withMenu } from "./Presentation.js";

/** @type {WeakMap<Element, () => void>} */
const awaitedActions = new WeakMap(); // row whose actions are on their way → what to do then

/** @param {Element} row */
const slotsToMake = (row) => [...row.querySelectorAll(".swipe-actions[data-waits]")].filter((slot) => slot.closest(".row") === row);

/**
 * Runs `use` when the actions of a row are there.
 * @param {Element} row @param {() => void} use
 */
function whenMade(row, use) {
  const slots = slotsToMake(row);
  if (!slots.length) return use();
  if (!awaitedActions.has(row)) for (const slot of slots) report("actions", idOf(slot));
  awaitedActions.set(row, use);
}

/**
 * Asks for the actions of a row that somebody may want soon.
 * @param {Element} row
 */
function prepareActions(row) {
  if (!awaitedActions.has(row)) whenMade(row, () => measureActions(row));
}

/**
 * The actions at one end of a row have come. The focus goes on to the one that it was meant for, or to the first.
 * @param {Element} slot
 */
function actionsAreMade(slot) {
  const row = slot.closest(".row");
  const opener = slot.querySelector(":scope > .actions-opener");
  if (opener === document.activeElement) {
    const actions = [...slot.querySelectorAll("button:enabled:not(.actions-opener), a[href]")];
    const target = actions.find((action) => labelOf(action) === opener.dataset.wanted) ?? actions[0] ?? row;
    if (target === row && !row.hasAttribute("tabindex")) row.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  opener?.remove();
  const use = awaitedActions.get(row);
  if (!use || slotsToMake(row).length) return;
  awaitedActions.delete(row);
  // Not before the whole message has been applied.
  queueMicrotask(() => row.isConnected && use());
}

/**
 * Uses the button that stands where the actions will be. Returns whether it was that.
 * @param {HTMLButtonElement} button
 */
function openActions(button) {
  if (!button.matches(".actions-opener")) return false;
  button.focus({ preventScroll: true });
  prepareActions(button.closest(".row"));
  return true;
}

addEventListener("focusin", ({ target }) => {
  const row = target.closest?.(".list .row");
  if (row && target.matches(".actions-opener, :focus-visible")) prepareActions(row);
});

/** @type {Element | null} */
let pointedRow = null;

/** What a pointer presses in a row, but the row itself and what a swipe brings. */
const pressedElsewhere =
  "input, textarea, .stepper, .picker, .menu, .date-picker, .color-picker, .button:not(.nav-link, .swipe-actions .button), .disclosure";

// Where the pointer only passes, nobody asks. The style sheet says in which rows it shows anything.
addEventListener("pointerover", ({ target, pointerType }) => {
  const row = pointerType !== "touch" ? target.closest?.(".list .row") : null;
  if (row === pointedRow) return;
  pointedRow = row;
  row?.toggleAttribute("data-busy", Boolean(row.querySelector(pressedElsewhere)));
  if (row?.querySelector(".swipe-actions")) setTimeout(() => row === pointedRow && showPointed(row), 50);
});

/** @param {Element} row */
function showPointed(row) {
  if (getComputedStyle(row.querySelector(".swipe-actions")).pointerEvents === "auto") prepareActions(row);
}

// MARK: Swipes and pulls

/** @type {{ row: HTMLElement, list: Element | null, x: number, y: number } | null} */
let swipe = null;

addEventListener("touchstart", ({ target, touches }) => {
  const row = target.closest?.(".list .row");
  const list = target.closest?.(".list[data-refreshable]");
  swipe = { row, list: list?.scrollTop === 0 ? list : null, x: touches[0].clientX, y: touches[0].clientY };
  for (const other of document.querySelectorAll(".row[data-swiped]")) if (other !== row) other.removeAttribute("data-swiped");
}, { passive: true });

addEventListener("touchmove", ({ touches }) => {
  if (!swipe?.row) return;
  const [x, y] = [touches[0].clientX - swipe.x, touches[0].clientY - swipe.y];
  if (Math.abs(x) > 8 && Math.abs(x) > 2 * Math.abs(y)) prepareActions(swipe.row);
}, { passive: true });

addEventListener("touchend", ({ changedTouches }) => {
  if (!swipe) return;
  const [x, y] = [changedTouches[0].clientX - swipe.x, changedTouches[0].clientY - swipe.y];
  const { row, list } = swipe;
  if (row && Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) whenMade(row, () => endSwipe(row, x));
  else if (list && y > 80 && y > 2 * Math.abs(x)) report("refresh", idOf(list));
  swipe = null;
}, { passive: true });

/** @param {Element} row @param {number} distance */
function endSwipe(row, distance) {
  if (row.closest("[data-editing]")) return;
  const edge = distance < 0 ? "trailing" : "leading";
  const actions = row.querySelector(`.swipe-actions.${edge}`);
  const isFull = Math.abs(distance) > row.offsetWidth * 0.6;
  if (isFull && actions?.parentElement?.matches("[data-full]")) return actions.querySelector("button")?.click();
  if (isFull && !actions && edge === "trailing") {
    const button = row.querySelector(':scope > button[data-row="delete"]');
    if (button) return reached("row button", button);
  }
  showActions(row, edge);
}

/**
 * The actions at one edge of a row, and room for them.
 * @param {Element} row @param {string} edge
 */
function showActions(row, edge) {
  measureActions(row);
  row.setAttribute("data-swiped", edge);
}

/** @param {Element} row */
function measureActions(row) {
  const trailing = row.querySelector('.swipe-actions.trailing, :scope > [data-row="delete"]');
  row.style.setProperty("--trailing", `${trailing?.offsetWidth ?? 0}px`);
  row.style.setProperty("--leading", `${row.querySelector(".swipe-actions.leading")?.offsetWidth ?? 0}px`);
}

// With a mouse there is no swipe: its other button shows the actions.
addEventListener("contextmenu", (event) => {
  const row = event.target.closest?.(".list:not([data-editing]) .row");
  if (withMenu(event.target) || !row?.querySelector('.swipe-actions, :scope > [data-row="delete"]') || event.target.closest("input, textarea, a[href]")) return;
  event.preventDefault();
  const edge = row.querySelector('.swipe-actions.trailing, :scope > [data-row="delete"]') ? "trailing" : "leading";
  if (row.hasAttribute("data-swiped")) row.removeAttribute("data-swiped");
  else whenMade(row, () => showActions(row, edge));
});

addEventListener("pointerdown", ({ target, pointerType }) => {
  if (pointerType === "touch") return;
  for (const row of document.querySelectorAll(".row[data-swiped]")) if (!row.contains(target)) row.removeAttribute("data-swiped");
});

when("attribute", (node, name) => {
  if (name === "data-waits") actionsAreMade(node);
});
when("row button", openActions);
