"""Reads the values of options, and makes the messages for values that cannot be read.

If a word has several meanings, the most common meaning is used, and the answer has a note that
names this meaning.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.osversion import OSVersion
from .._native.renamed import name_in_use
from .._native.renamed import read_as as read_as_name
from .._native.spellings import near_names, said_of, word_of
from .._native.words import look_up

__all__ = [
    "MALFORMED",
    "MISSING",
    "RANGE",
    "UNKNOWN",
    "UsageError",
    "choice_of",
    "given",
    "meant",
    "number_of",
    "read_as",
    "required",
    "say",
    "value_of",
    "values_of",
    "version_of",
]

E = TypeVar("E", bound=LabelledEnum)
T = TypeVar("T")

UNKNOWN, RANGE, MISSING, MALFORMED = (
    "unknown-value",
    "out-of-range",
    "missing-value",
    "malformed",
)


class UsageError(Exception):
    """A question that cannot be asked. The error has a status, the option at fault, a sentence that
    says what is wrong, commands that may help, and more keys for JSON."""

    suggestions: Sequence[str] = ()

    def __init__(self, status: str, field: str, message: str, **more: object) -> None:
        super().__init__(message)
        self.status = status
        self.field = field
        self.message = message
        self.more = more

    def as_json(self) -> dict[str, object]:
        """Returns the object that --json prints."""
        failure = {"status": self.status, "field": self.field, "message": self.message}
        told = {"suggestions": list(self.suggestions)} if self.suggestions else {}
        return failure | told | self.more


#: Notes on how words were read.
_said: ContextVar[list[str] | None] = ContextVar("said", default=None)


@contextmanager
def read_as() -> Iterator[list[str]]:
    """Collects the notes on words that are read within the `with` block."""
    notes: list[str] = []
    token = _said.set(notes)
    try:
        yield notes
    finally:
        _said.reset(token)


def value_of(kind: type[E], text: str, option: str) -> E:
    """Reads a value, from its name or from another word for the value. An error names the option
    and the value."""
    value, word = look_up(kind, text)
    if value is None:
        message = f"--{option}: {said_of(kind, text)}; `names {word_of(kind)}` lists them"
        raise UsageError(UNKNOWN, option, message)
    if word is not None and len(word.meanings) > 1:
        others = ", ".join(other.label for other in word.meanings[1:])
        say(f"{read_as_name(text, value.label)}; it may also mean {others}")
    elif (name := name_in_use(value, text)) is not None:
        say(read_as_name(text, name))
    return value


def given(kind: type[E], options: argparse.Namespace, option: str) -> E | None:
    """Reads the value of an option. Returns None if the option is missing."""
    text: str | None = getattr(options, option.replace("-", "_"))
    return None if text is None else value_of(kind, text, option)


def say(note: str) -> None:
    """Adds a note on how a word was read, unless the same note was added before."""
    if (notes := _said.get()) is not None and note not in notes:
        notes.append(note)


def meant(text: str, names: Sequence[str], before: str = "") -> str:
    """Returns a suggestion of similar names. Returns "" if no name is similar."""
    near = [f"`{before}{name}`" for name in near_names(text, list(names))]
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def values_of(kind: type[E], texts: Sequence[str], option: str) -> list[E]:
    """Reads the values of an option that may be repeated, and may list values with commas."""
    parts = [part.strip() for text in texts for part in text.split(",")]
    return [value_of(kind, part, option) for part in parts]


def required(options: argparse.Namespace, option: str) -> str:
    """Returns the text of a required option. Raises UsageError if it is missing."""
    text: str | None = getattr(options, option.replace("-", "_"))
    if text is None:
        raise UsageError(MISSING, option, f"--{option} is required")
    return text


def version_of(text: str, option: str) -> OSVersion:
    """Reads a version, or a word for the newest known version."""
    if text.strip().casefold() in ("latest", "newest", "current"):
        newest = OSVersion.newest_major()
        say(f"`{text}` was read as {newest}, the newest version that is known")
        return newest
    try:
        return OSVersion.parse(text)
    except LifecyclePolicyError as error:
        if error.status != Status.MALFORMED:
            raise
    raise UsageError(MALFORMED, option, f"--{option}: `{text}` is not a version such as 9.3.5")


def choice_of(text: str, option: str, choices: Mapping[str, T]) -> T:
    """Reads one of a few words."""
    if text.lower() not in choices:
        *names, last = choices
        listed = f"{', '.join(names)} or {last}" if names else last
        raise UsageError(UNKNOWN, option, f"--{option}: `{text}` is not {listed}")
    return choices[text.lower()]


def number_of(text: str, option: str, least: int, most: int) -> int:
    """Reads an integer within a range."""
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        message = f"--{option}: `{text}` is not a number from {least} to {most}"
        raise UsageError(MALFORMED, option, message)
    if not least <= int(text) <= most:
        raise UsageError(RANGE, option, f"--{option}: `{text}` is not {least} to {most}")
    return int(text)
