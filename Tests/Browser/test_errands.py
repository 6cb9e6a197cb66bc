"""Models that stay: what a person adds, changes and removes is there in every window, and after the app has been killed."""

import signal

import pytest
from pages import Finger, expect_at, middle, open_page, press, settle, touch_drag, switch, wait_for_another_page
from playwright.sync_api import expect


def add(page, title, field="New errand"):
    box = page.get_by_role("textbox", name=field)
    box.fill(title)
    box.press("Enter")
    expect(box).to_have_value("")


def row(page, title):
    return page.get_by_role("listitem").filter(has_text=title)


@pytest.mark.smoke
def test_what_was_saved_is_there_in_another_window_and_after_the_app_was_killed(serve, new_page):
    server = serve("Errands")
    page, other = open_page(new_page(), server.url), open_page(new_page(), server.url)
    add(page, "Bread")
    add(page, "Stamps")
    expect(page.get_by_text("2 of 2 to do")).to_be_visible()
    expect(row(other, "Stamps")).to_be_visible()
    row(other, "Bread").get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_text("1 of 2 to do")).to_be_visible()
    expect(row(page, "Bread").get_by_role("button", name="Not done", exact=True)).to_be_visible()
    settle(page)
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    serve(server.name, server.port, data=server.data)
    again = open_page(new_page(), server.url)
    expect(again.get_by_text("1 of 2 to do")).to_be_visible()
    expect(row(again, "Bread").get_by_role("button", name="Not done", exact=True)).to_be_visible()
    # The windows that were open come back by themselves.
    wait_for_another_page(page)
    expect(row(page, "Stamps")).to_be_visible()


def test_an_editor_writes_to_the_model_and_a_relationship_has_two_sides(serve, new_page):
    server = serve("Errands")
    page, other = open_page(new_page(), server.url), open_page(new_page(), server.url)
    add(page, "Stamps")
    row(page, "Stamps").locator(".nav-link").click()
    expect(page.get_by_role("heading", name="Stamps")).to_be_visible()
    page.get_by_role("textbox", name="Title").fill("Ten stamps")
    expect(row(other, "Ten stamps")).to_be_visible()
    add(page, "Post office", "Another shop")
    # A section that comes has rows as one that was there.
    shop = other.get_by_role("listitem").filter(has=other.get_by_text("Post office", exact=True)).last
    expect(shop.locator("[data-badge]")).to_have_attribute("data-badge", "1")
    assert shop.bounding_box()["width"] == row(other, "Ten stamps").bounding_box()["width"]
    # The same name is the same shop: the errand's row names it, and one row is its own.
    add(page, "Post office", "Another shop")
    expect(row(other, "Post office")).to_have_count(2)
    switch(page, "Done").click()
    expect(other.get_by_text("0 of 1 to do")).to_be_visible()
    press(other, "Clear")
    expect(other.get_by_text("0 of 0 to do")).to_be_visible()
    expect(row(other, "Post office")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(serve, new_page, screenshots, scheme):
    page = new_page(color_scheme=scheme)
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, serve("Errands").url)
    for title in ["Bread", "Stamps", "Tickets for Saturday"]:
        add(page, title)
    row(page, "Stamps").get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_text("2 of 3 to do")).to_be_visible()
    settle(page)
    page.screenshot(path=screenshots / f"Errands-{scheme}.png", animations="disabled")


def test_a_row_that_can_be_deleted_slides_with_the_finger(serve, new_page):
    page = open_page(new_page(has_touch=True), serve("Errands").url)
    page.set_viewport_size({"width": 390, "height": 844})
    for title in ("Bread", "Stamps"):
        add(page, title)
        expect(row(page, title)).to_be_visible()
    settle(page)
    words = row(page, "Bread").get_by_text("Bread")
    start = words.bounding_box()["x"]
    finger = Finger(page, middle(row(page, "Bread")))
    finger.move(-20, 0)
    finger.move(-50, 0)
    expect_at(words, start - 50)
    finger.lift()
    delete = row(page, "Bread").get_by_role("button", name="Delete")
    expect_at(words, start - round(delete.bounding_box()["width"]))
    # Chromium takes a tap so soon after a movement for its end.
    delete.click()
    expect(row(page, "Bread")).to_have_count(0)
    # As far as it goes.
    touch_drag(page, middle(row(page, "Stamps")), (-180, 0))
    expect(row(page, "Stamps")).to_be_visible()
    row(page, "Stamps").get_by_text("Stamps").tap()
    settle(page)
    x, y = middle(row(page, "Stamps"))
    touch_drag(page, (x + 150, y), (-300, 0))
    expect(row(page, "Stamps")).to_have_count(0)
