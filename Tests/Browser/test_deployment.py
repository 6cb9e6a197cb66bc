"""The files of Documentation/Deployment.md, as they stand there, but for names and ports."""

import pathlib
import re
import shutil
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request

import pytest
from app_server import PACKAGE, AppServer, free_port
from pages import LibraryPage, mark, open_page, wait_for_another_page, wait_for_socket
from playwright.sync_api import expect
from reverse_proxies import ReverseProxy
from test_everybody import violations

PAGE = (PACKAGE / "Documentation" / "Deployment.md").read_text()
NGINX = """
user root; worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
  access_log off; client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3; uwsgi_temp_path {folder}/4;
  scgi_temp_path {folder}/5;
{text}
}}
"""
HAPROXY = """
defaults
  mode http
  timeout connect 5s
  timeout client 20s
  timeout server 20s
{text}
"""
CADDY = "{{\n admin off\n auto_https off\n storage file_system {folder}\n}}\n{text}"


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def run(tmp_path):
    proxies = []

    def run(kind, template, text, port):
        proxies.append(ReverseProxy(kind, tmp_path, text=template.format(folder=tmp_path, text=text), port=port))
        proxies[-1].start()

    yield run
    for proxy in proxies:
        proxy.stop()


def edit_a_title(page, url, title):
    library = LibraryPage(open_page(page, url))
    library.rows.first.get_by_role("button", name="Edit").click()
    library.title.fill(title)
    expect(library.rows.first).to_contain_text(title)


@pytest.mark.parametrize("kind", ["nginx", "haproxy", "caddy"])
def test_a_proxy_of_the_page(serve, new_page, run, kind):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    server = serve("BookReader", options=["--public-origin", url, "--trusted-proxy", "127.0.0.1"])
    text = blocks({"nginx": "nginx", "haproxy": "haproxy", "caddy": "caddyfile"}[kind])[0].replace("8080", str(server.port))
    text = text.replace("listen 80", f"listen 127.0.0.1:{port}").replace("bind :80", f"bind 127.0.0.1:{port}")
    text = text.replace("books.example {", f"http://127.0.0.1:{port} {{").replace("books.example", "127.0.0.1")
    run(kind, {"nginx": NGINX, "haproxy": HAPROXY, "caddy": CADDY}[kind], text, port)
    edit_a_title(new_page(), url, "As the page says")


def test_the_users_of_a_proxy_with_passwords(serve, new_page, run, tmp_path):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    secret = tmp_path / "secret"
    secret.write_text("0123456789abcdef\n")
    server = serve("SignedInApp", options=[
        "--public-origin", url, "--trusted-proxy", "127.0.0.1", "--user-header", "X-Forwarded-User", "--proxy-secret", str(secret)])
    users = tmp_path / "users"
    hashed = subprocess.run(["openssl", "passwd", "-apr1", "secret"], capture_output=True, text=True, check=True).stdout
    users.write_text(f"ada:{hashed}bob:{hashed}")
    plain, guarded = (block.replace("8080", str(server.port)) for block in (blocks("nginx")[0], blocks("nginx")[3]))
    said = blocks("nginx")[4].replace("the first line of the file", "0123456789abcdef")
    guarded = guarded.replace("    proxy_set_header X-Forwarded-User", said + "    proxy_set_header X-Forwarded-User")
    text = plain.split("server {")[0] + guarded.replace("listen 80", f"listen 127.0.0.1:{port}")
    run("nginx", NGINX, text.replace("books.example", "127.0.0.1").replace("/etc/nginx/books.users", str(users)), port)

    def open_as(name):
        # A browser that says who it is by itself is not believed.
        return open_page(new_page(http_credentials={"username": name, "password": "secret"},
                                  extra_http_headers={"X-Forwarded-User": "eve"}), url)

    ada, bob = open_as("ada"), open_as("bob")
    expect(ada.get_by_text("Signed in: ada")).to_be_visible()
    expect(bob.get_by_text("Signed in: bob")).to_be_visible()
    ada.get_by_role("textbox").fill("Mine alone")
    expect(ada.get_by_text("Note: Mine alone")).to_be_visible()
    bob.get_by_role("button", name="End Ada's sessions").click()
    expect(ada.get_by_role("heading")).to_have_text("You have been signed out")
    assert violations(ada) == []
    assert "Mine alone" not in ada.content() and ada.evaluate("JSON.stringify(sessionStorage)").count("Mine") == 0
    expect(bob.get_by_text("Signed in: bob")).to_be_visible()
    ada.get_by_role("button", name="Load the page again").click()
    expect(ada.get_by_text("Signed in: ada")).to_be_visible()
    wait_for_socket(ada)
    expect(ada.get_by_role("textbox")).to_have_value("")
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(url)
    # Past the proxy nobody is anybody.
    request = urllib.request.Request(server.url, headers={"X-Forwarded-User": "Someone"})
    assert "Someone" not in urllib.request.urlopen(request).read().decode()
    log = server.log.read_text()
    assert "ended all sessions of a user: 1 of them" in log and "ada" not in log and "bob" not in log and "eve" not in log


def run_several(kind, run, servers, port):
    """Puts a proxy in front of two processes, as the page says."""
    if kind == "haproxy":
        frontend, backend, _ = blocks("haproxy")
        text = frontend.split("\nbackend apps")[0] + "\n" + backend
    else:
        plain, upstream, location, *_ = blocks("nginx")
        text = upstream + plain.replace("    proxy_pass http://127.0.0.1:8080;\n", location).replace("books.example", "127.0.0.1")
        assert location in text
    text = text.replace("bind :80", f"bind 127.0.0.1:{port}").replace("listen 80", f"listen 127.0.0.1:{port}")
    for number, server in zip(("8081", "8082"), servers):
        text = text.replace(number, str(server.port))
    run(kind, {"nginx": NGINX, "haproxy": HAPROXY}[kind], text, port)


@pytest.mark.parametrize("kind", ["haproxy", "nginx"])
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_nobody_sees_an_error_while_one_of_two_processes_ends(serve, new_page, run, kind, end):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    servers = [serve("BookReader", options=["--public-origin", url, "--drain", "3", "--monitor", "127.0.0.1"]) for _ in range(2)]
    run_several(kind, run, servers, port)
    page = new_page()
    edit_a_title(page, url, "Typed before")
    shown = [b"oriel_scenes_shown 1" in urllib.request.urlopen(server.url + "metrics").read() for server in servers]
    assert shown.count(True) == 1
    ending = servers[shown.index(True)].process
    # Those who come, and those who were there and load the page again: with the cookies that the proxy and the app have given them.
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    answers, is_over = [], threading.Event()

    def visit(headers):
        while not is_over.is_set():
            try:
                with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=20) as answer:
                    answers.append(answer.status)
            except (urllib.error.URLError, OSError) as error:
                answers.append(getattr(error, "code", error))
            time.sleep(0.05)

    visitors = [threading.Thread(target=visit, args=[headers]) for headers in ({}, {"Cookie": cookies})]
    for visitor in visitors:
        visitor.start()
    mark(page)
    ending.send_signal(end)
    ending.wait(timeout=30)
    # The page comes back by itself, at the other process.
    wait_for_another_page(page)
    wait_for_socket(page, timeout=60_000)
    expect(LibraryPage(page).rows.first).to_be_visible()
    deadline = time.monotonic() + 60
    while len(answers) < 20:
        assert time.monotonic() < deadline, f"only {len(answers)} answers"
        page.wait_for_timeout(50)
    is_over.set()
    for visitor in visitors:
        visitor.join()
    assert set(answers) == {200}


def test_several_processes_of_which_one_dies(serve, new_page, run):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    servers = [serve("BookReader", options=["--public-origin", url, "--monitor", "127.0.0.1"]) for _ in range(2)]
    run_several("haproxy", run, servers, port)
    pages = [new_page() for _ in range(4)]
    for number, page in enumerate(pages):
        edit_a_title(page, url, f"Title {number}")
    # Each browser stays with its process: another process would know another title.
    served = [sum(b"oriel_scenes_shown 2" in urllib.request.urlopen(server.url + "metrics").read() for server in servers)]
    assert served == [2]
    servers[0].process.kill()
    for page in pages:
        wait_for_socket(page, timeout=60_000)
        page.wait_for_function("() => !document.documentElement.classList.contains('offline')", timeout=60_000)
        expect(LibraryPage(page).rows.first).to_be_visible()
    # The other process has all of them, as soon as it has heard them join.
    deadline = time.monotonic() + 60
    while b"oriel_scenes_shown 4" not in urllib.request.urlopen(servers[1].url + "metrics").read():
        assert time.monotonic() < deadline


@pytest.mark.parametrize("name", ["BookReader", "Postcards", "Almanac"])
def test_a_program_that_was_moved_without_its_resources_says_what_is_missing(products, tmp_path, name):
    program = shutil.copy(pathlib.Path(products) / name, tmp_path)
    result = subprocess.run([program, "--no-open"], capture_output=True, text=True, timeout=20)
    assert result.returncode == 1 and result.stdout == ""
    assert result.stderr.strip().startswith(f"{name}: the folder Oriel_{name}.resources is missing beside {program}.")
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_program_that_was_moved_with_its_resources_has_them(products, new_page, tmp_path):
    shutil.copy(pathlib.Path(products) / "Postcards", tmp_path)
    shutil.copytree(pathlib.Path(products) / "Oriel_Postcards.resources", tmp_path / "Oriel_Postcards.resources")
    server = AppServer(tmp_path, "Postcards", "moved")
    try:
        page = open_page(new_page(), server.url)
        expect(page.get_by_role("img").first).to_be_visible()
        page.wait_for_function("() => document.images.length && [...document.images].every((image) => image.naturalWidth > 0)")
        assert "'Harbor'" not in server.log.read_text()
    finally:
        server.stop()


def test_the_source_of_the_page_is_that_of_an_app():
    source = (PACKAGE / "Tests" / "SignedInApp" / "SignedInApp.swift").read_text()
    view = blocks("swift")[0].partition("\nstruct ")[2]
    assert view and view in source


def test_the_options_of_the_page_are_those_of_the_app(products):
    said = subprocess.run([f"{products}/BookReader", "--help"], capture_output=True, text=True, check=True).stdout
    page = re.sub(r"^swift .*|^podman build .*|^podman run .* bookreader ", "", PAGE, flags=re.MULTILINE)
    for option in set(re.findall(r"--[a-z][a-z-]+", page)):
        assert option in said, option
