"""The rule book: every row, with its sources."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .._native.bindings import LCP_RULE_NONE, lcp_rule_step
from .._native.calls import elements
from .._native.convert import mask
from .._native.enums import (
    AppState,
    Axis,
    Condition,
    Conflict,
    Evidence,
    EvidenceProfile,
    Family,
    Field,
    ProcessKind,
    RuleField,
    SceneState,
    Status,
    Verdict,
)
from .._native.errors import refused
from .._native.labels import LabelledEnum
from .._native.library import library
from .._native.names import coerce, decode, decode_or_none, members
from .._native.osversion import OSVersion
from .answers import Citation, citations_at, read_rule, rule_text, rule_values
from .declared import READERS, RuleStep, read_rule_step

__all__ = ["Rule", "RuleStep", "citations", "rule", "rules"]


@dataclass(frozen=True, slots=True)
class Rule:
    """What all rules have in common. `value`, `values` and `text` read the fields that only rules
    of the same family have.

    >>> row = rule("deadline.background-task.7")
    >>> [one.label for one in row.values("allowances")], row.value("limit"), row.value("severity")
    (['background-task'], 180.0, None)
    """

    id: str
    """A slug, never reused, never renamed after a release."""
    family: Family
    note: str
    """A note on the rule; "" if there is none."""
    since: OSVersion
    """The first version on which the rule holds."""
    until: OSVersion | None
    """The first version on which the rule no longer holds; None: the rule still holds."""
    profiles: tuple[EvidenceProfile, ...]
    """Evidence profiles that admit the rule."""
    evidence: Evidence | None
    """What the rule rests on."""
    conflict: Conflict | None
    """The conflict; None: no known source disagrees."""
    precedence: int
    """Of two rules that apply, the one with the higher precedence decides; 0: the rule never
    decides.
    """
    citations: tuple[Citation, ...]
    """The sources of the rule; the first source is the most direct."""
    when: tuple[Condition, ...]
    """Conditions that must hold."""
    when_not: tuple[Condition, ...]
    """Conditions that must fail."""
    process_kinds: tuple[ProcessKind, ...]
    """The kinds of process to which the rule applies. Since 0.3.1."""
    index: int = field(repr=False, compare=False)
    """The index of the rule, which is valid for this build only."""

    def value(self, field: RuleField | str) -> Any:
        """Returns the value of a field: a value of an enumeration, a number, an OSVersion, seconds
        (math.inf is unlimited), True or False. Returns None if the rule has no value, or if its
        family has no such field."""
        found = self.values(field)
        return found[0] if found else None

    def values(self, field: RuleField | str) -> tuple[Any, ...]:
        """Returns the values of a field that is a set. In some fields, an empty set means any
        value; for example, a transition rule without last causes applies to any last cause."""
        wanted = coerce(RuleField, field, Field.RULE_FIELD)
        read = READERS.get(wanted)
        if read is None:
            return ()
        found = tuple(map(read, rule_values(self.index, wanted)))
        if wanted == RuleField.STATES:
            kinds = self._kinds_of_states()
            return tuple(state for state in found if isinstance(state, kinds))
        return found

    def text(self, field: RuleField | str) -> str:
        """Returns the text of a field, or "" if the rule has none."""
        return rule_text(self.index, coerce(RuleField, field, Field.RULE_FIELD))

    @property
    def verdict(self) -> Verdict:
        """The verdict. `Verdict.ALLOWED` if rules of this family have no verdict."""
        found: Verdict | None = self.value(RuleField.VERDICT)
        return found or Verdict.ALLOWED

    @property
    def axis(self) -> Axis | None:
        """The axis of a transition rule: the process, or a scene."""
        to = self.value(RuleField.TO)
        if to is None:
            return None
        return Axis.SCENE if isinstance(to, SceneState) else Axis.APP

    @property
    def steps(self) -> tuple[RuleStep, ...]:
        """The callbacks of a transition rule."""
        listed = elements("lcp_list_rule_steps", lcp_rule_step, self.index)
        return tuple(map(read_rule_step, listed))

    def _kinds_of_states(self) -> tuple[type[LabelledEnum], ...]:
        """Returns the kinds of states that the rule is about. The rule's set may also contain
        states of another kind, which do not count."""
        if self.family == Family.WATCHDOG:
            return AppState, SceneState
        return (SceneState,) if self.axis == Axis.SCENE else (AppState,)

    def holds_on(self, version: OSVersion) -> bool:
        """Tells whether the rule holds on a version."""
        return self.since <= version and (self.until is None or version < self.until)

    def __reduce__(self) -> tuple[Any, ...]:
        return rule, (self.id,)  # an index is valid only for its build


@lru_cache(maxsize=None)
def rule_at(index: int) -> Rule | None:
    """Returns the rule with an index of this build, or None for LCP_RULE_NONE."""
    if index == LCP_RULE_NONE:
        return None
    row = read_rule(index)
    return Rule(
        id=row.id.decode(),
        family=decode(Family, row.family),
        note=row.note.decode(),
        since=OSVersion.from_packed(row.since),
        until=OSVersion.from_packed_or_none(row.until),
        profiles=members(EvidenceProfile, row.profiles),
        evidence=decode_or_none(Evidence, row.evidence),
        conflict=decode_or_none(Conflict, row.conflict),
        precedence=row.precedence,
        citations=citations_at(index),
        when=members(Condition, mask(row.when_mask)),
        when_not=members(Condition, mask(row.unless_mask)),
        process_kinds=members(ProcessKind, row.process_kinds),
        index=index,
    )


def rules(
    family: Family | str | None = None,
    *,
    os: OSVersion | str | None = None,
    evidence: Evidence | str | None = None,
    source: str | None = None,
) -> tuple[Rule, ...]:
    """Returns all rules, or a selection of them, in the order of the rule book.

    `os` selects rules that hold on a version. `evidence` selects rules with that evidence. `source`
    selects rules that cite the source with that key, such as "A2".

    >>> all(row.citations or row.note for row in rules("relaunch"))
    True
    >>> len(rules(os="3.0")) < len(rules(os="9.0")) < len(rules())
    True
    """
    wanted = None if family is None else coerce(Family, family, Field.KEY)
    basis = None if evidence is None else coerce(Evidence, evidence, Field.KEY)
    version = None if os is None else OSVersion.of(os)
    key = None if source is None else _source_key(source)
    rows = (rule_at(index) for index in range(library().lcp_rule_count()))
    return tuple(
        row
        for row in rows
        if row is not None
        and wanted in (None, row.family)
        and basis in (None, row.evidence)
        and (version is None or row.holds_on(version))
        and (key is None or any(cited.key == key for cited in row.citations))
    )


def _source_key(text: str) -> str:
    """Finds the key of a source. Ignores case."""
    for cited in citations():
        if cited.key.casefold() == text.casefold():
            return cited.key
    told = f"no source has the key `{text}`"
    raise refused(Field.KEY, Status.NOT_FOUND, told, text, "source")


def rule(id: str) -> Rule:
    """Returns the rule with exactly this id.

    >>> rule(rules()[0].id) == rules()[0]
    True
    """
    index = ctypes.c_int32()
    data = id.encode("utf-8", "surrogatepass")
    status = library().lcp_rule_find(data, len(data), ctypes.byref(index))
    found = rule_at(index.value) if status == Status.OK else None
    if found is None:
        raise refused(Field.TEXT, Status(status), f"no rule is called `{id}`", id, "id")
    return found


def citations() -> tuple[Citation, ...]:
    """Returns every source of the rule book.

    >>> len(citations()) == len({source.key for source in citations()})
    True
    """
    return citations_at(LCP_RULE_NONE)
