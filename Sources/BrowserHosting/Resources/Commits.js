// Applies what the app says: commits, made of operations. What they are is described in Documentation/Protocol.md.

import { scene } from "./Scene.js";
import { handle, operations, reached, when } from "./Moments.js";
import { isUnderway, outbox, report } from "./Outbox.js";
import { allIn, build, contentOf, controlOf, elementIn, idOf, isText, nodes, outermost, setAttribute } from "./Nodes.js";
import { inOption } from "./Picker.js";

// MARK: Nodes that come and go

/**
 * The boxes around a node, innermost first, without its row.
 * @param {Element} node
 */
function boxesOf(node) {
  const boxes = [];
  for (let box = node.parentElement; box?.matches(".box"); box = box.parentElement) boxes.push(box);
  return boxes;
}

/** @param {Element} outer @param {Element} inner */
function wrap(outer, inner) {
  outer.append(inner);
  return outer;
}

/**
 * Puts what comes into a list into a row, unless it is a part of the list itself.
 * @param {Element} node @param {string} role
 */
function inRow(node, role) {
  const element = elementIn(node);
  if (element.matches(".section")) {
    // It has been described as one that stands anywhere.
    element.setAttribute("role", "list");
    element.replaceChildren(...[...element.children].map((child) => inRow(child, "listitem")));
    return node;
  }
  return element.matches(".section-header, .section-footer, .gap, .columns")
    ? node
    : describeRow(wrap(build(["div", { class: "row", role }, []]), node));
}

/**
 * What the boxes around its content say of a row stands at the row.
 * @param {Element} row
 */
function describeRow(row) {
  if (row.matches(".row")) {
    setAttribute(row, "data-look", row.querySelector(":scope > .row-part")?.dataset.rowLook ?? null);
    const line = row.querySelector("[data-line-start]")?.dataset.lineStart;
    if (line) row.style.setProperty("--line-start", line);
  }
  return row;
}

/** @param {Element} root */
function register(root) {
  for (const node of allIn(root, "[data-id]")) nodes.set(idOf(node), node);
  reached("dialogs", root);
  reached("nodes", root);
  reached("pictures", root);
  showSizes(root);
  reached("controls", root);
}

// The style sheet draws some things by the size of their node, and cannot tell it: gradients across a text, perspectives.
const extents = new ResizeObserver((entries) => {
  for (const { target } of entries) showSize(target);
});

/** @param {Element} node */
function showSize(node, width = `${node.offsetWidth}px`, height = `${node.offsetHeight}px`) {
  node.style.setProperty("--w", width);
  node.style.setProperty("--h", height);
}

/** @param {Element} root */
function showSizes(root) {
  for (const node of allIn(root, "[data-extent]")) extents.observe(node);
}

/** @param {Element} root */
function forget(root) {
  for (const node of allIn(root, "[data-id]")) {
    nodes.delete(idOf(node));
    reached("gone", node);
  }
}

// Where each node stands: of hundreds that move, most keep a part of it.
/** @type {WeakMap<Element, { standing: string, side: string, x: number, y: number, width: number }>} */
const stands = new WeakMap();

/**
 * Puts a node where the app has worked out that it is, in px from an edge of what is around it, or from the node before it.
 * @param {HTMLElement} target @param {string} standing @param {"left" | "right"} side @param {number} x @param {number} y @param {number} width @param {number} height
 */
function standAt(target, standing, side, x, y, width, height) {
  const { dataset, style } = target;
  const was = stands.get(target);
  stands.set(target, { standing, side, x, y, width });
  const stays = was?.standing === standing && was.side === side;
  if (!stays && (dataset.l !== standing || !style[side] && !style.getPropertyValue(`margin-${side}`))) {
    dataset.l = standing;
    for (const name of ["left", "right", "top", "margin-left", "margin-right", "margin-top"]) style.removeProperty(name);
  }
  if (fills(standing)) {
    style.width = style.height = "";
    // What is no color is drawn by the style sheet, where it stands still.
    style.backgroundSize = standing === "w" ? "0 0" : "";
    style.backgroundRepeat = standing === "w" ? "no-repeat" : "";
    return;
  }
  if (!stays || was.width !== width) style.width = `${width}px`;
  style.height = `${height}px`;
  if (standing === "s") return;
  const prefix = standing === "f" ? "margin-" : "";
  if (!stays || was.x !== x) style.setProperty(`${prefix}${side}`, `${x}px`);
  if (!stays || was.y !== y) style.setProperty(`${prefix}top`, `${y}px`);
}

/** Whether what stands so has a page or a sheet for itself. */
const fills = (/** @type {string} */ standing) => standing === "w" || standing === "p";

/**
 * Has a box paint beyond its frame: a whole page begins higher, any other box has a border around its frame. What scrolls passes under bars.
 * @param {HTMLElement} box @param {string[]} widths From the one above on; none to end it.
 */
function reach(box, widths) {
  const { style } = box;
  const lengths = widths.map((width) => `${width}px`).join(" ");
  box.toggleAttribute("data-reach", widths.length > 0);
  if (box.matches(".scroll, .list")) {
    for (const [place, edge] of ["top", "end", "bottom", "start"].entries()) style.setProperty(`--under-${edge}`, widths.length ? `${widths[place]}px` : "");
  } else if (box.dataset.l === "w") {
    style.padding = lengths;
    style.margin = widths.map((width) => `${-Number(width)}px`).join(" ");
    style.setProperty("--reach", lengths && `${widths[0]}px`);
  } else {
    style.borderWidth = lengths;
    style.backgroundOrigin = lengths && "border-box";
  }
}

/**
 * What has the focus loses it when it is put elsewhere in the page: gives it back, with the caret.
 * @param {() => void} change
 */
function keepingFocus(change) {
  const active = /** @type {HTMLInputElement} */ (document.activeElement);
  const [start, end] = [active?.selectionStart, active?.selectionEnd];
  change();
  if (document.activeElement === active || !active.isConnected) return;
  active.focus({ preventScroll: true });
  if (isText(active)) active.setSelectionRange(start, end);
}

// MARK: Operations

handle({
  t(id, text) {
    const node = nodes.of(id);
    if ("rolls" in node.dataset) reached("characters", node);
    // New characters in the same text node: another node would make the browser match the style sheet's :has() rules again.
    if (text && node.firstChild instanceof Text && !node.firstChild.nextSibling) node.firstChild.data = text;
    else node.textContent = text;
    const field = node.closest(".field");
    if (field) reached("text", field);
  },
  a(id, name, value) {
    setAttribute(nodes.of(id), name, value);
    if (name === "data-extent") showSizes(nodes.of(id));
    if (name.startsWith("data-")) reached("attribute", nodes.of(id), name, value);
    if (name === "data-scheme") {
      setAttribute(document.documentElement, name, value);
      reached("scheme");
    }
  },
  d: (id, name, value) => setAttribute(/** @type {Element} */ (nodes.of(id).firstElementChild), name, value),
  x(id, content) {
    const node = nodes.of(id);
    const place = [...node.querySelectorAll("a")].indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    node.replaceChildren(...content.map((part) => build(part)));
    if (place >= 0) node.querySelectorAll("a")[place]?.focus({ preventScroll: true });
  },
  s(id, name, value) {
    stands.delete(nodes.of(id));
    if (value === null) nodes.of(id).style.removeProperty(name);
    else nodes.of(id).style.setProperty(name, value);
  },
  g(id, description) {
    const node = nodes.of(id);
    if ("rolls" in node.dataset) reached("characters", node);
    node.replaceChildren(build(description));
  },
  n(id, name, older) {
    const node = nodes.of(id);
    if (node.getAttribute("aria-label") === older) setAttribute(node, "aria-label", name);
  },
  b(id, place, attributes) {
    const node = nodes.of(id);
    const box = boxesOf(node)[place];
    stands.delete(box);
    const { maskImage, maskSize, maskPosition } = box.style;
    const mask = box.matches(".masked") && maskImage && { maskImage, maskSize, maskPosition };
    const size = "extent" in box.dataset ? [box.style.getPropertyValue("--w"), box.style.getPropertyValue("--h")] : [];
    for (const name of box.getAttributeNames()) if (!(name in attributes)) box.removeAttribute(name);
    for (const name in attributes) box.setAttribute(name, attributes[name]);
    describeRow(outermost(node));
    if (mask) {
      Object.assign(box.style, mask);
      box.dataset.drawn = "";
    }
    reached("box", box);
    if (/color-scheme/.test(attributes.style)) reached("scheme");
    if (!("data-extent" in attributes)) return;
    extents.observe(box);
    // It has its place anew only when the whole message has come: its size is the old one, or the observer hears of another.
    showSize(box, size[0] || undefined, size[1] || undefined);
  },
  w(id, boxes) {
    const node = nodes.of(id);
    keepingFocus(() => {
      const place = document.createComment("");
      (boxesOf(node).at(-1) ?? node).replaceWith(place);
      /** @type {(inner: Element, description: BoxDescription) => Element} */
      const around = (inner, [attributes, slot, isBehind]) => {
        const box = wrap(build(["div", attributes, []]), inner);
        if (slot) box[isBehind ? "prepend" : "append"](nodes.of(slot));
        return box;
      };
      const outer = boxes.reduce(around, /** @type {Element} */ (node));
      place.replaceWith(outer);
      describeRow(outermost(node));
      showSizes(outer);
      reached("boxes", outer);
      for (const box of boxesOf(node)) reached("box", box);
    });
  },
  l(id, standing, sides, lines, count, ...numbers) {
    const node = nodes.of(id);
    // What lies in a box for views in front or behind has that box around it, which is another's.
    const frames = Math.floor(numbers.length / 4);
    const places = [...boxesOf(node).slice(0, frames - 1).reverse(), node];
    // What fills a page or a sheet is in the style sheet, with or without boxes.
    if (fills(standing)) places.pop();
    for (const [place, target] of places.entries()) {
      const [x, y, width, height] = numbers.slice(4 * place, 4 * place + 4);
      standAt(target, place && !fills(standing) ? "a" : standing, sides[place ? 1 : 0] === "r" ? "right" : "left", x, y, width, height);
      if (target.hasAttribute("data-reach")) reach(target, []);
    }
    // What a box paints beyond its frame is its border.
    for (const box of sides.length > 2 ? sides.split(" ").slice(1) : []) {
      const [place, ...widths] = box.split(",");
      reach(places[Number(place)], widths);
    }
    // The layout says where the line below a row begins: with the first view of the row that has a size.
    const row = standing === "s" ? /** @type {HTMLElement | null} */ (places[0].closest(".row")) : null;
    if (row && row.querySelector('[data-l="s"]') === places[0]) row.style.setProperty("--line-start", numbers.length > 4 * frames ? `${numbers[4 * frames]}px` : "");
    if (lines === null) return;
    const [words, ...rest] = lines.split("\n");
    const [shown, scale, line] = words.split(" ");
    const remains = rest.join("\n");
    if (remains || "remains" in node.dataset) setAttribute(node, "data-remains", remains || null);
    if (node.dataset.shown !== shown) node.dataset.shown = shown;
    if (scale || "scaled" in node.dataset) {
      node.toggleAttribute("data-scaled", Boolean(scale));
      node.style.setProperty("--scale", scale ?? "");
      node.style.setProperty("--line", line ?? "");
    }
    node.style.setProperty("--shown-lines", String(count));
  },
  i(parent, sibling, description) {
    const content = contentOf(nodes.of(parent));
    /** @type {Element} */
    let node = build(description);
    if (content.matches(".list, .list > .section, .list > .box .section, .row .disclosed > .content")) {
      node = inRow(node, content.closest(".table") ? "row" : content.role === "group" ? "none" : "listitem");
    }
    else if (content.matches(".options, .options .section")) node = inOption(node, content);
    else if (content.matches(".row .disclosed")) node.replaceChildren(...[...node.children].map((child) => inRow(child, "listitem")));
    content.insertBefore(node, sibling ? outermost(nodes.of(sibling)) : null);
    register(node);
  },
  m(id, sibling) {
    const node = outermost(nodes.of(id));
    keepingFocus(() => node.parentElement?.insertBefore(node, sibling ? outermost(nodes.of(sibling)) : null));
  },
  r(id) {
    const node = nodes.of(id);
    const outer = outermost(node);
    reached("leaving", node);
    reached("going", outer);
    forget(outer);
    outer.remove();
  },
  all(description) {
    const old = new Map(nodes);
    const active = /** @type {HTMLInputElement} */ (document.activeElement);
    const activeID = idOf(document.activeElement);
    const [start, end] = [active?.selectionStart, active?.selectionEnd];
    const scrolled = [...old].filter(([, node]) => node.scrollTop || node.scrollLeft).map(([id, node]) => [id, node.scrollLeft, node.scrollTop]);
    reached("replaced");
    nodes.clear();
    const root = build(description);
    document.querySelector("main").replaceWith(root);
    setAttribute(document.documentElement, "data-scheme", root.dataset.scheme ?? null);
    register(root);
    reached("renewed", old);
    for (const [id, left, top] of scrolled) nodes.get(id)?.scrollTo({ left, top, behavior: "instant" });
    if (!nodes.has(activeID)) return;
    const control = controlOf(nodes.of(activeID));
    control.focus({ preventScroll: true });
    if (isText(control)) control.setSelectionRange(start, end);
  },
});

// MARK: Commits

/**
 * Takes in drawings that nodes will refer to. They are the app's own: the only markup that ever comes.
 * @param {string[]} drawings
 */
function define(drawings) {
  const place = document.getElementById("definitions");
  for (const markup of drawings) {
    const { firstElementChild } = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "image/svg+xml").documentElement;
    const drawing = /** @type {Element} */ (firstElementChild);
    if (!document.getElementById(drawing.id)) place.append(drawing);
  }
}

/**
 * The first message of an earlier scene brings the whole tree: what was reported of this page's own scene means nothing there.
 * @param {number} event
 */
function rejoin(event) {
  scene.rejoins = false;
  outbox.newestEvent = event;
  const reports = outbox.unacknowledged.filter(([, name]) => ["scheme", "contrast", "scale", "bar", "prefers", "fonts", "text"].includes(name));
  outbox.unacknowledged = [];
  outbox.sent = outbox.everSent = event;
  reached("answered", Infinity);
  for (const [, ...parts] of reports) report(.../** @type {[name: "scheme", isDark: boolean]} */ (parts));
  reached("rejoined");
  document.documentElement.classList.remove("rejoining");
}

/** @param {Commit} it */
export function receive([number, event, changes, drawings = []]) {
  const hasRejoined = scene.rejoins;
  if (scene.rejoins) rejoin(event);
  const [wasTurning, wasTellingTab] = [isUnderway("back", "forward", "dismiss"), isUnderway("showtab")];
  outbox.unacknowledged = outbox.unacknowledged.filter((message) => message[0] > event);
  reached("answered", event);
  if (number !== 0 && number <= scene.appliedCommit) return;
  // What could not be shown as a whole is not there: the app never hears that it is.
  try {
    apply(changes, drawings);
    if (hasRejoined || wasTurning) reached("pages");
    if (wasTellingTab) reached("tabs");
    if (number !== 0) reached("gaps");
  } catch (error) {
    return reached("failed", error);
  }
  if (number === 0) return;
  scene.appliedCommit = number;
  outbox.acknowledgeSoon();
}

/** @param {Operation[]} changes @param {string[]} drawings */
function apply(changes, drawings) {
  define(drawings);
  reached("applying", changes);
  // Where nothing moves nobody looks at operations.
  const mayMove = reached("moving", null) || changes.some(([name]) => name === "~");
  for (const operation of changes) {
    const [name, ...values] = operation;
    const moves = mayMove && reached("doing", operation);
    // Any, for what comes with a name is what the table of messages says.
    /** @type {any} */ (operations)[name](...values);
    if (moves) reached("done", operation);
  }
  reached("rows");
  reached("places");
  reached("scroll");
  reached("notes");
  reached("dialogs changed");
  reached("focus");
  reached("sizes");
  reached("applied");
}

when("came", register);
