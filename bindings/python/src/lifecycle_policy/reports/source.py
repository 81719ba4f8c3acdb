"""Normalises the text of a report, and searches the text."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError

__all__ = ["CODE", "ReportSource", "Span", "harmless", "phrase"]

#: The maximum length of a report, in bytes, or in characters if a str is given.
MAXIMUM_LENGTH = 8 << 20
#: The approximate length to which a line of evidence is cut.
_EVIDENCE_LENGTH = 240
_EVIDENCE_BEFORE = 60
#: Replaces the omitted part of a line.
_CUT = " ... "
#: The maximum number of places at which the key of a field is searched.
_MOST_FIELDS = 256

#: A place in the text: its beginning and end, in characters.
Span = tuple[int, int]

#: A code in hexadecimal or decimal notation.
CODE = "0x[0-9a-f]{1,16}|[0-9]{1,20}"

#: Matches a gap between two words: white space, and the marks of quotes, comments and Markdown.
_GAP = r"[\s>|*#/\\`\"']{1,60}"

#: Matches a gap that contains white space.
_BREAK = re.compile(r"[>|*#/\\`\"']*\s[\s>|*#/\\`\"']*")

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

#: Replaces full-width forms, wide spaces and typographic quotes with plain characters, one for one.
#: No replacement is a double quote or a backslash, because these would break JSON.
_PLAIN = {chr(wide): chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)}
_PLAIN |= dict.fromkeys("\uff02\u2018\u2019\u201c\u201d\u00ab\u00bb\u300c\u300d", "'")
_PLAIN |= dict.fromkeys("\u00a0\u2007\u202f\u3000\ufeff", " ")
_PLAIN |= dict.fromkeys("\u0085\u2028\u2029", "\n")
_PLAIN |= {"\uff3c": "/", "\u2010": "-", "\u2011": "-"}
#: The only character whose lower-case form is longer.
_LONGER = "\u0130"


def harmless(text: str) -> str:
    """Replaces characters that control a terminal (controls, direction marks) with spaces.

    >>> harmless("a\\x1b[31mb")
    'a [31mb'
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else " " for letter in text)


def phrase(words: str) -> re.Pattern[str]:
    """Compiles an expression in which a space matches any gap between words.

    >>> bool(phrase("time allowance of").search("time\\n * allowance\\n > of"))
    True
    """
    return re.compile(words.replace(" ", _GAP))


@cache
def _gapped(needle: str) -> re.Pattern[str]:
    return phrase(re.escape(needle).replace("\\ ", " "))


def _decoded(data: bytes) -> str:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    return data.decode("utf-8", "replace")


class ReportSource:
    """The text of a report. The cost of a search is a small multiple of the length of the text.

    A search has a needle, which is a literal part of the expression. The expression is tried only
    near the needle, and only a limited number of times, so no text can make the search run away.
    Needles and expressions are in lower case.
    """

    def __init__(self, given: str | bytes) -> None:
        if not isinstance(given, (str, bytes)):
            raise LifecyclePolicyError(
                f"a report is text or bytes, not {type(given).__name__}", status=Status.MALFORMED
            )
        if len(given) > MAXIMUM_LENGTH:
            raise LifecyclePolicyError(
                f"a report larger than {MAXIMUM_LENGTH >> 20} MiB", status=Status.OUT_OF_RANGE
            )
        text = given if isinstance(given, str) else _decoded(given)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        if not text.isascii():
            for letter in _PLAIN.keys() & set(text):
                text = text.replace(letter, _PLAIN[letter])
        self.text = text
        self.lower = text.replace(_LONGER, "I").lower()

    def _places(self, needle: str) -> Iterator[int]:
        """Yields each position at which a needle occurs in the text."""
        if " " in needle:
            yield from (match.start() for match in _gapped(needle).finditer(self.lower))
            return
        place = self.lower.find(needle)
        while place >= 0:
            yield place
            place = self.lower.find(needle, place + len(needle))

    def find(
        self,
        needle: str,
        pattern: re.Pattern[str],
        *,
        back: int = 0,
        reach: int = 400,
        limit: int = 16,
    ) -> Iterator[re.Match[str]]:
        """Yields the matches of an expression, at most one for each place of the needle.

        A space in the needle matches any gap, as in `phrase`. The expression is searched for only
        near the first `limit` places of the needle: from `back` characters before the beginning of
        the needle to `reach` characters after its beginning.
        """
        for place in islice(self._places(needle), limit):
            found = pattern.search(self.lower, max(0, place - back), place + reach)
            if found:
                yield found

    def first(
        self, needle: str, pattern: re.Pattern[str], *, back: int = 0, reach: int = 400
    ) -> re.Match[str] | None:
        """Returns the first match of `find`, or None."""
        return next(self.find(needle, pattern, back=back, reach=reach), None)

    def field(self, key: str, value: str) -> re.Match[str] | None:
        """Finds a line `key: value`. The group `value` has the value.

        Case does not matter. The words of the key may be joined by spaces, underscores or nothing.
        """
        joined = key.replace(" ", "[ _]?")
        line = rf"(?:^|\n)[^\w\n]{{0,12}}{joined}['\"*`]{{0,3}}\s{{0,40}}[:=]\s{{0,40}}"
        pattern = re.compile(rf"{line}['\"*`(]{{0,3}}(?P<value>{value})")
        needle = key.split(" ")[-1]
        places = self.find(needle, pattern, back=len(key) + 24, reach=300, limit=_MOST_FIELDS)
        return next(places, None)

    def printed(self, match: re.Match[str], group: str | int) -> str:
        """Returns a group as written in the text, but on one line."""
        return harmless(_BREAK.sub(" ", self.text[slice(*match.span(group))]))

    def evidence(self, spans: list[Span]) -> tuple[str, ...]:
        """Returns the lines at some places, in order and each once. The lines are shortened, and
        have no control characters."""
        lines: dict[str, None] = {}
        shown = 0
        for begin, end in sorted(spans):
            if end <= shown:
                continue
            begin = end - len(self.text[begin:end].lstrip())
            start, first = self.text.rfind("\n", 0, begin) + 1, begin - _EVIDENCE_BEFORE
            near = end - start <= _EVIDENCE_LENGTH or first - start <= _EVIDENCE_BEFORE
            if shown <= start and near:
                first = start
            first = max(shown, start, first)
            head = ""
            if first > start:
                head = self.text[start : min(first, start + _EVIDENCE_BEFORE)].rstrip() + _CUT
                head = head if shown <= start else _CUT.lstrip()
            last = self.text.find("\n", end)
            shown = min(len(self.text) if last < 0 else last, first + _EVIDENCE_LENGTH)
            for line in (head + self.text[first:shown]).splitlines():
                lines[harmless(line).strip()] = None
        return tuple(line for line in lines if line)
