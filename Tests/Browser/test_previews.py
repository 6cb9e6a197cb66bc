"""`oriel preview`, on a small folder: its page, and its pictures."""

import os
import pathlib
import re
import subprocess
import time

import pytest
from playwright.sync_api import expect

from app_server import LOGS, free_port

COUNTER = """import SwiftUI

private struct Counter: View {
  @Binding var count: Int
  var body: some View { Button("Count \\(count)") { count += 1 } }
}

#Preview("Counting") {
  @Previewable @State var count = 3
  Counter(count: $count)
}

#Preview("Ending") {
  @Previewable @State var numbers = [1]
  Button("End") { numbers.remove(at: 9) }
}
"""
ROW = """import SwiftUI

struct Row: View {
  @Environment(\\.colorScheme) private var scheme
  @Environment(\\.locale) private var locale
  var body: some View { Text("\\(scheme == .dark ? "dark" : "light") \\(locale.identifier)") }
}

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Row().previewDisplayName("Small").previewLayout(.sizeThatFits)
      Row().previewLayout(.fixed(width: 200, height: 100))
    }
    .padding()
  }
}
"""
# The first build of a program compiles what all of them share.
BUILD = 600


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("previews") / "Sample"
    folder.mkdir()
    (folder / "Counter.swift").write_text(COUNTER)
    (folder / "Row.swift").write_text(ROW)
    return folder


def command(products, folder, *options):
    return [str(pathlib.Path(products) / "oriel"), "preview", str(folder), *options]


def environment(folder):
    return dict(os.environ, XDG_CACHE_HOME=str(folder.parent / "cache"))


def run(products, folder, *options):
    return subprocess.run(
        command(products, folder, *options), capture_output=True, text=True, timeout=BUILD, env=environment(folder), check=False)


@pytest.fixture
def preview(products, folder):
    """The page's address, while `oriel preview` runs."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / "previews.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command(products, folder, "--no-open", "--port", str(free_port())), stdout=output, stderr=subprocess.STDOUT, env=environment(folder))
    try:
        end = time.monotonic() + BUILD
        while not (found := re.search(r"^SamplePreviews is at (\S+)$", log.read_text(errors="replace"), re.MULTILINE)):
            assert process.poll() is None and time.monotonic() < end, log.read_text(errors="replace")
            time.sleep(0.1)
        yield found[1]
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.timeout(3 * BUILD)
def test_a_page_shows_all_previews_of_a_folder_and_follows_its_files(preview, new_page, folder):
    page = new_page()
    page.goto(preview)

    def card(name):
        return page.get_by_role("article", name=name, exact=True)

    def frame(name):
        return card(name).frame_locator("iframe")

    expect(page.get_by_role("status")).to_have_text("4 previews")
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Counting", "Ending", "Small", "Row 2"])
    expect(page.get_by_role("heading", level=2)).to_have_text(["Counter.swift", "Row.swift"])
    # Each is live, in a window of its own size.
    frame("Counting").get_by_role("button", name="Count 3").click()
    expect(frame("Counting").get_by_role("button", name="Count 4")).to_be_visible()
    assert page.frame_locator("article[aria-label='Row 2'] iframe").locator("html").evaluate("() => [innerWidth, innerHeight]") == [200, 100]
    expect(frame("Small").get_by_text("light en")).to_be_visible()
    page.wait_for_function("() => document.querySelector('article[data-fits] .stage').offsetHeight < 100")

    # One gets other surroundings, then all.
    card("Small").get_by_label("Settings of this preview").click()
    card("Small").get_by_label("Appearance").select_option("dark")
    expect(frame("Small").get_by_text("dark en")).to_be_visible()
    expect(frame("Row 2").get_by_text("light en")).to_be_visible()
    settings = page.get_by_role("form", name="How all previews are shown")
    settings.get_by_label("Locale").fill("de")
    settings.get_by_label("Locale").press("Enter")
    expect(frame("Row 2").get_by_text("light de")).to_be_visible()

    page.get_by_role("searchbox").fill("count")
    expect(page.get_by_role("status")).to_have_text("2 of 4 previews")
    page.get_by_role("searchbox").fill("")

    # A save is shown, and a mistake lies over the page until it is mended.
    source = folder / "Counter.swift"
    source.write_text(COUNTER.replace("Count \\(", "Number \\("))
    expect(frame("Counting").get_by_role("button", name="Number 3")).to_be_visible(timeout=BUILD * 1000)
    source.write_text(COUNTER.replace("count += 1", "cout += 1"))
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("Counter.swift:5", timeout=BUILD * 1000)
    expect(notice).to_contain_text("cannot find 'cout' in scope")
    frame("Counting").get_by_role("button", name="Number 3").click()
    expect(frame("Counting").get_by_role("button", name="Number 4")).to_be_visible()
    source.write_text(COUNTER)
    expect(notice).to_be_hidden(timeout=BUILD * 1000)
    expect(frame("Counting").get_by_role("button", name="Count 3")).to_be_visible(timeout=BUILD * 1000)

    # One that ends the program is marked, and the others come back: as new pages, for what they showed ended with the program.
    frame("Counting").locator("html").evaluate("() => { window.isOld = true }")
    frame("Ending").get_by_role("button", name="End").click()
    expect(card("Ending")).to_contain_text("This preview has ended the program", timeout=60_000)
    expect(card("Ending")).to_contain_text("Fatal error: Index out of range")
    page.wait_for_function(
        "() => document.querySelector(\"article[aria-label='Counting'] iframe\")?.contentWindow.isOld === undefined", timeout=60_000)
    frame("Counting").get_by_role("button", name="Count 3").click()
    expect(frame("Counting").get_by_role("button", name="Count 4")).to_be_visible()
    card("Ending").get_by_role("button", name="Run it again").click()
    expect(frame("Ending").get_by_role("button", name="End")).to_be_visible()


@pytest.mark.timeout(3 * BUILD)
def test_pictures_are_the_same_for_the_same_sources_and_differences_are_told(products, folder):
    (folder / "Counter.swift").write_text(COUNTER)
    before, now = folder.parent / "before", folder.parent / "now"
    first = run(products, folder, "--png", str(before))
    assert first.returncode == 0 and first.stdout == f"4 pictures in {before}.\n", first.stdout + first.stderr
    names = ["Counter--Counting.png", "Counter--Ending.png", "Row--Row-2.png", "Row--Small.png"]
    assert sorted(path.name for path in before.iterdir()) == names
    assert (before / "Row--Row-2.png").read_bytes()[16:24] == bytes([0, 0, 0, 200, 0, 0, 0, 100])
    same = run(products, folder, "--png", str(now), "--compare", str(before))
    assert same.returncode == 0 and same.stdout == f"4 pictures in {now}: none differs from those in {before}.\n", same.stdout
    assert all((now / name).read_bytes() == (before / name).read_bytes() for name in names)

    (folder / "Counter.swift").write_text(COUNTER.replace("Count \\(", "Number \\(").replace('"Ending"', '"Renamed"'))
    other = run(products, folder, "--png", str(now), "--compare", str(before))
    assert other.returncode == 1, other.stdout
    lines = other.stdout.splitlines()
    assert re.fullmatch(r"differs: Counter--Counting\.png: \d+ pixels, in .*/now/differences/Counter--Counting\.png", lines[0])
    assert lines[1:] == ["new: Counter--Renamed.png", "gone: Counter--Ending.png", f"4 pictures in {now}."]
    assert (now / "differences" / "Counter--Counting.png").read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_previewed_says_what_to_do(products, tmp_path):
    (tmp_path / "View.swift").write_text("import SwiftUI\nstruct Empty: View { var body: some View { Text(\"\") } }\n")
    answer = run(products, tmp_path)
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"Error: There are no previews in {tmp_path}: none of its 1 Swift file has a #Preview")
    answer = run(products, tmp_path, "--scheme", "dark")
    assert answer.returncode == 2 and "name their folder with --png" in answer.stderr
    answer = run(products, tmp_path, "--png", "a", "--size", "big")
    assert answer.returncode == 2 and "--size takes a width and a height from 1 to 4000, such as 390x844, not 'big'." in answer.stderr
