"""Asks the finished library, one question or a batch."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import place  # noqa: F401
from lifecycle_policy import Context
from lifecycle_policy._native import bindings as native
from lifecycle_policy._native.convert import check, new
from lifecycle_policy._native.library import library

from book import Json, shown
from calls import ask, ask_many, parts
from reading import FLAGS, Reader
from words import (
    ACTIVITY, ALLOWANCE, AXIS, CALLBACK, CAUSE, CONDITION, EVENT, EVIDENCE, EXPIRY, INTERRUPTION,
    MANNER, MODE, NAMESPACE, QUOTA, REASON, SCENE, SEVERITY, SINCE, STATE, TERMINATION, TRIGGER,
    UNIT, VERDICT, Answer, figure, verdicts,
)  # fmt: skip


def _transition(asked: Json) -> native.lcp_transition_query:
    states = SCENE if asked["axis"] == "scene" else STATE
    query = new(
        native.lcp_transition_query,
        axis=AXIS.number(asked["axis"]),
        to=states.number(asked["to"]),
        cause=CAUSE.number(asked["cause"]),
        last_cause=CAUSE.number(asked.get("last_cause")),
        trigger=TRIGGER.number(asked.get("trigger")),
        interruption=INTERRUPTION.number(asked.get("interruption")),
    )
    setattr(query, "from", states.number(asked["from"]))
    return query


def _deadline(asked: Json) -> native.lcp_deadline_query:
    return new(native.lcp_deadline_query, allowance=ALLOWANCE.number(asked["allowance"]))


def _relaunch(asked: Json) -> native.lcp_relaunch_query:
    return new(
        native.lcp_relaunch_query,
        termination=TERMINATION.number(asked["termination"]),
        trigger=TRIGGER.number(asked["trigger"]),
        since=sum(SINCE.number(event) for event in asked["since"]),
    )


def _conduct(asked: Json) -> native.lcp_conduct_query:
    return new(
        native.lcp_conduct_query,
        state=STATE.number(asked["state"]),
        activity=ACTIVITY.number(asked["activity"]),
    )


_BATCHES: dict[str, tuple[Callable[[Json], Any], Any]] = {
    "transition": (_transition, native.lcp_transition_answer),
    "deadline": (_deadline, native.lcp_deadline_answer),
    "relaunch": (_relaunch, native.lcp_relaunch_answer),
    "conduct": (_conduct, native.lcp_conduct_answer),
}


class Client(Reader):
    """The library."""

    def answers(self, context: Context, kind: str, asked: Sequence[Json]) -> list[Answer]:
        """Asks questions of one kind, in one call where there is a batch form."""
        if kind in _BATCHES:
            make, struct = _BATCHES[kind]
            queries = [make(one) for one in asked]
            found = ask_many(f"lcp_query_{kind}_batch", context, queries, struct)
            read = getattr(self, kind)
            return [read(answer, one) for answer, one in zip(found, asked, strict=True)]
        return [getattr(self, f"_{kind}")(context, one) for one in asked]

    def _next(self, context: Context, asked: Json) -> Answer:
        states = SCENE if asked["axis"] == "scene" else STATE
        query = new(native.lcp_next_query, axis=AXIS.number(asked["axis"]))
        setattr(query, "from", states.number(asked["from"]))
        query.last_cause = CAUSE.number(asked.get("last_cause"))
        answer = ask("lcp_query_next", context, query, new(native.lcp_next_answer))
        edges = parts("lcp_next_edge_at", context, query, native.lcp_next_edge, answer.count)
        return verdicts(answer, native.LCP_ANSWER_OS_DEPENDENT) | {
            "reason": REASON.names[answer.reason],
            "edges": tuple(
                (
                    CAUSE.names[edge.cause], states.names[edge.to], VERDICT.names[edge.verdict],
                    self.rules[edge.rule], EVIDENCE.names[edge.evidence], bool(edge.flags),
                    REASON.names[edge.reason],
                )
                for edge in edges
            ),
        }  # fmt: skip

    def _path(self, context: Context, asked: Json) -> Answer:
        states = SCENE if asked["axis"] == "scene" else STATE
        query = new(native.lcp_path_query, axis=AXIS.number(asked["axis"]))
        setattr(query, "from", states.number(asked["from"]))
        query.to = states.number(asked["to"])
        query.allowed_causes = sum(1 << CAUSE.number(one) - 1 for one in asked["allowed_causes"])
        query.last_cause = CAUSE.number(asked.get("last_cause"))
        query.trigger = TRIGGER.number(asked.get("trigger"))
        answer = ask("lcp_query_path", context, query, new(native.lcp_path_answer))
        steps = [self._path_step(answer.path, index) for index in range(answer.step_count)]
        return verdicts(answer, FLAGS) | {
            "disputed": bool(answer.flags & native.LCP_ANSWER_DISPUTED),
            "requires": CONDITION.masked(answer.requires_mask),
            "reason": REASON.names[answer.reason],
            "steps": None if not any(answer.path) else tuple(
                (
                    CAUSE.names[step.cause], states.names[getattr(step, "from")],
                    states.names[step.to], self.rules[step.rule],
                    self.sequence(step.sequence, step.step_count),
                )
                for step in steps
            ),
        }  # fmt: skip

    def _path_step(self, words: Any, index: int) -> native.lcp_path_step:
        step = new(native.lcp_path_step)
        check(library().lcp_path_step_at(words, index, ctypes.byref(step)), new(native.lcp_error))
        return step

    def _duties(self, context: Context, asked: Json) -> Answer:
        query = new(native.lcp_duties_query, callback=CALLBACK.number(asked["callback"]))
        answer = ask("lcp_query_duties", context, query, new(native.lcp_duties_answer))
        listed = parts("lcp_duty_at", context, query, native.lcp_duty, answer.count)
        return verdicts(answer, native.LCP_ANSWER_OS_DEPENDENT) | {
            "rule": self.rules[answer.rule],
            "duties": tuple(
                (self.rules[duty.rule], duty.text.decode(), CALLBACK.names[duty.undone_at])
                for duty in listed
            ),
        }

    def _delivery(self, context: Context, asked: Json) -> Answer:
        query = new(native.lcp_delivery_query, state=STATE.number(asked["state"]))
        query.event = EVENT.number(asked["event"])
        answer = ask("lcp_query_delivery", context, query, new(native.lcp_delivery_answer))
        return self.ruled(answer) | {
            "manner": MANNER.names[answer.manner],
            "callback": CALLBACK.names[answer.callback],
        }

    def _mode(self, context: Context, asked: Json) -> Answer:
        query = new(native.lcp_mode_query, mode=MODE.number(asked["of"]))
        answer = ask("lcp_query_mode", context, query, new(native.lcp_mode_answer))
        versions = {
            name: shown(getattr(answer, name)) if getattr(answer, name) else None
            for name in ("introduced", "deprecated", "removed")
        }
        return self.ruled(answer) | versions | {
            "wakes": TRIGGER.masked(answer.wakes_mask),
            "permits": ACTIVITY.masked(answer.permits_mask),
            "keeps_running": ACTIVITY.masked(answer.keeps_running_mask),
        }  # fmt: skip

    def _quota(self, context: Context, asked: Json) -> Answer:
        query = new(native.lcp_quota_query, quota=QUOTA.number(asked["quota"]))
        answer = ask("lcp_query_quota", context, query, new(native.lcp_quota_answer))
        return self.ruled(answer) | {
            "count": None if answer.count == native.LCP_COUNT_UNKNOWN else answer.count,
            "unit": UNIT.names[answer.unit],
            "window": figure(answer.window_ns),
            "at_excess": EXPIRY.names[answer.at_excess],
        }

    def _manifest(self, context: Context, asked: Json) -> Answer:
        del asked
        answer = ask("lcp_query_manifest", context, None, new(native.lcp_manifest_answer))
        kind = native.lcp_manifest_finding
        listed = parts("lcp_manifest_finding_at", context, None, kind, answer.count)
        return verdicts(answer, native.LCP_ANSWER_OS_DEPENDENT) | {
            "findings": tuple(
                (
                    self.rules[found.rule], SEVERITY.names[found.severity], found.key.decode(),
                    found.value.decode(), found.message.decode(),
                )
                for found in listed
            ),
        }  # fmt: skip

    def _termination(self, context: Context, asked: Json) -> Answer:
        query = new(native.lcp_termination_query, code=asked["code"])
        query.namespace_ = NAMESPACE.number(asked.get("namespace"))
        answer = ask("lcp_query_termination", context, query, new(native.lcp_termination_answer))
        return self.ruled(answer) | {
            "cause": TERMINATION.names[answer.cause],
            "meaning": answer.meaning.decode(),
            "allowance": ALLOWANCE.names[answer.allowance],
            "allowance_limit": figure(answer.allowance_ns),
            "broken_rule": self.rules[answer.broken_rule],
        }
