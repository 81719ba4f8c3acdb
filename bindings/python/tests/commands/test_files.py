"""Tests reading files that a user names."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from lifecycle_policy._native.files import contents


def test_no_more_is_read_than_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abc")
    assert (contents(str(path), 2), contents(str(path), 9)) == (b"ab", b"abc")


def test_what_is_no_regular_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a regular file"):
        contents(str(tmp_path / "pipe"), 9)
    with pytest.raises(OSError, match="a directory"):
        contents(str(tmp_path), 9)
    with pytest.raises(FileNotFoundError):
        contents(str(tmp_path / "none"), 9)


def test_a_pipe_that_takes_the_place_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading does not block, even if a pipe replaces the file after the check."""
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setattr(stat, "S_ISREG", lambda mode: True)
    assert contents(str(tmp_path / "pipe"), 9) == b""
