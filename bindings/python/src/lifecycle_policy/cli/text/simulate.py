"""A simulation as text: one line for each effect, or several versions side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from ..._native.enums import AppState, Effect, Verdict
from ..._native.library import ruleset_version
from ...questions.device import DeviceEffect
from ...simulation.format import DEFAULT_SECONDS
from ...simulation.play import Ending, Happened, Simulation
from ...simulation.words import code_of, effect_words, event_words, outcome_words
from .tables import Cell, Page, painted, table

__all__ = ["simulation_text", "versions_text"]

#: The column in which rules begin, unless the text before them is too long.
_RULE_COLUMN = 56


def _seconds(value: float) -> str:
    return f"{value:.3f}"


def _short(value: float) -> str:
    return f"{round(value, 3):g} s" if value < 1e6 else f"{value:.0f} s"


class _Lines:
    """Formats lines, each of which has a time, an app, a text and a rule."""

    def __init__(self, run: Simulation, page: Page) -> None:
        self.page, self.run = page, run
        self.time = max(len("time"), len(_seconds(run.end)))
        self.app = max([len("app"), *(len(app.name) for app in run.scenario.apps)])
        self.lines: list[str] = []
        self.last = ""

    def put(
        self, at: float, app: int, mark: str, what: str, rule: str, style: str = "", more: str = ""
    ) -> None:
        """Adds a line. Shows the time only if it differs from the time of the line before."""
        time = _seconds(at)
        shown = "" if time == self.last else time
        self.last = time
        name = self.run.name_of(app)
        start = f"{shown:>{self.time}}  {name:<{self.app}}  "
        line = f"{painted(start, 'faint', self.page)}{mark:<2}{painted(what, style, self.page)}"
        length = len(start) + 2 + len(what)
        if rule:
            column = max(_RULE_COLUMN, length + 2)
            if self.page.wraps and column + len(rule) > self.page.width:
                self.lines.append(line)
                column = max(self.page.width - len(rule), len(start) + 4)
                line, length = "", 0
            line += " " * (column - length) + painted(rule, "faint", self.page)
        self.lines.append(line.rstrip())
        if more:
            self.lines.append(" " * (len(start) + 4) + painted(more, style, self.page))

    def event(self, found: Happened) -> None:
        rule = found.outcome.rule.id if found.outcome and found.outcome.rule else ""
        told = outcome_words(found)
        text = event_words(found.step) + (f": {told}" if told else "")
        style = "heading"
        if found.is_refused:
            style = "bad" if found.outcome is None else "open"
            if found.outcome and found.outcome.verdict is Verdict.FORBIDDEN:
                style = "bad"
        self.put(found.step.at, found.step.app, ">", text, rule, style)

    def effect(self, effect: DeviceEffect, state: AppState, scenes: bool) -> None:
        rule = effect.rule.id if effect.rule else ""
        style, more = "", ""
        if effect.kind is Effect.KILL:
            style = "bad"
            more = f"broke {effect.broken_rule.id}" if effect.broken_rule else ""
        elif effect.kind is Effect.STATE_CHANGED:
            style = "good"
        text = effect_words(effect, state, scenes=scenes)
        self.put(effect.at, effect.app, "", text, rule, style, more)


def _ending(run: Simulation) -> str:
    if run.ending is Ending.GIVEN:
        return f"until {_short(run.end)}, as the scenario says"
    if run.ending is Ending.IDLE:
        return f"until {_short(run.end)}: nothing is due any more"
    due = "" if run.next_due is None else f"; more is due at {_short(run.next_due)}"
    return f"until {_short(run.end)}, {DEFAULT_SECONDS} s after the last event{due}"


def _standing(run: Simulation) -> Iterator[str]:
    """Yields the status of each app at the end."""
    width = max(len(app.name) for app in run.scenario.apps)
    ended = {effect.app for effect in run.effects if effect.kind is Effect.KILL}
    for number, (app, status) in enumerate(zip(run.scenario.apps, run.apps, strict=True), 1):
        told = status.state.label
        if number in ended and status.state is AppState.NOT_RUNNING and status.last_termination:
            told += f", ended by {status.last_termination.label}"
        if status.force_quit:
            told += ", force quit by the user"
        yield f"  {app.name:<{width}}  {told}"


def _scenes(run: Simulation) -> dict[int, bool]:
    """Tells for each app whether it had several scenes."""
    found: dict[int, set[int]] = {}
    for effect in run.effects:
        found.setdefault(effect.app, set()).add(effect.scene)
    return {app: len(scenes - {0}) > 1 for app, scenes in found.items()}


def _footer(run: Simulation) -> str:
    evidence = run.scenario.evidence.label
    return f"{len(run.effects)} effects, {evidence} evidence, rule set {ruleset_version()}"


def simulation_text(run: Simulation, title: str, page: Page) -> str:
    """Returns a simulation as a timeline."""
    lines = _Lines(run, page)
    scenes = _scenes(run)
    states: dict[int, AppState] = {}
    left = deque(run.events)
    for index, effect in enumerate(run.effects):
        while left and left[0].first_effect <= index:
            lines.event(left.popleft())
        state = states.get(effect.app, AppState.NOT_RUNNING)
        lines.effect(effect, state, scenes.get(effect.app, False))
        if effect.to is not None:
            states[effect.app] = effect.to
    for found in left:
        lines.event(found)
    head = f"{'time':>{lines.time}}  {'app':<{lines.app}}    {'event (>) or effect'}"
    head += " " * max(_RULE_COLUMN - len(head), 2) + "rule"
    return "\n".join(
        [
            painted(f"{title}, iOS {run.os}", "heading", page),
            "",
            painted(head, "heading", page),
            *lines.lines,
            "",
            _ending(run),
            *_standing(run),
            _footer(run),
        ]
    )


#: The cells of one version, by app and time.
Cells = dict[tuple[int, float], list[Cell]]


def _cells(run: Simulation) -> Cells:
    """Returns the cells of the table: what happened to each app at each time."""
    found: Cells = {}
    settled: dict[tuple[int, float], str] = {}
    for effect in run.effects:
        place = effect.app, effect.at
        if effect.kind is Effect.KILL:
            found.setdefault(place, []).append(Cell("killed", "bad"))
        elif effect.kind in (Effect.KEEP_TRIGGER, Effect.DROP_TRIGGER):
            kept = "kept" if effect.kind is Effect.KEEP_TRIGGER else "dropped"
            found.setdefault(place, []).append(Cell(kept, "open"))
        elif effect.to is not None:
            settled[place] = effect.to.label
    for place, state in settled.items():
        cells = found.setdefault(place, [])
        if not cells or state != AppState.NOT_RUNNING.label:
            cells.append(Cell(state, "good" if state == "active" else ""))
    for event in run.events:
        place = event.step.app, event.step.at
        if event.is_refused and event.step.app and not found.get(place):
            text = "no" if event.outcome is None else event.outcome.verdict.label
            found.setdefault(place, []).append(Cell(text, "bad"))
    return found


def _of_app(runs: Sequence[Simulation], cells: Sequence[Cells], app: int) -> list[list[Cell]]:
    moments = {at for each in cells for number, at in each if number == app}
    told: dict[float, list[str]] = {}
    for event in runs[0].events:
        step = event.step
        if step.app == app or (step.app == 0 and step.at in moments):
            told.setdefault(step.at, []).append(event_words(step))
    rows = []
    for at in sorted({*moments, *told}):
        row = [Cell(_seconds(at)), Cell(", ".join(f"> {text}" for text in told.get(at, [])))]
        for each in cells:
            here = each.get((app, at), [])
            style = here[0].style if here else ""
            row.append(Cell(", ".join(cell.text for cell in here), style))
        rows.append(row)
    return rows


def _kills(runs: Sequence[Simulation]) -> list[list[Cell]]:
    rows = []
    for run in runs:
        for effect in run.effects:
            if effect.kind is not Effect.KILL:
                continue
            end = effect.termination.label if effect.termination else ""
            broken = effect.broken_rule or effect.rule
            rows.append(
                [
                    Cell(f"iOS {run.os}"),
                    Cell(_seconds(effect.at)),
                    Cell(run.name_of(effect.app)),
                    Cell(" ".join(filter(None, (end, code_of(effect)))), "bad"),
                    Cell(broken.id if broken else "", "faint"),
                ]
            )
    return rows


def versions_text(runs: Sequence[Simulation], title: str, page: Page) -> str:
    """Returns a table for each app, with a row for each time and a column for each version. A
    further table lists the kills."""
    cells = [_cells(run) for run in runs]
    heads = ["time", "event", *(f"iOS {run.os}" for run in runs)]
    lines = [painted(title, "heading", page)]
    for number, app in enumerate(runs[0].scenario.apps, 1):
        rows = _of_app(runs, cells, number)
        lines += ["", painted(app.name, "heading", page)]
        lines += table(heads, rows, page, indent=2) if rows else ["  nothing happens to this app"]
    kills = _kills(runs)
    lines += ["", painted("kills", "heading", page)]
    if kills:
        lines += table(["version", "time", "app", "how", "broken rule"], kills, page, indent=2)
    else:
        lines.append("  none")
    lines.append("")
    if len({(run.end, run.ending) for run in runs}) == 1:
        lines.append(_ending(runs[0]))
    else:
        lines += [f"iOS {run.os}: {_ending(run)}" for run in runs]
    evidence = runs[0].scenario.evidence.label
    lines.append(f"{len(runs)} versions, {evidence} evidence, rule set {ruleset_version()}")
    return "\n".join(lines)
