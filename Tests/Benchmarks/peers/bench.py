"""Asks the library's questions of engines that a user could use instead, and times them.

Exits with 1 if an answer differs from the library's, and with 2 if something cannot be built or
asked. A peer that is not available is named and left out.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence

import lifecycle_policy as lp
import measure
import native
import peer_casbin
import peer_cedar
import peer_library
import peer_rego
import peer_statemachine
import peer_transitions
import report
import table
from subjects import Subject

#: Fewer rounds say too little.
LEAST_ROUNDS = 15


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=21, metavar="N", help=f"{LEAST_ROUNDS} or more (21)"
    )
    parser.add_argument("--os", default="12.0", metavar="VERSION", help="of the policy (12.0)")
    parser.add_argument("--check", action="store_true", help="compare the answers, time nothing")
    options = parser.parse_args(argv)
    if options.rounds < LEAST_ROUNDS:
        parser.error(f"--rounds {options.rounds}: at least {LEAST_ROUNDS}")
    return options


def _gather(
    context: lp.Context, tables: Sequence[table.Table]
) -> tuple[list[Subject], list[str]]:
    """Makes every subject that is available. Also returns those that are not, with the reason."""
    transitions, relaunches = tables
    machine = table.machine_of(transitions)
    subjects: list[Subject] = []
    skipped: list[str] = []
    for one in tables:
        subjects += native.library_subjects(context.os, one)
        subjects += peer_library.subjects(context, one)

    makers: list[tuple[str, Callable[[], Sequence[Subject]]]] = [
        ("Boost.MSM", lambda: [native.boost_subject("Boost.MSM", transitions, machine)]),
        (
            "Boost.Statechart",
            lambda: [native.boost_subject("Boost.Statechart", transitions, machine)],
        ),
        ("transitions", lambda: peer_transitions.subjects(transitions, machine)),
        ("python-statemachine", lambda: peer_statemachine.subjects(transitions, machine)),
        (
            "casbin",
            lambda: peer_casbin.subjects(transitions) + peer_casbin.subjects(relaunches),
        ),
        ("cedarpy", lambda: peer_cedar.subjects(transitions) + peer_cedar.subjects(relaunches)),
        ("regopy", lambda: peer_rego.subjects(transitions) + peer_rego.subjects(relaunches)),
    ]
    for name, make in makers:
        try:
            subjects += make()
        except (ImportError, native.NotFound) as error:
            skipped.append(f"{name}: {error}")
    return subjects, skipped


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the comparison. Returns the exit code."""
    options = _arguments(argv)
    load = os.getloadavg()
    try:
        context = lp.Context(options.os)
        tables = (table.transition_table(context), table.relaunch_table(context))
        subjects, skipped = _gather(context, tables)
    except (lp.LifecyclePolicyError, RuntimeError, ValueError) as error:
        print(f"bench.py: {error}", file=sys.stderr)
        return 2
    words = {one.kind: one.words for one in tables}

    print(
        f"LifecyclePolicy {lp.library_version()}, rules {lp.ruleset_version()}: "
        f"iOS {context.os}, an app that declares nothing, the ordinary device"
    )
    for line in skipped:
        print(f"skipped: {line}")
    try:
        windows = [measure.check(subject, words[subject.about.table]) for subject in subjects]
        for subject in subjects:
            about = subject.about
            print(
                f"equal   {len(words[about.table])} of {about.table}: "
                f"{about.name} {about.version}, {about.form}, from {about.host.value}"
            )
        if options.check:
            return 0
        figures = measure.time_all(subjects, words, windows, options.rounds)
    except measure.Differs as error:
        print(f"differs {error}")
        return 1
    rows = report.rows_of([subject.about for subject in subjects], figures)
    print(report.text(rows, tables))
    result = report.document(rows, tables, skipped, context, load)
    path = native.PEERS / "peers.json"
    path.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(
        f"\n{options.rounds} rounds in turns; ns of processor time for one decision; load before {load[0]:.1f}; "
        f"{path.relative_to(native.ROOT)}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
