// Views that come and go with a transition: as if they had looked otherwise before, or looked so after they have gone.
//
// What goes is gone at once for all the rest of the page. What is seen of it goes on as a ghost: nothing finds it, nobody can use it, and it takes
// no part in the layout.

import { handle, operations, reached, showsMotion, when } from "./Moments.js";
import { nodes, outermost } from "./Nodes.js";

const longestLife = 10_000; // ms: of a ghost
const mostTransitions = 200; // of one commit: nobody sees more come and go at once
/** @type {AnimationDescription | null} */
let transitionsMove = null; // the animation under which operations happen

// MARK: Steps

/** @param {Element} node */
const runsLeft = (node) => getComputedStyle(node).direction === "rtl";

/**
 * A step that puts a node elsewhere: whatever else moves it is added. How far says the step, as numbers of these units.
 * @param {Element} node @param {string} name @param {number[]} place @param {string} unit @param {boolean} comes @param {AnimationDescription} animation
 */
function shift(node, name, place, unit, comes, animation) {
  const none = place.map(() => 0);
  const frame = (/** @type {number[]} */ [x, y]) => ({ translate: `${x}${unit} ${y}${unit}` });
  const [from, to] = comes ? [place, none] : [place.map((way) => -way), none];
  if (!comes) addShift(node, place, unit);
  reached("move", node, name, { form: unit, from, to, isPlain: true, adds: true, frame }, animation);
}

/** @param {Element} it @param {number[]} place @param {string} unit */
function addShift({ style }, [x, y], unit) {
  const [left = "0px", top = "0px"] = style.translate.match(/\w+\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? [];
  style.translate = `calc(${left} + ${x}${unit}) calc(${top} + ${y}${unit})`;
}

/**
 * A step that gives a property another value.
 * @param {Element} node @param {string} name @param {string} shown @param {string} hidden @param {boolean} comes @param {AnimationDescription} animation
 */
function restyle(node, name, shown, hidden, comes, animation) {
  if (!comes) node.style.setProperty(name, hidden);
  const [from, to] = comes ? [hidden, shown] : [shown, hidden];
  reached("look", node, name, from, to, animation);
}

/** @type {Record<string, (node: Element, comes: boolean, animation: AnimationDescription, ...values: any[]) => void>} */
const steps = {
  o(node, comes, animation, opacity) {
    const shown = node.style.opacity || "1";
    restyle(node, "opacity", shown, String(Number(shown) * opacity), comes, animation);
  },
  b(node, comes, animation, radius) {
    const shown = node.style.filter;
    restyle(node, "filter", shown, `${shown} blur(${Math.max(radius, 0)}px)`.trim(), comes, animation);
  },
  s(node, comes, animation, scale, x, y, ...rest) {
    const high = rest.length > 1 ? rest[0] : scale;
    restyle(node, "scale", high === scale ? "1" : "1 1", high === scale ? String(scale) : `${scale} ${high}`, comes, animation);
    const place = [(x - 0.5) * (1 - scale) * 100, (y - 0.5) * (1 - high) * 100];
    if (place.some(Boolean)) shift(node, "anchor", place, "%", comes, animation);
  },
  r(node, comes, animation, degrees, x, y) {
    restyle(node, "rotate", "0deg", `${degrees}deg`, comes, animation);
    if (x !== 0.5 || y !== 0.5) swing(node, degrees, [(x - 0.5) * node.offsetWidth, (y - 0.5) * node.offsetHeight], comes, animation);
  },
  m(node, comes, animation, edge, number) {
    const isLeft = (edge === "leading") !== runsLeft(node);
    const place = edge === "top" ? [0, -100] : edge === "bottom" ? [0, 100] : [isLeft ? -100 : 100, 0];
    shift(node, `beyond ${number}`, place, "%", comes, animation);
  },
  z(node, comes, animation, number) {
    if (!reached("zoom", node, document.documentElement, comes, animation)) steps.m(node, comes, animation, "trailing", number);
  },
  x: (node, comes, animation, dx, dy, number) => shift(node, `offset ${number}`, [runsLeft(node) ? -dx : dx, dy], "px", comes, animation),
};

/** @type {Record<string, string[]>} */
const movedBy = { o: ["opacity"], b: ["filter"], s: ["scale", "anchor"], r: ["rotate", "arc"], m: ["beyond"], x: ["offset"], z: ["zoom", "beyond 0"] };

/**
 * What turns about another point than its middle goes along an arc.
 * @param {Element} node @param {number} degrees @param {number[]} anchor @param {boolean} comes @param {AnimationDescription} animation
 */
function swing(node, degrees, [x, y], comes, animation) {
  /** @param {number} angle */
  const placeAt = (angle) => {
    const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    return [x * (1 - cosine) + y * sine, y * (1 - cosine) - x * sine];
  };
  const end = comes ? [0, 0] : placeAt(degrees);
  if (!comes) addShift(node, end, "px");
  /** @param {number[]} angle */
  const frame = ([angle]) => {
    const [left, top] = placeAt(angle);
    return { translate: `${left - end[0]}px ${top - end[1]}px` };
  };
  const [from, to] = comes ? [[degrees], [0]] : [[0], [degrees]];
  reached("move", node, "arc", { form: "arc", from, to, isPlain: false, adds: true, frame }, animation);
}

let takenTransitions = 0; // in this commit

/**
 * The steps that happen, each with its animation. Of those of a kind that do not add up the first one counts.
 * @param {TransitionGroup[]} groups
 */
function stepsIn(groups) {
  /** @type {AnimatedStep[]} */
  const found = [];
  for (const [own, ...all] of groups) {
    const animation = own ?? transitionsMove;
    for (const step of all) {
      if (!animation || !(step[0] in steps)) continue;
      const isSecond = found.some(([, [kind]]) => kind === step[0]);
      if (!isSecond || "mx".includes(step[0])) found.push([animation, step]);
    }
  }
  if (!found.length || document.hidden || takenTransitions++ >= mostTransitions) return [];
  return !showsMotion() ? [/** @type {AnimatedStep} */ ([found[0][0], ["o", 0]])] : found;
}

/** @param {Element} node @param {AnimatedStep[]} all @param {boolean} comes */
function take(node, all, comes) {
  for (const [place, [animation, [kind, ...values]]] of all.entries()) steps[kind](node, comes, animation, ...values, place);
}

// MARK: Ghosts

/** @type {Departure[]} */
const departures = []; // of this commit
/** @type {Element[]} */
const arrivals = []; // of this commit
/** @type {Map<Element, { ghost: Element, waits: Set<string>, timer: number }>} */
const ghosts = new Map(); // what has gone and is still seen → that, or what holds it, what moves of it, and when it goes at the latest

// By these the script finds nodes, and tells the app of them.
const traces = [
  "data-id", "id", "for", "data-measure", "data-target", "data-edit", "data-change", "data-choice", "data-shortcut", "data-keys", "data-pointer", "data-hover",
  "data-tap", "data-scroll-watch", "data-scroll-target", "data-scroll-anchor", "data-scroll-position", "data-scroll-targets",
];

/**
 * What is to be known of a view that goes, as long as it is there.
 * @param {Element} outer @param {AnimatedStep[]} steps
 * @returns {Departure}
 */
function departureOf(outer, steps) {
  const parent = /** @type {Element} */ (outer.parentElement);
  // Without the parent's own rules, or the neighbours', it looks as before.
  const { translate, borderRadius, backgroundColor } = getComputedStyle(outer);
  if (!outer.style.translate && translate && translate !== "none" && !reached("moving", outer)) outer.style.translate = translate;
  const place = outer.dataset.l === "a" ? null : {
    left: outer.offsetLeft, top: outer.offsetTop, width: outer.offsetWidth, height: outer.offsetHeight, borderRadius, backgroundColor,
  };
  for (const gap of outer.querySelectorAll(".gap")) {
    gap.style.height = `${gap.offsetHeight}px`;
    gap.className = "";
  }
  const scrolled = [outer, ...outer.querySelectorAll(".scroll, .list, textarea")].filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
    .map((node) => ({ node, left: node.scrollLeft, top: node.scrollTop }));
  return { outer, parent, place, scrolled, steps };
}

/**
 * What stands where a view stood that the style sheet had placed. Its rows are no rows of the list around.
 * @param {Departure} departure
 */
function holderOf({ outer, parent, place }) {
  const { left, top, width, height, borderRadius, backgroundColor } = /** @type {NonNullable<Departure["place"]>} */ (place);
  const frame = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  if (outer.dataset.l === "f") {
    outer.dataset.l = "a";
    outer.style.cssText += `;margin:0;right:auto;${frame}`;
    return outer;
  }
  const holder = document.createElement("div");
  holder.style.cssText = `all:unset;display:block;${frame}`;
  const list = parent.closest(".list");
  if (list) holder.className = "list";
  if (list?.dataset.style) holder.dataset.style = list.dataset.style;
  outer.style.cssText += `;margin:0;width:100%;height:100%;min-height:0;max-width:none;border-radius:${borderRadius};background-color:${backgroundColor}`;
  holder.append(outer);
  return holder;
}

/** @param {Element} outer */
function removeTraces(outer) {
  for (const dialog of outer.querySelectorAll("dialog")) dialog.remove();
  for (const node of [outer, ...outer.querySelectorAll(traces.map((name) => `[${name}]`).join())]) for (const name of traces) node.removeAttribute(name);
}

/** @param {Departure} departure */
function showGhost(departure) {
  const { outer, parent, scrolled, place } = departure;
  removeTraces(outer);
  const ghost = place ? holderOf(departure) : outer;
  ghost.classList.add("ghost");
  ghost.setAttribute("inert", "");
  ghost.setAttribute("aria-hidden", "true");
  // Nothing in it is a page that somebody sees.
  ghost.dataset.covered = "";
  ghost.style.pointerEvents = "none";
  // Behind what is still there.
  if (departure.isInFront) parent.append(ghost);
  else parent.prepend(ghost);
  for (const { node, left, top } of scrolled) node.scrollTo({ left, top, behavior: "instant" });
  take(outer, departure.steps, false);
  reached("standing", outer, true);
  // What moved before may do so for ever.
  const names = departure.steps.flatMap(([, [kind]], place) => ("mx".includes(kind) ? [`${movedBy[kind][0]} ${place}`] : movedBy[kind])).filter((name) => reached("moving", outer, name));
  if (!names.length) return ghost.remove();
  ghosts.set(outer, { ghost, waits: new Set(names), timer: setTimeout(() => dropGhost(outer), longestLife) });
}

/** @param {Element} outer */
function dropGhost(outer) {
  const known = ghosts.get(outer);
  if (!known) return;
  ghosts.delete(outer);
  clearTimeout(known.timer);
  known.ghost.remove();
}

// MARK: Moments

handle({
  come(id, groups) {
    const outer = outermost(nodes.of(id));
    const all = stepsIn(groups);
    take(outer, all, true);
    if (all.length) arrivals.push(outer);
  },
  go(id, groups) {
    const outer = outermost(nodes.of(id));
    const all = stepsIn(groups);
    const departure = all.length && !outer.matches("dialog") ? departureOf(outer, all) : null;
    operations.r?.(id);
    if (departure) departures.push(departure);
  },
});

when("animation", (animation) => {
  transitionsMove = animation;
});
when("applying", () => {
  takenTransitions = 0;
  departures.length = 0;
  arrivals.length = 0;
});
// A page goes in front of the one that it uncovers.
when("departing", (outer, step) => {
  departures.push({ ...departureOf(outer, [step]), isInFront: true });
});
when("ghostly", removeTraces);
when("displaced", (node, x, y) => {
  addShift(node, [x, y], "px");
});
// All that looks for nodes in this commit has done so.
when("sizes", () => {
  for (const node of arrivals.splice(0)) if (node.isConnected) reached("standing", node, false);
  for (const departure of departures.splice(0)) showGhost(departure);
});
when("rested", (node, name) => {
  const waits = ghosts.get(node)?.waits;
  if (waits?.delete(name) && !waits.size) dropGhost(node);
});
