"""The almanac: fonts, emphasis, paragraphs, translations, clocks and links."""

import re
import urllib.request

import pytest
from pages import open_page, settle
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("Almanac")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    expect(page).to_have_title("Almanac")
    return page


def identified(page, name):
    return page.locator(f'[data-identifier="{name}"]')


def style_of(locator, name):
    return locator.evaluate("(node, name) => getComputedStyle(node)[name]", name)


def test_text_styles_have_their_sizes(page):
    sizes = {"Large title": 34, "Title": 28, "Second title": 22, "Third title": 20, "Headline": 17, "Body": 17, "Callout": 16,
             "Subheadline": 15, "Footnote": 13, "Caption": 12, "Second caption": 11}
    for text, size in sizes.items():
        assert style_of(page.get_by_text(text, exact=True), "fontSize") == f"{size}px"


def test_a_larger_type_size_makes_all_texts_larger(page):
    page.get_by_role("button", name="Larger").click()
    expect(page.get_by_text("Body", exact=True)).to_have_css("font-size", "28px")
    expect(page.get_by_text("Title", exact=True)).to_have_css("font-size", "38px")


def test_markdown_is_marked_in_the_text(page):
    text = page.locator(".text", has_text="Sow early")
    expect(text).to_have_text("Sow early, water daily, and never rarely prune; see weather.txt.")
    assert style_of(text.get_by_text("water daily"), "fontWeight") == "700"
    assert style_of(text.get_by_text("early"), "fontStyle") == "italic"
    assert "line-through" in style_of(text.get_by_text("never"), "textDecoration")
    assert "mono" in style_of(text.get_by_text("weather.txt"), "fontFamily").lower()


def test_languages_change_texts_plurals_numbers_and_dates(page):
    baskets = identified(page, "baskets")
    expect(baskets).to_have_text("1 basket of apples")
    page.get_by_role("button", name="Pick").click()
    expect(baskets).to_have_text("2 baskets of apples")
    page.get_by_role("button", name="Deutsch").click()
    expect(baskets).to_have_text("2 Körbe Äpfel")
    expect(page.get_by_text("Ernte")).to_be_visible()
    expect(page.get_by_text("Gepflückt am 21. September 2025")).to_be_visible()
    expect(page.get_by_text("1.234,5")).to_be_visible()
    expect(page.get_by_text("täglich gießen")).to_have_css("font-weight", "700")


def test_a_page_is_in_the_language_that_its_texts_are_in(server):
    def language(accepted):
        request = urllib.request.Request(server.url, headers={"Accept-Language": accepted})
        with urllib.request.urlopen(request) as answer:
            return re.search(r'<html lang="([^"]*)">', answer.read().decode())[1]

    assert language("de-AT,de;q=0.9,en;q=0.5") == "de"
    # The app has no French.
    assert language("fr") == "en"


def test_lines_are_limited_and_cut_off(page):
    text = identified(page, "limited")
    height, line = text.evaluate("node => [node.clientHeight, parseFloat(getComputedStyle(node).lineHeight)]")
    assert abs(height - 2 * line) < 2
    assert text.evaluate("node => node.scrollHeight > node.clientHeight + 5")


def test_a_text_gets_smaller_until_it_fits(page):
    text = identified(page, "shrunk")
    expect(text).to_have_attribute("data-scaled", "")
    size = float(style_of(text, "fontSize")[:-2])
    assert 6.8 <= size < 16
    assert text.evaluate("node => node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1")


def test_room_is_reserved_for_lines(page):
    text = page.get_by_text("One line, room for three")
    height, line = text.evaluate("node => [node.clientHeight, parseFloat(getComputedStyle(node).lineHeight)]")
    assert abs(height - 3 * line) < 2


def test_clocks_run(page):
    timer = identified(page, "timer")
    before = timer.text_content()
    expect(timer).not_to_have_text(before)
    assert re.fullmatch(r"\d+:\d\d", timer.text_content())
    expect(identified(page, "countdown")).to_have_text(re.compile(r"59:\d\d"))


def test_redacted_texts_are_bars(page):
    page.get_by_role("button", name="Hide").click()
    bar = page.locator(".text > .bar").first
    expect(bar).to_be_visible()
    expect(page.get_by_text("Emphasis")).to_have_count(0)
    expect(bar.locator("..")).to_have_attribute("role", "img")
    expect(bar.locator("..")).to_have_attribute("aria-label", "Hidden")
    assert page.get_by_text("water daily").count() == 0


def test_the_browser_opens_links_that_the_app_leaves_to_it(page):
    link = page.get_by_role("link", name="Weather")
    assert link.get_attribute("href") == "https://example.com/weather"
    assert link.get_attribute("rel") == "noopener noreferrer"
    assert page.get_by_role("link", name="the calendar").get_attribute("href") == "https://example.com/calendar"


def test_the_app_opens_links_that_it_handles(page):
    page.get_by_text("Garden", exact=True).click()
    expect(page.get_by_text("Opened: garden")).to_be_visible()
    page.get_by_text("moon table").click()
    expect(page.get_by_text("Opened: moon")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1100])
def test_screenshots(server, new_page, screenshots, scheme, width):
    page = new_page(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 1500})
    open_page(page, server.url)
    settle(page)
    page.screenshot(path=screenshots / f"Almanac-{width}-{scheme}.png", animations="disabled")
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(".bar").first).to_be_visible()
    page.screenshot(path=screenshots / f"Almanac-hidden-{width}-{scheme}.png", animations="disabled")
