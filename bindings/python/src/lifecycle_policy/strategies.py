"""Strategies for Hypothesis: legal sequences of states, events, callbacks, and scenarios.

    @given(events("17.0", kinds=["open-app", "home", "force-quit"]))
    def test_my_host(happenings):
        device = new_device("17.0")
        for happening in happenings:
            happening.post(device)

All examples are legal: a device accepts the events, transition questions allow the states, and an
auditor accepts the callbacks. A failing example shrinks to few events that are early and ordinary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ._native.enums import (
    Activity,
    AppState,
    Effect,
    Field,
    Interruption,
    Occurrence,
    RecordKind,
    Termination,
    Trigger,
    Verdict,
)
from ._native.errors import LifecyclePolicyError
from ._native.names import coerce, several
from ._native.osversion import OSVersion
from .questions.context import Context
from .questions.declared import DeviceEffect
from .questions.device import Device
from .questions.events import DeviceOutcome
from .questions.paths import next_transitions
from .questions.records import Record
from .testing import installation, word_of

try:
    from hypothesis import reject
    from hypothesis import strategies as st
except ImportError as missing:
    raise ImportError(
        "strategies need Hypothesis: pip install 'lifecycle-policy[hypothesis]'", name=missing.name
    ) from None

__all__ = ["Happening", "callbacks", "events", "new_device", "scenarios", "states"]

T = TypeVar("T")

#: The possible times before an event, in seconds. Some limits of iOS lie between these times.
_GAPS = (0.0, 1.0, 5.0, 10.0, 31.0, 181.0, 601.0, 3600.0)
#: The maximum number of events that are added to reach the last state of a sequence.
_CLOSING = 3


class Happening(NamedTuple):
    """An event, and its time. `fields` has the further keyword arguments of `Device.post`, by name.

    >>> Happening(2.0, Occurrence.TRIGGER, 1, {"trigger": Trigger.SILENT_PUSH})
    Happening(2.0, 'trigger', 1, {'trigger': 'silent-push'})
    """

    at: float
    """In seconds, on the clock of the device."""
    kind: Occurrence | str
    app: int = 0
    fields: Mapping[str, Any] = {}

    def __repr__(self) -> str:
        given = [self.at, word_of(self.kind), self.app, self.words()]
        while len(given) > 2 and not given[-1]:
            given.pop()
        return f"{type(self).__name__}({', '.join(map(repr, given))})"

    def words(self) -> dict[str, Any]:
        """Returns the fields, with names in place of members of enumerations."""
        return {name: word_of(value) for name, value in self.fields.items()}

    def post(self, device: Device) -> tuple[list[DeviceEffect], DeviceOutcome]:
        """Lets time pass on a device until the event, and posts the event. Returns the effects of
        that time, and the outcome."""
        effects = list(device.run_until(self.at))
        return effects, device.post(self.kind, self.app, **self.fields)


def new_device(os: OSVersion | str, apps: Sequence[Mapping[str, Any]] = ({},)) -> Device:
    """Returns the device that the strategies assume: it is on, and the apps are installed. The
    facts of an app are fields of `App` and arguments of `Device.install`; by default its callbacks
    return at once, and the user has launched it before.

    >>> new_device("12.4", [{"modes": ["audio"]}, {}]).app_status(2).state.label
    'not-running'
    """
    device = Device(os, apps=max(len(apps), 1))
    for facts in apps:
        device.install(**installation(facts))
    device.post("boot")
    return device


class _States:
    """Finds the states that may follow a state, by any cause. Earlier states make no difference: on
    each version, every next state is possible after some cause that led to the current state."""

    def __init__(self, context: Context | OSVersion | str) -> None:
        self.context = Context.of(context)
        self.known: dict[AppState, list[AppState]] = {}

    def after(self, state: AppState) -> list[AppState]:
        """Returns the states that may be next."""
        if state not in self.known:
            found = {
                step.to
                for step in next_transitions(self.context, state)
                if step.verdict == Verdict.ALLOWED and isinstance(step.to, AppState)
            }
            self.known[state] = sorted(found)
        return self.known[state]

    def way(self, start: AppState, target: AppState) -> list[AppState] | None:
        """Returns the states on the shortest way to a state, or None if there is no way."""
        ways: dict[AppState, list[AppState]] = {start: []}
        while target not in ways:
            # The states that are one step further away.
            further = {
                to: [*way, to]
                for state, way in ways.items()
                for to in self.after(state)
                if to not in ways
            }
            if not further:
                return None
            ways |= further
        return ways[target]


def _sizes(min_size: int, max_size: int, least: int = 0) -> None:
    if not least <= min_size <= max_size:
        raise ValueError(f"min_size {min_size} and max_size {max_size}: no size fits both")


def states(
    context: Context | OSVersion | str,
    *,
    starting_in: AppState | str = "not-running",
    ending_in: AppState | str | None = None,
    min_size: int = 1,
    max_size: int = 10,
) -> st.SearchStrategy[list[AppState]]:
    """Draws the states that an app goes through, one after another. The first state is
    `starting_in`. Each next state may follow by some cause, given the earlier causes.

    With `ending_in`, the last state is `ending_in`. Raises LifecyclePolicyError if that state
    cannot be reached.
    """
    _sizes(min_size, max_size, 1)
    first = coerce(AppState, starting_in, Field.FROM)
    target = None if ending_in is None else coerce(AppState, ending_in, Field.TO)
    graph = _States(context)
    if target is not None:
        way = graph.way(first, target)
        if way is None or len(way) >= max_size:
            text = f"to: {target.label} cannot be reached in {max_size} states"
            raise LifecyclePolicyError(text, field=Field.TO, value=ending_in)
    return _states(graph, first, target, min_size, max_size)


#: Marks the end of a sequence. The end is the simplest choice, so examples shrink to few events.
_STOP: Any = None


@st.composite
def _states(
    draw: st.DrawFn, graph: _States, first: AppState, target: AppState | None, least: int, most: int
) -> list[AppState]:
    found = [first]
    while True:
        # The end is drawn even at the maximum size, so that Hypothesis can try shorter sequences.
        fits = [_STOP] if len(found) >= least else []
        fits += graph.after(found[-1]) if len(found) < most else []
        if not fits:
            reject()
        # Each state is in the list three times, so that the end is rarely drawn.
        choice: AppState | None = draw(
            st.sampled_from([_STOP, *[*AppState] * 3]).filter(fits.__contains__)
        )
        if choice is None:
            break
        found.append(choice)
    if target is None:
        return found
    while (way := graph.way(found[-1], target)) is None or len(found) + len(way) > most:
        found.pop()
    found += way
    if len(found) < least:
        reject()
    return found


class _Kind(NamedTuple):
    """An event without its time and token."""

    kind: Occurrence
    app: int = 0
    fields: tuple[tuple[str, Any], ...] = ()


#: Events that end a task or a wake-up, each with the event that began the task or wake-up. The
#: ending event uses the newest token.
_TOKENS = {Occurrence.END_TASK: Occurrence.BEGIN_TASK, Occurrence.COMPLETE: Occurrence.TRIGGER}
#: Events of the device without fields. The most ordinary events come first.
_OF_DEVICE = (
    Occurrence.HOME,
    Occurrence.LOCK,
    Occurrence.UNLOCK,
    Occurrence.OPEN_SWITCHER,
    Occurrence.CLOSE_SWITCHER,
    Occurrence.SHUTDOWN,
    Occurrence.BOOT,
)
_INTERRUPTIONS = (Occurrence.BEGIN_INTERRUPTION, Occurrence.IGNORE_INTERRUPTION)
#: Events that only a running app causes. Checking whether the app runs is faster than trying the
#: events on a device.
_OF_PROCESS = frozenset(
    {
        Occurrence.BEGIN_TASK,
        Occurrence.END_TASK,
        Occurrence.COMPLETE,
        Occurrence.BEGIN_ACTIVITY,
        Occurrence.END_ACTIVITY,
    }
)
_RUNNING = (AppState.INACTIVE, AppState.ACTIVE, AppState.BACKGROUND)
#: Ends of a process that the host posts.
_ENDS = (Termination.CRASH, Termination.APP_EXIT, Termination.MEMORY_LIMIT)


def _closing(apps: int) -> Iterator[_Kind]:
    """Yields ordinary events that suffice to bring an app to any state."""
    for app in range(1, apps + 1):
        yield _Kind(Occurrence.OPEN_APP, app)
    yield from map(_Kind, _OF_DEVICE)
    for app in range(1, apps + 1):
        for kind in (Occurrence.BEGIN_TASK, Occurrence.END_TASK, Occurrence.FORCE_QUIT):
            yield _Kind(kind, app)
    for kind in _INTERRUPTIONS:
        yield _Kind(kind, 0, (("interruption", Interruption.PHONE_CALL),))


def _others(apps: int) -> Iterator[_Kind]:
    rarer = [each for each in Interruption if each != Interruption.PHONE_CALL]
    for kind in _INTERRUPTIONS:
        yield from (_Kind(kind, 0, (("interruption", each),)) for each in rarer)
    for app in range(1, apps + 1):
        for trigger in Trigger:
            yield _Kind(Occurrence.TRIGGER, app, (("trigger", trigger),))
        yield _Kind(Occurrence.COMPLETE, app)
        for kind in (Occurrence.BEGIN_ACTIVITY, Occurrence.END_ACTIVITY):
            yield from (_Kind(kind, app, (("activity", each),)) for each in Activity)
        yield from (_Kind(Occurrence.END, app, (("termination", end),)) for end in _ENDS)


class _Place(NamedTuple):
    """A device after some events."""

    device: Device
    happenings: tuple[Happening, ...] = ()
    tokens: tuple[tuple[int, Occurrence, int], ...] = ()
    """The tokens so far, the newest last: each with its app and the kind of its event."""
    records: tuple[Record, ...] = ()


class _Events:
    """Finds the events that are possible on a device."""

    def __init__(
        self,
        os: OSVersion | str,
        apps: Sequence[Mapping[str, Any]],
        kinds: Iterable[Occurrence | str] | None,
        of: Callable[[_Place], int],
    ) -> None:
        wanted = set(Occurrence) if kinds is None else several(Occurrence, list(kinds), Field.KIND)
        self.size = of
        self.start = _Place(new_device(os, apps))
        self.scratch = self.start.device.fork()
        """A device to try events on."""
        self.closing = [each for each in _closing(len(apps)) if each.kind in wanted]
        self.all = [*self.closing, *(each for each in _others(len(apps)) if each.kind in wanted)]
        self.ways: dict[tuple[int, object], list[_Kind] | None] = {}

    def later(self, place: _Place, seconds: float) -> _Place:
        """Returns a copy of a place after `seconds` more seconds."""
        device = place.device.fork()
        return _run(place._replace(device=device), device.now + seconds)

    def fields(self, place: _Place, kind: _Kind) -> dict[str, Any] | None:
        """Returns the fields of an event. Returns None if it is clear without a trial that the
        event cannot happen."""
        fields = dict(kind.fields)
        if kind.kind in _OF_PROCESS and place.device.app_status(kind.app).state not in _RUNNING:
            return None
        if kind.kind in _TOKENS:
            giver = kind.app, _TOKENS[kind.kind]
            given = [token for app, of, token in place.tokens if (app, of) == giver]
            if not given:
                return None
            fields["token"] = given[-1]
        if kind.kind == Occurrence.END_ACTIVITY and not any(
            (each.kind, each.app, each.fields) == (Occurrence.BEGIN_ACTIVITY, kind.app, fields)
            for each in place.happenings
        ):
            return None
        return fields

    def then(self, place: _Place, kind: _Kind) -> _Place | None:
        """Returns the place after an event, or None if the event does not happen."""
        fields = self.fields(place, kind)
        if fields is None:
            return None
        self.scratch.copy_from(place.device)
        if not self.happens(self.scratch, kind, fields):
            return None
        device = place.device.fork()
        outcome = device.post(kind.kind, kind.app, **fields)
        happening = Happening(device.now, kind.kind, kind.app, fields)
        tokens = tuple(each for each in place.tokens if each[2] != fields.get("token"))
        if outcome.token:
            tokens = (*tokens, (kind.app, kind.kind, outcome.token))
        after = _Place(device, (*place.happenings, happening), tokens, place.records)
        return _run(after, device.now)

    @staticmethod
    def happens(device: Device, kind: _Kind, fields: dict[str, Any]) -> bool:
        """Posts an event, and returns whether it happens."""
        try:
            outcome = device.post(kind.kind, kind.app, **fields)
        except LifecyclePolicyError:
            return False
        return outcome.verdict == Verdict.ALLOWED

    def close(self, place: _Place, target: AppState) -> _Place | None:
        """Brings the first app to a state with as few events as possible. Returns None if that
        takes more than `_CLOSING` events."""
        if place.device.app_status(1).state == target:
            return place
        key = place.device.digest, target
        if key not in self.ways:
            self.ways[key] = self._way(place, target)
        for kind in self.ways[key] or ():
            after = self.then(place, kind)
            if after is None:
                return None
            place = after
        return place if self.ways[key] else None

    def _way(self, place: _Place, target: AppState) -> list[_Kind] | None:
        found: list[tuple[_Place, list[_Kind]]] = [(place, [])]
        seen = {place.device.digest}
        for _ in range(_CLOSING):
            next_found = []
            for at, way in found:
                for kind in self.closing:
                    after = self.then(at, kind)
                    if after is None:
                        continue
                    if after.device.app_status(1).state == target:
                        return [*way, kind]
                    digest = after.device.digest
                    if digest not in seen:
                        seen.add(digest)
                        next_found.append((after, [*way, kind]))
            found = next_found
        return None


def _run(place: _Place, to: float) -> _Place:
    """Takes the effects until a time, and records the callbacks."""
    found = [*place.records]
    for effect in place.device.run_until(to):
        if effect.kind == Effect.DELIVER_CALLBACK and effect.callback is not None:
            found.append(
                Record(
                    RecordKind.ENTERED,
                    effect.callback,
                    effect.at,
                    effect.process,
                    effect.scene,
                    effect.reads,
                    effect.scene_reads,
                )
            )
    return place._replace(records=tuple(found))


@st.composite
def _shown(
    draw: st.DrawFn,
    show: Callable[[_Place], T],
    legal: _Events,
    target: AppState | None,
    least: int,
    most: int,
) -> T:
    """Draws a sequence, and returns `show(place)`, so that Hypothesis prints only that value."""
    return show(_place(draw, legal, target, least, most))


def _place(
    draw: st.DrawFn, legal: _Events, target: AppState | None, least: int, most: int
) -> _Place:
    places = [legal.start]
    while True:
        now = legal.later(places[-1], draw(st.sampled_from(_GAPS)))
        may_stop = legal.size(now) >= least
        after: dict[_Kind, _Place | None] = {}

        def fits(kind: _Kind | None) -> bool:
            if kind is None:
                return may_stop
            if kind not in after:
                after[kind] = legal.then(now, kind)
            then = after[kind]
            return then is not None and legal.size(then) <= most

        choice: _Kind | None = draw(st.sampled_from([_STOP, *legal.all]).filter(fits))
        if choice is None:
            break
        then = after[choice]
        assert then is not None
        places.append(then)
    while target is not None:
        closed = legal.close(places[-1], target)
        if closed is not None and least <= legal.size(closed) <= most:
            return closed
        places.pop()
        if not places:
            reject()
    return places[-1]


def _drawn(
    os: OSVersion | str,
    apps: Sequence[Mapping[str, Any]],
    kinds: Iterable[Occurrence | str] | None,
    ending_in: AppState | str | None,
    sizes: tuple[int, int],
    of: Callable[[_Place], int],
    show: Callable[[_Place], T],
) -> st.SearchStrategy[T]:
    _sizes(*sizes)
    target = None if ending_in is None else coerce(AppState, ending_in, Field.TO)
    legal = _Events(os, apps, kinds, of)
    if target is not None:
        closed = legal.close(legal.start, target)
        if closed is None or of(closed) > sizes[1]:
            text = f"to: {target.label} cannot be reached with these events"
            raise LifecyclePolicyError(text, field=Field.TO, value=ending_in)
    return _shown(show, legal, target, *sizes)


def events(
    os: OSVersion | str,
    *,
    apps: Sequence[Mapping[str, Any]] = ({},),
    kinds: Iterable[Occurrence | str] | None = None,
    ending_in: AppState | str | None = None,
    min_size: int = 0,
    max_size: int = 10,
) -> st.SearchStrategy[list[Happening]]:
    """Draws events that `new_device(os, apps)` allows, one after another.

    With `kinds`, draws only events of these kinds. With `ending_in`, the first app is in that state
    after the last event. Raises LifecyclePolicyError if the state cannot be reached.
    """
    sizes = min_size, max_size
    return _drawn(os, apps, kinds, ending_in, sizes, _count, lambda place: [*place.happenings])


def callbacks(
    os: OSVersion | str,
    *,
    app: Mapping[str, Any] | None = None,
    kinds: Iterable[Occurrence | str] | None = None,
    ending_in: AppState | str | None = None,
    min_size: int = 0,
    max_size: int = 20,
) -> st.SearchStrategy[list[Record]]:
    """Draws the callbacks of an app as records of a log. Each record has its time, process and
    scene, and the states of the app and of the scene that are read in the callback.

    `kinds` are the kinds of events that may happen meanwhile. The sizes count callbacks.
    """
    sizes = min_size, max_size
    apps = (app or {},)
    return _drawn(
        *(os, apps, kinds, ending_in, sizes),
        lambda place: len(place.records),
        lambda place: [*place.records],
    )


def scenarios(
    os: OSVersion | str,
    *,
    apps: Sequence[Mapping[str, Any]] = ({"name": "app"},),
    kinds: Iterable[Occurrence | str] | None = None,
    ending_in: AppState | str | None = None,
    min_size: int = 0,
    max_size: int = 10,
) -> st.SearchStrategy[dict[str, Any]]:
    """Draws scenarios for `lifecycle-policy simulate`, as objects for `json.dumps`. The apps are as
    in a scenario, and no event is refused.

    >>> from hypothesis import find
    >>> find(scenarios("17.0"), lambda scenario: scenario["events"])["events"]
    [{'at': 0.0, 'event': 'open-app', 'app': 1}]
    """
    facts = [{key: value for key, value in one.items() if key != "name"} for one in apps]
    sizes = min_size, max_size
    head = {"os": str(OSVersion.of(os)), "apps": [dict(one) for one in apps]}

    def show(place: _Place) -> dict[str, Any]:
        return {**head, "events": [*map(_step, place.happenings)]}

    return _drawn(os, facts, kinds, ending_in, sizes, _count, show)


def _count(place: _Place) -> int:
    return len(place.happenings)


def _step(happening: Happening) -> dict[str, Any]:
    """Converts an event to an event of a scenario."""
    app = {"app": happening.app} if happening.app else {}
    # Leaves out the token, because an event of a scenario uses the newest token by default.
    fields = {name: value for name, value in happening.words().items() if name != "token"}
    return {"at": happening.at, "event": word_of(happening.kind), **app, **fields}
