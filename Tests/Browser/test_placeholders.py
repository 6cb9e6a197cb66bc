"""`oriel run` on an app with conditions for several systems, and with what is absent here."""

import os
import pathlib
import re
import signal
import subprocess
import threading

import pytest
from playwright.sync_api import expect

from app_server import free_port

APP = """import SwiftUI
import SafariServices
#if os(iOS)
import UIKit
let system = "as for iOS"
#elseif os(macOS)
import AppKit
let system = "as for macOS"
#endif
@main struct ProbeApp: App { var body: some Scene { WindowGroup { Content() } } }
struct Browser: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
struct Content: View {
  @State var said = ""
  let sound = Sound()
  var body: some View {
    VStack {
      Text(system)
      Button("Play") { sound.play(); said = "pressed" }
      Button("Load") { do { try sound.load() } catch { said = error.localizedDescription } }
      Text(said)
      Browser(url: URL(string: "https://example.org")!).frame(height: 200)
    }
  }
}
"""
SOUND = """import MediaPlayer
struct Sound {
  func play() { MPMusicPlayerController.systemMusicPlayer.play() }
  func load() throws { _ = try MPMediaLibrary() }
}
"""
# The first build of a program compiles what all of them share.
BUILD = 600


@pytest.fixture(scope="module")
def app(products, tmp_path_factory):
    place = tmp_path_factory.mktemp("placeholders")
    folder = place / "Probe"
    folder.mkdir()
    (folder / "App.swift").write_text(APP)
    (folder / "Sound.swift").write_text(SOUND)
    port = free_port()
    process = subprocess.Popen(
        [str(pathlib.Path(products) / "oriel"), "run", str(folder), "--once", "--no-open", "--port", str(port), "--data",
         str(place / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ, XDG_CACHE_HOME=str(place / "cache")))
    lines: list[str] = []
    ready = threading.Event()

    def read():
        for line in process.stdout:
            lines.append(line)
            if re.search(r"is at http://", line):
                ready.set()
        ready.set()

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    assert ready.wait(BUILD), "not built in time:\n" + "".join(lines)
    assert process.poll() is None, "ended:\n" + "".join(lines)
    yield f"http://127.0.0.1:{port}", lines
    process.send_signal(signal.SIGTERM)
    process.wait(30)


def test_places_that_are_absent_say_so_and_the_rest_works(app, new_page):
    address, lines = app
    page = new_page()
    page.goto(address)
    expect(page.get_by_text("as for iOS")).to_be_visible()
    box = page.get_by_text("Browser is not shown here.")
    expect(box).to_be_visible()
    assert box.bounding_box()["width"] > 0
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("pressed")).to_be_visible()
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_text("load() does nothing here: MPMediaLibrary is absent.")).to_be_visible()
    said = "".join(lines)
    assert "answered as for iOS" in said
    assert "App.swift:11: Browser is a box" in said and "Sound.swift:3: play() does nothing but say so" in said
    # Once for each place, however often it is called.
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("pressed")).to_be_visible()
    assert "".join(lines).count("note: Sound.swift:3:") <= 1
