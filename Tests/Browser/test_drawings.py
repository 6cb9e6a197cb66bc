"""The drawings: shapes of an app's own, canvases, and what depends on sizes."""

import re

import pytest
from pages import open_page, wait_for_layout
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("Drawings")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    expect(page).to_have_title("Drawings")
    return page


def test_a_shape_is_drawn_in_the_size_that_it_has(page):
    star = page.locator('[data-identifier="star"]')
    path = star.locator("path")
    expect(path).to_have_attribute("d", re.compile("^M"))
    box, drawn = star.bounding_box(), path.bounding_box()
    # Its points lie on a circle that fits into the shorter side.
    assert abs(drawn["height"] - 0.905 * min(box["width"], box["height"])) < 2
    assert abs(drawn["x"] + drawn["width"] / 2 - box["x"] - box["width"] / 2) < 1
    page.get_by_role("button", name="More Points").click()
    expect(path).to_have_attribute("d", re.compile("(L.*){11}"))


def test_a_reader_knows_its_size_and_place_and_follows_the_window(page):
    text = page.locator(".geometry .text")
    width = page.locator(".geometry").bounding_box()["width"]
    expect(text).to_have_text(f"{int(width)} × 60 at 16")
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_function("() => document.querySelector('.geometry').getBoundingClientRect().width === 668")
    width = page.locator(".geometry").bounding_box()["width"]
    expect(text).to_have_text(f"{int(width)} × 60 at 16")
    assert width > 600
    half = page.locator(".geometry .paint").first.bounding_box()
    assert abs(half["width"] - width / 2) < 1
    expect(text).to_be_visible()


def test_a_circle_and_a_part_of_it_lie_on_one_line(page):
    ring = page.locator(".shape[data-shape=circle]")
    outer = ring.evaluate(
        """node => {
          const style = getComputedStyle(node, "::before");
          return parseFloat(style.width) + (style.boxSizing === "border-box" ? 0 : 2 * parseFloat(style.paddingLeft));
        }"""
    )
    # The line is 8 points wide, half of it outside of the circle.
    box = ring.bounding_box()
    assert abs(outer - min(box["width"], box["height"]) - 8) < 0.5
    # Without its line; browsers measure a line that does not scale with its drawing as if it did.
    part = page.locator(".drawing svg[viewBox] path")
    height = "path => path.getBBox().height * path.getScreenCTM().d"
    assert part.evaluate(height) < outer - 9
    page.get_by_role("button", name="More Progress").click()
    page.get_by_role("button", name="More Progress").click()
    expect(page.get_by_text("80 %")).to_be_visible()
    assert abs(part.evaluate(height) - (outer - 8)) < 0.5


def test_a_thousand_segments_are_one_drawing(page):
    assert page.evaluate(
        """() => {
          const node = document.querySelector(".canvas");
          const segments = Array.from({ length: 1000 }, (_, i) => ["s", `M0 0L${i} ${i % 90}`, "rgb(255 0 0)", 1]);
          changeCanvas(node, 0, 0, segments);
          changeCanvas(node, 500, 499, [["s", "M0 0L7 7", "rgb(0 0 255)", 1]]);
          return [waiting.size, drawings.get(node).length, drawings.get(node)[500][1]].join(" ");
        }"""
    ) == "1 1000 M0 0L7 7"


def colors(page):
    """How many different colours a canvas has."""
    return page.locator("canvas").evaluate(
        """canvas => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )


def test_a_canvas_is_drawn_sharply_and_redrawn(browser, server, new_page):
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    page = open_page(new_page(context), server.url)
    canvas = page.get_by_role("img", name="Waves")
    expect(canvas).to_be_visible()
    page.wait_for_function("() => document.querySelector('canvas').width === 2 * document.querySelector('canvas').offsetWidth")
    page.wait_for_function("() => document.querySelector('canvas').getContext('2d').getImageData(20, 120, 1, 1).data[3] > 0")
    assert colors(page) > 50
    before = canvas.screenshot()
    page.get_by_role("button", name="More Points").click()
    expect(page.locator('[data-identifier="star"] path')).to_have_attribute("d", re.compile("(L.*){11}"))
    page.wait_for_function("() => waiting.size === 0")
    assert canvas.screenshot() != before
    context.close()


def test_a_page_that_is_at_rest_reports_nothing(page):
    expect(page.locator(".geometry .text")).to_have_text(re.compile("× 60"))
    page.wait_for_function("() => outbox.unacknowledged.length === 0")
    wait_for_layout(page)
    before = page.evaluate("outbox.newestEvent")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))")
    assert page.evaluate("outbox.newestEvent") == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1100])
def test_screenshots(server, new_page, screenshots, browser, scheme, width):
    context = browser.new_context(viewport={"width": width, "height": 844}, color_scheme=scheme)
    page = open_page(new_page(context), server.url)
    expect(page.locator(".geometry .text")).to_have_text(re.compile("× 60"))
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && waiting.size === 0")
    page.screenshot(path=screenshots / f"drawings-{scheme}-{width}.png", animations="disabled")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
