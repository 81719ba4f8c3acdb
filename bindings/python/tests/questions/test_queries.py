"""Tests the questions: answers are plain Python objects, and batches agree with single
questions."""

from __future__ import annotations

import ctypes
import dataclasses
import math
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Activity,
    Allowance,
    App,
    AppState,
    Cause,
    Context,
    DeviceFacts,
    EvidenceProfile,
    Termination,
    Trigger,
    Verdict,
)

VERSIONS = ("2.0", "3.1", "4.0", "5.1", "6.1", "7.0", "8.0", "9.3.5", "12.4", "13.0", "26.0")


def test_a_summary_fits_a_screen() -> None:
    for answer in answers():
        shown = repr(answer)
        assert shown.startswith(f"{type(answer).__name__}(verdict={answer.verdict.label}")
        assert len(shown) < 24 * 80 and "http" not in shown
        assert answer.rule is None or f"rule='{answer.rule}'" in shown
    assert ", 25 more)" in repr(lp.next_transitions("17.0", "background"))


def parts(value: object) -> list[object]:
    """Lists everything that an answer contains."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        found: list[object] = [value]
        for field in dataclasses.fields(value):
            found += parts(getattr(value, field.name))
        return found
    if isinstance(value, tuple):
        return [value] + [part for item in value for part in parts(item)]
    return [value]


def answers() -> list[lp.Answer]:
    """Asks one question of each kind on every version."""
    found: list[lp.Answer] = []
    for version in VERSIONS:
        found.append(lp.transition(version, "active", "background", "home-button"))
        found.append(lp.next_transitions(version, "active"))
        found.append(lp.path(version, "not-running", "background"))
        found.append(lp.deadline(version, "background-task"))
        found.append(lp.relaunch(version, "crash", "region-enter"))
        found.append(lp.conduct(version, "background", "opengl-es"))
        found.append(lp.duties(version, "applicationDidEnterBackground:"))
        found.append(lp.delivery(version, "suspended", "orientation-change"))
        found.append(lp.mode(version, "audio"))
        found.append(lp.quota(version, "scheduled-local-notifications"))
        found.append(lp.step(version, "inactive", "home-button"))
        found.append(lp.suspension(version, "background-task", "audio-playback"))
        found.append(lp.purge(version, "suspended", "audio-playback"))
        found.append(lp.call(version, "application:openURL:options:", "open-url"))
        found.append(lp.termination(version, 0x8BADF00D, "springboard"))
        fetching = lp.App(background_modes=lp.BackgroundMode.FETCH)
        found.append(lp.manifest(lp.Context(version, app=fetching)))
        found.append(lp.reported_termination("Code 0x8badf00d", version))
    return found


def test_answers_hold_no_ctypes_and_cannot_change() -> None:
    for answer in answers():
        for part in parts(answer):
            assert not isinstance(part, (ctypes.Structure, ctypes.Array, ctypes._SimpleCData))
            assert not isinstance(part, (list, bytes))
        with pytest.raises(dataclasses.FrozenInstanceError):
            answer.verdict = Verdict.ALLOWED  # type: ignore[misc]
        assert not hasattr(answer, "__dict__")
        assert pickle.loads(pickle.dumps(answer)) == answer


def test_answers_with_a_list_are_iterated() -> None:
    after = lp.next_transitions("17.0", "active")
    assert [each.cause for each in after] == [each.cause for each in after.transitions]
    assert len(after) == len(after.transitions) > 3
    assert after[0] is after.transitions[0] and after[-2:] == after.transitions[-2:]
    way = lp.path("17.0", "active", "suspended")
    assert list(way) == list(way.steps) and len(way) == 3 and way[1].to is lp.AppState.BACKGROUND
    assert way[-1] in way and [step.to for step in reversed(way)][0] is lp.AppState.SUSPENDED
    with pytest.raises(IndexError):
        way[3]
    # A path without steps is a true value, unlike an empty list.
    stay = lp.path("17.0", "active", "active")
    assert list(stay) == [] and len(stay) == 0 and stay
    assert lp.path("17.0", "active", "active") is stay, "kept, although its list is empty"


def test_decided_answers_have_rule_and_source() -> None:
    for answer in answers():
        if isinstance(answer, lp.ReportedTermination):
            continue  # also cites the sources of `broken_rule`
        if answer.rule is not None:
            row = lp.rule(answer.rule)
            assert answer.citations == row.citations
            assert answer.note == row.note
            assert answer.citations or answer.note
            assert answer.evidence is not None
        elif isinstance(answer, (lp.DeadlineAnswer, lp.RelaunchAnswer)):
            assert answer.verdict != Verdict.ALLOWED


def test_transitions_agree_with_transition() -> None:
    asked = [
        lp.TransitionQuery(from_, to, cause)
        for from_, to, cause in product(AppState, AppState, Cause)
    ]
    together = lp.transitions("12.0", asked)
    assert len(together) == len(asked)
    for query, answer in list(zip(asked, together, strict=True))[::37]:
        assert answer == lp.transition("12.0", query.from_, query.to, query.cause)
    assert {answer.verdict for answer in together} >= {Verdict.ALLOWED, Verdict.FORBIDDEN}


def test_relaunches_agree_with_relaunch() -> None:
    asked = [lp.RelaunchQuery(end, event) for end, event in product(Termination, Trigger)]
    together = lp.relaunches("8.0", asked)
    for query, answer in list(zip(asked, together, strict=True))[::29]:
        assert answer == lp.relaunch("8.0", query.after, query.on)
    assert {answer.verdict for answer in together} >= {Verdict.ALLOWED, Verdict.FORBIDDEN}


def test_deadlines_agree_with_deadline() -> None:
    for allowance, answer in zip(Allowance, lp.deadlines("6.0", Allowance), strict=True):
        assert answer == lp.deadline("6.0", allowance)
        assert answer.allowance == allowance


def test_conducts_agree_with_conduct() -> None:
    asked = [lp.ConductQuery(state, activity) for state, activity in product(AppState, Activity)]
    together = lp.conducts("9.0", asked)
    for query, answer in zip(asked, together, strict=True):
        assert answer == lp.conduct("9.0", query.state, query.activity)
    verdicts = {answer.verdict for answer in together}
    assert verdicts >= {Verdict.ALLOWED, Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE}


def test_modes_agree_with_mode() -> None:
    assert lp.modes("12.0") == tuple(lp.mode("12.0", value) for value in lp.BackgroundMode)
    (audio,) = lp.modes("12.0", ["audio"])
    assert audio == lp.mode("12.0", lp.BackgroundMode.AUDIO)


def test_empty_batches() -> None:
    assert lp.conducts("8.0", []) == ()
    assert lp.modes("8.0", []) == ()
    assert lp.transitions("8.0", []) == ()
    assert lp.deadlines("8.0", []) == ()
    assert lp.relaunches("8.0", []) == ()


def test_next_edges_are_legal_transitions() -> None:
    for state in AppState:
        for edge in lp.next_transitions("17.0", state).transitions:
            answer = lp.transition("17.0", state, edge.to, edge.cause)
            assert answer.verdict == edge.verdict
            assert answer.rule == edge.rule


def test_own_limits_override() -> None:
    context = Context("12.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, 2.5)])
    answer = lp.deadline(context, Allowance.BACKGROUND_TASK)
    assert answer.limit == 2.5
    assert answer.evidence == lp.Evidence.OVERRIDDEN
    endless = Context("12.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, math.inf)])
    assert lp.deadline(endless, Allowance.BACKGROUND_TASK).limit == math.inf


def test_a_warning_comes_before_its_limit() -> None:
    for limit, warning, told in ((1.0, None, 1.0), (60.0, None, 5.0), (None, math.inf, 30.0)):
        own = lp.Limit(Allowance.BACKGROUND_TASK, limit, warning=warning)
        answer = lp.deadline(Context("17.0", limits=[own]), Allowance.BACKGROUND_TASK)
        assert answer.warning == told


def test_what_is_not_applicable_gets_no_figures() -> None:
    own = Context("3.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, 60.0)])
    answer = lp.deadline(own, Allowance.BACKGROUND_TASK)
    assert answer == lp.deadline("3.0", Allowance.BACKGROUND_TASK)
    assert answer.limit is None


def test_profiles_differ() -> None:
    documented = Context("12.4", profile=EvidenceProfile.DOCUMENTED)
    assert lp.deadline(documented, "background-task").limit is None
    assert lp.deadline("12.4", "background-task").limit == 180


def test_newer_than_the_rule_set() -> None:
    answer = lp.relaunch("99.0", "crash", "user-tap")
    assert answer.verdict == Verdict.UNKNOWN_OS
    assert answer.newest_verdict == lp.relaunch(lp.OSVersion.newest(), "crash", "user-tap").verdict


def test_unknown_facts_make_answers_conditional() -> None:
    app = App(background_modes=lp.BackgroundMode.FETCH)
    known = Context("8.0", app=app)
    unknown = Context("8.0", app=app, facts=DeviceFacts.unknown())
    assert lp.relaunch(known, "crash", "background-fetch").verdict == Verdict.ALLOWED
    answer = lp.relaunch(unknown, "crash", "background-fetch")
    assert answer.verdict == Verdict.CONDITIONAL
    assert lp.Condition.BACKGROUND_APP_REFRESH in answer.requires


def test_no_facts_and_the_default_facts_are_the_same_device() -> None:
    for event in Trigger:
        bare = lp.relaunch("9.0", "crash", event)
        assert bare == lp.relaunch(Context("9.0", facts=DeviceFacts(), app=App()), "crash", event)


def test_context_can_be_altered_and_compared() -> None:
    context = Context("8.1", profile="article")
    later = dataclasses.replace(context, os=lp.OSVersion(9))
    assert later.os == lp.OSVersion(9)
    assert later.profile == EvidenceProfile.ARTICLE
    assert dataclasses.replace(later, os=lp.OSVersion(8, 1)) == context


def test_os_versions() -> None:
    assert str(lp.OSVersion.parse("9.3.5")) == "9.3.5"
    assert str(lp.OSVersion.parse("9")) == "9.0"
    assert lp.OSVersion.parse("10.0") > lp.OSVersion.parse("9.3.5")
    assert lp.OSVersion.from_packed(lp.OSVersion(9, 3, 5).packed) == lp.OSVersion(9, 3, 5)
    for text in ("", "9.", "9.3.5.1", "a", "9.256", "-9", " 9", "9\0", "९"):
        with pytest.raises(lp.LifecyclePolicyError):
            lp.OSVersion.parse(text)


def test_causes_as_terminations() -> None:
    assert lp.termination_of(Cause.LOW_BATTERY_SHUTDOWN) == Termination.REBOOT
    assert lp.termination_of(Cause.ACTIVATION) == Termination.NONE
    assert lp.termination_of(Cause.CRASH) == Termination.CRASH


def test_threads() -> None:
    """Many threads ask at the same time, and each gets the answers that a single thread gets."""
    questions = [(version, event) for version in VERSIONS for event in Trigger]
    alone = [lp.relaunch(version, "user-force-quit", event) for version, event in questions]

    def everything(_: int) -> list[lp.RelaunchAnswer]:
        return [lp.relaunch(version, "user-force-quit", event) for version, event in questions]

    with ThreadPoolExecutor(max_workers=8) as pool:
        for found in pool.map(everything, range(16)):
            assert found == alone


@pytest.mark.parametrize(
    ("ask", "context"),
    [
        (lambda context: lp.deadline(context, "background-task"), lp.Context("3.0", os_last="5.0")),
        # The app's minimum is 9.2, a version that no rule names.
        (
            lp.manifest,
            lp.Context("9.1", os_last="9.3", app=lp.App(minimum_os=lp.OSVersion(9, 2))),
        ),
        # The callback begins on 4.2, but no rule begins or ends there.
        (
            lambda context: lp.duties(
                context, "application:openURL:sourceApplication:annotation:"
            ),
            lp.Context("4.1", os_last="4.2.1"),
        ),
    ],
)
def test_a_range_in_which_the_verdict_changes_is_conditional_in_both(
    ask: Callable[[lp.Context], lp.Answer], context: lp.Context
) -> None:
    answer = ask(context)
    assert answer.os_dependent
    assert answer.verdict is answer.newest_verdict is lp.Verdict.CONDITIONAL


def test_states_between_are_on_the_axis_of_the_question() -> None:
    context = Context("17.0", app=App(scenes=True))
    for kind in (AppState, lp.SceneState):
        found = [
            lp.transition(context, start, end, cause).via
            for start in kind
            for end in kind
            for cause in lp.Cause
        ]
        assert {type(via) for via in found} == {kind, type(None)}


def test_a_mode_without_effect_permits_nothing() -> None:
    """If a version does not have a mode, the answer may still name a rule that lists what the mode
    permits, but the answer lists no permissions."""
    for os in ("2.0", "6.1", "99.0"):
        for answer in lp.modes(os):
            told = answer.wakes + answer.permits + answer.keeps_running
            assert not told or lp.Verdict.ALLOWED in (answer.verdict, answer.newest_verdict)
    assert lp.mode("2.0", "audio").rule is not None and lp.mode("99.0", "audio").permits
