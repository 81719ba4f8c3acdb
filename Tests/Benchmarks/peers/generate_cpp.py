"""Writes the state machine as C++, for Boost.MSM and for Boost.Statechart."""

from __future__ import annotations

import lifecycle_policy as lp
from table import Machine, Move


def _identifier(label: str) -> str:
    return label.replace("-", "_")


def _head(guard: str, title: str, headers: tuple[str, ...]) -> list[str]:
    return [
        f"// {title}: the allowed transitions of an app. Generated; not to be changed.",
        f"#ifndef {guard}",
        f"#define {guard}",
        "",
        *(f"#include <{header}>" for header in headers),
        "",
        "#include <cstddef>",
        "#include <cstdint>",
        "#include <optional>",
        "#include <vector>",
        "",
        '#include "sequence.hpp"',
        "",
        f"constexpr std::size_t state_count = {max(lp.AppState) + 1};",
        f"constexpr std::size_t event_count = {max(lp.Cause) + 1};",
        "",
    ]


def _paths(machine: Machine) -> list[str]:
    lines = [
        "// The causes that lead there from the initial state; none where it cannot be reached.",
        "inline std::optional<std::vector<std::int32_t>> path_to(std::int32_t state) {",
        "  switch (state) {",
    ]
    for state in lp.AppState:
        if state.label not in machine.states:
            continue
        causes = ", ".join(
            str(int(lp.parse(lp.Cause, event))) for event in machine.path(state.label)
        )
        lines.append(
            f"    case {int(state)}: return std::vector<std::int32_t>{{{causes}}};"
            f"  // {state.label}"
        )
    return [*lines, "    default: return std::nullopt;", "  }", "}", "", "#endif", ""]


def _joined(items: list[str], indent: str) -> list[str]:
    return [f"{indent}{item}," for item in items[:-1]] + [f"{indent}{item}>" for item in items[-1:]]


def msm(machine: Machine) -> str:
    """Writes msm_machine.hpp."""
    lines = _head(
        "MSM_MACHINE_HPP",
        "Boost.MSM",
        ("boost/msm/back/state_machine.hpp", "boost/msm/front/state_machine_def.hpp"),
    )
    lines += ["namespace event {"]
    lines += [f"struct {_identifier(cause.label)} {{}};" for cause in lp.Cause]
    lines += [
        "}  // namespace event",
        "",
        "struct life_cycle_ : boost::msm::front::state_machine_def<life_cycle_> {",
        "  using no_message_queue = int;",
        "  using no_exception_thrown = int;",
    ]
    lines += [
        f"  struct {_identifier(state)} : boost::msm::front::state<> {{}};"
        for state in machine.states
    ]
    lines += [f"  using initial_state = {_identifier(machine.initial)};", ""]
    lines += ["  using transition_table = vector_of<"]
    lines += _joined([_row(move) for move in machine.moves], "      ")
    lines[-1] += ";"
    lines += [
        "",
        "  template <class Machine, class Event>",
        "  void no_transition(const Event &, Machine &, int) {}",
        "};",
        "using life_cycle = boost::msm::back::state_machine<life_cycle_>;",
        "",
        "inline boost::msm::back::HandledEnum send(life_cycle &machine, std::int32_t cause) {",
        "  switch (cause) {",
    ]
    lines += [
        f"    case {int(cause)}: return machine.process_event(event::{_identifier(cause.label)}());"
        for cause in lp.Cause
    ]
    lines += ["    default: return boost::msm::back::HANDLED_FALSE;", "  }", "}", ""]
    return "\n".join(lines + _paths(machine))


def _row(move: Move) -> str:
    source, event, target = map(_identifier, (move.source, move.event, move.target))
    return f"_row<{source}, event::{event}, {target}>"


def statechart(machine: Machine) -> str:
    """Writes statechart_machine.hpp."""
    lines = _head(
        "STATECHART_MACHINE_HPP",
        "Boost.Statechart",
        (
            "boost/statechart/event.hpp",
            "boost/statechart/simple_state.hpp",
            "boost/statechart/state_machine.hpp",
            "boost/statechart/transition.hpp",
        ),
    )
    lines += ["namespace event {"]
    for cause in lp.Cause:
        name = _identifier(cause.label)
        lines.append(f"struct {name} : boost::statechart::event<{name}> {{}};")
    lines += ["}  // namespace event", ""]
    lines += [f"struct {_identifier(state)};" for state in machine.states]
    lines += [
        "",
        "struct life_cycle",
        f"    : boost::statechart::state_machine<life_cycle, {_identifier(machine.initial)}> {{",
        "  bool consumed = true;",
        "  void unconsumed_event(const boost::statechart::event_base &) { consumed = false; }",
        "};",
        "",
    ]
    for state in machine.states:
        name = _identifier(state)
        reactions = [
            f"boost::statechart::transition<event::{_identifier(move.event)}, "
            f"{_identifier(move.target)}>"
            for move in machine.moves
            if move.source == state
        ]
        lines += [
            f"struct {name} : boost::statechart::simple_state<{name}, life_cycle> {{",
            "  using reactions = list_of<",
            *(_joined(reactions, "      ") or ["      >"]),
        ]
        lines[-1] += ";"
        lines += ["};", ""]
    lines += [
        "// `cause` is one that there is.",
        "inline const boost::statechart::event_base &event_of(std::int32_t cause) {",
    ]
    for cause in lp.Cause:
        name = _identifier(cause.label)
        lines.append(f"  static const event::{name} {name}_;")
    lines += [
        "  static const boost::statechart::event_base *const events[event_count] = {",
        "      nullptr,",
    ]
    lines += [f"      &{_identifier(cause.label)}_,  // {int(cause)}" for cause in lp.Cause]
    lines += ["  };", "  return *events[cause];", "}", ""]
    lines += [
        "inline bool is_in(const life_cycle &machine, std::int32_t state) {",
        "  switch (state) {",
    ]
    for value in lp.AppState:
        if value.label in machine.states:
            found = f"machine.state_downcast<const {_identifier(value.label)} *>()"
            lines.append(f"    case {int(value)}: return {found} != nullptr;")
    lines += ["    default: return false;", "  }", "}", ""]
    return "\n".join(lines + _paths(machine))
