// Pickers. Each option is a radio button in the page, with the option's views. Where the style sheet hides these, a select has their
// texts; it is made from them, and says the choice in either case.

import { when } from "./Moments.js";
import { allIn, build, elementIn } from "./Nodes.js";
import { edit } from "./Values.js";

const pickers = new MutationObserver((records) => {
  for (const picker of new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(".picker")))) {
    if (picker) showOptions(picker);
  }
});

/**
 * What an option is called: as its views are labelled, or else by their words, or else by their pictures.
 * @param {Element} option
 */
function nameOf(option) {
  /** @param {Element} node */
  const isPicture = (node) => node.matches(".symbol, .image, [role='img']") || node.closest("[aria-hidden]");
  const named = [...option.querySelectorAll("[aria-label]")];
  const pictures = named.filter((node) => !node.closest("[aria-hidden]")).map((node) => node.ariaLabel);
  return named.find((node) => !isPicture(node))?.ariaLabel || option.textContent?.trim() || pictures.join(" ");
}

/**
 * @param {Element} picker
 * @returns {HTMLSelectElement}
 */
const selectOf = (picker) => picker.querySelector(":scope > select");

/** @param {Element} picker */
function showOptions(picker) {
  const select = selectOf(picker);
  const chosen = select.dataset.chosen ?? select.getAttribute("value") ?? "";
  /** @type {(node: Element) => HTMLElement[]} */
  const choices = (node) =>
    [...node.children].flatMap((child) => {
      if (child.matches(".section")) {
        const group = document.createElement("optgroup");
        group.label = child.querySelector(":scope > .section-header")?.textContent ?? "";
        group.append(...choices(child));
        return [group];
      }
      if (!child.matches(".option")) return child.matches(".box") ? choices(child) : [];
      const input = child.querySelector("input");
      const option = new Option(nameOf(child), input.value);
      input.disabled = "disabled" in picker.dataset || Boolean(child.querySelector('[data-unselectable=""]'));
      child.toggleAttribute("data-disabled", input.disabled);
      option.disabled = Boolean(child.querySelector('[data-unselectable=""]'));
      return [option];
    });
  select.replaceChildren(...choices(picker.querySelector(":scope > .options")));
  showChoice(select, chosen);
}

/**
 * Shows which options are chosen, by their ids: none, one, or several with the same tag.
 * @param {HTMLSelectElement} select @param {string} text
 */
function showChoice(select, text) {
  select.dataset.chosen = text;
  const ids = text.split(" ");
  select.value = ids[0];
  const picker = /** @type {Element} */ (select.parentElement);
  for (const input of picker.querySelectorAll("input[data-choice]")) {
    input.checked = input.value === ids[0];
    /** @type {Element} */ (input.parentElement).toggleAttribute("data-chosen", input.checked);
  }
  turnWheel(picker);
}

// MARK: Wheels

/** @type {WeakMap<Element, number | undefined>} */
const turns = new WeakMap(); // a wheel that stood at a choice already → where it turns to by itself, or undefined

/**
 * Brings the chosen option of a wheel into the middle.
 * @param {Element} picker
 */
function turnWheel(picker) {
  const wheel = picker.querySelector(':scope[data-style="wheel"] > .options');
  const option = wheel?.querySelector("input:checked")?.closest(".option");
  if (!option || !wheel.clientHeight) return;
  const top = option.offsetTop - (wheel.clientHeight - option.offsetHeight) / 2;
  const behavior = turns.has(wheel) ? "smooth" : "instant";
  turns.set(wheel, Math.abs(wheel.scrollTop - top) < 1 ? undefined : top);
  wheel.scrollTo({ top, behavior });
}

// A person who turns it decides where it stops.
for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(
    name,
    ({ target }) => {
      const wheel = /** @type {Element} */ (target).closest?.('.picker[data-style="wheel"] > .options');
      if (turns.has(wheel)) turns.set(wheel, undefined);
    },
    { capture: true, passive: true },
  );
}

// What comes to rest in the middle is chosen. A turn that ends elsewhere than it should makes room for the next one.
addEventListener(
  "scrollend",
  ({ target }) => {
    if (!target.matches?.('.picker[data-style="wheel"] > .options')) return;
    const end = turns.get(target);
    if (end !== undefined && Math.abs(target.scrollTop - end) > 1) return;
    turns.set(target, undefined);
    const middle = target.scrollTop + target.clientHeight / 2;
    const option = [...target.querySelectorAll(".option")].find((option) => option.offsetTop <= middle && middle < option.offsetTop + option.offsetHeight);
    const input = option?.querySelector("input:enabled");
    if (input && !input.checked) input.click();
  },
  { capture: true, passive: true },
);

/**
 * Puts what comes among the options into one, with a radio button.
 * @param {Element} node @param {Element} content
 */
export function inOption(node, content) {
  const element = elementIn(node);
  if (element.matches(".section")) {
    for (const child of [...element.children]) if (!child.matches(".section-header, .section-footer")) element.append(inOption(child, content));
    return node;
  }
  if (element.matches(".section-header, .section-footer, .divider, .gap")) return node;
  const attributes = {
    type: "radio",
    autocomplete: "off",
    name: `options-${content.closest(".options").dataset.id}`,
    value: element.dataset.id ?? "",
    "data-choice": "",
  };
  const option = build(["label", { class: "option" }, [["input", attributes, ""]]]);
  option.append(node);
  return option;
}

addEventListener("change", ({ target }) => {
  if (!("choice" in target.dataset)) return;
  const select = selectOf(target.closest(".picker"));
  showChoice(select, target.value);
  edit(/** @type {HTMLInputElement} */ (/** @type {Element} */ (select)));
});

addEventListener("input", ({ target }) => {
  if (target.matches(".picker > select")) showChoice(/** @type {HTMLSelectElement} */ (/** @type {Element} */ (target)), target.value);
});

when("controls", (root) => {
  for (const picker of allIn(root, ".picker")) {
    showOptions(picker);
    pickers.observe(picker.querySelector(":scope > .options"), { childList: true, characterData: true, subtree: true });
  }
});
when("choice", showChoice);
