// Pages and sheets that grow out of a view, and shrink into it: what of them fits into its frame is seen, as large as it is there.

import { reached, showsMotion, when } from "./Moments.js";

/** @type {AnimationDescription} */
const usualZoom = [["s", 0.45, 0, 0]];
const seenAfter = 0.25; // of the way: before that the view is seen through

/**
 * Where the view is from which something grows, if it is seen; and how round its corners are.
 * @param {string} key @param {Element} around in which the view is
 * @returns {number[] | null}
 */
function zoomSource(key, around) {
  for (const node of around.querySelectorAll("[data-zoom-source]")) {
    const [own, corner] = (node.dataset.zoomSource ?? "").split(" ");
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (own === key && isSeen && !node.closest(".ghost")) return [left, top, width, height, Number(corner) || cornerOf(node, width)];
  }
  return null;
}

/**
 * The corners of a view are those of the node, or of one in it that is as wide.
 * @param {Element} node @param {number} width
 */
function cornerOf(node, width) {
  for (let inner = /** @type {Element | null} */ (node); inner; inner = inner.firstElementChild) {
    if (inner.getBoundingClientRect().width < width - 1) return 0;
    const { clipPath, borderTopLeftRadius } = getComputedStyle(inner);
    const radius = Number.parseFloat(/round ([\d.]+px)/.exec(clipPath)?.[1] ?? borderTopLeftRadius);
    if (radius) return radius;
  }
  return 0;
}

/**
 * A frame of something of this size, when so much of it is seen there.
 * @param {DOMRect} place @param {number[]} numbers
 */
function zoomFrame({ width, height }, [x, y, w, h, corner, way]) {
  const scale = Math.max(w, 1) / width;
  const cut = Math.max(height - Math.max(h, 1) / scale, 0);
  return {
    translate: `${x - (width * (1 - scale)) / 2}px ${y - (height * (1 - scale)) / 2}px`, scale: String(scale),
    clipPath: `inset(0 0 ${cut}px 0 round ${Math.max(corner, 0) / scale}px)`, opacity: Math.min(Math.max(way / seenAfter, 0), 1), visibility: "visible",
  };
}

/** @type {WeakMap<Element, DOMRect>} */
const standingPlaces = new WeakMap(); // of what grows: where it is then it does not tell on its way

// Nobody has it grow who wants less motion, and nothing grows out of what is not in sight.
when("zoom", (node, around, comes, animation = usualZoom) => {
  const source = node.dataset.zoom && showsMotion() ? zoomSource(node.dataset.zoom, around) : null;
  if (!source) return false;
  const known = reached("moving", node, "zoom") && standingPlaces.get(node);
  const place = known || node.getBoundingClientRect();
  standingPlaces.set(node, place);
  const small = [source[0] - place.left, source[1] - place.top, ...source.slice(2), 0];
  const whole = [0, 0, place.width, Math.min(place.height, innerHeight - place.top), 0, 1];
  if (!comes) node.style.opacity = "0";
  const [from, to] = comes ? [small, whole] : [whole, small];
  reached("move", node, "zoom", { form: "zoom", from, to, isPlain: false, frame: (numbers) => zoomFrame(place, numbers) }, animation);
  return true;
});
