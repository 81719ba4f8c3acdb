"""Converts Arrow tables to questions, and answers to Arrow columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from .. import columns
from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from ..columns import CONTEXT_COLUMNS, Columns, Dictionary
from ..columns.from_arrow import column_of
from ..questions.prepared import Asked

__all__ = [
    "QUESTIONS",
    "answered",
    "as_table",
    "ask_rows",
    "free",
    "given",
    "grounds_of",
    "required",
    "with_columns",
]

#: The required columns and the optional columns of each question.
QUESTIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "transition": (("from", "to"), ("cause", "last_cause", "trigger", "interruption")),
    "deadline": (("allowance",), ()),
    "relaunch": (("on",), ("after", "since", "state", "force_quit")),
    "conduct": (("state", "activity"), ()),
    "termination": (("code",), ("namespace",)),
}
#: The columns of each answer, between the verdict and the rule. Columns whose names end in
#: `_seconds` are floats, and all others are texts.
_ANSWERS: dict[str, tuple[str, ...]] = {
    "transition": ("by", "reason", "via", "leads_to"),
    "deadline": (
        "limit_seconds",
        "advice_seconds",
        "warning_seconds",
        "at_expiry",
        "ends_with",
        "termination",
        "starts",
    ),
    "relaunch": (
        "guarantee",
        "launch_state",
        "callback",
        "allowance",
        "allowance_seconds",
        "standing",
        "disposition",
    ),
    "conduct": ("price", "stop_before", "ends_with", "termination"),
    "termination": ("cause", "meaning", "allowance", "allowance_seconds", "broken_rule"),
}
#: Maps the names of some answer columns in a table to their names in `Columns`. In a table, the
#: names in `Columns` may already belong to columns of the question.
_OTHER = {"by": "cause", "leads_to": "to", "ends_with": "code"}


def answered(subject: str) -> tuple[str, ...]:
    """Returns the names of the columns of an answer."""
    return ("verdict", *_ANSWERS[subject], "rule", "evidence", "address", "problem")


def as_table(rows: Any) -> Any:
    """Returns rows as a RecordBatch or a Table. Rows of pyarrow are returned unchanged. Rows of
    polars, pandas and other packages are converted, if possible without a copy."""
    if isinstance(rows, (pa.RecordBatch, pa.Table)):
        return rows
    if hasattr(rows, "__arrow_c_stream__"):
        return pa.table(rows)
    kind = type(rows).__name__
    raise LifecyclePolicyError(
        f"rows: expected a table of Arrow, polars or pandas, not {kind}",
        status=Status.UNKNOWN_VALUE,
        value=kind,
    )


def required(names: Iterable[str], there: Iterable[str], what: str = "rows") -> None:
    """Raises an error if a column is missing."""
    listed = [*there]
    missing = [name for name in names if name not in listed]
    if missing:
        raise LifecyclePolicyError(
            f"{what}: there is no column {', '.join(f'`{name}`' for name in missing)}; there are "
            f"{', '.join(f'`{name}`' for name in listed) or 'none'}",
            status=Status.MISSING_VALUE,
            value=missing[0],
        )


def free(names: Iterable[str], there: Iterable[str]) -> None:
    """Raises an error if the table already has a column that would be added."""
    listed = [*there]
    for name in names:
        if name in listed:
            raise LifecyclePolicyError(
                f"rows: there is a column `{name}` already: rename it, or leave it out",
                status=Status.OUT_OF_RANGE,
                value=name,
            )


def given(table: Any, name: str) -> Any:
    """Returns a column as an argument of a question, or None if the table lacks the column."""
    return column_of(table.column(name)) if name in table.schema.names else None


def grounds_of(table: Any, asked: Asked | Dictionary | None) -> Asked | Dictionary:
    """Returns `asked`, or else the contexts from the columns of the table."""
    if asked is not None:
        return asked
    names = [name for name in CONTEXT_COLUMNS if name in table.schema.names]
    required(["os"], names, "rows without a context")
    return columns.contexts(**{name: column_of(table.column(name)) for name in names})


def _named(found: Dictionary, dictionaries: bool) -> Any:
    codes = np.asarray(found.codes, np.int32)
    indices = pa.array(codes, mask=codes < 0)
    made = pa.DictionaryArray.from_arrays(indices, pa.array(found.values, pa.string()))
    return made if dictionaries else made.dictionary_decode()


def _column(found: Columns, name: str, dictionaries: bool) -> Any:
    if name.endswith("_seconds"):
        return pa.array(found.seconds(name.replace("_seconds", "_ns")), from_pandas=True)
    return _named(found.dictionary(_OTHER.get(name, name)), dictionaries)


def with_columns(table: Any, made: Sequence[tuple[str, Any]]) -> Any:
    """Returns a table with further columns."""
    names = table.schema.names
    free((name for name, _ in made), names)
    arrays = [*table.columns, *(each for _, each in made)]
    return type(table).from_arrays(arrays, names=[*names, *(name for name, _ in made)])


def ask_rows(
    subject: str,
    rows: Any,
    asked: Asked | Dictionary | None,
    dictionaries: bool,
    **values: Any,
) -> Any:
    """Asks a question of each row, and returns the rows with the columns of the answer. `values`
    has arguments that replace the columns of the same names."""
    table = as_table(rows)
    needed, others = QUESTIONS[subject]
    required([name for name in needed if name not in values], table.schema.names)
    values = {name: given(table, name) for name in (*needed, *others)} | values
    if "from" in values:
        values["from_"] = values.pop("from")
    ask: Callable[..., Columns] = getattr(columns, subject)
    found = ask(grounds_of(table, asked), **values)
    made = [(name, _column(found, name, dictionaries)) for name in answered(subject)]
    return with_columns(table, made)
