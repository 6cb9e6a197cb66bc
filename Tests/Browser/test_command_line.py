"""What every app does with its command line, and with requests that it does not know."""

import hashlib
import json
import os
import pathlib
import subprocess
import urllib.error
import urllib.request

import pytest
from app_server import free_port
from pages import open_page
from playwright.sync_api import expect


def run(products, *arguments):
    command = [str(pathlib.Path(products) / "FruitStand"), *arguments]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)


def test_help_names_the_options(products):
    result = run(products, "--help")
    assert result.returncode == 0
    assert "--host" in result.stdout and "--port" in result.stdout


def test_a_port_that_is_taken_is_one_clear_line(products, serve):
    server = serve("FruitStand")
    result = run(products, "--port", str(server.port))
    assert result.returncode == 1
    message = (result.stdout + result.stderr).strip()
    assert str(server.port) in message
    assert len(message.splitlines()) == 1


def test_an_address_that_is_not_ours_is_one_clear_line(products):
    result = run(products, "--host", "203.0.113.1", "--port", "8080")
    assert result.returncode == 1
    message = (result.stdout + result.stderr).strip()
    assert "203.0.113.1" in message
    assert len(message.splitlines()) == 1


def message_for(products, *arguments):
    result = run(products, *arguments)
    assert result.returncode == 1
    message = (result.stdout + result.stderr).strip()
    assert len(message.splitlines()) == 1
    return message


def test_a_certificate_and_its_key_come_together(products):
    assert "--certificate needs --key, too" in message_for(products, "--certificate", "chain.pem")
    assert "--key needs --certificate, too" in message_for(products, "--key", "key.pem")


def test_an_app_without_tls_says_what_it_takes(products):
    message = message_for(products, "--certificate", "chain.pem", "--key", "key.pem")
    assert "this app was built without it" in message and 'traits: ["TLS"]' in message


def test_users_are_named_by_trusted_proxies_alone(products):
    message = message_for(products, "--user-header", "X-Forwarded-User")
    assert "--user-header needs --trusted-proxy" in message


def test_an_unknown_path_is_not_found(serve):
    server = serve("FruitStand")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(server.url + "nowhere", timeout=10)
    assert refusal.value.code == 404


def test_an_interrupt_ends_the_app(serve, new_page):
    server = serve("FruitStand")
    page = new_page()
    with page.expect_websocket() as socket:
        page.goto(server.url)
    with socket.value.expect_event("close"):
        status = server.interrupt()
    assert status == 0


@pytest.mark.parametrize("app", ["BookReader", "BookReaderClassic", "FruitStand"])
def test_an_app_contains_nothing_of_the_macros(products, app):
    executable = (pathlib.Path(products) / app).read_bytes()
    assert b"11SwiftUICore" in executable, "this looks for module names as Swift mangles them"
    assert b"11SwiftSyntax" not in executable


def test_what_oriel_run_says_lies_over_the_page_and_the_app_ends_with_it(products, new_page):
    command = [str(pathlib.Path(products) / "FruitStand"), "--port", str(free_port()), "--no-open"]
    environment = dict(os.environ, ORIEL_RUN="1")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as app:
        page = open_page(new_page(), app.stdout.readline().split(" is at ")[1].strip())
        notice = page.get_by_role("alert")
        expect(notice).to_have_count(0)
        app.stdin.write(json.dumps("App.swift:3: error: <b>no</b>\n  such thing") + "\n")
        app.stdin.flush()
        expect(notice).to_have_text("App.swift:3: error: <b>no</b>\n  such thing")
        app.stdin.write('""\n')
        app.stdin.flush()
        expect(notice).to_have_count(0)
        app.stdin.close()
        assert app.wait(10) == 0


def test_a_program_says_which_build_it_is(products):
    program = pathlib.Path(products) / "BookReader"
    said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    build = hashlib.sha256(program.read_bytes()).hexdigest()[:12]
    tools = subprocess.run([pathlib.Path(products) / "oriel", "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    assert said == f"BookReader (build {build}, Oriel {tools.strip()})\n"
