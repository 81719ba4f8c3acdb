"""The built-in scenarios, and the messages that send a scenario to a host."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache

from .._native.enums import Idiom
from .._native.labels import LabelledEnum
from .._native.osversion import OSVersion
from ..questions.context import DeviceFacts, Limit
from ..questions.events import OF_DEVICE
from ..simulation.format import FACT_NAMES
from ..simulation.scenario import Scenario, ScenarioApp, Step, keys_of, read_scenario

__all__ = ["BUILT_IN", "BuiltIn", "app_keys", "fact_keys", "for_version", "step_keys"]


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A built-in scenario."""

    name: str
    events: str
    """The events with their times and keys; the last entry is the time at which the scenario
    ends."""
    about: str
    since: str = "2.0"
    """The first version on which the scenario is played."""
    until: str = ""
    """The first version on which the scenario is no longer played; "" for none."""
    keys: dict[str, object] = field(default_factory=dict)
    """The keys of the app. The key `facts` has the facts of its device."""

    def is_for(self, os: OSVersion) -> bool:
        """Tells whether the scenario can be run on a version."""
        until = OSVersion.parse(self.until) if self.until else None
        return OSVersion.parse(self.since) <= os and (until is None or os < until)

    def scenario(self) -> Scenario:
        """Reads the scenario from its events and keys."""
        keys = dict(self.keys)
        facts = keys.pop("facts", {})
        *events, last = self.events.split("; ")
        whole = {
            "name": self.name,
            "facts": facts,
            "apps": [{"name": "app", "footprint": _FOOTPRINT, **keys}],
            "events": [_event(words.split()) for words in events],
            "until": float(last.split()[0]),
        }
        return read_scenario(json.dumps(whole))


#: The memory of the app, in bytes. Memory pressure that demands this amount ends the app.
_FOOTPRINT = 100_000_000


@cache
def _of_the_device() -> frozenset[str]:
    """Returns the names of the events that are not about an app. Needs the library."""
    return frozenset(kind.label for kind in OF_DEVICE)


def _event(words: list[str]) -> dict[str, object]:
    """Reads an event, such as "10 trigger trigger=silent-push"."""
    at, kind, *more = words
    event: dict[str, object] = {"at": float(at), "event": kind}
    if kind not in _of_the_device():
        event["app"] = 1
    for word in more:
        key, _, value = word.partition("=")
        event[key] = int(value) if value.isdecimal() else True if value == "yes" else value
    return event


_FETCH: dict[str, object] = {"modes": ["fetch"]}
_PUSH: dict[str, object] = {"modes": ["remote-notification"]}
_CALL = "interruption=phone-call"

_OF_BOTH = (
    BuiltIn("launch", "1 open-app; 20 wait", "the user opens the app"),
    BuiltIn(
        "home-and-return",
        "1 open-app; 10 home; 20 open-app; 40 wait",
        "the user leaves the app, and returns soon",
    ),
    BuiltIn(
        "suspended",
        "1 open-app; 10 home; 3600 open-app; 3610 home; 3700 wait",
        "the user leaves the app, and returns an hour later",
    ),
    BuiltIn(
        "lock",
        "1 open-app; 10 lock; 20 unlock; 40 wait",
        "the user locks the device with the app in front, and unlocks it",
    ),
    BuiltIn(
        "interruption-ignored",
        f"1 open-app; 10 begin-interruption {_CALL}; 20 ignore-interruption {_CALL}; 40 wait",
        "a phone call comes, and the user does not take it",
    ),
    BuiltIn(
        "interruption-accepted",
        f"1 open-app; 10 begin-interruption {_CALL}; 20 accept-interruption {_CALL}; 60 wait",
        "a phone call comes, and the user takes it",
    ),
    BuiltIn(
        "switcher",
        "1 open-app; 10 open-switcher; 15 close-switcher; 20 home; 60 wait",
        "the user looks at the app switcher, and goes back to the app",
        since="4.0",
    ),
    BuiltIn(
        "background-task",
        "1 open-app; 5 begin-task; 10 home; 15 end-task; 60 open-app; 80 wait",
        "the app finishes something in the background",
        since="4.0",
    ),
    BuiltIn(
        "background-task-expires",
        "1 open-app; 5 begin-task; 10 home; 1200 open-app; 1220 wait",
        "the app never ends its background task",
        since="4.0",
    ),
    BuiltIn(
        "fetch",
        "5 trigger trigger=background-fetch; 10 complete; 60 wait",
        "a background fetch launches the app",
        since="7.0",
        keys=_FETCH,
    ),
    BuiltIn(
        "fetch-suspended",
        "1 open-app; 10 home; 60 trigger trigger=background-fetch; 65 complete; 100 open-app;"
        " 120 wait",
        "a background fetch wakes the suspended app; then the user returns",
        since="7.0",
        keys=_FETCH,
    ),
    BuiltIn(
        "silent-push",
        "5 trigger trigger=silent-push; 10 complete; 60 wait",
        "a silent push launches the app",
        since="7.0",
        keys=_PUSH,
    ),
    BuiltIn(
        "silent-push-suspended",
        "1 open-app; 10 home; 60 trigger trigger=silent-push; 65 complete; 100 wait",
        "a silent push wakes the suspended app",
        since="7.0",
        keys=_PUSH,
    ),
    BuiltIn(
        "silent-push-after-force-quit",
        "1 open-app; 10 open-switcher; 15 force-quit; 60 trigger trigger=silent-push; 100 wait",
        "a silent push comes after the user has swiped the app away",
        since="7.0",
        keys=_PUSH,
    ),
    BuiltIn(
        "force-quit",
        "1 open-app; 10 open-switcher; 15 force-quit; 60 open-app; 80 wait",
        "the user swipes the app away while it is in front, and opens it again",
        since="4.0",
    ),
    BuiltIn(
        "force-quit-suspended",
        "1 open-app; 10 home; 60 open-switcher; 65 force-quit; 100 open-app; 120 wait",
        "the user swipes the suspended app away, and opens it again",
        since="4.0",
    ),
    BuiltIn(
        "memory-kill",
        f"1 open-app; 10 home; 60 memory-pressure amount={_FOOTPRINT}; 100 open-app; 120 wait",
        "the system frees the memory of the suspended app; then the user opens it",
        since="4.0",
    ),
    BuiltIn(
        "crash",
        "1 open-app; 10 end termination=crash; 20 open-app; 40 wait",
        "the app crashes, and the user opens it again",
    ),
    BuiltIn(
        "shutdown",
        "1 open-app; 10 shutdown; 60 boot; 70 open-app; 90 wait",
        "the device goes off with the app in front",
    ),
)

_OF_SCENES = (
    BuiltIn(
        "disconnect",
        "1 open-app; 5 begin-task; 10 home; 12 disconnect-scene scene=1; 15 end-task; 60 open-app;"
        " 80 wait",
        "the system disconnects the scene of the app in the background; then the user returns",
    ),
    BuiltIn(
        "second",
        "1 open-app; 10 request-scene scene=2 value=yes; 30 wait",
        "the app asks for a second window",
        keys={"multiple_scenes": True, "facts": {"pad": True}},
    ),
)

_OF_APPS = (
    BuiltIn(
        "exits-on-suspend",
        "1 open-app; 10 home; 60 open-app; 80 wait",
        "the user leaves an app that does not run in the background",
        since="4.0",
        keys={"exits_on_suspend": True},
    ),
)


def _built_in() -> Iterator[BuiltIn]:
    """Lists the scenarios, first for apps without scenes, then for apps with scenes."""
    for each in (*_OF_BOTH, *_OF_APPS):
        # From 27.0 on, an app without scenes is not launched.
        yield replace(each, until="27.0", keys={"scenes": False, **each.keys})
    for each in (*_OF_BOTH, *_OF_SCENES):
        name, about = f"scene-{each.name}", f"{each.about} (with scenes)"
        yield replace(each, name=name, about=about, since="13.0", keys={"scenes": True, **each.keys})


#: The scenarios of this package, in the order in which they are run.
BUILT_IN = tuple(_built_in())


def for_version(os: OSVersion) -> tuple[BuiltIn, ...]:
    """Returns the scenarios for a version."""
    return tuple(each for each in BUILT_IN if each.is_for(os))


def _plain(value: object) -> object:
    """Converts a value of a scenario to JSON."""
    if isinstance(value, LabelledEnum):
        return value.label
    if isinstance(value, Limit):
        named = {each.name: getattr(value, each.name) for each in fields(value)}
        return {name: _plain(given) for name, given in named.items() if given is not None}
    if isinstance(value, (tuple, list)):
        return [_plain(each) for each in value]
    if isinstance(value, float):
        if value == float("inf"):
            return "unlimited"
        return int(value) if value.is_integer() else value
    if isinstance(value, Enum):
        return value.value
    return value if value is None or isinstance(value, (bool, int, str)) else str(value)


def app_keys(app: ScenarioApp) -> dict[str, object]:
    """Returns the app for a host, with the keys of an app in a scenario."""
    return {name: _plain(value) for name, value in keys_of(app).items()}


def fact_keys(facts: DeviceFacts) -> dict[str, object]:
    """Returns the device facts for a host: only the facts that differ from the ordinary device."""
    usual, found = DeviceFacts(), {}
    for word, name in FACT_NAMES.items():
        value = getattr(facts, name)
        if value != getattr(usual, name):
            known = value is Idiom.PAD if word == "pad" and value is not None else value
            found[word] = "unknown" if known is None else _plain(known)
    return found


def step_keys(step: Step) -> dict[str, object]:
    """Returns the message for an event, without the app."""
    told = {name: _plain(value) for name, value in step.fields.items()}
    return {"do": step.kind.label, "at": _plain(step.at), **told}
