"""Small readings of an answer, for diagrams."""

from __future__ import annotations

from .._native.enums import Condition, Role, Verdict
from ..questions.answers import Answer
from ..questions.context import Context
from ..questions.explain import Question, explain

__all__ = ["settled", "unknown_conditions"]


def settled(answer: Answer) -> Verdict:
    """Gives the verdict; on an OS that the rule set does not know, that of the newest it does."""
    return answer.newest_verdict if answer.verdict == Verdict.UNKNOWN_OS else answer.verdict


def unknown_conditions(context: Context, question: Question) -> tuple[Condition, ...]:
    """Gives the conditions of which nothing is known, and that a conditional answer turns on."""
    rows = explain(context, question)
    at_work = [row for row in rows if row.role in (Role.DECIDES, Role.CONDITION_UNKNOWN)]
    return tuple(dict.fromkeys(unknown for row in at_work for unknown in row.unknown))
