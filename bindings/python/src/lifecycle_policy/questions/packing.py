"""Packs any question that `explain` and `raw` take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from .._native.enums import Allowance, BackgroundMode, QuestionKind, Quota, Status
from .._native.errors import LifecyclePolicyError
from .declared import (
    ConductQuery,
    DeliveryQuery,
    PurgeQuery,
    RelaunchQuery,
    SuspensionQuery,
    TerminationQuery,
    pack_deadline,
    pack_mode,
    pack_quota,
    packed_conduct,
    packed_delivery,
    packed_purge,
    packed_relaunch,
    packed_suspension,
    packed_termination,
)
from .transitions import TransitionQuery, packed_transition

__all__ = ["Question", "kind_and_bytes"]

#: A question. A question about a deadline, a mode or a quota is just the allowance, mode or quota.
Question: TypeAlias = (
    TransitionQuery
    | RelaunchQuery
    | ConductQuery
    | DeliveryQuery
    | TerminationQuery
    | SuspensionQuery
    | PurgeQuery
    | Allowance
    | BackgroundMode
    | Quota
)

_KINDS: dict[type, tuple[QuestionKind, Callable[[Any], bytes]]] = {
    TransitionQuery: (QuestionKind.TRANSITION, packed_transition),
    Allowance: (QuestionKind.DEADLINE, pack_deadline),
    RelaunchQuery: (QuestionKind.RELAUNCH, packed_relaunch),
    ConductQuery: (QuestionKind.CONDUCT, packed_conduct),
    DeliveryQuery: (QuestionKind.DELIVERY, packed_delivery),
    BackgroundMode: (QuestionKind.MODE, pack_mode),
    Quota: (QuestionKind.QUOTA, pack_quota),
    TerminationQuery: (QuestionKind.TERMINATION, packed_termination),
    SuspensionQuery: (QuestionKind.SUSPENSION, packed_suspension),
    PurgeQuery: (QuestionKind.PURGE, packed_purge),
}


def kind_and_bytes(question: Question) -> tuple[QuestionKind, bytes]:
    """Returns the kind of a question, and the query that is passed to the library."""
    for asked, (kind, pack) in _KINDS.items():
        if isinstance(question, asked):
            return kind, pack(question)
    raise LifecyclePolicyError(
        f"question: `{question!r}` is not a query, an Allowance, a BackgroundMode or a Quota",
        status=Status.UNKNOWN_VALUE,
        value=question,
    )
