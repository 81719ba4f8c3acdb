"""The command that prints a completion script."""

from __future__ import annotations

import argparse

from ..._version import __version__
from ..completion.bash import bash_script
from ..completion.fish import fish_script
from ..completion.shapes import shapes_of
from ..completion.zsh import zsh_script
from ..help import build_parser
from ..parser import Group, Parser, Values
from ..values import MISSING, UNKNOWN, UsageError

__all__ = ["add_options", "run_completion"]

_SHELLS = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    shells = Values(words=tuple(_SHELLS))
    group.argument("shell", "SHELL", "bash, zsh or fish", shells)
    parser.set_defaults(run=run_completion)


def run_completion(options: argparse.Namespace) -> str:
    """Returns a script that completes everything that the command line accepts."""
    if options.shell is None:
        raise UsageError(MISSING, "shell", "a shell is required: bash, zsh or fish")
    shell = options.shell.lower()
    if shell not in _SHELLS:
        message = f"`{options.shell}` is not bash, zsh or fish"
        raise UsageError(UNKNOWN, "shell", message)
    return _SHELLS[shell](shapes_of(build_parser(__version__))).rstrip("\n")
