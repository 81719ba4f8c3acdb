"""Tables of the triggers that wake or relaunch an app after a termination, version by version."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from .._native.enums import (
    BackgroundMode,
    Condition,
    EvidenceProfile,
    Family,
    Field,
    Status,
    Termination,
    Trigger,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.names import coerce
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context, DeviceFacts, Limit
from ..questions.relaunch import RelaunchAnswer, RelaunchQuery, relaunches
from ..questions.rules import rules

__all__ = ["RelaunchMatrix", "relaunch_matrix"]

T = TypeVar("T", Termination, Trigger)

_ENDS = (Termination.SYSTEM_RECLAIMED, Termination.USER_FORCE_QUIT)
_OPEN = (Verdict.ALLOWED, Verdict.CONDITIONAL)
_GRANTS = (Condition.LOCATION_AUTHORIZATION_GRANTED, Condition.LOCATION_AUTHORIZATION_ALWAYS)


@dataclass(frozen=True, slots=True)
class RelaunchMatrix:
    """The answers after one termination: a row for each trigger, a column for each version."""

    after: Termination
    triggers: tuple[Trigger, ...]
    versions: tuple[OSVersion, ...]
    rows: tuple[tuple[RelaunchAnswer, ...], ...]

    def at(self, on: Trigger | str, os: OSVersion | str) -> RelaunchAnswer:
        """Returns one answer. Raises LifecyclePolicyError if the matrix lacks the answer."""
        trigger, version = coerce(Trigger, on, Field.TRIGGER), OSVersion.of(os)
        if trigger not in self.triggers:
            raise _missing(Field.TRIGGER, trigger.label)
        if version not in self.versions:
            raise _missing(Field.OS, str(version))
        return self.rows[self.triggers.index(trigger)][self.versions.index(version)]


def _missing(field: Field, value: str) -> LifecyclePolicyError:
    return LifecyclePolicyError(
        f"{field.label}: `{value}` is not in the matrix",
        status=Status.NOT_FOUND,
        field=field,
        value=value,
    )


#: The answers for each trigger: by termination, then by version.
_Answers = dict[Trigger, list[list[RelaunchAnswer]]]


def _asked(
    contexts: Sequence[Context], ends: Sequence[Termination], triggers: Sequence[Trigger]
) -> _Answers:
    """Asks all questions, with one call for each version."""
    queries = [RelaunchQuery(end, trigger) for trigger in triggers for end in ends]
    columns = [relaunches(context, queries) for context in contexts]
    cells = iter(zip(*columns, strict=True))
    return {trigger: [list(next(cells)) for _ in ends] for trigger in triggers}


def _edges() -> list[OSVersion]:
    """Lists the versions on which an answer may change."""
    found = {OSVersion.oldest()}
    for row in rules():
        found |= {row.since} if row.until is None else {row.since, row.until}
    return sorted(found)


def _shown(answers: _Answers, column: int) -> list[tuple[Verdict, bool]]:
    """Returns each verdict in a column, and whether the verdict is disputed."""
    rows = (row for parts in answers.values() for row in parts)
    return [(row[column].verdict, row[column].disputed) for row in rows]


def _changing(answers: _Answers, versions: Sequence[OSVersion]) -> list[int]:
    """Picks the columns that differ from the column before."""
    kept: list[int] = []
    for column in range(len(versions)):
        if not kept or _shown(answers, column) != _shown(answers, kept[-1]):
            kept.append(column)
    return kept


def _uses_location(app: App) -> bool:
    told = (app.location_authorization, app.always_usage_text, app.when_in_use_usage_text)
    return BackgroundMode.LOCATION in app.background_modes or any(told)


def _of_location() -> set[Trigger]:
    """Lists the triggers for which some rule depends on the location authorization."""
    rows = [row for row in rules(Family.RELAUNCH) if set(_GRANTS) & {*row.when, *row.when_not}]
    return {trigger for row in rows for trigger in row.values("triggers")}


def _concerns(rows: list[list[RelaunchAnswer]], taps: list[list[RelaunchAnswer]]) -> bool:
    """Tells whether a trigger may ever run the app with another rule or another verdict than a tap.
    For the tap itself, tells whether a tap may ever run the app."""
    pairs = [
        (answer, tap)
        for row, row_of_taps in zip(rows, taps, strict=True)
        for answer, tap in zip(row, row_of_taps, strict=True)
        if answer.verdict in _OPEN
    ]
    if rows is taps:
        return bool(pairs)
    return any((one.rule, one.verdict) != (tap.rule, tap.verdict) for one, tap in pairs)


def _picked(
    contexts: Sequence[Context], ends: Sequence[Termination], app: App, answers: _Answers
) -> list[Trigger]:
    """Picks the triggers of a matrix if the caller gives none: see `relaunch_matrix`."""
    triggers = dict.fromkeys([*answers, Trigger.USER_TAP])
    every = _asked(contexts, (Termination.NONE, *ends), tuple(triggers))
    left_out = set() if _uses_location(app) else _of_location()
    return [
        trigger
        for trigger in answers
        if trigger not in left_out and _concerns(every[trigger], every[Trigger.USER_TAP])
    ]


def relaunch_matrix(
    app: App | None = None,
    *,
    versions: Iterable[OSVersion | str] | None = None,
    after: Iterable[Termination | str] | Termination | str = _ENDS,
    on: Iterable[Trigger | str] | Trigger | str | None = None,
    facts: DeviceFacts | None = None,
    profile: EvidenceProfile | str = EvidenceProfile.OBSERVED,
    limits: Iterable[Limit] = (),
) -> tuple[RelaunchMatrix, ...]:
    """Asks which triggers wake or relaunch an app, after each termination and on each version.

    There is one matrix for each termination in `after`. Without `versions`, the columns are the
    versions on which a verdict, or whether it is disputed, changes in any matrix. Without `on`, the
    rows are the triggers that may run this app, while it is in memory or after one of these
    terminations. Location triggers are omitted if the app does not seem to use location. Triggers
    with the same answers as a tap are omitted, too.

    >>> app = App(background_modes=["fetch"])
    >>> (matrix,) = relaunch_matrix(app, versions=("6.1", "7.0", "13.0"), after="user-force-quit")
    >>> [answer.verdict.label for answer in matrix.rows[matrix.triggers.index(
    ...     Trigger.BACKGROUND_FETCH)]]
    ['not-applicable', 'forbidden', 'forbidden']
    """
    ends = [coerce(Termination, end, Field.TERMINATION) for end in _several(after)]
    wanted: list[Trigger | str] = list(Trigger) if on is None else _several(on)
    triggers = [coerce(Trigger, trigger, Field.TRIGGER) for trigger in wanted]
    columns = _edges() if versions is None else [OSVersion.of(value) for value in versions]
    ground = Context(OSVersion.oldest(), app=app, facts=facts, profile=profile, limits=limits)
    contexts = [replace(ground, os=os) for os in columns]
    answers = _asked(contexts, ends, triggers)
    if on is None:
        picked = _picked(contexts, ends, app or App(), answers)
        answers = {trigger: answers[trigger] for trigger in picked}
    kept = _changing(answers, columns) if versions is None else list(range(len(columns)))
    return tuple(
        RelaunchMatrix(
            after=end,
            triggers=tuple(answers),
            versions=tuple(columns[column] for column in kept),
            rows=tuple(
                tuple(parts[number][column] for column in kept) for parts in answers.values()
            ),
        )
        for number, end in enumerate(ends)
    )


def _several(values: Iterable[T | str] | T | str) -> list[T | str]:
    """Converts a single value to a list."""
    return [values] if isinstance(values, (str, LabelledEnum)) else list(values)
