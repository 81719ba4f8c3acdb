"""Formats findings as a test report in JUnit's format, which most CI services read."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as xml

from ..model import Checked, Finding, Level
from .text import compact_text
from .words import found_words, line_of, path_of

__all__ = ["junit_text"]

_TOOL = "lifecycle-policy"


def junit_text(files: Sequence[Checked], fail_level: Level = Level.REJECTED) -> str:
    """Returns a document in which each file is a suite of tests.

    The suite of an app has one test for each file inside the app that has findings, or one test if
    there are no findings. Any other suite has one test. A test fails if a finding has at least
    `fail_level`. Findings of lower levels are the output of the test.
    """
    root = xml.Element("testsuites", name=_TOOL)
    for checked in files:
        root.append(_suite(checked, fail_level))
    _count(root, list(root))
    xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode")


def _suite(checked: Checked, fail_level: Level) -> xml.Element:
    suite = xml.Element("testsuite", name=line_of(checked.file))
    members: dict[str, list[Finding]] = {"": []}
    for found in checked.findings:
        members.setdefault(found.member, []).append(found)
    if not members[""] and len(members) > 1 and not checked.failure:
        del members[""]
    kind = f"{_TOOL}.{checked.kind}" if checked.kind else _TOOL
    for member, findings in members.items():
        name = path_of(checked, findings[0]) if member else checked.file
        case = xml.SubElement(suite, "testcase", classname=line_of(kind), name=line_of(name))
        _fill(case, checked, findings, fail_level, "" if member else checked.failure)
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(len(suite.findall("testcase/failure"))))
    suite.set("errors", str(len(suite.findall("testcase/error"))))
    suite.set("skipped", "0")
    return suite


def _fill(
    case: xml.Element, checked: Checked, findings: list[Finding], fail_level: Level, failure: str
) -> None:
    """Adds the findings to a test, all in one failure, because many services show only the first
    failure of a test."""
    bad = [found for found in findings if found.level >= fail_level]
    rest = [found for found in findings if found.level < fail_level]
    if failure:
        message = line_of(f"cannot be read: {failure}")
        xml.SubElement(case, "error", message=message, type="unreadable")
    elif bad:
        message = line_of(bad[0].message) if len(bad) == 1 else ", ".join(found_words(bad))
        rule = line_of(bad[0].rule)
        element = xml.SubElement(case, "failure", message=message, type=rule)
        element.text = _listed(checked, bad)
    if printed := findings if failure else rest:
        xml.SubElement(case, "system-out").text = _listed(checked, printed)


def _listed(checked: Checked, findings: list[Finding]) -> str:
    return compact_text([Checked(file=checked.file, findings=findings)])


def _count(root: xml.Element, suites: list[xml.Element]) -> None:
    for name in ("tests", "failures", "errors"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in suites)))
