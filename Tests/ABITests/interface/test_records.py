"""Tests the structs of C++, Python and Rust that are generated from changed headers, and the
comments of Python classes that people write."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import abi
import cpp_records
import pytest
import python_records
import records
import rust_records
from interface import ROOT, Interface, load

HEADER = (ROOT / "include/lifecycle_policy.h").read_text(encoding="utf-8")
LANGUAGES: dict[str, Callable[[Interface], str]] = {
    "C++": lambda interface: "".join(
        render(interface)
        for render in (
            cpp_records.render_context,
            cpp_records.render_rules,
            cpp_records.render_questions,
            cpp_records.render_devices,
            cpp_records.render_audits,
        )
    ),
    "Python": python_records.render,
    "Rust": rust_records.render,
}


def read(folder: Path, old: str, new: str) -> Interface:
    """Reads the headers after replacing `old` by `new` in one place."""
    assert HEADER.count(old) == 1, old
    for name in ("lifecycle_policy.h", "lifecycle_policy_values.h"):
        text = (ROOT / "include" / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return abi.read(folder / "lifecycle_policy.h")


def unwrapped(text: str) -> str:
    """Joins the lines of comments."""
    return " ".join(re.sub(r"^\s*///? ?", " ", text, flags=re.M).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_with_another_name(language: str, tmp_path: Path) -> None:
    interface = read(tmp_path, "lcp_callback_t stop_before; ", "lcp_callback_t end_before; ")
    before, after = (LANGUAGES[language](one) for one in (load(), interface))
    count = len(re.findall(r"\bstop_before\b", before))
    assert count > 1 and not re.search(r"\bstop_before\b", after)
    assert len(re.findall(r"\bend_before\b", after)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_that_is_new(language: str, tmp_path: Path) -> None:
    name = "  lcp_price_t price;          /**< 0: none, or none known */\n"
    # Replaces a field instead of adding one, because the initialisers have a value for each field.
    interface = read(tmp_path, name + "  lcp_code_t code;  ", name + "  lcp_expiry_t teapot; ")
    assert "teapot" in LANGUAGES[language](interface)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_comment(language: str, tmp_path: Path) -> None:
    old = "the activity must be over when this callback returns; 0: none"
    interface = read(tmp_path, old, "it is a teapot; 0: LCP_PRICE_TERMINATE costs more")
    value = {
        "C++": "none: price::terminate",
        "Python": "None: Price.TERMINATE",
        "Rust": "`None`: [`Price::Terminate`]",
    }
    rendered = unwrapped(LANGUAGES[language](interface))
    assert f"It is a teapot; {value[language]} costs more." in rendered


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("how the process ends, if that is the price; 0:", "as in LCP_CONDUCT_QUERY_INIT; 0:"),
        ("how the process ends, if that is the price; 0:", "see lcp_query_conduct; 0:"),
        ("  lcp_price_t price;          /**< 0: none", "  char price; /**< 0: none"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_is_an_error(language: str, old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^records\.py: "):
        LANGUAGES[language](read(tmp_path, old, new))


# ---- the parts that people write --------------------------------------------------------------

#: The Python classes with fields that C does not have: the contents of the rule, states of two
#: kinds, and lists. The other fields of these classes have the same comments as in C.
BY_HAND = {
    "lcp_transition_query": "TransitionQuery",
    "lcp_transition_answer": "TransitionAnswer",
    "lcp_next_answer": "NextAnswer",
    "lcp_edge": "NextTransition",
    "lcp_path_answer": "PathAnswer",
    "lcp_path_step": "PathStep",
    "lcp_duties_answer": "DutiesAnswer",
    "lcp_duty": "Duty",
    "lcp_manifest_answer": "ManifestAnswer",
    "lcp_finding": "ManifestFinding",
    "lcp_explanation": "Explanation",
    "lcp_rule": "Rule",
    "lcp_citation": "Citation",
}
#: The only field whose content differs in Python, where the field holds only the id of the rule.
OTHERWISE = {("ManifestFinding", "rule")}


def classes() -> dict[str, ast.ClassDef]:
    """Returns the hand-written classes of questions and answers."""
    folder = ROOT / "bindings/python/src/lifecycle_policy/questions"
    return {
        node.name: node
        for path in folder.glob("*.py")
        if path.name != "declared.py"
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


def comments(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yields each field of a class with its comment. The comment is "" if the field has none."""
    for item, after in zip(node.body, [*node.body[1:], ast.Pass()]):
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            text = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                text = " ".join(str(after.value.value).split())
            yield item.target.id, text


@pytest.mark.parametrize("name", BY_HAND)
def test_comments_by_hand_are_those_of_the_header(name: str) -> None:
    interface, node = load(), classes()[BY_HAND[name]]
    struct = interface.struct(name)
    assert struct
    doc = " ".join(records.doc_of(interface, python_records.SPEECH, struct).split())
    assert " ".join((ast.get_docstring(node) or "").split()).startswith(doc)
    fields = {field.name.removesuffix("_mask"): field for field in struct.fields}
    for attribute, text in comments(node):
        field = fields.get({"from_": "from", "when_not": "unless"}.get(attribute, attribute))
        if field and (node.name, attribute) not in OTHERWISE:
            part = records.part_of(interface, struct, field)
            said = python_records.field_doc(interface, struct, part)
            assert text == (said or text), f"{node.name}.{attribute}"
