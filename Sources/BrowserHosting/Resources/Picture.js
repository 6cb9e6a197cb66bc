// Pictures of nodes as addresses of drawings: what masks views, and what canvases draw of views.
// What of a node's style is seen, or decides about places. Lengths are those that the page has found.

import { when } from "./Moments.js";
import { allIn } from "./Nodes.js";

const pictured = [
  "display", "position", "top", "right", "bottom", "left", "width", "height", "box-sizing", "margin", "padding", "float",
  "flex-direction", "flex-wrap", "align-items", "align-content", "align-self", "justify-content", "justify-items", "justify-self",
  "gap", "order", "grid-template-columns", "grid-template-rows", "grid-area", "overflow", "vertical-align", "visibility", "opacity",
  "color", "-webkit-text-fill-color", "background-color", "background-image", "background-size", "background-position",
  "background-repeat", "background-clip", "border-style", "border-width", "border-color", "border-radius", "border-image-source",
  "border-image-slice", "border-image-width", "border-image-repeat", "box-shadow", "font-family", "font-size", "font-weight",
  "font-style", "font-stretch", "font-variant-numeric", "font-variant-caps", "font-feature-settings", "line-height",
  "letter-spacing", "text-align", "text-decoration", "text-transform", "white-space", "word-break", "overflow-wrap",
  "-webkit-line-clamp", "-webkit-box-orient", "direction", "transform", "transform-origin", "translate", "rotate", "scale",
  "filter", "mix-blend-mode", "isolation", "z-index", "clip-path", "mask-image", "mask-size", "mask-position", "mask-repeat",
  "object-fit", "image-rendering", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
  "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "vector-effect",
];

/** @type {Map<string, Promise<string>>} */
const embedded = new Map(); // address of an image → its bytes as an address, or word of them

/**
 * A picture of a node and of what is in it, as large as it is on the page.
 * @param {Element} node
 */
export async function picture(node) {
  const copy = /** @type {Element} */ (copied(node));
  // It stands by itself.
  copy.setAttribute("style", `${copy.getAttribute("style")};position:relative;inset:auto;margin:0;opacity:1`);
  const content = await withImages(new XMLSerializer().serializeToString(copy));
  const size = `width="${Math.max(1, node.offsetWidth)}" height="${Math.max(1, node.offsetHeight)}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/**
 * @param {Node} node
 * @returns {Node | null}
 */
function copied(node) {
  if (!(node instanceof Element)) return node.cloneNode();
  if (node.localName === "use") return usedDrawing(node);
  const copy = document.createElementNS(node.namespaceURI, node.localName);
  if (node instanceof SVGElement) for (const { name, value } of node.attributes) copy.setAttribute(name, value);
  const { currentSrc } = /** @type {HTMLImageElement} */ (node);
  if (currentSrc) copy.setAttribute("src", currentSrc);
  copy.setAttribute("style", styleText(getComputedStyle(node)));
  for (const part of [copiedPart(node, "::before"), ...[...node.childNodes].map(copied), copiedPart(node, "::after")]) {
    if (part) copy.append(part);
  }
  return copy;
}

/**
 * What a style sheet puts into a node.
 * @param {Element} node @param {string} name
 */
function copiedPart(node, name) {
  const style = getComputedStyle(node, name);
  if (["none", "normal"].includes(style.content)) return null;
  const part = document.createElement("span");
  part.setAttribute("style", styleText(style));
  return part;
}

/**
 * A drawing that the page has once, in the colours of the place where it is shown.
 * @param {Element} use
 */
function usedDrawing(use) {
  const drawing = /** @type {Element} */ (document.getElementById((use.getAttribute("href") ?? "").slice(1))?.cloneNode(true));
  if (!drawing) return null;
  drawing.setAttribute("width", "100%");
  drawing.setAttribute("height", "100%");
  for (const level of ["level1", "level2"]) {
    const color = getComputedStyle(use).getPropertyValue(`--${level}`);
    if (color) for (const part of drawing.querySelectorAll(`.${level}`)) part.setAttribute("style", `color:${color}`);
  }
  return drawing;
}

/** @param {CSSStyleDeclaration} style */
function styleText(style) {
  let text = "flex:none;";
  for (const name of pictured) {
    let value = style.getPropertyValue(name);
    // Rounded, it would break a line that is as wide as its words.
    if (name === "width" && value.endsWith("px")) value = `${parseFloat(value) + 0.05}px`;
    if (value) text += `${name}:${value};`;
  }
  return text;
}

/**
 * With the bytes of the app's images in place of their addresses: a picture loads nothing.
 * @param {string} text
 */
async function withImages(text) {
  const parts = text.split(/((?:https?:\/\/[^\s"'()<>&#]*)?\/image\/[\w.]+)/);
  for (let place = 1; place < parts.length; place += 2) parts[place] = (await bytes(parts[place])) ?? "";
  return parts.join("");
}

/** @param {string} address */
function bytes(address) {
  if (!embedded.has(address)) {
    const nothing = "data:,";
    /** @param {Response} response */
    const read = async (response) => {
      const reader = new FileReader();
      const result = new Promise((resolve) => (reader.onloadend = () => resolve(reader.result ?? nothing)));
      reader.readAsDataURL(await response.blob());
      return result;
    };
    embedded.set(address, fetch(address).then(read).catch(() => nothing));
  }
  return embedded.get(address);
}

/**
 * Returns what has a function called with each node inside of which something changes, once a node is given to it.
 * @param {(node: Element) => void} act
 */
export function changes(act) {
  const observer = new MutationObserver((records) => {
    for (const node of new Set(records.map(({ target }) => target))) act(/** @type {Element} */ (node));
  });
  return (/** @type {Element} */ node) => observer.observe(node, allChanges);
}
const allChanges = { attributes: true, characterData: true, childList: true, subtree: true };

// MARK: Masks

/** @type {Set<Element>} */
const masks = new Set(); // layers of masks that are to be drawn in the next frame
/** @type {WeakMap<Element, object>} */
const drawnMasks = new WeakMap(); // layer → what tells its newest picture
const maskSizes = new ResizeObserver((entries) => {
  for (const { target } of entries) maskSoon(target);
});
const watchMask = changes((node) => {
  /** @type {Element | undefined} */
  let layer = node;
  for (; layer; layer = layer.parentElement?.closest(".layer.mask")) if (layer.matches?.(".layer.mask")) maskSoon(layer);
});

/**
 * Views are masked with a picture of other views, which lie there unseen.
 * @param {Element} root
 */
function prepareMasks(root) {
  for (const layer of allIn(root, ".layer.mask")) {
    watchMask(layer);
    maskSizes.observe(layer);
    maskSoon(layer);
  }
}

/** @param {Element} layer */
function maskSoon(layer) {
  if (!masks.size) requestAnimationFrame(drawMasks);
  masks.add(layer);
}

function drawMasks() {
  const layers = [...masks];
  masks.clear();
  for (const layer of layers) if (layer.isConnected) drawMask(layer);
}

/** @param {Element} layer */
async function drawMask(layer) {
  const drawn = {};
  drawnMasks.set(layer, drawn);
  const address = await picture(layer);
  if (drawnMasks.get(layer) !== drawn || !layer.parentElement) return;
  // As large as the layer, where that is: it may be smaller than what it masks, or larger.
  showMask(layer.parentElement, {
    maskImage: `url("${address}")`,
    maskSize: `${layer.offsetWidth}px ${layer.offsetHeight}px`,
    maskPosition: `${layer.offsetLeft}px ${layer.offsetTop}px`,
  });
}

/** @param {Element} box @param {MaskLook} styles */
function showMask(box, styles) {
  Object.assign(box.style, styles);
  box.dataset.drawn = "";
}

when("pictures", prepareMasks);
when("boxes", prepareMasks);
