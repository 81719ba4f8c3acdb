"""Which enumeration each column of an answer is of."""

from __future__ import annotations

from .._native.enums import (
    Allowance,
    AppState,
    Callback,
    Evidence,
    Expiry,
    Guarantee,
    Price,
    Reason,
    Standing,
    TerminationCode,
    Verdict,
)
from .._native.labels import LabelledEnum

__all__ = ["KINDS_OF_FIELDS"]

_COMMON: dict[str, type[LabelledEnum]] = {
    "verdict": Verdict,
    "newest_verdict": Verdict,
    "evidence": Evidence,
}

#: By the subject of the question. `via` is a state of a scene where the question is about one.
KINDS_OF_FIELDS: dict[str, dict[str, type[LabelledEnum]]] = {
    "transition": {**_COMMON, "reason": Reason, "via": AppState},
    "deadline": {**_COMMON, "at_expiry": Expiry, "code": TerminationCode},
    "relaunch": {
        **_COMMON,
        "guarantee": Guarantee,
        "launch_state": AppState,
        "callback": Callback,
        "allowance": Allowance,
        "standing": Standing,
    },
    "conduct": {
        **_COMMON,
        "stop_before": Callback,
        "price": Price,
        "code": TerminationCode,
    },
}
