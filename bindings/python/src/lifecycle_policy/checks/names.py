"""Finds the rule of a finding: a rule of the rule book, or one of the checks' own names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from .._native.errors import LifecyclePolicyError
from ..questions.answers import Citation
from ..questions.rules import Rule, rule

__all__ = ["NONE", "OwnNames", "first_address", "rule_of"]

#: The checks' own names, such as "plist.key.near", each with one sentence about what it finds.
OwnNames = Mapping[str, str]
NONE: OwnNames = {}


@lru_cache(maxsize=None)
def rule_of(name: str) -> Rule | None:
    """Returns the rule with an id, or None if the rule book has no such rule.

    >>> rule_of("deadline.background-task").family.label
    'deadline'
    >>> rule_of("plist.key.near")
    """
    try:
        return rule(name)
    except LifecyclePolicyError:
        return None


def first_address(citations: Sequence[Citation]) -> str:
    """Returns the address of the first source, or "" if there is no source."""
    return citations[0].address if citations else ""
