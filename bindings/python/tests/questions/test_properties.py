"""Properties of all answers, tested with random questions. If one fails, the simplest case is
shown."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

import lifecycle_policy as lp
import pytest

pytest.importorskip("hypothesis")

from hypothesis import HealthCheck, Phase, assume, given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402
from lifecycle_policy import Context, OSVersion, Role, Verdict  # noqa: E402
from lifecycle_policy._native.enums import KINDS  # noqa: E402

import strategies as any_of  # noqa: E402
from strategies import Anything, Duties, Manifest, Next, Path, answer, on  # noqa: E402

pytestmark = pytest.mark.slow

LEGAL = (Verdict.ALLOWED, Verdict.CONDITIONAL)
#: `lp.rule` with a cache, because reading a rule from the library takes longer than answering a
#: question.
rule = lru_cache(maxsize=None)(lp.rule)

#: A factor for the number of questions. If the variable is set, the questions differ in each run,
#: to find what the tests miss.
MORE = int(os.environ.get("LIFECYCLE_POLICY_PROPERTIES", "0"))


def settled(examples: int) -> settings:
    """Returns settings with the same examples in every run, and without time limits."""
    return settings(
        max_examples=examples * (MORE or 1),
        derandomize=not MORE,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
        print_blob=False,
    )


# ---- names --------------------------------------------------------------------------------------

VALUES = [value for kind in KINDS for value in kind]


def test_every_name_reads_back() -> None:
    assert len(VALUES) > 600
    for value in VALUES:
        assert lp.parse(type(value), value.label) is value


@settled(300)
@given(st.sampled_from(VALUES), st.randoms(use_true_random=False))
def test_names_read_back_however_they_are_spelt(value: Any, random: Any) -> None:
    def spelt(letter: str) -> str:
        if letter == "-":
            return str(random.choice("-_ "))
        return letter.upper() if random.random() < 0.5 else letter.lower()

    text = "".join(map(spelt, value.label))
    assert lp.parse(type(value), text) is value


# ---- batches ------------------------------------------------------------------------------------


@settled(80)
@given(
    any_of.contexts(),
    st.lists(any_of.transitions(), max_size=6),
    st.lists(any_of.one_of(lp.Allowance), max_size=6),
    st.lists(any_of.relaunches(), max_size=6),
    st.lists(any_of.conducts(), max_size=6),
    st.lists(any_of.suspensions(), max_size=6),
    st.lists(any_of.purges(), max_size=6),
    st.lists(any_of.calls(), max_size=6),
)
def test_a_batch_answers_as_one_by_one(
    context: Context,
    moves: list[lp.TransitionQuery],
    allowances: list[lp.Allowance],
    events: list[lp.RelaunchQuery],
    acts: list[lp.ConductQuery],
    held: list[lp.SuspensionQuery],
    ended: list[lp.PurgeQuery],
    called: list[lp.CallQuery],
) -> None:
    assert lp.transitions(context, moves) == tuple(
        lp.transition(
            *(context, move.from_, move.to, move.cause),
            last_cause=move.last_cause,
            trigger=move.trigger,
            interruption=move.interruption,
        )
        for move in moves
    )
    assert lp.deadlines(context, allowances) == tuple(
        lp.deadline(context, allowance) for allowance in allowances
    )
    assert lp.relaunches(context, events) == tuple(answer(context, event) for event in events)
    assert lp.conducts(context, acts) == tuple(answer(context, act) for act in acts)
    assert lp.suspensions(context, held) == tuple(answer(context, one) for one in held)
    assert lp.purges(context, ended) == tuple(answer(context, one) for one in ended)
    assert lp.calls(context, called) == tuple(answer(context, one) for one in called)


# ---- explanations -------------------------------------------------------------------------------


def of_a_life_cycle(question: lp.Question, found: lp.Answer) -> bool:
    """Returns whether a rule on life cycles decided, because the app cannot be in the state. Only
    the explanation of a transition lists such a rule."""
    return (found.rule or "").startswith("lifecycle.") and not isinstance(
        question, lp.TransitionQuery
    )


def conditions(rows: Iterable[lp.Explanation]) -> dict[lp.Condition, set[bool | None]]:
    """Returns, for each condition in the rows, the values that the rows imply: the condition holds,
    fails, or is unknown (None)."""
    found: dict[lp.Condition, set[bool | None]] = {}
    for row in rows:
        ruled = rule(row.rule)
        for condition in {*ruled.when, *ruled.when_not}:
            value: bool | None = None
            if condition not in row.unknown:
                value = (condition in ruled.when) != (condition in row.failing)
            found.setdefault(condition, set()).add(value)
    return found


@settled(250)
@given(any_of.contexts(), any_of.explained())
def test_explanations_list_exactly_what_applies(context: Context, question: lp.Question) -> None:
    found = answer(context, question)
    rows = lp.explain(context, question)
    assert len({row.rule for row in rows}) == len(rows)
    deciders = [row for row in rows if row.role == Role.DECIDES]
    families = [rule(row.rule).family for row in deciders]
    assert len(set(families)) == len(families), "two rules of a family decide"
    if found.rule is not None and not of_a_life_cycle(question, found):
        assert found.rule in {row.rule for row in deciders}
    for row in rows:
        ruled = rule(row.rule)
        admitted = context.profile in ruled.profiles
        current = ruled.holds_on(context.os)
        if row.role == Role.DECIDES:
            assert admitted
            continue
        applies = admitted and current and not row.failing and not row.unknown
        assert (row.role in (Role.OUTWEIGHED, Role.ALTERNATIVE)) == applies
        if applies:
            assert (row.role == Role.ALTERNATIVE) == (not ruled.precedence)
        assert (row.role == Role.OTHER_PROFILE) == (not admitted)
        if admitted:
            assert (row.role == Role.OTHER_VERSION) == (not current)
    for condition, values in conditions(rows).items():
        assert len(values) == 1, f"{condition.label} is one thing here and another there"


# ---- transitions, what may follow, and paths ----------------------------------------------------


@settled(120)
@given(any_of.contexts(), any_of.paths())
def test_every_step_of_a_path_is_legal(context: Context, question: Path) -> None:
    found = answer(context, question)
    assert isinstance(found, lp.PathAnswer)
    here, last_cause = question.from_, question.last_cause
    for step in found.steps:
        assert step.from_ == here
        assert not question.allowed_causes or step.cause in question.allowed_causes
        taken = lp.transition(
            *(context, here, step.to, step.cause), last_cause=last_cause, trigger=question.trigger
        )
        assert taken.newest_verdict in LEGAL
        if found.newest_verdict == Verdict.ALLOWED:
            assert taken.newest_verdict == Verdict.ALLOWED
        assert (taken.rule, taken.sequence) == (step.rule, step.sequence)
        here, last_cause = step.to, step.cause
    if found.newest_verdict in LEGAL:
        assert here == question.to


# All facts are known in this test. With an unknown fact, a transition can be conditional although
# every value of the fact leads to a refusal, if the reasons for the refusals differ.
@settled(60)
@given(any_of.contexts(whole=True), any_of.nexts())
def test_what_may_follow_are_the_legal_transitions(context: Context, question: Next) -> None:
    found = answer(context, question)
    assert isinstance(found, lp.NextAnswer)
    listed = {
        (edge.cause, edge.to): (edge.verdict, edge.rule, edge.evidence, edge.reason, edge.disputed)
        for edge in found.transitions
    }
    assert len(listed) == len(found.transitions), "an edge twice"
    moves = [
        lp.TransitionQuery(question.from_, to, cause, last_cause=question.last_cause)
        for to in type(question.from_)
        for cause in lp.Cause
    ]
    legal = {}
    for move, one in zip(moves, lp.transitions(context, moves), strict=True):
        if one.newest_verdict in LEGAL:
            said = (one.newest_verdict, one.rule, one.evidence, one.reason, one.disputed)
            legal[move.cause, move.to] = said
    assert listed == legal


# ---- versions -----------------------------------------------------------------------------------


def built_for(context: Context, minimum: OSVersion | None) -> Context:
    """Returns the same context, but the app has another minimum version."""
    return Context(
        *(context.os,),
        profile=context.profile,
        app=replace(context.app or lp.App(), minimum_os=minimum),
        facts=context.facts,
        limits=context.limits,
    )


@settled(100)
@given(any_of.contexts(), st.booleans(), st.data())
def test_the_minimum_is_compared_with_the_version_asked(
    context: Context, is_known: bool, data: st.DataObject
) -> None:
    os = data.draw(any_of.versions() if is_known else any_of.unknown_versions())
    least = OSVersion.oldest().packed
    near = st.sampled_from([max(os.packed - 1, least), os.packed, min(os.packed + 1, 0xFFFFFF)])
    others = any_of.versions() | any_of.unknown_versions()
    minimum = data.draw(near.map(OSVersion.from_packed) | others)
    found = lp.manifest(built_for(on(context, os), minimum))
    refused = any(finding.rule == "manifest.minimum-os" for finding in found.findings)
    told = context.profile != lp.EvidenceProfile.ARTICLE
    assert refused == (told and minimum > os)


@settled(150)
@given(any_of.contexts(), any_of.questions(), any_of.unknown_versions())
def test_a_version_that_is_too_new_is_answered_as_the_newest(
    context: Context, question: Anything, os: OSVersion
) -> None:
    if context.app is not None and (context.app.minimum_os or os) <= os:
        # The minimum version of the app does not exclude `os`, so it must not change the answer.
        context = built_for(context, None)
    newest = answer(on(context, OSVersion.newest()), question)
    assert newest.verdict == newest.newest_verdict != Verdict.UNKNOWN_OS
    assert answer(on(context, os), question) == replace(newest, verdict=Verdict.UNKNOWN_OS)


#: The fields with the grounds of an answer. Answers with different grounds may have the same
#: content.
GROUNDS = {
    *("rule", "delivery_rule", "disposition_rule", "broken_rule", "id", "evidence", "citations"),
    "note",
    *("disputed", "requires", "os_dependent"),
}


def said(thing: Any) -> Any:
    """Returns the content of an answer, without its grounds."""
    if isinstance(thing, tuple):
        return tuple(map(said, thing))
    if is_dataclass(thing) and not isinstance(thing, OSVersion):
        names = [field.name for field in fields(thing) if field.name not in GROUNDS]
        return {name: said(getattr(thing, name)) for name in names}
    return thing


def begins_with_its_callback(question: Anything) -> bool:
    """Returns whether the answer to a question can change on the first version of a callback,
    although no rule begins or ends on that version."""
    return isinstance(question, Duties)


@settled(200)
@given(any_of.contexts(), any_of.questions(), st.data())
def test_a_range_is_flagged_where_its_versions_differ(
    context: Context, question: Anything, data: st.DataObject
) -> None:
    known = {*any_of.edges()}
    if context.app is not None and context.app.minimum_os is not None:
        known.add(context.app.minimum_os)
    inside = sorted(edge for edge in known if edge > context.os)
    assume(inside)
    last = inside[data.draw(st.integers(0, min(4, len(inside) - 1)))]
    assume(not begins_with_its_callback(question))
    whole = answer(on(context, context.os, last), question)
    ones = [answer(on(context, os), question) for os in [context.os, *inside] if os <= last]
    if whole.os_dependent:
        assert any(said(one) != said(ones[0]) for one in ones), "flagged without a change"
    else:
        for one in ones:
            assert said(whole) == said(one)
    verdicts = {one.verdict for one in ones}
    assert whole.verdict == (verdicts.pop() if len(verdicts) == 1 else Verdict.CONDITIONAL)


# ---- evidence profiles --------------------------------------------------------------------------


#: The fields that name a rule.
RULES = {"rule", "delivery_rule", "disposition_rule", "broken_rule", "id"}


def rules_of(thing: Any) -> set[str]:
    """Collects the rules in an answer and its parts."""
    if isinstance(thing, tuple):
        return set().union(*map(rules_of, thing))
    if not is_dataclass(thing):
        return set()
    found: set[str] = set()
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in RULES and value:
            found.add(value)
        else:
            found |= rules_of(value)
    return found


@settled(250)
@given(any_of.contexts(), any_of.questions())
def test_every_rule_of_an_answer_is_admitted(context: Context, question: Anything) -> None:
    found = answer(context, question)
    for name in rules_of(found):
        assert context.profile in rule(name).profiles, name
    if found.rule is not None and found.evidence != lp.Evidence.OVERRIDDEN:
        assert found.evidence in (rule(found.rule).evidence, None)


# ---- facts --------------------------------------------------------------------------------------


@settled(100)
@given(any_of.contexts(ordinary=False), any_of.questions(), st.data())
def test_what_is_answered_without_a_fact_holds_with_it(
    context: Context, question: Anything, data: st.DataObject
) -> None:
    told = data.draw(any_of.told(context))
    for near in any_of.neighbours(question):
        found = answer(context, near)
        if found.verdict != Verdict.CONDITIONAL:
            assert answer(told, near).verdict == found.verdict, near
