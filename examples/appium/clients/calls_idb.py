"""Makes the calls that tests make, with any version of the `idb` command.

    calls_idb.py IDB SOCKET WEBDRIVER

The companion runs in another process. WebDriver skips time, reads the state of the app, and
replaces the commands that a version of idb lacks. Prints a line for each call: `ok NAME`, or
`FAIL NAME: REASON`. A call that a version does not have is left out.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

APP = "org.example.leaker"
SILENT = json.dumps({"aps": {"content-available": 1}})
IDB, SOCKET, WEBDRIVER = sys.argv[1:]


def idb(*words):
    """Runs a command of idb."""
    return subprocess.run(
        [IDB, "--companion", SOCKET, *words],
        capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def attempt(*words, fails=None, state=None):
    """Runs a command of idb, and prints how it ended. `fails` is a part of the expected error.
    If `state` is given, checks that the app is in this state after the command. Returns False if
    this version of idb lacks the command."""
    done, name = idb(*words), " ".join(words)
    if "invalid choice: " in done.stderr:
        return False
    output = (done.stdout + done.stderr).strip()
    text = output.splitlines()[-1] if output else f"status {done.returncode}"
    found = command("queryAppState", bundleId=APP) if state else None
    if fails is not None and (done.returncode == 0 or fails not in output):
        print(f"FAIL {name}: no error {fails!r}: {text}")
    elif fails is None and done.returncode:
        print(f"FAIL {name}: {text}")
    elif found != state:
        print(f"FAIL {name}: state {found}, expected {state}")
    else:
        print(f"ok {name}")
    return True


def command(name, **arguments):
    """Runs a command of WebDriver."""
    body = json.dumps({"script": f"mobile: {name}", "args": [arguments]}).encode()
    with urllib.request.urlopen(f"{WEBDRIVER}/execute/sync", body) as answer:
        return json.load(answer)["value"]


def main():
    attempt("describe")
    attempt("list-apps")
    attempt("launch", APP, state=4)
    attempt("launch", APP, fails="running already")
    attempt("launch", "-f", APP, state=4)
    attempt("launch", "org.example.none", fails="isn't installed")
    attempt("ui", "button", "SIRI")
    attempt("ui", "button", "SIRI", state=4)
    attempt("ui", "button", "APPLE_PAY")
    attempt("ui", "button", "APPLE_PAY", state=4)
    attempt("ui", "button", "LOCK", state=3)
    attempt("ui", "button", "SIDE_BUTTON", state=4)
    attempt("ui", "button", "HOME", state=3)
    command("advance", seconds=31)
    attempt("crash", "list")
    name = json.loads(idb("crash", "list").stdout.splitlines()[0])["name"]
    attempt("crash", "show", name)
    attempt("crash", "delete", name)
    if not attempt("send-notification", APP, SILENT, state=3):
        command("pushNotification", bundleId=APP, payload=json.loads(SILENT))
    attempt("terminate", APP, state=1)
    attempt("terminate", APP, fails="not running")
    attempt("approve", APP, "location")
    attempt("approve", APP, "photos", "camera")
    attempt("set-location", "37.33", "-122.01", state=1)  # granted only while in use
    command("setPermission", bundleId=APP, access={"location": "always"})
    attempt("set-location", "37.4", "-122.0", state=3)
    attempt("terminate", APP, state=1)
    if not attempt("revoke", APP, "location"):
        command("setPermission", bundleId=APP, access={"location": "unset"})
    attempt("set-location", "37.33", "-122.01", state=1)
    attempt("open", "https://example.org")
    attempt("simulate-memory-warning")
    with tempfile.TemporaryDirectory() as folder:
        attempt("screenshot", str(Path(folder, "screen.png")))
    attempt("ui", "tap", "10", "10")
    attempt("ui", "swipe", "1", "1", "2", "2")
    attempt("uninstall", APP)


if __name__ == "__main__":
    main()
