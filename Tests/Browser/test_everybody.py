"""What everybody needs: pages that assistive technology understands, whatever the window and the colours."""

import re

import pytest
from conftest import browser_path
from pages import LibraryPage, is_marked, mark, open_page, press, settle, violations
from playwright.sync_api import expect

SCREENS = ["Shared Model", "Text Field", "Child View", "Toggle", "Ownership", "Manual Send", "Custom Publisher", "Sign Up"]


def escape(page):
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]:not(.inspector)")).to_have_count(0)


# MARK: The walks through the main states of each example, with a check in each.


def walk_library(page, check):
    library = LibraryPage(page)
    check("list")
    library.edit("Emma")
    check("sheet")
    escape(page)
    press(page, "Add Book")
    expect(library.dialog).to_be_visible()
    check("new book")
    library.button("Delete").click()
    expect(library.dialog).to_have_count(0)


def walk_library_with_menus(page, check):
    walk_library(page, check)
    page.get_by_text("Emma", exact=True).click(button="right")
    expect(page.get_by_role("menu")).to_be_visible()
    check("context menu")
    escape(page)


def walk_fruit_stand(page, check):
    check("first page")
    for screen in SCREENS:
        if page.viewport_size["width"] < 600 and page.get_by_role("button", name="Fruit Stand").count():
            press(page, "Fruit Stand")
        press(page, screen)
        expect(page.get_by_role("heading", name=screen, exact=True)).to_be_visible()
        check(screen)


def walk_numbers(page, check):
    check("list")
    page.get_by_role("switch", name="Squares").click()
    expect(page.get_by_text("961", exact=True)).to_be_attached()
    check("grid")


def walk_almanac(page, check):
    check("first page")
    press(page, "Hide")
    expect(page.get_by_text("Emphasis")).to_have_count(0)
    check("redacted")


def walk_gallery(page, check):
    """Pushed pages and menus; each screen and what it presents is checked in tests of its own."""
    check("first page")
    press(page, "Navigation")
    press(page, "Show Stack")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check("stack")
    dialog.get_by_role("button", name="Plum", exact=True).click()
    expect(dialog.get_by_role("heading", name="Plum")).to_be_visible()
    check("pushed page")
    dialog.get_by_role("button", name="Fruits").click()
    press(page, "Close")
    expect(dialog).to_have_count(0)
    press(page, "Show Columns")
    expect(dialog).to_be_visible()
    check("columns")


def walk_one_page(page, check):
    check("first page")


WALKS = {
    "BookReader": walk_library_with_menus,
    "BookReaderClassic": walk_library,
    "FruitStand": walk_fruit_stand,
    "Numbers": walk_numbers,
    "Drawings": walk_one_page,
    "PaintBox": walk_one_page,
    "Postcards": walk_one_page,
    "Almanac": walk_almanac,
    "Gallery": walk_gallery,
}


@pytest.mark.parametrize("app", WALKS)
def test_assistive_technology_understands_every_page(serve, new_page, app):
    server, problems = serve(app), []
    # The roles do not depend on the scheme, and the colours hardly on the width.
    for width, scheme in [(320, "light"), (390, "dark"), (1100, "light"), (1100, "dark")]:
        page = new_page(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 900})
        open_page(page, server.url)

        def check(state):
            problems.extend(f"{state}, {width}, {scheme}: {each}" for each in violations(page))
            if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                problems.append(f"{state}, {width}, {scheme}: it scrolls sideways")

        WALKS[app](page, check)
        page.close()
    assert problems == []


# MARK: The way back


@pytest.mark.parametrize("width", [390, 1100])
def test_the_browsers_way_back_closes_what_lies_over_the_app(serve, new_page, width):
    page = new_page()
    page.set_viewport_size({"width": width, "height": 800})
    open_page(page, serve("Gallery").url)
    mark(page)
    press(page, "Sheets")
    dialogs = page.locator("dialog[open]")
    for opener, count in [("Show Sheet", 1), ("Level 2", 2)]:
        press(page, opener)
        expect(dialogs).to_have_count(count)
    for count in [1, 0]:
        page.go_back()
        expect(dialogs).to_have_count(count)
    # What is closed by other means takes its step with it.
    press(page, "Show Sheet")
    press(page, "Close Level 1")
    expect(dialogs).to_have_count(0)
    page.wait_for_function("() => (history.state?.depth ?? 0) === 0 && moving === null")
    # What only the app may close stays, and its step with it.
    for opener, closer in [("Show Locked", "Done"), ("Show Cover", "Close Level 1")]:
        press(page, opener)
        expect(dialogs).to_have_count(1)
        page.wait_for_function("() => history.state?.depth === 1 && moving === null")
        page.go_back()
        page.wait_for_function("() => history.state?.depth === 1 && moving === null")
        expect(dialogs).to_have_count(1)
        press(page, closer)
        expect(dialogs).to_have_count(0)
        page.wait_for_function("() => (history.state?.depth ?? 0) === 0 && moving === null")
    if width < 700:
        press(page, "Gallery")
    press(page, "Alerts and dialogs")
    press(page, "Ask")
    expect(dialogs).to_have_count(1)
    page.go_back()
    expect(dialogs).to_have_count(0)
    assert is_marked(page)


# MARK: Roles


def test_a_long_list_says_how_long_it_is(serve, new_page):
    page = open_page(new_page(), serve("Numbers").url)
    fifth = page.get_by_role("listitem").nth(4)
    expect(fifth).to_have_attribute("aria-posinset", "5")
    expect(fifth).to_have_attribute("aria-setsize", "1000000")
    press(page, "One More")
    expect(fifth).to_have_attribute("aria-setsize", "1000001")
    page.locator(".list").evaluate("list => (list.scrollTop = list.scrollHeight)")
    last = page.get_by_role("listitem").filter(has_text="Number 1,000,000")
    expect(last).to_have_attribute("aria-posinset", "1000001")


def test_headings_and_landmarks(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    # A page without a heading has the window's.
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name("Book Reader")
    page = open_page(new_page(), serve("FruitStand").url)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("navigation", name="Sidebar").get_by_role("heading", name="Fruit Stand")).to_be_visible()
    expect(page.get_by_role("heading", name="Fruit Stand", exact=True)).to_have_count(1)
    page = open_page(new_page(), serve("Postcards").url)
    for name in ["Boxes", "Card", "Pictures"]:
        expect(page.get_by_role("heading", name=name, exact=True, level=2)).to_have_count(1)


def test_dialogs_are_called_by_their_titles(serve, new_page):
    page = open_page(new_page(), serve("Gallery").url)
    press(page, "Navigation")
    press(page, "Show Stack")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_accessible_name("Fruits")
    dialog.get_by_role("button", name="Plum", exact=True).click()
    expect(dialog).to_have_accessible_name("Plum")
    dialog.get_by_role("button", name="Fruits").click()
    expect(dialog).to_have_accessible_name("Fruits")


# MARK: What a person's system asks for


def test_switches_and_choices_are_seen_in_colors_of_the_persons_own(serve, new_page):
    page = open_page(new_page(forced_colors="active"), serve("Numbers").url)
    squares = page.get_by_role("switch", name="Squares")
    before = squares.screenshot(animations="disabled")
    squares.click()
    expect(squares).to_be_checked()
    settle(page)
    page.mouse.move(0, 0)
    assert squares.screenshot(animations="disabled") != before
    assert squares.evaluate("node => parseFloat(getComputedStyle(node).borderTopWidth)") == 2
    page = open_page(new_page(forced_colors="active"), serve("Drawings").url)
    # A drawing is nothing but its colours.
    star = page.locator('[data-identifier="star"]')
    assert star.evaluate("node => getComputedStyle(node).forcedColorAdjust") == "none"


def test_nothing_moves_for_who_wants_less_motion(serve, new_page):
    page = open_page(new_page(reduced_motion="reduce"), serve("PaintBox").url)
    assert page.evaluate("() => document.getAnimations().length") == 0
    press(page, "Next Coat")
    expect(page.get_by_text("2 of 4 coats are dry")).to_be_visible()
    page.get_by_role("switch", name="Turn").click()
    assert page.evaluate("() => document.getAnimations().length") == 0
    moving = "() => [...document.querySelectorAll('*')].filter((node) => parseFloat(getComputedStyle(node).transitionDuration) > 0).length"
    assert page.evaluate(moving) == 0


@pytest.mark.parametrize("width", [320, 900])
def test_larger_characters_of_the_browser_are_those_of_the_app(browser, serve, screenshots, width):
    """As somebody has set the browser: twice as large."""
    server = serve("BookReader")
    large = browser.browser_type.launch(
        executable_path=browser_path(), headless=True, args=["--no-sandbox", "--blink-settings=defaultFontSize=32"]
    )
    page = large.new_page(viewport={"width": width, "height": 900})
    open_page(page, server.url)
    # The next size below: 33 points in place of 17.
    expect(page.get_by_text("Emma", exact=True)).to_have_css("font-size", "33px")
    # The app has its measures now, and each text room for all of its lines.
    page.wait_for_function("""() => outbox.unacknowledged.length === 0 && [...document.querySelectorAll(".list .row .text")]
      .filter((text) => !text.closest(".swipe-actions")).every((text) => text.scrollHeight <= text.offsetHeight + 1)""")
    page.screenshot(path=screenshots / f"BookReader-large-text-{width}.png")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Edit").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / f"BookReader-large-text-edit-{width}.png")
    large.close()


def test_a_page_without_javascript_says_so(serve, new_page):
    page = new_page(java_script_enabled=False)
    page.goto(serve("BookReader").url)
    expect(page.locator("noscript > p")).to_contain_text("This app needs JavaScript")
    assert page.locator("noscript > p").bounding_box()["width"] == 900
    expect(page.get_by_text("Emma", exact=True)).to_be_visible()
    page = open_page(new_page(), serve("BookReader").url)
    expect(page.locator("noscript > p")).to_have_count(0)


# MARK: Paper


def sheets_of_paper(page):
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


# What a box cuts off, of words that are not covered by another page.
CUT_ON_PAPER = """() => [...document.querySelectorAll(".text")].filter((text) => {
  const box = text.getBoundingClientRect();
  if (!box.width || getComputedStyle(text).visibility === "hidden") return false;
  for (let outer = text.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    if (outer.offsetWidth <= 1 || style.clipPath !== "none") return false;
    const around = outer.getBoundingClientRect();
    if (style.overflowY !== "visible" && (box.bottom > around.bottom + 1 || box.top < around.top - 1)) return true;
  }
  return false;
}).map((text) => text.textContent)"""


@pytest.mark.parametrize("app", ["BookReader", "FruitStand", "PaintBox", "Postcards", "Almanac", "Gallery"])
def test_paper_has_all_of_a_page(serve, new_page, app):
    page = new_page()
    page.set_viewport_size({"width": 900, "height": 400})
    open_page(page, serve(app).url)
    assert page.evaluate(CUT_ON_PAPER) != []
    page.emulate_media(media="print")
    assert page.evaluate(CUT_ON_PAPER) == []
    # Nothing lies over what is printed.
    fixed = "() => [...document.querySelectorAll('main *')].filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position)).map((node) => node.className)"
    assert page.evaluate(fixed) == []


def test_paper_has_rows_that_are_there_and_says_how_many_are_not(serve, new_page):
    page = open_page(new_page(), serve("Numbers").url)
    rows = page.locator(".list .row").count()
    assert 15 < rows < 200
    assert sheets_of_paper(page) <= 4
    page.emulate_media(media="print")
    gap = page.locator(".gap")
    assert gap.bounding_box()["height"] < 60
    assert gap.evaluate("gap => getComputedStyle(gap).counterReset") == f"rows {1_000_000 - rows}"


def test_paper_has_the_sheet_in_place_of_what_is_behind_it(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    page.get_by_role("button", name="Edit").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert sheets_of_paper(page) == 1
    page.emulate_media(media="print")
    expect(page.get_by_text("Edit Book")).to_be_visible()
    expect(page.get_by_text("Emma", exact=True)).to_be_hidden()
