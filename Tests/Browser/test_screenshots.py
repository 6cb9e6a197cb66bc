"""Pictures of each screen in light and dark, for people to look at. A screen that cannot be reached fails the test."""

import pytest
from pages import LibraryPage, open_page, settle
from playwright.sync_api import expect

SCREENS = ["Shared Model", "Text Field", "Child View", "Toggle", "Ownership", "Manual Send", "Custom Publisher", "Sign Up"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("app", ["BookReader", "BookReaderClassic"])
def test_book_reader(serve, new_page, screenshots, app, scheme):
    library = LibraryPage(open_page(new_page(color_scheme=scheme), serve(app).url))
    library.page.screenshot(path=screenshots / f"{app}-list-{scheme}.png", animations="disabled")
    library.edit("Emma")
    settle(library.page)
    library.page.screenshot(path=screenshots / f"{app}-edit-{scheme}.png", animations="disabled")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_book_reader_on_a_narrow_screen(serve, new_page, screenshots, scheme):
    page = new_page(color_scheme=scheme)
    page.set_viewport_size({"width": 390, "height": 844})
    library = LibraryPage(open_page(page, serve("BookReader").url))
    page.screenshot(path=screenshots / f"BookReader-narrow-list-{scheme}.png", animations="disabled")
    library.edit("Emma")
    settle(page)
    page.screenshot(path=screenshots / f"BookReader-narrow-edit-{scheme}.png", animations="disabled")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fruit_stand(serve, new_page, screenshots, scheme):
    page = open_page(new_page(color_scheme=scheme), serve("FruitStand").url)
    for screen in SCREENS:
        page.get_by_role("button", name=screen, exact=True).click()
        expect(page.get_by_role("heading", name=screen, exact=True)).to_be_visible()
        page.screenshot(path=screenshots / f"FruitStand-{screen.replace(' ', '')}-{scheme}.png", animations="disabled")
