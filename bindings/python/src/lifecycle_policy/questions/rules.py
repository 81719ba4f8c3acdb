"""The rule book: every row, with its sources."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache

from .._native.bindings import (
    LCP_COUNT_UNKNOWN,
    LCP_RULE_NONE,
    lcp_citation,
    lcp_rule,
    lcp_rule_step,
)
from .._native.convert import from_fact, from_ns, new
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
    Notification,
    Price,
    Quota,
    Reason,
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
from .._native.names import coerce, decode, decode_or_none, members
from .._native.osversion import OSVersion
from .answers import Citation, citation_of, citations_at, fetch

__all__ = ["Rule", "RuleStep", "citations", "rule", "rules"]


@dataclass(frozen=True, slots=True)
class RuleStep:
    """One callback in a transition rule, before versions and conditions choose."""

    callback: Callback | None
    """The newest form; None: the callbacks of the trigger stand here."""
    state: AppState | None
    """What is read inside; None: it cannot be read, or no source says."""
    when: Condition | None
    """Only where this holds; None: always."""
    scene_state: SceneState | None
    """The scene's state inside; None: no scene, or no source says."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of the rule book. What its family has no use for is None or empty.

    Empty `last_causes`, `terminations`, `interruptions` and `namespaces` mean any. On the axis of
    scenes `from_states`, `to` and `via` are states of a scene.
    """

    id: str
    family: Family
    note: str
    since: OSVersion
    until: OSVersion | None
    """The first version on which it no longer holds; None: open."""
    profiles: tuple[EvidenceProfile, ...]
    evidence: Evidence | None
    verdict: Verdict | None
    conflict: Conflict | None
    precedence: int
    """Of two that apply, the higher one decides."""
    citations: tuple[Citation, ...]
    when: tuple[Condition, ...]
    when_not: tuple[Condition, ...]
    lifecycles: tuple[Lifecycle, ...]
    lifecycle: Lifecycle | None
    from_states: tuple[AppState | SceneState, ...]
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
    """One that delivers the event after `callback`."""
    on_launch_only: bool | None
    guarantee: Guarantee | None
    terminations: tuple[Termination, ...]
    standings: tuple[Standing, ...]
    standing: Standing | None
    allowances: tuple[Allowance, ...]
    at_expiry: Expiry | None
    code: TerminationCode | None
    extendable: bool | None
    advice: float | None
    """Seconds; math.inf is unlimited."""
    limit: float | None
    warning: float | None
    axis: Axis | None
    """Of a transition."""
    axes: tuple[Axis, ...]
    """Of the transitions that a notification goes with."""
    launch_callback: Callback | None
    """The one that delivers the event at a launch, where `callback` does not."""
    notification: Notification | None
    """Posted beside `callback`."""
    posted_before: bool | None
    """Before the callback; False: after it."""
    reads_as_method: bool | None
    """The app reads the same as in the method; False: no source says what it reads."""
    mode: BackgroundMode | None
    """Its triggers are those that it enables."""
    deprecated: OSVersion | None
    permits: tuple[Activity, ...]
    keeps_running: tuple[Activity, ...]
    events: tuple[Event, ...]
    manner: Manner | None
    quota: Quota | None
    unit: Unit | None
    activities: tuple[Activity, ...]
    """Of conduct, with `callback` to stop before; or the conduct that a termination punishes."""
    price: Price | None
    undone_at: Callback | None
    severity: Severity | None
    cause: Termination | None
    """What a termination code stands for."""
    count: int | None
    """Of a quota; None: no source gives a number."""
    window: float | None
    """Seconds that a quota counts in."""
    namespaces: tuple[TerminationNamespace, ...]
    code_low: int
    code_high: int
    """Of a termination: the codes from `code_low` to this one."""
    text: str
    """The sentence of a duty, a finding or a termination."""
    key: str
    """Of an Info.plist."""
    value: str
    """What is found there; "" where it is a lack, or only the host knows."""

    def holds_on(self, version: OSVersion) -> bool:
        """Tells whether a version lies in the row's range."""
        return self.since <= version and (self.until is None or version < self.until)


def _step(index: int, step_index: int) -> RuleStep:
    native = new(lcp_rule_step)
    fetch("lcp_rule_step_at", native, index, step_index)
    return RuleStep(
        callback=decode_or_none(Callback, native.callback),
        state=decode_or_none(AppState, native.state),
        when=decode_or_none(Condition, native.when),
        scene_state=decode_or_none(SceneState, native.scene_state),
    )


@lru_cache(maxsize=None)
def rule_at(index: int) -> Rule | None:
    """Gives the rule with an index of this build, or None for no rule."""
    if index == LCP_RULE_NONE:
        return None
    row = new(lcp_rule)
    fetch("lcp_rule_at", row, index)
    states: type[AppState] | type[SceneState] = AppState
    if row.axis == Axis.SCENE:
        states = SceneState
    return Rule(
        id=row.id.decode(),
        family=decode(Family, row.family),
        note=row.note.decode(),
        since=OSVersion.from_packed(row.since),
        until=OSVersion.from_packed_or_none(row.until),
        profiles=members(EvidenceProfile, row.profiles),
        evidence=decode_or_none(Evidence, row.evidence),
        verdict=decode_or_none(Verdict, row.verdict),
        conflict=decode_or_none(Conflict, row.conflict),
        precedence=row.precedence,
        citations=citations_at(index, row.citation_count),
        when=members(Condition, row.when),
        when_not=members(Condition, row.when_not),
        lifecycles=members(Lifecycle, row.lifecycles),
        lifecycle=decode_or_none(Lifecycle, row.lifecycle),
        from_states=members(states, row.from_states),
        to=decode_or_none(states, row.to),
        causes=members(Cause, row.causes),
        last_causes=members(Cause, row.last_causes),
        interruptions=members(Interruption, row.interruptions),
        reason=decode_or_none(Reason, row.reason),
        via=decode_or_none(states, row.via),
        steps=tuple(_step(index, number) for number in range(row.step_count)),
        triggers=members(Trigger, row.triggers),
        launch_state=decode_or_none(AppState, row.launch_state),
        callback=decode_or_none(Callback, row.callback),
        second_callback=decode_or_none(Callback, row.second_callback),
        on_launch_only=from_fact(row.on_launch_only),
        guarantee=decode_or_none(Guarantee, row.guarantee),
        terminations=members(Termination, row.terminations),
        standings=members(Standing, row.standings),
        standing=decode_or_none(Standing, row.standing),
        allowances=members(Allowance, row.allowances),
        at_expiry=decode_or_none(Expiry, row.at_expiry),
        code=decode_or_none(TerminationCode, row.code),
        extendable=from_fact(row.extendable),
        advice=from_ns(row.advice_ns),
        limit=from_ns(row.limit_ns),
        warning=from_ns(row.warning_ns),
        axis=decode_or_none(Axis, row.axis),
        axes=members(Axis, row.axes),
        launch_callback=decode_or_none(Callback, row.launch_callback),
        notification=decode_or_none(Notification, row.notification),
        posted_before=from_fact(row.posted_before),
        reads_as_method=from_fact(row.reads_as_method),
        mode=decode(BackgroundMode, row.mode) if row.mode else None,
        deprecated=OSVersion.from_packed_or_none(row.deprecated),
        permits=members(Activity, row.permits),
        keeps_running=members(Activity, row.keeps_running),
        events=members(Event, row.events),
        manner=decode_or_none(Manner, row.manner),
        quota=decode_or_none(Quota, row.quota),
        unit=decode_or_none(Unit, row.unit),
        activities=members(Activity, row.activities),
        price=decode_or_none(Price, row.price),
        undone_at=decode_or_none(Callback, row.undone_at),
        severity=decode_or_none(Severity, row.severity),
        cause=decode_or_none(Termination, row.cause),
        count=None if row.count == LCP_COUNT_UNKNOWN else row.count,
        window=from_ns(row.window_ns),
        namespaces=members(TerminationNamespace, row.namespaces),
        code_low=row.code_low,
        code_high=row.code_high,
        text=row.text.decode(),
        key=row.key.decode(),
        value=row.value.decode(),
    )


def rules(
    family: Family | str | None = None,
    *,
    os: OSVersion | str | None = None,
    evidence: Evidence | str | None = None,
    source: str | None = None,
) -> tuple[Rule, ...]:
    """Returns the rule book in its own order, or the rows of it that were asked for.

    `os` picks those that hold on a version, `evidence` what they rest on, and `source` the key of
    a source that they name, such as "A2".

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
    """Finds the key of a source; capital and small letters count alike."""
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
    """Returns the rule with an id, exactly as written.

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
    native = new(lcp_citation)
    found = []
    for index in range(library().lcp_citation_count()):
        fetch("lcp_citation_at", native, index)
        found.append(citation_of(native))
    return tuple(found)
