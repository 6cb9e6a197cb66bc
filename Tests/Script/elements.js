// As much of elements as what moves them needs: their styles and attributes, where they are in each other, and what they were told to animate.
import "./page.js";

const dashed = (name) => (name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Declarations, by their names in either form. */
function styleOf() {
  const declared = new Map();
  const set = (name, value) => (value ? declared.set(dashed(name), value) : declared.delete(dashed(name)));
  const parse = (text) => {
    for (const [, name, value] of text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|[^;"])*)/g)) set(name, value.trim());
  };
  const own = {
    setProperty: set,
    removeProperty: (name) => declared.delete(name),
    getPropertyValue: (name) => declared.get(name) ?? "",
  };
  return new Proxy(own, {
    get: (_, name) => own[name] ?? (name === "cssText" ? [...declared].map(([key, value]) => `${key}: ${value};`).join(" ") : declared.get(dashed(name)) ?? ""),
    set(_, name, value) {
      if (name === "cssText") {
        declared.clear();
        parse(value);
      } else set(name, value);
      return true;
    },
  });
}

/** What a node was told to animate. Time goes on with the document's. */
class FakeAnimation {
  startTime = null;
  isCancelled = false;
  onfinish = null;
  constructor(frames, timing) {
    const { offset, ...texts } = frames;
    const { composite } = timing;
    const names = Object.keys(texts);
    this.frames = texts[names[0]].map((_, i) => Object.fromEntries([...names.map((name) => [name, texts[name][i]]), ["composite", composite]]));
    Object.assign(this, { timing, offset });
  }
  get currentTime() {
    return this.startTime === null ? 0 : document.timeline.currentTime - this.startTime;
  }
  cancel() {
    this.isCancelled = true;
  }
  /** The texts shown after milliseconds: what lies between two is not, if browsers know nothing between them. */
  shown(time) {
    const { delay, duration, iterations, easing } = this.timing;
    const part = Math.max(0, time - delay) / duration;
    if (part >= iterations) return null;
    const points = easing.startsWith("linear(") ? easing.slice(7, -1).split(",") : ["0 0%", "1 100%"];
    const curve = points.map((point) => point.split(" ").map(Number.parseFloat)).map(([value, place]) => [place / 100, value]);
    assert(/^linear|^cubic-bezier\(0, 0, 1, 1\)/.test(easing), easing);
    const between = (places, place) => {
      const index = places.findLastIndex((one, i) => i < places.length - 1 && (one <= place || i === 0));
      return [index, (place - places[index]) / (places[index + 1] - places[index])];
    };
    const [point, rest] = between(curve.map(([place]) => place), part % 1);
    const offsets = this.offset.length ? this.offset : this.frames.map((_, i) => i / (this.frames.length - 1));
    const [frame, share] = between(offsets, curve[point][1] + (curve[point + 1][1] - curve[point][1]) * rest);
    const [from, to] = [this.frames[frame], this.frames[frame + 1]];
    return Object.fromEntries(Object.entries(from).filter(([name]) => name !== "composite").map(([name, text]) => {
      const numbers = (one) => String(one).match(/-?\d+\.?\d*(?:e-?\d+)?/g).map(Number);
      const [before, after] = [numbers(text), numbers(to[name])];
      return [name, before.map((value, i) => value + (after[i] - value) * share)];
    }));
  }
}

function assert(isSo, what) {
  if (!isSo) throw new Error(what);
}

export class FakeElement {
  children = [];
  parentElement = null;
  attributes = new Map();
  style = styleOf();
  animations = [];
  scrollLeft = 0;
  scrollTop = 0;
  place = { left: 0, top: 0, width: 10, height: 10 };
  constructor(tag, attributes = {}, ...children) {
    this.tag = tag;
    for (const name in attributes) this.setAttribute(name, attributes[name]);
    this.append(...children);
  }
  /** What is playing of a property. */
  playing(name) {
    return this.animations.findLast((one) => !one.isCancelled && name in one.frames[0]);
  }
  animate(frames, timing) {
    const animation = new FakeAnimation(frames, timing);
    this.animations.push(animation);
    return animation;
  }
  dataset = new Proxy({}, {
    get: (_, name) => this.attributes.get(`data-${dashed(name)}`),
    set: (_, name, value) => this.setAttribute(`data-${dashed(name)}`, value) ?? true,
    has: (_, name) => this.attributes.has(`data-${dashed(name)}`),
  });
  get classList() {
    return { add: (name) => (this.className = `${this.className} ${name}`.trim()), contains: (name) => this.className.split(" ").includes(name) };
  }
  get className() {
    return this.attributes.get("class") ?? "";
  }
  set className(text) {
    this.attributes.set("class", text);
  }
  get isConnected() {
    return this === document.body || (this.parentElement?.isConnected ?? false);
  }
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  setAttribute(name, value) {
    if (name === "style") this.style.cssText = value;
    else this.attributes.set(name, value);
  }
  removeAttribute(name) {
    if (name === "style") this.style.cssText = "";
    else this.attributes.delete(name);
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  getAttributeNames() {
    return [...this.attributes.keys(), "style"];
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  toggleAttribute() {}
  /** Of a selector the last part alone, which is as much as these tests need. */
  matches(selectors) {
    return selectors.split(",").some((selector) => {
      const last = selector.trim().split(/[ >]+/).at(-1);
      if (last.includes(":")) return false;
      const parts = last.match(/^[\w-]+|\.[\w-]+|\[[^\]]+\]/g) ?? [];
      return parts.every((part) => {
        if (part.startsWith(".")) return this.classList.contains(part.slice(1));
        if (!part.startsWith("[")) return part === this.tag;
        const [, name, value] = /\[([\w-]+)(?:="(.*)")?\]/.exec(part);
        return this.attributes.has(name) && (value === undefined || this.attributes.get(name) === value);
      });
    });
  }
  closest(selectors) {
    return this.matches(selectors) ? this : this.parentElement?.closest(selectors) ?? null;
  }
  querySelectorAll(selectors) {
    return this.children.flatMap((child) => [...(child.matches(selectors) ? [child] : []), ...child.querySelectorAll(selectors)]);
  }
  querySelector(selectors) {
    return selectors.startsWith(":scope") ? null : this.querySelectorAll(selectors)[0] ?? null;
  }
  insertBefore(node, sibling) {
    node.remove();
    this.children.splice(sibling ? this.children.indexOf(sibling) : this.children.length, 0, node);
    node.parentElement = this;
  }
  append(...children) {
    for (const child of children) this.insertBefore(child, null);
  }
  prepend(child) {
    this.insertBefore(child, this.children[0]);
  }
  remove() {
    this.parentElement?.children.splice(this.parentElement.children.indexOf(this), 1);
    this.parentElement = null;
  }
  replaceWith(other) {
    this.parentElement.insertBefore(other, this);
    this.remove();
  }
  contains(other) {
    return other === this || this.children.some((child) => child.contains(other));
  }
  scrollTo({ left, top }) {
    Object.assign(this, { scrollLeft: left, scrollTop: top });
  }
  getBoundingClientRect() {
    const { left, top, width, height } = this.place;
    return { left, top, width, height, right: left + width, bottom: top + height };
  }
  get offsetLeft() {
    return this.place.left;
  }
  get offsetTop() {
    return this.place.top;
  }
  get offsetWidth() {
    return this.place.width;
  }
  get offsetHeight() {
    return this.place.height;
  }
}

export class FakeDrawing extends FakeElement {}

Object.assign(globalThis, {
  Element: FakeElement,
  SVGElement: FakeDrawing,
  innerWidth: 1000,
  innerHeight: 500,
  // Colours that only the browser knows; and the direction of lines.
  getComputedStyle: (node) => ({
    direction: node.closest("[dir]")?.getAttribute("dir") ?? "ltr",
    getPropertyValue: (name) => (name === "column-rule-color" ? /named/.test(node.style.columnRuleColor) && "color(srgb-linear 0.25 0.5 1 / 0.5)" : name === "--named" ? "named" : "1px"),
  }),
  CSS: { supports: (_, value) => value === "named" },
});
const { querySelector } = document;
Object.assign(document, {
  body: new FakeElement("body"),
  documentElement: new FakeElement("html"),
  hidden: false,
  timeline: { currentTime: 0 },
  createComment: () => new FakeElement("comment"),
  getElementById: () => null,
  createElement: (tag) => new FakeElement(tag),
  createElementNS: (_, tag) => new FakeDrawing(tag),
  querySelector: (selector) => (selector === "main" ? document.body.children[0] : querySelector(selector)),
});
