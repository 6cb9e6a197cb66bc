// Lists: selection, editing, refreshing.

import { when } from "./Moments.js";
import { report } from "./Outbox.js";
import { allIn, build, elementIn, idIn, idOf, nodes, setAttribute } from "./Nodes.js";
import { selectionOf } from "./Selection.js";

/** @param {Element} list */
const rowsIn = (list) => [.../** @type {NodeListOf<Element>} */ (list.querySelectorAll(".row"))].filter((row) => row.closest(".list") === list);
/** @param {Element} row */
const rowID = (row) => idIn(elementIn(row).dataset.id);

/** Controls of the app's, other than what a swipe offers. */
const ownControls = ["a", "button", "input", "select", "textarea"].map((name) => `${name}:not(.row-control, .swipe-actions *)`).join();

/** @type {Set<Element>} */
const changedLists = new Set(); // with new rows

/** New rows are as the list says; all those of one message at once. */
function finishRows() {
  for (const list of changedLists) if (list.isConnected) prepareRows(list);
  changedLists.clear();
}

/**
 * Shows what the attributes of a list say about its rows.
 * @param {Element} list
 */
function prepareRows(list) {
  const selected = new Set((list.dataset.selected ?? "").split(" "));
  if (list.dataset.selects) {
    for (const row of rowsIn(list)) {
      const isSelected = selected.has(elementIn(row).dataset.id ?? "");
      row.toggleAttribute("data-chosen", isSelected);
      row.setAttribute("aria-current", String(isSelected));
      if (!row.hasAttribute("tabindex") && !row.querySelector(ownControls)) row.tabIndex = 0;
    }
  }
  const refresh = list.querySelector(":scope > .refresh");
  if (refresh && !("refreshable" in list.dataset)) refresh.remove();
  if (!refresh && "refreshable" in list.dataset) {
    // A list has items alone.
    const role = list.role === "list" ? "listitem" : "none";
    list.prepend(build(["div", { class: "refresh", role }, [["button", { type: "button", class: "button", "data-row": "refresh" }, "Refresh"]]]));
  }
  countRows(list);
  for (const header of list.querySelectorAll(".section-header > .section-heading")) prepareHeader(header);
  if ("editing" in list.dataset || list.querySelector("[data-delete], [data-move], .row-control")) showEditing(list);
}

/**
 * Where rows are missing, each row says which one of how many it is.
 * @param {Element} list
 */
function countRows(list) {
  for (const items of new Set([...list.querySelectorAll(".gap")].map((gap) => /** @type {Element} */ (gap.parentElement)))) {
    /** @param {Element} node */
    const lengthOf = (node) => (node.matches(".gap") ? Number(node.style.getPropertyValue("--rows")) : 1);
    const all = [...items.children].filter((node) => node.matches(".row, .gap"));
    const total = all.reduce((sum, node) => sum + lengthOf(node), 0);
    let place = 0;
    for (const node of all) {
      place += lengthOf(node);
      if (node.role !== "listitem") continue;
      node.setAttribute("aria-posinset", String(place));
      node.setAttribute("aria-setsize", String(total));
    }
  }
}

/**
 * What opens and closes a section is a button, for the keyboard, too.
 * @param {Element} header
 */
function prepareHeader(header) {
  const { expanded } = header.parentElement?.parentElement?.dataset ?? {};
  const isButton = expanded !== undefined && header.closest(".list").dataset.style === "sidebar";
  if (isButton) header.setAttribute("aria-expanded", expanded);
  if (isButton === (header.role === "button")) return;
  setAttribute(header, "role", isButton ? "button" : "heading");
  setAttribute(header, "aria-level", isButton ? null : "2");
  setAttribute(header, "tabindex", isButton ? "0" : null);
  if (!isButton) header.removeAttribute("aria-expanded");
}

/**
 * In edit mode rows have what deletes and moves them; elsewhere what a swipe would offer.
 * @param {Element} list
 */
function showEditing(list) {
  const isEditing = "editing" in list.dataset;
  for (const row of rowsIn(list)) {
    const { dataset } = elementIn(row);
    const deletes = /^\d/.test(dataset.delete ?? "") && dataset.fixedDelete !== "";
    const moves = isEditing && /^\d/.test(dataset.move ?? "") && dataset.fixedMove !== "";
    const hasOwn = Boolean(row.querySelector(".swipe-actions.trailing"));
    const marks = "marks" in list.dataset && dataset.unselectable !== "";
    setMark(row, marks);
    const hasMinus = isEditing && deletes && !("marks" in list.dataset);
    row.toggleAttribute("data-minus", hasMinus);
    setRowControl(row, "minus", hasMinus, "Delete", "−", true);
    // What a person has asked for stays while the list changes.
    if (!hasMinus) row.removeAttribute("data-asks");
    const swipesToDelete = !isEditing && deletes && !hasOwn;
    row.toggleAttribute("data-slides", swipesToDelete && !row.querySelector(".swipe-actions"));
    setRowControl(row, "delete", row.hasAttribute("data-asks") || swipesToDelete, "Delete", "Delete", false);
    setRowControl(row, "grip", moves, "Move", "≡", false);
  }
}

/**
 * The mark that says whether a row is chosen; the row itself is pressed.
 * @param {Element} row @param {boolean} isThere
 */
function setMark(row, isThere) {
  const old = row.querySelector(":scope > .row-control.mark");
  if (Boolean(old) === isThere) return;
  if (old) old.remove();
  else row.prepend(build(["span", { class: "row-control mark", "aria-hidden": "true" }, []]));
}

/** @param {Element} row @param {string} kind @param {boolean} isThere @param {string} name @param {string} text @param {boolean} isFirst */
function setRowControl(row, kind, isThere, name, text, isFirst) {
  const old = row.querySelector(`:scope > [data-row="${kind}"]`);
  if (Boolean(old) === isThere) return;
  if (old) return old.remove();
  const button = build(["button", { type: "button", class: `row-control ${kind}`, "data-row": kind, "aria-label": name }, text]);
  if (isFirst) row.prepend(button);
  else row.append(button);
}

/** @param {Element} node @param {string} name */
function rowsHaveChanged(node, name) {
  if (!/^data-(selected|selects|editing|marks|refresh|delete|move|fixed|rows|expanded|style)/.test(name)) return;
  const list = node.closest(".list");
  if (list) changedLists.add(list);
}

/**
 * Uses a button that the script has put into a row. Returns whether it was one.
 * @param {HTMLButtonElement} button
 */
function useRowControl(button) {
  const kind = button.dataset.row;
  if (!kind) return false;
  const row = button.closest(".row");
  if (kind === "refresh") report("refresh", idOf(button.closest(".list")));
  else if (kind === "minus") {
    row.toggleAttribute("data-asks");
    showEditing(row.closest(".list"));
  } else if (kind === "delete") {
    focusNear(row);
    report("delete", idIn(elementIn(row).dataset.delete), `${rowID(row)}`);
  }
  return true;
}

/**
 * What has the focus goes: the next row gets it.
 * @param {Element} row
 */
function focusNear(row) {
  const other = row.nextElementSibling ?? row.previousElementSibling ?? row.closest(".list");
  if (!other) return;
  const target = other.querySelector(".row-control[data-row], a, button, input") ?? other;
  if (!target.matches("a, button, input")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

// MARK: Moving

/** @type {("pointerup" | "pointercancel" | "lostpointercapture")[]} */
const pointerEnds = ["pointerup", "pointercancel", "lostpointercapture"];

/** @param {Element} row @param {Element | undefined} before */
function move(row, before) {
  const { move } = elementIn(row).dataset;
  report("moveRow", idIn(move), before ? `${rowID(row)} ${rowID(before)}` : `${rowID(row)}`);
}

/** @param {Element} row */
const neighbours = (row) =>
  rowsIn(row.closest(".list")).filter((other) => elementIn(other).dataset.move === elementIn(row).dataset.move);

addEventListener("keydown", (event) => {
  if (!event.target.matches?.('[data-row="grip"]') || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  const row = event.target.closest(".row");
  const all = neighbours(row);
  const place = all.indexOf(row);
  if (event.key === "ArrowUp" && place > 0) move(row, all[place - 1]);
  if (event.key === "ArrowDown" && place < all.length - 1) move(row, all[place + 2]);
});

addEventListener("pointerdown", (event) => {
  const grip = event.target.closest?.('[data-row="grip"]');
  if (!grip || event.button !== 0) return;
  event.preventDefault();
  const row = grip.closest(".row");
  const all = neighbours(row);
  const start = event.clientY;
  const middles = all.map((other) => other.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
  grip.setPointerCapture(event.pointerId);
  row.classList.add("dragged");
  // All listeners of this drag go with it. Of a grip that goes the document hears that it has lost the pointer.
  const listening = new AbortController();
  const { signal } = listening;
  /** @param {PointerEvent} it */
  const drag = ({ clientY, pointerId }) => {
    if (pointerId === event.pointerId) row.style.setProperty("translate", `0 ${clientY - start}px`);
  };
  /** @param {PointerEvent} it */
  const end = ({ clientY, type, pointerId }) => {
    if (pointerId !== event.pointerId) return;
    listening.abort();
    row.classList.remove("dragged");
    row.style.removeProperty("translate");
    if (type !== "pointerup" || !grip.isConnected) return;
    const place = all.indexOf(row);
    const others = all.filter((_, index) => index !== place);
    const target = others.find((other) => middles[all.indexOf(other)] > middles[place] + clientY - start);
    if (target !== all[place + 1] && target?.isConnected !== false) move(row, target);
  };
  document.addEventListener("pointermove", drag, { signal });
  for (const name of pointerEnds) document.addEventListener(name, end, { signal });
});

// MARK: Selection

/** @type {Element | null} */
let anchorRow = null;

/** @param {Element} row @param {{ pointerType?: string, key?: string, ctrlKey?: boolean, metaKey?: boolean, shiftKey?: boolean }} event */
function choose(row, event) {
  const list = row.closest(".list");
  const isMany = list.dataset.selects === "many";
  if ("unselectable" in elementIn(row).dataset && elementIn(row).dataset.unselectable === "") return;
  const isChosen = row.hasAttribute("data-chosen");
  const actor = list.closest('[data-menu-rows="menuAndAction"]') && !("editing" in list.dataset) && list.closest("[data-menu]");
  if (actor && (event.pointerType === "touch" || event.key === "Enter")) return report("primary", idIn(actor.dataset.menu), rowID(row));
  const hasKey = Boolean(event.ctrlKey || event.metaKey);
  const anchor = anchorRow?.isConnected ? anchorRow : null;
  const isRange = isMany && event.shiftKey === true;
  const press = { isMany, isChosen, adds: hasKey || "editing" in list.dataset, isRange, isTouch: event.pointerType === "touch", hasKey };
  const selection = selectionOf(rowsIn(list), row, anchor, press);
  if (!isRange || !anchor) anchorRow = row;
  if (selection) report("select", idOf(list), selection[0], selection[1].map(rowID).join(" "));
}

addEventListener("click", (event) => {
  const row = event.target.closest?.(".list .row");
  if (!row || event.target.closest("a, button, input, select, textarea, label, [data-tap], [data-reach]")) return;
  if (!pressRow(row) && row.closest(".list").dataset.selects) choose(row, event);
});

/**
 * Presses what a press on the whole row is for. Returns whether there is such a thing.
 * @param {Element} row
 */
function pressRow(row) {
  const { press } = row.querySelector(":scope > .row-look")?.dataset ?? {};
  if (!press || "editing" in row.closest(".list").dataset) return false;
  nodes.get(idIn(press))?.click();
  return true;
}

addEventListener("keydown", (event) => {
  const row = event.target.matches?.(".list[data-selects] .row") && event.target;
  if (!row) return;
  const all = rowsIn(row.closest(".list"));
  const place = all.indexOf(row);
  const next = { ArrowDown: all[place + 1], ArrowUp: all[place - 1], Home: all[0], End: all.at(-1) }[event.key];
  if (next) {
    event.preventDefault();
    next.focus();
    if (row.closest(".list").dataset.selects === "one") choose(next, event);
  } else if (event.key === " " || event.key === "Enter") {
    event.preventDefault();
    choose(row, event.key === " " ? { ctrlKey: row.closest(".list").dataset.selects === "many" } : event);
  }
});

// A double click is for the action of what is selected; the first click of it has selected the row.
addEventListener("dblclick", (event) => {
  const row = event.target.closest?.('[data-menu-rows="menuAndAction"] .row');
  if (!row || event.target.closest("a, button, input, select, textarea, label, [data-reach]")) return;
  report("primary", idIn(row.closest("[data-menu]").dataset.menu), rowID(row));
});

// MARK: Sections that open and close

addEventListener("click", (event) => {
  const header = event.target.closest?.('.list[data-style="sidebar"] .section[data-expanded] > .section-header');
  if (header) report("disclose", idOf(/** @type {Element} */ (header.parentElement)));
});

addEventListener("keydown", (event) => {
  if (!event.target.matches?.('.section-header > [role="button"]') || ![" ", "Enter"].includes(event.key)) return;
  event.preventDefault();
  if (!event.repeat) event.target.click();
});

when("controls", (root) => {
  for (const list of allIn(root, ".list")) prepareRows(list);
  const around = root.parentElement?.closest(".list");
  if (around) changedLists.add(around);
});
when("attribute", rowsHaveChanged);
when("rows", finishRows);
when("row button", useRowControl);
