"""The font that pages have where the system has none of Apple's, and emoji."""

import base64

import pytest
from pages import open_page

pytestmark = pytest.mark.new_fonts


# How many points of a picture are in colour.
COLOURED = """async (data) => {
  const image = new Image();
  image.src = "data:image/png;base64," + data;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const points = context.getImageData(0, 0, image.width, image.height).data;
  let count = 0;
  for (let place = 0; place < points.length; place += 4) {
    const [red, green, blue] = points.slice(place, place + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) count += 1;
  }
  return count;
}"""


def family(page):
    return page.evaluate("getComputedStyle(document.body).getPropertyValue('--own-font')")


def test_the_own_font_is_drawn_as_its_tables_say_and_nothing_of_it_is_measured(serve, new_page):
    page = open_page(new_page(), serve("Almanac").url)
    page.wait_for_function("() => fontIndex.has('font-weight:400')")
    for face, table, width, metrics in page.evaluate("ownFonts"):
        assert page.evaluate("(face) => fontIndex.get(face)[0]", face) == table
        # A weight is loaded when something is drawn in it.
        assert abs(page.evaluate("async (face) => (await drawn([face]), widthsOf([[probe, face]])[0])", face) - width) < 0.05
        assert page.evaluate("(face) => fontHeights(face, [1000, ...heightSizes]).join(' ')", face) == metrics.split(" ", 1)[1]
    assert page.evaluate("Object.keys(localStorage).filter((key) => /^font font-weight:[2-8]00$/.test(key))") == []


def test_files_of_the_font_are_kept_for_good(serve, new_page):
    page = new_page()
    answers = []
    page.on("response", lambda answer: answers.append(answer) if ".woff2" in answer.url else None)
    open_page(page, serve("Almanac").url)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert answers
    for answer in answers:
        assert answer.status == 200
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]


def test_an_app_may_want_the_font_of_the_system(serve, new_page):
    page = new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if ".woff2" in request.url else None)
    open_page(page, serve("Almanac", options=("--system-font",)).url)
    page.wait_for_function("() => outbox.unacknowledged.length === 0 && fontIndex.size > 0 && fontQueue.length === 0")
    assert "Oriel" not in family(page)
    assert asked == []


def test_emoji_are_in_colour_also_where_the_font_of_texts_has_letters_for_them(serve, new_page):
    page = open_page(new_page(), serve("Almanac").url)
    page.evaluate("""() => {
      const box = document.createElement("div");
      box.id = "emoji";
      box.textContent = "🐵🐶😹";
      Object.assign(box.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 9999, background: "white", fontSize: "40px" });
      document.body.append(box);
    }""")
    width = page.locator("#emoji").bounding_box()["width"] / 3
    pictures = [page.screenshot(clip={"x": place * width, "y": 0, "width": width, "height": 50}) for place in range(3)]
    monkey, dog, cat = (page.evaluate(COLOURED, base64.b64encode(picture).decode()) > 50 for picture in pictures)
    # No font of texts has a dog.
    if not dog:
        pytest.skip("this system has no font of emoji in colour")
    assert monkey and cat
