// The nodes that stand for elements, and what surrounds them.

/** @extends {Map<number, HTMLElement>} */
class NodeTable extends Map {
  /**
   * The node that the app names. Where something else has taken it out of the page, what is done with it fails, and the page asks for all of it.
   * @param {number} id
   */
  of(id) {
    return /** @type {HTMLElement} */ (this.get(id));
  }
}

export const nodes = new NodeTable(); // id → the node of that element

/**
 * An id as attributes have it; 0 for none.
 * @param {string | null | undefined} text
 */
export const idIn = (text) => Number(text) || 0;

/**
 * The id of the element that a node belongs to.
 * @param {Element | null} node
 */
export const idOf = (node) => idIn(node?.closest("[data-id]")?.dataset.id);

/**
 * The control in a node; of all controls fields have most to say.
 * @param {Element} node
 * @returns {HTMLInputElement}
 */
export const controlOf = (node) =>
  /** @type {HTMLInputElement} */ (node.querySelector(":scope > [data-control], :scope > :is(.control, .opener) > [data-control]") ?? node);

/** @param {HTMLInputElement} input */
export const isText = (input) => ["text", "password", "textarea"].includes(input.type);

/** @param {Element} node */
export const contentOf = (node) => node.querySelector(":scope > [data-content]") ?? node;

/**
 * The boxes around a node belong to it, and so does its row in a list: the outermost one is what stands in the parent.
 * @param {Element} node
 */
export function outermost(node) {
  while (node.parentElement?.matches(".box, .row, .option")) node = node.parentElement;
  return node;
}

/**
 * The node of the element that a row or a box is around: not of what lies in front of it or behind it.
 * @param {Element} outer
 */
export function elementIn(outer) {
  /** @type {Element | undefined} */
  let node = outer;
  while (node && !node.matches("[data-id]")) {
    node = [...node.children].find((child) => !child.matches(".layer, .bar-layer, .swipe-actions, .row-control, input"));
  }
  return /** @type {Element} */ (node);
}

const svg = "http://www.w3.org/2000/svg";

/** @param {Element} node @param {string} name */
function use(node, name) {
  const drawing = document.createElementNS(svg, "use");
  drawing.setAttribute("href", `#${name}`);
  node.append(drawing);
}

/**
 * Makes the nodes that `[tag, attributes, text or children]` describes, or with `{use}` for a drawing that the page has.
 * @param {Description} it @param {boolean} [isDrawing]
 * @returns {HTMLElement}
 */
export function build([tag, attributes, content], isDrawing = tag === "svg") {
  const isUse = typeof content !== "string" && "use" in content;
  const node = isDrawing || isUse ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  if (typeof content === "string") node.textContent = content;
  else if ("use" in content) use(node, content.use);
  else for (const child of content) node.append(build(child, isDrawing || undefined));
  return /** @type {HTMLElement} */ (node);
}

/** @param {Element} node @param {string} name @param {string | null} value */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** @param {Element} node @param {string} selector */
export function* around(node, selector) {
  /** @type {HTMLElement | undefined} */
  let next = node.closest(selector);
  for (; next; next = next.parentElement?.closest(selector)) yield next;
}

/**
 * What a selector finds in a part of the page, and the part itself.
 * @param {Element} root @param {string} selector
 * @returns {HTMLElement[]}
 */
export function allIn(root, selector) {
  return /** @type {HTMLElement[]} */ ([...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]);
}
