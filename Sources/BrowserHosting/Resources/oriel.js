// Shows one scene: applies the commits that come over a WebSocket and reports what the person does.
//
// All logic is in the app. The page is complete when it arrives; nodes that stand for elements carry data-id. Text only ever
// becomes text; the only markup is that of drawings, the app's own. The messages are described where the app writes them (CommitEncoder) and reads them (ClientMessage).
"use strict";

const ownScene = document.querySelector('meta[name="scene"]').content;
// A page that is loaded once more goes on with the scene that it had, as long as the app has it.
const earlierScene = performance.getEntriesByType("navigation")[0]?.type === "reload" ? stored("scene") : null;
let scene = earlierScene ?? ownScene;
let rejoins = scene !== ownScene;
// Delays every message by so many milliseconds, each way: for tests of slow connections. No link can say it, only who drives the browser.
const latency = Number(globalThis.orielLatency) || 0;

// MARK: Nodes

/** @type {Map<number, HTMLElement>} */
const nodes = new Map(); // id → the node of that element

/**
 * The node that the app names. Where something else has taken it out of the page, what is done with it fails, and the page asks for all of it.
 * @param {number} id
 */
const nodeOf = (id) => /** @type {HTMLElement} */ (nodes.get(id));
/**
 * The control in a node; of all controls fields have most to say.
 * @param {Element} node
 * @returns {HTMLInputElement}
 */
const controlOf = (node) =>
  /** @type {HTMLInputElement} */ (node.querySelector(":scope > [data-control], :scope > .control > [data-control]") ?? node);
/** @param {HTMLInputElement} input */
const isText = (input) => ["text", "password", "textarea"].includes(input.type);
/** @param {Element} node */
const contentOf = (node) => node.querySelector(":scope > [data-content]") ?? node;

/**
 * The boxes around a node belong to it, and so does its row in a list: the outermost one is what stands in the parent.
 * @param {Element} node
 */
function outermost(node) {
  while (node.parentElement?.matches(".box, .row, .option")) node = node.parentElement;
  return node;
}

/**
 * The boxes around a node, innermost first, without its row.
 * @param {Element} node
 */
function boxesOf(node) {
  const boxes = [];
  for (let box = node.parentElement; box?.matches(".box"); box = box.parentElement) boxes.push(box);
  return boxes;
}

/**
 * The node of the element that a row or a box is around: not of what lies in front of it or behind it.
 * @param {Element} outer
 */
function elementIn(outer) {
  /** @type {Element | undefined} */
  let node = outer;
  while (node && !node.matches("[data-id]")) {
    node = [...node.children].find((child) => !child.matches(".layer, .bar-layer, .swipe-actions, .row-control, input"));
  }
  return /** @type {Element} */ (node);
}

/**
 * Puts what comes into a list into a row, unless it is a part of the list itself.
 * @param {Element} node @param {string} role
 */
function inRow(node, role) {
  const element = elementIn(node);
  return element.matches(".section, .section-header, .section-footer, .gap, .columns")
    ? node
    : wrap(build(["div", { class: "row", role }, []]), node);
}

/** @param {Element} outer @param {Element} inner */
function wrap(outer, inner) {
  outer.append(inner);
  return outer;
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
function build([tag, attributes, content], isDrawing = tag === "svg") {
  const isUse = typeof content !== "string" && "use" in content;
  const node = isDrawing || isUse ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  if (typeof content === "string") node.textContent = content;
  else if ("use" in content) use(node, content.use);
  else for (const child of content) node.append(build(child, isDrawing || undefined));
  return /** @type {HTMLElement} */ (node);
}

/** @param {Element} root */
function register(root) {
  for (const node of [root, ...root.querySelectorAll("[data-id]")]) {
    if (node.dataset?.id) nodes.set(idIn(node.dataset.id), /** @type {HTMLElement} */ (node));
  }
  for (const dialog of [root, ...root.querySelectorAll("dialog")]) {
    if (dialog instanceof HTMLDialogElement) present(dialog);
  }
  for (const input of root.querySelectorAll("input[type=range]")) showPosition(input);
  measure(root);
  watchScrolls(root);
  prepareTaps(root);
  prepareCanvases(root);
  prepareMasks(root);
  showSizes(root);
  prepareControls(root);
  putBackSoon();
}

// The style sheet draws some things by the size of their node, and cannot tell it: gradients across a text, perspectives.
const extents = new ResizeObserver((entries) => {
  for (const { target } of entries) showSize(target);
});

/** @param {Element} node */
function showSize(node) {
  node.style.setProperty("--w", `${node.offsetWidth}px`);
  node.style.setProperty("--h", `${node.offsetHeight}px`);
}

/** @param {Element} root */
function showSizes(root) {
  if (root.matches("[data-extent]")) extents.observe(root);
  for (const node of root.querySelectorAll("[data-extent]")) extents.observe(node);
}

/** @param {Element} root */
function forget(root) {
  for (const node of [root, ...root.querySelectorAll("[data-id]")]) {
    if (!node.dataset?.id) continue;
    nodes.delete(idIn(node.dataset.id));
    asked.delete(node);
    told.delete(node.dataset.id);
  }
}

/** @param {Element} node @param {string} name @param {string | null} value */
function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
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
  if (!stays || was.width !== width) style.width = `${width}px`;
  style.height = `${height}px`;
  if (standing === "s") return;
  const prefix = standing === "f" ? "margin-" : "";
  if (!stays || was.x !== x) style.setProperty(`${prefix}${side}`, `${x}px`);
  if (!stays || was.y !== y) style.setProperty(`${prefix}top`, `${y}px`);
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

// MARK: Commits

/** @type {Operations} */
const operations = {
  t(id, text) {
    const node = nodeOf(id);
    // New characters in the same text node: another node would make the browser match the style sheet's :has() rules again.
    if (text && node.firstChild instanceof Text) node.firstChild.data = text;
    else node.textContent = text;
    const field = node.closest(".field");
    if (field) showPrompt(field);
  },
  a(id, name, value) {
    setAttribute(nodeOf(id), name, value);
    if (name === "data-extent") showSizes(nodeOf(id));
    if (name === "data-measure" && value) observe(nodeOf(id));
    if (name.startsWith("data-")) rowsHaveChanged(nodeOf(id), name);
    if (name === "data-waits") actionsAreMade(nodeOf(id));
    if (name === "data-tap" || name === "data-activate") prepareTaps(nodeOf(id));
    if (name === "data-scheme") redrawAll();
  },
  d: (id, name, value) => setAttribute(/** @type {Element} */ (nodeOf(id).firstElementChild), name, value),
  o: (id, first, last, operations) => changeCanvas(nodeOf(id), first, last, operations),
  x(id, content) {
    const node = nodeOf(id);
    const place = [...node.querySelectorAll("a")].indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    node.replaceChildren(...content.map((part) => build(part)));
    if (place >= 0) node.querySelectorAll("a")[place]?.focus({ preventScroll: true });
  },
  f: (id) => takeFocus(id),
  notice: (text) => showNotice(text),
  fonts: (characters, faces) => measureFonts(characters, faces),
  words: (number, face, words) => measureWords(number, face, words),
  font: (face, id) => keepFont(face, id),
  window: (path, name, width, height) => openPage(base + path, name, width, height),
  close: () => closePage(),
  keep: (key, text) => keepValue(key, text),
  at(path) {
    showAddress(new URL(base + path, location.href));
  },
  u: (address) => build(["a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ""]).click(),
  k(id, name, value) {
    const control = controlOf(nodeOf(id));
    setAttribute(control, name, value);
    if (control.type === "range") showPosition(control);
    if (name === "data-selection") selectInField(control);
  },
  s(id, name, value) {
    stands.delete(nodeOf(id));
    if (value === null) nodeOf(id).style.removeProperty(name);
    else nodeOf(id).style.setProperty(name, value);
  },
  c: (id, isChecked) => (controlOf(nodeOf(id)).checked = isChecked),
  v: (id, text, revision) => showValue(id, text, revision),
  p(id, prompt) {
    controlOf(nodeOf(id)).dataset.prompt = prompt;
    showPrompt(nodeOf(id));
  },
  g: (id, description) => nodeOf(id).replaceChildren(build(description)),
  n(id, name, older) {
    const node = nodeOf(id);
    if (node.getAttribute("aria-label") === older) setAttribute(node, "aria-label", name);
  },
  b(id, place, attributes) {
    const box = boxesOf(nodeOf(id))[place];
    stands.delete(box);
    const { maskImage, maskSize, maskPosition } = box.style;
    const mask = box.matches(".masked") && maskImage && { maskImage, maskSize, maskPosition };
    for (const name of box.getAttributeNames()) if (!(name in attributes)) box.removeAttribute(name);
    for (const name in attributes) box.setAttribute(name, attributes[name]);
    if (mask) showMask(box, mask);
    if (attributes["data-measure"]) observe(box);
    if (/color-scheme/.test(attributes.style)) redrawAll();
    if (!("data-extent" in attributes)) return;
    extents.observe(box);
    showSize(box);
  },
  w(id, boxes) {
    const node = nodeOf(id);
    keepingFocus(() => {
      const place = document.createComment("");
      (boxesOf(node).at(-1) ?? node).replaceWith(place);
      /** @type {(inner: Element, description: BoxDescription) => Element} */
      const around = (inner, [attributes, slot, isBehind]) => {
        const box = wrap(build(["div", attributes, []]), inner);
        if (slot) box[isBehind ? "prepend" : "append"](nodeOf(slot));
        return box;
      };
      const outer = boxes.reduce(around, /** @type {Element} */ (node));
      place.replaceWith(outer);
      showSizes(outer);
      prepareMasks(outer);
      for (const box of boxesOf(node)) if (box.dataset.measure) observe(box);
    });
  },
  l(id, standing, sides, lines, count, ...numbers) {
    const node = nodeOf(id);
    // What lies in a box for views in front or behind has that box around it, which is another's.
    const places = [...boxesOf(node).slice(0, numbers.length / 4 - 1).reverse(), node];
    for (const [place, target] of places.entries()) {
      const [x, y, width, height] = numbers.slice(4 * place, 4 * place + 4);
      standAt(target, place ? "a" : standing, sides[place ? 1 : 0] === "r" ? "right" : "left", x, y, width, height);
    }
    if (lines === null) return;
    const [shown, scale, line] = lines.split(" ");
    if (node.dataset.shown !== shown) node.dataset.shown = shown;
    if (scale || "scaled" in node.dataset) {
      node.toggleAttribute("data-scaled", Boolean(scale));
      node.style.setProperty("--scale", scale ?? "");
      node.style.setProperty("--line", line ?? "");
    }
    node.style.setProperty("--shown-lines", String(count));
  },
  i(parent, sibling, description) {
    const content = contentOf(nodeOf(parent));
    /** @type {Element} */
    let node = build(description);
    if (content.matches(".list, .list > .section, .list > .box .section, .row .disclosed > .content")) {
      node = inRow(node, content.closest(".table") ? "row" : content.role === "group" ? "none" : "listitem");
    }
    else if (content.matches(".options, .options .section")) node = inOption(node, content);
    else if (content.matches(".row .disclosed")) node.replaceChildren(...[...node.children].map((child) => inRow(child, "listitem")));
    content.insertBefore(node, sibling ? outermost(nodeOf(sibling)) : null);
    register(node);
  },
  m(id, sibling) {
    const node = outermost(nodeOf(id));
    keepingFocus(() => node.parentElement?.insertBefore(node, sibling ? outermost(nodeOf(sibling)) : null));
  },
  r(id) {
    const node = nodeOf(id);
    const outer = outermost(node);
    if (node instanceof HTMLDialogElement) dismiss(node);
    noteLoss(outer);
    forget(outer);
    outer.remove();
  },
  all(description) {
    const old = new Map(nodes);
    const active = /** @type {HTMLInputElement} */ (document.activeElement);
    const activeID = focusedID();
    const [start, end] = [active?.selectionStart, active?.selectionEnd];
    const scrolled = [...old].filter(([, node]) => node.scrollTop || node.scrollLeft).map(([id, node]) => [id, node.scrollLeft, node.scrollTop]);
    for (const dialog of openDialogs()) dialog.close();
    raiseNotes();
    nodes.clear();
    const root = build(description);
    document.querySelector("main").replaceWith(root);
    register(root);
    for (const [id, node] of nodes) {
      // What has been typed since is newer than what the app says here.
      const input = controlOf(node);
      if (old.has(id) && (newestEdit.get(id) ?? 0) > Number(input.dataset.revision ?? 0)) input.value = controlOf(/** @type {Element} */ (old.get(id))).value;
      if (input.type === "range") showPosition(input);
    }
    for (const [id, left, top] of scrolled) nodes.get(id)?.scrollTo({ left, top, behavior: "instant" });
    if (!nodes.has(activeID)) return;
    const control = controlOf(nodeOf(activeID));
    control.focus({ preventScroll: true });
    if (isText(control)) control.setSelectionRange(start, end);
  },
};

let appliedCommit = 0;

/**
 * Takes in drawings that nodes will refer to. They are the app's own: the only markup that ever comes.
 * @param {string[]} drawings
 */
function define(drawings) {
  const place = document.getElementById("definitions");
  for (const markup of drawings) {
    const { firstElementChild } = new DOMParser().parseFromString(`<svg xmlns="${svg}">${markup}</svg>`, "image/svg+xml").documentElement;
    const drawing = /** @type {Element} */ (firstElementChild);
    if (!document.getElementById(drawing.id)) place.append(drawing);
  }
}

/**
 * The first message of an earlier scene brings the whole tree: what was reported of this page's own scene means nothing there.
 * @param {number} event
 */
function rejoin(event) {
  rejoins = false;
  newestEvent = event;
  const reports = unacknowledged.filter(([, name]) => ["scheme", "contrast", "scale", "bar", "prefers", "fonts", "text"].includes(name));
  unacknowledged = [];
  sent = everSent = event;
  newestEdit.clear();
  knownText = { id: 0, text: "" };
  pressesArrived(Infinity);
  told.clear();
  asked.clear();
  for (const [, ...parts] of reports) report(...parts);
  // The page before this one has said that it is hidden.
  report("phase", phase);
  document.documentElement.classList.remove("rejoining");
}

/** @param {Commit} it */
function receive([number, event, changes, drawings = []]) {
  const hasRejoined = rejoins;
  if (rejoins) rejoin(event);
  const [wasTurning, wasTellingTab] = [isTurning(), isTellingTab()];
  unacknowledged = unacknowledged.filter((message) => message[0] > event);
  pressesArrived(event);
  draftsArrived();
  if (!sceneHeard) {
    sceneHeard = performance.now();
    putBackSoon();
  }
  if (number !== 0 && number <= appliedCommit) return;
  define(drawings);
  const places = placesOfGaps();
  try {
    // Any, for what comes with a name is what the table of messages says.
    for (const [name, ...values] of changes) /** @type {any} */ (operations)[name](...values);
  } catch (error) {
    return askForAll(error);
  }
  finishRows();
  keepPlaces(places);
  scrollToTargets();
  dialogsChanged();
  recoverFocus();
  if (measured.size) tellSoon();
  tellScrollsSoon();
  if (hasRejoined || wasTurning) followPages();
  if (wasTellingTab) showTabs();
  if (number === 0) return;
  lookForGaps();
  appliedCommit = number;
  acknowledgeSoon();
}

let mishaps = 0;
let lastMishap = -Infinity;

/**
 * Something else has changed the page, such as an extension of the browser: the app sends all of it anew. What changes it again and again
 * makes the next time come later. The page never says that it has what it could not show.
 * @param {unknown} error
 */
function askForAll(error) {
  console.error(error);
  mishaps = performance.now() - lastMishap < 60_000 ? mishaps + 1 : 0;
  lastMishap = performance.now();
  appliedCommit = -1;
  attempt = Math.min(2 * mishaps, waits.length - 1);
  socket.close();
}

/**
 * Opens a page of the same app, or brings the one of that name to the front.
 * @param {string} path @param {string | null} name @param {number} width @param {number} height
 */
function openPage(path, name, width, height) {
  const page = open(name ? "" : path, name ?? "_blank", width && height ? `popup,width=${width},height=${height}` : "");
  // The browser opens pages only soon after a person has done something. This one becomes the other; Back leads here again.
  if (!page) return location.assign(path);
  if (name && !isOurs(page)) page.location = path;
  page.focus();
}

/**
 * Whether a window shows a page of the app. What others show is not to be read.
 * @param {Window} page
 */
function isOurs(page) {
  try {
    return page.location.origin === location.origin;
  } catch {
    return false;
  }
}

let isClosed = false;

/** Closes the page. A browser does so only where a page has opened it. */
function closePage() {
  isClosed = true;
  store("scene", null);
  socket.close();
  showNotice("This window is closed.");
  close();
}

// MARK: Values

// What the person types or moves is the truth of a control that is being used. Each edit has a number; a value from the app counts
// only when it answers the newest edit. A control that is edited names its event in data-edit.
/** @type {Map<number, number>} */
const newestEdit = new Map(); // id → number
/** @type {WeakSet<EventTarget>} */
const composing = new WeakSet(); // fields with an unfinished composition, such as an accent or a syllable

/** @param {number} id @param {string} text @param {number} revision */
function showValue(id, text, revision) {
  const input = controlOf(nodeOf(id));
  if (revision !== editOf(id, input) || composing.has(input)) return;
  if (input.required) lastRight.set(input, text);
  if (input.value === text) return;
  if (!isText(input)) {
    if (input.matches("select")) showChoice(/** @type {HTMLSelectElement} */ (/** @type {Element} */ (input)), text);
    else input.value = text;
    if (input.type === "range") showPosition(input);
    return;
  }
  const isActive = document.activeElement === input;
  const fromEnd = input.value.length - (input.selectionEnd ?? 0);
  const start = input.selectionStart ?? 0;
  input.value = text;
  if (!isActive) return;
  // At the end the caret stays at the end, elsewhere it stays where it is.
  const caret = fromEnd === 0 ? text.length : Math.min(start, text.length);
  input.setSelectionRange(caret, caret);
}

/** @param {number} id @param {HTMLInputElement} input */
const editOf = (id, input) => newestEdit.get(id) ?? Number(input.dataset.revision ?? 0);

/** @param {HTMLInputElement} input */
function edit(input) {
  if (isText(input) && !keepWithinLimit(input)) return;
  const id = idOf(input);
  const number = editOf(id, input) + 1;
  newestEdit.set(id, number);
  if (input.type === "range") showPosition(input);
  if ("grows" in input.dataset) grow(input);
  if (input.required) lastRight.set(input, input.value);
  reportNewest(input.dataset.edit ?? "", id, shownValue(input), number);
}

// A field for dates is without a value while it is being cleared, and out of its range while a year is being typed: the app does not hear
// of that, and when the person leaves it so, it has its last right value again.
/** @type {WeakMap<EventTarget, string>} */
const lastRight = new WeakMap(); // such a field → that value
/** @param {HTMLInputElement} input */
const isUnfinished = (input) => input.required && (!input.value || input.validity.rangeUnderflow || input.validity.rangeOverflow);

addEventListener("focusin", ({ target }) => {
  if (target.required && !(lastRight.has(target) && isUnfinished(target))) lastRight.set(target, target.value);
});
addEventListener("focusout", ({ target }) => {
  if (lastRight.has(target) && isUnfinished(target)) target.value = lastRight.get(target) ?? "";
});

/** @param {HTMLInputElement} input */
function shownValue(input) {
  if (input.type === "range") return input.valueAsNumber / (Number(input.max) || 1);
  if (input.matches("select")) return Number(input.value);
  return isText(input) ? wellFormed(input.value) : input.value;
}

/**
 * The style sheet and assistive technology want to know where the thumb is.
 * @param {HTMLInputElement} input
 */
function showPosition(input) {
  const position = input.valueAsNumber / (Number(input.max) || 1);
  input.style.setProperty("--position", String(position));
  input.setAttribute("aria-valuetext", `${Math.round(position * 100)} %`);
}

/**
 * An empty field shows its prompt, or its label if it has none.
 * @param {Element} field
 */
function showPrompt(field) {
  const input = controlOf(field);
  if (!field.matches(".editor")) input.placeholder = input.dataset.prompt || contentOf(field).textContent || "";
}

// MARK: Events

/**
 * An id as attributes have it; 0 for none.
 * @param {string | null | undefined} text
 */
const idIn = (text) => Number(text) || 0;
/** @param {Element} node */
const idOf = (node) => idIn(node.closest("[data-id]").dataset.id);
const focusedID = () => idIn(document.activeElement?.closest("[data-id]")?.dataset.id);

// The id of the button that was clicked last. Safari does not focus what is clicked, and a sheet needs to know what opened it. To focus
// it here would cost a frame of the page before the app's answer is read.
let pressed = 0;

addEventListener("click", (event) => {
  const target = event.target.closest("a[href], a[data-open], button, label, input, [data-tap]");
  if (target?.matches("button") && useControl(/** @type {HTMLButtonElement} */ (target))) return;
  if (target?.matches("a")) {
    // Other links are the browser's, and so is a click that asks for a tab or a window.
    if (!target.dataset.open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    reportPress(target, "open", idOf(target), idIn(target.dataset.open));
  } else if (target?.matches("button[data-id]")) {
    pressed = idOf(target);
    reportPress(target, "press", pressed);
  } else if (target?.matches("[data-tap]") && !(wasStreamed && event.detail)) {
    reportPress(target, "tap", idIn(target.getAttribute("data-tap-1")));
  }
});

// A control that says when it has been changed names its event in data-change.
addEventListener("change", (event) => {
  const { dataset, type, checked } = event.target;
  if (dataset.change) report(dataset.change, idOf(event.target), ...(type === "checkbox" ? [checked] : []));
});

addEventListener("input", (event) => {
  if (isUnfinished(event.target)) return;
  if (event.target.dataset.edit && !composing.has(event.target)) edit(event.target);
});

addEventListener("compositionstart", (event) => composing.add(event.target));

addEventListener("compositionend", (event) => {
  composing.delete(event.target);
  if (event.target.dataset.edit) edit(event.target);
});

/** @type {Record<string, number>} */
const keySteps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

addEventListener("keydown", (event) => {
  if (event.isComposing) return; // the key belongs to the composition
  // A range without steps moves by tenths.
  if (event.target.step === "any" && keySteps[event.key]) {
    event.preventDefault();
    event.target.valueAsNumber += keySteps[event.key] / 10;
    edit(event.target);
    report(event.target.dataset.change ?? "", idOf(event.target));
    return;
  }
  const sheet = topDialog();
  if (sheet && keyInDialog(sheet, event)) return;
  if (event.key === "Enter") {
    const isInField = event.target.closest(".field");
    if (isInField && !event.repeat && !event.target.matches("textarea")) reportPress(isInField, "submit", idOf(event.target));
    // A Return that is still held when its sheet goes must not press the button that gets the focus back.
    if ((isInField && !event.target.matches("textarea")) || event.repeat) event.preventDefault();
  }
});

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
darkScheme.addEventListener("change", () => report("scheme", darkScheme.matches));
const moreContrast = matchMedia("(prefers-contrast: more)");
moreContrast.addEventListener("change", () => report("contrast", moreContrast.matches));

let displayScale = 1;

function reportScale() {
  if (devicePixelRatio === displayScale) return;
  displayScale = devicePixelRatio;
  report("scale", displayScale);
}
addEventListener("resize", reportScale);

// Who has set the browser to larger characters wants them of the app, too: one rem is 16px where nobody has.
const rem = build(["div", { class: "rem", "aria-hidden": "true" }, []]);
let textSize = 1;

function reportTextSize() {
  const times = rem.offsetWidth / 160;
  if (times === textSize || !times) return;
  textSize = times;
  report("text", times);
}

/** The app lays out what scrolls beside its bar, where that takes room. */
function reportScrollBar() {
  const probe = build(["div", { style: "position:absolute;visibility:hidden;overflow:scroll;width:100px;height:100px" }, []]);
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  if (width) report("bar", width);
}

addEventListener("pageshow", (event) => {
  // A page out of the browser's memory has no scene any more.
  if (event.persisted) location.reload();
});

document.documentElement.classList.toggle("rejoining", rejoins);
const chosenBefore = document.querySelectorAll("main [data-choice]:checked");
register(document.querySelector("main"));
scrollToTargets();
lookForGaps();
putBackSoon();
if (darkScheme.matches) report("scheme", true);
if (moreContrast.matches) report("contrast", true);
reportScale();
document.body.append(rem);
reportTextSize();
new ResizeObserver(reportTextSize).observe(rem);
reportScrollBar();
tellPreferences();
tellFonts();
tellPhase();
followPages();
// What the person did before this script ran.
for (const input of document.querySelectorAll("main input")) {
  if (input.dataset.edit && input.value !== input.defaultValue && input.value) edit(input);
  if (input.type === "checkbox" && input.checked !== input.defaultChecked) report("toggle", idOf(input), input.checked);
}
for (const input of chosenBefore) input.click();
tell();
connect();
