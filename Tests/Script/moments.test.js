import assert from "node:assert/strict";
import { test } from "node:test";
import { handle, operations, reached, when } from "../../Sources/BrowserHosting/Resources/Moments.js";

test("what is to be done at a moment is done in the order in which it was asked for", () => {
  const done = [];
  when("rows", () => done.push("first"));
  when("rows", () => done.push("second"));
  when("places", () => done.push("never"));
  reached("rows");
  assert.deepEqual(done, ["first", "second"]);
});

test("only who says true has known what to do", () => {
  when("button", (button) => button === "known");
  when("button", () => "something");
  assert.equal(reached("button", "known"), true);
  assert.equal(reached("button", "other"), false);
  assert.equal(reached("gaps"), false);
});

test("who handles a message is found by its name", () => {
  handle({ t: (id, text) => [id, text] });
  assert.deepEqual(operations.t(3, "text"), [3, "text"]);
});
