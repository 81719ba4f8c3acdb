"""Random contexts and questions, for tests of properties that all answers have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import Any

import lifecycle_policy as lp
from hypothesis import strategies as st
from lifecycle_policy import (
    App,
    AppState,
    BackgroundMode,
    Cause,
    Context,
    DeviceFacts,
    OSVersion,
    SceneState,
)


@dataclass(frozen=True)
class Next:
    """The question of `next_transitions`."""

    from_: AppState | SceneState
    last_cause: Cause | None


@dataclass(frozen=True)
class Path:
    """A question of `path`."""

    from_: AppState | SceneState
    to: AppState | SceneState
    allowed_causes: tuple[Cause, ...]
    last_cause: Cause | None
    trigger: lp.Trigger | None


@dataclass(frozen=True)
class Duties:
    """A question of `duties`."""

    callback: lp.Callback


@dataclass(frozen=True)
class Manifest:
    """The question of `manifest`. It consists only of the context."""


Anything = lp.Question | Next | Path | Duties | Manifest


def answer(context: Context, question: Anything) -> lp.Answer:
    """Asks a question of any kind."""
    match question:
        case lp.TransitionQuery():
            return lp.transitions(context, [question])[0]
        case Next(from_, last_cause):
            return lp.next_transitions(context, from_, last_cause=last_cause)
        case Path(from_, to, causes, last_cause, trigger):
            return lp.path(
                *(context, from_, to),
                allowed_causes=causes,
                last_cause=last_cause,
                trigger=trigger,
            )
        case lp.Allowance():
            return lp.deadline(context, question)
        case lp.RelaunchQuery(after, on, since, state, force_quit):
            return lp.relaunch(
                *(context, after, on), since=since, state=state, force_quit=force_quit
            )
        case lp.ConductQuery(state, activity):
            return lp.conduct(context, state, activity)
        case Duties(callback):
            return lp.duties(context, callback)
        case lp.DeliveryQuery(state, event):
            return lp.delivery(context, state, event)
        case BackgroundMode():
            return lp.mode(context, question)
        case lp.Quota():
            return lp.quota(context, question)
        case lp.TerminationQuery(code, namespace):
            return lp.termination(context, code, namespace)
        case lp.SuspensionQuery(allowances, activities, begun):
            return lp.suspension(context, allowances, activities, begun_in_front=begun)
        case lp.PurgeQuery(state, activities):
            return lp.purge(context, state, activities)
        case lp.CallQuery(callback, trigger):
            return lp.call(context, callback, trigger)
        case Manifest():
            return lp.manifest(context)


# ---- contexts -----------------------------------------------------------------------------------

#: The SDK versions on which answers change. If an app names no SDK, the SDK of the OS counts.
SDK_EDGES = (OSVersion(4), OSVersion(13), OSVersion(27))


@cache
def edges() -> tuple[OSVersion, ...]:
    """Returns the versions on which answers can change, in order, starting with the oldest."""
    found = {OSVersion.oldest(), *SDK_EDGES}
    for row in lp.rules():
        found |= {row.since} if row.until is None else {row.since, row.until}
    return tuple(sorted(edge for edge in found if edge <= OSVersion.newest()))


def before(version: OSVersion) -> OSVersion:
    """Returns the last version before the given one."""
    return OSVersion.from_packed(version.packed - 1)


# A strategy is checked each time it is made, and that takes longer than drawing from it. So each
# strategy is made once.
@cache
def one_of(kind: type[Enum]) -> st.SearchStrategy[Any]:
    return st.sampled_from(list(kind))


@cache
def maybe(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values


@cache
def versions() -> st.SearchStrategy[OSVersion]:
    """Draws known versions: edges, versions just before edges, and any others."""
    known = edges()
    major = st.integers(2, OSVersion.newest().major)
    return (
        st.sampled_from(known)
        | st.sampled_from([before(edge) for edge in known[1:]])
        | st.builds(OSVersion, major, st.integers(0, 255), st.integers(0, 255))
    )


@cache
def unknown_versions() -> st.SearchStrategy[OSVersion]:
    """Draws versions that are newer than every known version."""
    major = st.integers(OSVersion.newest().major + 1, 255)
    return st.builds(OSVersion, major, st.integers(0, 255), st.integers(0, 255))


@cache
def apps(*, whole: bool = False) -> st.SearchStrategy[App]:
    """Draws apps with some known facts. If `whole` is true, all facts are known."""
    given = (lambda values: values) if whole else maybe
    named = {
        "background_modes": st.lists(one_of(BackgroundMode), max_size=4),
        "linked_sdk": given(versions()),
        "minimum_os": given(versions() | unknown_versions()),
        "permitted_identifiers": st.integers(0, 2),
        "location_authorization": given(one_of(lp.LocationAuthorization)),
        "kind": given(st.just(lp.ProcessKind.APP)),
        "unknown_modes": st.integers(0, 1),
        "placeholders": st.sampled_from([(), ("MinimumOSVersion",)]),
        "notices": st.just(()),
    }
    fact = given(st.booleans())
    return st.builds(App, **{field.name: named.get(field.name, fact) for field in fields(App)})


@cache
def devices(*, whole: bool = False) -> st.SearchStrategy[DeviceFacts]:
    """Draws devices with some known facts. If `whole` is true, all facts are known."""
    given = (lambda values: values) if whole else maybe
    named = {"idiom": given(one_of(lp.Idiom)), "foreground_slots": given(st.integers(1, 8))}
    fact = given(st.booleans())
    return st.builds(
        DeviceFacts, **{field.name: named.get(field.name, fact) for field in fields(DeviceFacts)}
    )


@cache
def limits() -> st.SearchStrategy[list[lp.Limit]]:
    """Draws up to two of a host's own figures. No warning is longer than its limit."""
    figure = maybe(st.sampled_from([0.0, 1.5, 600.0, float("inf")]))
    own = st.builds(lp.Limit, one_of(lp.Allowance), figure, figure, figure).filter(
        lambda own: own.limit is None or own.warning is None or own.warning <= own.limit
    )
    return st.lists(own, max_size=2)


@cache
def _some_devices(ordinary: bool, whole: bool) -> st.SearchStrategy[DeviceFacts | None]:
    facts = devices(whole=True) if whole else st.just(DeviceFacts.unknown()) | devices()
    return st.none() | facts if ordinary else facts


@st.composite
def contexts(draw: st.DrawFn, *, ordinary: bool = True, whole: bool = False) -> Context:
    """Draws contexts, each on one version. If `ordinary` is true, many of them have the ordinary
    device."""
    return Context(
        draw(versions()),
        profile=draw(one_of(lp.EvidenceProfile)),
        app=draw(maybe(apps(whole=whole))),
        facts=draw(_some_devices(ordinary, whole)),
        limits=draw(limits()),
    )


def on(context: Context, os: OSVersion, last: OSVersion | None = None) -> Context:
    """Returns the same context on another version, or on a range of versions."""
    return Context(
        *(os,),
        os_last=last,
        profile=context.profile,
        app=context.app,
        facts=context.facts,
        limits=context.limits,
    )


#: Facts of a device that count as "no" if they are unknown.
OPTIONS = ("force_quit_survives_reboot", "regions_end_at_reboot")
#: Facts about a running app. If a context does not give such a fact, the fact is unknown.
RUN_TIME = (
    "location_authorization", "restoration_identifier", "session_sends_launch_events",
    "background_activity_session", "service_session", "interface_kept", "multitasking_camera",
)  # fmt: skip


@st.composite
def told(draw: st.DrawFn, context: Context) -> Context:
    """Draws the same context with a value for every unknown fact."""
    facts, app = context.facts or DeviceFacts(), context.app or App()
    device, other = draw(devices(whole=True)), draw(apps(whole=True))
    names = [name for name in DeviceFacts.__slots__ if name not in OPTIONS]
    return Context(
        context.os,
        profile=context.profile,
        app=replace(app, **missing(app, other, RUN_TIME)),
        facts=replace(facts, **missing(facts, device, names)),
        limits=context.limits,
    )


def missing(thing: Any, known: Any, names: Iterable[str]) -> dict[str, Any]:
    """Returns the values of `known` for the names that are None in `thing`."""
    return {name: getattr(known, name) for name in names if getattr(thing, name) is None}


# ---- questions ----------------------------------------------------------------------------------


@cache
def _states() -> st.SearchStrategy[type[AppState] | type[SceneState]]:
    return st.sampled_from([AppState, SceneState])


@st.composite
def transitions(draw: st.DrawFn) -> lp.TransitionQuery:
    """Draws questions about transitions on both axes, some without a target."""
    kind = draw(_states())
    return lp.TransitionQuery(
        from_=draw(one_of(kind)),
        to=draw(maybe(one_of(kind))),
        cause=draw(one_of(Cause)),
        last_cause=draw(maybe(one_of(Cause))),
        trigger=draw(maybe(one_of(lp.Trigger))),
        interruption=draw(maybe(one_of(lp.Interruption))),
    )


@st.composite
def nexts(draw: st.DrawFn) -> Next:
    """Draws questions about what may follow."""
    return Next(draw(one_of(draw(_states()))), draw(maybe(one_of(Cause))))


@st.composite
def paths(draw: st.DrawFn) -> Path:
    """Draws questions about paths, which allow any cause, list all causes, or list some."""
    kind = draw(_states())
    causes = draw(st.just(()) | st.just(tuple(Cause)) | st.lists(one_of(Cause)).map(tuple))
    return Path(
        from_=draw(one_of(kind)),
        to=draw(one_of(kind)),
        allowed_causes=causes,
        last_cause=draw(maybe(one_of(Cause))),
        trigger=draw(maybe(one_of(lp.Trigger))),
    )


def relaunches() -> st.SearchStrategy[lp.RelaunchQuery]:
    """Draws questions about relaunches: after a termination, in a state, or both."""
    since, trigger = st.frozensets(one_of(lp.Since)), one_of(lp.Trigger)
    ends = st.sampled_from([end for end in lp.Termination if end is not lp.Termination.NONE])
    gone = st.sampled_from([AppState.NOT_RUNNING, AppState.PREWARMED])
    there = st.sampled_from([state for state in AppState if state > AppState.PREWARMED])
    ended, present = one_of(lp.Termination), maybe(one_of(lp.Termination))
    return st.one_of(
        st.builds(lp.RelaunchQuery, ended, trigger, since, st.none(), st.booleans()),
        st.builds(lp.RelaunchQuery, ends, trigger, since, gone, st.booleans()),
        st.builds(lp.RelaunchQuery, present, trigger, since, there, st.booleans()),
    )


def suspensions() -> st.SearchStrategy[lp.SuspensionQuery]:
    """Draws questions about what keeps an app running."""
    doing = st.frozensets(one_of(lp.Activity), max_size=3)
    clocks = st.frozensets(one_of(lp.Allowance), max_size=3)
    return st.builds(lp.SuspensionQuery, clocks, doing, doing)


def purges() -> st.SearchStrategy[lp.PurgeQuery]:
    """Draws questions about the order in which apps are ended."""
    doing = st.frozensets(one_of(lp.Activity), max_size=3)
    return st.builds(lp.PurgeQuery, one_of(AppState), doing)


def calls() -> st.SearchStrategy[lp.CallQuery]:
    """Draws questions about the arguments of callbacks."""
    return st.builds(lp.CallQuery, one_of(lp.Callback), maybe(one_of(lp.Trigger)))


def conducts() -> st.SearchStrategy[lp.ConductQuery]:
    return st.builds(lp.ConductQuery, one_of(AppState), one_of(lp.Activity))


def terminations() -> st.SearchStrategy[lp.TerminationQuery]:
    """Draws questions about termination codes: codes with a name, small numbers, and any others."""
    codes = one_of(lp.TerminationCode) | st.integers(0, 20) | st.integers(0, (1 << 64) - 1)
    return st.builds(lp.TerminationQuery, codes.map(int), maybe(one_of(lp.TerminationNamespace)))


def explained() -> st.SearchStrategy[lp.Question]:
    """Draws questions of every kind that can be explained."""
    return st.one_of(
        one_of(lp.Allowance),
        one_of(lp.Quota),
        one_of(BackgroundMode),
        conducts(),
        st.builds(lp.DeliveryQuery, one_of(AppState), one_of(lp.Event)),
        terminations(),
        relaunches(),
        transitions(),
        suspensions(),
        purges(),
        calls(),
    )


def questions() -> st.SearchStrategy[Anything]:
    """Draws questions of every kind."""
    others = st.one_of(
        nexts(), paths(), st.builds(Duties, one_of(lp.Callback)), st.just(Manifest())
    )
    return explained() | others


def neighbours(question: Anything) -> list[Anything]:
    """Returns variants of a question: one for every cause, trigger, event, activity, allowance,
    quota or mode. For other questions, returns only the question.

    Few random questions depend on a fact. Asking similar questions is cheaper than drawing more
    questions.
    """
    match question:
        case lp.TransitionQuery():
            return [replace(question, cause=cause) for cause in Cause]
        case lp.RelaunchQuery():
            return [replace(question, on=trigger) for trigger in lp.Trigger]
        case lp.DeliveryQuery():
            return [replace(question, event=event) for event in lp.Event]
        case lp.ConductQuery():
            return [replace(question, activity=activity) for activity in lp.Activity]
        case lp.Allowance() | lp.Quota() | BackgroundMode():
            return list(type(question))
    return [question]
