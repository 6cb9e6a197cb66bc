"""Screens as everybody writes them: expenses, chats, photos, a workout, a profile. What stands where a person would see it wrong at once."""

import re

import pytest
from pages import open_page, settle, violations, wait_for_layout
from pixels import Picture
from playwright.sync_api import expect

# Pages that a person could push aside.
WIDE = """() => [...document.querySelectorAll(".page, .page-body, main")].filter((page) =>
  page.scrollWidth > page.clientWidth + 1 && getComputedStyle(page).overflowX !== "hidden" && page.offsetWidth > 1)
  .map((page) => `${page.className} ${page.scrollWidth} in ${page.clientWidth}`)"""

# Of the row with some words: where its line begins, and where its first text does.
LINE = """(row) => {
  const text = [...row.querySelectorAll(".text")].find((text) => !text.closest(".layer"));
  const line = getComputedStyle(row, "::after");
  return [row.getBoundingClientRect().left + parseFloat(line.left), text.getBoundingClientRect().left, line.height];
}"""


@pytest.fixture
def app(serve, new_page):
    def app(width=390, scheme="light"):
        page = new_page(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 844})
        messages = []
        page.on("console", lambda message: messages.append(message.text))
        open_page(page, serve("OrdinaryApp").url)
        wait_for_layout(page)
        return page, messages

    return app


def show(page, tab):
    page.get_by_role("tab", name=tab).click()
    expect(page.get_by_role("heading", name=tab, level=1)).to_be_visible()
    wait_for_layout(page)


def row(page, words):
    return page.locator(".row", has_text=words).first


@pytest.mark.parametrize("width, scheme", [(320, "light"), (390, "light"), (390, "dark"), (1100, "light")])
def test_all_screens(app, screenshots, width, scheme):
    page, messages = app(width, scheme)
    for tab in ["Expenses", "Chats", "Photos", "Workout", "Profile"]:
        show(page, tab)
        assert page.evaluate(WIDE) == []
        page.screenshot(path=screenshots / f"Ordinary-{tab}-{width}-{scheme}.png", animations="disabled")
    assert messages == []


@pytest.mark.parametrize("width", [390, 1100])
def test_the_field_of_a_search_is_as_wide_as_the_rows_below_it(app, width):
    page, _ = app(width)
    field = page.get_by_placeholder("Title").bounding_box()
    card = row(page, "Total").bounding_box()
    assert (field["x"], field["width"]) == (card["x"], card["width"])
    assert field["y"] + field["height"] <= card["y"]


def test_lines_begin_where_the_words_of_a_row_do(app):
    page, _ = app()

    def assert_begins_at_text(words):
        line, text, height = row(page, words).evaluate(LINE)
        assert abs(line - text) < 0.6 and height == "1px", f"{words}: the line begins at {line}, the text at {text}"

    assert_begins_at_text("Lunch with Sam")
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
    wait_for_layout(page)
    assert_begins_at_text("Groceries")
    show(page, "Chats")
    assert_begins_at_text("Book club")
    show(page, "Profile")
    for words in ["Dark Mode", "Apple ID", "Plan"]:
        assert_begins_at_text(words)
    # The last one of several has none.
    assert page.evaluate(
        "row => getComputedStyle(row, '::after').backgroundColor", row(page, "Version").element_handle()
    ) == "rgba(0, 0, 0, 0)"


def test_a_badge_stands_beside_what_a_row_shows(app):
    page, _ = app()
    show(page, "Chats")
    def end(words):
        box = row(page, words).locator(".hstack").first.bounding_box()
        return box["x"] + box["width"]

    # A digit, and the space before it.
    assert 12 < end("Grace") - end("Book club") < 30


def test_a_title_of_two_lines_stands_in_the_bar(app):
    page, _ = app()
    show(page, "Chats")
    row(page, "Ada Lovelace").click()
    middle = page.locator(".bar-middle", has_text="online")
    expect(middle).to_be_visible()
    name, state = (middle.get_by_text(words).first.bounding_box() for words in ["Ada Lovelace", "online"])
    assert 0 <= name["y"] and name["y"] + name["height"] <= state["y"] + 0.5 and state["y"] + state["height"] <= 44


def test_what_a_group_discloses_ends_where_other_rows_do(app):
    page, _ = app()
    show(page, "Profile")
    edges = [
        page.get_by_role("switch", name=name).evaluate("node => node.getBoundingClientRect().right")
        for name in ["Dark Mode", "Beta features"]
    ]
    assert edges[0] == edges[1]


def test_who_has_pressed_a_field_sees_the_caret_alone(app):
    page, _ = app()
    show(page, "Profile")
    field = page.get_by_label("Name").first
    outline = "node => getComputedStyle(node).outlineStyle"
    field.click()
    expect(field).to_be_focused()
    assert field.evaluate(outline) == "none"
    page.keyboard.press("Tab")
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Shift+Tab")
    assert field.evaluate(outline) == "solid"


def test_a_new_expense_is_added(app):
    page, messages = app()
    page.locator(".bar-part.trailing .button").last.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    add = sheet.get_by_role("button", name="Add", exact=True)
    expect(add).to_be_disabled()
    sheet.get_by_label("Title").fill("Tea")
    sheet.get_by_label("Amount").fill("4.5")
    # The number is taken when the person is done with it.
    page.keyboard.press("Tab")
    expect(add).to_be_enabled()
    add.click()
    expect(sheet).to_have_count(0)
    expect(row(page, "Tea")).to_contain_text("€4.50")
    assert messages == []


def open_screen(page, name):
    show(page, "Profile")
    row(page, name).click()
    expect(page.get_by_role("heading", name=name, exact=True, level=1)).to_be_visible()
    wait_for_layout(page)
    settle(page)


def colors(page, *places):
    """The colours at places of the page that is on top, in parts of its width and height."""
    top = page.locator(".page:not([data-covered])").last
    picture = Picture(top.screenshot(animations="disabled"))
    return [picture.color(x, y) for x, y in places]


@pytest.mark.parametrize("width", [390, 1100])
@pytest.mark.parametrize("name", ["Cards", "Weather", "Playlist", "Theme", "Finder", "Planner"])
def test_what_is_painted_behind_a_page_is_seen_behind_all_of_it(app, screenshots, name, width):
    page, messages = app(width)
    open_screen(page, name)
    page.screenshot(path=screenshots / f"Ordinary-{name}-{width}.png", animations="disabled")
    assert page.evaluate(WIDE) == []
    edge = 2 / width
    above, middle, below = colors(page, (edge, 0.005), (edge, 0.5), (edge, 0.92))
    if name in ("Cards", "Playlist", "Finder"):
        assert above == middle == below and max(above) - min(above) > 60
    elif name != "Planner":
        # A gradient, which is as long as what is seen.
        first, _, last = above, middle, below
        assert sum(abs(one - other) for one, other in zip(first, last)) > 100
        assert above != (255, 255, 255)
        # It stands still while the page scrolls.
        page.mouse.move(width / 2, 500)
        page.mouse.wheel(0, 300)
        settle(page)
        assert sum(abs(one - other) for one, other in zip(colors(page, (edge, 0.5))[0], middle)) < 12
    assert messages == []


def test_a_calendar_is_as_wide_as_its_row_and_chooses_days(app):
    page, _ = app()
    open_screen(page, "Planner")
    # Named by the language of the browser.
    page.get_by_role("button", name=re.compile("20 November 2026|November 20, 2026")).click()
    expect(page.get_by_label("Day", exact=True)).to_have_value("2026-11-20")
    page.get_by_role("button", name="November 2026", exact=True).click()
    page.get_by_label("Year").select_option("2028")
    page.get_by_role("button", name="November 2028", exact=True).click()
    page.get_by_role("button", name=re.compile("[^1-9]8 November 2028|November 8, 2028")).click()
    expect(page.get_by_label("Day", exact=True)).to_have_value("2028-11-08")


def test_a_card_that_is_a_link_has_a_button_of_its_own(app, screenshots):
    page, messages = app()
    open_screen(page, "Shop")
    page.screenshot(path=screenshots / "Ordinary-Shop-390.png", animations="disabled")
    assert page.locator("button button, button a, a a").count() == 0
    cards = [page.locator(".nav-link", has_text=name).bounding_box() for name in ["Headphones", "Watch", "Controller"]]
    # Two beside each other, the third below the first.
    assert cards[0]["y"] == cards[1]["y"] and cards[1]["x"] > cards[0]["x"] + cards[0]["width"]
    assert cards[2]["x"] == cards[0]["x"] and cards[2]["y"] > cards[0]["y"] + cards[0]["height"]
    title = page.get_by_role("heading", level=1).last
    page.get_by_role("button", name="Like Headphones", exact=True).click()
    expect(page.get_by_text("1 liked, 0 added")).to_be_visible()
    expect(title).to_have_text("Shop")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("1 liked, 1 added")).to_be_visible()
    expect(page.get_by_text("Nothing in the cart")).to_have_count(0)
    page.get_by_text("Cart", exact=True).click()
    expect(page.get_by_text("Nothing in the cart")).to_be_visible()
    page.get_by_text("€199.00").nth(1).click()
    expect(page.get_by_text("About Watch")).to_be_visible()
    page.get_by_role("button", name="Shop").click()
    expect(page.get_by_text("About Watch")).to_have_count(0)
    # By keyboard: the button of the card is named by all that is in it.
    page.get_by_role("button", name=re.compile("^Like Camera Camera")).press("Enter")
    expect(page.get_by_text("About Camera")).to_be_visible()
    assert violations(page) == []
    assert messages == []


def test_the_options_of_a_picker_stand_on_a_page(app, screenshots):
    page, messages = app()
    open_screen(page, "Shop")
    page.get_by_role("button", name="Order").click()
    size = page.get_by_role("button", name=re.compile("^Size"))
    expect(size).to_contain_text("M")
    settle(page)
    # A date is words, until a person changes it.
    dates = page.locator(".date").last.bounding_box()
    assert dates["x"] + dates["width"] <= 390 - 16 and dates["width"] < 230
    page.screenshot(path=screenshots / "Ordinary-Order-390.png", animations="disabled")
    size.click()
    expect(page.get_by_role("radio", name="M")).to_be_checked()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Size-390.png", animations="disabled")
    page.locator(".option", has_text="L").last.click()
    expect(page.get_by_role("heading", name="Order", level=1)).to_be_visible()
    expect(size).to_have_accessible_name("Size L")
    assert violations(page) == []
    assert messages == []


@pytest.mark.firefox
def test_what_lies_in_front_of_a_list_stands_still_while_its_page_scrolls(app, screenshots):
    page, _ = app()
    open_screen(page, "Inbox")
    write = page.get_by_role("button", name="Write 0")
    place = write.bounding_box()
    top = page.locator(".page:not([data-covered])").last
    right, bottom = top.evaluate("(page) => [page.clientWidth, page.getBoundingClientRect().bottom]")
    assert place["x"] + place["width"] == pytest.approx(right - 16, abs=1)
    assert place["y"] + place["height"] == pytest.approx(bottom - 16, abs=1)
    page.screenshot(path=screenshots / "Ordinary-Inbox-390.png", animations="disabled")
    # The page scrolls as a whole: its large title makes room, and the button stays.
    assert top.evaluate("(page) => { page.scrollTop = 400; return page.scrollTop; }") == 400
    expect(page.get_by_text("Message 39")).to_have_count(1)
    assert write.bounding_box() == place
    # Its lines pass below the button, and below the bar, which nobody reads through.
    order = """(button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const list = document.querySelector(".page:not([data-covered]) .box.layered > .list");
      return [getComputedStyle(list).isolation, button.contains(document.elementFromPoint(left + width / 2, top + height / 2))];
    }"""
    assert write.evaluate(order) == ["isolate", True]
    blur = "(page) => getComputedStyle(page.querySelector('.bar-row'), '::before').backdropFilter"
    page.wait_for_function("(page) => page.hasAttribute('data-scrolled')", arg=top.element_handle())
    assert top.evaluate(blur).startswith("blur(")
    write.click()
    expect(page.get_by_role("button", name="Write 1")).to_be_visible()
    top.evaluate("(page) => { page.scrollTop = 1e6; }")
    assert page.get_by_role("button", name="Write 1").bounding_box() == place
    last = page.get_by_text("Message 39").bounding_box()
    assert last["y"] + last["height"] < bottom


def test_a_label_that_takes_all_the_width_leaves_room_for_its_sign(app, screenshots):
    page, _ = app()
    open_screen(page, "Help")
    page.screenshot(path=screenshots / "Ordinary-Help-390.png", animations="disabled")
    for group in page.locator(".page:not([data-covered])").last.locator(".disclosure").all():
        ends = group.evaluate("""(group) => [group.getBoundingClientRect().right, group.querySelector(".text").getBoundingClientRect().right,
          group.querySelector(".opener").scrollWidth - group.querySelector(".opener").clientWidth]""")
        assert ends[1] <= ends[0] - 16 and ends[2] <= 0, ends
    # Its ends stand on both sides of the gap, and the value between them.
    ring = page.locator(".gauge[data-style=accessoryCircular]")
    texts = [ring.get_by_text(text, exact=True).bounding_box() for text in ["0", "75", "100"]]
    box = ring.bounding_box()
    assert texts[0]["x"] + texts[0]["width"] <= box["x"] + box["width"] / 2 <= texts[2]["x"]
    assert texts[0]["y"] > box["y"] + box["height"] / 2 and abs(texts[1]["y"] + texts[1]["height"] / 2 - box["y"] - box["height"] / 2) < 2


def test_a_press_of_the_tab_that_is_shown_leads_to_the_top(app):
    page, _ = app()
    show(page, "Profile")
    top = page.locator(".page:not([data-covered])").last
    assert top.evaluate("(page) => { page.scrollTop = 200; return page.scrollTop; }") > 0
    page.get_by_role("tab", name="Profile").click()
    page.wait_for_function("(page) => page.scrollTop === 0", arg=top.element_handle())
