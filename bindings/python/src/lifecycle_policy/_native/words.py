"""Reads words that people use for values of enumerations, in addition to the names that the library
reads. words.json has these words.

The library's names come first: a word that the library also reads must mean the same value.
"""

from __future__ import annotations

import ctypes
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from .enums import (
    KINDS,
    PREFIXES,
    Allowance,
    AppState,
    Callback,
    Cause,
    Interruption,
    Status,
    Termination,
    Trigger,
)
from .labels import LabelledEnum
from .library import library

__all__ = ["Kind", "Word", "look_up", "name_of_kind", "spelled", "squeezed", "word", "words"]

E = TypeVar("E", bound=LabelledEnum)

#: The class of an enumeration.
Kind = type[LabelledEnum]

#: The maximum length of a name or word.
_LONGEST = 128


def name_of_kind(kind: Kind) -> str:
    """Returns the name of a kind, in lower case and with hyphens. Does not load the library.

    >>> name_of_kind(Trigger)
    'trigger'
    """
    return PREFIXES.get(kind, "") + KINDS[kind].name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Word:
    """The meanings of a word that people use."""

    meanings: tuple[LabelledEnum, ...]
    """The meanings, the most common one first."""
    is_read: bool
    """True if the word is read as its first meaning; False if the user has to choose."""


#: Characters that are ignored in a text. Colons and parentheses are ignored only in a text that may
#: be a selector, the name of a callback or of the allowance for a callback.
_MARKS = {ord(mark): None for mark in " -_."}
_SELECTOR_MARKS = {ord(mark): None for mark in " -_.:()"}


def squeezed(kind: Kind, text: str) -> str:
    """Removes case, blanks and punctuation from a text.

    >>> squeezed(AppState, ".foregroundActive")
    'foregroundactive'
    >>> squeezed(Callback, "scene(_:willConnectTo:options:)")
    'scenewillconnecttooptions'
    """
    marks = _SELECTOR_MARKS if kind in (Callback, Allowance) else _MARKS
    return text.casefold().removesuffix("()").translate(marks)


@lru_cache(maxsize=None)
def _rows() -> dict[str, list[dict[str, Any]]]:
    """Reads words.json. Returns the rows of each kind, by the word for the kind. The rows of "ends"
    belong to two kinds: to terminations, and to the causes with the same names as terminations."""
    path = Path(__file__).with_name("words.json")
    rows: dict[str, list[dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def _listed(kind: Kind, name: str) -> list[tuple[str, Word]]:
    """Lists the words in the rows that words.json has for `name`, each with its meanings."""
    named = {value.label: value for value in kind}
    return [
        (text, Word(tuple(named[label] for label in row["means"]), not row.get("choose", False)))
        for row in _rows().get(name, [])
        for text in row["words"]
    ]


def _covers() -> list[tuple[str, Word]]:
    """Makes words for the beginning of an interruption from the names of interruptions and the
    words for them. Omits banners, which interrupt nothing, and words that already mean a cause."""
    causes = {squeezed(Cause, text) for text, _ in _of_kind(Cause)}
    names = [(value.name.replace("_", " ").lower(), Word((value,), True)) for value in Interruption]
    begin = Word((Cause.INTERRUPTION_BEGIN, Cause.INTERRUPTION_ACCEPTED), True)
    return [
        (text, begin)
        for text, word in (*names, *_of_kind(Interruption))
        if Interruption.BANNER not in word.meanings and squeezed(Cause, text) not in causes
    ]


def _of_kind(kind: Kind) -> list[tuple[str, Word]]:
    """Lists the words for a kind in words.json."""
    return _listed(kind, name_of_kind(kind)) + (_listed(kind, "ends") if kind in (Termination, Cause) else [])


@lru_cache(maxsize=None)
def words(kind: Kind) -> tuple[tuple[str, Word], ...]:
    """Lists all words for the values of a kind: the words in words.json and, for causes, also the
    words from `_covers`."""
    return tuple(_of_kind(kind) + (_covers() if kind is Cause else []))


@lru_cache(maxsize=None)
def _index(kind: Kind) -> dict[str, Word]:
    """Indexes the words and names of a kind by their squeezed form. Names win over words."""
    found = {squeezed(kind, text): word for text, word in words(kind)}
    return found | {squeezed(kind, value.label): Word((value,), True) for value in kind}


def word(kind: Kind, text: str) -> Word | None:
    """Returns the meanings of a word that people use, or of a name. Returns None for any other
    text.

    >>> word(Trigger, "content-available").meanings
    (<Trigger.SILENT_PUSH: 18>,)
    """
    return _index(kind).get(squeezed(kind, text)) if len(text) <= _LONGEST else None


def spelled(kind: type[E], text: str) -> E | None:
    """Returns the value that the library finds for a text, or None."""
    number, prefix = ctypes.c_int64(), PREFIXES.get(kind)
    for name in (text,) if prefix is None else (prefix + text, text):
        data = name.encode("utf-8", "surrogatepass")
        status = library().lcp_enum_parse(KINDS[kind], data, len(data), ctypes.byref(number))
        if status == Status.OK and number.value in kind._value2member_map_:
            return kind(number.value)
    return None


def look_up(kind: type[E], text: str) -> tuple[E | None, Word | None]:
    """Returns the value that a text names, or None. If the library cannot read the text, but people
    use the text as a word, also returns the Word.

    The library is asked for a text with dots a second time without the dots: Swift's names have
    dots, and Objective-C's names have none.
    """
    for name in (text, text.replace(".", "")) if "." in text else (text,):
        if (value := spelled(kind, name)) is not None:
            return value, None
    found = word(kind, text)
    return (kind(found.meanings[0]) if found and found.is_read else None), found
