"""Tests property lists from other projects: real ones, and the test files of other parsers."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import lifecycle_policy as lp
import pytest

from places import corpus_files
from timing import HANGS


def try_all(paths: list[Path]) -> tuple[int, int, float]:
    """Loads each file. Counts loaded and refused files, and measures the slowest."""
    loaded = refused = 0
    slowest = 0.0
    for path in paths:
        begin = time.process_time()
        try:
            app = lp.App.from_info_plist(path)
            lp.relaunch(lp.Context("17.0", app=app), "crash", "user-tap")
            loaded += 1
        except lp.LifecyclePolicyError as error:
            assert str(path) in str(error)
            assert len(str(error)) > len(str(path)) + 4
            refused += 1
        took = time.process_time() - begin
        assert took < HANGS, f"{path} took {took:.1f} s"
        slowest = max(slowest, took)
    return loaded, refused, slowest


@pytest.mark.parametrize("folder", ["plists", "plist-hostile"])
def test_every_file_loads_or_is_refused(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    paths = corpus_files(folder)
    loaded, refused, slowest = try_all(paths)
    assert loaded + refused == len(paths)
    with capsys.disabled():
        print(f"\n{folder}: {loaded} loaded, {refused} refused, slowest {slowest * 1000:.0f} ms")


def test_what_the_manifests_are_found_to_lack(capsys: pytest.CaptureFixture[str]) -> None:
    """Asks about every manifest on the version of its SDK, or on the newest major version if it
    names no SDK."""
    counts: Counter[str] = Counter()
    asked = 0
    for path in corpus_files("plists"):
        try:
            app = lp.App.from_info_plist(path)
        except lp.LifecyclePolicyError:
            continue
        asked += 1
        answer = lp.manifest(lp.Context(app.linked_sdk or lp.OSVersion.newest_major(), app=app))
        errors = [item for item in answer.findings if item.severity == lp.Severity.ERROR]
        assert answer.verdict == (lp.Verdict.FORBIDDEN if errors else lp.Verdict.ALLOWED)
        for finding in answer.findings:
            assert finding.key and finding.message
            counts[finding.rule] += 1
        unknown = [item.value for item in answer.findings if item.rule == "manifest.mode.unknown"]
        assert len(unknown) <= app.unknown_modes
        assert None not in unknown
        assert bool(unknown) == bool(app.unknown_modes)
        left = [item for item in answer.findings if item.rule == "manifest.placeholder"]
        assert bool(left) == bool(app.placeholders)
    assert asked
    with capsys.disabled():
        print(f"\nfindings in {asked} manifests:")
        for rule, count in sorted(counts.items()):
            print(f"  {count:4} {rule}")


def test_what_the_reports_are_taken_for(capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    for path in corpus_files("crashes"):
        answer = lp.reported_termination(path.read_bytes(), "17.0")
        cause = answer.cause.label if answer.cause else "none"
        counts[f"{answer.verdict.label}: {cause}"] += 1
        if answer.verdict == lp.Verdict.ALLOWED:
            assert answer.cause is not None
        if answer.report.allowance_seconds is not None and answer.cause is not None:
            assert answer.allowance_seconds == answer.report.allowance_seconds
    with capsys.disabled():
        print("\nreports: " + ", ".join(f"{n} {name}" for name, n in sorted(counts.items())))
