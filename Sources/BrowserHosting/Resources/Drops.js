// What is dragged within the page, and what comes into it from elsewhere: by drops, and by pasting.

import { handle, reached, when } from "./Moments.js";
import { report, reportNewest } from "./Outbox.js";
import { around, idIn, isText } from "./Nodes.js";
import { removeRegion, showRegion } from "./Notes.js";

// What is dragged stays in the app: other programs get nothing of it.
const ownType = "application/x-oriel-drag";
const longestReceived = 60_000; // UTF-16 units of a text that comes: longer ones come as files
let dragged = 0; // which source is dragged
/** @type {Set<number> | null} */
let takers = null; // who takes it, once the app has said that
/** @type {Element | null} */
let dropTarget = null; // what it is over

/** @param {Element} node */
const targetOf = (node) => idIn(node.dataset.drop);

addEventListener("dragstart", (event) => {
  const source = event.target.closest?.("[data-drag]");
  if (!source || !event.dataTransfer) return;
  dragged = idIn(source.dataset.drag);
  takers = null;
  event.dataTransfer.setData(ownType, String(dragged));
  event.dataTransfer.effectAllowed = "copyMove";
  report("drag", dragged, true);
});

addEventListener("dragend", () => {
  if (!dragged) return;
  leave();
  report("drag", dragged, false);
  dragged = 0;
  takers = null;
});

handle({ targets: (ids) => void (takers = new Set(ids.split(" ").filter(Boolean).map(Number))) });

/**
 * Whether what browsers tell of a file before it is dropped speaks for one of the types that are taken.
 * @param {string} type @param {string} accepted
 */
function mayBe(type, accepted) {
  const kinds = accepted.split(",").filter((word) => word.includes("/"));
  return !type || !kinds.length || kinds.some((kind) => (kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : kind === type));
}

/** @param {Element} node @param {DataTransfer} data */
function takes(node, data) {
  if (dragged) return takers === null || takers.has(targetOf(node));
  const { dropFiles, dropTexts } = node.dataset;
  if (data.types.includes("Files")) {
    return dropFiles !== undefined && [...data.items].some(({ kind, type }) => kind === "file" && mayBe(type, dropFiles));
  }
  return dropTexts === "" && (data.types.includes("text/plain") || data.types.includes("text/uri-list"));
}

/** @param {DragEvent & PageEvent} event */
function takerOf(event) {
  const { target, dataTransfer: data } = event;
  if (!data || !target.closest) return null;
  // Text that is dragged into a field is the browser's.
  if (!dragged && !data.types.includes("Files") && isText(target)) return null;
  for (const node of around(target, "[data-drop]")) if (takes(node, data)) return node;
  return null;
}

/** @param {Element} node @param {MouseEvent} it */
function placeIn(node, { clientX, clientY }) {
  const { left, top } = node.getBoundingClientRect();
  return [clientX, clientY, left, top].map((number) => Math.round(number * 100) / 100).join(" ");
}

/** @param {DataTransfer} data */
function kindsOf(data) {
  if (dragged) return "own";
  const files = [...data.items].filter(({ kind }) => kind === "file").map(({ type }) => type || "file");
  const texts = [data.types.includes("text/uri-list") && "url", data.types.includes("text/plain") && "text"].filter(Boolean);
  return [...new Set([...files, ...texts])].slice(0, 20).join(" ");
}

function leave() {
  if (dropTarget) report("away", targetOf(dropTarget));
  dropTarget = null;
}

addEventListener("dragover", (event) => {
  const node = takerOf(event);
  if (node !== dropTarget) leave();
  // A file beside all that takes files would take the place of the page.
  if (!node || !event.dataTransfer) return void (event.dataTransfer?.types.includes("Files") && refuse(event));
  event.preventDefault();
  event.dataTransfer.dropEffect = dragged ? "move" : "copy";
  dropTarget = node;
  reportNewest("over", targetOf(node), placeIn(node, event), kindsOf(event.dataTransfer));
});

/** @param {DragEvent} event */
function refuse(event) {
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) leave();
});

addEventListener("drop", (event) => {
  const node = takerOf(event);
  const data = event.dataTransfer;
  if (!node || !data) {
    if (data?.types.includes("Files")) event.preventDefault();
    return leave();
  }
  event.preventDefault();
  const place = placeIn(node, event);
  const target = targetOf(node);
  if (dragged) {
    dropTarget = null;
    return void report("drop", target, place, "");
  }
  leave();
  give(target, data, () => Boolean(document.querySelector(`[data-drop="${target}"]`)), (things) => report("drop", target, place, things));
});

/**
 * Sends what has come, and tells of it.
 * @param {number} target @param {DataTransfer} data @param {() => boolean} stays @param {(things: string) => void} done
 */
function give(target, data, stays, done) {
  const files = [...data.files];
  const address = data.getData("text/uri-list").split("\n").find((line) => line && !line.startsWith("#"))?.trim();
  const text = data.getData("text/plain");
  if (files.length) {
    reached("files come", target, files, stays, (tokens) => done(JSON.stringify(tokens.map((file) => ({ file })))));
  } else if (address) done(JSON.stringify([{ url: address }]));
  else if (text.length > longestReceived) reached("files refused", `The text is too long: at most ${longestReceived} characters are taken.`);
  else if (text) done(JSON.stringify([{ text }]));
}

// MARK: Copying and pasting

/** Whether the keys are a text's own business. */
function isInText() {
  const { activeElement } = document;
  const field = /** @type {HTMLInputElement} */ (activeElement);
  return Boolean(activeElement && isText(field)) || !document.getSelection()?.isCollapsed;
}

for (const kind of /** @type {const} */ (["copy", "cut"])) {
  addEventListener(kind, (event) => {
    const node = document.activeElement?.closest(`[data-${kind}]`);
    if (!node || isInText()) return;
    event.preventDefault();
    report("copying", idIn(node.dataset[kind]));
  });
}

let waitsForPaste = 0; // which button could not read what was copied, and waits for the keys

addEventListener("paste", (event) => {
  const data = event.clipboardData;
  const node = document.activeElement?.closest("[data-paste]");
  const target = waitsForPaste || (isInText() ? 0 : idIn(node?.dataset.paste));
  if (!target || !data) return;
  event.preventDefault();
  waitsForPaste = 0;
  removeRegion("Paste");
  paste(target, data);
});

/** @param {number} target @param {DataTransfer} data */
function paste(target, data) {
  const stays = () => Boolean(document.querySelector(`[data-paste="${target}"], [data-paste-button="${target}"]`));
  give(target, data, stays, (things) => report("paste", target, things));
}

/**
 * Reads what was copied, where the browser lets the page do so.
 * @param {Element} button
 */
async function pasteFor(button) {
  const target = idIn(button.dataset.pasteButton);
  const data = new DataTransfer();
  try {
    if (navigator.clipboard.read && "pasteFiles" in button.dataset) {
      for (const item of await navigator.clipboard.read()) {
        const type = item.types.find((type) => type.startsWith("image/"));
        if (type) data.items.add(new File([await item.getType(type)], `Pasted.${type.slice(6).replace("svg+xml", "svg")}`, { type }));
        else if (item.types.includes("text/plain")) data.setData("text/plain", await (await item.getType("text/plain")).text());
      }
    } else data.setData("text/plain", await navigator.clipboard.readText());
  } catch {
    // A page without encryption, a browser without such a function, or a person who has said no: their own keys work everywhere.
    waitsForPaste = target;
    return showRegion("Paste", "Please press the keys that paste: Control or Command, and V.", [], ["Cancel", () => {
      waitsForPaste = 0;
      removeRegion("Paste");
    }]);
  }
  const text = data.getData("text/plain");
  if (/^https?:\/\/\S+$/.test(text)) data.setData("text/uri-list", text);
  paste(target, data);
}

when("button", (button) => {
  if (!("pasteButton" in button.dataset)) return false;
  pasteFor(button);
  return true;
});
