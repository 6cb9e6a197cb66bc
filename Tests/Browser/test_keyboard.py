"""Each example by keys alone, without losing the focus, and with a ring around what has it."""

import pytest
from pages import LibraryPage, actions_come, open_page, select_all
from playwright.sync_api import expect

# What shows where the focus is: a line around what has it, or around what is seen in its place, such as the row that is pressed with it.
RING = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return "nothing";
  const row = active.closest(".row");
  for (let node = active, steps = 0; node && (steps < 3 || row?.contains(node)); node = node.parentElement, steps += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return "ring";
  }
  return active.outerHTML.slice(0, 200);
}"""


@pytest.fixture
def open_app(serve, new_page):
    def open_app(name, width=900):
        page = new_page()
        page.set_viewport_size({"width": width, "height": 700})
        return open_page(page, serve(name).url)

    return open_app


def tab_to(locator, most=120, key="Tab"):
    """Presses the Tab key until something has the focus. All that has it on the way has a ring."""
    page, unmarked = locator.page, set()
    for _ in range(most):
        page.keyboard.press(key)
        ring = page.evaluate(RING)
        if ring not in ("ring", "nothing"):
            unmarked.add(ring)
        actions_come(page)
        if locator.evaluate("node => node === document.activeElement"):
            assert unmarked == set()
            return
    raise AssertionError(f"{locator} does not get the focus")


def button(scope, name):
    return scope.get_by_role("button", name=name, exact=True).first


def focus_is_in(locator):
    return locator.evaluate("node => node.contains(document.activeElement)")


@pytest.mark.parametrize("app", ["BookReader", "BookReaderClassic"])
def test_a_book_is_renamed_and_deleted(open_app, app):
    page = open_app(app)
    library, keys = LibraryPage(page), page.keyboard
    first = library.rows.first
    tab_to(button(first, "Edit"))
    keys.press("Enter")
    expect(library.title).to_be_focused()
    select_all(page)
    keys.type("By keys alone")
    tab_to(library.button("Close"))
    keys.press("Enter")
    expect(library.dialog).to_have_count(0)
    expect(button(library.row("By keys alone"), "Edit")).to_be_focused()
    keys.press("Enter")
    expect(library.title).to_be_focused()
    tab_to(library.button("Delete"))
    keys.press("Enter")
    expect(library.dialog).to_have_count(0)
    expect(library.row("By keys alone")).to_have_count(0)
    # What opened the sheet is gone: the next row's button has its place.
    expect(button(library.rows.first, "Edit")).to_be_focused()


def test_the_menu_of_a_book(open_app):
    page = open_app("BookReader")
    library, keys = LibraryPage(page), page.keyboard
    count = library.rows.count()
    tab_to(button(library.rows.first, "Edit"))
    keys.press("Shift+F10")
    expect(page.get_by_role("menu")).to_be_visible()
    keys.press("End")
    expect(page.get_by_role("menuitem", name="Remove")).to_be_focused()
    assert page.evaluate(RING) == "ring"
    keys.press("Enter")
    expect(library.rows).to_have_count(count - 1)
    expect(button(library.rows.first, "Edit")).to_be_focused()


def test_the_screens_of_the_fruit_stand(open_app):
    page = open_app("FruitStand")
    keys = page.keyboard
    tab_to(button(page, "Shared Model"))
    for screen in ["Text Field", "Toggle"]:
        tab_to(button(page, screen))
        keys.press("Enter")
        expect(page.get_by_role("heading", name=screen, exact=True)).to_be_visible()
    tab_to(page.get_by_role("switch", name="Enabled"))
    keys.press("Space")
    expect(page.get_by_role("switch", name="Enabled")).to_be_checked()


def test_numbers(open_app):
    page = open_app("Numbers")
    keys = page.keyboard
    tab_to(button(page, "One More"))
    keys.press("Enter")
    expect(page.get_by_text("1,000,001 numbers", exact=True)).to_be_visible()
    favorite = button(page, "Favorite 3")
    tab_to(favorite)
    keys.press("Space")
    expect(favorite).to_have_text("★")
    tab_to(page.get_by_role("switch", name="Squares"), key="Shift+Tab")
    keys.press("Space")
    expect(page.get_by_text("961", exact=True)).to_be_attached()


def test_drawings(open_app):
    page = open_app("Drawings")
    tab_to(button(page, "More Progress"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("55 %", exact=True)).to_be_visible()


def test_the_paint_box(open_app):
    page = open_app("PaintBox")
    keys = page.keyboard
    coats = page.get_by_role("slider", name="Coats")
    tab_to(coats)
    before = coats.get_attribute("aria-valuetext")
    keys.press("ArrowRight")
    expect(coats).not_to_have_attribute("aria-valuetext", before)
    tab_to(button(page, "Next Coat"))
    keys.press("Enter")
    expect(page.get_by_text("2 of 4 coats are dry")).to_be_visible()


def test_postcards(open_app):
    page = open_app("Postcards")
    tab_to(button(page, "Sent"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="The picture")).to_be_visible()


def test_the_almanac(open_app):
    page = open_app("Almanac")
    tab_to(button(page, "Larger"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Body", exact=True)).to_have_css("font-size", "28px")
    tab_to(page.get_by_role("link", name="Weather"))


@pytest.mark.parametrize("width", [390, 1100])
def test_the_gallery(open_app, width):
    page = open_app("Gallery", width)
    keys = page.keyboard
    tab_to(page.get_by_placeholder("Search"))
    keys.type("sheet cover")
    sheets = button(page, "Sheets")
    tab_to(sheets)
    keys.press("Enter")
    tab_to(button(page, "Show Sheet"))
    keys.press("Space")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert focus_is_in(dialog)
    tab_to(button(dialog, "Close Level 1"))
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button(page, "Show Sheet")).to_be_focused()


def test_the_focus_stays_near_when_its_row_scrolls_away(open_app):
    page = open_app("Numbers")
    tab_to(button(page, "Favorite 3"))
    page.locator(".list").evaluate("list => (list.scrollTop = 3000)")
    expect(button(page, "Favorite 3")).to_have_count(0)
    # Of the rows that are there, the nearest one.
    page.wait_for_function("() => document.activeElement.matches('.row button')")
    first = page.locator(".list .row").first.get_by_role("button")
    expect(first).to_be_focused()


def test_the_focus_stays_near_when_its_row_is_deleted(open_app):
    page = open_app("Gallery", 1100)
    button(page, "Search and swipes").click()
    rows = page.locator(".list .row", has=page.locator("[data-row='delete'], .swipe-actions"))
    expect(rows).to_have_count(6)
    tab_to(rows.first.locator(".swipe-actions.trailing button"))
    expect(rows.first.get_by_role("button", name="Delete")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(5)
    # The next one's: whoever deletes one may delete more.
    expect(rows.first.get_by_role("button", name="Delete")).to_be_focused()
