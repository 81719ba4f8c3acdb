#!/usr/bin/env python3
"""Audits the sessions of a fleet as a stream of files. Continues where the last run stopped.

    stream.py FOLDER OUT [--files N]

FOLDER has the table `sessions`. Each of its files is a micro-batch. OUT gets the findings, and the checkpoint
of the query. With --files, the query stops after that many files.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from generate import show
from job import OPTIONS, session_of
from lifecycle_policy import spark
from pyspark.sql import SparkSession


def audit_files(engine: SparkSession, folder: Path, out: Path, files: int | None = None) -> int:
    """Audits the files that the checkpoint does not have yet. Returns the number of
    micro-batches."""
    source = folder / "sessions"
    schema = engine.read.parquet(str(source)).schema
    rows = (
        engine.readStream.schema(schema).option("maxFilesPerTrigger", 1).parquet(str(source))
    )
    found = spark.audit_stream(rows, order="at", **OPTIONS)
    query = (
        found.writeStream.format("parquet")
        .option("path", str(out / "findings"))
        .option("checkpointLocation", str(out / "checkpoint"))
        .trigger(**({"availableNow": True} if files is None else {"processingTime": "0 seconds"}))
        .start()
    )
    if files is None:
        query.awaitTermination()
    else:
        while query.isActive and (query.lastProgress or {"batchId": -1})["batchId"] + 1 < files:
            query.awaitTermination(0.1)
        query.stop()
    last = query.lastProgress
    return 0 if last is None else int(last["batchId"]) + 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--files", type=int, help="stop after so many files")
    given = parser.parse_args()
    engine = session_of("local[2]")
    try:
        show(f"{audit_files(engine, given.folder, given.out, given.files)} micro-batches", True)
    finally:
        engine.stop()


if __name__ == "__main__":
    main()
