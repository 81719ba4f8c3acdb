"""Reads JSON, and keeps the line and column of every key and value."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from json import JSONDecodeError
from json.decoder import scanstring  # type: ignore[attr-defined]

__all__ = ["Member", "Mistake", "Mistakes", "Placed", "kind_of", "printable", "read_json"]

#: The maximum depth. A scenario needs only four levels.
_MOST_LEVELS = 32
#: The maximum length of a number, in characters. A longer number is a mistake.
_MOST_DIGITS = 40

_BLANK = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9-]*")
_CONSTANTS = {"true": True, "false": False, "null": None}
_ALMOST = {"True": "true", "False": "false", "None": "null", "yes": '"yes"', "no": '"no"'}


def printable(text: str) -> str:
    """Escapes control characters and ends of lines.

    >>> print(printable("a" + chr(27) + "[2J" + chr(10)))
    a\\x1b[2J\\n
    """
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


@dataclass(frozen=True, slots=True, order=True)
class Mistake:
    """A mistake and its place. Lines and columns are counted from 1."""

    line: int
    column: int
    message: str
    """The message, on one line and without control characters, whatever the file contains."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "message", printable(self.message))

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


class Mistakes(Exception):
    """The mistakes in a file, in the order of their places."""

    def __init__(self, found: Iterable[Mistake]) -> None:
        self.found = tuple(sorted(set(found)))
        super().__init__("\n".join(map(str, self.found)))


@dataclass(frozen=True, slots=True)
class Placed:
    """A value and its place. `value` of an object has its members, and `value` of an array has its
    elements."""

    value: object
    line: int
    column: int

    def members(self) -> tuple[Member, ...] | None:
        """Returns the members of an object. Returns None for any other value."""
        value = self.value
        return value if isinstance(value, tuple) else None

    def elements(self) -> list[Placed] | None:
        """Returns the elements of an array. Returns None for any other value."""
        return self.value if isinstance(self.value, list) else None


@dataclass(frozen=True, slots=True)
class Member:
    """A key of an object with its value."""

    key: Placed
    value: Placed

    @property
    def name(self) -> str:
        """The text of the key."""
        return str(self.key.value)


def kind_of(value: object) -> str:
    """Returns the kind of a value in words."""
    names = {bool: "a boolean", int: "a number", float: "a number", str: "a text"}
    names |= {list: "a list", tuple: "an object", type(None): "null"}
    return names[type(value)]


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def placed(self, value: object, at: int) -> Placed:
        line = bisect_right(self.starts, at)
        return Placed(value, line, at - self.starts[line - 1] + 1)

    def fail(self, at: int, message: str) -> Mistakes:
        place = self.placed(None, at)
        return Mistakes([Mistake(place.line, place.column, message)])

    def blank(self, at: int) -> int:
        match = _BLANK.match(self.text, at)
        at = match.end() if match else at
        if self.text.startswith(("//", "/*", "#"), at):
            raise self.fail(at, "JSON has no comments; a `comment` is a key")
        return at

    def sign(self, at: int) -> str:
        """Returns the character at a place. Returns "" at the end."""
        return self.text[at : at + 1]

    def whole(self) -> Placed:
        found, at = self.value(self.blank(0), 0)
        at = self.blank(at)
        if at < len(self.text):
            raise self.fail(at, "there is text after the end")
        return found

    def value(self, at: int, level: int) -> tuple[Placed, int]:
        sign = self.sign(at)
        if level > _MOST_LEVELS:
            raise self.fail(at, f"there are more than {_MOST_LEVELS} levels")
        if sign == "{":
            return self.object(at, level)
        if sign == "[":
            return self.array(at, level)
        if sign == '"':
            return self.string(at)
        if number := _NUMBER.match(self.text, at):
            return self.number(number[0], at), number.end()
        word = _WORD.match(self.text, at)
        if word and word[0] in _CONSTANTS:
            return self.placed(_CONSTANTS[word[0]], at), word.end()
        if word:
            meant = _ALMOST.get(word[0], f'"{word[0]}"')
            raise self.fail(at, f"`{word[0]}` is not JSON; did you mean `{meant}`?")
        if not sign:
            raise self.fail(at, "the file ends before a value")
        if sign in ",}]":
            raise self.fail(at, f"a value is missing before `{sign}`")
        if sign == "'":
            raise self.fail(at, 'texts need double quotes, "..."')
        raise self.fail(at, f"no value begins with `{sign}`")

    def number(self, text: str, at: int) -> Placed:
        if len(text) > _MOST_DIGITS:
            raise self.fail(at, "the number has too many digits")
        return self.placed(float(text) if set(text) & set(".eE") else int(text), at)

    def string(self, at: int) -> tuple[Placed, int]:
        try:
            text, end = scanstring(self.text, at + 1, True)
        except JSONDecodeError as error:
            what = error.msg.removesuffix(" at")
            if what.startswith("Invalid control character"):
                what = "the text does not end on its line"
            elif what.startswith("Unterminated"):
                what = "the text has no end"
            raise self.fail(at, what[0].lower() + what[1:]) from None
        return self.placed(text, at), end

    def array(self, begin: int, level: int) -> tuple[Placed, int]:
        items: list[Placed] = []
        at = self.blank(begin + 1)
        while self.sign(at) != "]":
            item, at = self.value(at, level + 1)
            items.append(item)
            at = self.next(at, "]")
        return self.placed(items, begin), at + 1

    def object(self, begin: int, level: int) -> tuple[Placed, int]:
        members: list[Member] = []
        at = self.blank(begin + 1)
        while self.sign(at) != "}":
            if self.sign(at) != '"':
                raise self.fail(at, "expected a key in double quotes")
            key, at = self.string(at)
            at = self.blank(at)
            if self.sign(at) != ":":
                raise self.fail(at, f"`:` is missing after the key `{key.value}`")
            value, at = self.value(self.blank(at + 1), level + 1)
            members.append(Member(key, value))
            at = self.next(at, "}")
        return self.placed(tuple(members), begin), at + 1

    def next(self, at: int, end: str) -> int:
        """Moves past the comma, or to the end of the object or array."""
        after = self.blank(at)
        sign = self.sign(after)
        if sign == end:
            return after
        if sign != ",":
            what = f"`,` or `{end}` is missing"
            # Reports the place where the character is missing, not the beginning of the next line.
            raise self.fail(at, f"{what} here" if sign else f"{what}: the file ends")
        behind = self.blank(after + 1)
        if self.sign(behind) == end:
            raise self.fail(after, f"extra comma: nothing follows before `{end}`")
        return behind


def read_json(text: str) -> Placed:
    """Reads a JSON text. Raises Mistakes.

    >>> read_json('{"os": 17}').members()[0].value
    Placed(value=17, line=1, column=8)
    """
    return _Scanner(text).whole()
