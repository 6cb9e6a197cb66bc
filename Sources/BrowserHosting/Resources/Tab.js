// What this tab keeps for the next page in it. A browser may refuse to keep anything, or have no room.

import { when } from "./Moments.js";

export const base = document.querySelector('meta[name="base"]').content; // before the paths of the app

// Other apps may be on the same site, and the frames of a page have one storage.
const frameName = globalThis.frameElement?.getAttribute("name");
const inTab = `oriel ${base} ${frameName ? `${frameName} ` : ""}`;

/**
 * Keeps a value, or with null nothing any more. Returns whether the tab holds it.
 * @param {string} name @param {unknown} value
 */
export function store(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(inTab + name);
    else sessionStorage.setItem(inTab + name, JSON.stringify(value));
    return true;
  } catch {
    return value === null;
  }
}

/** @param {string} name */
export function stored(name) {
  try {
    return JSON.parse(sessionStorage.getItem(inTab + name) ?? "null");
  } catch {
    return null;
  }
}

function emptyTab() {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(inTab)) sessionStorage.removeItem(name);
  } catch {
    // It holds nothing.
  }
}

// Who looks at the page now. What this tab keeps of somebody else is not for them.
const person = document.querySelector('meta[name="person"]').content;
if ((stored("person") ?? "") !== person) emptyTab();
store("person", person);

when("forgotten", emptyTab);

/**
 * Keeps something in this browser for the next page that it asks the app for, and for TLS alone where the page came that way.
 * @param {string} name @param {string} value
 */
export function setCookie(name, value) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}
