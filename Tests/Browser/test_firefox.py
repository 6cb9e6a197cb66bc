"""What a person does with an app, in Firefox. Other files have tests that run there, too: those with the mark `firefox`."""

import pytest
from pages import TYPED, LibraryPage, mark, open_page, search_gallery, select_all, wait_for_another_page
from playwright.sync_api import expect
from test_layout import compare_gallery, serve_with_layout  # noqa: F401


@pytest.fixture
def browser(firefox):
    return firefox


@pytest.fixture
def screen(serve, new_page):
    def screen(title):
        page = new_page()
        page.set_viewport_size({"width": 390, "height": 1000})
        open_page(page, serve("Gallery").url)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def test_the_screens_of_the_gallery_are_drawn_as_they_are_laid_out_and_the_console_is_silent(serve_with_layout, new_page):  # noqa: F811
    page, said = new_page(), []
    page.set_viewport_size({"width": 390, "height": 900})
    page.on("console", lambda message: said.append(message.text))
    compare_gallery(page, serve_with_layout("Gallery").url)
    assert said == []


def test_fields_take_keys_a_composition_and_the_clipboard(serve, new_page):
    library = LibraryPage(open_page(new_page(), serve("BookReader").url))
    keys = library.page.keyboard
    library.edit("Emma")
    select_all(library.page)
    keys.type(TYPED)
    expect(library.row(TYPED)).to_have_count(1)
    for _ in range(3):
        keys.press("ArrowLeft")
    keys.type("lazy ")
    expect(library.row("The quick brown fox jumps over the lazy lazy dog")).to_have_count(1)
    assert library.title.evaluate("node => node.selectionStart") == 45

    # As an input method does: what is unfinished stays in the field.
    select_all(library.page)
    compose = """(node, [kind, text]) => {
      node.dispatchEvent(new CompositionEvent(kind, { bubbles: true, data: text }));
      if (text) document.execCommand("insertText", false, text);
    }"""
    library.title.evaluate(compose, ["compositionstart", "ni"])
    expect(library.title).to_have_value("ni")
    library.title.evaluate("node => node.select()")
    library.title.evaluate(compose, ["compositionupdate", "你好"])
    assert library.page.evaluate("outbox.unacknowledged.filter(([, name]) => name === 'edit').length") == 0
    expect(library.row("The quick brown fox jumps over the lazy lazy dog")).to_have_count(1)
    library.title.evaluate(compose, ["compositionend", ""])
    expect(library.row("你好")).to_have_count(1)

    select_all(library.page)
    keys.press("Control+X")
    expect(library.title).to_have_value("")
    keys.press("Control+V")
    keys.press("Control+V")
    expect(library.row("你好你好")).to_have_count(1)
    expect(library.title).to_have_value("你好你好")
    keys.press("Escape")
    expect(library.dialog).to_have_count(0)
    expect(library.row("你好你好").get_by_role("button", name="Edit")).to_be_focused()


def test_a_connection_that_is_cut_loses_nothing(serve, new_page, proxy):
    server = serve("BookReader")
    relay = proxy(server)
    library, other = (LibraryPage(open_page(new_page(), url)) for url in (relay.url, server.url))
    library.edit("Emma")
    library.title.press("End")
    relay.cut()
    library.page.wait_for_function("() => document.documentElement.classList.contains('offline')")
    library.page.keyboard.type(" during")
    other.edit("Persuasion")
    other.title.fill("Persuaded")
    relay.restore()
    expect(other.row("Emma during")).to_have_count(1, timeout=20_000)
    expect(library.row("Persuaded")).to_have_count(1)
    library.page.keyboard.type(" after")
    expect(other.row("Emma during after")).to_have_count(1)


def test_a_page_loads_itself_again_with_what_was_typed_when_the_app_was_restarted(serve, new_page):
    server = serve("Gallery")
    page, field = search_gallery(new_page(), server.url, "Gra")
    mark(page)
    server.stop()
    field.press_sequentially("dients")
    serve(server.name, server.port)
    wait_for_another_page(page)
    expect(page.get_by_role("button", name="Fonts", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Gradients", exact=True)).to_be_visible()
    expect(page.get_by_placeholder("Search")).to_have_value("Gradients")
    page.reload()
    expect(page.get_by_placeholder("Search")).to_have_value("Gradients")


def test_controls_are_operated(screen):
    page = screen("Controls")
    flavor = page.get_by_role("combobox", name="Flavor")
    page.locator('.picker[data-style="segmented"] .option', has_text="Pistachio").click()
    expect(flavor.locator("option:checked")).to_have_text("Pistachio")
    page.locator('.picker[data-style="segmented"]').get_by_role("radio", checked=True).press("ArrowLeft")
    expect(flavor.locator("option:checked")).to_have_text("Lemon")
    flavor.select_option(label="Vanilla")
    expect(page.locator('.picker[data-style="inline"] .option:has(:checked)')).to_have_text("Vanilla")
    switch = page.get_by_role("switch", name="Switch")
    switch.click()
    expect(switch).not_to_be_checked()
    switch.press(" ")
    expect(switch).to_be_checked()
    for _ in range(4):
        page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_text("Scoops: 5")).to_be_visible()
    day = page.get_by_label("Day", exact=True)
    day.focus()
    day.press("ArrowUp")
    day.evaluate("node => node.blur()")
    expect(day).not_to_have_value("2027-01-15")
    page.get_by_role("button", name="Actions").click()
    page.get_by_role("menuitem", name="Delete").click()
    expect(page.get_by_text("Deleted", exact=True)).to_be_visible()
