"""Does iOS call these callbacks in this order, and what took too long?

    python3 audit_a_log.py [TRACE ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from lifecycle_policy import App, Auditor, Callback, Context, Record, parse

TRACES = Path(__file__).resolve().parent.parent / "fixtures" / "traces"
#: Callbacks of which the apps log every call. Any other callback that occurs in a trace is also
#: taken to be logged at every call.
SHOWN = {
    Callback.DID_FINISH_LAUNCHING,
    Callback.DID_BECOME_ACTIVE,
    Callback.WILL_RESIGN_ACTIVE,
    Callback.DID_ENTER_BACKGROUND,
    Callback.WILL_ENTER_FOREGROUND,
    Callback.WILL_TERMINATE,
}


def record(line: str) -> Record:
    """Reads a line: the time in seconds, the kind, and further fields."""
    time, kind, *more = line.split()
    named = dict(word.split("=") for word in more if "=" in word)
    code = next((word for word in more if "=" not in word), None)
    token = int(named.get("token", 0))
    return Record(kind, code, time=float(time), reads=named.get("reads"), token=token)


def audit(path: Path) -> None:
    """Audits a trace, and prints the findings."""
    lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
    facts = dict(line[2:].split(": ", 1) for _, line in lines if line[:1] == "#" and ": " in line)
    log = [(number, record(line)) for number, line in lines if line and line[0] != "#"]
    called = {parse(Callback, str(one.code)) for _, one in log if one.kind == "entered"}
    context = Context(facts["os"], app=App(background_modes=facts.get("modes", ())))
    session = Auditor(context, callbacks=SHOWN | called).session()
    findings = session.feed([one for _, one in log], clock="monotonic")
    print(f"{path.name}: {len(log)} records, {len(findings)} findings")
    for finding in findings:
        print(f"{path.name}:{log[finding.record][0]}: {finding.text}")
    print(f"  the app is now {' or '.join(place.label for place in session.places())}")
    for end in session.ends()[:1]:
        print(f"  if it has ended since, then most likely by {end.termination}")


def main() -> None:
    """Audits the traces that the command line names, or those of the examples."""
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(TRACES.glob("*.trace.txt")):
        audit(path)


if __name__ == "__main__":
    main()
