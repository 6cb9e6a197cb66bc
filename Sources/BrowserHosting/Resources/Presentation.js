// Shows what is presented: sheets, popovers, alerts and menus are dialogs of the browser's, above everything else.
//
// The app decides what is shown. Here is where it stands, what has the focus, and which gestures ask the app for something else.

import { scene } from "./Scene.js";
import { reached, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { allIn, controlOf, elementIn, idIn, idOf, isText, nodes } from "./Nodes.js";
import { focusables, openers } from "./Focus.js";
import { askToClose, isPageSeen } from "./Navigation.js";

const isNarrow = matchMedia("(max-width: 599px)");
const isLow = matchMedia("(max-height: 450px)");

const openDialogs = () => [...document.querySelectorAll("dialog[open]")];
/** @param {HTMLDialogElement} dialog */
const isColumn = (dialog) => dialog.matches(".inspector") && !isNarrow.matches;

/** The dialog that keys are for: the uppermost one, unless what is behind it can be used and is. */
export function topDialog() {
  const dialogs = openDialogs().filter((dialog) => !isColumn(dialog));
  return dialogs.findLast((dialog) => dialog.matches(":modal") || dialog.contains(document.activeElement));
}

// MARK: Coming and going

/**
 * What a dialog is in this window: a popover is a sheet in a narrow one.
 * @param {HTMLDialogElement} dialog
 */
function showForm(dialog) {
  if (!dialog.matches(".sheet")) return;
  const { adapts, adaptsLow } = dialog.dataset;
  let form = ["popover", "inspector", "cover"].find((name) => dialog.classList.contains(name)) ?? "sheet";
  if (isNarrow.matches && form !== "cover" && adapts !== "none") form = adapts ?? (form === "inspector" || form === "popover" ? "sheet" : form);
  // On a telephone that lies on its side a sheet is as large as the window.
  if (isLow.matches && form === "sheet") form = adaptsLow && adaptsLow !== "none" ? adaptsLow : adaptsLow === "none" ? form : "cover";
  if (dialog.dataset.as !== form) dialog.dataset.as = form;
  if (form === "popover") placePopover(dialog);
  else clearPlace(dialog);
}

/** @param {HTMLDialogElement} dialog */
function clearPlace(dialog) {
  delete dialog.dataset.side;
  for (const name of ["left", "top"]) dialog.style.removeProperty(name);
}

/** @param {HTMLDialogElement} dialog */
function openDialog(dialog) {
  if (isColumn(dialog) || "through" in dialog.dataset) dialog.show();
  else dialog.showModal();
  showForm(dialog);
}

/**
 * Shows a dialog above everything else and puts the person into it.
 * @param {HTMLDialogElement} dialog
 */
function present(dialog) {
  const id = idOf(dialog);
  const isNew = !openers.has(id);
  if (isNew) openers.set(id, idOf(document.activeElement) || scene.pressed);
  if (!pullable.has(dialog)) letPull(dialog);
  const active = document.activeElement;
  dialog.removeAttribute("open");
  // What grows out of a view does not come from below.
  if (isNew && !dialog.dataset.zoom) delete dialog.dataset.still;
  else dialog.dataset.still = "";
  openDialog(dialog);
  if (isNew && !reached("zoom", dialog, document.documentElement, true)) delete dialog.dataset.still;
  nameDialog(dialog);
  if (isColumn(dialog)) {
    // It belongs to the window: the focus stays.
    if (active !== document.body) active?.focus({ preventScroll: true });
    return;
  }
  if (dialog.matches(".context-menu")) return showMenu(dialog);
  // On a telephone the keyboard would cover half of a sheet that nobody has read yet.
  const comesUnread = dialog.matches(".sheet") && matchMedia("(pointer: coarse)").matches;
  const field = comesUnread ? null : dialog.querySelector(".field:not(.search) > input:enabled");
  (field ?? dialog).focus({ preventScroll: true });
  if (field && isText(field)) field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * A dialog has a name: its title, or the first words in it.
 * @param {HTMLDialogElement} dialog
 */
function nameDialog(dialog) {
  if (!dialog.matches(".sheet")) return;
  const titles = [...dialog.querySelectorAll(".nav-bar:not([hidden]) > .page-title:not(:empty)")].filter(isPageSeen);
  const heading = titles.at(-1) ?? dialog.querySelector("[role=heading]:not(:empty)") ?? dialog.querySelector(".text:not(:empty)");
  const name = heading?.textContent?.slice(0, 100) || "Sheet";
  if (dialog.getAttribute("aria-label") !== name) dialog.setAttribute("aria-label", name);
}

/**
 * Takes a dialog away; the focus goes back to where it was.
 * @param {HTMLDialogElement} dialog
 */
function dismiss(dialog) {
  const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  const openerID = openers.get(idOf(dialog)) ?? 0;
  const opener = nodes.get(openerID);
  const target = menuTargets.get(dialog);
  openers.delete(idOf(dialog));
  reached("closing", dialog);
  dialog.close();
  // Chromium gives a text field no keys where it got the focus back while the dialog was still above it.
  const field = /** @type {HTMLElement} */ (document.activeElement);
  if (field.matches("input, textarea")) {
    field.blur();
    field.focus({ preventScroll: true });
  }
  let isLost = false;
  // A menu for a view in which a control had the focus leads back to the control.
  const isAround = opener && target?.contains(opener);
  if (!hadFocus) return;
  if (target?.isConnected && target.matches(focusables) && !isAround) target.focus({ preventScroll: true });
  else if (opener) controlOf(opener).focus({ preventScroll: true });
  // What opened it has gone: the dialog below has the focus, so that keys are still heard, or what stands where that was.
  else if (topDialog()) topDialog()?.focus({ preventScroll: true });
  else isLost = true;
  reached("closed", openerID, isLost);
}

/** @param {HTMLDialogElement} dialog */
function reopen(dialog) {
  const active = document.activeElement;
  dialog.dataset.still = "";
  dialog.close();
  openDialog(dialog);
  if (dialog.contains(active)) active?.focus({ preventScroll: true });
}

function windowChanged() {
  for (const dialog of openDialogs()) {
    showForm(dialog);
    if (dialog.matches(".inspector") && dialog.matches(":modal") !== isNarrow.matches) reopen(dialog);
  }
  reached("pages");
}

for (const query of [isNarrow, isLow]) query.addEventListener("change", windowChanged);

function placeAll() {
  for (const dialog of document.querySelectorAll('dialog[data-as="popover"][open]')) placePopover(dialog);
}
addEventListener("resize", placeAll);
addEventListener("scroll", placeAll, { capture: true, passive: true });

/** What a commit has changed may be where a popover points to, or what lets it be used beside what is behind it. */
function dialogsChanged() {
  for (const dialog of openDialogs()) {
    showForm(dialog);
    nameDialog(dialog);
    detentsAnswered(dialog);
    const isModal = dialog.matches(":modal");
    if (dialog.matches(".sheet") && !isColumn(dialog) && isModal === "through" in dialog.dataset) reopen(dialog);
    if (dialog.matches(".context-menu")) prepareItems(dialog);
  }
}

// The app decides whether a dialog goes. The browser has ways of its own to close one, such as the back gesture of a telephone.
/** @param {Event} event */
function closeRequested(event) {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.isConnected || (event.type === "close" && dialog.open)) return;
  event.preventDefault();
  if (!dialog.open) {
    dialog.dataset.still = "";
    openDialog(dialog);
  }
  askToClose(dialog);
}
addEventListener("cancel", closeRequested, true);
addEventListener("close", closeRequested, true);

/** @param {Element} dialog @param {MouseEvent} it */
const isOutside = (dialog, { clientX, clientY }) => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

// A press beside a dialog closes it, but an alert wants an answer.
/** @type {HTMLDialogElement | null} */
let pressedBeside = null;
addEventListener("pointerdown", (event) => {
  const { target } = event;
  const dialog = /** @type {EventTarget} */ (target);
  const isBeside = dialog instanceof HTMLDialogElement && dialog.open && isOutside(dialog, event);
  pressedBeside = isBeside && !dialog.matches(".alert:not(.confirmation)") ? dialog : null;
});
addEventListener("click", (event) => {
  if (event.target.matches?.(".grabber")) return cycleDetents(/** @type {HTMLDialogElement} */ (event.target.parentElement));
  const dialog = pressedBeside;
  pressedBeside = null;
  if (dialog && dialog === /** @type {Element} */ (event.target) && isOutside(dialog, event)) askToClose(dialog);
});

// MARK: Keys

/**
 * The browser lets the Tab key leave a modal dialog for its own toolbar; a dialog keeps it.
 * @param {HTMLDialogElement} dialog @param {KeyboardEvent} event
 */
function keepFocusInside(dialog, event) {
  const controls = [...dialog.querySelectorAll("button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], [tabindex='0']")]
    .filter((control) => control.getClientRects().length > 0);
  const [edge, opposite] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (controls.includes(/** @type {HTMLElement} */ (document.activeElement)) && document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}

/**
 * Whether a key has been for a dialog itself.
 * @param {KeyboardEvent} event
 */
export function keyInDialog(event) {
  const dialog = topDialog();
  if (!dialog) return false;
  if (event.key === "Escape") {
    event.preventDefault();
    if (!event.repeat) askToClose(dialog);
  } else if (dialog.matches(".context-menu") && moveInMenu(dialog, event)) {
    event.preventDefault();
  } else if (event.key === "Enter" && document.activeElement === dialog && dialog.matches(".alert")) {
    event.preventDefault();
    // What asks for files does so in the page.
    const files = dialog.querySelector("button[data-files]");
    if (files) files.click();
    else if (!event.repeat) report("confirm", idOf(dialog));
  } else if (event.key === "Tab") {
    keepFocusInside(dialog, event);
  } else {
    return false;
  }
  return true;
}

// MARK: Popovers

/**
 * The edge and the rectangle that a popover points to.
 * @param {HTMLDialogElement} dialog
 * @returns {[edge: string, anchor: DOMRect] | null}
 */
function anchorOf(dialog) {
  const [id, edge, kind, ...numbers] = dialog.dataset.anchor?.split(" ") ?? [];
  const node = nodes.get(Number(id));
  if (!node) return null;
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y, w, h] = numbers.map(Number);
  if (kind === "point") return [edge, new DOMRect(left + x * width, top + y * height, 0, 0)];
  return [edge, kind === "area" ? new DOMRect(left + x, top + y, w, h) : new DOMRect(left, top, width, height)];
}

/**
 * Puts a popover beside what it belongs to: at the edge that is wanted, if there is room, else where there is most.
 * @param {HTMLDialogElement} dialog
 */
function placePopover(dialog) {
  const [edge, anchor] = anchorOf(dialog) ?? ["any", new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0)];
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const gap = 13;
  const margin = 10;
  const isReversed = getComputedStyle(dialog).direction === "rtl";
  const room = {
    bottom: innerHeight - anchor.bottom - gap - margin - height,
    top: anchor.top - gap - margin - height,
    trailing: (isReversed ? anchor.left : innerWidth - anchor.right) - gap - margin - width,
    leading: (isReversed ? innerWidth - anchor.right : anchor.left) - gap - margin - width,
  };
  const sides = /** @type {Side[]} */ ([edge, "bottom", "top", "trailing", "leading"].filter((side) => side in room));
  const side = sides.find((side) => room[side] >= 0) ?? sides.toSorted((a, b) => room[b] - room[a])[0];
  /** @param {number} value @param {number} length @param {number} limit */
  const clamp = (value, length, limit) => Math.max(margin, Math.min(value, limit - margin - length));
  const isLeft = (side === "leading") !== isReversed;
  const isBeside = side === "leading" || side === "trailing";
  const left = clamp(isBeside ? (isLeft ? anchor.left - gap - width : anchor.right + gap) : anchor.x + anchor.width / 2 - width / 2, width, innerWidth);
  const top = clamp(isBeside ? anchor.y + anchor.height / 2 - height / 2 : side === "bottom" ? anchor.bottom + gap : anchor.top - gap - height, height, innerHeight);
  const tip = isBeside ? anchor.y + anchor.height / 2 - top : anchor.x + anchor.width / 2 - left;
  dialog.style.setProperty("left", `${left}px`);
  dialog.style.setProperty("top", `${top}px`);
  dialog.style.setProperty("--tip", `${Math.max(20, Math.min(tip, (isBeside ? height : width) - 20))}px`);
  dialog.dataset.side = isBeside ? (isLeft ? "leading" : "trailing") : side;
}

// MARK: Heights of sheets

/**
 * The heights at which a sheet can stand, lowest first, in pixels.
 * @param {HTMLDialogElement} dialog
 */
function heightsOf(dialog) {
  const probe = document.createElement("div");
  probe.style.cssText = "position:absolute;visibility:hidden";
  dialog.append(probe);
  const highest = () => probe.offsetHeight;
  probe.style.height = "var(--highest)";
  const limit = highest();
  const heights = (dialog.dataset.detents ?? "").split(";").filter(Boolean).map((height) => {
    probe.style.height = height;
    return Math.min(highest(), limit);
  });
  probe.remove();
  return heights;
}

/** @param {HTMLDialogElement} dialog @param {number} place */
function chooseDetent(dialog, place) {
  if (Number(dialog.dataset.detent) === place) return dialog.style.removeProperty("--dragged");
  // Until the app has answered: it may think otherwise.
  dialog.style.setProperty("--dragged", (dialog.dataset.detents ?? "").split(";")[place]);
  report("detent", idOf(dialog), place);
}

/**
 * The app has seen to which height a sheet was moved: now it stands as the app says.
 * @param {HTMLDialogElement} dialog
 */
function detentsAnswered(dialog) {
  if (drag?.dialog !== dialog && !isUnderway("detent")) dialog.style.removeProperty("--dragged");
}

/**
 * A tap on the grabber: the next height, and from the highest one the lowest.
 * @param {HTMLDialogElement} dialog
 */
function cycleDetents(dialog) {
  if (wasDragged || !dialog.dataset.detents) return;
  chooseDetent(dialog, (Number(dialog.dataset.detent) + 1) % dialog.dataset.detents.split(";").length);
}

/** @type {{ dialog: HTMLDialogElement, pointer: number, start: number, height: number, moved: number, time: number } | null} */
let drag = null; // {dialog, pointer, start, height, moved, time}
let wasDragged = false;

/** A sheet is dragged by its grabber, or by its upper edge where nothing else is. */
addEventListener("pointerdown", (event) => {
  wasDragged = false;
  const dialog = event.target.closest?.('dialog[data-as="sheet"]');
  if (!dialog || !isNarrow.matches || isOutside(dialog, event)) return;
  const isHandle = event.target.matches(".grabber");
  const isEdge = event.clientY - dialog.getBoundingClientRect().top < 28 && !event.target.closest("button, input, a, [data-reach], .scroll");
  if (!isHandle && !isEdge) return;
  drag = { dialog, pointer: event.pointerId, start: event.clientY, height: dialog.offsetHeight, moved: 0, time: event.timeStamp };
  event.target.setPointerCapture(event.pointerId);
});

addEventListener("pointermove", (event) => {
  if (event.pointerId === drag?.pointer) dragTo(event.clientY);
});

/** @param {number} y */
function dragTo(y) {
  if (!drag) return;
  const { dialog, start, height } = drag;
  drag.moved = y - start;
  if (Math.abs(drag.moved) < 4 && !wasDragged) return;
  wasDragged = true;
  dialog.dataset.dragged = "";
  const heights = heightsOf(dialog);
  const [lowest, highest] = [heights[0] ?? height, heights.at(-1) ?? height];
  const wanted = height - drag.moved;
  // Beyond its ends it follows slowly; below the lowest height it goes down as it is.
  const shown = wanted > highest ? highest + (wanted - highest) * 0.072 : Math.max(wanted, lowest);
  dialog.style.setProperty("--dragged", `${shown}px`);
  const stays = "stays" in dialog.dataset;
  dialog.style.translate = wanted < lowest ? `0 ${(lowest - wanted) * (stays ? 0.2 : 1)}px` : "";
}

/** @param {PointerEvent} event */
function dragEnded(event) {
  if (event.pointerId === drag?.pointer) endDrag(event.timeStamp);
}

/** @param {number} now */
function endDrag(now) {
  if (!drag) return;
  const { dialog, height, moved, time } = drag;
  drag = null;
  delete dialog.dataset.dragged;
  dialog.style.translate = "";
  if (!wasDragged) return;
  // The click that follows at once is a part of it.
  setTimeout(() => (wasDragged = false));
  const heights = heightsOf(dialog);
  const lowest = heights[0] ?? height;
  const speed = (moved / Math.max(1, now - time)) * 1000; // px a second, downwards
  const wanted = height - moved - speed * 0.1;
  if (wanted < lowest / 2 || (speed > 800 && height - moved < lowest)) askToClose(dialog);
  if (!heights.length) return dialog.style.removeProperty("--dragged");
  const nearest = heights.reduce((best, height, place) => (Math.abs(height - wanted) < Math.abs(heights[best] - wanted) ? place : best), 0);
  chooseDetent(dialog, nearest);
}
addEventListener("pointerup", dragEnded);
addEventListener("pointercancel", dragEnded);

const fingerPointer = -1; // in place of a pointer's id: a browser that scrolls has no more to say of a pointer
/** @type {WeakSet<HTMLDialogElement>} */
const pullable = new WeakSet(); // those that listen to fingers: a page that comes anew has others
/** @type {{ x: number, y: number } | null} */
let pull = null; // a finger that may pull down a sheet: where it has come down

/**
 * A finger pulls a sheet down wherever nothing below it can be scrolled back.
 * @param {HTMLDialogElement} dialog
 */
function letPull(dialog) {
  pullable.add(dialog);
  dialog.addEventListener("touchstart", (event) => {
    const [target, touches] = [/** @type {HTMLElement} */ (event.target), event.touches];
    const isElsewhere = target.closest("dialog") !== dialog || target.closest('input[type="range"], [data-gesture], .grabber, [data-axes="horizontal"]');
    pull = null;
    if (!isNarrow.matches || dialog.dataset.as !== "sheet" || touches.length > 1 || isElsewhere) return;
    for (let node = /** @type {HTMLElement | null} */ (target); node && node !== dialog; node = node.parentElement) if (node.scrollTop > 0) return;
    pull = { x: touches[0].clientX, y: touches[0].clientY };
  }, { passive: true });
  dialog.addEventListener("touchmove", (event) => {
    const { clientX, clientY } = event.touches[0];
    if (pull && !drag) {
      const [x, y] = [clientX - pull.x, clientY - pull.y];
      if (y <= 0 || Math.abs(x) > y) pull = null;
      else if (event.cancelable) drag = { dialog, pointer: fingerPointer, start: pull.y, height: dialog.offsetHeight, moved: 0, time: event.timeStamp };
    }
    if (drag?.pointer !== fingerPointer) return;
    event.preventDefault();
    dragTo(clientY);
  }, { passive: false });
  for (const name of /** @type {const} */ (["touchend", "touchcancel"])) {
    dialog.addEventListener(name, (event) => drag?.pointer === fingerPointer && endDrag(event.timeStamp));
  }
}

// MARK: Context menus

/** @type {{ target?: Element, box: DOMRect, touch: boolean, time: number } | null} */
let menuPlace = null; // where the menu was asked for: {target, box, touch, time}
/** @type {WeakMap<Element, Element>} */
const menuTargets = new WeakMap(); // menu → what it was asked for
/** @type {{ timer: number, x: number, y: number } | null} */
let hold = null; // a press that may become a long one: {timer, x, y}

/**
 * A menu stands at a point, or beside what has it: a row, in lists.
 * @param {Element} target @param {MouseEvent & PageEvent} event @param {boolean} [isKey]
 */
function askForMenu(target, event, isKey) {
  const touch = event.pointerType === "touch";
  const around = event.target.closest?.(".list .row");
  const row = target.querySelector("[data-menu-rows]") || "menuRows" in target.dataset ? around : null;
  const box = touch || isKey ? (around ?? target).getBoundingClientRect() : new DOMRect(event.clientX, event.clientY);
  menuPlace = { target, box, touch, time: performance.now() };
  const id = idIn(target.dataset.menu);
  if (row) report("rowmenu", id, idOf(elementIn(row)));
  else report("menu", id);
}

/**
 * What has a menu there: an element around, or the one in the row.
 * @param {Element} node
 */
export const withMenu = (node) => node.closest?.("[data-menu]") ?? node.closest?.(".row")?.querySelector("[data-menu]");

addEventListener("contextmenu", (event) => {
  const isKey = event.button !== 2 && !event.ctrlKey && event.pointerType !== "touch";
  // A key asks for the menu of what has the focus; the event says what lies below that.
  const asked = isKey && document.activeElement && document.activeElement !== document.body ? document.activeElement : event.target;
  const target = withMenu(asked);
  if (!target || asked.closest("input, textarea")) return;
  event.preventDefault();
  // A browser that tells of long touches does so beside ours.
  if (hold || (menuPlace?.touch && performance.now() - menuPlace.time < 700)) return;
  askForMenu(target, event, isKey);
});

addEventListener("pointerdown", (event) => {
  // A button that does something has its menu beside it: holding it opens that, with whatever it is pressed.
  const button = event.button ? null : event.target.closest?.(".menu > .button[data-event]:enabled");
  const target = button ?? withMenu(event.target);
  if (!target || (event.pointerType !== "touch" && !button)) return;
  const { clientX: x, clientY: y } = event;
  const timer = setTimeout(() => {
    hold = null;
    suppressed = true;
    if (button) reached("held", button);
    else askForMenu(target, event);
  }, 500);
  hold = { timer, x, y };
});

function endHold() {
  clearTimeout(hold?.timer);
  hold = null;
}
addEventListener("pointermove", (event) => {
  if (hold && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > 10) endHold();
});
for (const name of ["pointerup", "pointercancel", "scroll"]) addEventListener(name, endHold, true);

// The click at the end of a long touch is for nobody.
let suppressed = false;
addEventListener("pointerdown", () => (suppressed = false), true);
addEventListener("click", (event) => {
  if (!suppressed) return;
  suppressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** @param {Element} menu */
const itemsOf = (menu) => [...menu.querySelectorAll(".items :is(button, input):enabled")].filter((item) => item.offsetParent);

/**
 * Assistive technology knows the buttons in a menu as its items.
 * @param {Element} menu
 */
function prepareItems(menu) {
  for (const item of menu.querySelectorAll("button")) item.setAttribute("role", "menuitem");
  for (const option of menu.querySelectorAll('.picker[data-style="items"] [data-choice]')) option.setAttribute("role", "menuitemradio");
  for (const line of menu.querySelectorAll(".divider")) line.setAttribute("role", "separator");
  for (const group of menu.querySelectorAll('.picker[data-style="items"] > .options, .section')) group.setAttribute("role", "group");
}

/** @param {HTMLElement} menu */
function showMenu(menu) {
  prepareItems(menu);
  /** @type {NonNullable<typeof menuPlace>} */
  const place =
    menuPlace && performance.now() - menuPlace.time < 5000
      ? menuPlace
      : { box: (nodes.get(idIn(menu.dataset.anchor)) ?? menu).getBoundingClientRect(), touch: false, time: 0 };
  const { left, top, right, bottom } = place.box;
  if (place.touch) {
    menu.dataset.touch = "";
    // What is held stays as clear as it is.
    if (!menu.querySelector(".preview")) menu.style.cssText = `--left:${left}px;--top:${top}px;--right:${right}px;--bottom:${bottom}px`;
  }
  if (place.target) menuTargets.set(menu, place.target);
  const space = innerHeight - menu.offsetHeight - 8;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${bottom <= space ? bottom : Math.max(8, Math.min(top - menu.offsetHeight, space))}px`;
  menu.focus({ preventScroll: true });
}

/**
 * Arrows, Home, End and first letters move through a menu.
 * @param {Element} menu @param {KeyboardEvent} event
 */
function moveInMenu(menu, event) {
  const items = itemsOf(menu);
  const place = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const last = items.length - 1;
  /** @type {Record<string, number>} */
  const byKey = { ArrowDown: place < last ? place + 1 : 0, ArrowUp: place > 0 ? place - 1 : last, Home: 0, End: last };
  /** @type {HTMLElement | undefined} */
  let next = items[byKey[event.key]];
  if (!next && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
    /** @param {Element} item */
    const begins = (item) => (item.textContent ?? "").trim().toLowerCase().startsWith(event.key.toLowerCase());
    next = [...items.slice(place + 1), ...items].find(begins);
  }
  next?.focus();
  return Boolean(next);
}

when("dialogs", (root) => {
  for (const dialog of allIn(root, "dialog")) present(/** @type {HTMLDialogElement} */ (dialog));
});
when("leaving", (node) => node instanceof HTMLDialogElement && dismiss(node));
when("replaced", () => {
  for (const dialog of openDialogs()) dialog.close();
});
when("dialogs changed", dialogsChanged);
when("items", prepareItems);
