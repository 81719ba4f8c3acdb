#!/usr/bin/env python3
"""Judges a fleet with Spark: why apps end, which deadlines they miss, which callbacks are lost.

    job.py FOLDER OUT [--master local[2]]

FOLDER has the tables that generate.py or read.py made: `sessions`, `exits`, `faults`. Each of them
may be missing. OUT gets the findings and the explained exits as Parquet, `report.json`, and
`report.html`, a page without scripts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

from generate import LOGGED, show
from lifecycle_policy import spark
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F
from report import page_of

#: The options with which the sessions of a fleet are audited.
OPTIONS: dict[str, Any] = {"callbacks": LOGGED, "processes": True, "scenes": 2, "clock": "wall"}
#: For each fault, the finding that shows it.
SHOWN_BY = {"leak": "not-ended", "overrun": "overrun", "lost-callback": "missing"}


def session_of(master: str) -> SparkSession:
    """Starts Spark on this machine, without Spark's own web page."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    builder = (
        SparkSession.builder.master(master)
        .appName("lifecycle-policy")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", str(sys.stderr.isatty()).lower())
        .config("spark.driver.memory", "2g")
        .config("spark.sql.shuffle.partitions", "8")
        .config("spark.sql.parquet.compression.codec", "zstd")
        .config("spark.sql.session.timeZone", "UTC")
    )
    found = builder.getOrCreate()
    found.sparkContext.setLogLevel("ERROR")
    return found


def table(engine: SparkSession, folder: Path, name: str) -> DataFrame | None:
    path = folder / name
    return engine.read.parquet(str(path)) if path.is_dir() and any(path.iterdir()) else None


def rows_of(frame: DataFrame) -> list[dict[str, Any]]:
    return [row.asDict() for row in frame.collect()]


def by_version(frame: DataFrame, *keys: str) -> list[dict[str, Any]]:
    """Counts rows by version and keys. A row of MetricKit counts as often as its `count` says."""
    how_many = F.coalesce(F.col("count"), F.lit(1)) if "count" in frame.columns else F.lit(1)
    grouped = frame.groupBy("os", *keys).agg(F.sum(how_many).alias("count"))
    return rows_of(grouped.orderBy("os", *keys))


def problems_of(frame: DataFrame) -> list[dict[str, Any]]:
    wrong = frame.where(F.col("problem").isNotNull())
    counted = wrong.groupBy("problem").agg(F.count("*").alias("count"))
    return rows_of(counted.orderBy(F.desc("count"), "problem").limit(20))


def judge_sessions(sessions: DataFrame, out: Path) -> dict[str, Any]:
    """Audits the sessions, and counts the findings."""
    engine = sessions.sparkSession
    audited = spark.audit_sessions(sessions, order="at", **OPTIONS)
    audited.write.mode("overwrite").parquet(str(out / "findings"))
    versions = sessions.select("session", "os").distinct()
    found = engine.read.parquet(str(out / "findings")).join(versions, "session").cache()
    ended = found.where("finding = 'session'")
    late = found.where("finding in ('overrun', 'not-ended')")
    lost = found.where("finding = 'missing'")
    return {
        "sessions": ended.count(),
        "records": ended.agg(F.sum("at")).collect()[0][0] or 0,
        "ends": by_version(found.where("finding = 'end'"), "termination", "rule", "address"),
        "deadlines": by_version(late, "finding", "allowance", "limit_seconds", "rule", "address"),
        "lost": by_version(lost, "expected", "rule", "address"),
        "order": by_version(
            found.where("severity = 'error' and finding not in ('overrun', 'missing')"),
            "finding", "rule", "address",
        ),
        "problems": problems_of(found),
        "texts": rows_of(
            found.where("severity = 'error' or finding = 'not-ended'")
            .groupBy("finding")
            .agg(F.min("text").alias("text"))
            .orderBy("finding")
        ),
    }  # fmt: skip


def judge_exits(exits: DataFrame, out: Path) -> dict[str, Any]:
    """Explains the exits, and counts them."""
    spark.explain_exits(exits).write.mode("overwrite").parquet(str(out / "exits"))
    found = exits.sparkSession.read.parquet(str(out / "exits"))
    known = found.where("problem is null")
    keys = ("cause", "meaning", "allowance", "allowance_seconds", "broken_rule", "rule", "address")
    return {"exits": by_version(known, *keys), "problems": problems_of(found)}


def judge_faults(faults: DataFrame, out: Path) -> list[dict[str, Any]]:
    """Counts the faults that were put in, the findings, and the findings that match a fault."""
    engine = faults.sparkSession
    names = F.create_map(*(F.lit(each) for pair in SHOWN_BY.items() for each in pair))
    wanted = faults.where("fault != 'kill'").withColumn("finding", names[F.col("fault")])
    found = engine.read.parquet(str(out / "findings")).where(
        "severity = 'error' or finding = 'not-ended'"
    )
    both = found.select("session", "at", "finding", F.lit(1).alias("seen"))
    joined = wanted.join(both, ["session", "at", "finding"], "full")
    rows = rows_of(
        joined.groupBy("finding")
        .agg(
            F.count("fault").alias("put_in"),
            F.count("seen").alias("found"),
            F.count(F.when(F.col("fault").isNotNull(), F.col("seen"))).alias("both"),
        )
        .orderBy("finding")
    )
    kills = faults.where("fault = 'kill'").select("session", F.col("cause").alias("wanted"))
    if (out / "exits").is_dir():
        exits = engine.read.parquet(str(out / "exits")).where("code is not null")
        matched = kills.join(exits.select("session", "cause"), "session", "full")
        rows.append(
            {
                "finding": "kill",
                "put_in": kills.count(),
                "found": exits.count(),
                "both": matched.where("wanted <=> cause").count(),
            }
        )
    return rows


def judge(engine: SparkSession, folder: Path, out: Path) -> dict[str, Any]:
    """Judges a fleet, writes the tables and the report, and returns the contents of the report."""
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    found: dict[str, Any] = {}
    begun = time.monotonic()
    for name, function in (
        ("sessions", judge_sessions),
        ("exits", judge_exits),
        ("faults", judge_faults),
    ):
        rows = table(engine, folder, name)
        if rows is not None:
            show(f"{name}: at work, {time.monotonic() - begun:.0f} s")
            found[name] = function(rows, out)
            show(f"{name}: judged, {time.monotonic() - begun:.0f} s", True)
    if not found:
        raise SystemExit(f"{folder}: there are no tables `sessions`, `exits` or `faults`")
    (out / "report.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (out / "report.html").write_text(page_of(found), encoding="utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--master", default="local[2]", help="by default local[2]")
    given = parser.parse_args()
    engine = session_of(given.master)
    try:
        judge(engine, given.folder, given.out)
    finally:
        engine.stop()
    print(given.out / "report.html")


if __name__ == "__main__":
    main()
