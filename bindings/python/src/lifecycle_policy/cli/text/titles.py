"""The answer of each command as a title and rows of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ...reports.source import harmless

__all__ = ["COMMANDS", "HEADLINES", "Json", "Row", "duration", "in_several_steps", "source"]

Json = dict[str, Any]
Row = tuple[str, str]
Told = tuple[str, list[Row]]


def duration(value: float | str | None) -> str:
    """Returns a duration in words."""
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
    """Returns a row for each value. Only the first row has the name."""
    return [(name if number == 0 else "", value) for number, value in enumerate(values)]


def _given(*rows: tuple[str, str | None]) -> list[Row]:
    """Omits rows without a text."""
    return [(name, text) for name, text in rows if text]


#: The words for the clock that limits a callback. The name of the allowance follows them.
_CLOCKS = {
    "launch": "the watchdog of the whole",
    "scene-create": "the watchdog of a new scene,",
    "scene-update": "the watchdog of the interface,",
    "resume": "the watchdog of the return,",
    "suspend": "the watchdog of leaving,",
    "did-enter-background": "its own time,",
    "will-terminate": "its own time,",
    "expiration-handler": "its own time,",
    "exits-on-suspend-cleanup": "the time to clean up,",
}


def _step(step: Json, after: bool) -> str:
    """Says what is called or posted. With `after`, also names the state of the app afterwards."""
    reads = [f"reads {step['state']}"] if step["state"] else []
    if step["scene_state"]:
        reads.append(f"scene {step['scene_state']}")
    if step["allowance"]:
        clock = _CLOCKS.get(step["allowance"], "the allowance")
        reads.append(f"limited by {clock} {step['allowance']}")
    text = step["name"] + (f" ({', '.join(reads)})" if reads else "")
    if step["kind"] == "notification":
        text = f"  posts {step['name']}"
    text += f", else {step['fallback']}" if step["fallback"] else ""
    return f"{text}, then {step['state_after']}" if after else text


def _sequence(steps: list[Json], before: str) -> list[Row]:
    """Lists what is called and posted, with the state of the app wherever it changes."""
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
    return title, rows + _afterwards(data)


def _afterwards(data: Json) -> list[Row]:
    """Says what comes after a step, and how to ask for it."""
    rows: list[Row] = []
    if data.get("elsewhere"):
        ways = (f"{one['from']} -> {one['to']}" for one in data["elsewhere"])
        rows.append(("leads on", f"from other states: {', '.join(ways)}"))
    if "then" in data and data["to"] is not None:
        then = data["then"]
        follows = then and f"a second step: {then['from']} -> {then['to']}, {then['cause']}"
        rows.append(("then", follows or "nothing follows by itself"))
    return rows + _given(("ask next", data["ask_next"]))


def in_several_steps(data: Json) -> str:
    """Names the states on a path of several steps."""
    question = data["question"]
    states = [question["from"], data["via"], *(step["state_after"] for step in data["sequence"])]
    return " -> ".join(dict.fromkeys(filter(None, [*states, question["to"]])))


def _next(data: Json) -> Told:
    return f"what may follow {data['question']['from']}", []


def _path(data: Json) -> Told:
    question = data["question"]
    rows = _given(("allowed", ", ".join(question["allow_cause"])))
    if "with_other_causes" in data:
        rows += _other_causes(data["with_other_causes"])
    for number, step in enumerate(data["steps"], 1):
        rows.append((f"step {number}", f"{step['from']} -> {step['to']}, {step['cause']}"))
        rows += _sequence(step["sequence"], step["from"])
        rows.append(("rule", str(step["rule"])))
    return f"from {question['from']} to {question['to']}", rows


def _other_causes(way: list[Json] | None) -> list[Row]:
    """Says whether there is a path if more causes are permitted."""
    if way is None:
        return [("", "there is no path with other causes, either")]
    steps = [f"{step['from']} -> {step['to']}, {step['cause']}" for step in way]
    causes = dict.fromkeys(step["cause"] for step in way)
    option = f"--allow-cause {','.join(causes)}"
    return [("", f"with other causes there is a path: {'; '.join(steps)} ({option})")]


def _clock(data: Json) -> str:
    """Says when a clock starts, what resets it, and whether it is shared."""
    parts = [f"starts at {data['starts']}"] if data["starts"] else []
    parts += [f"reset at {' and '.join(data['resets'])}"] if data["resets"] else []
    parts += ["shared by all tasks of the kind"] if data["shared"] else []
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


#: The words for what happens to an app that already runs, or is in memory.
_LAUNCHED = {"running": "reached", "in-front": "reached", "in-memory": "woken"}


def _place(state: str | None) -> str | None:
    return None if state is None else f"in the {state}"


def _relaunch(data: Json) -> Told:
    question = data["question"]
    since = f", since then {', '.join(question['since'])}" if question["since"] else ""
    rows = _given(
        ("guarantee", data["guarantee"]),
        (_LAUNCHED.get(data["standing"] or "", "launched"), _place(data["launch_state"])),
        ("callback", data["callback"]),
    )
    if data["allowance"]:
        rows.append(("allowance", f"{data['allowance']}, {duration(data['allowance_seconds'])}"))
    if data["disposition"]:
        until = f" until {data['until']}" if data["until"] else ""
        name = "otherwise" if data["verdict"] == "conditional" else "disposition"
        rows.append((name, f"{data['disposition']}{until}  [{data['disposition_rule']}]"))
    place = f" in the state {question['state']}" if question["state"] else ""
    ended = f" after {question['after']}" if question["after"] else ""
    if question["after"] == "none":
        ended = "" if place else " to an app that is still in memory (suspended)"
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
    return f"what the app must do in {data['question']['callback']}", rows


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
        ("place", data["rank"] is not None and f"{data['rank']} among the waiting notices" or None),
        ("wakes as", data["trigger"]),
    )
    return f"{question['event']} in the state {question['state']}", rows


def _quota(data: Json) -> Told:
    count = "not known" if data["count"] is None else f"{data['count']}"
    if data["unit"] and data["unit"] != "count":
        count += f" {data['unit']}"
    if data["window_seconds"] is not None:
        count += f" in {duration(data['window_seconds'])}"
    rows = [("allowed", count), ("when exceeded", data["at_excess"] or "not known")]
    return str(data["question"]["quota"]), rows


def _findings(data: Json) -> str:
    counts = Counter(finding["severity"] for finding in data["findings"])
    kinds = [kind for kind in ("error", "warning", "note") if counts[kind]]
    return ", ".join(_plural(counts[kind], kind) for kind in kinds) or "nothing found"


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _manifest(data: Json) -> Told:
    rows: list[Row] = []
    for finding in data["findings"]:
        place = finding["key"] + (f": {finding['value']}" if finding["value"] else "")
        rows.append((finding["severity"], place))
        rows.append(("", f"{finding['message']}  [{finding['rule']}]"))
    return "the manifest", rows


def _termination(data: Json) -> Told:
    question, report = data["question"], data.get("report")
    code = question["code"] or ("counts of exits" if data.get("exits") else "no code")
    title = f"{question['namespace']} {code}" if question["namespace"] else str(code)
    rows = _given(("cause", data["cause"]), ("meaning", data["meaning"] or "not known"))
    seconds = data["allowance_seconds"]
    figure = [] if seconds is None else [duration(seconds)]
    rows += _given(("allowance", ", ".join([data["allowance"] or "", *figure]).strip(", ")))
    rows += _given(("broken rule", data["broken_rule"]))
    if report:
        title = f"the report {harmless(question['report'])}, {title}"
        rows += _reported(data, report)
    return title, rows


def _exit(exit: Json) -> str:
    """Says how often the app ended for a reason, what that means and which rule was broken."""
    side = f" in the {exit['visibility']}" if exit["visibility"] else ""
    text = f"{exit['count']}{side}: {exit['cause'] or exit['name']}"
    if exit["allowance"]:
        text += f", {exit['allowance']}, by the rule {duration(exit['allowance_seconds'])}"
    text += f". {exit['meaning'] or 'Not known.'}"
    text += f"  [{exit['rule']}]" if exit["rule"] else ""
    return text + (f", broken: {exit['broken_rule']}" if exit["broken_rule"] else "")


def _reported(data: Json, report: Json) -> list[Row]:
    """Lists what the report says besides the reason, and what the rule says about the allowance."""
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


def _suspension(data: Json) -> Told:
    question = data["question"]
    asked = [*question["allowance"], *question["activity"]]
    asked += [f"{name} begun in front" for name in question["begun_in_front"]]
    title = f"suspension with {', '.join(asked)}" if asked else "suspension of an idle app"
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


_EXPIRY = {
    "terminate": "then the app is terminated",
    "suspend": "then the app is suspended",
    "mark-failed": "then it counts as failed",
    "cancel": "then it is cancelled",
    "throttle": "then it is granted less often",
    "report-only": "then it is reported",
    "deliver-fallback": "then the fallback is delivered",
    "stop-launching": "then the app is no longer launched",
    "nothing": "then nothing happens",
}


def _time(data: Json) -> str:
    limit, advice = data["limit_seconds"], data["advice_seconds"]
    if limit is None and advice is None:
        return "no figure is known"
    figure = duration(limit) if limit is not None else f"about {duration(advice)} (advice)"
    then = _EXPIRY.get(data["at_expiry"] or "", "")
    return f"{figure}, {then}" if then and limit is not None else figure


_UNITS = {"monitored-regions": "region", "scheduled-local-notifications": "notification"}


def _count(data: Json) -> str:
    if data["count"] is None:
        return "no figure is known"
    if data["unit"] and data["unit"] != "count":
        text = f"{data['count']} {data['unit']}"
    else:
        kind = data["question"]["quota"]
        text = _plural(data["count"], _UNITS[kind]) if kind in _UNITS else str(data["count"])
    window = data["window_seconds"]
    return text if window is None else f"{text} in {duration(window)}"


def _without_cause(data: Json) -> str:
    """Says how the process ended, for an answer without a cause."""
    report, question = data.get("report") or {}, data["question"]
    count = sum(exit["count"] for exit in data.get("exits", ()))
    if count:
        return f"{_plural(count, 'exit')} counted"
    if question["namespace"]:
        number = int(question["code"] or "0", 0)
        if question["namespace"] == "signal" and number:
            return f"ended by signal {number}"
        return f"ended for a reason of {harmless(question['namespace'])}"
    return "ended from outside" if report.get("is_termination") else "no termination found"


def _ended(data: Json) -> str:
    """Says how the process ended. If the report has a duration, also shows the duration and, if the
    duration is within the limit, the limit."""
    cause = data["cause"] or _without_cause(data)
    report = data.get("report")
    allowance, took = data["allowance"], report and report["allowance_seconds"]
    if allowance and took is not None and report:
        limit = data["deadline"] and data["deadline"]["limit_seconds"]
        if report["resource"] == "cpu":
            return f"{cause}: {allowance} took {duration(took)} of processor time"
        if limit is not None and not isinstance(limit, str):
            if took > limit:
                return f"{cause}: {allowance}, {duration(took)} by the report"
            return f"{cause}: {allowance} took {took} of {duration(limit)}"
    return f"{cause}: {allowance}" if allowance and data["cause"] else cause


def _held(data: Json) -> str:
    held = [*data["allowances"], *data["activities"]]
    if held:
        return f"not suspended, held by {' and '.join(held)}"
    needs = [
        " and ".join(f"{item['text']} ({item['option']})" for item in one["conditions"])
        for one in data["held_with"]
    ]
    return f"may be suspended, but not with {' or '.join(needs)}" if needs else "may be suspended"


def _rank(data: Json) -> str:
    return "no rank is known" if data["rank"] is None else f"ended as number {data['rank']}"


#: By command, the function that makes the headline to show instead of `allowed`.
HEADLINES: dict[str, Callable[[Json], str]] = {
    "deadline": _time,
    "quota": _count,
    "manifest": _findings,
    "termination": _ended,
    "suspension": _held,
    "purge": _rank,
    "next": lambda data: f"{_plural(len(data['transitions']), 'step')} may follow",
    "duties": lambda data: _plural(len(data["duties"]), "duty").replace("dutys", "duties"),
}
