// The page's connection to its app: what is sent, what is kept until the app has it, and what happens when it breaks.

// The app says something at least every six seconds. A network that loses everything closes no socket by itself.
const longestSilence = 13_000; // ms
const waits = [10, 50, 100, 200, 500, 1000, 2000, 5000]; // ms before each try to connect again; the last one stays
/** @type {WebSocket} */
let socket;
let heard = 0; // when the app was heard last, or the connection begun
let attempt = 0;
let newestEvent = 0;
/** @type {EventMessage[]} */
let unacknowledged = []; // events that the app may not have seen
let sent = 0; // the newest one that this socket has had
let everSent = 0; // the newest one that any has had
/** @type {number | undefined} */
let sending;
/** @type {WeakSet<EventMessage>} */
const replaceable = new WeakSet(); // events that the next one of the same kind makes needless
/** @type {number | undefined} */
let acknowledgement;

/**
 * Tells the app what the person did. Events are numbered, and kept until the app has them.
 * @param {...MessageValue} event
 */
function report(...event) {
  const message = /** @type {EventMessage} */ ([++newestEvent, ...event]);
  unacknowledged.push(message);
  if (socket?.readyState === WebSocket.OPEN && !rejoins && sent === message[0] - 1) send(message);
  return message;
}

/**
 * Tells of something of which only the newest counts: what has not been sent yet, and has had no other event behind it, goes.
 * @param {string} name @param {number} id @param {...MessageValue} values
 */
function reportNewest(name, id, ...values) {
  for (let place = unacknowledged.length - 1; place >= 0; place--) {
    const message = unacknowledged[place];
    if (message[0] <= everSent || !replaceable.has(message)) break;
    if (message[1] !== name || message[2] !== id) continue;
    unacknowledged.splice(place, 1);
    for (const later of unacknowledged.slice(place)) later[0]--;
    newestEvent--;
    break;
  }
  replaceable.add(report(name, id, ...values));
}

/**
 * Sends what has come together without a socket: at first much at once, but less than the app takes, and the rest as fast as it takes it.
 * @param {number} most
 */
function sendRest(most) {
  clearTimeout(sending);
  if (socket.readyState !== WebSocket.OPEN) return;
  for (const message of unacknowledged.filter(([number]) => number > sent)) {
    if (most <= 0) return void (sending = setTimeout(sendRest, 100, 15));
    most -= send(message);
  }
}

/**
 * Returns how many messages it took.
 * @param {EventMessage} message
 */
function send(message) {
  sent = message[0];
  everSent = Math.max(everSent, sent);
  clearTimeout(acknowledgement);
  acknowledgement = undefined;
  const parts = partsOf(message);
  for (const part of parts) transmit(JSON.stringify([sent, appliedCommit, ...part]));
  return parts.length;
}

/** Tells the app which commits have been applied, if no event does it soon. */
function acknowledgeSoon() {
  acknowledgement ??= setTimeout(() => {
    acknowledgement = undefined;
    if (socket.readyState === WebSocket.OPEN) transmit(JSON.stringify([0, appliedCommit]));
  }, 1000);
}

/** @param {string} text */
function transmit(text) {
  const target = socket;
  if (!latency) target.send(text);
  else setTimeout(() => target.readyState === WebSocket.OPEN && target.send(text), latency);
}

function connect() {
  const address = new URL(`${base}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(address);
  heard = performance.now();
  let begun = "";
  let isKnown = false;
  socket.onopen = () => {
    heard = performance.now();
    transmit(JSON.stringify(["join", scene, rejoins ? -1 : appliedCommit, ...keptForScene()]));
    sent = (unacknowledged[0]?.[0] ?? newestEvent + 1) - 1;
    if (!rejoins) sendRest(300);
  };
  socket.onmessage = ({ data }) => {
    const target = socket;
    heard = performance.now();
    attempt = 0;
    if (!data) return;
    if (!isKnown) showJoined();
    isKnown = true;
    // A part of a long message: on a slow line each one says that the app is there.
    if (data[0] === "+") return void (begun += data.slice(1));
    const message = JSON.parse(begun + data);
    begun = "";
    store("scene", scene);
    store("loads", null);
    if (!latency) receive(message);
    else setTimeout(() => target === socket && receive(message), latency);
  };
  socket.onclose = ({ code }) => socketClosed(code);
}

/** An app that was started again takes the connection and does not know the scene: only its first message says that the page is back. */
function showJoined() {
  showOffline(false);
  removeRegion("Signed out");
  askForFailedImages();
}

/** Gives up a connection that is silent for too long: to close it in good order would take the browser a minute. */
function checkSilence() {
  if (socket.readyState > WebSocket.OPEN) return;
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
  if (isClosed) return;
  if (code === 4403) forgetPerson();
  if ([4401, 4403, 4404].includes(code) && rejoins) {
    // The earlier scene is gone, or somebody else's.
    scene = ownScene;
    rejoins = false;
    document.documentElement.classList.remove("rejoining");
    followPages();
    putBackDrafts();
    return connect();
  }
  if (code === 4403) return showSignedOut();
  // The app does not know this scene any more (4404), or this browser (4401): it was restarted, or the page was away for too long. Or it
  // has refused what this page sent, and would refuse it again.
  if ([4401, 4404, 1002, 1003, 1007, 1008, 1009].includes(code)) return reloadSoon(code === 4401);
  setTimeout(() => socket.readyState !== WebSocket.OPEN && showOffline(true), 500);
  // A browser does not say why a socket does not come about.
  if (attempt >= 4) askWhetherReady().then((answer) => answer === "sign in" && socket.readyState !== WebSocket.OPEN && showSignIn());
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
  const isKept = saveDrafts();
  saveOpen();
  store("scene", null);
  showOffline(true);
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
