"""The questions and the library's answers to them, from which every peer gets its policy."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from itertools import product

import lifecycle_policy as lp

#: The seed of the order of the questions, which is the same in each run.
SEED = 1

TRANSITION = "transition"
RELAUNCH = "relaunch"


@dataclass(frozen=True, slots=True)
class Table:
    """Every question of one kind in a shuffled order, with the library's answers."""

    kind: str
    columns: tuple[str, ...]
    """The meaning of the words of a question: from, to, cause; or termination, trigger."""
    questions: tuple[tuple[lp.AppState | lp.Cause | lp.Termination | lp.Trigger, ...], ...]
    verdicts: tuple[lp.Verdict, ...]

    @property
    def words(self) -> list[tuple[str, ...]]:
        """The questions by name."""
        return [tuple(value.label for value in question) for question in self.questions]

    @property
    def labels(self) -> list[str]:
        """The answers by name."""
        return [verdict.label for verdict in self.verdicts]

    @property
    def permits(self) -> list[bool]:
        """The answers of engines that know only yes and no: whether it is allowed."""
        return [verdict == lp.Verdict.ALLOWED for verdict in self.verdicts]

    @property
    def allowed(self) -> list[tuple[str, ...]]:
        """The questions, by name, whose answer is yes."""
        return [words for words, yes in zip(self.words, self.permits, strict=True) if yes]


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One edge of the state machine."""

    source: str
    event: str
    target: str


@dataclass(frozen=True, slots=True)
class Machine:
    """The allowed transitions as a deterministic machine: the contents of a state machine
    library."""

    initial: str
    states: tuple[str, ...]
    """The reachable states, in the order of the library."""
    moves: tuple[Move, ...]

    def path(self, state: str) -> list[str]:
        """Returns the shortest series of events from the initial state to another one."""
        paths: dict[str, list[str]] = {self.initial: []}
        waiting = deque([self.initial])
        while waiting:
            here = waiting.popleft()
            for move in self.moves:
                if move.source == here and move.target not in paths:
                    paths[move.target] = [*paths[here], move.event]
                    waiting.append(move.target)
        return paths[state]


def transition_table(context: lp.Context) -> Table:
    """Makes the table of every pair of states of the app, with every cause."""
    questions = list(product(lp.AppState, lp.AppState, lp.Cause))
    random.Random(SEED).shuffle(questions)
    answers = lp.transitions(context, (lp.TransitionQuery(*question) for question in questions))
    verdicts = tuple(answer.verdict for answer in answers)
    return Table(TRANSITION, ("from", "to", "cause"), tuple(questions), verdicts)


def relaunch_table(context: lp.Context) -> Table:
    """Makes the table of every termination with every event."""
    questions = list(product(lp.Termination, lp.Trigger))
    random.Random(SEED).shuffle(questions)
    answers = lp.relaunches(context, (lp.RelaunchQuery(*question) for question in questions))
    verdicts = tuple(answer.verdict for answer in answers)
    return Table(RELAUNCH, ("termination", "trigger"), tuple(questions), verdicts)


def machine_of(transitions: Table) -> Machine:
    """Reads the table of transitions as a machine. Raises ValueError if it is not one."""
    moves = sorted(Move(source, cause, to) for source, to, cause in transitions.allowed)
    for move, after in zip(moves, moves[1:]):
        if (move.source, move.event) == (after.source, after.event):
            raise ValueError(
                f"{move.event} leads from {move.source} to {move.target} and to {after.target}: "
                "no machine of states"
            )
    initial = lp.AppState.NOT_RUNNING.label
    reached = {initial} | {move.source for move in moves} | {move.target for move in moves}
    states = tuple(state.label for state in lp.AppState if state.label in reached)
    machine = Machine(initial, states, tuple(moves))
    for state in states:
        try:
            machine.path(state)
        except KeyError:
            raise ValueError(f"nothing leads from {initial} to {state}") from None
    return machine
