"""Judges the reports of a host: which reports came, in which order, and with which states, ends and
times.

A simulated device gives the expected reports for the version of iOS, with their rules. An auditor
checks whether iOS can produce the order at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from .._native.enums import AppState, Callback, Effect, EvidenceProfile, Occurrence, Severity
from ..checks.assumed import FAMILIES
from ..questions.auditor import Auditor
from ..questions.context import Context
from ..questions.declared import AuditFinding, DeviceEffect
from ..questions.records import Record
from ..questions.rules import Rule
from ..simulation.play import Happened, Simulation
from .protocol import Came, Ended, Hello

__all__ = ["Departure", "Heard", "Kind", "Part", "audit", "compare", "parts_of"]

#: The callbacks that a host must always report, unless its greeting lists others.
USUAL = (
    FAMILIES["app"].callbacks
    | FAMILIES["scenes"].callbacks
    | {
        Callback.DID_FINISH_LAUNCHING_LEGACY,
        Callback.PERFORM_FETCH,
        Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH,
        Callback.BACKGROUND_TASK_EXPIRATION_HANDLER,
    }
)
#: The tolerance for a reported time: in seconds, and as a fraction of the expected time.
_SLACK, _SHARE = 2.0, 0.1


class Kind(Enum):
    """The kind of departure."""

    MISSING = "missing"
    EXTRA = "extra"
    INSTEAD = "instead"
    ORDER = "order"
    READS = "reads"
    END = "end"
    STATE = "state"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Departure:
    """A place at which a host departs from the policy."""

    kind: Kind
    rule: Rule | None
    """The rule that requires something else; None: there is no single rule that does."""
    part: int
    """The index of the `Part` in which the host departs."""
    expected: str
    came: str
    note: str = ""
    """What the auditor says about the departure; "" for nothing."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A host's reports about an event."""

    items: tuple[Came | Ended, ...] = ()
    state: AppState | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """An event with its effects at the same time, and the effects since the part before."""

    happened: Happened | None
    """The event; None: time passes until the end of the scenario."""
    at: float
    effects: tuple[DeviceEffect, ...]
    state: AppState
    """The state of the app after the effects."""
    state_rule: Rule | None
    """The rule of the last change of the state; None if the state has not changed yet."""

    @property
    def label(self) -> str:
        """The name of the event; "wait" if there is no event."""
        return "wait" if self.happened is None else self.happened.step.kind.label


def parts_of(run: Simulation) -> tuple[Part, ...]:
    """Divides a simulation into a part for each event, and a part for the time after the last
    event. Leaves out events that are not possible on the version of the simulation."""
    parts: list[Part] = []
    begin, state, rule = 0, AppState.NOT_RUNNING, None
    for index in range(len(run.events) + 1):
        happened = run.events[index] if index < len(run.events) else None
        at = run.end if happened is None else happened.step.at
        last = len(run.effects)
        if happened is not None and index + 1 < len(run.events):
            last = run.events[index + 1].first_effect
        end = begin if happened is None else max(begin, happened.first_effect)
        while end < last and (happened is None or run.effects[end].at <= at):
            end += 1
        if happened is not None and happened.outcome is None:
            continue  # the effects since the part before belong to the next part
        effects = run.effects[begin:end]
        begin = end
        for effect in effects:
            if effect.kind is Effect.STATE_CHANGED and effect.to is not None:
                state, rule = effect.to, effect.rule
        parts.append(Part(happened, at, effects, state, rule))
    return tuple(parts)


@dataclass(frozen=True, slots=True)
class _Expected:
    """A report that is expected of a host."""

    effect: DeviceEffect
    names: tuple[Callback, ...]
    """The callback, then the callbacks that a host may report instead; empty for a notification or
    an end."""
    needed: bool

    @property
    def label(self) -> str:
        effect = self.effect
        if effect.kind is Effect.KILL:
            return Ended(effect.termination).label
        return Came(effect.notification or self.names[0], effect.reads).label

    def fits(self, came: Came | Ended) -> bool:
        """Tells whether a report is about the expected callback, notification or end. The states
        and times may differ."""
        if isinstance(came, Ended):
            return self.effect.kind is Effect.KILL
        if isinstance(came.what, Callback):
            return came.what in self.names
        return came.what is self.effect.notification


_HANDLERS = (Callback.BACKGROUND_TASK_EXPIRATION_HANDLER, Callback.BGTASK_EXPIRATION_HANDLER)


def _expected(part: Part, hello: Hello) -> list[_Expected]:
    needed = USUAL if hello.callbacks is None else hello.callbacks
    found = []
    for effect in part.effects:
        if effect.kind is Effect.DELIVER_CALLBACK and effect.callback is not None:
            names = (effect.callback, *([effect.fallback] if effect.fallback else []))
            found.append(_Expected(effect, names, not needed.isdisjoint(names)))
        elif effect.kind is Effect.RUN_EXPIRATION_HANDLER:
            names = tuple(sorted(_HANDLERS, key=lambda name: name is not effect.callback))
            found.append(_Expected(effect, names, not needed.isdisjoint(names)))
        elif effect.kind is Effect.POST_NOTIFICATION and effect.notification is not None:
            found.append(_Expected(effect, (), effect.notification in hello.notifications))
        elif effect.kind is Effect.KILL:
            found.append(_Expected(effect, (), True))
    return found


def _aligned(
    expected: Sequence[_Expected], items: Sequence[Came | Ended]
) -> list[tuple[int | None, int | None]]:
    """Matches expected reports with actual reports. As few actual reports and as few needed reports
    as possible remain unmatched."""
    rows, columns = len(expected), len(items)
    cost = [[0] * (columns + 1) for _ in range(rows + 1)]
    for row in range(rows, -1, -1):
        for column in range(columns, -1, -1):
            ways = []
            if row < rows and column < columns and expected[row].fits(items[column]):
                ways.append(cost[row + 1][column + 1])
            if row < rows:
                ways.append(cost[row + 1][column] + 2 * expected[row].needed)
            if column < columns:
                ways.append(cost[row][column + 1] + 2)
            cost[row][column] = min(ways, default=0)
    pairs: list[tuple[int | None, int | None]] = []
    row = column = 0
    while row < rows or column < columns:
        here = cost[row][column]
        if (
            row < rows
            and column < columns
            and expected[row].fits(items[column])
            and here == cost[row + 1][column + 1]
        ):
            pairs.append((row, column))
            row, column = row + 1, column + 1
        elif row < rows and here == cost[row + 1][column] + 2 * expected[row].needed:
            pairs.append((row, None))
            row += 1
        else:
            pairs.append((None, column))
            column += 1
    return pairs


def _differs(
    index: int, part: Part, expected: _Expected, came: Came | Ended
) -> Iterable[Departure]:
    """Compares an expected report with the matching report: the states, ends and times."""
    effect = expected.effect
    if isinstance(came, Ended):
        if came.how is not None and effect.termination not in (None, came.how):
            yield Departure(Kind.END, effect.rule, index, expected.label, came.label)
    elif came.reads is not None and effect.reads not in (None, came.reads):
        yield Departure(Kind.READS, effect.rule, index, expected.label, came.label)
    elif came.scene_reads is not None and effect.scene_reads not in (None, came.scene_reads):
        wanted = f"{came.what.label}, the scene reads {effect.scene_reads}"
        yield Departure(
            Kind.READS, effect.rule, index, wanted, f"the scene reads {came.scene_reads}"
        )
    # Only an effect before the event of its part has a definite time, because a timer causes it. An
    # effect at the time of the event may be a response to the event.
    if came.at is None or part.happened is not None and effect.at >= part.at:
        return
    if abs(came.at - effect.at) > max(_SLACK, _SHARE * effect.at):
        wanted = f"{expected.label}, at {effect.at:g} s"
        rule = effect.broken_rule or effect.rule
        yield Departure(Kind.TIME, rule, index, wanted, f"at {came.at:g} s")


def _rule_near(part: Part, expected: Sequence[_Expected], row: int) -> Rule | None:
    """Returns the rule that explains why an extra report is wrong: the rule of the next expected
    report; else the rule of the state of the app; else the rule of the event."""
    following = (each.effect.rule for each in expected[row:] if each.needed)
    rule = next((each for each in following if each is not None), part.state_rule)
    outcome = None if part.happened is None else part.happened.outcome
    return outcome.rule if rule is None and outcome is not None else rule


def compare(
    index: int, part: Part, heard: Heard, hello: Hello
) -> tuple[list[Departure], dict[int, int]]:
    """Compares the reports and the state after an event with the expected reports and state.
    Returns the departures. Also maps the index of each wrong report to the index of its
    departure."""
    expected = _expected(part, hello)
    found: list[Departure] = []
    at: dict[int, int] = {}
    pairs = [
        (row, column)
        for row, column in _aligned(expected, heard.items)
        if column is not None or row is not None and expected[row].needed
    ]
    extra = {column for row, column in pairs if row is None and column is not None}
    # For each missing report, the index of an extra report that matches, or None.
    moved = {
        row: next((each for each in sorted(extra) if expected[row].fits(heard.items[each])), None)
        for row, other in pairs
        if row is not None and other is None
    }
    following = 0
    for place, (row, column) in enumerate(pairs):
        following = following if row is None else row + 1
        if row is not None and column is not None:
            for departure in _differs(index, part, expected[row], heard.items[column]):
                at[column] = len(found)
                found.append(departure)
        elif row is not None:
            wanted, rule = expected[row], expected[row].effect.rule
            elsewhere = moved[row]
            if elsewhere is not None:
                at[elsewhere] = len(found)
                came = _neighbours(heard.items, elsewhere)
                found.append(Departure(Kind.ORDER, rule, index, _place(expected, row), came))
                continue
            # An extra report at the same place is reported together with the missing report.
            other = pairs[place + 1][1] if place + 1 < len(pairs) else None
            if other in extra and other not in moved.values():
                extra.discard(other)
                at[other] = len(found)
                label = heard.items[other].label
                found.append(Departure(Kind.INSTEAD, rule, index, wanted.label, label))
            else:
                found.append(Departure(Kind.MISSING, rule, index, wanted.label, "nothing"))
        elif column in extra and column not in moved.values():
            at[column] = len(found)
            next_one = next((each.label for each in expected[following:] if each.needed), "nothing")
            label = heard.items[column].label
            rule = _rule_near(part, expected, following)
            found.append(Departure(Kind.EXTRA, rule, index, next_one, label))
    if heard.state is not None and not _same_state(part, heard.state):
        label = f"the app is {part.state.label}"
        found.append(
            Departure(Kind.STATE, part.state_rule, index, label, f"it is {heard.state.label}")
        )
    return found, at


def _neighbours(items: Sequence[Came | Ended], column: int) -> str:
    before = f" after {items[column - 1].label}" if column else " first"
    return f"{items[column].label}{before}"


def _place(expected: Sequence[_Expected], row: int) -> str:
    before = next((each.label for each in reversed(expected[:row]) if each.needed), None)
    return f"{expected[row].label} {f'after {before}' if before else 'first'}"


def _same_state(part: Part, state: AppState) -> bool:
    """Compares the state after an event. Except at the end of the scenario, background and
    suspended count as equal."""
    if state is part.state:
        return True
    quiet = (AppState.BACKGROUND, AppState.SUSPENDED)
    return part.happened is not None and part.state in quiet and state in quiet


#: The events that also become records for the auditor.
_RECORDED = {Occurrence.BEGIN_TASK: "task-begun", Occurrence.END_TASK: "task-ended"}


def audit(
    run: Simulation, hello: Hello, parts: Sequence[Part], heard: Sequence[Heard]
) -> list[tuple[int, int, AuditFinding]]:
    """Audits all reports. Returns the errors, each with the index of its part, and with the index
    of its report in the part or -1 for no report. Returns no errors for the founding profile."""
    app, scenario = run.scenario.apps[0], run.scenario
    evidence = scenario.evidence
    if evidence is EvidenceProfile.FOUNDING:
        return []
    needed = USUAL if hello.callbacks is None else hello.callbacks
    auditor = Auditor(
        Context(run.os, profile=evidence, app=app.app, facts=scenario.facts, limits=app.limits),
        callbacks=needed,
        notifications=hello.notifications,
        ends=True,
        scenes=16,
    )
    # Says that no process runs at the start.
    records: list[Record] = [Record("ended")]
    places: list[tuple[int, int]] = [(0, -1)]
    for index, (part, each) in enumerate(zip(parts, heard, strict=False)):
        for number, item in enumerate(each.items):
            records.append(_record(item))
            places.append((index, number))
        happens = None if part.happened is None else part.happened.step.kind
        kind = _RECORDED.get(happens) if isinstance(happens, Occurrence) else None
        if kind is not None:
            records.append(Record(kind, token=1))
            places.append((index, -1))
    findings = auditor.session().feed(records)
    return [
        (*places[finding.record], finding)
        for finding in findings
        if finding.severity is Severity.ERROR and finding.record < len(places)
    ]


#: Prefixes of the names of callbacks and notifications for a scene.
_OF_SCENES = ("scene", "windowScene", "UIScene")


def _record(item: Came | Ended) -> Record:
    if isinstance(item, Ended):
        return Record("ended", item.how)
    kind = "entered" if isinstance(item.what, Callback) else "notification"
    # A callback of the application belongs to no scene, even if a scene causes it.
    scene = min(item.scene, 16) if item.what.label.startswith(_OF_SCENES) else 0
    scene_reads = item.scene_reads if scene else None
    return Record(kind, item.what, scene=scene, reads=item.reads, scene_reads=scene_reads)
