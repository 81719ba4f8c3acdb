"""Tries every client in every version on the emulated iPhone, and prints a table.

    all_clients.py [--build FOLDER] [NAME ...]

Each client has its own virtual environment, FOLDER/clients-NAME-VERSION, which the Makefile makes.
The newest clients share FOLDER/clients. A client that is not installed is skipped, and the table
says so. Exits 1 if a call fails without a reason in this file, or if a call with a reason succeeds.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "idb")]

from server import APPS, Driver, Phone, Server

__all__ = ["CLIENTS", "Client", "Result", "attempt", "doors", "unexplained"]

BUILD = HERE.parents[2] / ".build"
APPIUM = "Appium-Python-Client"
#: The reasons why calls fail: `ours` if the phone lacks something, `theirs` if the client is wrong.
NOT_DRAWN = {
    "start_recording_screen": "ours: nothing is drawn, so there is nothing to record",
    "title": "ours: nothing is drawn, so there is no page",
    "push_file": "ours: the apps have no files",
    "pull_file": "ours: the apps have no files",
    "mobile: startLogsBroadcast": "ours: there is no web socket; get_log reads the same",
    "mobile: runXCTest": "ours: no code runs on the phone",
}
KEYWORDS = {
    "Screen Recording": "ours: nothing is drawn, so there is nothing to record",
    "Two Sessions": "ours: the phone has one session at a time",
}
NO_ALERT = "theirs: it expects that somebody has provoked an alert"
NO_DEVICE = "theirs: it calls airtest's global functions without a device"
AIRTEST = {
    "test_alert_accept": NO_ALERT,
    "test_alert_buttons": NO_ALERT,
    "test_alert_click": NO_ALERT,
    "test_alert_dismiss": NO_ALERT,
    "test_general_api": NO_DEVICE,
    "test_stopapp": NO_DEVICE,
}
#: Tests of airtest that need a device on USB with its files, or a recording of the screen.
AIRTEST_LEFT_OUT = (
    "list_app", "install_app", "get_clipboard", "set_clipboard", "test_ls", "push", "pull",
    "test_rm", "mkdir", "is_dir", "record",
)  # fmt: skip


@dataclass(frozen=True)
class Client:
    """A client in one version, with the reasons why some of its calls fail."""

    name: str
    version: str
    program: Callable[[Doors, Path], list[str]]
    reasons: Mapping[str, str]
    #: True if this version is in the virtual environment that `make test` uses.
    is_newest: bool = False

    def folder(self, build: Path) -> Path:
        """Returns the folder of the client's virtual environment."""
        here = f"clients-{self.name.lower()}-{self.version}"
        return build / ("clients" if self.is_newest else here)


@dataclass(frozen=True)
class Result:
    """The calls that worked, and the calls that failed, each with its message."""

    worked: list[str]
    failed: dict[str, str]


@dataclass(frozen=True)
class Doors:
    """The addresses at which one phone is served."""

    webdriver: str
    idb: str


@contextmanager
def doors(*, host: str = "127.0.0.1", with_idb: bool = False) -> Iterator[Doors]:
    """Serves a new phone with all apps, and with one more app that airtest expects."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "Notes.app")
        notes.mkdir()
        (notes / "Info.plist").write_text(_NOTES)
        if with_idb:
            with _companion(folder, notes) as found:
                yield found
            return
        phone = Phone("17.0", Path(folder, "reports"), apps=(*sorted(APPS.iterdir()), notes))
        server = Server(Driver(phone), host, 0)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        try:
            yield Doors(server.url, "")
        finally:
            server.shutdown()
            server.server_close()


_NOTES = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>com.apple.mobilenotes</string>
<key>CFBundleName</key><string>Notes</string>
</dict></plist>
"""


@contextmanager
def _companion(folder: str, app: Path) -> Iterator[Doors]:
    companion = subprocess.Popen(
        [
            sys.executable, HERE.parents[1] / "idb" / "companion.py", "--grpc-domain-sock",
            f"{folder}/idb", "--reports", f"{folder}/reports", "--webdriver", "0", "--app", app,
        ],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert companion.stdout and companion.stderr
    try:
        webdriver = companion.stderr.readline().split()[-1]
        yield Doors(webdriver, json.loads(companion.stdout.readline())["grpc_path"])
    finally:
        companion.terminate()
        companion.wait(20)


# ---- The commands that try a client


def _appium(doors: Doors, bin: Path) -> list[str]:
    return [str(bin / "python"), str(HERE / "calls_appium.py"), doors.webdriver]


def _wda(doors: Doors, bin: Path) -> list[str]:
    return [str(bin / "python"), str(HERE / "calls_wda.py"), "wda", doors.webdriver]


def _wdap(doors: Doors, bin: Path) -> list[str]:
    return [str(bin / "python"), str(HERE / "calls_wda.py"), "wdap", doors.webdriver]


def _idb(doors: Doors, bin: Path) -> list[str]:
    arguments = [str(bin / "idb"), doors.idb, doors.webdriver]
    return [sys.executable, str(HERE / "calls_idb.py"), *arguments]


def _robot(doors: Doors, bin: Path) -> list[str]:
    quiet = ["--log", "NONE", "--report", "NONE", "--output", "results.xml"]
    url = f"URL:{doors.webdriver}"
    return [
        str(bin / "python"),
        "-m",
        "robot",
        *quiet,
        "--variable",
        url,
        str(HERE / "keywords.robot"),
    ]


def _airtest(doors: Doors, bin: Path) -> list[str]:
    wanted = " and ".join(f"not {each}" for each in AIRTEST_LEFT_OUT)
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "airtest_address", "-c", os.devnull]
    names = ["--rootdir=.", "--junitxml=results.xml", "-k", wanted, "tests/test_ios.py"]
    return [str(bin / "python"), "-m", "pytest", *quiet, *names]


CLIENTS = (
    Client(APPIUM, "6.0.9", _appium, NOT_DRAWN, is_newest=True),
    Client(APPIUM, "4.5.1", _appium, NOT_DRAWN),
    Client(APPIUM, "3.2.1", _appium, NOT_DRAWN),
    Client(APPIUM, "2.11.1", _appium, NOT_DRAWN),
    Client(APPIUM, "1.3.0", _appium, NOT_DRAWN),
    Client("robotframework-appiumlibrary", "3.2.1", _robot, KEYWORDS, is_newest=True),
    Client("facebook-wda", "1.5.4", _wda, {}, is_newest=True),
    Client("facebook-wda-plus", "0.4.1", _wdap, {}),
    Client("cc12703-facebook-wda", "2.0.2", _wda, {}),
    Client("airtest", "1.4.3", _airtest, AIRTEST),
    Client("fb-idb", "1.7.7", _idb, {}, is_newest=True),
    Client("fb-idb", "1.5.1", _idb, {}),
    Client("fb-idb", "1.1.7", _idb, {}),
    Client("fb-idb", "1.0.13", _idb, {}),
)


class Skipped(Exception):
    """Says why a client was not tried."""


def attempt(client: Client, build: Path = BUILD) -> Result:
    """Tries a client. Raises Skipped if the client or its tests are not installed, or do
    not run on this system.
    """
    folder = client.folder(build)
    if not (folder / ".stamp").exists():
        raise Skipped("it could not be installed")
    upstream = Path(os.environ.get("LIFECYCLE_POLICY_UPSTREAM", ""), "airtest")
    is_airtest = client.program is _airtest
    if is_airtest and not (upstream.is_absolute() and (upstream / "tests").is_dir()):
        raise Skipped("LIFECYCLE_POLICY_UPSTREAM names no folder with airtest")
    if is_airtest and sys.platform != "linux":
        raise Skipped("its server listens at 127.0.0.2, which needs Linux")
    # If the address is 127.0.0.1, airtest looks for the phone on USB.
    host = "127.0.0.2" if is_airtest else "127.0.0.1"
    with (
        tempfile.TemporaryDirectory() as work,
        doors(host=host, with_idb=client.program is _idb) as found,
    ):
        # Airtest's tests are visible here, but not its code, so that the tests use the installed
        # package.
        if is_airtest:
            Path(work, "tests").symlink_to((upstream / "tests").resolve())
        environment = {**os.environ, "DEVICE_URL": f"{found.webdriver}/"}
        environment.pop("PYTHONPATH", None)
        if is_airtest:
            environment["PYTHONPATH"] = str(HERE)
        done = subprocess.run(
            client.program(found, folder / "bin"),
            cwd=work, env=environment, capture_output=True, text=True, timeout=900, check=False,
        )  # fmt: skip
        results = Path(work, "results.xml")
        read = {_robot: _robot_results, _airtest: _junit_results}.get(client.program)
        result = read(results) if read and results.exists() else _lines(done.stdout)
    if not result.worked and not result.failed:
        raise RuntimeError(f"{client.name} {client.version}: {done.stdout}{done.stderr}")
    return result


def _lines(output: str) -> Result:
    """Reads the output of a calls_*.py program. A call's name may begin with `mobile: `."""
    found = re.findall(r"^(ok|FAIL) ((?:mobile: )?[^:\n]*)(?:: (.*))?$", output, re.MULTILINE)
    failed = {name: text for word, name, text in found if word == "FAIL"}
    return Result([name for word, name, _ in found if word == "ok"], failed)


def _robot_results(path: Path) -> Result:
    tests = [(each.get("name", ""), each.find("status")) for each in ET.parse(path).iter("test")]
    states = {name: status for name, status in tests if status is not None}
    failed = {
        name: each.text or "" for name, each in states.items() if each.get("status") != "PASS"
    }
    return Result([name for name in states if name not in failed], failed)


def _junit_results(path: Path) -> Result:
    cases = {each.get("name", ""): each for each in ET.parse(path).iter("testcase")}
    failed = {
        name: fault.get("message", "")
        for name, case in cases.items()
        for fault in case
        if fault.tag in ("failure", "error")
    }
    return Result([name for name in cases if name not in failed], failed)


def unexplained(client: Client, result: Result) -> list[str]:
    """Returns the failures for which the client lists no reason, and the calls that worked although
    it lists one."""
    new = [f"{name}: {text}" for name, text in result.failed.items() if name not in client.reasons]
    gone = [name for name in client.reasons if name in result.worked]
    return [*(f"fails: {each}" for each in new), *(f"works by now: {each}" for each in gone)]


def main() -> int:
    """Prints the table, and then the reasons for the failures."""
    parser = argparse.ArgumentParser(description="Tries every client in every version.")
    parser.add_argument("--build", type=Path, default=BUILD, help="the folder of the environments")
    parser.add_argument("names", nargs="*", help="only clients with these names")
    options = parser.parse_args()
    wanted = [each for each in CLIENTS if not options.names or each.name in options.names]
    reasons: dict[str, None] = {}
    is_right = True
    print("| client | version | tried | worked | failed: whose fault |\n|---|---|---|---|---|")
    for client in wanted:
        row = f"| {client.name} | {client.version} |"
        try:
            result = attempt(client, options.build)
        except Skipped as skipped:
            print(f"{row} skipped: {skipped} | | |", flush=True)
            continue
        whose = [client.reasons.get(name, "?").partition(":")[0] for name in result.failed]
        counts = ", ".join(f"{whose.count(each)} {each}" for each in dict.fromkeys(whose))
        tried = len(result.worked) + len(result.failed)
        print(f"{row} {tried} | {len(result.worked)} | {counts} |", flush=True)
        reasons.update(
            dict.fromkeys(f"{n}: {client.reasons[n]}" for n in result.failed if n in client.reasons)
        )
        for line in unexplained(client, result):
            is_right = False
            print(f"{client.name} {client.version}: {line}", file=sys.stderr)
    print("\n" + "\n".join(f"- {reason}" for reason in reasons))
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
