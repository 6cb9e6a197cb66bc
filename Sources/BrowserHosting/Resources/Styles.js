// Finds what moves where operations change styles: of nodes, of boxes, and of drawings.

import { reached, when } from "./Moments.js";
import { controlOf, nodes } from "./Nodes.js";

// How texts and grids are laid out, and what lies in front, changes at once.
const still = /^(?:z-index|order|grid.*|font.*|text-.*|line-height|letter-spacing|scroll-.*)$/;
// Of the style sheet's own properties those move that something is drawn with. Others count things, or are worked out by the script.
const movingOwn = /^--(?:paint|(?:outer|inner)-shadow|corner|inset|outset|line-width|clip|border(?:-width)?|[xy]|tint|accent.*|row-line|bar-background|stencil|level[12]|fraction|frame-.*)$/;
// What the app has laid out has these from its places.
const placing = /^(?:left|right|top|bottom|width|height|margin.*)$/;

/** @param {string} text */
const declarationsIn = (text) => new Map([...text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|[^;"])*)/g)].map(([, name, value]) => [name, value.trim()]));

/** @param {Element} node @param {string} before @param {boolean} isPlaced */
function moveStyle(node, before, isPlaced) {
  const [old, now] = [before, node.style.cssText].map(declarationsIn);
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name) ?? "", now.get(name) ?? ""];
    const isStill = name.startsWith("--") ? !movingOwn.test(name) : still.test(name) || (isPlaced && placing.test(name));
    if (was !== is && !isStill) reached("look", node, name, was, is);
  }
}

// What of a drawing style sheets know, too.
const drawingNames = new Set(["d", "opacity", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit"]);

/**
 * What an operation changes the style of, or an attribute that counts as that.
 * @type {Record<string, (id: number, place: number) => Element | null>}
 */
const styledBy = {
  s: (id) => nodes.of(id),
  b(id, place) {
    /** @type {Element | null} */
    let box = nodes.of(id);
    for (let step = 0; box && step <= place; step++) box = box.parentElement;
    return box;
  },
  a: (id) => nodes.of(id),
  d: (id) => nodes.of(id).firstElementChild,
  k: (id) => controlOf(nodes.of(id)),
};

let areAnimated = false; // what operations change now
/** @type {{ node: Element, text: string, isPlaced: boolean } | null} */
let seen = null; // before the operation that is being done

/** @param {Operation} operation */
function see([operation, id, name]) {
  seen = null;
  const isMoving = areAnimated || reached("moving", null);
  const node = isMoving && styledBy[operation]?.(Number(id), Number(name));
  if (!node || (!areAnimated && !reached("moving", node))) return false;
  const isStyle = operation === "s" || operation === "b";
  if (!isStyle && !(node instanceof SVGElement && drawingNames.has(String(name)))) return false;
  seen = { node, text: isStyle ? node.style.cssText : node.getAttribute(String(name)) ?? "", isPlaced: "l" in node.dataset };
  return true;
}

/** @param {Operation} operation */
function compare([operation, , name]) {
  if (!seen) return;
  const { node, text, isPlaced } = seen;
  if (operation === "s" || operation === "b") return moveStyle(node, text, isPlaced);
  const now = node.getAttribute(String(name)) ?? "";
  if (now === text) return;
  const [before, after] = [text, now].map((one) => (name === "d" && one ? `path("${one}")` : one));
  reached("look", node, String(name), before, after);
}

when("animation", (animation) => {
  areAnimated = animation !== null;
});
when("doing", see);
when("done", compare);
