"""Asks many questions at once, as NumPy arrays. The answers are columns of the library's structs.

    >>> from lifecycle_policy import columns
    >>> columns.deadline("12.4", ["background-task", "tea"]).names("verdict").tolist()
    ['allowed', None]

The rest of the package does not import this module, and does not need NumPy.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

try:
    import numpy as np
except ImportError as error:
    raise ImportError(
        "columns need NumPy: pip install 'lifecycle-policy[numpy]'", name="numpy"
    ) from error

from .._native.bindings import (
    LCP_NS_UNKNOWN,
    LCP_NS_UNLIMITED,
    lcp_conduct_answer,
    lcp_conduct_query,
    lcp_deadline_answer,
    lcp_deadline_query,
    lcp_error,
    lcp_relaunch_answer,
    lcp_relaunch_query,
    lcp_termination_answer,
    lcp_termination_query,
    lcp_transition_answer,
    lcp_transition_query,
)
from .._native.convert import check, new
from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    Cause,
    Fact,
    Field,
    Interruption,
    QuestionKind,
    SceneState,
    Since,
    Status,
    Termination,
    TerminationNamespace,
    Trigger,
)
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.library import library
from .._native.names import coerce, decode, state_of
from ..questions.answers import brief_of
from ..questions.prepared import Asked, Prepared, one_policy
from .grid import grid_of
from .values import KINDS_OF_FIELDS, code_column, column, mask_column, state_column

if TYPE_CHECKING:
    import numpy.typing as npt

#: One value for all questions, or an array with a value for each question. A value is a number, a
#: member of the enumeration, or a name.
Values: TypeAlias = "npt.ArrayLike | LabelledEnum | None"

__all__ = ["Columns", "conduct", "deadline", "relaunch", "termination", "transition"]

_SIZE = "struct_size"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Columns:
    """Questions and their answers, in arrays of the same shape.

    If a question cannot be asked, its status says why, and its answer is all zeros.

    >>> found = deadline("12.4", ["background-task", 99])
    >>> found["limit_ns"].tolist(), found.statuses.tolist()
    ([180000000000, 0], [0, 20])
    >>> found.names("verdict").tolist()
    ['allowed', None]
    """

    answers: npt.NDArray[np.void]
    """The library's answer structs."""
    statuses: npt.NDArray[np.int32]
    """For each question: 0 if it could be asked, else a Status."""
    _subject: str
    _policy: Prepared
    _asked: npt.NDArray[np.void]
    _places: npt.NDArray[np.intp] | None
    """For each question, the index of its query in `_asked`; None: question n has the index n."""

    @property
    def queries(self) -> npt.NDArray[np.void]:
        """The library's query structs."""
        return self._asked if self._places is None else self._asked.take(self._places)

    def __len__(self) -> int:
        return int(self.answers.size)

    def __repr__(self) -> str:
        refused = int(np.count_nonzero(self.statuses))
        return f"<Columns of {len(self)} answers about {self._subject}, {refused} refused>"

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        """Returns a column of the answers, with the library's numbers. The column is not a copy."""
        listed = self.answers.dtype.names or ()
        if name in listed:
            return self.answers[name]
        raise KeyError(f"{name}: the columns are {', '.join(listed)}")

    def members(self, name: str) -> npt.NDArray[np.object_]:
        """Returns a column as members of its enumeration. The number 0 becomes None."""
        kinds = KINDS_OF_FIELDS[self._subject]
        if name not in kinds:
            raise KeyError(f"{name}: the columns with members are {', '.join(kinds)}")
        kind = kinds[name]
        if kind is AppState:
            return _mapped(self[name], state_of)
        return _mapped(self[name], lambda value: decode(kind, value) if value else None)

    def names(self, name: str) -> npt.NDArray[np.object_]:
        """Returns a column as names, or a column of rules as ids. A missing value becomes None."""
        if name in ("rule", "delivery_rule", "disposition_rule", "broken_rule"):
            asked = self.statuses == 0
            found = _mapped(self[name], _rule_id)
            found[~asked] = None
            return found
        return _labels(self.members(name))

    def seconds(self, name: str) -> npt.NDArray[np.float64]:
        """Returns a column of nanoseconds as seconds. nan: not known or refused; inf: no limit."""
        if not name.endswith("_ns"):
            raise KeyError(f"{name} is not a column of nanoseconds")
        given = self[name]
        found: npt.NDArray[np.float64] = np.asarray(given / 1e9)
        found[(given == LCP_NS_UNKNOWN) | (self.statuses != 0)] = np.nan
        found[given == LCP_NS_UNLIMITED] = np.inf
        return found

    def error(self, index: int | tuple[int, ...]) -> LifecyclePolicyError | None:
        """Returns the error of a question, with field and value; None if there is no error.

        If only scalars were given, there is one question, with the index 0.
        """
        query = np.ascontiguousarray(np.atleast_1d(self.queries)[index]).reshape(1)
        try:
            check(*_ask(self._subject, self._policy, query)[2:], batch=True)
        except LifecyclePolicyError as error:
            return error
        return None


def _mapped(values: npt.NDArray[Any], make: Callable[[int], object]) -> npt.NDArray[np.object_]:
    """Makes an object from each value. Equal values share an object."""
    different, places = np.unique(values, return_inverse=True)
    made: npt.NDArray[np.object_] = np.empty(len(different), object)
    made[:] = [make(int(value)) for value in different]
    found: npt.NDArray[np.object_] = np.empty(values.shape, object)
    found.reshape(-1)[:] = made[places.reshape(-1)]
    return found


def _labels(members: npt.NDArray[np.object_]) -> npt.NDArray[np.object_]:
    found: npt.NDArray[np.object_] = np.empty(members.shape, object)
    listed: list[LabelledEnum | None] = members.reshape(-1).tolist()
    labels = {member: None if member is None else member.label for member in set(listed)}
    found.reshape(-1)[:] = [labels[member] for member in listed]
    return found


def _rule_id(index: int) -> str | None:
    row = brief_of(index)
    return None if row is None else row.id


#: The struct of the query and the struct of the answer, by subject.
_STRUCTS: dict[str, tuple[type[ctypes.Structure], type[ctypes.Structure]]] = {
    "transition": (lcp_transition_query, lcp_transition_answer),
    "deadline": (lcp_deadline_query, lcp_deadline_answer),
    "relaunch": (lcp_relaunch_query, lcp_relaunch_answer),
    "conduct": (lcp_conduct_query, lcp_conduct_answer),
    "termination": (lcp_termination_query, lcp_termination_answer),
}


@lru_cache(maxsize=None)
def _dtypes(subject: str) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """Returns the layouts of a query and of its answer. Cached, because computing them is slow."""
    query, answer = _STRUCTS[subject]
    return np.dtype(query), np.dtype(answer)


def _ask(
    subject: str, policy: Prepared, queries: npt.NDArray[np.void]
) -> tuple[npt.NDArray[np.void], npt.NDArray[np.int32], int, lcp_error]:
    """Asks all questions. The interpreter lock is released meanwhile."""
    answers = np.zeros(queries.shape, _dtypes(subject)[1])
    statuses = np.zeros(queries.shape, np.int32)
    error = new(lcp_error)
    status = library().lcp_query_batch(
        policy.reference,
        QuestionKind[subject.upper()],
        queries.size,
        queries.ctypes.data,
        queries.itemsize,
        answers.ctypes.data,
        answers.itemsize,
        ctypes.byref(ctypes.c_int32.from_address(statuses.ctypes.data)),
        ctypes.byref(error),
    )
    return answers, statuses, status, error


def _asked(subject: str, asked: Asked, **values: Any) -> Columns:
    try:
        shape = np.broadcast_shapes(*filter(None, map(np.shape, values.values())))
    except ValueError:
        shapes = ", ".join(
            f"{name} {np.shape(value)}" for name, value in values.items() if np.shape(value)
        )
        raise LifecyclePolicyError(
            f"the columns do not have one shape: {shapes}", status=Status.OUT_OF_RANGE, value=shapes
        ) from None
    policy, size = one_policy(asked), math.prod(shape)
    grid, places = grid_of(values, size), None
    if grid is not None:
        values, shape, places = grid
    queries = np.empty(shape, _dtypes(subject)[0])
    for name in queries.dtype.names or ():
        queries[name] = values.get(name, 0)  # reserved fields must be 0
    queries[_SIZE] = queries.itemsize
    answers, statuses, status, error = _ask(subject, policy, queries)
    if status != Status.BATCH_ELEMENT:
        check(status, error)
    if places is not None:
        answers = answers.take(places)
        statuses = statuses.take(places) if statuses.any() else np.zeros(places.shape, np.int32)
    return Columns(answers, statuses, subject, policy, queries, places)


def transition(
    policy: Asked,
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

    If `to` is None, the question is where the cause leads. The column "to" has the answer.

    With an `axis`, every state must be a state on that axis. Without an `axis`, a number may stand
    for an app state or for a scene state, because these numbers differ. Without an `axis`, a name
    stands for an app state, unless `from_` or `to` is a SceneState.

    >>> causes = np.arange(1, 8)
    >>> found = transition("12.0", AppState.ACTIVE, AppState.INACTIVE, causes)
    >>> found["verdict"].shape, found.names("verdict")[0]
    ((7,), 'forbidden')
    """
    if axis is not None:
        axis = coerce(Axis, axis, Field.QUERY)
    scene = axis is Axis.SCENE or isinstance(from_, SceneState) or isinstance(to, SceneState)
    kind = SceneState if scene and axis is not Axis.APP else AppState
    return _asked(
        "transition",
        policy,
        **{
            "from": state_column(kind, from_, Field.FROM, axis is not None),
            "to": state_column(kind, to, Field.TO, axis is not None),
        },
        cause=column(Cause, cause, Field.CAUSE),
        last_cause=column(Cause, last_cause, Field.LAST_CAUSE),
        trigger=column(Trigger, trigger, Field.TRIGGER),
        interruption=column(Interruption, interruption, Field.INTERRUPTION),
    )


def deadline(policy: Asked, allowance: Values) -> Columns:
    """Asks about many allowances.

    >>> deadline("12.4", list(Allowance)).seconds("limit_ns").shape == (len(Allowance),)
    True
    """
    return _asked("deadline", policy, allowance=column(Allowance, allowance, Field.ALLOWANCE))


def relaunch(
    policy: Asked,
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
    return _asked(
        "relaunch",
        policy,
        termination=column(Termination, after, Field.TERMINATION),
        trigger=column(Trigger, on, Field.TRIGGER),
        state=column(AppState, state, Field.STATE),
        events_since=mask_column(since),
        force_quit=column(Fact, force_quit, Field.FORCE_QUIT),
    )


def conduct(policy: Asked, state: Values, activity: Values) -> Columns:
    """Asks which of many activities an app may do in a state.

    >>> conduct("8.1", "background", ["opengl-es", "audio"]).names("price")[0]
    'terminate'
    """
    return _asked(
        "conduct",
        policy,
        state=column(AppState, state, Field.STATE),
        activity=column(Activity, activity, Field.ACTIVITY),
    )


def termination(policy: Asked, code: npt.ArrayLike, namespace: Values = None) -> Columns:
    """Asks what many termination codes mean. A code is a number, or the digits of a report.

    A text without digits of a code raises LifecyclePolicyError: no number stands for it.

    >>> found = termination("17.0", [0x8BADF00D, "0xdead10cc"], ["springboard", None])
    >>> found.names("cause").tolist()
    ['watchdog', 'resource-held']
    """
    return _asked(
        "termination",
        policy,
        code=code_column(code),
        reason_namespace=column(TerminationNamespace, namespace, Field.REASON_NAMESPACE),
    )
