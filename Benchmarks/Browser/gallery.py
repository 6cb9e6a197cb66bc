"""The gallery in Chromium, for what measures its screens."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests" / "Browser"))
from app_server import free_port  # noqa: E402
from test_gallery import TITLES  # noqa: E402, F401


@contextlib.contextmanager
def gallery(products):
    """A browser, and the address of the gallery that was built into this folder."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        sys.exit("Chromium is not installed; set CHROMIUM to its path")
    port = free_port()
    server = subprocess.Popen(
        [str(pathlib.Path(products) / "Gallery"), "--port", str(port), "--no-open"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    try:
        server.stdout.readline()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, headless=True, args=["--no-sandbox"])
            yield browser, f"http://127.0.0.1:{port}/"
            browser.close()
    finally:
        server.kill()


def enter(page, title):
    page.get_by_role("button", name=title, exact=True).click()
    page.wait_for_timeout(1000)


def leave(page):
    """Back to the list of screens, where it is not beside them."""
    back = page.get_by_role("button", name="Gallery")
    if back.count():
        back.click()
        page.wait_for_timeout(200)
