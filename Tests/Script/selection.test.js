import assert from "node:assert/strict";
import { test } from "node:test";
import { selectionOf } from "../../Sources/BrowserHosting/Resources/Selection.js";

const rows = [1, 2, 3, 4, 5];
const plain = { isMany: true, isChosen: false, adds: false, isRange: false, isTouch: false, hasKey: false };

test("a press selects its row alone", () => {
  assert.deepEqual(selectionOf(rows, 3, null, plain), ["replace", [3]]);
  assert.deepEqual(selectionOf(rows, 3, 1, { ...plain, isChosen: true }), ["replace", [3]]);
});

test("with Shift it selects all from the row before to this one, in either direction", () => {
  assert.deepEqual(selectionOf(rows, 4, 2, { ...plain, isRange: true }), ["replace", [2, 3, 4]]);
  assert.deepEqual(selectionOf(rows, 1, 3, { ...plain, isRange: true }), ["replace", [1, 2, 3]]);
  assert.deepEqual(selectionOf(rows, 2, 2, { ...plain, isRange: true }), ["replace", [2]]);
});

test("with Shift and no row before it is a press as any other", () => {
  assert.deepEqual(selectionOf(rows, 4, null, { ...plain, isRange: true }), ["replace", [4]]);
});

test("with Control it adds the row, or takes it away", () => {
  const press = { ...plain, adds: true, hasKey: true };
  assert.deepEqual(selectionOf(rows, 4, 2, press), ["add", [4]]);
  assert.deepEqual(selectionOf(rows, 4, 2, { ...press, isChosen: true }), ["remove", [4]]);
});

test("a finger selects nothing among many, but in edit mode", () => {
  assert.equal(selectionOf(rows, 4, null, { ...plain, isTouch: true }), null);
  assert.deepEqual(selectionOf(rows, 4, null, { ...plain, isTouch: true, adds: true }), ["add", [4]]);
});

test("where one can be selected, the selected one is left alone, and goes with Control", () => {
  const press = { ...plain, isMany: false, isChosen: true };
  assert.equal(selectionOf(rows, 4, null, press), null);
  assert.deepEqual(selectionOf(rows, 4, null, { ...press, hasKey: true, adds: true }), ["remove", [4]]);
  assert.deepEqual(selectionOf(rows, 4, null, { ...press, isChosen: false }), ["replace", [4]]);
});
