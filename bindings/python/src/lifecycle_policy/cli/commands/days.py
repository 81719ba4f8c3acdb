"""The command that simulates days: `simulate --day`."""

from __future__ import annotations

import argparse
import csv
import io
import json
import os
from dataclasses import asdict
from typing import Any

from ..._native.enums import EvidenceProfile, Field, ProcessKind
from ..._native.errors import LifecyclePolicyError
from ..._native.files import NotAFile, contents, reason_of
from ..._native.osversion import OSVersion
from ...questions.day import DayAct
from ...questions.habits import EVERY, PRESETS, Habits, habits_schema
from ...simulation.day import COMPLETES, RUNS, Account, PlayedDay, day_apps, day_scenario, play_day
from ...simulation.format import NO_DEVICE
from ...simulation.scenario import MOST_APPS
from ..json import Json, label, versions
from ..options import versions_of
from ..output import write_text
from ..screen import Progress, page_of
from ..text.day import day_text, hours_of, ranges_of, ranges_text, sides_text
from ..values import MALFORMED, MISSING, RANGE, UNKNOWN, UsageError, value_of

__all__ = ["ask_day", "day_output"]

#: The maximum size of a file of habits, in bytes.
_MOST_HABITS = 1 << 20
_MOST_DAYS = 366
#: The maximum product of days and seeds.
_MOST_IN_ALL = RUNS
#: The maximum time for a wake-up, in seconds.
_LONGEST = 86_400
_WIDTH = 30


def _number(options: argparse.Namespace, name: str, least: int, most: int) -> int | None:
    given = getattr(options, name)
    if given is None:
        return None
    number = int(given) if str(given).isdecimal() and len(str(given)) < 20 else -1
    if not least <= number <= most:
        text = f"--{name}: `{given}` is not a number from {least} to {most}"
        raise UsageError(RANGE, name, text)
    return number


def _completes_after(options: argparse.Namespace) -> float:
    given = options.completes_after
    if given is None:
        return COMPLETES
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= _LONGEST:
        text = f"--completes-after: `{given}` is not a number of seconds from 0 to {_LONGEST}"
        raise UsageError(RANGE, "completes-after", text)
    return seconds


def _seed(options: argparse.Namespace) -> tuple[int, list[str]]:
    """Returns the seed and the files. The word after --day is a seed if it is a number. Otherwise
    the word is a file, and the seed is 1."""
    files, given = list(options.scenario or []), str(options.day)
    if given.removeprefix("-").isdecimal():
        seed = int(given) if len(given) < 20 else -1
        if not 0 <= seed < 1 << 63:
            text = f"--day: `{given}` is not a seed from 0 to {(1 << 63) - 1}"
            raise UsageError(RANGE, "day", text)
        return seed, files
    return 1, [given, *files] if given else files


def _habits(options: argparse.Namespace) -> tuple[str, Habits]:
    given = PRESETS[0] if options.habits is None else options.habits
    if given in PRESETS:
        return given, Habits.of(given)
    is_text = given.lstrip().startswith("{")
    shown = "the text" if is_text else f"`{given}`"
    try:
        text = given.encode() if is_text else contents(given, _MOST_HABITS + 1)
    except FileNotFoundError:
        told = f"--habits: `{given}` is no file, no JSON, and none of {', '.join(PRESETS)}"
        raise UsageError(UNKNOWN, "habits", told) from None
    except (NotAFile, OSError, ValueError) as error:
        told = f"--habits: {shown}: {reason_of(error)}"
        raise UsageError(MALFORMED, "habits", told) from None
    if len(text) > _MOST_HABITS:
        raise UsageError(RANGE, "habits", f"--habits: {shown}: larger than 1 MiB")
    try:
        found: Any = json.loads(text.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        known = isinstance(error, (json.JSONDecodeError, UnicodeError))
        why = error if known else "nested too deeply, or a number with too many digits"
        told = f"--habits: {shown}: no JSON: {why}"
        raise UsageError(MALFORMED, "habits", told) from None
    try:
        habits = Habits.of(found)
    except LifecyclePolicyError as error:
        told = f"--habits: {shown}: {error}"
        raise UsageError(MALFORMED, "habits", told) from None
    if not is_text:
        return os.path.splitext(os.path.basename(given))[0], habits
    return f"like {found['like']}" if "like" in found else "own habits", habits


class _Question:
    """The options of the command, after all checks."""

    def __init__(self, options: argparse.Namespace) -> None:
        if options.timeline is not None:
            text = "--timeline: a day is drawn from its scenario: --as-scenario FILE"
            raise UsageError(MALFORMED, "timeline", text)
        self.seed, files = _seed(options)
        if not files:
            raise UsageError(MISSING, "scenario", "--day needs an Info.plist, or several")
        if len(files) > MOST_APPS:
            text = f"{len(files)} Info.plists; a day has {MOST_APPS} at most"
            raise UsageError(RANGE, "scenario", text)
        self.days = _number(options, "days", 1, _MOST_DAYS) or 1
        self.runs = _number(options, "runs", 2, RUNS)
        if self.days * (self.runs or 1) > _MOST_IN_ALL:
            text = f"--runs: {self.runs} times {self.days} days; {_MOST_IN_ALL:,} days at most"
            raise UsageError(RANGE, "runs", text)
        if options.csv is not None and self.runs is None:
            raise UsageError(MALFORMED, "csv", "--csv needs --runs")
        if options.as_scenario is not None and self.runs is not None:
            text = "--as-scenario: one day is a scenario; leave out --runs"
            raise UsageError(MALFORMED, "as-scenario", text)
        self.versions = list(dict.fromkeys(versions_of(options)))
        if not self.versions:
            raise UsageError(MISSING, "os", "--day needs a version: --os 17, or several")
        if options.as_scenario is not None and len(self.versions) > 1:
            text = "--as-scenario: one version, not several"
            raise UsageError(MALFORMED, "as-scenario", text)
        self.evidence = EvidenceProfile.OBSERVED
        if options.evidence is not None:
            self.evidence = value_of(EvidenceProfile, options.evidence, "evidence")
            if self.evidence is NO_DEVICE:
                text = f"--evidence: `{options.evidence}` has no rules for a device"
                raise UsageError(RANGE, "evidence", text)
        self.name, self.habits = _habits(options)
        self.files = files
        try:
            self.apps = day_apps(files, _completes_after(options))
        except LifecyclePolicyError as error:
            raise UsageError(MALFORMED, "scenario", str(error)) from None
        for path, app in zip(files, self.apps, strict=True):
            if app.app.kind not in (None, ProcessKind.APP):
                text = f"{path}: the kind is {app.app.kind.label}, and a day has apps only"
                raise UsageError(MALFORMED, "scenario", text)
        names = [app.name for app in self.apps]
        for name in self.habits.apps:
            if name != EVERY and name not in names:
                text = f"habits: apps: no app `{name}`; there are {', '.join(names)}, and {EVERY}"
                raise UsageError(UNKNOWN, "habits", text)

    def play(self, version: OSVersion, seed: int, keeps: bool) -> PlayedDay:
        try:
            return play_day(
                version,
                self.apps,
                self.habits,
                seed,
                days=self.days,
                evidence=self.evidence,
                keeps=keeps,
            )
        except LifecyclePolicyError as error:
            raise UsageError(RANGE, "habits", _refusal(error, version)) from None

    def play_all(self, version: OSVersion) -> tuple[PlayedDay, list[tuple[Account, ...]]]:
        """Simulates a day for each seed. Returns the first day, and the accounts of all days.
        Without --runs, there is one seed, and the first day also keeps its acts and effects."""
        bar, runs = Progress(), self.runs or 1
        first = self.play(version, self.seed, self.runs is None)
        accounts = [first.accounts]
        for seed in range(self.seed + 1, self.seed + runs):
            bar.put(lambda: _progress(version, len(accounts), runs))
            accounts.append(self.play(version, seed, False).accounts)
        bar.clear()
        return first, accounts


def _progress(version: OSVersion, done: int, count: int) -> str:
    """Says how many days were simulated."""
    filled = done * _WIDTH // count
    bar = "#" * filled + "." * (_WIDTH - filled)
    return f"iOS {version} [{bar}] {done:,} of {count:,} days"


def _refusal(error: LifecyclePolicyError, version: OSVersion) -> str:
    """Returns a sentence about habits that the library refused."""
    name = "" if error.field is None else error.field.name.lower()
    if error.field is Field.OS:
        return f"--os: on iOS {version} no app runs in the background, so there is no day to play"
    if error.field is Field.USED_HOURS and isinstance(error.value, int):
        hours = [f"{hour}:00" for hour in range(24) if error.value >> hour & 1]
        text = "habits: used_hours and off_hours: the phone is used while it is off, from"
        return f"{text} {', '.join(hours)} on"
    if name.endswith(("_per_day", "_per_week")) and isinstance(error.value, int):
        if error.value <= 1440:
            return f"habits: {name}: `{error.value}`, but used_hours is empty: the phone is never used"
        return f"habits: {name}: `{error.value}` is over 1440"
    return f"habits: {error}".replace(name.replace("_", "-"), name, 1)


# ---- JSON ----------------------------------------------------------------------------------------


def _rows(counts: dict[tuple[str, str], int]) -> list[Json]:
    return [
        {"trigger": trigger, "rule": rule or None, "count": count}
        for (trigger, rule), count in counts.items()
    ]


def _account(account: Account) -> Json:
    status = account.status
    return {
        "habits": asdict(account.habits),
        "opened": account.opened,
        "launched": account.launched,
        "prewarmed": account.prewarmed,
        "refused": dict(account.refused),
        "seconds_in_front": round(account.front, 3),
        "woken": account.woken,
        "runs": dict(account.runs),
        "seconds_behind": {name: round(took, 3) for name, took in account.behind.items()},
        "sent": dict(account.sent),
        "delivered": dict(account.delivered),
        "held": _rows(account.held),
        "seconds_held": account.waits,
        "replaced": dict(+account.replaced),
        "unknown": _rows(account.unknown),
        "lost": _rows(account.lost),
        "shown": dict(account.shown),
        "ended": dict(account.ends),
        "state": None if status is None else status.state.label,
        "force_quit": None if status is None else status.force_quit,
    }


def _act(played: PlayedDay, act: DayAct) -> Json:
    return {
        "at": act.at,
        "event": act.kind.label,
        "app": act.app or None,
        "app_name": played.name_of(act.app) or None,
        "trigger": label(act.trigger),
        "fact": label(act.fact),
        "value": act.value,
        "identifier": act.identifier or None,
        "amount": act.amount or None,
        "posted": act.posted,
        "chance": act.chance,
        "choice": None if act.choice is None else act.choice.id,
        "rule": None if act.rule is None else act.rule.id,
        "verdict": label(act.verdict),
        "disposition": label(act.disposition),
        "occasion": label(act.occasion),
    }


def _day(played: PlayedDay) -> Json:
    return {
        "os": str(played.os),
        "digest": f"{played.digest:016x}",
        "apps": [
            {"app": number, "app_name": app.name, **_account(account)}
            for number, (app, account) in enumerate(
                zip(played.apps, played.accounts, strict=True), 1
            )
        ],
        "hours": [
            {"hour": hour, "app_name": name or None, "happened": dict(counts)}
            for hour, apps in hours_of(played).items()
            for name, counts in sorted(apps.items())
        ],
        "choices": dict(played.choices),
        "acts": [_act(played, each) for each in played.happened if isinstance(each, DayAct)],
    }


def _ranges(first: PlayedDay, accounts: list[tuple[Account, ...]]) -> Json:
    names = ("least", "median", "percentile_95", "most")
    return {
        "os": str(first.os),
        "apps": [
            {
                "app": number + 1,
                "app_name": app.name,
                "ranges": {
                    name: dict(zip(names, values, strict=True))
                    for name, values in ranges_of([row[number] for row in accounts]).items()
                },
            }
            for number, app in enumerate(first.apps)
        ],
    }


def _ground(question: _Question, listed: list[Json]) -> Json:
    asked: Json = {
        "info_plists": question.files,
        "habits": question.name,
        "completes_after": question.apps[0].completes_after,
        "seed": question.seed,
        "days": question.days,
        "runs": question.runs,
    }
    note = "possible days, not a forecast: the choices of the family choice.day made them up"
    answer: Json = {"status": "ok", "question": asked, "notes": [note], "versions": listed}
    return {**answer, **versions(), "evidence_profile": question.evidence.label}


def _csv(question: _Question, played: list[tuple[PlayedDay, list[tuple[Account, ...]]]]) -> str:
    """Returns the figures as CSV, with a row for each version, seed and app."""
    rows = [
        {"os": str(first.os), "seed": question.seed + run, "app": app.name, **account.numbers()}
        for first, accounts in played
        for run, row in enumerate(accounts)
        for app, account in zip(first.apps, row, strict=True)
    ]
    names = list(dict.fromkeys(name for row in rows for name in row))
    file = io.StringIO()
    writer = csv.DictWriter(file, names, restval=0, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()


def _answer(question: _Question, played: list[tuple[PlayedDay, list[tuple[Account, ...]]]]) -> Json:
    ranged = question.runs is not None
    return _ground(question, [_ranges(*one) if ranged else _day(one[0]) for one in played])


def ask_day(options: argparse.Namespace) -> Json:
    """What happens to these apps in a day?"""
    if options.schema:
        schema: Json = habits_schema()
        return schema
    question = _Question(options)
    return _answer(question, [question.play_all(version) for version in question.versions])


def day_output(options: argparse.Namespace) -> str:
    """Returns what the command prints. With --as-scenario or --csv, also writes the scenario or the
    figures into the file of that option."""
    if options.schema:
        return json.dumps(habits_schema(), indent=2)
    if options.jsonl:
        raise UsageError(MALFORMED, "jsonl", "--jsonl: a day has --json")
    page = page_of(options)
    question = _Question(options)
    played = [question.play_all(version) for version in question.versions]
    if options.as_scenario is not None:
        text = json.dumps(day_scenario(played[0][0]), indent=1)
        write_text(options.as_scenario, "as-scenario", text + "\n")
    if options.csv is not None:
        write_text(options.csv, "csv", _csv(question, played))
    if options.json:
        return json.dumps(_answer(question, played), indent=2)
    if len(played) > 1:
        return sides_text(question.name, played, page)
    if question.runs is None:
        return day_text(played[0][0], question.name, page)
    return ranges_text(question.name, *played[0], page)
