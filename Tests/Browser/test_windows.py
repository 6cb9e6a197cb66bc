"""Commands with their menu and shortcuts, and windows of several scenes."""

import re

import pytest
from pages import open_page
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("Numbers")


@pytest.fixture
def page(server, new_page):
    page = new_page()
    page.set_viewport_size({"width": 1100, "height": 700})
    page = open_page(page, server.url)
    expect(page.get_by_text("1,000,000 numbers", exact=True)).to_be_visible()
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_commands_stand_in_one_menu_with_their_shortcuts(page, scheme, screenshots):
    page.emulate_media(color_scheme=scheme)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.screenshot(path=screenshots / f"commands-{scheme}.png")
    item = page.get_by_role("menuitem", name="One More")
    expect(item).to_be_visible()
    expect(page.get_by_role("menuitem", name="New Window")).to_be_visible()
    item.click()
    expect(page.get_by_text("1,000,001 numbers", exact=True)).to_be_visible()
    expect(item).not_to_be_visible()


def test_the_views_of_a_window_stand_below_its_commands(page):
    top = page.get_by_text("1,000,000 numbers", exact=True)
    bar = page.locator(".commands").bounding_box()
    assert bar["y"] == 0 and bar["height"] == 28
    assert top.bounding_box()["y"] >= 28
    page.set_viewport_size({"width": 390, "height": 700})
    expect(page.locator(".commands")).not_to_be_visible()
    # It has the window's own edge then.
    page.wait_for_function("node => node.getBoundingClientRect().top < 28", arg=top.element_handle())


def test_shortcuts_choose_commands_in_narrow_windows_too(page):
    page.set_viewport_size({"width": 390, "height": 700})
    expect(page.get_by_role("button", name="Menu", exact=True)).not_to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.get_by_text("1,000,001 numbers", exact=True)).to_be_visible()


def test_a_window_for_a_value_opens_once_and_its_address_follows_the_value(page):
    def show_largest():
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("menuitem", name="Show the Largest").click()

    with page.context.expect_page() as opened:
        show_largest()
    window = opened.value
    expect(window.get_by_text("999,999", exact=True)).to_be_visible()
    expect(window).to_have_title(re.compile("Number"))
    window.get_by_role("button", name="Next").click()
    expect(window.get_by_text("1,000,000", exact=True)).to_be_visible()
    expect(window).to_have_url(re.compile("value=1000000&mark=[0-9a-f]{32}$"))
    window.reload()
    expect(window.get_by_text("1,000,000", exact=True)).to_be_visible()


def test_an_address_of_no_scene_is_not_found(page, server):
    assert page.request.get(server.url + "/window/nothing").status == 404
    assert page.request.get(server.url + "/settings").status == 404


def test_a_window_that_shows_another_page_shows_the_apps_again(page, server):
    def show_largest():
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("menuitem", name="Show the Largest").click()

    with page.context.expect_page() as opened:
        show_largest()
    window = opened.value
    expect(window.get_by_text("999,999", exact=True)).to_be_visible()
    window.evaluate("(address) => location.assign(address)", server.url.replace("127.0.0.1", "localhost") + "window/nothing")
    expect(window.get_by_text("The app has no scene")).to_be_visible()
    show_largest()
    expect(window.get_by_text("999,999", exact=True)).to_be_visible()
