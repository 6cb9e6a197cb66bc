// Changes how views look while they scroll in and out, as the app has said once: it is not asked meanwhile.

import { windowOf } from "./Scrolls.js";
import { reached, when } from "./Moments.js";
import { restOf } from "./Curves.js";

/**
 * How a view changes at one end: whether it follows what scrolls; after how many of its lengths, of the ways to the middle, and points it is as it is;
 * and along what it changes.
 * @typedef {[follows: number, lengths: number, middles: number, points: number, animation: AnimationDescription]} ScrollWay
 * @typedef {Record<string, string>} ScrollLook
 * @typedef {object} ScrollFollower
 * @property {string} text what the app has said
 * @property {Element} inner what is drawn otherwise
 * @property {string} axis
 * @property {(ScrollWay | null)[]} ways at the beginning and at the end
 * @property {ScrollLook[]} looks before, where it is seen, and behind
 * @property {(Rest | null)[]} rests what is left of a way, by what has come in
 * @property {Animation | null} played what is moved along
 * @property {number} phase 0, 1 or 2: how it looks where it changes by itself
 */

/** @type {Map<Element, ScrollFollower>} */
const followers = new Map(); // box with data-scroll-transition → that
/** @type {ScrollLook} */
const plainLook = { opacity: "1", filter: "none", transform: "none" };
let followingSoon = false;

/** @param {Element} root */
function followIn(root) {
  for (const box of root.querySelectorAll("[data-scroll-transition]")) startFollowing(box);
  for (let box = /** @type {Element | null} */ (root); box?.matches(".box"); box = box.parentElement) startFollowing(box);
}

/** @param {Element} box */
function startFollowing(box) {
  const text = box.dataset.scrollTransition;
  const known = followers.get(box);
  const inner = box.firstElementChild;
  if (known?.text === text && known?.inner === inner) return;
  known?.played?.cancel();
  followers.delete(box);
  if (!text || !inner) return;
  const [axis, before, after, ...looks] = JSON.parse(text);
  const ways = [before, after];
  const rests = ways.map((way) => way && restOf([1], way[4]));
  const follower = { text, inner, axis, ways, looks, rests, played: null, phase: known?.inner === inner ? known.phase : 1 };
  followers.set(box, follower);
  setLook(follower);
  followSoon();
}

/**
 * What changes by itself has its look as a style, which the app knows nothing of.
 * @param {ScrollFollower} follower
 */
function setLook(follower) {
  const { inner, looks, phase } = follower;
  if (phase !== 1) for (const key of keysOf(follower)) inner.style.setProperty(key, looks[phase][key] ?? "");
}

function followSoon() {
  if (followingSoon || !followers.size) return;
  followingSoon = true;
  requestAnimationFrame(() => {
    followingSoon = false;
    follow();
  });
}

function follow() {
  /** @type {Map<Element, { left: number, top: number, right: number, bottom: number }>} */
  const windows = new Map();
  // All places before the first change: the browser works them out once.
  const seen = [...followers].flatMap(([box, follower]) => {
    const scroller = box.isConnected && box.parentElement?.closest(".scroll, .list");
    if (!box.isConnected) followers.delete(box);
    if (!scroller || box.closest(".ghost")) return [];
    if (!windows.has(scroller)) windows.set(scroller, windowOf(scroller));
    return [{ follower, ways: waysOut(box, follower, scroller, /** @type {DOMRect} */ (windows.get(scroller))) }];
  });
  for (const { follower, ways } of seen) if (ways) showScrolled(follower, ways);
}

/**
 * How far a view is out, at the beginning and at the end: from 0, where it is as it is, to 1, where nothing of it is seen.
 * @param {Element} box @param {ScrollFollower} follower @param {Element} scroller @param {DOMRect} window
 */
function waysOut(box, { axis, ways }, scroller, window) {
  const place = box.getBoundingClientRect();
  if (!place.width && !place.height) return null;
  const isAcross = axis ? axis === "x" : scroller.dataset.axes === "horizontal";
  const [start, end] = isAcross ? [place.left, place.right] : [place.top, place.bottom];
  const [first, last] = isAcross ? [window.left, window.right] : [window.top, window.bottom];
  const isLeft = isAcross && getComputedStyle(scroller).direction === "rtl";
  const come = isLeft ? [last - start, end - first] : [end - first, last - start];
  return ways.map((way, i) => {
    if (!way) return 0;
    const [, lengths, middles, points] = way;
    const needed = lengths * (end - start) + middles * ((last - first + end - start) / 2) + points;
    return needed > 0 ? Math.min(Math.max(1 - come[i] / needed, 0), 1) : Number(come[i] < 0);
  });
}

/** @param {ScrollFollower} follower @param {number[]} ways */
function showScrolled(follower, ways) {
  const side = ways[0] > ways[1] ? 0 : 1;
  const way = follower.ways[side];
  const out = ways[side];
  if (!way?.[0] && (out || !follower.played)) return switchTo(follower, out ? side * 2 : 1, side);
  // What it was meanwhile is over.
  for (const key of keysOf(follower)) if (follower.phase !== 1) follower.inner.style.setProperty(key, follower.looks[1][key] ?? "");
  follower.phase = 1;
  const amount = out && (follower.rests[side]?.at(1 - out)[0] ?? 0);
  if (!amount && !follower.played) return;
  follower.played ??= playerOf(follower);
  follower.played.currentTime = 1000 * (1 + (side ? amount : -amount));
}

/** @param {ScrollFollower} follower */
const keysOf = ({ looks }) => Object.keys(plainLook).filter((key) => looks.some((look) => key in look));

/** @param {ScrollFollower} follower */
function playerOf(follower) {
  const frames = Object.fromEntries(keysOf(follower).map((key) => [key, follower.looks.map((look) => look[key] ?? plainLook[key])]));
  const player = follower.inner.animate(frames, { duration: 2000, fill: "both" });
  player.pause();
  return player;
}

/**
 * @param {ScrollFollower} follower @param {number} phase @param {number} side
 */
function switchTo(follower, phase, side) {
  follower.played?.cancel();
  follower.played = null;
  if (follower.phase === phase) return;
  const { inner, looks, ways } = follower;
  const [before, after] = [looks[follower.phase], looks[phase]];
  follower.phase = phase;
  const animation = (ways[side] ?? ways[1 - side])?.[4];
  for (const key of keysOf(follower)) {
    inner.style.setProperty(key, after[key] ?? "");
    if (before[key] !== after[key]) reached("look", inner, key, before[key] ?? "", after[key] ?? "", animation);
  }
}

addEventListener("scroll", followSoon, { capture: true, passive: true });
addEventListener("resize", followSoon);
when("nodes", followIn);
when("box", (box) => {
  if (box.dataset.scrollTransition || followers.has(box)) startFollowing(box);
  // What the app says anew of what is drawn is in its style.
  const around = box.parentElement && followers.get(box.parentElement);
  if (around) setLook(around);
});
when("sizes", followSoon);
