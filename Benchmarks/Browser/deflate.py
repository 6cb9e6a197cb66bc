"""Measures what permessage-deflate (RFC 7692) would save of what an app sends to a page, and what it would cost.

    python Benchmarks/Browser/deflate.py .build/debug

A page of Gallery visits each screen, and its edge is dragged there. The messages that it got are compressed as a server would do it, each by
itself and with what came before it (context takeover), with zlib's settings for little and for much memory. This prints for each a JSON object,
and writes them to .build-bench, where Scripts/bench finds them:

    screens     what was compressed: the messages of visits, or those of drags
    messages    how many
    bytes       their sizes, without the frames' heads
    settings    zlib's window and memory level, and whether a message goes on with the one before
    percent     what is left of the bytes
    us_a_message  time of a processor to compress one, in microseconds
    kb_a_page   memory that the server keeps for a page all the time
"""

import argparse
import json
import time
import zlib

from gallery import REPOSITORY, TITLES, enter, gallery, leave

# A message that is shorter is sent as it is.
SHORTEST = 128
# zlib's window and memory level, and whether a message goes on with the one before. The first is what apps do.
SETTINGS = [(14, 7, False), (15, 8, True), (12, 5, True), (10, 3, True)]


def record(products):
    """The messages of the visits and of the drags."""
    visits, drags = [], []
    now = visits
    with gallery(products) as (browser, address):
        page = browser.new_page(viewport={"width": 1100, "height": 900})
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: now.append(data)))
        page.goto(address)
        for title in TITLES:
            enter(page, title)
            now = drags
            for width in range(1090, 1030, -10):
                page.set_viewport_size({"width": width, "height": 900})
                page.wait_for_timeout(100)
            now = visits
            page.set_viewport_size({"width": 1100, "height": 900})
            leave(page)
    return {"visits": visits, "drags": drags}


def compressed(messages, window, level, goes_on):
    """How many bytes are left, and the seconds that it takes."""
    def new():
        return zlib.compressobj(1, zlib.DEFLATED, -window, level)

    stream, left, start = new(), 0, time.process_time()
    for message in messages:
        if len(message) < SHORTEST:
            left += len(message)
            continue
        if not goes_on:
            stream = new()
        # The last four bytes of a flush are not sent.
        left += len(stream.compress(message) + stream.flush(zlib.Z_SYNC_FLUSH)) - 4
    return left, time.process_time() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("products", help="the folder of the executables")
    options = parser.parse_args()
    tables = []
    for name, texts in record(options.products).items():
        messages = [text.encode() if isinstance(text, str) else text for text in texts]
        size = sum(map(len, messages))
        for window, level, goes_on in SETTINGS:
            left, seconds = compressed(messages, window, level, goes_on)
            # zlib's own formula; what does not go on is let go after each message.
            kept = (1 << (window + 2)) + (1 << (level + 9)) if goes_on else 0
            tables.append({
                "screens": name, "messages": len(messages), "bytes": size,
                "settings": f"window {window}, memory {level}, {'goes on' if goes_on else 'by itself'}",
                "percent": round(100 * left / size), "us_a_message": round(1e6 * seconds / len(messages)), "kb_a_page": kept // 1024,
            })
            print(json.dumps(tables[-1]), flush=True)
    folder = REPOSITORY / ".build-bench"
    folder.mkdir(exist_ok=True)
    (folder / "deflate.json").write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    main()
