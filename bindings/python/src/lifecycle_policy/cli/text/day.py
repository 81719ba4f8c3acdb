"""A day as text: what came of it for each app, the hours, and the ranges over many seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ..._native.enums import Changing, Effect, Occurrence
from ..._native.library import ruleset_version
from ...questions.day import DayAct
from ...questions.device import DeviceEffect
from ...simulation.day import COMPLETES, STAYS, Account, PlayedDay
from .tables import Cell, Page, painted, table, wrapped

__all__ = ["day_text", "hours_of", "ranges_of", "ranges_text"]

#: The acts of which the timeline says nothing: their outcome says enough.
_QUIET = (Occurrence.TRIGGER,)
_LABEL = 11
_KEPT = "held: it waits; of silent pushes that wait, only the newest is kept, and comes later"


def _time(seconds: float) -> str:
    """Returns a duration for people: 45 s, 12 min, 3 h 5 min."""
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
    """Returns what was held or lost, most first, each with its rule."""
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return [f"{trigger} {_times(count)} by {rule}" for (trigger, rule), count in ordered]


def _account(name: str, declared: str, account: Account, page: Page) -> list[str]:
    lines = [painted(f"{name}{declared}", "heading", page)]

    def put(label: str, *texts: str, style: str = "") -> None:
        for index, text in enumerate(texts):
            start = f"  {label if index == 0 else '':<{_LABEL}}"
            lines.append(start + painted(text, style, page))

    front = f", {_time(account.front)} in front" if account.opened else ""
    put("opened", _times(account.opened) + front)
    total = sum(account.behind.values())
    runs = [
        f"{trigger} {_times(count)}, {_time(account.behind.get(trigger, 0.0))}"
        for trigger, count in sorted(account.runs.items(), key=lambda one: (-one[1], one[0]))
    ]
    after = account.behind.get("leaving", 0.0)
    runs += [f"after uses, {_time(after)}"] if after else []
    told = f"{_times(account.woken)}, {_time(total)} in the background in all"
    put("woken", told, *(f"  {run}" for run in runs))
    put("held", *_by_rule(account.held), style="open")
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
    if act.kind is Occurrence.SUBMIT_REQUEST and act.trigger is not None:
        return f"asks for {act.trigger.label}"
    return act.kind.label


def _effect_words(effect: DeviceEffect) -> str:
    """Returns what the timeline says of an effect; "" if it says nothing."""
    trigger = "" if effect.trigger is None else effect.trigger.label
    if effect.kind in (Effect.DELIVER_CALLBACK, Effect.DELIVER_NOTICE):
        return trigger if effect.token else ""
    if effect.kind is Effect.KEEP_TRIGGER:
        return f"{trigger} kept"
    if effect.kind is Effect.DROP_TRIGGER:
        return f"{trigger} shown" if trigger == "visible-push" else f"{trigger} lost"
    if effect.kind is Effect.KILL and effect.termination is not None:
        return f"ended by {effect.termination.label}"
    if effect.kind is Effect.START_PROCESS and effect.cause is not None:
        return "prewarmed" if effect.cause.label == "prewarm" else "launched"
    return ""


def hours_of(played: PlayedDay) -> dict[int, dict[str, Counter[str]]]:
    """Folds a day by hour: what happened, by the app; "" for the phone."""
    start = played.habits.start_hour
    found: dict[int, dict[str, Counter[str]]] = {}
    for each in played.happened:
        if isinstance(each, DayAct):
            is_quiet = each.kind in _QUIET and each.posted
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


def _first(played: PlayedDay, title: str, page: Page) -> list[str]:
    days = "a day" if played.days == 1 else f"{played.days} days"
    head = painted(f"{title}, iOS {played.os}, {days}, seed {played.seed}", "heading", page)
    return [head]


def _choices(choices: Mapping[str, int], page: Page) -> list[str]:
    told = _counted(choices)
    return wrapped(f"acts by choice: {told}", page)


def day_text(played: PlayedDay, title: str, page: Page) -> str:
    """Returns a day as text: the summary first, and then the hours."""
    lines = _first(played, title, page)
    text = (
        "One possible day, not a forecast. Where the rules let the system choose, and for all that "
        "comes by habit, the seed chose, by the choices that are listed at the end. What an "
        "Info.plist does not say is assumed: what the app may ask for is granted, each callback "
        f"returns at once, each wake-up completes after {COMPLETES:g} s, and the app stays for "
        f"{STAYS:g} s with nothing to do."
    )
    lines += [*wrapped(text, page), ""]
    for app, account in zip(played.apps, played.accounts, strict=True):
        lines += [*_account(app.name, _declared(app.app), account, page), ""]
    lines += [*_hours(played, page), ""]
    lines += _choices(played.choices, page)
    lines += wrapped(_KEPT, page) if any(one.held for one in played.accounts) else []
    lines.append(
        f"{played.acts} acts, {played.effects} effects, digest {played.digest:016x}, "
        f"rule set {ruleset_version()}; `rules choice.day` has the choices"
    )
    return "\n".join(lines)


# ---- many seeds ----------------------------------------------------------------------------------


def ranges_of(accounts: Sequence[Account]) -> dict[str, tuple[float, float, float, float]]:
    """Returns for each figure the least, the median, the 95th percentile and the greatest value."""
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


#: The figures that every table has, with their labels. The others follow in groups.
_FIGURES = {
    "opened": "opened by the user",
    "seconds_in_front": "in front",
    "woken": "woken by the system in all",
    "seconds_behind": "in the background",
}
_GROUPS = ("runs", "held", "lost", "ended")


def _label(name: str) -> str:
    group, _, rest = name.partition(".")
    if group == "runs":
        return f"woken by {rest}"
    if group in ("held", "lost"):
        trigger, _, rule = rest.partition(".")
        return f"{group}: {trigger}, {rule}"
    return f"ended by {rest}"


def _shown(name: str, value: float) -> str:
    return _time(value) if name.startswith("seconds") else f"{value:g}"


def ranges_text(
    title: str, first: PlayedDay, accounts: Sequence[Sequence[Account]], page: Page
) -> str:
    """Returns the ranges over many seeds: a table for each app. `accounts` has a row for each
    seed."""
    last = first.seed + len(accounts) - 1
    days = "a day" if first.days == 1 else f"{first.days} days"
    head = f"{title}, iOS {first.os}, {days}, seeds {first.seed} to {last}"
    text = (
        f"Ranges over {len(accounts):,} possible days. They show what the choices of the family "
        "choice.day leave open, and are no measurement."
    )
    lines = [painted(head, "heading", page), *wrapped(text, page)]
    for index, app in enumerate(first.apps):
        ranges = ranges_of([row[index] for row in accounts])
        names = [name for name in _FIGURES if name in ranges]
        for group in _GROUPS:
            of = [name for name in ranges if name.partition(".")[0] == group and "." in name]
            names += sorted(of, key=lambda name: (-ranges[name][1], -ranges[name][3], name))
        rows = [
            [Cell(_FIGURES.get(name) or _label(name))]
            + [Cell(_shown(name, value)) for value in ranges[name]]
            for name in names
        ]
        header = [f"{app.name}{_declared(app.app)}", "least", "median", "95 %", "most"]
        lines += ["", *table(header, rows, page)]
    lines += ["", *wrapped(_KEPT, page)]
    lines.append(f"rule set {ruleset_version()}; `rules choice.day` has the choices")
    return "\n".join(lines)
