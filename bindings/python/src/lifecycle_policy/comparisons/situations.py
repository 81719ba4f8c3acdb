"""Simulates what the user and the system do to an app, and lists the calls that the app gets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .._native.enums import (
    Callback,
    ConnectionOption,
    Effect,
    Event,
    Interruption,
    LaunchOption,
    Occurrence,
    Termination,
    Treatment,
    Trigger,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from ..questions.calls import call
from ..questions.context import Context
from ..questions.device import Device, DeviceEffect
from ..questions.events import OF_DEVICE
from ..questions.rules import Rule
from .model import Side

__all__ = ["SITUATIONS", "Situation", "played"]

#: The seconds between two events: long enough for an app to be suspended, and too short for a
#: deadline to pass.
_PAUSE = 5.0


@dataclass(frozen=True, slots=True)
class _Act:
    kind: Occurrence
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Situation:
    """Events that happen to an app, and the earlier events that bring the app into its state."""

    title: str
    earlier: tuple[_Act, ...]
    acts: tuple[_Act, ...]
    trigger: Trigger | None = None


_OPEN, _HOME = _Act(Occurrence.OPEN_APP), _Act(Occurrence.HOME)
_LOCK, _UNLOCK = _Act(Occurrence.LOCK), _Act(Occurrence.UNLOCK)
_RECLAIMED = _Act(Occurrence.END, {"termination": Termination.SYSTEM_RECLAIMED})
_CALL = _Act(Occurrence.BEGIN_INTERRUPTION, {"interruption": Interruption.PHONE_CALL})
_IGNORED = _Act(Occurrence.IGNORE_INTERRUPTION, {"interruption": Interruption.PHONE_CALL})
_SWITCHER, _QUIT = _Act(Occurrence.OPEN_SWITCHER), _Act(Occurrence.FORCE_QUIT)
_WARNED = _Act(Occurrence.NOTICE, {"notice": Event.MEMORY_WARNING})

_IN_FRONT, _SUSPENDED, _ENDED = (_OPEN,), (_OPEN, _HOME), (_OPEN, _HOME, _RECLAIMED)
_PLACES = (
    ("is not running", _ENDED),
    ("is in the background", _SUSPENDED),
    ("is in front", _IN_FRONT),
)

#: Triggers by which the user opens the app, except a tap on its icon.
_OPENED_BY = {
    Trigger.OPEN_URL: "a URL opens the app",
    Trigger.HANDOFF: "an activity continues in the app",
    Trigger.QUICK_ACTION: "the user picks a quick action of the app",
    Trigger.NOTIFICATION_TAP: "the user taps a notification of the app",
    Trigger.NOTIFICATION_ACTION: "the user picks an action of a notification of the app",
}
#: Triggers that wake or launch the app without the user.
_WOKEN_BY = {
    Trigger.SILENT_PUSH: "a silent push for the app arrives",
    Trigger.BACKGROUND_FETCH: "the system grants the app a background fetch",
    Trigger.REGION_ENTER: "the user enters a region that the app watches",
    Trigger.URL_SESSION_FINISHED: "a background transfer of the app ends",
}

SITUATIONS: tuple[Situation, ...] = (
    Situation("the user opens the app for the first time", (), (_OPEN,)),
    Situation("the user opens the app after the system ended it", _ENDED, (_OPEN,)),
    Situation("the user leaves the app", _IN_FRONT, (_HOME,)),
    Situation("the user returns to the app", _SUSPENDED, (_OPEN,)),
    Situation("a phone call comes, and is declined", _IN_FRONT, (_CALL, _IGNORED)),
    Situation("the user locks the device, and unlocks it", _IN_FRONT, (_LOCK, _UNLOCK)),
    Situation("the user swipes the app away while it is in front", _IN_FRONT, (_SWITCHER, _QUIT)),
    Situation("the user swipes the app away in the background", _SUSPENDED, (_SWITCHER, _QUIT)),
    Situation("memory gets scarce while the app is in front", _IN_FRONT, (_WARNED,)),
    *(
        Situation(f"{title} while it {place}", earlier, (_Act(kind, {"trigger": by}),), by)
        for kind, titles in (
            (Occurrence.OPEN_APP, _OPENED_BY),
            (Occurrence.TRIGGER, _WOKEN_BY),
        )
        for by, title in titles.items()
        for place, earlier in _PLACES
    ),
)


class _Player:
    """A device with one app."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.device = Device(
            context.os,
            facts=context.facts,
            evidence=context.profile,
            on_conditional=Treatment.ALLOW,
        )
        for kind in (Occurrence.BOOT, Occurrence.UNLOCK):
            self.device.post(kind)
            self._wait()
        self.app = self.device.install(
            context.app, returns_after=0.01, completes_after=1.0, limits=context.limits
        )

    def _wait(self) -> list[DeviceEffect]:
        return list(self.device.run_until(self.device.now + _PAUSE))

    def happens(self, act: _Act) -> tuple[Verdict, Rule | None, list[DeviceEffect]]:
        """Posts an event. Returns the verdict, the rule that refuses the event, if any, and the
        effects on the app."""
        app = 0 if act.kind in OF_DEVICE else self.app
        try:
            outcome = self.device.post(act.kind, app, **act.fields)
        except LifecyclePolicyError:  # such as the end of a process that has already ended
            return Verdict.NOT_APPLICABLE, None, []
        refused = outcome.verdict in (Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE)
        effects = [effect for effect in self._wait() if effect.app == self.app]
        return outcome.verdict, outcome.rule if refused else None, effects


def _arrives(context: Context, callback: Callback, trigger: Trigger | None) -> Iterator[str]:
    """Yields a line for the launch option, and a line for the connection option, with which a
    callback receives the trigger. Yields no line for an option that the callback does not have."""
    if trigger is None:
        return
    answer = call(context, callback, trigger)
    if answer.launch_option not in (None, LaunchOption.NONE):
        yield f"  with {answer.launch_option.title}"
    if answer.connection_option not in (None, ConnectionOption.NONE):
        yield f"  with connectionOptions.{answer.connection_option.title}"


def _lines(context: Context, effects: list[DeviceEffect], trigger: Trigger | None) -> Iterator[str]:
    for effect in effects:
        if effect.kind is Effect.DELIVER_CALLBACK and effect.callback is not None:
            yield effect.callback.label
            yield from _arrives(context, effect.callback, trigger)
        elif effect.kind is Effect.POST_NOTIFICATION and effect.notification is not None:
            yield f"posts {effect.notification.label}"
        elif effect.kind is Effect.KILL:
            yield "the process ends"
        elif effect.kind is Effect.START_PROCESS:
            yield "the process starts"


def played(context: Context, situation: Situation) -> Side:
    """Simulates a situation. The result has the verdict on the last event."""
    player = _Player(context)
    for act in situation.earlier:
        player.happens(act)
    lines: list[str] = []
    rules: list[Rule] = []
    verdict = Verdict.ALLOWED
    for act in situation.acts:
        verdict, refusing, effects = player.happens(act)
        lines += _lines(context, effects, situation.trigger)
        rules += [] if refusing is None else [refusing]
        rules += [effect.rule for effect in effects if effect.rule is not None]
    player.device.close()
    calls = (("calls", "\n".join(lines)),) if lines else ()
    return Side(
        verdict,
        facts=(("verdict", verdict.label), *calls),
        rules=tuple(dict.fromkeys(rule.id for rule in rules)),
        citations=tuple(dict.fromkeys(cited for rule in rules for cited in rule.citations)),
        disputed=any(rule.conflict is not None for rule in rules),
    )
