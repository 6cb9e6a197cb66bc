// What controls need beside the browser's own.

import { reached, when } from "./Moments.js";
import { report, reportNewest } from "./Outbox.js";
import { controlOf, idIn, idOf, nodes } from "./Nodes.js";
import { composing } from "./Values.js";
import { reportPress } from "./Presses.js";

/**
 * Uses a button that is a part of an element, not an element itself. Returns whether it was one.
 * @param {HTMLButtonElement} button
 */
function useControl(button) {
  const { dataset } = button;
  if (dataset.event) {
    if (button.closest('.stepper[data-disabled]') || button.matches('[data-down="no"] .down, [data-up="no"] .up')) return true;
    reportPress(button, /** @type {"press"} */ (dataset.event), idOf(button), .../** @type {[]} */ (JSON.parse(dataset.arguments ?? "[]")));
    return true;
  }
  if (dataset.tab) {
    closeMenus();
    nodes.get(idIn(dataset.tab))?.click();
    return true;
  }
  if ("opensMenu" in dataset) {
    reached("menu", button);
    openMenu(button);
    return true;
  }
  if ("share" in dataset) {
    share(dataset);
    return true;
  }
  const menu = button.closest(".menu-items");
  if (menu && button.closest("[data-menu-stays]")?.dataset.menuStays !== "") closeMenus();
  return reached("row button", button);
}

/** @param {DOMStringMap} it */
async function share({ share = "", shareAddress, shareTitle, shareMessage }) {
  const isAddress = shareAddress === "" && /^https?:/.test(share);
  const text = [shareMessage, isAddress ? "" : share].filter(Boolean).join("\n");
  const data = { ...(isAddress && { url: share }), ...(text && { text }), ...(shareTitle && { title: shareTitle }) };
  try {
    if (navigator.share) await navigator.share(data);
    else await navigator.clipboard.writeText(share);
  } catch {
    // The person has closed the browser's dialog, or allows no copies.
  }
}

// MARK: Menus

/** @param {Element} menu */
const menuItemsOf = (menu) =>
  [...menu.querySelectorAll("button:enabled, input:enabled, select:enabled, a[href]")].filter((item) => item.offsetParent);

/** @param {Element} button */
const menuOf = (button) => button.closest(".menu, .tab-bar").querySelector(":scope > .menu-items");

// A press beside a menu closes it, also one on its button: the click that follows must not open it again.
/** @type {Element | null} */
let menuAtPress = null;

addEventListener("pointerdown", ({ target }) => {
  const button = target.closest?.("[data-opens-menu]");
  const items = button && menuOf(button);
  menuAtPress = items?.matches(":popover-open") ? items : null;
}, true);
addEventListener("keydown", () => (menuAtPress = null), true);

// It opens under a finger, and must not close when that is lifted, as such menus do by themselves.
when("held", (button) => {
  const items = menuOf(button);
  /** @param {PointerEvent} event */
  const pressed = ({ target }) => items.contains(/** @type {Node} */ (target)) || closeMenus();
  items.popover = "manual";
  openMenu(/** @type {HTMLButtonElement} */ (button.nextElementSibling));
  addEventListener("pointerdown", pressed, true);
  onceClosed(items, () => {
    removeEventListener("pointerdown", pressed, true);
    items.popover = "auto";
  });
});

/** @param {HTMLElement} items @param {() => void} action */
function onceClosed(items, action) {
  const toggled = () => {
    if (items.matches(":popover-open")) return;
    items.removeEventListener("toggle", toggled);
    action();
  };
  items.addEventListener("toggle", toggled);
}

/** @param {HTMLButtonElement} button */
function openMenu(button) {
  const items = menuOf(button);
  const wasOpen = items === menuAtPress;
  menuAtPress = null;
  if (items.matches(":popover-open")) return items.hidePopover();
  if (wasOpen) return;
  reached("items", items);
  items.showPopover();
  // Whoever presses beside a menu closes it, and presses nothing else.
  const isAlone = !button.closest(".commands");
  if (isAlone) document.documentElement.dataset.menuOpen = "";
  const place = (button.closest(".menu") ?? button).getBoundingClientRect();
  const box = items.getBoundingClientRect();
  const below = innerHeight - place.bottom - 8;
  items.style.left = `${Math.max(8, Math.min(place.left, innerWidth - box.width - 8))}px`;
  items.style.top = `${below >= box.height || below >= place.top ? place.bottom + 4 : Math.max(8, place.top - box.height - 4)}px`;
  button.setAttribute("aria-expanded", "true");
  onceClosed(items, () => {
    button.setAttribute("aria-expanded", "false");
    if (isAlone) delete document.documentElement.dataset.menuOpen;
  });
  menuItemsOf(items)[0]?.focus();
}

function closeMenus() {
  for (const items of document.querySelectorAll(".menu-items:popover-open")) {
    const opener = items.parentElement?.querySelector("[data-opens-menu]");
    items.hidePopover();
    opener?.focus({ preventScroll: true });
  }
}

// Whoever has switched or chosen something in a menu is done with it.
addEventListener("change", ({ target }) => {
  if (target.closest(".menu-items") && target.closest("[data-menu-stays]")?.dataset.menuStays !== "") closeMenus();
});

// A box or a choice in a menu is an item like the others: Return uses it.
addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches?.(":is(.menu-items, .context-menu) input")) return;
  event.preventDefault();
  event.target.click();
});

addEventListener("keydown", (event) => {
  const items = event.target.closest?.(".menu-items");
  if (!items || event.isComposing) return;
  const all = menuItemsOf(items);
  const place = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next !== undefined && !document.activeElement?.matches("select")) {
    event.preventDefault();
    all.at(next % all.length)?.focus();
  } else if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    event.stopImmediatePropagation();
    closeMenus();
  }
}, true);

// MARK: Presses that custom styles show

/** @type {HTMLElement | null} */
let held = null;

/**
 * The button around a node, if it tells when it is held down, and may be.
 * @param {Element} node
 */
function tellerAround(node) {
  const button = /** @type {HTMLElement | null} */ (node.closest?.(".button"));
  return button?.matches("[data-pressing]") && !controlOf(button).disabled ? button : null;
}

/** @param {HTMLElement | null} button */
function holdDown(button) {
  if (held === button) return;
  if (held?.isConnected) report("pressing", idOf(held), false);
  held = button;
  if (held) report("pressing", idOf(held), true);
}

addEventListener("pointerdown", ({ target, button }) => {
  if (button === 0) holdDown(tellerAround(target));
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => holdDown(null));
addEventListener("keydown", ({ key, target, repeat }) => {
  if ((key === " " || key === "Enter") && !repeat) holdDown(tellerAround(target));
});
addEventListener("keyup", () => holdDown(null));

// MARK: Presses again and again

/** @type {{ button: HTMLButtonElement, timer: number, count: number } | null} */
let repetition = null; // {button, timer, count}

/** @param {HTMLButtonElement | null} button */
function repeatPresses(button) {
  stopRepeating();
  if (!button) return;
  const begun = { button, count: 0, timer: 0 };
  const press = () => {
    if (!button.isConnected || button.disabled) return stopRepeating();
    begun.count += 1;
    report("press", idOf(button));
    begun.timer = setTimeout(press, 100);
  };
  begun.timer = setTimeout(press, 500);
  repetition = begun;
}

function stopRepeating() {
  if (repetition) clearTimeout(repetition.timer);
}

/** Nothing has been held: the click that comes next is one. */
function forgetRepetition() {
  stopRepeating();
  repetition = null;
}

addEventListener("pointerdown", ({ target, button }) => {
  if (button === 0) repeatPresses(target.closest?.("button[data-repeats]:enabled"));
});
addEventListener("keydown", ({ key, target, repeat }) => {
  if (repeat) return;
  if (key === " ") repeatPresses(target.closest?.("button[data-repeats]:enabled"));
  else if (key === "Enter") forgetRepetition();
});
addEventListener("pointerup", ({ target }) => {
  if (!repetition?.button.contains(target)) forgetRepetition();
});
addEventListener("pointercancel", forgetRepetition);
for (const name of ["pointerup", "keyup", "blur"]) addEventListener(name, stopRepeating);
addEventListener("pointerout", ({ target, relatedTarget }) => {
  if (repetition?.button.contains(target) && !repetition.button.contains(/** @type {Node | null} */ (relatedTarget))) stopRepeating();
});

// Letting go after presses is not another one.
addEventListener("click", (event) => {
  const wasRepeated = repetition && repetition.count > 0 && repetition.button.contains(event.target);
  forgetRepetition();
  if (!wasRepeated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// MARK: Deletions where there is nothing to delete

addEventListener("keydown", ({ key, target }) => {
  if (key === "Backspace" && target.matches?.("[data-tells-deletion]") && target.selectionEnd === 0) report("deletion", idOf(target));
});

// MARK: What is selected in fields that want to know

/** @type {WeakMap<Element, string>} */
const toldSelections = new WeakMap();

/** @param {HTMLInputElement} field */
function tellSelection(field) {
  const range = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : [];
  if (toldSelections.get(field) === String(range) || composing.has(field)) return;
  toldSelections.set(field, String(range));
  reportNewest("selection", idOf(field), range.join(" "));
}

document.addEventListener("selectionchange", () => {
  const field = document.activeElement;
  if (field?.matches("[data-tells-selection]")) tellSelection(/** @type {HTMLInputElement} */ (field));
});
addEventListener("focusout", ({ target }) => {
  if (target.matches("[data-tells-selection]") && target.isConnected) setTimeout(() => target.isConnected && tellSelection(target));
});

/**
 * Selects in a field what the app says, if the person is in it; it says so when it has changed something.
 * @param {HTMLInputElement} field
 */
function selectInField(field) {
  if (!field.dataset.selection || document.activeElement !== field || composing.has(field)) return;
  const [start, end] = field.dataset.selection.split(" ").map(Number);
  if (field.selectionStart === start && field.selectionEnd === end) return;
  toldSelections.set(field, String([start, end]));
  field.setSelectionRange(start, end);
}

// A button whose style does all by itself hears of the keyboard.
addEventListener("keydown", (event) => {
  if (!event.target.matches?.(".primitive[role=button]") || event.repeat || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  reportPress(event.target, "press", idOf(event.target));
});

// A press on a date opens the browser's calendar, wherever it is pressed. One that is open already, or that may not be opened now, is none.
addEventListener("click", ({ target }) => {
  if (!target.matches?.(".date > input")) return;
  try {
    /** @type {HTMLInputElement} */ (target).showPicker();
  } catch {
    // The field stands there to be typed into.
  }
});

// MARK: Focus of fields that want to know

addEventListener("focusin", ({ target }) => {
  if ("tellsFocus" in target.dataset) report("fieldfocus", idOf(target), true);
});
addEventListener("focusout", ({ target }) => {
  if ("tellsFocus" in target.dataset && target.isConnected) report("fieldfocus", idOf(target), false);
});

when("button", useControl);
when("selection", selectInField);
