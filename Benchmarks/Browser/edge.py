"""Measures how closely the screens of the gallery follow the edge of a window that somebody drags, in Chromium.

    swift build -c release --product Gallery
    python Benchmarks/Browser/edge.py .build/release [--width 1100] [--seconds 2] [--screens NAME,NAME]

The window becomes narrower and wider again, by a step at each sixtieth of a second. All screens have been seen before: at the first time a
page measures their characters. For each screen this prints a JSON object:

    steps       sizes that the window had, by the second
    frames      what the browser drew meanwhile, by the second
    layouts     frames among them that showed a layout of the app for one of these sizes, by the second
    late_ms     from the last size to the frame that shows its layout
    worst_ms    the longest time between two frames
    bytes       what the app sent for a layout

`blank` is a page of its own with nothing in it: what this machine and this browser reach.
"""

import argparse
import json
import statistics
import time

from gallery import TITLES, enter, gallery, leave

# When something came from the app, was drawn, or when the window had another size.
WATCH = """
window.edge = null;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => edge?.messages.push([performance.now(), data.length ?? data.byteLength ?? data.size]));
  }
};
window.startEdge = () => {
  window.edge = { messages: [], frames: [], sizes: [] };
  const draw = () => {
    if (!window.edge) return;
    edge.frames.push(performance.now());
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
};
addEventListener("resize", () => edge?.sizes.push(performance.now()));
window.endEdge = () => {
  const seen = window.edge;
  window.edge = null;
  return seen;
};
"""


def drag(page, tools, options):
    """Drags the edge in and out, and tells what the page saw."""
    height = 900
    # The pointer is at the edge, not over the page.
    page.mouse.move(-10, -10)
    page.evaluate("startEdge()")
    start, steps = time.perf_counter(), round(options.seconds * 60)
    for step in range(steps):
        time.sleep(max(0, start + step / 60 - time.perf_counter()))
        away = step % 120
        width = options.width - 2 * min(away, 120 - away) - 2
        tools.send("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    page.wait_for_timeout(400)
    return page.evaluate("endEdge()")


def result(name, seen):
    first, last = seen["sizes"][0], seen["sizes"][-1]
    length = (last - first) / 1000
    during = [frame for frame in seen["frames"] if first <= frame <= last]
    # A message is seen in the frame after it.
    shown = {next((frame for frame in seen["frames"] if frame >= at), None) for at, _ in seen["messages"]} - {None}
    late = [frame - last for frame in shown if frame > last]
    return {
        "screen": name,
        "steps": round(len(seen["sizes"]) / length, 1),
        "frames": round(len(during) / length, 1),
        "layouts": round(len([frame for frame in shown if first <= frame <= last]) / length, 1),
        "late_ms": round(max(late), 1) if late else None,
        "worst_ms": round(max(b - a for a, b in zip(during, during[1:])), 1),
        "bytes": round(statistics.mean(size for _, size in seen["messages"])) if seen["messages"] else 0,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("products", help="the folder of the release executables")
    parser.add_argument("--width", type=int, default=1100, help="points at the beginning")
    parser.add_argument("--seconds", type=float, default=2, help="how long each screen's edge is dragged")
    parser.add_argument("--screens", help="only these, with commas")
    options = parser.parse_args()
    titles = options.screens.split(",") if options.screens else TITLES
    with gallery(options.products) as (browser, address):
        context = browser.new_context(viewport={"width": options.width, "height": 900})
        blank = context.new_page()
        blank.add_init_script(WATCH)
        blank.goto("about:blank")
        print(json.dumps(result("blank", drag(blank, context.new_cdp_session(blank), options))), flush=True)
        blank.close()
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(address)
        tools = context.new_cdp_session(page)
        for is_measured in (False, True):
            for title in titles:
                enter(page, title)
                if is_measured:
                    print(json.dumps(result(title, drag(page, tools, options))), flush=True)
                leave(page)


if __name__ == "__main__":
    main()
