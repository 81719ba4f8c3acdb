#!/usr/bin/env python3
"""Makes up a fleet: days of phones, with faults put into them.

    generate.py FOLDER [--rows N] [--seed N] [--workers N]

Each session is a day of a phone with one app, as `lifecycle-policy simulate --day` plays it. An SDK in the
app records its callbacks. Once a day, MetricKit counts how the app ended. FOLDER gets three tables of
Parquet, each in several files:

    sessions    the records: session, os, scenes, background_modes, process, at, time, scene, record,
                code, reads, scene_reads, token
    exits       crashes and counts of MetricKit: session, os, scenes, exit, count, namespace, code
    faults      the faults that were put in: session, fault, at, cause

Each session is in a single file. Equal seeds make equal fleets.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import lifecycle_policy as lp
import pyarrow as pa
import pyarrow.parquet as pq
from lifecycle_policy import App, Day, DayAct, Device, Effect, OSVersion, Termination, Trigger

VERSIONS = ("9.3", "11.4", "12.4", "13.3", "14.5", "15.4", "16.5", "17.4", "18.2", "26.0")
#: The apps, each with its background modes.
APPS: dict[str, tuple[str, ...]] = {
    "plain": (),
    "news": ("fetch", "remote-notification"),
    "tracker": ("location",),
    "chat": ("remote-notification",),
}
HABITS = ("commuter", "heavy-user", "phone-in-a-drawer", "night-worker")
#: The share of sessions with a fault.
FAULTY = 0.1
#: The seconds that a wake-up takes, and that an app stays in the background after a use.
COMPLETES, STAYS = 3.0, 5.0
#: MetricKit's names for the ends of a process.
COUNTS = {
    Termination.MEMORY_PRESSURE: "cumulativeMemoryPressureExitCount",
    Termination.USER_FORCE_QUIT: "cumulativeNormalAppExitCount",
    Termination.BACKGROUND_TASK_EXPIRED: "cumulativeBackgroundTaskAssertionTimeoutExitCount",
}
#: The kills that are put into a fleet as faults, with the namespaces and codes of crash reports.
KILLS = (
    ("springboard", 0x8BADF00D),
    ("runningboard", 0xDEAD10CC),
    ("runningboard", 0x2182BAD2),
    ("jetsam", 7),
    ("springboard", 0xBAADCA11),
)
#: The callbacks whose completion handlers an SDK sees.
_COMPLETED = {
    lp.Callback.PERFORM_FETCH.label,
    lp.Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH.label,
}
SESSIONS = pa.schema(
    [
        ("session", pa.string()),
        ("os", pa.dictionary(pa.int32(), pa.string())),
        ("scenes", pa.bool_()),
        ("background_modes", pa.dictionary(pa.int32(), pa.string())),
        ("process", pa.int64()),
        ("at", pa.int32()),
        ("time", pa.float64()),
        ("scene", pa.int32()),
        ("record", pa.dictionary(pa.int32(), pa.string())),
        ("code", pa.dictionary(pa.int32(), pa.string())),
        ("reads", pa.dictionary(pa.int32(), pa.string())),
        ("scene_reads", pa.dictionary(pa.int32(), pa.string())),
        ("token", pa.int64()),
    ]
)
EXITS = pa.schema(
    [
        ("session", pa.string()),
        ("os", pa.string()),
        ("scenes", pa.bool_()),
        ("exit", pa.string()),
        ("count", pa.int32()),
        ("namespace", pa.string()),
        ("code", pa.int64()),
    ]
)
FAULTS = pa.schema(
    [("session", pa.string()), ("fault", pa.string()), ("at", pa.int32()), ("cause", pa.string())]
)


class Row(NamedTuple):
    """A record of a session."""

    time: float
    process: int
    scene: int
    record: str
    code: str | None
    reads: str | None
    scene_reads: str | None
    token: int = 0


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone, and the app on it."""

    os: str
    app: str
    habits: str
    seed: int

    @property
    def scenes(self) -> bool:
        return OSVersion.of(self.os).major >= 13

    def declared(self) -> App:
        granted = lp.LocationAuthorization.ALWAYS if self.app == "tracker" else None
        version = OSVersion.of(self.os)
        modes = [] if version.major < 7 else APPS[self.app]
        return App(
            background_modes=modes, scenes=self.scenes, linked_sdk=OSVersion(version.major),
            location_authorization=granted,
        )  # fmt: skip


def _label(value: Any) -> str | None:
    return None if value is None else value.label


def played(phone: Phone) -> tuple[list[Row], dict[str, int]]:
    """Plays a day of a phone. Returns the records of the app, and the counts of MetricKit."""
    rows: list[Row] = []
    counts: dict[str, int] = {}
    with Device(phone.os, facts=lp.DeviceFacts(passcode=True), apps=1, policies=1) as device:
        app = device.install(
            phone.declared(), was_launched=True, returns_after=0.0, completes_after=COMPLETES,
            stays_for=STAYS,
        )  # fmt: skip
        for kind in (lp.Occurrence.BOOT, lp.Occurrence.UNLOCK, lp.Occurrence.LOCK):
            device.post(kind)
            for _ in device.effects():
                pass
        for each in Day(device, phone.habits, phone.seed, apps=[app]):
            if isinstance(each, DayAct):
                continue
            if each.kind is Effect.KILL and each.termination in COUNTS:
                name = COUNTS[each.termination]
                counts[name] = counts.get(name, 0) + 1
            if each.kind is not Effect.DELIVER_CALLBACK:
                continue
            code = _label(each.callback)
            reads, scene_reads = _label(each.reads), _label(each.scene_reads)
            rows.append(
                Row(each.at, each.process, each.scene, "entered", code, reads, scene_reads)
            )
            if code in _COMPLETED and each.trigger is not Trigger.USER_TAP:
                done = each.at + COMPLETES
                rows.append(Row(done, each.process, 0, "completed", code, None, None))
    rows.sort(key=lambda row: row.time)
    return rows, counts


#: The callbacks of which the SDK records every call.
LOGGED = (
    "application:didFinishLaunchingWithOptions:",
    "applicationDidBecomeActive:",
    "applicationWillResignActive:",
    "applicationDidEnterBackground:",
    "applicationWillEnterForeground:",
    "scene:willConnectToSession:options:",
    "sceneDidBecomeActive:",
    "sceneWillResignActive:",
    "sceneDidEnterBackground:",
    "sceneWillEnterForeground:",
    *sorted(_COMPLETED),
)


def _leak(rows: list[Row], chance: random.Random) -> int | None:
    """Begins a background task that never ends, so the system ends the process. An audit finds the
    leak when the next process begins."""
    left = [
        at
        for at, (row, after) in enumerate(zip(rows, rows[1:]))
        if row.code in ("applicationDidEnterBackground:", "sceneDidEnterBackground:")
        and after.process != row.process
    ]
    if not left:
        return None
    at = chance.choice(left)
    row = rows[at]
    rows.insert(at, Row(row.time, row.process, 0, "task-begun", None, None, None, 1))
    return at + 2


def _overrun(rows: list[Row], chance: random.Random) -> int | None:
    """Completes a wake-up too late. Skips wake-ups in front, because they have no time limit."""
    late = [
        at
        for at, row in enumerate(rows)
        if row.record == "completed"
        and rows[at - 1].code == row.code
        and rows[at - 1].reads == "background"
        and (at + 1 == len(rows) or rows[at + 1].time > row.time + 90)
    ]
    if not late:
        return None
    at = chance.choice(late)
    rows[at] = rows[at]._replace(time=rows[at].time + 60)
    return at


def _lost(rows: list[Row], chance: random.Random) -> int | None:
    """Removes the callback of resigning active that comes just before the callback of entering the
    background."""
    pairs = [
        at
        for at, (row, after) in enumerate(zip(rows, rows[1:]))
        if row.code in ("applicationWillResignActive:", "sceneWillResignActive:")
        and after.code in ("applicationDidEnterBackground:", "sceneDidEnterBackground:")
        and after.process == row.process
    ]
    if not pairs:
        return None
    at = chance.choice(pairs)
    del rows[at]
    return at


FAULTS_OF_RECORDS = {"leak": _leak, "overrun": _overrun, "lost-callback": _lost}


@dataclass(slots=True)
class Part:
    """The rows of one file of each table."""

    sessions: dict[str, list[Any]]
    exits: list[dict[str, Any]]
    faults: list[dict[str, Any]]

    @classmethod
    def empty(cls) -> Part:
        return cls({name: [] for name in SESSIONS.names}, [], [])

    def add(self, name: str, phone: Phone, chance: random.Random) -> None:
        rows, counts = played(phone)
        fault = chance.choice([*FAULTS_OF_RECORDS, "kill"]) if chance.random() < FAULTY else None
        common = {"session": name, "os": phone.os, "scenes": phone.scenes}
        if fault == "kill":
            namespace, code = chance.choice(KILLS)
            self.exits.append({**common, "namespace": namespace, "code": code})
            cause = lp.termination(phone.os, code, namespace).cause
            self.faults.append({"session": name, "fault": fault, "cause": _label(cause)})
        elif fault is not None:
            at = FAULTS_OF_RECORDS[fault](rows, chance)
            if at is not None:
                self.faults.append({"session": name, "fault": fault, "at": at})
                if fault == "leak":
                    counts[COUNTS[Termination.BACKGROUND_TASK_EXPIRED]] = 1
        self.exits += ({**common, "exit": each, "count": count} for each, count in counts.items())
        count = len(rows)
        columns = self.sessions
        columns["session"] += [name] * count
        columns["os"] += [phone.os] * count
        columns["scenes"] += [phone.scenes] * count
        columns["background_modes"] += [",".join(APPS[phone.app])] * count
        columns["at"] += range(count)
        for field in Row._fields:
            columns[field] += [getattr(row, field) for row in rows]

    def write(self, folder: Path, number: int) -> None:
        tables = {
            "sessions": pa.table(self.sessions, SESSIONS),
            "exits": pa.Table.from_pylist(self.exits, EXITS),
            "faults": pa.Table.from_pylist(self.faults, FAULTS),
        }
        for name, table in tables.items():
            (folder / name).mkdir(parents=True, exist_ok=True)
            pq.write_table(table, folder / name / f"part-{number:04}.parquet", compression="zstd")


def make_part(task: tuple[Path, int, int, int]) -> int:
    """Makes one file of each table. Returns the number of records."""
    folder, number, wanted, seed = task
    part, count = Part.empty(), 0
    while len(part.sessions["session"]) < wanted:
        chance = random.Random(f"{seed} {number} {count}")
        phone = Phone(
            chance.choice(VERSIONS),
            chance.choice([*APPS]),
            chance.choice(HABITS),
            chance.getrandbits(32),
        )
        part.add(f"{number:04}-{count:06}", phone, chance)
        count += 1
    part.write(folder, number)
    return len(part.sessions["session"])


def show(text: str, last: bool = False) -> None:
    """Shows progress in one line of a terminal. Without a terminal, prints only the last text."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}" + ("\n" if last else ""))
    elif last:
        sys.stderr.write(text + "\n")
    sys.stderr.flush()


def make_fleet(folder: Path, rows: int, seed: int, workers: int) -> int:
    """Makes a fleet. Returns the number of records: at least `rows`, because no day is cut off."""
    if folder.exists():
        shutil.rmtree(folder)
    parts = max(1, min(64, rows // 20_000))
    tasks = [(folder, number, -(-rows // parts), seed) for number in range(parts)]
    made = 0
    begun = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for number, count in enumerate(pool.imap_unordered(make_part, tasks), 1):
            made += count
            spent = time.monotonic() - begun
            show(f"{made:,} of {rows:,} records, {spent:.0f} s", number == parts)
    return made


def whole(text: str) -> int:
    number = int(text.replace("_", ""))
    if not 1 <= number <= 100_000_000:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number from 1 to 100,000,000")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rows", type=whole, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=whole, default=2)
    given = parser.parse_args()
    make_fleet(given.folder, given.rows, given.seed, given.workers)


if __name__ == "__main__":
    main()
