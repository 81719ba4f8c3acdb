"""The command line: ``python3 -m lifecycle_policy COMMAND ...``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from .._version import __version__
from .answer import answer, translated
from .catalog import CATALOG
from .help import app_help, build_parser
from .hints import unknown_command
from .json import Json
from .later import later
from .parser import RUNS_COMMAND, Parser, invocation
from .screen import complain, page_of, prepare, put
from .text.answers import answer_text
from .text.tables import Page
from .values import MALFORMED, MISSING, UNKNOWN, UsageError, read_as

__all__ = ["ask", "main"]

#: The result of a command: the text to print, alone or with the exit status.
Ran = str | tuple[str, int]
#: A function that formats an answer.
Shown = Callable[[argparse.Namespace, Json, Page], str]


#: First arguments for which the parser needs no options of a command.
_ALONE = ("", "-h", "--help", "-V", "--version")


@cache
def _parser(called: str, command: str | None = None) -> Parser:
    """Makes a parser as `build_parser` does. Making a parser is slow, so the parser is cached by
    the name of the program and the command."""
    return build_parser(__version__, command)


def _parser_for(argv: Sequence[str]) -> Parser:
    """Makes a parser with the options that the arguments in `argv` need. Messages about an unknown
    command, and about an option before the command, need the options of all commands."""
    first = argv[0] if argv else ""
    if first in _ALONE:
        return _parser(invocation(), "")
    return _parser(invocation(), first if first in (entry.name for entry in CATALOG) else None)


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    if list(argv) == ["help", "app"]:
        return argparse.Namespace(command="help", run=lambda _: app_help(_parser(invocation())))
    if argv and argv[0] == "help":
        argv = [*argv[1:], "--help"]
    root = _parser_for(argv)
    if argv and not argv[0].startswith("-") and argv[0] not in root.commands:
        raise unknown_command(root, list(argv))
    return _with_other_app(root, root.parse_args(argv))


def _with_other_app(root: Parser, options: argparse.Namespace) -> argparse.Namespace:
    """Reads the options after --against, and adds them to the options before --against. If an
    option stands before and after --against, the later value counts.

    The result has the options of the second app. Its attribute `first` has the options of the first
    app.
    """
    if getattr(options, "against", None) is None:
        return options
    if not options.against:
        message = "--against: the options of the other app are missing, such as --scenes"
        raise UsageError(MISSING, "against", message)
    other = root.parse_args(["compare", *options.against])
    if other.against is not None:
        raise UsageError(MALFORMED, "against", "--against: give it once; two apps are compared")
    given = {name: value for name, value in vars(other).items() if value not in (None, False, [])}
    replaced = root.commands["compare"].excluded_by(given)
    merged = {**vars(options), **dict.fromkeys(replaced, False), **given}
    return argparse.Namespace(**{**merged, "first": options})


def _usage(argv: Sequence[str], error: UsageError) -> str:
    """Returns what to print after an error: the commands that may help, or the usage if an argument
    is missing or unknown, or else ""."""
    if not argv:
        return f"\n\n{_parser_for(argv).format_usage()}"
    if error.suggestions:
        lines = [f"  {one}" for one in error.suggestions]
        return "\n".join(["\nperhaps one of these helps:", *lines])
    command = _parser_for(argv).commands.get(argv[0])
    if command is None or not (error.status == MISSING or "unknown argument" in error.message):
        return ""
    return f"\n{command.format_usage().rstrip()}"


def ask(argv: Sequence[str]) -> Json:
    """Returns the object that --json prints for these arguments. Raises UsageError."""
    return answer(_parse(argv))


def _as_json(argv: Sequence[str]) -> bool:
    """Tells whether JSON was requested, even if the other arguments cannot be parsed."""
    if argv and argv[0] in RUNS_COMMAND and "--" in argv:
        argv = argv[: list(argv).index("--")]
    asked = "--json" in argv or "--jsonl" in argv or "--format=json" in argv
    return asked or _pair(argv, "--format", "json")


def _pair(argv: Sequence[str], option: str, value: str) -> bool:
    return any(pair == (option, value) for pair in zip(argv, argv[1:], strict=False))


def _answered(options: argparse.Namespace, data: Json, page: Page) -> str:
    return answer_text(options.command, data, page)


#: The formats of commands, besides JSON. A command that is missing here has only the usual text.
_FORMATS: dict[str, dict[str, Shown]] = {
    "rules": {name: later("commands.rules", f"{name}_of_rules") for name in ("text", "markdown")},
    "names": {"text": later("commands.names", "names_text")},
    "compare": {name: later("text.compare", f"compare_{name}") for name in ("text", "markdown")},
    "matrix": {name: later("text.matrix", f"matrix_{name}") for name in ("text", "markdown", "csv")},
}


def _format(options: argparse.Namespace, formats: Sequence[str]) -> str:
    """Reads --format and --json."""
    given = getattr(options, "format", None)
    kind = str(given or ("json" if options.json else "text")).lower()
    if kind in (*formats, "json"):
        return kind
    known = ", ".join(formats)
    raise UsageError(UNKNOWN, "format", f"--format: `{given}` is not {known} or json")


def _is_finding(command: str, data: dict[str, Any]) -> bool:
    """Tells whether an answer makes the exit status 1 with --exit-code.

    These make the status 1. `manifest`: a finding that is not a note. `termination`: a code that
    stands for a termination. `compare`: an answer that changes. Any other command except `rules`,
    `names` and `matrix`: a verdict that is not `allowed`.
    """
    if command == "manifest":
        return any(finding["severity"] != "note" for finding in data["findings"])
    if command == "termination":
        return data["cause"] not in (None, "none")
    if command == "compare":
        return any(one["changes"] for one in data["comparisons"])
    if command in ("rules", "names", "matrix"):
        return False
    verdicts = [one["verdict"] for one in data.get("stretches", [data])]
    return any(verdict != "allowed" for verdict in verdicts)


def _output(argv: Sequence[str]) -> tuple[str, int]:
    """Returns the text to print, and the exit status."""
    options = _parse(argv)
    run: Callable[[argparse.Namespace], Ran] | None = getattr(options, "run", None)
    if run is not None:
        with translated(options.command), read_as() as notes:
            ran = run(options)
        for note in notes:
            complain(note)
        return (ran, 0) if isinstance(ran, str) else ran
    formats = _FORMATS.get(options.command or "", {"text": _answered})
    if options.command is None:
        answer(options)
    page, kind = page_of(options), _format(options, list(formats))
    data = answer(options)
    status = int(bool(options.exit_code) and _is_finding(options.command, data))
    if kind == "json":
        shown = {key: value for key, value in data.items() if not key.startswith("_")}
        return json.dumps(shown, indent=2), status
    with translated(options.command):
        return formats[kind](options, data, page), status


def _run(argv: Sequence[str]) -> int:
    try:
        text, status = _output(argv)
    except UsageError as error:
        if _as_json(argv):
            put(json.dumps(error.as_json(), indent=None if "--jsonl" in argv else 2))
        complain(error.message + _usage(argv, error))
        return 2
    return status if put(text) else 2


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line. Returns 0 if the answer was printed, else 2.

    With --exit-code, returns 1 for any answer but a plain yes. Some commands have no plain yes:
    they return 1 for an error or a warning about the Info.plist, for a termination, or for a
    difference that compare finds. The command conform returns 1 if the host departs from the policy
    or fails, or if a scenario is not played. The command check returns 1 if a finding has at least
    the level of --fail-level.

    Returns 130 after an interrupt, as shells do.
    """
    prepare()
    try:
        return _run(sys.argv[1:] if argv is None else list(argv))
    except KeyboardInterrupt:
        return 130
    except MemoryError:
        complain("there is too little memory")
        return 2
