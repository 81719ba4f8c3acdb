"""Passes the entries of an Info.plist to the library, one by one."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .._native.bindings import (
    lcp_app,
    lcp_error,
    lcp_info_progress,
    lcp_info_value,
    lcp_notice,
    lcp_text,
)
from .._native.convert import check, new
from .._native.enums import InfoKind, NoticeKind, Status
from .._native.errors import LifecyclePolicyError
from .._native.library import library
from .._native.names import decode
from .bounds import MAXIMUM_CONTENT, Deadline

__all__ = ["Notice"]

#: Dictionaries with an inner entry that the library reads, and the key of that entry.
_INSIDE = {
    "UIApplicationSceneManifest": "UIApplicationSupportsMultipleScenes",
    "NSExtension": "NSExtensionPointIdentifier",
    "EXAppExtensionAttributes": "EXExtensionPointIdentifier",
}
_MOST_ITEMS = 65536
_ROOM = 64

_SENTENCES = {
    NoticeKind.UNKNOWN_MODE: "not a background mode that Apple lists",
    NoticeKind.WRONG_TYPE: "not of the type that the key takes, not used",
    NoticeKind.DUPLICATE: "given before, the later one counts",
    NoticeKind.PLACEHOLDER: "an unexpanded build variable, not used",
    NoticeKind.MALFORMED: "not a version or SDK name, not used",
    NoticeKind.EMPTY_LIST: "an empty list",
}


@dataclass(frozen=True, slots=True)
class Notice:
    """A remark on an Info.plist entry, which is not an error."""

    kind: NoticeKind
    key: str
    index: int | None
    """The number of the item, if the value is a list."""
    value: str
    """The value that was found, shortened."""

    def __str__(self) -> str:
        place = self.key if self.index is None else f"{self.key}[{self.index}]"
        return f"{place}: `{self.value}` is {_SENTENCES[self.kind]}"


def _text(value: str) -> lcp_text:
    data = value.encode("utf-8", "replace")
    return lcp_text(data=data, length=len(data))


def _native_list(key: str, items: list[str]) -> lcp_info_value:
    """Makes a list of texts. Equal items share one text."""
    if sum(map(len, items)) > MAXIMUM_CONTENT:
        most = f"{MAXIMUM_CONTENT >> 20} MiB"
        raise LifecyclePolicyError(
            f"{key}: its items take more than {most}", status=Status.OUT_OF_RANGE
        )
    native = new(lcp_info_value, kind=InfoKind.STRING_LIST, item_count=len(items))
    if items:
        texts = {item: _text(item) for item in set(items)}
        native.items = (lcp_text * len(items))(*(texts[item] for item in items))
    return native


def _native(key: str, value: object) -> lcp_info_value:
    """Makes the struct that is passed to the library. The struct keeps everything that it points to
    alive."""
    if isinstance(value, bool):
        return new(lcp_info_value, kind=InfoKind.BOOLEAN, integer=int(value))
    if isinstance(value, int) and -(2**63) <= value < 2**63:
        return new(lcp_info_value, kind=InfoKind.INTEGER, integer=value)
    if isinstance(value, str):
        data = value.encode("utf-8", "replace")
        return new(lcp_info_value, kind=InfoKind.STRING, string=data, string_length=len(data))
    if isinstance(value, dict):
        return new(lcp_info_value, kind=InfoKind.DICTIONARY)
    if isinstance(value, list) and len(value) <= _MOST_ITEMS:
        if all(isinstance(item, str) for item in value):
            return _native_list(key, value)
    return new(lcp_info_value, kind=InfoKind.OTHER)


def _shortened(value: object) -> str:
    """Returns a short text for a value, without visiting its contents."""
    if isinstance(value, (str, bool, int, float)):
        try:
            text = str(value)
        except ValueError:  # an integer with more digits than Python prints
            return "a very large number"
        return text if len(text) <= 80 else text[:77] + "..."
    for kind, name in ((dict, "a dictionary"), (list, "a list"), (bytes, "data")):
        if isinstance(value, kind):
            return name
    return "a value"


def _entries(info: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yields all entries. After some dictionaries, also yields the inner entry that the library
    reads."""
    for key, value in info.items():
        if isinstance(key, str):
            yield key, value
            inside = _INSIDE.get(key)
            if inside is not None and isinstance(value, dict) and inside in value:
                yield inside, value[inside]


def _notice(native: lcp_notice, key: str, value: object) -> Notice:
    listed = isinstance(value, list) and native.index < len(value)
    item = value[native.index] if isinstance(value, list) and listed else value
    whole = native.kind in (NoticeKind.WRONG_TYPE, NoticeKind.DUPLICATE, NoticeKind.EMPTY_LIST)
    return Notice(
        kind=decode(NoticeKind, native.kind),
        key=key,
        index=native.index if listed and not whole else None,
        value=_shortened(value if whole else item),
    )


def apply_info(
    app: lcp_app, info: Mapping[str, object], deadline: Deadline | None
) -> tuple[Notice, ...]:
    """Applies the entries to `app` and returns the notices on them."""
    progress = new(lcp_info_progress)
    function = library().lcp_app_apply_info
    error, count = new(lcp_error), ctypes.c_size_t()
    room = (lcp_notice * _ROOM)()

    def take(name: bytes, native: lcp_info_value) -> int:
        """Passes one entry to the library. Returns the number of notices in `room`."""
        status = function(
            ctypes.byref(app), ctypes.byref(progress), name, len(name), ctypes.byref(native),
            room, ctypes.sizeof(lcp_notice), _ROOM, ctypes.byref(count), ctypes.byref(error),
        )  # fmt: skip
        check(status, error)
        return min(count.value, _ROOM)

    unusable = new(lcp_info_value, kind=InfoKind.OTHER)
    notices: list[Notice] = []
    for key, value in _entries(info):
        if deadline is not None and deadline.passed():
            raise LifecyclePolicyError("it takes too long to read", status=Status.OUT_OF_RANGE)
        name = key.encode("utf-8", "replace")
        # Passes an unusable value first. The library gives a notice on such a value only for a key
        # that the library reads, so only the values of those keys are converted.
        if take(name, unusable):
            found = take(name, _native(key, value))
            notices += [_notice(item, key, value) for item in room[:found]]
    return tuple(notices)
