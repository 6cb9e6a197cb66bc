"""A desktop without a screen, with a window manager and hands, and apps in windows on it."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
import uuid

import pytest

from app_server import LOGS

PROGRAMS = ("Xvfb", "openbox", "xdotool", "import")


def wait(condition, what, timeout=30):
    """Waits until something is so, and gives what it is."""
    deadline = time.monotonic() + timeout
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} did not happen within {timeout} s")
        time.sleep(0.05)


class Desktop:
    def __init__(self, folder):
        if missing := [name for name in PROGRAMS if not shutil.which(name)]:
            pytest.skip(f"{', '.join(missing)} not installed: run 'apt-get install xvfb openbox xdotool imagemagick' as root")
        if not any(pathlib.Path("/usr/lib").glob("**/libwebkitgtk-6.0.so.4")):
            pytest.skip("WebKitGTK is not installed: run 'apt-get install libwebkitgtk-6.0-4' as root")
        self.folder = folder
        self.environment = {key: value for key, value in os.environ.items() if key not in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-r", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(write)
        number = b""
        while not number.endswith(b"\n"):
            part = os.read(read, 16)
            assert part, "Xvfb has ended before it began"
            number += part
        os.close(read)
        self.environment["DISPLAY"] = f":{number.decode().strip()}"
        self.manager = subprocess.Popen(
            ["openbox", "--sm-disable"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.apps = []
        wait(lambda: self.run("xdotool", "get_num_desktops", check=False), "a window manager")

    def close(self):
        for app in self.apps:
            app.stop()
        for process in (self.manager, self.screen):
            process.terminate()
            process.wait()

    def run(self, *words, check=True):
        done = subprocess.run(words, env=self.environment, capture_output=True, timeout=30)
        assert not check or done.returncode == 0, done.stderr.decode(errors="replace")
        return done.stdout

    def hand(self, *words):
        return self.run("xdotool", *map(str, words)).decode()

    def windows(self, title):
        """Those that are seen and have exactly this title."""
        pattern = f"^{re.escape(title)}$"
        found = self.run("xdotool", "search", "--onlyvisible", "--name", pattern, check=False).decode().split()
        return sorted(map(int, found))

    def _geometry(self, window, *names):
        words = dict(line.split("=") for line in self.hand("getwindowgeometry", "--shell", window).split())
        return tuple(int(words[name]) for name in names)

    def size(self, window):
        return self._geometry(window, "WIDTH", "HEIGHT")

    def place(self, window):
        """Of its upper left corner on the screen."""
        return self._geometry(window, "X", "Y")

    def press(self, window, x, y):
        self.hand("mousemove", "--window", window, x, y, "click", 1)

    def active(self):
        """The window in front, where the manager says which."""
        return int(self.run("xdotool", "getactivewindow", check=False).decode().strip() or 0)

    def activate(self, window):
        """Brings a window to the front; again, where the manager was not heard, as xdotool says now and then on a busy machine."""

        def is_active():
            self.run("xdotool", "windowactivate", str(window), check=False)
            return self.active() == window

        wait(is_active, f"the window {window} in front")

    def key(self, *keys):
        self.hand("key", "--delay", 50, *keys)

    def pixels(self, window, x, y, width, height):
        crop = f"{width}x{height}+{x}+{y}"
        return self.run("import", "-silent", "-window", str(window), "-crop", crop, "-depth", "8", "rgb:-")

    def picture(self, path, window="root"):
        self.run("import", "-silent", "-window", str(window), str(path))

    def wait_for_rest(self, window, area):
        """Waits until an area of a window shows something, and the same for a while."""
        last = [b"", 0.0]

        def rests():
            now = self.pixels(window, *area)
            if now != last[0] or len(set(zip(now[::3], now[1::3], now[2::3]))) < 2:
                last[:] = now, time.monotonic()
            return time.monotonic() - last[1] > 1.5

        wait(rests, f"an area of the window {window} that rests")
        return last[0]

    def start(self, products, name, *options, **variables):
        self.apps.append(DesktopApp(self, products, name, options, variables))
        return self.apps[-1]


class DesktopApp:
    """An app that was started with --window."""

    def __init__(self, desktop, products, name, options, variables):
        self.desktop = desktop
        self.mark = uuid.uuid4().hex
        LOGS.mkdir(parents=True, exist_ok=True)
        self.log = LOGS / f"desktop-{name}-{self.mark[:8]}.log"
        environment = desktop.environment | {"ORIEL_DATA": str(desktop.folder / "data"), "DESKTOP_TEST": self.mark} | variables
        environment = {key: value for key, value in environment.items() if value is not None}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [str(pathlib.Path(products) / name), "--window", *options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment, start_new_session=True,
            )

    def said(self):
        return self.log.read_text(errors="replace")

    def url(self):
        """Where it is served."""
        return wait(lambda: re.search(r" is at (http\S+)", self.said()), "a line with the app's address")[1]

    def status_of(self, path, **headers):
        request = urllib.request.Request(self.url() + path, headers=headers)
        try:
            return urllib.request.urlopen(request, timeout=10).status
        except urllib.error.HTTPError as error:
            return error.code

    def processes(self):
        """All that it has started, directly or not, with itself: their numbers and what they were called with."""
        found = {}
        for folder in pathlib.Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                if f"DESKTOP_TEST={self.mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                    found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
            except OSError:
                continue  # it has ended meanwhile
        return {number: words for number, words in found.items() if words}

    def window_process(self):
        """The number of the process that shows the windows."""
        name = pathlib.Path(self.process.args[0]).name
        return wait(
            lambda: next((n for n, words in self.processes().items() if n != self.process.pid and words.split("/")[-1] == name), None),
            "a process for the windows",
        )

    def wait_for_end(self, timeout=20):
        """Its status, when all that it has started has ended, too."""
        status = self.process.wait(timeout)
        wait(lambda: not self.processes(), f"the end of all processes ({self.processes()})", timeout)
        return status

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)

    def stop(self):
        for number in self.processes():
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
