"""Short texts for effects and events, for output and pictures."""

from __future__ import annotations

from .._native.enums import AppState, Effect, Verdict
from .._native.labels import LabelledEnum
from ..questions.context import Limit
from ..questions.device import DeviceEffect
from .play import Happened
from .scenario import Step
from .updates import Update

__all__ = ["code_of", "effect_words", "event_words", "outcome_words"]

#: The fields of an event in the order of output. The app is shown separately.
_TOLD = ("trigger", "interruption", "activity", "termination", "notice", "fact")
_NUMBERED = ("scene", "token", "identifier")


def event_words(step: Step) -> str:
    """Names an event and its subject.

    >>> from lifecycle_policy import Occurrence, Trigger
    >>> event_words(Step(0, Occurrence.TRIGGER, 1, {"trigger": Trigger.SILENT_PUSH}, 1))
    'silent-push'
    """
    fields = step.fields
    if isinstance(step.kind, Update):
        return _update_words(step)
    words = [fields[name].label for name in _TOLD if name in fields]
    # The name of a trigger or notice is enough: "silent-push", not "trigger silent-push".
    alone = step.kind.label in ("trigger", "notice") and words
    parts = words if alone else [step.kind.label, *words]
    parts += [f"{name} {fields[name]}" for name in _NUMBERED if name in fields]
    if "value" in fields:
        parts.append("yes" if fields["value"] else "no")
    if "amount" in fields:
        parts.append(_bytes(fields["amount"]))
    if "delay" in fields:
        parts.append(f"in {fields['delay']:g} s")
    return " ".join(parts)


def _update_words(step: Step) -> str:
    """Names an update, and what changes."""
    told = [f"{key} {_told(value)}".rstrip() for key, value in step.fields.items()]
    alone = step.kind is Update.UPDATE_OS
    changes = str(step.fields.get("os")) if alone else ", ".join(told)
    return f"{step.kind.label} {changes}".rstrip()


def _told(value: object) -> str:
    """Returns the words for a value of a key."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(map(_told, value)) or "none"
    if isinstance(value, Limit):
        limit = "" if value.limit is None else f" {value.limit:g} s"
        return f"{value.allowance.label}{limit}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _bytes(count: int) -> str:
    for unit, size in (("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)):
        if count >= size:
            return f"{count / size:g} {unit}"
    return f"{count} bytes"


def _labels(*values: LabelledEnum | None) -> str:
    return ", ".join(value.label for value in values if value is not None)


def outcome_words(found: Happened) -> str:
    """Returns the outcome of an event, or "" if the event simply took place."""
    outcome = found.outcome
    if outcome is None:
        return f"not possible: {found.message.partition(' (`')[0]}"
    parts = [] if outcome.verdict is Verdict.ALLOWED else [outcome.verdict.label]
    if outcome.reason is not None and outcome.verdict is not Verdict.ALLOWED:
        parts.append(outcome.reason.label)
    if outcome.undecided:
        parts.append("left to the host")
    if found.not_given:
        parts.append(f"depends on {_labels(*found.not_given)}")
    if outcome.price is not None:
        parts.append(f"costs {outcome.price.label}")
    if outcome.token:
        parts.append(f"token {outcome.token}")
    return ", ".join(parts)


def code_of(effect: DeviceEffect) -> str:
    """Returns the printed code of a kill, or "" if there is none."""
    return f"0x{effect.code:08x}" if effect.code else ""


def _why(effect: DeviceEffect) -> str:
    told = _labels(effect.cause, effect.trigger)
    return f", {told}" if told else ""


def effect_words(effect: DeviceEffect, state: AppState, *, scenes: bool) -> str:
    """Describes an effect. `state` is the state of the app at that moment.

    Adds the state that the app reads in a callback, if that state is not `state`. Also adds the
    scene, if the app has several scenes, and the time limit of a call, in parentheses.
    """
    scene = f" scene {effect.scene}" if scenes and effect.scene else ""
    reads = effect.reads
    read = f", reads {reads.label}" if reads is not None and reads is not state else ""
    left = None if effect.deadline is None else round(effect.deadline - effect.at, 3)
    limit = "" if left is None else f" ({left:g} s)"
    match effect.kind:
        case Effect.STATE_CHANGED:
            states = (state and state.label or "" for state in (effect.from_, effect.to))
            return " -> ".join(states) + scene
        case Effect.DELIVER_CALLBACK:
            return f"{_labels(effect.callback)}{scene}{read}{limit}"
        case Effect.POST_NOTIFICATION:
            return f"{_labels(effect.notification)}{scene}{read}"
        case Effect.START_PROCESS:
            return f"process starts{_why(effect)}"
        case Effect.RESUME:
            return f"resumes{_why(effect)}"
        case Effect.SUSPEND:
            return "runs no code any more"
        case Effect.RUN_EXPIRATION_HANDLER:
            return f"expiration handler of {effect.token}{limit}"
        case Effect.DELIVER_NOTICE:
            return f"notice: {_labels(effect.notice)}{read}{limit}"
        case Effect.TAKE_SNAPSHOT:
            return "picture for the app switcher"
        case Effect.STOP_ACTIVITY:
            return f"stopped: {_labels(effect.activity)}"
        case Effect.SHOW_TO_USER:
            return f"shown to the user: {_labels(effect.trigger, effect.notice)}"
        case Effect.KEEP_TRIGGER:
            until = "" if effect.occasion is None else f" until {effect.occasion.label}"
            return f"{_labels(effect.trigger)} does not run it, kept{until}"
        case Effect.DROP_TRIGGER:
            told = "" if effect.disposition is None else f", {effect.disposition.label}"
            return f"{_labels(effect.trigger)} does not run it{told}"
        case Effect.KILL:
            return f"killed: {_labels(effect.termination)} {code_of(effect)}".rstrip()
    return effect.kind.label
