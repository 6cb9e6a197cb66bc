// Tells the app when rows come into sight, and when they leave it: where it does something then, they have data-sight with whom to tell.

import { when } from "./Moments.js";
import { report } from "./Outbox.js";
import { allIn } from "./Nodes.js";

/** @type {WeakMap<Element, Set<HTMLElement>>} */
const watchedAt = new WeakMap(); // place → the nodes that are seen there
/** @type {WeakMap<Element, Element>} */
const sightPlaces = new WeakMap(); // node → that place
/** @type {Map<string, Set<Element>>} */
const inSight = new Map(); // whom to tell → the nodes that are seen

const sightObserver = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) for (const node of watchedAt.get(target) ?? []) tellSight(node, isIntersecting);
});

/** @param {HTMLElement} node @param {boolean} isSeen */
function tellSight(node, isSeen) {
  for (const id of node.dataset.sight?.split(" ") ?? []) {
    const seen = inSight.get(id) ?? new Set();
    const was = seen.size > 0;
    if (isSeen) seen.add(node);
    else seen.delete(node);
    if (seen.size) inSight.set(id, seen);
    else inSight.delete(id);
    if (was !== seen.size > 0) report("sight", Number(id), !was);
  }
}

/**
 * In a list a node is seen where its row is.
 * @param {HTMLElement} node
 */
function watchSight(node) {
  const place = node.closest(".list .row") ?? node;
  if (!watchedAt.has(place)) watchedAt.set(place, new Set());
  watchedAt.get(place)?.add(node);
  sightPlaces.set(node, place);
  // What is observed anew is told of at once.
  sightObserver.unobserve(place);
  sightObserver.observe(place);
}

/** @param {Element} root */
function watchSights(root) {
  for (const node of allIn(root, "[data-sight]")) watchSight(node);
}

when("nodes", watchSights);
when("begun", () => watchSights(document.body));
when("attribute", (node, name) => {
  if (name === "data-sight" && node.dataset.sight) watchSight(node);
});
// The app knows what it has taken away.
when("gone", (node) => {
  const place = sightPlaces.get(node);
  if (!place) return;
  watchedAt.get(place)?.delete(node);
  for (const id of node.dataset.sight?.split(" ") ?? []) inSight.delete(id);
});
