import assert from "node:assert/strict";
import { test } from "node:test";
import { restOf } from "../../Sources/BrowserHosting/Resources/Curves.js";

// The numbers are those of the behaviours of motion, T1 to T25.

const linear = ["t", 0, 0, 1, 1, 1];
const easeInOut = ["t", 0.42, 0, 0.58, 1, 1];
const smooth = ["s", 0.5, 0, 0];
const times = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1];

/** How far a curve has come, from 0 to 1. */
const progress = (curve, ...modifiers) => {
  const rest = restOf([-1], [curve, ...modifiers]);
  return (time) => 1 + rest.at(time)[0];
};

function assertNear(found, wanted, tolerance = 1e-4) {
  assert.equal(found.length, wanted.length);
  for (const [i, value] of wanted.entries()) assert.ok(Math.abs(found[i] - value) <= tolerance, `${found} in place of ${wanted}`);
}

/** A value that goes to 100 under one animation, and from there elsewhere under another one after a time: what is shown later. */
function retarget(first, time, target, second, later) {
  const rest = restOf([target === null ? 0 : 100 - target], [second], restOf([-100], [first]), time);
  return later.map((t) => target + rest.at(t)[0]);
}

test("T1 to T4: timing curves", () => {
  const at = [0.1, 0.25, 0.5, 0.75, 0.9];
  assertNear(at.map(progress(easeInOut)), [0.01972, 0.12916, 0.5, 0.87084, 0.98028]);
  assertNear(at.map(progress(["t", 0.42, 0, 1, 1, 1])), [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]);
  assertNear(at.map(progress(["t", 0, 0, 0.58, 1, 1])), [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]);
  assertNear([0.05, 0.1, 0.175, 0.25, 0.3].map(progress(["t", 0.42, 0, 0.58, 1, 0.35])), [0.0409, 0.1697, 0.5, 0.8303, 0.9591]);
  assert.equal(restOf([1], [["t", 0.42, 0, 0.58, 1, 0.35]]).end, 0.35);
  assertNear(at.map(progress(["t", 0.68, -0.6, 0.32, 1.6, 1])), [-0.07282, -0.09771, 0.5, 1.09771, 1.07282]);
});

test("T7 to T9: springs of half a second", () => {
  assertNear(times.map(progress(smooth)), [0.13131, 0.35774, 0.71542, 0.82103, 0.89003, 0.96046, 0.9864, 0.99916, 0.99995]);
  assertNear(times.map(progress(["s", 0.5, 0.15, 0])), [0.13821, 0.3881, 0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00044, 0.99997]);
  assertNear(times.map(progress(["s", 0.5, 0.3, 0])), [0.14572, 0.4233, 0.87371, 0.98409, 1.03393, 1.0393, 1.0145, 0.99819, 1.00007]);
  assertNear([0.4746].map(progress(["s", 0.5, 0.15, 0])), [1.00629]);
  assertNear([0.3501].map(progress(["s", 0.5, 0.3, 0])), [1.04599]);
});

test("T10 to T13: other springs", () => {
  assertNear([0.1, 0.25, 0.5, 1].map(progress(["s", 0.5, 0.175, 0])), [0.39361, 0.90818, 1.0084, 0.99994]);
  assertNear([0.05, 0.1, 0.2].map(progress(["s", 0.15, 0.15, 0.25])), [0.68117, 0.97997, 1.00148]);
  assertNear([0.1, 0.25, 0.5, 1].map(progress(["s", 0.5, -0.5, 0])), [0.23136, 0.53573, 0.79993, 0.96284]);
  assertNear([0.25, 0.5, 0.75, 1].map(progress(["s", 1, 0.5, 0])), [0.64733, 1.1407, 1.10012, 0.98982]);
  const at = [0.1, 0.25, 0.5];
  assertNear(at.map(progress(["p", 1, 170, 26, 0])), [0.37513, 0.83772, 0.98931]);
  assertNear(at.map(progress(["p", 1, 100, 10, 0])), [0.3403, 1.02336, 1.07459]);
  assertNear(at.map(progress(["p", 1, 300, 5, 0])), [0.99864, 1.29301, 1.15642]);
  // Damped more than it needs counts as damped just so.
  assertNear(at.map(progress(["p", 1, 100, 30, 0])), at.map(progress(["p", 1, 100, 20, 0])), 1e-12);
  // Twice as heavy on a spring of twice the strength is the same.
  assertNear(at.map(progress(["p", 2, 200, 20, 0])), at.map(progress(["p", 1, 100, 10, 0])), 1e-12);
  const speed = progress(["p", 1, 100, 10, 3]);
  assertNear([speed(1e-6) / 1e-6], [3], 1e-3);
});

test("T14: springs have settled when nothing more than a thousandth is left", () => {
  assertNear([0, 0.15, 0.3].map((bounce) => restOf([1], [["s", 0.5, bounce, 0]]).end), [0.8, 0.8768, 1.0447]);
  assertNear([0, 0.15, 0.3].map((bounce) => restOf([70], [["s", 0.5, bounce, 0]]).end), [0.8, 0.8768, 1.0447]);
});

test("T16, T17, T20: a spring takes over with the speed that it finds, of a timing curve with none", () => {
  const later = [0.05, 0.1, 0.2, 0.3, 0.5];
  assertNear(retarget(smooth, 0.2, 0, smooth, [0, ...later, 0.018]), [71.542, 68.971, 53.229, 24.504, 9.637, 1.212, 73.638], 2e-3);
  assertNear(retarget(smooth, 0.2, 200, smooth, later), [95.234, 124.777, 167.587, 187.643, 198.492], 2e-3);
  assertNear(retarget(easeInOut, 0.5, 0, smooth, later), [43.434, 32.113, 14.229, 5.498, 0.68], 2e-3);
  // With delay, speed or repetition it has none to hand over.
  const slow = restOf([-100], [smooth, ["x", 1]]);
  assertNear([0.05].map((t) => restOf([100], [smooth], slow, 0.2).at(t)[0]), [71.542 * (1 - 0.13131)], 0.01);
});

test("T22: a speed of its own, as that of a spring below a timing curve, is kept", () => {
  // 100 to 0 at 1000 a second: the rest is 100, and grows.
  const drag = { layers: [{ ...restOf([100], [smooth]).layers[0], speed: [1000], length: 9 }] };
  const rest = restOf([0], [smooth], drag, 0);
  assertNear([0.05, 0.1, 0.2, 0.3, 0.5, 0.035].map((t) => rest.at(t)[0]), [113.543, 92.687, 44.659, 17.913, 2.294, 115.292], 2e-3);
  const blended = restOf([0], [easeInOut], restOf([-100], [smooth]), 0.2);
  const third = restOf([0], [smooth], blended, 0);
  assertNear([third.at(0)[0], (third.at(1e-6)[0] - third.at(0)[0]) / 1e-6], [-28.458, 255.83], 0.05);
});

test("a spring hands on the speed that it was handed", () => {
  const second = restOf([100], [smooth], restOf([-100], [smooth]), 0.2);
  const speed = (rest, time) => (rest.at(time + 1e-6)[0] - rest.at(time)[0]) / 1e-6;
  const third = restOf([-50], [["s", 0.5, 0.3, 0]], second, 0.06);
  assertNear([third.at(0)[0], speed(third, 0)], [second.at(0.06)[0] - 50, speed(second, 0.06)], 0.05);
});

test("T18, T19: a timing curve blends away from what runs", () => {
  assertNear(retarget(linear, 0.5, 0, linear, [0, 0.1, 0.25, 0.5, 0.75, 1]), [50, 54, 56.25, 50, 25, 0]);
  assertNear(retarget(linear, 0.5, 200, linear, [0.25, 0.5, 0.75, 1]), [106.25, 150, 175, 200]);
  const interpolating = ["p", 1, 170, 26, 0];
  const [value] = retarget(linear, 0.5, 0, interpolating, [0.1]);
  assertNear([value], [60 * (1 - 0.37513)], 1e-2);
});

test("each component of a change moves by itself", () => {
  const rest = restOf([0, 50], [smooth], restOf([-100, 0], [smooth]), 0.2);
  assertNear(rest.at(0), [-28.458, 50], 2e-3);
  assertNear(rest.at(0.05), restOf([50], [smooth]).at(0.05).concat(rest.at(0.05)[0]).reverse(), 1e-9);
});

test("eight curves are on top of each other, and the oldest stands still from then on", () => {
  let rest = restOf([-10], [linear]);
  for (let i = 0; i < 7; i++) rest = restOf([-10], [linear], rest, 0.01);
  assert.equal(rest.layers.length, 8);
  const before = rest.at(0.01)[0];
  const next = restOf([0], [linear], rest, 0.01);
  assert.equal(next.layers.length, 8);
  assertNear(next.at(0), [before]);
  // It would have lost most by now.
  assert.ok(next.at(0.9)[0] !== 0 && next.at(1)[0] === 0);
});

test("T24: delay and speed, of which the last written is outermost", () => {
  assertNear([0.25, 0.5, 1, 1.5].map(progress(linear, ["d", 0.5])), [0, 0, 0.5, 1]);
  assertNear([0.5, 0.75, 1].map(progress(linear, ["d", 1], ["x", 2])), [0, 0.5, 1]);
  assertNear([1, 1.25, 1.5].map(progress(linear, ["x", 2], ["d", 1])), [0, 0.5, 1]);
});

test("T25: legs of a repetition", () => {
  assertNear([0.5, 1, 1.5].map(progress(linear, ["n", 2, true])), [0.5, 1, 0.5]);
  // There it is at its beginning, and then what the app says is shown.
  assertNear([1.9999, 2].map(progress(linear, ["n", 2, true])), [0, 1], 1e-3);
  assertNear([2.9999, 3].map(progress(linear, ["n", 3, true])), [1, 1], 1e-3);
  assertNear([0.5, 1, 1.1].map(progress(linear, ["n", 1, true])), [0.5, 1, 1]);
  assertNear([1.25, 2.5].map(progress(linear, ["n", 3, false])), [0.25, 0.5]);
  assert.equal(restOf([1], [linear, ["n", 0, true]]).end, Infinity);
  assertNear([100.25, 101.25].map(progress(linear, ["n", 0, true])), [0.25, 0.75]);
  // A way back is the way there, begun slowly again.
  assertNear([1.1].map(progress(["t", 0.42, 0, 1, 1, 1], ["n", 2, true])), [1 - 0.01703]);
  // A delay inside is repeated, one outside is not.
  assertNear([1.25, 1.75, 2.25, 2.75].map(progress(linear, ["d", 0.5], ["n", 2, false])), [0.75, 0, 0.25, 0.75]);
  assertNear([0.75, 1.25, 1.75].map(progress(linear, ["n", 2, false], ["d", 0.5])), [0.25, 0.75, 0.25]);
});

test("a function of the app's own is what its samples say", () => {
  assertNear([0.05, 0.1, 0.25, 0.3].map(progress(["u", 0.1, 0, 0.5, 0.9, 1])), [0.25, 0.5, 0.95, 1]);
});

test("what takes no time changes at once", () => {
  assert.equal(restOf([1], [["t", 0, 0, 1, 1, 0]]), null);
  assert.equal(restOf([1], [["t", 0, 0, 1, 1, -1]]), null);
  assert.equal(restOf([1], [["s", 0, 0, 0]]), null);
  assert.equal(restOf([1], [["t", 0, 0, 1, 1, 0], ["n", 0, true]]), null);
  assertNear(restOf([1], [["t", 0, 0, 1, 1, 0], ["d", 1]]).at(0.9), [1]);
  assert.deepEqual(restOf([1], [["t", 0, 0, 1, 1, 0], ["d", 1]]).at(1), [0]);
});

test("springs with the same modifiers merge, others do not", () => {
  const slow = [smooth, ["x", 0.5]];
  const first = restOf([-100], slow);
  assert.equal(restOf([100], slow, first, 0.2).layers.length, 1);
  assert.equal(restOf([100], [smooth, ["x", 0.25]], first, 0.2).layers.length, 2);
  assert.equal(restOf([100], [smooth], first, 0.2).layers.length, 1);
  assert.equal(restOf([100], slow, restOf([-100], [smooth]), 0.2).layers.length, 2);
  // What is left of a delay is waited for, and no more.
  const late = [smooth, ["d", 0.5]];
  const merged = restOf([-100], late, restOf([-100], late), 0.2);
  assertNear([merged.at(0.3)[0], merged.at(0.4)[0]], [-200, -200 * (1 - 0.35774)], 0.01);
});

test("what has ended is not there any more", () => {
  const rest = restOf([10], [linear], restOf([-100], [linear]), 1.5);
  assert.equal(rest.layers.length, 1);
  assertNear(rest.at(0.5), [5]);
  assert.deepEqual(rest.at(1), [0]);
});

test("what a browser can play is one curve alone", () => {
  const { plan } = restOf([10], [["t", 0.42, 0, 0.58, 1, 0.35], ["d", 0.2], ["x", 2]]);
  assert.deepEqual(plan, { delta: [10], begun: 0, wait: 0.1, length: 0.175, times: 1, easing: "cubic-bezier(0.42, 0, 0.58, 1)" });
  assert.equal(restOf([10], [linear], restOf([10], [linear]), 0.5).plan, null);
  assert.equal(restOf([10], [smooth], restOf([10], [smooth]), 0.5).plan, null);
  // The same curve later, once what was below it has ended.
  assert.equal(restOf([10], [["t", 0, 0, 1, 1, 2]], restOf([10], [linear]), 0.5).after(0.5).plan.begun, 0.5);
  const back = restOf([10], [["t", 0.42, 0, 1, 1, 1], ["n", 3, true]]).plan;
  assert.equal(back.length, 2);
  assert.equal(back.times, 1.5);
});

test("a spring's text is never off by more than 0.003", () => {
  for (const [curve, limit] of [[smooth, 0.003], [["s", 0.5, 0.3, 0], 0.003], [["s", 0.15, 0.15, 0], 0.003], [["p", 1, 300, 5, 0], 0.003]]) {
    const { plan } = restOf([1], [curve]);
    const points = plan.easing.slice(7, -1).split(",").map((point) => point.split(" ").map(Number.parseFloat));
    // And of no more points than that takes.
    if (curve === smooth) assert.ok(points.length < 50, `${points.length}`);
    const exact = progress(curve);
    for (let t = 0; t < plan.length * 0.99; t += plan.length / 997) {
      const place = (t / plan.length) * 100;
      const i = points.findLastIndex((point) => point[1] <= place);
      const [[from, start], [to, end]] = [points[i], points[i + 1]];
      const value = from + ((to - from) * (place - start)) / (end - start);
      assert.ok(Math.abs(value - exact(t)) < limit, `${curve} at ${t}: ${value}, ${exact(t)}`);
    }
    assert.deepEqual(points.at(-1), [1, 100]);
  }
});
