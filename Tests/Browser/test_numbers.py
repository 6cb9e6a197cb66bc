"""A list of a million rows: only what is in sight is in the page, and scrolling brings the rest."""

import pytest
from pages import open_page, switch
from playwright.sync_api import expect


@pytest.fixture
def page(serve, new_page):
    page = open_page(new_page(), serve("Numbers").url)
    expect(page.get_by_text("1,000,000 numbers", exact=True)).to_be_visible()
    return page


def row(page, number):
    return page.get_by_text(f"Number {number:,}", exact=True)


def scroll_to(page, fraction):
    page.locator(".list").evaluate("(list, fraction) => { list.scrollTop = list.scrollHeight * fraction }", fraction)


# The numbers of the rows that are in the list's box, if rows and no gap fill it.
ROWS_IN_SIGHT = """() => {
  const list = document.querySelector(".list");
  const box = list.getBoundingClientRect();
  const isInSight = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return bottom > box.top + 1 && top < box.bottom - 1;
  };
  if ([...list.querySelectorAll(".gap")].some(isInSight)) return null;
  const rows = [...list.querySelectorAll(".row")].filter(isInSight);
  if (rows.length < 6) return null;
  return rows.map((row) => Number(row.textContent.match(/Number ([0-9,]+)/)[1].replaceAll(",", "")));
}"""


def expect_covered(page):
    """Waits until rows fill the list's box, and returns their numbers."""
    numbers = page.wait_for_function(ROWS_IN_SIGHT).json_value()
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return numbers


def test_only_rows_in_sight_are_in_the_page(page):
    expect(row(page, 0)).to_be_visible()
    assert page.locator(".row").count() <= 200
    assert expect_covered(page)[0] == 0


def test_wheel(page):
    page.mouse.move(400, 400)
    last = 0
    for _ in range(30):
        page.mouse.wheel(0, 400)
        numbers = expect_covered(page)
        assert numbers[0] >= last
        last = numbers[0]
    assert last > 50
    for _ in range(40):
        page.mouse.wheel(0, -400)
        expect_covered(page)
    expect(row(page, 0)).to_be_visible()
    assert page.locator(".row").count() <= 300


def test_jump(page):
    scroll_to(page, 0.5)
    middle = expect_covered(page)
    assert 450_000 < middle[0] < 550_000
    scroll_to(page, 1)
    page.wait_for_timeout(100)
    scroll_to(page, 1)
    assert expect_covered(page)[-1] >= 999_990
    scroll_to(page, 0)
    expect(row(page, 0)).to_be_visible()


def test_rows_keep_their_state(page):
    favorite = page.get_by_role("button", name="Favorite 2", exact=True)
    favorite.click()
    expect(favorite).to_have_text("★")
    scroll_to(page, 0.5)
    expect_covered(page)
    expect(favorite).to_have_count(0)
    scroll_to(page, 0)
    expect(favorite).to_have_text("★")


def test_data_change_far_down(page):
    scroll_to(page, 0.5)
    expect_covered(page)
    page.wait_for_timeout(300)  # rows above take their place
    before = expect_covered(page)
    page.get_by_role("button", name="One More").click()
    expect(page.get_by_text("1,000,001 numbers", exact=True)).to_be_visible()
    assert expect_covered(page) == before


def test_grid(page, screenshots):
    switch(page, "Squares").click()
    expect(page.get_by_text("9,801", exact=True)).to_be_attached()
    page.locator(".scroll").evaluate("(scroll) => { scroll.scrollTop = scroll.scrollHeight / 2 }")
    expect(page.get_by_text("25,000,000", exact=True)).to_be_attached()
    page.screenshot(path=screenshots / "numbers-grid.png", animations="disabled")
