"""Writes the report of a termination: a crash report or a jetsam event report (.ips).

Apps that the user, a debugger or an update ended leave no report.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lifecycle_policy import DeviceEffect, OSVersion, Termination
from lifecycle_policy._native.files import contents

from .bundle import Bundle
from .cleaning import file_name

__all__ = ["SPRINGBOARD_PID", "pid", "read_reports", "write_report"]

#: The pid of the home screen.
SPRINGBOARD_PID = 34
#: The largest pid of the system's processes. The pids of apps are larger.
_BEFORE_APPS = 200
#: The maximum size of a report. The phone does not write larger reports.
_MOST_BYTES = 4 << 20

#: The kernel's names for its reasons for freeing memory, as jetsam event reports give them.
_JETSAM = {
    Termination.MEMORY_PRESSURE: "vm-pageshortage",
    Termination.SYSTEM_RECLAIMED: "vm-pageshortage",
    Termination.MEMORY_LIMIT: "per-process-limit",
}
_PAGE = 16384


def pid(process: int) -> int:
    """Returns the pid of a process of the device; 0 if no process runs."""
    return _BEFORE_APPS + process if process else 0


def _jetsam(head: dict[str, Any], bundle: Bundle, kill: DeviceEffect, reason: str) -> list[Any]:
    process = {"name": bundle.name, "pid": pid(kill.process), "rpages": bundle.footprint // _PAGE}
    return [
        {**head, "bug_type": "298"},
        {
            "memoryStatus": {"pageSize": _PAGE},
            "largestProcess": bundle.name,
            "processes": [{**process, "states": ["suspended"], "reason": reason}],
        },
    ]


def _crash(head: dict[str, Any], bundle: Bundle, kill: DeviceEffect, os: OSVersion) -> list[Any]:
    body: dict[str, Any] = {
        "procName": bundle.name,
        "pid": pid(kill.process),
        "bundleInfo": {
            "CFBundleIdentifier": bundle.identifier,
            "CFBundleShortVersionString": bundle.version,
        },
        "osVersion": {"train": f"iPhone OS {os}"},
        "procRole": "Background",
    }
    if kill.termination is Termination.CRASH:
        body["exception"] = {"type": "EXC_CRASH", "signal": "SIGABRT"}
    else:
        body["exception"] = {"type": "EXC_CRASH", "signal": "SIGKILL"}
        body["termination"] = {"code": kill.code, "flags": 0, "reasons": [str(kill)]}
        if kill.namespace:
            body["termination"]["namespace"] = kill.namespace.label.upper()
    return [{**head, "bug_type": "309", "bundleID": bundle.identifier}, body]


def write_report(
    folder: Path, bundle: Bundle, kill: DeviceEffect, os: OSVersion, clock: str
) -> Path | None:
    """Writes the report of a kill. Returns the file, or None if such a kill leaves no report.
    Makes the folder if it is missing. Raises OSError."""
    name = f"{file_name(bundle.name)}-{clock.replace(':', '').replace(' ', '-')}-{pid(kill.process)}.ips"
    head = {"app_name": bundle.name, "timestamp": clock, "os_version": f"iPhone OS {os}"}
    if kill.termination in _JETSAM:
        parts = _jetsam(head, bundle, kill, _JETSAM[kill.termination])
        name = f"JetsamEvent-{name}"
    elif kill.code or kill.termination is Termination.CRASH:
        parts = _crash(head, bundle, kill, os)
    else:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(json.dumps(parts[0]) + "\n" + json.dumps(parts[1], indent=2) + "\n")
    return path


def read_reports(folder: Path | None) -> Iterator[tuple[Path, str]]:
    """Yields the reports in a folder with their texts. Skips files that cannot be read."""
    for path in sorted(folder.glob("*.ips")) if folder else ():
        try:
            yield path, contents(str(path), _MOST_BYTES).decode()
        except (OSError, ValueError):
            continue
