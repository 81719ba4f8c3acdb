"""Helpers for tests of an app, with or without pytest: a device with a log, an app, and
versions."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ._native.enums import AppState, Occurrence, Termination
from ._native.errors import LifecyclePolicyError
from ._native.labels import LabelledEnum
from ._native.osversion import OSVersion
from ._native.spellings import near_names
from .questions.app import App
from .questions.declared import AppStatus, DeviceEffect
from .questions.device import Device
from .questions.events import DeviceOutcome, post_event
from .questions.rules import Rule

__all__ = ["LONGEST_LOG", "IOSApp", "IOSDevice", "installation", "versions_of"]

#: The maximum number of effects in a log, and of posted events.
LONGEST_LOG = 200


class _Posted(NamedTuple):
    after: int
    """The number of effects before the event."""
    text: str
    rule: Rule | None


def word_of(value: object) -> Any:
    """Returns the name of a member of an enumeration, and any other value unchanged."""
    return value.label if isinstance(value, LabelledEnum) else value


class IOSDevice(Device):
    """A device that logs the events that are posted to it, and the effects that are taken.

    >>> device = IOSDevice("12.4")
    >>> number = device.install(returns_after=0, was_launched=True)
    >>> device.post("boot").verdict.label, device.post("open-app", number).verdict.label
    ('allowed', 'allowed')
    >>> len(device.run(10)), device.now
    (8, 10.0)
    >>> print(device.log().splitlines()[1])
    0.000 posted open-app app 1: allowed [transition.launch.foreground]
    >>> print(device.log().splitlines()[2])
    0.000 app 1 start-process by launch-by-user for user-tap [transition.launch.foreground]
    """

    __slots__ = ("_apps", "_count", "_effects", "_posted")

    def __init__(self, os: OSVersion | str, **options: Any) -> None:
        self._effects: deque[DeviceEffect] = deque(maxlen=LONGEST_LOG)
        self._posted: deque[_Posted] = deque(maxlen=LONGEST_LOG)
        self._apps: list[int] = []
        self._count = 0
        super().__init__(os, **options)

    def _keep(self, effect: DeviceEffect) -> None:
        self._effects.append(effect)
        self._count += 1

    def install(self, app: App | None = None, **behaviour: Any) -> int:
        """Installs an app, as `Device.install` does."""
        number = super().install(app, **behaviour)
        self._apps.append(number)
        return number

    def post(self, kind: Occurrence | str, app: int = 0, **fields: Any) -> DeviceOutcome:
        """Posts an event, as `Device.post` does."""
        words = [str(word_of(kind)), *([f"app {app}"] if app else [])]
        words += [f"{name}={word_of(value)}" for name, value in fields.items() if value is not None]
        before, line = self._count + self.effects_waiting, f"{self.now:.3f} posted {' '.join(words)}"
        try:
            outcome = post_event(self, kind, app, **fields)
        except LifecyclePolicyError as error:
            self._posted.append(_Posted(before, f"{line}: {error}", None))
            raise
        rule = outcome.rule
        by = f" [{rule.id}]" if rule else ""
        self._posted.append(_Posted(before, f"{line}: {outcome.verdict.label}{by}", rule))
        return outcome

    def effects(self) -> Iterator[DeviceEffect]:
        """Takes the waiting effects, the oldest first."""
        for effect in super().effects():
            self._keep(effect)
            yield effect

    def run_until(self, to: float) -> Iterator[DeviceEffect]:
        """Yields each effect when it is due, as `Device.run_until` does."""
        for effect in super().run_until(to):
            self._keep(effect)
            yield effect

    def run(self, seconds: float = 0) -> tuple[DeviceEffect, ...]:
        """Lets time pass. Returns the effects that were waiting, followed by the effects of that
        time.

        Apps that were installed without `returns_after` do not reply meanwhile.
        """
        return tuple(self.run_until(self.now + seconds))

    def log(self) -> str:
        """Returns the log as text: the last effects and events in order, the state of each app, and
        the first source of every rule in the log. Takes the effects that still wait."""
        try:
            for _ in self.effects():
                pass
            status = [f"{self.now:.3f} {line}" for line in self._apps_now()]
        except LifecyclePolicyError:
            status = ["the device is closed"]
        left_out = self._count - len(self._effects)
        head = [f"({left_out:,} earlier effects are left out)"] if left_out else []
        entries = list(self._in_order(left_out))
        return "\n".join([*head, *(each.text for each in entries), *status, *_sources(entries)])

    def _in_order(self, left_out: int) -> Iterator[DeviceEffect | _Posted]:
        posted = deque(each for each in self._posted if each.after >= left_out)
        for number, effect in enumerate(self._effects, left_out):
            while posted and posted[0].after <= number:
                yield posted.popleft()
            yield effect
        yield from posted

    def _apps_now(self) -> Iterator[str]:
        for number in self._apps:
            try:
                status = self.app_status(number)
            except LifecyclePolicyError:
                yield f"app {number} is not installed any more"
                continue
            end = status.last_termination
            after = f", after {end.label}" if end and status.state == AppState.NOT_RUNNING else ""
            yield f"app {number} is {status.state.label}{after}"


def _sources(entries: Iterable[DeviceEffect | _Posted]) -> Iterator[str]:
    """Yields a heading, and a line for each rule: the address or title of the rule's first source,
    or the rule's note if it has no source. Yields nothing if there are no rules."""
    found: dict[str, str] = {}
    for entry in entries:
        for rule in (entry.rule, getattr(entry, "broken_rule", None)):
            if rule is not None and rule.id not in found:
                url = next((cited.url or cited.title for cited in rule.citations), rule.note)
                found[rule.id] = url
    if found:
        width = max(map(len, found))
        yield "sources:"
        yield from (f"  {id:{width}}  {url}" for id, url in found.items())


class IOSApp:
    """An app that is installed on a device."""

    __slots__ = ("device", "number")

    def __init__(self, device: Device, number: int) -> None:
        self.device = device
        """The device that the app is installed on."""
        self.number = number
        """The number of the app on the device."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number}: {self.state.label}>"

    def post(self, kind: Occurrence | str, **fields: Any) -> DeviceOutcome:
        """Posts an event that is about the app, or about the device: "open-app", "home"."""
        return self.device.post(kind, self.number, **fields)

    def run(self, seconds: float = 0) -> tuple[DeviceEffect, ...]:
        """Lets time pass on the device, and returns the effects that are about the app."""
        effects = self.device.run_until(self.device.now + seconds)
        return tuple(effect for effect in list(effects) if effect.app == self.number)

    @property
    def status(self) -> AppStatus:
        """The status of the app."""
        return self.device.app_status(self.number)

    @property
    def state(self) -> AppState:
        """The state of the app."""
        return self.status.state

    @property
    def ended(self) -> Termination | None:
        """How the last process of the app ended, or None if no process of it has ended yet.

        If the user launched the app before the test, the system ended the process of that launch.
        """
        return self.status.last_termination


#: Shorter names for facts of an app. Scenarios use the same names.
_SHORT = {"modes": "background_modes", "authorization": "location_authorization"}
#: The arguments of Device.install that describe the behaviour of an app.
_BEHAVIOUR = (
    "was_launched",
    "returns_after",
    "completes_after",
    "stays_for",
    "missing_callbacks",
    "footprint",
    "limits",
)


def installation(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the arguments of `Device.install` for an app with these facts. Facts are fields of
    `App`, by their names in `App` or in scenarios, and arguments of `Device.install`. `app` is a
    whole App. By default, callbacks return at once, and the user has launched the app before.
    Raises TypeError for an unknown name, if a fact is given by two names, or if fields of `App` are
    given beside a whole App.

    >>> installation({"modes": ["audio"], "stays_for": 5})["app"].background_modes
    frozenset({<BackgroundMode.AUDIO: 1>})
    """
    given: dict[str, Any] = {"returns_after": 0, "was_launched": True}
    fields: dict[str, Any] = {}
    for name, value in facts.items():
        field = _SHORT.get(name, name)
        if name == "app" or name in _BEHAVIOUR:
            given[name] = value
        elif field in fields:
            short = next(each for each, long in _SHORT.items() if long == field)
            raise TypeError(f"`{short}` and `{field}` are one fact: give one of them")
        elif field in App.__dataclass_fields__:
            fields[field] = value
        else:
            known = [*_SHORT, *_BEHAVIOUR, *App.__dataclass_fields__]
            near = [f"`{each}`" for each in near_names(name, known, most=2)]
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise TypeError(f"an app has no fact `{name}`{hint}")
    if fields and "app" in given:
        raise TypeError(f"`app` is a whole App: give `{next(iter(fields))}` in it")
    return {"app": App(**fields), **given}


def versions_of(words: Iterable[OSVersion | str]) -> tuple[OSVersion, ...]:
    """Returns the versions that texts stand for, each once. "12.4" is one version. "12-17" and
    "12.4-17" stand for the first version and every later major version up to the last. Raises
    LifecyclePolicyError for a version that the rules do not know, or if the last version is before
    the first.

    >>> [str(version) for version in versions_of(["8.1", "15.4-17", "17.0"])]
    ['8.1', '15.4', '16.0', '17.0']
    """
    found: dict[OSVersion, None] = {}
    for word in words:
        first, dash, last = word.partition("-") if isinstance(word, str) else (word, "", "")
        start = _known(first, word)
        found[start] = None
        if dash:
            end = _known(last, word)
            if end < start:
                text = f"os: `{word}` ends before it begins"
                raise LifecyclePolicyError(text, value=word)
            found.update(
                (OSVersion(major), None) for major in range(start.major + 1, end.major + 1)
            )
    return tuple(found)


def _known(version: OSVersion | str, word: object) -> OSVersion:
    read = OSVersion.of(version.strip() if isinstance(version, str) else version)
    oldest, newest = OSVersion.oldest(), OSVersion.newest()
    if not oldest <= read <= newest:
        raise LifecyclePolicyError(
            f"os: `{word}`: the rules know iOS {oldest.major} to {newest.major}, not iOS {read}",
            value=word,
        )
    return read
