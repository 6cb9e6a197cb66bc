// Shows one scene: applies the commits that come over a WebSocket and reports what the person does.
//
// All logic is in the app. The page is complete when it arrives; nodes that stand for elements carry data-id. Text only ever
// becomes text; the only markup is that of drawings, the app's own. Documentation/Protocol.md says what app and page tell each other.
import "./Tab.js";
import { scene } from "./Scene.js";
import { reached } from "./Moments.js";
import { report } from "./Outbox.js";
import "./Texts.js";
import { idIn, idOf } from "./Nodes.js";
import "./Selection.js";
import "./RowWindow.js";
import { edit } from "./Values.js";
import "./Focus.js";
import { reportPress } from "./Presses.js";
import "./Fonts.js";
import "./Picker.js";
import "./Controls.js";
import "./List.js";
import "./Files.js";
import "./Drops.js";
import "./Canvas.js";
import "./Geometry.js";
import "./Navigation.js";
import "./LargeTitles.js";
import "./TabView.js";
import "./Presentation.js";
import "./Picture.js";
import "./Swipes.js";
import "./Scrolls.js";
import "./Gestures.js";
import "./Preferences.js";
import "./Keys.js";
import "./Commits.js";
import "./Motion.js";
import "./Looks.js";
import "./Styles.js";
import "./Places.js";
import "./Transitions.js";
import "./Matches.js";
import "./ScrollTransitions.js";
import "./Sight.js";
import "./Replacements.js";
import "./Zooms.js";
import "./Digits.js";
import "./Closings.js";
import "./Turns.js";
import "./Notes.js";
import "./Desktop.js";
import "./LongTexts.js";
import "./Images.js";
import "./Drafts.js";
import "./Kept.js";
import { connect } from "./Connection.js";
import "./Rows.js";

// MARK: Events

addEventListener("click", (event) => {
  const target = event.target.closest("a[href], a[data-open], button, label, input, [data-tap], [data-reach]");
  // A label with controls of its own stands in no button: it has one before it.
  if (target?.matches("[data-reach]")) return /** @type {HTMLButtonElement} */ (target.querySelector(":scope > .reach")).click();
  if (target?.matches("button") && reached("button", /** @type {HTMLButtonElement} */ (target))) return;
  if (target?.matches("a")) {
    // Other links are the browser's, and so is a click that asks for a tab or a window.
    if (!target.dataset.open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    reportPress(target, "open", idOf(target), idIn(target.dataset.open));
  } else if (target?.matches("button[data-id], .reach")) {
    scene.pressed = idOf(target);
    reportPress(target, "press", scene.pressed);
  } else if (target?.matches("[data-tap]") && !reached("streamed", event)) {
    reportPress(target, "tap", idIn(target.getAttribute("data-tap-1")));
  }
});

// A control that says when it has been changed names its event in data-change.
addEventListener("change", (event) => {
  const { dataset, type, checked } = event.target;
  if (!dataset.change) return;
  if (type === "checkbox") report(/** @type {"toggle"} */ (dataset.change), idOf(event.target), checked);
  else report(/** @type {"moved"} */ (dataset.change), idOf(event.target));
});

addEventListener("pageshow", (event) => {
  // A page out of the browser's memory has no scene any more.
  if (event.persisted) location.reload();
});

document.documentElement.classList.toggle("rejoining", scene.rejoins);
const chosenBefore = document.querySelectorAll("main [data-choice]:checked");
reached("came", document.querySelector("main"));
reached("scroll");
reached("gaps");
reached("begin");
reached("pages");
// What the person did before this script ran.
for (const input of document.querySelectorAll("main input")) {
  // A browser may write a place of a thumb with fewer digits than it was told.
  const isMoved = input.type === "range" ? Math.abs(input.valueAsNumber - Number(input.defaultValue)) > 1e-9 * Number(input.max) : input.value !== input.defaultValue;
  if (input.dataset.edit && isMoved && input.value) edit(input);
  if (input.type === "checkbox" && input.checked !== input.defaultChecked) report("toggle", idOf(input), input.checked);
}
for (const input of chosenBefore) input.click();
reached("begun");
connect();
