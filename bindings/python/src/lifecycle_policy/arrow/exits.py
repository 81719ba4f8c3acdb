"""Explains how processes ended, from codes of reports and from MetricKit's counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pyarrow as pa

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from ..columns import Dictionary
from ..questions.prepared import Asked
from ..reports.exits import COUNTED, NORMAL, ExitCount
from .tables import as_table, ask_rows, given, required

__all__ = ["explain_exits"]


def explain_exits(
    batches: Iterable[Any], asked: Asked | None = None, *, dictionaries: bool = True
) -> Iterator[Any]:
    """Yields each batch with the answer columns of `termination`. Among these are `cause`, which is
    what ended the process, `broken_rule`, and the `rule` that explains the code, with the `address`
    of its first source.

    Each row has either a `code`, with its `namespace` if known, or an `exit`, the name of a
    MetricKit count such as `cumulativeMemoryPressureExitCount`. The context is `asked`, or comes
    from the columns that `columns.contexts` takes.

    >>> rows = {"os": ["17.0"] * 2, "exit": ["cumulativeAppWatchdogExitCount", None]}
    >>> batch = pa.RecordBatch.from_pydict({**rows, "code": [None, 0xDEAD10CC]})
    >>> [found] = explain_exits([batch])
    >>> found.column("cause").to_pylist(), found.column("problem").to_pylist()
    (['watchdog', 'resource-held'], [None, None])
    """
    for batch in map(as_table, batches):
        names = batch.schema.names
        if "exit" not in names:
            required(["code"], names, "rows without `exit`")
            yield ask_rows("termination", batch, asked, dictionaries)
        else:
            exits = _dictionary(given(batch, "exit"), len(batch))
            codes, namespaces = zip(*map(_ended, exits.values)) if exits.values else ((), ())
            yield ask_rows(
                "termination",
                batch,
                asked,
                dictionaries,
                code=_over(codes, exits, given(batch, "code")),
                namespace=_over(namespaces, exits, given(batch, "namespace")),
            )


def _ended(name: Any) -> tuple[Any, Any]:
    """Returns the code and the namespace that a count stands for. For an unknown count, returns an
    error instead of the code."""
    if isinstance(name, str):
        reason = ExitCount(name, None, 1).reason
        if reason in COUNTED:
            namespace, code = COUNTED[reason]
            return code, namespace
        if reason == NORMAL:
            return 0, None
    error = LifecyclePolicyError(
        f"exit: MetricKit has no count `{name}`", status=Status.UNKNOWN_VALUE, value=name
    )
    return error, None


def _dictionary(values: Any, count: int) -> Dictionary:
    if isinstance(values, Dictionary):
        return values
    if values is None:
        return Dictionary((), np.full(count, -1, np.int32))
    different, codes = np.unique(values, return_inverse=True)
    return Dictionary(different.tolist(), codes)


def _over(values: Any, exits: Dictionary, others: Any) -> Dictionary:
    """Returns a column. A row with an exit has the item of `values` for that value of `exits`; any
    other row has its value in `others`."""
    rest = _dictionary(others, np.size(exits.codes))
    codes = np.where(np.asarray(exits.codes) >= 0, np.add(exits.codes, len(rest.values)), rest.codes)
    return Dictionary([*rest.values, *values], codes)
