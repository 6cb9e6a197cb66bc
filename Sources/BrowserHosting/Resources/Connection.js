// The page's connection to its app: what is sent, what is kept until the app has it, and what happens when it breaks.

// The app says something at least every six seconds. A network that loses everything closes no socket by itself.
const longestSilence = 13_000; // ms
const waits = [10, 50, 100, 200, 500, 1000, 2000, 5000]; // ms before each try to connect again; the last one stays
let socket;
let heard = 0; // when the app was heard last, or the connection begun
let attempt = 0;
let newestEvent = 0;
let unacknowledged = []; // events that the app may not have seen
let sent = 0; // the newest one that this socket has had
let everSent = 0; // the newest one that any has had
let sending;
const replaceable = new WeakSet(); // events that the next one of the same kind makes needless
let acknowledgement;

/** Tells the app what the person did. Events are numbered, and kept until the app has them. */
function report(...event) {
  const message = [++newestEvent, ...event];
  unacknowledged.push(message);
  if (socket?.readyState === WebSocket.OPEN && !rejoins && sent === message[0] - 1) send(message);
  return message;
}

/** Tells of something of which only the newest counts: what has not been sent yet, and has had no other event behind it, goes. */
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

/** Sends what has come together without a socket: at first much at once, but less than the app takes, and the rest as fast as it takes it. */
function sendRest(most) {
  clearTimeout(sending);
  if (socket.readyState !== WebSocket.OPEN) return;
  for (const message of unacknowledged.filter(([number]) => number > sent)) {
    if (most <= 0) return void (sending = setTimeout(sendRest, 100, 15));
    most -= send(message);
  }
}

/** Returns how many messages it took. */
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

/** Says whether the app can be reached, to assistive technology, too. */
function showOffline(isOffline) {
  if (document.documentElement.classList.contains("offline") === isOffline) return;
  document.documentElement.classList.toggle("offline", isOffline);
  let status = document.querySelector("body > .connection");
  if (!status) document.body.append((status = build(["p", { class: "connection", role: "status" }, ""])));
  // What changes in a region that is there is read out.
  setTimeout(() => (status.textContent = document.documentElement.classList.contains("offline") ? "Reconnecting…" : ""), 50);
}

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
  socket.onopen = () => {
    heard = performance.now();
    transmit(JSON.stringify(["join", scene, rejoins ? -1 : appliedCommit, ...keptForScene()]));
    showOffline(false);
    sent = (unacknowledged[0]?.[0] ?? newestEvent + 1) - 1;
    if (!rejoins) sendRest(300);
  };
  socket.onmessage = ({ data }) => {
    const target = socket;
    heard = performance.now();
    attempt = 0;
    if (!data) return;
    sessionStorage.setItem("scene", scene);
    sessionStorage.removeItem("loads");
    if (!latency) receive(JSON.parse(data));
    else setTimeout(() => target === socket && receive(JSON.parse(data)), latency);
  };
  socket.onclose = ({ code }) => socketClosed(code);
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

function socketClosed(code) {
  if (isClosed) return;
  if (code === 4403) forgetPerson();
  if ((code === 4404 || code === 4403) && rejoins) {
    // The earlier scene is gone, or somebody else's.
    scene = ownScene;
    rejoins = false;
    document.documentElement.classList.remove("rejoining");
    followPages();
    putBackDrafts();
    return connect();
  }
  if (code === 4403) return showSignedOut();
  // The app does not know this scene any more (4404): it was restarted, or the page was away for too long. Or it has refused
  // what this page sent, and would refuse it again.
  if (code === 4404 || [1002, 1003, 1007, 1008, 1009].includes(code)) return reloadSoon();
  setTimeout(() => socket.readyState !== WebSocket.OPEN && showOffline(true), 500);
  const wait = waits[Math.min(attempt++, waits.length - 1)];
  setTimeout(connect, wait * (0.75 + Math.random() / 2));
}

/** The person is not signed in any more, or as somebody else: nothing of what they saw stays. */
function showSignedOut() {
  isClosed = true;
  document.title = "Signed out";
  const message = build(["main", { class: "signed-out" }, [
    ["h1", {}, "You have been signed out"],
    ["p", { role: "alert" }, "What was shown here is closed."],
    ["button", { type: "button" }, "Load the page again"],
  ]]);
  document.body.replaceChildren(message);
  const button = message.querySelector("button");
  button.addEventListener("click", () => location.reload());
  button.focus();
}

/** Loads the page anew, with a scene of its own, as soon as the app makes pages: a browser's own error page tries nothing again. */
async function reloadSoon() {
  saveDrafts();
  sessionStorage.removeItem("scene");
  showOffline(true);
  // A page that is loaded again and again without a word from its scene waits for longer each time.
  const loads = Number(sessionStorage.getItem("loads")) || 0;
  sessionStorage.setItem("loads", loads + 1);
  if (loads > 2) showNotice("The app does not know this page. It needs cookies: please allow them for this site.");
  for (let wait = Math.min(500 * 2 ** loads, 30_000); ; wait = Math.min(wait * 1.5, 30_000)) {
    await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random())));
    try {
      if ((await fetch(`${base}/ready`, { cache: "no-store" })).ok) break;
    } catch {
      // There is no network, or no app.
    }
  }
  location.reload();
}
