"""Where a browser draws things, against where the layout says that they are: half a point apart at most."""

import json
import os
import urllib.request

import pytest
from pages import open_page, settle
from test_gallery import TITLES

pytestmark = pytest.mark.new_fonts

TOLERANCE = 0.5
# So many random trees; LAYOUT_TREES asks for more.
TREES = int(os.environ.get("LAYOUT_TREES", "200"))
TREES_ON_A_PAGE = 20

PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-id]")].filter((node) => node.checkVisibility()).map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  let around = node.parentElement.closest("[data-id]");
  // A group of views has no box.
  while (around && getComputedStyle(around).display === "contents") around = around.parentElement.closest("[data-id]");
  // The space between lines is half above the first one in a page, and the text moved up by that.
  const rise = parseFloat(node.style.getPropertyValue("--rise")) || 0;
  return [node.dataset.id, {
    frame: [x, y - rise, width, height], around: around?.dataset.id ?? null, name: node.className, words: node.textContent.slice(0, 30),
    isForReaders: node.matches('.icon-label[data-style="iconOnly"] > .title, .icon-label[data-style="iconOnly"] > .title *'),
    scrolled: around ? [around.scrollLeft, around.scrollTop] : [0, 0],
    turned: node.closest('[style*="matrix3d"], [style*="rotate3d"]') !== null,
  }];
}))"""

# The characters of each line of a text: the next line begins where one stands lower than all before it.
LINES = """(ids) => Object.fromEntries(ids.map((id) => {
  const walker = document.createTreeWalker(document.querySelector(`[data-id="${id}"]`), NodeFilter.SHOW_TEXT);
  const lines = [], range = document.createRange();
  let bottom = -Infinity;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let offset = 0;
    for (const character of node.data) {
      range.setStart(node, offset);
      range.setEnd(node, offset += character.length);
      const box = range.getClientRects()[0];
      if (!box || !character.trim()) continue;
      if ((box.top + box.bottom) / 2 > bottom) lines.push("");
      if (lines.at(-1) === "") bottom = box.bottom;
      bottom = Math.max(bottom, box.bottom);
      lines[lines.length - 1] += character;
    }
  }
  return [id, lines];
}))"""


def characters(line):
    """What a person sees of a line, in whichever case the style sheet shows it."""
    return "".join(character for character in line.casefold() if not character.isspace() and character not in "\u00ad\u200b\ufffc")


@pytest.fixture
def serve_with_layout(serve, monkeypatch):
    monkeypatch.setenv("ORIEL_LAYOUT", "1")
    return serve


class Comparison:
    """The layout of a page's scene beside what the page shows."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}layout?scene={page.evaluate('scene.id')}"
        self.count = 0
        self.lines = 0

    def layout(self):
        """What the app says, once the page has told it all about its fonts."""
        for _ in range(100):
            with urllib.request.urlopen(self.url) as answer:
                said = json.load(answer)
            if said["isComplete"] and self.page.evaluate("outbox.unacknowledged.length === 0 && fontQueue.length === 0"):
                return said["elements"]
            self.page.wait_for_timeout(20)
        raise AssertionError("the fonts are never known")

    def differences(self):
        self.layout()
        # The answer to the last report has come and is drawn.
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))")
        layout, page = self.layout(), self.page.evaluate(PLACES)
        found = []
        for key, said in layout.items():
            seen = page.get(key)
            if not said["isDrawn"] or seen is None or seen["turned"] or seen["isForReaders"]:
                continue
            # From the nearest view around that both know: then what is scrolled does not count.
            around = seen["around"]
            while around not in (None, "0") and around not in layout:
                around = page[around]["around"]
            if around is None:
                continue
            (left, top), (x, y) = ((0, 0), (0, 0)) if around == "0" else (layout[around]["frame"][:2], page[around]["frame"][:2])
            expected = [said["frame"][0] - left, said["frame"][1] - top, *said["frame"][2:]]
            across, down = seen["scrolled"]
            drawn = [seen["frame"][0] - x + across, seen["frame"][1] - y + down, *seen["frame"][2:]]
            self.count += 1
            if said["isOnlySized"]:
                expected[:2] = drawn[:2]
            if max(abs(one - other) for one, other in zip(expected, drawn)) > TOLERANCE:
                found.append(f"{said['kind']} “{seen['words']}” ({seen['name']}) is at {drawn}, laid out at {expected}")
        return found + self.other_lines({key: said for key, said in layout.items() if key in page and said["isDrawn"]})

    def other_lines(self, layout):
        """The texts of several lines that the page breaks elsewhere."""
        texts = {key: said for key, said in layout.items() if len(said.get("lines") or []) > 1}
        page, found = self.page.evaluate(LINES, list(texts)), []
        for key, said in texts.items():
            laid_out, drawn = ([characters(line) for line in lines] for lines in (said["lines"], page[key]))
            if said["isCut"]:
                # The page keeps what the ellipsis stands for.
                laid_out, drawn = laid_out[:-1], drawn[: len(laid_out) - 1]
            self.lines += len(laid_out)
            if laid_out != drawn:
                found.append(f"{said['kind']} is drawn as {drawn}, broken as {laid_out}")
        return found


def compare_gallery(page, url):
    open_page(page, url)
    comparison, found = Comparison(page, url), []
    for title in TITLES:
        page.get_by_role("button", name=title, exact=True).click()
        found += [f"{title}: {difference}" for difference in comparison.differences()]
        back = page.get_by_role("button", name="Gallery")
        if back.count():
            back.click()
    assert found == []
    assert comparison.count > 2000
    assert comparison.lines > 50


@pytest.mark.parametrize("width", [390, 1100])
def test_the_screens_of_the_gallery_are_drawn_as_they_are_laid_out(serve_with_layout, new_page, width):
    page = new_page()
    page.set_viewport_size({"width": width, "height": 900})
    compare_gallery(page, serve_with_layout("Gallery").url)


@pytest.mark.parametrize("name", ["Almanac", "BookReader", "Drawings", "FruitStand", "Numbers", "PaintBox", "Postcards"])
def test_the_examples_are_drawn_as_they_are_laid_out(serve_with_layout, new_page, name):
    server = serve_with_layout(name)
    page = open_page(new_page(), server.url)
    for width in [390, 1100]:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(100)
        comparison = Comparison(page, server.url)
        assert comparison.differences() == []
        assert comparison.count > 5


# How many cells of a lazy grid are drawn, and how many there are.
DRAWN_CELLS = """() => {
  const symbols = [...document.querySelectorAll(".lazy > [data-l] .symbol")];
  return [symbols.filter((symbol) => symbol.checkVisibility({ contentVisibilityAuto: true })).length, symbols.length];
}"""


def test_while_the_edge_of_a_window_is_dragged_cells_out_of_sight_are_not_drawn(serve_with_layout, new_page):
    server = serve_with_layout("Gallery")
    page = open_page(new_page(), server.url)
    page.set_viewport_size({"width": 1100, "height": 900})
    page.get_by_role("button", name="Symbols", exact=True).click()
    are_all_drawn = f"() => {{ const [drawn, all] = ({DRAWN_CELLS})(); return drawn === all && all > 100 }}"
    page.wait_for_function(are_all_drawn)
    for width in range(1098, 1060, -2):
        page.set_viewport_size({"width": width, "height": 400})
        page.wait_for_timeout(20)
        drawn, count = page.evaluate(DRAWN_CELLS)
    # Those in sight are, and at rest all are again, where they belong.
    assert 10 < drawn < count
    page.wait_for_function(are_all_drawn)
    page.wait_for_timeout(100)
    assert Comparison(page, server.url).differences() == []


def test_random_trees_are_drawn_as_they_are_laid_out(serve_with_layout, new_page):
    server = serve_with_layout("RandomTrees")
    page = open_page(new_page(), server.url)
    comparison, found = Comparison(page, server.url), []
    for number in range(max(1, TREES // TREES_ON_A_PAGE)):
        page.get_by_text(f"Page {number}", exact=True).wait_for()
        found += [f"page {number}: {difference}" for difference in comparison.differences()]
        page.get_by_role("button", name="Next").click()
    assert not found, "\n".join(found[:20])
    assert comparison.count > 5 * TREES


# Each view in sight, in the order of the page: where it is, and its words, if it has nothing else in it.
SHOWN = """() => [...document.querySelectorAll("main [data-id]")].filter((node) => node.checkVisibility()).map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [node.className, [x, y, width, height], node.querySelector("[data-id]") ? "" : node.textContent];
})"""
# So many steps of changes; RANDOM_PAGES asks for more.
STEPS = int(os.environ.get("RANDOM_PAGES", "30"))


def at_rest(page):
    """Nothing moves, and the app knows the page's fonts."""
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && fontQueue.length === 0")
    settle(page)


def test_a_page_that_was_changed_step_by_step_is_the_one_that_is_made_at_once(serve, new_page, monkeypatch):
    monkeypatch.setenv("RANDOM_STEPS", "1")
    server = serve("RandomTrees")
    changed = open_page(new_page(), server.url)
    fresh = new_page()
    count = 0
    for step in range(1, STEPS + 1):
        changed.get_by_role("button", name="Next", exact=True).first.click()
        changed.get_by_text(f"Step {step}", exact=True).wait_for()
        at_rest(changed)
        open_page(fresh, server.url)
        fresh.get_by_text(f"Step {step}", exact=True).wait_for()
        at_rest(fresh)
        seen, made = changed.evaluate(SHOWN), fresh.evaluate(SHOWN)
        for one, other in zip(seen, made):
            # Which row had the pointer over it is no matter.
            assert one[0].split()[0] == other[0].split()[0] and one[2] == other[2], f"step {step}: {one}, made at once {other}"
            distance = max(abs(a - b) for a, b in zip(one[1], other[1]))
            assert distance <= TOLERANCE, f"step {step}: {one} is elsewhere than {other}, made at once"
        assert len(seen) == len(made), f"step {step}: {len(seen)} views, {len(made)} made at once"
        count += len(seen)
    assert count > 5 * STEPS
