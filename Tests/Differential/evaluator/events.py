"""Answers whether the event of a transition runs the app in the background."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from evaluator.book import Row
from evaluator.deciding import NOTHING, World
from evaluator.moves import Move
from evaluator.relaunch import relaunch

Answer = dict[str, Any]

#: The causes by which the system runs an app in the background for an event, each with the state of
#: the app before the event. If the question is about a scene, the app is assumed to be in this
#: state.
_FOR_EVENT = {"launch-by-system": "not-running", "wake-by-system": "suspended"}
_OF_APP = {"not-running", "prewarmed", "suspended", "background", "inactive", "active"}

#: For each cause whose termination has another name, the termination.
_ENDS = {
    "prewarm-discarded": "system-reclaimed", "home-button": "exits-on-suspend",
    "app-switch": "exits-on-suspend", "interruption-accepted": "exits-on-suspend",
    "low-battery-shutdown": "reboot", "system-shutdown": "reboot",
    "window-closed": "user-force-quit",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class EventRuling:
    """The answer of the relaunch rows about the event of a transition."""

    #: The row that keeps the event from running the app in the background; None if there is none.
    refused_by: Row | None = None
    conditional: bool = False
    requires: frozenset[str] = NOTHING


def ruling_on_event(world: World, move: Move, trigger: str | None) -> EventRuling:
    """Answers whether the event of a move runs the app in the background. Only a cause by which the
    system runs an app has such an event."""
    if trigger is None or move.cause not in _FOR_EVENT:
        return EventRuling()
    event = _best(world, move, trigger)
    if event["newest_verdict"] in ("forbidden", "not-applicable"):
        return EventRuling(_row(world, event["rule"]))
    if event["launch_state"] not in (None, "background"):
        return EventRuling(_row(world, event["delivery_rule"]))
    if event["newest_verdict"] == "conditional":
        return EventRuling(None, True, event["requires"])
    return EventRuling()


def _row(world: World, id: str | None) -> Row | None:
    return None if id is None else world.book.row(id)


def _best(world: World, move: Move, trigger: str) -> Answer:
    """Answers whether the event runs the app. If the question does not say how the app ended,
    returns the first of the answers that allow most."""
    state = move.from_state if move.from_state in _OF_APP else _FOR_EVENT[move.cause]
    query = {"trigger": trigger, "state": state, "termination": "none", "since": frozenset()}
    if state not in ("not-running", "prewarmed"):
        return relaunch(world, query)
    every = [name for name in world.book.export["vocabulary"]["termination"] if name != "none"]
    ended = _ENDS.get(move.last_cause or "", move.last_cause)
    answers = []
    for termination in [ended] if ended in every else every:
        for since in ((), ("unlock",)) if termination == "reboot" else ((),):
            asked = query | {"termination": termination, "since": frozenset(since)}
            answers.append(relaunch(world, asked))
    return max(answers, key=_rank)


def _rank(event: Answer) -> int:
    """Ranks the answer for one possible end of the app. The highest number allows most."""
    verdict = event["newest_verdict"]
    if verdict == "unspecified" and event["rule"] is None and event["standing"] is None:
        return 0
    ranks = {"allowed": 5, "conditional": 4, "unspecified": 3, "forbidden": 2}
    return ranks.get(verdict, 1)
