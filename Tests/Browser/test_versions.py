"""Pages of another build than the app."""

import re

from pages import press
from playwright.sync_api import expect

VERSION = re.compile(r"(?<=\nversion: )\d+(?=,\n)")


class OldScript:
    """Gives a page the script of another build, so many times."""

    def __init__(self, page, times):
        self.times = times
        self.loads = 0
        page.route(re.compile(r"/oriel-\w+\.js$"), self._answer)

    def _answer(self, route):
        response = route.fetch()
        self.loads += 1
        text, count = VERSION.subn("0", response.text()) if self.loads <= self.times else (response.text(), 1)
        assert count == 1
        route.fulfill(response=response, body=text)


def test_a_page_of_another_build_loads_itself_anew_once(serve, new_page):
    page = new_page()
    script = OldScript(page, times=1)
    page.goto(serve("Almanac").url)
    page.wait_for_function("() => typeof scene !== 'undefined' && scene.version > 0 && outbox.socket?.readyState === WebSocket.OPEN")
    press(page, "Pick")
    expect(page.get_by_text("2 baskets of apples")).to_be_visible()
    assert script.loads == 2


def test_a_page_that_comes_in_another_version_again_and_again_waits_for_the_person(serve, new_page):
    page = new_page()
    script = OldScript(page, times=3)
    page.goto(serve("Almanac").url)
    region = page.get_by_role("region", name="Another version")
    expect(region).to_contain_text("another version of the app")
    assert script.loads == 2
    # It goes in no circle, and neither does whoever tries.
    region.get_by_role("button", name="Load the page again").click()
    page.wait_for_function("() => typeof scene !== 'undefined'")
    expect(region).to_be_visible()
    assert script.loads == 3
    region.get_by_role("button", name="Load the page again").click()
    page.wait_for_function("() => typeof scene !== 'undefined' && scene.version > 0 && outbox.socket?.readyState === WebSocket.OPEN")
    press(page, "Pick")
    expect(page.get_by_text("2 baskets of apples")).to_be_visible()
    expect(region).to_have_count(0)
    assert script.loads == 4
