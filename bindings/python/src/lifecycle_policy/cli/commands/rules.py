"""The command that lists rules, or prints them in full."""

from __future__ import annotations

import argparse
from typing import Any

from ..._native.enums import Evidence, Family, Status
from ..._native.errors import LifecyclePolicyError
from ..._native.words import spelled
from ...questions.rules import Rule, citations, rule, rules
from ..arguments import VERSIONS, add_output, listed
from ..json import Json, citation, rule_row, versions
from ..later import later
from ..parser import Group, Parser, Values
from ..text.answers import rules_text
from ..text.tables import Page
from ..values import MALFORMED, UsageError, given, meant, version_of

__all__ = ["add_options", "ask_rules", "markdown_of_rules", "text_of_rules"]


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    group.argument("rule", "ID", "a rule, which is printed in full; or a family", Values((Family,)))
    group.option("id", "ID", "the id of a rule")
    group.option("family", "FAMILY", listed("rules of a family", "family"), Values((Family,)))
    group.option("for-os", "VERSION", "rules that hold on a version", VERSIONS)
    text = "rules with this kind of evidence, such as observed"
    group.option("evidence", "EVIDENCE", text, Values((Evidence,)), "basis")
    group.option("source", "KEY", "rules that cite a source, such as A2")
    output = add_output(parser, "text", "markdown", "json")
    output.flag("details", "print each rule in full")


def _named(id: str) -> Rule:
    try:
        return rule(id)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
    near = meant(id, [row.id for row in rules()])
    raise UsageError("not-found", "id", f"--id: no rule is called `{id}`{near}")


def _with_argument(options: argparse.Namespace) -> argparse.Namespace:
    """Reads the argument of `rules` as --family if it names a family, else as --id."""
    if options.rule is None:
        return options
    name = "id" if spelled(Family, options.rule) is None else "family"
    other = getattr(options, name)
    if other not in (None, options.rule):
        message = f"`{options.rule}` and --{name} {other} differ: give one of them"
        raise UsageError(MALFORMED, name, message)
    return argparse.Namespace(**{**vars(options), name: options.rule})


def _selected(options: argparse.Namespace) -> tuple[Rule, ...]:
    """Returns the rules that the options select."""
    options = _with_argument(options)
    family = given(Family, options, "family")
    basis = given(Evidence, options, "evidence")
    version = None if options.for_os is None else version_of(options.for_os, "for-os")
    wanted = None if options.id is None else _named(options.id)
    try:
        rows = rules(family, os=version, evidence=basis, source=options.source)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
        raise UsageError("not-found", "source", f"--{error}") from None
    return rows if wanted is None else tuple(row for row in rows if row == wanted)


def ask_rules(options: argparse.Namespace) -> Json:
    """Which rules are there, and what do they say?"""
    rows = _selected(options)
    return {
        "status": "ok",
        "rules": [rule_row(row) for row in rows],
        "count": len(rows),
        "citations": [citation(source) for source in citations()],
        **versions(),
        "os": options.for_os,
        "evidence_profile": None,
    }


def text_of_rules(options: argparse.Namespace, data: dict[str, Any], page: Page) -> str:
    """Returns the rules as a list. Returns them in full if --details is given, or if the question
    names a single rule."""
    one = data["count"] == 1 and (options.id or options.rule) is not None
    return rules_text(data, page, details=options.details or one)


def markdown_of_rules(options: argparse.Namespace, _data: dict[str, Any], _page: Page) -> str:
    """Returns the rules as a page of Markdown."""
    text: str = later("markdown.rules", "rules_markdown")(_selected(options))
    return text
