// The table of messages: what the app and the page say to each other, by names, with the kinds of what comes with each. Whoever changes it, or what
// a message means, gives `protocolVersion` in PageProtocol.swift and Scene.js the next number.
//
// The checker compares the script with it (Scripts/check-script), tests the Swift side and Documentation/Protocol.md. Each message has a line of its
// own, with an example of what comes with it. Ids are those of elements; texts of numbers have spaces between them.

type Id = number;
/** `[tag, attributes, text, children or a drawing that the page has]` */
type Description = [tag: string, attributes: Record<string, string>, content: string | Description[] | { use: string }];
/** A box around a node: `[attributes]`, or with what lies in a box for views in front or behind. */
type BoxDescription = [attributes: Record<string, string>, slot?: number, isBehind?: boolean];
/** Described in CanvasEncoder.swift. */
type CanvasOperation = [name: string, ...values: unknown[]];


/** An animation: its curve, and what changes it, innermost first. Lengths of time are in seconds. */
type AnimationDescription = [curve: CurveDescription, ...modifiers: ModifierDescription[]];
/**
 * `t` and a cubic Bézier: x1, y1, x2, y2, duration. `s` and a spring: duration, bounce, blend duration. `p` and a spring by its physics: mass, stiffness,
 * damping, initial velocity. `u` and the distance of samples, and these, from 0 to 1.
 */
type CurveDescription = [kind: "t" | "s" | "p" | "u", ...numbers: number[]];
/** `d` waits so long. `x` goes so many times as fast. `n` repeats: so many times, 0 for ever, and whether each second time goes back. */
type ModifierDescription = [kind: "d" | "x", amount: number] | [kind: "n", count: number, reverses: boolean];
/** Steps that share an animation; null for the one of the commit. */
type TransitionGroup = [animation: AnimationDescription | null, ...steps: TransitionStep[]];
/**
 * How a view looks before it comes, or after it has gone. `o` and its opacity. `s` or `r`: scale or degrees, and the anchor. `m` and an edge beyond which
 * it stands. `x`: how far towards the trailing edge and down. `b` and the radius of a blur.
 */
type TransitionStep = [kind: "o" | "b", amount: number] | [kind: "s" | "r", amount: number, x: number, y: number] | [kind: "m", edge: string]
  | [kind: "x", x: number, y: number];

/** What the app says. */
interface FromApp {
  t: [id: Id, text: string];
  a: [id: Id, name: string, value: string | null];
  k: [id: Id, name: string, value: string | null];
  s: [id: Id, name: string, value: string | null];
  d: [id: Id, name: string, value: string | null];
  o: [id: Id, first: number, last: number, operations: CanvasOperation[]];
  c: [id: Id, isChecked: boolean];
  v: [id: Id, text: string, revision: number];
  p: [id: Id, prompt: string];
  g: [id: Id, node: Description];
  n: [id: Id, name: string, older: string];
  b: [id: Id, place: number, attributes: Record<string, string>];
  w: [id: Id, boxes: BoxDescription[]];
  l: [id: Id, standing: string, sides: string, lines: string | null, count: number, ...numbers: number[]];
  i: [parent: Id, sibling: Id, node: Description];
  m: [id: Id, sibling: Id];
  r: [id: Id];
  "~": [animation: AnimationDescription | null];
  come: [id: Id, groups: TransitionGroup[]];
  go: [id: Id, groups: TransitionGroup[]];
  match: [id: Id, older: Id, animation: AnimationDescription];
  x: [id: Id, nodes: Description[]];
  all: [node: Description];
  u: [address: string];
  copy: [text: string];
  vibrate: [times: number[]];
  targets: [ids: string];
  save: [address: string, name: string];
  window: [path: string, name: string | null, width: number, height: number];
  close: [];
  limits: [lengths: number[]];
  at: [path: string];
  notice: [text: string];
  keep: [key: string, value: string | null];
  f: [id: Id];
  fonts: [characters: string, faces: string[]];
  words: [number: number, face: string, words: string[]];
  font: [face: string, id: string];
}

/** What the page says, each with an example. */
interface FromPage {
  press: [id: Id]; // [7]
  pressing: [id: Id, isPressed: boolean]; // [7, true]
  tap: [id: Id]; // [7]
  pointer: [id: Id, movement: string, origins: string]; // [7, "down 1 10.5 20 1000 0 0", "8 0 0"]
  hover: [id: Id, place: string]; // [7, "10 20 0 0"]
  files: [id: Id, names: string]; // [7, "8fj2 k3d9"]
  drag: [id: Id, isOn: boolean]; // [7, true]
  over: [id: Id, place: string, kinds: string]; // [7, "10 20 0 0", "own"]
  away: [id: Id]; // [7]
  drop: [id: Id, place: string, things: string]; // [7, "10 20 0 0", ""]
  paste: [id: Id, things: string]; // [7, "[{\"text\":\"a\"}]"]
  copying: [id: Id]; // [7]
  act: [id: Id, step: number]; // [7, 1]
  open: [id: Id, link: number]; // [7, 0]
  toggle: [id: Id, isOn: boolean]; // [7, true]
  sight: [id: Id, isSeen: boolean]; // [7, true]
  step: [id: Id, isUp: boolean]; // [7, true]
  choose: [id: Id, option: Id, revision: number]; // [7, 8, 1]
  color: [id: Id, color: string, revision: number]; // [7, "#00ff00", 1]
  date: [id: Id, date: string, revision: number]; // [7, "2026-11-27T12:00", 1]
  move: [id: Id, position: number, revision: number]; // [7, 0.5, 1]
  moved: [id: Id]; // [7]
  edit: [id: Id, text: string, revision: number]; // [7, "text", 1]
  splice: [id: Id, place: string, text: string, revision: number]; // [7, "10 2", "text", 2]
  part: [text: string]; // ["text"]
  submit: [id: Id]; // [7]
  deletion: [id: Id]; // [7]
  selection: [id: Id, range: string]; // [7, "0 4"]
  fieldfocus: [id: Id, isFocused: boolean]; // [7, true]
  select: [id: Id, change: string, rows: string]; // [7, "replace", "8 9"]
  primary: [id: Id, row: Id]; // [7, 8]
  delete: [id: Id, rows: string]; // [7, "8"]
  moveRow: [id: Id, rows: string]; // [7, "8 9"]
  refresh: [id: Id]; // [7]
  show: [id: Id, first: number, end: number]; // [7, 0, 50]
  actions: [id: Id]; // [7]
  disclose: [id: Id]; // [7]
  sort: [id: Id]; // [7]
  menu: [id: Id]; // [7]
  rowmenu: [id: Id, row: Id]; // [7, 8]
  back: [id: Id]; // [7]
  sidebar: [id: Id]; // [7]
  collapse: [id: Id, isCollapsed: boolean]; // [7, true]
  forward: [id: Id]; // [7]
  showtab: [id: Id]; // [7]
  dismiss: [id: Id]; // [7]
  confirm: [id: Id]; // [7]
  detent: [id: Id, place: number]; // [7, 1]
  scrolled: [id: Id, view: Id]; // [7, 8]
  scroll: [id: Id, measures: string]; // [7, "0 0 100 300 2000 300 600"]
  focus: [id: Id]; // [7]
  key: [phase: string, key: string, held: number]; // ["down", "ArrowUp", 0]
  sizes: [sizes: string]; // ["0 800 600;7 10 20"]
  phase: [phase: string]; // ["active"]
  scheme: [isDark: boolean]; // [true]
  contrast: [isIncreased: boolean]; // [true]
  text: [times: number]; // [1.5]
  scale: [pixels: number]; // [2]
  bar: [width: number]; // [15]
  prefers: [name: string, isSo: boolean]; // ["motion", true]
  fonts: [ids: string]; // [""]
  font: [face: string, metrics: string, advances: string]; // see FontTests.swift
  words: [number: number, widths: string]; // [1, "100000 50000"]
}

/** What the page says because it was asked. The app waits for each before it asks the next. */
interface Answers {
  fonts: "font";
  words: "words";
  f: "focus";
}
