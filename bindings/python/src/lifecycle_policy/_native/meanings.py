"""The meanings of enumeration values, read from the docstring below each value in its class."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from importlib import resources

from .labels import LabelledEnum

__all__ = ["meaning", "meaning_of_kind"]


def _sentence(body: list[ast.stmt], index: int) -> str:
    """Returns the docstring at an index in the body of a class, or "" if there is none."""
    node = body[index] if index < len(body) else None
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


@lru_cache(maxsize=1)
def _meanings() -> dict[str, dict[str, str]]:
    """Reads the docstrings in the source of the module enums, by class and value. Finds none if the
    source is missing."""
    try:
        source = resources.files(__package__).joinpath("enums.py").read_text(encoding="utf-8")
    except OSError:
        return {}
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            texts = found.setdefault(node.name, {"": _sentence(node.body, 0)})
            for index, part in enumerate(node.body):
                if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                    texts[part.targets[0].id] = _sentence(node.body, index + 1)
    return found


def _bare(text: str, value: LabelledEnum) -> str:
    """Removes a title that repeats the name, and parentheses that enclose all the rest. Begins the
    rest with a capital letter."""
    if value.title in (value.label, value.label.replace("-", " ")):
        text = text[len(value.title) :].strip(" .;")
        text = re.sub(r"^\((.*)\)$", r"\1", text)
    # Apple's names, such as iOS or startUpdatingLocation, keep their first letter.
    return text if re.match("[a-z]+[A-Z(]", text) else text[:1].upper() + text[1:]


def meaning(value: LabelledEnum) -> str:
    """Returns what a value means, or "" if its name says everything.

    >>> from lifecycle_policy import Cause
    >>> meaning(Cause.HOME_BUTTON)
    'The user goes to the home screen; by home button, or swipe up'
    """
    texts = _meanings().get(type(value).__name__, {})
    text = _bare(texts.get(str(value.name), ""), value)
    return text if ". " in text else text.rstrip(".")


def meaning_of_kind(kind: type) -> str:
    """Returns the first sentence of the docstring of an enumeration."""
    return _meanings().get(kind.__name__, {}).get("", "").partition(". ")[0].rstrip(".")
