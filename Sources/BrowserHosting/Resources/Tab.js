// What this tab keeps for the next page in it. A browser may refuse to keep anything, or have no room.
"use strict";

const base = document.querySelector('meta[name="base"]').content; // before the paths of the app

const inTab = `oriel ${base} `; // other apps may be on the same site

/**
 * Keeps a value, or with null nothing any more. Returns whether the tab holds it.
 * @param {string} name @param {unknown} value
 */
function store(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(inTab + name);
    else sessionStorage.setItem(inTab + name, JSON.stringify(value));
    return true;
  } catch {
    return value === null;
  }
}

/** @param {string} name */
function stored(name) {
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
