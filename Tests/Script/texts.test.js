import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reached } from "../../Sources/BrowserHosting/Resources/Moments.js";
import { brief, differenceOf, partsOf, wellFormed } from "../../Sources/BrowserHosting/Resources/Texts.js";

// The app knows no text of this page.
beforeEach(() => reached("rejoined"));

/** What the app makes of the parts of an event, as LongText.swift does it. */
function applied(before, parts) {
  const added = parts.filter(([name]) => name === "part").map(([, text]) => text).join("");
  const [name, , place, text] = parts.at(-1);
  assert.equal(name, "splice");
  if (place === "") return added + text;
  const [offset, count] = place.split(" ").map(Number);
  return before.slice(0, offset) + added + text + before.slice(offset + count);
}

test("where two texts differ no character is cut in two", () => {
  assert.deepEqual(differenceOf("abcd", "abXd"), [2, 1]);
  assert.deepEqual(differenceOf("aaa", "aaaa"), [3, 0]);
  assert.deepEqual(differenceOf("", "abc"), [0, 0]);
  // 😀 and 😁 begin with the same half.
  assert.deepEqual(differenceOf("x😀y", "x😁y"), [1, 1]);
  // These end with the same half.
  assert.deepEqual(differenceOf("x\u{1f600}y", "x\u{1fa00}y"), [1, 1]);
});

test("a short text goes as a whole, and so does any other event", () => {
  assert.deepEqual(partsOf([7, "edit", 3, "short", 1]), [["edit", 3, "short", 1]]);
  assert.deepEqual(partsOf([8, "press", 3]), [["press", 3]]);
});

test("a long text goes in parts the first time, and then as what has changed", () => {
  const text = "0123456789".repeat(2000);
  const first = partsOf([1, "edit", 5, text, 1]);
  assert.ok(first.length > 2 && first.every((part) => part.join("").length < 9000));
  assert.equal(applied("", first), text);
  const longer = `${text.slice(0, 500)}new${text.slice(500)}`;
  const second = partsOf([2, "edit", 5, longer, 2]);
  assert.deepEqual(second, [["splice", 5, "500 0", "new", 2]]);
  assert.equal(applied(text, second), longer);
});

test("the same event is sent as the same parts, however often", () => {
  const event = [1, "edit", 5, "a".repeat(3000), 1];
  const parts = partsOf(event);
  partsOf([2, "edit", 5, "a".repeat(3001), 2]);
  assert.equal(partsOf(event), parts);
});

test("the text of another field is no reason to send less", () => {
  partsOf([1, "edit", 5, "a".repeat(3000), 1]);
  assert.equal(partsOf([2, "edit", 6, "a".repeat(3000), 1])[0][2], "");
});

test("a part never ends in the middle of a character", () => {
  const parts = partsOf([1, "edit", 5, `x${"😀".repeat(10_000)}`, 1]);
  assert.ok(parts.length > 2);
  for (const part of parts) for (const text of part) if (typeof text === "string") assert.ok(text.isWellFormed());
});

test("any two long texts are put together from what is sent", () => {
  let seed = 1;
  const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
  let text = "";
  for (let round = 1; round <= 100; round++) {
    const [start, length] = [random(text.length + 1), random(2000)];
    const added = ["a", "😀", "ä"][random(3)].repeat(random(3000));
    const next = wellFormed(text.slice(0, start) + added + text.slice(start + length));
    const parts = partsOf([round, "edit", 5, next, round]);
    // The app has the text of the last event that was long.
    if (parts[0][0] === "edit") continue;
    assert.equal(applied(text, parts), next);
    text = next;
  }
});

test("half characters are none that can be sent", () => {
  assert.equal(wellFormed("a\ud800b"), "a\ufffdb");
  assert.equal(wellFormed("a😀b"), "a😀b");
});

test("a text is known again by few characters, and another one is not taken for it", () => {
  const [one, other] = ["x".repeat(5000), `${"x".repeat(4999)}y`];
  assert.equal(brief("short"), "short");
  assert.ok(brief(one).length < 40);
  assert.equal(brief(one), brief("x".repeat(5000)));
  assert.notEqual(brief(one), brief(other));
});
