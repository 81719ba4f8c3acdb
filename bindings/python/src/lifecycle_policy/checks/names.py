"""Finds the rule of a finding: a rule of the rule book, or one of the checks' own names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .._native.errors import LifecyclePolicyError
from ..questions.rules import Rule, rule

__all__ = ["NONE", "OwnNames", "rule_of"]

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
