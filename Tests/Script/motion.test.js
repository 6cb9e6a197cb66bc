import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeDrawing, FakeElement } from "./elements.js";

const { nodes } = await import("../../Sources/BrowserHosting/Resources/Nodes.js");
const { handle, operations, reached, when } = await import("../../Sources/BrowserHosting/Resources/Moments.js");
const { receive } = await import("../../Sources/BrowserHosting/Resources/Commits.js");
for (const name of ["Motion", "Looks", "Styles", "Places", "Transitions"]) await import(`../../Sources/BrowserHosting/Resources/${name}.js`);

const linear = [["t", 0, 0, 1, 1, 1]];
const easeInOut = [["t", 0.42, 0, 0.58, 1, 1]];
const smooth = [["s", 0.5, 0, 0]];
// Of the drawing's path, as Values.js has it.
handle({ k: (id, name, value) => nodes.of(id).firstElementChild.setAttribute(name, value) });

let failure;
when("failed", (error) => (failure = error));

/** Applies a commit, as if it had come. */
function commit(...operations) {
  failure = null;
  receive([0, 0, operations]);
  if (failure) throw failure;
}

/** Lets time pass since the beginning of what plays. */
function wait(seconds) {
  for (const node of [...nodes.values(), ...[...nodes.values()].map((node) => node.parentElement)]) {
    for (const animation of node?.animations ?? []) animation.startTime ??= document.timeline.currentTime;
  }
  document.timeline.currentTime += seconds * 1000;
}

let root;
let node;
let box;
beforeEach(() => {
  nodes.clear();
  document.hidden = false;
  document.timeline.currentTime = 1000;
  document.body.children = [];
  reached("replaced");
  node = new FakeElement("div", { class: "shape", "data-id": "3", "data-l": "a", style: "left:0px;top:0px;width:100px;height:50px" });
  box = new FakeElement("div", { class: "box", "data-l": "a", style: "left:10px;top:10px;width:100px;height:50px" }, node);
  root = new FakeElement("main", { class: "zstack", "data-id": "1" }, box);
  document.body.append(root);
  nodes.set(1, root).set(3, node);
});

const place = (x, y = 0, width = 100) => ["l", 3, "a", "ll", null, 0, x, y, width, 50, 0, 0, width, 50];
const set = (name, value) => ["s", 3, name, value];
/** What is shown of a number, at seconds since what plays began. */
const shownAt = (times, name, of = node) => times.map((t) => of.playing(name)?.shown(t * 1000)?.[name][0]);

function assertNear(found, wanted, tolerance = 0.05) {
  for (const [i, value] of wanted.entries()) assert.ok(Math.abs(found[i] - value) <= tolerance, `${found} in place of ${wanted}`);
}

// MARK: What moves

test("nothing moves without an animation, and nothing is asked", () => {
  commit(set("opacity", "0.5"), place(50), ["~", linear], ["~", null], set("opacity", "0.2"));
  assert.equal(node.animations.length + box.animations.length, 0);
  assert.equal(reached("doing", set("opacity", "1")), false);
  // The end of a commit ends it.
  commit(["~", linear]);
  commit(set("opacity", "1"));
  assert.equal(node.animations.length, 0);
});

test("a place is moved by what is added to it, and the style has the end at once", () => {
  commit(["~", linear], place(110, 30));
  assert.equal(box.style.left, "110px");
  const played = box.playing("translate");
  assert.deepEqual(played.frames.map(({ translate, composite }) => [translate, composite]), [["-100px -20px", "add"], ["0px 0px", "add"]]);
  assert.deepEqual(played.timing, { delay: 0, duration: 1000, iterations: 1, easing: "cubic-bezier(0, 0, 1, 1)", fill: "backwards", composite: "add" });
  assert.equal(played.startTime, null);
  // The node in the box stays where it is there.
  assert.equal(node.animations.length, 0);
});

test("from the right, a place moves the other way; another side or standing is no movement", () => {
  commit(["l", 3, "a", "rr", null, 0, 10, 10, 100, 50, 0, 0, 100, 50]);
  commit(["~", linear], ["l", 3, "a", "rr", null, 0, 60, 10, 100, 50, 0, 0, 100, 50]);
  assert.equal(box.playing("translate").frames[0].translate, "50px 0px");
  commit(["~", linear], ["l", 3, "a", "lr", null, 0, 200, 10, 100, 50, 0, 0, 100, 50]);
  commit(["~", linear], ["l", 3, "none", "lr", null, 0, 300, 10, 200, 50, 0, 0, 100, 50]);
  assert.equal(box.animations.length, 1);
});

test("sizes move, but not those of texts, nor what the app is told of", () => {
  commit(["~", linear], place(10, 10, 300));
  assert.deepEqual(box.playing("width").frames.map(({ width, height, composite }) => [width, height, composite]), [["100px", "50px", "replace"], ["300px", "50px", "replace"]]);
  assert.ok(node.playing("width"));
  commit(["~", linear], ["l", 3, "a", "ll", "one", 1, 10, 10, 100, 50, 0, 0, 200, 50]);
  assert.equal(node.animations.filter((one) => "width" in one.frames[0]).length, 1);
  box.dataset.measure = "size";
  commit(["~", linear], place(10, 10, 500));
  assert.equal(box.animations.filter((one) => "width" in one.frames[0]).length, 2);
});

test("what comes stands where it stands, also where the same commit places it", () => {
  commit(["~", linear], ["i", 1, 0, ["div", { "data-id": "7", "data-l": "a", style: "left:0px;top:0px;width:1px;height:1px;opacity:1" }, []]],
    ["l", 7, "a", "ll", null, 0, 90, 0, 5, 5], ["s", 7, "opacity", "0.5"]);
  assert.equal(nodes.get(7).animations.length, 0);
  commit(["~", linear], ["l", 7, "a", "ll", null, 0, 95, 0, 5, 5]);
  assert.equal(nodes.get(7).playing("translate").frames[0].translate, "-5px 0px");
});

test("a box that is described anew is where it was; in other boxes a node has other places", () => {
  commit(["~", linear], ["b", 3, 0, { class: "box", style: "opacity:0.5" }], place(60, 10));
  assert.equal(box.playing("translate").frames[0].translate, "-50px 0px");
  assert.deepEqual(shownAt([0, 0.5], "opacity", box), [1, 0.75]);
  commit(["~", linear], ["w", 3, [[{ class: "box" }]]], ["l", 3, "a", "ll", null, 0, 90, 10, 100, 50, 5, 5, 90, 40]);
  assert.equal(node.parentElement.animations.length, 0);
  assert.equal(node.animations.length, 0);
});

// MARK: Texts

test("the numbers of a text move one by one, and turns are seen turning", () => {
  commit(set("transform", "translate(calc(var(--flow) * 10px), 0px) rotate(0deg)"));
  commit(["~", linear], set("transform", "translate(calc(var(--flow) * 30px), 5px) rotate(720deg)"));
  assert.deepEqual(node.playing("transform").frames.map(({ transform }) => transform),
    ["translate(calc(var(--flow) * 10px), 0px) rotate(0deg)", "translate(calc(var(--flow) * 30px), 5px) rotate(720deg)"]);
  // Underway, each keeps its own way.
  wait(0.5);
  commit(["~", linear], set("transform", "translate(calc(var(--flow) * 30px), 5px) rotate(0deg)"));
  assert.deepEqual(node.playing("transform").shown(0).transform, [20, 2.5, 360]);
});

test("nothing is nothing in each unit, and one factor is two", () => {
  commit(set("transform", "translate(0px, 5px) scale(2)"));
  commit(["~", linear], set("transform", "translate(calc(var(--flow) * 8px), 5px) scale(1, 3)"));
  assert.equal(node.playing("transform").frames[0].transform, "translate(calc(var(--flow) * 0px), 5px) scale(2, 2)");
  wait(0.5);
  commit(["~", smooth], set("transform", "translate(0px, 5px) scale(1)"));
  assert.ok(node.playing("transform").frames[0].transform.startsWith("translate(calc(var(--flow) * 4px), 5px) scale(1.5, 2.5)"));
  // Also where what still moves is nothing before and after.
  commit(["~", smooth], set("transform", "translate(0px, 25px) scale(1)"));
  assert.deepEqual(node.playing("transform").shown(0).transform.slice(0, 2), [4, 5]);
  commit(["~", smooth], set("transform", "translate(0px, 35px) scale(1)"));
  assert.deepEqual(node.playing("transform").shown(0).transform.slice(0, 2), [4, 5]);
});

test("a transform or filter that is missing changes nothing, and so does a missing opacity", () => {
  commit(["~", linear], set("transform", "scale(2) rotate(90deg)"), set("filter", "blur(4px) contrast(3) drop-shadow(rgb(255, 0, 0) 1px 2px 3px)"), set("opacity", "0.2"));
  assert.equal(node.playing("transform").frames[0].transform, "scale(1, 1) rotate(0deg)");
  assert.equal(node.playing("filter").frames[0].filter, "blur(0px) contrast(1) drop-shadow(color(srgb-linear 1 0 0 / 0) 0px 0px 0px)");
  assert.equal(node.playing("opacity").frames[0].opacity, "1");
  commit(["~", null], set("filter", null));
  commit(set("filter", "blur(4px)"));
  commit(["~", linear], set("filter", "blur(4px) brightness(0.5)"));
  assert.equal(node.playing("filter").frames[0].filter, "blur(4px) brightness(1)");
  // A list that does nothing stands for none.
  commit(["~", null], set("filter", "contrast(1) brightness(1)"));
  commit(["~", linear], set("filter", "brightness(0.5) contrast(2)"));
  assert.equal(node.playing("filter").frames[0].filter, "brightness(1) contrast(1)");
});

test("a shadow is the same whether its colour is said first or last", () => {
  commit(set("filter", "drop-shadow(1px 2px 3px var(--named))"));
  commit(["~", linear], set("filter", "drop-shadow(rgb(0, 0, 0) 3px 2px 3px)"));
  assert.equal(node.playing("filter").frames[0].filter, "drop-shadow(color(srgb-linear 0.25 0.5 1 / 0.5) 1px 2px 3px)");
});

test("an anchor stays where it is", () => {
  commit(["~", linear], set("transform", "translate(50%, 0%) rotate(90deg) translate(-50%, 0%)"));
  assert.equal(node.playing("transform").frames[0].transform, "translate(50%, 0%) rotate(0deg) translate(-50%, 0%)");
});

test("colours move in linear light: half of the way from black to white is 188 of 255", () => {
  commit(set("--paint", "rgb(0 0 0)"), set("color", "rgb(0, 0, 0)"));
  commit(["~", linear], set("--paint", "rgb(255 255 255 / 0.5)"), set("color", "var(--named)"));
  const { frames, timing } = node.playing("--paint");
  assert.equal(frames[(frames.length - 1) / 2]["--paint"], "color(srgb-linear 0.5 0.5 0.5 / 0.75)");
  assert.equal(frames.at(-1)["--paint"], "color(srgb-linear 1 1 1 / 0.5)");
  // As often as screens draw.
  assert.ok(frames.length > 60 && timing.easing === "linear");
  commit(set("--border", "rgb(188 188 188)"), ["~", linear], set("--border", "rgb(0 0 0)"));
  assert.equal(node.playing("--border").frames[0]["--border"], "color(srgb-linear 0.50289 0.50289 0.50289 / 1)");
  assert.equal(Math.round(255 * (1.055 * 0.5 ** (1 / 2.4) - 0.055)), 188);
  assert.equal(node.playing("color").frames.at(-1).color, "color(srgb-linear 0.25 0.5 1 / 0.5)");
  // Few are enough where the browser knows colours.
  assert.ok(node.playing("color").frames.length < 20);
  assert.deepEqual(node.playing("color").shown(500).color, [0.125, 0.25, 0.5, 0.75]);
  assert.equal(node.style.columnRuleColor, "");
});

test("gradients, insets and paths are texts like others", () => {
  commit(set("--paint", "linear-gradient(to right in srgb, rgb(0 0 0) 0%, transparent calc(20% + 3px))"), set("clip-path", "inset(2px round 4px)"),
    set("--clip", 'path("M0 0L10-5.5Z")'));
  commit(["~", linear], set("--paint", "linear-gradient(to right in srgb, rgb(255 0 0) 10%, transparent calc(40% + 3px))"), set("clip-path", "inset(4px round 0)"),
    set("--clip", 'path("M0 2L20-9.5Z")'));
  const middle = (name) => node.playing(name).frames.at((node.playing(name).frames.length - 1) / 2)[name];
  assert.equal(middle("--paint"), "linear-gradient(to right in srgb, color(srgb-linear 0.5 0 0 / 1) 5%, color(srgb-linear 0 0 0 / 0) calc(30% + 3px))");
  assert.deepEqual(node.playing("clipPath").frames.map(({ clipPath }) => clipPath), ["inset(2px round 4px)", "inset(4px round 0px)"]);
  assert.equal(middle("--clip"), 'path("M0 1L15-7.5Z")');
});

test("what is no number in a text stays: names, addresses, variables that are no colours", () => {
  const text = (length) => `url("data:image/svg+xml,%3Cpath d='M1 2'/%3E;x1") blur(${length}px)`;
  commit(set("filter", text(1)), set("--x", "calc(var(--w2) * 3px)"));
  commit(["~", linear], set("filter", text(3)), set("--x", "calc(var(--w2) * 5px)"));
  assert.deepEqual(node.playing("filter").frames.map(({ filter }) => filter), [text(1), text(3)]);
  assert.equal(node.playing("--x").frames.at(-1)["--x"], "calc(var(--w2) * 5px)");
});

test("texts that differ in more than numbers are left to the browser; what it does not know jumps", () => {
  commit(set("transform", "rotate(3deg) skew(2deg)"), set("--paint", "rgb(0 0 0)"), set("mix-blend-mode", "normal"), set("z-index", "1"));
  commit(["~", linear], set("transform", "matrix(1, 0, 0, 1, 7, 0)"), set("--paint", "linear-gradient(rgb(0 0 0) 0 0)"), set("mix-blend-mode", "multiply"), set("z-index", "9"));
  assert.deepEqual(node.playing("transform").frames.map(({ transform }) => transform), ["rotate(3deg) skew(2deg)", "matrix(1, 0, 0, 1, 7, 0)"]);
  assert.equal(node.animations.length, 1);
  // What was underway in another form ends.
  commit(["~", null], set("--paint", "rgb(0 0 0)"), ["~", linear], set("--paint", "rgb(9 9 9)"), ["~", null], set("--paint", "none"));
  assert.equal(node.playing("--paint"), undefined);
});

test("lengths that a curve would carry below nothing stop there, places do not", () => {
  commit(set("--corner", "0px"), set("--x", "0px"));
  commit(set("--clip", 'path("M0 0")'), set("--columns", "2"));
  const back = [["t", 0.68, -0.6, 0.32, 1.6, 1]];
  commit(["~", back], set("--corner", "10px"), set("--x", "10px"), set("--clip", 'path("M10 0")'), set("--columns", "4"));
  const least = (name) => Math.min(...node.playing(name).frames.map((frame) => Number(/-?\d[-\d.]*/.exec(frame[name])[0])));
  assert.equal(least("--corner"), 0);
  assert.ok(least("--x") < -0.9);
  assert.ok(least("--clip") < -0.9);
  // Nobody has two and a half columns.
  assert.equal(node.playing("--columns"), undefined);
});

test("drawings move by their paths and lines", () => {
  node.append(new FakeDrawing("path", { "data-control": "" }));
  node.querySelector = () => node.firstElementChild;
  const path = node.firstElementChild;
  commit(["k", 3, "d", "M0 0L10 10"], ["k", 3, "stroke-width", "1"], ["d", 3, "viewBox", "0 0 1 1"]);
  commit(["~", linear], ["k", 3, "d", "M0 0L30 10"], ["k", 3, "stroke-width", "3"], ["d", 3, "viewBox", "0 0 2 2"]);
  assert.deepEqual(path.playing("d").frames.map(({ d }) => d), ['path("M0 0L10 10")', 'path("M0 0L30 10")']);
  assert.deepEqual(path.playing("strokeWidth").shown(500), { strokeWidth: [2] });
  assert.equal(path.animations.length, 2);
});

// MARK: Interruption

test("T16, T17: a spring goes on with the speed of a spring", () => {
  for (const [target, wanted] of [[0, [71.542, 68.971, 53.229, 24.504, 9.637, 1.212]], [200, [71.542, 95.234, 124.777, 167.587, 187.643, 198.492]]]) {
    commit(set("--x", "0px"));
    commit(["~", smooth], set("--x", "100px"));
    commit(["~", null], place(10, 10));
    commit(["~", smooth], place(110, 10));
    wait(0.2);
    commit(["~", smooth], set("--x", `${target}px`), place(10 + target, 10));
    const times = [0, 0.05, 0.1, 0.2, 0.3, 0.5];
    assertNear(shownAt(times, "--x"), wanted, 0.3);
    assertNear(shownAt(times, "translate", box).map((x) => target + x), wanted, 0.3);
    // What is underway goes on without a halt; and it is one animation.
    assert.equal(box.playing("translate").startTime, document.timeline.currentTime);
    assert.equal(box.animations.filter((one) => !one.isCancelled).length, 1);
    commit(["all", ["main", { "data-id": "1" }, [["div", { "data-id": "3", "data-l": "a", style: "left:0px;top:0px;width:1px;height:1px" }, []]]]]);
    box = new FakeElement("div", { class: "box", "data-l": "a", style: "left:10px;top:10px;width:100px;height:50px" });
    [node] = nodes.get(1).children;
    nodes.get(1).append(box);
    box.append(node);
  }
});

test("T18, T19, T20: a timing curve blends away from what runs, a spring after it begins at rest", () => {
  const cases = [
    [linear, 0.5, 0, linear, [0, 0.1, 0.25, 0.5, 0.75], [50, 54, 56.25, 50, 25]],
    [linear, 0.5, 200, linear, [0.25, 0.5, 0.75], [106.25, 150, 175]],
    [easeInOut, 0.5, 0, smooth, [0.05, 0.1, 0.2, 0.3, 0.5], [43.434, 32.113, 14.229, 5.498, 0.68]],
  ];
  for (const [first, time, target, second, times, wanted] of cases) {
    commit(["~", null], place(0, 10));
    commit(["~", first], place(100, 10));
    wait(time);
    commit(["~", second], place(target, 10));
    assertNear(shownAt(times, "translate", box).map((x) => target + x), wanted, 0.3);
    wait(9);
    box.playing("translate").onfinish();
    assert.equal(box.playing("translate"), undefined);
  }
});

test("T21: without an animation values jump, and what runs goes on", () => {
  commit(set("opacity", "0"), set("--x", "0px"), place(0));
  commit(["~", linear], set("opacity", "1"), set("--x", "100px"), place(100));
  wait(0.5);
  commit(set("opacity", "0.5"), set("--x", "50px"), place(50));
  assertNear(shownAt([0.5, 0.75, 0.999], "opacity"), [0, 0.25, 0.499], 0.001);
  assertNear(shownAt([0.5, 0.75, 0.999], "--x"), [0, 25, 49.9], 0.01);
  assertNear(shownAt([0.5, 0.75, 0.999], "translate", box).map((x) => x + 50), [0, 25, 49.9], 0.01);
  // For ever, too: it swings about the new value.
  commit(["~", [["t", 0, 0, 1, 1, 1], ["n", 0, true]]], set("width", "0px"));
  assert.equal(node.playing("width"), undefined, "what is placed has its size from its place");
});

test("T24, T25: delays hold the old value, legs are repeated, and nothing is left behind", () => {
  commit(["~", [["t", 0, 0, 1, 1, 1], ["d", 0.5]]], set("opacity", "0"));
  assertNear(shownAt([0.25, 0.5, 1], "opacity"), [1, 1, 0.5]);
  assert.equal(node.playing("opacity").timing.fill, "backwards");
  commit(["~", [["t", 0.42, 0, 1, 1, 1], ["n", 2, true]]], place(110, 10));
  const { timing } = box.playing("translate");
  assert.deepEqual([timing.duration, timing.iterations, timing.fill], [2000, 1, "backwards"]);
  assertNear(shownAt([1, 1.1, 1.999], "translate", box), [0, -1.703, -99.83], 0.1);
  commit(["~", [["t", 0, 0, 1, 1, 1], ["n", 0, false]]], set("--x", "1px"));
  commit(["~", [["t", 0, 0, 1, 1, 1], ["n", 0, false]]], set("--x", "100px"));
  assert.equal(node.playing("--x").timing.iterations, Infinity);
});

test("what lasts longer than the browser is told goes on from there, and its end is an end", () => {
  commit(set("--x", "0px"));
  commit(["~", [["t", 0, 0, 1, 1, 15]]], set("--x", "100px"));
  assertNear(shownAt([0, 6], "--x"), [0, 40], 1);
  wait(10);
  node.playing("--x").onfinish();
  assertNear(shownAt([0, 3], "--x"), [66.7, 86.7], 1);
  wait(5);
  node.playing("--x").onfinish();
  assert.equal(node.playing("--x"), undefined);
  assert.equal(reached("moving", node), false);
});

test("what takes no time jumps, and ends what runs", () => {
  commit(["~", linear], set("opacity", "0"));
  wait(0.5);
  commit(["~", [["t", 0, 0, 1, 1, 0]]], set("opacity", "1"));
  assert.equal(node.playing("opacity"), undefined);
  assert.equal(reached("moving", node), false);
});

// MARK: Limits

test("a page that nobody sees shows how things are", () => {
  document.hidden = true;
  commit(["~", linear], set("opacity", "0"), place(99), ["go", 3, [[linear, ["o", 0]]]]);
  assert.equal(node.animations.length + box.animations.length, 0);
  assert.equal(root.children.length, 0);
});

test("of more than 2000 changes the others jump, and one line says so", (context) => {
  const info = context.mock.method(console, "info", () => {});
  const many = Array.from({ length: 1500 }, (_, i) => i + 10);
  for (const id of many) {
    nodes.set(id, new FakeElement("div", { "data-id": String(id), style: "opacity:1" }));
    root.append(nodes.get(id));
  }
  const all = () => many.flatMap((id) => [["s", id, "opacity", "0.5"], ["s", id, "filter", "blur(1px)"]]);
  commit(["~", linear], ...all());
  assert.equal(many.reduce((sum, id) => sum + nodes.get(id).animations.length, 0), 2000);
  assert.equal(info.mock.callCount(), 1);
  // The next commit may move as much again.
  commit(["~", linear], set("opacity", "0"));
  assert.equal(node.animations.length, 1);
});

test("with all nodes all movements end, and a node that goes takes its own along", () => {
  commit(["~", linear], place(99), set("opacity", "0"));
  const [played] = box.animations;
  commit(["r", 3]);
  assert.ok(played.isCancelled && node.animations[0].isCancelled);
  assert.equal(reached("moving", null), false);
  commit(["i", 1, 0, ["div", { "data-id": "8", style: "opacity:1" }, []]]);
  commit(["~", linear], ["s", 8, "opacity", "0"]);
  const other = nodes.get(8).animations[0];
  commit(["all", ["main", { "data-id": "1" }, []]]);
  assert.ok(other.isCancelled);
  assert.equal(reached("moving", null), false);
});

// MARK: Coming and going

test("what comes looked otherwise before", () => {
  commit(["~", linear], ["i", 1, 0, ["div", { "data-id": "7", "data-l": "a", style: "left:0px;top:0px;width:80px;height:20px;opacity:0.5" }, []]],
    ["come", 7, [[null, ["o", 0], ["m", "leading"]], [smooth, ["s", 0.2, 0, 0.5], ["b", 7], ["x", 5, 6]]]]);
  const seven = nodes.get(7);
  assert.deepEqual(shownAt([0, 0.5], "opacity", seven), [0, 0.25]);
  assert.equal(seven.style.opacity, "0.5");
  const moved = seven.animations.filter((one) => "translate" in one.frames[0]).map(({ frames, timing }) => [frames[0].translate, frames[0].composite, timing.duration]);
  assert.deepEqual(moved, [["-100% 0%", "add", 1000], ["-40% 0%", "add", 800], ["5px 6px", "add", 800]]);
  assert.deepEqual([seven.playing("scale").frames[0].scale, seven.playing("filter").frames[0].filter], ["0.2", "blur(7px)"]);
  assert.equal(seven.style.scale, "");
});

test("what turns about a corner goes along an arc", () => {
  const turn = ["r", 90, 0, 0];
  commit(["~", linear], ["i", 1, 0, ["div", { "data-id": "7" }, []]]);
  const seven = nodes.get(7);
  seven.place = { left: 0, top: 0, width: 100, height: 50 };
  commit(["~", linear], ["come", 7, [[null, turn]]]);
  assert.deepEqual(seven.playing("rotate").frames.map(({ rotate }) => rotate), ["90deg", "0deg"]);
  const numbers = ({ translate }) => translate.match(/[-\d.]+/g).map(Number);
  const { frames } = seven.playing("translate");
  assertNear([...numbers(frames[0]), ...numbers(frames[(frames.length - 1) / 2]), ...numbers(frames.at(-1))], [-75, 25, -32.32, 28.03, 0, 0]);
  wait(9);
  for (const animation of [...seven.animations]) animation.onfinish();
  commit(["~", linear], ["go", 7, [[null, turn]]]);
  assert.match(seven.style.translate, /^calc\(0px \+ -75px\) calc\(0px \+ 25[.\d]*px\)$/);
  const away = seven.playing("translate").frames;
  assertNear([...numbers(away[0]), ...numbers(away.at(-1))], [75, -25, 0, 0]);
});

test("a group without an animation of its own or of the commit does nothing", () => {
  commit(["i", 1, 0, ["div", { "data-id": "7" }, []]], ["come", 7, [[null, ["o", 0]], [linear, ["b", 2]]]]);
  assert.deepEqual(nodes.get(7).animations.map(({ frames }) => Object.keys(frames[0])), [["filter", "composite"]]);
  commit(["go", 7, [[null, ["o", 0]]]]);
  assert.equal(root.children.length, 1);
});

test("from right to left, leading is on the right", () => {
  root.setAttribute("dir", "rtl");
  commit(["~", linear], ["i", 1, 0, ["div", { "data-id": "7" }, []]], ["come", 7, [[null, ["m", "leading"], ["x", 5, 0]]]]);
  assert.deepEqual(nodes.get(7).animations.map(({ frames }) => frames[0].translate), ["100% 0%", "-5px 0px"]);
});

test("what goes is gone for all others, and is seen behind them until it has ended", () => {
  root.append(new FakeElement("div", { "data-id": "5" }));
  nodes.set(5, root.children[1]);
  node.setAttribute("id", "name");
  box.style.opacity = "0.5";
  const gone = [];
  when("gone", (node) => gone.push(node));
  commit(["~", linear], ["go", 3, [[null, ["o", 0.2], ["m", "bottom"]], [[["t", 0, 0, 1, 1, 2]], ["s", 0.5, 0.5, 0.5]]]]);
  assert.deepEqual(gone, [node]);
  assert.equal(nodes.get(3), undefined);
  assert.deepEqual(root.children, [box, nodes.get(5)]);
  assert.deepEqual([box.hasAttribute("inert"), box.getAttribute("aria-hidden"), box.style.pointerEvents], [true, "true", "none"]);
  assert.deepEqual([box, node].map((one) => one.hasAttribute("data-id") || one.hasAttribute("id")), [false, false]);
  assert.deepEqual([box.style.left, box.style.opacity, box.style.translate, box.style.scale], ["10px", "0.1", "calc(0px + 0%) calc(0px + 100%)", "0.5"]);
  assert.deepEqual(shownAt([0, 0.5], "opacity", box), [0.5, 0.3]);
  assert.equal(box.playing("translate").frames[0].translate, "0% -100%");
  for (const animation of box.animations) animation.startTime = document.timeline.currentTime;
  document.timeline.currentTime += 1001;
  box.playing("opacity").onfinish();
  box.playing("translate").onfinish();
  assert.equal(box.isConnected, true);
  document.timeline.currentTime += 1000;
  box.playing("scale").onfinish();
  assert.equal(box.isConnected, false);
});

test("of what goes with what is around it nothing is seen, and gaps in a ghost are none", () => {
  const outer = new FakeElement("div", { "data-id": "4" }, box);
  root.append(outer);
  nodes.set(4, outer);
  commit(["~", linear], ["go", 3, [[null, ["o", 0]]]], ["r", 4]);
  assert.equal(outer.children.length, 0);
  root.append(outer);
  nodes.set(4, outer);
  const gap = new FakeElement("div", { class: "gap" });
  outer.append(gap);
  outer.style.translate = "0px var(--rise, 0px)";
  commit(["~", linear], ["go", 4, [[null, ["o", 0], ["x", 5, 6], ["m", "top"]]]]);
  // Both steps, and what it had before.
  assert.equal(outer.style.translate, "calc(calc(0px + 5px) + 0%) calc(calc(var(--rise, 0px) + 6px) + -100%)");
  assert.deepEqual([gap.className, gap.style.height, document.body.querySelectorAll(".ghost").length], ["", "10px", 1]);
});

test("what goes while it comes does so from where it is", () => {
  commit(["~", smooth], ["i", 1, 0, ["div", { "data-id": "7", "data-l": "a" }, []]], ["come", 7, [[null, ["o", 0], ["x", 100, 0]]]]);
  const seven = nodes.get(7);
  wait(0.2);
  commit(["~", smooth], ["go", 7, [[null, ["o", 0], ["x", 100, 0]]]]);
  assertNear(shownAt([0, 0.1, 0.3], "opacity", seven), [0.71542, 0.53229, 0.09637], 0.003);
  assertNear(shownAt([0, 0.1, 0.3], "translate", seven).map((x) => 100 + x), [28.458, 46.771, 90.363], 0.3);
});

test("a ghost of what the style sheet has placed stays where it was, and is no row", () => {
  const rows = [0, 1, 2].map((i) => new FakeElement("div", { class: "row" }, new FakeElement("span", { class: "text", "data-id": String(20 + i) })));
  for (const [i, row] of rows.entries()) {
    row.place = { left: 5, top: 40 * i, width: 300, height: 40 };
    nodes.set(20 + i, row.children[0]);
  }
  const list = new FakeElement("div", { class: "list", "data-id": "9", "data-style": "plain" }, ...rows);
  root.append(list);
  nodes.set(9, list);
  // The page moves the others up when the first one goes.
  const { r } = operations;
  handle({
    r(id) {
      r(id);
      for (const [i, row] of rows.slice(1).entries()) row.place.top = 40 * i;
    },
  });
  commit(["~", linear], ["go", 20, [[null, ["o", 0]]]]);
  handle({ r });
  const [holder] = list.children;
  assert.deepEqual([holder.className, holder.dataset.style, holder.style.left, holder.style.top, holder.style.width, holder.style.height], ["list ghost", "plain", "5px", "0px", "300px", "40px"]);
  assert.deepEqual(holder.children, [rows[0]]);
  assert.deepEqual(list.querySelectorAll(".row").filter((row) => row.closest(".list") === list), rows.slice(1));
  // The others move to where they are now, and what stays does not.
  assert.deepEqual(rows.slice(1).map((row) => row.playing("translate").frames[0].translate), ["0px 40px", "0px 40px"]);
  assert.equal(rows[0].playing("translate"), undefined);
});

test("a ghost waits for its transition alone", () => {
  const forever = [["t", 0, 0, 1, 1, 1], ["n", 0, true]];
  commit(["~", forever], place(50, 10));
  commit(["~", linear], ["go", 3, [[null, ["o", 0]]]]);
  assert.ok(box.isConnected && box.playing("translate"));
  for (const animation of box.animations) animation.startTime ??= 1000;
  document.timeline.currentTime += 1000;
  box.playing("opacity").onfinish();
  assert.equal(box.isConnected, false);
  commit();
  assert.equal(box.playing("translate"), undefined);
});

test("a ghost lives ten seconds at most", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  commit(["~", [["t", 0, 0, 1, 1, 1], ["n", 0, true]]], ["go", 3, [[null, ["o", 0]]]]);
  context.mock.timers.tick(9999);
  assert.equal(box.isConnected, true);
  context.mock.timers.tick(1);
  assert.equal(box.isConnected, false);
  commit();
  assert.equal(reached("moving", null), false);
});

test("rows move together, and none twice for what it lies in", () => {
  const inner = new FakeElement("div", { class: "row" });
  const rows = [new FakeElement("div", { class: "row" }), new FakeElement("div", { class: "row" }, inner), new FakeElement("div", { class: "row" })];
  for (const [i, row] of [rows[0], rows[1], inner, rows[2]].entries()) row.place = { left: 0, top: [0, 40, 50, 2000][i], width: 300, height: 40 };
  const list = new FakeElement("div", { class: "list", "data-id": "9" }, ...rows);
  root.append(list);
  nodes.set(9, list);
  const { insertBefore } = list;
  list.insertBefore = (...values) => {
    insertBefore.apply(list, values);
    for (const row of [...rows, inner]) row.place.top += 30;
  };
  commit(["~", linear], ["i", 9, 0, ["div", { class: "gap", "data-id": "30" }, []]]);
  assert.deepEqual([...rows, inner].map((row) => row.playing("translate")?.frames[0].translate), ["0px -30px", "0px -30px", undefined, undefined]);
});

// MARK: What is carried

const shellPlace = (x, y) => ["l", 1, "a", "ll", null, 0, x, y, 100, 50];

test("a view that comes stands still while what is around it moves", () => {
  root.dataset.l = "a";
  root.style.cssText = "left:0px;top:0px;width:100px;height:50px";
  commit(["~", linear], ["i", 1, 0, ["div", { class: "shape", "data-id": "9", "data-l": "a", style: "left:0px;top:0px;width:10px;height:10px" }, []]],
    ["come", 9, [[null, ["o", 0]]]], shellPlace(-30, 0));
  assertNear(shownAt([0, 0.5], "translate", root), [30, 15]);
  assertNear(shownAt([0, 0.5, 0.999], "translate", nodes.get(9)), [-30, -15, 0], 0.1);
});

test("what goes stays where it was while what is around it moves", () => {
  root.dataset.l = "a";
  root.style.cssText = "left:0px;top:0px;width:100px;height:50px";
  commit(["~", linear], ["go", 3, [[null, ["o", 0]]]], shellPlace(-30, 0));
  assertNear(shownAt([0, 0.5], "translate", root), [30, 15]);
  assert.equal(box.style.translate, "calc(0px + 30px) calc(0px + 0px)");
  assertNear(shownAt([0, 0.5, 0.999], "translate", box), [-30, -15, 0], 0.1);
});

test("a view goes its whole way with its own animation, whatever carries it", () => {
  root.dataset.l = "a";
  root.style.cssText = "left:0px;top:0px;width:100px;height:50px";
  // What is around it jumps by 20, it goes 10 more: it is seen on a way of 30.
  commit(["~", linear], place(20), ["~", null], shellPlace(20, 0));
  const moved = box.animations.filter((one) => one.shown(0)?.translate).reduce((sum, one) => sum + one.shown(500).translate[0], 0);
  assert.ok(Math.abs(moved + 15) < 0.1, String(moved));
  assert.equal(root.animations.length, 0);
});

// MARK: What takes the place of something else

test("a view that takes the place of another one begins there, and both go on together", async () => {
  await import("../../Sources/BrowserHosting/Resources/Matches.js");
  node.getBoundingClientRect = () => ({ left: 10, top: 10, width: 100, height: 50 });
  commit(["match", 9, 3, linear], ["~", linear], ["i", 1, 0, ["div", { class: "shape", "data-id": "9", "data-l": "a", style: "left:200px;top:10px;width:40px;height:20px" }, []]],
    ["come", 9, [[null, ["o", 0]]]], ["go", 3, [[null, ["o", 0]]]]);
  const later = nodes.get(9);
  const way = later.playing("translate");
  const [from] = later.playing("width").shown(0).width;
  assert.ok(way, "it moves");
  assert.equal(from, 100);
  const ghost = node.playing("translate");
  assert.ok(ghost, "the ghost moves");
  const [start] = way.shown(0).translate;
  const [left] = ghost.shown(0).translate;
  // As far as the one begins from its place, the other one goes to that place.
  assert.ok(Math.abs(start - left) < 0.1 && start !== 0, `${start} ${left}`);
});

test("what has come to rest stays at rest", () => {
  const frames = [];
  const known = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (action) => frames.push(action);
  root.dataset.l = "a";
  root.style.cssText = "left:0px;top:0px;width:100px;height:50px";
  commit(["~", linear], place(20), ["~", null], shellPlace(20, 0));
  const count = box.animations.length;
  assert.ok(count > 0);
  for (const animation of box.animations) animation.startTime ??= 1000;
  document.timeline.currentTime += 5000;
  for (const animation of [...box.animations]) animation.onfinish?.();
  for (const frame of frames.splice(0)) frame();
  assert.equal(box.animations.filter((one) => one.onfinish).length, 0);
  globalThis.requestAnimationFrame = known;
});

test("steps that add up are all there", () => {
  commit(["~", linear], ["i", 1, 0, ["div", { class: "shape", "data-id": "9" }, []]], ["come", 9, [[null, ["m", "top"], ["m", "leading"]]]]);
  // Two steps of a kind that add up are both there.
  assert.equal(nodes.get(9).animations.filter((one) => one.shown(0)?.translate).length, 2);
});
