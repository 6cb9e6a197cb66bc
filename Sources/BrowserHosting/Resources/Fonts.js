// Measures fonts for the app, which works out where things are: how wide this browser draws each character, and how high it takes fonts to be.
//
// A font is named by declarations of CSS ("font-weight:600;font-style:italic"); what they leave out is as in the body. The app asks for the
// fonts that it uses, and for words that no table has: of scripts whose letters change with their neighbours, emoji. Tables are measured when
// the page has nothing else to do, once for each browser: they stay in localStorage, and a page that has them says their ids.

import { setCookie } from "./Tab.js";
import { handle, when } from "./Moments.js";
import { report } from "./Outbox.js";

const fontVersion = 1; // of what is stored; another one makes browsers measure anew
const fontKey = `${fontVersion} ${devicePixelRatio} ${navigator.userAgent}`;
const fontLimit = 64; // stored tables
const fontIndex = readFonts(); // font → [id, how wide the probe was]
/** @param {string} face */
const fontName = (face) => `font ${face}`;
/** @type {[characters: string, face: string][]} */
const fontQueue = []; // [characters, font] to be measured

function readFonts() {
  try {
    const { key, faces } = JSON.parse(localStorage.getItem("fonts") ?? "{}");
    if (key === fontKey) return new Map(faces);
    for (const [face] of faces ?? []) localStorage.removeItem(fontName(face));
  } catch {
    // Storage is off, or somebody else has written there.
  }
  return new Map();
}

function storeFonts() {
  try {
    localStorage.setItem("fonts", JSON.stringify({ key: fontKey, faces: [...fontIndex] }));
  } catch {
    // Storage is full, or off: the next page measures again.
  }
  tellNextPage();
}

const fontIDs = () => [...fontIndex.values()].map(([id]) => id).filter((id) => id);

/** With its tables the app can lay out the first response of the next page. The newest, and not all, for a cookie goes with each request. */
function tellNextPage() {
  setCookie("oriel-fonts", fontIDs().slice(-24).join("."));
}

/** Says which tables there are, when the fonts of the app's own are here: what is drawn in another one meanwhile is measured by nobody. */
async function tellFonts() {
  await drawn(ownFonts.slice(0, 1).map(([face]) => face));
  takeOwnFonts();
  report("fonts", fontIDs().join(" "));
  if (fontIndex.size) idle().then(checkFonts);
}

const ownFontLimit = 5000; // ms: a line so slow is not waited for

/**
 * The files of fonts are here, or will not be soon: what is drawn in them has them loaded.
 * @param {string[]} faces
 */
function drawn(faces) {
  if (faces.length) widthsOf(faces.map((face) => [probe, face]));
  return Promise.race([document.fonts.ready, new Promise((go) => setTimeout(go, ownFontLimit))]);
}

/** Where this browser draws the app's own font, as wide and high as the app knows it, no weight of it need be measured. */
function takeOwnFonts() {
  if (!ownFonts.length) return;
  const [[face, , width, metrics]] = ownFonts;
  if (Math.abs(widthsOf([[probe, face]])[0] - width) > 0.05) return;
  if (fontHeights(face, [1000, ...heightSizes]).join(" ") !== metrics.split(" ").slice(1).join(" ")) return;
  for (const [face, id, width] of ownFonts) fontIndex.set(face, [id, width]);
}

/** A font may be another one than when it was measured: installed since, or updated. Then it is measured again when the app asks for it. */
async function checkFonts() {
  // The app's own are known, and a weight that no text has is not loaded.
  const known = [...fontIndex].filter(([face, [id]]) => !ownFonts.some(([own, ownID]) => own === face && ownID === id));
  const faces = known.map(([face]) => face);
  await drawn(faces);
  const widths = widthsOf(faces.map((face) => [probe, face]));
  const old = known.filter(([, [, width]], index) => Math.abs(widths[index] - width) > 0.05);
  // An app at another port of this machine has the same cookie.
  if (!old.length) return tellNextPage();
  for (const [face] of old) forgetFont(face);
  storeFonts();
  report("fonts", fontIDs().join(" "));
}

/** @param {string} face */
function forgetFont(face) {
  fontIndex.delete(face);
  localStorage.removeItem(fontName(face));
}

/**
 * The app keeps a table under this id.
 * @param {string} face @param {string} id
 */
function keepFont(face, id) {
  const entry = fontIndex.get(face);
  if (!entry) return;
  entry[0] = id;
  storeFonts();
}

// MARK: Measuring

const idle = () => new Promise((go) => ("requestIdleCallback" in globalThis ? requestIdleCallback(go, { timeout: 2000 }) : setTimeout(go, 50)));

// As texts are drawn: each character as wide as by itself, and as many times as wide as the font is larger.
const drawing = {
  fontKerning: "none", fontVariantLigatures: "none", textRendering: "geometricPrecision", letterSpacing: "0", whiteSpace: "pre", position: "absolute",
};
const wholeSize = 100; // px: large, so that lengths, which are multiples of 1/64 px, are exact enough for all sizes
const copies = 16; // of a character, for the same reason: 1/64 px in 1600 px is as exact as a table is
const atOnce = 400; // characters: some 10 ms
const probe = "Hamburgefonstiv The quick brown fox, 0123456789: AVATAR fjord “x” – Grüße, Ελλάδα, Москва";
const probeSizes = [10, 11, 12, 13, 15, 16, 17, 20, 22, 28, 34];
const heightSizes = Array.from({ length: 59 }, (_, index) => index + 6);

/**
 * Makes a place out of sight, within the body and yet out of reach of its style sheet, for as long as something is measured in it.
 * @template T
 * @param {(root: ShadowRoot) => T} work
 */
function inProbe(work) {
  const host = document.createElement("div");
  host.setAttribute("aria-hidden", "true");
  Object.assign(host.style, { position: "absolute", top: 0, left: 0, width: 0, height: 0, overflow: "hidden", visibility: "hidden", contain: "strict" });
  const root = host.attachShadow({ mode: "closed" });
  document.body.append(host);
  try {
    return work(root);
  } finally {
    host.remove();
  }
}

/**
 * A box in a font. One that names no size has this one.
 * @param {string} face @param {number} size
 */
function fontBox(face, size) {
  const box = document.createElement("div");
  box.style.cssText = face;
  Object.assign(box.style, drawing);
  box.style.fontSize ||= `${size}px`;
  return box;
}

/** @param {string} face */
const ownSize = (face) => Number.parseFloat(fontBox(face, wholeSize).style.fontSize);

/**
 * How wide texts are, each in a font, at its own size or a given one. All are laid out at once, those of a font as lines of one box.
 * @param {[string, string, number?][]} texts
 */
function widthsOf(texts) {
  return inProbe((root) => {
    /** @type {{ face: string, size?: number, lines: string[], text: Text }[]} */
    const boxes = [];
    for (const [text, face, size] of texts) {
      const last = boxes.at(-1);
      if (last?.face === face && last.size === size) last.lines.push(text);
      else boxes.push({ face, size, lines: [text], text: document.createTextNode("") });
    }
    for (const one of boxes) {
      const box = fontBox(one.face, one.size ?? wholeSize);
      one.text.data = one.lines.join("\n");
      box.append(one.text);
      root.append(box);
    }
    const range = document.createRange();
    return boxes.flatMap(({ text, lines }) => {
      let end = -1;
      return lines.map((line) => {
        range.setStart(text, end + 1);
        range.setEnd(text, (end += 1 + line.length));
        return widthOf(range);
      });
    });
  });
}

/**
 * How wide the one line of a range is. WebKit counts the end of the line before to it, as a rectangle of no width.
 * @param {Range} range
 */
function widthOf(range) {
  const rectangles = [...range.getClientRects()].filter(({ width }) => width);
  if (!rectangles.length) return 0;
  return Math.max(...rectangles.map(({ right }) => right)) - Math.min(...rectangles.map(({ left }) => left));
}

/**
 * Ascent and descent of a font at each size, as the browser rounds them: those of a line's letters around its baseline.
 * @param {string} face @param {number[]} sizes
 */
function fontHeights(face, sizes) {
  return inProbe((root) => {
    const lines = sizes.map((size) => {
      const box = fontBox(face, size);
      Object.assign(box.style, { fontSize: `${size}px`, lineHeight: "normal" });
      const letters = document.createElement("span");
      const baseline = document.createElement("span");
      baseline.style.display = "inline-block";
      letters.append("x", baseline);
      box.append(letters);
      root.append(box);
      return [letters, baseline];
    });
    return lines.flatMap(([letters, baseline]) => {
      const { top, bottom } = letters.getBoundingClientRect();
      const line = baseline.getBoundingClientRect().bottom;
      return [Math.round(line - top), Math.round(bottom - line)];
    });
  });
}

/**
 * Hundred-thousandths of the font's size: what the app can read.
 * @param {number} width @param {number} size
 */
const inFont = (width, size) => Math.min(Math.max(Math.round((width / size) * 1e5), 0), 1e6 * 256);

/** @param {string} ranges */
const charactersIn = (ranges) => ranges.split(" ").flatMap((range) => {
  const [first, last] = range.split("-").map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
});

/**
 * Measures a font, a few characters at a time.
 * @param {string} face @param {string} ranges
 */
async function measureFont(face, ranges) {
  await drawn([face]);
  const size = ownSize(face);
  const characters = charactersIn(ranges);
  const advances = new Map();
  for (let start = 0; start < characters.length; start += atOnce) {
    await idle();
    const part = characters.slice(start, start + atOnce);
    const widths = widthsOf(part.map((character) => [character.repeat(copies), face]));
    for (const [index, character] of part.entries()) advances.set(character, widths[index] / copies);
  }
  await idle();
  const heights = fontHeights(face, [1000, ...heightSizes]);
  await idle();
  // How far the widths at other sizes, and of whole lines, are from what the table says, for each character.
  const sum = [...probe].reduce((sum, character) => sum + advances.get(character), 0);
  const sizes = /(^|;)font-size:/.test(face) ? [size] : probeSizes;
  const lines = sizes.map((other) => /** @type {[string, string, number?]} */ ([probe, face, other]));
  const widths = widthsOf([...lines, [probe, face]]);
  const errors = sizes.map((other, index) => Math.abs(widths[index] - (sum * other) / size) / probe.length);
  const error = Math.min(Math.ceil(Math.max(...errors) * 1000), 10000);
  return {
    probe: widths.at(-1),
    metrics: [error, ...heights.map((height) => Math.min(Math.max(height, 0), 10000))].join(" "),
    advances: characters.map((character) => Math.min(inFont(advances.get(character), size), 1e6)).join(" "),
  };
}

/** @param {string} face @param {string} ranges */
function storedFont(face, ranges) {
  try {
    const stored = fontIndex.has(face) && JSON.parse(localStorage.getItem(fontName(face)) ?? "null");
    return stored?.ranges === ranges ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The app wants tables of these fonts.
 * @param {string} ranges @param {string[]} faces
 */
async function measureFonts(ranges, faces) {
  const isAtWork = fontQueue.length > 0;
  for (const face of faces) if (!fontQueue.some(([, other]) => other === face)) fontQueue.push([ranges, face]);
  if (isAtWork) return;
  for (; fontQueue.length; fontQueue.shift()) {
    const [ranges, face] = fontQueue[0];
    const stored = storedFont(face, ranges);
    const { metrics, advances, probe } = stored ?? (await measureFont(face, ranges));
    if (!stored) {
      fontIndex.delete(face);
      for (const [oldest] of [...fontIndex].slice(0, Math.max(0, fontIndex.size + 1 - fontLimit))) forgetFont(oldest);
      fontIndex.set(face, ["", probe]);
      try {
        localStorage.setItem(fontName(face), JSON.stringify({ ranges, metrics, advances }));
      } catch {
        fontIndex.delete(face);
      }
    }
    report("font", face, metrics, advances);
  }
}

/**
 * The app wants to know how wide these are. At once: it shows them already.
 * @param {number} number @param {string} face @param {string[]} words
 */
async function measureWords(number, face, words) {
  await drawn([face]);
  const size = ownSize(face);
  report("words", number, widthsOf(words.map((word) => [word, face])).map((width) => inFont(width, size)).join(" "));
}

handle({ fonts: measureFonts, words: measureWords, font: keepFont });
when("begin", tellFonts);
