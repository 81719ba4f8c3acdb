"""Everything about an edge, as text: for tooltips and comments."""

from __future__ import annotations

from .model import Edge, Way
from .notes import event_lines
from .phrases import called, condition, figure_sentence, names, plain
from .words import name_of, words

__all__ = ["full_text"]


def _way_text(way: Way) -> str:
    said = []
    if way.conditional:
        said.append(condition(way.needs) if way.needs else "on a fact that was not given")
    if way.tolerated:
        said.append("seen on devices, not documented")
    if way.disputed:
        said.append("sources disagree")
    if way.rule:
        said.append(way.rule)
    return f"{words(way.cause)} ({'; '.join(said)})" if said else words(way.cause)


def full_text(edge: Edge) -> tuple[str, ...]:
    """Tells everything about an edge, a line for each thing."""
    lines = [f"{name_of(edge.from_)} to {name_of(edge.to)}"]
    for variant in edge.variants:
        lines += [f"- {_way_text(way)}" for way in variant.ways]
        for call in variant.calls:
            older = call.step.fallback
            lines.append(f"    {called(call)}" + (f" (else {older.label})" if older else ""))
            lines += [f"      {figure_sentence(figure)}" for figure in call.figures]
        lines += [f"    posts {name}" for name in variant.posts]
        if not variant.calls:
            lines.append("    no callback")
        lines += [f"    {figure_sentence(figure)}" for figure in variant.figures]
    for keep in edge.keeps:
        lines.append(f"not during {', '.join(names(keep.activities))} (mode {keep.mode.label})")
    if edge.events is not None:
        lines += ["events:", *(f"    {plain(line)}" for line in event_lines(edge.events))]
    return tuple(lines)
