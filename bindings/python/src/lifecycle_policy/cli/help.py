"""The parser of the whole command line, and its help."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from .catalog import CATALOG, Entry
from .parser import Parser, invocation

__all__ = ["app_help", "build_parser"]

_PURPOSE = "The iOS app life cycle policy: answers with their rules and sources."
_EXAMPLES = (
    "deadline --os 12.4 --allowance background-task",
    "relaunch --os 8.0 --after user-force-quit --on region-enter --authorization always",
    "compare --os 12.4,13.0 --subject deadline",
    "termination --os 17.0 --code 0x8badf00d",
)


def _examples(examples: Iterable[str]) -> str:
    call = invocation()
    return "\n".join(["examples:", *(f"  {call} {example}" for example in examples)])


def _app_note() -> str:
    """Returns the part of a command's help about the options that every question has."""
    return (
        "the app and the device:\n"
        "  --info-plist FILE, --mode MODE, --scenes, --ipad and other options, the same for each question;\n"
        f"  `{invocation()} help app` lists them"
    )


def app_help(root: Parser) -> str:
    """Returns the help about the options that describe the app and the device."""
    command = next(one for one in root.commands.values() if one.elsewhere)
    pages = command._get_formatter()
    pages.add_text("Options that describe the app and the device, for each question about them:")
    for group in command.elsewhere:
        pages.start_section(group.title)
        pages.add_arguments(group._group_actions)
        pages.end_section()
    return pages.format_help().rstrip()


class _Root(Parser):
    """The parser of the whole command line. Its help lists the commands under headings."""

    def format_usage(self) -> str:
        """Returns the short help: the usage, and the names of the commands."""
        names = textwrap.fill(", ".join(self.commands), 96, break_on_hyphens=False)
        indented = textwrap.indent(names, "  ")
        told = "help COMMAND says more about a command; --help says what each of them asks."
        return f"usage: {invocation()} COMMAND [OPTIONS]\n\ncommands:\n{indented}\n\n{told}"

    def format_help(self) -> str:
        lines = [f"usage: {invocation()} COMMAND [OPTIONS]", "", _PURPOSE, ""]
        for heading in dict.fromkeys(entry.heading for entry in CATALOG):
            found = [entry for entry in CATALOG if entry.heading == heading]
            lines += [f"{heading}:", *(f"  {one.name:<12} {one.purpose}" for one in found), ""]
        lines += [
            "COMMAND --help, or help COMMAND, shows the options and examples of a command.",
            "help app lists the options that describe the app and the device.",
            "",
        ]
        return "\n".join([*lines, _examples(_EXAMPLES), ""])


def _add(root: _Root, commands: Any, entry: Entry, *, with_options: bool) -> None:
    """Adds a command of the catalogue with its examples and, if `with_options` is true, its
    options."""
    parser: Parser = commands.add_parser(
        entry.name,
        add_help=False,
        help=entry.purpose,
        usage=f"{invocation()} {entry.name} {entry.usage} [OPTIONS]",
        description=entry.purpose,
    )
    root.commands[entry.name] = parser
    parser.asked = entry.usage
    if with_options:
        entry.add_options(parser)
    note = f"{_app_note()}\n\n" if parser.elsewhere else ""
    parser.epilog = note + parser.more + _examples(entry.examples)
    text = "print this help and exit"
    parser.add_argument_group("help").add_argument("-h", "--help", action="help", help=text)


def build_parser(version: str, command: str | None = None) -> Parser:
    """Makes the parser of the whole command line. Without `command`, the parser has the options of
    all commands. With `command`, the parser has only the options of that command. If `command` is
    "", the parser has the options of no command."""
    root = _Root(prog=invocation())
    root.add_argument("-V", "--version", action="version", version=version)
    commands = root.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for entry in CATALOG:
        _add(root, commands, entry, with_options=command in (None, entry.name))
    return root
