"""Prepares the contexts of a batch from columns of versions, apps and facts, each only once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import numpy as np

from .._native.convert import from_fact
from .._native.enums import (
    BackgroundMode,
    EvidenceProfile,
    Fact,
    Field,
    Idiom,
    LocationAuthorization,
    ProcessKind,
    Status,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.names import coerce, several
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context, DeviceFacts
from ..questions.prepared import Asked, Prepared, one_policy
from .dictionary import Dictionary
from .distinct import distinct
from .values import Given, absent, coded, plain

__all__ = ["CONTEXT_COLUMNS", "context_column", "contexts"]

#: A prepared context, or the error that says why there is none.
Ground = Prepared | LifecyclePolicyError


def _fact(field: Field, value: Any) -> bool | None:
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    return from_fact(coerce(Fact, value, field))


def _number(field: Field, value: Any) -> int:
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        return int(value)
    raise refused(field, Status.UNKNOWN_VALUE, f"`{value!r}` is not a whole number", value)


def _modes(value: Any) -> frozenset[BackgroundMode]:
    """Reads modes from a list, or from a text with commas."""
    if isinstance(value, str):
        value = [word for word in value.split(",") if word.strip()]
    return several(BackgroundMode, value, Field.BACKGROUND_MODES)


def _version(field: Field, value: Any) -> OSVersion:
    if isinstance(value, (str, OSVersion)):
        return OSVersion.of(value)
    text = f"`{value!r}` is not a version: give a text, such as \"17.4\""
    raise refused(field, Status.MALFORMED, text, value)


def _readers(fields: Any, special: dict[str, Callable[[Any], Any]]) -> dict[str, Callable[[Any], Any]]:
    return {
        name: special[name] if name in special else partial(_fact, Field[name.upper()])
        for name in fields
    }


#: The function that reads the values of each column. `_APP` has the fields of the app, and `_FACTS`
#: has the facts about the device.
_APP = _readers(
    [
        name
        for name in App.__dataclass_fields__
        if name not in ("unknown_modes", "placeholders", "notices")
    ],
    {
        "background_modes": _modes,
        "linked_sdk": partial(_version, Field.LINKED_SDK),
        "minimum_os": partial(_version, Field.MINIMUM_OS),
        "permitted_identifiers": partial(_number, Field.APP),
        "location_authorization": partial(
            coerce, LocationAuthorization, field=Field.LOCATION_AUTHORIZATION
        ),
        "kind": partial(coerce, ProcessKind, field=Field.KIND),
    },
)
_FACTS = _readers(
    DeviceFacts.__dataclass_fields__,
    {
        "idiom": partial(coerce, Idiom, field=Field.IDIOM),
        "foreground_slots": partial(_number, Field.FOREGROUND_SLOTS),
    },
)
_OWN: dict[str, Callable[[Any], Any]] = {
    "os": partial(_version, Field.OS),
    "profile": partial(coerce, EvidenceProfile, field=Field.PROFILE),
}
#: The names of the columns that make contexts.
CONTEXT_COLUMNS: tuple[str, ...] = (*_OWN, *_APP, *_FACTS)
#: The maximum number of prepared contexts in the cache.
_MOST = 4096


def _hashable(value: Any) -> Any:
    """Returns a value in a hashable form. A list becomes a tuple."""
    try:
        hash(value)
    except TypeError:
        return tuple(value)
    return value


@lru_cache(_MOST)
def _ground(names: tuple[str, ...], values: tuple[Any, ...], kinds: tuple[type, ...]) -> Ground:
    """Prepares the policy of a row, or returns the error that says why it cannot be prepared.
    `kinds` distinguishes 1 from True, which are equal."""
    read: dict[str, Any] = {}
    try:
        for name, value in zip(names, values, strict=True):
            if value is not None:
                reader = _OWN.get(name) or _APP.get(name) or _FACTS[name]
                read[name] = reader(value)
        if "os" not in read:
            return absent(Field.OS)
        app = {name: value for name, value in read.items() if name in _APP}
        facts = {name: value for name, value in read.items() if name in _FACTS}
        own = {name: value for name, value in read.items() if name in _OWN}
        context = Context(
            **own, app=App(**app) if app else None, facts=DeviceFacts(**facts) if facts else None
        )
        return Prepared.of(context)
    except LifecyclePolicyError as error:
        return error


def contexts(**columns: Any) -> Dictionary:
    """Makes the first argument of a batch from columns: the version `os`, the `profile`, and the
    fields of `App` and of `DeviceFacts` that `CONTEXT_COLUMNS` lists. Each argument is one value
    for all rows, or an array with one value for each row.

    A value may be a name, a number or a member. None and null mean not given. A version is a text
    or an OSVersion. Modes are a list, or a text with commas. Facts are bools, or "yes", "no" and
    "unknown".

    Equal rows share a policy, which is prepared once and cached. An invalid row makes only its own
    question fail.

    >>> found = contexts(os=["12.4", "17.0", "12.4", "tea"], scenes=[None, True, None, None])
    >>> found.codes.tolist()
    [0, 1, 0, 2]
    >>> print(found.values[2])
    os: `tea` is not a version such as 9.3.5
    """
    for name in columns:
        if name not in CONTEXT_COLUMNS:
            listed = ", ".join(CONTEXT_COLUMNS)
            raise LifecyclePolicyError(
                f"contexts: unknown column `{name}`: the columns are {listed}",
                status=Status.UNKNOWN_VALUE,
                value=name,
            )
    if "os" not in columns:
        raise absent(Field.OS)
    read: dict[str, Dictionary] = {}
    for name, given in columns.items():
        given = plain(given)
        if not isinstance(given, Dictionary):
            if isinstance(given, (list, tuple)) and name == "background_modes":
                values: Any = np.empty(len(given), object)
                values[:] = given
            else:
                values = np.asarray(given)
            given = coded(values)
        read[name] = given
    names = tuple(read)
    shape, first, places = distinct({name: Given(each.codes) for name, each in read.items()}, 1)
    parts = []
    for each in read.values():
        made: list[Any] = [*map(_hashable, each.values), None]
        codes = np.broadcast_to(each.codes, shape).reshape(-1)[first].tolist()
        parts.append([made[code] for code in codes])
    grounds = [
        _ground(names, values, tuple(map(type, values))) for values in zip(*parts, strict=True)
    ]
    return Dictionary(grounds, places.reshape(shape))


def context_column(asked: Asked | Dictionary) -> tuple[tuple[Ground, ...], Given]:
    """Returns the policies of a batch, or their errors, and the column of the indices of these."""
    if not isinstance(asked, Dictionary):
        return (one_policy(asked),), Given(0)
    grounds: list[Ground] = []
    for value in asked.values:
        try:
            grounds.append(value if isinstance(value, LifecyclePolicyError) else one_policy(value))
        except LifecyclePolicyError as error:
            grounds.append(error)
    errors = {code: each for code, each in enumerate(grounds) if not isinstance(each, Prepared)}
    return tuple(grounds), Given(asked.codes, None, {-1: absent(Field.OS), **errors})
