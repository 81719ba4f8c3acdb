"""Says in a sentence why a rule has the part that it has in an answer."""

from __future__ import annotations

from collections.abc import Sequence

from .._native.enums import Condition, Role
from .._native.osversion import OSVersion
from .context import Context
from .rules import Rule

__all__ = ["versions", "why"]


def _last(until: OSVersion) -> str:
    """Names the last versions before one: 12.x before 13.0, 13.3.x before 13.4."""
    if until.patch:
        return f"{until.major}.{until.minor}.{until.patch - 1}"
    if until.minor:
        return f"{until.major}.{until.minor - 1}.x"
    return f"{until.major - 1}.x"


def versions(row: Rule) -> str:
    """Says on which versions a rule holds."""
    if row.until is None:
        return f"{row.since} on"
    return f"{row.since} – {_last(row.until)}"


def _holds(row: Rule) -> str:
    return f"it holds {'from' if row.until is None else 'on'} {versions(row)}"


def _listed(parts: Sequence[str], word: str = "and") -> str:
    """Joins words as one would say them."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def _wanted(row: Rule) -> str:
    """Says what a rule asks."""
    parts = [value.label for value in row.when]
    parts += [f"not {value.label}" for value in row.when_not]
    return _listed(parts)


def _failing(row: Rule, failing: Sequence[Condition]) -> str:
    """Says what is not as a rule asks."""
    lacks = [value.label for value in failing if value in row.when]
    meets = [value.label for value in failing if value not in row.when]
    missing = "which is not so" if len(lacks) == 1 else "none of which is so"
    parts = [f"it needs {_listed(lacks)}, {missing}"] if lacks else []
    if meets:
        there = "which is so" if len(meets) == 1 else "all of which are so"
        parts.append(f"it does not hold with {_listed(meets, 'or')}, {there}")
    return _listed(parts)


def _decides(row: Rule, context: Context) -> str:
    profile, evidence = context.profile.label, row.evidence.label if row.evidence else "no"
    text = f"{_holds(row)} and rests on {evidence} evidence, which the profile {profile} admits"
    wanted = _wanted(row)
    return f"{text}; what it needs is so: {wanted}" if wanted else text


def _outweighed(row: Rule, decided: Sequence[Rule]) -> str:
    """Names the rule that outweighs one: of its family, else the last that decides."""
    others = [other for other in decided if other.family == row.family] or list(decided)
    if not others:
        return "it applies too; other rules decide"
    other = others[-1]
    if other.family != row.family:
        return f"it applies too; {other.id}, of the family {other.family.label}, decides"
    if other.precedence > row.precedence:
        ranks = f"its rank {row.precedence} is below {other.precedence}, that of {other.id}"
        return f"it applies too, but {ranks}"
    return f"it applies too; {other.id} decides"


def _sentence(
    row: Rule,
    role: Role,
    failing: Sequence[Condition],
    unknown: Sequence[Condition],
    decided: Sequence[Rule],
    context: Context,
) -> str:
    match role:
        case Role.DECIDES:
            return _decides(row, context)
        case Role.OUTWEIGHED:
            return _outweighed(row, decided)
        case Role.CONDITION_UNKNOWN:
            names = _listed([value.label for value in unknown])
            return f"it may apply: nothing is known of {names}"
        case Role.CONDITION_FAILS:
            return _failing(row, failing)
        case Role.OTHER_VERSION:
            return f"{_holds(row)}, and the question is about {context.os}"
        case Role.OTHER_PROFILE:
            admitted = _listed([profile.label for profile in row.profiles], "or")
            profile = context.profile.label
            return f"it counts with the profile {admitted} alone, and {profile} was asked for"


def why(
    row: Rule,
    role: Role,
    failing: Sequence[Condition],
    unknown: Sequence[Condition],
    decided: Sequence[Rule],
    context: Context,
) -> str:
    """Says why a rule has its part; `decided` are the rules that decide."""
    text = _sentence(row, role, failing, unknown, decided, context)
    return f"{text[:1].upper()}{text[1:]}."
