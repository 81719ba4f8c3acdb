"""Names and comments as Rust has them."""

from __future__ import annotations

import re
import textwrap

WIDTH = 100


def camel(name: str) -> str:
    """Makes NOT_RUNNING into NotRunning."""
    return "".join(part.capitalize() for part in name.split("_"))


def kebab(name: str) -> str:
    """Makes NOT_RUNNING into not-running."""
    return name.lower().replace("_", "-")


def _escaped(text: str) -> str:
    """Keeps Markdown from reading anything into a comment that is not in backquotes."""
    parts = text.split("`")
    for place in range(0, len(parts), 2):
        parts[place] = re.sub(r"([\[\]<>*])", r"\\\1", parts[place])
    return "`".join(parts)


def sentence(text: str) -> str:
    """Begins a comment with a capital, where it begins with a plain word, and ends it."""
    if re.match(r"[a-z]+(-[a-z]+)*[ ,;:]", text):
        text = text[0].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."


def comment(text: str, indent: str = "") -> list[str]:
    """Gives a comment as lines of documentation; empty lines divide its paragraphs."""
    lines: list[str] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if lines:
            lines.append(f"{indent}///")
        words = _escaped(" ".join(paragraph.split()))
        width = WIDTH - len(indent) - 4
        wrapped = textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)
        lines += [f"{indent}/// {line}" for line in wrapped]
    return lines
