"""Packs any question for `explain`, `raw` and `answer_text`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from .._native.enums import Allowance, BackgroundMode, Callback, QuestionKind, Quota, Status
from .._native.errors import LifecyclePolicyError
from .declared import (
    CallQuery,
    ConductQuery,
    DeliveryQuery,
    PurgeQuery,
    RelaunchQuery,
    SuspensionQuery,
    TerminationQuery,
    pack_deadline,
    pack_duties,
    pack_mode,
    pack_quota,
    packed_call,
    packed_conduct,
    packed_delivery,
    packed_purge,
    packed_relaunch,
    packed_suspension,
    packed_termination,
)
from .paths import NextQuery, PathQuery, packed_next, packed_path
from .transitions import TransitionQuery, packed_transition

__all__ = ["AnyQuestion", "Question", "any_kind_and_bytes", "kind_and_bytes"]

#: A question that can be explained. A question about a deadline, a mode or a quota is just the
#: allowance, mode or quota.
Question: TypeAlias = (
    TransitionQuery
    | RelaunchQuery
    | ConductQuery
    | CallQuery
    | DeliveryQuery
    | TerminationQuery
    | SuspensionQuery
    | PurgeQuery
    | Allowance
    | BackgroundMode
    | Quota
)
#: A question of any kind. A question about duties is just the callback. QuestionKind.MANIFEST is
#: the question about the manifest.
AnyQuestion: TypeAlias = (
    Question | NextQuery | PathQuery | Callback | Literal[QuestionKind.MANIFEST]
)

_KINDS: dict[type, tuple[QuestionKind, Callable[[Any], bytes]]] = {
    TransitionQuery: (QuestionKind.TRANSITION, packed_transition),
    Allowance: (QuestionKind.DEADLINE, pack_deadline),
    RelaunchQuery: (QuestionKind.RELAUNCH, packed_relaunch),
    ConductQuery: (QuestionKind.CONDUCT, packed_conduct),
    CallQuery: (QuestionKind.CALL, packed_call),
    DeliveryQuery: (QuestionKind.DELIVERY, packed_delivery),
    BackgroundMode: (QuestionKind.MODE, pack_mode),
    Quota: (QuestionKind.QUOTA, pack_quota),
    TerminationQuery: (QuestionKind.TERMINATION, packed_termination),
    SuspensionQuery: (QuestionKind.SUSPENSION, packed_suspension),
    PurgeQuery: (QuestionKind.PURGE, packed_purge),
}
_OTHERS: dict[type, tuple[QuestionKind, Callable[[Any], bytes]]] = {
    NextQuery: (QuestionKind.NEXT, packed_next),
    PathQuery: (QuestionKind.PATH, packed_path),
    Callback: (QuestionKind.DUTIES, pack_duties),
}


def any_kind_and_bytes(question: AnyQuestion) -> tuple[QuestionKind, bytes]:
    """Returns the kind of a question and the bytes of its query, for a question of any kind."""
    if question is QuestionKind.MANIFEST:
        return question, b""
    for asked, (kind, pack) in _OTHERS.items():
        if isinstance(question, asked):
            return kind, pack(question)
    return kind_and_bytes(question)  # type: ignore[arg-type]


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
