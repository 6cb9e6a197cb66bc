"""What somebody presses while its answer is on its way."""

import pytest
from pages import LibraryPage, open_page
from playwright.sync_api import expect


@pytest.fixture
def cut_off(serve, new_page, proxy):
    """A page whose connection is lost, and what brings it back."""
    relay = proxy(serve("Almanac"))
    page = open_page(new_page(), relay.url)
    return page, relay


def test_whoever_presses_again_in_vain_has_pressed_once(cut_off):
    page, relay = cut_off
    button = page.get_by_role("button", name="Pick", exact=True)
    relay.cut()
    page.wait_for_function("() => outbox.socket?.readyState !== WebSocket.OPEN")
    for _ in range(5):
        button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_have_css("opacity", "0.6")
    page.mouse.move(0, 0)
    relay.restore()
    expect(button).not_to_have_attribute("aria-busy", "true")
    expect(button).to_have_css("opacity", "1")
    expect(page.get_by_text("baskets of apples")).to_have_text("2 baskets of apples")
    button.click()
    expect(page.get_by_text("3 baskets of apples")).to_be_visible()


def test_whoever_waits_for_a_slow_answer_has_pressed_once(serve, new_page):
    page = open_page(new_page(), serve("Almanac").url, latency=1000)
    button = page.get_by_role("button", name="Pick", exact=True)
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    page.wait_for_timeout(700)
    button.click()
    expect(page.get_by_text("2 baskets of apples")).to_be_visible()
    expect(button).not_to_have_attribute("aria-busy", "true")
    button.click()
    expect(page.get_by_text("3 baskets of apples")).to_be_visible()


def test_a_quick_series_counts_each_press(serve, new_page):
    page = open_page(new_page(), serve("Almanac").url, latency=300)
    button = page.get_by_role("button", name="Pick", exact=True)
    for _ in range(8):
        button.click()
    expect(page.get_by_text("9 baskets of apples")).to_be_visible()


def test_what_was_done_in_between_makes_it_another_press(serve, new_page, proxy):
    relay = proxy(serve("BookReader"))
    library = LibraryPage(open_page(new_page(), relay.url))
    library.edit("Emma")
    expect(library.dialog).to_contain_text("35% read")
    relay.cut()
    library.page.wait_for_function("() => outbox.socket?.readyState !== WebSocket.OPEN")
    more, less = library.button("+ 5%"), library.button("− 5%")
    for button in [more, less, more, more]:
        button.click()
    relay.restore()
    expect(library.dialog).to_contain_text("40% read")


def test_an_address_makes_no_page_slow(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url + "?latency=2000")
    assert page.evaluate("() => scene.latency") == 0
