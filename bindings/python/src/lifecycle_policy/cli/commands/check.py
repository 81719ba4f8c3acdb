"""The command that checks files, and formats what it found."""

from __future__ import annotations

import argparse
import json
import os

from ..._native.errors import LifecyclePolicyError
from ..._native.files import contents, reason_of
from ..._native.osversion import OSVersion
from ...checks.files import check_files
from ...checks.filters import (
    FAIL_LEVELS,
    Baseline,
    Ignored,
    baseline_of,
    exit_code,
    read_baseline,
)
from ...checks.formats import FORMATS
from ...checks.formats.data import check_data
from ...checks.formats.github import github_text
from ...checks.formats.junit import junit_text
from ...checks.formats.sarif import sarif_log
from ...checks.formats.text import check_text, compact_text
from ...checks.logs import LogSettings
from ...checks.model import Checked, Level
from ...checks.own import OWN
from ...checks.picture import timeline_of
from ...readers.model import Source
from ...reports.source import harmless
from ..arguments import add_app, add_device, add_ground
from ..options import context_of
from ..output import write_text, write_timeline
from ..parser import Group, Parser, Values
from ..screen import COLOURS, Progress, page_of
from ..text.tables import painted
from ..values import MALFORMED, MISSING, UsageError, choice_of

__all__ = ["add_options", "check_output"]

_LEVELS = ("violation", "warning", "note")


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    text = "logs, reports, payloads, Info.plists, .app folders, .ipa files; -: standard input"
    group.argument("files", "FILE", text, Values(file=True), several=True)
    group.option("reader", "NAME", "read the files with this reader, instead of recognizing them")
    text = "what a log shows whenever it comes: app, scenes, notifications, seen, none, or callbacks"
    group.option("logs", "LIST", text)
    group.option("process", "NAME|PID", "check the records of this process only")
    text = "an Info.plist, .app or .ipa that says what the app of a log declares"
    group.option("app", "FILE", text, Values(file=True))
    group.flag("strict", "accept no second account and no rule that is only tolerated")
    add_ground(group)
    add_app(parser)
    add_device(parser)
    output = Group(parser, "output")
    output.option("format", "FORMAT", ", ".join(FORMATS), Values(words=FORMATS))
    output.flag("json", "print one JSON object")
    text = "exit with 1 from this level on: violation (the default), warning or note"
    output.option("fail-level", "LEVEL", text, Values(words=_LEVELS))
    text = "leave out a rule, or all rules that begin with a text (x.*); may be repeated"
    output.option("ignore", "RULE", text, repeat=True)
    text = "leave out the findings that this file lists"
    output.option("baseline", "FILE", text, Values(file=True))
    text = "list the findings in this file, for --baseline"
    output.option("write-baseline", "FILE", text, Values(file=True))
    output.flag("unread", "list the lines that say nothing that the reader knows")
    output.flag("explain", "show each rule's note and sources")
    text = "draw the states over time, as an SVG in this file; -: standard output"
    output.option("timeline", "FILE", text, Values(file=True))
    output.option("color", "WHEN", "auto (the default), always or never", Values(words=COLOURS))
    parser.set_defaults(run=check_output)
    parser.more = _MORE


_MORE = """The exit status is 1 with violations, 2 if a file could not be read, and else 0.
The check assumes what a log does not say, and prints this first. One callback a line is enough.

"""

#: The maximum size of a baseline, in bytes.
_MOST_BASELINE = 64 << 20
#: The maximum number of characters of an unread line that are shown.
_MOST_TEXT = 200
_BAR = 24


def _settings(options: argparse.Namespace) -> LogSettings:
    """Returns the settings for logs, from the options about the OS, the app and the device."""
    facts = options.facts or "unknown"  # a log says little about its device
    asked = argparse.Namespace(**{**vars(options), "facts": facts})
    asked.info_plist = options.info_plist or options.app
    context = context_of(asked, lambda _: (OSVersion.oldest(), "")).context
    return LogSettings(
        context=context,
        has_os=options.os is not None,
        logs=options.logs,
        process=options.process,
        strict=bool(options.strict),
        tracks=None if options.timeline is None else [],
    )


def _progress(source: Source) -> str:
    """Says how much of a file has been read."""
    done = f"{source.done >> 20} MB"
    if source.size:
        part = min(1.0, source.done / source.size)
        filled = round(part * _BAR)
        done = f"[{'#' * filled}{'.' * (_BAR - filled)}] {part:4.0%} of {source.size >> 20} MB"
    return f"{os.path.basename(source.name)[:40]} {done}"


def _baseline(path: str) -> Baseline:
    try:
        return read_baseline(contents(path, _MOST_BASELINE))
    except FileNotFoundError:
        raise UsageError("not-found", "baseline", f"--baseline: `{path}`: no such file") from None
    except (LifecyclePolicyError, OSError, ValueError) as error:
        reason = str(error) if isinstance(error, LifecyclePolicyError) else reason_of(error)
        raise UsageError(MALFORMED, "baseline", f"--baseline: `{path}`: {reason}") from None


def _text(options: argparse.Namespace, files: list[Checked], level: Level, kind: str) -> str:
    """Returns the findings in the requested format."""
    if kind == "json":
        return json.dumps(check_data(files), indent=2)
    if kind == "sarif":
        return json.dumps(sarif_log(files, OWN), indent=2)
    if kind == "junit":
        return junit_text(files, level)
    if kind == "github":
        return github_text(files)
    if kind == "compact":
        return compact_text(files)
    page = page_of(options)
    width = page.width if page.wraps else None
    return check_text(
        files,
        width=width,
        paint=lambda text, style: painted(text, style, page),
        explain=options.explain,
        own=OWN,
    )


def check_output(options: argparse.Namespace) -> tuple[str, int]:
    """Checks the files. Returns the text to print, and the exit status."""
    if not options.files:
        raise UsageError(MISSING, "files", "a file is required, or - for standard input")
    kind = choice_of(options.format or ("json" if options.json else "text"), "format", {name: name for name in FORMATS})
    fail_level = choice_of(options.fail_level or "violation", "fail-level", FAIL_LEVELS)
    ignored = Ignored(options.ignore, OWN)
    baseline = None if options.baseline is None else _baseline(options.baseline)
    bar, settings = Progress(), _settings(options)
    files = check_files(
        options.files,
        settings,
        reader=options.reader,
        progress=lambda source: bar.put(lambda: _progress(source)),
    )
    bar.clear()
    files = ignored.without(files)
    if options.write_baseline is not None:
        write_text(options.write_baseline, "write-baseline", baseline_of(files).text())
        return f"{options.write_baseline}: a baseline of what was found", 0
    if baseline is not None:
        files, _ = baseline.without(files)
    text = _text(options, files, fail_level, kind)
    if settings.tracks is not None:
        title = ", ".join(os.path.basename(path) for path in options.files[:4])
        drawn = write_timeline(
            timeline_of(settings.tracks, title), options.timeline, has_json=kind == "json"
        )
        text = drawn if drawn.startswith("<") else f"{text}\n{drawn}" if kind == "text" else text
    if options.unread:
        text = "\n".join([text, *_unread(files)])
    return text, exit_code(files, fail_level)


def _unread(files: list[Checked]) -> list[str]:
    """Lists the lines that the reader could not use."""
    return [
        f"{harmless(checked.file)}:{number}: not read: {harmless(text)[:_MOST_TEXT]}"
        for checked in files
        for number, text in checked.unread_lines
    ]
