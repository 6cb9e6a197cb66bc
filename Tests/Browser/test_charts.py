"""Charts as everybody writes them: where their bars, lines and labels are in a browser."""

import pytest
from pages import open_page, press, settle, wait_for_layout
from playwright.sync_api import expect

SAMPLES = ["Bars", "Stacked", "Grouped", "Lines", "Area", "Scatter", "Donut", "Ranking", "Range", "Scrolling"]


@pytest.fixture
def chart(serve, new_page):
    def chart(name, width=390):
        page = new_page()
        page.set_viewport_size({"width": width, "height": 844})
        open_page(page, serve("ChartsApp").url)
        show(page, name)
        return page

    return chart


def show(page, name):
    page.get_by_text(name, exact=True).first.click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    settle(page)
    wait_for_layout(page)


@pytest.mark.parametrize("width", [390, 1100])
def test_all_charts(chart, screenshots, width):
    page = chart(SAMPLES[0], width)
    for name in SAMPLES:
        if name != SAMPLES[0]:
            page.go_back()
            settle(page)
            show(page, name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.screenshot(path=screenshots / f"Charts-{name}-{width}.png", animations="disabled")


def test_pointing_at_a_bar_selects_it_and_leaving_ends_that(chart):
    page = chart("Selection")
    bar = page.get_by_label("Wed", exact=True).first.bounding_box()
    page.mouse.move(bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2)
    expect(page.get_by_text("Selected: Wed")).to_be_visible()
    expect(page.get_by_text("A note on Wed")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.get_by_text("Selected: nothing")).to_be_visible()


def test_bars_of_other_values_are_as_high_as_these(chart):
    page = chart("Changing")

    def height():
        settle(page)
        return page.get_by_label("Q1", exact=True).first.bounding_box()["height"]

    before = height()
    press(page, "Change")
    settle(page)
    wait_for_layout(page)
    assert abs(height() - before * 8 / 3) < 1
