"""Loads an Info.plist, says which entries will not work, and asks three questions about the app.

    python3 info_plist.py [INFO_PLIST] [--os 17.0]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lifecycle_policy import (
    Allowance,
    App,
    AppState,
    Context,
    LifecyclePolicyError,
    Policy,
    Termination,
    Trigger,
    deadline,
    manifest,
    path,
    relaunch,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"


def main() -> int:
    """Reads the file, prints the findings, and asks the questions."""
    parser = argparse.ArgumentParser(description="Ask three questions of an Info.plist.")
    parser.add_argument("file", nargs="?", default=FIXTURES / "AudioPlayer-Info.plist")
    parser.add_argument("--os", default="17.0")
    options = parser.parse_args()
    try:
        app = App.from_info_plist(options.file)
        context = Context(options.os, app=app)
        findings = manifest(context).findings
        way = path(context, AppState.ACTIVE, AppState.BACKGROUND)
        task = deadline(context, Allowance.BACKGROUND_TASK)
        push = relaunch(context, Termination.SYSTEM_RECLAIMED, Trigger.SILENT_PUSH)
    except LifecyclePolicyError as error:
        print(error, file=sys.stderr)
        return 1

    print(f"background modes: {', '.join(map(str, sorted(app.background_modes))) or 'none'}")
    for notice in app.notices:
        print(f"notice: {notice}")
    for finding in findings:
        value = f" `{finding.value}`" if finding.value else ""
        print(f"{finding.severity.label}: {finding.key}{value}: {finding.message} [{finding.rule}]")
    calls = [call.callback.label for step in way.steps for call in step.callbacks]
    print(f"on the way to the background: {way.verdict.label}, {' '.join(calls) or 'no callback'}")
    limit = "no figure" if task.limit is None else f"{task.limit:g} s"
    print(f"a background task: {task.verdict.label}, {limit} [{task.rule}]")
    print(f"a silent push after a purge: {push.verdict.label} [{push.rule}]")
    if push.requires:
        policy = Policy.of(context)
        for condition in push.requires:
            known = policy.condition(condition).label.replace("-", " ")
            print(f"  {known}: {condition.label}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
