"""Measures how fast a click on a row of a list reaches the DOM, and what that costs, in Chromium.

    swift build -c release --product BrowserList && swift build -c release --product BrowserFloor
    python Browser/measure.py .build/release [--table] [--rows 10,100,1000,5000]

Beside the app, BrowserList, it measures BrowserFloor in the same run: the same list, its page and its server written by hand. Prints
one JSON object a line, and with --table a table at the end. Needs Playwright, and Chromium in PATH or at $CHROMIUM.
"""

import argparse
import base64
import contextlib
import json
import os
import pathlib
import re
import select
import shutil
import signal
import socket
import statistics
import string
import subprocess
import sys
import tempfile
import time
import urllib.request

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

# Each with the attribute by which its rows are found.
SUBJECTS = {"BrowserList": "data-identifier", "BrowserFloor": "id"}
READY_TIMEOUT = 30  # s
PAGE_TIMEOUT = 30_000  # ms
ROUNDS, CLICKS = 12, 5  # clicks at so many places of the list, so many each
PAINTS = 5
SESSIONS, SESSION_ROWS = 100, 100
_PROTOCOL = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "BrowserHosting" / "PageProtocol.swift"
VERSION = re.search(r"static let version = (\d+)", _PROTOCOL.read_text())[1]
TYPED = (string.ascii_letters + string.digits)[:60]  # no character twice, so that the order shows
KEY_INTERVAL = 0.01  # s
# What the app keeps is not what the person keeps who runs this.
DATA = tempfile.TemporaryDirectory(prefix="oriel-data-")

# Marks the values and buttons of the rows that are there: the app itself names them no more than an app would.
TAG = """
window.tagRows = () => {
  for (const title of document.querySelectorAll(".row .text")) {
    const row = title.textContent.match(/^Row ([0-9,]+)$/)?.[1].replaceAll(",", "");
    if (!row) continue;
    title.nextElementSibling.setAttribute("data-identifier", `value-${row}`);
    title.parentElement.querySelector("button").setAttribute("data-identifier", `plus-${row}`);
  }
};
"""

# The rows on the screen: a list need not have more than these in its page.
VISIBLE_ROWS = """async (attribute) => {
  tagRows();
  const buttons = [...document.querySelectorAll(`[${attribute}^="plus-"]`)];
  if (buttons.length === 0) return [];
  const entries = await new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      resolve(entries);
      observer.disconnect();
    }, { threshold: 1 });
    for (const button of buttons) observer.observe(button);
  });
  return entries.filter((entry) => entry.isIntersecting)
    .map(({ target }) => target.getAttribute(attribute).slice("plus-".length));
}"""

SCROLL = """([attribute, fraction]) => {
  tagRows();
  let list = document.querySelector(`[${attribute}^="plus-"]`);
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
  if (list) list.scrollTop = fraction * (list.scrollHeight - list.clientHeight);
}"""

# A list may ask for rows, and get them, for a while after it was scrolled.
SETTLE = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("the page does not come to rest")), 20000);
  const rest = () => {
    observer.disconnect();
    resolve();
  };
  let timer = setTimeout(rest, 400);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(rest, 400);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
})"""

CLICK = """async ([attribute, rows, isFocused]) => {
  tagRows();
  // The page comes to rest, as it does between the clicks of a person.
  const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const times = [];
  for (const row of rows) {
    const button = document.querySelector(`[${attribute}="plus-${row}"]`);
    const value = document.querySelector(`[${attribute}="value-${row}"]`);
    const expected = String(Number(value.textContent) + 1);
    if (isFocused) {
      button.focus();
      await rest();
    }
    const changed = new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`row ${row} did not change`)), 5000);
      const observer = new MutationObserver(() => {
        resolve(performance.now());
        clearTimeout(timeout);
        observer.disconnect();
      });
      observer.observe(value, { childList: true, characterData: true, subtree: true });
    });
    const start = performance.now();
    button.click();
    times.push(await changed - start);
    if (value.textContent !== expected) throw new Error(`row ${row} shows ${value.textContent}, not ${expected}`);
    await rest();
  }
  return times;
}"""

FIRST_PAINT = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("nothing was painted")), 20000);
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (paint) resolve(performance.timeOrigin + paint.startTime);
  }).observe({ type: "paint", buffered: true });
})"""

WATCH_TYPING = """([input, text]) => {
  window.typing = { keys: [], texts: [] };
  document.querySelector(input).addEventListener("input", () => typing.keys.push(performance.now()));
  const node = document.querySelector(text);
  new MutationObserver(() => typing.texts.push(node.textContent))
    .observe(node, { childList: true, characterData: true, subtree: true });
}"""


class Server:
    """A running server, with a process group of its own."""

    def __init__(self, products: str, name: str, rows: int):
        self.name, self.attribute, self.rows = name, SUBJECTS[name], rows
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.start = time.time()
        self.process = subprocess.Popen(
            [str(pathlib.Path(products) / name)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env=os.environ | {"ROWS": str(rows), "ORIEL_PORT": str(self.port), "ORIEL_OPEN": "0", "ORIEL_DATA": DATA.name},
            start_new_session=True,
        )
        try:
            readable, _, _ = select.select([self.process.stdout], [], [], READY_TIMEOUT)
            line = self.process.stdout.readline().decode() if readable else "nothing"
            if f":{self.port}" not in line:
                raise RuntimeError(f"{name} printed no URL but {line!r}")
        except BaseException:
            self.stop()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)
        self.process.stdout.close()

    def cpu(self) -> int:
        """What all threads have run, in nanoseconds."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)

    def memory(self) -> int:
        """What is resident, in bytes."""
        rollup = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return int(re.search(r"^Rss:\s+(\d+) kB", rollup, re.MULTILINE)[1]) * 1024

    def open_session(self) -> socket.socket:
        """What a page does to be connected, without a browser."""
        with urllib.request.urlopen(self.url, timeout=READY_TIMEOUT) as response:
            scene = re.search(r'<meta name="scene" content="(\w+)">', response.read().decode())
            cookie = (response.headers["Set-Cookie"] or "").partition(";")[0]
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=READY_TIMEOUT)
        connection.sendall(
            f"GET /socket HTTP/1.1\r\nCookie: {cookie}\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        answer = connection.recv(4096)
        if not answer.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(f"{self.name} opened no WebSocket: {answer!r}")
        if scene:
            text = f'["join",{VERSION},"{scene[1]}",0]'.encode()
            # With a mask of zeros, which leaves the text as it is.
            connection.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        return connection


class Client:
    """A page that shows a server's list."""

    def __init__(self, browser: Browser, server: Server):
        self.server = server
        self.page: Page = browser.new_context(viewport={"width": 900, "height": 700}).new_page()
        self.page.set_default_timeout(PAGE_TIMEOUT)
        self.page.add_init_script(TAG)
        with self.page.expect_websocket() as opened:
            self.page.goto(server.url)
        self.socket: WebSocket = opened.value
        self.page.get_by_text("+", exact=True).first.wait_for()
        self.page.wait_for_timeout(500)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.context.close()

    def rows_at(self, fraction: float) -> list[str]:
        """Scrolls so far down the list; the rows that are on the screen then."""
        self.page.evaluate(SCROLL, [self.server.attribute, fraction])
        self.page.evaluate(SETTLE)
        rows = self.page.evaluate(VISIBLE_ROWS, self.server.attribute)
        if len(rows) < min(CLICKS, self.server.rows):
            raise RuntimeError(f"{self.server.name} shows only the rows {rows} at {fraction}")
        return rows[:CLICKS]

    def click(self, rows: list[str], is_focused=False) -> tuple[list[float], int]:
        """The milliseconds that each click took to change the page, and what the server has run for them.

        A click by script comes out of the blue. The button of a mouse focuses what it is pressed on, long before it is released and
        the click comes: this is how it is with `is_focused`.
        """
        before = self.server.cpu()
        times = self.page.evaluate(CLICK, [self.server.attribute, rows, is_focused])
        return times, self.server.cpu() - before

    def count_bytes(self, rows: list[str]) -> dict[str, float]:
        sizes: dict[str, list[int]] = {"received": [], "sent": []}
        record = {
            way: lambda payload, sizes=sizes: sizes.append(len(payload if isinstance(payload, bytes) else payload.encode()))
            for way, sizes in sizes.items()
        }
        self.click(rows)
        self.page.evaluate(SETTLE)
        for way, handler in record.items():
            self.socket.on(f"frame{way}", handler)
        self.click(rows)
        self.page.wait_for_timeout(1500)  # acknowledgements may come later
        for way, handler in record.items():
            self.socket.remove_listener(f"frame{way}", handler)
        masks = {"received": 0, "sent": 4}
        totals = {f"{way}_bytes": sum(sizes[way]) / len(rows) for way in sizes}
        headers = {f"{way}_header_bytes": sum(header(size) + masks[way] for size in sizes[way]) / len(rows) for way in sizes}
        return {name: round(value, 1) for name, value in (totals | headers).items()}

    def type(self) -> dict[str, object]:
        """Types fast into the field; whether all of it has arrived, in its order, and how closely the text followed.

        A key waits until the page has taken the one before, so a page that is slower than the keys makes the interval longer.
        """
        attribute = self.server.attribute
        field = f'[{attribute}="note"] input, input[{attribute}="note"]'
        text = f'[{attribute}="note-text"]'
        self.page.evaluate(WATCH_TYPING, [field, text])
        self.page.focus(field)
        before = self.server.cpu()
        start = time.monotonic()
        for index, key in enumerate(TYPED):
            time.sleep(max(0, start + index * KEY_INTERVAL - time.monotonic()))
            self.page.keyboard.press(key)
        with contextlib.suppress(Exception):
            wanted = [text, TYPED]
            self.page.wait_for_function("([text, typed]) => document.querySelector(text).textContent === typed", arg=wanted)
        self.page.wait_for_timeout(500)  # nothing may come after it
        seen = self.page.evaluate("() => typing")
        lengths = [len(text) for text in seen["texts"]]
        return {
            "complete": self.page.input_value(field) == TYPED and seen["texts"][-1:] == [TYPED],
            "in_order": all(TYPED.startswith(text) for text in seen["texts"]) and lengths == sorted(lengths),
            "texts_shown": len(lengths),
            "cpu_us": round((self.server.cpu() - before) / len(TYPED) / 1000, 1),
            "interval_ms": round((seen["keys"][-1] - seen["keys"][0]) / (len(TYPED) - 1), 2) if seen["keys"] else None,
        }


def header(size: int) -> int:
    """The bytes of a WebSocket frame's header, without a mask."""
    return 2 if size < 126 else 4 if size < 65536 else 10


def measure_clicks(browser: Browser, products: str, rows: int):
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Server(products, name, rows)) for name in SUBJECTS]
        clients = [stack.enter_context(Client(browser, server)) for server in servers]
        times: dict[Client, list[float]] = {client: [] for client in clients}
        focused_times: dict[Client, list[float]] = {client: [] for client in clients}
        cpu = dict.fromkeys(clients, 0)
        for client in clients:
            client.click(client.rows_at(0) * 4)  # warm-up
        for index in range(ROUNDS):
            # Who is first changes from round to round.
            for client in clients if index % 2 else reversed(clients):
                shown = client.rows_at(index / (ROUNDS - 1))
                batch, run = client.click(shown)
                times[client] += batch
                cpu[client] += run
                focused_times[client] += client.click(shown, is_focused=True)[0]
        for client in clients:
            result = {
                "measure": "click",
                "subject": client.server.name,
                "rows": rows,
                "median_ms": round(statistics.median(times[client]), 2),
                "p90_ms": round(statistics.quantiles(times[client], n=10)[-1], 2),
                "focused_median_ms": round(statistics.median(focused_times[client]), 2),
                "cpu_us": round(cpu[client] / len(times[client]) / 1000, 1),
            }
            yield result | client.count_bytes(client.rows_at(0.5))
        for client in clients:
            yield {"measure": "typing", "subject": client.server.name, "rows": rows} | client.type()


def measure_first_paint(browser: Browser, products: str, rows: int):
    paints: dict[str, list[float]] = {name: [] for name in SUBJECTS}
    readies: dict[str, list[float]] = {name: [] for name in SUBJECTS}
    for _ in range(PAINTS):
        for name in SUBJECTS:
            context = browser.new_context(viewport={"width": 900, "height": 700})
            page = context.new_page()
            page.set_default_timeout(PAGE_TIMEOUT)
            with Server(products, name, rows) as server:
                readies[name].append((time.time() - server.start) * 1000)
                page.goto(server.url, wait_until="commit")
                paints[name].append(page.evaluate(FIRST_PAINT) - server.start * 1000)
                context.close()
    for name in SUBJECTS:
        yield {
            "measure": "first paint",
            "subject": name,
            "rows": rows,
            "listening_ms": round(statistics.median(readies[name])),
            "first_paint_ms": round(statistics.median(paints[name])),
        }


def measure_memory(products: str):
    for name in SUBJECTS:
        with Server(products, name, SESSION_ROWS) as server, contextlib.ExitStack() as stack:
            # What the first sessions make serves all that follow.
            for _ in range(5):
                stack.enter_context(server.open_session())
            time.sleep(1)
            before = server.memory()
            for _ in range(SESSIONS):
                stack.enter_context(server.open_session())
            time.sleep(1)
            after = server.memory()
        yield {
            "measure": "memory",
            "subject": name,
            "rows": SESSION_ROWS,
            "session_kb": round((after - before) / SESSIONS / 1000, 1),
            "start_mb": round(before / 1e6, 1),
        }


def table(results: list[dict]) -> str:
    lines = []
    for measure in dict.fromkeys(result["measure"] for result in results):
        chosen = [result for result in results if result["measure"] == measure]
        names = [name for name in chosen[0] if name != "measure"]
        cells = [names] + [[str(result[name]) for name in names] for result in chosen]
        widths = [max(len(row[column]) for row in cells) for column in range(len(names))]
        lines += ["", measure] + ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in cells]
    app, floor = SUBJECTS
    lines += ["", "click to DOM, as a multiple of the floor"]
    for time_name in ("median_ms", "focused_median_ms"):
        clicks = {(result["subject"], result["rows"]): result[time_name] for result in results if result["measure"] == "click"}
        ratios = [f"{clicks[app, rows] / clicks[floor, rows]:.2f} at {rows}" for name, rows in clicks if name == app]
        lines.append(f"{time_name}: " + ", ".join(ratios))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("products", help="the folder of the release executables")
    parser.add_argument("--rows", default="10,100,1000,5000", help="the sizes of the list, with commas")
    parser.add_argument("--table", action="store_true", help="print a table at the end")
    parser.add_argument("--limit", type=int, default=900, help="seconds after which it gives up")
    options = parser.parse_args()
    # Whatever ends this ends the servers and the browser too.
    for number in (signal.SIGALRM, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(f"measure.py: ended by {signal.Signals(number).name}"))
    signal.alarm(options.limit)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        sys.exit("measure.py: Chromium is not installed; set CHROMIUM to its path")

    results = []

    def report(measured):
        for result in measured:
            results.append(result)
            print(json.dumps(result), flush=True)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, headless=True, args=["--no-sandbox"])
        for rows in map(int, options.rows.split(",")):
            report(measure_clicks(browser, options.products, rows))
            report(measure_first_paint(browser, options.products, rows))
        browser.close()
    report(measure_memory(options.products))
    if options.table:
        print(table(results))


if __name__ == "__main__":
    main()
