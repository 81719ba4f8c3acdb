"""Prints what wakes or relaunches an app: for each kind of end, a table of triggers and versions.

    python3 relaunch_matrix.py [INFO_PLIST] [--os 8.0 --os 17.0] [--authorization always]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from lifecycle_policy import (
    App,
    LifecyclePolicyError,
    LocationAuthorization,
    RelaunchMatrix,
    Termination,
    Verdict,
    parse,
    relaunch_matrix,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"

ENDS = (Termination.NONE, Termination.SYSTEM_RECLAIMED, Termination.USER_FORCE_QUIT)
WORDS = {
    Verdict.ALLOWED: "yes",
    Verdict.FORBIDDEN: "no",
    Verdict.CONDITIONAL: "depends",
    Verdict.NOT_APPLICABLE: "-",
    Verdict.UNSPECIFIED: "?",
    Verdict.UNKNOWN_OS: "unknown",
}


def print_matrix(matrix: RelaunchMatrix) -> None:
    """Prints one table. The library has selected the triggers that concern the app."""
    print(f"\nafter {matrix.after.label}")
    width = max((len(trigger.label) for trigger in matrix.triggers), default=0)
    print(" " * width, *(f"{str(os):>8}" for os in matrix.versions))
    for trigger, row in zip(matrix.triggers, matrix.rows, strict=True):
        print(f"{trigger.label:<{width}}", *(f"{WORDS[cell.verdict]:>8}" for cell in row))


def main() -> int:
    """Reads the app and prints its matrices."""
    parser = argparse.ArgumentParser(description="Print the relaunch matrix of an app.")
    parser.add_argument("file", nargs="?", default=FIXTURES / "LocationTracker-Info.plist")
    parser.add_argument("--os", action="append", help="by default where an answer changes")
    parser.add_argument("--authorization", default="always")
    options = parser.parse_args()
    try:
        app = App.from_info_plist(options.file)
        granted = parse(LocationAuthorization, options.authorization)
        app = replace(app, location_authorization=granted)
        print(f"modes: {', '.join(map(str, sorted(app.background_modes))) or 'none'}")
        for matrix in relaunch_matrix(app, versions=options.os, after=ENDS):
            print_matrix(matrix)
    except LifecyclePolicyError as error:
        print(error, file=sys.stderr)
        return 1
    print("\nyes, no; depends: on a fact not given; -: does not exist there; ?: no source says")
    return 0


if __name__ == "__main__":
    sys.exit(main())
