// What the person prefers, and what the screen is like: the app hears of it.

import { when } from "./Moments.js";
import { report } from "./Outbox.js";
import { build } from "./Nodes.js";

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
darkScheme.addEventListener("change", () => report("scheme", darkScheme.matches));
const moreContrast = matchMedia("(prefers-contrast: more)");
moreContrast.addEventListener("change", () => report("contrast", moreContrast.matches));

let displayScale = 1;

function reportScale() {
  if (devicePixelRatio === displayScale) return;
  displayScale = devicePixelRatio;
  report("scale", displayScale);
}
addEventListener("resize", reportScale);

// Who has set the browser to larger characters wants them of the app, too: one rem is 16px where nobody has.
const rem = build(["div", { class: "rem", "aria-hidden": "true" }, []]);
let textSize = 1;

function reportTextSize() {
  const times = rem.offsetWidth / 160;
  if (times === textSize || !times) return;
  textSize = times;
  report("text", times);
}

/** The app lays out what scrolls beside its bar, where that takes room. */
function reportScrollBar() {
  const probe = build(["div", { style: "position:absolute;visibility:hidden;overflow:scroll;width:100px;height:100px" }, []]);
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  if (width) report("bar", width);
}

const preferences = {
  motion: matchMedia("(prefers-reduced-motion: reduce)"),
  transparency: matchMedia("(prefers-reduced-transparency: reduce)"),
  inverted: matchMedia("(inverted-colors: inverted)"),
};

function tellPreferences() {
  for (const [name, query] of Object.entries(preferences)) {
    query.addEventListener("change", () => report("prefers", name, query.matches));
    if (query.matches) report("prefers", name, true);
  }
}

when("begin", () => {
  if (darkScheme.matches) report("scheme", true);
  if (moreContrast.matches) report("contrast", true);
  reportScale();
  document.body.append(rem);
  reportTextSize();
  new ResizeObserver(reportTextSize).observe(rem);
  reportScrollBar();
  tellPreferences();
});
