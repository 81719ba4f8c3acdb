"""What each command's answer says, as a title and rows of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

__all__ = ["COMMANDS", "Json", "Row", "duration", "source"]

Json = dict[str, Any]
Row = tuple[str, str]
Told = tuple[str, list[Row]]


def duration(value: float | str | None) -> str:
    """Says a duration in words."""
    if value is None:
        return "not known"
    if isinstance(value, str):
        return "no limit"
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if value >= 2 * length and value % length == 0:
            return f"{value} s ({value // length} {unit})"
    return f"{value} s"


def source(cited: Json) -> str:
    """Names a source, with its address."""
    text = f"{cited['key']}: {cited['title']}"
    if cited["publisher"]:
        text += f" ({cited['publisher']})"
    return f"{text} https://{cited['address']}" if cited["address"] else text


def _listed(name: str, values: list[str]) -> list[Row]:
    """Gives rows of which the first has the name; none where there is nothing to list."""
    return [(name if number == 0 else "", value) for number, value in enumerate(values)]


def _given(*rows: tuple[str, str | None]) -> list[Row]:
    """Leaves out what is not told."""
    return [(name, text) for name, text in rows if text]


def _step(step: Json, after: bool) -> str:
    """Says what is called or posted, and with `after` the state in which that leaves the app."""
    reads = [f"reads {step['state']}"] if step["state"] else []
    if step["scene_state"]:
        reads.append(f"scene {step['scene_state']}")
    if step["allowance"]:
        reads.append(f"limited by {step['allowance']}")
    text = step["name"] + (f" ({', '.join(reads)})" if reads else "")
    if step["kind"] == "notification":
        text = f"  posts {step['name']}"
    text += f", else {step['fallback']}" if step["fallback"] else ""
    return f"{text}, then {step['state_after']}" if after else text


def _sequence(steps: list[Json], before: str) -> list[Row]:
    """Lists what is called and posted; the state stands where it changes."""
    lines = []
    for step in steps:
        lines.append(_step(step, after=step["state_after"] != before))
        before = step["state_after"]
    return _listed("callbacks", lines) or [("callbacks", "none")]


def _transition(data: Json) -> Told:
    question = data["question"]
    to = question["to"] or data["to"] or "nowhere"
    title = f"{question['from']} -> {to}, {question['cause']}"
    rows = _given(("via", data["via"])) + _sequence(data["sequence"], question["from"])
    return title, rows


def _next(data: Json) -> Told:
    return f"what may follow {data['question']['from']}", []


def _path(data: Json) -> Told:
    question, rows = data["question"], []
    for number, step in enumerate(data["steps"], 1):
        rows.append((f"step {number}", f"{step['from']} -> {step['to']}, {step['cause']}"))
        rows += _sequence(step["sequence"], step["from"])
        rows.append(("rule", str(step["rule"])))
    return f"from {question['from']} to {question['to']}", rows


def _clock(data: Json) -> str:
    """Says when a clock starts, what sets it back, and who shares it."""
    parts = [f"starts at {data['starts']}"] if data["starts"] else []
    parts += [f"set back at {' and '.join(data['resets'])}"] if data["resets"] else []
    parts += ["shared by all of the kind"] if data["shared"] else []
    return ", ".join(parts)


def _deadline(data: Json) -> Told:
    words = {True: "yes", False: "no", None: "not known"}
    rows = _given(
        ("advice", duration(data["advice_seconds"])),
        ("limit", duration(data["limit_seconds"])),
        ("warning", duration(data["warning_seconds"])),
        ("at expiry", data["at_expiry"] or "not known"),
        ("code", data["code"]),
        ("termination", data["termination"]),
        ("extendable", words[data["extendable"]]),
        ("clock", _clock(data)),
    )
    return str(data["question"]["allowance"]), rows


def _relaunch(data: Json) -> Told:
    question = data["question"]
    since = f", since then {', '.join(question['since'])}" if question["since"] else ""
    rows = _given(
        ("guarantee", data["guarantee"]),
        ("launched", data["launch_state"] and f"to the {data['launch_state']}"),
        ("callback", data["callback"]),
    )
    if data["allowance"]:
        rows.append(("allowance", f"{data['allowance']}, {duration(data['allowance_seconds'])}"))
    if data["disposition"]:
        until = f" until {data['until']}" if data["until"] else ""
        rows.append(("disposition", f"{data['disposition']}{until}  [{data['disposition_rule']}]"))
    place = f" in the state {question['state']}" if question["state"] else ""
    ended = f" after {question['after']}" if question["after"] else ""
    force_quit = ", force quit before" if question["force_quit"] else ""
    return f"{question['on']}{place}{ended}{since}{force_quit}", rows


def _conduct(data: Json) -> Told:
    question = data["question"]
    rows = _given(
        ("price", data["price"]),
        ("code", data["code"]),
        ("termination", data["termination"]),
        ("stop before", data["stop_before"] and f"{data['stop_before']} returns"),
    )
    return f"{question['activity']} in the state {question['state']}", rows


def _duties(data: Json) -> Told:
    rows: list[Row] = []
    for number, duty in enumerate(data["duties"], 1):
        undone = f" Undone at {duty['undone_at']}." if duty["undone_at"] else ""
        rows.append((f"duty {number}", f"{duty['text']}{undone}  [{duty['id']}]"))
    return f"what is owed in {data['question']['callback']}", rows


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
        ("keeps up", ", ".join(mode["keeps_running"])),
    )


def _modes(data: Json) -> Told:
    if "modes" not in data:
        return str(data["question"]["of"]), [("versions", _span(data)), *_does(data)]
    rows: list[Row] = []
    for mode in data["modes"]:
        declared = "declared, " if mode["declared"] else ""
        told = f"{mode['mode']}: {declared}{mode['verdict']}, {_span(mode)}  [{mode['rule']}]"
        rows.append(("mode", told))
        rows += _does(mode)
    return "the background modes", rows


def _delivery(data: Json) -> Told:
    question = data["question"]
    rows = _given(
        ("manner", data["manner"]),
        ("callback", data["callback"]),
        ("merging", data["merging"]),
        ("place", data["rank"] is not None and f"{data['rank']} among those that wait" or None),
        ("wakes as", data["trigger"]),
    )
    return f"{question['event']} in the state {question['state']}", rows


def _quota(data: Json) -> Told:
    count = "not known" if data["count"] is None else f"{data['count']}"
    if data["unit"] and data["unit"] != "count":
        count += f" {data['unit']}"
    if data["window_seconds"] is not None:
        count += f" in {duration(data['window_seconds'])}"
    rows = [("allowed", count), ("at excess", data["at_excess"] or "not known")]
    return str(data["question"]["quota"]), rows


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _manifest(data: Json) -> Told:
    counts = Counter(finding["severity"] for finding in data["findings"])
    kinds = [kind for kind in ("error", "warning", "note") if counts[kind]]
    found = ", ".join(_plural(counts[kind], kind) for kind in kinds) or "nothing found"
    rows: list[Row] = []
    for finding in data["findings"]:
        place = finding["key"] + (f": {finding['value']}" if finding["value"] else "")
        rows.append((finding["severity"], place))
        rows.append(("", f"{finding['message']}  [{finding['rule']}]"))
    return f"the manifest, {found}", rows


def _termination(data: Json) -> Told:
    question, report = data["question"], data.get("report")
    code = question["code"] or "no code"
    title = f"{question['namespace']} {code}" if question["namespace"] else str(code)
    rows = _given(("cause", data["cause"]), ("meaning", data["meaning"] or "not known"))
    seconds = data["allowance_seconds"]
    figure = [] if seconds is None else [duration(seconds)]
    rows += _given(("allowance", ", ".join([data["allowance"] or "", *figure]).strip(", ")))
    rows += _given(("broken rule", data["broken_rule"]))
    if report:
        title = f"the report {question['report']}, {title}"
        rows += _reported(data, report)
    return title, rows


def _reported(data: Json, report: Json) -> list[Row]:
    """Says what the report tells beside the reason."""
    rows: list[Row] = []
    if data["deadline"]:
        limit = duration(data["deadline"]["limit_seconds"])
        then = f", then {data['deadline']['at_expiry']}" if data["deadline"]["at_expiry"] else ""
        rows.append(("by the rule", f"limit {limit}{then}"))
    rows += _given(
        ("domain", report["domain"]),
        ("resource", report["resource"] and f"{report['resource']} time"),
        ("visibility", report["visibility"]),
        ("OS", report["os_version"]),
    )
    return rows + _listed("report says", report["evidence"])


def _suspension(data: Json) -> Told:
    question = data["question"]
    asked = [*question["allowance"], *question["activity"]]
    asked += [f"{name} begun in front" for name in question["begun_in_front"]]
    title = f"suspension with {', '.join(asked)}" if asked else "suspension of an app at rest"
    held = [*data["allowances"], *data["activities"]]
    return title, _given(("held by", ", ".join(held)))


def _purge(data: Json) -> Told:
    question = data["question"]
    doing = f", {', '.join(question['activity'])}" if question["activity"] else ""
    words = {True: "yes", False: "no", None: "not known"}
    rank = "not known" if data["rank"] is None else f"{data['rank']}; the lowest is ended first"
    rows = [("rank", rank), ("warned", words[data["warned"]])]
    return f"memory is short in the state {question['state']}{doing}", rows


COMMANDS: dict[str, Callable[[Json], Told]] = {
    "transition": _transition,
    "step": _transition,
    "next": _next,
    "path": _path,
    "deadline": _deadline,
    "relaunch": _relaunch,
    "conduct": _conduct,
    "duties": _duties,
    "modes": _modes,
    "delivery": _delivery,
    "quota": _quota,
    "manifest": _manifest,
    "termination": _termination,
    "suspension": _suspension,
    "purge": _purge,
}
