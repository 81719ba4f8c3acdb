"""Formats findings as a log in the format SARIF 2.1.0, which code scanning services read."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from urllib.parse import quote_from_bytes

from ..._native.library import library_version, ruleset_version
from ..fingerprints import numbered
from ..model import Checked, Finding, Level
from ..names import NONE, OwnNames, rule_of
from .data import Json
from .words import encodable, expected_words, is_archive, line_of, path_of

__all__ = ["sarif_log"]

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_TOOL = "lifecycle-policy"
#: The name of the fingerprints, with the version of their algorithm.
_FINGERPRINT = "lifecyclePolicy/v1"
_LEVELS = {
    Level.VIOLATION: "error",
    Level.REJECTED: "error",
    Level.WARNING: "warning",
    Level.NOTE: "note",
}
#: The first sentence of a note. An abbreviation such as "e.g." does not end the sentence.
_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z]|$)")
#: The maximum length of a source line in the output.
_LONGEST = 1000
#: Matches a Windows path that begins with a drive.
_DRIVE = re.compile(r"[A-Za-z]:/")


def sarif_log(files: Sequence[Checked], own: OwnNames = NONE, *, separator: str = os.sep) -> Json:
    """Returns a log with one run. `separator` separates the folders of a path."""
    names = list(dict.fromkeys(found.rule for checked in files for found in checked.findings))
    index = {name: number for number, name in enumerate(names)}
    addresses = {
        found.rule: found.address
        for checked in reversed(files)
        for found in reversed(checked.findings)
        if found.address
    }
    rules = [_rule(name, own.get(name, ""), addresses.get(name, "")) for name in names]
    results = [
        _result(checked, found, mark, index[found.rule], separator)
        for checked in files
        for found, mark in zip(checked.findings, numbered(checked.findings), strict=True)
    ]
    told = [each for checked in files for each in _notifications(checked, separator)]
    driver: Json = {
        "name": _TOOL,
        "version": library_version(),
        "semanticVersion": library_version(),
        "rules": rules,
        "properties": {"ruleset": ruleset_version()},
    }
    invocation: Json = {
        "executionSuccessful": not any(checked.failure for checked in files),
        "toolExecutionNotifications": told,
    }
    run: Json = {
        "tool": {"driver": driver},
        "invocations": [invocation],
        "columnKind": "unicodeCodePoints",
        "results": results,
    }
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _message(text: str) -> Json:
    return {"text": line_of(text)}


def _rule(name: str, description: str, address: str) -> Json:
    """Describes a rule of the rule book, or one of the checks' own findings."""
    row = rule_of(name)
    sources = row.citations if row else ()
    note = (row.note if row else "") or description
    titles = [source.title for source in sources]
    full = note or "; ".join(titles) or name
    first = _SENTENCE.match(full) if note else None
    help_address = next((source.address for source in sources if source.address), address)
    found: Json = {
        "id": encodable(name),
        "shortDescription": _message(first[0] if first else note or (titles or [name])[0]),
        "fullDescription": _message(full),
    }
    if help_address:
        found["helpUri"] = "https://" + _quoted(help_address, "/:@!$&'()*+,;=?#%~")
    if row:
        found["properties"] = {"tags": [row.family.label]}
    return found


def _result(checked: Checked, found: Finding, mark: str, rule: int, separator: str) -> Json:
    further = filter(None, (*found.details, expected_words(found)))
    sentences = [line_of(text) for text in (found.message, *further)]
    text = ". ".join(text[:1].upper() + text[1:] for text in sentences)
    properties: Json = {"severity": found.level.label}
    if found.expected:
        properties["expected"] = list(map(encodable, found.expected))
    return {
        "ruleId": encodable(found.rule),
        "ruleIndex": rule,
        "level": _LEVELS[found.level],
        "message": {"text": text or encodable(found.rule)},
        "locations": [_location(checked, found, separator)],
        "partialFingerprints": {_FINGERPRINT: mark},
        "properties": properties,
    }


def _location(checked: Checked, found: Finding, separator: str) -> Json:
    """Returns the place of a finding. A file in an archive is a logical location, because the
    archive has no such line."""
    if found.member and is_archive(checked):
        place = encodable(found.member)
        logical: Json = {"fullyQualifiedName": place, "kind": "resource"}
        if found.line:
            logical["properties"] = {"line": found.line}
        return {
            "physicalLocation": _physical(checked.file, separator),
            "logicalLocations": [logical],
        }
    physical = _physical(path_of(checked, found), separator)
    if found.line:
        physical["region"] = _region(found)
    return {"physicalLocation": physical}


def _region(found: Finding) -> Json:
    region: Json = {"startLine": found.line}
    if found.column:
        region["startColumn"] = found.column
        if found.length:
            region["endColumn"] = found.column + found.length
    if 0 < len(found.excerpt) <= _LONGEST:
        region["snippet"] = {"text": encodable(found.excerpt)}
    return region


def _physical(path: str, separator: str) -> Json:
    return {"artifactLocation": {"uri": _uri(path, separator)}}


def _quoted(text: str, safe: str) -> str:
    """Escapes a text for an address. Surrogates, which stand for undecodable bytes of
    a file's name, become these bytes again."""
    try:
        data = text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        data = text.encode("utf-8", "surrogatepass")
    return quote_from_bytes(data, safe)


def _uri(path: str, separator: str) -> str:
    """Returns the address of a file, which is relative if the path is relative."""
    if separator != "/":
        path = path.replace(separator, "/")
        if path.startswith("//"):  # a folder on another computer
            return "file:" + _quoted(path, "/")
        if _DRIVE.match(path):
            return "file:///" + path[:2] + _quoted(path[2:], "/")
    while path.startswith("./"):
        path = path[2:].lstrip("/")
    if path.startswith("/"):
        return "file:///" + _quoted(path.lstrip("/"), "/")
    return _quoted(path, "/") or "."


def _notifications(checked: Checked, separator: str) -> list[Json]:
    """Returns the assumptions about a file, and why it could not be read."""
    place: Json = {"physicalLocation": _physical(checked.file, separator)}
    told = [("note", note) for note in checked.notes]
    if checked.failure:
        told.append(("error", f"cannot be read: {checked.failure}"))
    return [
        {"level": level, "message": _message(text), "locations": [place]} for level, text in told
    ]
