"""Runs scenarios on a host, and collects its departures."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from .._native.enums import Callback
from .._native.osversion import OSVersion
from ..simulation.play import Simulation, play
from ..simulation.scenario import Scenario
from .host import Host
from .judge import Departure, Heard, Kind, Part, audit, compare, parts_of
from .protocol import PROTOCOL, Came, Done, Ended, Fault, Hello, Unsupported
from .scenarios import app_keys, fact_keys, step_keys

__all__ = ["Played", "Result", "TIMEOUT", "play_all"]

#: The default time for a host to answer, in seconds.
TIMEOUT = 10.0
#: The maximum number of reports of a host for one event.
_MOST_ITEMS = 1000
#: If the host fails in this many scenarios in a row, the remaining scenarios are not played.
_MOST_FAILURES = 3


class Result(Enum):
    """The result of a scenario."""

    CONFORMS = "conforms"
    DEPARTS = "departs"
    UNSUPPORTED = "unsupported"
    FAILED = "failed"
    """The host broke the protocol, hung or ended."""
    NOT_PLAYED = "not-played"
    """The scenario was not played, because the host failed too often before."""


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario that was run on a host."""

    scenario: Scenario
    os: OSVersion
    result: Result
    departures: tuple[Departure, ...] = ()
    parts: tuple[Part, ...] = ()
    host: str = ""
    """The name that the host gave itself."""
    message: str = ""
    """What failed, or which request is not supported; "" for neither."""
    greeted: bool = True
    """False if the host failed before its greeting."""


class _Conversation:
    """The conversation about one scenario."""

    def __init__(self, host: Host, scenario: Scenario, os: OSVersion) -> None:
        self.host, self.scenario, self.os = host, scenario, os
        self.hello: Hello | None = None
        self.parts: tuple[Part, ...] = ()
        self.heard: list[Heard] = []
        self.stopped = ""
        """The request that the host does not support; "" if there is none."""

    def greet(self) -> None:
        """Exchanges the greetings."""
        app, facts = self.scenario.apps[0], fact_keys(self.scenario.facts)
        self.host.send(
            {
                "hello": PROTOCOL,
                "os": str(self.os),
                "scenario": self.scenario.name,
                "app": app_keys(app),
                **({"facts": facts} if facts else {}),
            }
        )
        first = self.host.receive(time.monotonic() + self.host.timeout)
        if isinstance(first, Unsupported):
            self.stopped = "hello"
        elif isinstance(first, Hello):
            self.hello = first
        else:
            raise Fault('its first message is not {"hello": 1}')

    def simulation(self, hello: Hello) -> Simulation:
        """Simulates the scenario on a device. If `hello` lists callbacks, the app lacks all
        others."""
        scenario = self.scenario
        if hello.callbacks is not None:
            app = scenario.apps[0]
            missing = tuple(sorted(set(Callback) - hello.callbacks | {*app.missing_callbacks}))
            scenario = replace(scenario, apps=(replace(app, missing_callbacks=missing),))
        return play(scenario, self.os)

    def ask(self, part: Part) -> Heard | None:
        """Sends the event of a part, or the wait at the end, to the host. Returns the reports of
        the host, or None if the host does not support the request."""
        if part.happened is None:
            self.host.send({"do": "wait", "at": part.at})
        else:
            self.host.send(step_keys(part.happened.step))
        until = time.monotonic() + self.host.timeout
        items: list[Came | Ended] = []
        while True:
            message = self.host.receive(until)
            if isinstance(message, Done):
                return Heard(tuple(items), message.state)
            if isinstance(message, Unsupported):
                return None
            if isinstance(message, Hello):
                raise Fault("it says hello twice")
            items.append(message)
            if len(items) > _MOST_ITEMS:
                raise Fault(f"it made more than {_MOST_ITEMS} reports")

    def talk(self) -> Simulation | None:
        """Runs the protocol until the end of the scenario. Returns the simulation to compare with,
        or None if the host does not support the scenario."""
        self.greet()
        if self.hello is None:
            return None
        run = self.simulation(self.hello)
        self.parts = parts_of(run)
        for part in self.parts:
            heard = self.ask(part)
            if heard is None:
                self.stopped = part.label
                break
            self.heard.append(heard)
        return run


def _departures(run: Simulation, talk: _Conversation) -> tuple[Departure, ...]:
    """Judges the reports of a host. Combines the results of the comparison and of the auditor."""
    assert talk.hello is not None
    found: list[Departure] = []
    at: dict[tuple[int, int], int] = {}
    for index, (part, heard) in enumerate(zip(talk.parts, talk.heard, strict=False)):
        more, places = compare(index, part, heard, talk.hello)
        at |= {(index, column): len(found) + place for column, place in places.items()}
        found += more
    for index, item, finding in audit(run, talk.hello, talk.parts, talk.heard):
        place = at.get((index, item))
        said = finding.text.partition("\n")[0]
        if place is None:
            if any(one.part == index for one in found):
                continue  # the departures in the same part explain the error
            wanted = finding.callback or finding.notification
            came = talk.heard[index].items[item].label if item >= 0 else "nothing"
            found.append(
                Departure(
                    Kind.ORDER,
                    finding.expected_rule or finding.rule,
                    index,
                    wanted.label if wanted else "another order",
                    came,
                    said,
                )
            )
        else:
            found[place] = replace(found[place], note=said)
    return tuple(sorted(found, key=lambda one: one.part))


def _play(command: Sequence[str], scenario: Scenario, os: OSVersion, timeout: float) -> Played:
    run = None
    with Host(command, timeout) as host:
        talk = _Conversation(host, scenario, os)
        try:
            run = talk.talk()
        except Fault as fault:
            words = host.last_words()
            event = f"after `{talk.parts[len(talk.heard)].label}`: " if talk.parts else ""
            told = f"; it last wrote to standard error: {words}" if words else ""
            message = f"{event}{fault}{told}"
            host.close(0)
            named = talk.hello.name if talk.hello else ""
            greeted = talk.hello is not None
            return Played(
                scenario, os, Result.FAILED, (), talk.parts, named, message, greeted
            )
    named = talk.hello.name if talk.hello else ""
    found = () if run is None else _departures(run, talk)
    if found:
        result = Result.DEPARTS
    else:
        result = Result.UNSUPPORTED if talk.stopped else Result.CONFORMS
    return Played(scenario, os, result, found, talk.parts, named, talk.stopped)


def play_all(
    command: Sequence[str],
    scenarios: Sequence[tuple[OSVersion, Scenario]],
    timeout: float = TIMEOUT,
) -> Iterator[Played]:
    """Runs each scenario in a new process. Raises NotStarted if the command cannot be run. If the
    host fails several times in a row, the remaining scenarios are not played."""
    failures = 0
    for os, scenario in scenarios:
        if failures >= _MOST_FAILURES:
            yield Played(scenario, os, Result.NOT_PLAYED)
            continue
        played = _play(command, scenario, os, timeout)
        failures = failures + 1 if played.result is Result.FAILED else 0
        yield played
