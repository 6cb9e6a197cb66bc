"""Bars of an app's own, above and below what scrolls: it passes under them, and its content begins and ends between them."""

import pytest
from pages import expect_at, open_page, press, settle, wait_for_layout
from playwright.sync_api import expect
from test_ordinary import row, show

TOLERANCE = 0.6


@pytest.fixture
def screen(serve, new_page):
    def screen(name, width=390, title=None):
        page = new_page()
        page.set_viewport_size({"width": width, "height": 844})
        open_page(page, serve("OrdinaryApp").url)
        show(page, "Profile")
        for link, heading in [("Bars", "Bars"), (name, title or name)]:
            row(page, link).click()
            expect(page.get_by_role("heading", name=heading, exact=True, level=1)).to_be_visible()
        wait_for_layout(page)
        settle(page)
        return page, page.locator(".page:not([data-covered])").last

    return screen


def top(locator):
    return locator.bounding_box()["y"]


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


def wait_until_met(page, one, edge, other, edge_of_other):
    """Waits until an edge of one thing is where an edge of another one is."""
    page.wait_for_function(
        """([one, edge, other, edgeOfOther]) =>
          Math.abs(one.getBoundingClientRect()[edge] - other.getBoundingClientRect()[edgeOfOther]) < 2""",
        arg=[one.element_handle(), edge, other.element_handle(), edge_of_other])


def scroll_to(scroller, place):
    scroller.evaluate("(node, place) => node.scrollTo({ top: place, behavior: 'instant' })", place)
    settle(scroller.page)


@pytest.mark.parametrize("width", [390, 1100])
def test_rows_pass_under_bars_and_stand_between_them(screen, width):
    page, checkout = screen("Checkout", width)
    scroller, bars = checkout.locator(".list"), checkout.locator(".bar-layer")
    above, below = bars.first, bars.last
    header = checkout.locator(".section-header").first
    words = checkout.get_by_text("Thing 0.0", exact=True)
    assert abs(top(scroller) - top(above)) < TOLERANCE and abs(bottom(scroller) - bottom(below)) < TOLERANCE
    assert abs(top(header) - bottom(above)) < TOLERANCE and top(words) > bottom(header)
    scroll_to(scroller, 200)
    # Headers stop at the bar, rows do not.
    assert abs(top(header) - bottom(above)) < TOLERANCE
    box = above.bounding_box()
    assert page.evaluate("([x, y]) => document.elementsFromPoint(x, y).some((node) => node.matches('.row'))", [width / 2, box["y"] + 4])
    scroll_to(scroller, 100_000)
    expect(checkout.get_by_text("Below the window: 0", exact=True)).to_be_visible()
    last = checkout.locator(".row").last
    assert 0 <= top(below) - bottom(last) < 40


def test_what_an_app_scrolls_to_stands_between_the_bars(screen):
    page, checkout = screen("Checkout")
    bars = checkout.locator(".bar-layer")
    second = checkout.locator(".row", has_text="Thing 2.0")
    press(page, "Second")
    wait_until_met(page, second, "top", bars.first, "bottom")
    press(page, "Last")
    last = checkout.locator(".row", has_text="Thing 3.9")
    wait_until_met(page, last, "bottom", bars.last, "top")


def test_without_its_bar_a_list_ends_at_the_edge_again(screen):
    page, checkout = screen("Checkout")
    scroller = checkout.locator(".list")
    press(page, "Hide the bar")
    expect(checkout.get_by_role("button", name="Last")).to_have_count(0)
    settle(page)
    scroll_to(scroller, 100_000)
    assert abs(bottom(scroller) - bottom(checkout)) < TOLERANCE
    assert 20 < bottom(checkout) - bottom(checkout.locator(".row").last) < 40


def test_what_is_beside_a_card_in_a_bar_is_pressed(screen):
    page, player = screen("Player")
    scroller, card = player.locator(".scroll").first, player.locator(".bar-layer")
    scroll_to(scroller, 100)
    box = card.bounding_box()
    x, y = 340, box["y"] + box["height"] / 2
    song = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent", [x, y])
    assert song and song.startswith("Song")
    page.mouse.click(x, y)
    expect(player.get_by_text(song.split()[1], exact=True)).to_have_count(1)
    # The last one comes out from under the card.
    scroll_to(scroller, 100_000)
    assert bottom(player.locator(".vstack").first) <= top(card.get_by_text("Now playing")) - 16 + TOLERANCE


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_what_scrolls_across_reaches_the_edges_through_its_safe_area_padding(screen, direction):
    page, player = screen("Player" if direction == "ltr" else "Player from the right")
    across = player.locator(".scroll .scroll")
    covers = across.locator(".box.painted")
    assert across.bounding_box()["x"] == 0 and across.bounding_box()["width"] == 390

    # Both are as far from their edge.
    first, last = (24, 390 - 24 - 200) if direction == "ltr" else (390 - 24 - 200, 24)
    sign = 1 if direction == "ltr" else -1
    expect_at(covers.first, first)
    across.evaluate("(node, way) => node.scrollTo({ left: way, behavior: 'instant' })", sign * 190)
    expect_at(covers.nth(1), first)
    across.evaluate("(node, way) => node.scrollTo({ left: way, behavior: 'instant' })", sign * 100_000)
    expect_at(covers.last, last)


def test_a_large_title_that_is_too_long_ends_in_an_ellipsis(screen):
    name = "Donaudampfschifffahrtsgesellschaftskapitän Maier"
    _, large = screen("Large", title=name)
    title = large.get_by_role("heading", name=name)
    assert title.bounding_box()["height"] == 52 and title.evaluate("(node) => node.scrollWidth > node.clientWidth")
    # What is below is laid out for that.
    assert abs(top(large.locator(".page-body")) - bottom(title)) < TOLERANCE


def test_dots_are_white_with_a_background_or_without(screen):
    page, pages = screen("Dots")
    dots = pages.locator(".page-dots")
    color = "(node) => getComputedStyle(node).backgroundColor"
    assert dots.locator("span").first.evaluate(color) == "rgb(255, 255, 255)"
    assert dots.evaluate(color) != "rgba(0, 0, 0, 0)"
    press(page, "Change the dots")
    settle(page)
    assert dots.evaluate(color) == "rgba(0, 0, 0, 0)"
