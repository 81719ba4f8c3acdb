"""Detects the kinds of files, and checks the files."""

from __future__ import annotations

import errno
import io
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO

from .._native.enums import EvidenceProfile, Status
from .._native.errors import LifecyclePolicyError
from .._native.files import reason_of
from .._native.osversion import OSVersion
from ..readers import reader_of
from ..readers.model import Source
from .apps import check_ipa, check_manifest_file, check_plist
from .logs import Log, LogSettings, read_log
from .model import Checked
from .scenarios import check_scenario, is_scenario

__all__ = ["check_files"]


def _failure(text: str) -> LifecyclePolicyError:
    return LifecyclePolicyError(text, status=Status.MALFORMED)


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    """Opens a file or a pipe. A dash means standard input."""
    if path == "-":
        if sys.stdin is None:
            raise _failure("standard input is closed")
        yield sys.stdin.buffer
        return
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "a folder, and not that of an app")
    if stat.S_ISCHR(mode) or stat.S_ISBLK(mode) or stat.S_ISSOCK(mode):
        raise _failure("a device or a socket")
    with open(path, "rb") as file:
        yield file


def _size_of(file: BinaryIO) -> int:
    """Returns the size of a regular file, or 0 for a pipe."""
    try:
        found = os.fstat(file.fileno())
    except (OSError, ValueError):
        return 0
    return found.st_size if stat.S_ISREG(found.st_mode) else 0


#: The beginnings of property lists: binary, XML, or a pasted fragment.
_PLIST = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:bplist|<\?xml|<!DOCTYPE plist|<plist|<dict|<key)")
_ZIP = b"PK\x03\x04"


def _is_app(path: str) -> bool:
    return path != "-" and os.path.isfile(os.path.join(path, "Info.plist"))


def _asked(settings: LogSettings) -> tuple[OSVersion | None, EvidenceProfile]:
    """Returns the OS, if one was given, and the evidence profile, for the checks of files other
    than logs."""
    return settings.context.os if settings.has_os else None, settings.context.profile


def _whole(path: str, source: Source, settings: LogSettings) -> Checked | None:
    """Checks an .ipa, an Info.plist or a scenario. Returns None for any other file."""
    os, profile = _asked(settings)
    if source.head.startswith(_ZIP):
        if path != "-":
            return check_manifest_file(path, os, profile)
        return check_ipa(io.BytesIO(source.whole()), name=path, os=os, profile=profile)
    if _PLIST.match(source.head):
        return check_plist(path, source.whole(), os=os, profile=profile)
    if is_scenario(source.head):
        return check_scenario(path, source.whole(), os)
    return None


def _read(
    path: str,
    reader: str | None,
    settings: LogSettings,
    progress: Callable[[Source], None] | None,
) -> tuple[Checked, Log | None]:
    """Reads a file. Logs are judged only after all files are read."""
    checked = Checked(file=path)
    try:
        if _is_app(path):
            return check_manifest_file(path, *_asked(settings)), None
        with _opened(path) as file:
            source = Source(path, file, _size_of(file))
            if not source.head:
                raise _failure("empty")
            if reader is None and (app := _whole(path, source, settings)) is not None:
                return app, None
            found = reader_of(source, reader)
            if found is None:
                raise _failure("no reader knows this kind of file (--reader names one)")
            checked.kind, checked.title = found.name, found.title
            return checked, read_log(found, source, settings, checked, progress)
    except FileNotFoundError:
        checked.failure = "no such file"
    except LifecyclePolicyError as error:
        checked.failure = str(error)
    except (OSError, ValueError) as error:
        checked.failure = reason_of(error)
    return checked, None


def check_files(
    paths: Sequence[str],
    settings: LogSettings,
    *,
    reader: str | None = None,
    progress: Callable[[Source], None] | None = None,
) -> list[Checked]:
    """Checks files of any kind. If a report and a log are about the same process, the report says
    how the process in the log ended."""
    read = [_read(path, reader, settings, progress) for path in paths]
    logs = [log for _, log in read if log is not None]
    for log in logs:
        for report in log.reports_alone():
            for other in logs:
                if other is not log and other.take(report, log.checked.file):
                    break
    for log in logs:
        log.audit()
    return [checked for checked, _ in read]
