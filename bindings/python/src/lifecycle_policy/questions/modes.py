"""What does a background mode do?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from .._native.bindings import lcp_mode_answer, lcp_mode_query
from .._native.calls import asker, struct_of
from .._native.enums import Activity, BackgroundMode, Field, RuleField, Trigger, Verdict
from .._native.memory import keep
from .._native.labels import LabelledEnum
from .._native.names import coerce, decode
from .._native.osversion import OSVersion
from .answers import Answer, common, rule_values
from .context import Context
from .prepared import Prepared, ask_over

__all__ = ["ModeAnswer", "mode", "modes"]

E = TypeVar("E", bound=LabelledEnum)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeAnswer(Answer):
    """Allowed if the mode has an effect on the OS, whether or not the app declares it."""

    mode: BackgroundMode
    introduced: OSVersion | None
    """None: not known."""
    deprecated: OSVersion | None
    """None: never, or not known."""
    removed: OSVersion | None
    """The first version without effect; None: never, or not known."""
    wakes: tuple[Trigger, ...]
    """The triggers that the mode enables."""
    permits: tuple[Activity, ...]
    """The activities that the mode permits in the background."""
    keeps_running: tuple[Activity, ...]
    """The activities during which the app is not suspended."""

    @property
    def _says(self) -> object:
        return self.wakes, self.permits, self.keeps_running


_QUERY = struct_of(lcp_mode_query)
_ask, _pack, _size = asker("lcp_query_mode", lcp_mode_answer), _QUERY.pack, _QUERY.size
#: For each mode, at its number: the query, and known answers by their bytes.
_prepared: list[tuple[bytes, dict[bytes, ModeAnswer]]] = [
    (_pack(_size, one), {}) for one in range(max(BackgroundMode) + 1)
]


def packed_mode(value: BackgroundMode | str) -> bytes:
    """Makes the query that is passed to the library."""
    return _pack(_size, coerce(BackgroundMode, value, Field.MODE))


def _listed(kind: type[E], native: lcp_mode_answer, field: RuleField) -> tuple[E, ...]:
    """Reads a set from the rule of a mode; empty if the mode has no effect."""
    if Verdict.ALLOWED not in (native.verdict, native.newest_verdict):
        return ()
    return tuple(decode(kind, value) for value in rule_values(native.rule, field))


def _answer(of: BackgroundMode, given: bytes) -> ModeAnswer:
    native = lcp_mode_answer.from_buffer_copy(given)
    return ModeAnswer(
        **common(native),
        mode=of,
        introduced=OSVersion.from_packed_or_none(native.introduced),
        deprecated=OSVersion.from_packed_or_none(native.deprecated),
        removed=OSVersion.from_packed_or_none(native.removed),
        wakes=_listed(Trigger, native, RuleField.TRIGGERS),
        permits=_listed(Activity, native, RuleField.PERMITS),
        keeps_running=_listed(Activity, native, RuleField.KEEPS_RUNNING),
    )


def ask_mode(policy: Prepared, of: BackgroundMode | str) -> ModeAnswer:
    """Asks what a background mode permits, wakes and keeps running."""
    if type(of) is not BackgroundMode:
        of = coerce(BackgroundMode, of, Field.MODE)
    query, known = _prepared[of]
    given = _ask(policy, query)
    return known.get(given) or keep(known, given, _answer(of, given))


def mode(context: Context | OSVersion | str, of: BackgroundMode | str) -> ModeAnswer:
    """Asks what a background mode permits, wakes and keeps running.

    >>> answer = mode("8.1", BackgroundMode.FETCH)
    >>> str(answer.introduced), [trigger.label for trigger in answer.wakes]
    ('7.0', ['background-fetch'])
    """
    return ask_over(context, ask_mode, of)


def modes(
    context: Context | OSVersion | str, of: Iterable[BackgroundMode | str] = tuple(BackgroundMode)
) -> tuple[ModeAnswer, ...]:
    """Asks about many modes, or about all that Apple lists.

    >>> [answer.mode.label for answer in modes("4.0") if answer.verdict.label == "allowed"]
    ['audio', 'location', 'voip']
    """
    return tuple(mode(context, value) for value in of)
