"""The paint box: sliders, shapes, progress, layers and taps."""

import re

import pytest
from pages import open_page
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("PaintBox")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    expect(page).to_have_title("Paint Box")
    return page


def slider(page, name):
    return page.get_by_role("slider", name=name)


def drag(page, thumb, positions):
    """Moves the mouse along a slider, from where its thumb is to parts of its width."""
    box = thumb.bounding_box()
    value, highest = float(thumb.input_value()), float(thumb.get_attribute("max"))

    def place(position):
        # The thumb's middle moves between its own half widths.
        return box["x"] + 14 + position * (box["width"] - 28)

    page.mouse.move(place(value / highest), box["y"] + box["height"] / 2)
    page.mouse.down()
    for position in positions:
        page.mouse.move(place(position), box["y"] + box["height"] / 2, steps=4)
    return page.mouse.up


def test_the_first_html_shows_where_the_thumbs_are(server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    assert slider(page, "Red").evaluate("input => input.style.getPropertyValue('--position')") == "0.9"
    context.close()


@pytest.mark.firefox
def test_a_drag_changes_what_depends_on_the_value(page):
    release = drag(page, slider(page, "Red"), [0.2, 0.5])
    expect(page.get_by_text("127, 114, 63").or_(page.get_by_text("128, 114, 63"))).to_be_visible()
    # While the thumb is held, the swatch's shadow is larger.
    swatch = page.locator(".box[style*=drop-shadow]").first
    assert "12px" in swatch.get_attribute("style")
    release()
    expect(swatch).to_have_attribute("style", re.compile("4px"))


def test_a_drag_snaps_to_steps(page):
    drag(page, slider(page, "Coats"), [0.33])()
    expect(page.get_by_text("3 coats of paint")).to_be_visible()
    expect(slider(page, "Coats")).to_have_value("3")


def test_the_label_alone_is_the_name(page):
    expect(page.get_by_role("slider", name="Coats", exact=True)).to_have_count(1)


@pytest.mark.firefox
def test_keys_move_by_a_step_or_a_tenth(page):
    slider(page, "Coats").press("ArrowRight")
    expect(page.get_by_text("8 coats of paint")).to_be_visible()
    slider(page, "Blue").press("ArrowLeft")
    expect(page.get_by_text("229, 114, 38")).to_be_visible()
    expect(slider(page, "Blue")).to_have_attribute("aria-valuetext", "15 %")
    expect(slider(page, "Blue")).to_be_focused()


def test_a_slow_connection_never_takes_the_thumb_away(server, new_page):
    page = open_page(new_page(), server.url, latency=150)
    thumb = slider(page, "Green")
    box = thumb.bounding_box()
    page.mouse.move(box["x"] + 14 + 0.45 * (box["width"] - 28), box["y"] + 14)
    page.mouse.down()
    for step in range(20):
        page.mouse.move(box["x"] + 14 + (0.45 + step * 0.02) * (box["width"] - 28), box["y"] + 14)
        page.wait_for_timeout(20)
        # What the app answers is older than where the mouse is.
        assert abs(float(thumb.input_value()) - (0.45 + step * 0.02)) < 0.02
    page.mouse.up()
    expect(page.get_by_text("229, 211, 63").or_(page.get_by_text("229, 212, 63"))).to_be_visible()


def test_progress_says_how_far_it_is(page):
    varnish = page.get_by_role("progressbar", name="Varnish")
    expect(varnish).to_have_attribute("aria-valuenow", "25")
    expect(page.get_by_role("progressbar", name="Stirring")).to_have_count(1)
    assert page.get_by_role("progressbar", name="Stirring").get_attribute("aria-valuenow") is None
    page.get_by_role("button", name="Next Coat").click()
    expect(varnish).to_have_attribute("aria-valuenow", "50")
    expect(page.get_by_text("2 of 4 coats are dry")).to_be_visible()


def test_taps_count_one_by_one_and_in_pairs(page):
    card = page.locator('[data-identifier="card"]')
    badge = page.locator(".overlay .text").get_by_text("2", exact=True)
    expect(badge).to_be_visible()
    card.click()
    expect(page.locator(".overlay").get_by_text("3", exact=True)).to_be_visible()
    page.wait_for_timeout(600)
    card.dblclick()
    expect(page.locator(".overlay").get_by_text("0", exact=True)).to_be_visible()


def test_a_layer_lies_on_its_element_and_takes_no_room(page):
    card = page.locator(".box.layered", has=page.locator('[data-identifier="card"]')).first.bounding_box()
    badge = page.locator(".overlay > .box").filter(has_text="2").first.bounding_box()
    assert badge["x"] + badge["width"] <= card["x"] + card["width"] + 0.5
    assert badge["y"] >= card["y"] - 0.5
    assert badge["width"] < card["width"] / 2


def test_the_page_is_whole_again_after_a_break(server, new_page, proxy):
    relay = proxy(server)
    page = open_page(new_page(), f"http://127.0.0.1:{relay.port}/")
    slider(page, "Coats").press("ArrowRight")
    expect(page.get_by_text("8 coats of paint")).to_be_visible()
    relay.cut()
    slider(page, "Coats").press("ArrowRight")
    relay.restore()
    expect(page.get_by_text("9 coats of paint")).to_be_visible()
    page.locator('[data-identifier="card"]').click()
    expect(page.locator(".overlay").get_by_text("3", exact=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1100])
def test_screenshots(server, new_page, screenshots, browser, scheme, width):
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page = open_page(new_page(context), server.url)
    expect(page.get_by_text("Frequent painter")).to_be_visible()
    page.screenshot(path=screenshots / f"paint-box-{scheme}-{width}.png", animations="disabled")
    # Nothing is wider than the window.
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_on_the_smallest_phone_all_of_it_is_within_reach(page):
    page.set_viewport_size({"width": 320, "height": 568})
    # What turns or lies across may stick out; what is laid out does not.
    outside = """() => [...document.querySelectorAll('.slider, .vstack, .lazy, .progress, .toggle, .button')]
      .map((node) => node.getBoundingClientRect()).filter(({ left, right, width }) => width && (left < 0 || right > 320)).length"""
    page.wait_for_function(f"() => innerWidth === 320 && ({outside})() === 0", timeout=30_000)
