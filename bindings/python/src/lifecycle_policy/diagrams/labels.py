"""What stands at the edges of a diagram, as lines that every format sets in its own way."""

from __future__ import annotations

from dataclasses import dataclass

from .._native.enums import Axis, Callback, Cause, Termination
from ..questions.transitions import termination_of
from .model import Call, Edge, Lane, Variant, Way
from .phrases import Line, Part, called, cause_text, figure_texts, names

__all__ = ["Labels", "ends_of"]

#: So many endings without a callback are named at the edge; more are counted there.
_FEW = 3


def ends_of(lane: Lane) -> tuple[Edge, ...]:
    """Gives the edges on which the process ends, or a scene is let go of."""
    return tuple(edge for edge in lane.edges if edge.to == lane.home != edge.from_)


def _ends_process(cause: Cause) -> bool:
    return termination_of(cause) != Termination.NONE


def _silent(edge: Edge) -> tuple[Way, ...]:
    return tuple(way for variant in edge.variants if not variant.calls for way in variant.ways)


@dataclass(frozen=True, slots=True)
class Labels:
    """How edges are labelled: with callbacks or without, and what another lane tells already."""

    callbacks: bool = True
    told: frozenset[Callback] = frozenset()

    def lines(self, edge: Edge) -> tuple[Line, ...]:
        """Gives the label of an edge that stays within the life of the app."""
        lines: list[Line] = []
        for variant in self._merged(edge.variants):
            lines.append(Line(Part.CAUSE, tuple(map(cause_text, variant.ways))))
            lines += self._calls(variant)
        for keep in edge.keeps:
            tail = f"(mode {keep.mode.label})"
            lines.append(Line(Part.NOTE, names(keep.activities), tail, "not during"))
        return tuple(lines)

    def end_lines(self, lane: Lane, edge: Edge) -> tuple[tuple[Line, ...], ...]:
        """Gives the label of an end, in parts: those with a callback, then what has none."""
        parts = [
            (Line(Part.CAUSE, tuple(map(cause_text, variant.ways))), *self._calls(variant))
            for variant in self._merged(edge.variants)
            if variant.calls
        ]
        silent = self._silent_lines(lane, edge)
        return (*parts, silent) if silent else tuple(parts)

    def counted(self, edge: Edge) -> tuple[Way, ...]:
        """Gives the ways of an end that its label counts, and a note has to name."""
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
        """Puts variants together that differ only in callbacks that are not shown."""
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

    def _shown(self, variant: Variant) -> tuple[Call, ...]:
        shown = (call for call in variant.calls if call.step.callback not in self.told)
        return tuple(shown) if self.callbacks else ()

    def _calls(self, variant: Variant) -> tuple[Line, ...]:
        """Gives a line for each callback, then times; without callbacks the times alone."""
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
