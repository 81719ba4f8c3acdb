#!/usr/bin/env python3
"""Prints the days of Tests/Vectors/days with their acts and digests. With `--write`, writes
them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import lifecycle_policy as lp

FOLDER = Path(__file__).resolve().parents[3] / "Tests" / "Vectors" / "days"


def played(vector: dict[str, Any]) -> dict[str, Any]:
    """Returns the vector with what the library gives."""
    facts = lp.DeviceFacts(passcode=True)
    with lp.Device(vector["os"], facts=facts, apps=len(vector["apps"])) as device:
        behaviour: dict[str, Any] = {"returns_after": 0, "completes_after": 8, "stays_for": 5}
        numbers = [
            device.install(lp.App(**app), was_launched=True, **behaviour) for app in vector["apps"]
        ]
        day = lp.Day(device, vector["habits"], vector["seed"], apps=numbers, days=vector["days"])
        acts = [each for each in day if isinstance(each, lp.DayAct)]
    return {**vector, "acts": len(acts), "digest": f"{acts[-1].digest:016x}"}


def main() -> int:
    """Prints or writes the vectors."""
    for path in sorted(FOLDER.glob("*.json")):
        text = path.read_text(encoding="utf-8")
        for vector in json.loads(text):
            new = played(vector)
            print(f"{vector['id']}: {new['acts']} acts, digest {new['digest']}")
            tail = '"acts": {acts}, "digest": "{digest}"'
            start = text.index(f'"id": "{vector["id"]}"')
            rest = text[start:].replace(tail.format(**vector), tail.format(**new), 1)
            text = text[:start] + rest
        if "--write" in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
