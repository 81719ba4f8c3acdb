"""The library itself, called from Python, and a dictionary for comparison."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import lifecycle_policy as lp
from subjects import About, Host, PythonSubject, Role, each
from table import TRANSITION, Table

Questions = Sequence[tuple[lp.AppState, lp.AppState, lp.Cause]]
Ends = Sequence[tuple[lp.Termination, lp.Trigger]]


def subjects(context: lp.Context, table: Table) -> list[PythonSubject]:
    """Makes the subjects: the single question, the batch, and a dictionary of the same answers."""

    def about(name: str, version: str, form: str, role: Role) -> About:
        return About(name, version, form, Host.PYTHON, role, table.kind, "verdict")

    policy = lp.Policy(context.os)

    def transition(question: tuple[lp.AppState, lp.AppState, lp.Cause]) -> lp.Verdict:
        return policy.transition(*question).verdict

    def transitions(questions: Questions) -> list[lp.Verdict]:
        queries = (lp.TransitionQuery(*question) for question in questions)
        return [answer.verdict for answer in lp.transitions(policy, queries)]

    def relaunch(question: tuple[lp.Termination, lp.Trigger]) -> lp.Verdict:
        return policy.relaunch(*question).verdict

    def relaunches(questions: Ends) -> list[lp.Verdict]:
        queries = (lp.RelaunchQuery(*question) for question in questions)
        return [answer.verdict for answer in lp.relaunches(policy, queries)]

    one, many = (transition, transitions) if table.kind == TRANSITION else (relaunch, relaunches)
    ours, version = "LifecyclePolicy", lp.library_version()
    answers, dictionary = table.verdicts, dict(zip(table.questions, table.verdicts, strict=True))
    asked = table.questions
    return [
        PythonSubject(about(ours, version, "one", Role.LIBRARY), answers, asked, each(one)),
        PythonSubject(about(ours, version, "batch", Role.LIBRARY), answers, asked, many),
        PythonSubject(
            about("dict", platform.python_version(), "[]", Role.MEASURE),
            answers,
            asked,
            each(dictionary.__getitem__),
        ),
    ]
