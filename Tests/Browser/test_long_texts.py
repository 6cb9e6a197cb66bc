"""Texts that are longer than a message: pasted, typed into, cut off on the way, and refused."""

import pytest
from pages import LibraryPage, mark, open_page, press, select_all, wait_for_another_page, wait_for_socket
from playwright.sync_api import expect

MEGABYTE = 1024 * 1024


@pytest.fixture
def editor(serve, new_page):
    """The text editor of the gallery, with all of its text selected."""

    def editor(url=None, options=()):
        page = open_page(new_page(), url or serve("Gallery", options=options).url)
        press(page, "Controls")
        field = page.get_by_label("Notes").last
        field.click()
        select_all(page)
        return page, field

    return editor


def paste(page, text):
    """Pastes. Chromium takes half a minute for a megabyte that a script puts in, and Firefox lets no script write the clipboard."""
    if page.context.browser.browser_type.name == "firefox":
        return page.evaluate("(text) => void document.execCommand('insertText', false, text)", text)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+V")


def waits_until_all_has_arrived(page):
    wait_for_socket(page)
    page.wait_for_function("() => outbox.unacknowledged.length === 0", timeout=30_000)


def shows_what_the_app_has(page, text):
    """The page that is loaded once more has all that it shows from the app."""
    waits_until_all_has_arrived(page)
    page.reload()
    press(page, "Controls")
    expect(page.get_by_label("Notes").last).to_have_value(text)


def lines_of(unit, size):
    """So many bytes, in lines: browsers take long for a line without an end."""
    line = unit * 100 + "\n"
    return line * (size // len(line.encode()))


@pytest.mark.firefox
@pytest.mark.parametrize("unit", ["ten chars ", "😀", "é漢"], ids=["ascii", "emoji", "letters"])
def test_a_megabyte_that_is_pasted_arrives_and_is_typed_into_by_small_messages(editor, unit):
    page, field = editor()
    text = lines_of(unit, MEGABYTE)
    paste(page, text)
    # On its way.
    page.keyboard.type("and more")
    waits_until_all_has_arrived(page)
    page.evaluate("() => { window.sentBytes = 0; const before = transmit; transmit = (text) => { sentBytes += text.length; before(text); } }")
    page.keyboard.type("0123456789")
    waits_until_all_has_arrived(page)
    assert page.evaluate("sentBytes") < 1000
    shows_what_the_app_has(page, text + "and more0123456789")


@pytest.mark.firefox
def test_half_characters_become_replacement_characters(editor):
    page, field = editor()
    page.evaluate(r"() => void document.execCommand('insertText', false, 'a\ud800b\udc00c'.repeat(1000))")
    shows_what_the_app_has(page, "a\ufffdb\ufffdc" * 1000)


def test_a_cut_in_the_middle_of_a_paste_loses_and_repeats_nothing(serve, editor, proxy):
    relay = proxy(serve("Gallery"))
    page, field = editor(relay.url)
    text = lines_of("ten chars ", MEGABYTE)
    # Forty parts arrive; then the network takes nothing any more.
    page.evaluate("""() => {
      window.before = transmit; let count = 0;
      transmit = (text) => { if (++count <= 40) before(text); };
    }""")
    paste(page, text)
    page.keyboard.type("typed meanwhile")
    relay.cut()
    page.wait_for_function("() => outbox.socket?.readyState !== WebSocket.OPEN")
    page.keyboard.type(" and offline")
    page.evaluate("() => { transmit = before; }")
    relay.restore()
    shows_what_the_app_has(page, text + "typed meanwhile and offline")


def test_others_do_not_wait_for_a_megabyte(serve, editor, new_page):
    server = serve("Gallery")
    other = open_page(new_page(), server.url)
    page, _ = editor(server.url)
    other.evaluate("""() => void (window.slowest = (async () => {
      let slowest = 0;
      for (let count = 0; count < 40; count++) {
        const start = performance.now();
        report("scheme", count % 2 === 0);
        while (outbox.unacknowledged.length) await new Promise((done) => setTimeout(done, 1));
        slowest = Math.max(slowest, performance.now() - start);
        await new Promise((done) => setTimeout(done, 20));
      }
      return slowest;
    })())""")
    paste(page, lines_of("ten chars ", MEGABYTE))
    slowest = other.evaluate("slowest")
    assert slowest < 500
    waits_until_all_has_arrived(page)


@pytest.mark.firefox
def test_more_than_the_limit_is_refused_at_the_field_and_its_text_stays(editor):
    page, field = editor(options=["--max-text", "100"])
    page.keyboard.type("My notes")
    paste(page, lines_of("ten chars ", MEGABYTE))
    expect(page.get_by_role("alert")).to_have_text("This is too long: at most 100 KB of text can be here. Nothing has been changed.")
    expect(field).to_have_value("My notes")
    # The next key is taken, and the message has been read.
    page.keyboard.type("!")
    expect(page.get_by_role("alert")).to_have_count(0)
    # What comes into the field in another way is refused, too.
    field.evaluate("(field) => { field.value = 'x'.repeat(200_000); field.dispatchEvent(new Event('input', { bubbles: true })); }")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("My notes!")
    shows_what_the_app_has(page, "My notes!")


def test_a_field_of_one_line_takes_less(serve, new_page):
    page = open_page(new_page(), serve("BookReader").url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("A title")
    library.title.press("End")
    paste(page, "x" * 20_000)
    expect(page.get_by_role("alert")).to_have_text("This is too long: at most 16 KB of text can be here. Nothing has been changed.")
    expect(library.title).to_have_value("A title")
    library.title.press("End")
    paste(page, "y" * 15_000)
    expect(library.title).to_have_value("A title" + "y" * 15_000)
    waits_until_all_has_arrived(page)


def test_a_megabyte_that_the_app_has_not_seen_survives_its_restart(serve, editor):
    server = serve("Gallery")
    page, field = editor(server.url)
    text = lines_of("ten chars ", MEGABYTE)
    mark(page)
    server.process.kill()
    paste(page, text)
    server.stop()
    serve("Gallery", server.port)
    # The screen comes back by itself, and the text with it.
    wait_for_another_page(page)
    expect(page.get_by_label("Notes").last).to_have_value(text, timeout=20_000)
    expect(page.locator(".unrestored")).to_have_count(0)
    shows_what_the_app_has(page, text)
