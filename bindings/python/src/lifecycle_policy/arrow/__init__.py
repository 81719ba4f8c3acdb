"""Asks questions of tables: rows in, and the same rows with columns of the answer out.

    >>> import pyarrow as pa
    >>> rows = pa.table({"os": ["6.1", "17.0"], "on": ["silent-push"] * 2, "after": ["crash"] * 2})
    >>> relaunch(rows).column("verdict").to_pylist()
    ['not-applicable', 'forbidden']

Tables are of pyarrow, polars or pandas; answers are of pyarrow. The context of a row is in its columns:
`os`, `scenes`, `background_modes` and whatever else `columns.contexts` takes. Words are names, and a
null is a value that is not given. A row that cannot be asked about has a sentence in `problem`.

`explain_exits`, `audit_sessions` and `relaunch_table` take batches and yield batches, as `mapInArrow`
of Spark wants it. The rest of the package does not import this module, and does not need pyarrow.
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
    """Tells whether an app may go `from` a state `to` another by the `cause`. Without a cause: by any
    cause, and the column `by` says by which. May have `last_cause`, `trigger` and `interruption`.

    With `dictionaries`, names are dictionary columns, else strings. `asked` is one context for all
    rows; without it, each row has its own.
    """
    return ask_rows("transition", rows, asked, dictionaries, axis=axis)


def deadline(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Tells how long the `allowance` may take, and what happens then."""
    return ask_rows("deadline", rows, asked, dictionaries)


def relaunch(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Tells whether the event `on` runs the app, after an end or in a `state`. May have `since`, a list
    of what happened in between, and `force_quit`.
    """
    return ask_rows("relaunch", rows, asked, dictionaries)


def conduct(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Tells whether an app in the `state` may do the `activity`."""
    return ask_rows("conduct", rows, asked, dictionaries)


def termination(rows: Any, asked: Asked | None = None, *, dictionaries: bool = True) -> Any:
    """Tells what the `code` of a report means. May have its `namespace`."""
    return ask_rows("termination", rows, asked, dictionaries)


def relaunch_table(
    batches: Iterable[Any], asked: Asked | None = None, *, dictionaries: bool = True
) -> Iterator[Any]:
    """Yields each batch as `relaunch` answers it."""
    for batch in batches:
        yield relaunch(batch, asked, dictionaries=dictionaries)
