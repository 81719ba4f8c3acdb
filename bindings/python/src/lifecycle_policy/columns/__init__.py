"""Asks many questions at once, as NumPy arrays. The answers are columns of the library's structs.

    >>> from lifecycle_policy import columns
    >>> columns.deadline("12.4", ["background-task", "tea"]).names("verdict").tolist()
    ['allowed', None]

The first argument is one context for all questions, or a `Dictionary` of contexts, which `contexts`
makes from columns:

    >>> where = columns.contexts(os=["6.1", "17.0", "6.1"], background_modes="remote-notification")
    >>> columns.relaunch(where, "crash", "silent-push").names("rule").tolist()
    ['delivery.silent-push', 'relaunch.silent-push', 'delivery.silent-push']

Of the rest of the package, only `arrow` and `spark` import this module, and need NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

try:
    import numpy as np
except ImportError as error:
    raise ImportError(
        "columns need NumPy: pip install 'lifecycle-policy[numpy]'", name="numpy"
    ) from error

from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    Cause,
    Fact,
    Field,
    Interruption,
    SceneState,
    Termination,
    TerminationNamespace,
    Trigger,
)
from .._native.labels import LabelledEnum
from .._native.names import coerce
from ..questions.prepared import Asked
from .contexts import CONTEXT_COLUMNS, contexts
from .dictionary import Dictionary
from .found import Columns, ask
from .values import code_column, column, mask_column, state_column

if TYPE_CHECKING:
    import numpy.typing as npt

#: One value for all questions, or a column with a value for each: an array, a Dictionary, or an
#: Arrow array. A value is a number, a member of the enumeration, or a name. None and null mean not
#: given.
Values: TypeAlias = "npt.ArrayLike | Dictionary | LabelledEnum | None"

__all__ = [
    "CONTEXT_COLUMNS",
    "Columns",
    "Dictionary",
    "conduct",
    "contexts",
    "deadline",
    "relaunch",
    "termination",
    "transition",
]


def transition(
    asked: Asked | Dictionary,
    from_: Values,
    to: Values,
    cause: Values,
    *,
    axis: Axis | str | None = None,
    last_cause: Values = None,
    trigger: Values = None,
    interruption: Values = None,
) -> Columns:
    """Asks about many transitions.

    If `to` is None, asks where the cause leads. The column "to" then has the answer. If `cause` is
    None, asks whether any cause leads to the state `to`. Then the best answer of all causes counts,
    in the order allowed, conditional, unspecified, forbidden, not-applicable. The column "cause"
    has the first cause with the best answer, or 0 if that answer is one of the last two.

    With an `axis`, every state must be a state on that axis. Without an `axis`, a number may stand
    for an app state or for a scene state, because these numbers differ. Without an `axis`, a name
    stands for an app state, unless `from_` or `to` is a SceneState.

    >>> causes = np.arange(1, 8)
    >>> found = transition("12.0", AppState.ACTIVE, AppState.INACTIVE, causes)
    >>> found["verdict"].shape, found.names("verdict")[0]
    ((7,), 'forbidden')
    >>> found = transition("12.0", "active", ["inactive", "suspended"], None)
    >>> found.names("verdict").tolist(), found.names("cause").tolist()
    (['allowed', 'forbidden'], ['interruption-begin', None])
    """
    if axis is not None:
        axis = coerce(Axis, axis, Field.QUERY)
    scene = axis is Axis.SCENE or isinstance(from_, SceneState) or isinstance(to, SceneState)
    kind = SceneState if scene and axis is not Axis.APP else AppState
    return ask(
        "transition",
        asked,
        **{
            "from": state_column(kind, from_, Field.FROM, axis is not None),
            "to": state_column(kind, to, Field.TO, axis is not None),
        },
        cause=column(Cause, cause, Field.CAUSE),
        last_cause=column(Cause, last_cause, Field.LAST_CAUSE),
        trigger=column(Trigger, trigger, Field.TRIGGER),
        interruption=column(Interruption, interruption, Field.INTERRUPTION),
    )


def deadline(asked: Asked | Dictionary, allowance: Values) -> Columns:
    """Asks about many allowances.

    >>> deadline("12.4", list(Allowance)).seconds("limit_ns").shape == (len(Allowance),)
    True
    """
    return ask("deadline", asked, allowance=column(Allowance, allowance, Field.ALLOWANCE))


def relaunch(
    asked: Asked | Dictionary,
    after: Values,
    on: Values,
    *,
    since: Values = None,
    state: Values = None,
    force_quit: Values = None,
) -> Columns:
    """Asks which of many events run the app. `force_quit` takes values of `Fact`.

    >>> after = np.array([[1], [2], [3]])
    >>> relaunch("17.0", after, list(Trigger)).answers.shape == (3, len(Trigger))
    True
    """
    return ask(
        "relaunch",
        asked,
        termination=column(Termination, after, Field.TERMINATION),
        trigger=column(Trigger, on, Field.TRIGGER),
        state=column(AppState, state, Field.STATE),
        events_since=mask_column(since),
        force_quit=column(Fact, force_quit, Field.FORCE_QUIT),
    )


def conduct(asked: Asked | Dictionary, state: Values, activity: Values) -> Columns:
    """Asks which of many activities an app may do in a state.

    >>> conduct("8.1", "background", ["opengl-es", "audio"]).names("price")[0]
    'terminate'
    """
    return ask(
        "conduct",
        asked,
        state=column(AppState, state, Field.STATE),
        activity=column(Activity, activity, Field.ACTIVITY),
    )


def termination(asked: Asked | Dictionary, code: Values, namespace: Values = None) -> Columns:
    """Asks what many termination codes mean. A code is a number, or the digits of a report.

    >>> found = termination("17.0", [0x8BADF00D, "0xdead10cc"], ["springboard", None])
    >>> found.names("cause").tolist()
    ['watchdog', 'resource-held']
    """
    return ask(
        "termination",
        asked,
        code=code_column(code),
        reason_namespace=column(TerminationNamespace, namespace, Field.REASON_NAMESPACE),
    )
