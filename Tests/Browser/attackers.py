"""Clients that send what no page sends, or as fast as they can."""

import random
import re
import selectors
import socket
import urllib.request

from raw_window import VERSION, frame, upgrade

#: A quarter of a megabyte, in a quarter of a kilobyte.
SHORT = frame('[1,0,"scheme",true]' + " " * 250_000, compresses=True)

#: What can be sent in masses. Each is told the number of the message and the id of a button.
FLOODS = {
    "presses": lambda number, button: frame(f'[{number},0,"press",{button}]'),
    "repeated events": lambda number, button: frame('[1,0,"scheme",true]'),
    "acknowledgements": lambda number, button: frame("[0,0]"),
    "changes of colours": lambda number, button: frame(f'[{number},0,"scheme",{"true" if number % 2 else "false"}]'),
    "questions for rows": lambda number, button: frame(f'[{number},0,"show",{button},0,1000]'),
    "pings": lambda number, button: bytes([0x89, 0x80, 0, 0, 0, 0]),
    "empty fragments": lambda number, button: bytes([0x01 if number % 200 == 1 else 0x80 if number % 200 == 0 else 0x00, 0x80, 0, 0, 0, 0]),
    "long messages": lambda number, button: frame("[" + "0," * 30_000 + "0]"),
    "messages that are short on their way": lambda number, button: SHORT,
}


class Page:
    """What is in a page that matters here."""

    def __init__(self, port):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            text = answer.read().decode()
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.scene = re.search(r'<meta name="scene" content="(\w+)"', text)[1]
        self.ids = [int(found) for found in re.findall(r'data-id="(\d+)"', text)]
        self.buttons = [int(found) for found in re.findall(r'<button[^>]*data-id="(\d+)"', text)]

    def greeting(self, port, compresses):
        return upgrade(port, self.cookie, compresses) + frame(f'["join",{VERSION},"{self.scene}",0]')


def flood(port, kind, sockets, goes_on):
    """Sends one kind of message over many sockets, as long as `goes_on(sent)`, which is told how many; whoever is thrown out comes back."""
    waiting = selectors.DefaultSelector()
    sent = 0

    class Flooder:
        def __init__(self):
            self.page = Page(port)
            self.connection = socket.create_connection(("127.0.0.1", port))
            self.rest = self.page.greeting(port, compresses=True)
            self.connection.setblocking(False)
            self.number = 0
            waiting.register(self.connection, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

        def end(self):
            waiting.unregister(self.connection)
            self.connection.close()

    for _ in range(sockets):
        Flooder()
    while goes_on(sent):
        for key, events in waiting.select(0.05):
            one = key.data
            try:
                if events & selectors.EVENT_READ and not one.connection.recv(65536):
                    raise ConnectionError
                if events & selectors.EVENT_WRITE:
                    while len(one.rest) < 4096:
                        one.number += 1
                        sent += 1
                        one.rest += FLOODS[kind](one.number, one.page.buttons[-1])
                    one.rest = one.rest[one.connection.send(one.rest) :]
            except BlockingIOError:
                pass
            except OSError:
                one.end()
                Flooder()
    for key in list(waiting.get_map().values()):
        key.data.end()


# MARK: Disturbed frames


def messages(page):
    """Messages as pages send them."""
    ids, button = page.ids, page.buttons[0]
    texts = [
        f'[1,0,"press",{button}]', f'[2,1,"toggle",{ids[0]},true]', f'[1,0,"edit",{ids[-1]},"text \\u00e9 \\ud83c\\udf4e",1]', "[0,1]",
        f'[2,1,"show",{ids[len(ids) // 2]},500,510]', '[1,0,"scheme",true]', f'[1,0,"submit",{ids[-1]}]', f'[1,0,"dismiss",{ids[1]}]',
        f'[1,0,"key",{ids[0]},"a"]', f'["join",{VERSION},"{page.scene}",0]',
    ]
    frames = [frame(text) for text in texts]
    return frames + [frame(text, compresses=True) for text in texts] + [
        frames[0] + frames[1] + frames[3], bytes([0x89, 0x83, 0, 0, 0, 0, 1, 2, 3]), bytes([0x8A, 0x80, 0, 0, 0, 0]),
        bytes([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8]), bytes([0x01, 0x85, 0, 0, 0, 0]) + b"[1,0,",
        frame("[" * 3000),
    ]


WORDS = [
    bytes.fromhex(word)
    for word in (
        "8180", "c180", "4184", "0000ffff", "81feffff", "81ff7fffffffffffffff", "0180", "8080", "8281", "8880", "89fd", "8a80", "f180", "8100", "00000000", "eda080",
    )
] + [b'"', b"\\", b"\\ud800", b"]", b"[[", b"-1", b"1e999", b"9223372036854775808", b"null", b"\0"]


def disturbed(data, others, chance):
    """These bytes, changed in one to four places."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        place = chance.randint(0, len(data))
        end = min(len(data), place + chance.randint(1, 32))
        kind = chance.randrange(9)
        if kind == 0 and place < len(data):
            data[place] ^= 1 << chance.randrange(8)
        elif kind == 1 and place < len(data):
            data[place] = chance.choice([0, 1, 9, 10, 13, 32, 0x7F, 0x80, 0xC0, 0xFE, 0xFF])
        elif kind == 2:
            del data[place:end]
        elif kind == 3:
            data[place:place] = data[place:end]
        elif kind == 4:
            data.insert(place, chance.randrange(256))
        elif kind == 5:
            del data[place:]
        elif kind == 6:
            other = chance.choice(others)
            data[place:] = other[chance.randrange(len(other)) :]
        elif kind == 7:
            data[place:place] = bytes(data[place:end]) * chance.randint(1, 200)
        else:
            data[place : end if chance.random() < 0.5 else place] = chance.choice(WORDS)
    return bytes(data)


def send_disturbed_frames(port, count, seed, keep):
    """Sends so many disturbed frames, a few over each socket, with many sockets at once.

    `keep` is given the inputs that are on their way, for the case that the app does not survive them. Raises what no server answers.
    """
    pages = []
    under_way = []

    def finish():
        connection, number = under_way.pop(0)
        with connection:
            answer = b""
            try:
                connection.shutdown(socket.SHUT_WR)
                while data := connection.recv(65536):
                    answer += data
            except ConnectionError:
                pass
            assert not answer or answer.startswith(b"HTTP/1.1 101 "), f"seed {seed}, socket {number}: {answer[:200]}"

    sent = number = 0
    while sent < count:
        # A page by itself may not send so much that its messages wait.
        if number % 960 == 0:
            pages = [Page(port) for _ in range(32)]
        chance = random.Random(f"{seed} {number}")
        page = pages[number % 32]
        corpus = messages(page)
        parts = chance.randint(5, 15)
        data = b"".join(disturbed(chance.choice(corpus), corpus, chance) for _ in range(parts))
        keep(number, data)
        connection = socket.create_connection(("127.0.0.1", port), timeout=30)
        under_way.append((connection, number))
        try:
            connection.sendall(page.greeting(port, compresses=number % 2 == 0) + data)
        except ConnectionError:
            pass
        if len(under_way) == 32:
            finish()
        sent += parts
        number += 1
    while under_way:
        finish()
    return number
