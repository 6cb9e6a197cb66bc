"""Apps that speak TLS themselves, with certificates made here. Scripts/test-tls builds such apps and runs these tests."""

import json
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import time
import urllib.request

import pytest
from app_server import PACKAGE
from pages import LibraryPage, open_page
from playwright.sync_api import expect
from test_command_line import message_for

pytestmark = pytest.mark.tls


def make_certificate(folder, name="own"):
    """A certificate that nobody vouches for, and its key."""
    chain, key = folder / f"{name}.pem", folder / f"{name}.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
         f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", chain], check=True, capture_output=True)
    return chain, key


@pytest.fixture
def serve_tls(serve, tmp_path):
    def serve_tls(app="BookReader", options=()):
        chain, key = make_certificate(tmp_path)
        return serve(app, options=["--certificate", chain, "--key", key, *options])

    return serve_tls


def trusting_all():
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def connect(port):
    return trusting_all().wrap_socket(socket.create_connection(("127.0.0.1", port)))


def name_of(port):
    """What the certificate says that a new connection gets."""
    with connect(port) as connection:
        return re.search(rb"own|new", connection.getpeercert(binary_form=True))[0].decode()


def wait_for(isSo):
    deadline = time.monotonic() + 20
    while not isSo():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.firefox
def test_a_page_and_its_socket_are_encrypted(serve_tls, new_page):
    server = serve_tls()
    assert server.printed_url == f"https://127.0.0.1:{server.port}"
    page = open_page(new_page(ignore_https_errors=True), server.printed_url)
    assert page.evaluate("() => outbox.socket.url") == f"wss://127.0.0.1:{server.port}/socket"
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("Nobody else reads this")
    expect(library.rows.first).to_contain_text("Nobody else reads this")
    page.wait_for_function("() => document.cookie.includes('oriel-window') && document.cookie.includes('oriel-fonts')")
    cookies = page.context.cookies()
    assert len(cookies) >= 3 and all(cookie["secure"] for cookie in cookies)
    page.reload()
    expect(LibraryPage(page).rows.first).to_be_visible()
    expect(page.locator("html.offline")).to_have_count(0)


def test_cookies_are_for_tls_alone_and_nothing_is_said_of_other_connections(serve_tls):
    server = serve_tls()
    with urllib.request.urlopen(server.printed_url, context=trusting_all()) as answer:
        assert answer.headers["Set-Cookie"].endswith("; Secure")
        assert "Strict-Transport-Security" not in answer.headers


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1])
def test_old_versions_of_tls_are_not_spoken(serve_tls, version):
    server = serve_tls()
    context = trusting_all()
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.minimum_version = context.maximum_version = version
    with pytest.raises((ssl.SSLError, ConnectionError)):
        context.wrap_socket(socket.create_connection(("127.0.0.1", server.port)))
    wait_for(lambda: "a TLS handshake failed" in server.log.read_text())


def test_of_the_older_version_only_good_ciphers_are_spoken(serve_tls):
    server = serve_tls()

    def speak(cipher):
        context = trusting_all()
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        context.set_ciphers(f"{cipher}:@SECLEVEL=0")
        with context.wrap_socket(socket.create_connection(("127.0.0.1", server.port))) as connection:
            return connection.cipher()[0]

    assert speak("ECDHE-ECDSA-AES128-GCM-SHA256") == "ECDHE-ECDSA-AES128-GCM-SHA256"
    for cipher in ["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA", "ECDHE-ECDSA-AES128-SHA256"]:
        with pytest.raises((ssl.SSLError, ConnectionError)):
            speak(cipher)


def test_http_on_the_port_of_tls_is_told_so_in_one_line_of_the_log(serve_tls):
    server = serve_tls()
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = plain.makefile("rb").read()
        assert answer.startswith(b"HTTP/1.1 400 ") and answer.endswith(b"its addresses begin with https://.\n")
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        plain.sendall(b"\x00\x01\x02\x03")
        assert plain.recv(100) == b""
    assert name_of(server.port) == "own"
    assert server.log.read_text().count("does not speak TLS") == 1


def test_a_signal_brings_the_renewed_certificate_and_a_bad_one_changes_nothing(serve_tls, new_page, tmp_path):
    server = serve_tls()
    page = open_page(new_page(ignore_https_errors=True), server.printed_url)
    assert name_of(server.port) == "own"
    chain, key = make_certificate(tmp_path, "new")
    chain.replace(tmp_path / "own.pem")
    # The key is still that of the one before.
    os.kill(server.process.pid, signal.SIGHUP)
    wait_for(lambda: "kept the certificate as it was: the key in " in server.log.read_text())
    assert name_of(server.port) == "own"
    key.replace(tmp_path / "own.key")
    os.kill(server.process.pid, signal.SIGHUP)
    wait_for(lambda: "read the certificate again" in server.log.read_text())
    assert name_of(server.port) == "new"
    # Who was there before goes on.
    library = LibraryPage(page)
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill("Still here")
    expect(library.rows.first).to_contain_text("Still here")


def test_the_container_hears_that_an_app_with_tls_is_well(serve_tls):
    server = serve_tls()
    text = (PACKAGE / "Deployment" / "Containerfile").read_text()
    health = json.loads(re.search(r"^HEALTHCHECK .*?CMD (\[.*\])$", text, re.MULTILINE)[1])
    command = [part.replace("8080", str(server.port)) for part in health]
    assert subprocess.run(command, timeout=10).returncode == 0
    server.stop()
    assert subprocess.run(command, capture_output=True, timeout=10).returncode != 0


def test_who_has_to_go_for_others_goes_at_once_though_they_say_nothing(serve_tls):
    server = serve_tls(options=["--max-connections", "5"])
    files = pathlib.Path(f"/proc/{server.process.pid}/fd")
    before = len(list(files.iterdir()))
    # None of them answers when TLS says that it ends.
    silent = [connect(server.port) for _ in range(60)]
    with urllib.request.urlopen(server.printed_url, context=trusting_all()) as answer:
        assert answer.status == 200
    assert len(list(files.iterdir())) < before + 20
    for connection in silent:
        connection.close()


def has_ended(connection):
    connection.settimeout(10)
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_a_handshake_takes_room_from_nobody(serve_tls):
    server = serve_tls(options=["--max-connections", "5"])
    halves = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    for half in halves:
        half.sendall(bytes([22, 3, 1, 1, 0, 1]))
    assert name_of(server.port) == "own"
    for half in halves[:20]:
        assert has_ended(half)
    for half in halves:
        half.close()


def test_a_certificate_that_cannot_be_used_is_one_clear_line(products, tmp_path):
    chain, key = make_certificate(tmp_path)
    other_chain, other_key = make_certificate(tmp_path, "other")
    encrypted, old, empty, both = (tmp_path / name for name in ("encrypted", "old", "empty", "both"))
    subprocess.run(["openssl", "pkey", "-in", key, "-aes256", "-passout", "pass:x", "-out", encrypted], check=True)
    subprocess.run(["openssl", "ec", "-in", key, "-aes256", "-passout", "pass:x", "-out", old], check=True, capture_output=True)
    empty.write_text("")
    both.write_bytes(other_chain.read_bytes() + chain.read_bytes())

    def message(chain, key):
        return message_for(products, "--certificate", str(chain), "--key", str(key))

    missing = tmp_path / "missing"
    assert f"cannot read {missing}: No such file or directory. Name a file with --certificate" in message(missing, key)
    assert f"cannot read {missing}: No such file or directory. Name a file with --key" in message(chain, missing)
    assert f"cannot read {tmp_path}: " in message(tmp_path, key)
    assert f"{empty} holds no certificate in PEM form" in message(empty, key)
    assert f"{key} holds no certificate in PEM form" in message(key, chain)
    assert f"{empty} holds no private key in PEM form" in message(chain, empty)
    for one in (encrypted, old):
        assert f"the key in {one} is encrypted" in message(chain, one) and f"openssl pkey -in {one}" in message(chain, one)
    assert f"the key in {other_key} is not that of the first certificate in {chain}" in message(chain, other_key)
    # Those that vouch come behind the app's own.
    assert f"the key in {key} is not that of the first certificate in {both}" in message(both, key)
