// The window on a desktop that shows the page, where it is shown in no browser (--window). PageMessage.swift has the window's side.

import { handle, when } from "./Moments.js";

// Any, for the checker's library knows no such object: WebKit has it where a program shows a page and takes messages.
const desktopWindow = /** @type {any} */ (globalThis).webkit?.messageHandlers?.oriel;

/**
 * Asks the window for something. Returns whether there is one.
 * @param {string} name @param {unknown[]} values
 */
function askWindow(name, ...values) {
  desktopWindow?.postMessage(JSON.stringify([name, ...values]));
  return Boolean(desktopWindow);
}

// MARK: Menus

/** @type {HTMLElement[]} */
let shownCommands = []; // by the numbers that the window knows
let toldMenus = "[]";

/** @param {Element} section */
function commandsIn(section) {
  return [...section.querySelectorAll('button:not([data-opens-menu]), input:is([type="checkbox"], [type="radio"])')].map((node) => {
    const control = /** @type {HTMLInputElement} */ (node);
    const isSwitch = control.matches("input");
    const label = (isSwitch ? control.closest("label") : control)?.textContent?.trim() ?? "";
    const shortcut = control.closest("[data-shortcut]")?.getAttribute("data-shortcut") ?? "";
    shownCommands.push(control);
    return [shownCommands.length - 1, label, shortcut, !control.disabled, isSwitch ? control.checked : null];
  });
}

/** Tells the window of the commands as menus: each with its name and its groups of items. */
function tellMenus() {
  /** @type {[title: string, groups: unknown[]][]} */
  const menus = [];
  shownCommands = [];
  for (const section of document.querySelectorAll(".commands .command-section:not([hidden])")) {
    const header = "untitled" in section.dataset ? null : section.querySelector(":scope > .section-header");
    if (header || !menus.length) menus.push([header?.textContent?.trim() ?? "", []]);
    menus.at(-1)?.[1].push(commandsIn(section));
  }
  const words = JSON.stringify(menus);
  if (words === toldMenus) return;
  toldMenus = words;
  askWindow("menus", menus);
}

if (desktopWindow) {
  when("begin", tellMenus);
  when("applied", tellMenus);
  addEventListener("change", () => setTimeout(tellMenus));
  addEventListener("oriel-command", (event) => shownCommands[/** @type {CustomEvent} */ (/** @type {unknown} */ (event)).detail]?.click());
}

when("desktop", askWindow);
handle({
  limits: (lengths) => void askWindow("limits", ...lengths),
});
