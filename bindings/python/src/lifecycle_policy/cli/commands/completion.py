"""The command that prints a completion script."""

from __future__ import annotations

import argparse

from ..parser import Entry, Group, Parser, Values
from ..values import MISSING, UNKNOWN, UsageError

__all__ = ["ENTRY", "run_completion"]

_SHELLS = ("bash", "zsh", "fish")


def _options(parser: Parser) -> None:
    group = Group(parser, "the question")
    shells = Values(words=_SHELLS)
    group.argument("shell", "SHELL", "bash, zsh or fish", shells)
    parser.set_defaults(run=lambda options: run_completion(options, parser.root))


ENTRY = Entry(
    "completion",
    "rules and names",
    "How can a shell complete commands, options and names? Prints a script for it.",
    "SHELL",
    (
        "completion bash > lifecycle-policy.bash",
        "completion zsh > _lifecycle-policy",
        "completion fish > lifecycle-policy.fish",
    ),
    _options,
)


def run_completion(options: argparse.Namespace, root: Parser) -> str:
    """Returns a script that completes everything that the command line accepts."""
    if options.shell is None:
        raise UsageError(MISSING, "shell", "a shell is required: bash, zsh or fish")
    shell = options.shell.lower()
    if shell not in _SHELLS:
        message = f"`{options.shell}` is not bash, zsh or fish"
        raise UsageError(UNKNOWN, "shell", message)
    # Imported here, because no other command needs them.
    from ..completion.bash import bash_script
    from ..completion.fish import fish_script
    from ..completion.shapes import shapes_of
    from ..completion.zsh import zsh_script

    scripts = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}
    return scripts[shell](shapes_of(root)).rstrip("\n")
