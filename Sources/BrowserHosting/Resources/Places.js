// Finds what moves where operations put things elsewhere: what the app places, and what follows others in the page.

import { reached, when } from "./Moments.js";
import { contentOf, nodes, outermost } from "./Nodes.js";

/** @type {AnimationDescription | null} */
let placesMove = null; // the animation under which operations happen
let movesAnything = false; // whether any operation of this commit happens under one, before or after this

// MARK: What the app places

/** @type {Map<Element, Stand | null>} */
const stood = new Map(); // where nodes stood before this commit, or an operation of it; null where that is nothing to compare with
// These draw nothing that would be seen growing, or what is in them depends on their size, or the app is told of it.
const isOfOneSize = ".text, .symbol, .hstack, .vstack, .zstack, .grid, .grid-row, .spacer, .geometry, .layer, .canvas, [data-measure], [data-scroll-watch]";

/**
 * Where a node stands, from its own style: what is laid out has all of it there.
 * @param {Element} node
 * @returns {Stand}
 */
function standOf({ dataset, style }) {
  const side = style.right ? "right" : "left";
  const [x, y, width, height] = [style[side], style.top, style.width, style.height].map(parseFloat);
  return { standing: dataset.l, side, x, y, width, height };
}

/**
 * The nodes that an operation puts somewhere: a node and the boxes around it.
 * @param {number} id @param {number} count
 */
function placedBy(id, count) {
  const placed = [];
  for (let node = /** @type {Element | null} */ (nodes.of(id)); node && placed.length < count; node = node.parentElement) placed.push(node);
  return placed;
}

/** @param {Element} node */
function rememberStand(node) {
  if (!stood.has(node) && (movesAnything || reached("moving", node))) stood.set(node, standOf(node));
}

/**
 * Has a node move from where it stood.
 * @param {Element} node @param {boolean} isText
 */
function moveStand(node, isText) {
  const [was, is] = [stood.get(node), standOf(node)];
  stood.set(node, is);
  if (!was || was.standing !== is.standing || is.standing === undefined) return;
  if (is.standing === "a" && was.side === is.side) {
    const [x, y] = [(was.x - is.x) * (is.side === "right" ? -1 : 1), was.y - is.y];
    if (x || y) movePlace(node, x, y, undefined);
    // What stands still in a box that does not moves, too.
    if (x || y || placesMove) shifts.set(node, { x, y, animation: placesMove });
  }
  const [from, to] = [[was.width, was.height], [is.width, is.height]];
  if (isText || node.matches(isOfOneSize) || String(from) === String(to) || ![...from, ...to].every(Number.isFinite)) return;
  reached("move", node, "size", {
    form: "size", from, to, isPlain: true,
    fits: (sides) => sides.every((side) => side >= 0),
    frame: ([width, height]) => ({ width: `${Math.max(width, 0)}px`, height: `${Math.max(height, 0)}px` }),
  });
}

/**
 * @param {Element} node @param {number} x @param {number} y @param {AnimationDescription | null | undefined} animation
 * @param {string} [name]
 */
function movePlace(node, x, y, animation, name = "place") {
  // What else says where it is stays: this is added.
  const frame = (/** @type {number[]} */ [x, y]) => ({ translate: `${x}px ${y}px` });
  if (Number.isFinite(x + y)) reached("move", node, name, { form: "place", from: [x, y], to: [0, 0], isPlain: true, adds: true, frame }, animation);
}

// MARK: What is carried

/** @type {Map<Element, Shift>} */
const shifts = new Map(); // what the app has put elsewhere in this commit → from there to where it was, and how it moves

/**
 * What carries a node: the nearest one around it that stands elsewhere. What scrolls is a place of its own, and so is a group of frames.
 * @param {Element} node
 */
function carrierOf(node) {
  const scope = node.parentElement?.closest(".scroll, .list, .page, dialog, .frame-group");
  let around = node.parentElement;
  // What is seen to move with others goes all its way so.
  while (around && around !== scope && !shifts.has(around)) around = stoodInFlow.has(around) ? null : around.parentElement;
  return around === scope ? null : around;
}

/**
 * How far a node is carried to where it was, with all that carries it.
 * @param {Element | null} carrier
 * @returns {[x: number, y: number]}
 */
function wayOf(carrier) {
  const shift = carrier && shifts.get(carrier);
  if (!shift) return [0, 0];
  const [x, y] = wayOf(carrierOf(carrier));
  return [x + shift.x, y + shift.y];
}

/**
 * Each view goes its whole way with its own animation: that of what is around it does not count.
 * @param {Element} node @param {AnimationDescription | null} animation
 */
function moveAlone(node, animation) {
  const carrier = carrierOf(node);
  const other = (carrier && shifts.get(carrier)?.animation) ?? null;
  if (!carrier || JSON.stringify(other) === JSON.stringify(animation)) return;
  const [x, y] = wayOf(carrier);
  if (!x && !y) return;
  if (other) movePlace(node, -x, -y, other, "held");
  if (animation) movePlace(node, x, y, animation, "carried");
}

// What comes stands where it is, and what goes where it was, whatever becomes of that around them.
when("standing", (node, hasGone) => {
  const [x, y] = wayOf(carrierOf(node));
  if (hasGone && (x || y)) reached("displaced", node, x, y);
  moveAlone(node, null);
});

// MARK: What follows others

/** @type {Set<Element>} */
const flows = new Set(); // lists and stacks whose inside flows, and changes in this commit
/** @type {Map<Element, { place: DOMRect, animation: AnimationDescription }>} */
const stoodInFlow = new Map(); // what is seen of their insides → where it was before, and how it moves

/**
 * What is about to change the places of others: it and its parent.
 * @param {Operation} operation
 * @returns {[parent: Element | null, isFlowing: boolean] | null}
 */
function flowChangedBy([name, id, standing, description]) {
  if (!["i", "m", "r", "go"].includes(name) && !(name === "l" && (standing === "f" || standing === "s"))) return null;
  const node = nodes.get(Number(id));
  // It comes with this commit, too.
  if (!node) return null;
  if (name === "i") return [contentOf(node), /** @type {Description} */ (description)[1]["data-l"] === "f"];
  const outer = outermost(node);
  return [outer.parentElement, outer.dataset.l === "f"];
}

/** @param {Element} flow */
const membersOf = (flow) =>
  [...flow.querySelectorAll(flow.matches(".list") ? ".row, .section-header, .section-footer" : '[data-l="f"]')].filter((member) => !member.closest(".ghost"));

/** @param {DOMRect} it */
const isNearWindow = ({ top, bottom, left, right }) => bottom > -innerHeight && top < 2 * innerHeight && right > 0 && left < innerWidth;

/** @param {Operation} operation @param {AnimationDescription} animation */
function watchFlow(operation, animation) {
  const [parent, flowsAlong] = flowChangedBy(operation) ?? [];
  const flow = parent && (parent.closest(".list") ?? (flowsAlong ? parent.closest(".lazy") ?? parent : null));
  if (!flow || flows.has(flow)) return;
  flows.add(flow);
  for (const member of membersOf(flow)) {
    const place = member.getBoundingClientRect();
    if (isNearWindow(place)) stoodInFlow.set(member, { place, animation });
  }
}

function forgetFlows() {
  flows.clear();
  stoodInFlow.clear();
}

/** Has what stands elsewhere in lists and stacks move there, each without what it lies in. */
function moveFlows() {
  /** @type {Map<Element, { x: number, y: number, animation: AnimationDescription }>} */
  const moved = new Map(); // from where it is to where it was
  for (const [member, { place: { left, top }, animation }] of stoodInFlow) {
    const place = member.getBoundingClientRect();
    if (member.isConnected) moved.set(member, { x: left - place.left, y: top - place.top, animation });
  }
  forgetFlows();
  for (const [member, { x, y, animation }] of moved) {
    let around = /** @type {Element} */ (member.parentElement);
    while (around.parentElement && !moved.has(around)) around = around.parentElement;
    const carrier = moved.get(around);
    const [left, top] = [x - (carrier?.x ?? 0), y - (carrier?.y ?? 0)];
    if (Math.abs(left) >= 0.5 || Math.abs(top) >= 0.5) movePlace(member, left, top, animation);
  }
}

// MARK: Moments

/** @param {Operation} operation */
function lookAtPlaces(operation) {
  if (!placesMove && !(operation[0] === "l" && (movesAnything || reached("moving", null)))) return false;
  const [name, id, place, , , , ...numbers] = operation;
  // Boxes that are described anew lose their places until the app says them again.
  if (name === "b") placedBy(Number(id), Number(place) + 2).slice(-1).forEach(rememberStand);
  // In other boxes a node has other places.
  if (name === "w") stood.set(nodes.of(Number(id)), null);
  if (name !== "l") return false;
  placedBy(Number(id), numbers.length / 4).forEach(rememberStand);
  return true;
}

when("animation", (animation) => void (placesMove = animation));
when("doing", lookAtPlaces);
when("done", ([name, id, , , lines, , ...numbers]) => {
  if (name !== "l") return;
  for (const [place, node] of placedBy(Number(id), numbers.length / 4).entries()) if (stood.has(node)) moveStand(node, place === 0 && lines !== null);
});
when("applying", (changes) => {
  shifts.clear();
  stood.clear();
  forgetFlows();
  /** @type {AnimationDescription | null} */
  let animation = null;
  movesAnything = false;
  // Before any of it is applied: what carries others may be put elsewhere before they are.
  for (const operation of changes) {
    if (operation[0] === "~") animation = /** @type {AnimationDescription | null} */ (operation[1]);
    movesAnything ||= animation !== null;
    if (animation && !document.hidden) watchFlow(operation, animation);
  }
});
// Sizes are told again when all has come to rest: by then this commit is long over.
when("applied", () => shifts.clear());
when("sizes", () => {
  for (const [node, { animation }] of shifts) moveAlone(node, animation);
  stood.clear();
  if (flows.size) moveFlows();
});
