// The page of `oriel preview`: a frame for each preview, grouped by file.
"use strict";

const choices = {
  scheme: ["Appearance", [["", "Appearance"], ["light", "Light"], ["dark", "Dark"]]],
  size: ["Size", [["", "Size"], ["320x568", "Small phone 320"], ["390x844", "Phone 390"], ["820x1180", "Tablet 820"], ["fits", "Size that fits"]]],
  textSize: ["Text size", [["", "Text size"], ["xSmall", "Extra small text"], ["small", "Small text"], ["medium", "Medium text"], ["large", "Large text"],
    ["xLarge", "Extra large text"], ["xxLarge", "XX large text"], ["xxxLarge", "XXX large text"], ["accessibility1", "Accessibility 1"],
    ["accessibility2", "Accessibility 2"], ["accessibility3", "Accessibility 3"], ["accessibility4", "Accessibility 4"], ["accessibility5", "Accessibility 5"]]],
  direction: ["Direction", [["", "Direction"], ["ltr", "Left to right"], ["rtl", "Right to left"]]],
  contrast: ["Contrast", [["", "Contrast"], ["standard", "Standard contrast"], ["more", "More contrast"]]],
  motion: ["Motion", [["", "Motion"], ["full", "Full motion"], ["less", "Reduced motion"]]],
};
const zooms = ["Zoom", [["1", "100 %"], ["0.75", "75 %"], ["0.5", "50 %"], ["0.33", "33 %"]]];
const phone = { width: 390, height: 844 };
const mostLoaded = 60; // frames; browsers open no more than some hundred sockets

const page = document.getElementById("previews");
const search = document.getElementById("search");
const statusText = document.getElementById("status");
const notice = document.getElementById("notice");
const cards = new Map();
let listing = { title: "", build: "", notice: "", previews: [] };
let shownText = "";
let newestFrame = 0;

// MARK: What is kept

function kept(storage, key) {
  try {
    const value = JSON.parse(storage.getItem(key) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function keep(storage, key, value) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // It counts as long as the page is there.
  }
}

const forAll = kept(localStorage, "oriel-previews");
const forOne = kept(sessionStorage, "oriel-previews-own");

// MARK: Elements

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

// Fills a form with a control for each setting. `inherited` is what nothing chosen means.
function fillSettings(form, values, inherited, changed) {
  const add = (key, control) => {
    control.name = key;
    control.value = values[key] ?? "";
    control.toggleAttribute("data-set", Boolean(values[key]));
    control.addEventListener("change", () => {
      if (control.value.trim()) values[key] = control.value.trim();
      else delete values[key];
      control.toggleAttribute("data-set", Boolean(values[key]));
      changed();
    });
    form.append(control);
  };
  for (const [key, [label, options]] of Object.entries(choices)) {
    const shown = options.map(([value, text]) => element("option", { value }, inherited && !value ? `${label}: as all` : text));
    add(key, element("select", { "aria-label": label, title: label }, ...shown));
  }
  add("locale", element("input", { list: "locales", "aria-label": "Locale", title: "Locale", placeholder: inherited ? "Locale: as all" : "Locale" }));
  form.addEventListener("submit", (event) => event.preventDefault());
}

// MARK: Cards

class Card {
  constructor(preview) {
    this.preview = preview;
    this.own = forOne[preview.id] ?? {};
    this.retry = "";
    this.isNear = false;
    this.frame = undefined;
    this.fitted = undefined;
    this.heading = element("h3");
    this.place = element("span", { class: "place" });
    this.link = element("a", { class: "open", target: "_blank", title: "Open in a tab of its own", "aria-label": "Open in a tab of its own" },
      icon("M9 3h4v4M13 3 7.5 8.5M11 9.5V13H3V5h3.5"));
    this.menu = element("details", {}, element("summary", { title: "Settings of this preview", "aria-label": "Settings of this preview" },
      icon("M2 5h7M13 5h1M2 11h1M7 11h7M11 3v4M5 9v4")));
    const form = element("form");
    fillSettings(form, this.own, true, () => this.settingsChanged());
    this.menu.append(form);
    this.stage = element("div", { class: "stage" });
    this.node = element("article", { class: "card" }, element("header", {}, this.heading, this.place, this.menu, this.link), this.stage);
    this.node.card = this;
    near.observe(this.node);
    this.show(preview);
  }

  settings() {
    return { ...forAll, ...this.own };
  }

  settingsChanged() {
    if (Object.keys(this.own).length) forOne[this.preview.id] = this.own;
    else delete forOne[this.preview.id];
    keep(sessionStorage, "oriel-previews-own", forOne);
    this.refresh();
  }

  show(preview) {
    this.preview = preview;
    this.heading.textContent = preview.name;
    this.heading.title = preview.name;
    this.place.textContent = `line ${preview.line}`;
    this.node.setAttribute("aria-label", preview.name);
    this.refresh();
  }

  request() {
    const { size, zoom, ...rest } = this.settings();
    const { width, height } = this.size();
    return { id: this.preview.id, width, height, fits: this.fits(), ...rest, ...(this.retry && { retry: this.retry }) };
  }

  fits() {
    const { size } = this.settings();
    return size === "fits" || !size && this.preview.fits;
  }

  size() {
    const { size } = this.settings();
    const lengths = /^(\d+)x(\d+)$/.exec(size ?? "");
    if (lengths) return { width: Number(lengths[1]), height: Number(lengths[2]) };
    return size === "fits" ? phone : { width: this.preview.width, height: this.preview.height };
  }

  refresh() {
    const address = `/window/preview?value=${encodeURIComponent(JSON.stringify(this.request()))}`;
    this.menu.toggleAttribute("data-set", Object.keys(this.own).length > 0);
    this.node.toggleAttribute("data-fits", this.fits());
    this.link.href = address;
    const isEnded = Boolean(this.preview.ended) && this.retry !== listing.build;
    if (isEnded) this.showEnded();
    else if (this.isNear || this.frame) this.load(address);
    this.place_();
  }

  showEnded() {
    this.unload();
    const again = element("button", { type: "button" }, "Run it again");
    again.addEventListener("click", () => {
      this.retry = listing.build;
      this.stage.replaceChildren();
      this.load(undefined);
      this.refresh();
    });
    this.stage.replaceChildren(element("div", { class: "ended" }, element("strong", {}, "This preview has ended the program"),
      element("pre", {}, this.preview.ended), again));
  }

  load(address) {
    if (!this.frame) {
      newestFrame += 1;
      // The name keeps what frames store apart.
      this.frame = element("iframe", { name: `preview-${newestFrame}`, title: this.preview.name });
      this.stage.replaceChildren(this.frame);
    }
    if (!address || this.address === address && this.build === listing.build) return;
    this.address = address;
    this.build = listing.build;
    this.fitted = undefined;
    this.frame.src = address;
  }

  unload() {
    this.frame?.remove();
    this.frame = undefined;
    this.address = undefined;
    this.fitted = undefined;
  }

  // Gives the stage its size: that of the window, or of the view in it.
  place_() {
    const zoom = Number(forAll.zoom) || 1;
    const { width, height } = this.size();
    const shown = this.fits() && this.fitted || { width, height };
    if (this.stage.querySelector(".ended")) return this.stage.removeAttribute("style");
    this.stage.style.width = `${shown.width * zoom}px`;
    this.stage.style.height = `${shown.height * zoom}px`;
    this.node.style.width = "";
    this.heading.style.maxWidth = `${Math.max(100, shown.width * zoom - 150)}px`;
    if (!this.frame) return;
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${height}px`;
    this.frame.style.transform = zoom === 1 ? "" : `scale(${zoom})`;
  }

  measure() {
    if (!this.fits() || !this.frame) return;
    const node = this.frame.contentDocument?.querySelector('[data-identifier="oriel-preview-size"]');
    const { width, height } = node?.getBoundingClientRect() ?? {};
    if (!width || !height || this.fitted?.width === Math.ceil(width) && this.fitted?.height === Math.ceil(height)) return;
    this.fitted = { width: Math.ceil(width), height: Math.ceil(height) };
    this.place_();
  }
}

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.card.isNear = isIntersecting;
    if (isIntersecting) target.card.refresh();
  }
  // What is far away goes where there is much.
  const loaded = [...cards.values()].filter((card) => card.frame);
  for (const card of loaded) {
    if (loaded.length <= mostLoaded) break;
    if (card.isNear) continue;
    card.unload();
    loaded.splice(loaded.indexOf(card), 1);
  }
}, { rootMargin: "600px" });

setInterval(() => {
  for (const card of cards.values()) if (card.isNear) card.measure();
}, 200);

// MARK: The list

function show() {
  document.title = listing.title ? `${listing.title} – Previews` : "Previews";
  document.querySelector("h1").textContent = listing.title || "Previews";
  const ids = new Set(listing.previews.map(({ id }) => id));
  for (const [id, card] of cards) {
    if (ids.has(id)) continue;
    near.unobserve(card.node);
    card.node.remove();
    cards.delete(id);
  }
  const groups = Map.groupBy ? Map.groupBy(listing.previews, ({ file }) => file) : grouped(listing.previews);
  const sections = [];
  for (const [file, previews] of groups) {
    const section = [...page.children].find((node) => node.dataset.file === file)
      ?? element("section", { class: "file", "data-file": file }, element("h2", {}, file), element("div", { class: "cards" }));
    const row = section.lastChild;
    previews.forEach((preview, index) => {
      let card = cards.get(preview.id);
      if (card) card.show(preview);
      else cards.set(preview.id, card = new Card(preview));
      // A frame that is moved loads itself anew.
      if (row.children[index] !== card.node) row.insertBefore(card.node, row.children[index] ?? null);
    });
    sections.push(section);
  }
  for (const node of [...page.children]) if (!sections.includes(node)) node.remove();
  sections.forEach((section, index) => {
    if (page.children[index] !== section) page.insertBefore(section, page.children[index] ?? null);
  });
  if (!listing.previews.length) {
    page.replaceChildren(element("p", { class: "empty" }, "There are no previews in these sources. Add one, and it is shown here: ",
      element("code", {}, "#Preview { ContentView() }")));
  }
  showNotice();
  filter();
}

function grouped(previews) {
  const groups = new Map();
  for (const preview of previews) groups.set(preview.file, [...groups.get(preview.file) ?? [], preview]);
  return groups;
}

function showNotice() {
  notice.hidden = !listing.notice;
  if (!listing.notice || notice.querySelector("pre")?.textContent === listing.notice) return;
  notice.replaceChildren(element("strong", {}, "The newest version is not there yet. The last good one goes on."), element("pre", {}, listing.notice));
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const card of cards.values()) {
    const text = `${card.preview.name} ${card.preview.file}`.toLowerCase();
    card.node.hidden = !words.every((word) => text.includes(word));
    if (!card.node.hidden) count += 1;
  }
  for (const section of page.querySelectorAll(".file")) section.hidden = !section.querySelector(".card:not([hidden])");
  const all = cards.size === 1 ? "1 preview" : `${cards.size} previews`;
  statusText.textContent = words.length ? `${count} of ${all}` : all;
}

// MARK: News

async function ask() {
  try {
    const answer = await fetch("/previews.json", { cache: "no-store" });
    const text = await answer.text();
    if (text !== shownText || statusText.dataset.waits) {
      listing = JSON.parse(text);
      shownText = text;
      delete statusText.dataset.waits;
      show();
    }
  } catch {
    statusText.dataset.waits = "1";
    statusText.textContent = "Starting again…";
  }
  setTimeout(ask, document.hidden ? 3000 : 400);
}

function addSettings() {
  const form = document.getElementById("settings");
  const changed = () => {
    keep(localStorage, "oriel-previews", forAll);
    for (const card of cards.values()) card.refresh();
  };
  fillSettings(form, forAll, false, changed);
  const zoom = element("select", { "aria-label": zooms[0], title: zooms[0] }, ...zooms[1].map(([value, text]) => element("option", { value }, text)));
  forAll.zoom ??= "0.75";
  zoom.value = forAll.zoom;
  zoom.addEventListener("change", () => {
    forAll.zoom = zoom.value;
    changed();
  });
  form.append(zoom);
}

addSettings();
search.addEventListener("input", filter);
addEventListener("keydown", (event) => {
  if (event.key === "/" && !/INPUT|SELECT|TEXTAREA/.test(document.activeElement?.tagName ?? "")) {
    event.preventDefault();
    search.focus();
  }
});
addEventListener("click", ({ target }) => {
  for (const menu of document.querySelectorAll("details[open]")) if (!menu.contains(target)) menu.open = false;
});
ask();
