"""If an event needs a condition to launch an ended app, the condition also matters for an app with
a process, or coherence.json says why the condition does not matter.

If a condition does not matter for an app in memory, either the condition means nothing for such an
app, or a rule is missing. So coherence.json lists every trigger, condition and standing for which
the condition does not matter, each with the reason. `make coherence` prints the tables.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import lifecycle_policy as lp
from lifecycle_policy import (
    Activity,
    Allowance,
    App,
    AppState,
    BackgroundMode,
    Condition,
    ConductQuery,
    Context,
    DeviceFacts,
    Idiom,
    Interruption,
    LocationAuthorization,
    OSVersion,
    RelaunchQuery,
    Termination,
    Trigger,
    Verdict,
    relaunches,
)

from places import in_checkout

#: An app and a device for which every helpful condition holds.
WILLING = App(
    BackgroundMode,
    scenes=True,
    permitted_identifiers=1,
    location_authorization=LocationAuthorization.ALWAYS,
    restoration_identifier=True,
    session_sends_launch_events=True,
    background_activity_session=True,
    service_session=True,
)
READY = DeviceFacts(charging=True)

#: The standings of an app: how it ended, and its state.
STANDINGS: dict[str, tuple[Termination | None, AppState | None]] = {
    "ended": (Termination.SYSTEM_RECLAIMED, None),
    "in memory": (Termination.NONE, None),
    "running": (None, AppState.BACKGROUND),
    "in front": (None, AppState.ACTIVE),
    "prewarmed": (Termination.SYSTEM_RECLAIMED, AppState.PREWARMED),
}
VERSIONS = (
    *("4.0", "5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "11.0", "12.0", "13.0", "14.0", "15.0"),
    *("16.0", "17.0", "18.0", "26.0", "27.0"),
)
OPEN = (Verdict.ALLOWED, Verdict.CONDITIONAL)
#: The verdicts that mean that a version has the value in question, such as a trigger or a callback.
_ANSWERED = (*OPEN, Verdict.FORBIDDEN)
#: Values whose answers may be unspecified before the first version that has the value, each with
#: the reason.
_OPEN_BEFORE = {
    "trigger:live-activity": "It is there from 16.1 on; from 17.2 on a push may start one.",
    "activity:accessory-session": "No source was read for accessories before 4.0.",
    "allowance:process-launch": "The name is that of reports; no source says which version began it.",
    "allowance:scene-create": "The name is that of reports; no source says which version began it.",
    "allowance:scene-update": "The name is that of reports; no source says which version began it.",
    "allowance:launch": "A launch had a limit before 4.0 too; no source says which.",
    "allowance:process-exit": "No source says what limited an exit before 4.0.",
    "allowance:cpu-usage": "Reports have it from 8.0 on; no source says which version began it.",
}

Case = tuple[Trigger, Condition, str]


def failing() -> dict[Condition, tuple[App, DeviceFacts]]:
    """Returns, for each condition, an app and a device for which that condition fails, and no other
    condition but those that depend on it."""
    apps: dict[Condition, dict[str, Any]] = {
        Condition.LOCATION_AUTHORIZATION_GRANTED: {
            "location_authorization": LocationAuthorization.NONE
        },
        Condition.LOCATION_AUTHORIZATION_ALWAYS: {
            "location_authorization": LocationAuthorization.WHEN_IN_USE
        },
        Condition.FULL_ACCURACY: {"location_authorization": LocationAuthorization.ALWAYS_REDUCED},
        Condition.RESTORATION_IDENTIFIER: {"restoration_identifier": False},
        Condition.SESSION_SENDS_LAUNCH_EVENTS: {"session_sends_launch_events": False},
        Condition.PERMITTED_IDENTIFIERS: {"permitted_identifiers": 0},
        Condition.BACKGROUND_ACTIVITY_SESSION: {"background_activity_session": False},
        Condition.SERVICE_SESSION: {"service_session": False},
    }
    for mode in BackgroundMode:
        others = [other for other in BackgroundMode if other is not mode]
        apps[Condition[f"MODE_{mode.name}"]] = {"background_modes": others}
    facts: dict[Condition, dict[str, Any]] = {
        Condition.BACKGROUND_APP_REFRESH: {"background_app_refresh": False},
        Condition.LOW_POWER_MODE_OFF: {"low_power_mode": True},
        Condition.FIRST_UNLOCK_DONE: {"first_unlock_done": False, "passcode": True},
        Condition.BLUETOOTH_ON: {"bluetooth_off": True},
        Condition.AIRPLANE_MODE_OFF: {"airplane_mode": True},
        Condition.CHARGING: {"charging": False},
    }
    found = {one: (replace(WILLING, **changes), READY) for one, changes in apps.items()}
    return found | {one: (WILLING, replace(READY, **changes)) for one, changes in facts.items()}


def asked(context: Context) -> list[lp.RelaunchAnswer]:
    return list(
        relaunches(
            context,
            [
                RelaunchQuery(after, trigger, state=state)
                for trigger in Trigger
                for after, state in STANDINGS.values()
            ],
        )
    )


@lru_cache(maxsize=None)
def effects() -> dict[Case, frozenset[str]]:
    """Finds the effect of each condition on every standing. Considers only triggers that need the
    condition to launch an ended app.

    Versions may differ, so a case may have several effects.
    """
    found: dict[Case, set[str]] = {}
    width = len(STANDINGS)
    for os_version in VERSIONS:
        holds = asked(Context(os_version, app=WILLING, facts=READY))
        for condition, (app, facts) in failing().items():
            fails = asked(Context(os_version, app=app, facts=facts))
            for number, trigger in enumerate(Trigger):
                both = list(zip(holds, fails, strict=True))[width * number : width * (number + 1)]
                if both[0][0].verdict not in OPEN or both[0][1].verdict in OPEN:
                    continue
                for name, (one, other) in zip(STANDINGS, both, strict=True):
                    if one.verdict not in OPEN:
                        effect = "-"
                    elif one.verdict == other.verdict:
                        effect = "silent"
                    else:
                        effect = "maybe" if other.verdict in OPEN else "no"
                    found.setdefault((trigger, condition, name), set()).add(effect)
    return {case: frozenset(seen) for case, seen in found.items()}


@lru_cache(maxsize=None)
def silent() -> frozenset[Case]:
    """Returns the cases in which, on some version, the condition does not matter for an app with
    the standing."""
    return frozenset(case for case, seen in effects().items() if "silent" in seen)


@lru_cache(maxsize=None)
def reasons() -> tuple[dict[str, Any], ...]:
    text = in_checkout("Tests/Statements/coherence.json").read_text(encoding="utf-8")
    data = json.loads(text)
    return tuple(data["reasons"])


def covered(reason: dict[str, Any]) -> set[Case]:
    """Returns the cases to which a reason applies. A reason without triggers applies to all
    triggers."""
    triggers = reason.get("triggers")
    return {
        case
        for case in silent()
        if case[1].label == reason["condition"]
        if case[2] in reason["standings"]
        if triggers is None or case[0].label in triggers
    }


def test_each_silence_has_a_reason() -> None:
    explained = set[Case]().union(*map(covered, reasons()))
    left = sorted((t.label, c.label, s) for t, c, s in silent() - explained)
    print_effects()
    print(f"\n{len(effects())} cells, {len(silent())} of them", end=" ")
    print(f"for {len(reasons())} stated reasons")
    assert left == []


def print_effects() -> None:
    """Prints each trigger and condition, with the condition's effect on each standing."""
    versions = f"{VERSIONS[0]} to {VERSIONS[-1]}"
    print(f"\n\n(a) Conditions that keep an event from an app that ended, {versions}")
    print("\nno: the condition refuses this app, too; maybe: the answer is then conditional;")
    print("-: refused in any case; a number: the condition does not matter, for that reason below.")
    last = None
    explained = [covered(reason) for reason in reasons()]
    for condition, trigger in sorted({(case[1], case[0]) for case in effects()}):
        if condition is not last:
            names = "".join(f"{name:<12}" for name in STANDINGS)
            print(f"\n{condition.label:<36}{names}".rstrip())
            last = condition
        cells = []
        for standing in STANDINGS:
            case = (trigger, condition, standing)
            marks: list[str] = [word for word in ("no", "maybe") if word in effects()[case]]
            if case in silent():
                numbers = [n for n, cases in enumerate(explained, 1) if case in cases]
                marks += [str(n) for n in numbers] or ["NO REASON"]
            cells.append(", ".join(marks) or "-")
        print(f"  {trigger.label:<34}{''.join(f'{cell:<12}' for cell in cells)}".rstrip())
    print()
    for number, reason in enumerate(reasons(), 1):
        print(textwrap.fill(f"{number:>2} {reason['why']}", 100, subsequent_indent="   "))


def test_no_reason_is_stale() -> None:
    for reason in reasons():
        assert covered(reason), reason
        assert reason["why"].endswith("."), reason
        for name in reason.get("triggers", ()):
            assert any(case[0].label == name for case in covered(reason)), (name, reason)
        for standing in reason["standings"]:
            assert any(case[2] == standing for case in covered(reason)), (standing, reason)


class Answer(NamedTuple):
    """The verdict of an answer about a value, and the rule of the answer."""

    verdict: Verdict
    rule: str | None


def _answer(one: Any) -> Answer:
    return Answer(one.verdict, one.rule)


def _better(answers: Iterable[Any]) -> Answer:
    """Returns the first answer whose verdict means that the version has the value. If there is no
    such answer, returns the first answer that is unspecified. If there is no such answer either,
    returns an answer that is not applicable."""
    given = tuple(map(_answer, answers))
    answered = [one for one in given if one.verdict in _ANSWERED]
    left_open = [one for one in given if one.verdict is not Verdict.NOT_APPLICABLE]
    return (answered or left_open or given)[0]


def _answers(os_version: OSVersion) -> dict[str, Answer]:
    """Asks about each value of six enumerations. The verdict says whether the version has the
    value."""
    context = Context(os_version, app=WILLING, facts=replace(READY, idiom=Idiom.PAD))
    plain = Context(os_version, facts=replace(READY, idiom=Idiom.PAD))
    found: dict[str, Answer] = {}
    width = len(STANDINGS)
    relaunched = asked(context)
    for number, trigger in enumerate(Trigger):
        by_standing = relaunched[width * number : width * (number + 1)]
        found[f"trigger:{trigger.label}"] = _better(by_standing)
    states = ("active", "background")
    conduct = [ConductQuery(state, activity) for activity in Activity for state in states]
    permitted = lp.conducts(context, conduct)
    for number, activity in enumerate(Activity):
        found[f"activity:{activity.label}"] = _better(permitted[2 * number : 2 * number + 2])
    for allowance, limit in zip(Allowance, lp.deadlines(context, Allowance), strict=True):
        found[f"allowance:{allowance.label}"] = _answer(limit)
    for mode, used in zip(BackgroundMode, lp.modes(context), strict=True):
        found[f"mode:{mode.label}"] = _answer(used)
    covers = [
        lp.TransitionQuery("active", "inactive", "interruption-begin", interruption=interruption)
        for interruption in Interruption
    ]
    for interruption, step in zip(Interruption, lp.transitions(plain, covers), strict=True):
        found[f"interruption:{interruption.label}"] = _answer(step)
    for callback in lp.Callback:
        # Some callbacks occur only in apps without scenes, others only in apps with scenes.
        calls = [lp.call(plain, callback), lp.call(context, callback)]
        found[f"callback:{callback.label}"] = _better(calls)
    return found


def _edges() -> tuple[OSVersion, ...]:
    """Returns every version on which a rule begins or ends."""
    ends = {row.until for row in lp.rules() if row.until is not None}
    newest = lp.OSVersion.newest()
    return tuple(sorted(one for one in {row.since for row in lp.rules()} | ends if one <= newest))


def test_no_value_is_open_before_its_first_version() -> None:
    """Before the first version that has a value, answers about the value are not applicable, unless
    the value is in `_OPEN_BEFORE`. The rule that determines the first version has a source."""
    versions = _edges()
    answers = [_answers(one) for one in versions]
    wrong = {}
    rows = {}
    for name in answers[0]:
        all_ = [one[name] for one in answers]
        there = [n for n, one in enumerate(all_) if one.verdict is not Verdict.NOT_APPLICABLE]
        first = next((n for n in there if all_[n].verdict in _ANSWERED), there[0])
        left_open = [str(versions[n]) for n in there if n < first]
        if left_open:
            wrong[name] = left_open
        # If there is a version before the first one, the rule that decides there also says when the
        # value begins.
        rule = all_[first].rule if first == 0 or left_open else all_[first - 1].rule
        rows[name] = (versions[first], rule or all_[first].rule)
    print_first_versions(rows)
    print(f"\n{len(rows) * len(versions):,} cells, {len(rows)} values on {len(versions)}", end=" ")
    print(f"versions; {len(_OPEN_BEFORE)} values for as many stated reasons")
    assert sorted(wrong) == sorted(_OPEN_BEFORE), wrong
    assert [name for name, (_, rule) in rows.items() if not _sources(rule)] == []


def _sources(rule: str | None) -> list[str]:
    return [source.key for source in lp.rule(rule).citations] if rule else []


def print_first_versions(rows: dict[str, tuple[OSVersion, str | None]]) -> None:
    """Prints the first version of each value, with its rule and source."""
    print("\n\n(b) The first version with each value, a rule that says so, and its first source")
    last = None
    for name, (first, rule) in rows.items():
        kind, label = name.split(":", 1)
        if kind != last:
            print(f"\n{kind}")
            last = kind
        mark = "*" if name in _OPEN_BEFORE else " "
        source = (_sources(rule) or ["NO SOURCE"])[0]
        head, tail = f"  {first!s:<5}{mark} {label}", f"{rule} [{source}]"
        if len(head) < 46 and len(tail) <= 54:
            print(f"{head:<46}{tail}")
        else:
            print(f"{head}\n{'':<9}{tail}")
    print("\n* On earlier versions the answer is open:\n")
    for name, why in _OPEN_BEFORE.items():
        print(textwrap.fill(f"{name}: {why}", 100, subsequent_indent="  "))
