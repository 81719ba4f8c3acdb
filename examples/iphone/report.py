"""Writes the report of a termination: a crash report or a jetsam event report (.ips).

Apps that the user, a debugger or an update ended leave no report.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lifecycle_policy import DeviceEffect, OSVersion, Termination

from .bundle import Bundle
from .cleaning import file_name

__all__ = ["write_report"]

#: The kernel's names for its reasons for freeing memory, as jetsam event reports give them.
_JETSAM = {
    Termination.MEMORY_PRESSURE: "vm-pageshortage",
    Termination.SYSTEM_RECLAIMED: "vm-pageshortage",
    Termination.MEMORY_LIMIT: "per-process-limit",
}
_PAGE = 16384


def _jetsam(head: dict[str, Any], bundle: Bundle, kill: DeviceEffect, reason: str) -> list[Any]:
    process = {"name": bundle.name, "pid": kill.process, "rpages": bundle.footprint // _PAGE}
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
        "pid": kill.process,
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
    Raises OSError."""
    name = f"{file_name(bundle.name)}-{clock.replace(':', '').replace(' ', '-')}-{kill.process}.ips"
    head = {"app_name": bundle.name, "timestamp": clock, "os_version": f"iPhone OS {os}"}
    if kill.termination in _JETSAM:
        parts = _jetsam(head, bundle, kill, _JETSAM[kill.termination])
        name = f"JetsamEvent-{name}"
    elif kill.code or kill.termination is Termination.CRASH:
        parts = _crash(head, bundle, kill, os)
    else:
        return None
    path = folder / name
    path.write_text(json.dumps(parts[0]) + "\n" + json.dumps(parts[1], indent=2) + "\n")
    return path
