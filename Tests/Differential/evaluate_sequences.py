"""The callbacks and notifications of transition rows, in order."""

from __future__ import annotations

from collections.abc import Iterator

from book import Row, Step
from callbacks import form
from deciding import World
from evaluate_relaunch import delivered

#: Callback, notification, fallback, state read inside, state of the scene, rule.
Told = tuple[str | None, str | None, str | None, str | None, str | None, str]


def sequence(world: World, rows: list[Row], trigger: str | None) -> tuple[Told, ...]:
    """Gives what an app gets on a way of one or several transition rows."""
    return tuple(told for row in rows for told in _of_row(world, row, trigger))


def asked_in(row: Row) -> frozenset[str]:
    """Gives the conditions that choose between the steps of a row."""
    return frozenset(step.when for step in row.steps if step.when is not None)


def _of_row(world: World, row: Row, trigger: str | None) -> Iterator[Told]:
    for step in row.steps:
        if step.when is not None and step.when not in world.known.holding:
            continue
        if step.callback is not None:
            yield from _called(world, row, step)
        elif trigger is not None:
            yield from _brought(world, row, step, trigger)


def _called(world: World, row: Row, step: Step) -> Iterator[Told]:
    """A callback with the notifications on both sides of it."""
    if step.callback is None:
        return
    called = form(world, step.callback, step.reads)
    if called is None:
        return
    yield from _posted(world, row, step, before=True)
    yield called[0], None, called[1], step.reads, step.scene, row.id
    yield from _posted(world, row, step, before=False)


def _posted(world: World, row: Row, step: Step, before: bool) -> Iterator[Told]:
    for told in world.in_force("notification"):
        if told.get("callback") != step.callback or told.get("posted_before") != before:
            continue
        if row.axis in told.axes and world.applies(told):
            state = step.reads if told.get("reads_as_method") else None
            yield None, told.get("notification"), None, state, step.scene, told.id


def _brought(world: World, row: Row, step: Step, trigger: str) -> Iterator[Told]:
    """The callbacks of the trigger: those of the foreground on the way there, and the reverse."""
    delivery, absent = delivered(world.living(row.lifecycles), trigger)
    if delivery is None or absent:
        return
    to = "inactive" if row.get("to") == "foreground-inactive" else row.get("to")
    if delivery.get("launch_state") != to:
        return
    if delivery.get("on_launch_only") and "suspended" in row.states:
        return
    for name in (delivery.get("callback"), delivery.get("second_callback")):
        if name is not None:
            yield from _called(world, row, Step(name, step.reads, None, None))
