"""The commands, options and values that a shell completes, as read from the parser."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from ..catalog import CATALOG
from ..parser import Parser, Values

__all__ = ["CommandShape", "OptionShape", "PROGRAM", "shapes_of"]

#: The name of the console script.
PROGRAM = "lifecycle-policy"


@dataclass(frozen=True, slots=True)
class OptionShape:
    """An option with its flags, or an argument, which has no flags."""

    flags: tuple[str, ...]
    text: str
    takes: Values | None
    """The possible values. None: the option has no value."""
    repeated: bool


@dataclass(frozen=True, slots=True)
class CommandShape:
    """A command with its options and arguments."""

    name: str
    text: str
    options: tuple[OptionShape, ...]
    arguments: tuple[OptionShape, ...]


def _option(parser: Parser, action: argparse.Action) -> OptionShape:
    flags = tuple(action.option_strings)
    bare = action.nargs == 0
    names = flags or (action.dest,)
    takes = next((parser.values[name] for name in names if name in parser.values), Values())
    if not bare and action.choices is not None and takes == Values():
        takes = Values(words=tuple(str(choice) for choice in action.choices))
    return OptionShape(
        flags=flags,
        text=(action.help or "").replace("`", "'"),
        takes=None if bare else takes,
        repeated=isinstance(action, argparse._AppendAction),
    )


def shapes_of(root: Parser) -> tuple[CommandShape, ...]:
    """Lists the commands of a parser. The first entry has no name, and stands for a line without a
    command."""
    described = {entry.name: entry.purpose for entry in CATALOG}
    found = []
    for name, parser in {"": root, **root.commands}.items():
        options = [
            _option(parser, action)
            for action in parser._actions
            if not isinstance(action, argparse._SubParsersAction)
        ]
        found.append(
            CommandShape(
                name=name,
                text=described.get(name, ""),
                options=tuple(option for option in options if option.flags),
                arguments=tuple(option for option in options if not option.flags),
            )
        )
    return tuple(found)
