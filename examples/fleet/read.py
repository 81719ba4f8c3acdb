#!/usr/bin/env python3
"""Reads a directory of real reports into the table `exits` of a fleet.

    read.py DIRECTORY FOLDER [--os VERSION]

Reads crash and jetsam reports (.ips, .crash), payloads of MetricKit (JSON) and every other format
that the readers of `lifecycle-policy check` support, in the directory and below it. FOLDER gets
`exits` for job.py. If a report names no version of iOS, its version is the one that the
limit in the report implies, or else the version of --os, by default the newest version in the rules.
Prints how many files report no end of a process, and how many could not be read.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from generate import EXITS, show
from lifecycle_policy import LifecyclePolicyError, OSVersion
from lifecycle_policy.readers import reader_of
from lifecycle_policy.readers.model import Report, Source
from lifecycle_policy.reports.read import TerminationReport
from lifecycle_policy.reports.reported import implied_version, printed_version

#: The longest file that is read, in bytes.
LONGEST = 64 << 20


def version_of(report: TerminationReport, newest: OSVersion) -> OSVersion:
    """Returns the version that a report prints or implies, or else `newest`."""
    printed = printed_version(report)
    if printed is not None:
        return printed
    implied = implied_version(report)
    return newest if implied is None else implied[0]


def rows_of(path: Path, name: str, newest: OSVersion) -> list[dict[str, Any]]:
    """Reads the ends of processes in a file."""
    rows: list[dict[str, Any]] = []
    with path.open("rb") as file:
        source = Source(str(path), file, path.stat().st_size)
        reader = reader_of(source)
        if reader is None:
            return []
        for item in reader.read(source):
            if not isinstance(item, Report) or item.report.system is not None:
                continue
            report = item.report
            common = {"session": name, "os": str(version_of(report, newest))}
            rows += (
                {**common, "exit": each.name, "count": each.count}
                for each in report.exits
                if not each.name.startswith("terminationCategory.")
            )
            if report.code is not None:
                # The column `code` has signed integers of 64 bits, so codes from 2^63 on become
                # negative.
                code = report.code - (report.code >> 63 << 64)
                rows.append({**common, "namespace": report.namespace, "code": code})
    return rows


def read(directory: Path, folder: Path, newest: OSVersion) -> tuple[int, int, int, int]:
    """Reads all files. Returns the numbers of ends, files, files without an end, and unread files."""
    rows: list[dict[str, Any]] = []
    files = nothing = unread = 0
    print(f"a report without a version is asked about iOS {newest}", file=sys.stderr)
    for root, folders, names in os.walk(directory):
        folders.sort()
        for name in sorted(names):
            path = Path(root, name)
            files += 1
            show(f"{files:,} files, {len(rows):,} ends")
            try:
                if not path.is_file() or path.stat().st_size > LONGEST:
                    unread += 1
                    continue
                found = rows_of(path, str(path.relative_to(directory)), newest)
            except (LifecyclePolicyError, OSError):
                unread += 1
                continue
            nothing += not found
            rows += found
    (folder / "exits").mkdir(parents=True, exist_ok=True)
    pq.write_table(pa.Table.from_pylist(rows, EXITS), folder / "exits" / "part-0000.parquet",
                   compression="zstd")  # fmt: skip
    show(f"{files:,} files: {len(rows):,} ends; {nothing:,} without one, {unread:,} not read", True)
    return len(rows), files, nothing, unread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--os", type=OSVersion.parse, default=OSVersion.newest_major())
    given = parser.parse_args()
    if not given.directory.is_dir():
        raise SystemExit(f"{given.directory}: it is not a directory")
    read(given.directory, given.folder, given.os)


if __name__ == "__main__":
    main()
