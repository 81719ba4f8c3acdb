"""A diagram shows exactly the library's answers."""

from __future__ import annotations

import re

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Allowance,
    App,
    AppState,
    Axis,
    Cause,
    Context,
    DeviceFacts,
    LifecyclePolicyError,
    Limit,
    OSVersion,
    Reason,
    SceneState,
    Termination,
    Trigger,
    Verdict,
    deadline,
    diagram,
    mode,
    next_transitions,
    relaunch,
    transition,
)
from lifecycle_policy.diagrams.draw import FORMATS, read_diagram
from lifecycle_policy.diagrams.model import Edge, Lane
from lifecycle_policy.diagrams.notes import FORCE_QUIT, notes_of
from lifecycle_policy.diagrams.phrases import BROUGHT_TO_FRONT, Labels, condition, plain
from lifecycle_policy.diagrams.read import needs_of
from lifecycle_policy.diagrams.words import GROUPS, ORDER, looks, words

from diagrams import apps, contexts, drawn, items_of

CASES = list(contexts())


def edge_of(lane: Lane, from_: AppState | SceneState, to: AppState | SceneState) -> Edge:
    return next(edge for edge in lane.edges if (edge.from_, edge.to) == (from_, to))


@pytest.mark.parametrize("case", CASES)
def test_edges_are_those_that_may_follow(case: str) -> None:
    context, found = contexts()[case], drawn(case)
    axes = {lane.axis: lane for lane in found.lanes}
    assert Axis.APP in axes
    for axis in Axis:
        states = AppState if axis == Axis.APP else SceneState
        answers = {state: next_transitions(context, state, axis=axis) for state in states}
        legal = {
            (state, step.to, step.cause, step.verdict, step.disputed, step.rule)
            for state, answer in answers.items()
            for step in answer.transitions
        }
        edges = axes[axis].edges if axis in axes else ()
        shown = [
            (edge.from_, edge.to, way.cause, way.verdict, way.disputed, way.rule)
            for edge in edges
            for way in edge.ways
        ]
        assert set(shown) == legal
        assert len(shown) == len(legal)
        assert len({(edge.from_, edge.to) for edge in edges}) == len(edges)
        if axis in axes:
            there = {
                state
                for state, answer in answers.items()
                if answer.newest_verdict != Verdict.NOT_APPLICABLE
            }
            assert set(axes[axis].states) == there
            assert axes[axis].home == ORDER[axis][-1]


@pytest.mark.parametrize("case", CASES[::7])
def test_callbacks_are_those_of_the_transitions(case: str) -> None:
    context = contexts()[case]
    for lane in drawn(case).lanes:
        for edge in lane.edges:
            for variant in edge.variants:
                for way in variant.ways:
                    answer = transition(context, edge.from_, edge.to, way.cause, axis=lane.axis)
                    labels = [call.step.callback for call in variant.calls]
                    assert labels == [step.callback for step in answer.callbacks]
                    posted = [step.label for step in answer.sequence if not step.callback]
                    assert list(variant.posts) == posted


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("callbacks", (True, False))
def test_every_cause_is_named(case: str, callbacks: bool) -> None:
    found, labels = drawn(case), Labels(callbacks)
    for lane in found.lanes:
        for edge in lane.edges:
            end = edge.to == lane.home != edge.from_
            parts = labels.end_lines(lane, edge) if end else (labels.lines(edge),)
            named = {item.rstrip("?†‡") for part in parts for item in items_of(part)}
            counted = {words(way.cause) for way in labels.counted(edge)} if end else set()
            assert {words(way.cause) for way in edge.ways} <= named | counted
            if counted:
                assert any(f"{len(labels.counted(edge))} causes" in item for item in named)


def test_every_value_has_its_words() -> None:
    grouped = [cause for causes in GROUPS.values() for cause in causes]
    assert sorted(grouped) == sorted(Cause)
    states = [*AppState, *SceneState]
    assert sorted(states) == sorted(state for order in ORDER.values() for state in order)
    for state in states:
        assert looks(state).note


@pytest.mark.parametrize("case", CASES)
def test_times_of_callbacks_are_those_of_the_steps(case: str) -> None:
    for lane in drawn(case).lanes:
        for edge in lane.edges:
            for variant in edge.variants:
                for call in variant.calls:
                    allowances = [figure.allowance for figure in call.figures]
                    assert allowances in ([], [call.step.allowance])
                    assert call.step.allowance is not None or not allowances


def test_figures_are_those_of_the_deadlines() -> None:
    context = contexts()["audio-12.0"]
    (lane,) = drawn("audio-12.0").lanes
    background = edge_of(lane, AppState.INACTIVE, AppState.BACKGROUND)
    answer = deadline(context, Allowance.DID_ENTER_BACKGROUND)
    figure = background.variants[0].calls[0].figures[0]
    assert (figure.limit, figure.rule) == (answer.limit, answer.rule)
    suspended = edge_of(lane, AppState.BACKGROUND, AppState.SUSPENDED)
    assert suspended.variants[0].figures[0].limit == deadline(context, "background-task").limit
    own = Context("12.0", limits=[Limit(Allowance.BACKGROUND_TASK, 77.0)])
    assert "≤\u00a077\u00a0s" in diagram(own)


def test_what_keeps_an_audio_app_running() -> None:
    (lane,) = drawn("audio-12.0").lanes
    edge = edge_of(lane, AppState.BACKGROUND, AppState.SUSPENDED)
    (keep,) = edge.keeps
    assert keep.activities == mode("12.0", "audio").keeps_running
    assert "audio playback or recording" in items_of(Labels().lines(edge))


@pytest.mark.parametrize("case", ["audio-12.0", "location-7.0", "location-8.0", "notes-17.0"])
def test_events_are_those_that_launch_and_wake(case: str) -> None:
    context = contexts()[case]
    lane = next(lane for lane in drawn(case).lanes if lane.axis == Axis.APP)
    yes = (Verdict.ALLOWED, Verdict.CONDITIONAL)

    def running(end: Termination) -> set[Trigger]:
        answers = {trigger: relaunch(context, end, trigger) for trigger in Trigger}
        return {
            trigger
            for trigger, answer in answers.items()
            if answer.verdict in yes and answer.launch_state == AppState.BACKGROUND
        }

    wake = edge_of(lane, AppState.SUSPENDED, AppState.BACKGROUND).events
    launch = edge_of(lane, AppState.NOT_RUNNING, AppState.BACKGROUND).events
    assert wake is not None and launch is not None
    assert set(wake.triggers) == running(Termination.NONE)
    assert set(launch.triggers) == running(Termination.SYSTEM_RECLAIMED)
    assert set(launch.after(True)) == running(Termination.USER_FORCE_QUIT) & set(launch.triggers)
    assert wake.after_force_quit is None


def force_quit_note(case: str) -> tuple[str, ...]:
    found = drawn(case)
    (note,) = (note for note in notes_of(found, Labels()) if note.heading == FORCE_QUIT)
    return tuple(plain(line) for line in note.lines)


@pytest.mark.parametrize("case", [case for case in CASES if not case.endswith("-2.0")])
def test_what_is_said_of_a_force_quit_is_what_relaunch_answers(case: str) -> None:
    """The diagram has three groups of events: those that launch the app after a force quit, those
    that do not, and those of which this is not known."""
    context = contexts()[case]
    lane = next(lane for lane in drawn(case).lanes if lane.axis == Axis.APP)
    launches = {
        edge.events
        for edge in lane.edges
        if edge.events is not None and edge.events.after_force_quit is not None
    }
    for events in launches:
        said = {still: events.after(still) for still in (True, None, False)}
        listed = [trigger for triggers in said.values() for trigger in triggers]
        assert sorted(listed) == sorted(events.triggers)
        for still, triggers in said.items():
            for trigger in triggers:
                before = relaunch(context, Termination.SYSTEM_RECLAIMED, trigger)
                answer = relaunch(context, Termination.USER_FORCE_QUIT, trigger)
                verdict = answer.newest_verdict
                if still:
                    assert verdict in (Verdict.ALLOWED, Verdict.CONDITIONAL)
                    # The diagram claims that the event launches the app "on the same terms".
                    assert needs_of(context, answer) == needs_of(context, before)
                    assert answer.allowance_seconds == before.allowance_seconds
                elif still is None:
                    assert verdict in (Verdict.UNSPECIFIED, Verdict.CONDITIONAL)
                else:
                    assert verdict in (Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE)
        for item in events.after_force_quit or ():
            answers = [relaunch(context, "user-force-quit", each) for each in item.triggers]
            assert {answer.disputed for answer in answers} == {item.disputed}


def test_a_region_after_a_force_quit_depends_on_the_version() -> None:
    assert force_quit_note("location-6.0") == (
        "not known: significant location change, region enter or exit†",
    )
    assert force_quit_note("location-7.0") == ("no: none of these events",)
    first, *_, last = force_quit_note("location-8.0")
    assert first.startswith("yes, on the same terms:") and "region enter or exit" in first
    assert last == "no: all the others"


def test_only_what_was_not_given_is_named_as_a_condition() -> None:
    for case in CASES[::3]:
        context = contexts()[case]
        for trigger in Trigger:
            answer = relaunch(context, Termination.SYSTEM_RECLAIMED, trigger)
            needs = needs_of(context, answer)
            assert bool(needs) is (answer.newest_verdict == Verdict.CONDITIONAL)
            assert set(needs) <= set(answer.requires)
            assert not needs or all(each.title in condition(needs) for each in needs)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("callbacks", (True, False))
@pytest.mark.parametrize("axis", (None, "app"))
def test_a_launch_by_the_user_into_the_background_says_how_it_goes_on(
    format: str, callbacks: bool, axis: str | None
) -> None:
    def shown(case: str) -> str:
        text = diagram(contexts()[case], format, axis, callbacks=callbacks)
        # Keeps only the labels: removes tooltips and comments, and joins rows.
        text = re.sub(r'(?s)<title>.*?</title>|tooltip="[^"]*"', "", text)
        text = re.sub(r"(?m)^(//|%%).*$", "", text)
        return re.sub(r"<[^>]*>|\\l|\s", "", text)

    said = BROUGHT_TO_FRONT.replace(" ", "")
    assert said in shown("notes-17.0")
    assert said not in shown("audio-12.0") and said not in shown("audio-17.0")


def test_onward_is_where_a_launch_by_the_user_leads_in_several_steps() -> None:
    for case in ("notes-17.0", "audio-12.0"):
        for lane in drawn(case).lanes:
            for edge in lane.edges:
                if edge.onward is None:
                    continue
                answer = transition(
                    contexts()[case], edge.from_, edge.onward, "launch-by-user", axis=lane.axis
                )
                assert (answer.reason, answer.via) == (Reason.NOT_ONE_STEP, edge.to)


def test_conditional_ways_name_what_they_turn_on() -> None:
    context = Context("12.0", facts=DeviceFacts.unknown())
    (lane,) = read_diagram(context).lanes
    ways = edge_of(lane, AppState.INACTIVE, AppState.BACKGROUND).ways
    lock = next(way for way in ways if way.cause == Cause.DEVICE_LOCK)
    assert lock.conditional and [each.label for each in lock.needs] == ["passcode"]
    suspended = edge_of(lane, AppState.BACKGROUND, AppState.SUSPENDED)
    assert suspended.conditional
    assert "stroke-dasharray" in diagram(context)
    assert "stroke-dasharray" not in diagram("12.0")


def test_axes() -> None:
    notes = Context("17.0", app=apps()["notes"])
    assert [lane.axis for lane in read_diagram(notes).lanes] == [Axis.SCENE, Axis.APP]
    assert [lane.axis for lane in read_diagram(notes, "scene").lanes] == [Axis.SCENE]
    assert [lane.axis for lane in read_diagram(notes, Axis.APP).lanes] == [Axis.APP]
    assert [lane.axis for lane in read_diagram("17.0").lanes] == [Axis.APP]


@pytest.mark.parametrize(
    ("context", "reason"),
    [
        (Context("12.0", app=App(scenes=True)), "iOS 12.0 has none"),
        (Context("17.0"), "the app has not adopted scenes"),
        (Context("17.0", app=App(scenes=True), profile="article"), "the article evidence"),
        (Context("17.0", app=App(scenes=True, linked_sdk=OSVersion(3))), "another life cycle"),
    ],
)
def test_an_axis_without_states(context: Context, reason: str) -> None:
    with pytest.raises(LifecyclePolicyError, match=reason) as error:
        diagram(context, axis="scene")
    assert error.value.field == lp.Field.QUERY and str(error.value).startswith("axis: ")


@pytest.mark.parametrize("format", ["png", "", None, 3])
def test_a_format_that_is_none(format: str) -> None:
    with pytest.raises(LifecyclePolicyError, match="format"):
        diagram("12.0", format)


def test_remarks() -> None:
    assert "does not know iOS 99.0" in drawn("audio-99.0").remarks[0]
    assert not drawn("audio-26.0").remarks
    (remark,) = drawn("new-sdk-without-scenes-27.0").remarks
    assert remark.startswith("Nothing launches this app.") and "scene" in remark
    ranged = read_diagram(Context("12.0", os_last="17.0"))
    assert "iOS 12.0 to 17.0" in ranged.title and "within the range" in ranged.remarks[0]


@pytest.mark.parametrize("format", FORMATS)
def test_callbacks_can_be_left_out(format: str) -> None:
    context = contexts()["audio-12.0"]
    whole, short = (diagram(context, format, callbacks=yes) for yes in (True, False))
    label = "applicationWillResignActive:"
    assert whole.count(label) > short.count(label)
    assert "did enter background ≤\u00a05\u00a0s" in short
