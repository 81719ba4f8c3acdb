"""What ended the app, according to a termination code or to a whole report?"""

from __future__ import annotations

from lifecycle_policy import TerminationAnswer, reported_termination, termination

REPORT = """\
OS Version:          iPhone OS 16.4.1 (20E252)
Termination Reason: FRONTBOARD 2343432205
<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog transgression:
app<com.example.sample>:77 exhausted real (wall clock) time allowance of 19.50 seconds
"""


def show(answer: TerminationAnswer) -> None:
    """Prints what is known about how an app ended."""
    cause = answer.cause.label if answer.cause else "no cause known"
    print(f"  {answer.verdict.label}: {cause}. {answer.meaning}".rstrip())
    if answer.allowance and answer.allowance_seconds is not None:
        print(f"  used up: {answer.allowance.label}, {answer.allowance_seconds:g} s")
    if answer.broken_rule:
        print(f"  broken: {answer.broken_rule}")


def main() -> None:
    """Asks about some codes, and about a report."""
    for code, namespace in (
        ("0xdead10cc", "runningboard"),
        ("0x2182bad2", "runningboard"),
        ("7", "jetsam"),
        ("11", "signal"),
        ("0x12345678", "springboard"),
    ):
        print(f"{namespace} {code}")
        show(termination("17.0", code, namespace))
    answer = reported_termination(REPORT)
    print(f"the report, on iOS {answer.context.os}")
    show(answer)


if __name__ == "__main__":
    main()
