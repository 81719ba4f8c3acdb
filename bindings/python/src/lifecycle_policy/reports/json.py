"""Reads single values from JSON that may be truncated, wrong or hostile."""

from __future__ import annotations

import json
import re

from .source import ReportSource, Span

__all__ = ["is_deep", "json_object"]

#: The maximum length of an object, in characters. A longer object counts as truncated.
_LONGEST = 1 << 16
#: The maximum depth of an object. A deeper object counts as truncated, because Python's reader
#: could overflow a small stack.
_DEEPEST = 64
_MOST_PLACES = 8
_DECODER = json.JSONDecoder(strict=False)
#: Matches a member of an object that could not be read completely.
_MEMBER = re.compile(r'"(\w{1,40})"\s{0,8}:\s{0,8}("[^"\\]{0,200}"|-?[0-9]{1,20}\b)')
#: Matches a string, with or without its end, or a bracket.
_NESTING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]', re.DOTALL)


def is_deep(text: str, start: int = 0) -> bool:
    """Tells whether the value at a place in a text is nested too deeply."""
    depth = 0
    for match in _NESTING.finditer(text, start):
        mark = match[0]
        depth += (mark in "[{") - (mark in "]}")
        if not 0 < depth <= _DEEPEST:
            return depth > 0
    return False


def _members(text: str) -> dict[str, object]:
    """Collects the plain members of a truncated object, up to its end or to a list."""
    found: dict[str, object] = {}
    end = re.search(r"[}\[]", text)
    for match in _MEMBER.finditer(text, 0, end.start() if end else len(text)):
        value = match[2]
        found.setdefault(match[1], value[1:-1] if value.startswith('"') else int(value))
    return found


def _object(text: str) -> tuple[object, int]:
    """Reads the object at the beginning of a text, or at least its first members."""
    if not is_deep(text):
        try:
            return _DECODER.raw_decode(text)
        except ValueError:
            pass
    return _members(text[1:]), min(len(text), 400)


def json_object(
    source: ReportSource, key: str, must_have: str
) -> tuple[dict[str, object], Span] | None:
    """Finds the key `key` with an object as its value. Returns the object and its place in the
    text, or None if there is no such key.

    Only the object is parsed, so the rest of the text need not be valid JSON: there may be a header
    line before the object, prose around it, or the end of the file inside it. Objects without the
    member `must_have` are skipped.
    """
    begin = re.compile(rf'(?<!\\)"{key}"\s{{0,20}}:\s{{0,20}}(?={{)')
    for match in source.find(f'"{key}"', begin, limit=_MOST_PLACES):
        value, length = _object(source.text[match.end() : match.end() + _LONGEST])
        if isinstance(value, dict) and must_have in value:
            return value, (match.start(), match.end() + length)
    return None
