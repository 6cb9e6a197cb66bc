"""Clients that want to harm: what they send ends their own connections at most, and nobody else is kept waiting or out."""

import asyncio
import collections
import concurrent.futures
import os
import pathlib
import re
import resource
import socket
import threading

import pytest
from app_server import PACKAGE
from attackers import FLOODS, flood, send_disturbed_frames
from pages import LibraryPage, open_page
from playwright.sync_api import expect
from raw_window import Window

#: Disturbed frames; `ATTACK_FRAMES=1000000` sends a million.
FRAMES = int(os.environ.get("ATTACK_FRAMES") or ("100000" if os.environ.get("CI") == "true" else "10000"))
SEEDS = [line.split()[0] for line in (pathlib.Path(__file__).parent / "attack_seeds.txt").read_text().splitlines() if line[:1].isdigit()]


@pytest.fixture(autouse=True)
def many_files():
    """As many open files as the system grants."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def memory(server):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1])


def lines(server):
    return server.log.read_text().splitlines()[1:]


def adds_a_book(page):
    """The page does what it is there for."""
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    expect(library.dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(library.dialog).to_have_count(0)


def starts_over(page):
    """The same for the fruit stand."""
    page.get_by_role("button", name="Start Over", exact=True).click()
    expect(page.get_by_text("Fruit: Apple", exact=True)).to_be_visible()


@pytest.mark.parametrize("app, is_well, count", [("FruitStand", starts_over, FRAMES), ("BookReader", adds_a_book, FRAMES // 20)])
def test_disturbed_frames_end_their_own_sockets_at_most(serve, new_page, app, is_well, count):
    server = serve(app, options=["--keep", "1"])
    page = open_page(new_page(), server.url)
    is_well(page)
    under_way = collections.deque(maxlen=64)
    folder = PACKAGE / ".build-browser"
    # Seeds that have found something come first.
    runs = [(seed, 2_000) for seed in SEEDS] + [(os.environ.get("ATTACK_SEED", "1"), count)]
    try:
        for seed, number in runs:
            send_disturbed_frames(server.port, number, seed, lambda *input: under_way.append((seed, *input)))
    except BaseException:
        (folder / "attack.inputs").write_text("\n".join(f"seed {seed}, socket {number}: {data.hex()}" for seed, number, data in under_way))
        raise
    assert server.process.poll() is None
    # The log says what was wrong, in a few kinds of lines, and holds nothing of what was sent.
    kinds = {re.sub(r"^\S+ \S+ (session=N )?| \(and N like it before\)$", "", re.sub(r"\d+", "N", line)) for line in lines(server)}
    assert len(kinds) < 25, kinds
    assert all(re.fullmatch(r"[ -~]{1,200}", kind) for kind in kinds)
    # The page that was there all the time is well, and so is a new one.
    is_well(page)
    is_well(open_page(new_page(), server.url))


def test_two_thousand_unfinished_requests_lock_nobody_out(serve, new_page):
    server = serve("BookReader")
    page = open_page(new_page(), server.url)
    connections = []
    try:
        for _ in range(2_000):
            connection = socket.socket()
            # Another address of this machine.
            connection.bind(("127.0.0.2", 0))
            connection.connect(("127.0.0.1", server.port))
            connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
            connections.append(connection)
        adds_a_book(page)
        adds_a_book(open_page(new_page(), server.url))
    finally:
        for connection in connections:
            connection.close()
    assert server.process.poll() is None


@pytest.mark.parametrize("kind", FLOODS)
def test_what_comes_in_masses_keeps_nobody_waiting(serve, kind):
    """While ten sockets send all they can, another one is heard a hundred times. How fast is measured by Scripts/load."""
    server = serve("BookReader")
    is_over, counts = threading.Event(), [0]

    def goes_on(sent):
        counts.append(sent)
        return not is_over.is_set()

    async def watch():
        window = Window(server.port)
        await window.open()
        flooding = asyncio.get_running_loop().run_in_executor(None, flood, server.port, kind, 10, goes_on)
        try:
            while counts[-1] < 100:
                await asyncio.sleep(0.01)
            for number in range(100):
                await asyncio.wait_for(window.send("scheme", bool(number % 2)), 10)
        finally:
            is_over.set()
            await flooding
            await window.close()

    # Playwright has a loop of its own in this thread.
    with concurrent.futures.ThreadPoolExecutor() as threads:
        threads.submit(asyncio.run, watch()).result()
    assert server.process.poll() is None
    assert memory(server) < 400_000


#: Headers of 60 KB with as many entries as fit, which a reader could go through again and again.
DEAR = {
    "Cookie": "a=b; " * 12_000,
    "Accept-Encoding": "gzip;q=0.1," * 5_000,
    "Accept-Language": "de;q=0.1," * 6_000,
    "X-Forwarded-For": "1.1.1.1, " * 6_000,
    "Sec-WebSocket-Extensions": "permessage-deflate; a, " * 2_500,
    "Connection": "upgrade, " * 6_000,
}


@pytest.mark.parametrize("header", DEAR)
def test_headers_that_are_dear_to_read_keep_nobody_waiting(serve, header):
    """While four connections send one such request after another, a window is heard a hundred times."""
    server = serve("BookReader")
    is_over, answers = threading.Event(), []
    extra = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    upgrades = "Connection: upgrade\r\n" + extra if header.startswith("Sec-") else extra if header == "Connection" else ""
    path = "/socket" if upgrades else "/"
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{upgrades}{header}: {DEAR[header]}\r\n\r\n".encode()

    def bother():
        while not is_over.is_set():
            with socket.create_connection(("127.0.0.1", server.port)) as connection:
                connection.settimeout(10)
                try:
                    connection.sendall(request)
                    answers.append(connection.recv(4096)[:12])
                except OSError:
                    answers.append(b"")

    async def watch():
        window = Window(server.port)
        await window.open()
        for number in range(100):
            await asyncio.wait_for(window.send("scheme", bool(number % 2)), 10)
        await window.close()

    with concurrent.futures.ThreadPoolExecutor() as threads:
        busy = [threads.submit(bother) for _ in range(4)]
        try:
            threads.submit(asyncio.run, watch()).result()
        finally:
            is_over.set()
        for one in busy:
            one.result()
    assert any(answer.startswith(b"HTTP/1.1 ") for answer in answers), "no request was read"
    assert server.process.poll() is None
    assert memory(server) < 400_000
