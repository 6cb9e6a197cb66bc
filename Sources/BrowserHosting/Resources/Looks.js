// How a property goes from one text to another.
//
// Texts are read as words with numbers between them. Where the words are the same, the numbers move one by one, so that what turns twice is seen
// turning twice. Colours are four numbers, in linear light. What cannot be read so is left to the browser.

import { reached, when } from "./Moments.js";

// MARK: Reading

const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?";
// What a text consists of, but for single characters: an address, a distance towards the trailing edge, a colour or the beginning of one, a word,
// a number with its unit.
const tokens = new RegExp(
  `(url\\((?:"[^"]*"|[^)"]*)\\))|calc\\(var\\(--flow\\) \\* (${number})px\\)|`
    + "(#[\\da-f]{3,8}\\b|\\b(?:transparent|currentcolor|black|white)\\b|\\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|light-dark)\\(|var\\(--[\\w-]+\\))|"
    + `(-*[a-z_][\\w-]*)|(${number})(%|[a-z]+)?|`, "giy");
const pathNumber = new RegExp(number, "gi");

/**
 * Where what is opened before a place in a text is closed again.
 * @param {string} text @param {number} start
 */
function closing(text, start) {
  let depth = 1;
  let place = start;
  for (; place < text.length && depth; place++) depth += text[place] === "(" ? 1 : text[place] === ")" ? -1 : 0;
  return place;
}

/**
 * The four components of a colour in linear light.
 * @param {string} text @param {Element} node where it counts
 */
function lightOf(text, node) {
  const plain = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+))?\)$/.exec(text);
  if (plain) {
    const [red, green, blue] = plain.slice(1, 4).map((part) => Number(part) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return [red, green, blue, Number(plain[4] ?? 1)];
  }
  if (text === "transparent") return [0, 0, 0, 0];
  // The browser knows all others. It is asked with a declaration that draws nothing.
  const { style } = node;
  style.setProperty("column-rule-color", `color-mix(in srgb-linear, ${text}, ${text})`);
  const parts = /srgb-linear ([^)]+)\)/.exec(getComputedStyle(node).getPropertyValue("column-rule-color"))?.[1].split(/[ /]+/) ?? [];
  style.removeProperty("column-rule-color");
  return [0, 1, 2, 3].map((i) => Number(parts[i] ?? (i === 3 ? 1 : 0)) || 0);
}

/** @param {string} name @param {Element} node */
function isColorVariable(name, node) {
  const value = getComputedStyle(node).getPropertyValue(name).trim();
  return value !== "" && CSS.supports("color", value);
}

/** @param {Look} look @param {string} unit @param {number[]} numbers */
function addNumbers(look, unit, ...numbers) {
  look.numbers.push(...numbers);
  look.units.push(unit);
  look.words.push("");
}

/** @param {Look} look @param {string} text */
function addWords(look, text) {
  look.words[look.words.length - 1] += text;
}

/**
 * The numbers of a path stand close together. Returns where it ends.
 * @param {Look} look @param {string} text @param {number} start
 */
function readPath(look, text, start) {
  const open = text.indexOf('"', start);
  const close = text.indexOf('"', open + 1);
  if (open < 0 || close < 0) return start;
  let place = start;
  for (const { 0: found, index = 0 } of text.slice(0, close).matchAll(pathNumber)) {
    if (index < open) continue;
    addWords(look, text.slice(place, index));
    addNumbers(look, "", Number(found));
    place = index + found.length;
  }
  addWords(look, text.slice(place, close));
  return close;
}

/** @param {Look} look @param {string} text @param {Element} node */
function readStyle(look, text, node) {
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.length) {
    const start = tokens.lastIndex;
    const [found, address, distance, color, word, amount, unit] = tokens.exec(text) ?? [""];
    if (distance !== undefined) addNumbers(look, "flow", Number(distance));
    else if (amount !== undefined) addNumbers(look, unit ?? "", Number(amount));
    else if (color) {
      const end = color.endsWith("(") ? closing(text, tokens.lastIndex) : tokens.lastIndex;
      const whole = text.slice(start, end);
      tokens.lastIndex = end;
      if (color.startsWith("var(") && !isColorVariable(color.slice(4, -1), node)) addWords(look, whole);
      else addNumbers(look, "color", ...lightOf(whole, node));
    } else if (address || word) {
      addWords(look, found);
      if (word === "path") tokens.lastIndex = readPath(look, text, tokens.lastIndex);
    }
    else addWords(look, text[tokens.lastIndex++]);
  }
}

/**
 * @param {string} text @param {Element} node
 * @returns {Look}
 */
function readLook(text, node) {
  const look = { words: [""], units: [], numbers: [] };
  readStyle(look, text, node);
  return look;
}

/**
 * The functions that a list consists of, in forms that do not depend on their values.
 * @param {string} text
 */
function functionsIn(text) {
  const functions = [];
  for (let start = 0; text.includes("(", start); ) {
    const end = closing(text, text.indexOf("(", start) + 1);
    const one = text.slice(start, end).trim();
    functions.push(one.replace(/^scale\(([^,]+)\)$/, "scale($1, $1)").replace(/^drop-shadow\(((?:\S+ ){3})(.+)\)$/, (all, lengths, color) =>
      /^[-\d.]/.test(lengths) ? `drop-shadow(${color} ${lengths.trim()})` : all));
    start = end;
  }
  return functions;
}

// MARK: Comparing

/**
 * The same function when it changes nothing.
 * @param {Look} look
 * @returns {Look}
 */
function neutral(look) {
  const [name] = look.words[0].split("(");
  /** @param {number} value @param {number} i */
  const none = (value, i) => {
    if (/^(?:scale|brightness|contrast|saturate|opacity)/.test(name)) return 1;
    if (name === "matrix") return i === 0 || i === 3 ? 1 : 0;
    if (name === "matrix3d") return i % 5 ? 0 : 1;
    // An axis, a distance, an anchor, and a shadow's colour without its opacity stay.
    const stays = name === "rotate3d" ? i < 3 : name === "perspective" || (name === "translate" ? look.units[i] === "%" : look.units[0] === "color" && i < 3);
    return stays ? value : 0;
  };
  return { ...look, numbers: look.numbers.map(none) };
}

/** @param {Look} look */
const isNeutral = (look) => neutral(look).numbers.every((value, i) => value === look.numbers[i]);

/**
 * Two looks in the same form; null where they differ in more than numbers. Nothing is nothing in each unit.
 * @param {Look} a @param {Look} b
 * @returns {[Look, Look] | null}
 */
function pairOf(a, b) {
  if (a.words.join("\n") !== b.words.join("\n")) return null;
  let place = 0;
  const units = a.units.map((unit, i) => {
    const [one, other] = [a.numbers[place], b.numbers[place]];
    place += unit === "color" ? 4 : 1;
    if (unit === b.units[i]) return unit;
    if (unit === "color" || b.units[i] === "color") return null;
    return other === 0 ? unit : one === 0 ? b.units[i] : null;
  });
  if (units.includes(null)) return null;
  const known = /** @type {string[]} */ (units);
  return [{ ...a, units: known }, { ...b, units: known }];
}

/**
 * Two lists in the same form: what one does not have changes nothing there.
 * @param {Look[]} first @param {Look[]} second
 * @returns {[Look[], Look[]] | null}
 */
function alike(first, second) {
  /** @type {[Look[], Look[]]} */
  const result = [[], []];
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const pair = pairOf(first[i] ?? neutral(second[i]), second[i] ?? neutral(first[i]));
    if (!pair) return null;
    for (const place of [0, 1]) result[place].push(pair[place]);
  }
  return result;
}

/**
 * The same, where a list that does nothing stands for none.
 * @param {Look[]} first @param {Look[]} second
 */
function inOneForm(first, second) {
  return alike(first, second) ?? (first.every(isNeutral) ? alike([], second) : second.every(isNeutral) ? alike(first, []) : null);
}

// MARK: Moving

/** @type {WeakMap<Element, Map<string, Look[]>>} */
const lastForms = new WeakMap(); // node → property → the form in which it moved last
const lists = /^(?:transform|(?:backdrop-)?filter)$/;
// What may be less than nothing. Of all else browsers refuse that, or it means something else.
const signed = /^(?:transform|translate|rotate|scale|d|--[xy]|--inset|.*-position|stroke-dashoffset|letter-spacing)$/;
// What browsers do not go through one by one.
const mixed = /matrix|rotate3d/;
// How far colours have come, where their curve is left to the browser: it goes from one to the next in another light, which is seen near black.
const marks = [0, 1 / 64, 1 / 16, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 15 / 16, 63 / 64, 1];
const neutralTexts = new Map([["opacity", "1"], ["scale", "1"], ["rotate", "0deg"]]);

/** @param {Look} look @param {number[]} numbers */
function textFor({ words, units }, numbers) {
  let place = 0;
  const next = () => Math.round(numbers[place++] * 1e5) / 1e5;
  return units.reduce((text, unit, i) => {
    const value = next();
    if (unit === "color") return `${text}color(srgb-linear ${value} ${next()} ${next()} / ${next()})${words[i + 1]}`;
    return `${text}${unit === "flow" ? `calc(var(--flow) * ${value}px)` : value + unit}${words[i + 1]}`;
  }, words[0]);
}

/** @param {string} name */
const keyOf = (name) => (name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));

/**
 * How a property goes from one text to another; null where it cannot.
 * @param {Element} node @param {string} name @param {string} before @param {string} after
 * @returns {Change | null}
 */
function changeOf(node, name, before, after) {
  const isList = lists.test(name);
  if (!isList && !neutralTexts.has(name) && !(before && after)) return null;
  const [from, to] = [before, after].map((text) =>
    isList ? functionsIn(text).map((one) => readLook(one, node)) : [readLook(text || (neutralTexts.get(name) ?? text), node)]);
  const key = keyOf(name);
  let pair = isList ? inOneForm(from, to) : alike(from, to);
  if (!pair) {
    // Words alone have nothing between them, and neither have properties that browsers do not know.
    if (name.startsWith("--") || ![from, to].some((looks) => looks.some(({ numbers }) => numbers.length))) return null;
    return { form: `${before}\n${after}`, from: [0], to: [1], isPlain: true, frame: ([place]) => ({ [key]: (place < 0.5 ? before : after) || "none" }) };
  }
  // What is underway is in a form that may have room for more.
  const last = lastForms.get(node)?.get(name) ?? [];
  const [one, other] = pair.map((looks) => last.length > 0 && alike(looks, last));
  if (one && other && lookForm(one[0]) === lookForm(other[0])) pair = [one[0], other[0]];
  const own = lastForms.get(node) ?? new Map();
  // Nothing in it is nothing: its units count.
  lastForms.set(node, own.set(name, pair[0].map((look) => ({ ...look, numbers: look.numbers.map((value) => value || 1e-9) }))));
  return movement(name, pair);
}

/** @param {Look[]} looks */
const lookForm = (looks) => looks.map(({ words, units }) => words.join("#") + units.join()).join(" ");

/**
 * @param {string} name @param {[Look[], Look[]]} pair
 * @returns {Change | null}
 */
function movement(name, [first, second]) {
  const [from, to] = [first, second].map((looks) => looks.flatMap(({ numbers }) => numbers));
  if (!from.length) return null;
  const key = keyOf(name);
  const form = lookForm(second);
  const least = from.map((value, i) => (signed.test(name) || value < 0 || to[i] < 0 || /path\(|polygon\(/.test(form) ? -Infinity : 0));
  const isKnown = !name.startsWith("--") && !mixed.test(form);
  const hasColors = second.some(({ units }) => units.includes("color"));
  const most = name === "opacity" ? 1 : Infinity;
  return {
    form, from, to,
    fits: (numbers) => numbers.every((value, i) => value >= least[i] && value <= most),
    isPlain: isKnown && !hasColors,
    marks: isKnown && hasColors && second.every(({ words }) => lists.test(name) || words.join("") === "") ? marks : undefined,
    frame(numbers) {
      let place = 0;
      const texts = second.map((look) => {
        const start = place;
        place += look.numbers.length;
        return textFor(look, numbers.slice(start, place).map((value, i) => Math.min(Math.max(value, least[start + i]), most)));
      });
      return { [key]: texts.join(" ") };
    },
  };
}

/**
 * Has a property of a node move from one text to another.
 * @param {Element} node @param {string} name @param {string} before @param {string} after @param {AnimationDescription | null} [animation]
 */
function moveLook(node, name, before, after, animation) {
  const change = changeOf(node, name, before, after);
  // What cannot move ends what moves.
  reached("move", node, name, change ?? { form: "", from: [0], to: [0], isPlain: true, frame: () => ({}) }, animation);
}

when("look", moveLook);
