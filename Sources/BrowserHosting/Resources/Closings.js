// Sheets, alerts and menus on their way out: the app has taken them away, and a ghost of each is seen going.

import { reached, showsMotion, when } from "./Moments.js";
import { build } from "./Nodes.js";

/** @type {{ dialog: HTMLDialogElement, place: DOMRect, backdrop: string, scrolled: [Element, number][] }[]} */
const closingDialogs = []; // of this commit

/** @param {Element} node */
function dialogCloses(node) {
  const dialog = /** @type {HTMLDialogElement} */ (node);
  if (!showsMotion() || !dialog.open || !dialog.matches(".sheet:not(.inspector), .alert, .context-menu")) return;
  const backdrop = dialog.matches(":modal") ? getComputedStyle(dialog, "::backdrop").backgroundColor : "";
  const scrolled = [dialog, ...dialog.querySelectorAll(".scroll, .list, .page")].filter((one) => one.scrollTop)
    .map((one) => /** @type {[Element, number]} */ ([one, one.scrollTop]));
  closingDialogs.push({ dialog, place: dialog.getBoundingClientRect(), backdrop, scrolled });
}

/**
 * A ghost in the uppermost dialog that is still there, for what a dialog does not hold lies below it.
 * @param {string} style
 */
function ghostWith(style) {
  style += ";position:fixed;margin:0;z-index:1000;max-width:none;max-height:none;pointer-events:none";
  // Nothing in it is a page that somebody sees.
  const ghost = build(["div", { inert: "", "aria-hidden": "true", "data-covered": "", style }, []]);
  const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  around.append(ghost);
  return ghost;
}

/** @param {Element} ghost @param {Keyframe[]} frames @param {number} duration @param {string} easing */
function fadeOut(ghost, frames, duration, easing) {
  const played = ghost.animate(frames, { duration, easing, fill: "forwards" });
  played.onfinish = played.oncancel = () => ghost.remove();
}

/** @param {typeof closingDialogs[number]} it */
function showClosing({ dialog, place, backdrop, scrolled }) {
  if (dialog.isConnected || !place.width) return;
  const { left, top, width, height } = place;
  const isFromBelow = innerWidth < 600 && dialog.matches(".sheet:not([data-as='popover']), .alert.confirmation");
  const [duration, easing] = isFromBelow ? [350, "cubic-bezier(0.32, 0.72, 0, 1)"] : [180, "ease-in"];
  if (backdrop) fadeOut(ghostWith(`inset:0;background:${backdrop}`), [{ opacity: 1 }, { opacity: 0 }], duration, "ease-out");
  const ghost = ghostWith(`${dialog.style.cssText};inset:auto;left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
  for (const { name, value } of dialog.attributes) if (/^(?:class|data-(?!id|still|measure|target))/.test(name)) ghost.setAttribute(name, value);
  ghost.classList.add("ghost");
  ghost.dataset.still = "";
  ghost.setAttribute("open", "");
  ghost.append(...dialog.childNodes);
  reached("ghostly", ghost);
  for (const [node, place] of scrolled) (node === dialog ? ghost : node).scrollTop = place;
  if (reached("zoom", ghost, document.documentElement, false)) return;
  fadeOut(ghost, isFromBelow ? [{ translate: "0 0" }, { translate: `0 ${innerHeight - top}px` }] : [{ opacity: 1 }, { opacity: 0 }], duration, easing);
}

when("closing", dialogCloses);
when("rested", (ghost, name) => {
  if (name === "zoom" && ghost.matches(".sheet.ghost")) ghost.remove();
});
when("applying", () => {
  closingDialogs.length = 0;
});
when("applied", () => {
  for (const one of closingDialogs.splice(0)) showClosing(one);
});
