"""What a person sees on the pages of the example apps."""

import base64

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

AXE = Axe().axe_script

# 43 characters.
TYPED = "The quick brown fox jumps over the lazy dog"


def open_page(page, url, latency=None):
    """Opens the URL and returns once the page has its socket, for nothing reacts before that, and is laid out for the window. `latency` delays each direction by so many milliseconds."""
    if latency:
        page.add_init_script(f"globalThis.orielLatency = {latency}")
    page.goto(url)
    wait_for_socket(page)
    wait_for_layout(page)
    return page


def wait_for_socket(page, timeout=30_000):
    """Waits until the page has its socket. One that has loaded itself anew shows its texts before its script runs."""
    page.wait_for_function("() => typeof outbox !== 'undefined' && outbox.socket?.readyState === WebSocket.OPEN", timeout=timeout)


def search_gallery(page, url, text):
    """Opens the gallery and types a text into its search. Returns the page and the field."""
    open_page(page, url)
    field = page.get_by_placeholder("Search")
    field.fill(text)
    return page, field


def wait_for_layout(page):
    """Waits until the app knows the window and its fonts, and the page has what the app makes of that."""
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && !telling && fontQueue.length === 0")
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && fontQueue.length === 0")


def settle(page):
    """Waits until the app has answered what the page sent, which shows at what was pressed, and nothing moves any more but what moves for ever."""
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && !document.querySelector('[data-sent]')")
    page.wait_for_function("""() => document.getAnimations().every((animation) =>
      animation.playState !== "running" || animation.effect.getComputedTiming().iterations === Infinity)""")


def settled_box(locator):
    """Where something is once it has come and come to rest."""
    expect(locator).to_be_visible()
    settle(locator.page)
    return locator.bounding_box()


def press(page, name):
    page.get_by_role("button", name=name, exact=True).first.click()


def switch(scope, name):
    return scope.get_by_role("switch", name=name).or_(scope.get_by_role("checkbox", name=name))


def select_all(page):
    page.keyboard.press("Control+A")


class LibraryPage:
    """The book reader's window."""

    def __init__(self, page):
        self.page = page
        self.rows = page.get_by_role("listitem", include_hidden=True)
        self.dialog = page.get_by_role("dialog")
        self.title = self.dialog.get_by_role("textbox", name="Title")
        self.author = self.dialog.get_by_role("textbox", name="Author")

    def row(self, title):
        return self.rows.filter(has=self.page.get_by_text(title, exact=True))

    def edit(self, title):
        self.row(title).get_by_role("button", name="Edit").click()
        expect(self.dialog).to_be_visible()
        expect(self.title).to_have_value(title)

    def button(self, name):
        return self.dialog.get_by_role("button", name=name)

    def close(self):
        self.button("Close").click()
        expect(self.dialog).to_have_count(0)

    def expect_counts(self, books, available):
        expect(self.page.get_by_text(f"{books} books, {available} available")).to_be_visible()


class Finger:
    """A finger on the screen, from a point on until it is lifted."""

    def __init__(self, page, start):
        self.start = start
        self.touches = page.context.new_cdp_session(page)
        self._send("touchStart", start)

    def _send(self, kind, *points):
        self.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def move(self, dx, dy):
        """Moves it to a place so far from where it began."""
        self._send("touchMove", (self.start[0] + dx, self.start[1] + dy))

    def lift(self):
        self._send("touchEnd")
        self.touches.detach()


def expect_at(locator, x):
    """Waits until something is so many pixels from the left, to half a pixel."""
    locator.element_handle().evaluate("""(node, x) => new Promise((resolve, reject) => {
      const end = performance.now() + 5000;
      const look = () => {
        const { left } = node.getBoundingClientRect();
        if (Math.abs(left - x) <= 0.5) resolve();
        else if (performance.now() > end) reject(new Error(`at ${left}, not at ${x}`));
        else requestAnimationFrame(look);
      };
      look();
    })""", x)


def touch_drag(page, start, by, steps=8):
    """Moves a finger from a point by so many pixels in each direction, and lifts it."""
    finger = Finger(page, start)
    for step in range(1, steps + 1):
        finger.move(by[0] * step / steps, by[1] * step / steps)
    finger.lift()


def spy(page, *names):
    """Has the page note the events of these names that it reports; `spied` returns them."""
    page.evaluate("""(names) => {
      const real = report;
      globalThis.noted = [];
      globalThis.report = (...event) => {
        if (names.includes(event[0])) noted.push(event);
        return real(...event);
      };
    }""", list(names))


def spied(page):
    return page.evaluate("() => noted")


def mark(page):
    """Notes which page this is: one that has loaded itself anew is another one."""
    page.evaluate("() => { globalThis.isMarked = true; }")


def is_marked(page):
    return page.evaluate("() => globalThis.isMarked === true")


def wait_for_another_page(page):
    """Waits until the marked page has loaded itself anew."""
    page.wait_for_function("() => !globalThis.isMarked", timeout=20_000)


def actions_come(page):
    """Waits, as whoever comes to the actions of a row with the keyboard does, until the app has made them."""
    page.wait_for_function("() => !document.activeElement.matches('.actions-opener')")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Colours that are SwiftUI's own: an app that writes words in them, or on them, has the contrast that they have.
SYSTEM_COLORS = {
    "red": {"#ff3b30"},
    "orange": {"#ff9500"},
    "green": {"#34c759"},
    "mint": {"#00c7be", "#63e6e2"},
    "teal": {"#40c8e0"},
    "blue": {"#007aff"},
    "purple": {"#af52de", "#bf5af2"},
    "pink": {"#ff2d55"},
    # On white and on black.
    "tertiary": {"#c5c5c7", "#47474a"},
    "quaternary": {"#dcdcdd", "#262627"},
    # Blue's secondary level, on white and on black.
    "half blue": {"#80bdff", "#003d80", "#05427f", "#054280"},
}


def has_own_colors(node):
    """Whether words stand out too little, and not because the app has them in colours of SwiftUI's."""
    # The characters under a placeholder are not seen at all, which axe does not know.
    if node["html"].startswith('<span class="bar"'):
        return False
    colors = {check["data"][name] for check in node["any"] for name in ("fgColor", "bgColor")}
    return colors.isdisjoint(set().union(*SYSTEM_COLORS.values()))


def violations(page):
    """What axe-core finds on the page as it is."""
    settle(page)
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE)
    options = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
    found = []
    for each in page.evaluate("(options) => axe.run(options).then((results) => results.violations)", options):
        nodes = each["nodes"] if each["id"] != "color-contrast" else list(filter(has_own_colors, each["nodes"]))
        shown = [f"{node['html'][:200]} {node['any'][0]['message'] if node['any'] else ''}" for node in nodes[:3]]
        if nodes:
            found.append(f"{each['id']}: {each['help']}: {shown}")
    return found


def corner_color(page, screenshot):
    """The colour of the page's upper left corner in a screenshot, as red, green and blue of 0 to 255."""
    blank = page.context.new_page()
    color = blank.evaluate(
        """async (data) => {
          const image = new Image();
          image.src = "data:image/png;base64," + data;
          await image.decode();
          const canvas = document.createElement("canvas");
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          return Array.from(context.getImageData(4, 4, 1, 1).data.slice(0, 3));
        }""",
        base64.b64encode(screenshot).decode(),
    )
    blank.close()
    return color
