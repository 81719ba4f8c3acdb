"""Gives a diagram as JSON: what the formats draw, for programs."""

from __future__ import annotations

from ...diagrams.model import Diagram, Edge, Events, Figure, Lane, Variant
from ...diagrams.words import looks
from ..json import Json, label, labels, seconds

__all__ = ["diagram_json"]


def _figure(figure: Figure) -> Json:
    return {
        "allowance": figure.allowance.label,
        "advice_seconds": seconds(figure.advice),
        "limit_seconds": seconds(figure.limit),
        "at_expiry": label(figure.at_expiry),
        "conditional": figure.conditional,
        "disputed": figure.disputed,
        "rule": figure.rule,
    }


def _variant(variant: Variant) -> Json:
    return {
        "causes": [
            {
                "cause": way.cause.label,
                "verdict": way.verdict.label,
                "requires": labels(way.needs),
                "tolerated": way.tolerated,
                "disputed": way.disputed,
                "rule": way.rule,
            }
            for way in variant.ways
        ],
        "callbacks": [
            {
                "callback": call.step.callback.label,
                "fallback": label(call.step.fallback),
                "deadlines": [_figure(figure) for figure in call.figures],
            }
            for call in variant.calls
        ],
        "notifications": list(variant.posts),
        "deadlines": [_figure(figure) for figure in variant.figures],
    }


def _events(events: Events | None) -> Json | None:
    if events is None:
        return None
    still = events.after_force_quit
    return {
        "groups": [
            {
                "triggers": labels(group.triggers),
                "allowance_seconds": seconds(group.seconds),
                "requires": labels(group.needs),
                "disputed": group.disputed,
            }
            for group in events.groups
        ],
        "after_force_quit": None if still is None else labels(still),
    }


def _edge(edge: Edge) -> Json:
    return {
        "from": edge.from_.label,
        "to": edge.to.label,
        "variants": [_variant(variant) for variant in edge.variants],
        "not_during": [
            {"mode": keep.mode.label, "activities": labels(keep.activities)}
            for keep in edge.keeps
        ],
        "events": _events(edge.events),
    }


def _lane(lane: Lane) -> Json:
    return {
        "axis": lane.axis.label,
        "states": [
            {"state": state.label, "kind": looks(state).kind.name.lower()}
            for state in lane.states
        ],
        "edges": [_edge(edge) for edge in lane.edges],
    }


def diagram_json(diagram: Diagram) -> Json:
    """Gives everything that the formats draw."""
    return {
        "title": diagram.title,
        "facts": list(diagram.facts),
        "remarks": list(diagram.remarks),
        "lanes": [_lane(lane) for lane in diagram.lanes],
    }
