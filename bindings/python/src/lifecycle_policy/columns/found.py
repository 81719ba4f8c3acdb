"""Asks the different questions of a batch, and copies their answers to all rows."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from .._native.bindings import LCP_NS_UNKNOWN, LCP_NS_UNLIMITED, lcp_error
from .._native.calls import structs_of
from .._native.convert import check, new
from .._native.enums import AppState, Cause, Field, QuestionKind, RuleField, Status, Verdict
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.library import library
from .._native.names import decode, state_of
from .._native.osversion import OSVersion
from ..questions.answers import brief_of, first_url, rule_text
from ..questions.prepared import Asked, Prepared
from .contexts import Ground, context_column
from .dictionary import Dictionary
from .distinct import distinct
from .values import KINDS_OF_FIELDS, Given, absent

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["Columns", "ask"]

_SIZE = "struct_size"
#: The columns that contain rules.
_RULES = ("rule", "delivery_rule", "disposition_rule", "broken_rule")
#: The rank of each verdict, for questions about any cause: the answer with the highest rank counts.
_RANKS = {
    Verdict.ALLOWED: 5,
    Verdict.CONDITIONAL: 4,
    Verdict.UNSPECIFIED: 3,
    Verdict.FORBIDDEN: 2,
    Verdict.NOT_APPLICABLE: 1,
}


@lru_cache(maxsize=None)
def _dtypes(subject: str) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """Returns the layouts of a query and of its answer. Cached, because computing them is slow."""
    query, answer = structs_of(subject)
    return np.dtype(query), np.dtype(answer)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Columns:
    """Questions and their answers, in arrays of the same shape.

    If a question cannot be asked, its status says why, and its answer is all zeros.

    >>> from lifecycle_policy import columns
    >>> found = columns.deadline("12.4", ["background-task", 99])
    >>> found["limit_ns"].tolist(), found.statuses.tolist()
    ([180000000000, 0], [0, 20])
    >>> found.names("verdict").tolist()
    ['allowed', None]
    """

    shape: tuple[int, ...]
    """The shape of each column."""
    _subject: str
    _grounds: tuple[Ground, ...]
    _answers: npt.NDArray[np.void]
    _statuses: npt.NDArray[np.int32]
    _queries: npt.NDArray[np.void]
    _at: npt.NDArray[np.intp]
    """For each different question, the index of its context in `_grounds`."""
    _errors: dict[int, LifecyclePolicyError]
    """Maps the indices of different questions to their errors. Has only the questions that were not
    asked because a value or the context is wrong."""
    _places: npt.NDArray[np.intp] | None
    """For each question, the index of its query in `_queries`; None: question n has the index n."""

    def _spread(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Gives each question the value of its query."""
        found: Any = values if self._places is None else values.take(self._places, axis=0)
        made: npt.NDArray[Any] = found.reshape(self.shape + values.shape[1:])
        return made

    @property
    def answers(self) -> npt.NDArray[np.void]:
        """The library's answer structs."""
        return self._spread(self._answers)

    @property
    def statuses(self) -> npt.NDArray[np.int32]:
        """For each question: 0 if it could be asked, else a Status."""
        return self._spread(self._statuses)

    @property
    def queries(self) -> npt.NDArray[np.void]:
        """The library's query structs."""
        return self._spread(self._queries)

    def __len__(self) -> int:
        return len(self._answers) if self._places is None else len(self._places)

    def __repr__(self) -> str:
        refused = int(np.count_nonzero(self.statuses))
        return f"<Columns of {len(self)} answers about {self._subject}, {refused} refused>"

    def _column(self, name: str) -> npt.NDArray[Any]:
        if name == "cause" and self._subject == "transition":
            return self._queries[name]
        listed = self._answers.dtype.names or ()
        if name in listed:
            return self._answers[name]
        raise KeyError(f"{name}: the columns are {', '.join(listed)}")

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        """Returns a column of the answers, with the library's numbers. For transitions, `cause` is
        the cause that was asked about, or by which the step is possible."""
        return self._spread(self._column(name))

    def _membered(self, name: str) -> tuple[list[LabelledEnum | None], npt.NDArray[np.intp]]:
        kinds = KINDS_OF_FIELDS[self._subject]
        if name not in kinds:
            raise KeyError(f"{name}: the columns with members are {', '.join(kinds)}")
        kind = kinds[name]
        different, codes = _unique(self._column(name))
        if kind is AppState:
            return [state_of(value) for value in different], codes
        return [decode(kind, value) if value else None for value in different], codes

    def members(self, name: str) -> npt.NDArray[np.object_]:
        """Returns a column as members of its enumeration. The number 0 becomes None."""
        return self._spread(_objects(*self._membered(name)))

    def _named(self, name: str) -> tuple[list[str | None], npt.NDArray[np.intp]]:
        """Returns the names, some of which are None, and for each different question the index of
        its name."""
        if name == "problem":
            return self._problems()
        if name in ("address", "meaning"):
            different, codes = _unique(self._column("rule"))
            make = _address if name == "address" else _meaning
            listed = [make(value) for value in different]
        elif name in _RULES:
            different, codes = _unique(self._column(name))
            listed = [_rule_id(value) for value in different]
        else:
            members, codes = self._membered(name)
            listed = [None if member is None else member.label for member in members]
        if self._statuses.any():
            codes = np.where(self._statuses == 0, codes, len(listed))
            listed.append(None)
        return listed, codes

    def names(self, name: str) -> npt.NDArray[np.object_]:
        """Returns a column as names. A missing name is None.

        `name` may also be a column of rules, whose names are the ids of the rules, or one of these:

        - `address` is the web address of the first source of the rule;
        - `meaning` is the sentence with which the rule explains a termination code;
        - `problem` says why a question could not be asked, or that the OS is newer than the rules.
        """
        return self._spread(_objects(*self._named(name)))

    def dictionary(self, name: str) -> Dictionary:
        """Returns a column of names like `names`, as a Dictionary that has each name once.

        >>> from lifecycle_policy import columns
        >>> found = columns.deadline("12.4", ["background-task", "launch", "background-task"])
        >>> rules = found.dictionary("rule")
        >>> rules.values, rules.codes.tolist()
        (('deadline.launch', 'deadline.background-task.7'), [1, 0, 1])
        """
        listed, codes = self._named(name)
        values = [*dict.fromkeys(value for value in listed if value is not None)]
        places = {value: code for code, value in enumerate(values)}
        numbers = np.array([-1 if each is None else places[each] for each in listed], np.int32)
        return Dictionary(values, self._spread(numbers[codes]))

    def seconds(self, name: str) -> npt.NDArray[np.float64]:
        """Returns a column of nanoseconds as seconds. inf means no limit. nan means that the time
        is unknown, or that the question could not be asked."""
        if not name.endswith("_ns"):
            raise KeyError(f"{name} is not a column of nanoseconds")
        given = self._column(name)
        found: npt.NDArray[np.float64] = np.asarray(given / 1e9)
        found[(given == LCP_NS_UNKNOWN) | (self._statuses != 0)] = np.nan
        found[given == LCP_NS_UNLIMITED] = np.inf
        return self._spread(found)

    def error(self, index: int | tuple[int, ...]) -> LifecyclePolicyError | None:
        """Returns the error of a question, with its field and value, or None if it could be asked.

        If only scalars were given, there is one question, with the index 0.
        """
        rows: Any = np.arange(len(self)).reshape(self.shape)
        row = int(np.atleast_1d(rows)[index].reshape(()))
        return self._error(row if self._places is None else int(self._places[row]))

    def _error(self, place: int) -> LifecyclePolicyError | None:
        if place in self._errors or not self._statuses[place]:
            return self._errors.get(place)
        query = self._queries[place : place + 1].copy()
        if self._subject == "transition" and not query["cause"][0]:
            query["cause"] = min(Cause)  # the question is invalid with every cause
        try:
            policy = self._grounds[int(self._at[place])]
            check(*_ask(self._subject, policy, query)[2:], batch=True)
        except LifecyclePolicyError as error:
            return error
        return None

    def _problems(self) -> tuple[list[str | None], npt.NDArray[np.intp]]:
        listed: list[str | None] = [None]
        codes: Any = np.zeros(len(self._answers), np.intp)
        index: dict[str, int] = {}
        newer = self._answers["verdict"] == Verdict.UNKNOWN_OS
        for place in np.flatnonzero(newer | (self._statuses != 0)).tolist():
            if newer[place]:
                said = _newer(self._grounds[int(self._at[place])])
            else:
                said = _sentence(self._error(place))
            if said not in index:
                index[said] = len(listed)
                listed.append(said)
            codes[place] = index[said]
        return listed, codes


def _sentence(error: LifecyclePolicyError | None) -> str:
    if error is not None and error.status == Status.MISSING_VALUE and error.field is not None:
        return str(absent(error.field))
    return str(error).removeprefix("element 0: ")


def _unique(values: npt.NDArray[Any]) -> tuple[list[int], npt.NDArray[np.intp]]:
    """Returns the different values, and for each row the index of its value."""
    different, codes = np.unique(values, return_inverse=True)
    return different.tolist(), codes


def _objects(listed: Sequence[object], codes: npt.NDArray[np.intp]) -> npt.NDArray[np.object_]:
    made: npt.NDArray[np.object_] = np.empty(len(listed), object)
    made[:] = listed
    return made[codes]


def _rule_id(index: int) -> str | None:
    row = brief_of(index)
    return None if row is None else row.id


def _address(index: int) -> str | None:
    row = brief_of(index)
    return None if row is None else first_url(row.citations)


def _meaning(index: int) -> str | None:
    return rule_text(index, RuleField.TEXT) or None


def _newer(ground: Ground) -> str:
    assert isinstance(ground, Prepared)
    return (
        f"{Field.OS.label}: {ground.context.os} is newer than the rules, which end with "
        f"iOS {OSVersion.newest_major()}: the answer is for that version"
    )


def _ask(
    subject: str, policy: Ground, queries: npt.NDArray[np.void]
) -> tuple[npt.NDArray[np.void], npt.NDArray[np.int32], int, lcp_error]:
    """Asks questions of one policy, without holding the interpreter lock."""
    answers = np.zeros(queries.shape, _dtypes(subject)[1])
    statuses = np.zeros(queries.shape, np.int32)
    error = new(lcp_error)
    assert isinstance(policy, Prepared)
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
    if status != Status.BATCH_ELEMENT:
        check(status, error)
    return answers, statuses, status, error


def _by_any_cause(
    policy: Ground, queries: npt.NDArray[np.void]
) -> tuple[npt.NDArray[np.void], npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Asks whether steps are possible by any cause. Returns the best answers, their statuses, and
    the first cause with each best answer, or 0 if that answer is worse than unspecified."""
    causes = np.array([*Cause], np.int32)
    each: Any = np.repeat(queries, causes.size)
    each["cause"] = np.tile(causes, queries.size)
    answers, statuses, _, _ = _ask("transition", policy, each)
    ranks: Any = np.zeros(max(Verdict) + 1, np.int32)
    for verdict, rank in _RANKS.items():
        ranks[verdict] = rank
    rank = np.where(statuses == 0, ranks[answers["newest_verdict"]], -1)
    best = rank.reshape(-1, causes.size).argmax(1)
    rows = np.arange(queries.size) * causes.size + best
    possible = rank[rows] >= _RANKS[Verdict.UNSPECIFIED]
    return answers[rows], statuses[rows], np.where(possible, causes[best], 0)


def ask(subject: str, asked: Asked | Dictionary, **values: Given) -> Columns:
    """Asks the questions in columns. A repetition that `distinct` finds is not asked again."""
    grounds, context = context_column(asked)
    columns = {"contexts": context, **values}
    shape, first, places = distinct(columns)
    queries = np.zeros(first.size, _dtypes(subject)[0])
    errors: dict[int, LifecyclePolicyError] = {}
    at = np.broadcast_to(context.codes, shape).reshape(-1)[first]
    for name, each in columns.items():
        codes = np.broadcast_to(each.codes, shape).reshape(-1)[first]
        if name != "contexts":
            queries[name] = codes if each.numbers is None else each.numbers[codes]
        if each.errors:
            for place in np.flatnonzero(np.isin(codes, [*each.errors])).tolist():
                errors.setdefault(place, each.errors[int(codes[place])])
    queries[_SIZE] = queries.itemsize
    answers = np.zeros(first.size, _dtypes(subject)[1])
    statuses = np.zeros(first.size, np.int32)
    # Questions of one context are adjacent.
    edges: Any = np.flatnonzero(np.diff(at)) + 1
    for begin, end in zip([0, *edges.tolist()], [*edges.tolist(), first.size]):
        if begin == end or at[begin] < 0 or not isinstance(grounds[at[begin]], Prepared):
            continue
        policy, part = grounds[at[begin]], queries[begin:end]
        answers[begin:end], statuses[begin:end], _, _ = _ask(subject, policy, part)
        if subject == "transition":
            open_ = begin + np.flatnonzero((part["cause"] == 0) & (part["to"] != 0))
            if open_.size:
                found = _by_any_cause(policy, queries[open_])
                answers[open_], statuses[open_], queries["cause"][open_] = found
    for place, error in errors.items():
        answers[place] = np.zeros((), answers.dtype)
        statuses[place] = Status.UNKNOWN_VALUE if error.status is None else error.status
    same = places.size == first.size and bool((places == np.arange(places.size)).all())
    return Columns(
        shape, subject, grounds, answers, statuses, queries, at, errors, None if same else places
    )
