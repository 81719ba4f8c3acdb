"""The rows that the command line adds to the library's text, and answers that combine several
answers of the library."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ...reports.headline import duration, plural
from ...reports.source import harmless

__all__ = ["Composed", "Json", "Row", "composed", "further_rows", "source"]

Json = dict[str, Any]
Row = tuple[str, str]


@dataclass(frozen=True)
class Composed:
    """An answer that the command line combines from others."""

    title: str
    rows: list[Row]
    says: str = ""
    """What the headline says instead of a verdict; "" for the verdict."""


def source(cited: Json) -> str:
    """Names a source, with its address."""
    text = f"{cited['key']}: {cited['title']}"
    if cited["publisher"]:
        text += f" ({cited['publisher']})"
    return f"{text} https://{cited['address']}" if cited["address"] else text


def _listed(name: str, values: list[str]) -> list[Row]:
    """Returns a row for each value. Only the first row has the name."""
    return [(name if number == 0 else "", value) for number, value in enumerate(values)]


def _given(*rows: tuple[str, str | None]) -> list[Row]:
    """Omits rows without a text."""
    return [(name, text) for name, text in rows if text]


def _afterwards(data: Json) -> list[Row]:
    """Says what follows a step, and which command asks about it."""
    rows: list[Row] = []
    if data.get("elsewhere"):
        ways = (f"{one['from']} -> {one['to']}" for one in data["elsewhere"])
        rows.append(("leads on", f"from other states: {', '.join(ways)}"))
    if "then" in data and data["to"] is not None:
        then = data["then"]
        follows = then and f"a second step: {then['from']} -> {then['to']}, {then['cause']}"
        rows.append(("then", follows or "nothing follows by itself"))
    return rows + _given(("ask next", data["ask_next"]))


def _other_causes(way: list[Json] | None) -> list[Row]:
    """Says whether other causes would make a path possible."""
    if way is None:
        return [("", "there is no path with other causes, either")]
    steps = [f"{step['from']} -> {step['to']}, {step['cause']}" for step in way]
    causes = dict.fromkeys(step["cause"] for step in way)
    option = f"--allow-cause {','.join(causes)}"
    return [("", f"with other causes there is a path: {'; '.join(steps)} ({option})")]


def _span(mode: Json) -> str:
    """Says on which versions a mode has an effect."""
    text = f"since {mode['introduced']}" if mode["introduced"] else "first version not known"
    for key in ("deprecated", "removed"):
        if mode[key]:
            text += f", {key} {mode[key]}"
    return text


def _does(mode: Json) -> list[Row]:
    return _given(
        ("wakes for", ", ".join(mode["wakes"])),
        ("permits", ", ".join(mode["permits"])),
        ("keeps running", ", ".join(mode["keeps_running"])),
    )


def _modes(data: Json) -> list[Row]:
    rows: list[Row] = []
    for mode in data["modes"]:
        declared = "declared, " if mode["declared"] else ""
        told = f"{mode['mode']}: {declared}{mode['verdict']}, {_span(mode)}  [{mode['rule']}]"
        rows.append(("mode", told))
        rows += _does(mode)
    return rows


def _findings(data: Json) -> str:
    counts = Counter(finding["severity"] for finding in data["findings"])
    kinds = [kind for kind in ("error", "warning", "note") if counts[kind]]
    return ", ".join(plural(counts[kind], kind) for kind in kinds) or "nothing found"


def _manifest(data: Json) -> list[Row]:
    rows: list[Row] = []
    for finding in data["findings"]:
        place = finding["key"] + (f": {finding['value']}" if finding["value"] else "")
        rows.append((finding["severity"], place))
        rows.append(("", f"{finding['message']}  [{finding['rule']}]"))
    return rows


def _exit(exit: Json) -> str:
    """Says how often the app ended for a reason, what the reason means, and which rule the app
    broke."""
    side = f" in the {exit['visibility']}" if exit["visibility"] else ""
    text = f"{exit['count']}{side}: {exit['cause'] or exit['name']}"
    if exit["allowance"]:
        text += f", {exit['allowance']}, by the rule {duration(exit['allowance_seconds'])}"
    text += f". {exit['meaning'] or 'Not known.'}"
    text += f"  [{exit['rule']}]" if exit["rule"] else ""
    return text + (f", broken: {exit['broken_rule']}" if exit["broken_rule"] else "")


def _reported(data: Json, report: Json) -> list[Row]:
    """Lists the limit that the rules set for the allowance, and the details of the report."""
    rows: list[Row] = []
    if data["deadline"]:
        limit = duration(data["deadline"]["limit_seconds"])
        then = f", then {data['deadline']['at_expiry']}" if data["deadline"]["at_expiry"] else ""
        rows.append(("by the rule", f"limit {limit}{then}  [{data['deadline']['rule']}]"))
    rows += _listed("counted", [_exit(exit) for exit in data["exits"]])
    rows += _given(
        ("domain", report["domain"]),
        ("resource", report["resource"] and f"{report['resource']} time"),
        ("visibility", report["visibility"]),
        ("OS", report["os_version"]),
    )
    return rows + _listed("report says", report["evidence"])


def _report(data: Json) -> list[Row]:
    rows = _given(("cause", data["cause"]), ("meaning", data["meaning"] or "not known"))
    seconds = data["allowance_seconds"]
    figure = [] if seconds is None else [duration(seconds)]
    rows += _given(("allowance", ", ".join([data["allowance"] or "", *figure]).strip(", ")))
    return rows + _given(("broken rule", data["broken_rule"])) + _reported(data, data["report"])


def _report_title(data: Json) -> str:
    question = data["question"]
    code = question["code"] or ("counts of exits" if data["exits"] else "no code")
    title = f"{question['namespace']} {code}" if question["namespace"] else str(code)
    return f"the report {harmless(question['report'])}, {title}"


def composed(command: str, data: Json) -> Composed | None:
    """Returns a combined answer, or None if the library gives the whole answer. The library knows
    neither the values in an Info.plist, nor reports, nor lists of modes."""
    if command == "manifest":
        return Composed("the manifest", _manifest(data), _findings(data))
    if "modes" in data:
        return Composed("the background modes", _modes(data))
    if data.get("report"):
        return Composed(_report_title(data), _report(data), data["_ended"])
    return None


def further_rows(command: str, data: Json) -> list[Row]:
    """Returns the rows about what follows a step, or about other causes for a path."""
    if command in ("transition", "step"):
        return _afterwards(data)
    if "with_other_causes" in data:
        return _other_causes(data["with_other_causes"])
    return []
