// The scene that this page shows, and how far it has got with it.

import { stored } from "./Tab.js";

const own = document.querySelector('meta[name="scene"]').content;
// A page that is loaded once more goes on with the scene that it had, as long as the app has it.
const earlier = performance.getEntriesByType("navigation")[0]?.type === "reload" ? stored("scene") : null;

export const scene = {
  /** Of what app and page tell each other. PageProtocol.swift has the app's. */
  version: 4,
  /** The scene that came with the page. */
  own,
  id: earlier ?? own,
  /** Whether the app has not said yet that it still has an earlier scene. */
  rejoins: (earlier ?? own) !== own,
  appliedCommit: 0,
  isClosed: false,
  /** Delays every message by so many milliseconds, each way: for tests of slow connections. No link can say it, only who drives the browser. */
  latency: Number(globalThis.orielLatency) || 0,
  /**
   * The id of the button that was clicked last. Safari does not focus what is clicked, and a sheet needs to know what opened it. To focus it
   * here would cost a frame of the page before the app's answer is read.
   */
  pressed: 0,
};
