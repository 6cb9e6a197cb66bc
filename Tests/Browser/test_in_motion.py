"""What moves in the example InMotion: pages that grow out of views, what changes as it scrolls, symbols that become others."""

import pytest
from pages import open_page, settle
from playwright.sync_api import expect
from test_motion import bezier

PLACE = """(page) => {
  const { left, top, width } = page.getBoundingClientRect();
  const [, , bottom] = (getComputedStyle(page).clipPath.match(/-?[\\d.]+px/g) ?? []).map(parseFloat);
  const scale = width / page.offsetWidth;
  return [left, top, width, (page.offsetHeight - (bottom ?? 0)) * scale, Number(getComputedStyle(page).opacity)];
}"""


# What follows what scrolls is at rest already.
HOLD = """(property) => {
  const moving = document.getAnimations().filter((one) => one.playState === "running" && !(one instanceof CSSTransition));
  if (!moving.some((one) => property in one.effect.getKeyframes()[0])) return false;
  window.heldMotion = moving;
  for (const one of moving) one.pause();
  return true;
}"""
AT = "(seconds) => { for (const one of heldMotion) one.currentTime = seconds * 1000; }"
END = "() => { for (const one of heldMotion) one.finish(); }"
STILL = "() => !document.getAnimations().some((one) => one.playState === 'running')"


def album(serve, new_page):
    return open_album(new_page(), serve)


def open_album(page, serve):
    open_page(page, serve("InMotion").url)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("heading", name="Album", exact=True)).to_be_visible()
    settle(page)
    return page


def near(values, expected, distance):
    return all(abs(value - other) <= distance for value, other in zip(values, expected, strict=True))


@pytest.mark.firefox
def test_a_page_grows_out_of_the_view_and_shrinks_into_it(serve, new_page):
    page = album(serve, new_page)
    photo = page.get_by_role("button", name="Ember", exact=True)
    box = photo.bounding_box()
    source = [box["x"], box["y"], box["width"], box["height"]]
    photo.click()
    page.wait_for_function(HOLD, arg="clipPath")
    page.evaluate(AT, 0)
    top = page.locator(".page").last
    place = top.evaluate(PLACE)
    assert near(place[:4], source, 1.5) and place[4] == 0, (place, source)
    page.evaluate(AT, 0.12)
    middle = top.evaluate(PLACE)
    assert source[2] < middle[2] < 390 and 0 < middle[0] < source[0] and middle[4] > 0.5, middle
    page.evaluate(END)
    expect(page.get_by_text("A photo called Ember")).to_be_visible()
    settle(page)
    assert top.evaluate("(page) => [page.getBoundingClientRect().width, getComputedStyle(page).clipPath, getComputedStyle(page).opacity]") == [390, "none", "1"]

    page.get_by_role("button", name="Album").click()
    page.wait_for_function(HOLD, arg="clipPath")
    page.evaluate(AT, 0.12)
    ghost = page.locator(".ghost > .page, .page.ghost")
    leaving = ghost.evaluate(PLACE)
    assert source[2] < leaving[2] < 390, leaving
    page.evaluate(END)
    expect(ghost).to_have_count(0)
    expect(photo).to_be_visible()


@pytest.mark.firefox
def test_a_cover_grows_out_of_a_view_that_scrolls_away_and_shrinks_into_it(serve, new_page):
    page = album(serve, new_page)
    card = page.get_by_role("button", name="Highlight Lagoon")
    page.locator(".scroll .scroll").evaluate("(node) => { node.scrollLeft = 130; }")
    page.wait_for_function("() => document.querySelector('.scroll .scroll').scrollLeft === 130")
    card.click()
    page.wait_for_function(HOLD, arg="clipPath")
    box = card.bounding_box()
    page.evaluate(AT, 0)
    cover = page.locator("dialog.sheet")
    place = cover.evaluate(PLACE)
    assert near(place[:4], [box["x"], box["y"], box["width"], box["height"]], 1.5), (place, box)
    page.evaluate(END)
    page.wait_for_function(STILL)
    assert cover.evaluate("(node) => [node.getBoundingClientRect().width, getComputedStyle(node).clipPath]") == [390, "none"]
    page.get_by_role("button", name="Close").click()
    page.wait_for_function(HOLD, arg="clipPath")
    page.evaluate(AT, 0.15)
    ghost = page.locator(".sheet.ghost")
    leaving = ghost.evaluate(PLACE)
    assert box["width"] < leaving[2] < 390, leaving
    page.evaluate(END)
    expect(ghost).to_have_count(0)
    expect(cover).to_have_count(0)
    expect(card).to_be_focused()


def test_a_page_whose_view_is_out_of_sight_slides(serve, new_page):
    page = album(serve, new_page)
    page.get_by_role("button", name="Ember", exact=True).click()
    expect(page.get_by_text("A photo called Ember")).to_be_visible()
    page.wait_for_function(STILL)
    page.locator(".page").first.evaluate("(page) => { page.querySelector('.grid').style.visibility = 'hidden'; page.scrollTop = 1e6; page.style.transform = 'translateY(-3000px)'; }")
    page.get_by_role("button", name="Album").click()
    page.wait_for_function("() => document.querySelector('.ghost > .page, .page.ghost')?.getAnimations().some((one) => 'translate' in one.effect.getKeyframes()[0] && !('clipPath' in one.effect.getKeyframes()[0]))")


@pytest.mark.firefox
def test_what_scrolls_in_and_out_changes_with_its_place(serve, new_page):
    page = new_page()
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    open_album(page, serve)
    cards = """() => [...document.querySelectorAll(".scroll .scroll [data-scroll-transition]")].map((box) => {
      const { left, width } = box.getBoundingClientRect();
      const { opacity, transform } = getComputedStyle(box.firstElementChild);
      return [left, width, Number(opacity), new DOMMatrix(transform === "none" ? "" : transform)].map((one) => one instanceof DOMMatrix ? [one.a, one.b] : one).flat();
    })"""
    curve = bezier(0.42, 0, 0.58, 1)
    carousel = page.locator(".scroll .scroll")
    page.wait_for_function("() => document.querySelectorAll('.scroll .scroll [data-scroll-transition]').length === 12")
    settle(page)
    # Only one of the browsers tells of the frames.
    is_counted = bool(sent)
    assert is_counted or page.context.browser.browser_type.name == "firefox"
    sent.clear()
    for distance in [0, 90, 333]:
        carousel.evaluate("(node, left) => { node.scrollLeft = left; }", distance)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = page.evaluate(cards)
        assert sum(0 < amount < 1 for _, _, amount, _, _ in seen) >= 1, seen
        for left, width, opacity, *_ in seen:
            out = min(max(1 - (left + width) / width, 1 - (390 - left) / width, 0), 1)
            assert abs(opacity - (1 - 0.6 * (1 - curve(1 - out)))) < 0.01, (distance, left, opacity)
        # What has gone out to the left is turned to the left, and what comes in from the right to the right.
        assert all(turn >= -1e-3 for left, _, _, _, turn in seen if left > 100), seen
        assert all(turn <= 1e-3 for left, _, _, _, turn in seen if left < 0), seen
    # No scrolling waits for the app, which hears nothing of it.
    assert not [frame for frame in sent if len(frame)], sent


def test_what_is_far_enough_in_comes_with_an_animation(serve, new_page):
    page = album(serve, new_page)
    page.set_viewport_size({"width": 390, "height": 420})
    looks = """() => [...document.querySelectorAll(".grid [data-scroll-transition]")].map((box) =>
      [box.getBoundingClientRect().top, box.getBoundingClientRect().height, box.firstElementChild.style.opacity])"""
    page.wait_for_function("() => [...document.querySelectorAll('.grid [data-scroll-transition]')].some((box) => box.firstElementChild.style.opacity === '0')")
    top = page.locator(".tab-view .page").first
    bottom = top.evaluate("(page) => page.getBoundingClientRect().bottom")
    for start, height, opacity in page.evaluate(looks):
        assert opacity == ("0" if bottom - start < 0.3 * height else "1"), (start, height, opacity, bottom)
    page.wait_for_function(STILL)
    top.evaluate("(page) => { page.scrollTop = 300; }")
    page.wait_for_function("() => document.getAnimations().some((one) => 'opacity' in one.effect.getKeyframes()[0])")
    page.wait_for_function(STILL)
    # So much has come in, below the bar and above that of the tabs, or it is not to be seen.
    page.wait_for_function("""() => {
      const page = document.querySelector(".tab-view .page");
      const [bar, { bottom }] = [page.querySelector(".bar-row").getBoundingClientRect().bottom, page.getBoundingClientRect()];
      return [...document.querySelectorAll(".grid [data-scroll-transition]")].every((box) => {
        const place = box.getBoundingClientRect();
        const come = Math.min(bottom - place.top, place.bottom - bar) / place.height;
        return Math.abs(come - 0.3) < 0.02 || (box.firstElementChild.style.opacity || "1") === (come < 0.3 ? "0" : "1");
      });
    }""")


@pytest.mark.firefox
def test_a_symbol_becomes_another_one(serve, new_page):
    page = album(serve, new_page)
    page.get_by_role("tab", name="Timer").click()
    start = page.get_by_role("button", name="Start")
    start.click()
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_be_visible()
    page.wait_for_function(HOLD, arg="transform")
    page.evaluate(AT, 0.15)
    looks = pause.evaluate("""(button) => [...button.querySelectorAll(".graphic")].map((graphic) => {
      const { opacity, transform } = getComputedStyle(graphic);
      const { left, top, width, height } = graphic.getBoundingClientRect();
      return [Number(opacity), new DOMMatrix(transform).a, left + width / 2, top + height / 2];
    })""")
    assert len(looks) == 2, looks
    [fresh, old] = looks
    assert 0.5 <= fresh[1] < 1 and 0.5 <= old[1] < 1 and fresh[0] < 1 and old[0] < 1, looks
    assert near(fresh[2:], old[2:], 1), looks
    page.evaluate(END)
    expect(pause.locator(".graphic")).to_have_count(1)
    assert pause.locator(".graphic").evaluate("(graphic) => [getComputedStyle(graphic).opacity, getComputedStyle(graphic).transform]") == ["1", "none"]
