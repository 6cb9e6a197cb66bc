import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from app_server import PACKAGE, AppServer, Proxy
from reverse_proxies import ReverseProxy

expect.set_options(timeout=10_000)


def pytest_addoption(parser):
    parser.addoption(
        "--screenshots",
        default=str(PACKAGE / ".build-browser" / "screenshots"),
        help="where the screenshots of each screen go (default: .build-browser/screenshots)",
    )


def pytest_configure(config):
    config.addinivalue_line("markers", "firefox: the test runs in Chromium and in Firefox")
    config.addinivalue_line("markers", "smoke: one of the first tests: where it fails, hardly any other passes")
    config.addinivalue_line("markers", "new_fonts: the browser measures all fonts, as at its first visit")
    config.addinivalue_line("markers", "tls: the test needs apps that were built with the trait TLS, which TLS=1 says")


def pytest_collection_modifyitems(config, items):
    """Either the tests of TLS or all others: apps are built with it or without it."""
    others = [item for item in items if bool(item.get_closest_marker("tls")) != (os.environ.get("TLS") == "1")]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]


def pytest_generate_tests(metafunc):
    if metafunc.definition.get_closest_marker("firefox"):
        metafunc.parametrize("browser", ["chromium", "firefox"], indirect=True)


@pytest.fixture(scope="session")
def products():
    """The folder of the built executables."""
    if built := os.environ.get("PRODUCTS"):
        return built
    command = ["swift", "build", "--package-path", str(PACKAGE), "--show-bin-path"]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


def browser_path():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "Chromium is not installed: run 'apt-get install chromium' as root, or set CHROMIUM to its path"
    return path


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(executable_path=browser_path(), headless=True, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright):
    """Firefox as systems have it, driven by WebDriver BiDi. It has no touches, no colour schemes and no CDP."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        pytest.skip("Firefox is not installed: run 'apt-get install firefox-esr' as root, or set FIREFOX to its path")
    # Without a screen it takes itself to be without a mouse.
    mouse = {f"ui.{name}PointerCapabilities": 6 for name in ("primary", "all")}
    browser = playwright.firefox.launch(executable_path=path, channel="moz-firefox", headless=True, firefox_user_prefs=mouse)
    yield browser
    browser.close()


@pytest.fixture
def browser(request):
    """Chromium, but for tests that run in Firefox, too."""
    return request.getfixturevalue(getattr(request, "param", "chromium"))


@pytest.fixture
def serve(products, request):
    """Starts apps by name. Each test has its own, because an app's state outlives its pages."""
    servers = []

    def serve(name, port=None, options=(), data=None):
        log_name = re.sub(r"[^A-Za-z0-9_-]+", "-", request.node.name) + f"-{len(servers)}"
        servers.append(AppServer(products, name, log_name, port, options, data))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


class MeasuredFonts:
    """What browsers have measured and stored in earlier tests. To measure all fonts takes a browser as long as most tests."""

    def __init__(self):
        self._tables = {}

    def take_from(self, page):
        if page.is_closed() or not page.url.startswith("http"):
            return
        try:
            index = json.loads(page.evaluate("() => localStorage.getItem('fonts')") or "null")
            tables = self._tables.setdefault(index["key"], {}) if index else {}
            for face, [_, width] in index["faces"] if index else []:
                if face not in tables and (table := page.evaluate("(name) => localStorage.getItem(name)", f"font {face}")):
                    tables[face] = width, table
        except Error:
            return  # a page that the browser does not show any more, or one of which scripts may not read

    def script(self):
        """Stores what is known before the page's own script runs, unless the page has stored something."""
        tables = {
            key: {
                "fonts": json.dumps({"key": key, "faces": [[face, ["", width]] for face, (width, _) in faces.items()]}),
                **{f"font {face}": table for face, (_, table) in faces.items()},
            }
            for key, faces in self._tables.items()
        }
        return f"""try {{
          const browser = `${{devicePixelRatio}} ${{navigator.userAgent}}`;
          const tables = Object.entries({json.dumps(tables)}).find(([key]) => key.slice(key.indexOf(" ") + 1) === browser);
          if (tables && !localStorage.getItem("fonts")) Object.assign(localStorage, tables[1]);
        }} catch {{}}"""


@pytest.fixture(scope="session")
def measured_fonts():
    return MeasuredFonts()


@pytest.fixture
def new_page(browser, measured_fonts, request):
    """Opens pages, each in a browser context of its own unless told otherwise, and expects no script error in any of them."""
    contexts, errors = [], []
    measures = request.node.get_closest_marker("new_fonts")

    def note(error):
        # Firefox says of connections, too, that they are lost, which is no error of the script.
        if not re.search("connection to .*ws://", str(error)):
            errors.append(str(error))

    def new_page(context=None, **options):
        if context is None:
            context = browser.new_context(viewport={"width": 900, "height": 700}, **options)
            if not measures:
                context.add_init_script(measured_fonts.script())
            contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("pageerror", note)
        return page

    yield new_page
    for context in contexts:
        if context.pages:
            measured_fonts.take_from(context.pages[0])
        context.close()
    assert errors == []


@pytest.fixture
def proxy():
    """Puts a relay in front of a server."""
    proxies = []

    def proxy(server):
        proxies.append(Proxy(server.port))
        return proxies[-1]

    yield proxy
    for one in proxies:
        one.close()


@pytest.fixture
def put_in_front(tmp_path):
    """Puts a reverse proxy in front of an app."""
    proxies = []

    def put_in_front(kind, app=None, **settings):
        proxies.append(ReverseProxy(kind, tmp_path, app, **settings))
        return proxies[-1]

    yield put_in_front
    for proxy in proxies:
        proxy.stop()


@pytest.fixture(scope="session")
def screenshots(request):
    folder = pathlib.Path(request.config.getoption("--screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
