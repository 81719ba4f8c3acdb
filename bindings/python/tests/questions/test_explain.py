"""Tests explanations of answers: the rules about a question, and the role of each rule."""

from __future__ import annotations

from itertools import product

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Activity,
    Allowance,
    AppState,
    BackgroundMode,
    Context,
    DeviceFacts,
    Event,
    EvidenceProfile,
    Quota,
    Role,
    Termination,
    Trigger,
)

GROUNDS = [
    Context(os, profile=profile, facts=facts)
    for os, profile, facts in product(
        ("3.1", "8.1", "17.0"), EvidenceProfile, (None, DeviceFacts.unknown())
    )
]


def asked(ground: Context) -> list[tuple[lp.Question, lp.Answer]]:
    """Asks many questions of every kind that can be explained."""
    found: list[tuple[lp.Question, lp.Answer]] = []
    found += [(value, lp.deadline(ground, value)) for value in Allowance]
    found += [(value, lp.quota(ground, value)) for value in Quota]
    found += [(value, lp.mode(ground, value)) for value in BackgroundMode]
    for state, activity in product(AppState, Activity):
        found.append((lp.ConductQuery(state, activity), lp.conduct(ground, state, activity)))
    for state, event in product(AppState, Event):
        found.append((lp.DeliveryQuery(state, event), lp.delivery(ground, state, event)))
    for end, on in product((Termination.NONE, Termination.USER_FORCE_QUIT), Trigger):
        found.append((lp.RelaunchQuery(end, on), lp.relaunch(ground, end, on)))
    for code in lp.TerminationCode:
        found.append((lp.TerminationQuery(code), lp.termination(ground, code)))
    for state, on in product((AppState.ACTIVE, AppState.BACKGROUND), Trigger):
        running = lp.RelaunchQuery(None, on, state=state)
        found.append((running, lp.relaunch(ground, None, on, state=state)))
    for clock in Allowance:
        found.append((lp.SuspensionQuery(clock), lp.suspension(ground, clock)))
    for doing in Activity:
        query_ = lp.SuspensionQuery((), doing, doing)
        found.append((query_, lp.suspension(ground, (), doing, begun_in_front=doing)))
    for state, doing in product(AppState, Activity):
        found.append((lp.PurgeQuery(state, doing), lp.purge(ground, state, doing)))
    for callback, on in product(lp.Callback, (None, *Trigger)):
        found.append((lp.CallQuery(callback, on), lp.call(ground, callback, on)))
    for state, cause in product(AppState, lp.Cause):
        found.append((lp.TransitionQuery(state, None, cause), lp.step(ground, state, cause)))
    for word in ("home-button", "crash", "user-force-quit"):
        for from_, to in product(AppState, AppState):
            query = lp.TransitionQuery(from_, to, word)
            found.append((query, lp.transition(ground, from_, to, word)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda g: f"{g.os}-{g.profile.label}")
def test_the_rule_of_the_answer_decides(ground: Context) -> None:
    for question, answer in asked(ground):
        rows = lp.explain(ground, question)
        roles = {row.rule: row.role for row in rows}
        assert len(roles) == len(rows)
        if answer.rule is not None and (
            # If the app cannot be in the state at all, a rule on life cycles decides. Only the
            # explanation of a transition lists such a rule.
            isinstance(question, lp.TransitionQuery) or not answer.rule.startswith("lifecycle.")
        ):
            assert roles[answer.rule] == Role.DECIDES, (question, answer.rule)
        for row in rows:
            assert row.why[0].isupper() and row.why.endswith(".")
            rule = lp.rule(row.rule)
            conditions = {*rule.when, *rule.when_not}
            assert conditions >= {*row.failing, *row.unknown}
            assert not {*row.failing} & {*row.unknown}
            match row.role:
                case Role.OTHER_PROFILE:
                    assert ground.profile not in rule.profiles
                case Role.OTHER_VERSION:
                    assert not rule.holds_on(ground.os)
                case Role.CONDITION_FAILS:
                    assert row.failing
                case Role.CONDITION_UNKNOWN:
                    assert row.unknown
                case Role.OUTWEIGHED | Role.ALTERNATIVE:
                    assert not row.failing and not row.unknown


def only(role: Role, rows: tuple[lp.Explanation, ...]) -> list[lp.Explanation]:
    return [row for row in rows if row.role == role]


def test_sentences_name_what_they_rest_on() -> None:
    context = Context("8.0", app=lp.App(location_authorization=lp.LocationAuthorization.NONE))
    rows = lp.explain(context, lp.RelaunchQuery("user-force-quit", "region-enter"))
    for row in only(Role.OTHER_VERSION, rows):
        rule = lp.rule(row.rule)
        assert str(rule.since) in row.why and "8.0" in row.why
    for row in only(Role.OTHER_PROFILE, rows):
        assert "observed" in row.why
        assert all(profile.label in row.why for profile in lp.rule(row.rule).profiles)
    for row in only(Role.CONDITION_FAILS, rows):
        asked = lp.rule(row.rule).when
        for condition in row.failing:
            wanted, found = condition.title, condition.opposite_title
            if condition not in asked:
                wanted, found = found, wanted
            assert wanted in row.why.partition("; here: ")[0]
            assert found in row.why.partition("; here: ")[2]
    assert only(Role.CONDITION_FAILS, rows)
    unknown = lp.explain(
        Context("8.0", facts=DeviceFacts.unknown()),
        lp.ConductQuery("background", "protected-file-access"),
    )
    (row, *_) = only(Role.CONDITION_UNKNOWN, unknown)
    assert row.why.endswith(", which was not given.")
    unknown_one = row.unknown[0]
    assert unknown_one.title in row.why or unknown_one.opposite_title in row.why


def test_the_one_that_is_outweighed_names_the_other() -> None:
    said = set()
    asked: list[tuple[str, lp.Question]] = [
        *(("17.0", lp.RelaunchQuery(end, "silent-push")) for end in Termination),
        *(("8.0", lp.RelaunchQuery(end, "region-enter")) for end in Termination),
        ("17.0", lp.TransitionQuery("active", "inactive", "home-button")),
        ("3.0", lp.ConductQuery("background", "opengl-es")),
    ]
    for os, question in asked:
        rows = lp.explain(Context(os, app=lp.App(scenes=os == "17.0")), question)
        decided = [other.rule for other in only(Role.DECIDES, rows)]
        for row in only(Role.OUTWEIGHED, rows):
            (other,) = [rule for rule in decided if rule in row.why.rstrip(".").split()] or [
                rule for rule in decided if rule in row.why
            ][:1]
            assert not any(character.isdigit() for character in row.why.replace(other, ""))
            assert "rank" not in row.why
            same = lp.rule(other).family == lp.rule(row.rule).family
            assert same == ("something else" not in row.why)
            if "narrower" in row.why:
                assert lp.rule(other).precedence == 2 > lp.rule(row.rule).precedence
            said.add(row.why.partition(",")[2].partition(":")[0].strip())
    assert {
        "but a narrower rule has precedence",
        "but a rule about a basic requirement has precedence",
    } <= said


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("background-task", Allowance.BACKGROUND_TASK),
        ("Background Task", Allowance.BACKGROUND_TASK),
        ("audio", BackgroundMode.AUDIO),
        ("monitored-regions", Quota.MONITORED_REGIONS),
    ],
)
def test_a_question_by_its_name(text: str, value: lp.Question) -> None:
    assert lp.explain("12.4", text) == lp.explain("12.4", value) != ()


def test_every_name_that_can_be_explained_is_of_one_kind() -> None:
    for kind in (Allowance, BackgroundMode, Quota):
        for value in kind:
            assert lp.explain("12.4", value.label) == lp.explain("12.4", value)


def test_a_name_that_says_too_little_or_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.explain("12.4", "home-button")
    assert caught.value.value == "home-button"
    assert "Allowance, BackgroundMode or Quota" in str(caught.value)

    def first(kind: type[lp.Allowance], text: str) -> lp.Allowance:
        return next(iter(kind))

    monkeypatch.setattr("lifecycle_policy.questions.explain.spelled", first)
    with pytest.raises(lp.LifecyclePolicyError, match="ambiguous") as caught:
        lp.explain("12.4", "audio")
    for name in ("Allowance.PROCESS_LAUNCH", "BackgroundMode.AUDIO", "Quota."):
        assert name in str(caught.value)
