"""Lists the callbacks and notifications of transition rows, in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass

from evaluator.book import Row, Step, bare
from evaluator.callbacks import form
from evaluator.deciding import World, decide
from evaluator.relaunch import delivered

#: The parts of a call in an answer: the callback, the notification, the fallback, the state that
#: the app reads inside, the state of the scene, the rule, the state after the call, and the
#: allowance.
Told = tuple[
    str | None, str | None, str | None, str | None, str | None, str, str | None, str | None
]


@dataclass(frozen=True, slots=True)
class _Call:
    """A callback or a notification. The state after the call is not here, because it depends on the
    next call."""

    callback: str | None
    notification: str | None
    fallback: str | None
    reads: str | None
    scene: str | None
    rule: str
    allowance: str | None

    def told(self, after: str | None) -> Told:
        *first, allowance = astuple(self)
        return (*first, after, allowance)


def sequence(
    world: World, rows: list[Row], trigger: str | None, start: str
) -> tuple[Told, ...]:
    """Returns the callbacks and notifications of transition rows, which begin in state `start`."""
    found: list[Told] = []
    state: str | None = start
    for row in rows:
        calls = list(_of_row(world, row, trigger))
        found += [
            call.told(after)
            for call, after in zip(calls, _states_after(row, calls, state), strict=True)
        ]
        state = row.get("to")
    return tuple(found)


def _states_after(row: Row, calls: list[_Call], start: str | None) -> list[str | None]:
    """Returns the state after each call. After the last call, this is the state to which the row
    leads. After any other call, it is the state that the next call reads. If the next call reads no
    state, it is the last state that an earlier call read, or `start` if no call has read any."""
    read = [call.scene if row.axis == "scene" else call.reads for call in calls]
    after = []
    for place in range(1, len(calls) + 1):
        known = [state for state in read[: place + 1] if state is not None]
        after.append(bare(known[-1] if known else start))
    return [*after[:-1], bare(row.get("to"))] if calls else []


def _watchdog(world: World, row: Row, callback: str) -> str | None:
    """Returns the allowance that limits a callback of a row, or None if no allowance is certain to
    limit it."""
    rows = [
        one
        for one in world.in_force("watchdog")
        if one.get("callback") == callback and (not one.states or row.get("to") in one.states)
    ]
    decision = decide(world, rows)
    if decision.row is None or decision.conditional:
        return None
    allowance: str | None = decision.row.get("allowance")
    return allowance


def asked_in(row: Row) -> frozenset[str]:
    """Returns the conditions on which the steps of a row depend."""
    return frozenset(step.when for step in row.steps if step.when is not None)


def _of_row(world: World, row: Row, trigger: str | None) -> Iterator[_Call]:
    for step in row.steps:
        if step.when is not None and step.when not in world.known.holding:
            continue
        if step.callback is not None:
            yield from _called(world, row, step)
        elif trigger is not None:
            yield from _brought(world, row, step, trigger)


def _called(
    world: World, row: Row, step: Step, allowance: str | None = None
) -> Iterator[_Call]:
    """Yields a callback, with the notifications before and after it."""
    if step.callback is None:
        return
    called = form(world, step.callback, step.reads)
    if called is None:
        return
    yield from _posted(world, row, step, before=True)
    limited = allowance or _watchdog(world, row, step.callback)
    yield _Call(called[0], None, called[1], step.reads, step.scene, row.id, limited)
    yield from _posted(world, row, step, before=False)


def _posted(world: World, row: Row, step: Step, before: bool) -> Iterator[_Call]:
    for told in world.in_force("notification"):
        if told.get("callback") != step.callback or told.get("posted_before") != before:
            continue
        if row.axis in told.axes and world.applies(told):
            state = step.reads if told.get("reads_as_method") else None
            yield _Call(None, told.get("notification"), None, state, step.scene, told.id, None)


def _brought(world: World, row: Row, step: Step, trigger: str) -> Iterator[_Call]:
    """Yields the callbacks of a trigger, if the row and the trigger lead to the same state. Yields
    none from `suspended` if the trigger's callbacks come only on a launch."""
    delivery, absent = delivered(world.living(row.lifecycles), trigger)
    if delivery is None or absent:
        return
    to = "inactive" if row.get("to") == "foreground-inactive" else row.get("to")
    if delivery.get("launch_state") != to:
        return
    if delivery.get("on_launch_only") and "suspended" in row.states:
        return
    first, second = delivery.get("callback"), delivery.get("second_callback")
    for name, allowance in ((first, delivery.get("allowance")), (second, None)):
        if name is not None:
            yield from _called(world, row, Step(name, step.reads, None, None), allowance)
