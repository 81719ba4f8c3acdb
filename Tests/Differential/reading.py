"""Reads the structs of the library in the words of the evaluator."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any

import place  # noqa: F401
from lifecycle_policy._native import bindings as native
from lifecycle_policy._native.convert import check, new
from lifecycle_policy._native.library import library

from book import Json
from words import (
    ALLOWANCE, CALLBACK, CODE, CONDITION, EVIDENCE, EXPIRY, GUARANTEE, NOTIFICATION, PRICE,
    REASON, SCENE, STANDING, STATE, Answer, figure, verdicts,
)  # fmt: skip

FLAGS = native.LCP_ANSWER_DISPUTED | native.LCP_ANSWER_OS_DEPENDENT


class Reader:
    """The library, with the ids of its rules at hand."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.rules: dict[int, str | None] = dict(enumerate(ids))
        self.rules[native.LCP_RULE_NONE] = None
        self.sequences: dict[tuple[int, int], tuple[Any, ...]] = {}

    def ruled(self, answer: Any, flags: int = FLAGS) -> Answer:
        """Reads what every answer by one rule has."""
        return {
            **verdicts(answer, flags),
            "rule": self.rules[answer.rule],
            "evidence": EVIDENCE.names[answer.evidence],
            "disputed": bool(answer.flags & native.LCP_ANSWER_DISPUTED),
            "requires": CONDITION.masked(answer.requires_mask),
        }

    def sequence(self, token: int, count: int) -> tuple[Any, ...] | None:
        """Reads callbacks and notifications; a token stands for the same ones for ever."""
        if not token:
            return None
        found = self.sequences.get((token, count))
        if found is None:
            found = self.sequences[token, count] = tuple(
                self._step(token, index) for index in range(count)
            )
        return found

    def _step(self, token: int, index: int) -> tuple[Any, ...]:
        step = new(native.lcp_transition_step)
        status = library().lcp_transition_step_at(token, index, ctypes.byref(step))
        check(status, new(native.lcp_error))
        return (
            CALLBACK.names[step.callback], NOTIFICATION.names[step.notification],
            CALLBACK.names[step.fallback], STATE.names[step.state],
            SCENE.names[step.scene_state], self.rules[step.rule],
        )  # fmt: skip

    def transition(self, answer: Any, asked: Json) -> Answer:
        """Reads the answer about a step from state to state."""
        states = SCENE if asked["axis"] == "scene" else STATE
        return self.ruled(answer) | {
            "reason": REASON.names[answer.reason],
            "via": states.names[answer.via],
            "sequence": self.sequence(answer.sequence, answer.step_count),
        }

    def deadline(self, answer: Any, asked: Json) -> Answer:
        """Reads the answer about an allowance."""
        del asked
        can, cannot = native.LCP_ANSWER_EXTENDABLE, native.LCP_ANSWER_NOT_EXTENDABLE
        extendable = {0: None, can: True, cannot: False}[answer.flags & (can | cannot)]
        return self.ruled(answer, FLAGS | can | cannot) | {
            "advice": figure(answer.advice_ns),
            "limit": figure(answer.limit_ns),
            "warning": figure(answer.warning_ns),
            "at_expiry": EXPIRY.names[answer.at_expiry],
            "code": CODE.names[answer.code],
            "extendable": extendable,
        }

    def relaunch(self, answer: Any, asked: Json) -> Answer:
        """Reads the answer about a relaunch."""
        del asked
        return self.ruled(answer) | {
            "guarantee": GUARANTEE.names[answer.guarantee],
            "launch_state": STATE.names[answer.launch_state],
            "callback": CALLBACK.names[answer.callback],
            "allowance": ALLOWANCE.names[answer.allowance],
            "allowance_limit": figure(answer.allowance_ns),
            "standing": STANDING.names[answer.standing],
            "delivery_rule": self.rules[answer.delivery_rule],
        }

    def conduct(self, answer: Any, asked: Json) -> Answer:
        """Reads the answer about conduct."""
        del asked
        return self.ruled(answer) | {
            "stop_before": CALLBACK.names[answer.stop_before],
            "price": PRICE.names[answer.price],
            "code": CODE.names[answer.code],
        }
