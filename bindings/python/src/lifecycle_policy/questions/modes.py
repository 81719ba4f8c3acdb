"""Questions about background modes: what a mode permits, wakes and keeps running."""

from __future__ import annotations

from collections.abc import Iterable

from .._native.enums import BackgroundMode
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import ModeAnswer, pack_mode, read_mode
from .prepared import Prepared, ask_over

__all__ = ["ModeAnswer", "mode", "modes"]

_MODE = Asking("lcp_query_mode", read_mode, with_query=True)


def ask_mode(policy: Prepared, of: BackgroundMode | str) -> ModeAnswer:
    """Asks what a background mode permits, what wakes the app, and what keeps it running."""
    return _MODE.one(policy, pack_mode(of))


def mode(context: Context | OSVersion | str, of: BackgroundMode | str) -> ModeAnswer:
    """Asks what a background mode permits, what wakes the app, and what keeps it running.

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
