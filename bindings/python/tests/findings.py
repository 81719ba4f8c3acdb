"""Made-up findings, for tests of formats and filters."""

from __future__ import annotations

from lifecycle_policy.checks.model import Checked, Ended, Finding, Level

#: The rule of a finding that comes from the checks themselves, not from the rule book.
NEAR = "plist.key.near"
OWN = {NEAR: "A key is nearly that of another. The other may be meant.", "audit.end": ""}
TASK = "deadline.background-task"

OPEN_TASK = Finding(
    level=Level.VIOLATION,
    rule=TASK,
    message="background task 5 not ended 31.0 s after entering background; limit 30 s",
    line=41,
    column=10,
    length=8,
    excerpt="12:00:31 task=end 5",
    details=("the app was in background",),
    expected=("sceneWillEnterForeground:", "applicationWillTerminate:"),
    address="example.com/task",
)
KEY = Finding(
    level=Level.REJECTED,
    rule=NEAR,
    message="UIBackgroundMode is not a key",
    line=3,
    column=5,
    length=16,
    excerpt="    <key>UIBackgroundMode</key>",
    member="Payload/My App.app/Info.plist",
)
REMARK = Finding(level=Level.NOTE, rule="audit.end", message="the log ends early")
GAP = Finding(level=Level.WARNING, rule="audit.missing", message="a callback is missing", line=12)

ENDED = Ended(
    line=57,
    app="com.example.app",
    process=412,
    termination="background-task-expired",
    rule=TASK,
    message="task 5 was open",
)

#: Texts that break a format if they are not escaped, or that control a terminal.
HOSTILE = (
    "a\nb\r\nc\u2028d\x85e",
    "\x1b[31mred\x1b]0;title\x07\x9b2J",
    "]]><x a='\"'>&amp;<!--",
    "%0A::error file=x,line=1::no\n::set-output name=a::b",
    "x\n##[error]y",
    "\U0001f600\ufdd0\uffff\U0010ffff",
    "\udc80\ud800 \udfff",
    "\x00\x08\x0b\u202eab\u200f",
    "a\tb\tc",
    "../../%2e%2e/a b#c?d:e,f",
    "\u65e5\u672c e\u0301",
    "C:\\a\\b",
    "",
)


def log(*findings: Finding, file: str = "app.log", **more: object) -> Checked:
    """Returns a log with some findings."""
    checked = Checked(file=file, kind="device-log", title="a log of a device")
    checked.findings += findings
    for name, value in more.items():
        setattr(checked, name, value)
    return checked


def hostile(text: str) -> Checked:
    """Returns a checked file whose text fields, and those of its findings, all contain `text`."""
    findings = [
        Finding(
            level=level,
            rule=text,
            message=text,
            line=line,
            column=column,
            length=3,
            excerpt=text,
            details=(text, text),
            expected=(text,),
            address=text,
            member=member,
        )
        for level in Level
        for line, column, member in ((7, 2, ""), (0, 0, text), (1, 90, text))
    ]
    ended = Ended(line=9, app=text, process=1, termination=text, rule=text, message=text)
    return Checked(
        file=text,
        kind=text,
        title=text,
        failure=text,
        notes=[text],
        findings=findings,
        ended=[ended],
        records=1,
        unread=1,
        more=1,
        known=1,
    )
