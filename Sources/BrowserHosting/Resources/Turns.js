// Pages and columns that take each other's place: the one on top comes from the trailing edge and goes back there, the one below follows slowly.
// One that grows out of a view does so where that is seen.
//
// This is the system's own motion, whatever the app animates. Who wants less motion does not see it.

import { reached, showsMotion, when } from "./Moments.js";

/** @type {AnimationDescription} */
const turnAnimation = [["s", 0.45, 0, 0]];
const farAway = 100; // %: of its own width
const nearBy = 30; // so far goes what is below
const behind = 0.95; // so large is what is below a page that grows

/** @param {Element} node */
const isInSight = (node) => showsMotion() && node.getClientRects().length > 0 && !node.closest("[data-covered]");

/**
 * Has a page come from a place or go there, in parts of its width towards the trailing edge. What is covered already is seen until then.
 * @param {Element} page @param {number} from @param {number} to
 */
function slidePage(page, from, to) {
  const sign = getComputedStyle(page).direction === "rtl" ? -1 : 1;
  reached("move", page, "turn", {
    form: "turn", from: [from * sign], to: [to * sign], isPlain: true,
    frame: ([x]) => ({ translate: `${x}% 0`, visibility: "visible" }),
  }, turnAnimation);
}

// MARK: Pages

/** @type {Element[]} */
const newPages = []; // of this commit

/** @param {Element} page */
function pageBelow(page) {
  let below = page.previousElementSibling;
  // Those that are on their way out are none.
  while (below?.matches(".ghost")) below = below.previousElementSibling;
  return below?.matches(".page") ? below : null;
}

/** @param {Element} page */
function pageCame(page) {
  if (page.matches(".page") && pageBelow(page) && isInSight(/** @type {Element} */ (page.parentElement))) newPages.push(page);
}

/**
 * What is below a page that grows goes back a little, and comes again.
 * @param {Element} page @param {boolean} comes
 */
function stepBack(page, comes) {
  const [from, to] = comes ? [behind, 1] : [1, behind];
  reached("move", page, "turn", { form: "back", from: [from], to: [to], isPlain: true, frame: ([scale]) => ({ scale: String(scale), visibility: "visible" }) }, turnAnimation);
}

/** @param {Element} page @param {Element | null} below */
function showPage(page, below) {
  if (below && reached("zoom", page, below, true, turnAnimation)) return stepBack(below, false);
  slidePage(page, farAway, 0);
  if (below) slidePage(below, 0, -nearBy);
}

/** @type {[page: Element, above: Element][]} */
const uncoveredPages = []; // by pages that go in this commit

/** @param {Element} page */
function pageGoes(page) {
  if (!page.matches(".page:not([data-covered])")) return;
  const below = pageBelow(page);
  if (!below || !isInSight(page)) return;
  reached("departing", page, [turnAnimation, page.dataset.zoom ? ["z"] : ["m", "trailing"]]);
  uncoveredPages.push([below, page]);
}

// MARK: Columns

/** @type {Element[]} */
const turnedColumns = []; // that are covered or uncovered by this commit

/** @param {Element} column @param {string} name */
function columnChanged(column, name) {
  if (name === "data-covered" && column.matches(".split[data-compact] > .column") && isInSight(/** @type {Element} */ (column.parentElement))) turnedColumns.push(column);
}

function turnColumns() {
  const seen = turnedColumns.find((column) => !column.hasAttribute("data-covered"));
  const hidden = turnedColumns.find((column) => column.hasAttribute("data-covered") && column.parentElement === seen?.parentElement);
  turnedColumns.length = 0;
  if (!seen || !hidden) return;
  const isForward = Boolean(hidden.compareDocumentPosition(seen) & Node.DOCUMENT_POSITION_FOLLOWING);
  slidePage(seen, isForward ? farAway : -nearBy, 0);
  slidePage(hidden, 0, isForward ? -nearBy : farAway);
}

// MARK: Moments

when("nodes", pageCame);
when("going", pageGoes);
when("attribute", columnChanged);
when("applying", () => {
  for (const list of [newPages, uncoveredPages, turnedColumns]) list.length = 0;
});
when("sizes", () => {
  const page = newPages.splice(0).at(-1);
  if (page?.isConnected && !page.hasAttribute("data-covered")) {
    showPage(page, pageBelow(page));
  } else {
    const [shown, above] = uncoveredPages.splice(0).find(([one]) => one.isConnected && !one.hasAttribute("data-covered")) ?? [];
    // Its ghost is under way.
    if (shown && reached("moving", above ?? null, "zoom")) stepBack(shown, true);
    else if (shown) slidePage(shown, -nearBy, 0);
  }
  turnColumns();
});
