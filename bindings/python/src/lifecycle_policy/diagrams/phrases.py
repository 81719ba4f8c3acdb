"""The phrases of labels, notes and tooltips, and the lines of an edge's label."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from .._native.enums import Axis, Callback, Cause, Condition, Termination
from .._native.labels import LabelledEnum
from ..questions.transitions import termination_of
from .model import Call, Edge, Figure, Lane, Variant, Way
from .words import Kind, looks, seconds, words

__all__ = [
    "BROUGHT_TO_FRONT",
    "CONDITIONAL",
    "DISPUTED",
    "TOLERATED",
    "Labels",
    "Line",
    "Part",
    "bound",
    "called",
    "comes_to_front",
    "condition",
    "ends_of",
    "figure_sentence",
    "names",
    "plain",
]


DISPUTED, TOLERATED, CONDITIONAL = "†", "‡", "?"


class Part(Enum):
    """The kind of a line."""

    CAUSE = "cause"
    CALL = "call"
    LIMIT = "limit"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a label. Its items are separated by commas."""

    part: Part
    items: tuple[str, ...]
    tail: str = ""
    """Text after the items, such as a time limit."""
    head: str = ""
    """Text before the items."""


def plain(line: Line) -> str:
    """Returns a line as text."""
    return " ".join(filter(None, (line.head, ", ".join(line.items), line.tail)))


def cause_text(way: Way) -> str:
    """Returns the name of a cause, with its marks."""
    marks = (
        (CONDITIONAL, way.conditional),
        (TOLERATED, way.tolerated),
        (DISPUTED, way.disputed),
    )
    return words(way.cause) + "".join(mark for mark, there in marks if there)


def bound(limit: float) -> str:
    """Formats an enforced limit."""
    return seconds(limit) if limit == math.inf else f"≤\u00a0{seconds(limit)}"


def _figure_text(figure: Figure) -> str:
    marks = (CONDITIONAL if figure.conditional else "") + (DISPUTED if figure.disputed else "")
    if figure.limit is not None:
        return bound(figure.limit) + marks
    return f"about {seconds(figure.advice or 0.0)}{marks}"


def figure_texts(figures: Iterable[Figure], *, named: bool) -> str:
    """Returns figures as text. Equal figures appear once. The allowances are named if `named` is
    true, or if there are several figures."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(_figure_text(figure), []).append(figure)
    texts = []
    for text, equal in found.items():
        allowances = ", ".join(dict.fromkeys(words(figure.allowance) for figure in equal))
        texts.append(f"{allowances} {text}" if named or len(found) > 1 else text)
    return ", ".join(texts)


def figure_sentence(figure: Figure) -> str:
    """Describes an allowance completely."""
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
    """Returns the selector, or the words for a handler."""
    label = call.step.callback.label
    return label if re.search("[:A-Z]", label) else words(call.step.callback)


def names(values: Iterable[LabelledEnum]) -> tuple[str, ...]:
    """Returns values as words. If two neighbours begin with the same words, joins them with "or",
    and omits these words in the second name."""
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
    """Returns a phrase that names conditions. The phrase does not exclude further conditions."""
    return f"depends on {', '.join(each.title for each in conditions)}"


#: The explanation for an edge on which a launch by the user leads to the background.
BROUGHT_TO_FRONT = "by user: its scene connects next, and brings the process to the front"


def comes_to_front(edge: Edge) -> bool:
    """Tells whether a launch by the user leads to the background, and from there to the front."""
    ends = (edge.to, edge.onward)
    kinds = [None if state is None else looks(state).kind for state in ends]
    return kinds == [Kind.BACKGROUND, Kind.FOREGROUND]


#: A label names the ends without a callback if there are at most this many such ends. Otherwise the
#: label only counts them.
_FEW = 3


def ends_of(lane: Lane) -> tuple[Edge, ...]:
    """Returns the edges on which the process ends, or a scene is disconnected."""
    return tuple(edge for edge in lane.edges if edge.to == lane.home != edge.from_)


def _ends_process(cause: Cause) -> bool:
    return termination_of(cause) != Termination.NONE


def _silent(edge: Edge) -> tuple[Way, ...]:
    return tuple(way for variant in edge.variants if not variant.calls for way in variant.ways)


@dataclass(frozen=True, slots=True)
class Labels:
    """Makes the labels of edges. Omits the callbacks in `told`, which another lane shows. Without
    `callbacks`, omits all callbacks."""

    callbacks: bool = True
    told: frozenset[Callback] = frozenset()

    def lines(self, edge: Edge) -> tuple[Line, ...]:
        """Returns the label of an edge that is not an end."""
        lines: list[Line] = []
        for variant in self._merged(edge.variants):
            lines.append(Line(Part.CAUSE, tuple(map(cause_text, variant.ways))))
            lines += self._calls(variant)
        if comes_to_front(edge):
            lines.insert(1, Line(Part.NOTE, (BROUGHT_TO_FRONT,)))
        for keep in edge.keeps:
            tail = f"(mode {keep.mode.label})"
            lines.append(Line(Part.NOTE, names(keep.activities), tail, "not during"))
        return tuple(lines)

    def end_lines(self, lane: Lane, edge: Edge) -> tuple[tuple[Line, ...], ...]:
        """Returns the label of an end, in parts: ends with a callback, then ends without."""
        parts = [
            (Line(Part.CAUSE, tuple(map(cause_text, variant.ways))), *self._calls(variant))
            for variant in self._merged(edge.variants)
            if variant.calls
        ]
        silent = self._silent_lines(lane, edge)
        return (*parts, silent) if silent else tuple(parts)

    def counted(self, edge: Edge) -> tuple[Way, ...]:
        """Returns the causes of an end that the label only counts, so that a note can name them."""
        silent = _silent(edge)
        return silent if len(silent) > _FEW else ()

    def _silent_lines(self, lane: Lane, edge: Edge) -> tuple[Line, ...]:
        silent = _silent(edge)
        if not silent:
            return ()
        if len(silent) <= _FEW:
            return (Line(Part.CAUSE, tuple(map(cause_text, silent))), *self._silence())
        if lane.axis == Axis.SCENE and all(_ends_process(way.cause) for way in silent):
            return (Line(Part.NOTE, (f"the process ends: {len(silent)} causes",)),)
        return (Line(Part.NOTE, (f"{len(silent)} causes without a callback",)),)

    def _silence(self) -> tuple[Line, ...]:
        return (Line(Part.NOTE, ("no callback",)),) if self.callbacks else ()

    def _merged(self, variants: tuple[Variant, ...]) -> tuple[Variant, ...]:
        """Merges variants for which the label shows the same callbacks. A variant without callbacks
        is not merged with a variant whose callbacks are hidden. Leaves out notifications."""
        found: dict[tuple[object, ...], Variant] = {}
        for variant in variants:
            shown = tuple(call.step.callback for call in self._shown(variant))
            key = (bool(variant.calls), shown)
            before = found.get(key, Variant((), (), (), ()))
            known = {call.step.callback for call in before.calls}
            more = tuple(call for call in variant.calls if call.step.callback not in known)
            figures = tuple(dict.fromkeys(before.figures + variant.figures))
            found[key] = Variant(before.ways + variant.ways, before.calls + more, (), figures)
        return tuple(found.values())

    def leaves_out(self, lane: Lane) -> bool:
        """Tells whether callbacks of a lane are omitted because another lane shows these
        callbacks."""
        return self.callbacks and any(
            call.step.callback in self.told
            for edge in lane.edges
            for variant in edge.variants
            for call in variant.calls
        )

    def _shown(self, variant: Variant) -> tuple[Call, ...]:
        shown = (call for call in variant.calls if call.step.callback not in self.told)
        return tuple(shown) if self.callbacks else ()

    def _calls(self, variant: Variant) -> tuple[Line, ...]:
        """Returns a line for each callback, or a line that says that there is none, then a line
        with times. Returns only the times if `callbacks` is false."""
        lines = [
            Line(Part.CALL, (called(call),), figure_texts(call.figures, named=False))
            for call in self._shown(variant)
        ]
        figures = variant.figures
        if not self.callbacks:
            figures = (*(figure for call in variant.calls for figure in call.figures), *figures)
        text = figure_texts(dict.fromkeys(figures), named=True)
        silence = () if variant.calls else self._silence()
        return (*lines, *silence, *((Line(Part.LIMIT, (text,)),) if text else ()))
