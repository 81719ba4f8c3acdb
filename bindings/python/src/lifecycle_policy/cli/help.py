"""The parser of the whole command line, and its help."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable

from .catalog import CATALOG
from .parser import Entry, Parser, invocation

__all__ = ["Commands", "EXTENSIONS", "app_help", "build_parser"]

_PURPOSE = "The iOS app life cycle policy: answers with their rules and sources."
_FURTHER = "further"
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

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.listed: list[tuple[str, str, str]] = []

    def format_usage(self) -> str:
        """Returns the short help: the usage, and the names of the commands."""
        names = textwrap.fill(", ".join(self.commands), 96, break_on_hyphens=False)
        indented = textwrap.indent(names, "  ")
        told = "help COMMAND says more about a command; --help says what each of them asks."
        return f"usage: {invocation()} COMMAND [OPTIONS]\n\ncommands:\n{indented}\n\n{told}"

    def format_help(self) -> str:
        lines = [f"usage: {invocation()} COMMAND [OPTIONS]", "", _PURPOSE, ""]
        for heading in dict.fromkeys(heading for heading, _, _ in self.listed):
            found = [(name, purpose) for shown, name, purpose in self.listed if shown == heading]
            lines += [f"{heading}:", *(f"  {name:<12} {text}" for name, text in found), ""]
        lines += [
            "COMMAND --help, or help COMMAND, shows the options and examples of a command.",
            "help app lists the options that describe the app and the device.",
            "",
        ]
        return "\n".join([*lines, _examples(_EXAMPLES), ""])


class Commands:
    """The commands of the parser. More commands can be added."""

    def __init__(self, root: _Root) -> None:
        self._root = root
        self._action = root.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def add_parser(self, name: str, *, heading: str = _FURTHER, **settings: object) -> Parser:
        """Adds a command, as add_parser of argparse does. --help lists the command under `heading`,
        with the text `help`."""
        parser: Parser = self._action.add_parser(name, **settings)  # type: ignore[arg-type]
        self._root.commands[name] = parser
        parser.root = self._root
        self._root.listed.append((heading, name, str(settings.get("help") or "")))
        return parser

    def add(self, entry: Entry) -> Parser:
        """Adds a command of the catalogue, with its options and examples."""
        parser = self.add_parser(
            entry.name,
            heading=entry.heading,
            add_help=False,
            help=entry.purpose,
            usage=f"{invocation()} {entry.name} {entry.usage} [OPTIONS]",
            description=entry.purpose,
            epilog=entry.more + _examples(entry.examples),
        )
        parser.asked = entry.usage
        entry.options(parser)
        if parser.elsewhere:
            parser.epilog = f"{_app_note()}\n\n{parser.epilog}"
        text = "print this help and exit"
        parser.add_argument_group("help").add_argument("-h", "--help", action="help", help=text)
        return parser


#: Functions that add commands from other modules. For a command that asks no question, the function
#: calls `parser.set_defaults(run=...)`. `run` takes the options and returns the text to print,
#: perhaps with an exit status, or raises UsageError.
EXTENSIONS: tuple[Callable[[Commands], object], ...] = ()


def build_parser(version: str) -> Parser:
    """Makes the parser of the whole command line."""
    root = _Root(prog=invocation())
    root.add_argument("-V", "--version", action="version", version=version)
    commands = Commands(root)
    for entry in CATALOG:
        commands.add(entry)
    for add in EXTENSIONS:
        add(commands)
    return root
