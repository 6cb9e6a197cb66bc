// As much of a browser as modules need to be loaded without one. What tests do with it they bring themselves.

class Nothing {
  observe() {}
}
const listeners = { addEventListener() {} };
const meta = { scene: "scene", base: "", person: "", "longest-text": "1000 100" };

Object.assign(globalThis, {
  ...listeners,
  MutationObserver: Nothing,
  ResizeObserver: Nothing,
  Element: class {},
  HTMLDialogElement: class {},
  devicePixelRatio: 2,
  matchMedia: () => ({ matches: false, ...listeners }),
  requestAnimationFrame() {},
  document: {
    ...listeners,
    querySelector: (selector) => ({ content: meta[/"(.+)"/.exec(selector)?.[1] ?? ""] }),
    querySelectorAll: () => [],
  },
});
