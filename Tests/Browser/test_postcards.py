"""Postcards: images of an asset catalog, symbols, labels and pictures that are loaded, as a browser lays them out."""

import re

import pytest
from pages import open_page
from pixels import Picture
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("Postcards")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    expect(page).to_have_title("Postcards")
    return page


def by_id(page, name):
    return page.locator(f'[data-identifier="{name}"]')


def size(locator):
    box = locator.bounding_box()
    return round(box["width"]), round(box["height"])


def expect_inside_frame(locator, width, height):
    """The frame around an image, which is its nearest ancestor that is one, and the image in the middle of it."""
    frame = locator.locator("xpath=ancestor::*[contains(@class, 'frame')][1]")
    assert size(frame) == (width, height)
    inner, outer = locator.bounding_box(), frame.bounding_box()
    assert abs(inner["x"] + inner["width"] / 2 - outer["x"] - outer["width"] / 2) < 1
    assert abs(inner["y"] + inner["height"] / 2 - outer["y"] - outer["height"] / 2) < 1


def test_an_image_that_fits_keeps_its_proportions_in_the_middle_of_its_frame(page):
    image = by_id(page, "harbor")
    assert size(image) == (96, 64)
    expect_inside_frame(image, 96, 96)
    expect(page.get_by_role("img", name="A boat in a harbor")).to_be_visible()


def test_an_image_has_its_own_size_in_points(page):
    assert size(by_id(page, "natural")) == (48, 32)


def test_a_resizable_image_takes_its_frame(page):
    assert size(by_id(page, "stretched")) == (60, 60)


def test_an_image_that_fills_covers_its_frame_and_is_clipped_there(page):
    image = by_id(page, "filled")
    assert size(image) == (120, 80)
    expect_inside_frame(image, 80, 80)
    assert "inset" in image.locator("xpath=ancestor::*[contains(@class, 'frame')][1]").evaluate("box => getComputedStyle(box).clipPath")


def test_a_clip_inside_the_frame_is_as_large_as_the_image(page):
    image = by_id(page, "clipped")
    assert size(image) == (80, 53)
    assert size(image.locator("xpath=..")) == (80, 53)


def test_one_length_of_a_frame_gives_the_other(page):
    assert size(by_id(page, "low")) == (60, 40)
    assert size(by_id(page, "pixels")) == (96, 64)
    assert by_id(page, "pixels").locator("img").evaluate("image => getComputedStyle(image).imageRendering") == "pixelated"


def test_without_a_frame_an_image_that_fits_is_as_wide_as_there_is_room(page):
    width, height = size(by_id(page, "wide"))
    assert width > 400
    assert abs(width / height - 1.5) < 0.02


def test_corners_keep_their_size_and_tiles_are_repeated(page):
    assert size(by_id(page, "sliced")) == (200, 48)
    slices = by_id(page, "sliced").locator(".slices").evaluate("node => getComputedStyle(node).borderImageSlice")
    assert slices == "16 fill"
    tiles = by_id(page, "tiled").locator(".tiles").evaluate("node => getComputedStyle(node).backgroundSize")
    assert tiles == "16px 16px"


def test_a_stencil_has_the_foreground_color(page):
    stencil = by_id(page, "postmark").locator(".stencil")
    red, green, blue = stencil.evaluate("node => getComputedStyle(node).backgroundColor.match(/[0-9.]+/g).map(Number)")
    assert red > 150 and green < 80 and blue < 80
    assert "url" in stencil.evaluate("node => getComputedStyle(node).maskImage")


@pytest.mark.parametrize("scale, name", [(1, "1"), (2, "2"), (3, "3")])
def test_a_screen_with_more_pixels_gets_more(server, new_page, scale, name):
    page = open_page(new_page(device_scale_factor=scale), server.url)
    image = by_id(page, "natural").locator("img")
    expect(image).to_have_js_property("complete", True)
    # A picture with more pixels for each point is as large in points.
    assert image.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [48, 32]
    pixel = image.evaluate(
        """image => {
          const canvas = document.createElement("canvas");
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0, 48, 32);
          return Array.from(context.getImageData(4, 4, 1, 1).data);
        }"""
    )
    assert pixel.index(max(pixel[:3])) == scale - 1


def test_a_dark_scheme_has_its_own_image_and_color(server, new_page):
    sources, colors = set(), set()
    for scheme in ["light", "dark"]:
        page = open_page(new_page(color_scheme=scheme), server.url)
        image = by_id(page, "harbor").locator("img")
        expect(image).to_have_js_property("complete", True)
        sources.add(image.evaluate("image => image.currentSrc"))
        colors.add(page.get_by_text("Greetings").evaluate("text => getComputedStyle(text).color"))
    assert len(sources) == 2 and len(colors) == 2
    assert all("/image/" in source for source in sources)


def test_an_image_that_is_missing_takes_no_room_and_has_its_name(page):
    missing = page.get_by_role("img", name="No such picture")
    expect(missing).to_have_count(1)
    box = missing.bounding_box()
    assert (box["width"], box["height"]) == (0, 0)
    expect(page.get_by_role("img", name="no such symbol")).to_be_visible()


def test_symbols_stand_at_the_height_of_the_text_and_refer_to_drawings_that_are_there(page):
    graphics = page.locator("svg.graphic")
    assert graphics.count() > 20
    missing = page.evaluate(
        "[...document.querySelectorAll('svg.graphic use')].filter(use => !document.getElementById(use.getAttribute('href').slice(1))).length"
    )
    assert missing == 0
    medium = page.locator(".hstack", has_text="Small").locator("svg.graphic")
    heights = [medium.nth(index).bounding_box()["height"] for index in range(3)]
    assert [round(height / 17, 2) for height in heights] == [0.95, 1.2, 1.54]
    # The middle of each is at the middle of the capital letters: the same for all.
    middles = [medium.nth(index).bounding_box()["y"] + heights[index] / 2 for index in range(3)]
    assert max(middles) - min(middles) < 1


def test_a_resizable_symbol_fills_its_frame(page):
    assert size(by_id(page, "wide star").locator("svg")) == (48, 24)


def test_a_symbol_that_changes_comes_with_its_drawing(page):
    page.get_by_role("button", name="Remember").click()
    expect(page.get_by_role("img", name="star fill")).to_be_visible()
    expect(page.get_by_role("button", name="Forget")).to_be_visible()
    href = page.get_by_role("img", name="star fill").locator("use").get_attribute("href")
    assert page.evaluate("name => document.getElementById(name).getBBox().width > 10", href[1:])


def test_titles_in_a_list_stand_below_each_other(page):
    places = {round(page.get_by_role("button", name=name).get_by_text(name).bounding_box()["x"]) for name in ["Inbox", "Drafts", "Sent"]}
    assert len(places) == 1


def test_the_icon_of_a_label_is_not_spoken_and_a_hidden_title_is(page):
    button = page.get_by_role("button", name="Inbox", exact=True)
    expect(button).to_be_visible()
    expect(page.get_by_role("img", name="tray")).to_have_count(0)
    expect(page.get_by_text("Icon", exact=True)).to_have_count(1)


def test_a_picture_is_loaded_and_another_one_in_its_place(page):
    picture = page.get_by_role("img", name="The picture")
    expect(picture).to_be_visible()
    assert size(picture) == (80, 40)
    first = picture.locator("img").get_attribute("src")
    page.get_by_role("button", name="Drafts").click()
    expect(picture.locator("img")).not_to_have_attribute("src", first)
    expect(picture.locator("img")).to_have_js_property("naturalWidth", 80)


def test_an_image_that_failed_is_asked_for_again(server, new_page):
    page = new_page()
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.abort() if len(asked) < 3 else route.continue_()

    page.route("**/image/**", refuse)
    open_page(page, server.url)
    for image in page.locator("img.graphic").all():
        expect(image).not_to_have_js_property("naturalWidth", 0)
    assert set(asked[:2]) <= set(asked[2:])


def test_images_that_failed_come_with_the_connection(server, new_page):
    page = new_page()
    page.route("**/image/**", lambda route: route.abort())
    open_page(page, server.url)
    image = page.locator("img.graphic").first
    expect(image).to_have_js_property("naturalWidth", 0)
    page.unroute("**/image/**")
    # As after many tries: none is on its way.
    page.evaluate("for (const image of failedImages.keys()) failedImages.set(image, 11)")
    page.evaluate("outbox.socket.close()")
    expect(image).not_to_have_js_property("naturalWidth", 0)


def test_the_first_html_shows_symbols_and_images(server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    assert size(by_id(page, "harbor")) == (96, 64)
    assert page.locator("svg.graphic").first.bounding_box()["height"] > 10
    context.close()


def seen(locator):
    """What the browser shows of something, as soon as pictures of views have been taken."""
    page = locator.page
    page.wait_for_function("() => masks.size === 0 && waiting.size === 0")
    page.wait_for_timeout(300)
    return Picture(locator.screenshot())


def is_background(color):
    return min(color) > 240


def test_a_gradient_is_seen_through_words(page):
    words = by_id(page, "words").locator("xpath=..")
    expect(words).to_have_css("mask-image", re.compile("^url"))
    picture = seen(words)
    colors = [picture.color(x / 200, y / 48) for x in range(200) for y in range(48)]
    seen_colors = [color for color in colors if not is_background(color)]
    # About as much as letters cover, red at the left and blue at the right.
    assert 0.1 < len(seen_colors) / len(colors) < 0.6
    assert any(red > 180 and blue < 120 for red, _, blue in seen_colors)
    assert any(blue > 180 and red < 120 for red, _, blue in seen_colors)
    assert is_background(picture.color(0.01, 0.05)) and is_background(picture.color(0.99, 0.95))


def test_a_mask_follows_its_words(page):
    mask = "node => getComputedStyle(node).maskImage"
    words = by_id(page, "words").locator("xpath=..")
    expect(words).to_have_css("mask-image", re.compile("^url"))
    before = words.evaluate(mask)
    assert "By%20sea%201" in before
    page.get_by_role("button", name="Stamp").click()
    expect(words).to_have_css("mask-image", re.compile("By%20sea%202"))
    # Nobody reads or presses it.
    expect(page.get_by_role("main").get_by_text("By sea 2")).to_have_attribute("class", "text")
    assert words.locator(".layer").get_attribute("inert") == ""


def test_an_image_is_masked_by_a_symbol(page):
    picture = seen(by_id(page, "heart").locator("xpath=ancestor::*[contains(@class, 'masked')][1]"))
    assert is_background(picture.color(0.02, 0.95)) and is_background(picture.color(0.98, 0.95))
    # The sail in the middle is as white as the page.
    assert not is_background(picture.color(0.5, 0.75))
    # It keeps its own proportions in the middle of what it masks.
    masked = by_id(page, "heart").locator("xpath=ancestor::*[contains(@class, 'masked')][1]")
    width, height = (float(length) for length in re.findall(r"[\d.]+", masked.evaluate("node => node.style.maskSize")))
    left, top = (float(length) for length in re.findall(r"-?[\d.]+", masked.evaluate("node => node.style.maskPosition")))
    assert width < 70 and height < 66
    assert left + width / 2 == pytest.approx(48, abs=1) and top + height / 2 == pytest.approx(32, abs=1)


def test_a_canvas_shows_images_symbols_and_views(page):
    canvas = page.get_by_role("img", name="A collage")
    picture = seen(canvas)
    harbor = seen(by_id(page, "chosen"))
    assert picture.color(0.24, 0.5) == pytest.approx(harbor.color(0.5, 0.5), abs=12)
    red, green, blue = picture.color(124 / 200, 0.5)
    assert red > 200 and green < 100 and blue < 100
    red, green, blue = picture.color(164 / 200, 0.5)
    assert green > red + 40 and green > blue + 40
    # The part with no picture is papered.
    assert not is_background(picture.color(0.76, 0.1))
    before = canvas.screenshot()
    page.get_by_role("button", name="Stamp").click()
    page.wait_for_timeout(500)
    after = Picture(canvas.screenshot())
    assert after.rows != Picture(before).rows


def test_an_image_fills_a_shape(page):
    picture = seen(by_id(page, "papered"))
    paper = seen(by_id(page, "tiled"))
    assert picture.color(0.5, 0.5) in {paper.color(x / 40, y / 40) for x in range(40) for y in range(40)}


def test_an_image_has_the_variant_of_a_scheme_that_the_app_chooses(server, new_page):
    for scheme in ["light", "dark"]:
        page = open_page(new_page(color_scheme=scheme), server.url)
        day, night = by_id(page, "chosen").locator("img"), by_id(page, "harbor").locator("img")
        first = day.evaluate("image => image.currentSrc")
        assert (first == night.evaluate("image => image.currentSrc")) == (scheme == "light")
        page.get_by_role("switch", name="Night").click()
        expect(day).not_to_have_js_property("currentSrc", first)
        second = day.evaluate("image => image.currentSrc")
        assert (second == night.evaluate("image => image.currentSrc")) == (scheme == "dark")


def test_a_sheet_has_the_color_of_what_presents_it(page):
    opener = page.get_by_role("button", name="Write")
    color = opener.evaluate("button => getComputedStyle(button).color")
    opener.click()
    send = page.get_by_role("button", name="Send")
    assert send.evaluate("button => getComputedStyle(button).backgroundColor") == color


def test_a_symbol_moves_when_a_value_changes(page):
    graphic = by_id(page, "bell").locator(".graphic")
    expect(graphic).to_have_css("animation-name", "none")
    # Another name, so that it begins anew.
    for name in ["symbol-bounce-again", "symbol-bounce"]:
        page.get_by_role("button", name="Stamp").click()
        expect(graphic).to_have_css("animation-name", name)
        assert graphic.evaluate("node => node.getAnimations().length") == 1


@pytest.mark.parametrize("width", [390, 1100])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screenshots(server, new_page, screenshots, scheme, width):
    page = open_page(new_page(color_scheme=scheme), server.url)
    page.set_viewport_size({"width": width, "height": 1500})
    expect(page.get_by_role("img", name="The picture")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=screenshots / f"Postcards-{width}-{scheme}.png", animations="disabled")
