"""Apps behind real reverse proxies."""

import gzip
import re
import urllib.error
import urllib.request

import pytest
from pages import LibraryPage, open_page, wait_for_socket
from playwright.sync_api import expect


def fetch(url, **headers):
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


# What Debian's packages do by themselves, and what most instructions say.
SETTINGS = [
    ("nginx", ""), ("nginx", "proxy_set_header Host $host;"), ("nginx", "proxy_set_header Host $http_host;"), ("haproxy", ""), ("caddy", ""),
]


@pytest.mark.parametrize("kind, settings", SETTINGS)
def test_an_app_is_used_through_a_proxy(serve, new_page, put_in_front, kind, settings):
    proxy = put_in_front(kind, settings=settings)
    server = serve("BookReader", options=["--public-origin", proxy.url])
    proxy.start(server.port)
    assert server.printed_url == proxy.url
    page = open_page(new_page(), proxy.url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("Through a proxy")
    expect(library.rows.first).to_contain_text("Through a proxy")
    assert page.evaluate("() => outbox.socket.extensions").startswith("permessage-deflate")


def test_below_a_path_of_a_site_that_has_other_paths(serve, new_page, put_in_front):
    proxy = put_in_front("nginx", location="/books/")
    server = serve("Gallery", options=["--public-origin", proxy.url, "--base-path", "/books"])
    proxy.start(server.port)
    failed = []
    page = new_page()
    page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    open_page(page, proxy.url + "/books/")
    page.get_by_role("button", name="Images", exact=True).click()
    expect(page.get_by_role("img").first).to_be_visible()
    page.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    assert page.evaluate("location.pathname").startswith("/books/")
    page.reload()
    expect(page.get_by_role("img").first).to_be_visible()
    assert failed == []
    # The rest of the site is not the app's.
    assert fetch(proxy.url + "/")[0] in (403, 404)


def test_a_proxy_that_takes_the_path_away(serve, new_page, put_in_front):
    proxy = put_in_front("caddy", settings="uri strip_prefix /books")
    server = serve("BookReader", options=["--public-origin", proxy.url, "--base-path", "/books"])
    proxy.start(server.port)
    open_page(new_page(), proxy.url + "/books/")


def test_without_being_told_its_name_an_app_says_what_would_help(serve, put_in_front):
    server = serve("BookReader")
    proxy = put_in_front("haproxy", server.port)
    status, _, body = fetch(proxy.url, Host="books.example")
    assert status == 421 and b"--public-origin" in body


def test_an_idle_page_keeps_its_socket_where_idle_ones_are_cut_after_20_seconds(serve, new_page, put_in_front):
    proxy = put_in_front("haproxy")
    server = serve("BookReader", options=["--public-origin", proxy.url])
    proxy.start(server.port)
    page = new_page()
    closed = []
    page.on("websocket", lambda socket: socket.on("close", lambda _: closed.append(1)))
    open_page(page, proxy.url)
    page.wait_for_timeout(25_000)
    assert closed == []


def test_a_network_that_loses_everything_is_noticed_within_15_seconds_and_nothing_typed_is_lost(serve, new_page, proxy):
    network = proxy(serve("BookReader"))
    page = open_page(new_page(), network.url)
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("Before")
    expect(library.rows.first).to_contain_text("Before")
    network.lose_everything()
    library.title.press_sequentially(" and after")
    page.wait_for_function("() => document.documentElement.classList.contains('offline')", timeout=15_500)
    network.restore()
    expect(library.rows.first).to_contain_text("Before and after", timeout=15_000)


def test_whoever_signs_in_after_another_gets_nothing_of_theirs(serve, new_page, put_in_front):
    # As with a service that knows people by a cookie.
    proxy = put_in_front("nginx", settings="proxy_set_header X-Forwarded-User $cookie_person;")
    options = ["--public-origin", proxy.url, "--trusted-proxy", "127.0.0.1", "--user-header", "X-Forwarded-User"]
    server = serve("SignedInApp", options=options)
    proxy.start(server.port)
    page = new_page()

    def sign_in(name):
        page.context.add_cookies([{"name": "person", "value": name, "url": proxy.url}])

    def write(text):
        page.get_by_role("textbox").fill(text)
        expect(page.get_by_text(f"Note: {text}")).to_be_visible()

    sign_in("ada")
    open_page(page, proxy.url)
    write("Of Ada")
    # The tab is loaded again: what would go on with its scene for Ada does not for Bob.
    sign_in("bob")
    page.reload()
    expect(page.get_by_text("Signed in: bob")).to_be_visible()
    page.wait_for_function("() => outbox.socket?.readyState === WebSocket.OPEN && !scene.rejoins")
    expect(page.get_by_role("textbox")).to_have_value("")
    write("Of Bob")
    # The app is started again, and somebody else is there when it comes back.
    server.stop()
    sign_in("max")
    serve("SignedInApp", port=server.port, options=options)
    expect(page.get_by_text("Signed in: max")).to_be_visible()
    wait_for_socket(page)
    assert "Of Bob" not in page.content()
    write("Of Max")
    # The connection is lost, and somebody else is there when it comes back.
    sign_in("eve")
    page.evaluate("outbox.socket.close()")
    expect(page.get_by_role("heading")).to_have_text("You have been signed out")
    assert "Of Max" not in page.content()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_text("Signed in: eve")).to_be_visible()
    wait_for_socket(page)
    assert "Of " not in page.content() + page.evaluate("JSON.stringify(sessionStorage)")


def test_script_and_style_are_kept_for_ever_and_come_in_few_bytes(serve):
    url = serve("BookReader").url
    page = fetch(url)[2].decode()
    # Fonts are compressed already: see test_own_font.py.
    for path in re.findall(r'(?:href|src)="(/oriel-[^"]+\.(?:css|js))"', page):
        status, headers, small = fetch(url + path[1:], Accept_Encoding="gzip, br")
        assert status == 200 and headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert headers["Content-Encoding"] == "gzip" and headers["Vary"] == "Accept-Encoding"
        whole = fetch(url + path[1:])[2]
        assert gzip.decompress(small) == whole and len(small) * 3 < len(whole)
        # A page of an earlier build gets what there is, and nobody keeps it under that name.
        other = re.sub("-[0-9a-f]+", "-0000000000000000", path)
        assert fetch(url + other[1:])[1]["Cache-Control"] == "no-store"
    assert len(gzip.decompress(fetch(url, Accept_Encoding="gzip")[2])) > 500
