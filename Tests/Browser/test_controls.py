"""Controls, forms and lists, with the mouse and with the keyboard alone, also where each message takes its time."""

import pytest
from pages import is_marked, mark, middle, open_page, spied, spy, violations
from playwright.sync_api import expect


# Each control is used at each size, in light and in dark.
LOOKS = [(width, scheme) for width in (320, 390, 1100) for scheme in ("light", "dark")]


@pytest.fixture
def screen(serve, new_page):
    def screen(title, latency=None, width=1100, **options):
        page = new_page(**options)
        page.set_viewport_size({"width": width, "height": 2000})
        open_page(page, serve("Gallery").url, latency)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("button", name="Show Source")).to_be_visible()
        return page

    return screen


@pytest.mark.parametrize("latency", [None, 150])
def test_a_picker_keeps_what_was_chosen_last(screen, latency):
    page = screen("Controls", latency)
    menu = page.get_by_role("combobox", name="Flavor")
    for choice in ["Lemon", "Pistachio", "Vanilla", "Lemon"]:
        menu.select_option(label=choice)
    page.wait_for_timeout(5 * (latency or 0) + 100)
    expect(menu.locator("option:checked")).to_have_text("Lemon")
    expect(page.get_by_role("radiogroup").first.get_by_role("radio", checked=True)).to_have_count(1)


# The browser says that the wheel has stopped a moment after it did; another choice comes in between.
CHOOSE_TWICE = """async (delay) => {
  const wheel = document.querySelector('.picker[data-style="wheel"]');
  const options = wheel.querySelector(".options");
  const [vanilla, lemon, pistachio] = [...wheel.querySelectorAll("[data-choice]")].map((input) => input.value);
  const stop = () => new Promise((done) => {
    options.addEventListener("scrollend", done, { once: true });
    setTimeout(done, 3000);
  });
  if (options.scrollTop > 0) {
    showChoice(selectOf(wheel), vanilla);
    await stop();
  }
  const bottom = options.scrollHeight - options.clientHeight;
  let isTimely = false;
  showChoice(selectOf(wheel), pistachio);
  await new Promise((done) => options.addEventListener("scroll", () => {
    if (options.scrollTop > bottom - 1) setTimeout(done, delay);
  }));
  showChoice(selectOf(wheel), lemon);
  await stop();
  if (options.scrollTop > bottom - 1) {
    isTimely = true;
    await stop();
  }
  return isTimely;
}"""


def test_a_wheel_that_turns_by_itself_takes_no_choice_back(screen):
    page = screen("Controls")
    chosen = page.locator('.picker[data-style="wheel"] .option:has(:checked)')
    expect(chosen).to_have_text("Vanilla")
    spy(page, "choose")
    timely = 0
    for delay in [*range(10, 40, 3)] * 3:
        timely += page.evaluate(CHOOSE_TWICE, delay)
        expect(chosen).to_have_text("Lemon")
        if timely == 2:
            break
    assert timely == 2
    assert spied(page) == []


def test_segments_are_chosen_with_arrow_keys(screen):
    page = screen("Controls")
    segments = page.locator('.picker[data-style="segmented"]')
    segments.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    expect(segments.locator(".option:has(:checked)")).to_have_text("Lemon")
    expect(page.get_by_role("combobox", name="Flavor").locator("option:checked")).to_have_text("Lemon")


def test_a_stepper_stops_at_its_bounds_and_keeps_the_focus(screen):
    page = screen("Controls")
    up = page.get_by_role("button", name="Increment").first
    up.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    expect(page.get_by_text("Scoops: 5")).to_be_visible()
    expect(up).to_be_focused()


@pytest.mark.firefox
def test_a_menu_opens_by_keyboard_and_gives_the_focus_back(screen):
    page = screen("Controls")
    opener = page.get_by_role("button", name="Actions")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Copy")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Deleted", exact=True)).to_be_visible()
    expect(opener).to_be_focused()


def test_a_style_of_an_app_shows_a_press(screen):
    page = screen("Controls")
    button = page.get_by_role("button", name="Press", exact=True)
    box = button.bounding_box()
    green = "() => [...document.querySelectorAll('.button[data-pressing] .box')].some((box) => /green|199/.test(box.style.cssText))"
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.wait_for_function(green)
    page.mouse.up()
    expect(page.get_by_text("Pressed", exact=True)).to_be_visible()


def test_rows_are_selected_moved_and_deleted_by_keyboard(screen):
    page = screen("Forms and lists")
    page.locator(".list[data-selects] .row", has_text="Banana").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Selected: Banana")).to_be_visible()
    page.get_by_role("button", name="Edit", exact=True).click()
    row = page.locator(".list[data-selects] .row", has_text="Banana")
    row.get_by_role("button", name="Move").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".list[data-selects] .row").first).to_contain_text("Banana")
    row.get_by_role("button", name="Delete").first.click()
    row.get_by_role("button", name="Delete").last.click()
    expect(row).to_have_count(0)


def test_a_row_that_is_about_to_be_deleted_stays_so_while_the_list_changes(screen):
    page = screen("Forms and lists")
    page.get_by_role("button", name="Edit", exact=True).click()
    rows = page.locator(".list[data-selects] .row")
    row = rows.filter(has_text="Banana")
    row.get_by_role("button", name="Delete").click()
    expect(rows.last).to_contain_text("Date")
    rows.last.get_by_role("button", name="Move").focus()
    page.keyboard.press("ArrowUp")
    expect(rows.last).not_to_contain_text("Date")
    expect(row.get_by_role("button", name="Delete")).to_have_count(2)
    row.get_by_role("button", name="Delete").last.click()
    expect(row).to_have_count(0)


@pytest.mark.parametrize("latency", [None, 150])
def test_a_field_for_numbers_takes_them_at_the_end(screen, latency):
    page = screen("Controls", latency)
    field = page.get_by_role("textbox", name="Amount")
    field.fill("abc")
    page.keyboard.press("Tab")
    expect(field).to_have_value("12")
    field.fill("7")
    page.keyboard.press("Enter")
    expect(field).to_have_value("7")


@pytest.mark.parametrize("width, scheme", LOOKS)
def test_controls_are_operated_with_the_mouse(screen, width, scheme):
    page = screen("Controls", width=width, color_scheme=scheme)
    chosen = page.get_by_role("combobox", name="Flavor").locator("option:checked")
    page.locator('.picker[data-style="segmented"] .option', has_text="Pistachio").click()
    expect(chosen).to_have_text("Pistachio")
    page.locator('.picker[data-style="inline"] .option', has_text="Lemon").click()
    expect(chosen).to_have_text("Lemon")
    page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_text("Scoops: 3")).to_be_visible()
    page.get_by_role("button", name="Decrement").first.click()
    expect(page.get_by_text("Scoops: 2")).to_be_visible()
    switch = page.get_by_role("switch", name="Switch")
    switch.click()
    expect(switch).not_to_be_checked()
    box = page.get_by_role("button", name="Check box").or_(page.get_by_role("checkbox", name="Check box"))
    box.click()
    page.get_by_label("Day", exact=True).fill("2027-03-04")
    expect(page.get_by_label("Day", exact=True)).to_have_value("2027-03-04")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_text("What is inside")).to_be_visible()
    page.get_by_role("button", name="Actions").click()
    page.get_by_role("menuitem", name="Delete").click()
    expect(page.get_by_text("Deleted", exact=True)).to_be_visible()
    page.get_by_role("button", name="Press", exact=True).click()
    expect(page.get_by_text("Pressed", exact=True)).to_be_visible()


@pytest.mark.parametrize("width, scheme", LOOKS)
def test_controls_are_operated_by_touch(screen, width, scheme):
    page = screen("Controls", width=width, color_scheme=scheme, has_touch=True)
    page.locator('.picker[data-style="segmented"] .option', has_text="Pistachio").tap()
    expect(page.get_by_role("combobox", name="Flavor").locator("option:checked")).to_have_text("Pistachio")
    page.locator('.picker[data-style="inline"] .option', has_text="Lemon").tap()
    expect(page.get_by_role("combobox", name="Flavor").locator("option:checked")).to_have_text("Lemon")
    switch = page.get_by_role("switch", name="Switch")
    switch.tap()
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="Increment").first.tap()
    expect(page.get_by_text("Scoops: 3")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).tap()
    expect(page.get_by_text("What is inside")).to_be_visible()
    page.get_by_role("button", name="Actions").tap()
    page.get_by_role("menuitem", name="Copy").tap()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()


@pytest.mark.parametrize("width, scheme, latency", [(*look, None) for look in LOOKS] + [(1100, "light", 150)])
def test_controls_are_operated_with_the_keyboard_alone(screen, width, scheme, latency):
    page = screen("Controls", latency, width=width, color_scheme=scheme)
    switch = page.get_by_role("switch", name="Switch")
    switch.focus()
    page.keyboard.press(" ")
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="More", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("What is inside")).to_be_visible()
    day = page.get_by_label("Day")
    day.focus()
    page.keyboard.press("ArrowUp")
    expect(day).to_have_value("2027-02-15")
    page.get_by_role("textbox", name="Name").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name="Amount")).to_be_focused()
    notes = page.get_by_role("textbox", name="Notes")
    notes.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type(" And more.")
    expect(notes).to_have_value("Two lines\nof notes. And more.")
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Ada")


def test_a_wheel_stands_at_the_choice_and_chooses_what_comes_to_rest(screen):
    page = screen("Controls", width=390)
    wheel = page.locator('.picker[data-style="wheel"] > .options')
    menu = page.get_by_role("combobox", name="Flavor")
    menu.select_option(label="Pistachio")
    page.wait_for_function("""() => {
      const wheel = document.querySelector('.picker[data-style="wheel"] > .options');
      const box = wheel.getBoundingClientRect(), option = wheel.querySelector(".option:last-of-type").getBoundingClientRect();
      return Math.abs(box.top + box.height / 2 - option.top - option.height / 2) < 2;
    }""")
    page.mouse.move(*middle(wheel))
    page.mouse.wheel(0, -32)
    expect(menu.locator("option:checked")).to_have_text("Lemon")


def test_controls_fill_their_width_but_those_without_a_label(screen):
    page = screen("Controls", width=390)
    for name in [".stepper", ".toggle[class~=fill-x]", '.picker[data-style="segmented"]', ".date-picker", ".color-picker", ".labeled"]:
        box = page.locator(name).first.bounding_box()
        assert box["width"] >= 320, (name, box)
    assert page.get_by_role("combobox", name="Flavor").bounding_box()["width"] < 130
    page.get_by_role("button", name="Actions").click()
    assert violations(page) == []


def write_date(page, name, digits):
    field = page.get_by_label(name, exact=True)
    # The focus goes to the first part of the date, as with the Tab key.
    page.get_by_role("textbox", name="Name").focus()
    field.focus()
    page.keyboard.type(digits, delay=30)
    return field


def test_a_year_of_too_many_digits_does_no_harm(screen):
    page = screen("Controls")
    mark(page)
    write_date(page, "Day", "060720245")
    page.wait_for_timeout(2500)
    assert is_marked(page)
    field = write_date(page, "Day", "06072031")
    expect(field).to_have_value("2031-06-07")
    expect(page.get_by_label("Day", exact=True)).to_have_value("2031-06-07")


@pytest.mark.parametrize("latency", [None, 150])
def test_a_year_is_typed_where_there_is_an_earliest_date(screen, latency):
    page = screen("Controls", latency)
    field = write_date(page, "Later", "06072031")
    expect(field).to_have_value("2031-06-07")
    page.wait_for_timeout(4 * (latency or 0) + 100)
    expect(field).to_have_value("2031-06-07")


def test_a_date_out_of_range_is_not_taken_and_not_kept(screen):
    page = screen("Controls")
    spy(page, "date")
    field = write_date(page, "Later", "06071999")
    page.get_by_role("textbox", name="Name").focus()
    expect(field).to_have_value("2027-06-07")
    assert [event[2] for event in spied(page)] == ["2027-06-15", "2027-06-07"]


def test_the_button_of_a_menu_closes_it_too(screen):
    page = screen("Controls")
    button = page.get_by_role("button", name="Actions")
    items = page.locator(".menu-items:popover-open")
    box = button.bounding_box()
    for count in (1, 0, 1, 0):
        # By its place: while a menu is open, a press reaches nothing beside it.
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(items).to_have_count(count)
        # Browsers tell a moment later that it is closed.
        expect(button).to_have_attribute("aria-expanded", "true" if count else "false")
    button.press("Enter")
    expect(items).to_have_count(1)
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    button.press("Enter")
    expect(items).to_have_count(1)


SHARING = """
  globalThis.shared = [];
  Navigator.prototype.share = async (data) => { shared.push(data); };
"""


def test_what_is_shared_is_an_address_or_a_text_with_its_message(screen):
    page = screen("Controls")
    page.evaluate(f"() => {{ {SHARING} }}")
    for name in ["Share Fruit", "Share a Word", "Share Two"]:
        page.get_by_role("button", name=name).click()
    assert page.evaluate("() => shared") == [
        {"url": "https://example.com/fruit", "text": "Look at this"},
        {"text": "Look at this\nPear", "title": "Fruit"},
        {"text": "https://example.com/fruit\nhttps://example.com/trees"},
    ]


def test_a_hold_that_ends_outside_leaves_the_next_press_alone(screen):
    page = screen("Tables")
    button = page.get_by_role("button", name="Count")
    x, y = middle(button)
    spy(page, "press")
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_function("() => noted.length >= 1")
    page.mouse.move(x, y + 300, steps=3)
    page.mouse.up()
    count = len(spied(page))
    button.press("Enter")
    assert len(spied(page)) == count + 1


def test_a_press_by_key_while_a_button_is_held_does_no_harm(screen):
    page = screen("Tables")
    button = page.get_by_role("button", name="Count")
    spy(page, "press")
    page.mouse.move(*middle(button))
    page.mouse.down()
    button.press("Enter")
    page.wait_for_timeout(800)
    page.mouse.up()
    assert len(spied(page)) >= 1


def test_sizes_beyond_what_is_possible_do_no_harm(screen):
    page = screen("Geometry")
    mark(page)
    page.evaluate("""() => {
      const node = [...measured.keys()].find((node) => node.isConnected && node.dataset.measure);
      measured.set(node, [3e7, 3e7]);
      tellSoon();
    }""")
    page.wait_for_timeout(2500)
    assert is_marked(page)


def test_what_is_typed_before_the_script_runs_comes_behind_the_text(screen):
    page = screen("Controls")
    notes = page.get_by_role("textbox", name="Notes")
    spy(page, "edit")
    notes.evaluate("""field => {
      field.setAttribute("value", "First");
      field.value = ", typed";
      showFirstText(field);
    }""")
    expect(notes).to_have_value("First, typed")
    assert [event[2] for event in spied(page)] == ["First, typed"]


@pytest.mark.firefox
def test_a_field_grows_up_to_its_lines_and_scrolls_then(screen):
    page = screen("Controls")
    field = page.get_by_role("textbox", name="Message")
    room = field.locator("xpath=..")

    def heights():
        # The field grows at once, and its room when the app has heard of the text.
        page.wait_for_function("(field) => Math.abs(field.offsetHeight - field.parentElement.offsetHeight) < 1", arg=field.element_handle())
        return field.bounding_box()["height"], room.bounding_box()["height"]

    own, around = heights()
    assert own == pytest.approx(around, abs=0.5)
    field.fill("one\ntwo")
    two, around = heights()
    line = two - own
    assert line > 15 and two == pytest.approx(around, abs=0.5)
    field.fill("one\ntwo\nthree\nfour\nfive\nsix")
    four, around = heights()
    assert four == pytest.approx(own + 3 * line, abs=0.5) and four == pytest.approx(around, abs=0.5)
    assert field.evaluate("(field) => field.scrollHeight - field.clientHeight") > 1.5 * line
    field.fill("")
    assert heights() == pytest.approx((own, own), abs=0.5)
