import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsWanted } from "../../Sources/BrowserHosting/Resources/RowWindow.js";

const near = { isFar: false, isLast: false };
const screen = 1000;

/** The gaps and rows of a container of rows of 40 px, of which some are there, when it is scrolled so far. */
function container(count, first, last, scrolled, share = 40) {
  const start = (first ? first * share : 0) - scrolled;
  const end = start + (last - first) * 40;
  return [
    {
      before: first ? { start: start - first * share, end: start } : null,
      after: last < count ? { start: end, end: end + (count - last) * share } : null,
      first, last, count, length: 40, screen,
    },
    (index) => start + (index + 1) * 40,
  ];
}

test("at the beginning the first rows are wanted, and those below the window", () => {
  assert.deepEqual(rowsWanted(...container(1000, 0, 0, 0), near), [0, 63]);
  assert.deepEqual(rowsWanted(...container(1000, 0, 30, 0), near), [0, 63]);
});

test("in the middle the rows on both sides of the window are wanted", () => {
  const [from, to] = rowsWanted(...container(1000, 100, 160, 4000), near);
  assert.ok(from >= 60 && from <= 63, `${from}`);
  assert.ok(to >= 162 && to <= 165, `${to}`);
});

test("no more rows are wanted than there are", () => {
  assert.deepEqual(rowsWanted(...container(20, 0, 5, 0), near), [0, 20]);
  assert.deepEqual(rowsWanted(...container(20, 5, 20, 0), near), [0, 20]);
});

test("at the very end the last rows are wanted", () => {
  const [place, endOf] = container(1_000_000, 0, 60, 5_999_000, 6);
  assert.deepEqual(rowsWanted(place, endOf, { isFar: true, isLast: true }), [999_900, 1_000_000]);
});

test("in a gap whose rows share its room, a place far away means the row that it stands for", () => {
  const [place, endOf] = container(1_000_000, 0, 60, 3_000_000, 6);
  const [from, to] = rowsWanted(place, endOf, { isFar: true, isLast: false });
  assert.ok(Math.abs(from - 500_000) < 1000, `${from}`);
  assert.equal(to - from, 101);
});

test("whatever is there and wherever somebody looks, what is wanted is a part of the rows", () => {
  for (const count of [1, 7, 1000, 1_000_000]) {
    for (const first of [0, 1, Math.floor(count / 2)]) {
      for (const scrolled of [0, 500, count * 20, count * 40 - screen]) {
        const last = Math.min(count, first + 60);
        const [from, to] = rowsWanted(...container(count, first, last, scrolled), near);
        assert.ok(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to <= count, `${count} ${first} ${scrolled}: ${from} ${to}`);
      }
    }
  }
});
