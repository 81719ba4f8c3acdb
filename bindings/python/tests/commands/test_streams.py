"""The command line exits without a traceback, even if streams are closed, full or interrupted."""

from __future__ import annotations

import fcntl
import os
import re
import shlex
import signal
import struct
import subprocess
import termios
import time
from functools import lru_cache
from pathlib import Path

import pytest
from lifecycle_policy.cli import main as cli
from lifecycle_policy.cli.catalog import CATALOG

from command_line import COMMAND, program, variables
from scenarios import example

pytestmark = pytest.mark.slow

#: If this variable is empty, Python buffers its streams, and flushes them only at the end.
BUFFERED = {"PYTHONUNBUFFERED": ""}
DEADLINE = "deadline --os 12.4 --allowance launch"
NOTED = "diagram --os 14.0 --axis scene --format dot"
REFUSED = "deadline --os 12.4 --allowance tea"
#: Command lines, and the exit status of each if all streams work.
LINES = {"rules": 0, "--help": 0, DEADLINE: 0, NOTED: 0, REFUSED: 2, f"{REFUSED} --json": 2}


def started(line: str, redirected: str = "") -> str:
    return f"exec {shlex.join(COMMAND)} {line} {redirected}"


@lru_cache
def run_shell(line: str, redirected: str) -> subprocess.CompletedProcess[str]:
    ran = program("sh", "-c", started(line, redirected), given="", environment=BUFFERED)
    for text in (ran.stdout, ran.stderr):
        assert "Traceback" not in text and "Exception ignored" not in text
    return ran


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(
    ("redirected", "reason"),
    [(">&-", "it is closed"), (">/dev/full", "No space left on device")],
)
def test_standard_output_that_takes_nothing(line: str, redirected: str, reason: str) -> None:
    ran = run_shell(line, redirected)
    assert ran.returncode == 2
    if LINES[line] == 0 or "--json" in line:
        assert f"lifecycle_policy: standard output: {reason}\n" in ran.stderr
    if LINES[line]:
        assert "tea" in ran.stderr


def lines_of_examples() -> list[str]:
    """Returns one example of each command, without commands that write files.

    Omits `conform`, which needs an emulator, and `check`, which needs a log.
    """
    found = []
    for entry in CATALOG:
        if entry.name in ("check", "conform"):
            continue
        texts = [text for text in entry.examples if not re.search(r"Info.plist|Sample|\w\.json|>", text)]
        text = texts[0] if texts else re.sub(r" (>|--timeline).*", "", entry.examples[0])
        found.append(re.sub(r"\w+\.json", lambda name: str(example(name[0])), text))
    return found


@pytest.mark.parametrize("line", lines_of_examples())
def test_each_command_on_a_full_disk_and_with_a_reader_that_leaves(line: str) -> None:
    ran = run_shell(line, ">/dev/full")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.splitlines()[-1] == (
        "lifecycle_policy: standard output: No space left on device"
    )
    reading, writing = os.pipe()
    os.close(reading)
    left = subprocess.run(
        [*COMMAND, *shlex.split(line)],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        env=variables(**BUFFERED),
    )
    os.close(writing)
    assert (left.returncode, left.stderr) == (0, "")


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full"])
def test_standard_error_that_takes_nothing(line: str, redirected: str) -> None:
    """If nothing can be written to standard error, its messages are dropped, and do not go to
    standard output."""
    ran, usual = run_shell(line, redirected), run_shell(line, "")
    assert (ran.returncode, ran.stdout) == (LINES[line], usual.stdout)


@pytest.mark.parametrize("redirected", [">&- 2>&- <&-", ">/dev/full 2>/dev/full"])
def test_no_stream_at_all(redirected: str) -> None:
    for line in (NOTED, REFUSED):
        assert run_shell(line, redirected).returncode == 2


def test_standard_input_that_is_closed() -> None:
    assert run_shell(DEADLINE, "<&-").returncode == 0
    ran = run_shell("termination --report -", "<&-")
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr == "lifecycle_policy: --report: `-`: standard input is closed\n"
    ran = run_shell("manifest -", "<&-")
    assert ran.returncode == 2
    assert ran.stderr == "lifecycle_policy: --info-plist: -: standard input is closed\n"


def test_standard_input_that_cannot_be_read(tmp_path: Path) -> None:
    ran = run_shell("termination --report -", f"0>{shlex.quote(str(tmp_path / 'file'))}")
    assert ran.returncode == 2
    assert ran.stderr.startswith("lifecycle_policy: --report: `-`: ")
    ran = run_shell("manifest -", f"0>{shlex.quote(str(tmp_path / 'file'))}")
    assert ran.returncode == 2
    assert ran.stderr.startswith("lifecycle_policy: --info-plist: -: ")


def test_too_little_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(argv: object) -> str:
        raise MemoryError

    monkeypatch.setattr(cli, "_output", fails)
    assert cli.main(["rules"]) == 2
    assert capsys.readouterr() == ("", "lifecycle_policy: there is too little memory\n")


def waits_for_more(pipe: int) -> bool:
    """Returns whether everything written to a pipe has been read."""
    (left,) = struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, struct.pack("i", 0)))
    return int(left) == 0


def test_an_interrupt() -> None:
    process = subprocess.Popen(
        ["sh", "-c", started("termination --report -")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=variables(**BUFFERED),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdin is not None
    process.stdin.write(b"Termination Reason: ")
    process.stdin.flush()
    for _ in range(600):
        if waits_for_more(process.stdin.fileno()):
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, (b"", b""))
