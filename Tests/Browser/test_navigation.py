"""Pages, columns and tabs of the gallery: with the mouse, with touch, with the keyboard alone, with the browser's own way back."""

import pytest
from pages import middle, open_page, settle, spied, spy, touch_drag, violations
from playwright.sync_api import expect


@pytest.fixture
def screen(serve, new_page):
    def screen(title, width=390, latency=None, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": 1000})
        open_page(page, serve("Gallery").url, latency)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


def heading(page, name):
    return page.locator("h1.page-title:visible", has_text=name)


@pytest.mark.parametrize("latency", [None, 150])
def test_pages_are_pushed_and_the_way_back_is_the_browsers(screen, latency):
    page = screen("Navigation", latency=latency)
    page.get_by_role("button", name="Plum", exact=True).click()
    expect(page.get_by_text("Path: Plum")).to_be_visible()
    expect(page.locator(".page-title", has_text="Plum")).to_be_focused()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("1 in the basket")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    assert violations(page) == []
    page.go_back()
    expect(page.get_by_text("Path: Plum", exact=True)).to_be_visible()
    # What was counted on the covered page is still there.
    expect(page.get_by_text("1 in the basket")).to_be_visible()
    page.get_by_role("button", name="Fruits").click()
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    expect(page.get_by_role("button", name="Plum", exact=True)).to_be_focused()


@pytest.mark.smoke
@pytest.mark.firefox
def test_the_app_sets_a_whole_path(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Go to Plum").click()
    expect(page.get_by_text("Path: Apple, Plum")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Path: Apple", exact=True)).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="About")).to_be_visible()


@pytest.mark.firefox
def test_pages_are_reached_with_the_keyboard_alone(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Lemon").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Path: Lemon")).to_be_visible()
    page.get_by_role("button", name="Fruits").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lemon")).to_be_focused()


def test_bars_are_as_high_as_on_a_telephone(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Show Stack").click()
    cover = page.locator("dialog[open]")
    expect(cover.get_by_role("button", name="Apple")).to_be_visible()
    settle(page)
    bar, title = cover.locator(".bar-row").first, cover.locator(".page-title").first
    assert bar.bounding_box()["height"] == 44
    assert title.bounding_box()["height"] == 52
    box = cover.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 390, 1000)
    cover.get_by_role("button", name="Apple").click()
    expect(cover.locator(".bottom-bar").last).to_be_visible()
    assert violations(page) == []


def test_columns_stand_beside_each_other_in_a_wide_window(screen):
    page = screen("Navigation", width=1100)
    page.get_by_role("button", name="Show Columns").click()
    cover = page.locator("dialog[open]")
    expect(cover.get_by_text("Choose a fruit")).to_be_visible()
    settle(page)
    assert cover.bounding_box()["width"] == 1100
    cover.get_by_role("button", name="Pear").click()
    expect(cover.get_by_text("0 in the basket")).to_be_visible()
    expect(cover.get_by_role("button", name="Lemon")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 1000})
    expect(cover.get_by_role("button", name="Fruits")).to_be_visible()
    expect(cover.get_by_role("button", name="Lemon")).to_be_hidden()


@pytest.mark.parametrize("latency", [None, 150])
def test_tabs_keep_what_is_in_them(screen, latency):
    page = screen("Tabs", latency=latency)
    page.get_by_role("button", name="Pear").click()
    expect(page.get_by_text("One pear")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    field = page.get_by_role("textbox", name="Note")
    field.fill("milk")
    expect(page.get_by_text("Written: milk")).to_be_visible()
    page.get_by_role("tab", name="Market").click()
    expect(page.get_by_text("One pear")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    expect(field).to_have_value("milk")
    page.get_by_role("button", name="Go to Tab 3").click()
    expect(page.get_by_role("tab", name="Account")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Nobody has signed in")).to_be_visible()


@pytest.mark.firefox
def test_tabs_are_chosen_with_arrow_keys(screen):
    page = screen("Tabs")
    page.get_by_role("tab", name="Market").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Notes")).to_be_focused()
    expect(page.get_by_role("textbox", name="Note")).to_be_visible()
    expect(page.get_by_text("Tab 2", exact=True)).to_be_visible()


def test_a_tab_bar_stands_below_in_a_narrow_window_and_above_in_a_wide_one(screen):
    page = screen("Tabs")
    bar, pages = page.locator(".tab-bar").first, page.locator(".tab-pages").first
    assert bar.bounding_box()["height"] == 49
    assert bar.bounding_box()["y"] > pages.bounding_box()["y"]
    page.set_viewport_size({"width": 1100, "height": 1000})
    assert bar.bounding_box()["y"] < pages.bounding_box()["y"]


def test_pages_of_tabs_are_swiped_by_touch(screen):
    page = screen("Tabs", has_touch=True)
    touch_drag(page, middle(page.get_by_text("Page 1", exact=True)), (-250, 0), steps=12)
    expect(page.get_by_text("Page 2 is shown")).to_be_visible()
    expect(page.get_by_role("img", name="Page 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Next Page").tap()
    expect(page.get_by_text("Page 3 is shown")).to_be_visible()


def depth(page):
    return page.evaluate("() => history.state?.depth ?? 0")


def arrive(page, wanted):
    """Waits until the history is at a depth, and nothing moves in it."""
    page.wait_for_function("(wanted) => (history.state?.depth ?? 0) === wanted && !outbox.unacknowledged.length", arg=wanted)


def push_two(page):
    page.get_by_role("button", name="Plum", exact=True).click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    arrive(page, 2)


@pytest.mark.parametrize("latency", [None, 150])
def test_the_history_leads_back_and_forward_by_several_pages(screen, latency):
    page = screen("Navigation", latency=latency)
    push_two(page)
    page.evaluate("() => history.go(-2)")
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 0)
    page.evaluate("() => history.go(2)")
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    arrive(page, 2)
    page.go_back()
    expect(page.get_by_text("Path: Plum", exact=True)).to_be_visible()
    arrive(page, 1)


@pytest.mark.parametrize("latency", [None, 150])
def test_two_quick_ways_back_keep_the_way_forward(screen, latency):
    page = screen("Navigation", latency=latency)
    push_two(page)
    page.evaluate("() => history.back()")
    page.wait_for_function("() => history.state.depth === 1")
    page.evaluate("() => history.back()")
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 0)
    # What is seen going has the same words.
    expect(page.locator(".ghost")).to_have_count(0)
    page.evaluate("() => history.forward()")
    expect(page.get_by_text("Path: Plum", exact=True)).to_be_visible()
    arrive(page, 1)
    page.evaluate("() => history.forward()")
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    arrive(page, 2)


def test_pages_that_go_and_come_at_once_are_entries_of_the_history(screen):
    page = screen("Navigation")
    push_two(page)
    length = page.evaluate("() => history.length")
    # The browser goes back some time after it has been asked to.
    page.evaluate("""() => {
      const press = (name) => [...document.querySelectorAll("button")].find((button) => button.textContent === name).click();
      press("Go to the List");
      press("Go to Plum");
    }""")
    expect(page.get_by_text("Path: Apple, Plum")).to_be_visible()
    arrive(page, 2)
    page.wait_for_timeout(200)
    assert depth(page) == 2
    assert page.evaluate("() => history.length") == length
    page.go_back()
    expect(page.get_by_text("Path: Apple", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 0)


@pytest.mark.parametrize("latency", [None, 150])
def test_a_page_that_is_loaded_again_has_its_history(screen, latency):
    page = screen("Navigation", latency=latency)
    push_two(page)
    page.reload()
    expect(page.get_by_text("Path: Plum, Apple")).to_be_visible()
    arrive(page, 2)
    page.wait_for_timeout(200)
    assert depth(page) == 2
    page.go_back()
    expect(page.get_by_text("Path: Plum", exact=True)).to_be_visible()
    arrive(page, 1)


def test_the_browsers_way_back_leaves_no_page_that_has_none(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Agreement").click()
    expect(page.get_by_text("Who buys, pays.")).to_be_visible()
    for _ in range(2):
        page.evaluate("() => history.back()")
        page.wait_for_timeout(200)
        expect(page.get_by_text("Who buys, pays.")).to_be_visible()
        arrive(page, 1)
    page.get_by_role("button", name="Agree", exact=True).click()
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 0)


def test_the_browsers_way_back_leads_from_a_page_without_a_bar(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Poster").click()
    expect(page.get_by_text("Nothing but fruit")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 0)


def test_the_browsers_way_back_leads_to_the_column_before(screen):
    page = screen("Navigation")
    page.get_by_role("button", name="Show Columns").click()
    cover = page.locator("dialog[open]")
    cover.get_by_role("button", name="Pear").click()
    expect(cover.get_by_text("0 in the basket")).to_be_visible()
    # The cover is one step, the page in it another.
    arrive(page, 2)
    page.go_back()
    expect(cover.get_by_role("button", name="Lemon")).to_be_visible()
    arrive(page, 1)


IN_SIGHT = "() => pageInSight(document.querySelector('.tab-view[data-style=page] > .tab-pages')).textContent.trim()"


def test_pages_to_swipe_that_come_later_show_the_one_that_is_chosen(screen):
    page = screen("Tabs")
    for number in (2, 3):
        page.get_by_role("button", name="Next Page").click()
        expect(page.get_by_text(f"Page {number} is shown")).to_be_visible()
    page.get_by_role("button", name="Put Away").click()
    expect(page.get_by_text("Page 3", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Get Out").click()
    expect(page.get_by_text("Page 3", exact=True)).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(IN_SIGHT) == "Page 3"


def test_a_swipe_is_not_undone_by_the_answer_to_the_one_before(screen):
    page = screen("Tabs", latency=150, has_touch=True)
    x, y = middle(page.get_by_text("Page 1", exact=True))
    spy(page, "showtab")
    page.evaluate("""() => {
      const scroller = document.querySelector(".tab-view[data-style=page] > .tab-pages");
      let place = 0;
      globalThis.back = 0;
      scroller.addEventListener("scroll", () => {
        back = Math.max(back, place - scroller.scrollLeft);
        place = scroller.scrollLeft;
      });
    }""")
    touch_drag(page, (x + 60, y), (-250, 0), steps=6)
    page.wait_for_function("() => noted.length === 1")
    # The answer for the second page is still on its way.
    touch_drag(page, (x + 60, y), (-250, 0), steps=6)
    expect(page.get_by_text("Page 3 is shown")).to_be_visible()
    page.wait_for_timeout(800)
    assert page.evaluate(IN_SIGHT) == "Page 3"
    assert page.evaluate("() => back") < 10, "it has moved back in between"


# The browser says that the pages stand still a moment after they do; the app shows another one in between.
SHOW_TWICE = """async (delay) => {
  const scroller = document.querySelector(".tab-view[data-style=page] > .tab-pages");
  const pages = pagesOf(scroller);
  const show = (shown) => {
    for (const page of pages) page.toggleAttribute("data-covered", page !== shown);
  };
  const stop = () => new Promise((done) => {
    scroller.addEventListener("scrollend", done, { once: true });
    setTimeout(done, 3000);
  });
  if (scroller.scrollLeft > 0) {
    show(pages[0]);
    await stop();
  }
  show(pages[1]);
  await new Promise((done) => scroller.addEventListener("scroll", () => {
    if (scroller.scrollLeft > scroller.clientWidth - 1) setTimeout(done, delay);
  }));
  show(pages[2]);
  await stop();
  const isTimely = scroller.scrollLeft < scroller.clientWidth + 1;
  if (isTimely) await stop();
  return isTimely;
}"""


def test_pages_that_the_app_shows_one_after_the_other_are_not_taken_back(screen):
    page = screen("Tabs")
    expect(page.get_by_text("Page 1", exact=True)).to_be_visible()
    spy(page, "showtab")
    timely = 0
    for delay in [*range(10, 40, 3)] * 3:
        timely += page.evaluate(SHOW_TWICE, delay)
        assert page.evaluate(IN_SIGHT) == "Page 3"
        if timely == 2:
            break
    assert timely == 2
    assert spied(page) == []


def test_a_shortcut_does_not_reach_what_is_covered(screen):
    page = screen("Tabs")
    page.keyboard.press("Control+g")
    page.get_by_role("tab", name="Account").click()
    expect(page.get_by_role("button", name="Guests: 0")).to_be_visible()
    page.keyboard.press("Control+g")
    expect(page.get_by_role("button", name="Guests: 1")).to_be_visible()
