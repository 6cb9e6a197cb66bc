"""What scrolls to where the app wants it, for somebody to see or at once, and frames that change under an animation of their own."""

import pytest
from pages import Finger, open_page, settle
from playwright.sync_api import expect
from test_motion import AT, END, hold
from test_ordinary import app, open_screen, row  # noqa: F401

# Notes each place through which something scrolls.
NOTE = """(scroller) => {
  window.places = [];
  scroller.addEventListener("scroll", () => places.push(scroller.scrollTop));
}"""
# How many places there are on the last part of the way: of a long one only that is seen.
BEFORE = """(end) => new Set(places.filter((place) => Math.abs(place - end) > 20 && Math.abs(place - end) < 900)).size"""


def top_of(scroller, words):
    """How far a line of 70 points stands below the upper edge of what scrolls: its text is in the middle."""
    text = scroller.get_by_text(words, exact=True).bounding_box()
    return text["y"] + text["height"] / 2 - 35 - scroller.bounding_box()["y"]


def wait_for_rest(page, scroller):
    """Waits until nothing has scrolled for six frames."""
    page.wait_for_function(
        """(scroller) => new Promise((done) => {
          let [still, last] = [0, NaN];
          const look = () => {
            still = scroller.scrollTop === last ? still + 1 : 0;
            last = scroller.scrollTop;
            if (still > 6) done(true); else requestAnimationFrame(look);
          };
          look();
        })""", arg=scroller.element_handle())
    settle(page)


def hold_all(page):
    """Waits until something moves and nothing more begins to, and stops it."""
    page.wait_for_function(
        """() => new Promise((done) => {
          let [same, last] = [0, 0];
          const look = () => {
            const count = document.getAnimations().length;
            same = count && count === last ? same + 1 : 0;
            last = count;
            if (same > 4) done(true); else requestAnimationFrame(look);
          };
          look();
        })""")
    return hold(page)


def go(page, scroller, name, words):
    """Presses a button, and waits until a line is in sight. Returns through how many places it came there."""
    scroller.evaluate(NOTE)
    page.get_by_role("button", name=name, exact=True).click()
    expect(scroller.get_by_text(words, exact=True)).to_be_in_viewport()
    wait_for_rest(page, scroller)
    return page.evaluate(BEFORE, scroller.evaluate("(node) => node.scrollTop"))


@pytest.mark.firefox
def test_scrolling_under_an_animation_is_seen_and_other_scrolling_is_not(app):  # noqa: F811
    page, messages = app()
    open_screen(page, "Jumps")
    lines = page.locator('.scroll[aria-label="Lines"]').or_(page.locator('[aria-label="Lines"] .scroll')).last
    assert go(page, lines, "Jump", "Line 90") <= 2
    # Rows come then: it is exact all the same.
    assert abs(top_of(lines, "Line 90")) <= 1
    assert go(page, lines, "Glide", "Line 102") >= 1
    assert abs(top_of(lines, "Line 102")) <= 1
    # A way of many screens is none.
    assert go(page, lines, "Home", "Line 0") <= 2
    assert lines.evaluate("(node) => node.scrollTop") == 0
    assert messages == []


def test_who_wants_less_motion_is_there_at_once(app):  # noqa: F811
    page, messages = app()
    page.emulate_media(reduced_motion="reduce")
    open_screen(page, "Jumps")
    lines = page.locator('.scroll[aria-label="Lines"]').or_(page.locator('[aria-label="Lines"] .scroll')).last
    go(page, lines, "Jump", "Line 90")
    assert go(page, lines, "Glide", "Line 102") <= 2
    assert abs(top_of(lines, "Line 102")) <= 1
    assert messages == []


@pytest.mark.firefox
def test_it_rests_where_a_behavior_of_the_app_wants_it(app):  # noqa: F811
    page, messages = app()
    open_screen(page, "Jumps")
    stops = page.locator('.scroll[aria-label="Stops"]').or_(page.locator('[aria-label="Stops"] .scroll')).last
    box = stops.bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 30)
    page.mouse.wheel(300, 0)
    expect(stops).to_have_js_property("scrollLeft", 450)
    page.mouse.wheel(-300, 0)
    expect(stops).to_have_js_property("scrollLeft", 0)
    assert messages == []


def test_a_throw_goes_on_in_its_direction(serve, new_page):
    page = new_page(has_touch=True)
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, serve("OrdinaryApp").url)
    open_screen(page, "Jumps")
    stops = page.locator('.scroll[aria-label="Stops"]').or_(page.locator('[aria-label="Stops"] .scroll')).last
    box = stops.bounding_box()
    finger = Finger(page, (box["x"] + 300, box["y"] + 30))
    for step in range(1, 9):
        finger.move(-20 * step, 0)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    finger.lift()
    # Fewer than half of the way to the next place.
    expect(stops).to_have_js_property("scrollLeft", 450)


@pytest.mark.firefox
def test_a_frame_grows_around_its_middle_in_a_stack_that_is_not_animated(app):  # noqa: F811
    page, messages = app()
    open_screen(page, "Frames")
    bar, dot = page.get_by_label("Bar", exact=True), page.get_by_label("Dot", exact=True)
    middle = lambda it: it.bounding_box()["x"] + it.bounding_box()["width"] / 2  # noqa: E731
    before = [middle(bar), dot.bounding_box()["x"]]
    page.get_by_role("button", name="Grow", exact=True).click()
    hold_all(page)
    for seconds, width in [(0, 80), (0.5, 160), (0.99, 238.4)]:
        page.evaluate(AT, seconds)
        assert bar.bounding_box()["width"] == pytest.approx(width, abs=2)
        assert middle(bar) == pytest.approx(before[0], abs=1)
        assert dot.bounding_box()["x"] == pytest.approx(before[1] - 30 * seconds, abs=1)
    page.evaluate(END)
    settle(page)
    assert messages == []


@pytest.mark.firefox
def test_a_group_of_frames_moves_as_one(app):  # noqa: F811
    page, messages = app()
    open_screen(page, "Frames")
    left = lambda words: page.get_by_text(words, exact=True).bounding_box()["x"]  # noqa: E731
    before = {name: left(name) for name in ["loose", "tied"]}
    page.get_by_role("button", name="Come", exact=True).click()
    hold_all(page)
    page.evaluate(AT, 0)
    assert left("loose") == pytest.approx(before["loose"], abs=1) and left("tied") == pytest.approx(before["tied"], abs=1)
    start = left("new tied")
    page.evaluate(AT, 0.5)
    middle = left("new tied")
    page.evaluate(END)
    settle(page)
    last = left("new tied")
    # What comes in a group comes along with its neighbour.
    assert start - before["tied"] == pytest.approx(last - left("tied"), abs=1)
    assert middle == pytest.approx((start + last) / 2, abs=2) and abs(start - last) > 20
    assert messages == []


@pytest.mark.firefox
def test_a_press_of_a_button_leaves_the_caret_in_its_field(app):  # noqa: F811
    page, messages = app()
    open_screen(page, "Narrow")
    poem = page.get_by_placeholder("Poem")
    poem.click()
    page.get_by_role("button", name="Replace").click()
    expect(poem).to_have_value("Short")
    expect(poem).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("er")
    expect(poem).to_have_value("Shorter")
    assert messages == []


def test_a_row_that_leads_nowhere_now_is_grey(app):  # noqa: F811
    page, _ = app()
    open_screen(page, "Details")
    color = "(node) => getComputedStyle(node).color"
    link = page.locator(".nav-link[data-row]:disabled").first
    assert link.evaluate(color) == "rgba(60, 60, 67, 0.3)"
