"""The command line: ``python3 -m lifecycle_policy COMMAND ...``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence

from ._cli_commands import answer, selected_rules, translated
from ._cli_diagram import diagram_output
from ._cli_json import Json
from ._cli_markdown import rules_markdown
from ._cli_parser import build_parser
from ._cli_text import answer_text, rules_text
from ._cli_values import UsageError
from ._version import __version__

__all__ = ["ask", "main"]


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    return build_parser(__version__).parse_args(argv)


def ask(argv: Sequence[str]) -> Json:
    """Gives the object that --json prints for these arguments; raises UsageError."""
    return answer(_parse(argv))


def _as_json(argv: Sequence[str]) -> bool:
    """Tells whether JSON was asked for, also where the rest cannot be parsed."""
    return "--json" in argv or "--format=json" in argv or _pair(argv, "--format", "json")


def _pair(argv: Sequence[str], option: str, value: str) -> bool:
    return any(pair == (option, value) for pair in zip(argv, argv[1:], strict=False))


def _rules(options: argparse.Namespace) -> str:
    kind = (options.format or ("json" if options.json else "text")).lower()
    if kind == "markdown":
        with translated("rules"):
            return rules_markdown(selected_rules(options))
    if kind not in ("json", "text"):
        message = f"--format: `{options.format}` is not text, json or markdown"
        raise UsageError("unknown-value", "format", message)
    data = answer(options)
    return json.dumps(data, indent=2) if kind == "json" else rules_text(data)


def _output(argv: Sequence[str]) -> str:
    options = _parse(argv)
    if options.command == "rules":
        return _rules(options)
    if options.command == "diagram":
        with translated("diagram"):
            return diagram_output(options)
    data = answer(options)
    return json.dumps(data, indent=2) if options.json else answer_text(options.command, data)


def _print(text: str) -> None:
    """Prints to standard output; a reader that went away is no error."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line: 0 where the question could be asked, 2 where it could not."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        text = _output(arguments)
    except UsageError as error:
        if _as_json(arguments):
            failure = {"status": error.status, "field": error.field, "message": error.message}
            _print(json.dumps(failure, indent=2))
        print(f"lifecycle_policy: {error.message}", file=sys.stderr)
        return 2
    _print(text)
    return 0
