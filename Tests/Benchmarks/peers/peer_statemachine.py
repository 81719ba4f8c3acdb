"""python-statemachine: a machine for each state, asked which events it allows."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from subjects import About, Host, PythonSubject, Role, each
from table import Machine, Table

Question = tuple[Any, str, str, str]


def _identifier(label: str) -> str:
    return label.replace("-", "_")


def subjects(table: Table, machine: Machine) -> list[PythonSubject]:
    """Makes the subjects: whether the event is allowed, and where it leads."""
    from statemachine.io import create_machine_class_from_definition

    states: dict[str, dict[str, Any]] = {_identifier(state): {} for state in machine.states}
    for state, definition in states.items():
        definition["initial"] = state == _identifier(machine.initial)
        definition["on"] = {
            _identifier(move.event): [{"target": _identifier(move.target)}]
            for move in machine.moves
            if _identifier(move.source) == state
        }
    kind = create_machine_class_from_definition("LifeCycle", states)
    machines = {state: kind(start_value=state) for state in states}

    def allowed(question: Question) -> bool:
        process, source, target, event = question
        if process is None or event not in process.allowed_events:
            return False
        process.send(event)
        there: bool = process.current_state_value == target
        process.current_state_value = source
        return there

    prepared = []
    for words in table.words:
        source, target, event = map(_identifier, words)
        prepared.append((machines.get(source), source, target, event))
    name = "python-statemachine"
    about = About(
        name,
        version(name),
        "allowed_events, send",
        Host.PYTHON,
        Role.PEER,
        table.kind,
        "yes or no",
    )
    return [PythonSubject(about, table.permits, prepared, each(allowed))]
