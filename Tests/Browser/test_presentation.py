"""Sheets, popovers, alerts, dialogs and menus of the gallery: with the mouse, with touch, with the keyboard alone."""

import pytest
from pages import open_page, settle, settled_box, violations
from playwright.sync_api import expect


class Screen:
    """A screen of the gallery, opened."""

    def __init__(self, page, title):
        self.page = page
        page.get_by_role("button", name=title, exact=True).click()
        self.dialogs = page.locator("dialog[open]:not(.inspector)")

    def press(self, name, scope=None):
        (scope or self.page).get_by_role("button", name=name, exact=True).click()

    def shows(self, text):
        expect(self.page.get_by_text(text, exact=True).first).to_be_visible()

    def expect_dialogs(self, count):
        expect(self.dialogs).to_have_count(count)

    def focus_is_in(self, locator):
        return locator.evaluate("dialog => dialog.contains(document.activeElement)")

    def settle(self):
        settle(self.page)


@pytest.fixture
def screen(serve, new_page):
    def screen(title, width=1100, height=800, latency=None, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": height})
        return Screen(open_page(page, serve("Gallery").url, latency), title)

    return screen


def shoot(screen, screenshots, name, problems):
    screen.settle()
    screen.page.screenshot(path=screenshots / f"Presentation-{name}.png", animations="disabled")
    problems += [f"{name}: {violation}" for violation in violations(screen.page)]


@pytest.mark.parametrize("width", [320, 390, 1100])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(screen, screenshots, scheme, width):
    problems = []
    look = f"{width}-{scheme}"
    sheets = screen("Sheets", width, color_scheme=scheme)
    for button in ["Show Sheet", "Apple", "Show Resizable", "Show Beside", "Show Popover"]:
        sheets.press(button)
        sheets.expect_dialogs(1)
        shoot(sheets, screenshots, f"{button.replace(' ', '')}-{look}", problems)
        sheets.page.keyboard.press("Escape")
        sheets.expect_dialogs(0)
    for button, close in [("Show Locked", "Done"), ("Show Cover", "Close Level 1")]:
        sheets.press(button)
        sheets.expect_dialogs(1)
        shoot(sheets, screenshots, f"{button.replace(' ', '')}-{look}", problems)
        sheets.press(close)
        sheets.expect_dialogs(0)
    sheets.press("Show Inspector")
    expect(sheets.page.locator(".inspector")).to_be_visible()
    shoot(sheets, screenshots, f"ShowInspector-{look}", problems)
    dialogs = screen("Alerts and dialogs", width, color_scheme=scheme)
    for button in ["Tell", "Ask", "Rename", "Choose", "Fail", "Tints", "Offers"]:
        dialogs.press(button)
        dialogs.expect_dialogs(1)
        shoot(dialogs, screenshots, f"{button}-{look}", problems)
        dialogs.page.keyboard.press("Escape")
        dialogs.expect_dialogs(0)
    menus = screen("Context menus", width, color_scheme=scheme)
    menus.page.get_by_text("Apple", exact=True).click(button="right")
    menus.expect_dialogs(1)
    shoot(menus, screenshots, f"Menu-{look}", problems)
    assert problems == []


@pytest.mark.smoke
def test_a_sheet_is_a_panel_in_a_wide_window_and_comes_from_below_in_a_narrow_one(screen):
    sheets = screen("Sheets")
    sheets.press("Show Sheet")
    box = settled_box(sheets.dialogs)
    assert abs(box["x"] + box["width"] / 2 - 550) < 1 and abs(box["y"] + box["height"] / 2 - 400) < 1
    sheets.page.set_viewport_size({"width": 390, "height": 800})
    box = settled_box(sheets.dialogs)
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 800)
    assert 720 <= box["height"] <= 760


@pytest.mark.firefox
def test_a_press_beside_a_sheet_closes_it_but_not_one_that_is_locked(screen):
    sheets = screen("Sheets")
    sheets.press("Show Sheet")
    sheets.expect_dialogs(1)
    sheets.page.mouse.click(20, 20)
    sheets.expect_dialogs(0)
    sheets.shows("Closed 1 times")
    sheets.press("Show Locked")
    sheets.page.mouse.click(20, 20)
    sheets.page.keyboard.press("Escape")
    sheets.expect_dialogs(1)
    sheets.press("Done")
    sheets.expect_dialogs(0)


@pytest.mark.firefox
def test_sheets_upon_sheets_with_the_keyboard_alone(screen):
    sheets = screen("Sheets")
    opener = sheets.page.get_by_role("button", name="Show Sheet")
    opener.focus()
    sheets.page.keyboard.press("Enter")
    for level in [1, 2, 3]:
        sheets.expect_dialogs(level)
        assert sheets.focus_is_in(sheets.dialogs.last)
        for _ in range(4):
            sheets.page.keyboard.press("Tab")
            assert sheets.focus_is_in(sheets.dialogs.last)
        if level < 3:
            sheets.page.get_by_role("button", name=f"Level {level + 1}", exact=True).press("Enter")
    for level in [2, 1, 0]:
        sheets.page.keyboard.press("Escape")
        sheets.expect_dialogs(level)
        if level:
            expect(sheets.page.get_by_role("button", name=f"Level {level + 1}", exact=True)).to_be_focused()
    expect(opener).to_be_focused()


def test_detents_are_dragged_pressed_and_set(screen):
    sheets = screen("Sheets", 390)
    sheets.press("Show Resizable")
    sheets.settle()
    sheet, grabber = sheets.dialogs, sheets.page.locator("dialog .grabber")
    height = lambda: settled_box(sheet)["height"]
    assert height() == pytest.approx(400, abs=1)

    def drag(distance):
        box = grabber.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + 8
        sheets.page.mouse.move(x, y)
        sheets.page.mouse.down()
        for step in range(1, 9):
            sheets.page.mouse.move(x, y + distance * step / 8)
            sheets.page.wait_for_timeout(30)
        sheets.page.mouse.up()

    drag(-250)
    sheets.shows("It is as high as it can be")
    sheets.settle()
    assert height() > 700
    grabber.press("Enter")
    sheets.shows("It is half as high")
    sheets.settle()
    assert height() == pytest.approx(400, abs=1)
    sheets.press("Other Height")
    sheets.shows("It is as high as it can be")
    sheets.settle()
    assert height() > 700
    grabber.click()
    sheets.shows("It is half as high")
    sheets.settle()
    drag(330)
    sheets.expect_dialogs(0)


def test_what_is_behind_a_sheet_can_be_used_where_it_says_so(screen):
    sheets = screen("Sheets", 390)
    sheets.press("Show Beside")
    sheets.expect_dialogs(1)
    sheets.press("Show Beside")
    sheets.expect_dialogs(0)


@pytest.mark.firefox
def test_a_popover_points_to_its_button_and_closes_beside_it(screen):
    for width in [390, 1100]:
        sheets = screen("Sheets", width)
        sheets.press("Show Popover")
        box = settled_box(sheets.dialogs)
        button = sheets.page.get_by_role("button", name="Show Popover", include_hidden=True).bounding_box()
        assert box["y"] >= button["y"] + button["height"] or box["y"] + box["height"] <= button["y"]
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        sheets.page.mouse.click(5, 5)
        sheets.expect_dialogs(0)


@pytest.mark.firefox
def test_a_popover_is_a_sheet_in_a_narrow_window(screen):
    sheets = screen("Sheets", 390)
    page, sheet = sheets.page, sheets.dialogs
    sheets.press("Show Hint")
    box = settled_box(sheet)
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 800)
    assert 720 <= box["height"] <= 760
    look = "node => [getComputedStyle(node).animationName, getComputedStyle(node).borderTopLeftRadius, getComputedStyle(node, '::backdrop').backgroundColor]"
    assert sheet.evaluate(look) == ["from-below", "10px", "rgba(0, 0, 0, 0.2)"]
    page.keyboard.press("Escape")
    sheets.expect_dialogs(0)
    # By its upper edge.
    sheets.press("Show Hint")
    box = settled_box(sheet)
    page.mouse.move(195, box["y"] + 12)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(195, box["y"] + 12 + 60 * step)
        page.wait_for_timeout(20)
    page.mouse.up()
    sheets.expect_dialogs(0)
    # Where there is room it stands beside its button.
    page.set_viewport_size({"width": 1100, "height": 800})
    sheets.press("Show Hint")
    assert settled_box(sheet)["width"] < 420
    expect(sheet).to_have_attribute("data-as", "popover")
    page.set_viewport_size({"width": 390, "height": 800})
    expect(sheet).to_have_attribute("data-as", "sheet")
    page.keyboard.press("Escape")
    sheets.expect_dialogs(0)


def test_an_inspector_is_a_column_or_a_sheet(screen):
    sheets = screen("Sheets")
    sheets.press("Show Inspector")
    inspector = sheets.page.locator(".inspector")
    box = settled_box(inspector)
    assert (box["x"] + box["width"], box["height"]) == (1100, 800)
    # The window's views are beside it.
    source = settled_box(sheets.page.get_by_role("button", name="Show Source"))
    assert source["x"] + source["width"] <= box["x"]
    sheets.press("Show Inspector")
    expect(inspector).to_have_count(0)
    sheets.press("Show Inspector")
    expect(inspector).to_be_visible()
    sheets.page.set_viewport_size({"width": 390, "height": 800})
    sheets.settle()
    assert settled_box(inspector)["width"] == 390
    sheets.page.keyboard.press("Escape")
    expect(inspector).to_have_count(0)


@pytest.mark.parametrize("latency", [None, 150])
def test_alerts_are_answered_with_mouse_and_keys(screen, latency):
    dialogs = screen("Alerts and dialogs", latency=latency)
    page = dialogs.page
    alert = page.get_by_role("alertdialog")
    dialogs.press("Tell")
    expect(alert).to_have_accessible_name("Saved")
    assert settled_box(alert)["width"] == 270
    page.keyboard.press("Enter")
    expect(alert).to_have_count(0)
    expect(page.get_by_role("button", name="Tell")).to_be_focused()
    dialogs.press("Ask")
    expect(alert).to_have_accessible_description("Its 12 trees go too. This cannot be undone.")
    page.mouse.click(20, 20)
    dialogs.press("Delete")
    dialogs.shows("Deleted")
    dialogs.press("Ask")
    expect(alert).to_have_count(1)
    page.keyboard.press("Escape")
    dialogs.shows("Kept")
    dialogs.press("Rename")
    field = alert.get_by_role("textbox", name="Name")
    expect(field).to_be_focused()
    field.fill("Garden")
    field.press("Enter")
    dialogs.shows("Named Garden")
    dialogs.press("Choose")
    expect(alert).to_have_accessible_name("Which one?")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    dialogs.shows("Pear")
    dialogs.press("Fail")
    expect(alert).to_have_count(1)
    answered = alert.element_handle()
    dialogs.press("Try Again")
    answered.wait_for_element_state("hidden")
    dialogs.press("Give Up")
    dialogs.shows("Given up")
    expect(alert).to_have_count(0)


def test_buttons_of_alerts_stand_beside_each_other_or_below(screen):
    dialogs = screen("Alerts and dialogs", 390)
    at = lambda name: settled_box(dialogs.dialogs.get_by_role("button", name=name))
    dialogs.press("Ask")
    dialogs.settle()
    assert at("Cancel")["y"] == at("Delete")["y"] and at("Cancel")["x"] < at("Delete")["x"]
    dialogs.press("Cancel")
    dialogs.expect_dialogs(0)
    dialogs.press("Choose")
    dialogs.settle()
    assert at("Apple")["y"] < at("Pear")["y"] < at("Neither")["y"]


def test_a_dialog_stands_at_the_lower_edge_of_a_narrow_window(screen):
    dialogs = screen("Alerts and dialogs", 390)
    dialogs.press("Tints")
    box = settled_box(dialogs.dialogs)
    assert (box["x"], box["width"], box["y"] + box["height"]) == (8, 374, 792)
    dialogs.page.mouse.click(20, 20)
    dialogs.expect_dialogs(0)
    dialogs.press("Offers")
    dialogs.press("Two")
    dialogs.shows("Two")


def test_a_context_menu_opens_with_the_other_button_a_key_and_a_long_touch(screen):
    menus = screen("Context menus")
    page = menus.page
    menu = page.get_by_role("menu")
    item = lambda name: page.get_by_role("menuitem", name=name, exact=True)
    page.get_by_text("Apple", exact=True).click(button="right")
    expect(item("Not Now")).to_be_disabled()
    item("Mark").click()
    menus.shows("Apple, marked")
    expect(menu).to_have_count(0)
    plum = page.locator("[data-menu]", has_text="Plum")
    plum.focus()
    page.keyboard.press("Shift+F10")
    expect(menu).to_be_visible()
    for key, name in [("ArrowDown", "Mark"), ("ArrowDown", "Copy"), ("End", "Remove"), ("ArrowDown", "Mark"), ("c", "Copy")]:
        page.keyboard.press(key)
        expect(item(name)).to_be_focused()
    page.keyboard.press("Enter")
    menus.shows("Copied Plum")
    expect(menu).to_have_count(0)
    expect(plum).to_be_focused()
    # The menu on its way out shows the same words.
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_text("Plum", exact=True).click(button="right")
    expect(menu).to_be_visible()
    page.mouse.click(5, 5)
    expect(menu).to_have_count(0)

    touched = screen("Context menus", 390, has_touch=True, is_mobile=True)
    page = touched.page
    box = page.get_by_text("Apple", exact=True).bounding_box()
    point = {"x": box["x"] + 10, "y": box["y"] + 10}
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("menu")).to_be_visible()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".context-menu .preview")).to_be_visible()
    page.get_by_role("menuitem", name="Remove").tap()
    expect(page.get_by_text("Apple", exact=True)).to_have_count(0)


def test_help_and_badges(screen):
    menus = screen("Context menus")
    expect(menus.page.get_by_role("button", name="Save")).to_have_attribute("title", "Keeps what you have written")
    badge = menus.page.locator(".badged", has_text="Inbox")
    assert badge.evaluate("row => getComputedStyle(row, '::after').content") == '"12"'
    row, words = badge.bounding_box(), menus.page.get_by_text("Inbox").bounding_box()
    assert row["width"] > words["width"] and words["x"] - row["x"] < 1
