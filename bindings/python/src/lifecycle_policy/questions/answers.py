"""The fields that all answers have, such as the verdict and the deciding rule, and readers of rules
and sources."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar, overload

from .._native.bindings import (
    LCP_ANSWER_DISPUTED,
    LCP_ANSWER_EXTENDABLE,
    LCP_ANSWER_NOT_EXTENDABLE,
    LCP_RULE_NONE,
    lcp_citation,
    lcp_error,
    lcp_mode_answer,
    lcp_rule,
)
from .._native.calls import elements
from .._native.convert import check, mask, new
from .._native.enums import Condition, Evidence, RuleField, Verdict
from .._native.labels import LabelledEnum
from .._native.library import library
from .._native.names import decode, decode_or_none, members

__all__ = ["Answer", "Citation"]

E = TypeVar("E", bound=LabelledEnum)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Citation:
    """A source of a rule."""

    key: str
    """Short name, such as "A2" or "S-46"."""
    title: str
    """The title; for a founding statement, its wording."""
    publisher: str
    address: str
    """Web address without scheme; "" if there is none."""

    @property
    def url(self) -> str:
        """The web address with its scheme, or ""."""
        return f"https://{self.address}" if self.address else ""


def first_url(citations: Iterable[Citation]) -> str | None:
    """Returns the web address of the first source that has an address."""
    return next((each.url for each in citations if each.address), None)


class Brief:
    """The part of a rule that answers contain. `Rule` has all fields, and takes longer to read."""

    __slots__ = ("citations", "evidence", "id", "note")

    def __init__(self, index: int) -> None:
        row = read_rule(index)
        self.id: str = row.id.decode()
        self.note: str = row.note.decode()
        self.evidence = decode_or_none(Evidence, row.evidence)
        self.citations = citations_at(index)


def read_rule(index: int) -> lcp_rule:
    """Reads the fields that all rules have."""
    row = new(lcp_rule)
    check(library().lcp_rule_at(index, ctypes.byref(row)), new(lcp_error))
    return row


def rule_values(index: int, field: RuleField) -> list[int]:
    """Reads the values in a field of a rule. A set may have several values, and an empty field has
    none."""
    call, value = library().lcp_rule_value, ctypes.c_int64()
    found: list[int] = []
    while not call(index, field, len(found), ctypes.byref(value)):
        found.append(value.value)
    return found


def rule_text(index: int, field: RuleField) -> str:
    """Reads a text of a rule. Returns "" if the rule has no such text."""
    text = ctypes.c_char_p()
    if library().lcp_rule_text(index, field, ctypes.byref(text)):
        return ""
    return (text.value or b"").decode()


def citation_of(native: lcp_citation) -> Citation:
    return Citation(
        key=native.key.decode(),
        title=native.title.decode(),
        publisher=native.publisher.decode(),
        address=native.address.decode(),
    )


def citations_at(index: int) -> tuple[Citation, ...]:
    """Reads the sources of a rule. For LCP_RULE_NONE, reads the sources of all rules."""
    return tuple(map(citation_of, elements("lcp_list_citations", lcp_citation, index)))


@lru_cache(maxsize=None)
def brief_of(index: int) -> Brief | None:
    """Finds a rule by its index, and returns the part that answers contain. Returns None if there
    is no rule."""
    return None if index == LCP_RULE_NONE else Brief(index)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A verdict, the rule that decided, and where that rule comes from."""

    verdict: Verdict
    newest_verdict: Verdict = field(repr=False)
    """The verdict; for Verdict.UNKNOWN_OS, the verdict on the newest OS that the rule set knows."""
    rule: str | None
    """The id of the rule that decided, or None if no rule did."""
    evidence: Evidence | None
    citations: tuple[Citation, ...] = field(repr=False)
    note: str = field(repr=False)
    disputed: bool = field(repr=False)
    """True if another source disagrees. The note, or the rule's conflict, says how."""
    os_dependent: bool = field(repr=False)
    """True if the answer changes within the range of versions. The answer is then the one on the
    first version."""
    requires: tuple[Condition, ...]
    """The conditions that the answer depends on."""

    def __init_subclass__(cls) -> None:
        # Without this line, the dataclass decorator of the subclass would add a `__repr__`.
        cls.__repr__ = Answer.__repr__  # type: ignore[method-assign]

    def __repr__(self) -> str:
        """A summary that fits a screen. Leaves out sources, notes, flags, `newest_verdict`, empty
        fields, and most elements of long lists."""
        return summary(self)

    @property
    def _says(self) -> object:
        """The content of the answer apart from the verdict and the rules behind it."""
        return ()


class Several(Generic[T]):
    """Adds list access to an answer: the list can be iterated, counted and indexed.

    The answer is true even if its list is empty, because the verdict says what an empty list means.
    """

    __slots__ = ()

    @property
    def _listed(self) -> tuple[T, ...]:
        """The list."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[T]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __bool__(self) -> bool:
        return True

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self._listed[index]


#: The maximum number of list elements in a summary.
_SHOWN = 4


def summary(value: object) -> str:
    """Returns a short text for a value of an answer or outcome. A rule becomes its id."""
    if isinstance(value, LabelledEnum):
        return value.label
    if isinstance(value, (tuple, frozenset)):
        parts = [summary(one) for one in list(value)[:_SHOWN]]
        parts += [f"{len(value) - _SHOWN} more"] if len(value) > _SHOWN else []
        return f"({', '.join(parts)})"
    if not is_dataclass(value):
        return repr(value)
    names = [one.name for one in fields(value) if one.repr and one.name != "citations"]
    shown = {name: getattr(value, name) for name in names}
    shown = {name: getattr(held, "id", held) for name, held in shown.items()}
    given = [f"{name}={summary(held)}" for name, held in shown.items() if held not in (None, (), "")]
    return f"{type(value).__name__}({', '.join(given)})"


def rule_id(index: int) -> str | None:
    """Returns the id of a rule by its index, or None for LCP_RULE_NONE."""
    row = brief_of(index)
    return None if row is None else row.id


def common(native: Any) -> dict[str, Any]:
    """Reads, from the library's struct, the fields that every answer has."""
    row = brief_of(native.rule)
    return {
        "verdict": decode(Verdict, native.verdict),
        "newest_verdict": decode_or_none(Verdict, native.newest_verdict)
        or decode(Verdict, native.verdict),
        "rule": None if row is None else row.id,
        "evidence": decode_or_none(Evidence, native.evidence),
        "citations": () if row is None else row.citations,
        "note": "" if row is None else row.note,
        "disputed": bool(native.flags & LCP_ANSWER_DISPUTED),
        "os_dependent": False,
        "requires": members(Condition, mask(native.requires_mask)),
    }


def asked(kind: type[E], given: bytes) -> E:
    """Reads the value that a question is about: the last field of the query. The bytes `given` end
    with this field."""
    return decode(kind, int.from_bytes(given[-4:], sys.byteorder))


def extendable(flags: int) -> bool | None:
    """Tells whether an app can ask for more time. Returns None if no source says."""
    if not flags & (LCP_ANSWER_EXTENDABLE | LCP_ANSWER_NOT_EXTENDABLE):
        return None
    return bool(flags & LCP_ANSWER_EXTENDABLE)


def listed(kind: type[E], native: lcp_mode_answer, field: RuleField) -> tuple[E, ...]:
    """Reads a set from the rule of a mode. The set is empty if the mode has no effect."""
    if Verdict.ALLOWED not in (native.verdict, native.newest_verdict):
        return ()
    return tuple(decode(kind, value) for value in rule_values(native.rule, field))


def citations_of(index: int) -> tuple[Citation, ...]:
    """Returns the sources of a rule of this build."""
    row = brief_of(index)
    return () if row is None else row.citations


def composed(
    native: Any,
    parts: Sequence[tuple[Citation, ...]],
    *,
    evidence: Evidence | None = None,
) -> dict[str, Any]:
    """Reads the common fields of an answer with parts, each of which has a rule.

    If the answer itself has no rule, the answer gets the given evidence and the sources of its
    parts.
    """
    shared = common(native)
    if brief_of(native.rule) is None:
        shared |= {"evidence": evidence, "citations": union(parts)}
    return shared


def one_of(found: Iterable[Evidence | None]) -> Evidence | None:
    """Returns the evidence that several rules share, or None if their evidence differs."""
    kinds = set(found)
    return kinds.pop() if len(kinds) == 1 else None


def union(parts: Iterable[tuple[Citation, ...]]) -> tuple[Citation, ...]:
    """Joins the sources of several rules, each once, in order of appearance."""
    return tuple(dict.fromkeys(source for part in parts for source in part))
