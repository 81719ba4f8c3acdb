"""No question forbids what another question allows, and a device does what questions allow.

`make coherence` prints how often each pair of answers occurred.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    App,
    AppState,
    BackgroundMode,
    Cause,
    Context,
    DeviceFacts,
    EvidenceProfile,
    LocationAuthorization,
    Reason,
    RelaunchAnswer,
    RelaunchQuery,
    Termination,
    TransitionQuery,
    Trigger,
    Verdict,
)

from test_coherence import OPEN, READY
from test_coherence import WILLING as WITH_SCENES

_CLOSED = (Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE)
VERSIONS = ("3.1", "4.0", "6.1", "8.0", "9.0", "12.4", "13.0", "14.0", "15.0", "17.0", "18.0", "26.0", "27.0")

#: An app for which every helpful condition holds. Whether the app has scenes is unknown.
WILLING = replace(WITH_SCENES, scenes=None)

#: The apps and devices to ask about.
SUBJECTS: dict[str, tuple[App, DeviceFacts]] = {
    "nothing declared": (App(), DeviceFacts()),
    "everything granted": (WILLING, READY),
    "with scenes": (App(BackgroundMode, scenes=True, permitted_identifiers=1), DeviceFacts()),
    "nothing known": (App(BackgroundMode), DeviceFacts.unknown()),
    "refused": (
        App(BackgroundMode, location_authorization=LocationAuthorization.NONE),
        DeviceFacts(background_app_refresh=False, low_power_mode=True),
    ),
}

#: The causes by which the system runs an app for an event, each with the states that the app may
#: have before the event.
RUNS = {
    Cause.LAUNCH_BY_SYSTEM: (AppState.NOT_RUNNING, AppState.PREWARMED),
    Cause.WAKE_BY_SYSTEM: (AppState.SUSPENDED,),
}

#: The causes that say how an app ended, each with the matching terminations. Without a cause, every
#: termination matches.
ENDS: dict[Cause | None, tuple[Termination, ...]] = {
    None: tuple(end for end in Termination if end is not Termination.NONE),
    Cause.CRASH: (Termination.CRASH,),
    Cause.USER_FORCE_QUIT: (Termination.USER_FORCE_QUIT,),
    Cause.WINDOW_CLOSED: (Termination.USER_FORCE_QUIT,),
    Cause.REBOOT: (Termination.REBOOT,),
    Cause.SYSTEM_SHUTDOWN: (Termination.REBOOT,),
    Cause.APP_UPDATE: (Termination.APP_UPDATE,),
}


#: For each pair of questions, how often each pair of answers occurred.
MET: dict[tuple[str, str], Counter[tuple[str, str]]] = {}

#: Reasons for which two answers may disagree.
UNLISTED = "not listed *"
UNSAID = "unspecified +"
EXCUSES = {
    UNLISTED: "It is not known which life cycle the app has, and one of the two has no such step.",
    UNSAID: "After some end no source says whether the event launches the app. It is not refused.",
}


def meet(one: tuple[str, str], other: tuple[str, str]) -> None:
    """Counts a pair of answers to two questions. Each argument is a question with its answer."""
    counts = MET.setdefault((one[0], other[0]), Counter())
    counts[one[1], other[1]] += 1


@pytest.fixture(scope="module", autouse=True)
def table() -> Iterator[None]:
    """Prints the counts after the tests have run."""
    yield
    print("\n\n(c) What one question allows, no other forbids: how often which answers met")
    for questions, counts in MET.items():
        print(f"\n{questions[0]:<42}{questions[1]:<46}{'times':>11}")
        for (one, other), count in sorted(counts.items()):
            print(f"  {one:<42}{other:<42}{count:>13,}")
    print()
    for name, why in EXCUSES.items():
        print(f"{name[-1]} {why}")
    cells = [(one, count) for met in MET.values() for (one, _), count in met.items()]
    excused = sum(count for one, count in cells if one in EXCUSES)
    print(f"\n{sum(count for _, count in cells):,} cells, {excused:,} of them for", end=" ")
    print(f"{len(EXCUSES)} stated reasons")


def best(verdicts: Iterable[Verdict]) -> str:
    """Returns "allowed" or "conditional" if any verdict says so. Otherwise returns UNSAID if any
    verdict is unspecified, and "refused" if none is."""
    given = set(verdicts)
    allowing = next((one.label for one in OPEN if one in given), None)
    return allowing or (UNSAID if Verdict.UNSPECIFIED in given else "refused")


def contexts() -> Iterator[tuple[str, Context]]:
    profiles = (EvidenceProfile.OBSERVED, EvidenceProfile.DOCUMENTED)
    for (name, (app, facts)), os, profile in product(SUBJECTS.items(), VERSIONS, profiles):
        yield f"{name} on {os}, {profile.label}", Context(os, profile=profile, app=app, facts=facts)


def relaunches_by(
    context: Context, trigger: Trigger, state: AppState, last: Cause | None
) -> list[RelaunchAnswer]:
    """Asks whether a trigger runs a suspended app. For an app that ended, asks about each
    termination that matches the last cause."""
    if state is AppState.SUSPENDED:
        return [lp.relaunch(context, None, trigger, state=state)]
    asked = [RelaunchQuery(end, trigger, state=state) for end in ENDS[last]]
    if Termination.REBOOT in ENDS[last]:
        asked.append(RelaunchQuery(Termination.REBOOT, trigger, ["unlock"], state=state))
    return list(lp.relaunches(context, asked))


@pytest.mark.slow
def test_a_transition_has_no_event_that_does_not_run_the_app() -> None:
    asked = 0
    verdicts = set()
    for name, context in contexts():
        for cause, states in RUNS.items():
            for state in states:
                bare = lp.transition(context, state, AppState.BACKGROUND, cause)
                if bare.verdict not in OPEN:
                    continue
                for last, trigger in product(ENDS, Trigger):
                    if state is AppState.SUSPENDED and last is not None:
                        continue
                    found = lp.transition(
                        context, state, AppState.BACKGROUND, cause, last_cause=last, trigger=trigger
                    )
                    wheres = relaunches_by(context, trigger, state, last)
                    asked += 1
                    verdicts.add(found.verdict)
                    where = (name, state.label, cause.label, last and last.label, trigger.label)
                    runs = [
                        one
                        for one in wheres
                        if one.verdict in OPEN
                        and one.launch_state in (None, AppState.BACKGROUND)
                    ]
                    says = best(one.verdict for one in runs or wheres)
                    if not runs and any(one.verdict in OPEN for one in wheres):
                        says = "allowed, in another state"
                    meet(("relaunch", says), ("transition with a trigger", found.verdict.label))
                    if says == "refused":
                        assert found.verdict in _CLOSED, where
                        assert not found.sequence, where
                    elif runs:
                        assert found.verdict.label == says, where
                    elif says != UNSAID:
                        assert found.reason == Reason.LAUNCHES_NOTHING, where
    assert asked > 20_000
    assert verdicts >= {Verdict.ALLOWED, Verdict.CONDITIONAL, Verdict.FORBIDDEN}


def test_a_path_takes_the_steps_that_transitions_allow() -> None:
    for name, context in contexts():
        for cause, (state, *_) in RUNS.items():
            for trigger in Trigger:
                path = lp.path(
                    context, state, AppState.BACKGROUND, allowed_causes=[cause], trigger=trigger
                )
                step = lp.transition(context, state, AppState.BACKGROUND, cause, trigger=trigger)
                leads = path.verdict.label if path.steps else "no path"
                meet(("transition", step.verdict.label), ("path", leads))
                assert bool(path.steps) == (step.verdict in OPEN), (name, trigger.label)
                if path.steps:
                    assert path.verdict == step.verdict, (name, trigger.label)


@pytest.mark.slow
def test_next_lists_the_transitions_that_are_allowed() -> None:
    for name, context in contexts():
        for state in AppState:
            listed: dict[tuple[object, object], Verdict] = {
                (edge.cause, edge.to): edge.verdict
                for edge in lp.next_transitions(context, state).transitions
            }
            queries = [
                TransitionQuery(state, to, cause) for to in AppState for cause in Cause
            ]
            for query, found in zip(queries, lp.transitions(context, queries), strict=True):
                is_step = found.newest_verdict in OPEN
                where = (name, state.label, query)
                edge = listed.get((query.cause, query.to))
                says = f"listed, {edge.label}" if edge else "not listed"
                if is_step and not edge and name.startswith("nothing known"):
                    says = UNLISTED
                meet(("next", says), ("transition", found.newest_verdict.label))
                assert is_step == (says != "not listed"), where


def test_what_a_mode_enables_is_not_refused_for_want_of_it() -> None:
    for os in VERSIONS:
        app = WILLING
        for mode in BackgroundMode:
            found = lp.mode(Context(os, app=app, facts=READY), mode)
            if found.verdict != Verdict.ALLOWED:
                continue
            for trigger in found.wakes:
                # From 13.0 on, an app with task identifiers gets no background fetches, so the
                # app is also tried without identifiers.
                subjects = [app, replace(app, permitted_identifiers=0)]
                ends = (Termination.NONE, Termination.SYSTEM_RECLAIMED, Termination.REBOOT)
                verdicts = {
                    lp.relaunch(Context(os, app=one, facts=READY), end, trigger).verdict
                    for one, end in product(subjects, ends)
                }
                meet(("mode", "wakes"), ("relaunch", best(verdicts)))
                assert best(verdicts) != "refused", (os, mode.label, trigger.label)


@pytest.mark.parametrize("os", [version for version in VERSIONS if not version.startswith("3.")])
@pytest.mark.parametrize("end", ["suspended", "ended", "force quit"])
def test_a_device_does_what_the_questions_say(os: str, end: str) -> None:
    # The app has no mode `voip`, because the system would relaunch a VoIP app as soon as its
    # process ends.
    modes = frozenset(mode for mode in BackgroundMode if mode is not BackgroundMode.VOIP)
    subject = replace(WILLING, background_modes=modes)
    context = Context(os, app=subject, facts=READY)
    for trigger in Trigger:
        with lp.Device(os, facts=READY) as device:
            app = device.install(subject, returns_after=0, completes_after=0)
            assert device.post("boot").verdict == Verdict.ALLOWED
            device.post("unlock")
            device.post("open-app", app)
            list(device.run_until_idle(100))
            device.post("home")
            list(device.run_until_idle(1000))
            if end == "ended":
                device.post("end", app, termination="system-reclaimed")
            elif end == "force quit":
                device.post("open-switcher")
                list(device.run_until_idle(1100))
                device.post("force-quit", app)
            list(device.run_until_idle(2000))
            status = device.app_status(app)
            before = lp.AppState.SUSPENDED if end == "suspended" else lp.AppState.NOT_RUNNING
            assert status.state == before, (os, end, status)
            outcome = device.post("trigger", app, trigger=trigger)
            ended = Termination.SYSTEM_RECLAIMED if end == "ended" else Termination.USER_FORCE_QUIT
            asked = (
                lp.relaunch(context, None, trigger, state=AppState.SUSPENDED)
                if end == "suspended"
                else lp.relaunch(context, ended, trigger)
            )
            meet(("relaunch", asked.verdict.label), ("device", outcome.verdict.label))
            assert outcome.verdict == asked.verdict, (os, end, trigger.label)
