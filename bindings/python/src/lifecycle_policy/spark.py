"""Asks the questions of `lifecycle_policy.arrow` about the rows of Spark DataFrames.

    from lifecycle_policy import spark

    spark.explain_exits(exits).groupBy("os", "cause").count().show()

Functions return a DataFrame with columns for the answers. Spark computes the rows only on demand,
but a missing column raises an error at once. If a row makes no valid question, its column `problem`
says why, and the job continues.

Each Python worker process caches policies and auditors across tasks. The package and pyarrow must
be installed on the workers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import pyarrow as pa

try:
    from pyspark.sql import functions as F
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema
    from pyspark.sql.streaming.state import GroupStateTimeout
    from pyspark.sql.types import BinaryType, LongType, StructField, StructType
except ImportError as error:
    raise ImportError(
        "jobs need Spark: pip install 'lifecycle-policy[spark]'", name="pyspark"
    ) from error

from . import arrow
from ._native.enums import Axis, Status
from ._native.errors import LifecyclePolicyError
from .arrow.sessions import ENDED, Audit, audit_options
from .arrow.tables import QUESTIONS, answered, free, required
from .questions.prepared import Asked, Prepared

__all__ = ["ask", "audit_sessions", "audit_stream", "explain_exits", "relaunch_table"]


def _context(rows: Any, asked: Asked | None) -> Any:
    """Returns the context to send to the workers, or None if each row has its own context. A
    prepared policy cannot be sent."""
    if asked is None:
        required(["os"], rows.columns, "rows without a context")
    return asked.context if isinstance(asked, Prepared) else asked


def _answers(subject: str) -> list[Any]:
    kinds = {True: pa.float64(), False: pa.string()}
    schema = pa.schema([(name, kinds[name.endswith("_seconds")]) for name in answered(subject)])
    return list(from_arrow_schema(schema).fields)


def _with_answers(rows: Any, subject: str) -> Any:
    """Returns the schema of rows with the columns of an answer."""
    free(answered(subject), rows.columns)
    return StructType([*rows.schema.fields, *_answers(subject)])


def _ask(subject: str, asked: Any, more: dict[str, Any], batches: Iterable[Any]) -> Iterator[Any]:
    for batch in batches:
        yield getattr(arrow, subject)(batch, asked, dictionaries=False, **more)


def ask(
    rows: Any, question: str, asked: Asked | None = None, *, axis: Axis | str | None = None
) -> Any:
    """Asks a question of each row: `transition`, `deadline`, `relaunch`, `conduct` or `termination`.

    The columns are those of the function of `lifecycle_policy.arrow` with that name.
    """
    if question not in QUESTIONS:
        raise LifecyclePolicyError(
            f"question: unknown `{question}`: the questions are {', '.join(QUESTIONS)}",
            status=Status.UNKNOWN_VALUE,
            value=question,
        )
    required(QUESTIONS[question][0], rows.columns)
    more = {} if axis is None else {"axis": axis}
    function = partial(_ask, question, _context(rows, asked), more)
    return rows.mapInArrow(function, _with_answers(rows, question))


def relaunch_table(rows: Any, asked: Asked | None = None) -> Any:
    """Asks, for each row, whether the event `on` runs the app. See
    `lifecycle_policy.arrow.relaunch`."""
    return ask(rows, "relaunch", asked)


def _explain(asked: Any, batches: Iterable[Any]) -> Iterator[Any]:
    return arrow.explain_exits(batches, asked, dictionaries=False)


def explain_exits(rows: Any, asked: Asked | None = None) -> Any:
    """Explains codes of reports, and MetricKit's counts. See
    `lifecycle_policy.arrow.explain_exits`."""
    if "exit" not in rows.columns:
        required(["code"], rows.columns, "rows without `exit`")
    function = partial(_explain, _context(rows, asked))
    return rows.mapInArrow(function, _with_answers(rows, "termination"))


def _findings(rows: Any) -> Any:
    """Returns the schema of findings."""
    required(["session", "record"], rows.columns)
    schema = pa.schema([*arrow.FINDINGS.items()])
    return StructType([rows.schema["session"], *from_arrow_schema(schema).fields])


def _audit(asked: Any, options: Any, clock: Any, batches: Iterable[Any]) -> Iterator[Any]:
    audit = Audit(asked, options, clock)
    for batch in batches:
        yield audit.feed(batch)
    yield audit.finish()


def _straddling(batches: Iterable[Any]) -> Iterator[Any]:
    """Adds a row for each session that ended more than once."""
    ended: dict[Any, int] = {}
    schema = None
    for batch in batches:
        schema = batch.schema
        is_end = pa.compute.equal(batch.column("finding"), ENDED)
        for name in batch.column("session").filter(is_end).to_pylist():
            ended[name] = ended.get(name, 0) + 1
        yield batch
    rows = [
        {
            "session": name,
            "at": 0,
            "problem": f"session: the rows of `{name}` lie in {count} places: name the column that "
            "gives their `order`, or write each session into one partition",
        }
        for name, count in ended.items()
        if count > 1
    ]
    if rows and schema is not None:
        yield pa.RecordBatch.from_pylist(rows, schema)


def audit_sessions(
    rows: Any,
    asked: Asked | None = None,
    *,
    order: str | None = None,
    clock: Any = None,
    **options: Any,
) -> Any:
    """Audits sessions. See `lifecycle_policy.arrow.audit_sessions` for columns, options and
    findings.

    With `order`, the name of a column, Spark groups the rows by session and sorts them by this
    column. Without `order`, the rows of each session must already be together in one partition, in
    order. If they are in several places, a row with a `problem` reports the session.
    """
    schema = _findings(rows)
    function = partial(_audit, _context(rows, asked), audit_options(**options), clock)
    if order is not None:
        required([order], rows.columns)
        together = rows.repartition("session").sortWithinPartitions("session", order)
        return together.mapInArrow(function, schema)
    found = rows.mapInArrow(function, schema)
    return found.repartition("session").mapInArrow(_straddling, schema)


_STATE = StructType(
    [
        StructField("audit", BinaryType()),
        StructField("count", LongType()),
        StructField("context", BinaryType()),
    ]
)


def _stream(
    asked: Any, options: Any, clock: Any, order: str, schema: Any, idle: int | None,
    key: Any, frames: Iterable[Any], state: Any,
) -> Iterator[Any]:  # fmt: skip
    audit = Audit(asked, options, clock)
    audit.kind = schema.field("session").type
    if state.hasTimedOut:
        audit.resume(key[0], *state.get)
        state.remove()
        yield audit.finish().to_pandas()
        return
    if state.exists:
        audit.resume(key[0], *state.get)
    for frame in frames:
        batch = pa.RecordBatch.from_pandas(frame.sort_values(order, kind="stable"), schema)
        found = audit.feed(batch)
        if found.num_rows:
            yield found.to_pandas()
    state.update(audit.state())
    if idle is not None:
        state.setTimeoutDuration(idle)


def audit_stream(
    rows: Any,
    asked: Asked | None = None,
    *,
    order: str,
    idle: float | None = None,
    clock: Any = None,
    **options: Any,
) -> Any:
    """Audits the sessions of a stream, as `audit_sessions` does.

    Spark stores the state of each session: the bytes of the library's session, the number of
    records, and the context. So a query that restarts from its checkpoint neither loses nor repeats
    a finding. The rows of a session must arrive in order; within a micro-batch, they are sorted by
    the column `order`. A session without
    rows for `idle` seconds ends. Without `idle`, sessions never end, and their states are kept.
    """
    schema = _findings(rows)
    required([order], rows.columns)
    given = to_arrow_schema(rows.schema)
    length = None if idle is None else max(1, round(idle * 1000))
    function = partial(
        _stream, _context(rows, asked), audit_options(**options), clock, order, given, length
    )
    kind = GroupStateTimeout.NoTimeout if idle is None else GroupStateTimeout.ProcessingTimeTimeout
    return rows.groupBy(F.col("session")).applyInPandasWithState(
        function, schema, _STATE, "append", kind
    )
