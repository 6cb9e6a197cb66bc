import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";

const { isUnderway, outbox, report, reportNewest } = await import("../../Sources/BrowserHosting/Resources/Outbox.js");

globalThis.WebSocket = { OPEN: 1 };

/** A connection that keeps what it is given. */
const connect = () => (outbox.socket = { readyState: WebSocket.OPEN, sent: [], send(text) { this.sent.push(JSON.parse(text)); } });

beforeEach(() => Object.assign(outbox, { socket: undefined, newestEvent: 0, unacknowledged: [], sent: 0, everSent: 0 }));

test("events are numbered, sent at once, and kept until the app has them", () => {
  const socket = connect();
  report("press", 3);
  report("toggle", 4, true);
  assert.deepEqual(socket.sent, [[1, 0, "press", 3], [2, 0, "toggle", 4, true]]);
  assert.deepEqual(outbox.unacknowledged, [[1, "press", 3], [2, "toggle", 4, true]]);
  assert.ok(isUnderway("press") && isUnderway("back", "toggle") && !isUnderway("back"));
});

test("without a connection events wait, and go in their order when there is one", () => {
  report("press", 3);
  report("press", 4);
  const socket = connect();
  outbox.sendRest(300);
  assert.deepEqual(socket.sent, [[1, 0, "press", 3], [2, 0, "press", 4]]);
});

test("no event goes before one that has not gone", () => {
  report("press", 3);
  const socket = connect();
  report("press", 4);
  assert.deepEqual(socket.sent, []);
});

test("of values that wait only the newest is kept, and the numbers have no gap", () => {
  reportNewest("edit", 3, "a", 1);
  reportNewest("edit", 4, "x", 1);
  reportNewest("edit", 3, "ab", 2);
  assert.deepEqual(outbox.unacknowledged, [[1, "edit", 4, "x", 1], [2, "edit", 3, "ab", 2]]);
});

test("a value stays that something else was done after", () => {
  reportNewest("edit", 3, "a", 1);
  report("submit", 3);
  reportNewest("edit", 3, "b", 2);
  assert.deepEqual(outbox.unacknowledged.map(([number, name]) => [number, name]), [[1, "edit"], [2, "submit"], [3, "edit"]]);
});

test("a value that has been sent stays", () => {
  connect();
  reportNewest("edit", 3, "a", 1);
  outbox.socket = undefined;
  reportNewest("edit", 3, "ab", 2);
  assert.equal(outbox.unacknowledged.length, 2);
});
