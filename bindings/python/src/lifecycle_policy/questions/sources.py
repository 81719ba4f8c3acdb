"""What an answer says of its rule: the id, the note and the sources."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache

from .._native.bindings import LCP_RULE_NONE, lcp_citation, lcp_error, lcp_rule
from .._native.convert import check, new
from .._native.enums import Evidence
from .._native.library import library
from .._native.names import decode_or_none

__all__ = ["Brief", "Citation", "brief_of", "citation_of", "citations_at", "fetch"]


@dataclass(frozen=True, slots=True)
class Citation:
    """Where something is said."""

    key: str
    """A short name, such as "A2" or "S-46"."""
    title: str
    """Or, for a founding statement, what it states."""
    publisher: str
    address: str
    """A web address without its scheme; "" where there is none."""

    @property
    def url(self) -> str:
        """The web address with its scheme; "" where there is none."""
        return f"https://{self.address}" if self.address else ""


class Brief:
    """The part of a rule that answers hold. `Rule` has all of it, and takes longer to read."""

    __slots__ = ("citations", "evidence", "id", "note")

    def __init__(self, index: int) -> None:
        row = new(lcp_rule)
        fetch("lcp_rule_at", row, index)
        self.id: str = row.id.decode()
        self.note: str = row.note.decode()
        self.evidence = decode_or_none(Evidence, row.evidence)
        self.citations = citations_at(index, row.citation_count)


def fetch(function: str, native: ctypes.Structure, *indices: int) -> None:
    """Reads a struct of the rule book."""
    check(getattr(library(), function)(*indices, ctypes.byref(native)), new(lcp_error))


def citation_of(native: lcp_citation) -> Citation:
    """Reads a source."""
    return Citation(
        key=native.key.decode(),
        title=native.title.decode(),
        publisher=native.publisher.decode(),
        address=native.address.decode(),
    )


def citations_at(index: int, count: int) -> tuple[Citation, ...]:
    """Reads the sources of a rule."""
    native = new(lcp_citation)
    found = []
    for number in range(count):
        fetch("lcp_rule_citation_at", native, index, number)
        found.append(citation_of(native))
    return tuple(found)


@lru_cache(maxsize=None)
def brief_of(index: int) -> Brief | None:
    """Gives what answers say of the rule with an index of this build, or None for no rule."""
    return None if index == LCP_RULE_NONE else Brief(index)
