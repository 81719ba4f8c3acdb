"""Hosts for `conform` with typical faults.

    python3 hosts.py KIND
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ITSELF = Path(__file__).resolve()


def host(kind: str, *more: str) -> list[str]:
    """Returns the command that starts a host of a kind."""
    return [sys.executable, str(ITSELF), kind, *more]


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def events() -> Iterator[dict[str, Any]]:
    """Yields the messages of the runner after its greeting."""
    for line in sys.stdin:
        event: dict[str, Any] = json.loads(line)
        if "bye" in event:
            return
        yield event


def naive() -> None:
    """Reports the same callbacks for every launch and for every exit, and ends the app when the
    user leaves it."""
    say(hello=1, name="a naive stub")
    running = front = False
    for event in events():
        calls = []
        if event["do"] == "open-app" and not running:
            calls = ["application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:"]
            running = front = True
        elif event["do"] in ("home", "lock") and front:
            calls = ["applicationWillResignActive:", "applicationDidEnterBackground:"]
            front = False
        for call in calls:
            say(callback=call)
        if running and not front:
            say(callback="applicationWillTerminate:")
            say(ended=True)
            running = False
        say(done=True)


def swapped() -> None:
    """Reports that the app becomes active before the app is launched."""
    say(hello=1)
    for event in events():
        if event["do"] == "open-app":
            say(callback="applicationDidBecomeActive:", reads="background")
            say(callback="application:didFinishLaunchingWithOptions:")
        say(done=True, state="inactive" if event["do"] == "wait" else "active")


def mute() -> None:
    """Sends its greeting, and then nothing."""
    say(hello=1)
    time.sleep(600)


def silent() -> None:
    """Writes nothing, and reads nothing."""
    time.sleep(600)


def rubbish() -> None:
    """Prints lines that are no messages, such as the output of a hosted app."""
    say(hello=1)
    for _ in events():
        print("\x1b[31mSegmentation fault\x00 in 0x7fff", flush=True)


def binary() -> None:
    """Writes bytes that are not valid text, without a line end."""
    say(hello=1)
    for _ in events():
        os.write(1, b"\xff\x00\xfe" * 40_000)


def endless() -> None:
    """Reports callbacks without end."""
    say(hello=1)
    while True:
        print('{"callback": "applicationDidBecomeActive:"}')


def notes() -> None:
    """Writes notes without end."""
    say(hello=1)
    while True:
        print('{"note": "still here"}')


def line() -> None:
    """Writes a line that never ends."""
    say(hello=1)
    while True:
        os.write(1, b"x" * 65_536)


def dies() -> None:
    """Exits at the first event, with a message and a status."""
    say(hello=1)
    next(events())
    sys.exit("no such guest: writer.elf")


def killed() -> None:
    """Ends by a signal."""
    say(hello=1)
    next(events())
    os.abort()


def closes() -> None:
    """Closes its output, but continues to run."""
    say(hello=1)
    next(events())
    os.close(1)
    time.sleep(600)


def chatty() -> None:
    """Writes much to standard error, and reports every event as unsupported."""
    say(hello=1)
    for _ in events():
        sys.stderr.write("debug: another line\n" * 20_000)
        sys.stderr.flush()
        say(unsupported=True)


def misspelt() -> None:
    """Reports a callback that does not exist."""
    say(hello=1)
    for _ in events():
        say(callback="applicationDidBecomeActve:")


def other_version() -> None:
    """Uses another version of the protocol."""
    say(hello=2)
    next(events())


def unsupported() -> None:
    """Reports that it supports nothing, instead of sending a greeting."""
    say(unsupported=True)


def leaves_child() -> None:
    """Starts a child process that keeps the pipes open."""
    with open(os.environ["CHILD_PID"], "a", encoding="utf-8") as file:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        file.write(f"{child.pid}\n")
    unsupported()


def stays() -> None:
    """Reports that it supports nothing, but does not exit."""
    with open(os.environ["CHILD_PID"], "a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    say(unsupported=True)
    time.sleep(600)


if __name__ == "__main__":
    sys.stdin.readline() if sys.argv[1] not in ("silent",) else None
    globals()[sys.argv[1].replace("-", "_")]()
