"""What moves in pages: the curves of the app's animations, as the browser plays them."""

import math
import re

import pytest
from pages import open_page
from playwright.sync_api import expect

HOLD = """() => {
  // Nothing ends while a test looks: time is what it sets.
  window.heldMotion = document.getAnimations().filter((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation));
  for (const one of heldMotion) one.pause();
  return heldMotion.length;
}"""
AT = "(seconds) => { for (const one of heldMotion) one.currentTime = seconds * 1000; }"
END = "() => { for (const one of heldMotion) one.finish(); }"


def open_screen(page, serve, title):
    open_page(page, serve("Gallery").url)
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    return page


def hold(page, count=1):
    """Waits until so much moves, and stops it."""
    page.wait_for_function("(count) => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length >= count", arg=count)
    return page.evaluate(HOLD)


def bezier(x1, y1, x2, y2):
    def along(a, b, s):
        return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s**2 * b + s**3

    def value(x):
        low, high = 0, 1
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if along(x1, x2, middle) < x else (low, middle)
        return along(y1, y2, low)

    return value


def spring(duration, bounce):
    frequency = 2 * math.pi / duration
    loss = (1 - bounce) * frequency
    swing = frequency * math.sqrt(1 - (1 - bounce) ** 2)
    if bounce == 0:
        return lambda t: 1 - math.exp(-loss * t) * (1 + loss * t)
    return lambda t: 1 - math.exp(-loss * t) * (math.cos(swing * t) + loss / swing * math.sin(swing * t))


CURVES = {
    "linear": lambda t: t,
    "easeIn": bezier(0.42, 0, 1, 1),
    "easeOut": bezier(0, 0, 0.58, 1),
    "easeInOut": bezier(0.42, 0, 0.58, 1),
    "smooth": spring(1, 0),
    "snappy": spring(1, 0.15),
    "bouncy": spring(1, 0.3),
    "delay": lambda t: spring(0.5, 0)(t - 0.5) if t > 0.5 else 0,
}

# Where the circle behind a name is, by the middle.
PLACE = """(name) => {
  const label = [...document.querySelectorAll(".text")].find((text) => text.textContent === name);
  const row = label.closest(".hstack");
  const { left, width } = row.querySelector(".shape").getBoundingClientRect();
  return left + width / 2;
}"""


@pytest.mark.firefox
def test_each_curve_is_played_as_the_app_means_it(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    start = {name: page.evaluate(PLACE, name) for name in CURVES}
    page.get_by_role("button", name="Go", exact=True).click()
    hold(page, len(CURVES))
    for seconds in (0.0, 0.1, 0.25, 0.5, 0.75, 0.9):
        page.evaluate(AT, seconds)
        for name, curve in CURVES.items():
            way = 200 * curve(seconds)
            assert page.evaluate(PLACE, name) - start[name] == pytest.approx(way, abs=1), (name, seconds)
    page.evaluate(END)
    for name in CURVES:
        assert page.evaluate(PLACE, name) - start[name] == pytest.approx(200, abs=0.1), name
    page.wait_for_function("() => document.getAnimations().length === 0")


@pytest.mark.firefox
def test_size_color_turn_and_opacity_move_together(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    change = page.get_by_role("button", name="Change", exact=True)
    look = """() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Change");
      const shape = button.closest(".vstack").querySelector(".shape");
      const box = shape.closest("[style*=rotate]");
      const opacity = Number(getComputedStyle(shape.closest("[style*=opacity]")).opacity);
      return [shape.offsetWidth, opacity, getComputedStyle(box).transform];
    }"""
    before = page.evaluate(look)
    assert before[0] == 110
    change.click()
    hold(page, 3)
    page.evaluate(AT, 0.2)
    width, opacity, transform = page.evaluate(look)
    part = spring(0.8, 0.3)(0.2)
    assert width == pytest.approx(110 - 50 * part, abs=1.5)
    assert opacity == pytest.approx(1 - 0.3 * part, abs=0.01)
    # A turn by 180° is one: half way it stands upright.
    a, b = [float(number) for number in re.findall(r"[-\d.e]+", transform)[:2]]
    assert math.degrees(math.atan2(b, a)) % 360 == pytest.approx(180 * part, abs=2)
    page.evaluate(END)
    assert page.evaluate(look)[0] == 60


@pytest.mark.firefox
def test_what_goes_is_seen_on_its_way_and_used_by_nobody(serve, new_page):
    page = open_screen(new_page(), serve, "Transitions")
    tiles = page.locator(".shape:not(.ghost .shape)")
    count = tiles.count()
    page.get_by_role("button", name="Hide", exact=True).click()
    hold(page, 9)
    assert page.locator(".ghost").count() == 9
    expect(tiles).to_have_count(count - 9)
    assert page.evaluate("() => [...document.querySelectorAll('.ghost')].every((one) => one.inert && !one.querySelector('[data-id]') && !one.dataset.id)")
    page.evaluate(AT, 0.3)
    opacities = page.evaluate("() => [...document.querySelectorAll('.ghost')].map((one) => Number(getComputedStyle(one).opacity))")
    assert sum(1 for one in opacities if 0.4 < one < 0.6) >= 3, opacities
    page.evaluate(END)
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_role("button", name="Show", exact=True).click()
    expect(tiles).to_have_count(count)
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate("() => document.querySelectorAll('.ghost').length") == 0


@pytest.mark.firefox
def test_members_that_change_places_go_there(serve, new_page):
    page = open_screen(new_page(), serve, "Transitions")
    card = page.get_by_text("3", exact=True)
    before = card.bounding_box()["x"]
    page.get_by_role("button", name="Add", exact=True).click()
    hold(page, 2)
    page.evaluate(AT, 0)
    assert card.bounding_box()["x"] == pytest.approx(before, abs=1)
    page.evaluate(END)
    assert card.bounding_box()["x"] > before + 20


@pytest.mark.firefox
def test_a_completion_comes_when_the_animation_is_complete(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    times = """() => new Promise((resolve) => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Finish");
      const stack = button.closest(".vstack");
      const start = performance.now();
      let begun = 0;
      const look = () => {
        if (!begun && stack.getAnimations({ subtree: true }).length) begun = performance.now() - start;
        if (stack.querySelector('[data-symbol="checkmark.circle.fill"], [aria-label="checkmark.circle.fill"]') || stack.innerHTML.includes("checkmark")) resolve([begun, performance.now() - start]);
        else if (performance.now() - start > 8000) resolve([begun, null]);
        else requestAnimationFrame(look);
      };
      button.click();
      look();
    })"""
    begun, done = page.evaluate(times)
    assert done is not None and done - begun >= 350, (begun, done)


@pytest.mark.firefox
def test_a_shape_of_its_own_is_drawn_in_between(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    drawings = """() => new Promise((resolve) => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "More corners");
      const stack = button.closest(".vstack");
      const seen = new Set();
      const start = performance.now();
      const look = () => {
        seen.add(stack.querySelector("path")?.getAttribute("d"));
        if (performance.now() - start > 2500) resolve([...seen].length);
        else requestAnimationFrame(look);
      };
      button.click();
      look();
    })"""
    # One for each thirtieth of a second on a quiet machine.
    assert page.evaluate(drawings) >= 8


def test_what_is_not_animated_names_no_animation(serve, new_page):
    page = new_page()
    messages = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: messages.append(str(frame))))
    open_screen(page, serve, "Transitions")
    assert messages and not [message for message in messages if '"~"' in message]
    # The same list sees one that is animated.
    page.get_by_role("button", name="Hide", exact=True).click()
    hold(page, 9)
    assert [message for message in messages if '"~"' in message]


def test_what_moves_goes_on_through_a_second_press(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    page.get_by_role("button", name="Go", exact=True).click()
    hold(page, len(CURVES))
    page.evaluate(AT, 0.3)
    held = {name: page.evaluate(PLACE, name) for name in ("linear", "smooth")}
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_function("(old) => document.getAnimations().some((one) => !heldMotion.includes(one))", arg=None)
    # It begins where it was: nothing has jumped.
    for name, place in held.items():
        assert page.evaluate(PLACE, name) == pytest.approx(place, abs=25), name
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')", timeout=10_000)


@pytest.mark.firefox
def test_what_goes_stays_where_it_was(serve, new_page):
    page = open_screen(new_page(), serve, "Transitions")
    # A stack that shrinks to nothing around it, in the middle of a frame.
    first = "() => { const { left, top } = document.querySelector('.zstack .shape').getBoundingClientRect(); return [left, top]; }"
    before = page.evaluate(first)
    page.get_by_role("button", name="Hide", exact=True).click()
    hold(page, 9)
    ghost = """() => {
      const faded = [...document.querySelectorAll(".ghost")].find((one) => one.getAnimations().every((each) => each.effect.getKeyframes().every((frame) => !("scale" in frame || "filter" in frame || "rotate" in frame))));
      const { left, top } = (faded.querySelector(".shape") ?? faded).getBoundingClientRect();
      return [left, top];
    }"""
    for seconds in (0, 0.3, 0.55):
        page.evaluate(AT, seconds)
        assert page.evaluate(ghost) == pytest.approx(before, abs=1), seconds
    page.evaluate(END)
    page.get_by_role("button", name="Show", exact=True).click()
    hold(page, 9)
    for seconds in (0, 0.3, 0.55):
        page.evaluate(AT, seconds)
        assert page.evaluate(first) == pytest.approx(before, abs=1), seconds
    page.evaluate(END)


@pytest.mark.firefox
def test_a_view_that_takes_the_place_of_another_begins_there(serve, new_page):
    page = open_screen(new_page(), serve, "Transitions")
    button = page.get_by_role("button", name="Month", exact=True)
    capsules = """(isGhost) => [...document.querySelectorAll(".background .shape")].filter((one) => Boolean(one.closest(".ghost")) === isGhost)
      .map((one) => { const { left, width } = one.getBoundingClientRect(); return [left, width]; })"""
    (before,) = page.evaluate(capsules, False)
    button.click()
    hold(page, 3)
    page.evaluate(AT, 0)
    assert page.evaluate(capsules, False) == [pytest.approx(before, abs=1)]
    assert page.evaluate(capsules, True) == [pytest.approx(before, abs=1)]
    page.evaluate(AT, 0.15)
    (new,), (ghost,) = page.evaluate(capsules, False), page.evaluate(capsules, True)
    assert new == pytest.approx(ghost, abs=1) and new[0] > before[0] + 20
    page.evaluate(END)
    (after,) = page.evaluate(capsules, False)
    assert after[0] == pytest.approx(button.bounding_box()["x"] - 10, abs=3)


@pytest.mark.firefox
def test_digits_roll_and_texts_fade(serve, new_page):
    """What changes of a number goes up where it grows, and what was there is seen as it goes, by nobody but the eye."""
    page = open_screen(new_page(), serve, "Animations")
    score = page.get_by_text("1,199 points", exact=True)
    score.scroll_into_view_if_needed()
    look = """(text) => [...text.querySelectorAll(".glyph")].map((glyph) => {
      const [own, gone] = [getComputedStyle(glyph), getComputedStyle(glyph, "::after")];
      return [glyph.dataset.was, glyph.textContent, parseFloat(own.translate.split(" ")[1] ?? 0), Number(own.opacity),
        parseFloat(gone.translate.split(" ")[1] ?? 0), Number(gone.opacity)];
    })"""
    text = score.element_handle()
    page.get_by_role("button", name="Win", exact=True).click()
    assert hold(page, 6) >= 6
    page.evaluate(AT, 0)
    assert page.evaluate(look, text) == [["1", "2", 60, 0, 0, 1], ["9", "0", 60, 0, 0, 1], ["9", "0", 60, 0, 0, 1]]
    assert text.text_content() == "1,200 points"
    page.evaluate(AT, 0.2)
    for _, _, come, seen, gone, left in page.evaluate(look, text):
        assert 0 < come < 60 and -60 < gone < 0 and 0 < seen < 1 and abs(seen + left - 1) < 0.01 and abs(come - gone - 60) < 0.1
    ends = """(text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().width;
    }"""
    width = text.evaluate(ends)
    [faded] = page.evaluate(look, page.locator(".text[data-rolls=fade]").element_handle())
    assert faded[:3] == ["Waiting", "Ready", 0] and 0 < faded[3] < 1
    page.evaluate(END)
    page.wait_for_function("() => !document.querySelector('.glyph')")
    assert text.evaluate("(text) => [text.childNodes.length, text.textContent]") == [1, "1,200 points"]
    assert abs(text.evaluate(ends) - width) < 0.1
    # What loses goes down, and a second press in the middle of the way leaves no character behind.
    page.get_by_role("button", name="Lose", exact=True).click()
    hold(page, 6)
    page.evaluate(AT, 0)
    assert page.evaluate(look, text)[0] == ["2", "1", -60, 0, 0, 1]
    page.evaluate("() => { for (const one of heldMotion) one.play(); }")
    page.get_by_role("button", name="Lose", exact=True).click()
    expect(page.get_by_text("1,198 points", exact=True)).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.glyph')")
    assert text.evaluate("(text) => text.childNodes.length") == 1


def test_what_moves_for_ever_does_so_after_a_reload(serve, new_page):
    page = open_screen(new_page(), serve, "Animations")
    page.get_by_role("button", name="Pulse", exact=True).click()
    endless = "() => document.getAnimations().some((one) => one.effect.getComputedTiming().iterations === Infinity || one.effect.getComputedTiming().duration > 5000)"
    page.wait_for_function(endless)
    page.reload()
    expect(page.get_by_role("button", name="Pulse", exact=True)).to_be_visible()
    page.wait_for_function(endless)


MOVING = """(classes) => document.getAnimations().filter((one) => one.effect.target?.matches(classes) && !(one instanceof CSSTransition || one instanceof CSSAnimation))
  .map((one) => ["translate", "opacity", "scale"].find((name) => name in one.effect.getKeyframes()[0]) ?? "")"""


def seen_moving(page, act, classes):
    """What of nodes of some classes moves because of an act."""
    act()
    page.wait_for_function(f"(classes) => ({MOVING})(classes).length > 0", arg=classes)
    return page.evaluate(MOVING, classes)


def test_pages_columns_and_sheets_move_by_themselves(serve, new_page):
    page = new_page()
    page.set_viewport_size({"width": 390, "height": 760})
    open_screen(page, serve, "Navigation")
    plum = page.get_by_role("button", name="Plum", exact=True)
    assert seen_moving(page, plum.click, ".page") == ["translate", "translate"]
    page.wait_for_function("() => document.getAnimations().length === 0")
    back = page.get_by_role("button", name="Fruits", exact=True).first
    assert seen_moving(page, back.click, ".page") == ["translate", "translate"]
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.get_by_role("button", name="Show Columns", exact=True).click()
    lemon = page.locator("dialog").get_by_role("button", name="Lemon", exact=True)
    assert seen_moving(page, lemon.click, ".column") == ["translate", "translate"]
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")


def test_who_wants_less_motion_sees_views_fade(serve, new_page):
    page = open_screen(new_page(reduced_motion="reduce"), serve, "Transitions")
    hide = page.get_by_role("button", name="Hide", exact=True)
    moved = seen_moving(page, hide.click, ".ghost")
    # What else moves keeps them where they were.
    assert moved.count("opacity") == 9 and "scale" not in moved
