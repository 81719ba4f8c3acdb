"""Answers what an app may do, must do and receives in a state: conduct, duties, delivery."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row
from evaluator.callbacks import announces_interface, app_form, exists, form, scene_form
from evaluator.choices import silence
from evaluator.deciding import NOTHING, Lifecycle, World, decide

Answer = dict[str, Any]


def ruling(world: World, state: str, rows: list[Row]) -> tuple[Answer, Row | None]:
    """Decides about an app in a state. If the life cycle of the app lacks the state, the row on the
    life cycle decides."""
    lifecycle = world.lifecycle
    missing = lifecycle is not None and state not in lifecycle.row.states
    decision = decide(world, [] if missing else rows)
    row = lifecycle.row if lifecycle is not None and missing else decision.row
    verdict, requires = "unspecified", NOTHING
    if missing:
        verdict = "not-applicable"
    elif row is not None:
        verdict = "conditional" if decision.conditional else row.verdict
        requires = decision.requires
    if lifecycle is not None and lifecycle.other is not None and verdict != "unspecified":
        if (state in lifecycle.other.states) == missing:
            verdict, requires = "conditional", requires | lifecycle.requires
    return world.ruled(verdict, row, requires), None if missing else decision.row


def _has_scenes(lifecycle: Lifecycle | None) -> bool:
    return lifecycle is not None and lifecycle.name == "scenes"


def _own_form(world: World, callback: str | None) -> str | None:
    """If the app has scenes and the scene delegate has a method that replaces `callback`, returns
    this method. Otherwise returns `callback`."""
    if callback is None or not _has_scenes(world.lifecycle):
        return callback
    return scene_form(world, callback) or callback


def conduct(world: World, asked: Json) -> Answer:
    """Answers whether an app may do something, until when, and at what price."""
    state = asked["state"]
    rows = world.about("conduct", "activities", asked["activity"])
    answer, row = ruling(world, state, [row for row in rows if state in row.states])
    lifecycle = world.lifecycle
    stop = None if row is None else row.get("callback")
    if stop == "applicationDidEnterBackground:" and lifecycle is not None:
        # Without a background state, the callback for entering the background does not come.
        stop = stop if "background" in lifecycle.row.states else None
    return answer | {
        "stop_before": _own_form(world, stop),
        "price": None if row is None else row.get("price"),
        "code": None if row is None else row.get("code"),
        "termination": None if row is None else row.get("termination"),
    }


def delivery(world: World, asked: Json) -> Answer:
    """Answers how an event reaches an app in a state."""
    state = asked["state"]
    rows = world.about("event", "events", asked["event"])
    answer, row = ruling(world, state, [row for row in rows if state in row.states])
    callback = _own_form(world, None if row is None else row.get("callback"))
    called = None if callback is None else form(world, callback, state)
    told = ("manner", "merging", "rank", "trigger")
    return answer | {name: None if row is None else row.get(name) for name in told} | {
        "callback": None if called is None else called[0],
    }


def comes_to(world: World, callback: str, lifecycle: str | None) -> bool:
    """Returns whether an app with a life cycle gets a callback on this OS."""
    if not exists(world, callback):
        return False
    if lifecycle is None or silence(world, "callbacks") is not None:
        return True
    # An app with scenes does not get methods of the app delegate that have a scene form. Other apps
    # do not get these scene forms.
    if (scene_form if lifecycle == "scenes" else app_form)(world, callback) is not None:
        return False
    every = world.book.family("transition")
    if not announces_interface(world, callback):
        return True
    if not any(_has_step(row, callback) for row in every):
        return True
    return any(
        lifecycle in row.lifecycles and _has_step(row, callback)
        for row in world.in_force("transition")
    )


def _has_step(row: Row, callback: str) -> bool:
    return any(step.callback == callback for step in row.steps)


def duties(world: World, asked: Json) -> Answer:
    """Answers what an app must do in a callback. The answer has a duty for every row that is known
    to apply."""
    callback, lifecycle = asked["callback"], world.lifecycle
    comes = comes_to(world, callback, None if lifecycle is None else lifecycle.name)
    named = app_form(world, callback) or callback if _has_scenes(lifecycle) else callback
    rows = [
        row
        for row in world.in_force("duty")
        if comes and row.get("callback") == named and world.applies(row)
    ]
    verdict = "allowed" if rows else "unspecified" if comes else "not-applicable"
    requires = NOTHING
    if lifecycle is not None and lifecycle.other is not None and verdict != "unspecified":
        other = comes_to(world, callback, lifecycle.other.get("lifecycle"))
        if other != comes:
            verdict, requires = "conditional", lifecycle.requires
    first, newest = world.finished(verdict)
    return {
        "verdict": first,
        "newest_verdict": newest,
        "rule": None if comes or lifecycle is None else lifecycle.row.id,
        "requires": requires,
        "duties": tuple(
            (row.id, row.get("text"), _own_form(world, row.get("undone_at"))) for row in rows
        ),
    }
