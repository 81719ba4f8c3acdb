"""Tests that each fault of a fleet is found, whether the fleet is judged plainly, by Spark, or as a
stream."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import generate
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from job import OPTIONS, SHOWN_BY, judge, session_of
from lifecycle_policy import LifecyclePolicyError, OSVersion, arrow, spark
from pyspark.sql import SparkSession
from read import read
from stream import audit_files

#: A finding: its session, its record, and its kind.
Found = tuple[str, int, str]
SMALL = 60_000


@pytest.fixture(scope="module")
def engine() -> Iterator[SparkSession]:
    found = session_of("local[2]")
    yield found
    found.stop()


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fleet") / "fleet"
    count = generate.make_fleet(folder, SMALL, seed=5, workers=2)
    assert SMALL <= count < SMALL * 1.1
    return folder


@pytest.fixture(scope="module")
def judged(engine: SparkSession, fleet: Path) -> tuple[dict[str, Any], Path]:
    out = fleet.parent / "out"
    return judge(engine, fleet, out), out


def rows_of(folder: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(folder / name).to_pylist()
    return rows


def faults(rows: list[dict[str, Any]]) -> list[Found]:
    return sorted(
        (row["session"], row["at"], row["finding"])
        for row in rows
        if row["severity"] == "error" or row["finding"] == "not-ended"
    )


def everything(rows: list[dict[str, Any]], is_stream: bool = False) -> list[tuple[Any, ...]]:
    """Returns all findings except those that report the end of a session: an endless stream has
    none of these."""
    return sorted(
        (row["session"], row["at"], row["finding"] or "", row["text"] or "", row["problem"] or "")
        for row in rows
        if row["finding"] != "session"
    )


def plainly(folder: Path) -> list[dict[str, Any]]:
    table = pq.read_table(folder / "sessions")
    batches = arrow.audit_sessions(table.to_batches(max_chunksize=7000), **OPTIONS)
    rows: list[dict[str, Any]] = pa.Table.from_batches(batches).to_pylist()
    return rows


def test_each_fault_is_found_and_nothing_else(
    fleet: Path, judged: tuple[dict[str, Any], Path]
) -> None:
    put_in = sorted(
        (row["session"], row["at"], SHOWN_BY[row["fault"]])
        for row in rows_of(fleet, "faults")
        if row["fault"] != "kill"
    )
    assert {kind for _, _, kind in put_in} == set(SHOWN_BY.values())
    plain = plainly(fleet)
    assert faults(plain) == put_in
    by_spark = rows_of(judged[1], "findings")
    assert everything(by_spark) == everything(plain)
    assert len(by_spark) == len(plain)
    for row in judged[0]["faults"]:
        assert row["put_in"] == row["found"] == row["both"] > 0, row


def test_each_kill_has_its_cause(fleet: Path, judged: tuple[dict[str, Any], Path]) -> None:
    kills = {row["session"]: row["cause"] for row in rows_of(fleet, "faults") if row["fault"] == "kill"}
    exits = rows_of(judged[1], "exits")
    assert {row["session"]: row["cause"] for row in exits if row["code"] is not None} == kills
    [plain] = arrow.explain_exits([pq.read_table(fleet / "exits")], dictionaries=False)
    names = plain.schema.names

    def of(rows: list[dict[str, Any]]) -> list[str]:
        return sorted(json.dumps({name: row[name] for name in names}) for row in rows)

    assert of(exits) == of(plain.to_pylist())
    assert {row["cause"] for row in exits} >= {"memory-pressure", "watchdog"}


def test_a_stream_that_is_started_again_loses_nothing(engine: SparkSession, fleet: Path) -> None:
    """The records are cut into four files, and at least one session is in two of them. The query
    stops after two files or more, and a second query continues. If the first query has listed a file
    and has not begun its micro-batch, Spark puts that file and the next into one micro-batch."""
    folder, out = fleet.parent / "cut", fleet.parent / "stream"
    (folder / "sessions").mkdir(parents=True)
    table = pq.read_table(fleet / "sessions/part-0000.parquet")
    cuts = [table.num_rows * part // 4 for part in range(5)]
    for number, (begin, end) in enumerate(zip(cuts, cuts[1:])):
        part = table.slice(begin, end - begin)
        pq.write_table(part, folder / f"sessions/part-{number}.parquet", compression="zstd")
    cut = {table["session"][begin - 1].as_py() for begin in cuts[1:-1]}
    assert any(table["session"][begin].as_py() in cut for begin in cuts[1:-1])

    def findings() -> list[dict[str, Any]]:
        # Spark leaves out what a stopped micro-batch had written: it reads the list of files that
        # each finished micro-batch has left.
        return [row.asDict() for row in engine.read.parquet(str(out / "findings")).collect()]

    begun = audit_files(engine, folder, out, 2)
    halfway = len(findings())
    ended = audit_files(engine, folder, out)
    found = findings()
    assert 2 <= begun < ended <= 4
    assert 0 < halfway < len(found)
    assert everything(found) == everything(plainly(folder))


def test_a_session_that_straddles_partitions_is_told_of(engine: SparkSession, fleet: Path) -> None:
    rows = engine.read.parquet(str(fleet / "sessions")).limit(2000).repartition(3)
    found = spark.audit_sessions(rows, **OPTIONS).where("problem is not null")
    assert any("lie in" in row.problem for row in found.collect())
    whole = spark.audit_sessions(rows, order="at", **OPTIONS).where("problem is not null")
    assert whole.count() == 0


def test_bad_rows_are_told_of_and_the_job_goes_on(engine: SparkSession) -> None:
    rows = engine.createDataFrame(
        [
            ("17.0", "crash", "visit"),
            ("tea", "crash", "visit"),
            ("99.0", "crash", "visit"),
            ("17.0", "crash", None),
            ("17.0", "tea", "visit"),
            (None, "crash", "visit"),
        ],
        "os string, after string, on string",
    )
    found = [row.problem for row in spark.relaunch_table(rows).collect()]
    said = [
        None, "os: `tea` is not", "os: 99.0 is newer", "trigger: it is not given",
        "termination: unknown termination `tea`", "os: it is not given",
    ]  # fmt: skip
    for problem, expected in zip(found, said, strict=True):
        assert problem == expected or expected is not None and problem.startswith(expected)


def test_what_is_missing_is_an_error_before_the_job(engine: SparkSession) -> None:
    rows = engine.createDataFrame([("17.0", "a")], "os string, session string")
    wanted: list[tuple[Any, str]] = [
        (lambda: spark.relaunch_table(rows), "no column `on`"),
        (lambda: spark.explain_exits(rows), "no column `code`"),
        (lambda: spark.audit_sessions(rows), "no column `record`"),
        (lambda: spark.audit_sessions(rows.withColumn("record", rows.os), order="at"), "column `at`"),
        (lambda: spark.ask(rows, "tea"), "unknown `tea`: the questions are transition"),
        (lambda: spark.ask(rows.drop("os"), "deadline"), "no column `allowance`"),
        (
            lambda: spark.ask(rows.withColumnRenamed("os", "verdict").withColumnRenamed(
                "session", "allowance"), "deadline", "17.0"), "column `verdict` already",
        ),
    ]  # fmt: skip
    for ask, said in wanted:
        with pytest.raises(LifecyclePolicyError, match=said):
            ask()


def test_the_report_says_what_was_found(judged: tuple[dict[str, Any], Path]) -> None:
    found, out = judged
    page = (out / "report.html").read_text(encoding="utf-8")
    assert json.loads((out / "report.json").read_text(encoding="utf-8")) == found
    assert "<script" not in page and "http-equiv" in page
    assert f"{found['sessions']['records']:,} records" in page
    assert "took longer than its limit" in page and "was never ended" in page


def test_the_report_takes_text_as_text() -> None:
    from report import page_of

    evil = "<script>alert(1)</script>"
    row = {"os": evil, "count": 1, "cause": evil, "meaning": evil, "allowance": evil, "rule": evil}
    exits = [{**row, "allowance_seconds": 5.0, "broken_rule": evil, "address": f'"{evil}'}]
    page = page_of({"exits": {"exits": exits, "problems": [{"problem": evil, "count": 2}]}})
    assert "<script" not in page and page.count("&lt;script") >= 6


def test_equal_seeds_make_equal_fleets(tmp_path: Path) -> None:
    for name in ("a", "b"):
        generate.make_part((tmp_path / name, 0, 2000, 1))
    for table in ("sessions", "exits", "faults"):
        assert rows_of(tmp_path / "a", table) == rows_of(tmp_path / "b", table)


def test_real_reports_are_read(tmp_path: Path) -> None:
    reports = tmp_path / "reports"
    reports.mkdir()
    fixtures = Path(__file__).parents[1] / "fixtures"
    (reports / "payload.json").write_text(
        json.dumps(
            {
                "applicationExitMetrics": {
                    "backgroundExitData": {
                        "cumulativeMemoryPressureExitCount": 3, "cumulativeNormalAppExitCount": 5
                    }
                },
                "metaData": {"osVersion": "iPhone OS 17.4 (21E219)"},
            },
            indent=1,
        ),
        encoding="utf-8",
    )  # fmt: skip
    (reports / "line.txt").write_text(
        "Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc\n", encoding="utf-8"
    )
    (reports / "empty.ips").write_bytes(b"")
    (reports / "noise.bin").write_bytes(bytes(range(256)) * 64)
    if any(fixtures.glob("*.ips")):
        shutil.copy(next(fixtures.glob("*.ips")), reports)
    ends, files, nothing, unread = read(reports, tmp_path / "fleet", OSVersion(26))
    assert ends >= 2 and files >= 3 and nothing + unread >= 2
    rows = rows_of(tmp_path / "fleet", "exits")
    assert [(row["code"], row["os"]) for row in rows if row["session"] == "line.txt"] == [
        (0xDEAD10CC, "26.0")
    ]
    assert {(row["exit"], row["count"], row["os"]) for row in rows if row["exit"]} == {
        ("cumulativeMemoryPressureExitCount", 3, "17.4"),
        ("cumulativeNormalAppExitCount", 5, "17.4"),
    }
