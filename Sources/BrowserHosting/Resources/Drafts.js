// What the person has typed. An app that is started again, or that has given the scene away, knows nothing of it: the page keeps it in
// this tab, and types it again where the field is there and has the value that it had before.

const textsBefore = new WeakMap(); // field → the value that it had before the person typed
let missing = readDrafts(); // what could not be put back yet

// Nothing of passwords is kept anywhere.
const isDraftField = (input) => "edit" in input.dataset && isText(input) && input.type !== "password";

addEventListener("focusin", ({ target }) => {
  if (target.dataset && isDraftField(target) && !textsBefore.has(target)) textsBefore.set(target, target.value);
});

/** By what a field is known again: its kind, its name, and its place among those that have both. */
function nameOfField(input) {
  const label = (field) => field.getAttribute("aria-label") || field.dataset.prompt || field.placeholder || "";
  const name = [input.type, label(input)];
  const same = [...document.querySelectorAll("[data-edit]")].filter((other) => isDraftField(other) && other.type === input.type && label(other) === name[1]);
  return [...name, same.indexOf(input)];
}

function saveDrafts() {
  const typed = [...document.querySelectorAll("[data-edit]")].filter(
    (input) => isDraftField(input) && textsBefore.has(input) && textsBefore.get(input) !== input.value);
  const drafts = [...missing, ...typed.map((input) => ({ name: nameOfField(input), before: textsBefore.get(input), text: input.value }))];
  try {
    if (drafts.length) sessionStorage.setItem("drafts", JSON.stringify(drafts));
    else sessionStorage.removeItem("drafts");
  } catch {
    // More than the browser keeps for a tab: it is still on the screen until the page goes, and then lost.
  }
}

// A page that is loaded again by hand while the app is away, or does not have all of it.
addEventListener("pagehide", () => {
  if (!isClosed && (socket?.readyState !== WebSocket.OPEN || unacknowledged.some(([, name]) => name === "edit"))) saveDrafts();
});

/** What this tab keeps of one person is not for the next one. */
function forgetPerson() {
  missing = [];
  keptValues = {};
  sessionStorage.clear();
}

function readDrafts() {
  try {
    return JSON.parse(sessionStorage.getItem("drafts")) ?? [];
  } catch {
    return [];
  }
}

/** Types again what fits into fields that are there now. */
function putBackDrafts() {
  // The page of an earlier scene comes in place of this one.
  if (!missing.length || rejoins) return;
  const fields = [...document.querySelectorAll("[data-edit]")].filter((input) => isDraftField(input) && !input.disabled);
  missing = missing.filter(({ name, before, text }) => {
    const input = fields.find((field) => String(nameOfField(field)) === String(name) && (field.value === before || field.value === text));
    if (!input) return true;
    textsBefore.set(input, before);
    // The app had it already.
    if (input.value === text) return false;
    input.value = text;
    edit(input);
    return false;
  });
  saveDrafts();
  showMissing();
}

/** What has no field now is shown, to be copied, and comes back when its field does. */
function showMissing() {
  document.querySelector("body > .unrestored")?.remove();
  if (!missing.length) return;
  const list = build(["section", { class: "unrestored", "aria-label": "Text that you typed" }, [
    ["p", { role: "status" }, "The app was started again. This text comes back when you open its form, or you can copy it:"],
    ...missing.map(({ text }) => ["pre", { tabindex: "0" }, text]),
    ["button", { type: "button" }, "Dismiss"],
  ]]);
  list.querySelector("button").addEventListener("click", (event) => {
    event.stopPropagation();
    missing = [];
    saveDrafts();
    list.remove();
  });
  document.body.append(list);
}
