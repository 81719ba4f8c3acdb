"""The command that lists the kinds of names, or the values of one kind."""

from __future__ import annotations

import argparse
from typing import Any

from ..._native.enums import (
    AppState,
    BackgroundMode,
    Cause,
    Termination,
    Trigger,
)
from ..._native.meanings import meaning, meaning_of_kind
from ..._native.spellings import Kind, kinds, spellings, word_of
from ..._native.words import words
from ..arguments import add_output
from ..json import Json, versions
from ..parser import Group, Parser, Values
from ..text.tables import Page, table, wrapped
from ..values import UNKNOWN, UsageError, meant

__all__ = ["add_options", "ask_names", "names_text"]

#: Further words for kinds: the names of options that take values of a kind.
_ALSO: dict[str, Kind] = {
    "from": AppState,
    "to": AppState,
    "after": Termination,
    "on": Trigger,
    "last-cause": Cause,
    "allow-cause": Cause,
    "of": BackgroundMode,
}


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    words = Values(words=tuple(kinds()))
    group.argument("kind", "KIND", "one kind of names; all kinds if omitted", words)
    add_output(parser)


def _kind(text: str) -> Kind:
    """Finds a kind by its word, by its Python class, or by an option that takes its values."""
    folded = text.strip().casefold().replace("_", "-").replace(" ", "-")
    words = kinds()
    words |= {kind.__name__.casefold(): kind for kind in kinds().values()} | _ALSO
    for word in (folded, folded.removesuffix("s")):
        if word in words:
            return words[word]
    near = meant(text, list(words))
    raise UsageError(UNKNOWN, "kind", f"unknown kind of names `{text}`{near}; `names` lists them")


def ask_names(options: argparse.Namespace) -> Json:
    """Which names are there?"""
    if options.kind is None:
        rows: list[Json] = [
            {
                "kind": word,
                "class": kind.__name__,
                "count": len(kind),
                "about": meaning_of_kind(kind),
            }
            for word, kind in kinds().items()
        ]
        return {"status": "ok", "kind": None, "kinds": rows, **versions()}
    found = _kind(options.kind)
    known = words(found)
    values: list[Json] = [
        {
            "name": value.label,
            "value": int(value),
            "meaning": meaning(value),
            "spellings": list(spellings(value)),
            "words": [text for text, word in known if word.is_read and value == word.meanings[0]],
        }
        for value in found
    ]
    return {
        "status": "ok",
        "kind": word_of(found),
        "class": found.__name__,
        "about": meaning_of_kind(found),
        "names": values,
        **versions(),
    }


def names_text(_options: argparse.Namespace, data: dict[str, Any], page: Page) -> str:
    """Formats the kinds, or the names of one kind, as a table."""
    if data["kind"] is None:
        listed = [(row["kind"], str(row["count"]), row["about"]) for row in data["kinds"]]
        lines = table(("kind", "names", "about"), listed, page)
        return "\n".join([*lines, "`names KIND` lists the names of one kind."])
    also = any(row["spellings"] for row in data["names"])
    heads = ("name", "meaning", "also read") if also else ("name", "meaning")
    rows = [
        (row["name"], row["meaning"], "\n".join(row["spellings"]))[: len(heads)]
        for row in data["names"]
    ]
    if not any(row["meaning"] for row in data["names"]):
        heads, rows = (heads[0], *heads[2:]), [(row[0], *row[2:]) for row in rows]
    count = f"{len(rows)} names of the kind {data['kind']}"
    also_text = "Case does not matter, and `_` or a blank may replace `-`."
    if data["kind"] == "callback":
        also_text = "Case does not matter, and Swift's form of a selector is accepted, too."
    known = next((text for row in data["names"] for text in row["words"]), None)
    if known is not None:
        also_text += f" Words such as `{known}` are accepted, too: --json lists them."
    return "\n".join([*table(heads, rows, page), *wrapped(f"{count}. {also_text}", page)])
