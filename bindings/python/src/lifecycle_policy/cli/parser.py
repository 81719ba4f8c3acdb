"""The parser of the command line: its commands, and what it says of what it cannot read."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from .._native.osversion import OSVersion
from .._native.spellings import Kind
from .screen import put
from .values import MISSING, UNKNOWN, UsageError, meant

__all__ = ["Entry", "Group", "Parser", "Values", "invocation"]


@dataclass(frozen=True, slots=True)
class Values:
    """What an option takes, for those who complete it."""

    kinds: tuple[Kind, ...] = ()
    words: tuple[str, ...] = ()
    versions: bool = False
    """OS versions; the library knows which is the newest."""
    file: bool = False
    several: bool = False
    """With commas between them."""

    def names(self) -> tuple[str, ...]:
        """Lists the values, where there is a list of them."""
        names = self.words + tuple(value.label for kind in self.kinds for value in kind)
        if self.versions:
            first, last = OSVersion.oldest().major, OSVersion.newest().major
            names += tuple(f"{major}.0" for major in range(first, last + 1))
        return names


def invocation() -> str:
    """Says how this program was called, so that examples can be copied."""
    name = os.path.basename(sys.argv[0]) if sys.argv else ""
    return name if name.startswith("lifecycle-policy") else "python3 -m lifecycle_policy"


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32, width=100)


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of leaving the process."""

    def __init__(self, **settings: object) -> None:
        defaults: dict[str, object] = {"allow_abbrev": False, "formatter_class": _Formatter}
        super().__init__(**{**defaults, **settings})  # type: ignore[arg-type]
        self.values: dict[str, Values] = {}
        """By the name of an option or of an argument."""
        self.commands: dict[str, Parser] = {}
        self.root: Parser = self
        """The parser of the whole command line; that of a command is part of it."""

    def _print_message(self, message: str, file: object = None) -> None:
        if not put(message.rstrip("\n")):
            raise SystemExit(2)

    def error(self, message: str) -> NoReturn:
        found = re.match(r"argument (?:--)?([\w-]+)(?:/\S+)?: (.*)", message, re.S)
        if found and "expected" in found[2]:
            raise UsageError(MISSING, found[1].lower(), f"--{found[1]} needs a value")
        if found and found[1] == "COMMAND":
            self._no_command(found[2])
        if found:
            raise UsageError(UNKNOWN, found[1].lower(), message)
        raise UsageError(MISSING, "command", message)

    def _no_command(self, message: str) -> NoReturn:
        given = re.match(r"invalid choice: '(.*)' \(choose from", message, re.S)
        text = given[1] if given else ""
        near = meant(text, list(self.commands))
        raise UsageError(
            UNKNOWN, "command", f"`{text}` is no command{near}; --help lists them"
        )

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> argparse.Namespace:
        options, extra = self.parse_known_args(args, namespace)
        if not extra:
            return options
        chosen = self.commands.get(options.command or "", self)
        first = extra[0]
        name = first.partition("=")[0]
        known = [flag[2:] for action in chosen._actions for flag in action.option_strings]
        what = "option" if first.startswith("-") else "argument"
        near = meant(name.lstrip("-"), known, "--") if what == "option" else ""
        place = f" of {options.command}" if options.command else ""
        raise UsageError(
            UNKNOWN, name.lstrip("-") or "command", f"`{name}` is no {what}{place}{near}"
        )


class Group:
    """A group of options of a parser, as --help shows it."""

    def __init__(self, parser: Parser, title: str) -> None:
        self._parser = parser
        self._group = parser.add_argument_group(title)

    def option(
        self,
        name: str,
        metavar: str,
        text: str,
        takes: Values | None = None,
        *others: str,
        repeat: bool = False,
    ) -> None:
        """Adds an option with a value, under one name or more."""
        flags = [f"--{flag}" for flag in (name, *others)]
        if repeat:
            self._group.add_argument(
                *flags, metavar=metavar, help=text, action="append", default=[]
            )
        else:
            self._group.add_argument(*flags, metavar=metavar, help=text)
        for flag in flags:
            self._parser.values[flag] = takes or Values()

    def flag(self, name: str, text: str) -> None:
        """Adds an option without a value."""
        self._group.add_argument(f"--{name}", action="store_true", help=text)

    def either(self, *flags: tuple[str, str]) -> None:
        """Adds options of which but one may be given."""
        group = self._group.add_mutually_exclusive_group()
        for name, text in flags:
            group.add_argument(f"--{name}", action="store_true", help=text)

    def argument(self, name: str, metavar: str, text: str, takes: Values) -> None:
        """Adds an argument that may be left out."""
        self._group.add_argument(name, metavar=metavar, nargs="?", help=text)
        self._parser.values[name] = takes


@dataclass(frozen=True, slots=True)
class Entry:
    """A command of the catalogue."""

    name: str
    heading: str
    purpose: str
    usage: str
    examples: tuple[str, ...]
    options: Callable[[Parser], None]
