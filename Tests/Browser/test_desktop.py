"""Apps in windows of their own on a desktop."""

import http.cookiejar
import os
import re
import signal
import subprocess
import urllib.request

import pytest

from desktops import Desktop, wait

# Within a window of BookReader's of 900 by 650.
EDIT_OF_THE_FIRST = (804, 147)
TITLE_OF_THE_FIRST = (60, 120, 200, 60)
HEADING = (0, 0, 300, 60)
BESIDE_THE_SHEET = (60, 120, 110, 60)
HEADING_OF_THE_SHEET = (190, 130, 520, 60)
ALL = (0, 0, 900, 650)


@pytest.fixture
def desktop(tmp_path):
    desktop = Desktop(tmp_path)
    yield desktop
    desktop.close()


@pytest.fixture
def books(desktop, products):
    app = desktop.start(products, "BookReader")
    (window,) = wait(lambda: desktop.windows("Book Reader"), "the window")
    desktop.wait_for_rest(window, ALL)
    return app, window


def brightness(desktop, window):
    """Of the window's background."""
    return sum(desktop.pixels(window, 10, 5, 1, 1)) / 3


def alike(one, other):
    """Whether two areas show the same: WebKitGTK may draw one text a shade lighter in one window than in another."""
    return len(one) == len(other) and all(abs(a - b) <= 8 for a, b in zip(one, other))


def only_window(desktop, title):
    found = wait(lambda: desktop.windows(title), f"the window {title}")
    assert len(found) == 1
    return found[0]


def test_a_window_is_used_and_closed(desktop, books, screenshots):
    app, window = books
    assert desktop.size(window) == (900, 650)
    desktop.picture(screenshots / "desktop-books.png")
    before = desktop.pixels(window, *TITLE_OF_THE_FIRST)
    # A sheet, and a text in it.
    desktop.press(window, *EDIT_OF_THE_FIRST)
    wait(lambda: brightness(desktop, window) < 230, "a sheet, with the window dimmed behind it")
    # Its caret never rests.
    desktop.wait_for_rest(window, HEADING_OF_THE_SHEET)
    desktop.picture(screenshots / "desktop-sheet.png")
    dimmed = desktop.pixels(window, *BESIDE_THE_SHEET)
    desktop.key("ctrl+a")
    desktop.hand("type", "--delay", 30, "Dracula")
    wait(lambda: desktop.pixels(window, *BESIDE_THE_SHEET) != dimmed, "the new title behind the sheet")
    desktop.picture(screenshots / "desktop-typed.png")
    desktop.key("Escape")
    wait(lambda: brightness(desktop, window) > 240, "the end of the sheet")
    wait(lambda: desktop.pixels(window, *TITLE_OF_THE_FIRST) != before, "the new title in the list")
    desktop.wait_for_rest(window, ALL)
    desktop.picture(screenshots / "desktop-changed.png")
    # Another window of the same app, which shows the same.
    desktop.key("ctrl+n")
    wait(lambda: len(desktop.windows("Book Reader")) == 2, "the second window")
    second = next(other for other in desktop.windows("Book Reader") if other != window)
    desktop.wait_for_rest(second, ALL)
    assert not alike(desktop.pixels(window, *TITLE_OF_THE_FIRST), before)
    wait(
        lambda: alike(desktop.pixels(second, *TITLE_OF_THE_FIRST), desktop.pixels(window, *TITLE_OF_THE_FIRST)),
        "the same title in both windows",
    )
    desktop.key("ctrl+w")
    wait(lambda: len(desktop.windows("Book Reader")) == 1, "the end of one window")
    assert app.process.poll() is None
    desktop.activate(desktop.windows("Book Reader")[0])
    desktop.key("ctrl+w")
    assert app.wait_for_end() == 0


def test_wheel_scrolls_and_keys_zoom(desktop, books):
    _, window = books
    # Bars that scroll come and go by themselves at the right.
    area = (0, 0, 560, 650)
    desktop.hand("mousemove", "--window", window, 450, 400)
    before = desktop.wait_for_rest(window, area)
    desktop.hand("click", "--repeat", 5, 5)
    wait(lambda: desktop.pixels(window, *area) != before, "scrolling")
    desktop.wait_for_rest(window, area)
    desktop.hand("click", "--repeat", 20, 4)
    wait(lambda: alike(desktop.pixels(window, *area), before), "the beginning again")
    # The list may be a fraction of a pixel elsewhere after the page was zoomed.
    heading = desktop.pixels(window, *HEADING)
    desktop.key("ctrl+plus")
    wait(lambda: desktop.pixels(window, *HEADING) != heading, "a larger page")
    desktop.key("ctrl+0")
    wait(lambda: desktop.pixels(window, *HEADING) == heading, "the page as it was")


def test_nobody_else_gets_at_it(books):
    app, _ = books
    for path in ("/", "/health", "/metrics", "/ready"):
        assert app.status_of(path) == 403
    port = app.url().split(":")[-1]
    assert app.status_of("/", Cookie=f"oriel-key-{port}=wrong") == 403
    assert app.status_of("/", Host=f"attacker.example:{port}") == 421
    # Others see arguments of all processes, and of none the key: it is as long as that of a scene.
    for words in app.processes().values():
        assert not re.search(r"[a-z0-9]{24,}", words.replace("x86_64-unknown-linux-gnu", "")), words


def test_an_interrupt_ends_both(books):
    app, _ = books
    app.interrupt()
    assert app.wait_for_end() == 0


def test_the_window_says_that_the_app_has_ended(desktop, books):
    app, _ = books
    app.process.send_signal(signal.SIGKILL)
    window = only_window(desktop, "BookReader has ended")
    desktop.activate(window)
    desktop.key("ctrl+w")
    app.wait_for_end()


def test_the_app_says_that_its_window_has_ended(books):
    app, _ = books
    os.kill(app.window_process(), signal.SIGKILL)
    assert app.wait_for_end() == 1
    assert "the process of its window was ended by signal 9" in app.said()


@pytest.fixture
def numbers(desktop, products):
    app = desktop.start(products, "Numbers")
    window = only_window(desktop, "Numbers")
    desktop.wait_for_rest(window, ALL)
    return app, window


def test_a_value_has_one_window_of_the_size_of_its_scene(desktop, numbers, screenshots):
    app, window = numbers
    desktop.key("ctrl+alt+l")
    other = only_window(desktop, "Number")
    assert desktop.size(other) == (360, 320)
    desktop.wait_for_rest(other, (0, 0, 360, 320))
    desktop.picture(screenshots / "desktop-number.png")
    desktop.activate(window)
    desktop.key("ctrl+alt+l")
    wait(lambda: desktop.active() == other, "the window of the same value in front")
    assert len(desktop.windows("Number")) == 1
    desktop.key("ctrl+q")
    assert app.wait_for_end() == 0


def test_commands_stand_in_a_menu_bar(desktop, numbers, screenshots):
    app, window = numbers
    desktop.picture(screenshots / "desktop-numbers.png")
    # Its bar is File and Numbers; the second item of the latter opens a window.
    x, y = desktop.place(window)
    place = (x + 50, y + 30, 200, 60)
    shown = desktop.pixels("root", *place)
    desktop.press(window, 75, 12)
    wait(lambda: desktop.pixels("root", *place) != shown, "the menu")
    desktop.key("Down", "Return")
    only_window(desktop, "Number")
    desktop.key("ctrl+q")
    assert app.wait_for_end() == 0


def test_a_window_is_not_made_smaller_than_its_content(desktop, numbers):
    _, window = numbers
    desktop.hand("windowsize", window, 700, 400)
    wait(lambda: desktop.size(window) == (700, 400), "a smaller window")
    desktop.hand("windowsize", window, 700, 20)
    wait(lambda: 60 < desktop.size(window)[1] < 200, "as small a window as its content")


def test_without_a_desktop_a_browser_gets_in_by_an_address(desktop, products):
    app = desktop.start(products, "BookReader", DISPLAY=None)
    line = wait(lambda: re.search(r"BookReader cannot open a window: (.*): open (http\S+) in a browser\.", app.said()), "the reason")
    assert line[1] == "there is no desktop here: neither WAYLAND_DISPLAY nor DISPLAY leads to one. It goes on without"
    assert app.status_of("/") == 403
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
    page = browser.open(line[2], timeout=10)
    assert page.url == app.url() + "/" and "Pride and Prejudice" in page.read().decode()
    app.interrupt()
    assert app.wait_for_end() == 0


PORTAL = """
import dbus, dbus.mainloop.glib, dbus.service, sys
from gi.repository import GLib
dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
INTERFACE = "org.freedesktop.portal.Settings"
class Portal(dbus.service.Object):
    scheme = dbus.UInt32(0, variant_level=1)
    @dbus.service.method(INTERFACE, in_signature="ss", out_signature="v")
    def Read(self, group, key):
        if (group, key) != ("org.freedesktop.appearance", "color-scheme"):
            raise dbus.DBusException("not found")
        return self.scheme
    @dbus.service.signal(INTERFACE, signature="ssv")
    def SettingChanged(self, group, key, value): pass
portal = Portal(bus, "/org/freedesktop/portal/desktop")
def take(source, condition):
    portal.scheme = dbus.UInt32(int(sys.stdin.readline()), variant_level=1)
    portal.SettingChanged("org.freedesktop.appearance", "color-scheme", portal.scheme)
    return True
GLib.io_add_watch(sys.stdin, GLib.IO_IN, take)
print("ready", flush=True)
GLib.MainLoop().run()
"""


def test_the_page_is_dark_when_the_desktop_is(desktop, products, screenshots):
    if subprocess.run(["/usr/bin/python3", "-c", "import dbus, gi"], capture_output=True).returncode:
        pytest.skip("a portal needs python3-dbus and python3-gi: run 'apt-get install python3-dbus python3-gi' as root")
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    desktop.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    portal = subprocess.Popen(
        ["/usr/bin/python3", "-c", PORTAL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=desktop.environment
    )
    try:
        assert portal.stdout.readline() == "ready\n"
        app = desktop.start(products, "BookReader")
        window = only_window(desktop, "Book Reader")
        desktop.wait_for_rest(window, ALL)

        assert brightness(desktop, window) > 200
        print(1, file=portal.stdin, flush=True)
        wait(lambda: brightness(desktop, window) < 60, "a dark page")
        desktop.wait_for_rest(window, ALL)
        desktop.picture(screenshots / "desktop-dark.png")
        print(2, file=portal.stdin, flush=True)
        wait(lambda: brightness(desktop, window) > 200, "a light page")
        app.interrupt()
        assert app.wait_for_end() == 0
    finally:
        for process in (portal, bus):
            process.terminate()
            process.wait()
