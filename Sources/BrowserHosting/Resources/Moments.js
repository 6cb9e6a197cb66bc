// What happens in the page, by names, and what is done then. So a file that tells of something need not know who does something about it, and
// files that are for one kind of element each do not know each other. What there is stands in Page.d.ts.

/** Whether somebody looks who wants to see things move. */
export const showsMotion = () => !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;

// Any, for the types of `when` and `reached` say which values come with a name.
/** @type {Map<string, ((...values: any[]) => unknown)[]>} */
const actions = new Map();

/**
 * Has something done at a moment, after what others have asked for before.
 * @template {keyof Moments} Name
 * @param {Name} name @param {(...values: Moments[Name]) => unknown} action
 */
export function when(name, action) {
  actions.set(name, [...(actions.get(name) ?? []), /** @type {(...values: any[]) => unknown} */ (action)]);
}

/**
 * Does what is to be done at a moment. Returns whether any of it says that there was something to do.
 * @template {keyof Moments} Name
 * @param {Name} name @param {Moments[Name]} values
 */
export function reached(name, ...values) {
  let isDone = false;
  for (const action of actions.get(name) ?? []) if (action(...values) === true) isDone = true;
  return isDone;
}

/** @type {Partial<Operations>} */
export const operations = {}; // what the app says, by its names

/**
 * Has messages of the app handled.
 * @param {Partial<Operations>} handlers
 */
export function handle(handlers) {
  Object.assign(operations, handlers);
}
