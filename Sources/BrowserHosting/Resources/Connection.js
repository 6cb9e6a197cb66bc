// The page's connection to its app: how it begins, what happens when it breaks, and what keeps the page from going on.

import { base, store, stored } from "./Tab.js";
import { scene } from "./Scene.js";
import { handle, reached, when } from "./Moments.js";
import { outbox } from "./Outbox.js";
import { build } from "./Nodes.js";
import { receive } from "./Commits.js";
import { removeRegion, showNotice, showRegion } from "./Notes.js";
import { saveAll } from "./Drafts.js";
import { keptForScene } from "./Kept.js";

// The app says something at least every six seconds. A network that loses everything closes no socket by itself.
const longestSilence = 13_000; // ms
const waits = [10, 50, 100, 200, 500, 1000, 2000, 5000]; // ms before each try to connect again; the last one stays
let heard = 0; // when the app was heard last, or the connection begun
let attempt = 0;

export function connect() {
  const address = new URL(`${base}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  outbox.socket = socket;
  heard = performance.now();
  let begun = "";
  let isKnown = false;
  socket.onopen = () => {
    heard = performance.now();
    outbox.transmit(JSON.stringify(["join", scene.version, scene.id, scene.rejoins ? -1 : scene.appliedCommit, ...keptForScene()]));
    outbox.sent = (outbox.unacknowledged[0]?.[0] ?? outbox.newestEvent + 1) - 1;
    if (!scene.rejoins) outbox.sendRest(300);
  };
  socket.onmessage = ({ data }) => {
    heard = performance.now();
    attempt = 0;
    if (!data) return;
    if (!isKnown) showJoined();
    isKnown = true;
    // A part of a long message: on a slow line each one says that the app is there.
    if (data[0] === "+") return void (begun += data.slice(1));
    const message = JSON.parse(begun + data);
    begun = "";
    store("scene", scene.id);
    store("loads", null);
    store("outdated", null);
    if (!scene.latency) receive(message);
    else setTimeout(() => socket === outbox.socket && receive(message), scene.latency);
  };
  socket.onclose = ({ code }) => socketClosed(code);
}

/** An app that was started again takes the connection and does not know the scene: only its first message says that the page is back. */
function showJoined() {
  reached("offline", false);
  removeRegion("Signed out");
  reached("joined");
}

/** Gives up a connection that is silent for too long: to close it in good order would take the browser a minute. */
function checkSilence() {
  const { socket } = outbox;
  if (!socket || socket.readyState > WebSocket.OPEN) return;
  // A connection that does not come about is tried again sooner, and later each time: some networks are that slow.
  const limit = socket.readyState === WebSocket.OPEN ? longestSilence : Math.min(5000 + 2500 * attempt, 20_000);
  if (performance.now() - heard < limit) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  socketClosed(1006);
}

setInterval(checkSilence, 1000);
document.addEventListener("visibilitychange", checkSilence);

/** @param {number} code */
function socketClosed(code) {
  if (scene.isClosed) return;
  if (code === 4403) reached("forgotten");
  if ([4401, 4403, 4404].includes(code) && scene.rejoins) {
    // The earlier scene is gone, or somebody else's.
    scene.id = scene.own;
    scene.rejoins = false;
    document.documentElement.classList.remove("rejoining");
    reached("given up");
    return connect();
  }
  if (code === 4403) return showSignedOut();
  // The page is of another version than the app. Whatever gave it an old page may do so again: it is loaded anew once.
  if (code === 4426 && (stored("outdated") || !store("outdated", true))) return showOutdated();
  // The app does not know this scene any more (4404), or this browser (4401): it was restarted, or the page was away for too long. Or it
  // has refused what this page sent, and would refuse it again.
  if ([4401, 4404, 4426, 1002, 1003, 1007, 1008, 1009].includes(code)) return reloadSoon(code === 4401);
  setTimeout(() => outbox.socket?.readyState !== WebSocket.OPEN && reached("offline", true), 500);
  // A browser does not say why a socket does not come about.
  if (attempt >= 4) askWhetherReady().then((answer) => answer === "sign in" && outbox.socket?.readyState !== WebSocket.OPEN && showSignIn());
  const wait = waits[Math.min(attempt++, waits.length - 1)];
  setTimeout(connect, wait * (0.75 + Math.random() / 2));
}

/** Whether the app makes pages now: "yes", "no", or "sign in" if something before it asks for that. */
async function askWhetherReady() {
  try {
    // Any, for the checker's library has no such function.
    const signal = /** @type {any} */ (AbortSignal).timeout(5000);
    const answer = await fetch(`${base}/ready`, { cache: "no-store", redirect: "manual", signal });
    if (answer.ok) return "yes";
    return answer.type === "opaqueredirect" || [401, 403, 407].includes(answer.status) ? "sign in" : "no";
  } catch {
    return "no"; // there is no network, or no app
  }
}

/**
 * Loads the page anew, with a scene of its own, as soon as the app makes pages: a browser's own error page tries nothing again.
 * @param {boolean} isUnknown
 */
async function reloadSoon(isUnknown) {
  const isKept = saveAll();
  store("scene", null);
  reached("offline", true);
  if (!isKept) return showNoRoom();
  // A page that is loaded again and again without a word from its scene waits for longer each time.
  const loads = stored("loads") ?? 0;
  store("loads", loads + 1);
  if (isUnknown && loads > 2) showNotice("The app does not know this page. It needs cookies: please allow them for this site.");
  for (let wait = Math.min(500 * 2 ** loads, 30_000); ; wait = Math.min(wait * 1.5, 30_000)) {
    await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random())));
    const answer = await askWhetherReady();
    if (answer === "yes") break;
    if (answer === "sign in") showSignIn();
  }
  location.reload();
}

// MARK: What keeps the page from going on

/** @type {[title: string, action: () => void]} */
const loadAgain = ["Load the page again", () => location.reload()];

/** Whoever was signed in by something before the app has to do so again. What was typed is kept. */
const showSignIn = () => showRegion("Signed out", "You have to sign in again to go on.", [], loadAgain);

/** The page would begin again, and this tab cannot hold what was typed. */
const showNoRoom = () => showRegion(
  "Text that you typed", "This page has to begin again, and the browser cannot keep what you typed: please copy it from its field first.", [], loadAgain);

/** The page could not be had in the app's own version. */
const showOutdated = () => showRegion(
  "Another version", "This page is of another version of the app. Please load it again in a moment.", [], loadAgain);

/** The person is not signed in any more, or as somebody else: nothing of what they saw stays. */
function showSignedOut() {
  scene.isClosed = true;
  document.title = "Signed out";
  const message = build(["main", { class: "signed-out" }, [
    ["h1", {}, "You have been signed out"],
    ["p", { role: "alert" }, "What was shown here is closed."],
    ["button", { type: "button" }, loadAgain[0]],
  ]]);
  document.body.replaceChildren(message);
  const button = message.querySelector("button");
  button.addEventListener("click", loadAgain[1]);
  button.focus();
}

// MARK: What could not be shown

let mishaps = 0;
let lastMishap = -Infinity;

/**
 * Something else has changed the page, such as an extension of the browser: the app sends all of it anew. What changes it again and again
 * makes the next time come later. The page never says that it has what it could not show.
 * @param {unknown} error
 */
function askForAll(error) {
  console.error(error);
  mishaps = performance.now() - lastMishap < 60_000 ? mishaps + 1 : 0;
  lastMishap = performance.now();
  scene.appliedCommit = -1;
  attempt = Math.min(2 * mishaps, waits.length - 1);
  outbox.socket?.close();
}

when("failed", askForAll);

// MARK: Other pages

/**
 * Opens a page of the same app, or brings the one of that name to the front.
 * @param {string} path @param {string | null} name @param {number} width @param {number} height
 */
function openPage(path, name, width, height) {
  if (reached("desktop", "window", path, name, width, height)) return;
  const page = open(name ? "" : path, name ?? "_blank", width && height ? `popup,width=${width},height=${height}` : "");
  // The browser opens pages only soon after a person has done something. This one becomes the other; Back leads here again.
  if (!page) return location.assign(path);
  if (name && !isOurs(page)) page.location = path;
  page.focus();
}

/**
 * Whether a window shows a page of the app. What others show is not to be read.
 * @param {Window} page
 */
function isOurs(page) {
  try {
    return page.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** Closes the page. A browser does so only where a page has opened it. */
function closePage() {
  scene.isClosed = true;
  store("scene", null);
  outbox.socket?.close();
  if (reached("desktop", "close")) return;
  showNotice("This window is closed.");
  close();
}

// MARK: The device

/**
 * Puts a text where the person pastes from. Some browsers do so only right after something is pressed, and none on a page that came without
 * encryption: there the text is shown.
 * @param {string} text
 */
async function copyText(text) {
  removeRegion("Copy");
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const { clipboard } = navigator;
    showRegion("Copy", "The browser has not copied this:", [text], [clipboard ? "Copy" : "Close", () => {
      removeRegion("Copy");
      clipboard?.writeText(text).catch((error) => showNotice(String(error)));
    }]);
  }
}

handle({
  copy: copyText,
  vibrate: (times) => navigator.vibrate?.(times),
  window: (path, name, width, height) => openPage(base + path, name, width, height),
  close: closePage,
  u: (address) => build(["a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ""]).click(),
});
