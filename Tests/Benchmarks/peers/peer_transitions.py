"""transitions: a machine in Python with a model for each state, asked by its may_ functions."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from subjects import About, Host, PythonSubject, Role, each
from table import Machine, Table

Question = tuple[Any, str, str, str]


def _identifier(label: str) -> str:
    return label.replace("-", "_")


class Process:
    """The model that the machine moves."""

    state: str


def subjects(table: Table, machine: Machine) -> list[PythonSubject]:
    """Makes the subjects: whether the event is allowed and where it leads, and a search for the
    transition."""
    from transitions import Machine as Engine

    models = {_identifier(state): Process() for state in machine.states}
    engine = Engine(
        model=None,
        states=list(models),
        initial=_identifier(machine.initial),
        auto_transitions=False,
        transitions=[
            {
                "trigger": _identifier(move.event),
                "source": _identifier(move.source),
                "dest": _identifier(move.target),
            }
            for move in machine.moves
        ],
    )
    for state, model in models.items():
        engine.add_model(model, initial=state)

    def may(question: Question) -> bool:
        model, source, target, event = question
        if model is None or not model.may_trigger(event):
            return False
        model.trigger(event)
        there: bool = model.state == target
        engine.set_state(source, model)
        return there

    def look(question: Question) -> bool:
        _, source, target, event = question
        return bool(engine.get_transitions(event, source, target))

    prepared = []
    for words in table.words:
        source, target, event = map(_identifier, words)
        prepared.append((models.get(source), source, target, event))

    def about(form: str) -> About:
        name = "transitions"
        return About(name, version(name), form, Host.PYTHON, Role.PEER, table.kind, "yes or no")

    return [
        PythonSubject(about("may_trigger, trigger"), table.permits, prepared, each(may)),
        PythonSubject(about("get_transitions"), table.permits, prepared, each(look)),
    ]
