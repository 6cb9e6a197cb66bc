// Draws what the app has drawn on canvases. The operations are described where the app writes them (CanvasEncoder).

import { handle, when } from "./Moments.js";
import { allIn, build, nodes, outermost } from "./Nodes.js";
import { changes, picture } from "./Picture.js";

/** @type {WeakMap<Element, CanvasOperation[]>} */
const drawings = new WeakMap(); // node → its operations
/** @type {Set<Element>} */
const waiting = new Set(); // nodes that are to be drawn in the next frame

/**
 * Takes over the operations that come with nodes.
 * @param {Element} root
 */
function prepareCanvases(root) {
  for (const node of allIn(root, "[data-operations]")) {
    drawings.set(node, JSON.parse(node.dataset.operations ?? "[]"));
    delete node.dataset.operations;
    const symbols = node.querySelector(":scope > .symbols");
    if (symbols) watchSymbols(symbols);
    drawSoon(node);
  }
}

/** @param {Element} node @param {number} first @param {number} last @param {CanvasOperation[]} operations */
function changeCanvas(node, first, last, operations) {
  const old = drawings.get(node) ?? [];
  drawings.set(node, old.slice(0, first).concat(operations, old.slice(old.length - last)));
  drawSoon(node);
}

/** @param {Element} node */
function drawSoon(node) {
  if (!waiting.size) requestAnimationFrame(drawWaiting);
  waiting.add(node);
}

function drawWaiting() {
  const nodes = [...waiting];
  waiting.clear();
  for (const node of nodes) if (node.isConnected && drawings.has(node)) drawCanvas(node);
}

/**
 * What a canvas is drawn with.
 * @param {HTMLCanvasElement} canvas
 */
const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

/** @param {Element} node */
function drawCanvas(node) {
  const canvas = node.querySelector(":scope > canvas");
  const [width, height] = [node.offsetWidth, node.offsetHeight];
  // Browsers draw nothing on canvases that are much larger.
  const scale = Math.min(devicePixelRatio, 8192 / Math.max(width, height, 1));
  const [columns, lines] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  if (canvas.width !== columns || canvas.height !== lines) [canvas.width, canvas.height] = [columns, lines];
  const context = contextOf(canvas);
  context.reset();
  drawOperations(context, drawings.get(node) ?? [], { node, canvas, scale, colors: new Map(), texts: new Map() });
  canvas.replaceChildren();
}

/** @param {CanvasRenderingContext2D} context @param {CanvasOperation[]} operations @param {CanvasPage} page */
function drawOperations(context, operations, page) {
  /** @type {CanvasSetting} */
  let state = [];
  context.save();
  enforce(context, state, page);
  for (const [name, ...values] of operations) {
    if (name === "=") {
      state = /** @type {CanvasSetting} */ (values);
      context.restore();
      context.save();
      enforce(context, state, page);
      continue;
    }
    const masks = (state[4] ?? []).filter(([area]) => typeof area !== "string");
    if (!masks.length) {
      drawOne(name, context, page, values);
      continue;
    }
    // Drawn by itself, and what the layers of clips leave of it is put in.
    const layer = makeLayer(context);
    layer.setTransform(context.getTransform());
    drawOne(name, layer, page, values);
    layer.setTransform(1, 0, 0, 1, 0, 0);
    for (const [inner, opacity, isInverse] of masks) {
      const mask = makeLayer(context);
      drawOperations(mask, /** @type {CanvasOperation[]} */ (inner), page);
      if (Number(opacity) < 1) {
        mask.setTransform(1, 0, 0, 1, 0, 0);
        mask.globalCompositeOperation = "destination-in";
        mask.fillStyle = `rgb(0 0 0 / ${opacity})`;
        mask.fillRect(0, 0, mask.canvas.width, mask.canvas.height);
      }
      layer.globalCompositeOperation = isInverse ? "destination-out" : "destination-in";
      layer.drawImage(mask.canvas, 0, 0);
    }
    putIn(context, layer);
  }
  context.restore();
}

/** @param {CanvasRenderingContext2D} context */
function makeLayer(context) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [context.canvas.width, context.canvas.height];
  return contextOf(canvas);
}

/** @param {CanvasRenderingContext2D} context @param {CanvasRenderingContext2D} layer */
function putIn(context, layer) {
  const transform = context.getTransform();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(layer.canvas, 0, 0);
  context.setTransform(transform);
}

/**
 * A transform in pixels of the canvas.
 * @param {Transform} transform @param {number} scale
 */
const scaled = (transform, scale) => /** @type {Transform} */ (transform.map((number) => number * scale));

/**
 * Puts into force what `=` says.
 * @param {CanvasRenderingContext2D} context @param {CanvasSetting} it @param {CanvasPage} page
 */
function enforce(context, [transform = [1, 0, 0, 1, 0, 0], opacity = 1, blend = "source-over", filters = [], clips = []], page) {
  const { scale } = page;
  for (const [path, isEvenOdd, isInverse, around] of clips) {
    if (typeof path !== "string") continue;
    context.setTransform(...scaled(around, scale));
    if (isInverse) context.clip(new Path2D(`M-1e6 -1e6H1e6V1e6H-1e6Z${path}`), "evenodd");
    else context.clip(new Path2D(path), isEvenOdd ? "evenodd" : "nonzero");
  }
  context.setTransform(...scaled(transform, scale));
  context.globalAlpha = opacity;
  context.globalCompositeOperation = blend;
  if (filters.length) context.filter = filters.map((filter) => filterText(filter, page)).join(" ");
}

/** @param {CanvasFilter} it @param {CanvasPage} page */
function filterText([name, ...values], page) {
  if (name === "blur") return `blur(${Number(values[0]) * page.scale}px)`;
  if (name === "hue-rotate") return `hue-rotate(${values[0]}rad)`;
  if (name !== "drop-shadow") return `${name}(${values[0]})`;
  const [x, y, radius] = values.map((number) => `${Number(number) * page.scale}px`);
  return `drop-shadow(${x} ${y} ${radius} ${colorOf(String(values[3]), page)})`;
}

/**
 * Draws one operation. Any, for what comes with a name is what the painter of that name takes.
 * @param {string} name @param {CanvasRenderingContext2D} context @param {CanvasPage} page @param {unknown[]} values
 */
const drawOne = (name, context, page, values) => /** @type {any} */ (painters)[name](context, page, ...values);

/** @type {Painters} */
const painters = {
  f(context, page, path, paint, isEvenOdd) {
    context.fillStyle = paintOf(context, paint, page);
    context.fill(new Path2D(path), isEvenOdd ? "evenodd" : "nonzero");
  },
  s(context, page, path, paint, width, cap = "butt", join = "miter", limit = 10, dash = [], phase = 0) {
    if (!width) return;
    context.strokeStyle = paintOf(context, paint, page);
    context.lineWidth = width;
    context.lineCap = cap;
    context.lineJoin = join;
    context.miterLimit = limit;
    context.setLineDash(dash);
    context.lineDashOffset = phase;
    context.stroke(new Path2D(path));
  },
  t(context, page, description, paint, x, y, anchorX, anchorY) {
    const text = prepareText(context, page, description, paint);
    const lines = text.words.split("\n");
    const width = Math.max(...lines.map((line) => context.measureText(line).width));
    const top = y - anchorY * lines.length * text.height;
    for (const [index, line] of lines.entries()) context.fillText(line, x - anchorX * width, top + index * text.height + text.baseline);
  },
  x(context, page, description, paint, x, y, width, height) {
    const text = prepareText(context, page, description, paint);
    const lines = text.words.split("\n").flatMap((line) => broken(context, line, width));
    const count = Math.max(1, Math.floor(height / text.height + 0.01));
    for (const [index, line] of lines.slice(0, count).entries()) context.fillText(line, x, y + index * text.height + text.baseline);
  },
  i(context, page, address, paint, x, y, width, height, isSmooth) {
    const image = imageAt(address, page);
    if (!image) return;
    context.imageSmoothingEnabled = !!isSmooth;
    if (!paint) return context.drawImage(image, x, y, width, height);
    const layer = makeLayer(context);
    layer.setTransform(context.getTransform());
    layer.drawImage(image, x, y, width, height);
    layer.globalCompositeOperation = "source-in";
    layer.fillStyle = paintOf(layer, paint, page);
    layer.fillRect(x, y, width, height);
    putIn(context, layer);
  },
  v(context, page, id, x, y, anchorX, anchorY, width, height) {
    const symbol = symbolOf(id, page);
    if (!symbol.image) return;
    const [columns, lines] = [width ?? symbol.width ?? 0, height ?? symbol.height ?? 0];
    context.drawImage(symbol.image, x - anchorX * columns, y - anchorY * lines, columns, lines);
  },
  l(context, page, operations) {
    const layer = makeLayer(context);
    drawOperations(layer, operations, page);
    putIn(context, layer);
  },
};

/**
 * A line in pieces that are no wider than a width, as far as words are not.
 * @param {CanvasRenderingContext2D} context @param {string} line @param {number} width
 */
function broken(context, line, width) {
  const lines = [];
  let current = "";
  for (const word of line.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && context.measureText(longer).width > width + 0.5) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/**
 * Sets the font and colour that a node of the page would have, and tells the characters and the lengths of a line.
 * @param {CanvasRenderingContext2D} context @param {CanvasPage} page @param {Description} description @param {Paint | 0} paint
 * @returns {CanvasWords}
 */
function prepareText(context, page, description, paint) {
  const key = JSON.stringify(description);
  let text = page.texts.get(key);
  if (!text) {
    const node = build(description);
    page.canvas.append(node);
    const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(node);
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    context.font = font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
    const height = Math.round(parseFloat(fontSize) * 1.3);
    text = { words: node.textContent ?? "", font, color, height, baseline: (height - ascent - descent) / 2 + ascent };
    page.texts.set(key, text);
  }
  context.font = text.font;
  context.fillStyle = paint ? paintOf(context, paint, page) : text.color;
  return text;
}

/** @param {CanvasRenderingContext2D} context @param {Paint} paint @param {CanvasPage} page */
function paintOf(context, paint, page) {
  if (typeof paint === "string") return colorOf(paint, page);
  const [kind, ...values] = paint;
  if (kind === "i") return tilesOf(context, page, .../** @type {Tiles} */ (values));
  const stops = /** @type {(number | string)[]} */ (values.pop());
  const gradient = makeGradient(context, kind, /** @type {number[]} */ (values));
  for (let place = 0; place < stops.length; place += 2) gradient.addColorStop(Number(stops[place]), colorOf(String(stops[place + 1]), page));
  return gradient;
}

/** @param {CanvasRenderingContext2D} context @param {string} kind @param {number[]} it */
function makeGradient(context, kind, [x, y, ...rest]) {
  if (kind === "l") return context.createLinearGradient(x, y, rest[0], rest[1]);
  if (kind === "c") return context.createConicGradient(rest[0], x, y);
  return context.createRadialGradient(x, y, rest[0], x, y, rest[1]);
}

// MARK: Images

/** @type {Map<string, HTMLImageElement>} */
const canvasImages = new Map(); // address → image, in the order in which they were asked for
const keptImages = 200;

/**
 * An image that has come; until then nothing, and what is drawn is drawn again when it has.
 * @param {string} address @param {CanvasPage} it
 */
function imageAt(address, { node }) {
  let image = canvasImages.get(address);
  if (!image && address) {
    image = new Image();
    image.src = address;
    canvasImages.set(address, image);
    if (canvasImages.size > keptImages) canvasImages.delete(canvasImages.keys().next().value);
  }
  if (image?.complete) return image.naturalWidth ? image : null;
  image?.addEventListener("load", () => drawSoon(node), { once: true });
  return null;
}

/**
 * A part of an image, again and again. The scale is that of its pixels.
 * @param {CanvasRenderingContext2D} context @param {CanvasPage} page @param {string} address @param {number} x @param {number} y @param {[number, number, number, number]} it @param {number} scale
 */
function tilesOf(context, page, address, x, y, [left, top, width, height], scale) {
  const image = imageAt(address, page);
  if (!image) return "transparent";
  const [columns, lines] = [image.naturalWidth, image.naturalHeight];
  const tile = document.createElement("canvas");
  /** @param {number} number */
  const limit = (number) => Math.min(Math.max(1, Math.round(number * scale * page.scale)), 4096);
  [tile.width, tile.height] = [limit(columns * width), limit(lines * height)];
  contextOf(tile).drawImage(
    image, left * columns, top * lines, width * columns, height * lines, 0, 0, tile.width, tile.height);
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix([1 / page.scale, 0, 0, 1 / page.scale, x, y]));
  return pattern ?? "transparent";
}

// MARK: Views

/** @type {WeakMap<Element, SymbolPicture>} */
const symbolPictures = new WeakMap(); // node of a view of a canvas → its picture, and its size

const watchSymbols = changes((node) => {
  const symbols = (node instanceof Element ? node : /** @type {Node} */ (node).parentElement)?.closest(".symbols");
  if (!symbols) return;
  // The older picture is shown until there is a newer one.
  for (const view of symbols.children) Object.assign(symbolPictures.get(view) ?? {}, { isOld: true });
  drawSoon(/** @type {Element} */ (symbols.parentElement));
});

/** @param {number} id @param {CanvasPage} it */
function symbolOf(id, { node }) {
  const element = nodes.get(id);
  if (!element) return {};
  const view = outermost(element);
  /** @type {SymbolPicture} */
  const symbol = symbolPictures.get(view) ?? { isOld: true };
  symbolPictures.set(view, symbol);
  if (symbol.isOld) takeSymbolPicture(view, symbol, node);
  return symbol;
}

/** @param {Element} view @param {SymbolPicture} symbol @param {Element} canvas */
async function takeSymbolPicture(view, symbol, canvas) {
  symbol.isOld = false;
  const [width, height] = [view.offsetWidth, view.offsetHeight];
  const image = new Image();
  image.src = await picture(view);
  await image.decode().catch(() => {});
  if (symbol.isOld || !image.naturalWidth) return drawSoon(canvas);
  Object.assign(symbol, { image, width, height });
  drawSoon(canvas);
}

/**
 * Colours with names depend on the style sheet and on the scheme.
 * @param {string} text @param {CanvasPage} it
 */
function colorOf(text, { canvas, colors }) {
  if (text.startsWith("rgb") || text === "transparent") return text;
  if (!colors.has(text)) {
    canvas.style.color = text;
    colors.set(text, getComputedStyle(canvas).color);
    canvas.style.color = "";
  }
  return colors.get(text) ?? "";
}

function redrawAll() {
  for (const node of document.querySelectorAll(".canvas")) drawSoon(node);
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawAll);
matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", redrawAll);

when("pictures", prepareCanvases);
when("resized", (node) => {
  if (node.matches(".canvas")) drawSoon(node);
});
when("scheme", redrawAll);
handle({ o: (id, first, last, operations) => changeCanvas(nodes.of(id), first, last, operations) });
