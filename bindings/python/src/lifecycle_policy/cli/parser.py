"""The parser of the command line: its commands, and its error messages."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from .._native.osversion import OSVersion
from .._native.spellings import Kind
from .screen import put
from .values import MALFORMED, MISSING, UNKNOWN, UsageError, meant

__all__ = ["Group", "Parser", "RUNS_COMMAND", "Values", "invocation"]


@dataclass(frozen=True, slots=True)
class Values:
    """The values that an option takes, for completion."""

    kinds: tuple[Kind, ...] = ()
    words: tuple[str, ...] = ()
    versions: bool = False
    """True if the option takes OS versions. The method `names` lists the known major versions."""
    file: bool = False
    several: bool = False
    """True if the option takes several values, with commas between them."""

    def names(self) -> tuple[str, ...]:
        """Lists the values. Returns () for values that cannot be listed, such as files."""
        names = self.words + tuple(value.label for kind in self.kinds for value in kind)
        if self.versions:
            first, last = OSVersion.oldest().major, OSVersion.newest().major
            names += tuple(f"{major}.0" for major in range(first, last + 1))
        return names


def invocation() -> str:
    """Returns how this program was called, so that examples can be copied."""
    name = os.path.basename(sys.argv[0]) if sys.argv else ""
    return name if name.startswith("lifecycle-policy") else "python3 -m lifecycle_policy"


#: The argparse name of an argument that gives the value of an option without the option's name.
SUBJECT = "subject_of_question"

#: The commands that start another program. The command line of that program follows `--`.
RUNS_COMMAND = ("conform",)

#: If more commands than this have an option, a message says "most commands" and does not list them.
_MOST_COMMANDS = 14


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32, width=100)


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of leaving the process."""

    def __init__(self, **settings: object) -> None:
        defaults: dict[str, object] = {"allow_abbrev": False, "formatter_class": _Formatter}
        super().__init__(**{**defaults, **settings})  # type: ignore[arg-type]
        self.values: dict[str, Values] = {}
        """The possible values, by the name of an option or argument."""
        self.commands: dict[str, Parser] = {}
        self.subject: Callable[[str], str] | None = None
        """Names the option whose value a positional argument is; None if there is no argument."""
        self.more = ""
        """Further help text, before the examples."""
        self.asked = ""
        """What a command asks for: its usage without the name of the program."""
        self.elsewhere: list[argparse._ArgumentGroup] = []
        """The groups of options that every question has. `help app` shows them, not --help."""

    def format_help(self) -> str:
        every = self._action_groups
        self._action_groups = [group for group in every if group not in self.elsewhere]
        try:
            return super().format_help()
        finally:
            self._action_groups = every

    def _print_message(self, message: str, file: object = None) -> None:
        if not put(message.rstrip("\n")):
            raise SystemExit(2)

    def error(self, message: str) -> NoReturn:
        found = re.match(r"argument (?:--)?([\w-]+)(?:/\S+)?: (.*)", message, re.S)
        if found and "expected" in found[2]:
            raise UsageError(MISSING, found[1].lower(), f"--{found[1]} needs a value")
        if found:
            raise UsageError(UNKNOWN, found[1].lower(), message)
        raise UsageError(MISSING, "command", message)

    def taking(self, flag: str) -> str:
        """Says which commands have an option. Returns "" if no command has the option."""
        names = [
            name for name, command in self.commands.items() if flag in command._option_string_actions
        ]
        if len(names) > _MOST_COMMANDS:
            return "most commands"
        return ", ".join(names)

    def excluded_by(self, given: Iterable[str]) -> list[str]:
        """Returns the attributes of the options that cannot be given together with one of the
        options in `given`."""
        chosen = set(given)
        groups = [
            {action.dest for action in group._group_actions}
            for group in self._mutually_exclusive_groups
        ]
        return [name for group in groups if group & chosen for name in group - chosen]

    def _with_subject(self, options: argparse.Namespace) -> argparse.Namespace:
        """Moves an argument to the option that it stands for."""
        text = getattr(options, SUBJECT, None)
        if self.subject is None or text is None:
            return options
        option = self.subject(text)
        name = option.replace("-", "_")
        if getattr(options, name) not in (None, text):
            message = f"`{text}` and --{option} {getattr(options, name)}: give one of them"
            raise UsageError(MALFORMED, option, message)
        setattr(options, name, text)
        return options

    def _check_order(self, args: Sequence[str]) -> None:
        """Refuses an option before the command, unless the option needs no command."""
        flag = args[0].partition("=")[0] if args else ""
        if not self.commands or not flag.startswith("-") or flag in self._option_string_actions:
            return
        taking, name = self.taking(flag), flag.lstrip("-")
        if taking:
            message = f"`{flag}` is an option of {taking}: give it after the command"
        else:
            every = {flag for one in self.commands.values() for flag in one._option_string_actions}
            near = meant(name, [one[2:] for one in every if one.startswith("--")], "--")
            message = f"unknown option `{flag}`{near}"
        raise UsageError(UNKNOWN, name or "command", f"{message}; --help lists the commands")

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> argparse.Namespace:
        given = list(sys.argv[1:] if args is None else args)
        after: list[str] = []
        if given and given[0] in RUNS_COMMAND and "--" in given:
            end = given.index("--")
            given, after = given[:end], given[end + 1 :]
        self._check_order(given)
        options, extra = self.parse_known_args(given, namespace)
        options.host_command = after
        chosen = self.commands.get(options.command or "", self)
        if not extra:
            return chosen._with_subject(options)
        first = extra[0]
        name = first.partition("=")[0]
        known = [flag[2:] for action in chosen._actions for flag in action.option_strings]
        what = "option" if first.startswith("-") else "argument"
        near = meant(name.lstrip("-"), known, "--") if what == "option" else ""
        place = f" of {options.command}" if options.command else ""
        if what == "argument" and options.command in RUNS_COMMAND:
            place += "; the command that it starts stands after `--`"
        raise UsageError(
            UNKNOWN, name.lstrip("-") or "command", f"unknown {what} `{name}`{place}{near}"
        )


class Group:
    """A group of options of a parser, as --help shows it."""

    def __init__(self, parser: Parser, title: str, *, elsewhere: bool = False) -> None:
        self._parser = parser
        self._group = parser.add_argument_group(title)
        if elsewhere:
            parser.elsewhere.append(self._group)

    def option(
        self,
        name: str,
        metavar: str,
        text: str,
        takes: Values | None = None,
        *others: str,
        repeat: bool = False,
    ) -> None:
        """Adds an option with a value, under one or more names."""
        flags = [f"--{flag}" for flag in (name, *others)]
        if repeat:
            self._group.add_argument(
                *flags, metavar=metavar, help=text, action="append", default=[]
            )
        else:
            self._group.add_argument(*flags, metavar=metavar, help=text)
        for flag in flags:
            self._parser.values[flag] = takes or Values()

    def subject(self, name: str, metavar: str, text: str, takes: Values | None = None) -> None:
        """Adds an option for the subject of a question. The value may also be given alone, without
        the name of the option."""
        self.alone(lambda _: name, metavar, text, takes or Values())
        self.option(name, metavar, "the same", takes)

    def alone(
        self, option: Callable[[str], str], metavar: str, text: str, takes: Values
    ) -> None:
        """Adds an argument that is the value of an option without the option's name. `option` names
        the option, which need not be one of this group."""
        self._group.add_argument(SUBJECT, metavar=metavar, nargs="?", help=text)
        self._parser.values[SUBJECT] = takes
        self._parser.subject = option

    def rest(self, name: str, metavar: str, text: str) -> None:
        """Adds an option that takes all arguments after it."""
        self._group.add_argument(
            f"--{name}", metavar=metavar, help=text, nargs=argparse.REMAINDER
        )
        self._parser.values[f"--{name}"] = Values()

    def perhaps(self, name: str, metavar: str, text: str, takes: Values) -> None:
        """Adds an option whose value is optional. Without a value, the option is ""."""
        flag = f"--{name}"
        self._group.add_argument(flag, metavar=metavar, nargs="?", const="", help=text)
        self._parser.values[flag] = takes

    def flag(self, name: str, text: str) -> None:
        """Adds an option without a value."""
        self._group.add_argument(f"--{name}", action="store_true", help=text)

    def either(self, *flags: tuple[str, str]) -> None:
        """Adds options that exclude each other."""
        group = self._group.add_mutually_exclusive_group()
        for name, text in flags:
            group.add_argument(f"--{name}", action="store_true", help=text)

    def argument(
        self, name: str, metavar: str, text: str, takes: Values, *, several: bool = False
    ) -> None:
        """Adds an optional argument. With `several`, adds any number of arguments."""
        self._group.add_argument(name, metavar=metavar, nargs="*" if several else "?", help=text)
        self._parser.values[name] = takes
