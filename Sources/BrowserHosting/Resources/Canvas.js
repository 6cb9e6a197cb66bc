// Draws what the app has drawn on canvases. The operations are described where the app writes them (CanvasEncoder).
"use strict";

const drawings = new WeakMap(); // node → its operations
const waiting = new Set(); // nodes that are to be drawn in the next frame

/** Takes over the operations that come with nodes. */
function prepareCanvases(root) {
  for (const node of [root, ...root.querySelectorAll("[data-operations]")]) {
    if (!node.dataset?.operations) continue;
    drawings.set(node, JSON.parse(node.dataset.operations));
    delete node.dataset.operations;
    drawSoon(node);
  }
}

function changeCanvas(node, first, last, operations) {
  const old = drawings.get(node) ?? [];
  drawings.set(node, old.slice(0, first).concat(operations, old.slice(old.length - last)));
  drawSoon(node);
}

function drawSoon(node) {
  if (!waiting.size) requestAnimationFrame(drawWaiting);
  waiting.add(node);
}

function drawWaiting() {
  const nodes = [...waiting];
  waiting.clear();
  for (const node of nodes) if (node.isConnected && drawings.has(node)) drawCanvas(node);
}

function drawCanvas(node) {
  const canvas = node.querySelector(":scope > canvas");
  const [width, height] = [node.offsetWidth, node.offsetHeight];
  // Browsers draw nothing on canvases that are much larger.
  const scale = Math.min(devicePixelRatio, 8192 / Math.max(width, height, 1));
  const [columns, lines] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  if (canvas.width !== columns || canvas.height !== lines) [canvas.width, canvas.height] = [columns, lines];
  const context = canvas.getContext("2d");
  context.reset();
  drawOperations(context, drawings.get(node), { canvas, scale, colors: new Map(), texts: new Map() });
  canvas.replaceChildren();
}

function drawOperations(context, operations, page) {
  let state = [];
  context.save();
  enforce(context, state, page);
  for (const [name, ...values] of operations) {
    if (name === "=") {
      state = values;
      context.restore();
      context.save();
      enforce(context, state, page);
      continue;
    }
    const masks = (state[4] ?? []).filter(([area]) => typeof area !== "string");
    if (!masks.length) {
      painters[name](context, page, ...values);
      continue;
    }
    // Drawn by itself, and what the layers of clips leave of it is put in.
    const layer = makeLayer(context);
    layer.setTransform(context.getTransform());
    painters[name](layer, page, ...values);
    layer.setTransform(1, 0, 0, 1, 0, 0);
    for (const [inner, opacity, isInverse] of masks) {
      const mask = makeLayer(context);
      drawOperations(mask, inner, page);
      if (opacity < 1) {
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

function makeLayer(context) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [context.canvas.width, context.canvas.height];
  return canvas.getContext("2d");
}

function putIn(context, layer) {
  const transform = context.getTransform();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(layer.canvas, 0, 0);
  context.setTransform(transform);
}

/** Puts into force what `=` says. */
function enforce(context, [transform = [1, 0, 0, 1, 0, 0], opacity = 1, blend = "source-over", filters = [], clips = []], page) {
  const { scale } = page;
  for (const [path, isEvenOdd, isInverse, around] of clips) {
    if (typeof path !== "string") continue;
    context.setTransform(...around.map((number) => number * scale));
    if (isInverse) context.clip(new Path2D(`M-1e6 -1e6H1e6V1e6H-1e6Z${path}`), "evenodd");
    else context.clip(new Path2D(path), isEvenOdd ? "evenodd" : "nonzero");
  }
  context.setTransform(...transform.map((number) => number * scale));
  context.globalAlpha = opacity;
  context.globalCompositeOperation = blend;
  if (filters.length) context.filter = filters.map((filter) => filterText(filter, page)).join(" ");
}

function filterText([name, ...values], page) {
  if (name === "blur") return `blur(${values[0] * page.scale}px)`;
  if (name === "hue-rotate") return `hue-rotate(${values[0]}rad)`;
  if (name !== "drop-shadow") return `${name}(${values[0]})`;
  const [x, y, radius] = values.map((number) => `${number * page.scale}px`);
  return `drop-shadow(${x} ${y} ${radius} ${colorOf(values[3], page)})`;
}

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
    lines.forEach((line, index) => context.fillText(line, x - anchorX * width, top + index * text.height + text.baseline));
  },
  x(context, page, description, paint, x, y, width, height) {
    const text = prepareText(context, page, description, paint);
    const lines = text.words.split("\n").flatMap((line) => broken(context, line, width));
    const count = Math.max(1, Math.floor(height / text.height + 0.01));
    lines.slice(0, count).forEach((line, index) => context.fillText(line, x, y + index * text.height + text.baseline));
  },
  l(context, page, operations) {
    const layer = makeLayer(context);
    drawOperations(layer, operations, page);
    putIn(context, layer);
  },
};

/** A line in pieces that are no wider than a width, as far as words are not. */
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

/** Sets the font and colour that a node of the page would have, and tells the characters and the lengths of a line. */
function prepareText(context, page, description, paint) {
  const key = JSON.stringify(description);
  let text = page.texts.get(key);
  if (!text) {
    const node = build(description);
    page.canvas.append(node);
    const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(node);
    text = { words: node.textContent, font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`, color };
    context.font = text.font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
    text.height = Math.round(parseFloat(fontSize) * 1.3);
    text.baseline = (text.height - ascent - descent) / 2 + ascent;
    page.texts.set(key, text);
  }
  context.font = text.font;
  context.fillStyle = paint ? paintOf(context, paint, page) : text.color;
  return text;
}

function paintOf(context, paint, page) {
  if (typeof paint === "string") return colorOf(paint, page);
  const [kind, ...values] = paint;
  const stops = values.pop();
  const gradient = makeGradient(context, kind, values);
  for (let place = 0; place < stops.length; place += 2) gradient.addColorStop(stops[place], colorOf(stops[place + 1], page));
  return gradient;
}

function makeGradient(context, kind, [x, y, ...rest]) {
  if (kind === "l") return context.createLinearGradient(x, y, ...rest);
  if (kind === "c") return context.createConicGradient(rest[0], x, y);
  return context.createRadialGradient(x, y, rest[0], x, y, rest[1]);
}

/** Colours with names depend on the style sheet and on the scheme. */
function colorOf(text, { canvas, colors }) {
  if (text.startsWith("rgb") || text === "transparent") return text;
  if (!colors.has(text)) {
    canvas.style.color = text;
    colors.set(text, getComputedStyle(canvas).color);
    canvas.style.color = "";
  }
  return colors.get(text);
}

const redrawAll = () => document.querySelectorAll(".canvas").forEach(drawSoon);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawAll);
matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", redrawAll);
