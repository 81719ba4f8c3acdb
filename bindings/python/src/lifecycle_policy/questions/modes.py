"""What does a background mode do?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native.bindings import lcp_mode_answer, lcp_mode_query
from .._native.calls import asker, struct_of
from .._native.enums import Activity, BackgroundMode, Field, Trigger
from .._native.memory import keep
from .._native.names import mask, members
from .._native.osversion import OSVersion
from .answers import Answer, common
from .context import Context, ground_of

__all__ = ["ModeAnswer", "mode", "modes"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeAnswer(Answer):
    """Allowed where the mode has an effect on the OS; whether the app declares it is not asked."""

    mode: BackgroundMode
    introduced: OSVersion | None
    """None: not known."""
    deprecated: OSVersion | None
    """None: never, or not known."""
    removed: OSVersion | None
    """The first version without effect; None: never, or not known."""
    wakes: tuple[Trigger, ...]
    """Triggers that it enables."""
    permits: tuple[Activity, ...]
    """Activities that it permits in the background."""
    keeps_running: tuple[Activity, ...]
    """Activities during which the app is not suspended."""


_QUERY = struct_of(lcp_mode_query)
_ask, _pack, _size = asker("lcp_query_mode", lcp_mode_answer), _QUERY.pack, _QUERY.size
#: Of each mode the query, and the answers by their bytes.
_prepared: dict[BackgroundMode, tuple[bytes, dict[bytes, ModeAnswer]]] = {
    one: (_pack(_size, one), {}) for one in BackgroundMode
}


def packed_mode(value: BackgroundMode | str) -> bytes:
    """Makes the query that crosses to the library."""
    return _pack(_size, mask(BackgroundMode, value, Field.MODE))


def _answer(of: BackgroundMode, given: bytes) -> ModeAnswer:
    native = lcp_mode_answer.from_buffer_copy(given)
    return ModeAnswer(
        **common(native),
        mode=of,
        introduced=OSVersion.from_packed_or_none(native.introduced),
        deprecated=OSVersion.from_packed_or_none(native.deprecated),
        removed=OSVersion.from_packed_or_none(native.removed),
        wakes=members(Trigger, native.wakes_mask),
        permits=members(Activity, native.permits_mask),
        keeps_running=members(Activity, native.keeps_running_mask),
    )


def mode(context: Context | OSVersion | str, of: BackgroundMode | str) -> ModeAnswer:
    """Asks what a background mode permits, wakes and keeps running.

    >>> answer = mode("8.1", BackgroundMode.FETCH)
    >>> str(answer.introduced), [trigger.label for trigger in answer.wakes]
    ('7.0', ['background-fetch'])
    """
    if type(of) is not BackgroundMode or of not in _prepared:
        of = mask(BackgroundMode, of, Field.MODE)
    # The library refuses what is not one mode.
    query, known = _prepared[of] if of in _prepared else (_pack(_size, of), {})
    given = _ask(getattr(context, "_ground", None) or ground_of(context), query)
    return known.get(given) or keep(known, given, _answer(of, given))


def modes(
    context: Context | OSVersion | str, of: Iterable[BackgroundMode | str] = tuple(BackgroundMode)
) -> tuple[ModeAnswer, ...]:
    """Asks for many, or for all that Apple lists.

    >>> [answer.mode.label for answer in modes("4.0") if answer.verdict.label == "allowed"]
    ['audio', 'location', 'voip']
    """
    return tuple(mode(context, value) for value in of)
