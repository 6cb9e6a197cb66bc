// Moves what changes under an animation.
//
// The app's values are set at once, by the operations as they always are: what is lost of a movement leaves the right picture. What is found to
// move is told as "move": a node, a name for what of it moves, and numbers before and after. What is left of the change is played as an animation
// of the browser, from the page's own numbers alone: nothing asks the browser where something in motion is.

import { handle, reached, when } from "./Moments.js";
import { restOf } from "./Curves.js";

const mostMovements = 2000; // that begin in one commit
const longestPart = 10; // s: of what the browser has to be told frame by frame
const mostFrames = 1000; // in such a part
/** @type {Map<Element, Map<string, Track>>} */
const tracks = new Map(); // node → what of it moves
/** @type {AnimationDescription | null} */
let animationNow = null; // under which operations happen
let begunMovements = 0; // of this commit
/** @type {Set<Element>} */
const newcomers = new Set(); // what has come with this commit: it stands where it stands

/** @param {Element} node */
function isNew(node) {
  if (!newcomers.size) return false;
  for (let around = /** @type {Element | null} */ (node); around; around = around.parentElement) if (newcomers.has(around)) return true;
  return false;
}

// MARK: Tracks

/**
 * Has something of a node move, or go on otherwise if it does already.
 * @param {Element} node @param {string} name @param {Change} change
 * @param {AnimationDescription | null} [animation] nothing for the one of the commit
 */
function setMoving(node, name, change, animation = isNew(node) ? null : animationNow) {
  const known = tracks.get(node)?.get(name);
  const track = known?.change.form === change.form ? known : undefined;
  // Numbers of another kind have nothing in common with these.
  if (known && !track) endTrack(known);
  if (!animation) return track && showOtherwise(track, change);
  const delta = change.from.map((value, i) => value - change.to[i]);
  if (delta.every((way) => way === 0)) return;
  if (begunMovements === mostMovements) console.info(`More than ${mostMovements} changes at once: the others do not move.`);
  const rest = begunMovements++ < mostMovements ? restOf(delta, animation, track?.rest, track && timeOf(track)) : null;
  if (track) cancelTrack(track);
  if (rest) playTrack({ node, name, change, rest, shift: 0, played: null }, Boolean(track));
  else if (track) removeTrack(track);
}

/**
 * Shows other values with what is left of a movement: they jump, and it goes on.
 * @param {Track} track @param {Change} change
 */
function showOtherwise(track, change) {
  if (change.adds) return;
  const time = timeOf(track);
  if (time >= track.rest.end) return endTrack(track);
  cancelTrack(track);
  playTrack({ ...track, change, rest: track.rest.after(time) }, true);
}

/**
 * How far a rest has come.
 * @param {Track} it
 */
const timeOf = ({ played, shift }) => shift + Number(played?.currentTime ?? 0) / 1000;

/** @param {Track} track */
function cancelTrack({ played }) {
  if (!played) return;
  played.onfinish = null;
  played.cancel();
}

/** Whether anything moves that comes to rest. */
function movesForNow() {
  for (const own of tracks.values()) for (const { rest } of own.values()) if (rest.end < Infinity) return true;
  return false;
}

/** @param {Track} track */
function removeTrack({ node, name }) {
  const own = tracks.get(node);
  own?.delete(name);
  if (own?.size === 0) tracks.delete(node);
  reached("rested", node, name);
  // Whoever tells the app where things are has seen them on their way.
  if (!movesForNow()) requestAnimationFrame(() => movesForNow() || reached("sizes"));
}

/** @param {Track} track */
function endTrack(track) {
  cancelTrack(track);
  removeTrack(track);
}

// MARK: Playing

/** @param {Track} track */
function playTrack(track, isUnderway = false) {
  const { node, name, change, rest } = track;
  const { points, offset, begun, wait, length, times, easing } = scoreOf(rest, change);
  track.shift = -begun;
  const frames = points.map((point) => change.frame(shownAt(change, point)));
  // By properties: browsers read that more quickly than one frame after another.
  const texts = Object.fromEntries(Object.keys(frames[0]).map((key) => [key, frames.map((frame) => frame[key])]));
  const played = node.animate({ ...texts, offset }, {
    delay: wait * 1000, duration: length * 1000, iterations: times, easing, fill: "backwards", composite: change.adds ? "add" : "replace",
    ...(change.part && { pseudoElement: change.part }),
  });
  track.played = played;
  // What begins is seen from its beginning, however long the browser takes for the first frame. What is underway knows no halt.
  if (isUnderway || begun) played.startTime = Number(document.timeline.currentTime) - begun * 1000;
  played.onfinish = () => {
    const time = timeOf(track);
    if (time > rest.end - 0.001) return endTrack(track);
    cancelTrack(track);
    playTrack({ ...track, rest: rest.after(time) }, true);
  };
  const own = tracks.get(node) ?? new Map();
  tracks.set(node, own.set(name, track));
}

/**
 * The numbers with what is left of their change.
 * @param {Change} it @param {number[]} rest
 */
const shownAt = ({ to }, rest) => to.map((value, i) => value + rest[i]);

/**
 * What a browser plays of a rest: its values at even distances, and how it goes from one to the next.
 * @param {Rest} rest @param {Change} change
 * @returns {Score}
 */
function scoreOf(rest, change) {
  const { plan, step, end } = rest;
  const marks = plan && (isPlain(change, plan.delta) ? [0, 1] : change.marks);
  if (plan?.easing && marks) return { ...plan, points: marks.map((mark) => plan.delta.map((way) => way * (1 - mark))), offset: marks, easing: plan.easing };
  const isLeg = plan !== null && plan.length <= longestPart;
  const length = isLeg ? plan.length : Math.min(end, longestPart);
  const start = isLeg ? plan.wait - plan.begun : 0;
  const count = Math.max(1, Math.min(Math.ceil(length / step), mostFrames));
  // Where a leg ends the next one may begin elsewhere.
  const last = isLeg && plan.times > 1 ? length - 1e-6 : length;
  const points = Array.from({ length: count + 1 }, (_, i) => rest.at(start + Math.min((i * length) / count, last)));
  const score = { points, offset: [], begun: 0, wait: 0, length, times: 1, easing: "linear" };
  if (isLeg) return { ...score, begun: plan.begun, wait: plan.wait, times: plan.times };
  return alongOne(score, change, rest) ?? score;
}

/**
 * Whether the browser goes through numbers one by one, and takes these as they are.
 * @param {Change} change @param {number[]} rest
 */
const isPlain = (change, rest) => change.isPlain && (change.fits?.(shownAt(change, rest)) ?? true);

/**
 * The same with two values and a curve between them, where only one of the numbers moves: most often it is so.
 * @param {Score} score @param {Change} change @param {Rest} rest
 * @returns {Score | null}
 */
function alongOne(score, change, { text }) {
  const moving = score.points[0].map((_, i) => i).filter((i) => score.points.some((rest) => rest[i] !== 0));
  if (moving.length !== 1) return null;
  const ways = score.points.map((rest) => rest[moving[0]]);
  const most = Math.max(...ways.map(Math.abs));
  const points = [most, 0].map((way) => score.points[0].map((_, i) => (i === moving[0] ? way : 0)));
  if (!isPlain(change, points[0])) return null;
  return { ...score, points, easing: text(ways.map((way) => 1 - way / most)) };
}

// MARK: Moments

/**
 * What moves for ever is still to be seen when somebody looks.
 * @param {AnimationDescription | null} animation
 */
const isEndless = (animation) => animation?.some(([name, count]) => name === "n" && count === 0);

// A page that nobody sees shows how things are.
handle({ "~": (animation) => void reached("animation", document.hidden && !isEndless(animation) ? null : animation) });

/** @param {Element | null} node @param {string} [name] */
function hasTrack(node, name) {
  if (!node) return tracks.size > 0;
  return name ? tracks.get(node)?.has(name) : tracks.has(node);
}

/** Ends what moves in nodes that are not in the page any more. */
function endLost() {
  for (const [node, own] of [...tracks]) if (!node.isConnected) for (const track of [...own.values()]) endTrack(track);
}

function forgetCommit() {
  if (animationNow) reached("animation", null);
  begunMovements = 0;
  newcomers.clear();
}

when("animation", (animation) => {
  animationNow = animation;
});
when("move", setMoving);
when("moving", hasTrack);
when("nodes", (root) => newcomers.add(root));
when("applying", forgetCommit);
when("applied", () => {
  forgetCommit();
  if (tracks.size) endLost();
});
when("replaced", () => {
  for (const own of [...tracks.values()]) for (const track of [...own.values()]) endTrack(track);
});
