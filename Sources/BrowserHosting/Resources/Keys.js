// Tells the app who has the focus, as far as a view around it wants to know, and what happens to the keys that views want.

import { handle, when } from "./Moments.js";
import { isUnderway, report } from "./Outbox.js";
import { around, idIn, idOf, isText, nodes } from "./Nodes.js";
import { edit } from "./Values.js";
import { focusables, isTyping } from "./Focus.js";
import { reportPress } from "./Presses.js";
import { keyInDialog, topDialog } from "./Presentation.js";
import { heldKeys, isApple } from "./Gestures.js";

let toldFocus = 0; // the id that the app knows of

function tellFocus() {
  const active = document.activeElement;
  const id = active?.closest("[data-focus]") ? idOf(active) : 0;
  if (id === toldFocus) return;
  toldFocus = id;
  report("focus", id);
}

// From one field to the next is one message: what loses the focus says so first.
for (const name of ["focusin", "focusout"]) addEventListener(name, () => setTimeout(tellFocus));
// What a click does comes after the focus that the press before it has moved.
addEventListener("click", tellFocus, true);

/**
 * Puts the focus on an element or on the first control in it, as the app wants; 0 takes it away.
 * @param {number} id
 */
function takeFocus(id) {
  if (id === 0) {
    // The person has moved the focus on, and the app has not heard of that yet.
    tellFocus();
    if (isUnderway("focus")) return;
    if (toldFocus) document.activeElement?.blur();
    toldFocus = 0;
    return;
  }
  const node = nodes.get(id);
  const target = /** @type {HTMLInputElement} */ (node && (node.matches(focusables) ? node : node.querySelector(focusables)));
  if (target && target !== document.activeElement) {
    target.focus();
    if (isText(target)) target.setSelectionRange(target.value.length, target.value.length);
  }
  toldFocus = target && document.activeElement === target ? idOf(target) : 0;
  // Whoever waits for it hears where it is, also if a word of before was still on its way.
  report("focus", toldFocus);
}

/**
 * Whether an event is the key of a shortcut, such as "shift+command+s".
 * @param {string} words @param {PageKeyEvent} event
 */
function isShortcut(words, event) {
  const parts = words.split("+");
  const key = words.endsWith("++") ? "+" : parts.at(-1);
  /** @param {string} name */
  const wants = (name) => parts.slice(0, -1).includes(name);
  if (event.key.toLowerCase() !== key?.toLowerCase()) return false;
  const command = isApple ? event.metaKey : event.ctrlKey;
  // Characters that need Shift have it anyway.
  const isShiftRight = wants("shift") === event.shiftKey || (event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase());
  return isShiftRight && wants("option") === event.altKey
    && (wants("command") === command || (!isApple && wants("control") && event.ctrlKey))
    && (!isApple || wants("control") === event.ctrlKey);
}

/**
 * How a shortcut is written on this system.
 * @param {string} words
 */
function shortcutText(words) {
  /** @type {Record<string, string>} */
  const signs = isApple
    ? { control: "⌃", option: "⌥", shift: "⇧", command: "⌘" }
    : { control: "Ctrl+", option: "Alt+", shift: "Shift+", command: "Ctrl+" };
  /** @type {Record<string, string>} */
  const keys = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Enter: "↩", Escape: "Esc", Backspace: "⌫" };
  const parts = words.endsWith("++") ? [...words.slice(0, -2).split("+"), "+"] : words.split("+");
  const key = parts.pop() ?? "";
  /** @param {string} part */
  const isFirst = (part) => part === "control" || part === "command";
  if (!isApple) parts.sort((left, right) => Number(isFirst(right)) - Number(isFirst(left)));
  return parts.map((part) => signs[part] ?? "").join("") + (keys[key] ?? (key === " " ? "Space" : key.toUpperCase()));
}

/**
 * Menus show the shortcuts of their items.
 * @param {Element} menu
 */
function showShortcuts(menu) {
  for (const item of menu.querySelectorAll("[data-shortcut]")) {
    const button = item.matches("button") ? item : item.querySelector("button");
    if (button && item.dataset.shortcut) button.dataset.shown = shortcutText(item.dataset.shortcut);
  }
}

/** @param {PageKeyEvent} event */
function pressByShortcut(event) {
  if (isTyping(event.target) && ["Enter"].includes(event.key)) return false;
  const scope = topDialog() ?? document;
  for (const node of scope.querySelectorAll("[data-shortcut]")) {
    if (!node.dataset.shortcut || node.closest("[inert], [hidden]") || !isShortcut(node.dataset.shortcut, event)) continue;
    const control = /** @type {HTMLInputElement} */ (node.matches("button, a, input") ? node : node.querySelector("button, a[href], input"));
    if (!control || control.disabled) continue;
    if (!event.repeat) control.click();
    return true;
  }
  return false;
}

/**
 * Tells the app of a key, if a view around the focus wants it. Returns whether nobody else is to get it.
 * @param {string} phase @param {PageKeyEvent} event
 */
function tellKey(phase, event) {
  let [isWanted, isNamed] = [false, false];
  const name = event.key === " " ? "Space" : event.key;
  for (const { dataset } of around(document.activeElement ?? document.body, "[data-keys]")) {
    if (phase === "up" && !("keyUp" in dataset)) continue;
    const names = dataset.keys?.split(" ") ?? [];
    if (names.includes(name)) isWanted = isNamed = true;
    if (names.includes("*") && name !== "Tab" && !event.ctrlKey && !event.metaKey) isWanted = true;
  }
  if (!isWanted || (event.key.length > 1 && !knownKeys.has(event.key))) return false;
  // The app gives the key to what has the focus.
  tellFocus();
  report("key", phase, event.key, heldKeys(event));
  const isTyped = isTyping(document.activeElement) && (event.key.length === 1 || !isNamed);
  return !isTyped;
}

const knownKeys = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "Clear",
  "Tab", "Enter",
]);

/**
 * What a pointer or assistive technology does with a view, by the keyboard.
 * @param {PageKeyEvent} event
 */
function activateByKey(event) {
  const { dataset } = event.target;
  if (!dataset) return false;
  if (dataset.adjust && keySteps[event.key]) {
    report("act", idIn(dataset.adjust), keySteps[event.key]);
    return true;
  }
  if (!["Enter", " "].includes(event.key) || event.target.matches("button, a, input, textarea, select")) return false;
  const target = dataset.act ?? dataset.activate ?? dataset["tap-1"] ?? event.target.getAttribute("data-tap-1");
  if (!target) return false;
  if (!event.repeat && dataset.act) report("act", idIn(target), 0);
  else if (!event.repeat) report("tap", idIn(target));
  return true;
}

addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (!pressByShortcut(event) && !tellKey(event.repeat ? "repeat" : "down", event) && !activateByKey(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

addEventListener("keyup", (event) => tellKey("up", event));

/** @type {Record<string, number>} */
const keySteps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

// What is not the app's.
addEventListener("keydown", (event) => {
  if (event.isComposing) return; // the key belongs to the composition
  // A range without steps moves by tenths.
  if (event.target.step === "any" && keySteps[event.key]) {
    event.preventDefault();
    event.target.valueAsNumber += keySteps[event.key] / 10;
    edit(event.target);
    report(/** @type {"moved"} */ (event.target.dataset.change), idOf(event.target));
    return;
  }
  if (keyInDialog(event)) return;
  if (event.key === "Enter") {
    const isInField = event.target.closest(".field");
    if (isInField && !event.repeat && !event.target.matches("textarea")) reportPress(isInField, "submit", idOf(event.target));
    // A Return that is still held when its sheet goes must not press the button that gets the focus back.
    if ((isInField && !event.target.matches("textarea")) || event.repeat) event.preventDefault();
  }
});

// MARK: The page

let phase = "active";

/** A page that is not seen any more has been put aside first. */
function tellPhase() {
  const next = document.hidden ? "background" : document.hasFocus() ? "active" : "inactive";
  if (next === phase) return;
  if (phase !== "inactive" && next !== "inactive") report("phase", "inactive");
  phase = next;
  report("phase", next);
}

document.addEventListener("visibilitychange", tellPhase);
addEventListener("focus", tellPhase);
addEventListener("blur", tellPhase);

when("items", showShortcuts);
when("begin", tellPhase);
// The page before this one has said that it is hidden.
when("rejoined", () => report("phase", phase));
handle({ f: takeFocus });
