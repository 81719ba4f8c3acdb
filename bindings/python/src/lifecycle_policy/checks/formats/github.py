"""Formats findings as workflow commands of GitHub Actions, which shows them next to the code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..model import Checked, Finding, Level
from .words import expected_words, is_archive, line_of, path_of

__all__ = ["github_text"]

_COMMANDS = {
    Level.VIOLATION: "error",
    Level.REJECTED: "error",
    Level.WARNING: "warning",
    Level.NOTE: "notice",
}


def github_text(files: Iterable[Checked]) -> str:
    """Returns a command for each finding, and for each file that could not be read."""
    return "\n".join(line for checked in files for line in _commands(checked))


def _data(text: str) -> str:
    """Escapes the text of a command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """Escapes a property of a command."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _command(name: str, properties: dict[str, str | int], lines: Iterable[str]) -> str:
    """Returns a command. Leaves out properties without a value."""
    listed = ",".join(
        f"{key}={_property(line_of(str(value)))}" for key, value in properties.items() if value
    )
    return f"::{name} {listed}::{_data(chr(10).join(map(line_of, lines)))}"


def _commands(checked: Checked) -> Iterator[str]:
    if checked.failure:
        properties: dict[str, str | int] = {"file": checked.file, "title": "cannot be read"}
        yield _command("error", properties, [checked.failure])
    for found in checked.findings:
        yield _command(_COMMANDS[found.level], _properties(checked, found), _lines(checked, found))


def _properties(checked: Checked, found: Finding) -> dict[str, str | int]:
    """Returns the place of a finding. Omits the line for a file inside an archive, because the
    archive has no such line."""
    if found.member and is_archive(checked):
        return {"file": checked.file, "title": found.rule}
    column = found.column if found.line else 0
    return {
        "file": path_of(checked, found),
        "line": found.line,
        "col": column,
        "endColumn": column + found.length if column and found.length else 0,
        "title": found.rule,
    }


def _lines(checked: Checked, found: Finding) -> list[str]:
    first = found.message
    if found.member and is_archive(checked):
        place = f"{found.member}:{found.line}" if found.line else found.member
        first = f"{place}: {first}"
    return list(filter(None, (first, *found.details, expected_words(found))))
