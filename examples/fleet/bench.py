#!/usr/bin/env python3
"""Measures what the jobs of a fleet cost: in pyarrow, and in Spark beside a job that does nothing.

    bench.py FOLDER [--rows N] [--job NAME]

Makes a fleet in FOLDER if there is none. For each job, prints the wall-clock seconds, the CPU seconds of all
processes (Spark's own, and the workers of Python) for a million rows, cold and warm, and the memory of the
largest worker. Also prints the seconds that the job takes beyond an empty job, as a multiple of pyarrow's
seconds. All runs follow one another.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from generate import make_fleet, whole
from job import OPTIONS, session_of
from lifecycle_policy import arrow, spark

#: The number of rows in a batch, for pyarrow and for Spark.
BATCH = 10_000
JOBS = ("audit_sessions", "explain_exits", "relaunch_table")
_TICK = os.sysconf("SC_CLK_TCK")


def tree() -> list[int]:
    """Returns this process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry))
    found, open_ = [], [os.getpid()]
    while open_:
        found.append(open_.pop())
        open_ += parents.get(found[-1], [])
    return found


def spent() -> float:
    """Returns the CPU seconds of this process and all its descendants."""
    ticks = 0
    for pid in tree():
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(map(int, fields[11:15]))
    return ticks / _TICK


def largest_worker() -> float:
    """Returns the largest memory of a Python worker so far, in MB."""
    most = 0
    for pid in tree()[1:]:
        try:
            name = Path(f"/proc/{pid}/comm").read_text()
            status = Path(f"/proc/{pid}/status").read_text()
        except OSError:
            continue
        if "python" in name:
            line = next((each for each in status.splitlines() if each.startswith("VmHWM")), "")
            most = max(most, int(line.split()[1]) if line else 0)
    return most / 1024


def rows_of(folder: Path, job: str) -> Path:
    return folder / ("sessions" if job == "audit_sessions" else job)


def make_rows(folder: Path, rows: int) -> None:
    """Makes the fleet, and the tables for the other two jobs with as many rows as the fleet."""
    if (folder / "relaunch_table").is_dir():
        return
    made = min(rows, 1_000_000)
    make_fleet(folder, made, seed=1, workers=2)
    for part in range(1, rows // made):  # copies the sessions under other names
        for path in sorted((folder / "sessions").glob("part-*.parquet")):
            table = pq.read_table(path)
            names = pc.binary_join_element_wise(f"{part}", table.column("session"), "-")
            table = table.set_column(table.schema.get_field_index("session"), "session", names)
            pq.write_table(table, path.with_name(f"{part}-{path.name}"), compression="zstd")
    exits = pq.read_table(folder / "exits").drop_columns(["session"])
    versions = pq.read_table(folder / "sessions", columns=["os", "scenes", "background_modes"])
    events = ("silent-push", "visit", "background-fetch", "region-enter", "user-tap")
    ends = ("crash", "memory-pressure", "user-force-quit", "reboot")
    for name in ("explain_exits", "relaunch_table"):
        (folder / name).mkdir(parents=True)
    parts = max(1, rows // 250_000)
    for part in range(parts):
        count = rows // parts
        times = -(-count // exits.num_rows)
        table = pa.concat_tables([exits] * times).slice(0, count)
        pq.write_table(table, folder / f"explain_exits/{part:04}.parquet", compression="zstd")
        table = versions.slice(part * count % max(1, versions.num_rows - count), count)
        table = table.append_column("on", pa.array([events[at % 5] for at in range(len(table))]))
        table = table.append_column("after", pa.array([ends[at // 5 % 4] for at in range(len(table))]))
        pq.write_table(table, folder / f"relaunch_table/{part:04}.parquet", compression="zstd")


def plain_strings(table: Any) -> Any:
    """Returns a table with strings in place of dictionaries, like Spark's."""
    for at, field in enumerate(table.schema):
        if pa.types.is_dictionary(field.type):
            table = table.set_column(at, field.name, table.column(at).cast(pa.string()))
    return table


def over(job: str, batches: Iterable[Any]) -> Iterator[Any]:
    if job == "audit_sessions":
        return arrow.audit_sessions(batches, **OPTIONS)
    found: Iterator[Any] = getattr(arrow, job)(batches, dictionaries=False)
    return found


def in_pyarrow(folder: Path, job: str) -> dict[str, float]:
    table = plain_strings(pq.read_table(rows_of(folder, job)))
    batches = table.to_batches(max_chunksize=BATCH)
    for _ in over(job, batches[:1]):  # prepares the policies and auditors, which are not measured
        pass
    before, begun = time.process_time(), time.monotonic()
    count = sum(found.num_rows for found in over(job, batches))
    return {
        "rows": table.num_rows,
        "found": count,
        "wall": time.monotonic() - begun,
        "cpu": time.process_time() - before,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def in_spark(folder: Path, job: str, master: str) -> dict[str, Any]:
    """Runs a job that does nothing, and then the given job. Runs each of them twice: first cold,
    then warm."""
    engine = session_of(master)
    rows = engine.read.parquet(str(rows_of(folder, job)))
    options = OPTIONS if job == "audit_sessions" else {}
    frames = {
        "identity": rows.mapInArrow(lambda batches: batches, rows.schema),
        job: getattr(spark, job)(rows, **options),
    }
    found: dict[str, Any] = {"rows": rows.count()}
    for name, frame in frames.items():
        for heat in ("cold", "warm"):
            before, begun = spent(), time.monotonic()
            frame.write.format("noop").mode("overwrite").save()
            found[f"{name} {heat}"] = {
                "wall": time.monotonic() - begun,
                "cpu": spent() - before,
                "memory": largest_worker(),
            }
    engine.stop()
    return found


def told(name: str, rows: float, one: dict[str, float]) -> str:
    million = rows / 1e6
    return (
        f"{name:<34} {one['wall']:8.1f} {rows / one['wall']:12,.0f} {one['cpu'] / million:10.2f} "
        f"{one['memory']:8.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rows", type=whole, default=1_000_000)
    parser.add_argument("--job", choices=JOBS, help="by default all")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    folder = given.folder / str(given.rows)
    if given.one is not None:
        job, master = given.one
        one = in_pyarrow(folder, job) if master == "pyarrow" else in_spark(folder, job, master)
        print(json.dumps(one))
        return
    make_rows(folder, given.rows)
    print(f"{'':<34} {'seconds':>8} {'rows/s':>12} {'cpu s/M':>10} {'MB':>8}")
    for job in JOBS if given.job is None else (given.job,):
        plain = 0.0
        for master in ("pyarrow", "local[1]", "local[2]"):
            command = [sys.executable, __file__, str(given.folder), "--rows", str(given.rows)]
            ran = subprocess.run(
                [*command, "--one", job, master], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, check=True,
            )  # fmt: skip
            one = json.loads(ran.stdout.splitlines()[-1])
            if master == "pyarrow":
                plain = one["cpu"]
                print(told(f"{job}, pyarrow", one["rows"], one))
                continue
            for name in ("identity", job):
                for heat in ("cold", "warm"):
                    print(told(f"{name}, {master}, {heat}", one["rows"], one[f"{name} {heat}"]))
            added = one[f"{job} warm"]["cpu"] - one["identity warm"]["cpu"]
            print(f"{'':<34} adds {added / plain:.2f} times the processor seconds of pyarrow")


if __name__ == "__main__":
    main()
