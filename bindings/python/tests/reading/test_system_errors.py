"""Tests errors with which the system reports that an app broke a life cycle rule."""

from __future__ import annotations

import lifecycle_policy as lp
import pytest
from lifecycle_policy import ErrorDomain, Family, ReportedError, Verdict, read_error, termination
from lifecycle_policy.reports import errors

from command_line import question, run

URL, REASON = ErrorDomain.URL, ErrorDomain.TASK_CANCELLED_REASON
STATUS = ErrorDomain.OS_STATUS


@pytest.mark.parametrize(
    ("text", "domain", "code"),
    [
        ("BGTaskSchedulerErrorDomain 1", ErrorDomain.BG_TASK_SCHEDULER, 1),
        ("Error Domain=BGTaskSchedulerErrorDomain Code=3 \"(null)\"", ErrorDomain.BG_TASK_SCHEDULER, 3),
        ("BGTaskSchedulerErrorDomain Code: 2", ErrorDomain.BG_TASK_SCHEDULER, 2),
        ("nsurlerrordomain -997", URL, -997),
        ("Task <A>.<1> finished with error [-999] Error Domain=NSURLErrorDomain Code=-999 \"cancelled\"", URL, -999),
        ("NSURLErrorDomain -999 reason 0", REASON, 0),
        (
            "Error Domain=NSURLErrorDomain Code=-999 \"(null)\" "
            "UserInfo={NSURLErrorBackgroundTaskCancelledReasonKey=1}",
            *(REASON, 1),
        ),
        ("The operation couldn’t be completed. (OSStatus error -25308.)", STATUS, -25308),
        ("errSecInteractionNotAllowed", STATUS, -25308),
        ("NSOSStatusErrorDomain Code=561145187", STATUS, 561145187),
        ("NSPOSIXErrorDomain Code=1 \"Operation not permitted\"", ErrorDomain.POSIX, 1),
        (
            "Execution of the command buffer was aborted due to an error during execution. "
            "Insufficient Permission (to submit GPU work from background) "
            "(00000006:kIOGPUCommandBufferCallbackErrorBackgroundExecutionNotPermitted)",
            *(ErrorDomain.IOGPU, 6),
        ),
        ("Error Domain=com.apple.healthkit Code=6 \"Protected health data is inaccessible\"", ErrorDomain.HEALTHKIT, 6),
        ("SQLite error 23: authorization denied", ErrorDomain.SQLITE, 23),
        (
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
            "reason: 'All launch handlers must be registered before application finishes launching'",
            *(ErrorDomain.TEXT, 1),
        ),
        ("Error Domain=com.apple.LocalAuthentication Code=-4 \"UI canceled by system.\"", ErrorDomain.LOCAL_AUTHENTICATION, -4),
        ("AVAudioSessionErrorCodeCannotStartPlaying", STATUS, 561015905),
        ("No launch handler registered for task with identifier com.example.a", ErrorDomain.TEXT, 4),
        (
            "UNUserNotificationCenter delegate received call to -userNotificationCenter:"
            "didReceiveNotificationResponse:withCompletionHandler: but the completion handler was never called.",
            *(ErrorDomain.TEXT, 5),
        ),
        ("ActivityAuthorizationError.globalMaximumExceeded", ErrorDomain.TEXT, 6),
    ],
)
def test_errors_as_logs_print_them(text: str, domain: ErrorDomain, code: int) -> None:
    assert read_error(text) == ReportedError(domain, code)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", ""),
        ("BGTaskSchedulerErrorDomian 1", "did you mean `BGTaskSchedulerErrorDomain`?"),
        ("NSURLErrorBackgroundSessionWasDisconected", "did you mean `NSURLErrorBackgroundSessionWasDisconnected`?"),
        ("NSURLErrorDomain", ""),
        ("NSURLErrorDomain 99999999999", ""),
        ("it does not work", ""),
        ("x" * 100_000, ""),
        ("NSURLErrorDomain \x00 \x1b[31m", ""),
    ],
)
def test_other_texts_are_no_error(text: str, hint: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        read_error(text)
    assert hint in str(caught.value)
    assert len(str(caught.value)) < 400


def test_every_error_that_can_be_read_has_a_meaning() -> None:
    """Each named code has a rule, and so has each text. Each rule on a text can be read."""
    for error in errors._NAMES.values():
        answer = termination("27.0", error.code, error_domain=error.domain)
        assert answer.verdict in (Verdict.ALLOWED, Verdict.FORBIDDEN), error
        assert answer.meaning
    rows = [row for row in lp.rules(Family.TERMINATION) if row.values("error_domains")]
    texts = {row.value("code_low") for row in rows if ErrorDomain.TEXT in row.values("error_domains")}
    assert texts == set(range(1, len(errors._TEXTS) + 1))
    domains = {domain for row in rows for domain in row.values("error_domains")}
    assert domains == set(ErrorDomain)
    assert {*errors._DOMAINS.values(), ErrorDomain.TEXT} == set(ErrorDomain)


def test_negative_codes_are_those_of_32_bits() -> None:
    answers = [termination("17.0", code, error_domain=URL) for code in (-997, "-997", 0xFFFFFC1B)]
    assert len({(answer.rule, answer.meaning) for answer in answers}) == 1
    assert answers[0].rule == "termination.error.session-disconnected"


def test_the_command() -> None:
    data = question("termination", "--error", "BGTaskSchedulerErrorDomain 1")
    assert data["question"]["error"] == "BGTaskSchedulerErrorDomain 1"
    assert data["rule"] == "termination.error.tasks-unavailable"
    assert data["citations"][0]["key"] == "D-bge"
    shown = run("termination", "--error", "NSURLErrorDomain -999 reason 0", "--os", "17.0").stdout
    assert "The user force quit the app, which cancels its transfers." in shown
    shown = run("termination", "--error", "NSURLErrorDomain -997", "--os", "17.0").stdout
    assert shown.startswith("ends nothing: NSURLErrorDomain -997, iOS 17.0\n")


def test_an_unknown_code_names_the_known_ones() -> None:
    shown = run("termination", "--error", "BGTaskSchedulerErrorDomain 77", "--os", "17.0")
    assert shown.returncode == 0
    assert "unspecified" in shown.stdout
    assert "the codes of BGTaskSchedulerErrorDomain with a meaning are 1, 2, 3" in shown.stdout


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (["--error", "rain"], "--error: `rain` has no domain and code that are known"),
        (["--error", "NSURLErrorDomain 1", "--code", "1"], "--error and --code: give one of them"),
        (["--error", "NSURLErrorDomain 1", "--namespace", "jetsam"], "--error and --namespace"),
    ],
)
def test_bad_options(asked: list[str], message: str) -> None:
    data = question("termination", *asked)
    assert (data["field"], message in data["message"]) == ("error", True), data["message"]
