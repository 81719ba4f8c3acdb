"""Why is an answer what it is? Every rule about a question, and the part that it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from .._native.bindings import lcp_explanation
from .._native.calls import parts
from .._native.enums import Allowance, BackgroundMode, Condition, Quota, Role, Status
from .._native.errors import LifecyclePolicyError
from .._native.names import decode, members, parse
from .._native.osversion import OSVersion
from .conduct import ConductQuery, packed_conduct
from .context import Context, ground_of
from .deadlines import packed_deadline
from .delivery import DeliveryQuery, packed_delivery
from .modes import packed_mode
from .quotas import packed_quota
from .relaunch import RelaunchQuery, packed_relaunch
from .rules import Rule, rule_at
from .terminations import TerminationQuery, packed_termination
from .transitions import TransitionQuery, packed_transition
from .why import why

__all__ = ["Explanation", "Question", "explain"]

E = TypeVar("E", Allowance, BackgroundMode, Quota)

#: What can be explained: a question, or the allowance, mode or quota that one is about.
Question = (
    TransitionQuery
    | RelaunchQuery
    | ConductQuery
    | DeliveryQuery
    | TerminationQuery
    | Allowance
    | BackgroundMode
    | Quota
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """One rule about a question, and the part that it has in the answer."""

    rule: str
    role: Role
    failing: tuple[Condition, ...]
    """Its conditions that are not as it asks."""
    unknown: tuple[Condition, ...]
    """Its conditions of which nothing is known."""
    why: str
    """The same as a sentence."""


def _asked(question: Question) -> tuple[str, bytes]:
    """Gives the name of the question, and the query that crosses to the library."""
    match question:
        case TransitionQuery():
            return "transition", packed_transition(question)
        case RelaunchQuery():
            return "relaunch", packed_relaunch(question)
        case ConductQuery():
            return "conduct", packed_conduct(question)
        case DeliveryQuery():
            return "delivery", packed_delivery(question)
        case TerminationQuery():
            return "termination", packed_termination(question)
        case Allowance():
            return "deadline", packed_deadline(question)
        case BackgroundMode():
            return "mode", packed_mode(question)
        case Quota():
            return "quota", packed_quota(question)
    raise LifecyclePolicyError(
        f"question: `{question!r}` is not a query, an Allowance, a BackgroundMode or a Quota",
        status=Status.UNKNOWN_VALUE,
        value=question,
    )


def _parsed(kind: type[E], text: str) -> E | None:
    try:
        return parse(kind, text)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
        return None


def _named(text: str) -> Allowance | BackgroundMode | Quota:
    """Finds the one value that a text names."""
    named = (_parsed(Allowance, text), _parsed(BackgroundMode, text), _parsed(Quota, text))
    found = [value for value in named if value is not None]
    if len(found) == 1:
        return found[0]
    shown = " or ".join(f"{type(value).__name__}.{value.name}" for value in found)
    raise LifecyclePolicyError(
        f"question: `{text}` is ambiguous: give {shown}"
        if found
        else f"question: `{text}` names no Allowance, BackgroundMode or Quota; of another kind of "
        "question give the query, such as RelaunchQuery",
        status=Status.UNKNOWN_VALUE,
        value=text,
    )


def explain(
    context: Context | OSVersion | str, question: Question | str
) -> tuple[Explanation, ...]:
    """Lists every rule about a question, whatever version, profile or condition it asks for.

    An allowance, mode or quota may also be given by its name, where that names but one of them.
    With an OS range the answer is that of its first version.

    >>> rows = {row.rule: row for row in explain("12.4", Allowance.BACKGROUND_TASK)}
    >>> rows["deadline.background-task.7"].role.label
    'decides'
    >>> rows["deadline.background-task.4"].why
    'It holds on 4.0 – 6.x, and the question is about 12.4.'
    """
    ground = Context.of(context)
    name, query = _asked(_named(question) if isinstance(question, str) else question)
    found: list[tuple[Rule, lcp_explanation]] = []
    for given in parts(f"lcp_explain_{name}", ground_of(ground), query, lcp_explanation):
        native = lcp_explanation.from_buffer_copy(given)
        row = rule_at(native.rule)
        if row is not None:
            found.append((row, native))
    decided = [row for row, native in found if native.role == Role.DECIDES]
    explained = []
    for row, native in found:
        role = decode(Role, native.role)
        failing = members(Condition, native.failing_mask)
        unknown = members(Condition, native.unknown_mask)
        sentence = why(row, role, failing, unknown, decided, ground)
        explained.append(Explanation(row.id, role, failing, unknown, sentence))
    return tuple(explained)
