"""What a diagram says of the app, of the device and of the question, in a few words each."""

from __future__ import annotations

from .._native.enums import AppState, Verdict
from .._native.labels import LabelledEnum
from .._native.library import ruleset_version
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context, DeviceFacts
from ..questions.paths import next_transitions
from .words import words

__all__ = ["facts_of", "footer_of", "remarks_of", "versions_of"]

#: Parts of an app that are yes, no or not given, and what to call them.
_DECLARED = (
    ("scenes", "scenes"),
    ("multiple_scenes", "multiple scenes"),
    ("exits_on_suspend", "exits on suspend"),
    ("state_restoration", "state restoration"),
    ("restoration_identifier", "Bluetooth restoration"),
    ("session_sends_launch_events", "URL session sends launch events"),
    ("background_activity_session", "background activity session"),
    ("service_session", "service session"),
)


def versions_of(context: Context) -> str:
    """Gives the OS version, or the range of them."""
    last = context.os_last
    return f"iOS {context.os}" + (f" to {last}" if last is not None else "")


def _app_facts(app: App) -> list[str]:
    modes = [mode.replace("-", " ") for mode in app.background_modes.labels]
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
    """Names what differs from the ordinary device."""
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
    """Says what the app declares, and what was said of the device."""
    facts = _app_facts(App() if context.app is None else context.app)
    facts += _device_facts(context.facts)
    facts += [f"own limit for {_plain(limit.allowance)}" for limit in context.limits]
    return (facts[0][0].upper() + facts[0][1:], *facts[1:])


def remarks_of(context: Context) -> tuple[str, ...]:
    """Says what the picture cannot show: an OS not known, or a range in which answers change."""
    answers = [next_transitions(context, state) for state in AppState]
    remarks = []
    if any(answer.verdict == Verdict.UNKNOWN_OS for answer in answers):
        newest = OSVersion.newest_major()
        remarks.append(f"The rule set does not know iOS {context.os}: as on iOS {newest}.")
    if any(answer.os_dependent for answer in answers):
        remarks.append(f"As on iOS {context.os}; within the range something changes.")
    return tuple(remarks)


def footer_of(context: Context) -> str:
    """Says what answered."""
    return f"LifecyclePolicy, rule set {ruleset_version()}, {_plain(context.profile)} evidence"
