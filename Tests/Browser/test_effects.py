"""What gradients, filters, transforms and color schemes of the paint box look like."""

import pytest
from pages import open_page, switch
from pixels import Picture
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("PaintBox")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    page.get_by_text("Always dark").scroll_into_view_if_needed()
    return page


def named(page, name):
    return page.locator(f'[data-identifier="{name}"]').first


def around(page, name):
    """The box that effects have put around an element."""
    return page.locator(".box", has=page.locator(f'[data-identifier="{name}"]')).last


def picture(locator):
    return Picture(locator.screenshot(animations="disabled"))


def assert_near(color, expected, tolerance=4):
    assert all(abs(a - b) <= tolerance for a, b in zip(color, expected)), f"{color} is not {expected}"


def test_a_gradient_across_is_perpendicular_to_its_line(page):
    """In a wide area the upper right corner is nearly at the end of the gradient, and not in its middle."""
    area = page.locator('.box[data-extent][style*="linear-gradient"]', has_text="A title across")
    box = area.bounding_box()
    width, height = box["width"], box["height"]
    assert width > 2 * height
    shown = picture(area)
    line = width**2 + height**2
    # Off the corners, which lie between pixels.
    for x, y in [(0.02, 0.05), (0.98, 0.05), (0.02, 0.95), (0.98, 0.95)]:
        grey = 255 * (x * width**2 + y * height**2) / line
        assert_near(shown.color(x, y), (grey, grey, grey), 8)


def test_a_gradient_fills_what_has_no_content(page):
    shown = picture(named(page, "diagonal"))
    assert_near(shown.color(0, 0), (255, 204, 0), 8)
    assert_near(shown.color(0.97, 0.97), (255, 55, 78), 12)


def test_an_elliptical_gradient_touches_all_sides(page):
    shown = picture(named(page, "elliptical"))
    assert_near(shown.color(0.5, 0.5), (255, 204, 0), 8)
    for place in [(0.5, 0.01), (0.01, 0.5), (0.99, 0.5), (0.5, 0.98)]:
        assert_near(shown.color(*place), (255, 45, 85), 12)


@pytest.mark.parametrize(
    ["name", "expected"],
    [("plain", (128, 128, 128)), ("brighter", (191, 191, 191)), ("multiplied", (128, 102, 0))],
)
def test_filters_change_colors_as_they_say(page, name, expected):
    # The last of three areas is a middle gray.
    tile = page.locator(".box", has=named(page, name)).last if name != "plain" else named(page, name)
    assert_near(picture(tile).color(0.9, 0.5), expected, 3)


def test_what_turns_in_space_is_seen_in_perspective(page):
    box = around(page, "turned")
    size = box.evaluate("box => [box.style.getPropertyValue('--w'), box.style.getPropertyValue('--h')]")
    assert size == ["48px", "32px"]
    # A side that comes nearer is longer than the one that goes away.
    assert box.evaluate("box => box.getBoundingClientRect().height") > 32


def test_taps_reach_what_is_drawn_elsewhere_and_pass_what_is_closed_to_them(page):
    button = page.get_by_role("button", name="Moved, pressed")
    button.click()
    expect(button).to_have_text("Moved, pressed 1 times")
    switch(page, "Turn").click()
    expect(page.locator('.box[style*="rotate(180deg)"]')).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_text("Moved, pressed 2 times")
    expect(button).to_be_focused()


def test_what_is_hidden_keeps_its_place_and_is_named_to_nobody(page):
    hidden = page.get_by_text("gone", exact=True)
    expect(hidden).to_be_hidden()
    assert hidden.bounding_box()["width"] > 10
    assert "gone" not in page.locator("body").aria_snapshot()


def test_a_view_may_be_dark_on_a_light_page_and_lines_may_run_from_right_to_left(page):
    text = page.get_by_text("Always dark")
    assert text.evaluate("text => getComputedStyle(text).color") == "rgb(255, 255, 255)"
    assert page.get_by_text("Gradients").evaluate("text => getComputedStyle(text).color") == "rgb(0, 0, 0)"
    one, two = (page.get_by_text(name, exact=True).bounding_box() for name in ["One", "Two"])
    assert two["x"] < one["x"]


def test_a_window_may_wish_a_scheme_for_the_whole_page(page):
    body = page.locator("body")
    assert body.evaluate("body => getComputedStyle(body).backgroundColor") == "rgb(255, 255, 255)"
    page.locator(".root").evaluate("root => operations.a(Number(root.dataset.id), 'data-scheme', 'dark')")
    assert body.evaluate("body => getComputedStyle(body).backgroundColor") == "rgb(0, 0, 0)"


def test_a_color_in_the_depths_of_a_stack_fills_it(page):
    """Also where it ignores the safe area, of which a page has none."""
    colors = page.locator('.paint[style*="conic-gradient"]').last
    stack = page.locator(".zstack", has=page.locator(".backed")).first
    assert colors.bounding_box()["width"] == stack.bounding_box()["width"]
    assert colors.bounding_box()["height"] == 72


def test_a_tint_is_for_the_controls_in_a_view_alone(page):
    button = page.get_by_role("button", name="Moved, pressed")
    assert button.evaluate("node => getComputedStyle(node).backgroundColor") == "rgb(175, 82, 222)"
    other = page.get_by_role("button", name="Next Coat")
    # That of the accent, a fifth darker on its fill.
    assert other.evaluate("node => getComputedStyle(node).color").startswith("color(srgb 0 0.3356")
