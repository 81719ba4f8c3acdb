"""What each value of an enumeration means: the sentence that stands below it in its class."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from importlib import resources

from .labels import LabelledEnum

__all__ = ["meaning", "meaning_of_kind"]


def _sentence(body: list[ast.stmt], index: int) -> str:
    """Reads the text that stands at a place of a class, if one does."""
    node = body[index] if index < len(body) else None
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


@lru_cache(maxsize=1)
def _meanings() -> dict[str, dict[str, str]]:
    """Reads the texts out of the module; where only its byte code is there, there are none."""
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


def _bare(text: str, label: str) -> str:
    """Leaves out the name, where the sentence begins with it, and the parentheses after it."""
    if text.casefold().startswith(label.casefold()):
        text = text[len(label) :].strip(" .")
        text = re.sub(r"^\((.*)\)$", r"\1", text)
    # Names of Apple's, such as iOS or startUpdatingLocation, begin as they do.
    return text if re.match("[a-z]+[A-Z(]", text) else text[:1].upper() + text[1:]


def meaning(value: LabelledEnum) -> str:
    """Says what a value means; "" where its name says it.

    >>> from lifecycle_policy import Cause
    >>> meaning(Cause.HOME_BUTTON)
    'Home button, or swipe up'
    """
    texts, label = _meanings().get(type(value).__name__, {}), value.label
    text = _bare(texts.get(str(value.name), ""), label)
    if not text and label.startswith("0x"):
        text = str(value.name).replace("_", " ").capitalize()
    return text if ". " in text else text.rstrip(".")


def meaning_of_kind(kind: type) -> str:
    """Says what the values of a class are about."""
    return _meanings().get(kind.__name__, {}).get("", "").partition(". ")[0].rstrip(".")
