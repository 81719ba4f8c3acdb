"""Draws the states of an app's life cycle, from the library's answers."""

from __future__ import annotations

from collections.abc import Callable

from .._native.enums import AppState, Axis, Field, Status, Verdict
from .._native.errors import LifecyclePolicyError, refused
from .._native.labels import LabelledEnum
from .._native.library import ruleset_version
from .._native.names import coerce
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context, DeviceFacts
from ..questions.paths import next_transitions
from .graphs import dot_of, mermaid_of
from .model import Diagram, Lane
from .read import read_lane
from .svg import svg_of
from .text import clean
from .words import words

__all__ = ["diagram"]

#: Fields of App that are yes, no or not given, and their names in the picture.
_DECLARED = (
    ("scenes", "scenes"),
    ("multiple_scenes", "multiple scenes"),
    ("exits_on_suspend", "exits on suspend"),
    ("state_restoration", "state restoration"),
    ("restoration_identifier", "Bluetooth restoration"),
    ("session_sends_launch_events", "URL session sends launch events"),
    ("background_activity_session", "background activity session"),
    ("service_session", "service session"),
    ("interface_kept", "interface kept"),
    ("multitasking_camera", "camera beside other apps"),
)


def versions_of(context: Context) -> str:
    """Returns the OS version or the range of versions."""
    last = context.os_last
    return f"iOS {context.os}" + (f" to {last}" if last is not None else "")


def _app_facts(app: App) -> list[str]:
    modes = [mode.label.replace("-", " ") for mode in sorted(app.background_modes)]
    facts = [f"background modes: {', '.join(modes)}" if modes else "no background modes"]
    for name, text in _DECLARED:
        value = getattr(app, name)
        if value is not None:
            facts.append(text if value else f"no {text}")
    if app.linked_sdk is not None:
        facts.append(f"linked SDK {app.linked_sdk}")
    if app.location_authorization is not None:
        facts.append(f"location authorization: {_plain(app.location_authorization)}")
    return facts


def _plain(value: object) -> str:
    if isinstance(value, LabelledEnum):
        return words(value)
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _device_facts(facts: DeviceFacts | None) -> list[str]:
    """Names the differences from the ordinary device."""
    ordinary = DeviceFacts()
    if facts is None or facts == ordinary:
        return ["ordinary device"]
    if facts == DeviceFacts.unknown():
        return ["nothing known of the device"]
    return [
        f"{name.replace('_', ' ')}: {_plain(getattr(facts, name))}"
        for name in DeviceFacts.__dataclass_fields__
        if getattr(facts, name) != getattr(ordinary, name)
    ]


def facts_of(context: Context) -> tuple[str, ...]:
    """Describes the app's declarations, the device, and the limits that the caller set."""
    facts = _app_facts(App() if context.app is None else context.app)
    facts += _device_facts(context.facts)
    facts += [f"own limit for {_plain(limit.allowance)}" for limit in context.limits]
    return (facts[0][0].upper() + facts[0][1:], *facts[1:])


def remarks_of(context: Context) -> tuple[str, ...]:
    """Returns remarks on what the picture cannot show: an unknown OS, or answers that change within
    a range of versions."""
    answers = [next_transitions(context, state) for state in AppState]
    remarks = []
    if any(answer.verdict == Verdict.UNKNOWN_OS for answer in answers):
        newest = OSVersion.newest_major()
        remarks.append(f"The rule set does not know iOS {context.os}: as on iOS {newest}.")
    if any(answer.os_dependent for answer in answers):
        remarks.append(f"As on iOS {context.os}; within the range something changes.")
    return tuple(remarks)


def footer_of(context: Context) -> str:
    """Names the library, the rule set and the evidence profile."""
    return f"LifecyclePolicy, rule set {ruleset_version()}, {_plain(context.profile)} evidence"


#: The function that draws each format.
FORMATS: dict[str, Callable[..., str]] = {"svg": svg_of, "mermaid": mermaid_of, "dot": dot_of}


def _no_states(context: Context, axis: Axis) -> LifecyclePolicyError:
    """Makes the error for an axis without states. The error says why there are none."""
    willing = App(scenes=True)
    if read_lane(Context(context.os, app=willing), axis) is None:
        reason = f"iOS {context.os} has none"
    elif read_lane(Context(context.os, app=willing, profile=context.profile), axis) is None:
        reason = f"the {context.profile.label} evidence says nothing of them"
    elif context.app is None or not context.app.scenes:
        reason = "the app has not adopted scenes"
    else:
        reason = "this app has another life cycle"
    text = f"there are no states of a {axis.label} to draw: {reason}"
    return refused(Field.QUERY, Status.OUT_OF_RANGE, text, axis.label, "axis")


def _lanes(context: Context, axis: Axis | None) -> tuple[Lane, ...]:
    """Reads the lane of the given axis. Without an axis, reads the lane of scenes, if there is
    one, and the lane of the app."""
    if axis is not None:
        lane = read_lane(context, axis)
        if lane is None:
            raise _no_states(context, axis)
        return (lane,)
    lanes = (read_lane(context, each) for each in (Axis.SCENE, Axis.APP))
    return tuple(lane for lane in lanes if lane is not None)


def read_diagram(
    context: Context | OSVersion | str,
    axis: Axis | str | None = None,
    *,
    title: str | None = None,
) -> Diagram:
    """Asks for everything that a diagram shows."""
    ground = Context.of(context)
    lanes = _lanes(ground, None if axis is None else coerce(Axis, axis, Field.QUERY))
    name = clean(title or "") or f"An app, {versions_of(ground)}"
    remarks = (*remarks_of(ground), *(lane.remark for lane in lanes if lane.remark))
    return Diagram(name, facts_of(ground), remarks, lanes, footer_of(ground))


def diagram(
    context: Context | OSVersion | str,
    format: str = "svg",
    axis: Axis | str | None = None,
    *,
    title: str | None = None,
    callbacks: bool = True,
) -> str:
    """Draws the states of an app and the transitions between them, as svg, mermaid or dot.

    Without an axis, the states of a scene are drawn above the states of the process, if the app
    has scenes. Without `callbacks`, only causes and time limits are shown.

    >>> "app_background -->" in diagram("12.0", "mermaid")
    True
    >>> "applicationDidEnterBackground:" in diagram("12.0")
    True
    """
    drawer = FORMATS.get(format.lower()) if isinstance(format, str) else None
    if drawer is None:
        shown = format if isinstance(format, str) else repr(format)
        raise LifecyclePolicyError(
            f"format: `{shown}` is not one of {', '.join(FORMATS)}",
            status=Status.UNKNOWN_VALUE,
            value=format,
        )
    return drawer(read_diagram(context, axis, title=title), callbacks=callbacks)
