"""All screens of the gallery, as people see them: in light and dark, from a narrow phone to a desktop."""

import re

import pytest
from app_server import PACKAGE
from pages import open_page, settle, violations, wait_for_layout
from playwright.sync_api import expect

SOURCES = sorted((PACKAGE / "Examples" / "Gallery" / "Screens").glob("*.swift"))
TITLES = [re.search(r'Screen\("([^"]+)"', source.read_text())[1] for source in SOURCES]

# What stands beyond the edges of the window, or of a box that hides what does not fit: words that nobody can read.
CUT = """() => {
  const cut = [];
  const limit = document.documentElement.clientWidth + 0.5;
  for (const element of document.querySelectorAll(".text")) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!box.width || style.visibility === "hidden") continue;
    let scrolls = false;
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      // What assistive technology alone reads is clipped to nothing.
      if ((outer.offsetWidth <= 1 && getComputedStyle(outer).overflowX !== "visible") ||
        outer.scrollWidth > outer.clientWidth && ["auto", "scroll"].includes(getComputedStyle(outer).overflowX)) scrolls = true;
    if (!scrolls && (box.right > limit || box.left < -0.5)) cut.push(element.textContent);
  }
  return cut;
}"""


class Gallery:
    def __init__(self, page):
        self.page = page
        self.search = page.get_by_placeholder("Search")

    def open(self, title):
        self.page.get_by_role("button", name=title, exact=True).click()
        expect(self.page.get_by_role("button", name="Show Source")).to_be_visible()
        # Above the screen, and in the list where that is seen, too.
        seen = 2 if self.page.viewport_size["width"] > 700 else 1
        expect(self.page.get_by_text(title, exact=True)).to_have_count(seen)

    def close(self):
        back = self.page.get_by_role("button", name="Gallery")
        if back.count():
            back.click()
        expect(self.search).to_be_visible()


@pytest.fixture
def gallery(serve, new_page):
    def gallery(width=1100, height=900, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": height})
        return Gallery(open_page(page, serve("Gallery").url))

    return gallery


@pytest.mark.parametrize("width", [320, 390, 1100])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_screens(gallery, screenshots, scheme, width):
    gallery = gallery(width, 2000, color_scheme=scheme)
    page, problems = gallery.page, []
    page.screenshot(path=screenshots / f"Gallery-{width}-{scheme}.png", animations="disabled")
    for title in TITLES:
        gallery.open(title)
        # What depends on sizes comes when the page has told them.
        wait_for_layout(page)
        settle(page)
        page.screenshot(path=screenshots / f"Gallery-{title.replace(' ', '')}-{width}-{scheme}.png", animations="disabled")
        problems += [f"{title}: cut: {text}" for text in page.evaluate(CUT)]
        problems += [f"{title}: {violation}" for violation in violations(page)]
        gallery.close()
    assert problems == []


def test_screens_are_found_by_the_words_that_describe_them(gallery):
    gallery = gallery()
    gallery.search.fill("conic stops")
    expect(gallery.page.get_by_role("button", name="Gradients", exact=True)).to_be_visible()
    expect(gallery.page.get_by_role("button", name="Fonts", exact=True)).to_have_count(0)
    gallery.search.fill("nothing has this name")
    expect(gallery.page.get_by_text("No screen has all of these words.")).to_be_visible()


def test_a_circle_behind_a_text_leaves_the_text_its_width(gallery):
    gallery = gallery()
    gallery.open("Clips, masks, shadows")
    badge = gallery.page.get_by_text("12", exact=True)
    box, circle = badge.bounding_box(), badge.locator("xpath=..").bounding_box()
    assert box["width"] > 10
    assert circle["width"] == pytest.approx(box["width"] + 12, abs=0.1)


def test_images_stand_among_the_characters_of_a_text(gallery, screenshots):
    for scheme in ["light", "dark"]:
        shown = gallery(color_scheme=scheme)
        shown.open("Rich text")
        shown.page.screenshot(path=screenshots / f"Gallery-TextImages-{scheme}.png")
    page = shown.page
    text = page.locator(".text", has_text="to add one")
    symbol = text.get_by_role("img", name="plus circle fill")
    drawing, line = symbol.locator("svg").bounding_box(), text.bounding_box()
    # As high as the line, and in it.
    assert drawing["height"] == pytest.approx(1.2 * 17, abs=0.1)
    assert line["y"] <= drawing["y"] and drawing["y"] + drawing["height"] <= line["y"] + line["height"]
    assert line["height"] == pytest.approx(1.3 * 17, abs=0.2)
    color = "node => getComputedStyle(node).color"
    assert symbol.evaluate(color) == text.evaluate(color)
    large = page.get_by_role("img", name="star fill").locator("svg").bounding_box()
    assert large["height"] == pytest.approx(1.2 * 22, abs=0.1)
    heart = page.get_by_role("img", name="heart fill")
    assert heart.evaluate(color) == "rgb(255, 69, 58)"
    picture, words = page.get_by_role("img", name="Tile"), page.locator(".text", has_text="A picture")
    assert (picture.bounding_box()["width"], picture.bounding_box()["height"]) == (16, 16)
    assert words.evaluate("node => node.textContent") == "A picture  in its own size"
    # Where characters are a window to a gradient, a symbol has its first colour.
    assert page.get_by_role("img", name="bolt fill").evaluate(color) == "rgb(255, 159, 10)"


def test_code_is_monospaced_and_links_have_the_tint_around_them(gallery):
    gallery = gallery()
    gallery.open("Rich text")
    code = gallery.page.get_by_text("code", exact=True)
    width = """(node, letter) => {
      const copy = node.cloneNode();
      copy.textContent = letter.repeat(20);
      node.after(copy);
      const width = copy.getBoundingClientRect().width;
      copy.remove();
      return width;
    }"""
    assert code.evaluate(width, "i") == code.evaluate(width, "m")
    color = "node => getComputedStyle(node).color"
    assert gallery.page.get_by_text("pink link").evaluate(color) == "rgb(255, 45, 85)"
    assert gallery.page.get_by_role("link", name="link", exact=True).evaluate(color) != "rgb(255, 45, 85)"


def test_lines_begin_below_each_other_in_a_trailing_stack(gallery):
    gallery = gallery()
    gallery.open("Lines")
    text = gallery.page.locator(".text", has_text="begin below each other")
    assert text.evaluate("node => getComputedStyle(node).textAlign") == "start"
    other = gallery.page.get_by_text("Trailing", exact=True).bounding_box()
    box = text.bounding_box()
    assert box["x"] + box["width"] == pytest.approx(other["x"] + other["width"], abs=0.5)


@pytest.mark.firefox
def test_a_word_gets_smaller_before_it_is_broken(gallery):
    gallery = gallery()
    gallery.open("Lines")
    wait_for_layout(gallery.page)
    word = gallery.page.locator(".text", has_text="Guess").last
    lines, width, height, size = word.evaluate("""node => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      return [range.getClientRects().length, width, height, parseFloat(getComputedStyle(node).fontSize)];
    }""")
    assert lines == 1 and height <= 70
    # As large as fits.
    assert 66 <= width <= 70.5 and 20 < size < 30


def test_each_screen_shows_its_source(gallery):
    gallery = gallery()
    for source, title in zip(SOURCES, TITLES):
        gallery.open(title)
        gallery.page.get_by_role("button", name="Show Source").click()
        expect(gallery.page.get_by_text(f'Screen("{title}"').first).to_be_visible()
        gallery.close()


def test_what_has_a_fixed_frame_makes_nothing_grow_around_it(gallery):
    """Alone in a window, where a space inside would take all of the height and the width."""
    gallery = gallery()
    gallery.open("Frames")
    card = gallery.page.locator('[data-identifier="card"]')
    boxes = card.evaluate("""node => {
      const boxes = [node];
      while (boxes.at(-1) && !boxes.at(-1).style.filter) boxes.push(boxes.at(-1).parentElement);
      const root = document.querySelector(".root");
      root.replaceChildren(boxes.at(-1));
      return boxes.map((box) => `${box.getBoundingClientRect().width} × ${box.getBoundingClientRect().height}`);
    }""")
    # The stack with its padding, and what is around it up to the shadow.
    assert boxes[0] == "168 × 88" and set(boxes[1:]) == {"200 × 120"}
    above, aside = card.get_by_text("Above").bounding_box(), card.get_by_text("aside").bounding_box()
    box = card.bounding_box()
    assert above["y"] == pytest.approx(box["y"], abs=0.5)
    assert aside["x"] + aside["width"] == pytest.approx(box["x"] + box["width"], abs=0.5)
    assert aside["y"] + aside["height"] == pytest.approx(box["y"] + box["height"], abs=0.5)
