"""The names of the values that the library represents by numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import place  # noqa: F401
from lifecycle_policy._native import bindings as native
from lifecycle_policy._native import enums

from evaluator.book import Json

Answer = dict[str, Any]


class Words:
    """The names of an enumeration's values by number, and the numbers by name."""

    def __init__(self, kind: Any) -> None:
        self.numbers: dict[str, int] = {value.label: int(value) for value in kind}
        self.names: dict[int, str | None] = {number: name for name, number in self.numbers.items()}
        self.names[0] = None

    def masked(self, mask: int) -> frozenset[str]:
        """Returns the names of the values in a mask. Bit n-1 stands for value n."""
        names = (self.names[bit + 1] for bit in range(mask.bit_length()) if mask >> bit & 1)
        return frozenset(name for name in names if name is not None)

    def mask(self, names: Iterable[str]) -> int:
        return sum(1 << self.numbers[name] - 1 for name in names)

    def number(self, name: str | None) -> int:
        """Returns the number of a name; 0 for None."""
        return 0 if name is None else self.numbers[name]


STATE, SCENE = Words(enums.AppState), Words(enums.SceneState)
CAUSE, TRIGGER = Words(enums.Cause), Words(enums.Trigger)
INTERRUPTION, TERMINATION = Words(enums.Interruption), Words(enums.Termination)
CALLBACK, NOTIFICATION = Words(enums.Callback), Words(enums.Notification)
VERDICT, EVIDENCE, REASON = Words(enums.Verdict), Words(enums.Evidence), Words(enums.Reason)
CONDITION, ALLOWANCE, EXPIRY = Words(enums.Condition), Words(enums.Allowance), Words(enums.Expiry)
CODE, GUARANTEE = Words(enums.TerminationCode), Words(enums.Guarantee)
STANDING, ACTIVITY, PRICE = Words(enums.Standing), Words(enums.Activity), Words(enums.Price)
EVENT, MANNER, QUOTA, UNIT = (
    Words(kind) for kind in (enums.Event, enums.Manner, enums.Quota, enums.Unit)
)
MOMENT, DISPOSITION, OCCASION = (
    Words(kind) for kind in (enums.Moment, enums.Disposition, enums.Occasion)
)
MERGING, FACT, ROLE = Words(enums.Merging), Words(enums.Fact), Words(enums.Role)
MODE, SEVERITY = Words(enums.BackgroundMode), Words(enums.Severity)
NAMESPACE, SINCE = Words(enums.TerminationNamespace), Words(enums.Since)
ERROR_DOMAIN = Words(enums.ErrorDomain)
RECEIVER, RETURN_VALUE = Words(enums.Receiver), Words(enums.ReturnValue)
LAUNCH_OPTION, CONNECTION_OPTION = Words(enums.LaunchOption), Words(enums.ConnectionOption)


def states_of(asked: Json) -> Words:
    """Returns the states on the axis of a question: the states of a scene, or the states of the
    app."""
    return SCENE if asked["axis"] == "scene" else STATE


def figure(value: int) -> int | str | None:
    """Converts a duration in nanoseconds. An unknown duration becomes None."""
    if value == native.LCP_NS_UNKNOWN:
        return None
    return "unlimited" if value == native.LCP_NS_UNLIMITED else value


def counted(number: int) -> int | None:
    """Converts a count of the library. The number that stands for an unknown count becomes None."""
    return None if number == native.LCP_COUNT_UNKNOWN else number


def verdicts(answer: Any, flags: int) -> Answer:
    """Reads the part that every answer has. A flag that the answer cannot have is an error."""
    if answer.flags & ~flags:
        raise AssertionError(f"an answer with the flags {answer.flags:#x}")
    return {
        "verdict": VERDICT.names[answer.verdict],
        "newest_verdict": VERDICT.names[answer.newest_verdict],
    }
