// Which rows are wanted around the part of a container that is seen. Places are in px from where the window begins.

/** @typedef {{ start: number, end: number }} Span where something begins and ends */

/**
 * The first row that is wanted, and the one after the last. Rows that are there count as long as they are, those of a gap near them as long as
 * likely, and those farther away share what room the gap has.
 * @param {{ before: Span | null, after: Span | null, first: number, last: number, count: number, length: number, screen: number }} place
 *   the gaps; the first row that is there and the one after the last of them; how many there are at all; how long one is; how much is seen
 * @param {(index: number) => number} endOf where a row ends that is there, by its place among those
 * @param {{ isFar: boolean, isLast: boolean }} look whether no row that is there is seen, and whether the very end is
 * @returns {[from: number, to: number]}
 */
export function rowsWanted({ before, after, first, last, count, length, screen }, endOf, { isFar, isLast }) {
  const near = 3 * screen;
  const [from, to] = [-1.5 * screen, 2.5 * screen];
  const isThere = last - first;
  /** @type {(place: number) => number} */
  const rowAt = (place) => {
    const low = before ? before.end : -Infinity;
    if (place < low && low - place < near) return first - Math.ceil((low - place) / length);
    if (before && place < low) return Math.floor(((place - before.start) / (low - before.start)) * first);
    let index = 0;
    while (index < isThere && endOf(index) <= place) index++;
    if (index < isThere || !after) return first + index;
    const { start, end } = after;
    return last + Math.floor(place - start < near ? (place - start) / length : ((place - start) / (end - start)) * (count - last));
  };
  // Rows that come are as long as those that are there.
  const some = Math.ceil((to - from) / length);
  const wanted = Math.max(0, isLast ? count - some : rowAt(from));
  return [wanted, Math.min(count, (isFar ? wanted + some : rowAt(to)) + 1)];
}
