"""How does an event reach an app in a state?"""

from __future__ import annotations

from dataclasses import dataclass

from ._answers import Answer, common
from ._batch import ask
from ._bindings import lcp_delivery_answer, lcp_delivery_query
from ._context import Context
from ._convert import new
from ._enums import AppState, Callback, Event, Field, Manner
from ._names import coerce, decode_or_none
from ._osversion import OSVersion

__all__ = ["DeliveryAnswer", "DeliveryQuery", "delivery"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryAnswer(Answer):
    """Allowed where the app or its user gets the event, at once or later; else forbidden."""

    manner: Manner | None
    """None: not told."""
    callback: Callback | None
    """The one that delivers it, or after which the system acts."""


@dataclass(frozen=True, slots=True)
class DeliveryQuery:
    """A question for `explain`; the fields are those of `delivery`."""

    state: AppState | str
    event: Event | str


def native_delivery(query: DeliveryQuery) -> lcp_delivery_query:
    """Makes the struct that crosses to the library."""
    return new(
        lcp_delivery_query,
        state=coerce(AppState, query.state, Field.STATE),
        event=coerce(Event, query.event, Field.EVENT),
    )


def delivery(
    context: Context | OSVersion | str, state: AppState | str, event: Event | str
) -> DeliveryAnswer:
    """Asks how an event reaches an app in a state.

    >>> delivery("8.1", AppState.SUSPENDED, Event.LOCALE_CHANGE).manner.label
    'coalesced'
    """
    query = native_delivery(DeliveryQuery(state, event))
    native = ask("lcp_query_delivery", context, query, new(lcp_delivery_answer))
    return DeliveryAnswer(
        **common(native),
        manner=decode_or_none(Manner, native.manner),
        callback=decode_or_none(Callback, native.callback),
    )
