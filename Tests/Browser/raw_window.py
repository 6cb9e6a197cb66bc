"""Windows of an app without a browser: a page that is asked for, and its socket."""

import asyncio
import base64
import json
import os
import pathlib
import re
import resource
import threading
import time
import zlib

_PROTOCOL = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources" / "BrowserHosting" / "PageProtocol.swift"
#: Of what app and page tell each other.
VERSION = int(re.search(r"static let version = (\d+)", _PROTOCOL.read_text())[1])


def upgrade(port, cookie, compresses=False):
    """The request that turns a connection into the socket of a page, with messages that may be compressed or not."""
    offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" if compresses else ""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{offer}\r\n"
    ).encode()


def frame(text, compresses=False):
    data = text.encode()
    if compresses:
        stream = zlib.compressobj(wbits=-15)
        data = (stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH))[:-4]
    head = bytes([0xC1 if compresses else 0x81]) + (bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big"))
    # With a mask of zeros, which leaves the text as it is.
    return head + bytes(4) + data


def button_named(title, description):
    """The id of the first button with a text in what a commit inserts; nothing if there is none."""
    tag, attributes, content = description
    if tag == "button" and "data-id" in attributes and title in texts_of(description):
        return int(attributes["data-id"])
    parts = content if isinstance(content, list) else []
    return next((found for part in parts if (found := button_named(title, part))), None)


def texts_of(description):
    content = description[2]
    if isinstance(content, list):
        return [text for part in content for text in texts_of(part)]
    return [content] if isinstance(content, str) else []


class Window:
    """One page and its socket. A number gives it an address of its own on this machine."""

    def __init__(self, port, number=0):
        self.port = port
        self.source = (f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}", 0)
        self.event = 0
        self.commit = 0
        self.waiting = None
        self.changed = asyncio.Event()
        self.changes = []

    async def open(self):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUser-Agent: load\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
        if " 200 " not in answer.split("\r\n")[0]:
            raise RuntimeError(answer.split("\r\n")[0])
        cookie = re.search(r"Set-Cookie: ([^;]+)", answer)[1]
        scene = re.search(r'<meta name="scene" content="(\w+)"', answer)[1]
        self.button, self.opener = (
            int(re.findall(rf'<button[^>]*data-id="(\d+)"[^>]*>(?:(?!</button>).)*{title}', answer)[0]) for title in ("Add", "Edit"))
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20, local_addr=self.source)
        self.writer.write(upgrade(self.port, cookie))
        await self.reader.readuntil(b"\r\n\r\n")
        self.writer.write(frame(json.dumps(["join", VERSION, scene, 0])))
        self.task = asyncio.create_task(self.listen())

    async def listen(self):
        parts = b""
        try:
            while True:
                head = await self.reader.readexactly(2)
                length = head[1]
                if length >= 126:
                    length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
                data = await self.reader.readexactly(length)
                if head[0] & 15 == 9:
                    self.writer.write(bytes([0x8A, 0x80, 0, 0, 0, 0]))
                elif head[0] & 15 == 1 and data[:1] == b"+":
                    # Of a long message, with more to come.
                    parts += data[1:]
                elif head[0] & 15 == 1 and data:
                    self.take(json.loads(parts + data))
                    parts = b""
        except (asyncio.IncompleteReadError, ConnectionError):
            pass

    def take(self, message):
        number, event = message[:2]
        if number:
            self.commit = number
            self.changes = message[2]
            self.changed.set()
            self.writer.write(frame(json.dumps([0, number])))
        if self.waiting and event >= self.event:
            self.waiting.set_result(time.perf_counter())
            self.waiting = None

    async def send(self, *event):
        """Returns how long it takes until the app has handled it, in seconds."""
        self.event += 1
        self.waiting = asyncio.get_running_loop().create_future()
        waiting, start = self.waiting, time.perf_counter()
        self.writer.write(frame(json.dumps([self.event, self.commit, *event])))
        return await asyncio.wait_for(waiting, 60) - start

    async def press(self, button):
        """Returns how long it takes until what a press has changed on the page is there, in seconds."""
        before = self.commit
        time = await self.send("press", button)
        if self.commit == before:
            raise RuntimeError(f"the press of {button} changed nothing")
        return time

    async def open_and_close(self):
        """Opens the sheet of the first row and closes it. Returns how long each takes, in seconds."""
        opening = await self.press(self.opener)
        closers = [button_named("Close", change[3]) for change in self.changes if change[0] == "i"]
        return opening, await self.press(next(filter(None, closers)))

    async def close(self):
        # Left in good order.
        self.writer.write(bytes([0x88, 0x82, 0, 0, 0, 0]) + (1001).to_bytes(2, "big"))
        self.task.cancel()
        self.writer.close()


class Crowd:
    """Many windows that stay open, in a thread of their own."""

    def __init__(self, port, count):
        self._port = port
        self._count = count
        self._loop = asyncio.new_event_loop()
        self._windows = []
        self._coming = None

    def __enter__(self):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.comes_back()
        self.is_back()
        return self

    def __exit__(self, *_):
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(60)
        self._loop.call_soon_threadsafe(self._loop.stop)

    def comes_back(self):
        """All windows are asked for, as often as it takes, as pages do after a restart."""
        self._coming = asyncio.run_coroutine_threadsafe(self._open(), self._loop)

    def is_back(self):
        """Waits until all are there."""
        self._coming.result(180)

    async def _close(self):
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _open(self):
        self._windows = [Window(self._port, number) for number in range(self._count)]
        turn = asyncio.Semaphore(25)

        async def open_one(window):
            async with turn:
                while True:
                    try:
                        return await window.open()
                    except OSError:
                        await asyncio.sleep(0.2)

        await asyncio.gather(*(open_one(window) for window in self._windows))
