import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";

const { reached } = await import("../../Sources/BrowserHosting/Resources/Moments.js");
await import("../../Sources/BrowserHosting/Resources/Focus.js");

/** A row with a button; what is not of the app's own is asked for with `isExtra`. */
class Row {
  constructor(list, name) {
    Object.assign(this, { list, name, parentElement: list, isConnected: true, tabIndex: 0 });
    list.rows.push(this);
  }
  get nextElementSibling() {
    return this.list.rows[this.list.rows.indexOf(this) + 1] ?? null;
  }
  get previousElementSibling() {
    return this.list.rows[this.list.rows.indexOf(this) - 1] ?? null;
  }
  get textContent() {
    return this.name;
  }
  getAttribute = () => null;
  getClientRects = () => [{}];
  contains = (other) => other === this;
  closest = (selector) => (selector.includes(".row,") || selector === ".row" ? this : null);
  matches = (selector) => selector.includes("button:enabled");
  querySelectorAll = () => [];
  querySelector = () => null;
  focus() {
    document.activeElement = this;
  }
  remove() {
    reached("going", this);
    this.list.rows.splice(this.list.rows.indexOf(this), 1);
    this.isConnected = false;
    if (document.activeElement === this) document.activeElement = document.body;
  }
}

let list;
let rows;
beforeEach(() => {
  document.body = {};
  list = {
    rows: [], isConnected: true, tabIndex: 0,
    get firstElementChild() {
      return this.rows[0] ?? null;
    },
    closest: () => list,
    matches: () => true,
    focus() {
      document.activeElement = this;
    },
  };
  rows = ["a", "b", "c"].map((name) => new Row(list, name));
});

test("of a row that goes the focus goes to the one that stands there now", () => {
  rows[1].focus();
  rows[1].remove();
  reached("focus");
  assert.equal(document.activeElement, rows[2]);
});

test("of the last row it goes to the one before", () => {
  rows[2].focus();
  rows[2].remove();
  reached("focus");
  assert.equal(document.activeElement, rows[1]);
});

test("where all rows go it goes to the list", () => {
  rows[1].focus();
  for (const row of [...list.rows]) row.remove();
  reached("focus");
  assert.equal(document.activeElement, list);
});

test("a focus that the commit has put elsewhere stays there", () => {
  rows[1].focus();
  rows[1].remove();
  rows[0].focus();
  reached("focus");
  assert.equal(document.activeElement, rows[0]);
});

test("a row that goes without the focus takes nothing along", () => {
  rows[0].focus();
  rows[1].remove();
  reached("focus");
  assert.equal(document.activeElement, rows[0]);
});
