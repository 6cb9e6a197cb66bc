"""What a browser, its settings and its extensions do to a page behind the app's back."""

import json
import time

from pages import LibraryPage, open_page, press, search_gallery
from playwright.sync_api import expect


def test_a_text_that_was_translated_shows_the_apps_next_value(serve, new_page):
    page = open_page(new_page(), serve("Almanac").url)
    baskets = page.get_by_text("1 basket")
    # As a browser's translation does it.
    baskets.evaluate("""(node) => {
      const font = document.createElement("font");
      font.textContent = node.textContent;
      node.replaceChildren(font);
    }""")
    press(page, "Pick")
    expect(page.get_by_text("2 baskets of apples")).to_be_visible()


def test_a_page_in_which_a_node_was_moved_gets_all_of_it_anew(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    library = LibraryPage(page)
    page.evaluate("""() => {
      const row = document.querySelector(".list .row:has([data-id])");
      row.parentElement.closest(".list").before(row.cloneNode(true));
      row.replaceWith(document.createElement("hr"));
    }""")
    press(page, "Add Book")
    expect(library.dialog).to_be_visible()
    library.close()
    expect(library.row("New Book")).to_have_count(1)
    expect(page.locator("hr, .list + .row")).to_have_count(0)


def test_a_page_that_is_changed_again_and_again_never_says_that_it_has_what_it_does_not_show(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    library = LibraryPage(page)
    page.evaluate("""() => {
      globalThis.failures = 0;
      globalThis.claims = 0;
      const insert = operations.i;
      operations.i = (...values) => {
        if (failures === 3) return insert(...values);
        failures++;
        // Once the message has been handled.
        queueMicrotask(() => (claims += scene.appliedCommit !== -1));
        throw new Error("as if something else had changed the page");
      };
    }""")
    for count in range(1, 4):
        press(page, "Add Book")
        expect(library.dialog).to_be_visible()
        assert page.evaluate("[failures, claims]") == [count, 0]
        library.close()
    expect(library.row("New Book")).to_have_count(3)


def test_a_commit_that_fails_when_its_nodes_are_there_is_never_said_to_be_shown(serve, new_page):
    page = new_page()
    joins = []
    page.on("websocket", lambda one: one.on("framesent", lambda text: joins.append(json.loads(text)) if '"join"' in text else None))
    library = LibraryPage(open_page(page, serve("BookReader").url))
    page.evaluate("""() => {
      globalThis.times = [];
      globalThis.claims = 0;
      when("focus", () => {
        times.push(performance.now());
        if (times.length > 2) return;
        // Once the message has been handled.
        queueMicrotask(() => (claims += scene.appliedCommit !== -1));
        throw new Error("as if the browser could not do it");
      });
    }""")
    press(page, "Add Book")
    expect(library.dialog).to_be_visible()
    # The whole tree has failed once more, and came later then.
    page.wait_for_function("() => times.length > 2 && scene.appliedCommit > 0")
    assert page.evaluate("claims") == 0
    assert [commit for _, _, _, commit, *_ in joins] == [0, -1, -1]
    first, second, third = page.evaluate("times.slice(0, 3)")
    assert third - second >= 75
    library.close()
    expect(library.row("New Book")).to_have_count(1)


def test_whoever_gets_a_whole_page_anew_stays_where_they_have_scrolled_to(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    list = page.locator(".list").first
    list.evaluate("(node) => node.scrollTo({ top: 300, behavior: 'instant' })")
    assert list.evaluate("(node) => node.scrollTop") > 200
    top = list.evaluate("(node) => node.scrollTop")
    page.evaluate("""() => {
      globalThis.oldList = document.querySelector(".list");
      scene.appliedCommit = -1;
      outbox.socket.close();
    }""")
    page.wait_for_function("() => !oldList.isConnected && outbox.socket?.readyState === WebSocket.OPEN")
    assert abs(page.locator(".list").first.evaluate("(node) => node.scrollTop") - top) < 2


def test_a_whole_page_comes_over_a_slow_line_however_long_that_takes(serve, new_page, proxy):
    relay = proxy(serve("BookReader"))
    page = open_page(new_page(), relay.url)
    began = time.monotonic()
    # So little is kept for the way that the line says how fast the app sends.
    relay.slow_down(600)
    page.evaluate("""() => {
      globalThis.oldList = document.querySelector(".list");
      globalThis.sockets = 0;
      const real = connect;
      globalThis.connect = () => (sockets++, real());
      scene.appliedCommit = -1;
      outbox.socket.close();
    }""")
    page.wait_for_function("() => !oldList.isConnected", timeout=60_000)
    # Longer than the page bears silence.
    assert time.monotonic() - began > 14
    assert page.evaluate("sockets") == 1
    expect(LibraryPage(page).row("Emma")).to_have_count(1)


def test_a_browser_that_keeps_nothing_shows_the_app(serve, new_page):
    page = new_page()
    page.add_init_script("""Object.defineProperty(window, "sessionStorage", {
      get() { throw new DOMException("The operation is insecure.", "SecurityError"); }
    })""")
    open_page(page, serve("Almanac").url)
    press(page, "Pick")
    expect(page.get_by_text("2 baskets of apples")).to_be_visible()


def test_a_browser_without_room_keeps_the_page_with_what_was_typed(serve, new_page):
    server = serve("Gallery")
    page, field = search_gallery(new_page(), server.url, "Gra")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('No room', 'QuotaExceededError'); }; }")
    server.process.kill()
    field.press_sequentially("dients")
    server.stop()
    serve("Gallery", server.port)
    region = page.get_by_role("region", name="Text that you typed")
    expect(region).to_contain_text("copy it from its field", timeout=20_000)
    expect(field).to_have_value("Gradients")
    region.get_by_role("button", name="Load the page again").click()
    expect(region).to_have_count(0)
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_be_visible()


def test_in_a_sheet_too_a_person_is_told_that_the_app_is_away(serve, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(library.dialog).to_be_visible()
    server.stop()
    # Within the sheet, as what is outside of it is not read out.
    status = library.dialog.get_by_role("status")
    expect(status).to_have_text("Reconnecting…")
    expect(status).to_be_visible()
    box = status.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 450) < 2 and box["y"] > 600
    # Closed by the app's next word, the sheet leaves it behind.
    page.evaluate("dismiss(document.querySelector('dialog'))")
    expect(page.locator("body > .connection")).to_be_visible()
