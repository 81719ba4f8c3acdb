"""Checks scenarios for mistakes in the file, impossible events, and broken rules."""

from __future__ import annotations

import os
import re

from .._native.errors import LifecyclePolicyError
from .._native.osversion import OSVersion
from ..reports.source import harmless
from ..simulation.places import Mistakes
from ..simulation.play import Simulation, TooMuch, play
from ..simulation.scenario import read_scenario
from .model import Checked, Finding, Level
from .names import first_address

__all__ = ["check_scenario", "is_scenario"]

_SCENARIO = re.compile(rb'"(?:events|apps)"\s{0,9}:\s{0,9}\[')


def is_scenario(head: bytes) -> bool:
    """Tells whether the beginning of a file looks like a scenario."""
    return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") and all(
        word in head for word in (b'"events"', b'"at"')
    ) and _SCENARIO.search(head) is not None


def _finding(
    level: Level, rule: str, message: str, lines: list[str], line: int, column: int
) -> Finding:
    return Finding(
        level=level,
        rule=rule,
        message=message,
        line=line,
        column=column,
        excerpt=harmless(lines[line - 1][:1000]) if 0 < line <= len(lines) else "",
    )


def check_scenario(name: str, data: bytes, version: OSVersion | None) -> Checked:
    """Reads and simulates a scenario: on `version` if it is given, else on the version that the
    scenario names, else on the newest version."""
    checked = Checked(file=name, kind="scenario", title="a scenario")
    try:
        text = data.decode("utf-8-sig")
        lines = text.splitlines()
        scenario = read_scenario(text, "" if name == "-" else os.path.dirname(name))
        chosen = version or scenario.os or OSVersion.newest_major()
        if version is None and scenario.os is None:
            checked.notes.append(f"played on iOS {chosen} (--os)")
        _play(checked, play(scenario, chosen), lines)
    except Mistakes as mistakes:
        checked.findings += [
            _finding(
                Level.VIOLATION, "scenario.mistake", one.message, lines, one.line, one.column
            )
            for one in mistakes.found
        ]
    except UnicodeDecodeError:
        checked.failure = "not UTF-8"
    except (LifecyclePolicyError, TooMuch) as error:
        checked.failure = str(error)
    return checked


def _play(checked: Checked, run: Simulation, lines: list[str]) -> None:
    """Adds findings for impossible events, and for terminations because an app broke a rule."""
    checked.records = len(run.events)
    checked.findings += [
        _finding(Level.WARNING, "scenario.event", event.message, lines, event.step.line, 1)
        for event in run.events
        if event.outcome is None
    ]
    for effect in run.effects:
        broken = effect.broken_rule
        if broken is not None:
            app = run.name_of(effect.app)
            end = effect.termination.label if effect.termination else "ended"
            checked.findings.append(
                Finding(
                    level=Level.VIOLATION,
                    rule=broken.id,
                    message=f"{app}: {end} at {effect.at:.3f} s",
                    address=first_address(broken.citations),
                )
            )
