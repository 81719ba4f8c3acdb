"""Writes the report of a fleet: an HTML page, without scripts and without other files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

_STYLE = """
:root { color-scheme: light dark; --line: #ccc; --quiet: #666; --bar: #7aa7d9; }
@media (prefers-color-scheme: dark) { :root { --line: #444; --quiet: #aaa; --bar: #31598a; } }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p, li { max-width: 46rem; } .wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.word { text-align: left; } small { color: var(--quiet); }
td.bar { background: linear-gradient(var(--bar), var(--bar)) no-repeat left / var(--share) 100%; }
"""
#: The words for findings in the report.
_FINDINGS = {
    "overrun": "took longer than its limit",
    "not-ended": "was never ended",
    "missing": "a callback is lost",
    "kill": "a crash report",
}


def _number(value: float) -> str:
    return f"{value:,.0f}"


def _key(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _words(name: str, address: str | None, rule: str | None = None) -> str:
    found = escape(name)
    if rule:
        found += f" <small>{escape(rule)}</small>"
    if address:
        found += f' <a href="{escape(address, quote=True)}">source</a>'
    return found


def _by_version(rows: Sequence[dict[str, Any]], name_of: Any) -> str:
    """Returns a table with a row for each name and a column for each version."""
    if not rows:
        return "<p>None.</p>"
    versions = sorted({row["os"] or "" for row in rows}, key=_key)
    names: dict[str, dict[str, int]] = {}
    for row in rows:
        counts = names.setdefault(name_of(row), {})
        version = row["os"] or ""
        counts[version] = counts.get(version, 0) + row["count"]
    totals = {name: sum(counts.values()) for name, counts in names.items()}
    most = max(totals.values())
    head = "".join(f'<th scope="col">{escape(version) or "?"}</th>' for version in versions)
    lines = [f'<tr><th scope="col"></th>{head}<th scope="col">all</th></tr>']
    for name in sorted(names, key=lambda each: (-totals[each], each)):
        cells = "".join(
            f"<td>{_number(names[name][version]) if version in names[name] else ''}</td>"
            for version in versions
        )
        share = f"{100 * totals[name] / most:.1f}%"
        lines.append(
            f'<tr><td>{name}</td>{cells}<td class="bar" style="--share: {share}">'
            f"{_number(totals[name])}</td></tr>"
        )
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = ["<tr>" + "".join(f'<th scope="col">{escape(each)}</th>' for each in head) + "</tr>"]
    lines += ("<tr>" + "".join(f"<td>{each}</td>" for each in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _deadline(row: dict[str, Any]) -> str:
    limit = row["limit_seconds"]
    told = f"{row['allowance']} {_FINDINGS[row['finding']]}"
    return _words(told + (f" ({limit:g} s)" if limit else ""), row["address"], row["rule"])


def _exit(row: dict[str, Any]) -> str:
    told = row["cause"] or "a normal exit, or one that no rule knows"
    if row["meaning"]:
        told += f": {row['meaning']}"
    if row["allowance_seconds"]:
        told += f" The limit of {row['allowance']} is {row['allowance_seconds']:g} s."
    return _words(told, row["address"], row["broken_rule"])


def _faults(rows: Sequence[dict[str, Any]]) -> str:
    head = ("fault", "put in", "found", "found without one")
    return _table(
        head,
        (
            (
                escape(_FINDINGS.get(row["finding"], row["finding"] or "")),
                _number(row["put_in"]),
                _number(row["both"]),
                _number(row["found"] - row["both"]),
            )
            for row in rows
        ),
    )


def _problems(rows: Sequence[dict[str, Any]]) -> str:
    return _table(("why", "rows"), ((escape(row["problem"]), _number(row["count"])) for row in rows))


def page_of(found: dict[str, Any]) -> str:
    """Returns the page. Its texts may come from anyone, so they are escaped."""
    parts = ["<h1>How apps of a fleet live and end</h1>"]
    sessions = found.get("sessions")
    if sessions is not None:
        parts.append(
            f"<p>{_number(sessions['records'])} records of {_number(sessions['sessions'])} sessions "
            "were judged. A guess is called one; everything else follows from the log and the rule "
            "beside it.</p>"
        )
        if not sessions["sessions"]:
            parts.append("<p>No session was found.</p>")
    exits = found.get("exits")
    if exits is not None:
        parts += [
            "<h2>Why apps end, by crash reports and MetricKit</h2>",
            _by_version(exits["exits"], _exit),
        ]
    if sessions is not None:
        parts += [
            "<h2>Why apps end, by their logs</h2>",
            "<p>A log does not show how a process ends. This is the likeliest way, a guess.</p>",
            _by_version(
                sessions["ends"],
                lambda row: _words(row["termination"] or "not known", row["address"], row["rule"]),
            ),
            "<h2>Which deadlines are missed</h2>",
            _by_version(sessions["deadlines"], _deadline),
            "<h2>Which callbacks are lost</h2>",
            _by_version(
                sessions["lost"], lambda row: _words(row["expected"] or "?", row["address"])
            ),
        ]
        if sessions["order"]:
            parts += [
                "<h2>What iOS does not do</h2>",
                _by_version(
                    sessions["order"], lambda row: _words(row["finding"], row["address"], row["rule"])
                ),
            ]
        if sessions["texts"]:
            listed = "".join(
                f"<li>{escape(row['text'].partition(chr(10))[0])}</li>" for row in sessions["texts"]
            )
            parts.append(f"<h2>One finding of each kind</h2><ul>{listed}</ul>")
    if found.get("faults"):
        parts += ["<h2>Faults that were put in</h2>", _faults(found["faults"])]
    problems = [
        row for part in (sessions, exits) if part is not None for row in part["problems"]
    ]
    parts.append("<h2>Rows that could not be judged</h2>")
    parts.append(_problems(problems) if problems else "<p>None.</p>")
    title = "How apps of a fleet live and end"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'\">"
        f"<title>{title}</title><style>{_STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )
