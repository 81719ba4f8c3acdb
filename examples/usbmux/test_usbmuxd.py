"""Tests the emulated iPhone with the tools of libimobiledevice and with tidevice."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lifecycle_policy import Termination, reported_termination

HERE = Path(__file__).resolve().parent
APPS = HERE.parent / "iphone" / "apps"
TIDEVICE = Path(sys.executable).with_name("tidevice")
LEAKER, PLAYER = "org.example.leaker", "org.example.player"
USER = {f"org.example.{name}" for name in ("leaker", "player", "spinner", "writer")}
SYSTEM = {f"com.apple.{name}" for name in ("Health", "Preferences", "mobilesafari")}
UDID = "00000000-0000000000000001"


@dataclass
class Phone:
    """A running server, and its WebDriver server."""

    address: str
    door: str
    reports: Path

    def run(self, *command: object) -> subprocess.CompletedProcess[str]:
        """Runs a client. The test is skipped if the client is not installed."""
        tool = str(command[0])
        if not shutil.which(tool):
            package = "ideviceinstaller" if tool == "ideviceinstaller" else "libimobiledevice-utils"
            pytest.skip(f"not run: {tool} is not installed (Debian: {package})")
        environment = {**os.environ, "USBMUXD_SOCKET_ADDRESS": self.address, "TZ": "UTC"}
        return subprocess.run(
            list(map(str, command)), env=environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip

    def output(self, *command: object) -> str:
        done = self.run(*command)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def fails(self, *command: object) -> str:
        done = self.run(*command)
        text = done.stdout + done.stderr
        assert done.returncode != 0 or "ERROR" in text, text
        return text

    def tidevice(self, *arguments: object) -> str:
        return self.output(TIDEVICE, "--socket", self.address, *arguments)

    def webdriver(self, path: str, **body: object) -> Any:
        data = json.dumps(body).encode()
        with urllib.request.urlopen(f"{self.door}{path}", data, timeout=20) as answer:
            return json.load(answer)["value"]

    def become(self, version: str) -> None:
        """Replaces the phone by a new one of another version, with the same apps."""
        wanted = {"platformName": "iOS", "appium:platformVersion": version}
        self.webdriver("/session", capabilities={"alwaysMatch": wanted})

    def execute(self, command: str, **arguments: object) -> Any:
        return self.webdriver("/execute/sync", script=f"mobile: {command}", args=[arguments])

    def skip(self, seconds: float) -> None:
        self.execute("advance", seconds=seconds)

    def kill_leaker(self) -> Path:
        """Lets iOS kill the app that leaks its background task. Returns the report."""
        before = set(self.reports.iterdir())
        self.webdriver("/wda/apps/launch", bundleId=LEAKER)
        self.webdriver("/wda/homescreen")
        self.skip(700)
        (report,) = set(self.reports.iterdir()) - before
        return report

    @contextmanager
    def following(self, *command: object) -> Iterator[Callable[[str], list[str]]]:
        """Runs a client that does not end by itself. Gives a function that reads the client's lines
        up to the first line that contains a word."""
        if not shutil.which(str(command[0])):
            pytest.skip(f"not run: {command[0]} is not installed (Debian: libimobiledevice-utils)")
        environment = {**os.environ, "USBMUXD_SOCKET_ADDRESS": self.address}
        client = subprocess.Popen(
            list(map(str, command)), env=environment, stdout=subprocess.PIPE, text=True
        )
        assert client.stdout
        patience = threading.Timer(60, client.kill)
        patience.start()

        def read(word: str) -> list[str]:
            found: list[str] = []
            for line in client.stdout or ():
                found.append(line.strip(" \0\n"))
                if word in line:
                    return found
            raise AssertionError(f"the client ended before {word!r}: {found}")

        try:
            yield read
        finally:
            patience.cancel()
            client.terminate()
            client.communicate(timeout=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    reports = tmp_path_factory.mktemp("phone") / "reports"
    server = subprocess.Popen(
        [
            sys.executable, HERE / "usbmuxd.py", "--port", "0",
            "--webdriver", "0", "--reports", reports,
        ],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert server.stdout
    door = server.stdout.readline().split()[-1]
    address = server.stdout.readline().split(" at ")[1].split(",")[0]
    try:
        yield Phone(address, door, reports)
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=20)
    assert (server.returncode, errors) == (0, "")


@pytest.fixture
def phone(server: Phone) -> Phone:
    """A new phone with all apps and no reports."""
    for version in "12.4", "17.0":
        server.become(version)
    if not server.execute("isAppInstalled", bundleId=PLAYER):
        server.execute("installApp", app=str(APPS / "Player.app"))
    for report in server.reports.iterdir():
        report.unlink()
    return server


@pytest.mark.parametrize("version", ["3.1", "6.1", "27.0"])
def test_it_is_found_and_says_what_it_is(phone: Phone, version: str) -> None:
    phone.become(version)
    assert phone.output("idevice_id", "-l").split() == [UDID]
    assert phone.output("ideviceinfo", "-k", "ProductVersion").strip() == version
    values = dict(line.split(": ", 1) for line in phone.output("ideviceinfo").splitlines())
    assert (values["ProductVersion"], values["UniqueDeviceID"]) == (version, UDID)
    assert phone.output("idevicename").strip() == "iPhone"
    assert "SUCCESS" in phone.output("idevicepair", "validate")


def test_its_date_follows_its_clock(phone: Phone) -> None:
    def date() -> float:
        return float(phone.output("ideviceinfo", "-k", "TimeIntervalSince1970"))

    before = date()
    phone.skip(86400)
    assert 86400 <= date() - before < 86400 + 600
    assert phone.output("idevicedate").split()[-1].isdigit()


def test_locking(phone: Phone) -> None:
    def locked() -> str:
        return phone.output("ideviceinfo", "-k", "PasswordProtected").strip()

    assert locked() == "false"
    phone.webdriver("/wda/lock")
    assert locked() == "true"


def test_apps(phone: Phone) -> None:
    def listed(kind: str) -> set[str]:
        lines = phone.output("ideviceinstaller", "-l", "-o", f"list_{kind}").splitlines()[1:]
        return {line.split(",")[0] for line in lines}

    assert (listed("user"), listed("system"), listed("all")) == (USER, SYSTEM, USER | SYSTEM)
    phone.output("ideviceinstaller", "-U", PLAYER)
    assert listed("user") == USER - {PLAYER}
    assert "is not installed" in phone.fails("ideviceinstaller", "-U", PLAYER)


def test_a_crash_report_tells_the_cause(phone: Phone, tmp_path: Path) -> None:
    report = phone.kill_leaker()
    text, folder = report.read_text(), tmp_path / "copies"
    folder.mkdir()
    assert "Copy: " in phone.output("idevicecrashreport", "--keep", folder)
    assert report.exists()
    copy = folder / report.name
    assert copy.read_text() == text
    cause = reported_termination(copy.read_text()).cause
    assert cause is Termination.BACKGROUND_TASK_EXPIRED
    told = subprocess.run(
        [sys.executable, "-m", "lifecycle_policy", "termination", "--report", copy],
        capture_output=True, text=True, timeout=60, check=True,
    ).stdout  # fmt: skip
    assert "cause       background-task-expired" in told and "deadline.background-task" in told
    copy.unlink()
    assert "Move: " in phone.output("idevicecrashreport", folder)
    assert copy.read_text() == text and not list(phone.reports.iterdir())
    assert "Move: " not in phone.output("idevicecrashreport", folder)


def test_its_log(phone: Phone) -> None:
    with phone.following("idevicesyslog") as read:
        phone.kill_leaker()
        lines = read(" kill ")
    assert "> boot: allowed" in lines[1]
    assert "[transition.end.background-task] broke [deadline.background-task]" in lines[-1]


def test_a_phone_that_becomes_another_one_begins_a_new_log(phone: Phone) -> None:
    with phone.following("idevicesyslog") as read:
        phone.kill_leaker()
        read(" kill ")
        phone.become("12.4")
        read("> boot: allowed")
    assert phone.output("ideviceinfo", "-k", "ProductVersion").strip() == "12.4"


def test_what_is_not_here_is_refused(phone: Phone, tmp_path: Path) -> None:
    assert "Could not start screenshotr service" in phone.fails("idevicescreenshot", tmp_path / "a.png")
    assert "Could not start diagnostics service" in phone.fails("idevicediagnostics", "sleep")
    assert "Could not set device name" in phone.fails("idevicename", "another")
    assert "com.apple.afc" in phone.fails("ideviceinstaller", "-i", APPS / "Leaker.app")


def test_tidevice(phone: Phone) -> None:
    (found,) = json.loads(phone.tidevice("list", "--json"))
    assert (found["udid"], found["product_version"]) == (UDID, "17.0")
    assert UDID in phone.tidevice("info")
    lines = phone.tidevice("applist", "--type", "all").splitlines()
    assert {line.split()[0] for line in lines} == USER | SYSTEM
    assert "Complete" in phone.tidevice("uninstall", PLAYER)
    assert not phone.execute("isAppInstalled", bundleId=PLAYER)


def test_crash_reports_and_log_by_tidevice(phone: Phone, tmp_path: Path) -> None:
    report = phone.kill_leaker()
    text, folder = report.read_text(), tmp_path / "copies"
    phone.tidevice("crashreport", "--keep", folder)
    assert (folder / report.name).read_text() == text and report.exists()
    phone.tidevice("crashreport", folder)
    assert phone.reports.is_dir() and not list(phone.reports.iterdir())
    with phone.following(TIDEVICE, "--socket", phone.address, "syslog") as read:
        assert "broke [deadline.background-task]" in read(" kill ")[-1]
