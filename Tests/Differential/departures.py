"""Where the library is known to answer otherwise than its documents say, each with a question.

The evaluator follows the documents. With the name of a departure it answers as the library does, so
that what a departure explains is exact, and anything else is a mismatch. An entry goes as soon as
library and documents agree: its question then fails the run.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import place  # noqa: F401
from lifecycle_policy import App, Context, DeviceFacts, Idiom

from book import Json

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Departure:
    """What the documents say, what the library does, and a question that shows it."""

    documents: str
    library: str
    context: Context
    kind: str
    asked: Json


_SCENE: Json = {
    "axis": "scene", "from": "background", "to": "unattached", "cause": "window-closed",
}  # fmt: skip

DEPARTURES = {
    "range-newest-verdict": Departure(
        "newest_verdict is the verdict, but with unknown-os",
        "where the verdict changes in a range it keeps the verdict of the first version",
        Context("3.0", os_last="5.0"),
        "deadline",
        {"allowance": "background-task"},
    ),
    "range-edges": Departure(
        "os-dependent is set wherever anything that is answered changes in the range",
        "looks only at versions of rows: not at those of callbacks, nor at MinimumOSVersion",
        Context("9.1", os_last="9.3", app=App(minimum_os=Context("9.2").os)),
        "manifest",
        {},
    ),
    "path-unknown-facts": Departure(
        "an answer that turns on a fact left unknown is conditional, and requires lists it",
        "a path is allowed, and leans on nothing, where one of its steps is conditional",
        Context("12.0", facts=DeviceFacts.unknown()),
        "path",
        {
            "axis": "app", "from": "background", "to": "suspended",
            "allowed_causes": frozenset[str](),
        },
    ),
    "next-unknown-facts": Departure(
        "an answer that turns on a fact left unknown is conditional",
        "what may follow is allowed, where it is not known whether the app has the state at all",
        Context("4.1", facts=replace(DeviceFacts(), hardware_multitasking=None)),
        "next",
        {"axis": "app", "from": "suspended"},
    ),
    "duties-unknown-facts": Departure(
        "an answer that turns on a fact left unknown is conditional",
        "duties are allowed, where it is not known whether the callback comes to the app at all",
        Context("4.1", facts=replace(DeviceFacts(), hardware_multitasking=None)),
        "duties",
        {"callback": "applicationDidEnterBackground:"},
    ),
    "same-verdict": Departure(
        "an answer that turns on a fact left unknown is conditional",
        "where the verdict is the same either way, price, code and callback may turn on it",
        Context("12.0", facts=replace(DeviceFacts(), device_locked=None, passcode=True)),
        "conduct",
        {"state": "background", "activity": "ui-update"},
    ),
    "broken-rule": Departure(
        "broken_rule is the rule of the allowance that was used up, or of conduct",
        "it also names a rule by which there is no such allowance, or no such state",
        Context("12.0", app=App(exits_on_suspend=True)),
        "termination",
        {"code": 0xDEAD10CC, "namespace": "springboard"},
    ),
    "transition-requires": Departure(
        "requires lists the conditions that the answer leans on, as for the other questions",
        "the answer about a step lists them only where it is conditional",
        Context(
            "17.0", app=App(scenes=True), facts=replace(DeviceFacts(), idiom=Idiom.PAD)
        ),
        "transition",
        _SCENE,
    ),
}  # fmt: skip

ALL = frozenset(DEPARTURES)
