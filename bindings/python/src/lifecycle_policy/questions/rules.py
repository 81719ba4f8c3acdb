"""The rule book: every row, with its sources."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from .._native.bindings import (
    LCP_COUNT_UNKNOWN,
    LCP_NS_UNKNOWN,
    LCP_RULE_NONE,
    lcp_rule_step,
)
from .._native.calls import elements
from .._native.convert import from_fact, from_ns, mask
from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    Condition,
    Conflict,
    Disposition,
    Event,
    Evidence,
    EvidenceProfile,
    Expiry,
    Family,
    Field,
    Guarantee,
    Interruption,
    Lifecycle,
    Manner,
    Merging,
    Moment,
    Notification,
    Occasion,
    Origin,
    Price,
    Quota,
    Reason,
    RuleField,
    SceneState,
    Severity,
    Standing,
    Status,
    Termination,
    TerminationCode,
    TerminationNamespace,
    Trigger,
    Unit,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from .._native.library import library
from .._native.labels import LabelledEnum
from .._native.names import coerce, decode, decode_or_none, members
from .._native.osversion import OSVersion
from .answers import Citation, citations_at, read_rule, rule_text, rule_values
from .transitions import State, state_of

E = TypeVar("E", bound=LabelledEnum)

__all__ = ["Rule", "RuleStep", "citations", "rule", "rules"]


@dataclass(frozen=True, slots=True)
class RuleStep:
    """One callback in a transition rule. Versions and conditions decide whether it is called."""

    callback: Callback | None
    """The newest form of the callback; None: the callbacks of the trigger come here."""
    state: AppState | None
    """The state that the app reads inside; None: it cannot be read, or no source says."""
    when: Condition | None
    """The callback comes only if this condition holds; None: always."""
    scene_state: SceneState | None
    """The state of the scene inside; None: no scene, or no source says."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of the rule book. Fields that its family does not use are None or empty.

    Empty `last_causes`, `terminations`, `interruptions` and `namespaces` mean any. So do empty
    `from_states` of a watchdog, `standings` of a disposition and `activities` of a purge.
    """

    id: str
    family: Family
    note: str
    since: OSVersion
    until: OSVersion | None
    """The first version on which the rule no longer holds; None: it still holds."""
    profiles: tuple[EvidenceProfile, ...]
    evidence: Evidence | None
    verdict: Verdict | None
    conflict: Conflict | None
    precedence: int
    """If two rules apply, the one with higher precedence decides."""
    citations: tuple[Citation, ...]
    when: tuple[Condition, ...]
    when_not: tuple[Condition, ...]
    lifecycles: tuple[Lifecycle, ...]
    lifecycle: Lifecycle | None
    from_states: tuple[AppState | SceneState, ...]
    """For a watchdog, the states that the app or scene is changing to."""
    to: AppState | SceneState | None
    causes: tuple[Cause, ...]
    last_causes: tuple[Cause, ...]
    interruptions: tuple[Interruption, ...]
    reason: Reason | None
    via: AppState | SceneState | None
    steps: tuple[RuleStep, ...]
    triggers: tuple[Trigger, ...]
    launch_state: AppState | None
    callback: Callback | None
    second_callback: Callback | None
    """The callback that delivers the event after `callback`."""
    on_launch_only: bool | None
    guarantee: Guarantee | None
    terminations: tuple[Termination, ...]
    standings: tuple[Standing, ...]
    standing: Standing | None
    allowances: tuple[Allowance, ...]
    at_expiry: Expiry | None
    code: TerminationCode | None
    termination: Termination | None
    """How the process ends, at the limit of an allowance or as the price of conduct."""
    extendable: bool | None
    advice: float | None
    """Seconds; math.inf is unlimited."""
    limit: float | None
    warning: float | None
    axis: Axis | None
    """The axis of a transition: the process or a scene."""
    axes: tuple[Axis, ...]
    """The axes of the transitions with which a notification is posted."""
    launch_callback: Callback | None
    """The callback that delivers the event at a launch, if `callback` does not."""
    notification: Notification | None
    """The notification that is posted with `callback`."""
    posted_before: bool | None
    """True if it is posted before the callback; False: after it."""
    reads_as_method: bool | None
    """True: the app reads the same state as in the callback; False: no source says what."""
    mode: BackgroundMode | None
    """A background mode. `triggers` are those that it enables."""
    deprecated: OSVersion | None
    permits: tuple[Activity, ...]
    keeps_running: tuple[Activity, ...]
    events: tuple[Event, ...]
    manner: Manner | None
    quota: Quota | None
    unit: Unit | None
    activities: tuple[Activity, ...]
    """For conduct, the activities, which must stop before `callback`. For a termination, the
    conduct that it punishes."""
    price: Price | None
    undone_at: Callback | None
    severity: Severity | None
    cause: Termination | None
    """The meaning of a termination code."""
    count: int | None
    """The number that a quota allows; None: no source gives a number."""
    window: float | None
    """The span in seconds that a quota counts in."""
    namespaces: tuple[TerminationNamespace, ...]
    code_low: int
    code_high: int
    """The last of the termination codes, which begin with `code_low`."""
    text: str
    """The sentence of a duty, a finding or a termination."""
    key: str
    """The key of an Info.plist."""
    value: str
    """The value that is found; "" if the entry is missing, or if only the host knows the value."""
    starts: Moment | None
    """When the clock of an allowance starts."""
    resets: tuple[Moment, ...]
    shared: bool | None
    """True if all tasks of the kind share one clock."""
    origin: Origin | None
    """Who raises a trigger."""
    disposition: Disposition | None
    occasion: Occasion | None
    """Until when an event that does not run the app is kept."""
    rank: int | None
    """The place of a waiting event, or of a purge, in the order; the lowest comes first."""
    warned: bool | None
    """For a purge, True if the app gets a memory warning first."""
    merging: Merging | None
    trigger: Trigger | None
    """The trigger with which an event wakes the app."""
    begun_in_front: bool | None
    """For a suspension, True if it needs activities that began while the app was in front."""

    def holds_on(self, version: OSVersion) -> bool:
        """Tells whether a version lies in the row's range."""
        return self.since <= version and (self.until is None or version < self.until)


def _step(native: lcp_rule_step) -> RuleStep:
    return RuleStep(
        callback=decode_or_none(Callback, native.callback),
        state=decode_or_none(AppState, native.state),
        when=decode_or_none(Condition, native.when),
        scene_state=decode_or_none(SceneState, native.scene_state),
    )


#: Codes are unsigned, with 64 bits.
_BITS = (1 << 64) - 1


#: By family: the fields of its rules.
_families: dict[Family, frozenset[RuleField]] = {}


def _fields_of(family: Family, index: int) -> frozenset[RuleField]:
    """Lists the fields of a family's rules. `index` is any rule of the family."""
    if family not in _families:
        call, value = library().lcp_rule_value, ctypes.c_int64()
        _families[family] = frozenset(
            field
            for field in RuleField
            if call(index, field, 0, ctypes.byref(value)) != Status.NOT_FOUND
        )
    return _families[family]


class _Fields:
    """The family-specific fields of a rule."""

    __slots__ = ("_has", "_index")

    def __init__(self, index: int, family: Family) -> None:
        self._index, self._has = index, _fields_of(family, index)

    def numbers(self, *fields: RuleField) -> list[int]:
        return [
            value
            for field in fields
            if field in self._has
            for value in rule_values(self._index, field)
        ]

    def number(self, field: RuleField, default: int = 0) -> int:
        return next(iter(self.numbers(field)), default)

    def one(self, kind: type[E], field: RuleField) -> E | None:
        return decode_or_none(kind, self.number(field))

    def several(self, kind: type[E], *fields: RuleField) -> tuple[E, ...]:
        return tuple(decode(kind, value) for value in self.numbers(*fields))


def _axis(to: State | None) -> Axis | None:
    if to is None:
        return None
    return Axis.SCENE if isinstance(to, SceneState) else Axis.APP


def _states(numbers: list[int], *kinds: type[LabelledEnum]) -> tuple[State, ...]:
    """Returns the states that are of the given kinds."""
    states = (state_of(number) for number in numbers)
    return tuple(state for state in states if isinstance(state, kinds))


def _kinds(family: Family, to: State | None) -> tuple[type[LabelledEnum], ...]:
    """Returns the kinds of states that a rule of a family is about; `to` is a transition's
    target."""
    if family == Family.WATCHDOG:
        return AppState, SceneState
    of_scenes = family == Family.TRANSITION and isinstance(to, SceneState)
    return (SceneState,) if of_scenes else (AppState,)


@lru_cache(maxsize=None)
def rule_at(index: int) -> Rule | None:
    """Returns the rule with an index of this build, or None for no rule."""
    if index == LCP_RULE_NONE:
        return None
    row = read_rule(index)
    family = decode(Family, row.family)
    of = _Fields(index, family)
    to = state_of(of.number(RuleField.TO))
    count = of.number(RuleField.COUNT, LCP_COUNT_UNKNOWN)
    rank = of.number(RuleField.RANK, LCP_COUNT_UNKNOWN)
    return Rule(
        id=row.id.decode(),
        family=family,
        note=row.note.decode(),
        since=OSVersion.from_packed(row.since),
        until=OSVersion.from_packed_or_none(row.until),
        profiles=members(EvidenceProfile, row.profiles),
        evidence=decode_or_none(Evidence, row.evidence),
        verdict=of.one(Verdict, RuleField.VERDICT) or Verdict.ALLOWED,
        conflict=decode_or_none(Conflict, row.conflict),
        precedence=row.precedence,
        citations=citations_at(index),
        when=members(Condition, mask(row.when_mask)),
        when_not=members(Condition, mask(row.unless_mask)),
        lifecycles=of.several(Lifecycle, RuleField.LIFECYCLES),
        lifecycle=of.one(Lifecycle, RuleField.LIFECYCLE),
        from_states=_states(of.numbers(RuleField.STATES), *_kinds(family, to)),
        to=to,
        causes=of.several(Cause, RuleField.CAUSES),
        last_causes=of.several(Cause, RuleField.LAST_CAUSES),
        interruptions=of.several(Interruption, RuleField.INTERRUPTIONS),
        reason=of.one(Reason, RuleField.REASON),
        via=state_of(of.number(RuleField.VIA)),
        steps=tuple(map(_step, elements("lcp_list_rule_steps", lcp_rule_step, index))),
        triggers=of.several(Trigger, RuleField.TRIGGERS),
        launch_state=of.one(AppState, RuleField.LAUNCH_STATE),
        callback=of.one(Callback, RuleField.CALLBACK),
        second_callback=of.one(Callback, RuleField.SECOND_CALLBACK),
        on_launch_only=from_fact(of.number(RuleField.ON_LAUNCH_ONLY)),
        guarantee=of.one(Guarantee, RuleField.GUARANTEE),
        terminations=of.several(Termination, RuleField.TERMINATIONS),
        standings=of.several(Standing, RuleField.STANDINGS),
        standing=of.one(Standing, RuleField.STANDING),
        allowances=of.several(Allowance, RuleField.ALLOWANCES, RuleField.ALLOWANCE),
        at_expiry=of.one(Expiry, RuleField.AT_EXPIRY),
        code=of.one(TerminationCode, RuleField.CODE),
        termination=of.one(Termination, RuleField.TERMINATION),
        extendable=from_fact(of.number(RuleField.EXTENDABLE)),
        advice=from_ns(of.number(RuleField.ADVICE, LCP_NS_UNKNOWN)),
        limit=from_ns(of.number(RuleField.LIMIT, LCP_NS_UNKNOWN)),
        warning=from_ns(of.number(RuleField.WARNING, LCP_NS_UNKNOWN)),
        axis=_axis(to),
        axes=of.several(Axis, RuleField.AXES),
        launch_callback=of.one(Callback, RuleField.LAUNCH_CALLBACK),
        notification=of.one(Notification, RuleField.NOTIFICATION),
        posted_before=from_fact(of.number(RuleField.POSTED_BEFORE)),
        reads_as_method=from_fact(of.number(RuleField.READS_AS_METHOD)),
        mode=of.one(BackgroundMode, RuleField.MODE),
        deprecated=OSVersion.from_packed_or_none(of.number(RuleField.DEPRECATED)),
        permits=of.several(Activity, RuleField.PERMITS),
        keeps_running=of.several(Activity, RuleField.KEEPS_RUNNING),
        events=of.several(Event, RuleField.EVENTS),
        manner=of.one(Manner, RuleField.MANNER),
        quota=of.one(Quota, RuleField.QUOTA),
        unit=of.one(Unit, RuleField.UNIT),
        activities=of.several(Activity, RuleField.ACTIVITIES, RuleField.ACTIVITY),
        price=of.one(Price, RuleField.PRICE),
        undone_at=of.one(Callback, RuleField.UNDONE_AT),
        severity=of.one(Severity, RuleField.SEVERITY),
        cause=of.one(Termination, RuleField.CAUSE),
        count=None if count == LCP_COUNT_UNKNOWN else count,
        window=from_ns(of.number(RuleField.WINDOW, LCP_NS_UNKNOWN)),
        namespaces=of.several(TerminationNamespace, RuleField.NAMESPACES),
        code_low=of.number(RuleField.CODE_LOW) & _BITS,
        code_high=of.number(RuleField.CODE_HIGH) & _BITS,
        text=rule_text(index, RuleField.TEXT),
        key=rule_text(index, RuleField.KEY),
        value=rule_text(index, RuleField.VALUE),
        starts=of.one(Moment, RuleField.STARTS),
        resets=of.several(Moment, RuleField.RESETS),
        shared=from_fact(of.number(RuleField.SHARED)),
        origin=of.one(Origin, RuleField.ORIGIN),
        disposition=of.one(Disposition, RuleField.DISPOSITION),
        occasion=of.one(Occasion, RuleField.OCCASION),
        rank=None if rank == LCP_COUNT_UNKNOWN else rank,
        warned=from_fact(of.number(RuleField.WARNED)),
        merging=of.one(Merging, RuleField.MERGING),
        trigger=of.one(Trigger, RuleField.TRIGGER),
        begun_in_front=from_fact(of.number(RuleField.BEGUN_IN_FRONT)),
    )


def rules(
    family: Family | str | None = None,
    *,
    os: OSVersion | str | None = None,
    evidence: Evidence | str | None = None,
    source: str | None = None,
) -> tuple[Rule, ...]:
    """Returns the rules in the order of the rule book, all or a selection.

    `os` selects rules that hold on a version, `evidence` rules with that evidence, and `source`
    rules that cite the source with that key, such as "A2".

    >>> all(row.citations or row.note for row in rules("relaunch"))
    True
    >>> len(rules(os="3.0")) < len(rules(os="9.0")) < len(rules())
    True
    """
    wanted = None if family is None else coerce(Family, family, Field.KEY)
    basis = None if evidence is None else coerce(Evidence, evidence, Field.KEY)
    version = None if os is None else OSVersion.of(os)
    key = None if source is None else _source_key(source)
    rows = (rule_at(index) for index in range(library().lcp_rule_count()))
    return tuple(
        row
        for row in rows
        if row is not None
        and wanted in (None, row.family)
        and basis in (None, row.evidence)
        and (version is None or row.holds_on(version))
        and (key is None or any(cited.key == key for cited in row.citations))
    )


def _source_key(text: str) -> str:
    """Finds the key of a source. Ignores case."""
    for cited in citations():
        if cited.key.casefold() == text.casefold():
            return cited.key
    raise LifecyclePolicyError(
        f"source: no source has the key `{text}`",
        status=Status.NOT_FOUND,
        field=Field.KEY,
        value=text,
    )


def rule(id: str) -> Rule:
    """Returns the rule with exactly this id.

    >>> rule(rules()[0].id) == rules()[0]
    True
    """
    index = ctypes.c_int32()
    data = id.encode("utf-8", "surrogatepass")
    status = library().lcp_rule_find(data, len(data), ctypes.byref(index))
    found = rule_at(index.value) if status == Status.OK else None
    if found is None:
        raise LifecyclePolicyError(
            f"id: no rule is called `{id}`",
            status=Status(status),
            field=Field.TEXT,
            value=id,
        )
    return found


def citations() -> tuple[Citation, ...]:
    """Returns every source of the rule book.

    >>> len(citations()) == len({source.key for source in citations()})
    True
    """
    return citations_at(LCP_RULE_NONE)
