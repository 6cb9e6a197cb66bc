"""Lists and searching in the gallery: with the mouse, with touch, with the keyboard alone, also where each message takes its time."""

import pytest
from pages import Finger, actions_come, expect_at, middle, open_page, settle, spied, spy, touch_drag, violations, wait_for_layout
from pixels import Picture
from playwright.sync_api import expect


@pytest.fixture
def screen(serve, new_page):
    def screen(title, width=390, latency=None, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": 1400})
        open_page(page, serve("Gallery").url, latency)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def places(page):
    return page.locator(".list .row")


def row(page, text):
    return page.locator(".list .row", has_text=text)


@pytest.mark.parametrize("latency", [None, 150])
def test_a_search_shows_what_has_the_words(screen, latency):
    page = screen("Search and swipes", latency=latency)
    field = page.get_by_placeholder("Find a place")
    expect(places(page)).to_have_count(6)
    field.click()
    page.keyboard.type("or", delay=40)
    expect(places(page)).to_have_count(2)
    expect(field).to_have_value("or")
    expect(field).to_be_focused()
    page.get_by_role("radio", name="Marked").check()
    expect(places(page)).to_have_count(1)
    expect(row(page, "Cork")).to_be_visible()
    assert violations(page) == []
    field.press("Enter")
    expect(page.get_by_text("Asked for or")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")
    expect(places(page)).to_have_count(1)
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)


def test_the_field_of_a_search_stands_between_the_title_and_the_rows(screen):
    page = screen("Search and swipes")
    title, field = page.get_by_role("heading", name="Places").bounding_box(), page.get_by_placeholder("Find a place").bounding_box()
    first = places(page).first.bounding_box()
    assert title["y"] + title["height"] <= field["y"] and field["y"] + field["height"] <= first["y"]
    assert field["height"] == 36 and field["x"] == title["x"] + 16


@pytest.mark.parametrize("latency", [None, 150])
def test_a_finger_swipes_rows(screen, latency):
    page = screen("Search and swipes", latency=latency, has_touch=True)
    touch_drag(page, middle(row(page, "Ghent")), (-100, 0))
    delete = row(page, "Ghent").get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    delete.tap()
    expect(row(page, "Ghent")).to_have_count(0)
    x, y = middle(row(page, "Lund"))
    touch_drag(page, (x - 80, y), (100, 0))
    row(page, "Lund").get_by_role("button", name="Mark").tap()
    expect(row(page, "Lund").get_by_role("img", name="Marked")).to_be_visible()
    # As far as it goes: the first action runs.
    touch_drag(page, (x + 130, middle(row(page, "Turin"))[1]), (-300, 0))
    expect(row(page, "Turin")).to_have_count(0)


def test_a_row_is_where_the_finger_is(screen):
    page = screen("Search and swipes", has_touch=True)
    lund = row(page, "Lund")
    words, delete = lund.get_by_text("Lund"), lund.get_by_role("button", name="Delete")
    start = words.bounding_box()["x"]
    x, y = middle(lund)
    # The actions come while the finger is on its way.
    finger = Finger(page, (x, y))
    finger.move(-20, 0)
    expect(delete).to_have_count(1)
    finger.move(-50, 0)
    expect_at(words, start - 50)
    box, edge = delete.bounding_box(), lund.bounding_box()
    assert box["x"] == edge["x"] + edge["width"] - 50 and box["width"] == 74
    # They grow with it: this one runs at the end.
    finger.move(-150, 0)
    expect_at(words, start - 150)
    assert delete.bounding_box()["width"] == 150
    # Who comes back has wanted nothing.
    finger.move(-20, 0)
    finger.lift()
    expect_at(words, start)
    assert lund.get_attribute("data-swiped") is None
    # An open row follows from where it is, and closes on the way back.
    touch_drag(page, (x, y), (-60, 0))
    expect_at(words, start - 74)
    finger = Finger(page, (x, y))
    finger.move(30, 0)
    expect_at(words, start - 44)
    finger.move(60, 0)
    finger.lift()
    expect_at(words, start)
    assert lund.get_attribute("data-swiped") is None
    # Who taps it closes it, and uses nothing in it.
    touch_drag(page, (x, y), (-60, 0))
    expect_at(words, start - 74)
    page.touchscreen.tap(x - 100, y)
    expect_at(words, start)
    expect(lund).to_have_count(1)
    # So does an action that leaves the row there.
    touch_drag(page, (x - 80, y), (60, 0))
    expect_at(words, start + 74)
    lund.get_by_role("button", name="Mark").click()
    expect(lund.get_by_role("img", name="Marked")).to_be_visible()
    expect_at(words, start)


def test_a_finger_pulls_to_refresh(screen):
    page = screen("Search and swipes", has_touch=True)
    touch_drag(page, middle(places(page).first), (0, 150))
    expect(page.get_by_text("Refreshed 1 times")).to_be_visible()


@pytest.mark.firefox
def test_a_mouse_finds_the_actions_of_a_row(screen):
    page = screen("Search and swipes", width=1100)
    cork = row(page, "Cork")
    cork.hover()
    words = cork.get_by_text("Cork").bounding_box()
    unmark = cork.get_by_role("button", name="Unmark")
    assert unmark.bounding_box()["x"] > words["x"] + words["width"]
    unmark.click()
    expect(cork.get_by_role("img", name="Marked")).to_have_count(0)
    cork.get_by_role("button", name="Delete").click()
    expect(cork).to_have_count(0)
    row(page, "Lund").click(button="right")
    expect(row(page, "Lund")).to_have_attribute("data-swiped", "trailing")


@pytest.mark.firefox
def test_the_keyboard_reaches_the_actions_of_a_row(screen):
    page = screen("Search and swipes")
    page.get_by_placeholder("Find a place").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        actions_come(page)
        if page.evaluate("() => document.activeElement.textContent") == "Delete":
            break
    expect(row(page, "Bergen").locator(".swipe-actions.trailing")).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect(row(page, "Bergen")).to_have_count(0)


def test_the_actions_of_a_row_are_made_when_somebody_looks_at_it(screen):
    page = screen("Search and swipes", width=1100)
    actions = places(page).get_by_role("button", name="Delete")
    expect(row(page, "Cork").get_by_role("button", name="Actions")).to_have_count(2)
    row(page, "Cork").hover()
    expect(row(page, "Cork").get_by_role("button", name="Delete")).to_be_visible()
    expect(row(page, "Cork").get_by_role("button", name="Actions")).to_have_count(0)
    expect(actions).to_have_count(1)
    # They stay for the next time.
    row(page, "Lund").hover()
    expect(actions).to_have_count(2)


def test_a_screen_reader_opens_the_actions_of_a_row(screen):
    page = screen("Search and swipes")
    # It presses what it reads, without a pointer and without the focus.
    row(page, "Lund").locator(".swipe-actions.trailing").get_by_role("button", name="Actions").evaluate("node => node.click()")
    expect(row(page, "Lund").get_by_role("button", name="Delete")).to_be_focused()
    assert violations(page) == []


@pytest.mark.parametrize("latency", [None, 150])
def test_the_other_button_of_a_mouse_shows_the_actions_that_have_to_come_first(screen, latency):
    page = screen("Search and swipes", width=1100, latency=latency)
    row(page, "Lund").dispatch_event("contextmenu")
    expect(row(page, "Lund")).to_have_attribute("data-swiped", "trailing")
    expect(row(page, "Lund").get_by_role("button", name="Delete")).to_be_in_viewport()


def test_nothing_lies_over_what_a_row_has_to_press(screen):
    """A pointer that comes along a column of switches meets no button that deletes."""
    page = screen("Forms and lists", width=1100)
    switch = page.get_by_role("switch", name="Sound")
    switch.evaluate("""node => {
      const row = node.closest(".row");
      row.append(Object.assign(document.createElement("button"), { className: "row-control delete", textContent: "Delete" }));
    }""")
    switch.hover()
    expect(page.locator(".row-control.delete", has_text="Delete").first).to_have_css("opacity", "0")


@pytest.mark.parametrize("latency", [None, 150])
def test_rows_are_moved_and_deleted_with_a_mouse(screen, latency):
    page = screen("Forms and lists", latency=latency)
    page.get_by_role("button", name="Edit", exact=True).click()
    rows = page.locator(".list[data-selects] .row")
    grip = rows.first.get_by_role("button", name="Move")
    x, y = middle(grip)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60, steps=4)
    page.mouse.move(x, y + 110, steps=4)
    page.mouse.up()
    expect(rows.nth(2)).to_contain_text("Apple")
    rows.nth(2).get_by_role("button", name="Delete").first.click()
    rows.nth(2).get_by_role("button", name="Delete").last.click()
    expect(rows).to_have_count(3)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Move")).to_have_count(0)


def test_rows_have_their_height_whatever_stands_in_them(screen):
    page = screen("Forms and lists")
    heights = page.locator(".form .row").evaluate_all(
        "rows => rows.filter((row) => !row.querySelector('[data-style=inline]')).map((row) => row.offsetHeight)"
    )
    # The line between two rows belongs to the lower one.
    assert set(heights) <= {44, 45}, heights
    box = page.get_by_role("switch", name="Sound").bounding_box()
    assert (box["width"], box["height"]) == (51, 31)


def test_a_row_that_was_let_go_is_moved_once_the_next_time(screen):
    page = screen("Forms and lists", has_touch=True)
    page.get_by_role("button", name="Edit", exact=True).click()
    rows = page.locator(".list[data-selects] .row")
    x, y = middle(rows.first.get_by_role("button", name="Move"))
    spy(page, "moveRow")
    touches = page.context.new_cdp_session(page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(rows.first).to_have_class("row dragged")
    touches.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(rows.first).to_have_class("row")
    touch_drag(page, (x, y), (0, 60))
    expect(rows.nth(1)).to_contain_text("Apple")
    assert len(spied(page)) == 1


def test_a_row_whose_grip_goes_lies_in_its_place_again(screen):
    page = screen("Forms and lists")
    page.get_by_role("button", name="Edit", exact=True).click()
    row = page.locator(".list[data-selects] .row").first
    x, y = middle(row.get_by_role("button", name="Move"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 20, steps=2)
    expect(row).to_have_class("row dragged")
    page.evaluate("() => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Done').click()")
    expect(page.get_by_role("button", name="Edit", exact=True)).to_be_visible()
    page.mouse.move(x, y + 30)
    page.mouse.up()
    expect(row).to_have_class("row")
    assert row.evaluate("row => row.style.translate") == ""


def test_the_button_that_refreshes_goes_with_what_it_is_for(screen):
    page = screen("Search and swipes")
    button = page.locator(".list > .refresh")
    expect(button).to_have_count(1)
    page.evaluate("""() => {
      const list = document.querySelector(".list[data-refreshable]");
      receive([0, 0, [["a", idOf(list), "data-refreshable", null]]]);
    }""")
    expect(button).to_have_count(0)


def test_a_list_is_prepared_once_for_all_rows_of_a_message(screen):
    page = screen("Forms and lists")
    count = page.evaluate("""() => {
      const real = prepareRows;
      let count = 0;
      globalThis.prepareRows = (list) => {
        count++;
        real(list);
      };
      const rows = rowsIn(document.querySelector(".list[data-selects]"));
      receive([0, 0, rows.map((row) => ["a", rowID(row), "data-fixed-move", ""])]);
      return count;
    }""")
    assert count == 1


@pytest.mark.parametrize("width", [320, 390, 1100])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rows_look_as_rows_whatever_stands_around_their_content(screen, width, scheme):
    page = screen("Rows", width=width, color_scheme=scheme)
    expect(page.locator(".list .row", has_text="Add Player")).to_be_visible()
    wait_for_layout(page)
    # Nothing stands out of its row.
    out = page.locator(".list .row").evaluate_all(
        """rows => rows.flatMap((row) => {
          const box = row.getBoundingClientRect();
          const isOut = (node) => {
            const place = node.getBoundingClientRect();
            return place.left < box.left - 1 || place.right > box.right + 1 || place.top < box.top - 2 || place.bottom > box.bottom + 1;
          };
          return [...row.querySelectorAll(".text, .symbol, button")].filter((node) => node.getClientRects().length && !node.closest(".swipe-actions, select, .row .row, .part.label") && isOut(node)).map((node) => node.textContent);
        })"""
    )
    assert out == []
    # What lies behind a row fills it.
    for back in page.locator(".row-back").all():
        row, layer = back.evaluate(
            "back => [back.closest('.row'), back.firstElementChild].map((node) => { const { left, top, width, height } = node.getBoundingClientRect(); return [left, top, width, height]; })"
        )
        if layer[2]:
            assert all(abs(a - b) <= 1.5 for a, b in zip(row, layer)), (row, layer)
    # A label stands on one line beside its icon.
    titles = page.locator(".row .icon-label > .title").evaluate_all("nodes => nodes.filter((node) => node.offsetHeight && node.textContent !== 'Add Player').map((node) => node.offsetHeight)")
    assert set(titles) == {22}
    assert page.locator('.picker[data-style="segmented"] > .options').evaluate("node => node.offsetHeight") == 32
    for circle in page.locator("[data-circle]").all():
        box = circle.bounding_box()
        assert box["width"] == box["height"]


def test_a_link_is_pressed_anywhere_in_its_row(screen):
    page = screen("Rows")
    for text, title in [("Bare", "Bare"), ("Plain", "Plain"), ("A card", "More"), ("No chevron", "Hidden")]:
        box = row(page, text).first.bounding_box()
        has_chevron = row(page, text).first.locator(".row-look[data-chevron]").count() == 1
        assert has_chevron == (text != "No chevron")
        row(page, text).first.click(position={"x": box["width"] - 30, "y": box["height"] - 6})
        expect(page.locator(".page:not([data-covered]) .page-body").get_by_text(title, exact=True).first).to_be_visible()
        page.locator(".page:not([data-covered]) .back:visible").first.click()
        expect(row(page, text).first).to_be_visible()


def test_a_row_with_views_behind_its_content_is_chosen(screen):
    page = screen("Rows")
    row(page, "Blue").first.click()
    expect(page.get_by_text("Chosen: 2")).to_be_visible()


def test_items_of_a_menu_in_a_bar_have_titles_and_ticks(screen):
    page = screen("Rows")
    page.get_by_role("button", name="Options").click()
    menu = page.locator(".menu-items:popover-open")
    for name in ["Name", "Date", "Hidden Files", "Danger", "Erase", "More"]:
        expect(menu.locator("span.text", has_text=name).first).to_be_visible()
    expect(menu.get_by_role("menuitemradio", name="Name")).to_be_checked()
    assert violations(page) == []
    menu.get_by_role("menuitemradio", name="Date").click()
    expect(menu).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    expect(menu.get_by_role("menuitemradio", name="Date")).to_be_checked()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Options").click()
    expect(menu.get_by_role("menuitemcheckbox", name="Hidden Files")).to_be_checked()


@pytest.mark.parametrize("latency", [None, 150])
def test_rows_are_chosen_with_marks_in_edit_mode(screen, latency):
    page = screen("Rows", latency=latency)
    mail = page.locator('.list[data-style="plain"]')
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(mail.locator(".row-control.mark")).to_have_count(4)
    expect(mail.locator(".row-control.minus")).to_have_count(0)
    row(page, "Grace").click()
    row(page, "Mary").locator(".row-control.mark").click()
    expect(page.get_by_role("heading", name="2 chosen")).to_be_visible()
    expect(row(page, "Grace")).to_have_attribute("data-chosen", "")
    row(page, "Grace").get_by_role("button", name="Grace").press("Enter")
    expect(page.get_by_role("heading", name="1 chosen")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(mail.locator(".row-control")).to_have_count(0)


def test_a_picker_says_the_titles_of_labels(screen):
    page = screen("Rows")
    picker = row(page, "Theme 1").locator("select")
    assert picker.evaluate("select => [...select.options].map((option) => option.text)") == ["Theme 0", "Theme 1", "Theme 2"]


# Where the headers of a scroll view are, from its upper edge, and how high.
HEADERS = """scroll => [...scroll.querySelectorAll(".section-header")].map((header) => {
  const { top, height } = header.getBoundingClientRect();
  return [top - scroll.getBoundingClientRect().top, height];
})"""


@pytest.mark.firefox
def test_headers_that_are_pinned_stay_at_the_upper_edge(screen):
    page = screen("Stacks")
    scroll = lambda name, top: page.locator(f'[data-identifier="{name}"]').evaluate(
        f"(scroll, top) => {{ scroll.scrollTop = top; return ({HEADERS})(scroll); }}", top
    )
    wait_for_layout(page)
    first, second = scroll("pinned stack", 0)[:2]
    assert first == [0, 50] and second == [358, 38]
    for top in [1, 100, 290]:
        first, second = scroll("pinned stack", top)[:2]
        assert first[0] == 0 and second[0] == 358 - top
    # The next one comes: with its section the first goes out of sight.
    assert scroll("pinned stack", 330)[0][0] == pytest.approx(-30)
    first, second, third = scroll("pinned stack", 500)[:3]
    assert first[0] + first[1] <= 0 and second[0] == 0 and third[0] == 204
    page.locator('[data-identifier="pinned stack"]').scroll_into_view_if_needed()
    assert page.locator('[data-identifier="pinned stack"]').evaluate("""scroll => {
      const { left, top } = scroll.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20).closest(".section-header")?.textContent;
    }""") == "Section 1"
    first, second = scroll("pinned grid", 0)[:2]
    assert first == [0, 50] and second == [208, 38]
    assert scroll("pinned grid", 100)[0][0] == 0 and scroll("pinned grid", 100)[1][0] == 108
    assert scroll("pinned grid", 300)[1][0] == 0


@pytest.mark.parametrize("name, snaps", [("free cards", False), ("aligned cards", True)])
@pytest.mark.firefox
def test_margins_are_scrolled_along_and_views_come_to_rest_beside_them(screen, name, snaps):
    page = screen("Readers and anchors")
    wait_for_layout(page)
    cards = page.locator(f'[data-identifier="{name}"]')
    cards.scroll_into_view_if_needed()
    places = lambda: cards.evaluate("""scroll => [...scroll.querySelectorAll(".text")].map((text) =>
      text.parentElement.getBoundingClientRect().left - scroll.getBoundingClientRect().left)""")
    scroll_to = lambda x: cards.evaluate("""(scroll, x) => new Promise((done, failed) => {
      scroll.addEventListener("scrollend", () => done(), { once: true });
      setTimeout(() => failed(new Error("what is scrolled has not come to rest")), 5000);
      scroll.scrollTo(x, 0);
    })""", x)
    assert places()[:2] == [24, 132]
    scroll_to(70)
    assert places()[:2] == ([-84, 24] if snaps else [-46, 62])
    # At the end the margin is behind the last one.
    scroll_to(2000)
    assert places()[-1] == cards.evaluate("scroll => scroll.clientWidth") - 124


def test_labels_of_segments_are_one_line_that_ends_early(screen):
    page = screen("Rows", width=320)
    wait_for_layout(page)
    picker = page.locator('.picker[data-style="segmented"]')
    labels = picker.locator(".option .text")
    expect(labels).to_have_count(4)
    for label in labels.all():
        look = label.evaluate("""label => {
          const { textOverflow, whiteSpace, overflowX } = getComputedStyle(label);
          return [textOverflow, whiteSpace, overflowX, label.scrollWidth > label.clientWidth, label.offsetHeight];
        }""")
        assert look[:4] == ["ellipsis", "nowrap", "hidden", True] and look[4] < 24
        assert label.bounding_box()["width"] <= picker.bounding_box()["width"] / 4
    assert picker.locator(".options").bounding_box()["height"] == 32


def test_links_with_modifiers_have_the_color_and_the_place_of_other_rows(screen):
    page = screen("Rows")
    wait_for_layout(page)
    plain = row(page, "Length").locator(".text").first
    color = "node => getComputedStyle(node).color"
    for text, distance in [("Wi-Fi", 16), ("Bare", 16), ("Plain", 24)]:
        link = row(page, text).first
        words = link.locator(".text", has_text=text).first
        assert words.evaluate(color) == plain.evaluate(color)
        assert words.bounding_box()["x"] - link.bounding_box()["x"] == pytest.approx(distance, abs=1)
        assert link.locator("[data-chevron]").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_lies_behind_rows_is_cut_at_the_round_corners_of_their_section(screen, scheme):
    page = screen("Rows", color_scheme=scheme)
    wait_for_layout(page)

    def colors(text):
        """Of the row: at its corners, the upper ones first, and in the middle of its edges."""
        picture = Picture(row(page, text).first.screenshot())
        corners = [picture.color(x, y) for y in (0.001, 0.999) for x in (0.001, 0.999)]
        return corners, [picture.color(x, 0.5) for x in (0.003, 0.997)]

    around = Picture(page.locator(".nav-stack").first.screenshot()).color(0.01, 0.99)
    # The first one of a section, the last one, and one that is both.
    for text, cut in [("Theme 1", [True, True, False, False]), ("Small", [False, False, True, True]), ("Bare", [False] * 4)]:
        corners, edges = colors(text)
        assert [corner == around for corner in corners] == cut, text
        assert edges[0] == edges[1] != around
    corners, _ = colors("Also inside")
    assert corners[2:] == [around, around]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_list_and_the_bar_above_it_have_one_color(screen, scheme):
    page = screen("Rows", color_scheme=scheme)
    wait_for_layout(page)
    for text in ["Grace", "Cork"]:
        stack = page.locator(".nav-stack", has=row(page, text))
        picture, whole, first = Picture(stack.screenshot()), stack.bounding_box(), row(page, text).bounding_box()
        middle_of_row = (first["y"] - whole["y"] + first["height"] * 0.8) / whole["height"]
        # The bar, the end of the list, and a row.
        assert picture.color(0.01, 0.01) == picture.color(0.01, 0.99) == picture.color(0.6, middle_of_row), text


@pytest.mark.parametrize("style", [None, "plain", "sidebar"])
def test_the_first_column_and_its_bar_have_one_color(screen, style):
    page = screen("Navigation", width=1100)
    page.get_by_role("button", name="Show Columns").click()
    column = page.locator(".split > .column").first
    expect(column.locator(".list")).to_be_visible()
    if style:
        column.locator(".list").evaluate("(list, style) => { list.dataset.style = style; }", style)
    settle(page)
    picture = Picture(column.screenshot())
    assert picture.color(0.02, 0.01) == picture.color(0.02, 0.98)


def test_a_menu_in_a_menu_has_a_chevron_and_the_title_of_a_section_is_small_and_grey(screen):
    page = screen("Rows")
    page.get_by_role("button", name="Options").click()
    menu = page.locator(".menu-items:popover-open")
    more = menu.get_by_role("menuitem", name="More")
    settle(page)
    after = more.evaluate("node => { const { width, height, maskImage, content } = getComputedStyle(node, '::after'); return [width, height, maskImage.slice(0, 4), content]; }")
    assert after == ["8px", "14px", "url(", '""']
    assert menu.get_by_role("menuitem", name="Erase").evaluate("node => getComputedStyle(node, '::after').content") == "none"
    look = "node => { const { fontSize, color } = getComputedStyle(node); return [fontSize, color]; }"
    title, item = (menu.locator(".text", has_text=text).first.evaluate(look) for text in ("Danger", "More"))
    assert title[0] == "12px" and item[0] == "17px" and title[1] != item[1]
    assert title[1] == page.get_by_text("Account, purchases").evaluate(look)[1]
    more.click()
    expect(page.get_by_role("menuitem", name="Deep")).to_be_visible()
