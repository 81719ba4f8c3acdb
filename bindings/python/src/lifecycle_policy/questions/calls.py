"""Which object receives a callback, with which options, and what does its return value change?"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable

from .._native.enums import AppState, Callback, Field, SceneState, Status, Trigger
from .._native.library import library
from .._native.names import State, coerce
from .._native.osversion import OSVersion
from .._native.words import spelled
from .asking import Asking
from .context import Context
from .declared import CallAnswer, CallQuery, pack_call, packed_call, read_call
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["CallAnswer", "CallQuery", "call", "calls", "uikit_value"]

_CALL = Asking("lcp_query_call", read_call)


def ask_call(
    policy: Prepared, callback: Callback | str, trigger: Trigger | str | None = None
) -> CallAnswer:
    """Asks who receives a callback, with which options, and what its return value changes."""
    return _CALL.one(policy, pack_call(callback, trigger))


def call(
    context: Context | OSVersion | str,
    callback: Callback | str,
    trigger: Trigger | str | None = None,
) -> CallAnswer:
    """Asks who receives a callback, with which options, and what its return value changes.

    `trigger` is the event that causes the callback.

    >>> answer = call("12.0", "application:didFinishLaunchingWithOptions:", "open-url")
    >>> answer.receiver.title, answer.launch_option.title
    ('UIApplicationDelegate', 'UIApplicationLaunchOptionsURLKey')
    >>> answer.return_value.label
    'event-delivery'
    """
    return ask_over(context, ask_call, callback, trigger)


def calls(context: Asked, queries: Iterable[CallQuery]) -> tuple[CallAnswer, ...]:
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> len(calls("17.0", [CallQuery(callback) for callback in Callback])) == len(Callback)
    True
    """
    return ask_all(context, [packed_call(query) for query in queries], _CALL.many)


def uikit_value(state: State | str) -> int | None:
    """Returns the number of a state in UIKit: that of UIApplicationState for a state of the app,
    and that of UISceneActivationState for a state of a scene. Returns None if there is no number,
    because no code of the app runs in the state.

    >>> uikit_value(AppState.BACKGROUND), uikit_value(SceneState.UNATTACHED)
    (2, -1)
    >>> uikit_value("suspended") is None
    True
    """
    is_scene = isinstance(state, SceneState) or (
        isinstance(state, str) and spelled(SceneState, state) is not None
    )
    kind: type[AppState] | type[SceneState] = SceneState if is_scene else AppState
    value = ctypes.c_int64()
    status = library().lcp_state_raw_value(coerce(kind, state, Field.STATE), ctypes.byref(value))
    return value.value if status == Status.OK else None
