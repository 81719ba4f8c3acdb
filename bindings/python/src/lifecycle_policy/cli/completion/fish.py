"""The completion script of fish."""

from __future__ import annotations

from collections.abc import Sequence

from ..parser import Values
from .shapes import PROGRAM, CommandShape, OptionShape

__all__ = ["fish_script"]

_HEAD = """\
# Completes the options of lifecycle-policy and `python3 -m lifecycle_policy` in fish:
#   lifecycle-policy completion fish > ~/.config/fish/completions/lifecycle-policy.fish

# Tells whether the command is the given one. Without an argument, tells whether there is no command
# yet.
function __lifecycle_policy_command
    set -l words (commandline -opc)
    set -l found ''
    for word in $words[2..-1]
        if not string match -q -- '-*' $word
            set found $word
            break
        end
    end
    test "$found" = "$argv[1]"
end

# Offers words. If an option takes several words with commas between them, keeps the typed
# words.
function __lifecycle_policy_several
    set -l typed (string replace -r -- '^--[^=]*=' '' (commandline -ct))
    set -l before (string match -r -- '^.*,' $typed)
    printf '%s\\n' "$before"$argv
end

complete -c lifecycle-policy -f
"""
_TAIL = """\

# Completes the words after `python3 -m lifecycle_policy` like those after lifecycle-policy.
function __lifecycle_policy_is_module
    set -l words (commandline -opc)
    test (count $words) -ge 3; and test "$words[2] $words[3]" = '-m lifecycle_policy'
end

function __lifecycle_policy_as_module
    set -l words (commandline -opc)[4..-1]
    set -l line lifecycle-policy (string escape -- $words) (commandline -ct)
    complete -C "$line"
end

complete -c python3 -n __lifecycle_policy_is_module -f -a '(__lifecycle_policy_as_module)'
"""


def _quoted(text: str) -> str:
    """Quotes a text for fish, where a backslash escapes within single quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _values(option: OptionShape) -> str:
    takes = option.takes
    if takes is None:
        return ""
    if takes.file:
        return " -r -F"
    names = takes.names()
    if not names:
        return " -x"
    words = " ".join(names)
    if takes.several:
        words = f"(__lifecycle_policy_several {words})"
    return f" -x -a {_quoted(words)}"


def _lines(command: CommandShape) -> list[str]:
    where = f"__lifecycle_policy_command {command.name}".rstrip()
    start = f"complete -c {PROGRAM} -n {_quoted(where)}"
    lines = []
    for option in command.options:
        flags = "".join(
            f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}"
            for flag in option.flags
        )
        lines.append(f"{start}{flags}{_values(option)} -d {_quoted(option.text)}")
    for argument in command.arguments:
        takes = argument.takes or Values()
        names = " ".join(takes.names())
        words = f" -a {_quoted(names)}" if names or not takes.file else ""
        lines.append(start + (" -F" if takes.file else "") + words)
    return lines


def fish_script(commands: Sequence[CommandShape]) -> str:
    lines: list[str] = []
    for command in commands:
        if command.name:
            where = _quoted("__lifecycle_policy_command")
            text = _quoted(command.text)
            lines.append(f"complete -c {PROGRAM} -n {where} -a {command.name} -d {text}")
    for command in commands:
        lines += _lines(command)
    return _HEAD + "\n".join([*lines, ""]) + _TAIL
