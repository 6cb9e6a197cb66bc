import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

let frame;
globalThis.requestAnimationFrame = (action) => (frame = action);
globalThis.Path2D = class {
  constructor(path) {
    this.path = path;
  }
};
const { operations } = await import("../../Sources/BrowserHosting/Resources/Moments.js");
const { nodes } = await import("../../Sources/BrowserHosting/Resources/Nodes.js");
await import("../../Sources/BrowserHosting/Resources/Canvas.js");

/** A canvas that writes down what is filled in it, and with what. */
function makeCanvas(id) {
  const drawn = [];
  const context = {
    reset: () => (drawn.length = 0), save() {}, restore() {}, clip() {},
    setTransform: (...numbers) => (context.scale = numbers[0]),
    fill: ({ path }) => drawn.push([path, context.fillStyle, context.globalAlpha, context.scale]),
  };
  const canvas = { getContext: () => context, replaceChildren() {} };
  nodes.set(id, { isConnected: true, offsetWidth: 10, offsetHeight: 10, querySelector: () => canvas });
  return { canvas, drawn };
}

test("operations that stay are kept when others come between them", () => {
  const { drawn } = makeCanvas(1);
  operations.o(1, 0, 0, [["f", "A", "rgb(0 0 0)"], ["f", "B", "rgb(0 0 0)"], ["f", "C", "rgb(0 0 0)"]]);
  frame();
  assert.deepEqual(drawn.map(([path]) => path), ["A", "B", "C"]);
  operations.o(1, 1, 1, [["f", "X", "rgb(0 0 0)"], ["f", "Y", "rgb(0 0 0)"]]);
  frame();
  assert.deepEqual(drawn.map(([path]) => path), ["A", "X", "Y", "C"]);
  operations.o(1, 0, 1, []);
  frame();
  assert.deepEqual(drawn.map(([path]) => path), ["C"]);
});

test("what is in force holds until something else is, in pixels of the screen", () => {
  const { canvas, drawn } = makeCanvas(2);
  operations.o(2, 0, 0, [["f", "A", "rgb(0 0 0)"], ["=", [3, 0, 0, 3, 0, 0], 0.5], ["f", "B", "rgb(1 1 1)"], ["="], ["f", "C", "transparent"]]);
  frame();
  assert.deepEqual(drawn, [["A", "rgb(0 0 0)", 1, 2], ["B", "rgb(1 1 1)", 0.5, 6], ["C", "transparent", 1, 2]]);
  assert.deepEqual([canvas.width, canvas.height], [20, 20]);
});

test("a canvas that has gone is not drawn", () => {
  const { drawn } = makeCanvas(3);
  operations.o(3, 0, 0, [["f", "A", "rgb(0 0 0)"]]);
  nodes.get(3).isConnected = false;
  frame();
  assert.deepEqual(drawn, []);
});
