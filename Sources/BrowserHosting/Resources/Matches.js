// A view that takes the place of another one: it begins where that was, and both go from there to its place.

import { handle, reached, when } from "./Moments.js";
import { nodes } from "./Nodes.js";

/** @type {{ id: number, older: Element, place: DOMRect, animation: AnimationDescription }[]} */
const matchPlaces = []; // of those that go in this commit

handle({
  match(id, older, animation) {
    const node = nodes.get(older);
    if (node && !document.hidden) matchPlaces.push({ id, older: node, place: node.getBoundingClientRect(), animation });
  },
});

// What is in these decides how large they are, and what draws nothing is not seen growing.
const growing = ".shape, .paint, .image";

/**
 * From a place to another one: by the middle, or by the corner of what changes its size on the way.
 * @param {Element} node @param {DOMRect} a @param {DOMRect} b
 * @returns {[x: number, y: number]}
 */
function wayBetween(node, a, b) {
  const half = node.matches(growing) ? 0 : 0.5;
  return [b.left - a.left + half * (b.width - a.width), b.top - a.top + half * (b.height - a.height)];
}

/**
 * Has a node go from a place to another one, where it is in the end.
 * @param {Element} node @param {DOMRect} from @param {DOMRect} to @param {AnimationDescription} animation
 */
function goTo(node, from, to, animation) {
  const way = wayBetween(node, to, from);
  reached("move", node, "match", {
    form: "place", from: way, to: [0, 0], isPlain: true, adds: true, frame: ([x, y]) => ({ translate: `${x}px ${y}px` }),
  }, animation);
  if (!node.matches(growing)) return;
  reached("move", node, "size", {
    form: "size", from: [from.width, from.height], to: [to.width, to.height], isPlain: true,
    frame: ([width, height]) => ({ width: `${Math.max(width, 0)}px`, height: `${Math.max(height, 0)}px` }),
  }, animation);
}

when("applying", () => {
  matchPlaces.length = 0;
});
when("sizes", () => {
  for (const { id, older, place, animation } of matchPlaces.splice(0)) {
    const node = nodes.get(id);
    const target = node?.getBoundingClientRect();
    if (!node || !target?.width) continue;
    goTo(node, place, target, animation);
    if (!older.closest(".ghost")) continue;
    const [x, y] = wayBetween(older, place, target);
    reached("displaced", older, x, y);
    goTo(older, place, target, animation);
  }
});
