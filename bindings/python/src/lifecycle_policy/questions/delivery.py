"""How does an event reach an app in a state?"""

from __future__ import annotations

from dataclasses import dataclass

from .._native.bindings import LCP_COUNT_UNKNOWN, lcp_delivery_answer, lcp_delivery_query
from .._native.calls import asker, struct_of
from .._native.enums import AppState, Callback, Event, Field, Manner, Merging, Trigger
from .._native.memory import keep
from .._native.names import coerce, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, common
from .context import Context
from .prepared import Prepared, ask_over

__all__ = ["DeliveryAnswer", "DeliveryQuery", "delivery"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryAnswer(Answer):
    """Allowed if the app or its user gets the event, at once or later; else forbidden."""

    manner: Manner | None
    """None: no source says."""
    callback: Callback | None
    """The callback that delivers the event, or after which the system acts."""
    merging: Merging | None
    """How several waiting events become one; None: no source says."""
    rank: int | None
    """The place among waiting notices, the lowest first; None: no source says."""
    trigger: Trigger | None
    """The trigger with which the event wakes the app, for `relaunch`; None: it does not wake it."""

    @property
    def _says(self) -> object:
        return self.manner, self.callback, self.merging, self.rank, self.trigger


@dataclass(frozen=True, slots=True)
class DeliveryQuery:
    """A question for `explain`; the fields are those of `delivery`."""

    state: AppState | str
    event: Event | str


_QUERY = struct_of(lcp_delivery_query)
_ask, _pack, _size = asker("lcp_query_delivery", lcp_delivery_answer), _QUERY.pack, _QUERY.size
_known: dict[bytes, DeliveryAnswer] = {}


def packed_delivery(query: DeliveryQuery) -> bytes:
    """Makes the query that is passed to the library."""
    state = coerce(AppState, query.state, Field.STATE)
    return _pack(_size, state, coerce(Event, query.event, Field.EVENT))


def _answer(given: bytes) -> DeliveryAnswer:
    native = lcp_delivery_answer.from_buffer_copy(given)
    return DeliveryAnswer(
        **common(native),
        manner=decode_or_none(Manner, native.manner),
        callback=decode_or_none(Callback, native.callback),
        merging=decode_or_none(Merging, native.merging),
        rank=None if native.rank == LCP_COUNT_UNKNOWN else native.rank,
        trigger=decode_or_none(Trigger, native.trigger),
    )


def ask_delivery(policy: Prepared, state: AppState | str, event: Event | str) -> DeliveryAnswer:
    """Asks how an event reaches an app in a state."""
    if type(state) is AppState and type(event) is Event:
        query = _pack(_size, state, event)
    else:
        query = packed_delivery(DeliveryQuery(state, event))
    given = _ask(policy, query)
    return _known.get(given) or keep(_known, given, _answer(given))


def delivery(
    context: Context | OSVersion | str, state: AppState | str, event: Event | str
) -> DeliveryAnswer:
    """Asks how an event reaches an app in a state.

    >>> delivery("8.1", AppState.SUSPENDED, Event.LOCALE_CHANGE).manner.label
    'coalesced'
    """
    return ask_over(context, ask_delivery, state, event)
