// Which rows a press selects.

/**
 * What the app is told of a press on a row: how the selection changes, and by which rows; null for nothing.
 * @template Row
 * @param {Row[]} rows all rows, in order
 * @param {Row} row @param {Row | null} anchor the row that was pressed last, if it is still there
 * @param {{ isMany: boolean, isChosen: boolean, adds: boolean, isRange: boolean, isTouch: boolean, hasKey: boolean }} press
 * @returns {[how: "replace" | "add" | "remove", rows: Row[]] | null}
 */
export function selectionOf(rows, row, anchor, { isMany, isChosen, adds, isRange, isTouch, hasKey }) {
  if (isMany && isRange && anchor) {
    const [from, to] = [rows.indexOf(anchor), rows.indexOf(row)].sort((a, b) => a - b);
    return ["replace", rows.slice(from, to + 1)];
  }
  if (isMany && adds) return [isChosen ? "remove" : "add", [row]];
  if (isMany && isTouch) return null;
  if (!isMany && isChosen) return hasKey ? ["remove", [row]] : null;
  return ["replace", [row]];
}
