"""The fruit stand: one test for each of its screens."""

import pytest
from pages import open_page, settle, switch
from playwright.sync_api import expect


@pytest.fixture
def server(serve):
    return serve("FruitStand")


@pytest.fixture
def page(server, new_page):
    page = open_page(new_page(), server.url)
    expect(page.get_by_role("heading", name="Fruit Stand", exact=True)).to_be_visible()
    return page


def choose(page, screen):
    page.get_by_role("button", name=screen, exact=True).click()
    expect(page.get_by_role("heading", name=screen, exact=True)).to_be_visible()


def press(page, button):
    page.get_by_role("button", name=button, exact=True).click()


def expect_text(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


@pytest.mark.smoke
def test_shared_model(page, server, new_page):
    other = open_page(new_page(), server.url)
    expect_text(page, "Fruit: Apple")
    expect_text(other, "Fruit: Apple")
    press(page, "Change Text")
    expect_text(page, "Fruit: Banana")
    expect_text(other, "Fruit: Banana")
    press(other, "Start Over")
    expect_text(page, "Fruit: Apple")


def test_text_field(page):
    choose(page, "Text Field")
    field = page.get_by_role("textbox", name="Enter fruit name")
    expect(field).to_have_value("Cherry")
    field.fill("Cranberry")
    expect_text(page, "On order: Cranberry")
    press(page, "Order Plums")
    expect(field).to_have_value("Plum")
    expect_text(page, "On order: Plum")


def test_child_view(page):
    choose(page, "Child View")
    page.get_by_role("textbox", name="Enter fruit name").fill("Date")
    expect_text(page, "The parent reads Date")
    expect_text(page, "The child reads Date")


def test_toggle(page):
    choose(page, "Toggle")
    expect_text(page, "Stall by the Gate is closed")
    switch(page, "Enabled").click()
    expect_text(page, "Stall by the Gate is open")
    expect(switch(page, "Enabled")).to_be_checked()
    switch(page, "Enabled").click()
    expect_text(page, "Stall by the Gate is closed")


def test_ownership(page):
    choose(page, "Ownership")
    expect_text(page, "State object: the value is false, baskets made: 1")
    expect_text(page, "Observed object: the value is false, baskets made: 1")
    switch(page, "Refresh").click()
    expect_text(page, "State object: the value is true, baskets made: 1")
    expect_text(page, "Observed object: the value is true, baskets made: 2")
    switch(page, "Refresh").click()
    expect_text(page, "State object: the value is false, baskets made: 1")
    expect_text(page, "Observed object: the value is false, baskets made: 3")


def test_manual_send(page):
    choose(page, "Manual Send")
    expect_text(page, "The crate holds: Elderberry")
    press(page, "Change in Silence")
    settle(page)
    expect_text(page, "The crate holds: Elderberry")
    press(page, "Change and Tell")
    expect_text(page, "The crate holds: Fig")


def test_custom_publisher(page):
    choose(page, "Custom Publisher")
    expect_text(page, "No fruit today")
    switch(page, "Delivery").click()
    expect_text(page, "The fruit is on its way")


def test_sign_up(page):
    choose(page, "Sign Up")
    expect_text(page, "Choose a name")
    join = page.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_disabled()
    page.get_by_role("textbox", name="Name", exact=True).fill("Ann")
    expect_text(page, "A password has at least 8 characters")
    page.get_by_role("textbox", name="Password").fill("eight apples")
    expect_text(page, "Ready to sign up")
    join.click()
    expect_text(page, "Welcome, Ann")
    expect(join).to_be_disabled()
