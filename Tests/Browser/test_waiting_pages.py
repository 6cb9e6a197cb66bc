"""What a person sees for whom there is no room, or who comes while the app ends."""

import os
import signal
import time
import urllib.error
import urllib.request

import pytest
from pages import LibraryPage, open_page, wait_for_socket
from playwright.sync_api import expect

# Waits are shorter by this in the tests.
HASTE = 5


@pytest.fixture
def waiting_page(new_page):
    """A page in a hurry, and the times of its questions whether there is room."""

    def waiting_page():
        page, times = new_page(), []
        page.add_init_script(f"const late = setTimeout; window.setTimeout = (action, wait) => late(action, wait / {HASTE});")
        page.on("request", lambda request: times.append(time.monotonic()) if request.url.endswith("/ready") else None)
        return page, times

    return waiting_page


def wait_for_questions(page, times, count, timeout=60):
    deadline = time.monotonic() + timeout
    while len(times) < count:
        assert time.monotonic() < deadline, f"only {len(times)} questions"
        page.wait_for_timeout(20)


def test_a_page_for_which_there_is_no_room_says_so_asks_more_and_more_slowly_and_comes_by_itself(serve, new_page, waiting_page):
    options = ["--max-scenes", "1"]
    server = serve("BookReader", options=options)
    first = open_page(new_page(), server.url)
    page, times = waiting_page()
    start = time.monotonic()
    assert page.goto(server.url).status == 503
    heading = page.get_by_role("heading", name="Many people are here right now")
    expect(heading).to_be_visible()
    # Its own looks: without its style it stands at the top.
    assert heading.bounding_box()["y"] > 200
    wait_for_questions(page, times, 3)
    # Refused once more, it goes on where it was.
    assert page.reload().status == 503
    reloaded = time.monotonic()
    wait_for_questions(page, times, 4)
    for number, (before, after) in enumerate([(start, times[0]), (times[0], times[1]), (times[1], times[2]), (reloaded, times[3])]):
        assert after - before > 0.7 * 5 * 1.5**number / HASTE, number
    # While the app is away nothing happens to it.
    first.context.close()
    server.stop()
    wait_for_questions(page, times, 5)
    expect(heading).to_be_visible()
    serve("BookReader", server.port, options)
    expect(LibraryPage(page).rows.first).to_be_visible(timeout=30_000)
    wait_for_socket(page)


@pytest.mark.firefox
def test_a_page_that_waits_comes_when_somebody_goes(serve, new_page, waiting_page):
    server = serve("BookReader", options=["--max-scenes", "1"])
    first = open_page(new_page(), server.url)
    page, times = waiting_page()
    page.goto(server.url)
    wait_for_questions(page, times, 1)
    first.context.close()
    expect(LibraryPage(page).rows.first).to_be_visible(timeout=60_000)


def test_a_page_that_is_opened_while_the_app_ends_says_so(serve, new_page, waiting_page):
    server = serve("BookReader", options=["--drain", "60"])
    open_page(new_page(), server.url)
    os.killpg(server.process.pid, signal.SIGTERM)
    page, times = waiting_page()
    for _ in range(100):
        if page.goto(server.url).status == 503:
            break
    expect(page.get_by_role("heading", name="This app is being started again")).to_be_visible()
    expect(page.get_by_text("This page tries again by itself.")).to_be_visible()
    server.stop()
    serve("BookReader", server.port)
    expect(LibraryPage(page).rows.first).to_be_visible(timeout=30_000)


def test_without_scripts_the_page_tries_again_too(serve, new_page):
    """By what a browser without scripts reads: a page that loads itself again cannot be closed reliably by Playwright."""
    server = serve("BookReader", options=["--max-scenes", "1"])
    open_page(new_page(), server.url)
    with pytest.raises(urllib.error.HTTPError, match="503") as refused:
        urllib.request.urlopen(server.url)
    assert '<noscript><meta http-equiv="refresh" content="30"></noscript>' in refused.value.read().decode()


@pytest.mark.parametrize("kind", ["js", "css"])
def test_a_page_of_which_a_part_does_not_come_says_so_and_loads_itself_anew(serve, waiting_page, kind):
    page, times = waiting_page()
    cut = []

    def cut_once(route):
        cut.append(route.request.url)
        route.abort("connectionreset") if len(cut) == 1 else route.continue_()

    page.route(f"**/oriel-*.{kind}", cut_once)
    page.goto(serve("BookReader").url)
    expect(page.get_by_text("A part of this page is missing. It tries again by itself.")).to_be_visible()
    wait_for_questions(page, times, 1)
    page.wait_for_function("() => typeof outbox !== 'undefined' && outbox.socket?.readyState === WebSocket.OPEN", timeout=60_000)
    expect(page.get_by_text("A part of this page is missing")).to_have_count(0)
    page.get_by_role("button", name="Add Book").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(cut) == 2


def test_where_connections_run_out_a_page_says_so_and_comes_by_itself(serve, new_page, waiting_page):
    server = serve("BookReader", options=["--max-connections", "1"])
    # A browser opens two connections at times, and then this page waits, too, until it has one for itself.
    first = new_page()
    first.goto(server.url)
    expect(LibraryPage(first).rows.first).to_be_visible(timeout=60_000)
    first.wait_for_function("() => typeof outbox !== 'undefined' && outbox.socket?.readyState === WebSocket.OPEN", timeout=60_000)
    page, times = waiting_page()
    for _ in range(100):
        # Until nothing but the socket is left of the first page.
        if page.goto(server.url).status == 503:
            break
    expect(page.get_by_role("heading", name="Many people are here right now")).to_be_visible()
    wait_for_questions(page, times, 1)
    first.context.close()
    expect(LibraryPage(page).rows.first).to_be_visible(timeout=60_000)
