"""Tests the emulated iPhone with the `idb` command of fb-idb, and with the tests in fb-idb."""

from __future__ import annotations

import json
import os
import plistlib
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lifecycle_policy import Termination, reported_termination

HERE = Path(__file__).resolve().parent
IDB = Path(sys.executable).with_name("idb")
LEAKER, PLAYER, SPINNER = (f"org.example.{name}" for name in ("leaker", "player", "spinner"))
SAFARI = "com.apple.mobilesafari"
SILENT = json.dumps({"aps": {"content-available": 1}})


@dataclass
class Phone:
    """A running companion, and its WebDriver server."""

    socket: Path
    reports: Path
    door: str

    def idb(self, *arguments: str) -> str:
        done = self.run(*arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def fails(self, *arguments: str) -> str:
        done = self.run(*arguments)
        assert done.returncode != 0, done.stdout
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [IDB, "--companion", self.socket, *arguments],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip

    def running(self, bundle: str) -> bool:
        apps = [json.loads(line) for line in self.idb("list-apps", "--json").splitlines()]
        return next(app["process_state"] for app in apps if app["bundle_id"] == bundle) == "Running"

    def webdriver_log(self) -> str:
        body = json.dumps({"type": "syslog"}).encode()
        with urllib.request.urlopen(f"{self.door}/log", body, timeout=20) as answer:
            return "\n".join(entry["message"] for entry in json.load(answer)["value"])

    def webdriver(self, command: str, **arguments: object) -> Any:
        body = json.dumps({"script": f"mobile: {command}", "args": [arguments]}).encode()
        with urllib.request.urlopen(f"{self.door}/execute/sync", body, timeout=20) as answer:
            return json.load(answer)["value"]


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Phone]:
    socket, reports = tmp_path / "idb", tmp_path / "reports"
    companion = subprocess.Popen(
        [
            sys.executable, HERE / "companion.py", "--os", "17.0", "--webdriver", "0",
            "--grpc-domain-sock", socket, "--reports", reports,
        ],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert companion.stdout and companion.stderr
    door = companion.stderr.readline().split()[-1]
    assert json.loads(companion.stdout.readline()) == {"grpc_path": str(socket)}
    yield Phone(socket, reports, door)
    companion.send_signal(signal.SIGTERM)
    assert companion.wait(20) == 0, companion.stderr.read()


def test_target(phone: Phone, tmp_path: Path) -> None:
    target = json.loads(phone.idb("describe", "--json"))
    assert target["os_version"] == "iOS 17.0"
    assert target["state"] == "Booted"
    picture = tmp_path / "screen.png"
    phone.idb("screenshot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_leak(phone: Phone) -> None:
    phone.idb("launch", LEAKER)
    assert phone.running(LEAKER)
    assert "running already" in phone.fails("launch", LEAKER)
    phone.idb("launch", "-f", LEAKER)
    phone.idb("ui", "button", "HOME")
    assert phone.running(LEAKER)
    phone.webdriver("advance", seconds=31)
    assert not phone.running(LEAKER)
    (crash,) = [json.loads(line) for line in phone.idb("crash", "list").splitlines()]
    assert (crash["process_name"], crash["bundle_id"]) == ("Leaker", LEAKER)
    text = phone.idb("crash", "show", crash["name"])
    assert reported_termination(text).cause is Termination.BACKGROUND_TASK_EXPIRED
    assert "not a crash report" in phone.fails("crash", "show", "none.ips")
    phone.idb("crash", "delete", crash["name"])
    assert not list(phone.reports.iterdir())


def test_push(phone: Phone) -> None:
    phone.idb("launch", LEAKER)
    phone.idb("terminate", LEAKER)
    assert "not running" in phone.fails("terminate", LEAKER)
    phone.idb("send-notification", LEAKER, SILENT)
    assert phone.running(LEAKER)
    phone.webdriver("forceQuit", bundleId=LEAKER)
    phone.idb("send-notification", LEAKER, SILENT)
    assert not phone.running(LEAKER)
    assert "payload: []" in phone.fails("send-notification", LEAKER, "[]")
    assert "json_payload" in phone.fails("send-notification", LEAKER, "{")


def test_two_doors(phone: Phone) -> None:
    phone.idb("launch", PLAYER)
    assert phone.webdriver("queryAppState", bundleId=PLAYER) == 4
    phone.idb("ui", "button", "LOCK")
    assert phone.webdriver("isLocked")
    assert phone.webdriver("queryAppState", bundleId=PLAYER) == 3
    assert "relaunch.user.locked" in phone.fails("launch", SPINNER)
    phone.webdriver("unlock")
    phone.webdriver("activateApp", bundleId=SPINNER)
    assert phone.running(SPINNER)


def test_apps(phone: Phone, tmp_path: Path) -> None:
    app = tmp_path / "Notes.app"
    app.mkdir()
    (app / "Info.plist").write_bytes(plistlib.dumps({"CFBundleIdentifier": "org.example.notes"}))
    phone.idb("install", str(app))
    assert not phone.running("org.example.notes")
    phone.idb("launch", "org.example.notes")
    assert phone.running("org.example.notes")
    phone.idb("uninstall", "org.example.notes")
    assert "isn't installed" in phone.fails("launch", "org.example.notes")
    assert "not installed" in phone.fails("uninstall", "org.example.notes")
    (app / "Info.plist").write_bytes(b"nonsense")
    phone.fails("install", str(app))


def test_permissions_and_places(phone: Phone) -> None:
    def granted() -> str:
        return phone.webdriver("getPermission", bundleId=LEAKER, service="location")

    phone.idb("set-location", "37.33", "-122.01")  # as in the app's script
    assert phone.running(LEAKER)
    phone.webdriver("terminateApp", bundleId=LEAKER)
    phone.idb("approve", LEAKER, "location", "photos")
    assert granted() == "inuse"
    phone.idb("set-location", "37.4", "-122.01")
    assert phone.webdriver("queryAppState", bundleId=LEAKER) == 1
    phone.idb("revoke", LEAKER, "location")
    assert granted() == "unset"
    assert "not installed" in phone.fails("approve", "org.example.none", "location")
    assert "latitude: 91" in phone.fails("set-location", "91", "0")


def test_what_covers_an_app(phone: Phone) -> None:
    phone.idb("launch", LEAKER)
    for button in ("SIRI", "APPLE_PAY"):
        phone.idb("ui", "button", button)
        phone.idb("ui", "button", button)
    log = phone.webdriver_log()
    assert log.count("active -> inactive") == 2 and log.count("inactive -> active") == 3


def test_what_is_not_here(phone: Phone) -> None:
    assert "not in the emulated iPhone" in phone.fails("xctest", "list")
    assert phone.running(SAFARI) is False


def test_log_tells_of_suspension(phone: Phone, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as file:
        reader = subprocess.Popen([IDB, "--companion", phone.socket, "log"], stdout=file)
        try:
            time.sleep(1.5)
            phone.idb("open", "https://example.org")
            phone.idb("simulate-memory-warning")
            phone.idb("ui", "button", "HOME")
            deadline = time.monotonic() + 30
            while "active -> " not in log.read_text() or " suspend" not in log.read_text():
                assert time.monotonic() < deadline, log.read_text()
                time.sleep(0.2)
        finally:
            reader.terminate()
            reader.wait(20)
    text = log.read_text()
    assert "Safari: start-process" in text
    assert "applicationDidReceiveMemoryWarning:" in text


# ---- The tests in fb-idb, unchanged

#: The tests that need no picture of the screen, no injected code and no file system of the app:
#: each class with the number of its tests.
TESTS = {
    "test_targets.TargetTests": 1,
    "test_application_listing.ApplicationListingTests": 1,
    "test_applications.ApplicationLifecycleTests": 2,
    "test_applications.LaunchOutputTests": 2,
    "test_system.OpenUrlTests": 1,
    "test_capture.CaptureTests": 2,
}
UDID = "00000000-0000-0000-0000-000000000001"
#: A replacement for `xcrun simctl`, which answers from the running companion.
SIMCTL = """
import json, pathlib, subprocess, sys
place, words = pathlib.Path(sys.argv[3]), sys.argv[4:]
assert words[0] in ("list", "listapps", "spawn"), words
if words[0] == "list":
    print(json.dumps({{"devices": {{"iOS": [{{"udid": "{udid}", "state": "Booted"}}]}}}}))
else:
    command = ["{idb}", "--companion", (place / "socket").read_text(), "list-apps", "--json"]
    apps = [json.loads(line) for line in subprocess.check_output(command).splitlines()]
    if words[0] == "listapps":
        print(json.dumps({{app["bundle_id"]: {{}} for app in apps}}))
    for app in apps if words[0] == "spawn" else ():
        if app["process_state"] == "Running":
            print(app["pid"], 0, "UIKitApplication:" + app["bundle_id"] + "[1]", sep="\\t")
"""
COMPANION = """
import os, pathlib, sys
words = sys.argv[1:]
place = words[words.index("--device-set-path") + 1]
pathlib.Path(place, "socket").write_text(words[words.index("--grpc-domain-sock") + 1])
os.execv("{python}", ["{python}", "{companion}", "--reports", place, *words])
"""


def test_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tools, device, app = (tmp_path / name for name in ("bin", "device", "bin/Resources/ReplHost.app"))
    app.mkdir(parents=True)
    device.mkdir()
    keys = {"CFBundleIdentifier": "com.facebook.idb.replhost", "CFBundleName": "ReplHost"}
    (app / "Info.plist").write_bytes(plistlib.dumps(keys))
    scripts = {
        "xcrun": SIMCTL.format(udid=UDID, idb=IDB),
        "companion": COMPANION.format(python=sys.executable, companion=HERE / "companion.py"),
        "plutil": "import sys; sys.stdout.write(sys.stdin.read())",
        "recorder": "raise SystemExit(1)",
    }
    for name, text in scripts.items():
        # The shell starts the script, because the path to Python may contain a space. Python
        # ignores the line with `exec`.
        shell = f'#!/bin/sh\n"exec" "{sys.executable}" "$0" "$@"\n'
        (tools / name).write_text(shell + text)
        (tools / name).chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "DEVICE_UDID": UDID,
        "DEVICE_SET_PATH": str(device),
        "IDB_BIN": str(IDB),
        "IDB_E2E_COMPANION_PATH": str(tools / "companion"),
        "IDB_E2E_RECORDER_PATH": str(tools / "recorder"),
        "IDB_E2E_SUITE_CAPABILITY": "target-mutation",  # all except tests that read the screen
    }
    done = subprocess.run(
        [sys.executable, "-m", "unittest", "-v", *(f"EndToEndTests.{name}" for name in TESTS)],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    # idb's tests leave the folder of their companion behind.
    shutil.rmtree(Path((device / "socket").read_text()).parent, ignore_errors=True)
    # The output ends with just "OK" if no test failed and none was skipped.
    end = re.search(r"^Ran (\d+) tests in .*\n\nOK\n*\Z", done.stderr, re.MULTILINE)
    assert end and int(end[1]) == sum(TESTS.values()), done.stderr
    with capsys.disabled():
        print(f"\nidb's own tests: {end[1]} passed")
