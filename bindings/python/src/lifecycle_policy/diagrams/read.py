"""Asks the library for everything that a diagram shows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from .._native.enums import (
    Allowance,
    AppState,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    Condition,
    Knowledge,
    Moment,
    Reason,
    Termination,
    Trigger,
    Verdict,
)
from ..questions.answers import Answer
from ..questions.context import Context
from ..questions.deadlines import DeadlineAnswer, deadlines
from ..questions.modes import modes
from ..questions.paths import NextTransition, next_transitions
from ..questions.prepared import policies_of
from ..questions.relaunch import RelaunchAnswer, RelaunchQuery, relaunches
from ..questions.transitions import (
    CallbackStep,
    State,
    TransitionAnswer,
    TransitionQuery,
    transition,
    transitions,
)
from .model import Afterwards, Call, Edge, EventGroup, Events, Figure, Keep, Lane, Variant, Way
from .words import ORDER

__all__ = ["callbacks_in", "read_lane"]


def settled(answer: Answer) -> Verdict:
    """Returns the verdict. For an unknown OS, returns the verdict on the newest known OS."""
    return answer.newest_verdict if answer.verdict == Verdict.UNKNOWN_OS else answer.verdict


def needs_of(context: Context, answer: Answer) -> tuple[Condition, ...]:
    """Returns the conditions that were not given and that a conditional answer depends on."""
    if settled(answer) != Verdict.CONDITIONAL:
        return ()
    policy = policies_of(context)[0]
    return tuple(
        condition
        for condition in answer.requires
        if policy.condition(condition) == Knowledge.NOT_GIVEN
    )


_YES = (Verdict.ALLOWED, Verdict.CONDITIONAL)


def _after(context: Context, end: Termination) -> dict[Trigger, RelaunchAnswer]:
    """Returns the answer for each event after a termination."""
    answers = relaunches(context, [RelaunchQuery(end, trigger) for trigger in Trigger])
    return dict(zip(Trigger, answers, strict=True))


def _runs(answer: RelaunchAnswer) -> bool:
    """Tells whether an event runs the app in the background."""
    return settled(answer) in _YES and answer.launch_state == AppState.BACKGROUND


def _background(context: Context, end: Termination) -> dict[Trigger, RelaunchAnswer]:
    """Returns the events that run the app in the background after a termination."""
    answers = _after(context, end)
    return {trigger: answer for trigger, answer in answers.items() if _runs(answer)}


def _groups(
    context: Context, answers: dict[Trigger, RelaunchAnswer]
) -> tuple[EventGroup, ...]:
    """Groups events that have the same terms. Events without further conditions come first."""
    found: dict[tuple[float | None, tuple[Condition, ...], bool], list[Trigger]] = {}
    for trigger, answer in answers.items():
        terms = (answer.allowance_seconds, needs_of(context, answer), answer.disputed)
        found.setdefault(terms, []).append(trigger)
    groups = [EventGroup(tuple(triggers), *terms) for terms, triggers in found.items()]
    return tuple(sorted(groups, key=lambda group: (len(group.needs), group.triggers)))


def wake_events(context: Context) -> Events:
    """Asks what wakes the app while it is suspended."""
    return Events(_groups(context, _background(context, Termination.NONE)), None)


def launch_events(context: Context) -> Events:
    """Asks which events launch the app after the system ended it, and which of these events also
    launch it after a force quit."""
    answers = _background(context, Termination.SYSTEM_RECLAIMED)
    quit_ = _after(context, Termination.USER_FORCE_QUIT)
    found: dict[tuple[bool | None, bool], list[Trigger]] = {}
    for trigger in answers:
        answer = quit_[trigger]
        found.setdefault((_launches_still(answer), answer.disputed), []).append(trigger)
    left = [Afterwards(key[0], tuple(triggers), key[1]) for key, triggers in found.items()]
    left.sort(key=lambda item: (_LAUNCHES.index(item.launches), item.disputed))
    return Events(_groups(context, answers), tuple(left))


#: The order of answers: first the events that launch the app, then the events that may launch it,
#: then the events that do not.
_LAUNCHES = (True, None, False)


def _launches_still(answer: RelaunchAnswer) -> bool | None:
    if _runs(answer):
        return True
    return False if settled(answer) in (Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE) else None


def _declared(context: Context) -> Sequence[BackgroundMode]:
    app = context.app
    return () if app is None else [mode for mode in BackgroundMode if mode in app.background_modes]


def keeps_of(context: Context) -> tuple[Keep, ...]:
    """Asks which of the app's modes keep it running, and during which activities."""
    return tuple(
        Keep(answer.mode, answer.keeps_running)
        for answer in modes(context, _declared(context))
        if answer.keeps_running
    )


class _Reader:
    """Reads one axis."""

    def __init__(self, context: Context, axis: Axis) -> None:
        self.context = context
        self.axis = axis
        self.launch: Events | None = None
        self.figures = {answer.allowance: answer for answer in deadlines(context, Allowance)}

    def figures_of(self, allowances: Iterable[Allowance]) -> tuple[Figure, ...]:
        found = (_figure(self.figures[allowance]) for allowance in allowances)
        return tuple(figure for figure in found if figure is not None)

    def cause_figures(self, ways: list[Way], calls: list[CallbackStep]) -> tuple[Figure, ...]:
        """Returns the allowances that begin with one of the causes, at a process start or on
        entering the background. Leaves out allowances that limit a callback."""
        causes = {way.cause for way in ways}
        moments = set()
        if self.axis == Axis.APP and causes & {Cause.LAUNCH_BY_USER, Cause.LAUNCH_BY_SYSTEM}:
            moments.add(Moment.PROCESS_START)
        if Cause.EXECUTION_FINISHED in causes:
            moments.add(Moment.ENTERING_BACKGROUND)
        told = {step.allowance for step in calls}
        return self.figures_of(
            answer.allowance
            for answer in self.figures.values()
            if answer.starts in moments and answer.allowance not in told
        )

    def way(self, edge: NextTransition, answer: TransitionAnswer) -> Way:
        needs = needs_of(self.context, answer)
        tolerated = edge.reason == Reason.TOLERATED
        return Way(edge.cause, edge.verdict, edge.disputed, tolerated, needs, edge.rule)

    def call(self, step: CallbackStep) -> Call:
        return Call(step, () if step.allowance is None else self.figures_of([step.allowance]))

    def variants(self, from_: State, steps: list[NextTransition]) -> tuple[Variant, ...]:
        """Groups causes with the same callbacks and notifications."""
        queries = [TransitionQuery(from_, step.to, step.cause, self.axis) for step in steps]
        groups: dict[tuple[object, ...], tuple[list[Way], TransitionAnswer]] = {}
        for step, answer in zip(steps, transitions(self.context, queries), strict=True):
            key = tuple((item.label, item.fallback) for item in answer.sequence)
            groups.setdefault(key, ([], answer))[0].append(self.way(step, answer))
        return tuple(
            Variant(
                tuple(ways),
                tuple(self.call(step) for step in answer.callbacks),
                tuple(item.label for item in answer.sequence if item.kind == "notification"),
                self.cause_figures(ways, list(answer.callbacks)),
            )
            for ways, answer in groups.values()
        )

    def edge(self, from_: State, steps: list[NextTransition]) -> Edge:
        causes = {step.cause for step in steps}
        return Edge(
            from_,
            steps[0].to,
            self.variants(from_, steps),
            self.events(causes),
            self.keeps(causes),
            self.onward(from_, steps[0].to, causes),
        )

    def onward(self, from_: State, to: State, causes: set[Cause]) -> State | None:
        """Asks where a launch by the user leads after its first step."""
        if Cause.LAUNCH_BY_USER not in causes:
            return None
        states = [state for state in ORDER[self.axis] if state not in (from_, to)]
        queries = [
            TransitionQuery(from_, state, Cause.LAUNCH_BY_USER, self.axis) for state in states
        ]
        ways = zip(states, transitions(self.context, queries), strict=True)
        return next(
            (
                state
                for state, answer in ways
                if answer.reason == Reason.NOT_ONE_STEP and answer.via == to
            ),
            None,
        )

    def events(self, causes: set[Cause]) -> Events | None:
        if self.axis == Axis.SCENE:
            return None
        if Cause.WAKE_BY_SYSTEM in causes:
            return wake_events(self.context)
        if Cause.LAUNCH_BY_SYSTEM not in causes:
            return None
        self.launch = self.launch or launch_events(self.context)
        return self.launch

    def keeps(self, causes: set[Cause]) -> tuple[Keep, ...]:
        wanted = self.axis == Axis.APP and Cause.EXECUTION_FINISHED in causes
        return keeps_of(self.context) if wanted else ()


def _figure(answer: DeadlineAnswer) -> Figure | None:
    verdict = settled(answer)
    there = verdict in (Verdict.ALLOWED, Verdict.CONDITIONAL)
    if not there or (answer.limit is None and answer.advice is None):
        return None
    if verdict == Verdict.CONDITIONAL and answer.limit == math.inf:
        return None  # the limit is unlimited only on a condition, so there is no figure to show
    return Figure(
        answer.allowance,
        answer.advice,
        answer.limit,
        answer.at_expiry,
        answer.code,
        answer.disputed,
        verdict == Verdict.CONDITIONAL,
        answer.rule,
    )


def _remark(context: Context, axis: Axis, edges: list[Edge]) -> str:
    """Returns the reason why no launch is legal. Returns "" if one is, or on the axis of scenes."""
    if axis == Axis.SCENE or any(_launches(edge) for edge in edges):
        return ""
    answer = transition(
        context, AppState.NOT_RUNNING, AppState.INACTIVE, Cause.LAUNCH_BY_USER, axis=axis
    )
    return f"Nothing launches this app. {answer.note}".strip()


def _launches(edge: Edge) -> bool:
    causes = {way.cause for way in edge.ways}
    return bool(causes & {Cause.LAUNCH_BY_USER, Cause.LAUNCH_BY_SYSTEM})


def read_lane(context: Context, axis: Axis) -> Lane | None:
    """Reads the states of an axis and the transitions between them. Returns None if there are no
    transitions."""
    reader = _Reader(context, axis)
    states: list[State] = []
    edges: list[Edge] = []
    reached: set[State] = set()
    for state in ORDER[axis]:
        answer = next_transitions(context, state, axis=axis)
        if settled(answer) != Verdict.NOT_APPLICABLE:
            states.append(state)
        by_target: dict[State, list[NextTransition]] = {}
        for step in answer.transitions:
            by_target.setdefault(step.to, []).append(step)
        edges += [reader.edge(state, steps) for steps in by_target.values()]
        reached.update(by_target)
    if not edges:
        return None
    known = {*states, *reached}
    ordered = tuple(state for state in ORDER[axis] if state in known)
    return Lane(axis, ordered, tuple(edges), _remark(context, axis, edges))


def callbacks_in(lane: Lane) -> frozenset[Callback]:
    """Returns the callbacks that a lane names."""
    variants = (variant for edge in lane.edges for variant in edge.variants)
    return frozenset(call.step.callback for variant in variants for call in variant.calls)
