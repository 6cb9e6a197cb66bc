"""The book reader, before and after its migration: the same tests for both, because they are the same app."""

import json
import time

import pytest
from pages import TYPED, LibraryPage, corner_color, open_page, select_all, settle, settled_box, switch, wait_for_layout
from playwright.sync_api import expect

BOOKS, AVAILABLE = 40, 33


@pytest.fixture(params=["BookReader", "BookReaderClassic"])
def server(request, serve):
    return serve(request.param)


@pytest.fixture
def library(server, new_page):
    return LibraryPage(open_page(new_page(), server.url))


def test_the_list_shows_every_book(library):
    expect(library.page).to_have_title("Book Reader")
    expect(library.rows).to_have_count(BOOKS)
    library.expect_counts(BOOKS, AVAILABLE)
    expect(library.row("Emma")).to_contain_text("Jane Austen")
    expect(library.row("Emma")).to_contain_text("35% read")


@pytest.mark.smoke
def test_each_typed_character_shows_in_the_list_behind_the_sheet(library):
    library.edit("Emma")
    library.title.press("End")
    title = "Emma"
    for character in ", revisited":
        library.page.keyboard.type(character)
        title += character
        expect(library.row(title.rstrip())).to_have_count(1)
    expect(library.title).to_have_value("Emma, revisited")
    expect(library.dialog).to_be_visible()


def test_a_second_tab_follows_without_reload(library, server, new_page):
    other = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    library.title.press("End")
    library.page.keyboard.type(" Woodhouse")
    expect(other.row("Emma Woodhouse")).to_have_count(1)
    switch(library.dialog, "Available").click()
    expect(other.row("Emma Woodhouse")).to_contain_text("Lent out")
    other.expect_counts(BOOKS, AVAILABLE - 1)
    expect(other.dialog).to_have_count(0)


@pytest.mark.smoke
def test_a_reload_keeps_the_state_of_the_app(library):
    library.edit("Emma")
    library.title.fill("Emma, second edition")
    expect(library.row("Emma, second edition")).to_have_count(1)
    library.close()
    open_page(library.page, library.page.url)
    expect(library.row("Emma, second edition")).to_have_count(1)
    expect(library.row("Emma")).to_have_count(0)


def test_escape_close_and_return_dismiss_the_sheet(library):
    library.edit("Emma")
    library.page.keyboard.press("Escape")
    expect(library.dialog).to_have_count(0)
    library.edit("Emma")
    library.close()
    library.edit("Emma")
    library.title.press("Enter")
    expect(library.dialog).to_have_count(0)
    library.edit("Emma")


def test_the_sheet_takes_the_focus_keeps_it_and_gives_it_back(library):
    library.edit("Emma")
    expect(library.title).to_be_focused()
    assert library.title.evaluate("field => field.selectionStart") == len("Emma")
    seen = set()
    for key in ["Tab"] * 10 + ["Shift+Tab"] * 10:
        library.page.keyboard.press(key)
        seen.add(library.page.evaluate("[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
        assert library.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    assert len(seen) == 7, "two fields, a switch and four buttons"
    library.page.keyboard.press("Escape")
    expect(library.dialog).to_have_count(0)
    expect(library.row("Emma").get_by_role("button", name="Edit")).to_be_focused()
    library.page.keyboard.press("Enter")
    expect(library.dialog).to_be_visible()
    library.button("Close").press("Enter")
    expect(library.dialog).to_have_count(0)
    expect(library.row("Emma").get_by_role("button", name="Edit")).to_be_focused()


def test_a_return_that_is_held_does_not_open_the_sheet_again(library):
    library.edit("Emma")
    library.page.keyboard.down("Enter")
    expect(library.dialog).to_have_count(0)
    expect(library.row("Emma").get_by_role("button", name="Edit")).to_be_focused()
    library.page.keyboard.down("Enter")
    library.page.keyboard.up("Enter")
    settle(library.page)
    expect(library.dialog).to_have_count(0)


def test_a_composition_is_left_alone(library):
    library.edit("Emma")
    input_method = library.page.context.new_cdp_session(library.page)
    input_method.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
    expect(library.title).to_have_value("Emma´")
    library.title.dispatch_event("keydown", {"key": "Escape", "isComposing": True, "bubbles": True})
    library.page.wait_for_timeout(200)
    expect(library.dialog).to_be_visible()
    input_method.send("Input.insertText", {"text": "é"})
    expect(library.title).to_have_value("Emmaé")
    expect(library.row("Emmaé")).to_have_count(1)


def test_two_tabs_have_sheets_of_their_own(library, server, new_page):
    other = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    other.edit("Persuasion")
    for left, right in zip(" abc", " xyz"):
        library.page.keyboard.type(left)
        other.page.keyboard.type(right)
    for tab in (library, other):
        expect(tab.row("Emma abc")).to_have_count(1)
        expect(tab.row("Persuasion xyz")).to_have_count(1)
    library.page.keyboard.press("Escape")
    expect(library.dialog).to_have_count(0)
    expect(other.title).to_have_value("Persuasion xyz")

    library.edit("Persuasion xyz")
    library.page.keyboard.type("!")
    expect(other.title).to_have_value("Persuasion xyz!")
    other.page.keyboard.type("?")
    expect(library.title).to_have_value("Persuasion xyz!?")


def test_availability_is_counted(library):
    library.edit("Emma")
    switch(library.dialog, "Available").click()
    expect(library.row("Emma")).to_contain_text("Lent out")
    expect(library.page.get_by_text(f"{BOOKS} books, {AVAILABLE - 1} available")).to_have_count(1)
    switch(library.dialog, "Available").click()
    expect(library.row("Emma")).to_contain_text("Available")
    expect(library.page.get_by_text(f"{BOOKS} books, {AVAILABLE} available")).to_have_count(1)


def test_progress_goes_up_and_down_and_stops_at_its_ends(library):
    library.edit("Treasure Island")
    more, less = library.button("+ 5%"), library.button("− 5%")
    expect(more).to_be_disabled()
    less.click()
    expect(library.row("Treasure Island")).to_contain_text("95% read")
    expect(library.dialog).to_contain_text("95% read")
    more.click()
    expect(library.row("Treasure Island")).to_contain_text("100% read")
    expect(more).to_be_disabled()
    expect(less).to_be_enabled()


def test_a_book_is_added_and_deleted(library):
    library.page.get_by_role("button", name="Add Book").click()
    expect(library.title).to_have_value("New Book")
    library.title.fill("Hard Times")
    library.author.fill("Charles Dickens")
    expect(library.row("Hard Times")).to_contain_text("Charles Dickens")
    library.close()
    expect(library.rows).to_have_count(BOOKS + 1)
    library.expect_counts(BOOKS + 1, AVAILABLE + 1)
    expect(library.rows.first).to_contain_text("Hard Times")

    library.edit("Hard Times")
    library.button("Delete").click()
    expect(library.dialog).to_have_count(0)
    expect(library.rows).to_have_count(BOOKS)
    library.expect_counts(BOOKS, AVAILABLE)


def test_a_book_that_is_deleted_in_one_tab_closes_its_sheet_in_another(library, server, new_page):
    other = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    other.edit("Emma")
    other.button("Delete").click()
    expect(library.dialog).to_have_count(0)
    expect(library.rows).to_have_count(BOOKS - 1)


@pytest.mark.parametrize(
    "latency, delay", [(None, 0), (50, 0), (50, 60)], ids=["fast", "fast-far-away", "60-ms-far-away"]
)
def test_typing_arrives_complete_and_in_order(server, new_page, latency, delay):
    library = LibraryPage(open_page(new_page(), server.url, latency))
    library.edit("Emma")
    library.title.focus()
    select_all(library.page)
    library.page.keyboard.type(TYPED, delay=delay)
    assert library.title.input_value() == TYPED
    expect(library.row(TYPED)).to_have_count(1)
    settle(library.page)
    expect(library.title).to_have_value(TYPED)


@pytest.mark.parametrize("latency", [None, 50], ids=["near", "far-away"])
def test_an_insertion_in_the_middle_arrives_and_the_caret_stays(server, new_page, latency):
    library = LibraryPage(open_page(new_page(), server.url, latency))
    library.edit("Emma")
    library.title.focus()
    select_all(library.page)
    library.page.keyboard.type("The fox")
    for _ in range(len("fox")):
        library.page.keyboard.press("ArrowLeft")
    library.page.keyboard.type("quick brown ", delay=20)
    expect(library.row("The quick brown fox")).to_have_count(1)
    settle(library.page)
    expect(library.title).to_have_value("The quick brown fox")
    caret = library.title.evaluate("field => [field.selectionStart, field.selectionEnd]")
    assert caret == [len("The quick brown "), len("The quick brown ")]


def test_a_connection_that_is_lost_for_two_seconds_loses_neither_state_nor_text(server, new_page, proxy):
    relay = proxy(server)
    library = LibraryPage(open_page(new_page(), relay.url))
    other = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    library.title.press("End")
    library.page.keyboard.type(" before")
    expect(other.row("Emma before")).to_have_count(1)

    relay.cut()
    library.page.keyboard.type(" during")
    other.edit("Persuasion")
    other.title.fill("Persuaded")
    time.sleep(2)
    relay.restore()

    expect(other.row("Emma before during")).to_have_count(1, timeout=20_000)
    expect(library.row("Persuaded")).to_have_count(1)
    expect(library.dialog).to_be_visible()
    expect(library.title).to_have_value("Emma before during")
    library.page.keyboard.type(" after")
    expect(other.row("Emma before during after")).to_have_count(1)
    expect(library.row("Emma before during after")).to_have_count(1)


def test_a_changed_title_is_one_small_commit(library, server, new_page):
    watcher = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    for tab in (library, watcher):
        wait_for_layout(tab.page)

    def record(tab):
        frames = []
        session = tab.page.context.new_cdp_session(tab.page)
        # An empty one says that the server is there; the longer the test takes, the more come.
        session.on("Network.webSocketFrameReceived", lambda event: frames.append(event["response"]["payloadData"]))
        session.send("Network.enable")
        return frames

    recordings = [record(library), record(watcher)]
    library.page.keyboard.type("!")
    for tab in (library, watcher):
        expect(tab.row("Emma!")).to_have_count(1)
    watcher.page.wait_for_timeout(500)
    library.page.wait_for_timeout(500)
    for frames in ([frame for frame in frames if frame] for frames in recordings):
        assert len(frames) == 1, f"one change made {frames}"
        assert len(frames[0].encode()) < 200
        _number, _event, operations = json.loads(frames[0])
        # The characters, and the places of those that these make wider or narrower.
        assert "Emma!" in operations[0] and len(operations) <= 4 and {name for name, *_ in operations[1:]} <= {"l"}


def test_typing_goes_on_while_the_connection_is_lost(server, new_page, proxy):
    relay = proxy(server)
    library = LibraryPage(open_page(new_page(), relay.url))
    other = LibraryPage(open_page(new_page(), server.url))
    library.edit("Emma")
    select_all(library.page)
    library.page.keyboard.type(TYPED[:10])
    relay.cut()
    library.page.keyboard.type(TYPED[10:33], delay=90)
    relay.restore()
    library.page.keyboard.type(TYPED[33:], delay=60)
    expect(other.row(TYPED)).to_have_count(1)
    expect(library.row(TYPED)).to_have_count(1)
    expect(library.title).to_have_value(TYPED)


def test_a_page_that_missed_too_much_gets_everything_again(library):
    library.edit("Emma")
    library.page.keyboard.type("s")
    expect(library.row("Emmas")).to_have_count(1)
    library.page.wait_for_timeout(1500)  # the page has told the app what it has, and the app has forgotten it
    library.page.evaluate("document.querySelector('.row').wasThere = true; scene.appliedCommit = 0; outbox.socket.close()")
    library.page.keyboard.type("!")
    expect(library.row("Emmas!")).to_have_count(1)
    assert library.page.evaluate("document.querySelector('.row').wasThere") is None
    expect(library.title).to_be_focused()
    library.page.keyboard.type("!")
    expect(library.title).to_have_value("Emmas!!")
    expect(library.row("Emmas!!")).to_have_count(1)
    library.page.keyboard.press("Escape")
    expect(library.dialog).to_have_count(0)
    expect(library.row("Emmas!!").get_by_role("button", name="Edit")).to_be_focused()


def test_an_open_page_loads_itself_again_when_the_app_is_restarted(library, server, serve):
    library.edit("Emma")
    library.page.keyboard.type(" the First")
    expect(library.row("Emma the First")).to_have_count(1)
    server.stop()
    library.page.wait_for_timeout(700)
    serve(server.name, server.port)
    expect(library.row("Emma")).to_have_count(1, timeout=20_000)
    expect(library.dialog).to_have_count(0)
    # The app has forgotten what was typed; the page has not.
    library.row("Emma").get_by_role("button", name="Edit").click()
    expect(library.title).to_have_value("Emma the First")
    expect(library.row("Emma the First")).to_have_count(1)


def test_the_list_scrolls_under_its_header(library):
    last = library.rows.last
    expect(last).not_to_be_in_viewport()
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(library.page.get_by_role("button", name="Add Book")).to_be_in_viewport()
    assert library.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_sheet_fits_a_narrow_window(library):
    library.page.set_viewport_size({"width": 390, "height": 800})
    library.edit("Emma")
    sheet, field = settled_box(library.dialog), settled_box(library.title)
    assert (sheet["x"], sheet["width"]) == (0, 390), "it comes from below"
    assert sheet["y"] + sheet["height"] == 800
    assert field["width"] >= sheet["width"] - 48, "what grows fills the sheet"
    assert library.page.evaluate("document.documentElement.scrollWidth") == 390


def test_markup_in_a_title_is_text(library):
    library.edit("Emma")
    title = "<img src=x onerror='window.wasRun = true'>&amp;"
    library.title.fill(title)
    expect(library.row(title)).to_have_count(1)
    open_page(library.page, library.page.url)
    expect(library.row(title)).to_have_count(1)
    assert library.page.evaluate("window.wasRun") is None


def test_the_color_scheme_follows_the_browser(server, new_page):
    page = open_page(new_page(color_scheme="light"), server.url)
    assert min(corner_color(page, page.screenshot())) > 200
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(500)
    assert max(corner_color(page, page.screenshot())) < 80

    dark = open_page(new_page(color_scheme="dark"), server.url)
    assert max(corner_color(dark, dark.screenshot())) < 80


def test_the_list_shows_without_script(server, new_page):
    page = new_page(java_script_enabled=False)
    page.goto(server.url)
    library = LibraryPage(page)
    expect(library.rows).to_have_count(BOOKS)
    expect(library.row("Emma")).to_contain_text("Jane Austen")
    library.expect_counts(BOOKS, AVAILABLE)
