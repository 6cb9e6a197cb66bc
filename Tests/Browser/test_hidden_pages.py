"""Pages that nobody sees, such as those of tabs in the background."""

from pages import LibraryPage, mark, is_marked, open_page
from playwright.sync_api import expect

#: No headless browser hides a page: its script hears what it hears in a tab.
HIDING = """
  window.isAway = false;
  Object.defineProperty(Document.prototype, 'hidden', { get: () => isAway });
  window.setAway = (away) => { isAway = away; document.dispatchEvent(new Event('visibilitychange')); };
"""


def open_tab(page, url):
    page.add_init_script(HIDING)
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame) if frame else None))
    return open_page(page, url), frames


def hide(page):
    page.evaluate("setAway(true)")
    page.wait_for_function("() => !outbox.unacknowledged.length")


def text_of(page):
    return page.locator("main").inner_text()


def test_a_page_that_was_hidden_shows_in_one_frame_what_others_have_done(serve, new_page):
    server = serve("BookReader")
    hidden, frames = open_tab(new_page(), server.url)
    seen = open_page(new_page(), server.url)
    other = LibraryPage(open_page(new_page(), server.url))
    mark(hidden)
    hide(hidden)
    before = len(frames)
    for place in range(3):
        other.rows.nth(place).get_by_role("button", name="Edit").click()
        expect(other.dialog).to_be_visible()
        other.title.fill(f"A new title {place}")
        other.page.keyboard.press("Escape")
        expect(other.dialog).to_have_count(0)
    expect(LibraryPage(seen).rows.nth(2)).to_contain_text("A new title 2")
    assert len(frames) == before
    hidden.evaluate("setAway(false)")
    expect(LibraryPage(hidden).rows.nth(2)).to_contain_text("A new title 2")
    hidden.wait_for_function("() => !outbox.unacknowledged.length")
    # The parts of a long one begin with a plus, but for the last.
    assert len([frame for frame in frames[before:] if not frame.startswith(("[0,", "+"))]) == 1
    assert text_of(hidden) == text_of(seen)
    assert is_marked(hidden)


def test_the_title_of_a_hidden_page_is_kept_current(serve, new_page):
    page, _ = open_tab(new_page(), serve("Gallery").url)
    page.get_by_role("button", name="Navigation", exact=True).click()
    expect(page).to_have_title("Fruits – Gallery")
    hide(page)
    # As a script or a shortcut of the browser does.
    page.get_by_role("button", name="Plum", exact=True).dispatch_event("click")
    expect(page).to_have_title("Plum – Gallery")
    page.evaluate("history.back()")
    expect(page).to_have_title("Fruits – Gallery")
    page.evaluate("setAway(false)")
    expect(page.get_by_role("button", name="Plum", exact=True)).to_be_visible()
