"""The options of the command `check`. Loading this module does not load the checks."""

from __future__ import annotations

import argparse

from ...checks.formats import FORMATS
from ..arguments import add_app, add_device, add_ground
from ..parser import Entry, Group, Parser, Values
from ..screen import COLOURS

__all__ = ["ENTRY"]

_LEVELS = ("violation", "warning", "note")


def _run(options: argparse.Namespace) -> tuple[str, int]:
    from ..checking import check_output  # imported here, because no other command needs it

    return check_output(options)


def _options(parser: Parser) -> None:
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
    parser.set_defaults(run=_run)


_MORE = """The exit status is 1 with violations, 2 if a file could not be read, and else 0.
The check assumes what a log does not say, and prints this first. One callback a line is enough.

"""

ENTRY = Entry(
    "check",
    "evidence",
    "What is wrong with this log, report, Info.plist or app?",
    "FILE...",
    (
        "check app.log --os 17.4",
        "check app.log Sample.ips --process com.example.app",
        "check MyApp.ipa --format sarif > lint.sarif",
        "check Info.plist --ignore 'store.*'",
    ),
    _options,
    _MORE,
)
