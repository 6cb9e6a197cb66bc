// What is said over the page: that the app cannot be reached, what came back and what did not, what keeps the page from going on.

import { handle, when } from "./Moments.js";
import { brief } from "./Texts.js";
import { build } from "./Nodes.js";

/** @type {Set<Element>} */
const notes = new Set();

/**
 * Above everything else: what is outside of a modal dialog can neither be read out nor used.
 * @param {Element} note @param {HTMLDialogElement | null} [leaving]
 */
function raiseNote(note, leaving = null) {
  notes.add(note);
  const dialogs = [...document.querySelectorAll("dialog[open]")].filter((dialog) => dialog !== leaving && dialog.matches(":modal"));
  const above = dialogs.at(-1) ?? document.body;
  if (note.parentElement === above) return;
  above.append(note);
  note.showPopover();
}

/**
 * Dialogs have come, or one is about to go.
 * @param {HTMLDialogElement} [leaving]
 */
function raiseNotes(leaving) {
  for (const note of notes) {
    if (note.isConnected) raiseNote(note, leaving);
    else notes.delete(note);
  }
}

/**
 * What is put into a region that is there already is read out.
 * @param {Element} region @param {string} words
 */
function sayIn(region, words) {
  setTimeout(() => (region.textContent = words), 50);
}

/**
 * Says whether the app can be reached, to assistive technology, too.
 * @param {boolean} isOffline
 */
function showOffline(isOffline) {
  if (document.documentElement.classList.contains("offline") === isOffline) return;
  document.documentElement.classList.toggle("offline", isOffline);
  /** @type {Element} */
  let status = document.querySelector(".connection");
  if (!status) {
    status = build(["p", { class: "connection", role: "status", popover: "manual" }, ""]);
    raiseNote(status);
  }
  sayIn(status, isOffline ? "Reconnecting…" : "");
}

/**
 * Lays a text over the page: what keeps the app's next version from being shown. An empty one takes it away.
 * @param {string} text
 */
export function showNotice(text) {
  document.querySelector(".notice")?.remove();
  if (!text) return;
  // It is scrolled by keys, too.
  const notice = build(["pre", { class: "notice", role: "alert", tabindex: "0", popover: "manual" }, ""]);
  raiseNote(notice);
  sayIn(notice, text);
}

/**
 * A region at the lower edge with some words, texts that can be copied, and one thing to do. It stays as it is while it says the same.
 * @param {string} name @param {string} words @param {string[]} texts @param {[string, () => void]} it
 */
export function showRegion(name, words, texts, [title, action]) {
  const said = brief(JSON.stringify([name, words, texts]));
  if (document.querySelector(".unrestored")?.dataset.said === said) return;
  removeRegion();
  const region = build(["section", { class: "unrestored", "aria-label": name, "data-said": said, popover: "manual" }, [
    ["p", { role: "status" }, ""],
    ...texts.map((text) => /** @type {Description} */ (["pre", { tabindex: "0" }, text])),
    ["button", { type: "button" }, title],
  ]]);
  raiseNote(region);
  sayIn(/** @type {Element} */ (region.firstElementChild), words);
  region.querySelector("button").addEventListener("click", (event) => {
    event.stopPropagation();
    action();
  });
}

/** @param {string} [name] */
export const removeRegion = (name) => document.querySelector(name ? `.unrestored[aria-label="${name}"]` : ".unrestored")?.remove();

handle({ notice: showNotice });
when("notes", () => raiseNotes());
when("replaced", () => raiseNotes());
when("closing", raiseNotes);
when("offline", showOffline);
