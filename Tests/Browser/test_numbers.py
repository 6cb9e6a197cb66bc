"""A list of a million rows: only what is in sight is in the page, and scrolling brings the rest."""

import pytest
from pages import open_page, switch
from playwright.sync_api import expect

pytestmark = pytest.mark.firefox


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


SQUARES_IN_SIGHT = """() => {
  const box = document.querySelector(".scroll").getBoundingClientRect();
  const cells = [...document.querySelectorAll(".scroll .text")].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > box.top && top < box.bottom;
  });
  return cells.length >= 30 && cells.map((cell) => Number(cell.textContent.replaceAll(",", "")));
}"""

# Long enough for the page to ask for rows that come into sight next.
RESTS = """() => new Promise((done) => {
  const list = document.querySelector(".list");
  const look = (last, count) => {
    if (list.scrollTop !== last) count = 0;
    if (count === 15) done(true);
    else requestAnimationFrame(() => look(list.scrollTop, count + 1));
  };
  look(-1, 0);
})"""


def expect_covered(page):
    """Waits until rows fill the list's box, and returns their numbers."""
    numbers = page.wait_for_function(ROWS_IN_SIGHT).json_value()
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return numbers


def test_only_rows_in_sight_are_in_the_page(page):
    expect(row(page, 0)).to_be_visible()
    assert page.locator(".row").count() <= 200
    assert expect_covered(page)[0] == 0


@pytest.mark.smoke
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
    for _ in range(2):
        scroll_to(page, 0.5)
        assert 499_000 < expect_covered(page)[0] < 501_000
        scroll_to(page, 1)
        expect(row(page, 999_999)).to_be_in_viewport()
        expect_covered(page)
        scroll_to(page, 0)
        expect(row(page, 0)).to_be_in_viewport()


def test_a_screen_with_many_pixels(serve, new_page):
    """Chromium counts those of the screen where it lays out what is very long."""
    page = open_page(new_page(device_scale_factor=5), serve("Numbers").url)
    scroll_to(page, 0.5)
    assert 499_000 < expect_covered(page)[0] < 501_000
    scroll_to(page, 1)
    expect(row(page, 999_999)).to_be_in_viewport()


def test_keys(page):
    row(page, 3).click()
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('.list').scrollTop > 300")
    page.wait_for_function(RESTS)
    assert 5 < expect_covered(page)[0] < 20
    page.keyboard.press("End")
    expect(row(page, 999_999)).to_be_in_viewport()
    page.keyboard.press("PageUp")
    expect(row(page, 999_999)).not_to_be_in_viewport()
    assert expect_covered(page)[0] > 999_950
    page.keyboard.press("Home")
    expect(row(page, 0)).to_be_in_viewport()


def test_the_end_key_reaches_the_end_while_rows_come(serve, new_page):
    """The answer to what the page asked for just before comes in the middle of the motion, and moves the end away."""
    page = open_page(new_page(), serve("Numbers").url, latency=50)
    page.wait_for_function("() => asked.size === 0")
    row(page, 3).click()
    page.evaluate("""() => { document.querySelector(".list").scrollTop = 1000 }""")
    page.wait_for_function("() => asked.size > 0")
    page.keyboard.press("End")
    expect(row(page, 999_999)).to_be_in_viewport()


def test_paging_leaves_no_row_out(page):
    row(page, 3).click()
    last = expect_covered(page)
    for _ in range(15):
        page.keyboard.press("PageDown")
        page.wait_for_function("(first) => (%s)()?.[0] > first" % ROWS_IN_SIGHT, arg=last[0])
        page.wait_for_function(RESTS)
        page.wait_for_function("() => asked.size === 0")
        numbers = expect_covered(page)
        assert numbers[0] <= last[-1] + 1
        last = numbers
    assert last[0] > 150


def test_the_app_scrolls_to_the_ends(page):
    for _ in range(2):
        page.get_by_role("button", name="Last", exact=True).click()
        expect(row(page, 999_999)).to_be_in_viewport()
        expect_covered(page)
        page.get_by_role("button", name="First", exact=True).click()
        expect(row(page, 0)).to_be_in_viewport()
        expect_covered(page)


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
    scroll = page.locator(".scroll")
    for _ in range(2):
        scroll.evaluate("(scroll) => { scroll.scrollTop = scroll.scrollHeight / 2 }")
        seen = page.wait_for_function(SQUARES_IN_SIGHT).json_value()
        assert all(499_000 < number**0.5 < 501_000 for number in seen)
        scroll.evaluate("(scroll) => { scroll.scrollTop = scroll.scrollHeight }")
        expect(page.get_by_text("999,998,000,001", exact=True)).to_be_in_viewport()
        scroll.evaluate("(scroll) => { scroll.scrollTop = 0 }")
        expect(page.get_by_text("81", exact=True)).to_be_in_viewport()
    page.screenshot(path=screenshots / "numbers-grid.png", animations="disabled")
