"""Formats a day as text: what happened to each app, a timeline by hour, and the ranges over many
seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple

from ..._native.enums import Changing, Effect, Occurrence
from ..._native.library import ruleset_version
from ...questions.day import DayAct
from ...questions.device import DeviceEffect
from ...questions.habits import AppHabits, Habits
from ...questions.rules import rule
from ...simulation.day import NOT_PLAYED, STAYS, Account, PlayedDay, is_silent
from ...simulation.scenario import ScenarioApp
from .tables import Cell, Page, painted, table, wrapped

__all__ = ["day_text", "hours_of", "ranges_of", "ranges_text", "sides_text"]

#: Acts that the timeline omits if they were posted, because it then shows their outcome.
_QUIET = (Occurrence.TRIGGER, Occurrence.SUBMIT_REQUEST)
#: Acts that are part of every use of the phone. The timeline omits these acts, too.
_OF_USES = (Occurrence.LOCK, Occurrence.HOME, Occurrence.OPEN_SWITCHER)
_LABEL = 11
_NEWEST = "of those that wait, only the newest is kept"
_SILENT = "no source says what becomes of it: here it does not come"
#: The texts for the habits of an app, in the order of the fields.
_HABITS = {
    "opens_per_day": "{} openings",
    "silent_pushes_per_day": "{} silent pushes",
    "visible_pushes_per_day": "{} visible pushes",
    "region_crossings_per_day": "{} region crossings",
    "transfers_per_day": "{} background transfers",
    "voip_pushes_per_day": "{} VoIP pushes",
    "bluetooth_events_per_day": "{} Bluetooth events",
}


def _time(seconds: float) -> str:
    """Formats a duration, such as 45 s, 12 min or 3 h 5 min."""
    whole = round(seconds)
    if whole < 120:
        return f"{whole} s"
    minutes = round(whole / 60)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"


def _times(count: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")


def _counted(counts: Mapping[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return ", ".join(name if count == 1 else f"{name} {count}" for name, count in ordered)


def _by_rule(counts: Mapping[tuple[str, str], int]) -> list[str]:
    """Returns counts of held, unknown or lost events, each with its rule. The highest counts come
    first."""
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return [f"{trigger} {_times(count)} by {rule}" for (trigger, rule), count in ordered]


def _opened(account: Account) -> str:
    """Returns how often an app was opened, and from which state."""
    text = _times(account.opened)
    if not account.opened:
        return text
    left = account.opened - account.launched - account.prewarmed - sum(account.refused.values())
    ways = {"launched": account.launched, "prewarmed before": account.prewarmed, "in memory": left}
    told = ", ".join(f"{count} {way}" for way, count in ways.items() if count)
    return f"{text}, {_time(account.front)} in front" + (f": {told}" if told else "")


def _held(account: Account) -> list[str]:
    """Returns the counts of held events, and the delays of late pushes."""
    lines = _by_rule(account.held)
    for trigger, waits in account.waits.items():
        least, most = _time(min(waits)), _time(max(waits))
        after = most if least == most else f"{least} to {most}"
        lines.append(f"{trigger} came late {_times(len(waits))}, after {after}")
    return lines


def _account(app: ScenarioApp, account: Account, page: Page) -> list[str]:
    lines = [painted(f"{app.name}{_declared(app.app)}", "heading", page)]

    def put(label: str, *texts: str, style: str = "") -> None:
        start = f"  {label:<{_LABEL}}"
        room = Page(max(page.width - len(start), 40), page.colour, page.wraps)
        for text in texts:
            indent = len(text) - len(text.lstrip())
            for line in wrapped(text.lstrip(), room):
                lines.append(start + " " * indent + painted(line, style, page))
                start = " " * len(start)

    for rule_id, count in sorted(account.refused.items()):
        text = f"the user cannot open it, {_times(count)} by {rule_id}: {rule(rule_id).note}"
        put("refused", text, style="bad")
    put("opened", _opened(account))
    total = sum(account.behind.values())
    runs = [
        f"{trigger} {_times(count)}, {_time(account.behind.get(trigger, 0.0))}"
        for trigger, count in sorted(account.runs.items(), key=lambda one: (-one[1], one[0]))
    ]
    after = account.behind.get("leaving", 0.0)
    runs += [f"after uses, {_time(after)}"] if after else []
    told = f"{_times(account.woken)}, {_time(total)} in the background in all"
    put("woken", told, *(f"  {run}" for run in runs))
    if account.sent:
        put("sent", _counted(account.sent))
    put("held", *_held(account), style="open")
    if +account.replaced:
        put("replaced", f"{_counted(+account.replaced)}: {_NEWEST}", style="open")
    if account.unknown:
        put("not known", *_by_rule(account.unknown), f"  {_SILENT}", style="open")
    put("lost", *_by_rule(account.lost), style="bad")
    if account.shown:
        put("shown", f"to the user, without a word to the app: {_counted(account.shown)}")
    if account.ends:
        put("ended", _counted(account.ends), style="bad")
    status = account.status
    if status is not None:
        quit_ = ", force quit by the user" if status.force_quit else ""
        put("at the end", f"{status.state.label}{quit_}")
    return lines


def _declared(app: object) -> str:
    modes = getattr(app, "background_modes", ())
    return f" ({', '.join(sorted(mode.label for mode in modes))})" if modes else ""


def _act_words(act: DayAct) -> str:
    if act.kind is Occurrence.FACT_CHANGE:
        name = "charging" if act.fact is Changing.CHARGING else "Low Power Mode"
        return f"{name} {'on' if act.value else 'off'}"
    if act.kind is Occurrence.TRIGGER and act.trigger is not None:
        return f"{act.trigger.label} held"
    return "used" if act.kind is Occurrence.UNLOCK else act.kind.label


def _effect_words(effect: DeviceEffect) -> str:
    """Returns the timeline's words for an effect, or "" if the timeline omits the effect."""
    trigger = "" if effect.trigger is None else effect.trigger.label
    if effect.kind in (Effect.DELIVER_CALLBACK, Effect.DELIVER_NOTICE):
        return trigger if effect.token else ""
    if effect.kind is Effect.KEEP_TRIGGER:
        return f"{trigger} held"
    if effect.kind is Effect.DROP_TRIGGER:
        if trigger == "visible-push":
            return f"{trigger} shown"
        return f"{trigger} not known" if is_silent(effect.rule) else f"{trigger} lost"
    if effect.kind is Effect.KILL and effect.termination is not None:
        return f"ended by {effect.termination.label}"
    if effect.kind is Effect.START_PROCESS and effect.cause is not None:
        return "prewarmed" if effect.cause.label == "prewarm" else "launched"
    return ""


def hours_of(played: PlayedDay) -> dict[int, dict[str, Counter[str]]]:
    """Counts what happened in each hour, by app. The app "" is the phone."""
    start = played.habits.start_hour
    found: dict[int, dict[str, Counter[str]]] = {}
    for each in played.happened:
        if isinstance(each, DayAct):
            is_quiet = each.kind in _OF_USES or each.kind in _QUIET and each.posted
            words = "" if is_quiet else _act_words(each)
        else:
            words = _effect_words(each)
        if words:
            hour = start + int(each.at // 3600)
            found.setdefault(hour, {}).setdefault(played.name_of(each.app), Counter())[words] += 1
    return found


def _hours(played: PlayedDay, page: Page) -> Iterable[str]:
    for hour, apps in hours_of(played).items():
        day = f"day {hour // 24 + 1}, " if played.days > 1 else ""
        label = f"{day}{hour % 24:02}:00"
        for name, counts in sorted(apps.items()):
            start = f"{label}  {name or 'phone'}: "
            text = ", ".join(
                words if count == 1 else f"{words} {count}" for words, count in counts.items()
            )
            room = Page(max(page.width - len(start), 40), page.colour, page.wraps)
            first, *rest = wrapped(text, room) or [""]
            yield painted(start, "faint", page) + first
            yield from (" " * len(start) + line for line in rest)
            label = " " * len(label)


def _title(played: PlayedDay, title: str) -> str:
    days = "a day" if played.days == 1 else f"{played.days} days"
    return f"{title}, iOS {played.os}, {days}"


def _hours_of(habits: Habits) -> str:
    """Describes the use of the phone."""
    spans = {
        "used": habits.used_hours,
        "charging": habits.charging_hours,
        "Low Power Mode": habits.low_power_hours,
        "no network": habits.offline_hours,
        "off": habits.off_hours,
    }
    told = [f"{what} {', '.join(hours)}" for what, hours in spans.items() if hours]
    if habits.pickups_per_day:
        told.append(f"taken up {_times(habits.pickups_per_day)} a day for other things")
    if habits.memory_pressures_per_day:
        told.append(f"short of memory {_times(habits.memory_pressures_per_day)} a day")
    return "; ".join(told) or "never used"


def _own(habits: AppHabits) -> str:
    """Describes the habits of an app."""
    counts = {text: getattr(habits, name) for name, text in _HABITS.items()}
    told = [text.format(count) for text, count in counts.items() if count]
    quits = habits.force_quits_per_week
    text = ", ".join(told or ["nothing"]) + " a day"
    return f"{text}, swiped away {_times(quits)} a week" if quits else text


def _assumed(days: Sequence[PlayedDay], title: str, page: Page) -> Iterable[str]:
    """Yields the habits, and the assumptions about the apps. If the habits of an app differ between
    the versions, the habits with the largest sum of counts are shown."""
    played = days[0]
    yield from wrapped(f"{title}: the phone is {_hours_of(played.habits)}", page)
    told: dict[str, list[str]] = {}
    for index, app in enumerate(played.apps):
        all_habits = [day.accounts[index].habits for day in days]
        most = max(all_habits, key=lambda habits: sum(astuple(habits)))
        told.setdefault(_own(most), []).append(app.name)
    for text, names in told.items():
        yield from wrapped(f"{', '.join(names)}, on average: {text}", page)
    completes = played.apps[0].completes_after
    text = (
        "assumed, for an Info.plist does not say it: what the app may ask for is granted; each "
        f"callback returns at once; a wake-up is completed after {completes:g} s, and an app with "
        f"nothing to do stays for {STAYS:g} s more; a call is reported to CallKit"
    )
    unplayed = sorted(
        {mode.label for app in played.apps for mode in app.app.background_modes & NOT_PLAYED}
    )
    if unplayed:
        text += f"; no app begins what these modes would keep running: {', '.join(unplayed)}"
    refuses = any(account.refused for day in days for account in day.accounts)
    if refuses and any(app.app.linked_sdk is None for app in played.apps):
        text += "; an app without DTSDKName counts as built with the newest SDK"
    yield from wrapped(text, page)


def day_text(played: PlayedDay, title: str, page: Page) -> str:
    """Returns a day as text: the summary first, then the hours."""
    head = f"{_title(played, title)}, seed {played.seed}"
    text = (
        "One possible day, not a forecast. Where habits and rules leave something open, the seed "
        "chose; the last lines say by which choices."
    )
    lines = [painted(head, "heading", page), *wrapped(text, page), ""]
    for app, account in zip(played.apps, played.accounts, strict=True):
        lines += [*_account(app, account, page), ""]
    lines += [*_hours(played, page), ""]
    lines += _assumed([played], title, page)
    lines += wrapped(f"acts by choice: {_counted(played.choices)}", page)
    text = (
        f"{played.acts} acts, {played.effects} effects, digest {played.digest:016x}, "
        f"rule set {ruleset_version()}; `rules choice.day` has the choices"
    )
    return "\n".join([*lines, *wrapped(text, page)])


# ---- many seeds ----------------------------------------------------------------------------------


def ranges_of(accounts: Sequence[Account]) -> dict[str, tuple[float, float, float, float]]:
    """Returns the minimum, the median, the 95th percentile and the maximum of each figure."""
    rows = [account.numbers() for account in accounts]
    names = dict.fromkeys(name for row in rows for name in row)
    found = {}
    for name in names:
        values = sorted(row.get(name, 0) for row in rows)
        last = len(values) - 1
        found[name] = (
            values[0],
            values[last // 2],
            values[(last * 95 + 50) // 100],
            values[last],
        )
    return found


#: The figures at the beginning of a table, with their labels. A table omits those that are always
#: 0, except `opened`. Other figures follow in groups.
_FIGURES = {
    "opened": "opened by the user",
    "launched": "launched by the user",
    "prewarmed": "prewarmed for the user",
    "seconds_in_front": "in front",
    "woken": "woken by the system in all",
    "seconds_behind": "in the background",
}
_GROUPS = ("refused", "runs", "sent", "held", "replaced", "unknown", "lost", "shown", "ended")
_BY = {"runs": "woken by", "shown": "shown only to the user:", "ended": "ended by"}


def _label(name: str) -> str:
    group, _, rest = name.partition(".")
    if group in ("held", "unknown", "lost", "refused"):
        what = "not known" if group == "unknown" else group
        trigger, _, of_rule = rest.partition(".")
        return f"{what}: {trigger}, {of_rule}"
    return f"{_BY.get(group, group + ':')} {rest}"


def _shown(name: str, value: float) -> str:
    return _time(value) if name.startswith("seconds") else f"{value:g}"


_Ranges = Mapping[str, tuple[float, float, float, float]]


def _names(ranges: Sequence[_Ranges]) -> list[str]:
    """Returns the names of the figures in display order."""
    most: dict[str, tuple[float, float]] = {}
    for each in ranges:
        for name, values in each.items():
            most[name] = max(most.get(name, (0, 0)), (values[1], values[3]))
    names = [name for name in _FIGURES if most[name][1] or name == "opened"]
    for group in _GROUPS:
        of = [name for name in most if name.partition(".")[0] == group and "." in name]
        names += sorted(of, key=lambda name: (-most[name][0], -most[name][1], name))
    return [name for name in names if name in _FIGURES or most[name][1]]


def _last(days: Sequence[PlayedDay], title: str, page: Page) -> list[str]:
    text = f"rule set {ruleset_version()}; `rules choice.day` has the choices"
    return ["", *_assumed(days, title, page), *wrapped(text, page)]


def _possible(runs: int, days: int) -> str:
    return f"{runs:,} possible " + ("days" if days == 1 else f"spans of {days} days")


def ranges_text(
    title: str, first: PlayedDay, accounts: Sequence[Sequence[Account]], page: Page
) -> str:
    """Returns the ranges over many seeds, with a table for each app. `accounts` has a row for each
    seed."""
    last = first.seed + len(accounts) - 1
    head = f"{_title(first, title)}, seeds {first.seed} to {last}"
    text = (
        f"Ranges over {_possible(len(accounts), first.days)}. They show what the choices of the family "
        "choice.day leave open, and are no measurement."
    )
    lines = [painted(head, "heading", page), *wrapped(text, page)]
    for index, app in enumerate(first.apps):
        ranges = ranges_of([row[index] for row in accounts])
        rows = [
            [Cell(_FIGURES.get(name) or _label(name))]
            + [Cell(_shown(name, value)) for value in ranges[name]]
            for name in _names([ranges])
        ]
        header = [f"{app.name}{_declared(app.app)}", "least", "median", "95 %", "most"]
        lines += ["", *table(header, rows, page)]
    return "\n".join([*lines, *_last([first], title, page)])


def sides_text(
    title: str, sides: Sequence[tuple[PlayedDay, Sequence[Sequence[Account]]]], page: Page
) -> str:
    """Returns versions side by side, with the figures of a day, or with medians and ranges."""
    first, runs = sides[0][0], len(sides[0][1])
    versions = [str(one.os) for one, _ in sides]
    seeds = f"seed {first.seed}" if runs == 1 else f"seeds {first.seed} to {first.seed + runs - 1}"
    days = "a day" if first.days == 1 else f"{first.days} days"
    text = (
        "One possible day for each version, not a forecast: a difference may be chance. `--runs` "
        "shows ranges, and one version its hours."
        if runs == 1
        else f"The median, and the least to the most, of {_possible(runs, first.days)}. They show what "
        "the choices of the family choice.day leave open, and are no measurement."
    )
    head = f"{title}, iOS {', '.join(versions)}, {days}, {seeds}"
    lines = [painted(head, "heading", page), *wrapped(text, page)]
    for index, app in enumerate(first.apps):
        ranges = [ranges_of([row[index] for row in accounts]) for _, accounts in sides]
        names = _names(ranges)
        rows = [
            [Cell(_FIGURES.get(name) or _label(name))]
            + [Cell(_range(name, each.get(name), runs)) for each in ranges]
            for name in names
        ]
        header = [f"{app.name}{_declared(app.app)}", *(f"iOS {version}" for version in versions)]
        lines += ["", *table(header, rows, page)]
        for one, other in zip(range(len(sides)), range(1, len(sides))):
            if ranges[one] == ranges[other]:
                text = f"iOS {versions[one]} and {versions[other]} have the same figures."
                lines += wrapped(text, page)
    return "\n".join([*lines, *_last([day for day, _ in sides], title, page)])


def _range(name: str, values: tuple[float, float, float, float] | None, runs: int) -> str:
    if values is None or not values[3]:
        return "-"
    least, median, _, most = values
    if runs == 1:
        return _shown(name, median)
    if name.startswith("seconds"):
        return f"{median / 60:.0f} ({least / 60:.0f} to {most / 60:.0f}) min"
    return f"{median:g} ({least:g} to {most:g})"
