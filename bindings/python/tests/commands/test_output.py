"""An existing file that is overwritten with a picture keeps its type, its owner and its links."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from lifecycle_policy import diagram
from lifecycle_policy.cli.main import main

from command_line import COMMAND, program

DRAW = ["diagram", "--os", "12.0", "--format", "dot"]
TEXT = diagram("12.0", "dot")


def write(path: Path | str) -> int:
    return main([*DRAW, "--output", str(path)])


def node(folder: Path, minor: int) -> Path:
    """Makes a device node like /dev/null (if `minor` is 3) or like /dev/full (if it is 7)."""
    path = folder / "node"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, minor))
        path.open("wb").close()
    except PermissionError:
        pytest.skip("nodes of devices cannot be made here")
    return path


def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "a.dot"
    for mode in (0o600, 0o640, 0o666):
        target.write_text("old" * 10_000)
        target.chmod(mode)
        assert write(target) == 0
        assert target.read_text(encoding="utf-8") == TEXT
        assert stat.S_IMODE(target.stat().st_mode) == mode
    assert os.listdir(tmp_path) == ["a.dot"]


def test_a_file_with_two_names_keeps_them(tmp_path: Path) -> None:
    one, two = tmp_path / "one.dot", tmp_path / "two.dot"
    one.write_text("old" * 10_000)
    two.hardlink_to(one)
    assert write(one) == 0
    assert two.read_text(encoding="utf-8") == TEXT and one.samefile(two)


def test_a_link_that_leads_nowhere_yet(tmp_path: Path) -> None:
    (tmp_path / "link.dot").symlink_to("real.dot")
    assert write(tmp_path / "link.dot") == 0
    assert (tmp_path / "link.dot").is_symlink()
    assert (tmp_path / "real.dot").read_text(encoding="utf-8") == TEXT


def test_a_file_of_somebody_else_keeps_its_owner(tmp_path: Path) -> None:
    target = tmp_path / "a.dot"
    target.write_text("old" * 10_000)
    try:
        os.chown(target, 12345, 12345)
    except OSError:
        pytest.skip("files cannot be given away here")
    assert write(target) == 0
    assert (target.stat().st_uid, target.read_text(encoding="utf-8")) == (12345, TEXT)


@contextmanager
def as_nobody() -> Iterator[Path]:
    """Runs the test as an unprivileged user. Yields a folder that every user may write to."""
    if os.geteuid():
        pytest.skip("this user cannot become another")
    with tempfile.TemporaryDirectory() as name:
        os.chmod(name, 0o777)
        os.seteuid(65534)
        try:
            if not os.access(name, os.W_OK, effective_ids=True):
                pytest.skip("the folder of temporary files is not open to all")
            yield Path(name)
        finally:
            os.seteuid(0)


def test_a_file_that_may_not_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    with as_nobody() as folder:
        target = folder / "a.dot"
        target.write_text("old")
        target.chmod(0o444)
        assert write(target) == 2
        assert target.read_text() == "old" and os.listdir(folder) == ["a.dot"]
    assert capsys.readouterr().err.endswith("a.dot: Permission denied\n")


def test_a_pipe_with_a_name(tmp_path: Path) -> None:
    target, found = tmp_path / "pipe", []
    os.mkfifo(target)
    reader = Thread(target=lambda: found.append(target.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    assert write(target) == 0
    reader.join(20)
    assert found == [TEXT] and target.is_fifo()


def test_a_device(tmp_path: Path) -> None:
    target = node(tmp_path, 3)
    assert write(target) == 0
    assert target.is_char_device()


def test_a_device_that_is_full(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = node(tmp_path, 7)
    assert write(target) == 2
    assert capsys.readouterr().err == (
        f"lifecycle_policy: --output: {target}: No space left on device\n"
    )
    assert target.is_char_device() and os.listdir(tmp_path) == ["node"]


def test_an_interrupt_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    assert write(tmp_path / "a.dot") == 130
    assert os.listdir(tmp_path) == []


def run_shell(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    draw = shlex.join([*COMMAND, *DRAW, "--output"])
    return program("sh", "-c", line.replace("DRAW", draw), folder=folder)


@pytest.mark.parametrize(
    "line",
    [
        "DRAW /dev/stdout >> log",
        "DRAW /dev/fd/1 >> log",
        "DRAW /proc/self/fd/1 >> log",
        "ln -s /dev/stdout out; DRAW out >> log",
        "DRAW /dev/stderr 2>> log >/dev/null",
        "DRAW /dev/fd/3 3>> log >/dev/null",
        "DRAW /dev/stdout | cat >> log",
    ],
)
def test_what_is_open_already_is_written_to(line: str, tmp_path: Path) -> None:
    (tmp_path / "log").write_text("kept\n")
    ran = run_shell(tmp_path, line)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert (tmp_path / "log").read_text(encoding="utf-8") == f"kept\n{TEXT}"


def test_what_is_not_open(tmp_path: Path) -> None:
    ran = run_shell(tmp_path, "DRAW /dev/fd/9")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "lifecycle_policy: --output: /dev/fd/9: Bad file descriptor\n"
