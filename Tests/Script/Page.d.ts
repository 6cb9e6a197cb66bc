// What the page's script works with, for the checker alone: nothing of this is served.

// MARK: Documents
//
// What the checker knows of documents holds for any document. Here elements are those of HTML but for drawings, events come from elements, and
// what a selector asks for is there: the style sheets and the app's own markup promise that. Where it may be missing, the script asks with `?.`.

interface Element extends ElementCSSInlineStyle, HTMLOrSVGElement {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
  readonly offsetLeft: number;
  readonly offsetTop: number;
  readonly offsetParent: Element | null;
  hidden: boolean;
  popover: string | null;
  role: string | null;
  click(): void;
  scrollIntoView(options: { block?: ScrollLogicalPosition, inline?: ScrollLogicalPosition, behavior?: ScrollBehavior | "instant" }): void;
  scrollTo(options: { left?: number, top?: number, behavior?: ScrollBehavior | "instant" }): void;
  showPopover(): void;
  hidePopover(): void;
  closest<S extends string>(selectors: S): Selected<S>;
}
interface ParentNode {
  querySelector<S extends string>(selectors: S): Selected<S>;
  querySelectorAll<S extends string>(selectors: S): NodeListOf<Selected<S>>;
}
/** What a selector finds: ".row > button:enabled" a button. */
type Selected<S extends string> =
  S extends `${string},${string}` ? HTMLElement
  : S extends `${string} ${infer Last}` ? Selected<Last>
  : TagOf<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<S>] : HTMLElement;
type TagOf<S extends string> =
  S extends `${infer Tag}[${string}` ? TagOf<Tag>
  : S extends `${infer Tag}:${string}` ? TagOf<Tag>
  : S extends `${infer Tag}.${string}` ? TagOf<Tag> : S;
interface Document {
  getElementById<E extends Element = HTMLElement>(id: string): E;
  createElementNS(namespace: string | null, name: string): HTMLElement;
  addEventListener<K extends keyof DocumentEventMap>(
    type: K, listener: (event: DocumentEventMap[K] & PageEvent) => void, options?: boolean | AddEventListenerOptions): void;
}

/** What an event of the page comes from. Fields have most to say; `matches` tells which of all that an element has. */
interface PageEvent {
  readonly target: HTMLInputElement;
}
declare function addEventListener<K extends keyof WindowEventMap>(
  type: K, listener: (event: WindowEventMap[K] & PageEvent) => void, options?: boolean | AddEventListenerOptions): void;

type PageKeyEvent = KeyboardEvent & PageEvent;

// MARK: What browsers have and the checker's library has not

interface MouseEvent {
  readonly pointerType: string;
}
interface Event {
  /** Of a popover. */
  readonly newState: string;
}
interface WindowEventMap {
  scrollend: Event;
  copy: ClipboardEvent;
  cut: ClipboardEvent;
  paste: ClipboardEvent;
  touchstart: TouchEvent;
}
interface Navigator {
  /** Whether the person has done something just now. */
  readonly userActivation?: { readonly isActive: boolean };
}
interface PerformanceEntry {
  /** Of how the page was reached. */
  readonly type: string;
}
interface Array<T> {
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
  toSorted(compare?: (a: T, b: T) => number): T[];
}
interface String {
  isWellFormed?(): boolean;
}
interface CanvasRenderingContext2D {
  reset(): void;
}

// MARK: The page's own

type MessageValue = string | number | boolean;
/** `[number, name, ...]` */
type EventMessage = [number: number, name: string, ...values: MessageValue[]];
type Operation = [name: keyof FromApp, ...values: unknown[]];
/** What is done when the app says something. */
type Operations = { [Name in keyof FromApp]: (...values: FromApp[Name]) => void };
type Commit = [number: number, event: number, operations: Operation[], drawings?: string[]];

// MARK: What the script keeps

/** Where rows begin and end: "x" from the left, "-x" from the right. */
type Axis = "x" | "-x" | "y";
/** Where a person looks at a gap whose rows are asked for. */
type FarGap = { axis: Axis, isLast: boolean, place: number, start: number };
type GapPlace = { gap: Element, parent: Element, scroller: Element, axis: Axis, first: number, isLast: boolean, place: number };

/** What is known of a control that may get the focus. */
type Control = Element;
/** Where what had the focus stood. */
type LostPlace = { parent: Element, next: Element | null, previous: Element | null, name: string | null, isExtra: boolean, slot?: string };

/** A text that could not be put back yet, and how its field is known again. */
type Draft = { name: string, form: FormLook, before: string, text: string, caret: [number, number] | null };
type FormLook = { names: string[], others: string[][] };

/** What a pointer began on, and what it has done since. */
type Stream = {
  target: number, pointer: number, node: Element, words: Set<string>, isOnControl: boolean, x: number, y: number, isMoved?: boolean,
  waiting?: StreamPlace | null,
};
type StreamPlace = [x: number, y: number, time: number, held: number];
/** A node that is hovered, and whether each movement counts. */
type Hovered = [node: Element, isContinuous: boolean];

/** A font that comes with the page: its declarations, the id of its table, how wide the probe is in it, its heights. */
type OwnFont = [face: string, id: string, width: number, metrics: string];
/** Written by the app into the script (OwnFont.swift). */
declare const ownFonts: OwnFont[];
/** Tests of slow connections set it. */
declare var orielLatency: number | undefined;

type Side = "bottom" | "top" | "trailing" | "leading";

// MARK: Canvases

type Painter<Values extends unknown[]> = (context: CanvasRenderingContext2D, page: CanvasPage, ...values: Values) => void;
/** What draws operations, by their names. */
type Painters = {
  f: Painter<[path: string, paint: Paint, isEvenOdd?: number]>,
  s: Painter<[
    path: string, paint: Paint, width: number, cap?: CanvasLineCap, join?: CanvasLineJoin, limit?: number, dash?: number[], phase?: number,
  ]>,
  t: Painter<[text: Description, paint: Paint | 0, x: number, y: number, anchorX: number, anchorY: number]>,
  x: Painter<[text: Description, paint: Paint | 0, x: number, y: number, width: number, height: number]>,
  i: Painter<[address: string, paint: Paint | 0, x: number, y: number, width: number, height: number, isSmooth: number]>,
  v: Painter<[id: number, x: number, y: number, anchorX: number, anchorY: number, width?: number, height?: number]>,
  l: Painter<[operations: CanvasOperation[]]>,
};
type CanvasFilter = [name: string, ...values: (number | string)[]];
/** A colour; a gradient, whose last value are its stops; tiles of an image. */
type Paint = string | [kind: string, ...values: unknown[]];
type Tiles = [address: string, x: number, y: number, part: [number, number, number, number], scale: number];
/** An area that is drawn in, by a path or by other operations. */
type CanvasClip = [path: string | CanvasOperation[], isEvenOdd: boolean | number, isInverse: boolean, around: Transform];
type Transform = [number, number, number, number, number, number];
type CanvasSetting = [transform?: Transform, opacity?: number, blend?: GlobalCompositeOperation, filters?: CanvasFilter[], clips?: CanvasClip[]];
type CanvasWords = { words: string, font: string, color: string, height: number, baseline: number };
type CanvasPage = { node: Element, canvas: HTMLCanvasElement, scale: number, colors: Map<string, string>, texts: Map<string, CanvasWords> };
/** The picture of a view of a canvas. */
type SymbolPicture = { isOld?: boolean, image?: HTMLImageElement, width?: number, height?: number };
type MaskLook = { maskImage: string, maskSize: string, maskPosition: string };

// MARK: Movements

/** What hangs on a spring: what is left of a way after a time, and what a speed at first adds to that. Damping and frequency are per second. */
type SpringMotion = { loss: number, frequency: number, swings: boolean, rest: (time: number) => number, drift: (time: number) => number };
/** A curve that waits, and is gone along so many times, there and back. Lines between its values are near enough where these are a step apart. */
type CurveLeg = {
  wait: number, length: number, count: number, reverses: boolean, at: (time: number) => number, step: number, easing: string | null,
  spring: SpringMotion | null, slope: ((time: number) => number) | null,
};
/** `slope` where it tells others its speed. */
type MotionCurve = CurveLeg & { end: number, isSpring: boolean, modifiers: string, text: string | null | undefined };
/** A change on top of others. Where it takes over from those it has their speed. */
type RestLayer = { curve: MotionCurve, start: number, length: number, delta: number[], speed: number[] | null };
/** What is left of changes: for how long, after a time, and, where it is one curve alone, that. */
type Rest = {
  layers: RestLayer[], end: number, step: number, at: (time: number) => number[], after: (time: number) => Rest,
  text: (values: number[]) => string,
  plan: { delta: number[], begun: number, wait: number, length: number, times: number, easing: string | null } | null,
};
/** Numbers in a text: four for a colour, one for all else. Each is followed by words. */
type Look = { words: string[], units: string[], numbers: number[] };
/** A change of numbers that are of one form. `isPlain`: browsers go through them one by one. `adds`: it comes on top of what else is there. `fits`: style sheets take
 * these numbers; `frame` takes the nearest ones that they do. `marks`: parts of the way between which browsers go nearly so.
 * `part`: the pseudo-element of the node that moves. */
type Change = {
  form: string, from: number[], to: number[], isPlain: boolean, adds?: boolean, frame: (numbers: number[]) => Keyframe, fits?: (numbers: number[]) => boolean,
  marks?: number[], part?: string,
};
/** What browsers play: values of a rest at even distances. */
type Score = { points: number[][], offset: number[], begun: number, wait: number, length: number, times: number, easing: string };
/** From a place to where something was before, in px. */
type Shift = { x: number, y: number, animation: AnimationDescription | null };
/** Something of a node that moves: `shift` is the time of the rest when what is played began. */
type Track = { node: Element, name: string, change: Change, rest: Rest, shift: number, played: Animation | null };
/** Where a node stands, from the left or from the right. */
type Stand = { standing: string | undefined, side: string, x: number, y: number, width: number, height: number };
type AnimatedStep = [animation: AnimationDescription, step: TransitionStep | [kind: "z"]];
/** A view that goes with a transition, and where it stood if the style sheet had placed it. */
type Departure = {
  outer: Element, parent: Element, steps: AnimatedStep[], scrolled: { node: Element, left: number, top: number }[],
  place: { left: number, top: number, width: number, height: number, borderRadius: string, backgroundColor: string } | null,
  isInFront?: boolean,
};

// MARK: Moments

/** What files tell each other, and what they say with it. */
interface Moments {
  /** Nodes have come: dialogs among them are shown, then what is in them is prepared. */
  dialogs: [root: Element];
  nodes: [root: Element];
  pictures: [root: Element];
  controls: [root: Element];
  /** An attribute `data-...` of a node is another one. */
  attribute: [node: HTMLElement, name: string, value: string | null];
  /** A box around a node has other attributes, or is new; boxes are. */
  box: [box: HTMLElement];
  boxes: [outer: Element];
  /** The text in a field is another one. */
  text: [field: Element];
  /** The size of a node is. */
  resized: [node: Element];
  /** Colours may be. */
  scheme: [];
  /** The first nodes of the page are there. */
  came: [root: Element];
  /** An element is about to go; what is around it, too. The node has gone. */
  leaving: [node: Element];
  going: [outer: Element];
  gone: [node: HTMLElement];
  /** All nodes are about to be replaced; they have been. */
  replaced: [];
  renewed: [old: Map<number, HTMLElement>];
  /** A button is held that has a menu beside it. */
  held: [button: HTMLElement];
  /** A dialog is about to close; it has gone, and with `isLost` nothing is left that would have the focus. */
  closing: [dialog: HTMLDialogElement];
  closed: [openerID: number, isLost: boolean];

  /** The app has had all events up to this one. */
  answered: [event: number];
  /** The app goes on with an earlier scene. */
  rejoined: [];
  /** A window on a desktop is asked for something, if one shows the page: true if it is. */
  desktop: [name: string, ...values: unknown[]];
  /** A commit is about to be applied; then these follow, in this order. */
  applying: [changes: Operation[]];
  rows: [];
  places: [];
  scroll: [];
  notes: [];
  "dialogs changed": [];
  focus: [];
  sizes: [];
  applied: [];
  pages: [];
  tabs: [];
  gaps: [];
  /** An operation of it is about to be done; true asks to be told that it has been. */
  doing: [operation: Operation];
  done: [operation: Operation];
  /** What follows happens with this animation, or with none. */
  animation: [animation: AnimationDescription | null];
  /** A property of a node goes from one text to another; something of a node goes from numbers to others. */
  look: [node: Element, name: string, before: string, after: string, animation?: AnimationDescription | null];
  move: [node: Element, name: string, change: Change, animation?: AnimationDescription | null];
  /** A page or a sheet grows out of the view of its key, or shrinks into it: true if that is in sight. */
  zoom: [node: Element, around: Element, comes: boolean, animation?: AnimationDescription];
  /** A view that has come, or a ghost: it stands still while what is around it moves. */
  standing: [node: Element, hasGone: boolean];
  /** Nothing is to find what is in this node. */
  ghostly: [ghost: Element];
  /** A page is about to go, and does so with a step of a transition. */
  departing: [outer: Element, step: AnimatedStep];
  /** A ghost stands elsewhere in what is around it. */
  displaced: [node: Element, x: number, y: number];
  /** True where something of a node moves, of any or of this name, or anything. Something does not any more. */
  moving: [node: Element | null, name?: string];
  rested: [node: Element, name: string];
  /** The characters of a text, or a symbol, that says how they change are about to be others. */
  characters: [node: HTMLElement];
  /** It could not be. */
  failed: [error: unknown];

  /** The app is heard again; it cannot be reached, or can. */
  joined: [];
  offline: [isOffline: boolean];
  /** The earlier scene is not there any more. */
  "given up": [];
  /** Somebody else is here: what is kept of the person before goes. */
  forgotten: [];

  /** The page begins, and has begun. */
  begin: [];
  begun: [];

  /** A button is used, or one that stands in a row; true says that somebody knew it. */
  button: [button: HTMLButtonElement];
  "files come": [target: number, files: File[], stays: () => boolean, done: (tokens: string[]) => void];
  "files refused": [reason: string];
  "row button": [button: HTMLButtonElement];
  /** A menu opens: its button, and its items. */
  menu: [button: HTMLButtonElement];
  items: [items: HTMLElement];
  /** A click is told already as the end of a gesture. */
  streamed: [event: MouseEvent];
  /** What is chosen in a picker, and what is selected in a field, is another thing. */
  choice: [select: HTMLSelectElement, text: string];
  selection: [field: HTMLInputElement];
  /** A page of tabs is uncovered. */
  tab: [page: Element];
}
