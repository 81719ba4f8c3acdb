"""Checks the titles of the values: the phrases with which their comments begin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import abi
import pytest
from abi import CONDITIONS, NAMED_BY_APPLE
from interface import ROOT, Enumeration, Value, load

LONGEST = 60
ENUMERATIONS = load().enumerations
HEADERS = ("lifecycle_policy.h", "lifecycle_policy_values.h")


def titles() -> Iterator[tuple[Enumeration, Value, str]]:
    """Yields each hand-written title. Leaves out enumerations whose titles are Apple's names."""
    for item in ENUMERATIONS:
        for value in item.values if item.type not in NAMED_BY_APPLE else ():
            yield item, value, value.title
            if item.type == CONDITIONS:
                yield item, value, value.opposite


def test_every_value_has_a_title() -> None:
    assert sum(len(item.values) for item in ENUMERATIONS) > 900
    for item in ENUMERATIONS:
        for value in item.values:
            assert value.title, value.name
            assert bool(value.opposite) == (item.type == CONDITIONS), value.name
            assert value.doc.startswith(value.title), value.name


def test_a_title_is_a_short_phrase() -> None:
    for _, value, title in titles():
        assert len(title) <= LONGEST, (value.name, len(title))
        assert title.isascii() and title.isprintable() and title == title.strip(), value.name
        assert title[-1] not in ".,!?", value.name  # a selector ends with a colon
        assert ";" not in title and "`" not in title, value.name


def test_apple_s_names_are_titles() -> None:
    for item in ENUMERATIONS:
        same = all(value.title == value.label for value in item.values)
        assert same or item.type not in NAMED_BY_APPLE, item.type


def test_titles_of_a_kind_differ() -> None:
    for item in ENUMERATIONS:
        found: dict[str, str] = {}
        for value in item.values:
            for title in (value.title, value.opposite) if value.opposite else (value.title,):
                assert title not in found, (value.name, found[title])
                found[title] = value.name


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LCP_UNIT_BYTES  = 2, /**< bytes */", "LCP_UNIT_BYTES  = 2,"),
        ("/**< a phone; else: not a phone */", "/**< a phone */"),
        ("/**< a phone; else: not a phone */", "/**< a phone; not a phone */"),
    ],
)
def test_a_value_without_a_title_is_an_error(old: str, new: str, tmp_path: Path) -> None:
    texts = {name: (ROOT / "include" / name).read_text(encoding="utf-8") for name in HEADERS}
    assert sum(text.count(old) for text in texts.values()) == 1
    for name, text in texts.items():
        (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(abi.HeaderError, match="title"):
        abi.read(tmp_path / "lifecycle_policy.h")
