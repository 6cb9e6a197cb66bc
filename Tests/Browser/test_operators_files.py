"""The files in Deployment, as far as they can be checked without a service manager and without containers."""

import ctypes
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time
import urllib.request

import pytest
from app_server import PACKAGE, AppServer, free_port

FOLDER = PACKAGE / "Deployment"
UNIT = (FOLDER / "bookreader.service").read_text()
CONTAINER = (FOLDER / "Containerfile").read_text()
# Of systemctl, apt-get and the container's own instructions.
OF_OTHERS = {"--now", "--no-install-recommends", "--interval", "--timeout"}


def output(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def need(program):
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")


def test_each_option_and_variable_is_one_of_the_app(products):
    said = output(f"{products}/BookReader", "--help")
    for text in (UNIT, CONTAINER):
        named = set(re.findall(r"--[a-z][a-z-]+|ORIEL_[A-Z_]+", text)) - OF_OTHERS
        assert named and all(re.search(rf"{name}\b", said) for name in named), named


def test_the_service_is_one_that_systemd_takes_and_calls_safe(tmp_path):
    need("systemd-analyze")
    unit = tmp_path / "bookreader.service"
    unit.write_text(UNIT.replace("/opt/bookreader/BookReader", "/bin/true"))
    assert output("systemd-analyze", "verify", unit, stderr=None) == ""
    # What is commented out can be used, too.
    unit.write_text(re.sub(r"^#(?=[A-Z][A-Za-z]+=)", "", unit.read_text(), flags=re.MULTILINE))
    assert "ExecReload=/bin/kill" in unit.read_text()
    assert output("systemd-analyze", "verify", unit, stderr=None) == ""
    said = output("systemd-analyze", "security", "--offline=true", "--no-pager", unit)
    assert float(re.search(r"exposure level for bookreader.service: ([\d.]+)", said)[1]) < 2


def test_a_service_that_ends_is_started_again_and_has_a_limit_of_memory():
    assert "\nRestart=always\n" in UNIT and re.search(r"^MemoryMax=[0-9]+[MG]$", UNIT, re.MULTILINE)


def test_an_app_without_a_certificate_goes_on_after_a_hangup(serve):
    server = serve("BookReader")
    os.kill(server.process.pid, signal.SIGHUP)
    deadline = time.monotonic() + 10
    while "a SIGHUP changes nothing" not in server.log.read_text():
        assert server.process.poll() is None and time.monotonic() < deadline, server.log.read_text()
        time.sleep(0.02)
    assert urllib.request.urlopen(server.url).status == 200


def test_what_an_app_keeps_is_in_the_folder_that_the_service_gives_it():
    folder = re.search(r"^StateDirectory=(.*)$", UNIT, re.MULTILINE)[1]
    assert f"\nEnvironment=ORIEL_DATA=/var/lib/{folder}\n" in UNIT and "HOME=" not in UNIT


def allowed_calls():
    """The system calls that the service may make."""
    sets, name = {}, None
    for line in output("systemd-analyze", "syscall-filter", "--no-pager").splitlines():
        if re.match(r"@[a-z-]+$", line):
            name = line
            sets[name] = set()
        elif name and (found := re.match(r"    ([@a-z_0-9-]+)$", line)):
            sets[name].add(found[1])

    def calls(name):
        return set().union(*(calls(each) for each in sets[name])) if name in sets else {name}

    allowed = set()
    for filter in re.findall(r"^SystemCallFilter=(.*)$", UNIT, re.MULTILINE):
        allowed = allowed - calls(filter[1:]) if filter.startswith("~") else allowed | calls(filter)
    return allowed


def test_an_app_makes_no_call_that_the_service_forbids(products, tmp_path):
    need("strace")
    need("systemd-analyze")
    trace = tmp_path / "trace"
    port = free_port()
    command = ["strace", "-f", "-qq", "-o", trace, f"{products}/BookReader", "--port", str(port), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as app:
        assert " is at " in app.stdout.readline()
        assert urllib.request.urlopen(f"http://127.0.0.1:{port}/").status == 200
        assert urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").status == 200
        child = int(output("pgrep", "-P", str(app.pid)).split()[0])
        subprocess.run(["kill", str(child)], check=True)
        assert app.wait(20) == 0
    text = trace.read_text()
    # What starts the program is the service manager's.
    calls = set(re.findall(r"^\d+ +(?:<\.\.\. )?([a-z_0-9]+)", text, re.MULTILINE)) - {"execve"}
    assert "accept4" in calls and calls <= allowed_calls(), calls - allowed_calls()
    families = set(re.findall(r"^\d+ +socket\((AF_[A-Z0-9]+)", text, re.MULTILINE))
    assert families and families <= set(re.search(r"^RestrictAddressFamilies=(.*)$", UNIT, re.MULTILINE)[1].split())


def test_an_app_runs_where_no_memory_becomes_a_program(products):
    PR_SET_MDWE, PR_GET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN = 65, 66, 1
    refuse = ctypes.CDLL(None).prctl
    if refuse(PR_GET_MDWE, 0, 0, 0, 0) < 0:
        pytest.skip("this kernel cannot refuse it")
    assert "MemoryDenyWriteExecute=yes" in UNIT
    port = free_port()
    command = [f"{products}/BookReader", "--port", str(port), "--no-open"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: refuse(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0)
    ) as app:
        assert " is at " in app.stdout.readline()
        assert urllib.request.urlopen(f"http://127.0.0.1:{port}/").status == 200
        app.terminate()
        assert app.wait(20) == 0


# MARK: The container


def lines_of_container():
    """Its instructions, each with what it says, on one line."""
    text = re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in text.splitlines() if line]


def test_the_container_file_has_known_instructions_in_a_right_order():
    names = [name for name, _ in lines_of_container()]
    assert names == ["FROM", "RUN", "COPY", "ENV", "VOLUME", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"]
    said = dict(lines_of_container())
    entry = json.loads(said["ENTRYPOINT"])
    # The folder of what the app keeps is the user's, and the volume.
    folder = re.search(r"ORIEL_DATA=(\S+)", said["ENV"])[1]
    user, group = said["USER"].split(":")
    assert folder == said["VOLUME"] and f"install -d -m 0700 -o {user} -g {group} {folder}" in said["RUN"]
    assert said["FROM"] == "debian:12-slim" and entry[0].startswith("/app/") and said["EXPOSE"] in entry
    assert subprocess.run(["sh", "-n", "-c", said["RUN"]]).returncode == 0


@pytest.fixture
def app_folder(products, tmp_path):
    """The folder that goes with a program, made as the page of deployment says."""
    page = (PACKAGE / "Documentation" / "Deployment.md").read_text()
    commands = next(block for block in re.findall(r"```\n(.*?)```", page, re.DOTALL) if "mkdir -p app/lib" in block)
    subprocess.run(["sh", "-ec", commands.replace(".build/release", str(pathlib.Path(products).resolve()))], cwd=tmp_path, check=True)
    return tmp_path / "app"


def packages_with_all_they_need(names):
    found = set(names)
    for line in output("apt-cache", "depends", "--recurse", "--installed", "--no-recommends", "--no-suggests", *names).splitlines():
        if relation := re.match(r"\s*\|?(?:Pre)?Depends: ([a-z0-9.+-]+)", line):
            found.add(relation[1])
    return found


def test_the_packages_of_the_container_have_every_library(app_folder):
    need("apt-cache")
    install = re.search(r"--no-install-recommends (.*?) +&&", dict(lines_of_container())["RUN"])[1].split()
    packages = packages_with_all_they_need(install)
    environment = {"LD_LIBRARY_PATH": str(app_folder / "lib"), "PATH": "/usr/bin:/bin"}
    for line in output("ldd", app_folder / "BookReader", env=environment).splitlines():
        if not (found := re.match(r"\s+(\S+) => (.*?)(?: \(|$)", line)):
            continue
        name, path = found.groups()
        assert path != "not found", name
        if path.startswith(str(app_folder)):
            continue
        owners = {each.split(":")[0] for each in output("dpkg", "-S", f"*/{name}").splitlines()}
        assert owners & packages, f"{name} of {owners}"


def test_what_is_copied_runs_alone_and_the_container_hears_that_it_is_well(app_folder, monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", str(app_folder / "lib"))
    said = dict(lines_of_container())
    health = json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    server = AppServer(app_folder, "BookReader", "copied", options=["--no-open"])
    try:
        mapped = set(re.findall(r"(/\S*swift\S*\.so)", pathlib.Path(f"/proc/{server.process.pid}/maps").read_text()))
        assert mapped and all(path.startswith(str(app_folder)) for path in mapped)
        assert urllib.request.urlopen(server.url).status == 200
        assert subprocess.run([part.replace("8080", str(server.port)) for part in health], timeout=10).returncode == 0
    finally:
        server.stop()
    assert subprocess.run([part.replace("8080", str(server.port)) for part in health], capture_output=True, timeout=10).returncode != 0
