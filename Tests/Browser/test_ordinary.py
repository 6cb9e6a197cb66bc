"""Screens as everybody writes them: expenses, chats, photos, a workout, a profile. What stands where a person would see it wrong at once."""

import re

import pytest
from pages import Finger, open_page, settle, violations, wait_for_layout
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


def test_a_press_of_the_tab_that_is_shown_leads_back_to_its_root(app):
    page, _ = app()
    open_screen(page, "Library")
    page.get_by_role("tab", name="Profile").click()
    expect(page.get_by_role("heading", name="Profile", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Library", level=1)).to_have_count(0)


def scroll(page, by):
    page.mouse.wheel(0, by)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.firefox
@pytest.mark.parametrize("screen, first, fixed", [("Library", "Book 0", "Search"), ("Basket", "Item 0", "Buy 40")])
def test_a_large_title_goes_into_its_bar_whatever_stands_around_the_list(app, screenshots, screen, first, fixed):
    page, _ = app()
    open_screen(page, screen)
    top = page.locator(".page:not([data-covered])").last
    bar, title = top.locator(".nav-bar"), top.locator(".page-title")
    scroller, row = top.locator(".list"), page.get_by_text(first, exact=True)
    before, bottom = scroller.bounding_box(), top.bounding_box()["y"] + top.bounding_box()["height"]
    at_bottom = page.get_by_role("button", name=fixed)
    place = at_bottom.bounding_box() if screen == "Basket" else None
    page.mouse.move(200, 500)
    scroll(page, 40)
    page.wait_for_function("(list) => list.scrollTop === 40", arg=scroller.element_handle())
    # It stays as long as only a part of its height is scrolled; then it goes, and no row moves with it.
    expect(title).to_be_visible()
    scroll(page, 40)
    expect(bar).to_have_attribute("data-gone", "")
    wait_for_layout(page)
    gone = scroller.bounding_box()
    height = before["y"] - gone["y"]
    assert height > 40 and gone["height"] - before["height"] == pytest.approx(height, abs=0.5)
    assert row.evaluate("(row) => row.getBoundingClientRect().top") == pytest.approx(before["y"] - 80 + scroller.evaluate(
        "(list) => list.querySelector('.text').getBoundingClientRect().top + list.scrollTop - list.getBoundingClientRect().top"), abs=0.5)
    if place:
        assert at_bottom.bounding_box() == place
    page.screenshot(path=screenshots / f"Ordinary-{screen}-scrolled-390.png", animations="disabled")
    scroll(page, -400)
    expect(title).to_be_visible()
    wait_for_layout(page)
    settle(page)
    assert scroller.bounding_box() == before and scroller.evaluate("(list) => list.scrollTop") == 0
    # What is too short to be scrolled has its title at once.
    if screen == "Basket":
        scroll(page, 400)
        expect(bar).to_have_attribute("data-gone", "")
        at_bottom.click()
        expect(title).to_be_visible()
        expect(page.get_by_text("Item 4")).to_have_count(0)
    else:
        field = page.get_by_placeholder("Search")
        scroll(page, 400)
        expect(bar).to_have_attribute("data-gone", "")
        field.fill("zzz")
        # Who searches has the page for that, and the title again at the end.
        expect(page.get_by_text("No Results", exact=False).first).to_be_visible()
        expect(title).to_be_hidden()
        page.get_by_role("button", name="Cancel").click()
        expect(title).to_be_visible()
    assert top.evaluate("(page) => page.scrollHeight - page.clientHeight") == 0 and bottom == page.viewport_size["height"] - 49


def test_what_lies_in_front_of_a_page_has_the_room_below_the_bar_and_takes_what_would_scroll(app, screenshots):
    page, _ = app()
    open_screen(page, "News")
    top = page.locator(".page:not([data-covered])").last
    offline = page.get_by_text("Offline")
    large = offline.bounding_box()["y"]
    page.mouse.move(200, 500)
    scroll(page, 300)
    # The large title has gone, so there is more room.
    page.wait_for_function("([text, y]) => text.getBoundingClientRect().top < y - 45", arg=[offline.element_handle(), large])
    page.screenshot(path=screenshots / "Ordinary-News-scrolled-390.png", animations="disabled")
    scroll(page, -600)
    page.wait_for_function("([text, y]) => text.getBoundingClientRect().top === y", arg=[offline.element_handle(), large])
    page.get_by_role("button", name="Load").click()
    settle(page)
    # What covers the page is dark up to its upper edge, and no wheel moves what is below.
    picture = Picture(top.screenshot(path=screenshots / "Ordinary-News-busy-390.png", animations="disabled"))
    assert all(max(picture.color(0.9, y)) < 200 for y in (0.01, 0.08, 0.5, 0.99))
    scroll(page, 300)
    scroll(page, 300)
    assert top.evaluate("(page) => page.scrollTop") == 0
    page.mouse.click(200, 500)
    expect(top.locator(".progress")).to_have_count(0)
    scroll(page, 300)
    page.wait_for_function("(page) => page.scrollTop > 0", arg=top.element_handle())


def test_tabs_on_a_page_without_a_title_reach_its_lower_edge(app, screenshots):
    page, _ = app()
    show(page, "Profile")
    row(page, "Health").click()
    settle(page)
    inner = page.locator(".tab-view .tab-view:visible").last
    bars = [bar.bounding_box() for bar in page.locator(".tab-bar:visible").all()]
    assert len(bars) == 2
    page.screenshot(path=screenshots / "Ordinary-Health-390.png", animations="disabled")
    outer = max(bars, key=lambda bar: bar["y"])
    body = inner.bounding_box()
    assert body["y"] + body["height"] == pytest.approx(outer["y"], abs=0.5)
    # The name of a gauge stands in the gap of its ring, or in the middle of a closed one, where nothing else does.
    for name, is_seen in [("BPM", True), ("Steps", False), ("Sun", True)]:
        text = page.get_by_text(name, exact=True)
        box, ring = text.bounding_box(), page.locator(".gauge", has=text).bounding_box()
        middle = box["x"] + box["width"] / 2
        shown = box["width"] > 5 and abs(middle - ring["x"] - ring["width"] / 2) < 1 and text.evaluate("(text) => text.closest('.part').clientWidth > 1")
        assert shown == is_seen, (name, box, ring)


@pytest.mark.firefox
def test_a_bill_has_its_amount_at_the_edge_and_a_bar_for_the_keyboard_while_one_types(app, screenshots):
    page, messages = app()
    open_screen(page, "Bill")
    top = page.locator(".page:not([data-covered])").last
    page.screenshot(path=screenshots / "Ordinary-Bill-390.png", animations="disabled")
    amount = page.get_by_role("textbox", name="Amount")
    assert amount.evaluate("(field) => getComputedStyle(field).textAlign") == "end"
    for first, second in [("Share", "For each of us"), ("Split", "Among all guests")]:
        boxes = [page.get_by_text(text, exact=True).bounding_box() for text in (first, second)]
        assert boxes[0]["x"] == boxes[1]["x"] and boxes[1]["y"] >= boxes[0]["y"] + boxes[0]["height"] and boxes[1]["height"] < boxes[0]["height"]
    # The editor is as yellow as what is behind it.
    editor = page.locator(".field.editor textarea")
    assert editor.evaluate("(field) => getComputedStyle(field).backgroundColor") == "rgba(0, 0, 0, 0)"
    # A wheel is turned.
    wheels = [picker.locator("input:checked").get_attribute("aria-label") or picker.locator(".option[data-chosen]").inner_text()
              for picker in page.locator(".picker[data-style=wheel]").all()]
    assert wheels == ["12", "00", "AM"]
    page.locator(".picker[data-style=wheel]").nth(1).locator(".option", has_text="05").click()
    expect(page.locator(".picker[data-style=wheel]").nth(1).locator(".option[data-chosen]")).to_have_text("05")
    # The bar for the keyboard takes no room: it is in front of the page while one types, and a press of it leaves the field.
    ready, height = page.get_by_role("button", name="Ready"), top.locator(".page-body").bounding_box()["height"]
    expect(ready).to_be_hidden()
    amount.focus()
    expect(ready).to_be_visible()
    bar, edge = ready.bounding_box(), top.bounding_box()
    assert bar["y"] > edge["y"] + edge["height"] - 49 and top.locator(".page-body").bounding_box()["height"] == height
    page.screenshot(path=screenshots / "Ordinary-Bill-typing-390.png", animations="disabled")
    ready.click()
    expect(ready).to_be_hidden()
    assert amount.evaluate("(field) => field !== document.activeElement")
    assert messages == []


def test_columns_of_a_wide_window(app, screenshots):
    page, messages = app(1100)
    show(page, "Profile")
    row(page, "Office").click()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Office-1100.png", animations="disabled")
    split = page.locator(".split:visible").last
    rows = split.locator(".sidebar .row")
    assert split.locator(".sidebar .list").get_attribute("data-style") == "sidebar"
    # What is chosen is a rounded shape beside no other row's line.
    assert rows.first.evaluate("(row) => [parseFloat(getComputedStyle(row).borderRadius) > 4, getComputedStyle(row, '::after').content]") == [True, "none"]
    # The first card stands where the app has it, and each one that is scrolled to at the edge.
    cards = split.locator(".scroll")
    left = cards.bounding_box()["x"]
    assert cards.evaluate("(node) => node.scrollLeft") == 0
    cards.evaluate("(node) => node.scrollTo({ left: 200 })")
    cards.evaluate("(node) => new Promise((done) => { node.onscrollend = done; setTimeout(done, 1000); })")
    assert cards.evaluate("(node) => node.scrollLeft") in (192, 20 + 172)
    # Thin letters are thinner.
    thin, usual = [Picture(text.screenshot(animations="disabled")) for text in page.get_by_text("12:30").all()]

    def ink(picture):
        return sum(255 - min(picture.color(x / 60, y / 30)) for x in range(60) for y in range(30))

    assert ink(thin) < 0.6 * ink(usual)
    # The sidebar goes, and comes back.
    toggle = split.get_by_role("button", name="Toggle Sidebar")
    toggle.click()
    expect(rows.first).to_be_hidden()
    page.screenshot(path=screenshots / "Ordinary-Office-hidden-1100.png", animations="disabled")
    toggle = split.get_by_role("button", name="Toggle Sidebar")
    assert toggle.bounding_box()["x"] < left
    toggle.click()
    expect(rows.first).to_be_visible()
    assert messages == []


def settled(page, top):
    """Where the page is scrolled, when it has come to rest."""
    page.wait_for_function("""async (page) => {
      const before = page.scrollTop;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return page.scrollTop === before;
    }""", arg=top.element_handle())
    return top.evaluate("(page) => page.scrollTop")


@pytest.mark.firefox
def test_a_page_that_scrolls_as_a_whole_is_scrolled_by_the_app(app):
    page, messages = app()
    open_screen(page, "Thread")
    top = page.locator(".page:not([data-covered])").last
    bar, bottom = [top.locator(name).bounding_box() for name in (".bar-row", ".bottom-bar")]
    edges = bar["y"] + bar["height"], bottom["y"]
    last = page.get_by_text("Line 39", exact=True)
    # It begins at its end.
    end = settled(page, top)
    box = last.bounding_box()
    assert end > 500 and box["y"] + box["height"] / 2 + 20 == pytest.approx(edges[1], abs=1)
    page.get_by_role("button", name="Twelfth").click()
    page.wait_for_function("([page, end]) => page.scrollTop < end - 100", arg=[top.element_handle(), end])
    settled(page, top)
    box = page.get_by_text("Line 12", exact=True).bounding_box()
    assert box["y"] + box["height"] / 2 - 20 == pytest.approx(edges[0], abs=1)
    page.get_by_role("button", name="Thirtieth").click()
    page.wait_for_function("([line, y]) => Math.abs(line.getBoundingClientRect().top + line.getBoundingClientRect().height / 2 - y) < 2",
                           arg=[page.get_by_text("Line 30", exact=True).element_handle(), sum(edges) / 2])
    # The app hears how far it is scrolled.
    place = settled(page, top)
    expect(page.get_by_text(f"at {int(place)}", exact=True)).to_be_visible()
    assert messages == []


@pytest.mark.firefox
def test_headers_stay_in_sight_below_the_bar(app, screenshots):
    page, messages = app()
    open_screen(page, "Contacts")
    top = page.locator(".page:not([data-covered])").last
    bar = top.locator(".bar-row").bounding_box()
    page.get_by_role("button", name="Last").click()
    page.wait_for_function("(page) => page.scrollTop > page.scrollHeight - page.clientHeight - 2 && page.scrollTop > 100", arg=top.element_handle())
    page.get_by_role("button", name="First").click()
    page.wait_for_function("(page) => page.scrollTop === 0", arg=top.element_handle())
    top.evaluate("(page) => { page.scrollTop = 400; }")
    settled(page, top)
    page.screenshot(path=screenshots / "Ordinary-Contacts-390.png", animations="disabled")

    def pinned(names):
        return [name for name in names if abs(page.get_by_text(name, exact=True).locator("xpath=ancestor::*[contains(@class, 'section-header')]")
                                               .bounding_box()["y"] - bar["y"] - bar["height"]) < 1]

    assert len(pinned([f"Letter {number}" for number in range(3)])) == 1
    page.go_back()
    open_screen(page, "Groups")
    rows = [page.get_by_text(f"Member 0 {number}", exact=True).bounding_box()["y"] for number in (1, 2)]
    assert rows[1] - rows[0] == pytest.approx(60, abs=0.5)
    top = page.locator(".page:not([data-covered])").last
    top.evaluate("(page) => { page.scrollTop = 500; }")
    settled(page, top)
    assert len(pinned([f"Group {number}" for number in range(3)])) == 1
    assert messages == []


def test_a_search_has_the_page_for_itself_and_suggests_in_place_of_what_it_finds(app, screenshots):
    page, messages = app()
    open_screen(page, "Archive")
    title, add = page.get_by_role("heading", name="Archive", level=1), page.get_by_role("button", name="Add")
    field, sheet = page.get_by_role("searchbox"), page.get_by_text("Sheet 1", exact=True)
    top = page.locator(".page:not([data-covered])").last.bounding_box()
    assert field.bounding_box()["y"] > top["y"] + 96
    # Who searches has the field at the top, and rows to choose from in front of the list.
    field.click()
    suggestion = page.get_by_role("button", name="Thirteen")
    expect(suggestion).to_be_visible()
    expect(title).to_be_hidden()
    expect(add).to_be_hidden()
    settle(page)
    assert field.bounding_box()["y"] < top["y"] + 30
    page.screenshot(path=screenshots / "Ordinary-Archive-searching-390.png", animations="disabled")
    rows = [page.locator(".row", has_text=words).last.bounding_box() for words in ("Letters", "Photos", "Twelve", "Thirteen")]
    assert all(one["x"] == 0 and one["width"] == 390 and one["height"] >= 44 for one in rows)
    assert [one["y"] for one in rows] == sorted(one["y"] for one in rows) and rows[0]["y"] < top["y"] + 70
    # One takes the place of what was typed; without suggestions what is found is seen.
    suggestion.click()
    expect(field).to_have_value("13")
    expect(page.get_by_text("Sheet 13", exact=True)).to_be_visible()
    expect(suggestion).to_be_hidden()
    assert page.evaluate("document.elementFromPoint(195, 500).closest('.page-body .list') !== null")
    # A token stands in the field, before the words.
    field.fill("")
    page.get_by_role("button", name="Photos").click()
    token = page.locator(".page:not([data-covered]) .hstack .backed", has_text="Photos").last
    expect(token).to_be_visible()
    expect(sheet).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Archive-token-390.png", animations="disabled")
    assert token.bounding_box()["x"] + token.bounding_box()["width"] <= field.bounding_box()["x"]
    assert token.bounding_box()["y"] > field.bounding_box()["y"] - 8
    # Deleting at the start takes it away, and the end of the search brings the title back.
    field.focus()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("button", name="Photos")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(title).to_be_visible()
    expect(add).to_be_visible()
    expect(suggestion).to_be_hidden()
    assert messages == []


def test_a_text_is_cut_in_the_middle_or_at_its_head(app, screenshots):
    page, messages = app()
    open_screen(page, "Archive")
    name = "A report about the whole of last year.pdf"
    texts = page.locator(".page:not([data-covered]) .list .text", has_text=name)
    cut = [one.get_attribute("data-remains") for one in texts.all()]
    assert cut[0].startswith("A report") and cut[0].endswith("year.pdf") and "…" in cut[0]
    assert cut[1].startswith("…") and cut[1].endswith("last year.pdf")
    # All of it is read, and it has the room of one line.
    for one in texts.all():
        assert one.inner_text() == name and one.bounding_box()["height"] < 30
        assert one.evaluate("(text) => getComputedStyle(text).display") == "block"
    page.screenshot(path=screenshots / "Ordinary-Archive-390.png", animations="disabled")
    # Where there is room for it, it is whole.
    page.set_viewport_size({"width": 900, "height": 844})
    expect(texts.first).not_to_have_attribute("data-remains", re.compile("."))
    assert messages == []


def test_a_button_with_a_menu_opens_it_when_it_is_held(app, screenshots):
    page, messages = app()
    open_screen(page, "Archive")
    button, item = page.get_by_role("button", name="Tap or hold"), page.get_by_role("menuitem", name="Copy")
    button.click()
    expect(page.get_by_text("Opened", exact=True)).to_be_visible()
    button.hover()
    page.mouse.down()
    expect(item).to_be_visible()
    page.mouse.up()
    # It stays, and what was held is not pressed.
    page.screenshot(path=screenshots / "Ordinary-Archive-held-390.png", animations="disabled")
    first, second = [item.locator(".text").nth(place).bounding_box() for place in (0, 1)]
    assert second["y"] >= first["y"] + first["height"] - 1 and second["height"] < first["height"] and second["x"] == first["x"]
    item.click()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()
    expect(item).to_be_hidden()
    # A press beside it closes it, and the button opens it the usual way again.
    button.hover()
    page.mouse.down()
    expect(item).to_be_visible()
    page.mouse.up()
    page.mouse.click(195, 780)
    expect(item).to_be_hidden()
    button.click()
    expect(page.get_by_text("Opened", exact=True)).to_be_visible()
    assert messages == []


def test_the_preview_of_a_menu_is_painted(app, screenshots):
    page, messages = app()
    open_screen(page, "Archive")
    held = page.locator(".text", has_text="Hold me")
    box = held.bounding_box()
    touch = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + 5, "clientY": box["y"] + 5, "button": 0}
    held.dispatch_event("pointerdown", touch)
    preview = page.locator(".context-menu > .preview")
    expect(preview).to_be_visible()
    held.dispatch_event("pointerup", touch)
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Archive-preview-390.png", animations="disabled")
    picture, width = Picture(preview.screenshot(animations="disabled")), preview.bounding_box()["width"]
    assert 200 <= width <= 220
    red, green, blue = picture.color(0.5, 0.3)
    assert red > 230 and 120 < green < 180 and blue < 60
    expect(preview.get_by_text("A look at it")).to_be_visible()
    assert messages == []


def test_what_nobody_touches_stays_and_what_lies_in_front_covers_it(app, screenshots):
    page, messages = app()
    open_screen(page, "Studio")
    top = page.locator(".page:not([data-covered])").last
    page.screenshot(path=screenshots / "Ordinary-Studio-390.png", animations="disabled")
    # A place of a thumb that a browser writes with fewer digits is no move, also on a page that comes anew.
    page.reload()
    wait_for_layout(page)
    settle(page)
    expect(page.get_by_text("Untouched", exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name="Width")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("Moved to"))).to_be_visible()
    # What stands at the end of a header or a footer ends where the rows do.
    end = row(page, "Locked").bounding_box()
    for amount in ("€2,388.00", "€1,990.00"):
        box = page.get_by_text(amount).bounding_box()
        assert abs(box["x"] + box["width"] - (end["x"] + end["width"] - 16)) < 1, amount
    # Buttons that cannot be pressed are grey; those with a style of the app are as that says.
    def color(words):
        return page.get_by_text(words, exact=True).evaluate("(text) => getComputedStyle(text).color")

    assert color("Locked") == color("Bordered and locked") != color("Cover")
    own = page.get_by_role("button", name="Shown as it is")
    assert own.evaluate("(button) => getComputedStyle(button).opacity") == "1"
    # Neither the symbol nor the words are there yet.
    masked = top.locator(".symbol[data-masked]")
    assert masked.count() == 1 and masked.locator("svg").count() == 0
    # Rows without a background of their own keep their lines.
    plain = row(page, "Plain 4")
    assert plain.evaluate("(row) => getComputedStyle(row).overflowX") == "visible"
    # Who swipes means the row.
    assert row(page, "Save me").locator(".swipe").evaluate("(box) => getComputedStyle(box).touchAction") == "pan-y pinch-zoom"
    # What scrolls to the side has all the height that was laid out for it.
    across = top.locator('.scroll[data-axes="horizontal"]')
    assert across.evaluate("(node) => node.offsetHeight - node.clientHeight") == 0
    # A card behind a row leaves room around it, in the row's whole width.
    card = top.locator(".row", has_text="Card").locator(".rowBackground .shape").bounding_box()
    assert card["width"] == end["width"] - 8 and card["x"] == end["x"] + 4 and card["height"] > 30
    # The content of a box is in it, and its label on one line.
    group = top.locator(".group-box")
    parts = [group.locator(".text", has_text=words).bounding_box() for words in ("A label", "One", "Two")]
    assert parts[0]["height"] < 30 and parts[1]["y"] + parts[1]["height"] <= parts[2]["y"]
    assert parts[2]["y"] + parts[2]["height"] <= group.bounding_box()["y"] + group.bounding_box()["height"] - 15
    # A press beside an open menu closes it, and presses nothing.
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("menuitem", name="Nothing")).to_be_visible()
    place = page.get_by_role("button", name="Cover").bounding_box()
    page.mouse.click(place["x"] + 20, place["y"] + 5)
    expect(page.get_by_role("menuitem", name="Nothing")).to_be_hidden()
    settle(page)
    expect(page.get_by_role("button", name="Close")).to_be_hidden()
    # What stands in a frame fills the sheet.
    page.get_by_role("button", name="Framed").click()
    inside = page.get_by_text("In a frame")
    expect(inside).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Studio-framed-390.png", animations="disabled")
    sheet = page.locator("dialog.sheet").bounding_box()
    assert row(page, "In a frame").bounding_box()["width"] > 350 and sheet["width"] == 390
    page.keyboard.press("Escape")
    expect(inside).to_be_hidden()
    # A cover is covered to its edges.
    page.get_by_role("button", name="Cover").click()
    expect(page.get_by_role("button", name="Close")).to_be_visible()
    settle(page)
    picture = Picture(page.screenshot(animations="disabled", path=screenshots / "Ordinary-Studio-cover-390.png"))
    corners = [picture.color(x, y) for x in (0.002, 0.998) for y in (0.002, 0.998)]
    assert all(green > 150 and red < 120 for red, green, _ in corners), corners
    assert messages == []


def test_rows_appear_when_they_come_into_sight(app):
    page, messages = app()
    open_screen(page, "Feed")
    # Nothing is loaded for rows that nobody sees.
    expect(page.get_by_text(re.compile(r"^15 posts, from 0 to [5-8]$"))).to_be_visible()
    expect(page.get_by_text("Their tasks run")).to_be_visible()
    top = page.locator(".page:not([data-covered]) .list").last
    scroll = "(list, y) => (list.scrollTop = y)"
    top.evaluate(scroll, 100000)
    expect(page.get_by_text(re.compile("^30 posts"))).to_be_visible()
    top.evaluate(scroll, 100000)
    expect(page.get_by_text(re.compile("^45 posts"))).to_be_visible()
    expect(page.get_by_text("Their tasks run")).to_be_visible()
    # After the first page has been loaded anew the end of it is come to again.
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text(re.compile("^(15|30) posts"))).to_be_visible()
    top.evaluate(scroll, 0)
    expect(page.get_by_text(re.compile(r"^(15|30) posts, from 0 to [5-8]$"))).to_be_visible()
    top.evaluate(scroll, 100000)
    expect(page.get_by_text(re.compile("^(30|45) posts, from [12]"))).to_be_visible()
    # On another page, and in a tab that is not shown, none of them is seen.
    top.evaluate(scroll, 0)
    expect(page.get_by_text(re.compile(r"posts, from 0 to [5-8]$"))).to_be_visible()
    page.get_by_role("tab", name="Expenses").click()
    settle(page)
    page.get_by_role("tab", name="Profile").click()
    expect(page.get_by_text(re.compile(r"posts, from 0 to [5-8]$"))).to_be_visible()
    expect(page.get_by_text("Their tasks run")).to_be_visible()
    assert messages == []


def test_pages_are_scrolled_one_by_one_and_stay_when_the_window_turns(app):
    page, messages = app()
    open_screen(page, "Stories")
    stories = page.locator('.scroll[data-snap="pages"][data-axes="horizontal"]')
    place = lambda: stories.evaluate("node => node.scrollLeft / node.clientWidth")  # noqa: E731
    assert place() == 2
    page.set_viewport_size({"width": 844, "height": 390})
    expect(stories).to_have_js_property("clientWidth", 844)
    wait_for_layout(page)
    settle(page)
    assert place() == 2
    expect(page.get_by_text("Shown: 2")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    wait_for_layout(page)
    page.get_by_role("link", name="Clips").or_(page.get_by_role("button", name="Clips")).click()
    expect(page.get_by_text("Clip 0")).to_be_visible()
    wait_for_layout(page)
    settle(page)
    page.mouse.move(195, 400)
    for number in (1, 2):
        page.mouse.wheel(0, 600)
        clip = page.get_by_text(f"Clip {number}")
        page.wait_for_function("([node, y]) => { const box = node.getBoundingClientRect(); return Math.abs(box.top + box.height / 2 - y) < 1; }",
                               arg=[clip.element_handle(), page.locator(".page").last.bounding_box()["height"] / 2])
    assert messages == []


def test_a_field_has_its_keys_again_when_an_alert_is_closed(app):
    page, messages = app()
    open_screen(page, "Stories")
    field = page.get_by_role("textbox", name="Note")
    field.click()
    page.keyboard.type("Stop!")
    page.get_by_role("button", name="OK").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(field).to_be_focused()
    page.keyboard.type(" Please")
    expect(field).to_have_value("Stop! Please")
    assert messages == []


def test_details_are_as_they_are_drawn_elsewhere(app, screenshots):
    page, messages = app()
    open_screen(page, "Details")
    top = page.locator(".page:not([data-covered])").last
    page.screenshot(path=screenshots / "Ordinary-Details-390.png", animations="disabled")
    circle = top.get_by_label("Online").bounding_box()
    assert [circle["width"], circle["height"]] == [28, 28]
    assert top.get_by_text("Size of the shirt").bounding_box()["height"] < 30
    shrunk = top.get_by_text("Shrinks so that")
    assert 0.5 <= shrunk.evaluate("(text) => Number(getComputedStyle(text).getPropertyValue('--scale'))") < 1
    assert shrunk.evaluate("(text) => text.scrollWidth <= text.clientWidth + 1")
    for name, width in (("Regular", 20), ("Large", 37)):
        meter = top.get_by_role("progressbar", name=name)
        assert meter.evaluate("(node) => [node.offsetWidth, node.offsetHeight]") == [width, width]
    assert "drop-shadow" in top.get_by_text("Shaded").evaluate("(text) => getComputedStyle(text).filter")
    # Its perspective is still there when it has turned.
    card = top.get_by_label("Card")
    size = "(node) => { for (; node; node = node.parentElement) { const w = node.style.getPropertyValue('--w'); if (w) return parseFloat(w); } }"
    wide = card.evaluate(size)
    assert wide > 100
    card.click()
    settle(page)
    assert card.evaluate(size) == wide
    # What is painted around a view, and what lies in front of it, is pressed as the view is.
    for name, inside in (("Tag", (-6, 5)), ("Chip", (-6, 5)), ("Submit", (5, 5)), ("Submit", (-15, 5))):
        text = top.get_by_text(re.compile(f"^{name} "))
        count, box = int(text.inner_text().split()[1]), text.bounding_box()
        page.mouse.click(box["x"] + inside[0], box["y"] + inside[1])
        expect(text).to_have_text(f"{name} {count + 1}")
    # The keyboard reaches it, too, also when its paint has changed.
    tag = top.get_by_role("button", name=re.compile("^Tag"))
    tag.focus()
    page.keyboard.press("Enter")
    expect(top.get_by_text("Tag 2")).to_be_visible()
    top.get_by_role("button", name="Star").click()
    expect(top.get_by_role("img", name="star")).to_be_visible()
    top.get_by_role("button", name="All day").click()
    expect(top.locator("input[type=datetime-local]")).to_have_count(0)
    expect(top.locator("input[type=date]")).to_have_value("2026-09-21")
    orange = top.get_by_role("button", name=re.compile("21, 2026|September 21|21 September")).locator(".text").first.evaluate("(text) => getComputedStyle(text).color")
    assert orange == "rgb(255, 141, 40)" or orange == "rgb(255, 149, 0)"
    # In front of a stack a view is in front of its bar.
    top.get_by_role("button", name="Cover").click()
    banner = page.get_by_text("Pressed 0 times")
    expect(banner).to_be_visible()
    settle(page)
    box = banner.bounding_box()
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    expect(page.get_by_text("Pressed 1 times")).to_be_visible()
    assert messages == []


def test_a_narrow_page_that_scrolls_stands_in_the_middle_and_its_field_has_all_lines(app):
    page, messages = app()
    open_screen(page, "Narrow")
    box = page.get_by_text("Poem 3", exact=True).bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 195) <= 1
    field = page.get_by_role("textbox", name="Poem")
    lines = "(field) => Math.round(field.clientHeight / parseFloat(getComputedStyle(field).lineHeight))"
    assert field.evaluate(lines) >= 3 and field.evaluate("(field) => field.scrollHeight <= field.clientHeight")
    page.get_by_role("button", name="Replace").click()
    expect(field).to_have_value("Short")
    settle(page)
    assert field.evaluate(lines) == 1
    assert messages == []


def test_a_chat_that_begins_at_its_end_stays_there_when_a_keyboard_takes_room(app):
    page, messages = app()
    open_screen(page, "Thread")
    last, bar = page.get_by_text("Line 39", exact=True), page.locator(".page:not([data-covered]) > .bottom-bar").last
    below = lambda: bar.bounding_box()["y"] - last.bounding_box()["y"] - last.bounding_box()["height"]  # noqa: E731
    before = below()
    assert 0 <= before < 40
    page.set_viewport_size({"width": 390, "height": 500})
    expect(page.locator(".root")).to_have_js_property("clientHeight", 500)
    wait_for_layout(page)
    settle(page)
    assert abs(below() - before) <= 1
    assert messages == []


def test_a_membership_looks_as_it_does_on_a_phone(app, screenshots):
    page, messages = app(scheme="dark")
    open_screen(page, "Membership")
    top = page.locator(".page:not([data-covered])").last
    page.screenshot(path=screenshots / "Ordinary-Membership-390-dark.png", animations="disabled")
    # A round symbol that is stretched to a square is round, and fills it.
    portrait = Picture(top.get_by_role("img", name="Portrait").screenshot())
    red = lambda x, y: portrait.color(x, y)[0] > 120 and portrait.color(x, y)[1] < 120  # noqa: E731
    assert red(0.5, 0.05) and red(0.05, 0.5) and red(0.95, 0.5) and red(0.5, 0.95)
    assert not red(0.06, 0.06) and not red(0.94, 0.94)
    # The label of a link has the badge of its row.
    family = top.locator(".row", has_text="Family")
    expect(family.locator("[data-badge='4 people']")).to_be_visible()
    top.get_by_role("button", name="One more").click()
    expect(family.locator("[data-badge='5 people']")).to_be_visible()
    top.get_by_role("button", name="One more").click()
    expect(top.get_by_text("Everybody")).to_be_visible()
    expect(top.locator("[data-badge]")).to_have_count(0)
    # Lines of small letters are as high as in any text.
    label = top.locator(".row", has_text="I agree").locator(".label")
    assert label.evaluate("(label) => label.getBoundingClientRect().height % 17 < 1")
    # From the right to the left the line of a stepper is between its halves, and a choice is whole.
    up, down = top.locator(".stepper .up").bounding_box(), top.locator(".stepper .down").bounding_box()
    assert up["x"] < down["x"]
    line = top.locator(".stepper .up").evaluate("(up) => parseFloat(getComputedStyle(up, '::before').right)")
    assert line == 0
    assert top.locator(".row", has_text="Look").locator("select").evaluate("(choice) => choice.scrollWidth <= choice.clientWidth")
    # The wheels of a time have one plate in the middle.
    plates = top.locator(".picker[data-style='wheel'] .option[data-chosen]")
    corners = plates.evaluate_all("(all) => all.map((one) => getComputedStyle(one)).map((style) => [style.borderTopLeftRadius, style.borderTopRightRadius])")
    assert len(corners) >= 2 and corners[0] == ["8px", "0px"] and corners[-1] == ["0px", "8px"]
    # A menu in a menu has its picture where the others have theirs, before the arrow.
    top.get_by_role("button", name="Options").click()
    expect(page.get_by_role("menuitem", name="Forget")).to_be_visible()
    settle(page)
    more, forget = (page.get_by_role("menuitem", name=name).locator(".symbol").first.bounding_box() for name in ("More ways", "Forget"))
    assert 12 <= forget["x"] + forget["width"] - more["x"] - more["width"] <= 26
    page.keyboard.press("Escape")
    # What lies above the window is lighter than that in the dark, and so are the cards on it.
    top.get_by_role("button", name="Plans").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Monthly")).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Membership-sheet-390-dark.png", animations="disabled")
    around = sheet.bounding_box()
    picture = Picture(sheet.screenshot(animations="disabled"))
    for words in ("Monthly", "Yearly", "For ever"):
        box = sheet.get_by_text(words).bounding_box()
        middle = (box["y"] + box["height"] / 2 - around["y"]) / around["height"]
        assert picture.color(0.2, middle) == (0x2C, 0x2C, 0x2E), words
        assert picture.color(0.01, middle) == (0x1C, 0x1C, 0x1E), words
    assert messages == []


def test_what_lets_something_through_is_painted_once(app):
    page, messages = app()
    open_screen(page, "Membership")
    mark = Picture(page.get_by_role("img", name="Mark").screenshot())
    greys = {mark.color(x / 100, 0.4)[0] for x in range(100)}
    # At four tenths of black over white; twice that would be 92.
    assert min(greys) >= 150


def test_what_is_held_stays_clear_beside_its_menu(serve, new_page, screenshots):
    page = new_page(has_touch=True, is_mobile=True)
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, serve("OrdinaryApp").url)
    wait_for_layout(page)
    open_screen(page, "Membership")
    box = row(page, "Hold this").bounding_box()
    finger = Finger(page, (box["x"] + 40, box["y"] + 20))
    menu = page.locator(".context-menu > .items")
    expect(menu).to_be_visible()
    finger.lift()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Membership-held-390.png", animations="disabled")
    below = menu.bounding_box()
    assert abs(below["y"] - box["y"] - box["height"] - 8) <= 1
    picture = Picture(page.screenshot(animations="disabled"))
    white = picture.color((box["x"] + box["width"] - 12) / 390, (box["y"] + 4) / 844)
    beside = picture.color((box["x"] + box["width"] - 12) / 390, (box["y"] - 8) / 844)
    assert white == (255, 255, 255) and max(beside) < 230
    page.get_by_role("menuitem", name="Copy").tap()
    expect(page.get_by_text("Hold this, 1 copied")).to_be_visible()
    # A finger pulls to refresh, and sees no button for it.
    page.get_by_text("Hold this").tap()
    assert page.locator(".page:not([data-covered]) .refresh > .button").last.evaluate("(button) => getComputedStyle(button).opacity") == "0"


def test_a_claim_looks_as_it_does_on_a_phone(app, screenshots):
    page, messages = app()
    open_screen(page, "Claim")
    page.screenshot(path=screenshots / "Ordinary-Claim-390.png", animations="disabled")
    top = page.locator(".page:not([data-covered])").last
    # On a fill the picture of a button is as its words, beside them; in a row alone it is in the column of icons.
    for name, color in (("Attach", "rgb(255, 255, 255)"), ("Sort", None)):
        label = top.locator(".icon-label", has_text=name)
        icon, title = (label.locator(part).bounding_box() for part in (".symbol", ".title"))
        assert title["x"] - icon["x"] - icon["width"] < 12, name
        colors = [label.locator(part).evaluate("(node) => getComputedStyle(node).color") for part in (".icon", ".title")]
        assert colors[0] == colors[1] and color in (colors[0], None), name
    assert top.locator(".icon-label", has_text="Receipt").get_attribute("data-row") == ""
    # A toggle that is a button is as wide as its words.
    assert top.locator(".toggle", has_text="Weekly").bounding_box()["width"] < 110
    # A word that is too long is broken, and nothing of it stands outside of the row.
    button = top.get_by_role("button", name="Rechtsschutz")
    inside, around = button.locator(".text").bounding_box(), button.bounding_box()
    assert around["x"] <= inside["x"] and inside["x"] + inside["width"] <= around["x"] + around["width"] + 0.5
    # Segments stay as they are where texts are larger; a choice does not.
    sizes = [node.evaluate("(node) => getComputedStyle(node).fontSize") for node in (
        top.locator(".picker[data-style='segmented'] .text", has_text="Hotel").first,
        top.locator(".picker:not([data-style='segmented']) > select").last)]
    assert sizes == ["13px", "28px"]
    # Titles that have no room beside each other stand below each other, the one that cancels last.
    button.click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / "Ordinary-Claim-alert-390.png", animations="disabled")
    discard, keep = (alert.get_by_role("button", name=name).bounding_box() for name in ("Discard all changes", "Keep editing"))
    assert discard["width"] == keep["width"] == 270 and discard["y"] + discard["height"] <= keep["y"] + 0.5
    alert.get_by_role("button", name="Keep editing").click()
    expect(alert).to_have_count(0)
    assert messages == []


def test_a_sheet_is_read_before_a_keyboard_covers_it(serve, new_page, screenshots):
    page = new_page(has_touch=True, is_mobile=True, color_scheme="light")
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, serve("OrdinaryApp").url)
    wait_for_layout(page)
    open_screen(page, "Claim")
    page.locator(".page:not([data-covered])").last.get_by_role("button", name="Add").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_placeholder("Title")).to_be_visible()
    settle(page)
    assert sheet.evaluate("(sheet) => sheet === document.activeElement")
    expect(page.get_by_role("button", name="Ready")).to_be_hidden()
    sheet.get_by_placeholder("Title").tap()
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    page.screenshot(path=screenshots / "Ordinary-Claim-sheet-390.png", animations="disabled")
    # Words on a dark bar are white.
    title = sheet.locator(".principal .text")
    assert title.evaluate("(text) => getComputedStyle(text).color") == "rgb(255, 255, 255)"
    # What scrolls goes past the edges of the safe area, and ends beside them.
    photos = sheet.locator(".scroll[data-axes='horizontal']")
    edges = sheet.bounding_box()
    assert photos.bounding_box()["width"] == edges["width"]
    first = sheet.get_by_text("Photo 0").bounding_box()
    assert first["x"] + first["width"] / 2 == edges["x"] + 20 + 70
    photos.evaluate("(node) => node.scrollTo(1e4, 0)")
    last = sheet.get_by_text("Photo 5").bounding_box()
    assert abs(last["x"] + last["width"] / 2 - (edges["x"] + edges["width"] - 20 - 70)) <= 1
    # An editor has the colour of its page.
    page.emulate_media(color_scheme="dark")
    assert sheet.locator("textarea").evaluate("(node) => getComputedStyle(node).backgroundColor") == "rgb(28, 28, 30)"
