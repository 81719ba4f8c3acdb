"""Asks a question about each row of a table. Returns the rows with columns for the answer.

    >>> import pyarrow as pa
    >>> rows = pa.table({"os": ["6.1", "17.0"], "on": ["silent-push"] * 2, "after": ["crash"] * 2})
    >>> relaunch(rows).column("verdict").to_pylist()
    ['not-applicable', 'forbidden']

Tables are from pyarrow, polars or pandas; answers are pyarrow tables. The context of a row is in
its columns: `os`, `scenes`, `background_modes` and all others that `columns.contexts` takes. Text
values are names, and null means not given. If a row makes no valid question, its `problem` says
why.

`explain_exits`, `audit_sessions` and `relaunch_table` take batches and yield batches, as Spark's
`mapInArrow` requires. Of the rest of the package, only `spark` imports this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

try:
    import pyarrow  # noqa: F401
except ImportError as error:
    raise ImportError(
        "tables need pyarrow: pip install 'lifecycle-policy[arrow]'", name="pyarrow"
    ) from error

from .._native.enums import Axis
from ..columns.from_arrow import column_of
from ..questions.prepared import Asked
from .exits import explain_exits
from .sessions import FINDINGS, RECORDS, audit_sessions
from .tables import QUESTIONS, answered, ask_rows

__all__ = [
    "FINDINGS",
    "QUESTIONS",
    "RECORDS",
    "answered",
    "audit_sessions",
    "column_of",
    "conduct",
    "deadline",
    "explain_exits",
    "relaunch",
    "relaunch_table",
    "termination",
    "transition",
]


def transition(
    rows: Any,
    asked: Asked | None = None,
    *,
    axis: Axis | str | None = None,
    dictionaries: bool = True,
) -> Any:
    """Asks whether an app may go `from` one state `to` another by the `cause`. If no cause is
    given, any cause counts, and the column `by` names the cause. Optional columns are `last_cause`,
    `trigger` and `interruption`.

    If `dictionaries` is true, names are in dictionary columns, else in string columns.
    `asked` is one context for all rows. Without `asked`, each row has its own context.
    """
    return ask_rows("transition", rows, asked, dictionaries, axis=axis)


def deadline(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Asks how long the `allowance` lasts, and what happens when it is used up."""
    return ask_rows("deadline", rows, asked, dictionaries)


def relaunch(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Asks whether the event `on` runs the app, after a termination or in a `state`. Optional
    columns are `since`, a list of events since the termination, and `force_quit`."""
    return ask_rows("relaunch", rows, asked, dictionaries)


def conduct(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Asks whether an app in the `state` may do the `activity`."""
    return ask_rows("conduct", rows, asked, dictionaries)


def termination(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Asks what the `code` of a report means. An optional column is `namespace`."""
    return ask_rows("termination", rows, asked, dictionaries)


def relaunch_table(
    batches: Iterable[Any], asked: Asked | None = None, *, dictionaries: bool = True
) -> Iterator[Any]:
    """Yields each batch with the answers of `relaunch`."""
    for batch in batches:
        yield relaunch(batch, asked, dictionaries=dictionaries)
