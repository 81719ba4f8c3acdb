"""Explains an answer: lists every rule about the question, with the role of the rule."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

from .._native.bindings import lcp_explanation
from .._native.calls import elements
from .._native.convert import mask
from .._native.enums import (
    Allowance,
    BackgroundMode,
    Condition,
    Quota,
    Role,
    Status,
)
from .._native.errors import LifecyclePolicyError
from .._native.names import decode, members
from .._native.osversion import OSVersion
from .._native.words import look_up, spelled
from .context import Context
from .packing import Question, kind_and_bytes
from .prepared import Prepared, policies_of
from .rules import Rule, rule_at

__all__ = ["Explanation", "Question", "explain"]


def last_before(until: OSVersion) -> str:
    """Returns the last versions before a version: 12.x before 13.0, and 13.3.x before 13.4."""
    if until.patch:
        return f"{until.major}.{until.minor}.{until.patch - 1}"
    if until.minor:
        return f"{until.major}.{until.minor - 1}.x"
    return f"{until.major - 1}.x"


def versions(row: Rule) -> str:
    """Says on which versions a rule holds."""
    if row.until is None:
        return f"{row.since} on"
    return f"{row.since} – {last_before(row.until)}"


def _holds(row: Rule) -> str:
    return f"it holds {'from' if row.until is None else 'on'} {versions(row)}"


def _listed(parts: Sequence[str], word: str = "and") -> str:
    """Joins words as in a sentence: with commas, and `word` before the last item."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def _asks(row: Rule, conditions: Sequence[Condition]) -> str:
    """Describes which of a rule's conditions must hold, and which must fail, for it to apply."""
    return _listed([one.title if one in row.when else one.opposite_title for one in conditions])


def _failing(row: Rule, failing: Sequence[Condition]) -> str:
    """Describes the conditions that keep a rule from applying."""
    found = _listed([one.opposite_title if one in row.when else one.title for one in failing])
    return f"it requires {_asks(row, failing)}; here: {found}"


def _decides(row: Rule) -> str:
    text, asked = _holds(row), (*row.when, *row.when_not)
    text += f", by {row.evidence.label} evidence" if row.evidence else ""
    return f"{text}; it requires {_asks(row, asked)}, which holds" if asked else text


#: For each precedence, the reason why a rule with that precedence decides over other applicable
#: rules.
_ABOVE = {
    2: "a narrower rule has precedence",
    3: "a rule about a basic requirement has precedence",
    4: "a rule that holds despite such requirements has precedence",
    5: "a rule about whether this exists at all has precedence",
}


def _outweighed(row: Rule, decided: Sequence[Rule]) -> str:
    """Says which rule outweighs `row`, and why. The outweighing rule is the last deciding rule of
    the same family or, if there is none, the last deciding rule of any family."""
    others = [other for other in decided if other.family == row.family] or list(decided)
    if not others:
        return "it applies too; other rules decide"
    other = others[-1]
    if other.family != row.family:
        return f"it applies too; {other.id} decides, which is about something else"
    if other.precedence > row.precedence:
        return f"it applies too, but {_ABOVE[other.precedence]}: {other.id}"
    if other.precedence < row.precedence:
        return f"it applies too; {other.id} refuses whatever the app declares"
    return f"it applies too; {other.id} decides, because it comes first in the rule book"


def _sentence(
    row: Rule,
    role: Role,
    failing: Sequence[Condition],
    unknown: Sequence[Condition],
    decided: Sequence[Rule],
    context: Context,
) -> str:
    """Explains the role of a rule. `decided` are the rules that decide."""
    match role:
        case Role.DECIDES:
            return _decides(row)
        case Role.OUTWEIGHED:
            return _outweighed(row, decided)
        case Role.ALTERNATIVE:
            return "it applies too, as a second account of the same thing, which never decides"
        case Role.CONDITION_UNKNOWN:
            return f"it may apply: it requires {_asks(row, unknown)}, which was not given"
        case Role.CONDITION_FAILS:
            return _failing(row, failing)
        case Role.OTHER_VERSION:
            return f"{_holds(row)}, and the question is about {context.os}"
        case Role.OTHER_PROFILE:
            admitted = _listed([profile.label for profile in row.profiles], "or")
            asked = context.profile.label
            return f"it counts with the evidence profile {admitted}; {asked} was asked for"


@dataclass(frozen=True, slots=True)
class Explanation:
    """One rule about a question, and its role in the answer."""

    rule: str
    role: Role
    failing: tuple[Condition, ...]
    """The rule's conditions that are not met."""
    unknown: tuple[Condition, ...]
    """The rule's conditions that are unknown."""
    why: str
    """The role of the rule, as a sentence."""


_NAMED: tuple[type[Allowance | BackgroundMode | Quota], ...] = (Allowance, BackgroundMode, Quota)


def _named(text: str) -> Allowance | BackgroundMode | Quota:
    """Finds the one value that a text names. A value's own name is preferred to other words for a
    value."""
    own = [spelled(kind, text) for kind in _NAMED]
    named = own if any(own) else [look_up(kind, text)[0] for kind in _NAMED]
    found = [value for value in named if value is not None]
    if len(found) == 1:
        return found[0]
    shown = " or ".join(f"{type(value).__name__}.{value.name}" for value in found)
    raise LifecyclePolicyError(
        f"question: `{text}` is ambiguous: give {shown}"
        if found
        else f"question: `{text}` names no Allowance, BackgroundMode or Quota; for another kind of "
        "question, pass a query such as RelaunchQuery",
        status=Status.UNKNOWN_VALUE,
        value=text,
    )


def ask_explain(policy: Prepared, question: Question | str) -> tuple[Explanation, ...]:
    """Lists every rule about a question, even rules for other versions, profiles or conditions."""
    kind, query = kind_and_bytes(_named(question) if isinstance(question, str) else question)
    room = ctypes.create_string_buffer(query, len(query))
    found: list[tuple[Rule, lcp_explanation]] = []
    for native in elements("lcp_explain", lcp_explanation, policy.reference, kind, room):
        row = rule_at(native.rule)
        if row is not None:
            found.append((row, native))
    decided = [row for row, native in found if native.role == Role.DECIDES]
    explained = []
    for row, native in found:
        role = decode(Role, native.role)
        failing = members(Condition, mask(native.failing_mask))
        unknown = members(Condition, mask(native.unknown_mask))
        text = _sentence(row, role, failing, unknown, decided, policy.context)
        why = f"{text[:1].upper()}{text[1:]}."
        explained.append(Explanation(row.id, role, failing, unknown, why))
    return tuple(explained)


def explain(
    context: Context | OSVersion | str, question: Question | str
) -> tuple[Explanation, ...]:
    """Lists every rule about a question, even rules for other versions, profiles or conditions.

    An allowance, mode or quota may also be given by name, unless the name means several of these.
    For a range of versions, explains the answer on the first version.

    >>> rows = {row.rule: row for row in explain("12.4", Allowance.BACKGROUND_TASK)}
    >>> rows["deadline.background-task.7"].role.label
    'decides'
    >>> rows["deadline.background-task.4"].why
    'It holds on 4.0 – 6.x, and the question is about 12.4.'
    """
    return ask_explain(policies_of(context)[0], question)
