"""The names and comments of the interface in the other languages."""

from __future__ import annotations

import re
import textwrap

from interface import Enumeration

WIDTH = 100

#: Enumerations whose classes have a clearer name than the type in C. For some enumerations, the
#: generators of JavaScript, Python, Rust and Swift have names of their own.
CLASSES = {
    "lcp_state_t": "AppState",  # SceneState has the states of scenes
    "lcp_profile_t": "EvidenceProfile",
    "lcp_authorization_t": "LocationAuthorization",
    "lcp_code_t": "TerminationCode",
    "lcp_namespace_t": "TerminationNamespace",  # in C++ and Swift, a namespace is something else
    "lcp_record_t": "RecordKind",  # the value is only the kind of a record
    "lcp_clock_t": "LogClock",  # Swift already has a protocol Clock
    "lcp_audit_t": "AuditKind",
}


def plain(name: str) -> str:
    """Converts lcp_app to app, and lcp_scene_state_t to scene_state."""
    return name.removeprefix("lcp_").removesuffix("_t")


def camel(name: str) -> str:
    """Converts NOT_RUNNING and not_running to NotRunning."""
    return "".join(part.capitalize() for part in name.split("_"))


def class_name(item: Enumeration) -> str:
    """Returns the class of an enumeration, if the generator of a language has no other name."""
    return CLASSES.get(item.type) or camel(plain(item.type))


def shown(item: Enumeration, value: int) -> str:
    """Returns a value as a literal. Codes are hexadecimal."""
    return f"{value:#x}" if item.base == "uint32_t" else str(value)


def sentence(text: str) -> str:
    """Capitalises a comment if it begins with a plain word."""
    if re.match(r"[a-z]+(-[a-z]+)*[ ,;:]", text):
        return text[0].upper() + text[1:]
    return text


def _escaped(text: str) -> str:
    """Escapes a comment for Markdown, except for the parts in backquotes."""
    parts = text.split("`")
    for place in range(0, len(parts), 2):
        parts[place] = re.sub(r"([\[\]<>*])", r"\\\1", parts[place])
    return "`".join(parts)


def wrapped(text: str, width: int) -> list[str]:
    """Wraps the paragraphs of a comment, with an empty line between two paragraphs."""
    lines: list[str] = []
    for paragraph in text.split("\n\n") if text else []:
        lines += [""] if lines else []
        lines += textwrap.wrap(paragraph, width, break_long_words=False, break_on_hyphens=False)
    return lines


def slashed(text: str, indent: str = "") -> list[str]:
    """Formats a comment as lines that begin with three slashes."""
    lines = wrapped(text, WIDTH - len(indent) - 4)
    return [f"{indent}/// {line}".rstrip() for line in lines]


def rust_comment(text: str, indent: str = "") -> list[str]:
    """Formats a comment for rustdoc and for DocC, which read it as Markdown."""
    return slashed("\n\n".join(map(_escaped, text.split("\n\n"))), indent)


def rust_sentence(text: str, indent: str = "") -> list[str]:
    """Formats the comment on a value or field as a sentence."""
    text = sentence(text)
    return rust_comment(text if text.endswith(".") else f"{text}.", indent) if text else []
