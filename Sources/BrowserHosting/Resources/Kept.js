// What a scene keeps of its own (`@SceneStorage`): this tab holds it, and gives it to the scene that it shows after the app was started
// again or had given the scene away.

import { store, stored } from "./Tab.js";
import { scene } from "./Scene.js";
import { handle, when } from "./Moments.js";
import { wellFormed } from "./Texts.js";

const longestKept = 50 * 1024; // bytes of all values: the first message has to hold them
const keptName = `kept ${location.pathname} ${new URLSearchParams(location.search).get("value") ?? ""}`;
const cameFromHere = ["reload", "back_forward"].includes(performance.getEntriesByType("navigation")[0]?.type);
/** @type {Record<string, string>} */
let keptValues = (cameFromHere && stored(keptName)) || {};

/** @param {string} key @param {string | null} text */
function keepValue(key, text) {
  delete keptValues[key];
  if (text !== null) keptValues[key] = text;
  // The oldest go first where there are too many.
  for (const oldest of Object.keys(keptValues)) {
    if (new TextEncoder().encode(JSON.stringify(JSON.stringify(keptValues))).length <= longestKept) break;
    delete keptValues[oldest];
  }
  // Where the tab is full the scene keeps it, as long as it is there.
  store(keptName, keptValues);
}

/** What a scene gets that has just been made. */
export const keptForScene = () => (scene.rejoins || !Object.keys(keptValues).length ? [] : [wellFormed(JSON.stringify(keptValues))]);

when("forgotten", () => (keptValues = {}));
handle({ keep: keepValue });
