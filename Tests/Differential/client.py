"""Asks the built library."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import place
from lifecycle_policy import Context
from lifecycle_policy._native.convert import new
from lifecycle_policy._native.enums import QuestionKind

from evaluator.book import Json
from calls import Forms, Way, split, way
from reading import Reader
from reproduce import asked_openly
from words import (
    ACTIVITY, ALLOWANCE, CALLBACK, CAUSE, ERROR_DOMAIN, EVENT, FACT, INTERRUPTION, MODE, NAMESPACE, QUOTA,
    SINCE, STATE, TERMINATION, TRIGGER, Answer, Words, states_of,
)  # fmt: skip

_ABI = json.loads((place.ROOT / "include" / "abi.json").read_text(encoding="utf-8"))
_WAYS = {question["name"]: way(question) for question in _ABI["questions"]}

#: Maps each part of a question to the field of the query that takes the part, and to the names of
#: the possible values.
_FIELDS: dict[str, tuple[str, Words]] = {
    "cause": ("cause", CAUSE),
    "last_cause": ("last_cause", CAUSE),
    "trigger": ("trigger", TRIGGER),
    "interruption": ("interruption", INTERRUPTION),
    "allowance": ("allowance", ALLOWANCE),
    "termination": ("termination", TERMINATION),
    "state": ("state", STATE),
    "activity": ("activity", ACTIVITY),
    "callback": ("callback", CALLBACK),
    "event": ("event", EVENT),
    "of": ("mode", MODE),
    "quota": ("quota", QUOTA),
    "namespace": ("reason_namespace", NAMESPACE),
    "error_domain": ("error_domain", ERROR_DOMAIN),
}

#: Maps each set in a question to the field of the query that takes the set, and to the names of the
#: possible elements.
_MASKS: dict[str, tuple[str, Words]] = {
    "since": ("events_since", SINCE),
    "allowances": ("allowances", ALLOWANCE),
    "activities": ("activities", ACTIVITY),
    "begun_in_front": ("begun_in_front", ACTIVITY),
}


def _query(way: Way, asked: Json) -> tuple[bytes, ...]:
    if way.query is None:
        return ()
    fields: dict[str, Any] = {}
    for name, value in asked.items():
        if name in ("from", "to"):
            fields[name] = states_of(asked).number(value)
        elif name == "allowed_causes":
            mask = CAUSE.mask(value)
            fields[name] = (mask & (1 << 64) - 1, mask >> 64)
        elif name in _MASKS:
            field, words = _MASKS[name]
            fields[field] = words.mask(value)
        elif name == "force_quit":
            fields[name] = FACT.numbers["yes" if value else "no"]
        elif name == "code":
            fields[name] = value
        elif name != "axis":
            field, words = _FIELDS[name]
            fields[field] = words.number(value)
    return (bytes(new(way.query, **fields)),)


class Client(Reader):
    """Asks the library questions, and reads the answers."""

    _forms: Forms | None = None

    def answers(self, context: Context, kind: str, asked: Sequence[Json]) -> list[Answer]:
        """Asks questions of one kind. If the policy with tables or a batch gives another answer
        than the small form, the returned answer has the differences, under the key `tables` or
        `batch`."""
        forms = self._forms
        if forms is None or forms.context is not context:
            forms = self._forms = Forms(context)
        if kind == "explain":
            return [self._explained(forms, one) for one in asked]
        found, way = [], _WAYS[kind]
        queries = [_query(way, one) for one in asked]
        for one, given in zip(asked, forms.given(way, queries), strict=True):
            small = given.pop("small")
            answer = self._read(forms, kind, one, small)
            for name, other in given.items():
                if other != small:
                    said = self._read(forms, kind, one, other)
                    answer[name] = {key: said[key] for key in said if said[key] != answer[key]}
            if context.os_last is not None:
                answer |= _over_range(context, kind, one)
            found.append(answer)
        return found

    def _explained(self, forms: Forms, asked: Json) -> Answer:
        """Asks for the rules about a question, and compares the answers of the two forms of the
        policy."""
        kind = asked["question"]
        (query,) = _query(_WAYS[kind], {name: asked[name] for name in asked if name != "question"})
        number = QuestionKind[kind.upper()]
        small, tables = (
            self.explanation(forms.explained(policy, number, query))
            for policy in (forms.small, forms.tables)
        )
        differing = {} if small == tables else {"tables": tables}
        return small | {"os_dependent": False} | differing

    def _read(self, forms: Forms, kind: str, asked: Json, given: bytes) -> Answer:
        answer, listed = split(_WAYS[kind], given)
        if kind == "path":
            found = self.path(answer, [(step, _steps(forms, step)) for step in listed], asked)
        else:
            found = getattr(self, kind)(answer, listed, asked)
        return found | {"os_dependent": False}


def _steps(forms: Forms, step: Any) -> list[Any]:
    """Returns the callbacks and notifications of a step of a path."""
    names = ("from", "to", "cause", "last_cause", "trigger")
    fields = {name: getattr(step, name) for name in names}
    way = _WAYS["transition"]
    return split(way, way.ask(forms.small, bytes(new(way.query, **fields))))[1]


def _over_range(context: Context, kind: str, asked: Json) -> Answer:
    """Returns the verdicts of the Python binding's answer for a range of versions, and whether the
    answer depends on the version. The binding asks about every version edge in the range."""
    answer = asked_openly(context, kind, asked)
    return {
        "verdict": answer.verdict.label,
        "newest_verdict": answer.newest_verdict.label,
        "os_dependent": answer.os_dependent,
    }
