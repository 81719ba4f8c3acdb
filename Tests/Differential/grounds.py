"""Makes random contexts. Their versions are on both sides of every edge, and their apps, devices
and limits are random."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import place  # noqa: F401
from lifecycle_policy import (
    Allowance,
    App,
    BackgroundMode,
    Context,
    DeviceFacts,
    EvidenceProfile,
    Idiom,
    Limit,
    LocationAuthorization,
    OSVersion,
    ProcessKind,
    parse,
)

from arranging import arranged, living
from evaluator.book import Book, Row, packed

_OTHERS = ("4.1", "4.2", "4.2.1", "6.1.3", "9.3.5", "12.4", "13.1", "17.2", "26.1")
_UNKNOWN = ("98.2", "99.0", "255.255.255")

#: The fields of an app that are set at random, each with its possible values.
_APP: dict[str, tuple[Any, ...]] = {
    "exits_on_suspend": (True, False),
    "scenes": (True, True, False),
    "multiple_scenes": (True, True, False),
    "permitted_identifiers": (1, 3),
    "location_authorization": tuple(LocationAuthorization),
    "restoration_identifier": (True, False),
    "session_sends_launch_events": (True, False),
    "background_activity_session": (True, False),
    "service_session": (True, False),
    "interface_kept": (True, False),
    "multitasking_camera": (True, False),
    "state_restoration": (True, False),
    "always_usage_text": (True, False),
    "when_in_use_usage_text": (True, False),
    "microphone_usage_text": (True, False),
    "unknown_modes": (1, 2),
    "placeholders": (("CFBundleName",),),
}
_TRUTHS = (True, False, None)


class Grounds:
    """Makes contexts for questions to a rule book."""

    def __init__(self, book: Book, source: random.Random) -> None:
        self.book = book
        self.random = source
        near = {edge + step for edge in book.edges for step in (-1, 0, 1)}
        rows = book.family("callback")
        #: The versions on which callbacks were introduced, and the version before each of these.
        self.forms = sorted({row.since + step for row in rows for step in (-1, 0)})
        near |= {packed(text) for text in _OTHERS} | {book.newest}
        self.versions = sorted(os for os in near if packed("2.0") <= os <= book.newest)
        #: The first version that has each kind of process besides apps.
        self.kinds = {
            kind: min(row.since for row in book.family("lifecycle") if row.introduces(kind))
            for kind in book.export["vocabulary"]["process-kind"][1:]
        }
        self.unknown = [book.newest + 1, book.newest + 2, *(packed(text) for text in _UNKNOWN)]

    def some(self) -> Context:
        """Returns a random context."""
        return self._with_rest(self._version())

    def around(self, row: Row) -> Context:
        """Returns a context near a row. Usually, the context has a version and a profile of the
        row, and meets the row's conditions. Now and then, the context fails one of the
        conditions."""
        choose = self.random.choice
        chosen = [os for os in self.versions if row.holds_on(os)] or self.versions
        os = choose(chosen)
        chance = self.random.random()
        if chance < 0.1:
            os = choose([os for os in self.forms if row.holds_on(os)] or chosen)
        elif chance < 0.5:
            os = choose([row.since, row.since - 1, min(row.until, self.book.newest) - 1, row.until])
            os = min(max(os, packed("2.0")), self.book.newest + 1)
        context = self._with_rest(OSVersion.from_packed(os))
        app, facts = context.app or App(), context.facts or DeviceFacts()
        if row.lifecycles and self.random.random() < 0.9:
            app = living(app, choose(sorted(row.lifecycles)))
        asked = [(name, True) for name in sorted(row.when)]
        asked += [(name, False) for name in sorted(row.unless)]
        if self.random.random() < 0.6:
            asked = self._free(row) + asked
        for name, wanted in asked:
            holds = wanted if self.random.random() < 0.93 else not wanted
            app, facts = arranged(app, facts, name, holds)
        profile = EvidenceProfile.OBSERVED
        if self.random.random() < 0.9:
            label = choose(sorted(row.profiles) or ["observed"])
            profile = next(one for one in EvidenceProfile if one.label == label)
        app = replace(app, kind=self._kind(context.os, sorted(row.kinds)))
        return Context(
            context.os, os_last=context.os_last, profile=profile, app=app, facts=facts,
            limits=context.limits,
        )  # fmt: skip

    def _kind(self, os: OSVersion, kinds: list[str]) -> ProcessKind | None:
        """Returns a random kind of process from `kinds`, or None if the OS does not have that
        kind."""
        kind = self.random.choice(kinds)
        return parse(ProcessKind, kind) if os.packed >= self.kinds.get(kind, 0) else None

    def _free(self, row: Row) -> list[tuple[str, bool]]:
        """Returns conditions that keep rows of higher precedence from applying."""
        family = "relaunch" if row.family == "delivery" else row.family
        rivals = [
            one
            for one in self.book.family(family)
            if one.precedence > row.precedence
            and (one.triggers & row.triggers or one.activities & row.activities)
        ]
        found = {name: True for one in rivals for name in sorted(one.unless)}
        return list(found.items())

    def _version(self) -> OSVersion:
        if self.random.random() < 0.05:
            return OSVersion.from_packed(self.random.choice(self.unknown))
        return OSVersion.from_packed(self.random.choice(self.versions))

    def _with_rest(self, os: OSVersion) -> Context:
        last = None
        if self.random.random() < 0.1:
            last = max(os, self._version())
        profiles = (
            EvidenceProfile.OBSERVED, EvidenceProfile.OBSERVED, EvidenceProfile.OBSERVED,
            EvidenceProfile.DOCUMENTED, EvidenceProfile.ARTICLE,
        )  # fmt: skip
        return Context(
            os,
            os_last=last,
            profile=self.random.choice(profiles),
            app=self._app(os),
            facts=self._facts(),
            limits=self._limits(),
        )

    def _app(self, os: OSVersion) -> App | None:
        source = self.random
        if source.random() < 0.2:
            return None
        rate = source.choice((0.1, 0.4))
        changes = {
            name: source.choice(values)
            for name, values in _APP.items()
            if source.random() < rate or name == "scenes" and source.random() < 0.3
        }
        for name in ("linked_sdk", "minimum_os"):
            if source.random() < rate:
                changes[name] = self._version()
        if source.random() < 0.1:
            changes["minimum_os"] = OSVersion.from_packed(source.choice(self.unknown))
        modes = [mode for mode in BackgroundMode if source.random() < rate]
        if source.random() < 0.1:
            changes["kind"] = self._kind(os, list(self.kinds))
        return replace(App(background_modes=modes), **changes)

    def _facts(self) -> DeviceFacts | None:
        source = self.random
        chance = source.random()
        if chance < 0.3:
            return None
        base = DeviceFacts.unknown() if chance < 0.45 else DeviceFacts()
        rate = source.choice((0.1, 0.4))
        changes: dict[str, Any] = {}
        for name in DeviceFacts.__dataclass_fields__:
            if source.random() < rate:
                values: tuple[Any, ...] = _TRUTHS
                if name == "idiom":
                    values = (Idiom.PHONE, Idiom.PAD, None)
                elif name == "foreground_slots":
                    values = (1, 2, None)
                changes[name] = source.choice(values)
        return replace(base, **changes)

    def _limits(self) -> tuple[Limit, ...]:
        source = self.random
        if source.random() < 0.75:
            return ()
        figures = (None, None, 0.0, 2.5, 77.0, math.inf)
        limits = []
        for _ in range(source.randint(1, 12)):
            limit, advice, warning = (source.choice(figures) for _ in range(3))
            if limit is not None and warning is not None:
                # The library refuses a warning that is longer than the limit.
                warning = min(warning, limit)
            limits.append(Limit(source.choice(list(Allowance)), limit, advice, warning))
        return tuple(limits)
