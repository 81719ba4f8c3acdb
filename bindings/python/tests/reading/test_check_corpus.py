"""Checks the whole corpus as the command `check` does: a reader accepts each file, and files have
violations if their index says so."""

from __future__ import annotations

from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy.checks.files import check_files
from lifecycle_policy.checks.logs import LogSettings
from lifecycle_policy.checks.model import Checked, Level

from places import corpus_files, corpus_index

SETTINGS = LogSettings(context=lp.Context("2.0", facts=lp.DeviceFacts.unknown()), has_os=False)

#: Files that are illegal according to their source, but get no violation, each with the reason.
NO_VIOLATION = {
    "scene_lemonbrush_return_wrong.trace.txt": "a warning: the log may not show what is missing",
    "bgsession_wake_kill_30s.trace.txt": "a warning: it is told in prose that the system killed it",
    "fetch_overrun_43s.trace.txt": "words of a log that names no callback",
}
#: Files that no reader accepts, each with the reason.
NOT_READ = {
    "onesignal_handler_25s.log": "the words of an SDK",
}
#: Reports for which no app is to blame: they are of other systems, or report no end.
NO_BLAME = {
    "f_grdb_998.fields.txt": "watchOS",
    "full_sentry_xcode16.txt": "no end is told",
}


def checked(path: Path) -> Checked:
    (one,) = check_files([str(path)], SETTINGS)
    found = "; ".join(f"{each.line} {each.level.label} [{each.rule}]" for each in one.findings[:3])
    print(f"{path.name}: {one.kind or one.failure}: {found or 'nothing found'}")
    return one


def is_violation(one: Checked) -> bool:
    return any(finding.level is Level.VIOLATION for finding in one.findings)


@pytest.mark.parametrize(
    ("folder", "column"),
    [("traces", "expected_verdict_as_source_claims"), ("logs", "legal or not")],
)
def test_logs_and_traces(folder: str, column: str) -> None:
    claims = {row["file"]: row[column] for row in corpus_index(folder)}
    wrong = []
    for path in corpus_files(folder):
        one, claim = checked(path), claims[path.name]
        illegal = claim.startswith(("illegal", "violation")) and path.name not in NO_VIOLATION
        if bool(one.failure) != (path.name in NOT_READ):
            wrong.append(f"{path.name}: {one.failure}")
        if is_violation(one) != illegal:
            wrong.append(f"{path.name}: {claim}")
    assert not wrong


def test_reports() -> None:
    wrong = []
    for path in corpus_files("crashes"):
        one = checked(path)
        worst = max((finding.level for finding in one.findings), default=Level.NOTE)
        if one.failure or (worst is Level.NOTE) != (path.name in NO_BLAME):
            wrong.append(path.name)
    assert not wrong


def test_manifests() -> None:
    failures = {path.name: one.failure for path in corpus_files("plists") if (one := checked(path)).failure}
    assert not failures


def test_hostile_files() -> None:
    for path in corpus_files("plist-hostile"):
        assert checked(path) is not None
    for path in corpus_files("field"):
        assert not checked(path).failure, path.name
