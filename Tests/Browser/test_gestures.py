"""Gestures, focus and keys in the gallery: with the mouse, with touch, and with the keyboard alone."""

import pytest
from pages import is_marked, mark, middle, open_page, touch_drag, violations
from playwright.sync_api import expect


@pytest.fixture
def screen(serve, new_page):
    def screen(title, latency=None, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": 390, "height": 1400})
        page = open_page(page, serve("Gallery").url, latency)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def test_one_tap_and_two_are_told_apart(screen):
    page = screen("Gestures")
    page.get_by_text("Tap me").click()
    expect(page.get_by_text("Once")).to_be_visible()
    page.get_by_text("Once").dblclick()
    expect(page.get_by_text("Twice")).to_be_visible()


def test_an_empty_part_of_a_stack_leaves_clicks_to_what_lies_behind_it(screen):
    page = screen("Gestures")
    page.get_by_role("button", name="Behind, 0").click()
    expect(page.get_by_role("button", name="Behind, 1")).to_be_visible()


def test_a_tap_says_where_it_was_in_its_view(screen):
    page = screen("Gestures")
    tile = page.get_by_text("Tap anywhere").locator("xpath=ancestor::*[@data-space][1]")
    box = tile.bounding_box()
    page.mouse.click(box["x"] + 12, box["y"] + 34)
    expect(page.get_by_text("12, 34")).to_be_visible()


@pytest.mark.firefox
def test_a_drag_follows_the_mouse_and_goes_back(screen):
    page = screen("Gestures")
    text = page.get_by_text("Drag me")
    x, y = middle(text)
    left = text.bounding_box()["x"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 5, steps=4)
    page.mouse.move(x + 40, y + 10, steps=4)
    page.wait_for_function("([node, left]) => Math.abs(node.getBoundingClientRect().left - left - 40) < 1",
                           arg=[text.element_handle(), left])
    page.mouse.up()
    expect(page.get_by_text("By 40, 10")).to_be_visible()


def test_a_press_that_lasts_is_another_one_than_a_click(screen):
    page = screen("Gestures")
    x, y = middle(page.get_by_text("Pressed 0 times"))
    page.mouse.click(x, y)
    page.mouse.move(x, y)
    page.mouse.down()
    expect(page.get_by_text("Pressed 1 times")).to_be_visible()
    page.mouse.up()


def test_a_pointer_comes_and_goes(screen):
    page = screen("Gestures")
    x, y = middle(page.get_by_text("Nothing here"))
    page.mouse.move(x, y)
    expect(page.get_by_text("66, 36")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.get_by_text("Nothing here")).to_be_visible()


def test_taps_by_touch(screen):
    page = screen("Gestures", has_touch=True)
    page.get_by_text("Tap me").tap()
    expect(page.get_by_text("Once", exact=True)).to_be_visible()


def test_taps_with_the_keyboard_alone(screen):
    page = screen("Gestures")
    page.get_by_text("Tap me").locator("xpath=ancestor-or-self::*[@tabindex][1]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Once", exact=True).or_(page.get_by_text("Twice", exact=True))).to_be_visible()


def test_the_focus_is_told_and_moved(screen):
    page = screen("Focus and keys")
    page.get_by_role("textbox", name="Place").click()
    expect(page.get_by_text("Focus: place")).to_be_visible()
    page.get_by_role("button", name="Edit the name").click()
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    expect(page.get_by_text("Focus: name")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Place")).to_be_focused()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Focus: none")).to_be_visible()


def test_keys_go_to_the_view_with_the_focus(screen):
    page = screen("Focus and keys")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("No key yet")).to_be_visible()
    page.get_by_text("No key yet").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Up", exact=True)).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="Save 1")).to_be_visible()


def test_an_adjustable_view_takes_the_arrow_keys(screen):
    page = screen("Focus and keys")
    page.get_by_role("spinbutton", name="Stars").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("★★★★", exact=True)).to_be_visible()


@pytest.mark.parametrize("latency", [None, 150])
def test_a_drag_by_touch(screen, latency):
    page = screen("Gestures", latency=latency, has_touch=True)
    touch_drag(page, middle(page.get_by_text("Drag me")), (30, 20))
    expect(page.get_by_text("By 30, 20")).to_be_visible()


def test_a_press_then_a_drag(screen):
    page = screen("Gestures")
    x, y = middle(page.get_by_text("Press, then drag"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(400)
    page.mouse.move(x + 12, y + 12, steps=3)
    expect(page.get_by_text("Dragging", exact=True)).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Done", exact=True)).to_be_visible()


def test_the_page_scrolls_under_a_finger_that_begins_on_a_tap(screen):
    page = screen("Gestures", has_touch=True)
    page.set_viewport_size({"width": 390, "height": 400})
    touch_drag(page, middle(page.get_by_text("Tap me")), (0, -120))
    page.wait_for_function("() => [...document.querySelectorAll('.scroll')].some((node) => node.scrollTop > 50)")
    expect(page.get_by_text("Tap me")).to_have_count(1)


def test_the_tab_key_goes_through_what_can_have_the_focus(screen):
    page = screen("Focus and keys")
    page.get_by_role("textbox", name="Name").focus()
    expected = [
        page.get_by_role("textbox", name="Place"), page.get_by_role("button", name="Edit the name"),
        page.get_by_role("button", name="Done"), page.get_by_placeholder("Code of two digits"), page.get_by_text("No key yet"),
        page.get_by_role("button", name="Save 0"), page.get_by_role("spinbutton", name="Stars"),
    ]
    for each in expected:
        page.keyboard.press("Tab")
        expect(each).to_be_focused()
    assert violations(page) == []


def test_a_pointer_is_told_of_no_faster_than_the_app_answers(screen):
    page = screen("Gestures", latency=300)
    tile = page.get_by_text("Nothing here")
    x, y = middle(tile)
    most = 0
    for step in range(40):
        page.mouse.move(x - 40 + 2 * step, y)
        most = max(most, page.evaluate("() => outbox.unacknowledged.filter(([, name]) => name === 'hover').length"))
    assert 0 < most <= 3
    # The last place counts.
    expect(page.get_by_text("104, 36")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.get_by_text("Nothing here")).to_be_visible()


def test_a_pinch_of_the_wheel_is_told_of_no_faster_than_the_app_answers(screen):
    page = screen("Gestures", latency=150)
    leaf = page.get_by_role("img", name="Leaf")
    width = leaf.bounding_box()["width"]
    page.mouse.move(*middle(leaf))
    page.keyboard.down("Control")
    most = 0
    for _ in range(20):
        page.mouse.wheel(0, -5)
        most = max(most, page.evaluate("() => outbox.unacknowledged.filter(([, name]) => name === 'pointer').length"))
    page.keyboard.up("Control")
    assert 0 < most <= 6
    page.wait_for_function("([node, width]) => node.getBoundingClientRect().width > 2 * width", arg=[leaf.element_handle(), width])


def test_much_that_is_done_without_a_connection_reaches_the_app(serve, new_page, proxy):
    relay = proxy(serve("Gallery"))
    page = open_page(new_page(), relay.url)
    page.get_by_role("button", name="Focus and keys", exact=True).click()
    save = page.get_by_role("button", name="Save 0")
    expect(save).to_be_visible()
    mark(page)
    relay.cut()
    expect(page.locator("html.offline")).to_be_attached()
    # The same press again and again would be taken for impatience.
    done = page.get_by_role("button", name="Done", exact=True).element_handle()
    save.evaluate("(save, done) => { for (let count = 0; count < 350; count++) for (const button of [save, done]) button.click(); }", done)
    relay.restore()
    expect(page.get_by_role("button", name="Save 350")).to_be_visible(timeout=20_000)
    assert is_marked(page)


def test_what_is_typed_without_a_connection_is_one_message_a_field(serve, new_page, proxy):
    relay = proxy(serve("Gallery"))
    page = open_page(new_page(), relay.url)
    page.get_by_role("button", name="Forms and lists", exact=True).click()
    field = page.get_by_role("textbox", name="Name")
    field.fill("Ada")
    page.wait_for_function("() => !outbox.unacknowledged.length")
    relay.cut()
    expect(page.locator("html.offline")).to_be_attached()
    field.press("End")
    page.keyboard.type(" Lovelace")
    assert page.evaluate("() => outbox.unacknowledged.filter(([, name]) => name === 'edit').length") == 1
    relay.restore()
    page.wait_for_function("() => !outbox.unacknowledged.length")
    expect(field).to_have_value("Ada Lovelace")


def test_thousands_of_keys_in_several_fields_with_presses_between_arrive(serve, new_page, proxy):
    """5,000 keys without a connection, with the focus here and there: each field has its own, and presses come where they were."""
    relay = proxy(serve("Gallery"))
    page = open_page(new_page(), relay.url)
    page.get_by_role("button", name="Controls", exact=True).click()
    fields = [page.get_by_placeholder("Name"), page.get_by_label("Notes").last]
    for field in fields:
        field.fill("")
    stepper = page.get_by_role("button", name="Increment").first
    said = page.get_by_text("Scoops:").first
    before = int(said.inner_text().split()[-1])
    page.wait_for_function("() => !outbox.unacknowledged.length")
    mark(page)
    relay.cut()
    expect(page.locator("html.offline")).to_be_attached()
    texts = ["", ""]
    for round in range(10):
        for place, field in enumerate(fields):
            field.press("Control+End")
            text = f"{round}{place} " + "abcdefghij" * 25
            page.keyboard.type(text)
            texts[place] += text
        if round in (1, 5, 8):
            stepper.click()
    assert sum(map(len, texts)) > 5000
    relay.restore()
    page.wait_for_function("() => !outbox.unacknowledged.length && outbox.socket?.readyState === WebSocket.OPEN", timeout=30_000)
    expect(said).to_have_text(f"Scoops: {before + 3}")
    assert is_marked(page)
    # The page that is loaded once more has all that it shows from the app.
    page.reload()
    for text, field in zip(texts, fields):
        expect(field).to_have_value(text)
    expect(said).to_have_text(f"Scoops: {before + 3}")


def test_the_scene_is_active_again_in_a_page_that_is_loaded_again(screen):
    page = screen("Focus and keys")
    expect(page.get_by_text("Scene: active")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Show Source")).to_be_visible()
    expect(page.get_by_text("Scene: active")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.get_by_text("Scene: active")).to_be_visible()


def test_the_scene_of_a_page_that_opens_unseen_is_in_the_background(serve, new_page):
    page = new_page()
    page.add_init_script("Object.defineProperty(Document.prototype, 'hidden', { get: () => true })")
    open_page(page, serve("Gallery").url)
    page.get_by_role("button", name="Focus and keys", exact=True).click()
    expect(page.get_by_text("Scene: background")).to_be_visible()


def test_a_field_that_goes_takes_no_focus_from_the_next_one(screen):
    page = screen("Focus and keys", latency=150)
    code = page.get_by_placeholder("Code of two digits")
    place = page.get_by_role("textbox", name="Place")
    code.click()
    expect(page.get_by_text("Focus: none")).to_be_visible()
    page.wait_for_function("() => !outbox.unacknowledged.length")
    page.keyboard.type("12")
    # The app has not heard of that yet.
    page.wait_for_timeout(200)
    place.focus()
    page.keyboard.type("Ghent", delay=60)
    expect(code).to_have_count(0)
    expect(place).to_be_focused()
    expect(place).to_have_value("Ghent")
    expect(page.get_by_text("Focus: place")).to_be_visible()
