"""How does an event reach an app in a state?"""

from __future__ import annotations

from .._native.enums import AppState, Event
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import DeliveryAnswer, DeliveryQuery, pack_delivery, read_delivery
from .prepared import Prepared, ask_over

__all__ = ["DeliveryAnswer", "DeliveryQuery", "delivery"]

_DELIVERY = Asking("lcp_query_delivery", read_delivery)


def ask_delivery(policy: Prepared, state: AppState | str, event: Event | str) -> DeliveryAnswer:
    """Asks how an event reaches an app in a state."""
    return _DELIVERY.one(policy, pack_delivery(state, event))


def delivery(
    context: Context | OSVersion | str, state: AppState | str, event: Event | str
) -> DeliveryAnswer:
    """Asks how an event reaches an app in a state.

    >>> delivery("8.1", AppState.SUSPENDED, Event.LOCALE_CHANGE).manner.label
    'coalesced'
    """
    return ask_over(context, ask_delivery, state, event)
