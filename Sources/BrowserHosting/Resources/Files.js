// Files that a person gives to the app, and those that the app gives to them.

import { base } from "./Tab.js";
import { scene } from "./Scene.js";
import { handle, when } from "./Moments.js";
import { report } from "./Outbox.js";
import { build } from "./Nodes.js";
import { removeRegion, showRegion } from "./Notes.js";

const name = "Files"; // of the region that tells of uploads
const most = 1000; // files at once
/** @type {XMLHttpRequest | undefined} */
let underway;
/** @type {(() => boolean) | undefined} */
let isWanted; // whether what askedOnce for the files that are on their way is there

/** @param {string} text @param {string} [button] @param {() => void} [action] */
function tellOfFiles(text, button = "OK", action = () => removeRegion(name)) {
  const region = document.querySelector(`.unrestored[aria-label="${name}"]`);
  // A button that somebody is about to press stays where it is.
  if (region?.querySelector("button")?.textContent === button) region.querySelector("p").textContent = text;
  else showRegion(name, text, [], [button, action]);
}

function abort() {
  underway?.abort();
  underway = undefined;
  removeRegion(name);
}

/**
 * Sends a file. Returns what the app calls it, or the reason why it was not taken.
 * @param {number} target @param {File} file @param {string} place
 * @returns {Promise<{ token?: string, reason?: string }>}
 */
function sendFile(target, file, place) {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    underway = request;
    request.open("POST", `${base}/upload/${target}`);
    request.setRequestHeader("X-Scene", scene.id);
    request.setRequestHeader("X-File-Name", encodeURIComponent(wellFormedName(file.name)));
    if (file.type) request.setRequestHeader("Content-Type", file.type);
    request.upload.onprogress = ({ loaded, total }) =>
      tellOfFiles(`Sending “${file.name}”${place}: ${total ? Math.floor((100 * loaded) / total) : 100} %`, "Cancel", abort);
    request.onload = () => done(request.status === 200 ? { token: request.responseText } : { reason: request.responseText.trim() });
    request.onerror = () => done({ reason: `“${file.name}” could not be sent: please try again. Folders cannot be sent.` });
    request.onabort = () => done({});
    request.send(file);
  });
}

/** @param {string} text */
const wellFormedName = (text) => (text.length > 300 ? text.slice(0, 200) + text.slice(-100) : text).replace(/[\uD800-\uDFFF]/gu, "-");

/**
 * Sends files one after another. Returns what the app calls them; nothing if one was not taken, or the person has stopped it.
 * @param {number} target @param {File[]} files @param {() => boolean} stays
 * @returns {Promise<string[] | null>}
 */
async function upload(target, files, stays) {
  if (underway) {
    tellOfFiles("Other files are on their way: please wait for these.");
    return null;
  }
  if (files.length > most) {
    tellOfFiles(`At most ${most} files can be sent at once.`);
    return null;
  }
  isWanted = stays;
  const tokens = [];
  for (const [number, file] of files.entries()) {
    const { token, reason } = await sendFile(target, file, files.length > 1 ? ` (${number + 1} of ${files.length})` : "");
    underway = undefined;
    if (!token) {
      isWanted = undefined;
      if (reason) tellOfFiles(reason);
      return null;
    }
    tokens.push(token);
  }
  isWanted = undefined;
  removeRegion(name);
  return tokens;
}

/**
 * Has the person choose files.
 * @param {Element} node
 */
function chooseFiles(node) {
  const { files = "", accept = "", several, atOnce } = node.dataset;
  const target = Number(files);
  const stays = () => Boolean(document.querySelector(`[data-files="${target}"]`));
  const input = /** @type {HTMLInputElement} */ (build(["input", { type: "file", hidden: "", accept }, ""]));
  input.multiple = several === "";
  // Outside of the page some browsers give no files.
  (node.closest("dialog") ?? document.body).append(input);
  input.addEventListener("change", async (event) => {
    event.stopPropagation();
    input.remove();
    const tokens = await upload(target, [...(input.files ?? [])], stays);
    if (tokens?.length) report("files", target, tokens.join(" "));
  });
  input.addEventListener("cancel", (event) => {
    event.stopPropagation();
    input.remove();
    // A dialog that is there for this alone has been answered.
    if (atOnce === "" && stays()) report("files", target, "");
  });
  input.click();
}

when("button", (button) => {
  if (!("files" in button.dataset)) return false;
  chooseFiles(button);
  return true;
});

/** @type {WeakSet<Element>} */
const askedOnce = new WeakSet();

when("applied", () => {
  if (underway && isWanted && !isWanted()) abort();
  for (const node of document.querySelectorAll("[data-files][data-at-once]")) {
    if (askedOnce.has(node)) continue;
    askedOnce.add(node);
    // Browsers open it only soon after a person has done something. The button stays for all others.
    if (navigator.userActivation?.isActive !== false) chooseFiles(node);
  }
});

/**
 * Has the browser store a file of the app.
 * @param {string} address @param {string} file
 */
function saveFile(address, file) {
  const link = build(["a", { href: base + address, download: file, hidden: "" }, ""]);
  document.body.append(link);
  link.click();
  link.remove();
}

// A page that is left takes its uploads with it; the person is asked first.
addEventListener("beforeunload", (event) => underway && event.preventDefault());

/**
 * @param {number} target @param {File[]} files @param {() => boolean} stays @param {(tokens: string[]) => void} done
 */
async function filesCome(target, files, stays, done) {
  const tokens = await upload(target, files, stays);
  if (tokens) done(tokens);
}

when("files come", filesCome);
when("files refused", (reason) => tellOfFiles(reason));
handle({
  save: saveFile,
});
