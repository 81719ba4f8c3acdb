"""Answers about deadlines, quotas, background modes, termination codes and manifests."""

from __future__ import annotations

from typing import Any

from evaluator.book import OPEN, UNLIMITED, Json, Row, shown
from evaluator.deciding import Decision, World, decide
from evaluator.states import conduct

Answer = dict[str, Any]


def ruled(world: World, decision: Decision) -> Answer:
    """Returns the part of an answer that follows from a decision."""
    row = decision.row
    if row is None:
        return world.ruled("unspecified", None, frozenset())
    verdict = "conditional" if decision.conditional else row.verdict
    return world.ruled(verdict, row, decision.requires)


TRUTHS = {"yes": True, "no": False, "unknown": None}


def _own(seconds: float | None) -> int | str | None:
    if seconds is None:
        return None
    return UNLIMITED if seconds == float("inf") else round(seconds * 1_000_000_000)


def deadline(world: World, asked: Json) -> Answer:
    """Answers about an allowance. The host's own figures replace those of the rows, unless the
    allowance does not exist on this version."""
    allowance = asked["allowance"]
    decision = decide(world, world.about("deadline", "allowances", allowance))
    answer = ruled(world, decision)
    row = decision.row
    for name in ("advice", "limit", "warning"):
        answer[name] = None if row is None else row.get(f"{name}_ns")
    for name in ("at_expiry", "code", "termination"):
        answer[name] = None if row is None else row.get(name)
    answer["extendable"] = None if row is None else TRUTHS[row.get("extendable")]
    answer["starts"] = None if row is None else row.get("starts")
    answer["resets"] = frozenset() if row is None else frozenset(row.get("resets"))
    answer["shared"] = row is not None and bool(row.get("shared"))
    limit = next((own for own in world.context.limits if own.allowance.label == allowance), None)
    if limit is None:
        return answer
    given = {name: _own(getattr(limit, name)) for name in ("advice", "limit", "warning")}
    told = {name: value for name, value in given.items() if value is not None}
    if told and answer["newest_verdict"] != "not-applicable":
        answer |= told | {"evidence": "overridden", "disputed": False}
        answer["warning"] = _before(answer["limit"], answer["warning"])
        if answer["newest_verdict"] == "unspecified":
            answer["verdict"], answer["newest_verdict"] = world.finished("allowed")
    return answer


def _before(limit: int | str | None, warning: int | str | None) -> int | str | None:
    """Returns how long before the limit the warning comes, which is at most the limit."""
    if warning is None or limit is None or limit == UNLIMITED:
        return warning
    if isinstance(warning, int) and isinstance(limit, int):
        return min(warning, limit)
    return limit


def quota(world: World, asked: Json) -> Answer:
    """Answers about a quota: how many of which unit are allowed in which span, and what happens
    when the quota is exceeded."""
    rows = [row for row in world.in_force("quota") if row.get("quota") == asked["quota"]]
    decision = decide(world, rows)
    answer = ruled(world, decision)
    row = decision.row
    if row is not None and row.verdict != "allowed":
        row = None
    return answer | {
        "count": None if row is None else row.get("count"),
        "unit": None if row is None else row.get("unit"),
        "window": None if row is None else row.get("window_ns"),
        "at_excess": None if row is None else row.get("at_expiry"),
    }


def mode(world: World, asked: Json) -> Answer:
    """Answers which activities a background mode permits, which triggers wake the app, which
    activities keep the app running, and on which versions the mode exists."""
    admitted = [
        row
        for row in world.book.family("mode")
        if row.get("mode") == asked["of"] and world.profile in row.profiles
    ]
    in_use = [row for row in admitted if row.verdict == "allowed"]
    first = min(in_use, key=lambda row: row.since, default=None)
    end = max((row.until for row in in_use), default=OPEN)
    deprecated = [row.get("deprecated") for row in admitted if row.get("deprecated")]
    decision = decide(world, [row for row in admitted if row.holds_on(world.os)])
    answer = ruled(world, decision)
    row = decision.row
    if row is None and first is not None and world.os < first.since:
        answer["rule"], answer["evidence"] = first.id, first.evidence
        answer["disputed"] = first.disputed
        answer["verdict"], answer["newest_verdict"] = world.finished("not-applicable")
    return answer | {
        "introduced": None if first is None else shown(first.since),
        "deprecated": deprecated[-1] if deprecated else None,
        "removed": None if end == OPEN else shown(end),
        "wakes": frozenset() if row is None else row.triggers,
        "permits": frozenset() if row is None else row.permits,
        "keeps_running": frozenset() if row is None else row.keeps_running,
    }


def manifest(world: World, asked: Json) -> Answer:
    """Lists the findings about a manifest: one for every row that is known to apply."""
    del asked
    rows = [row for row in world.in_force("manifest") if world.applies(row)]
    bad = any(row.get("severity") == "error" for row in rows)
    verdict, newest = world.finished("forbidden" if bad else "allowed")
    texts = ("key", "value", "text")
    return {
        "verdict": verdict,
        "newest_verdict": newest,
        "findings": tuple(
            (row.id, row.get("severity"), *(row.get(name) or "" for name in texts)) for row in rows
        ),
    }


def is_about_code(row: Row, asked: Json) -> bool:
    """Returns whether a row is about a code in a namespace, or about an error of a domain. The
    namespace may be missing."""
    code, namespace, domain = asked["code"], asked.get("namespace"), asked.get("error_domain")
    if not row.codes[0] <= code <= row.codes[1]:
        return False
    if domain is not None or row.error_domains:
        return domain in row.error_domains
    if not row.namespaces:
        return True
    # Without a namespace, only SpringBoard's rows on codes above 0xFFFF count.
    if namespace is None:
        return row.codes[0] > 0xFFFF and "springboard" in row.namespaces
    return namespace in row.namespaces


def termination(world: World, asked: Json) -> Answer:
    """Answers what a termination code means."""
    rows = [row for row in world.in_force("termination") if is_about_code(row, asked)]
    decision = decide(world, rows)
    answer = ruled(world, decision)
    row = decision.row
    answer |= {
        "cause": None if row is None else row.get("cause"),
        "meaning": "" if row is None else row.get("text"),
        "allowance": None if row is None else row.get("allowance"),
        "allowance_limit": None,
        "broken_rule": None,
    }
    if answer["allowance"] is not None:
        found = deadline(world, {"allowance": answer["allowance"]})
        answer["allowance_limit"] = limit_of(found)
        answer["broken_rule"] = _broken(found, "allowed")
    activity = None if row is None else row.get("activity")
    if activity is not None:
        broken = conduct(world, {"state": "suspended", "activity": activity})
        if broken["newest_verdict"] != "forbidden":
            broken = conduct(world, {"state": "background", "activity": activity})
        answer["broken_rule"] = _broken(broken, "forbidden")
    return answer


def _broken(found: Answer, verdict: str) -> str | None:
    """Returns the rule of an answer if its verdict is `verdict` or conditional. With any other
    verdict, no app can break the rule, so the result is None."""
    rule: str | None = found["rule"]
    return rule if found["newest_verdict"] in (verdict, "conditional") else None


def limit_of(found: Answer) -> int | str | None:
    """Returns the limit of an allowance, or its advice if there is no limit."""
    limit: int | str | None = found["limit"]
    advice: int | str | None = found["advice"]
    return advice if limit is None else limit
