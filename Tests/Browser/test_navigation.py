"""Pages, columns and tabs of the gallery: with the mouse, with touch, with the keyboard alone, with the browser's own way back."""

import pytest
from pages import middle, open_page, settle, touch_drag, violations
from playwright.sync_api import expect


@pytest.fixture
def screen(serve, new_page):
    def screen(title, width=390, latency=None, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": 1000})
        open_page(page, serve("Gallery").url, latency)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def heading(page, name):
    return page.locator("h1.page-title:visible", has_text=name)


@pytest.mark.parametrize("latency", [None, 150])
def test_pages_are_pushed_and_the_way_back_is_the_browsers(screen, latency):
    page = screen("Navigation", latency=latency)
    page.get_by_role("button", name="Plum", exact=True).click()
    expect(page.get_by_text("Path: Plum")).to_be_visible()
    expect(page.locator(".page-title", has_text="Plum")).to_be_focused()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("1 in the basket")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    assert violations(page) == []
    page.go_back()
    expect(page.get_by_text("Path: Plum", exact=True)).to_be_visible()
    # What was counted on the covered page is still there.
    expect(page.get_by_text("1 in the basket")).to_be_visible()
    page.get_by_role("button", name="Fruits").click()
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    expect(page.get_by_role("button", name="Plum", exact=True)).to_be_focused()


def test_the_app_sets_a_whole_path(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Go to Plum").click()
    expect(page.get_by_text("Path: Apple, Plum")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Path: Apple", exact=True)).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="About")).to_be_visible()


def test_pages_are_reached_with_the_keyboard_alone(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Lemon").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Path: Lemon")).to_be_visible()
    page.get_by_role("button", name="Fruits").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lemon")).to_be_focused()


def test_bars_are_as_high_as_on_a_telephone(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Show Stack").click()
    cover = page.locator("dialog[open]")
    expect(cover.get_by_role("button", name="Apple")).to_be_visible()
    settle(page)
    bar, title = cover.locator(".bar-row").first, cover.locator(".page-title").first
    assert bar.bounding_box()["height"] == 44
    assert title.bounding_box()["height"] == 52
    box = cover.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 390, 1000)
    cover.get_by_role("button", name="Apple").click()
    expect(cover.locator(".bottom-bar").last).to_be_visible()
    assert violations(page) == []


def test_columns_stand_beside_each_other_in_a_wide_window(screen):
    page = screen("Navigation", width=1100)
    page.get_by_role("button", name="Show Columns").click()
    cover = page.locator("dialog[open]")
    expect(cover.get_by_text("Choose a fruit")).to_be_visible()
    settle(page)
    assert cover.bounding_box()["width"] == 1100
    cover.get_by_role("button", name="Pear").click()
    expect(cover.get_by_text("0 in the basket")).to_be_visible()
    expect(cover.get_by_role("button", name="Lemon")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 1000})
    expect(cover.get_by_role("button", name="Fruits")).to_be_visible()
    expect(cover.get_by_role("button", name="Lemon")).to_be_hidden()


@pytest.mark.parametrize("latency", [None, 150])
def test_tabs_keep_what_is_in_them(screen, latency):
    page = screen("Tabs", latency=latency)
    page.get_by_role("button", name="Pear").click()
    expect(page.get_by_text("One pear")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    field = page.get_by_role("textbox", name="Note")
    field.fill("milk")
    expect(page.get_by_text("Written: milk")).to_be_visible()
    page.get_by_role("tab", name="Market").click()
    expect(page.get_by_text("One pear")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    expect(field).to_have_value("milk")
    page.get_by_role("button", name="Go to Tab 3").click()
    expect(page.get_by_role("tab", name="Account")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Nobody has signed in")).to_be_visible()


def test_tabs_are_chosen_with_arrow_keys(screen):
    page = screen("Tabs")
    page.get_by_role("tab", name="Market").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Notes")).to_be_focused()
    expect(page.get_by_role("textbox", name="Note")).to_be_visible()
    expect(page.get_by_text("Tab 2", exact=True)).to_be_visible()


def test_a_tab_bar_stands_below_in_a_narrow_window_and_above_in_a_wide_one(screen):
    page = screen("Tabs")
    bar, pages = page.locator(".tab-bar").first, page.locator(".tab-pages").first
    assert bar.bounding_box()["height"] == 49
    assert bar.bounding_box()["y"] > pages.bounding_box()["y"]
    page.set_viewport_size({"width": 1100, "height": 1000})
    assert bar.bounding_box()["y"] < pages.bounding_box()["y"]


def test_pages_of_tabs_are_swiped_by_touch(screen):
    page = screen("Tabs", has_touch=True)
    touch_drag(page, middle(page.get_by_text("Page 1", exact=True)), (-250, 0), steps=12)
    expect(page.get_by_text("Page 2 is shown")).to_be_visible()
    expect(page.get_by_role("img", name="Page 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Next Page").tap()
    expect(page.get_by_text("Page 3 is shown")).to_be_visible()
