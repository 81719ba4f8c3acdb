"""The phrases of which labels, notes and tooltips are made."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from .._native.enums import Condition
from .._native.labels import LabelledEnum
from .model import Call, Figure, Way
from .words import seconds, words

__all__ = [
    "CONDITIONAL",
    "DISPUTED",
    "Line",
    "Part",
    "TOLERATED",
    "bound",
    "called",
    "cause_text",
    "condition",
    "figure_sentence",
    "figure_texts",
    "names",
    "plain",
]

DISPUTED, TOLERATED, CONDITIONAL = "†", "‡", "?"


class Part(Enum):
    """What a line tells."""

    CAUSE = "cause"
    CALL = "call"
    LIMIT = "limit"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a label; its items are set with commas between them."""

    part: Part
    items: tuple[str, ...]
    tail: str = ""
    """What follows the items, such as a time limit."""
    head: str = ""
    """Words before the items."""


def plain(line: Line) -> str:
    """Gives a line as text."""
    return " ".join(filter(None, (line.head, ", ".join(line.items), line.tail)))


def cause_text(way: Way) -> str:
    """Gives the name of a cause, with its marks."""
    marks = (
        (CONDITIONAL, way.conditional),
        (TOLERATED, way.tolerated),
        (DISPUTED, way.disputed),
    )
    return words(way.cause) + "".join(mark for mark, there in marks if there)


def bound(limit: float) -> str:
    """Gives an enforced limit."""
    return seconds(limit) if limit == math.inf else f"≤\u00a0{seconds(limit)}"


def _figure_text(figure: Figure) -> str:
    marks = (CONDITIONAL if figure.conditional else "") + (DISPUTED if figure.disputed else "")
    if figure.limit is not None:
        return bound(figure.limit) + marks
    return f"about {seconds(figure.advice or 0.0)}{marks}"


def figure_texts(figures: Iterable[Figure], *, named: bool) -> str:
    """Gives figures, those that are equal once; unless there is but one value, with names."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(_figure_text(figure), []).append(figure)
    texts = []
    for text, equal in found.items():
        allowances = ", ".join(dict.fromkeys(words(figure.allowance) for figure in equal))
        texts.append(f"{allowances} {text}" if named or len(found) > 1 else text)
    return ", ".join(texts)


def figure_sentence(figure: Figure) -> str:
    """Tells everything about an allowance."""
    parts = []
    if figure.advice is not None:
        parts.append(f"advice {seconds(figure.advice)}")
    if figure.limit is not None:
        parts.append(f"limit {seconds(figure.limit)}")
    if figure.at_expiry is not None:
        code = "" if figure.code is None else f" ({int(figure.code):#x})"
        parts.append(f"then {words(figure.at_expiry)}{code}")
    rule = f" ({figure.rule})" if figure.rule else ""
    return f"{words(figure.allowance)}: {', '.join(parts)}{rule}"


def called(call: Call) -> str:
    """Gives the selector, or the words for a handler."""
    label = call.step.callback.label
    return label if re.search("[:A-Z]", label) else words(call.step.callback)


def names(values: Iterable[LabelledEnum]) -> tuple[str, ...]:
    """Gives values as words; what two neighbours begin with is said once."""
    texts: list[str] = []
    before: list[str] = []
    for value in values:
        parts = words(value).split()
        most = min(len(before), len(parts)) - 1
        same = 0
        while same < most and before[same] == parts[same]:
            same += 1
        if same:
            texts[-1] += f" or {' '.join(parts[same:])}"
        else:
            texts.append(" ".join(parts))
        before = parts
    return tuple(texts)


def condition(conditions: tuple[Condition, ...]) -> str:
    """Gives conditions as half a sentence. Of several, one may do: the mask does not tell."""
    if len(conditions) == 1:
        return f"if {words(conditions[0])}"
    return f"turns on {', '.join(words(each) for each in conditions)}"
