"""The example apps as processes, and a way to cut their connections."""

import ctypes
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

PACKAGE = pathlib.Path(__file__).resolve().parent.parent.parent
LOGS = PACKAGE / ".build-browser" / "servers"

# What apps keep is not what the person keeps who runs tests and measurements, whoever of them starts an app.
_data = tempfile.TemporaryDirectory(prefix="oriel-data-")
os.environ["ORIEL_DATA"] = _data.name


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _end_with_parent():
    """Asks Linux to end this process when the one that started it ends, however that happens."""
    PR_SET_PDEATHSIG = 1
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class AppServer:
    """A running example app. It has a process group of its own and is ended by `stop()`."""

    def __init__(self, products, name, log_name, port=None, options=(), data=None):
        self.name = name
        LOGS.mkdir(parents=True, exist_ok=True)
        self.log = LOGS / f"{log_name}.log"
        # A folder of its own, without what an earlier test has stored.
        self.data = data or LOGS / f"{log_name}.data"
        if not data:
            shutil.rmtree(self.data, ignore_errors=True)
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment["ORIEL_DATA"] = str(self.data)
        self.port = port or free_port()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [str(pathlib.Path(products) / name), "--port", str(self.port), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment,
                start_new_session=True,
                preexec_fn=_end_with_parent,
            )
        try:
            self.url = self._wait_for_url(timeout=20)
        except BaseException:
            self.stop()
            raise

    def _wait_for_url(self, timeout):
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            output = self.log.read_text(errors="replace")
            if found := re.search(r" is at (\S+)", output):
                self.printed_url = found[1]
                return f"http://127.0.0.1:{self.port}/"
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.name} ended with status {self.process.returncode}:\n{output}")
            time.sleep(0.02)
        raise RuntimeError(f"{self.name} printed no URL within {timeout} s:\n{self.log.read_text(errors='replace')}")

    def interrupt(self, timeout=10):
        """Ends the app as Ctrl-C does, and returns its exit status."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(timeout)

    def stop(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


class Proxy:
    """A relay in front of a server, whose connections can be cut as a lost network cuts them."""

    def __init__(self, port):
        self._target = port
        self._is_cut = False
        self._is_silent = False
        self._rate = None
        self._lock = threading.Lock()
        self._sockets = set()
        self._dead = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Ends all connections, and each new one at once, until `restore()`."""
        with self._lock:
            self._is_cut = True
            sockets, self._sockets = self._sockets, set()
        for one in sockets:
            self._end(one)

    def lose_everything(self):
        """Ends no connection, and passes nothing on any more: not on those that are there, nor on new ones until `restore()`."""
        with self._lock:
            self._is_silent = True
            self._dead = set(self._sockets)

    def slow_down(self, bytes_per_second):
        """Passes on no more than that from now on, each way of each connection."""
        self._rate = bytes_per_second

    def restore(self):
        with self._lock:
            self._is_cut = self._is_silent = False

    def close(self):
        self.cut()
        self._end(self._listener)

    @staticmethod
    def _end(one):
        try:
            one.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        one.close()

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                is_cut = self._is_cut
            if is_cut:
                self._end(client)
                continue
            try:
                server = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                self._end(client)
                continue
            with self._lock:
                is_cut = self._is_cut
                if not is_cut:
                    self._sockets |= {client, server}
                if self._is_silent:
                    self._dead |= {client, server}
            if is_cut:
                self._end(client)
                self._end(server)
                continue
            for source, sink in ((client, server), (server, client)):
                threading.Thread(target=self._relay, args=(source, sink), daemon=True).start()

    def _relay(self, source, sink):
        try:
            while data := source.recv(512 if self._rate else 65536):
                if source not in self._dead:
                    sink.sendall(data)
                if self._rate:
                    time.sleep(len(data) / self._rate)
        except OSError:
            pass
        self._end(source)
        self._end(sink)
        with self._lock:
            self._sockets -= {source, sink}
