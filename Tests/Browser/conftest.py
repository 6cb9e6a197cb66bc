import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

from app_server import PACKAGE, AppServer, Proxy
from reverse_proxies import ReverseProxy

expect.set_options(timeout=10_000)


def pytest_addoption(parser):
    parser.addoption(
        "--screenshots",
        default=str(PACKAGE / ".build-browser" / "screenshots"),
        help="where the screenshots of each screen go (default: .build-browser/screenshots)",
    )


@pytest.fixture(scope="session")
def products():
    """The folder of the built executables."""
    if built := os.environ.get("PRODUCTS"):
        return built
    command = ["swift", "build", "--package-path", str(PACKAGE), "--show-bin-path"]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout.strip()


def browser_path():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "Chromium is not installed: run 'apt-get install chromium' as root, or set CHROMIUM to its path"
    return path


@pytest.fixture(scope="session")
def browser():
    path = browser_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def serve(products, request):
    """Starts apps by name. Each test has its own, because an app's state outlives its pages."""
    servers = []

    def serve(name, port=None, options=()):
        log_name = re.sub(r"[^A-Za-z0-9_-]+", "-", request.node.name) + f"-{len(servers)}"
        servers.append(AppServer(products, name, log_name, port, options))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture
def new_page(browser):
    """Opens pages, each in a browser context of its own unless told otherwise, and expects no script error in any of them."""
    contexts, errors = [], []

    def new_page(context=None, **options):
        if context is None:
            context = browser.new_context(viewport={"width": 900, "height": 700}, **options)
            contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield new_page
    for context in contexts:
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
