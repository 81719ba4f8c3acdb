"""Converts the structs of the library to answers in the form of the evaluator's answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import place  # noqa: F401
from lifecycle_policy._native import bindings as native
from lifecycle_policy._native.convert import mask
from lifecycle_policy._native.enums import RuleField
from lifecycle_policy.questions.answers import rule_text, rule_values

from evaluator.book import Json, shown
from words import (
    ACTIVITY, ALLOWANCE, CALLBACK, CAUSE, CODE, CONDITION, CONNECTION_OPTION, DISPOSITION, EVIDENCE,
    EXPIRY, FACT, GUARANTEE, LAUNCH_OPTION, MANNER, MERGING, MOMENT, NOTIFICATION, OCCASION, PRICE,
    REASON, RECEIVER, RETURN_VALUE, ROLE, SCENE, SEVERITY, STANDING, STATE, TERMINATION, TRIGGER,
    UNIT, VERDICT, Answer, Words, counted, figure, states_of, verdicts,
)  # fmt: skip

DISPUTED = native.LCP_ANSWER_DISPUTED


def _of_rule(rule: int, field: RuleField, words: Words) -> frozenset[str | None]:
    return frozenset(words.names[value] for value in rule_values(rule, field))


def _requires(answer: Any) -> frozenset[str]:
    return CONDITION.masked(mask(answer.requires_mask))


class Reader:
    """Reads answers of the library. For each kind of question there is a method of the same name,
    which reads the answer; `explanation` reads explanations. `ids` are the ids of all rules, in
    order."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.rules: dict[int, str | None] = dict(enumerate(ids))
        self.rules[native.LCP_RULE_NONE] = None

    def ruled(self, answer: Any, flags: int = DISPUTED) -> Answer:
        """Reads the part that is common to all answers that a single rule decides."""
        return {
            **verdicts(answer, flags),
            "rule": self.rules[answer.rule],
            "evidence": EVIDENCE.names[answer.evidence],
            "disputed": bool(answer.flags & DISPUTED),
            "requires": _requires(answer),
        }

    def _sequence(self, steps: Sequence[Any], states: Words) -> tuple[Any, ...]:
        """Reads callbacks and notifications."""
        return tuple(
            (
                CALLBACK.names[step.callback], NOTIFICATION.names[step.notification],
                CALLBACK.names[step.fallback], STATE.names[step.state],
                SCENE.names[step.scene_state], self.rules[step.rule],
                states.names[step.state_after], ALLOWANCE.names[step.allowance],
            )
            for step in steps
        )  # fmt: skip

    def transition(self, answer: Any, listed: Sequence[Any], asked: Json) -> Answer:
        return self.ruled(answer) | {
            "reason": REASON.names[answer.reason],
            "via": states_of(asked).names[answer.via],
            "to": states_of(asked).names[answer.to],
            "sequence": self._sequence(listed, states_of(asked)),
        }

    def next(self, answer: Any, listed: Sequence[Any], asked: Json) -> Answer:
        states = states_of(asked)
        return verdicts(answer, 0) | {
            "reason": REASON.names[answer.reason],
            "rule": self.rules[answer.rule],
            "evidence": EVIDENCE.names[answer.evidence],
            "requires": _requires(answer),
            "edges": tuple(
                (
                    CAUSE.names[edge.cause], states.names[edge.to], VERDICT.names[edge.verdict],
                    self.rules[edge.rule], EVIDENCE.names[edge.evidence], bool(edge.flags),
                    REASON.names[edge.reason],
                )
                for edge in listed
            ),
        }  # fmt: skip

    def path(self, answer: Any, listed: Sequence[tuple[Any, Sequence[Any]]], asked: Json) -> Answer:
        """Reads the answer about a path. `listed` has each step together with its callbacks."""
        states = states_of(asked)
        return self.ruled(answer) | {
            "reason": REASON.names[answer.reason],
            "steps": tuple(
                (
                    CAUSE.names[step.cause], states.names[getattr(step, "from")],
                    states.names[step.to], self.rules[step.rule],
                    self._sequence(sequence, states),
                )
                for step, sequence in listed
            ),
        }  # fmt: skip

    def deadline(self, answer: Any, *_: Any) -> Answer:
        can, cannot = native.LCP_ANSWER_EXTENDABLE, native.LCP_ANSWER_NOT_EXTENDABLE
        extendable = {0: None, can: True, cannot: False}[answer.flags & (can | cannot)]
        shared = native.LCP_ANSWER_SHARED
        return self.ruled(answer, DISPUTED | can | cannot | shared) | {
            "advice": figure(answer.advice_ns),
            "limit": figure(answer.limit_ns),
            "warning": figure(answer.warning_ns),
            "at_expiry": EXPIRY.names[answer.at_expiry],
            "code": CODE.names[answer.code],
            "termination": TERMINATION.names[answer.termination],
            "extendable": extendable,
            "starts": MOMENT.names[answer.starts],
            "resets": MOMENT.masked(answer.resets_mask),
            "shared": bool(answer.flags & shared),
        }

    def relaunch(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "guarantee": GUARANTEE.names[answer.guarantee],
            "launch_state": STATE.names[answer.launch_state],
            "callback": CALLBACK.names[answer.callback],
            "allowance": ALLOWANCE.names[answer.allowance],
            "allowance_limit": figure(answer.allowance_ns),
            "standing": STANDING.names[answer.standing],
            "delivery_rule": self.rules[answer.delivery_rule],
            "disposition": DISPOSITION.names[answer.disposition],
            "occasion": OCCASION.names[answer.occasion],
            "disposition_rule": self.rules[answer.disposition_rule],
        }

    def conduct(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "stop_before": CALLBACK.names[answer.stop_before],
            "price": PRICE.names[answer.price],
            "code": CODE.names[answer.code],
            "termination": TERMINATION.names[answer.termination],
        }

    def duties(self, answer: Any, listed: Sequence[Any], _: Json) -> Answer:
        return verdicts(answer, 0) | {
            "rule": self.rules[answer.rule],
            "requires": _requires(answer),
            "duties": tuple(
                (
                    self.rules[duty.rule], rule_text(duty.rule, RuleField.TEXT),
                    CALLBACK.names[duty.undone_at],
                )
                for duty in listed
            ),
        }  # fmt: skip

    def delivery(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "manner": MANNER.names[answer.manner],
            "callback": CALLBACK.names[answer.callback],
            "merging": MERGING.names[answer.merging],
            "rank": counted(answer.rank),
            "trigger": TRIGGER.names[answer.trigger],
        }

    def mode(self, answer: Any, *_: Any) -> Answer:
        """Reads the answer about a background mode. Reads the effects of the mode from its rule,
        because the answer does not have them."""
        versions = {
            name: shown(getattr(answer, name)) if getattr(answer, name) else None
            for name in ("introduced", "deprecated", "removed")
        }
        acts = VERDICT.names[answer.newest_verdict] == "allowed"
        rule = answer.rule if acts else native.LCP_RULE_NONE
        return self.ruled(answer) | versions | {
            "wakes": _of_rule(rule, RuleField.TRIGGERS, TRIGGER),
            "permits": _of_rule(rule, RuleField.PERMITS, ACTIVITY),
            "keeps_running": _of_rule(rule, RuleField.KEEPS_RUNNING, ACTIVITY),
        }  # fmt: skip

    def quota(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "count": counted(answer.count),
            "unit": UNIT.names[answer.unit],
            "window": figure(answer.window_ns),
            "at_excess": EXPIRY.names[answer.at_excess],
        }

    def manifest(self, answer: Any, listed: Sequence[Any], _: Json) -> Answer:
        fields = (RuleField.KEY, RuleField.VALUE, RuleField.TEXT)
        return verdicts(answer, 0) | {
            "findings": tuple(
                (
                    self.rules[found.rule], SEVERITY.names[found.severity],
                    *(rule_text(found.rule, field) for field in fields),
                )
                for found in listed
            ),
        }  # fmt: skip

    def termination(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "cause": TERMINATION.names[answer.cause],
            "meaning": rule_text(answer.rule, RuleField.TEXT),
            "allowance": ALLOWANCE.names[answer.allowance],
            "allowance_limit": figure(answer.allowance_ns),
            "broken_rule": self.rules[answer.broken_rule],
        }

    def suspension(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "allowances": ALLOWANCE.masked(answer.allowances),
            "activities": ACTIVITY.masked(answer.activities),
        }

    def explanation(self, listed: Sequence[Any]) -> Answer:
        return {
            "rules": tuple(
                (
                    self.rules[one.rule], ROLE.names[one.role],
                    CONDITION.masked(mask(one.failing_mask)),
                    CONDITION.masked(mask(one.unknown_mask)),
                )
                for one in listed
            ),
        }  # fmt: skip

    def purge(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "rank": counted(answer.rank),
            "warned": {"yes": True, "no": False}.get(FACT.names[answer.warned] or ""),
        }

    def call(self, answer: Any, *_: Any) -> Answer:
        return self.ruled(answer) | {
            "reason": REASON.names[answer.reason],
            "receiver": RECEIVER.names[answer.receiver],
            "launch_option": LAUNCH_OPTION.names[answer.launch_option],
            "connection_option": CONNECTION_OPTION.names[answer.connection_option],
            "return_value": RETURN_VALUE.names[answer.return_value],
            "more_launch_options": LAUNCH_OPTION.masked(answer.more_launch_options),
            "more_connection_options": CONNECTION_OPTION.masked(answer.more_connection_options),
        }
