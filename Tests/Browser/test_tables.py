"""Tables, scroll positions, buttons that repeat, several days and selections in texts."""

import pytest
from pages import open_page
from playwright.sync_api import expect


@pytest.fixture
def screen(serve, new_page):
    def screen(width=1100):
        page = new_page()
        page.set_viewport_size({"width": width, "height": 2000})
        open_page(page, serve("Gallery").url)
        page.get_by_role("button", name="Tables", exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def names(page):
    return page.locator(".table .line .cell:first-child").all_inner_texts()


def test_the_columns_of_all_rows_and_titles_are_in_line(screen):
    page = screen()
    headers = page.get_by_role("columnheader")
    expect(headers).to_have_count(3)
    for place in range(3):
        left = headers.nth(place).bounding_box()["x"]
        cells = page.locator(f".table .line .cell:nth-child({place + 1})")
        assert all(abs(cell.bounding_box()["x"] - left) < 1 for cell in cells.all())


def test_a_press_on_a_title_sorts_by_mouse_and_by_keyboard(screen):
    page = screen()
    page.get_by_role("button", name="Moons").click()
    expect(page.get_by_role("columnheader", name="Moons")).to_have_attribute("aria-sort", "ascending")
    page.wait_for_function("() => document.querySelector('.table .cell').textContent === 'Mercury'")
    page.get_by_role("button", name="Moons").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("columnheader", name="Moons")).to_have_attribute("aria-sort", "descending")
    expect(page.locator(".table .line").first).to_contain_text("Saturn")
    assert names(page)[0] == "Saturn"


def test_rows_are_selected_and_opened(screen):
    page = screen()
    page.locator(".table .row", has_text="Mars").click()
    expect(page.get_by_text("Selected: Mars", exact=True)).to_be_visible()
    page.locator(".table .row", has_text="Venus").click(modifiers=["Control"])
    expect(page.get_by_text("Selected: Mars, Venus")).to_be_visible()
    page.locator(".table .row", has_text="Venus").click(button="right")
    page.get_by_role("menuitem", name="Open 2").click()
    expect(page.get_by_text("Opened 2", exact=True)).to_be_visible()
    page.locator(".table .row", has_text="Saturn").dblclick()
    expect(page.get_by_text("Opened Saturn")).to_be_visible()


def test_a_narrow_window_shows_the_first_column_alone(screen):
    page = screen(width=390)
    expect(page.get_by_role("columnheader")).to_have_count(0)
    expect(page.locator(".table .line").first.locator(".cell")).to_have_count(1)


def test_a_scroll_position_is_written_and_followed(screen):
    page = screen()
    view = page.locator(".scroll:has(> * [data-scroll-targets], > [data-scroll-targets])").last
    expect(page.get_by_text("At line 20")).to_be_visible()
    page.get_by_role("button", name="To line 40").click()
    expect(page.get_by_text("At line 40")).to_be_visible()
    page.wait_for_function("() => [...document.querySelectorAll('.scroll')].some((node) => node.scrollTop > 900)")
    view.hover()
    page.mouse.wheel(0, -600)
    expect(page.get_by_text("At line 40")).to_have_count(0)


def test_a_held_button_counts_on_and_letting_go_adds_nothing(screen):
    page = screen()
    box = page.get_by_role("button", name="Count", exact=True).bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    expect(page.get_by_text("Counted to 3")).to_be_visible()
    page.mouse.up()
    page.wait_for_timeout(300)
    text = page.get_by_text("Counted to").inner_text()
    page.wait_for_timeout(300)
    assert page.get_by_text("Counted to").inner_text() == text
    page.get_by_role("button", name="Count", exact=True).click()
    expect(page.get_by_text(f"Counted to {int(text.split()[-1]) + 1}", exact=True)).to_be_visible()


def test_days_are_chosen_and_taken_out(screen):
    page = screen()
    days = page.locator("button", has_text="15").last
    days.click()
    expect(page.get_by_text("Days chosen: 1")).to_be_visible()
    days.click()
    expect(page.get_by_text("Days chosen: 0")).to_be_visible()


def test_a_selection_in_a_text_is_written_and_followed(screen):
    page = screen()
    field = page.get_by_role("textbox", name="Text", exact=True)
    field.focus()
    field.evaluate("(field) => field.setSelectionRange(0, 6)")
    expect(page.get_by_text("In it: Select", exact=True)).to_be_visible()
