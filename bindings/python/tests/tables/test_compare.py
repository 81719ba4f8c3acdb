"""Changes between versions: known ones are found, none is lost, and none is invented."""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from itertools import product
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Activity,
    Allowance,
    App,
    AppState,
    BackgroundMode,
    Change,
    Comparison,
    Context,
    Event,
    LocationAuthorization,
    Quota,
    Subject,
    Termination,
    Trigger,
    Verdict,
    compare,
)
from lifecycle_policy.comparisons.groups import groups_of
from lifecycle_policy.comparisons.sides import side_of

from command_line import question, run

pytestmark = pytest.mark.slow

LOCATED = App(["location"], location_authorization=LocationAuthorization.ALWAYS)
STEPS = [("3.1", "4.0"), ("6.1", "7.0"), ("7.0", "8.0"), ("12.4", "13.0"), ("26.0", "27.0")]


def between(one: str, other: str, app: App | None = None, **rest: Any) -> Comparison:
    return compare(Context(one, app=app), Context(other, app=app), **rest)


def found(comparison: Comparison, subject: str, **parts: str) -> list[Change]:
    """Of the changes of a subject, returns those whose questions have the given parts."""
    wanted = {(name.rstrip("_"), value) for name, value in parts.items()}
    return [
        change
        for change in comparison.changes
        if change.subject == subject and wanted <= set(change.question)
    ]


def said(change: Change) -> dict[str, tuple[str | None, str | None]]:
    return {part.name: (part.before, part.after) for part in change.differences}


def verdicts(change: Change) -> tuple[Verdict, Verdict]:
    return change.before.verdict, change.after.verdict


def test_ios_13_shortens_background_tasks() -> None:
    (change,) = found(between("12.0", "13.0"), "deadline", allowance="background-task")
    assert said(change) == {"limit": ("180 s", "30 s"), "code": ("0x8badf00d", "0x2182bad2")}
    assert change.before.rules == ("deadline.background-task.7",)
    assert change.after.rules == ("deadline.background-task",)
    assert [source.key for source in change.after.citations][0] == "F-85066"


def test_ios_13_brings_scenes_and_scheduled_tasks() -> None:
    plain = between("12.0", "13.0")
    assert not found(plain, "transition", axis="scene"), "the app has not adopted them"
    scenes = between("12.0", "13.0", App(["processing"], scenes=True, permitted_identifiers=1))
    came = found(scenes, "transition", axis="scene", cause="scene-request")
    assert came
    assert {verdicts(change) for change in came} == {(Verdict.NOT_APPLICABLE, Verdict.ALLOWED)}
    (resign,) = [
        change
        for change in found(scenes, "transition", from_="active", cause="home-button")
        if len(change.question) == 4
    ]
    before, after = said(resign)["calls"]
    assert before is not None and before.startswith("applicationWillResignActive:")
    assert after is not None and after.startswith("sceneWillResignActive:")
    tasks = found(scenes, "relaunch", on="processing-task", after="system-reclaimed")
    assert [verdicts(change) for change in tasks] == [(Verdict.NOT_APPLICABLE, Verdict.ALLOWED)]
    (mode,) = found(scenes, "mode", mode="processing")
    assert said(mode)["wakes for processing-task"] == (None, "yes")


def test_ios_8_launches_for_regions_after_a_force_quit() -> None:
    comparison = between("7.0", "8.0", LOCATED)
    (change,) = found(comparison, "relaunch", after="user-force-quit", on="region-enter")
    assert verdicts(change) == (Verdict.FORBIDDEN, Verdict.ALLOWED)
    assert said(change)["callback"] == (None, "locationManager:didEnterRegion:")
    assert change.before.rules[0] == "relaunch.location.force-quit.7.0"
    assert change.after.rules[0] == "relaunch.location.force-quit"
    assert not found(comparison, "relaunch", after="user-force-quit", on="background-fetch")


def test_ios_4_brings_multitasking() -> None:
    comparison = between("3.1", "4.0")
    home = found(comparison, "transition", from_="inactive", to="background", cause="home-button")
    assert [verdicts(change) for change in home] == [(Verdict.NOT_APPLICABLE, Verdict.ALLOWED)]
    for state in ("background", "suspended"):
        assert found(comparison, "transition", from_=state)
    (task,) = found(comparison, "deadline", allowance="background-task")
    assert said(task)["limit"] == (None, "600 s")


def test_ios_27_ends_apps_without_scenes() -> None:
    own = between("26.0", "27.0", App(scenes=False))
    (launch,) = [
        change
        for change in found(own, "transition", from_="not-running", cause="launch-by-user")
        if len(change.question) == 4
    ]
    assert verdicts(launch) == (Verdict.ALLOWED, Verdict.FORBIDDEN)
    assert launch.after.rules[0] == "transition.launch.without-scenes"
    (manifest,) = found(own, "manifest")
    assert any("UIApplicationSceneManifest" in name for name in said(manifest))
    #: The subjects with something new in iOS 27 for every app, such as screen capture and the
    #: neural engine.
    new = {Subject.DEADLINE, Subject.CONDUCT, Subject.MODE, Subject.DUTIES}
    old = between("26.0", "27.0", App(linked_sdk=lp.OSVersion(26), scenes=False))
    assert {change.subject for change in old.changes} == {*new, Subject.MANIFEST}
    ready = between("26.0", "27.0", App(scenes=True))
    assert {change.subject for change in ready.changes} == {
        *new,
        Subject.RELAUNCH,
        Subject.TRANSITION,
    }
    relying = [change for change in ready.changes if change.subject == Subject.RELAUNCH]
    assert {tuple(said(change)) for change in relying} == {("holds scenes-adopted",)}
    moves = [change for change in ready.changes if change.subject == Subject.TRANSITION]
    assert {key for change in moves for key in said(change)} == {"holds scenes-adopted", "calls"}
    (intent,) = found(ready, "deadline")
    assert intent.question == (("allowance", "app-intent"),)


def test_nothing_changes_between_equals() -> None:
    for os in ("3.1", "12.4", "27.0"):
        comparison = between(os, os, LOCATED)
        assert (comparison.changes, comparison.groups, comparison.other_rules) == ((), (), 0)
        asked = dict(comparison.asked)
        assert set(asked) == set(Subject)
        assert asked[Subject.RELAUNCH] == len(ends(Context(os, app=LOCATED))) * len(Trigger)
        assert asked[Subject.CONDUCT] == len(AppState) * len(Activity)
        assert asked[Subject.DELIVERY] == len(AppState) * len(Event)
        assert asked[Subject.TRANSITION] > 60
    assert between("12.0", "12.1").changes == ()


def ends(ground: Context) -> set[Termination]:
    """Returns the terminations that exist in a context. After any other termination, a question
    about a tap is not applicable."""
    absent = lp.Verdict.NOT_APPLICABLE
    return {
        end for end in Termination if lp.relaunch(ground, end, Trigger.USER_TAP).verdict != absent
    }


def bare(answer: lp.Answer) -> dict[str, Any]:
    """Returns the fields of an answer that make a change if they differ."""
    left_out = {"rule", "evidence", "citations", "note", "disputed", "os_dependent"}
    left_out |= {"standing", "delivery_rule", "disposition_rule", "sequence"}
    left_out |= {"introduced", "deprecated", "removed"}
    names = [field.name for field in dataclasses.fields(answer) if field.name not in left_out]
    open_ = answer.newest_verdict in (Verdict.ALLOWED, Verdict.CONDITIONAL)
    return {name: getattr(answer, name) for name in names if name != "requires" or open_}


@pytest.mark.parametrize(("one", "other"), STEPS)
def test_changes_are_where_single_questions_differ(one: str, other: str) -> None:
    app = App(["location", "fetch", "voip"], permitted_identifiers=1, scenes=True)
    first, second = Context(one, app=app), Context(other, app=app)
    comparison = compare(first, second)
    expected: dict[Subject, set[tuple[tuple[str, str], ...]]] = {}

    def ask(subject: Subject, parts: dict[str, str], *answers: lp.Answer) -> None:
        if bare(answers[0]) != bare(answers[1]):
            expected.setdefault(subject, set()).add(tuple(parts.items()))

    for end, on in product(ends(first) & ends(second), Trigger):
        pair = (lp.relaunch(ground, end, on) for ground in (first, second))
        ask(Subject.RELAUNCH, {"after": end.label, "on": on.label}, *pair)
    for state, activity in product(AppState, Activity):
        both = (lp.conduct(ground, state, activity) for ground in (first, second))
        ask(Subject.CONDUCT, {"state": state.label, "activity": activity.label}, *both)
    for state, event in product(AppState, Event):
        two = (lp.delivery(ground, state, event) for ground in (first, second))
        ask(Subject.DELIVERY, {"state": state.label, "event": event.label}, *two)
    for allowance in Allowance:
        limits = (lp.deadline(ground, allowance) for ground in (first, second))
        ask(Subject.DEADLINE, {"allowance": allowance.label}, *limits)
    for of in Quota:
        counts = (lp.quota(ground, of) for ground in (first, second))
        ask(Subject.QUOTA, {"quota": of.label}, *counts)
    for mode in BackgroundMode:
        modes = (lp.mode(ground, mode) for ground in (first, second))
        ask(Subject.MODE, {"mode": mode.label}, *modes)
    for subject in (
        Subject.RELAUNCH,
        Subject.CONDUCT,
        Subject.DELIVERY,
        Subject.DEADLINE,
        Subject.QUOTA,
        Subject.MODE,
    ):
        given = {change.question for change in comparison.changes if change.subject == subject}
        assert given == expected.get(subject, set()), subject
    owed = {
        callback.label
        for callback in lp.Callback
        if [(duty.text, duty.undone_at) for duty in lp.duties(first, callback).duties]
        != [(duty.text, duty.undone_at) for duty in lp.duties(second, callback).duties]
    }
    assert owed == {dict(change.question)["callback"] for change in found(comparison, "duties")}


@pytest.mark.parametrize(("one", "other"), STEPS)
def test_every_legal_step_is_asked(one: str, other: str) -> None:
    app = App(scenes=True)
    first, second = Context(one, app=app), Context(other, app=app)
    comparison = compare(first, second, subjects=["transition"])
    changed = {change.question: change for change in comparison.changes}
    steps = 0
    for states, axis in ((AppState, "app"), (lp.SceneState, "scene")):
        for state in states:
            for ground in (first, second):
                for edge in lp.next_transitions(ground, state, axis=axis).transitions:
                    pair = [
                        lp.transition(at, state, edge.to, edge.cause, axis=axis)
                        for at in (first, second)
                    ]
                    sequences = [
                        [dataclasses.replace(step, rule=None) for step in answer.sequence]
                        for answer in pair
                    ]
                    differ = bare(pair[0]) != bare(pair[1]) or sequences[0] != sequences[1]
                    asked = (
                        ("axis", axis),
                        ("from", state.label),
                        ("to", edge.to.label),
                        ("cause", edge.cause.label),
                    )
                    assert (asked in changed) == differ, asked
                    if differ:
                        sides = (changed[asked].before, changed[asked].after)
                        for side, answer in zip(sides, pair, strict=True):
                            calls = (side.fact("calls") or "").split("\n")
                            labels = [step.label for step in answer.sequence] or [""]
                            assert len(calls) == len(labels)
                            for call, label in zip(calls, labels, strict=True):
                                assert label in call
                    steps += 1
    assert steps > 80


def test_triggers_and_interruptions_are_asked_where_they_matter() -> None:
    comparison = between("8.0", "9.0", subjects="transition")
    (url,) = found(comparison, "transition", trigger="open-url", cause="launch-by-user")
    before, after = said(url)["calls"]
    assert "application:openURL:sourceApplication:annotation:" in str(before)
    assert "application:openURL:options:" in str(after)
    touches = found(between("7.0", "8.0"), "transition", interruption="biometric-prompt")
    (first,) = [touch for touch in touches if ("from", "active") in touch.question]
    assert verdicts(first) == (Verdict.NOT_APPLICABLE, Verdict.ALLOWED)
    assert {dict(touch.question)["from"] for touch in touches} == {"active", "inactive"}


@pytest.mark.parametrize(("one", "other"), STEPS)
@pytest.mark.parametrize("app", [LOCATED, App(["fetch"], scenes=True)], ids=["located", "scenes"])
def test_groups_hold_each_change_once(one: str, other: str, app: App) -> None:
    comparison = between(one, other, app)
    groups = comparison.groups
    together = [change for group in groups for change in group.changes]
    assert Counter(map(id, together)) == Counter(map(id, comparison.changes))
    assert len(groups) < len(comparison.changes) / 2 or len(comparison.changes) < 40
    for group in groups:
        covered: list[tuple[tuple[str, str], ...]] = []
        for asked in group.questions:
            names = [name for name, _ in asked]
            for values in product(*(values for _, values in asked)):
                covered.append(tuple(zip(names, values, strict=True)))
        assert sorted(covered) == sorted(change.question for change in group.changes)
        for change in group.changes:
            assert change.subject == group.subject
            assert (change.before.verdict, change.after.verdict) == group.verdicts
            assert set(group.differences) <= set(change.differences)
            assert set(change.before.rules) <= set(group.before)
            assert set(change.after.rules) <= set(group.after)
        differing = {change.differences for change in group.changes}
        assert group.partial == (len(differing) > 1)


def test_a_group_has_one_verdict() -> None:
    allowed, conditional = [Verdict.ALLOWED] * 2, [Verdict.CONDITIONAL] * 2
    groups = between("6.1", "7.0", subjects="transition").groups
    same = [group for group in groups if list(group.verdicts) == allowed]
    first, *rest = max(same, key=lambda group: len(group.changes)).changes
    before = dataclasses.replace(first.before, verdict=Verdict.CONDITIONAL)
    after = dataclasses.replace(first.after, verdict=Verdict.CONDITIONAL)
    split = groups_of([dataclasses.replace(first, before=before, after=after), *rest])
    assert rest and [list(group.verdicts) for group in split] == [conditional, allowed]


def test_terminations_of_both_versions_are_one_group() -> None:
    ends = {"crash", "reboot", "system-reclaimed", "user-force-quit", "never-launched"}
    groups = [
        group
        for group in between("12.4", "13.0", subjects="relaunch").groups
        if len(set(group.verdicts)) == 2
        and ends & {dict(change.question)["after"] for change in group.changes}
    ]
    assert len(groups) == 2
    # The groups do not list these terminations: each of them does not exist on one of the versions,
    # or ends only apps that opted out of the background.
    here = {Termination.VOIP_UNREPORTED, Termination.INSECURE_DRAWING, Termination.EXITS_ON_SUSPEND}
    here.add(Termination.BACKGROUND_GRAPHICS)
    for group in groups:
        asked = {dict(change.question)["after"] for change in group.changes}
        assert asked == {ended.label for ended in set(Termination) - here}
        assert len(group.changes) == 2 * len(asked)


def test_what_becomes_of_an_event_is_compared() -> None:
    app, off = App("remote-notification"), lp.DeviceFacts(background_app_refresh=False)
    first, second = (Context(os, app=app, facts=off) for os in ("12.4", "13.0"))
    comparison = compare(first, second, subjects="relaunch")
    (change,) = found(comparison, "relaunch", after="crash", on="silent-push")
    (difference,) = change.differences
    assert (difference.name, difference.after) == ("disposition", "newest-held until conditions-met")
    rule = lp.relaunch(second, "crash", "silent-push").disposition_rule
    assert rule in change.after.rules and rule not in change.before.rules
    (group,) = [group for group in comparison.groups if change in group.changes]
    assert {change.differences for change in group.changes} == {change.differences}


def test_clocks_and_notices_are_compared() -> None:
    task = dataclasses.replace(lp.deadline("12.4", "background-task"), starts=None, resets=())
    moments = (lp.Moment.ENTERING_FOREGROUND, lp.Moment.REQUEST)
    clock = dataclasses.replace(task, starts=lp.Moment.WAKE, resets=moments, shared=True)
    policy = lp.Policy("12.4")
    before = side_of(dataclasses.replace(task, shared=False), policy)
    assert set(side_of(clock, policy).facts) - set(before.facts) == {
        ("clock starts", "wake"),
        ("clock reset at entering-foreground", "yes"),
        ("clock reset at request", "yes"),
        ("clock shared", "yes"),
    }
    turned = lp.delivery("12.4", "suspended", "orientation-change")
    turned = dataclasses.replace(turned, merging=None, rank=None, trigger=None)
    notice = dataclasses.replace(turned, merging=lp.Merging.NET, rank=0, trigger=Trigger.VISIT)
    assert set(side_of(notice, policy).facts) - set(side_of(turned, policy).facts) == {
        ("merging", "net"), ("place", "0"), ("wakes as", "visit")
    }  # fmt: skip


def test_other_rules_are_counted_and_no_changes() -> None:
    comparison = between("26.0", "27.0")
    assert comparison.other_rules > 0
    for change in comparison.changes:
        assert change.differences
        assert change.before.facts != change.after.facts


def test_two_apps_on_one_version() -> None:
    with_mode, without = Context("9.0", app=App(["fetch"])), Context("9.0")
    comparison = compare(without, with_mode, subjects=[Subject.RELAUNCH, "deadline"])
    assert {subject for subject, _ in comparison.asked} == {Subject.RELAUNCH, Subject.DEADLINE}
    (change,) = found(comparison, "relaunch", after="crash", on="background-fetch")
    assert verdicts(change) == (Verdict.FORBIDDEN, Verdict.ALLOWED)


def test_a_newer_system_says_so() -> None:
    comparison = between("27.0", "99.0", subjects="deadline")
    for change in comparison.changes:
        assert change.after.verdict == Verdict.UNKNOWN_OS
        assert change.after.fact("on the newest known") is not None


def test_subjects_that_there_are_not() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="weather") as caught:
        compare("8.0", "9.0", subjects=["deadline", "weather"])
    assert caught.value.value == "weather"
    with pytest.raises(lp.LifecyclePolicyError):
        compare("8.0", "nine")


def test_the_command_says_what_the_library_says() -> None:
    data = question("compare", "--os", "7.0", "--os", "8.0,9.0", "--mode", "location")
    contexts = [Context(os, app=App(["location"])) for os in ("7.0", "8.0", "9.0")]
    assert [one["os"] for one in data["comparisons"]] == [["7.0", "8.0"], ["8.0", "9.0"]]
    for one, pair in zip(data["comparisons"], zip(contexts, contexts[1:]), strict=False):
        comparison = compare(*pair)
        assert one["same_by_other_rules"] == comparison.other_rules
        assert [row["asked"] for row in one["subjects"]] == [n for _, n in comparison.asked]
        assert sum(row["changed"] for row in one["subjects"]) == len(comparison.changes)
        assert sum(change["count"] for change in one["changes"]) == len(comparison.changes)
        for change, group in zip(one["changes"], comparison.groups, strict=True):
            assert change["before"]["rules"] == list(group.before)
            assert change["after"]["rules"] == list(group.after)
    keys = {source["key"] for source in data["citations"]}
    for one in data["comparisons"]:
        assert {key for change in one["changes"] for key in change["sources"]} <= keys
    every = question("compare", "--os", "7.0,8.0", "--mode", "location", "--all")
    (alone,) = every["comparisons"]
    assert len(alone["changes"]) == len(compare(*contexts[:2]).changes)
    assert all(change["count"] == 1 and change["before"]["facts"] for change in alone["changes"]
               if change["subject"] not in ("duties", "manifest"))


def test_text() -> None:
    text = run("compare", "--os", "12.4,13.0", "--subject", "deadline,Quota").stdout
    lines = text.splitlines()
    allowances, quotas = len(Allowance), len(Quota)
    told = re.fullmatch(rf"deadline (\d+) of {allowances}, quota (\d+) of {quotas}", lines[1])
    assert told
    changed = sum(map(int, told.groups()))
    assert changed >= 13
    assert lines[0] == f"iOS 12.4 and 13.0: {changed} of {allowances + quotas} answers differ"
    (row,) = (number for number, line in enumerate(lines) if line.startswith("background-task "))
    for shown in ("background-task *", "limit 180 s", "limit 30 s"):
        assert shown in lines[row]
    part = lines[row]
    for shown in ("0x8badf00d", "0x2182bad2", "[deadline.background-task.7]", "F-85066"):
        assert shown in part
    assert "*: another source disagrees" in lines
    assert "F-85066: UIApplication Background Task Notes" in text
    assert "relaunch" not in text
    narrow = run("compare", "--os", "12.4,13.0", "--subject", "quota", COLUMNS="100").stdout
    assert max(map(len, narrow.partition("\nsources\n")[0].splitlines())) <= 100


def test_what_an_answer_rests_on_has_the_words_of_everywhere() -> None:
    """Changes list conditions in words that all answers use, such as holds, assumed and not
    given."""
    asked = ("compare", "--os", "7.0,8.0", "--subject", "relaunch", "--all", "--json")

    def rests(*told: str) -> set[str]:
        changes = question(*asked, *told)["comparisons"][0]["changes"]
        sides = [change[side]["facts"] for change in changes for side in ("before", "after")]
        return {name for facts in sides for name in facts}

    assert {"assumed first-unlock-done", "not given location-authorization-always"} <= rests()
    told = rests("--authorization", "always", "--background-refresh", "on")
    assert {"holds location-authorization-always", "holds background-app-refresh"} <= told
    assert not any(name.startswith(("leans", "depends")) for name in rests() | told)


def test_what_is_whole_is_said_in_a_word() -> None:
    text = run("compare", "--os", "12.4,13.0", "--subject", "relaunch").stdout
    assert "after any but voip-unreported, exits-on-suspend, insecure-drawing, " in " ".join(
        re.split(" {2,}", line)[0] for line in text.splitlines()
    )
    text = run("compare", "--os", "7.0,8.0", "--subject", "relaunch").stdout
    assert "(and more: --all)" in text
    assert "(and more" not in run(
        "compare", "--os", "7.0,8.0", "--subject", "relaunch", "--all"
    ).stdout


def test_no_differences() -> None:
    for versions in ("12.0,12.1", "12.0,12.0"):
        result = run("compare", "--os", versions)
        assert result.returncode == 0
        asked = [int(count) for count in re.findall(r"0\s+of\s+(\d+)", result.stdout)]
        assert f"no differences in {sum(asked)} answers" in result.stdout
        assert {len(Allowance), len(AppState) * len(Activity), len(AppState) * len(Event)} <= {*asked}


def test_markdown_and_json() -> None:
    argv = ["compare", "--os", "12.4,13.0", "--scenes"]
    page = run(*argv, "--format", "markdown").stdout.splitlines()
    assert page[0] == "## iOS 12.4 and 13.0"
    for line in page:
        if line.startswith("|"):
            assert line.replace("\\|", "").count("|") == 4, line
    assert f"### deadline: 10 of {len(Allowance)}" in page
    as_json = run(*argv, "--format", "json")
    assert json.loads(as_json.stdout) == json.loads(run(*argv, "--json").stdout)


REFUSED = [
    ("compare", "missing-value", "os", "two versions"),
    ("compare --os 12.4", "missing-value", "os", "two versions"),
    ("compare --os 12.4,x", "malformed", "os", "x"),
    ("compare --os 12.4,1.0", "out-of-range", "os", "1.0"),
    ("compare --os 12.4,13.0 --subject deadlin", "unknown-value", "subject", "`deadline`"),
    ("compare --os 12.4,13.0 --format csv", "unknown-value", "format", "csv"),
]


@pytest.mark.parametrize(("line", "status", "field", "named"), REFUSED, ids=[r[0] for r in REFUSED])
def test_refusals(line: str, status: str, field: str, named: str) -> None:
    result = run(*line.split(), "--json")
    assert result.returncode == 2
    data = json.loads(result.stdout)
    assert (data["status"], data["field"]) == (status, field)
    assert named in data["message"]
