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

/**
 * A finger on a row or on a list to refresh. Where it has begun, how far the row was open then, and whether the row follows it.
 * @type {{ row: HTMLElement | null, list: Element | null, x: number, y: number, opened: number, follows: boolean } | null}
 */
let swipe = null;

const draggedInside = '.scroll:not([data-axes="none"]), input[type="range"], [data-gesture~="drag"]';

addEventListener("touchstart", ({ target, touches }) => {
  const found = target.closest?.(".list .row");
  // What is dragged by itself keeps the finger.
  const row = found?.contains(target.closest(draggedInside)) ? null : found;
  const list = target.closest?.(".list[data-refreshable]");
  const [x, y] = [touches[0].clientX, touches[0].clientY];
  swipe = { row, list: list?.scrollTop === 0 ? list : null, x, y, opened: row ? openedOf(row) : 0, follows: false };
  for (const other of document.querySelectorAll(".row[data-swiped]")) if (other !== found) closeRow(other);
}, { passive: true });

addEventListener("touchmove", ({ touches }) => {
  if (!swipe?.row || swipe.row.closest("[data-editing]")) return;
  const [x, y] = [touches[0].clientX - swipe.x, touches[0].clientY - swipe.y];
  if (!swipe.follows && (Math.abs(x) <= 8 || Math.abs(x) <= 2 * Math.abs(y))) return;
  swipe.follows = true;
  prepareActions(swipe.row);
  slideRow(swipe.row, swipe.opened + x);
}, { passive: true });

addEventListener("touchend", ({ changedTouches }) => {
  if (!swipe) return;
  const [x, y] = [changedTouches[0].clientX - swipe.x, changedTouches[0].clientY - swipe.y];
  const { row, list, opened, follows } = swipe;
  if (row && (follows || (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)))) whenMade(row, () => endSwipe(row, opened + x));
  else if (list && y > 80 && y > 2 * Math.abs(x)) report("refresh", idOf(list));
  swipe = null;
}, { passive: true });

addEventListener("touchcancel", () => {
  if (swipe?.row && swipe.follows) endSwipe(swipe.row, swipe.opened);
  swipe = null;
}, { passive: true });

/**
 * The edge whose actions a row uncovers that is moved by so many points.
 * @param {Element} row @param {number} distance
 */
const edgeUncovered = (row, distance) => (distance < 0 === (getComputedStyle(row).direction === "ltr") ? "trailing" : "leading");

/** @param {Element} row @param {string} edge @returns {HTMLElement | null} */
const actionsAt = (row, edge) => row.querySelector(edge === "trailing" ? '.swipe-actions.trailing, :scope > [data-row="delete"]' : ".swipe-actions.leading");

/**
 * By how many points an open row is moved.
 * @param {HTMLElement} row
 */
function openedOf(row) {
  const edge = row.dataset.swiped;
  if (!edge) return 0;
  const width = actionsAt(row, edge)?.offsetWidth ?? 0;
  return edgeUncovered(row, -1) === edge ? -width : width;
}

/** @param {Element} row */
const closeRow = (row) => row.removeAttribute("data-swiped");

/**
 * A row is where the finger is. Behind the last of its actions it resists, unless the first runs when it is swiped as far as it goes.
 * @param {HTMLElement} row @param {number} distance
 */
function slideRow(row, distance) {
  const edge = edgeUncovered(row, distance);
  const actions = actionsAt(row, edge);
  // On their way, or none.
  if (!actions || slotsToMake(row).length) return;
  row.setAttribute("data-swiped", edge);
  const width = parseFloat(row.style.getPropertyValue(`--${edge}`)) || 0;
  const behind = Math.sign(distance) * Math.max(Math.abs(distance) - width, 0);
  row.style.setProperty("--swiping", `${distance - (runsWhenFull(row, actions) ? 0 : behind * 0.75)}px`);
  row.setAttribute("data-swiping", "");
}

/** @param {Element} row @param {Element} actions */
const runsWhenFull = (row, actions) => actions.parentElement === row || Boolean(actions.parentElement?.matches("[data-full]"));

/** @param {HTMLElement} row @param {number} distance */
function endSwipe(row, distance) {
  row.removeAttribute("data-swiping");
  if (row.closest("[data-editing]")) return;
  const edge = edgeUncovered(row, distance);
  const actions = actionsAt(row, edge);
  if (actions && Math.abs(distance) > row.offsetWidth * 0.6 && runsWhenFull(row, actions)) {
    closeRow(row);
    if (actions.parentElement === row) return reached("row button", /** @type {HTMLButtonElement} */ (actions));
    return actions.querySelector("button")?.click();
  }
  if (actions && Math.abs(distance) > 40) showActions(row, edge);
  else closeRow(row);
}

// Who taps an open row closes it, and so does one of its actions.
addEventListener("click", (event) => {
  const row = event.detail ? event.target.closest?.(".row[data-swiped]") : null;
  if (!row || event.target.closest(".row-control")) return;
  closeRow(row);
  if (event.target.closest(".swipe-actions")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

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
  // While it follows a finger they are wider.
  if (row.hasAttribute("data-swiping")) return;
  for (const edge of ["trailing", "leading"]) row.style.setProperty(`--${edge}`, `${actionsAt(row, edge)?.offsetWidth ?? 0}px`);
}

// With a mouse there is no swipe: its other button shows the actions.
addEventListener("contextmenu", (event) => {
  const row = event.target.closest?.(".list:not([data-editing]) .row");
  if (withMenu(event.target) || !row?.querySelector('.swipe-actions, :scope > [data-row="delete"]') || event.target.closest("input, textarea, a[href]")) return;
  event.preventDefault();
  const edge = actionsAt(row, "trailing") ? "trailing" : "leading";
  if (row.hasAttribute("data-swiped")) closeRow(row);
  else whenMade(row, () => showActions(row, edge));
});

addEventListener("pointerdown", ({ target, pointerType }) => {
  if (pointerType === "touch") return;
  for (const row of document.querySelectorAll(".row[data-swiped]")) if (!row.contains(target)) closeRow(row);
});

when("attribute", (node, name) => {
  if (name === "data-waits") actionsAreMade(node);
});
when("row button", openActions);
