"""Tests findings about manifests: what will not work."""

from __future__ import annotations

from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, BackgroundMode, Context, DeviceFacts, Severity


def findings(os: str, info: dict[str, Any], **more: Any) -> list[lp.ManifestFinding]:
    return list(lp.manifest(Context(os, app=App.from_info(info), **more)).findings)


def found(os: str, info: dict[str, Any], **more: Any) -> list[tuple[str, str, str | None]]:
    return [(item.rule, item.key, item.value) for item in findings(os, info, **more)]


UNKNOWN = "manifest.mode.unknown"


def test_each_unknown_mode_is_a_finding_with_its_value() -> None:
    modes = ["audio", "juggling", "tea", "juggling"]
    assert found("17.0", {"UIBackgroundModes": modes}) == [
        (UNKNOWN, "UIBackgroundModes", "juggling"),
        (UNKNOWN, "UIBackgroundModes", "tea"),
    ]


def test_unknown_modes_that_were_but_counted_are_one_finding() -> None:
    answer = lp.manifest(Context("17.0", app=App(unknown_modes=3)))
    assert [(item.rule, item.value) for item in answer.findings] == [(UNKNOWN, None)]
    notice = lp.Notice(lp.NoticeKind.UNKNOWN_MODE, "UIBackgroundModes", 0, "tea")
    partly = App(unknown_modes=2, notices=(notice,))
    values = [item.value for item in lp.manifest(Context("17.0", app=partly)).findings]
    assert values == ["tea", None]


def test_more_unknown_modes_than_there_is_room_for() -> None:
    modes = [f"mode-{number}" for number in range(100)]
    values = [value for _, _, value in found("17.0", {"UIBackgroundModes": modes})]
    assert values[:2] == ["mode-0", "mode-1"]
    assert values[-1] is None
    assert len(set(values)) == len(values) < 100


def test_each_placeholder_is_a_finding() -> None:
    info = {"MinimumOSVersion": "$(TARGET)", "BGTaskSchedulerPermittedIdentifiers": ["${ID}.a"]}
    rows = [row for row in found("12.0", info) if row[0] == "manifest.placeholder"]
    assert [row[1:] for row in rows] == [
        ("MinimumOSVersion", "$(TARGET)"),
        ("BGTaskSchedulerPermittedIdentifiers", "${ID}.a"),
    ]
    app = App(placeholders=("MinimumOSVersion", "MinimumOSVersion", "DTSDKName"))
    keys = [item.key for item in lp.manifest(Context("17.0", app=app)).findings]
    assert keys == ["MinimumOSVersion", "DTSDKName"]


def test_the_minimum_version_is_told() -> None:
    answer = lp.manifest(Context("16.7", app=App(minimum_os=lp.OSVersion(17))))
    assert answer.verdict == lp.Verdict.FORBIDDEN
    (finding,) = answer.findings
    assert (finding.severity, finding.key, finding.value) == (
        Severity.ERROR,
        "MinimumOSVersion",
        "17.0",
    )


def test_a_sound_manifest_has_no_findings() -> None:
    answer = lp.manifest("12.4")
    assert (answer.verdict, answer.findings, answer.rule) == (lp.Verdict.ALLOWED, (), None)
    assert answer.citations == ()


def test_findings_have_their_rules_and_sources() -> None:
    info = {
        "UIBackgroundModes": ["newsstand-content", "push-to-talk", "processing", "juggling"],
        "UIApplicationExitsOnSuspend": True,
    }
    answer = lp.manifest(Context("13.0", app=App.from_info(info)))
    assert len(answer.findings) >= 4
    for finding in answer.findings:
        row = lp.rule(finding.rule)
        assert (row.value("severity"), row.text("text"), row.evidence) == (
            finding.severity,
            finding.message,
            finding.evidence,
        )
        assert finding.citations == row.citations
        assert set(finding.citations) <= set(answer.citations)
    kinds = {finding.evidence for finding in answer.findings}
    assert answer.evidence == (kinds.pop() if len(kinds) == 1 else None)


def test_unknown_facts_make_no_finding() -> None:
    info = {"UIBackgroundModes": ["fetch"]}
    assert found("9.0", info, facts=DeviceFacts.unknown()) == found("9.0", info)


@pytest.mark.parametrize("mode", BackgroundMode, ids=lambda mode: str(mode.label))
def test_a_mode_is_too_early_where_it_is_not_introduced_yet(mode: BackgroundMode) -> None:
    begun = lp.mode("27.0", mode).introduced
    if begun is None:
        pytest.skip("the first version is not known")
    app = App(background_modes=mode)
    rule = f"manifest.mode.{mode.label}.too-early"
    before = lp.OSVersion(begun.major - 1, 255)
    assert rule in [item.rule for item in lp.manifest(Context(before, app=app)).findings]
    assert rule not in [item.rule for item in lp.manifest(Context(begun, app=app)).findings]
