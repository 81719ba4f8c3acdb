"""Tests questions about App Clips and app extensions. No rule about apps answers for an
extension."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import lifecycle_policy as lp
import pytest

NEWEST = str(lp.OSVersion(27))
EXTENSIONS = [kind for kind in lp.ProcessKind if kind.label not in ("app", "app-clip")]


def first_version(kind: lp.ProcessKind) -> lp.OSVersion:
    """Returns the first version that has a kind, according to the rules that introduce kinds."""
    rows = [row for row in lp.rules("lifecycle") if kind in row.process_kinds]
    return min(row.since for row in rows if lp.ProcessKind.APP not in row.process_kinds)


def answers(policy: lp.Policy) -> Iterator[tuple[object, lp.Answer]]:
    """Asks questions of many kinds, without most options."""
    for allowance in lp.Allowance:
        yield allowance, policy.deadline(allowance)
    for quota in lp.Quota:
        yield quota, policy.quota(quota)
    for mode in lp.BackgroundMode:
        yield mode, policy.mode(mode)
    for trigger in lp.Trigger:
        for end in ("none", "crash", "user-force-quit", "reboot"):
            yield (trigger, end), policy.relaunch(after=end, on=trigger)
    for state in lp.AppState:
        for activity in lp.Activity:
            yield (state, activity), policy.conduct(state, activity)
        for event in lp.Event:
            yield (state, event), policy.delivery(state, event)
    for cause in lp.Cause:
        yield cause, policy.transition("active", "inactive", cause)
        yield cause, policy.transition("not-running", "active", cause)
    for allowance in lp.Allowance:
        yield allowance, policy.suspension(allowances=[allowance])
    for namespace in lp.TerminationNamespace:
        yield namespace, policy.termination(0x8BADF00D, namespace=namespace)
        yield namespace, policy.termination(7, namespace=namespace)


@pytest.mark.parametrize("profile", ["documented", "observed", "article"])
@pytest.mark.parametrize("kind", EXTENSIONS, ids=lambda kind: kind.label)
def test_no_rule_about_apps_answers_for_an_extension(kind: lp.ProcessKind, profile: str) -> None:
    policy = lp.Policy(NEWEST, evidence=profile, app=lp.App(kind=kind))
    for asked, answer in answers(policy):
        for id in (answer.rule, getattr(answer, "delivery_rule", None)):
            assert id is None or kind in lp.rule(id).process_kinds, (asked, id)
        if answer.rule is None:
            assert answer.verdict == lp.Verdict.UNSPECIFIED, (asked, answer.verdict)


def test_an_app_clip_has_the_life_cycle_of_an_app() -> None:
    app, clip = (
        lp.Policy("17.0", app=lp.App(kind=kind, scenes=True))
        for kind in (lp.ProcessKind.APP, lp.ProcessKind.APP_CLIP)
    )
    for cause in lp.Cause:
        asked = ("active", "inactive", cause)
        assert app.transition(*asked).verdict == clip.transition(*asked).verdict, cause
    assert clip.deadline("scene-create").limit == app.deadline("scene-create").limit


def test_an_extension_in_the_room_of_tables_answers_like_the_small_form() -> None:
    app = lp.App(kind=lp.ProcessKind.SHARE)
    small, large = (lp.Policy("17.0", app=app, tables=tables) for tables in (False, True))
    pairs = zip(answers(small), answers(large), strict=True)
    assert all(str(one) == str(other) for (_, one), (_, other) in pairs)


@pytest.mark.parametrize("kind", [*EXTENSIONS, lp.ProcessKind.APP_CLIP], ids=lambda kind: kind.label)
def test_the_first_version_of_a_kind(kind: lp.ProcessKind) -> None:
    first = first_version(kind)
    lp.Policy(first, app=lp.App(kind=kind))
    before = lp.OSVersion.from_packed(first.packed - 1)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.Policy(before, app=lp.App(kind=kind)).deadline("launch")
    error = caught.value
    assert error.status == lp.Status.PROCESS_KIND and error.field == lp.Field.KIND
    text = f"kind: `{kind.label}` exists from iOS {first.major}.{first.minor} on"
    assert str(error).startswith(text)
    assert ("a widget is a `today-widget`" in str(error)) == (kind == lp.ProcessKind.WIDGET)


def test_an_unknown_version_has_every_kind() -> None:
    for kind in lp.ProcessKind:
        answer = lp.Policy("99.0", app=lp.App(kind=kind)).quota("extension-memory")
        assert answer.verdict == lp.Verdict.UNKNOWN_OS


@pytest.mark.parametrize("text", ["sharing", "wigdet", "", "9"])
def test_a_kind_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="kind"):
        lp.Policy("17.0", app=lp.App(kind=cast(lp.ProcessKind, text))).deadline("launch")


def test_devices_and_auditors_hold_apps() -> None:
    device = lp.Device("17.0")
    for kind in (lp.ProcessKind.SHARE, lp.ProcessKind.APP_CLIP):
        with pytest.raises(lp.LifecyclePolicyError, match=f"kind: `{kind.label}` is refused"):
            device.install(lp.App(kind=kind))
    with pytest.raises(lp.LifecyclePolicyError, match="kind: `share` is refused"):
        lp.Auditor(lp.Context("17.0", app=lp.App(kind=lp.ProcessKind.SHARE)))
    lp.Auditor(lp.Context("17.0", app=lp.App(kind=lp.ProcessKind.APP_CLIP)))


@pytest.mark.parametrize("kind", EXTENSIONS, ids=lambda kind: kind.label)
def test_headlines_name_the_extension(kind: lp.ProcessKind) -> None:
    context = lp.Context(NEWEST, app=lp.App(kind=kind))
    for allowance in lp.Allowance:
        first = lp.answer_text(context, allowance).splitlines()[0]
        assert kind.title in first, first
        assert not re.search(r"\b(the|an) app\b", first), first
    for end in ("none", "crash"):
        query = lp.RelaunchQuery(after=end, on="extension-request")
        first = lp.answer_text(context, query).splitlines()[0]
        assert kind.title in first and "its app" in first, first


@pytest.mark.parametrize(
    "info, kind",
    [
        ({"NSAppClip": {}}, "app-clip"),
        ({"NSExtension": {"NSExtensionPointIdentifier": "com.apple.share-services"}}, "share"),
        ({"NSExtension": {"NSExtensionPointIdentifier": "com.apple.services"}}, "action"),
        ({"NSExtension": {"NSExtensionPointIdentifier": "com.apple.ui-services"}}, "action"),
        (
            {"NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}},
            "widget",
        ),
        (
            {"NSExtension": {"NSExtensionPointIdentifier": "com.apple.networkextension.dns-proxy"}},
            "network-provider",
        ),
        (
            {"NSExtension": {"NSExtensionPointIdentifier": "com.apple.location.push.service"}},
            "location-push",
        ),
        (
            {
                "EXAppExtensionAttributes": {
                    "EXExtensionPointIdentifier": "com.apple.background-asset-downloader-extension"
                }
            },
            "background-download",
        ),
        (
            {
                "NSExtension": {
                    "NSExtensionPointIdentifier": "com.apple.deviceactivityui.report-extension"
                }
            },
            "device-activity-report",
        ),
        ({"NSExtension": {"NSExtensionPointIdentifier": "com.apple.spotlight.index"}}, "other-extension"),
        ({"NSExtension": {"NSExtensionPointIdentifier": "com.apple."}}, "other-extension"),
        ({"NSExtension": {}}, "other-extension"),
    ],
)
def test_an_info_plist_tells_the_kind(info: dict[str, object], kind: str) -> None:
    app = lp.App.from_info({"CFBundleName": "Example", **info, "MinimumOSVersion": "16.0"})
    assert app.kind is not None and app.kind.label == kind


def test_an_info_plist_of_an_app_names_no_kind() -> None:
    assert lp.App.from_info({"UIBackgroundModes": ["audio"]}).kind is None


def test_a_build_variable_names_no_point() -> None:
    point = {"NSExtension": {"NSExtensionPointIdentifier": "$(POINT)"}}
    app = lp.App.from_info(point)
    assert app.kind == lp.ProcessKind.OTHER_EXTENSION
    assert [notice.kind for notice in app.notices] == [lp.NoticeKind.PLACEHOLDER]
