"""The strategies for Hypothesis draw only legal examples, and failing examples shrink."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import lifecycle_policy as lp
import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st
from lifecycle_policy.simulation.play import play
from lifecycle_policy.simulation.scenario import read_scenario
from lifecycle_policy.strategies import (
    Happening,
    callbacks,
    events,
    new_device,
    scenarios,
    states,
)

pytestmark = pytest.mark.slow

VERSIONS = ("3.1", "6.1", "12.4", "17.0", "27.0")
#: The versions on which the app has scenes.
SCENES = ("17.0", "27.0")
FEW = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
BY_USER = ("open-app", "home", "lock", "unlock", "force-quit", "begin-task", "end-task")


def is_legal(os: str, listed: list[lp.AppState]) -> bool:
    """Returns whether legal transitions lead through the listed states, whatever their causes."""
    causes: set[lp.Cause | None] = {None}
    for before, after in zip(listed, listed[1:], strict=False):
        asked = [(cause, last) for cause in lp.Cause for last in causes]
        causes = {
            cause
            for cause, last in asked
            if lp.transition(os, before, after, cause, last_cause=last).verdict.label == "allowed"
        }
        if not causes:
            return False
    return True


@FEW
@given(st.sampled_from(VERSIONS).flatmap(lambda os: st.tuples(st.just(os), states(os, min_size=3))))
def test_states_are_legal(drawn: tuple[str, list[lp.AppState]]) -> None:
    os, listed = drawn
    assert 3 <= len(listed) <= 10 and listed[0] == lp.AppState.NOT_RUNNING
    assert is_legal(os, listed), listed


@pytest.mark.parametrize("os", VERSIONS)
def test_what_an_app_went_through_makes_no_difference(os: str) -> None:
    """Which states may follow a state does not depend on how the app came to that state."""

    def after(state: lp.AppState) -> set[lp.AppState]:
        steps = lp.next_transitions(os, state)
        return {step.to for step in steps if isinstance(step.to, lp.AppState)}

    ways = [[lp.AppState.NOT_RUNNING]]
    for _ in range(3):
        ways = [[*way, to] for way in ways for to in after(way[-1])]
    assert all(is_legal(os, way) for way in ways)


@pytest.mark.parametrize("target", list(lp.AppState))
def test_states_end_where_they_should(target: lp.AppState) -> None:
    @FEW
    @given(states("17.0", ending_in=target, min_size=2, max_size=6))
    def check(listed: list[lp.AppState]) -> None:
        assert listed[-1] == target and 2 <= len(listed) <= 6
        assert is_legal("17.0", listed)

    check()


def test_states_shrink_to_the_shortest_way() -> None:
    found = find(states("12.4", ending_in="suspended"), lambda _: True)
    assert [state.label for state in found] == ["not-running", "background", "suspended"]
    found = find(states("12.4"), lambda listed: listed.count(lp.AppState.SUSPENDED) > 1)
    assert len(found) == 5


def test_what_cannot_be_reached_is_an_error() -> None:
    for strategy in (states, events):
        with pytest.raises(lp.LifecyclePolicyError, match="suspended cannot be reached"):
            strategy("3.1", ending_in="suspended")
    with pytest.raises(lp.LifecyclePolicyError, match="active cannot be reached"):
        events("17.0", kinds=["home"], ending_in="active")
    with pytest.raises(ValueError, match="no size fits both"):
        events("17.0", min_size=3, max_size=2)
    with pytest.raises(lp.LifecyclePolicyError, match="unknown"):
        events("17.0", kinds=["tea"])


APPS: list[dict[str, Any]] = [{"modes": ["audio", "location"], "authorization": "always"}, {}]


@FEW
@given(
    st.sampled_from(VERSIONS).flatmap(
        lambda os: st.tuples(st.just(os), events(os, apps=APPS, min_size=2))
    )
)
def test_events_happen(drawn: tuple[str, list[Happening]]) -> None:
    os, happenings = drawn
    assert 2 <= len(happenings) <= 10
    device = new_device(os, APPS)
    for happening in happenings:
        _, outcome = happening.post(device)
        assert outcome.verdict.label == "allowed", happening


@pytest.mark.parametrize("target", [state for state in lp.AppState if state.label != "prewarmed"])
def test_events_end_where_they_should(target: lp.AppState) -> None:
    @FEW
    @given(events("17.0", ending_in=target, max_size=6))
    def check(happenings: list[Happening]) -> None:
        device = new_device("17.0")
        for happening in happenings:
            happening.post(device)
        assert device.app_status(1).state == target and len(happenings) <= 6

    check()


def test_many_kinds_of_events_are_drawn() -> None:
    seen: set[lp.Occurrence | str] = set()

    @settings(FEW, max_examples=60, derandomize=True)
    @given(events("17.0", apps=APPS, max_size=12))
    def check(happenings: list[Happening]) -> None:
        seen.update(happening.kind for happening in happenings)

    check()
    assert len(seen) > 10, seen


@FEW
@given(
    st.sampled_from(VERSIONS).flatmap(
        lambda os: st.tuples(
            st.just(os), callbacks(os, app={"scenes": os in SCENES}, kinds=BY_USER, min_size=1)
        )
    )
)
def test_an_auditor_accepts_the_callbacks(drawn: tuple[str, list[lp.Record]]) -> None:
    os, records = drawn
    assert 1 <= len(records) <= 20
    times = [record.time for record in records]
    assert times == sorted(times, key=lambda time: time or 0.0)
    context = lp.Context(os, app=lp.App(scenes=os in SCENES))
    session = lp.Auditor(context, callbacks=list(lp.Callback), processes=True).session()
    found = session.feed(records, clock="monotonic")
    assert not [each.text for each in found if each.severity.label == "error"]


@FEW
@given(
    st.sampled_from(VERSIONS).flatmap(
        lambda os: scenarios(os, apps=[{"name": "Player", "modes": ["audio"]}, {"name": "Other"}])
    )
)
def test_simulate_accepts_the_scenarios(scenario: dict[str, Any]) -> None:
    read = read_scenario(json.dumps(scenario))
    assert read.os is not None and not read.notes
    played = play(read, read.os)
    assert len(played.events) == len(scenario["events"])
    assert not [each.step for each in played.events if each.is_refused]


def test_a_happening_is_printed_as_it_is_written() -> None:
    one = Happening(2.0, lp.Occurrence.HOME)
    assert repr(one) == "Happening(2.0, 'home')"
    (first, *_) = find(events("17.0", kinds=["open-app"]), bool)
    assert repr(first) == "Happening(0.0, 'open-app', 1)"
    assert eval(repr(first)).post(new_device("17.0"))[1].verdict.label == "allowed"


class NaiveHost:
    """A faulty host, which treats a suspended app as ended."""

    def __init__(self) -> None:
        self.device = new_device("17.0", APPS)
        self.running: set[int] = set()

    def play(self, happenings: list[Happening]) -> None:
        for happening in happenings:
            effects, _ = happening.post(self.device)
            for effect in [*effects, *self.device.run_until(self.device.now)]:
                if effect.kind.label == "start-process":
                    self.running.add(effect.app)
                elif effect.kind.label in ("kill", "suspend"):
                    self.running.discard(effect.app)
                elif effect.kind.label == "resume":
                    assert effect.app in self.running, "who is this?"


def is_wrong(happenings: list[Happening]) -> bool:
    try:
        NaiveHost().play(happenings)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("seed", range(2))
def test_a_mistake_shrinks_to_few_events(seed: int) -> None:
    found = find(
        events("17.0", apps=APPS, max_size=8),
        is_wrong,
        settings=settings(FEW, max_examples=200, database=None),
        random=Random(seed),
    )
    assert len(found) <= 4, found
