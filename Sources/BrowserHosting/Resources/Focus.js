// Keeps the focus in the page when what has it goes, or when a dialog goes whose opener has gone.

import { when } from "./Moments.js";
import { controlOf, isText, nodes } from "./Nodes.js";

// Who goes through the page by keys looks for a ring around a field, too; who has pressed it sees the caret.
addEventListener("keydown", ({ key }) => key === "Tab" && (document.documentElement.dataset.tabbed = ""), true);
addEventListener("pointerdown", () => delete document.documentElement.dataset.tabbed, true);

// What is for the keyboard is there while somebody types, and a press of it leaves the focus in the field. So does one of what is searched in.
for (const name of ["focusin", "focusout"]) {
  addEventListener(name, (event) => {
    const target = /** @type {HTMLInputElement} */ (event.target);
    const types = name === "focusin" && target.matches?.("input, textarea") && isText(target);
    for (const page of document.querySelectorAll(".page")) if (page.contains(target)) page.toggleAttribute("data-typing", types);
  });
}
// Who presses a button goes on typing afterwards; not in a field whose app wants to hear that it is left, or has its value only then.
const leavesFocus = '[data-keyboard], [data-stack="searched"] > :first-child .picker';
addEventListener("mousedown", (event) => {
  const field = /** @type {HTMLInputElement} */ (document.activeElement);
  const leaves = isText(field) && !("tellsFocus" in field.dataset) ? `${leavesFocus}, button:not([aria-haspopup])` : leavesFocus;
  if (event.target.closest?.(leaves)) event.preventDefault();
});

/** @type {Map<number, number>} */
export const openers = new Map(); // id of a dialog → id of what had the focus when it came
/** @type {LostPlace | null} */
let lostPlace = null; // where what had the focus stood, in the commit that is being applied: {parent, next, previous, name, isExtra, slot}
/** @type {Map<number, LostPlace>} */
const lostOpeners = new Map(); // id of what opened a dialog and has gone → where it stood

/** @param {Element} node */
const placeOf = (node) => ({ parent: /** @type {Element} */ (node.parentElement), next: node.nextElementSibling, previous: node.previousElementSibling });
/** @param {Control} control */
export const labelOf = (control) => control.getAttribute("aria-label") ?? control.textContent;

/**
 * What a list adds to its rows is another place to be at than what the app has in them.
 * @param {Control} control
 */
const isExtra = (control) => control.closest(".swipe-actions, .row-control") !== null;

/**
 * At which end of its row.
 * @param {Control} control
 */
const slotOf = (control) => control.closest(".swipe-actions")?.className;

/**
 * Notes where a node that is about to go stands, if the focus is in it or comes back to it later.
 * @param {Element} node
 */
function noteLoss(node) {
  // Pages, tabs and dialogs have ways of their own to hand on the focus.
  if (node.matches(".page, .tab-page, .column, dialog")) return;
  for (const place of [lostPlace, ...lostOpeners.values()]) {
    if (!place) continue;
    if (node.contains(place.parent)) Object.assign(place, placeOf(node));
    if (place.next === node) place.next = node.nextElementSibling;
    if (place.previous === node) place.previous = node.previousElementSibling;
  }
  /** @param {Control} control */
  const note = (control) => ({ ...placeOf(node), name: labelOf(control), isExtra: isExtra(control), slot: slotOf(control) });
  if (node.contains(document.activeElement)) lostPlace = note(/** @type {Element} */ (document.activeElement));
  for (const id of openers.values()) {
    const opener = nodes.get(id);
    if (opener && node.contains(opener)) lostOpeners.set(id, note(controlOf(opener)));
  }
}

/** Hands on the focus that went with this commit. */
function recoverFocus() {
  const place = lostPlace;
  lostPlace = null;
  if (!place?.parent.isConnected || document.activeElement !== document.body) return;
  const { parent, next, previous } = place;
  // What stands there now, or else what stood beside it; not rows that are missing.
  const here = previous?.isConnected ? previous.nextElementSibling : parent.firstElementChild;
  /** @param {Element | null} node @param {"nextElementSibling" | "previousElementSibling"} step */
  const past = (node, step) => (node?.matches(".gap") ? node[step] : node);
  const places = [past(here, "nextElementSibling"), past(next, "previousElementSibling"), past(previous, "nextElementSibling")];
  const near = places.find((node) => node?.isConnected && !node.matches(".gap"));
  const target = near && (controlIn(near, place) ?? near.closest(".row"));
  const container = parent.closest(".row, .list, .scroll, .page, dialog");
  const found = target ?? container;
  if (!found) return;
  if (!found.matches(focusables)) found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/**
 * A control in a node that may have the focus without being used, the one like that before if there is one: no field, and none whose focus the app follows.
 * @param {Element} node @param {LostPlace} before
 */
function controlIn(node, before) {
  const controls = [node, ...node.querySelectorAll("button:enabled, a[href], select:enabled, input:enabled, [tabindex='0']")].filter((control) =>
    control.matches(focusables) && control.tabIndex === 0 && isExtra(control) === before.isExtra && !isTyping(control) && control.getClientRects().length > 0
      && !control.closest("[data-focus], [inert]"));
  const same = controls.find((control) => labelOf(control) === before.name);
  if (same) return same;
  const opener = controls.find((control) => control.matches(".actions-opener") && slotOf(control) === before.slot);
  if (opener) opener.dataset.wanted = before.name ?? "";
  return opener ?? controls[0];
}

export const focusables = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]";

/** @param {Element | null} node */
export const isTyping = (node) => node?.matches?.("textarea, input:not([type=range], [type=checkbox])") ?? false;

when("going", noteLoss);
when("focus", recoverFocus);
// A dialog has gone, and so has what opened it: where that stood the focus goes on, if the dialog had it.
when("closed", (openerID, isLost) => {
  if (isLost) lostPlace = lostOpeners.get(openerID) ?? null;
  lostOpeners.delete(openerID);
});
