// What the person has typed. An app that is started again, or that has given the scene away, knows nothing of it: the page keeps it in
// this tab, and types it again where the field is there, in the same form, with the value that it had before.

import { store, stored } from "./Tab.js";
import { scene } from "./Scene.js";
import { when } from "./Moments.js";
import { isUnderway, outbox } from "./Outbox.js";
import { brief } from "./Texts.js";
import { idOf, isText } from "./Nodes.js";
import { edit } from "./Values.js";
import { namedPages } from "./Navigation.js";
import { removeRegion, showRegion } from "./Notes.js";

/** @type {WeakMap<Element, string>} */
const textsBefore = new WeakMap(); // field → the value that it had before the person typed
/** @type {Draft[]} */
let missing = stored("drafts") ?? []; // what could not be put back yet
// The names of sheets and pages that were open when the scene went, and have not come back: what each was called, and before that.
/** @type {string[][]} */
let closedMeanwhile = (stored("open") ?? []).map((/** @type {string | string[]} */ names) => [names].flat());
/** @type {string[]} */
let undone = stored("undone") ?? []; // what else is known to be lost, in words
let isTypedStored = false; // whether the tab holds more than what is missing
let sceneHeard = 0; // when the scene said something for the first time
/** @type {number | undefined} */
let puttingBack;
for (const name of ["open", "undone"]) store(name, null);

// Nothing of passwords is kept anywhere.
/** @param {HTMLInputElement} input */
const isDraftField = (input) => "edit" in input.dataset && isText(input) && input.type !== "password";
/**
 * @param {ParentNode} root
 * @returns {HTMLInputElement[]}
 */
const draftFields = (root) => [.../** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("[data-edit]"))].filter(isDraftField);
/** @param {HTMLInputElement} input */
const textBefore = (input) => textsBefore.get(input) ?? input.value;

/** @type {WeakMap<Element, string>} */
const titlesBefore = new WeakMap(); // form → what it was called before the person typed: it may show what is typed

addEventListener("focusin", ({ target }) => {
  if (!target.dataset || !isDraftField(target) || textsBefore.has(target)) return;
  textsBefore.set(target, target.value);
  const form = target.closest(formsOf);
  if (!titlesBefore.has(form)) titlesBefore.set(form, titleOf(form));
});

/**
 * By what each field is known again: its kind, its name, and its place among those that have both.
 * @param {HTMLInputElement[]} fields
 */
function namesOfFields(fields) {
  const counts = new Map();
  return new Map(fields.map((field) => {
    const name = `${field.type} ${field.getAttribute("aria-label") || field.dataset.prompt || field.placeholder || ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [field, `${name} ${count}`];
  }));
}

const formsOf = "dialog, .page, main";

/** @param {Element} form */
function titleOf(form) {
  if (form.matches("dialog")) return form.getAttribute("aria-label") ?? "";
  return form.matches(".page") ? form.querySelector(".nav-bar")?.dataset.title ?? "" : "";
}

/**
 * What a form is called now, and what it was called before.
 * @param {Element} form
 */
const titlesOf = (form) => [...new Set([titleOf(form), titlesBefore.get(form) ?? titleOf(form)])];

/**
 * By what a form is known again: where the window is, what the form is called and what its other fields have in them, now and before. The
 * same field of another form, with nothing in it either, is not this one.
 * @param {HTMLInputElement} field
 */
function formOf(field) {
  const form = field.closest(formsOf);
  const others = draftFields(form).filter((other) => other !== field && other.closest(formsOf) === form).slice(0, 50);
  const place = new URLSearchParams(location.search);
  return {
    names: titlesOf(form).map((title) => brief([location.pathname, place.get("value"), place.get("path"), title].join("\n"))),
    others: others.map((other) => [...new Set([textBefore(other), other.value])].map(brief)),
  };
}

/** @param {FormLook} now @param {FormLook} then */
const isSameForm = (now, then) =>
  now.names.some((name) => then.names?.includes(name)) && now.others.length === then.others.length
    && now.others.every((values, place) => values.some((value) => then.others[place].includes(value)));

/**
 * Keeps what the person has typed in this tab; with `isOnlyUnheard` what the app may not have. Returns whether there is room for it.
 * @param {boolean} [isOnlyUnheard]
 */
function saveDrafts(isOnlyUnheard = false) {
  const unheard = new Set(outbox.unacknowledged.filter(([, name]) => name === "edit").map(([, , id]) => id));
  const names = namesOfFields(draftFields(document));
  const typed = [...names.keys()].filter((field) =>
    textsBefore.has(field) && textsBefore.get(field) !== field.value && (!isOnlyUnheard || unheard.has(idOf(field))));
  const drafts = typed.map((field) => ({
    name: /** @type {string} */ (names.get(field)), form: formOf(field), before: brief(textBefore(field)), text: field.value,
    caret: document.activeElement === field ? caretOf(field) : null,
  }));
  isTypedStored = drafts.length > 0;
  return storeDrafts([...missing, ...drafts]);
}

/**
 * @param {HTMLInputElement} field
 * @returns {[number, number]}
 */
const caretOf = (field) => [Number(field.selectionStart), Number(field.selectionEnd)];

/** @param {Draft[]} drafts */
const storeDrafts = (drafts) => store("drafts", drafts.length ? drafts : null);

/** What was typed has arrived: it is the app's now. */
function draftsArrived() {
  if (!isTypedStored || isUnderway("edit")) return;
  isTypedStored = false;
  storeDrafts(missing);
}

// A page that is loaded again by hand while the app is away, or does not have all of it.
addEventListener("pagehide", () => {
  if (scene.isClosed) return;
  const isAway = outbox.socket?.readyState !== WebSocket.OPEN;
  if (isAway) saveOpen();
  saveDrafts(!isAway);
});

/** Sheets, and pages above the root of a stack: the names of each. */
function namesOfOpen() {
  const names = namedPages().map(([node, name]) => /** @type {string[]} */ ([name, titlesBefore.get(node)].filter(Boolean)));
  return names.filter(([name]) => name);
}

function saveOpen() {
  store("open", [...closedMeanwhile, ...namesOfOpen()]);
  const lost = new Set(undone);
  if (outbox.unacknowledged.some(([, name]) => outbox.isByHand(name))) lost.add("What you did last was not done.");
  if ([...document.querySelectorAll("input[type=password]")].some(({ value }) => value)) lost.add("Passwords have to be typed again.");
  store("undone", [...lost]);
}

/** What this tab keeps of one person is not for the next one. */
function forgetPerson() {
  missing = [];
  closedMeanwhile = [];
  undone = [];
}

const mayBeIncomplete = () => missing.length + closedMeanwhile.length + undone.length > 0;

/**
 * Looks once for all that has come meanwhile.
 * @param {number} [wait]
 */
function putBackSoon(wait = 0) {
  if (!mayBeIncomplete()) return;
  if (puttingBack !== undefined) return;
  puttingBack = setTimeout(() => {
    puttingBack = undefined;
    putBackDrafts();
  }, wait);
}

/** Types again what fits into fields that are there now. */
function putBackDrafts() {
  // The page of an earlier scene comes in place of this one.
  if (!mayBeIncomplete() || scene.rejoins) return;
  const names = namesOfFields(draftFields(document));
  const count = missing.length;
  missing = missing.filter((draft) => {
    const { name, form, before, text, caret } = draft;
    /** @param {HTMLInputElement} field */
    const fits = (field) => names.get(field) === name && !field.disabled && (brief(field.value) === before || field.value === text) && isSameForm(formOf(field), form);
    const field = [...names.keys()].find(fits);
    if (!field) return true;
    textsBefore.set(field, textBefore(field));
    if (caret && document.activeElement === document.body) field.focus({ preventScroll: true });
    // The app may have it already.
    if (field.value !== text) {
      field.value = text;
      edit(field);
    }
    if (caret && document.activeElement === field) field.setSelectionRange(...caret);
    return false;
  });
  if (missing.length !== count) saveDrafts();
  showMissing();
}

/** What has no field now is shown, to be copied, and comes back when its field does; what is not open any more is named. */
function showMissing() {
  // The scene opens again what it has stored: until then nothing is missing.
  const wait = sceneHeard ? sceneHeard + 1500 - performance.now() : 1500;
  if (wait > 0) return putBackSoon(wait);
  const open = namesOfOpen();
  closedMeanwhile = closedMeanwhile.filter((names) => !open.some((others) => others.some((name) => names.includes(name))));
  if (!mayBeIncomplete()) return removeRegion();
  const words = ["This page had to begin again.", ...undone];
  if (closedMeanwhile.length) words.push(`What you had open is closed now: ${closedMeanwhile.map(([name]) => name).join(", ")}.`);
  if (missing.length) words.push("This text comes back when you open its form, or you can copy it:");
  const name = missing.length ? "Text that you typed" : closedMeanwhile.length ? "What was closed" : "What was not done";
  showRegion(name, words.join(" "), missing.map(({ text }) => text), ["Dismiss", () => {
    [missing, closedMeanwhile, undone] = [[], [], []];
    saveDrafts(true);
    removeRegion();
  }]);
}

/** Keeps all that the next page may need. Returns whether there is room for what was typed. */
export function saveAll() {
  const isKept = saveDrafts();
  saveOpen();
  return isKept;
}

when("forgotten", forgetPerson);
when("controls", () => putBackSoon());
when("given up", putBackDrafts);
when("answered", () => {
  draftsArrived();
  if (sceneHeard) return;
  sceneHeard = performance.now();
  putBackSoon();
});
when("begin", () => putBackSoon());
