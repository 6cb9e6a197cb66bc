"""What a person sees of a page from its first picture on."""

import pytest
from pages import wait_for_layout, wait_for_socket

# Notes each picture in which views stand elsewhere than in the one before: when, the first of them, and what the page had told by then.
WATCH = """(() => {
  globalThis.moves = [];
  const reports = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    reports.push([performance.now(), message.slice(0, 60)]);
    return send.call(this, message);
  };
  let last = null;
  const look = () => {
    // A view whose end has not been read yet grows with what comes.
    if (document.readyState === "loading") return requestAnimationFrame(look);
    const places = new Map([...document.querySelectorAll("main [data-id]")].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [node.dataset.id, [x, y, width, height]];
    }));
    const isElsewhere = ([id, place]) => last.has(id) && place.some((number, index) => Math.abs(number - last.get(id)[index]) > 0.5);
    const elsewhere = last && [...places].find(isElsewhere);
    if (elsewhere) moves.push([performance.now(), last.get(elsewhere[0]), elsewhere, reports.splice(0)]);
    if (places.size) last = places;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


@pytest.mark.parametrize("width", [390, 1100])
@pytest.mark.parametrize("name", ["BookReader", "FruitStand"])
def test_a_first_visit_moves_once_and_the_next_one_not_at_all(serve, browser, name, width):
    context = browser.new_context(viewport={"width": width, "height": 900})
    url = serve(name).url
    for most in (1, 0):
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(url)
        wait_for_socket(page)
        wait_for_layout(page)
        # For the next visit, once nothing more moves.
        page.wait_for_function("(width) => document.cookie.includes(`oriel-window=${width}x900`)", arg=width)
        if most:
            page.wait_for_function("() => moves.length > 0")
            wait_for_layout(page)
        moves = page.evaluate("moves")
        assert len(moves) <= most, moves
        page.close()
    context.close()
