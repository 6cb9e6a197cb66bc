"""What a person sees and keeps when the app ends and starts again."""

import base64
import fcntl
import os
import pathlib
import signal
import socket
import subprocess
import time
import urllib.request

import pytest
from app_server import free_port
from pages import LibraryPage, mark, open_page, search_gallery, wait_for_another_page, wait_for_socket
from playwright.sync_api import expect
from raw_window import Crowd


@pytest.fixture
def serve_again(serve):
    """Kills an app as a crash does, and starts it again at the same port."""

    def serve_again(server, wait=0.5):
        server.stop()
        time.sleep(wait)
        return serve(server.name, server.port, data=server.data)

    return serve_again


@pytest.mark.smoke
def test_a_page_comes_back_by_itself_with_what_was_typed(serve, serve_again, new_page):
    server = serve("Gallery")
    page, field = search_gallery(new_page(), server.url, "Gra")
    mark(page)
    # In the middle of typing.
    server.process.kill()
    field.press_sequentially("dients")
    serve_again(server)
    wait_for_another_page(page)
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Gradients", exact=True)).to_be_visible()
    expect(page.get_by_placeholder("Search")).to_have_value("Gradients")
    # Whoever is in the middle of a word goes on with it.
    expect(page.get_by_placeholder("Search")).to_be_focused()
    page.keyboard.type(" too")
    expect(page.get_by_placeholder("Search")).to_have_value("Gradients too")


def test_what_came_back_and_was_changed_since_does_not_come_back_again(serve, serve_again, new_page):
    server = serve("Gallery")
    page, field = search_gallery(new_page(), server.url, "Gradients")
    mark(page)
    server = serve_again(server)
    wait_for_another_page(page)
    expect(field).to_have_value("Gradients")
    wait_for_socket(page)
    page.wait_for_function("() => outbox.unacknowledged.length === 0")
    field.fill("")
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_be_visible()
    for again in [page.reload, lambda: serve_again(server)]:
        mark(page)
        again()
        wait_for_another_page(page)
        page.wait_for_function("() => typeof sceneHeard !== 'undefined' && sceneHeard && performance.now() > sceneHeard + 2000")
        expect(field).to_have_value("")
        expect(page.locator(".unrestored")).to_have_count(0)


def test_what_was_typed_comes_back_in_its_own_form_and_in_no_other(serve, serve_again, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    library = LibraryPage(page)
    library.edit("Pride and Prejudice")
    library.author.fill("A Lady")
    serve_again(server)
    missing = page.get_by_role("region", name="Text that you typed")
    expect(missing).to_contain_text("A Lady", timeout=20_000)
    # Another book of the same author.
    library.edit("Emma")
    expect(missing).to_be_visible()
    expect(library.author).to_have_value("Jane Austen")
    library.close()
    expect(missing).to_be_visible()
    library.edit("Pride and Prejudice")
    expect(library.author).to_have_value("A Lady")
    expect(missing).to_have_count(0)


def test_what_was_typed_comes_back_in_a_form_whose_title_shows_it(serve, serve_again, new_page):
    server = serve("StoringApp")
    page = open_page(new_page(), server.url)
    page.get_by_role("button", name="Rename").click()
    field = page.get_by_role("textbox", name="Name")
    field.fill("Beatrice")
    expect(page.get_by_role("heading", name="Renaming Beatrice")).to_be_visible()
    serve_again(server)
    missing = page.get_by_role("region", name="Text that you typed")
    expect(missing).to_contain_text("Beatrice", timeout=20_000)
    page.get_by_role("button", name="Rename").click()
    expect(field).to_have_value("Beatrice")
    expect(page.get_by_role("heading", name="Renaming Beatrice")).to_be_visible()
    expect(missing).to_have_count(0)


def test_a_page_that_came_back_says_what_was_not_done(serve, serve_again, new_page, proxy):
    server = serve("Almanac")
    relay = proxy(server)
    page = open_page(new_page(), relay.url)
    mark(page)
    relay.cut()
    page.get_by_role("button", name="Pick", exact=True).click()
    serve_again(server)
    relay.restore()
    wait_for_another_page(page)
    region = page.get_by_role("region", name="What was not done")
    expect(region).to_contain_text("What you did last was not done.")
    region.get_by_role("button", name="Dismiss").click()
    expect(region).to_have_count(0)


def test_whoever_has_to_sign_in_again_is_told_so_and_goes_on_with_what_was_typed(serve, new_page, put_in_front):
    gate = "if ($cookie_pass = '') { return 302 https://login.example/; }"
    proxy = put_in_front("nginx", settings=gate)
    server = serve("Gallery", options=["--public-origin", proxy.url, "--trusted-proxy", "127.0.0.1"])
    proxy.start(server.port)
    page = new_page()
    sign_in = [{"name": "pass", "value": "1", "url": proxy.url}]
    page.context.add_cookies(sign_in)
    page, field = search_gallery(page, proxy.url, "Gra")
    page.context.clear_cookies(name="pass")
    page.evaluate("outbox.socket.close()")
    field.press_sequentially("dients")
    region = page.get_by_role("region", name="Signed out")
    expect(region).to_contain_text("sign in again", timeout=20_000)
    # In another tab.
    page.context.add_cookies(sign_in)
    expect(region).to_have_count(0, timeout=20_000)
    expect(field).to_have_value("Gradients")
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_have_count(0)


def test_text_of_a_form_that_is_closed_now_is_shown_and_comes_back_with_the_form(serve, serve_again, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("A title that took long")
    serve_again(server)
    missing = page.get_by_role("region", name="Text that you typed")
    expect(missing).to_contain_text("A title that took long", timeout=20_000)
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(library.title).to_have_value("A title that took long")
    expect(missing).to_have_count(0)
    expect(library.rows.first).to_contain_text("A title that took long")


def test_a_page_that_came_back_names_what_is_closed_now(serve, serve_again, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(library.dialog).to_be_visible()
    server = serve_again(server)
    closed = page.get_by_role("region", name="What was closed")
    expect(closed).to_contain_text("What you had open is closed now: Edit Book.", timeout=20_000)
    # As long as it is.
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(closed).to_have_count(0)
    page.keyboard.press("Escape")
    # The next restart finds nothing open.
    expect(library.dialog).to_have_count(0)
    mark(page)
    serve_again(server)
    wait_for_another_page(page)
    page.wait_for_function("() => performance.now() > 3000")
    expect(page.locator(".unrestored")).to_have_count(0)


def test_a_page_of_a_stack_that_is_not_there_any_more_is_named_until_it_is_dismissed(serve, serve_again, new_page):
    server = serve("Gallery")
    page = open_page(new_page(), server.url)
    page.get_by_role("button", name="Navigation", exact=True).click()
    page.get_by_role("button", name="About", exact=True).click()
    expect(page.get_by_text("Fruit from all over the country.")).to_be_visible()
    serve_again(server)
    closed = page.get_by_role("region", name="What was closed")
    expect(closed).to_contain_text("closed now: About.", timeout=20_000)
    closed.get_by_role("button", name="Dismiss").click()
    expect(closed).to_have_count(0)
    page.reload()
    page.wait_for_function("() => performance.now() > 3000")
    expect(closed).to_have_count(0)


def test_while_the_app_is_away_the_page_stays_what_it_is(serve, serve_again, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    library = LibraryPage(page)
    server.stop()
    page.wait_for_function("() => document.documentElement.classList.contains('offline')")
    page.wait_for_timeout(3000)
    expect(library.rows.first).to_be_visible()
    page.evaluate("""() => new MutationObserver(() => {
        if (!document.documentElement.classList.contains("offline")) sessionStorage.setItem("was useless", "yes");
    }).observe(document.documentElement, { attributeFilter: ["class"] })""")
    serve_again(server)
    expect(library.rows.first).to_be_visible()
    page.wait_for_function("() => outbox.socket?.readyState === WebSocket.OPEN && !document.documentElement.classList.contains('offline')", timeout=20_000)
    # The new app does not know the old page, which never said that it could be used.
    assert page.evaluate("() => sessionStorage.getItem('was useless')") is None
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(library.dialog).to_be_visible()


def test_without_cookies_a_page_says_what_it_needs(serve, new_page, put_in_front):
    proxy = put_in_front("haproxy", settings="http-response del-header Set-Cookie")
    server = serve("BookReader", options=["--public-origin", proxy.url])
    proxy.start(server.port)
    page = new_page()
    page.goto(proxy.url)
    expect(page.get_by_role("alert")).to_contain_text("needs cookies", timeout=20_000)


def test_a_log_that_nobody_reads_stops_nothing(products, tmp_path):
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) | os.O_NONBLOCK)
    with pytest.raises(BlockingIOError):
        while True:
            os.write(writer, b"x" * 1024)
    fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) & ~os.O_NONBLOCK)
    port = free_port()
    app = subprocess.Popen(
        [str(pathlib.Path(products) / "BookReader"), "--port", str(port), "--no-open"], stdout=subprocess.DEVNULL, stderr=writer)
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(500):
            try:
                urllib.request.urlopen(f"{url}/ready")
                break
            except OSError:
                time.sleep(0.02)
        # What sends wrong messages gets its line in the log.
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(
                    f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
                    f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode())
                connection.recv(1000)
                connection.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")
                connection.recv(1000)
        assert urllib.request.urlopen(url).status == 200
        app.send_signal(signal.SIGTERM)
        assert app.wait(10) == 0
    finally:
        app.kill()
        os.close(reader)
        os.close(writer)


def test_a_crash_under_many_windows_and_ten_tabs_in_the_middle_of_typing(serve, browser):
    """Killed while all type, and started again: each tab comes back by itself, with every character. `CROWD=1000` is for a thousand."""
    count = int(os.environ.get("CROWD", "100"))
    options = ["--max-scenes", "3000"]
    server = serve("BookReader", options=options)
    texts = [f"Title {number} that is typed while the app ends, and on after that" for number in range(10)]
    with Crowd(server.port, count) as crowd:
        contexts = [browser.new_context(viewport={"width": 900, "height": 700}) for _ in texts]
        pages = [context.new_page() for context in contexts]
        for number, (page, text) in enumerate(zip(pages, texts)):
            open_page(page, server.url)
            LibraryPage(page).rows.nth(number).get_by_role("button", name="Edit").click()
            LibraryPage(page).title.fill(text[:10])
        server.stop()
        for page, text in zip(pages, texts):
            LibraryPage(page).title.press_sequentially(text[10:40])
        crowd.comes_back()
        again = serve("BookReader", server.port, options=options)
        for number, (page, text) in enumerate(zip(pages, texts)):
            # Some have come back before they have finished.
            missing = page.get_by_role("region", name="Text that you typed")
            expect(missing).to_contain_text(text[:40], timeout=60_000)
            LibraryPage(page).rows.nth(number).get_by_role("button", name="Edit").click()
            expect(LibraryPage(page).title).to_have_value(text[:40])
            LibraryPage(page).title.press_sequentially(text[40:])
            expect(LibraryPage(page).title).to_have_value(text)
        crowd.is_back()
        shown = urllib.request.urlopen(again.url + "metrics").read().decode()
        assert f"oriel_scenes_shown {count + len(pages)}\n" in shown
        for context in contexts:
            context.close()


def test_what_a_scene_stores_is_there_again_with_the_sheet_that_it_shows(serve, serve_again, new_page):
    server = serve("Gallery")
    page = open_page(new_page(), server.url)
    page.get_by_role("button", name="Tabs", exact=True).click()
    page.get_by_role("button", name="Go to Tab 3").click()
    expect(page.get_by_text("Nobody has signed in")).to_be_visible()
    page.get_by_role("button", name="Sheets", exact=True).click()
    page.get_by_role("button", name="Show Sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    mark(page)
    serve_again(server)
    wait_for_another_page(page)
    # The screen, the sheet on it, and what is behind a tab of another screen.
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Tabs", exact=True).click()
    expect(page.get_by_text("Nobody has signed in")).to_be_visible()


def test_what_an_app_stores_is_there_after_a_crash_and_its_documents_are_in_its_own_folder(serve, serve_again, new_page):
    server = serve("StoringApp")
    page = open_page(new_page(), server.url)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(f"saved at {server.data}/Documents")).to_be_visible()
    page.get_by_role("button", name="Store", exact=True).click()
    expect(page.get_by_text("pressed")).to_be_visible()
    file = server.data / "Library" / "Preferences" / "StoringApp.plist"
    deadline = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert f"StoringApp keeps its data in {server.data}\n" in server.log.read_text()
    mark(page)
    again = serve_again(server)
    wait_for_another_page(page)
    expect(page.get_by_text("pressed")).to_be_visible()
    assert (again.data / "Documents" / "x.data").read_text() == "x"


def test_a_new_window_has_values_of_its_own(serve, new_page):
    server = serve("Gallery")
    page = open_page(new_page(), server.url)
    page.get_by_role("button", name="Tabs", exact=True).click()
    expect(page.get_by_role("button", name="Go to Tab 3")).to_be_visible()
    page.wait_for_function("() => Object.keys(keptValues).length > 0")
    # In the same tab, and in one that a page has opened.
    open_page(page, server.url)
    expect(page.get_by_role("button", name="Go to Tab 3")).to_have_count(0)
    page.get_by_role("button", name="Tabs", exact=True).click()
    expect(page.get_by_role("button", name="Go to Tab 3")).to_be_visible()
    with page.expect_popup() as opened:
        page.evaluate("void open('/')")
    opened.value.wait_for_function("() => typeof outbox !== 'undefined' && outbox.socket?.readyState === WebSocket.OPEN && !outbox.unacknowledged.length")
    expect(opened.value.get_by_role("button", name="Go to Tab 3")).to_have_count(0)


def test_what_was_typed_is_kept_when_a_page_is_loaded_again_while_the_app_is_away(serve, new_page):
    server = serve("Gallery")
    page, field = search_gallery(new_page(), server.url, "Gra")
    page.wait_for_function("() => !outbox.unacknowledged.length")
    server.stop()
    field.press_sequentially("dients")
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        page.reload()
    # The browser's own page about it comes a moment later.
    page.wait_for_function("() => location.protocol === 'chrome-error:'")
    serve("Gallery", server.port)
    page.goto(server.url)
    expect(page.get_by_placeholder("Search")).to_have_value("Gradients")
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_have_count(0)
    expect(page.get_by_role("region", name="Text that you typed")).to_have_count(0)
