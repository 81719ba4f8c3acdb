"""Renders words.js and habits.js of the JavaScript package: the words that people use for values of
enumerations, and the habits of phones.

Both files come from words.json and habits.json of the Python package, which all languages share.
"""

from __future__ import annotations

import json
import textwrap
from typing import Any

from interface import Interface
from words import WIDTH, plain

NOTICE = (
    "// Generated from words.json of the Python package by bindings/tools/generate.py: "
    "do not edit.\n"
)
DOC = """\
/**
 * The words for each kind of value, in rows. A row has the names of the meanings, with the most
 * common one first, and the words. A row with `choose` has no meaning that is the most common. The
 * rows of `ends` are for terminations, and for the causes of the same names.
 */
"""
#: States of scenes are a kind of their own in words.json. There, the name of one state lacks the
#: prefix that the library's name has.
SCENE, PREFIX = "scene-state", "scene-"
#: The kind in words.json whose rows are for several enumerations, and these enumerations.
ENDS, SERVED = "ends", ("termination", "cause")


def _names(interface: Interface) -> dict[str, set[str]]:
    """Returns the library's names of the values of each kind."""
    found: dict[str, set[str]] = {}
    for item in interface.enumerations:
        kind = plain(item.type).replace("_", "-")
        for value in item.values:
            of = SCENE if value.axis == "scene" else kind
            found.setdefault(of, set()).add(value.label)
    found[ENDS] = set.intersection(*(found[kind] for kind in SERVED))
    return found


def _named(names: dict[str, set[str]], kind: str, name: str) -> str:
    """Returns the library's name of a meaning."""
    for one in (name, PREFIX + name) if kind == SCENE else (name,):
        if one in names.get(kind, ()):
            return one
    raise ValueError(f"words.json: there is no {kind} {name}")


def _row(names: dict[str, set[str]], kind: str, row: dict[str, Any]) -> str:
    """Renders a row, over several lines if it is long."""
    if any(" " in name for name in row["means"]) or any("," in word for word in row["words"]):
        raise ValueError(f"words.json: a comma in a word, or a blank in a name: {row}")
    means = " ".join(_named(names, kind, name) for name in row["means"])
    words = ", ".join(row["words"]).replace("\\", "\\\\").replace("'", "\\'")
    choose = ", 'choose'" if row.get("choose") else ""
    if len(line := f"    ['{means}', '{words}'{choose}],\n") <= WIDTH:
        return line
    lines = textwrap.wrap(words, WIDTH - 12, break_on_hyphens=False, break_long_words=False)
    text = " '\n      + '".join(lines)
    return f"    ['{means}',\n      '{text}'{choose}],\n"


def render(interface: Interface, listed: str) -> str:
    """Renders words.js."""
    names = _names(interface)
    rows = ""
    for kind, row in json.loads(listed).items():
        listed_rows = "".join(_row(names, kind, one) for one in row)
        rows += f"  '{kind}': [\n{listed_rows}  ],\n"
    return f"{NOTICE}\n{DOC}export const WORDS = {{\n{rows}}};\n"


def render_habits(text: str) -> str:
    """Renders habits.js: the presets of habits, and their schema."""
    found = json.loads(text)
    notice = NOTICE.replace("words.json", "habits.json")
    presets, schema = (json.dumps(found[key], indent=2) for key in ("presets", "schema"))
    return (
        f"{notice}\n/** The habits that come with the package, by name. */\n"
        f"export const presets = {presets};\n\n"
        f"/** The JSON schema of habits. */\nexport const habitsSchema = {schema};\n"
    )
