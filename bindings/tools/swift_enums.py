"""Renders the enumerations of the core (Declared.swift), their titles (titles.h), and the statuses
of the C functions (Status.swift)."""

from __future__ import annotations

import json

from interface import Enumeration, Interface, Value
from words import class_name, plain, rust_comment, rust_sentence

HEAD = """\
// The enumerations of the interface. Generated from include/abi.json: do not edit.
//
// The other members of an enumeration are in an extension, in the file of its subject.

internal import CBook
"""
TITLES = """\
/*
 * The titles of the enumerations, in the order of the values and separated by NULs. Generated from
 * include/abi.json: do not edit.
 *
 * They are in a section of their own, so that a linker leaves them out of a program that uses none.
 * The Swift compiler would put them into one section with all other texts.
 */
#ifndef LIFECYCLE_POLICY_TITLES_H
#define LIFECYCLE_POLICY_TITLES_H

#include <stdint.h>

#ifdef __ELF__
#define LIFECYCLE_POLICY_APART __attribute__((section(".rodata.lifecycle_policy_titles")))
#else
#define LIFECYCLE_POLICY_APART
#endif
"""
TITLES_END = """
#undef LIFECYCLE_POLICY_APART
#endif
"""
#: Enumerations that the core does not have: the statuses of the C functions, and the kinds.
OTHERWISE = {"lcp_status_t", "lcp_enum_kind_t"}
#: Enumerations whose name here differs from the name in the other languages.
CLASSES = {
    "lcp_state_t": "LifecycleState",
    "lcp_mode_t": "BackgroundMode",
    "lcp_changing_t": "ChangingFact",
    "lcp_effect_t": "EffectKind",
    "lcp_form_t": "PolicyForm",
    "lcp_notification_t": "LifecycleNotification",
    "lcp_question_t": "QuestionKind",
    "lcp_reply_t": "ReplyKind",
    "lcp_unit_t": "QuotaUnit",
}
#: Parts of names that keep their capital letters, except at the beginning of a name.
_CAPITALS = {part.upper(): part for part in ("OS", "SDK", "URL", "CPU", "VoIP", "WiFi")}
#: Cases that have a longer name in Swift, to distinguish them from the states of the app.
_CASES = {
    "LCP_STATE_UNATTACHED": "sceneUnattached",
    "LCP_STATE_FOREGROUND_INACTIVE": "sceneForegroundInactive",
    "LCP_STATE_FOREGROUND_ACTIVE": "sceneForegroundActive",
}
#: Names of cases that are keywords of Swift. After a dot, Swift accepts them as names.
KEYWORDS = {"guard"}

def _case(item: Enumeration, value: Value) -> str:
    if value.name in _CASES:
        return _CASES[value.name]
    first, *rest = item.bare(value).split("_")
    return first.lower() + "".join(_CAPITALS.get(part, part.capitalize()) for part in rest)

def swift_name(item: Enumeration) -> str:
    """Gives the name of an enumeration in Swift."""
    return CLASSES.get(item.type) or class_name(item)

def _signed(value: int) -> int:
    """Converts a code to the signed number of 32 bits with the same bits."""
    return value - (1 << 32) if value >= 1 << 31 else value

def _numbering(item: Enumeration) -> str:
    if item.base == "uint32_t":
        return "codes"
    first = item.values[0].value
    if [value.value for value in item.values] != list(range(first, first + len(item.values))):
        raise ValueError(f"{item.type} is not numbered one after the other")
    return "fromZero" if first == 0 else "fromOne"

def _enumeration(item: Enumeration) -> str:
    lines = [*rust_comment(item.doc), f"public enum {swift_name(item)}: Int32, VocabularyEnum {{"]
    for value in item.values:
        lines += rust_sentence(value.doc, "  ")
        case = _case(item, value)
        declared = f"`{case}`" if case in KEYWORDS else case
        lines.append(f"  case {declared} = {_signed(value.value)}")
    names = [f"    {value.label}\\0\\" for value in item.values]
    names[-1] = names[-1].removesuffix("\\0\\")
    lines += ["", f"  public static var valueCount: Int {{ {len(item.values)} }}"]
    lines += ["  public static var names: Text {", '    """', *names, '    """', "  }"]
    if not _are_names(item):
        lines.append(f"  public static var titles: Text {{ Text({_function(item)}()) }}")
    if _has_opposites(item):
        opposites = f"Text({_function(item, 'opposite_')}())"
        lines.append(f"  static var oppositeTitles: Text {{ {opposites} }}")
    numbering = _numbering(item)
    if numbering != "fromOne":
        lines += ["", "  @inlinable"]
        lines.append(f"  public static var numbering: Numbering {{ .{numbering} }}")
    if numbering == "codes":
        lines += _at(item)
    return "\n".join([*lines, "}"])

def _at(item: Enumeration) -> list[str]:
    """Renders a function that gives the value at a position. The numbers of codes have gaps."""
    lines = ["", "  /// The code at a position of `names`, nil past the last one.", "  @inlinable"]
    lines.append(f"  public static func at(_ position: Int) -> {swift_name(item)}? {{")
    lines.append("    switch position {")
    for position, value in enumerate(item.values):
        lines.append(f"    case {position}: .{_case(item, value)}")
    return [*lines, "    default: nil", "    }", "  }"]

def _are_names(item: Enumeration) -> bool:
    return all(value.title == value.label for value in item.values)

def _has_opposites(item: Enumeration) -> bool:
    return any(value.opposite for value in item.values)

def _function(item: Enumeration, kind: str = "") -> str:
    """Names the C function that gives the titles of an enumeration."""
    return f"lifecycle_policy_{kind}titles_of_{plain(item.type)}"

def _texts(function: str, texts: list[str]) -> str:
    """Renders the C function that gives some texts."""
    lines = [f"static inline const uint8_t * _Nonnull {function}(void) {{"]
    lines.append("  static const uint8_t titles[] LIFECYCLE_POLICY_APART =")
    lines += [f"      {json.dumps(text)[:-1]}\\0\"" for text in texts[:-1]]
    lines += [f"      {json.dumps(texts[-1])};", "  return titles;", "}"]
    return "\n".join(lines) + "\n"

def render_titles(interface: Interface) -> str:
    """Renders titles.h."""
    parts = [TITLES]
    for item in _items(interface):
        if not _are_names(item):
            parts.append(_texts(_function(item), [value.title for value in item.values]))
        if _has_opposites(item):
            texts = [value.opposite for value in item.values]
            parts.append(_texts(_function(item, "opposite_"), texts))
    return "\n".join(parts) + TITLES_END

def _tables(items: list[Enumeration]) -> str:
    """Renders the function that finds the names of an enumeration by its number in the header."""
    lines = ["extension Vocabulary {"]
    lines.append("  /// The number of the last enumeration. Enumerations are numbered from 1.")
    lines.append(f"  public static var count: Int32 {{ {max(one.number for one in items)} }}")
    lines += ["", "  /// The names of an enumeration; nil if the core does not have it."]
    lines.append("  static func nameTable(_ kind: Int32) -> NameTable? {")
    lines.append("    switch kind {")
    ordered = sorted(items, key=lambda one: one.number)
    for item in ordered:
        lines.append(f"    case {item.number}: NameTable({swift_name(item)}.self)")
    lines += ["    default: nil", "    }", "  }", ""]
    lines.append("  /// The titles of an enumeration; nil if the core does not have it.")
    lines.append("  static func titleTable(_ kind: Int32) -> NameTable? {")
    lines.append("    switch kind {")
    for item in ordered:
        lines.append(f"    case {item.number}: NameTable(titlesOf: {swift_name(item)}.self)")
    return "\n".join([*lines, "    default: nil", "    }", "  }", "}"])

def _items(interface: Interface) -> list[Enumeration]:
    return [item for item in interface.enumerations if item.type not in OTHERWISE]

def _texts_of_cases(item: Enumeration, property_: str, texts: list[str]) -> list[str]:
    """Renders a property that gives one of some texts for each case."""
    lines = ["", f"  public var {property_}: Text {{", "    switch self {"]
    for value, text in zip(item.values, texts, strict=True):
        lines.append(f"    case .{_case(item, value)}: {json.dumps(text)}")
    return [*lines, "    }", "  }"]

def render_statuses(interface: Interface) -> str:
    """Renders Status.swift, the statuses that the C functions return."""
    item = next(one for one in interface.enumerations if one.type == "lcp_status_t")
    lines = ["// The statuses of the C functions. Generated from include/abi.json: do not edit.", ""]
    lines += ["import LifecyclePolicy", "", *rust_comment(item.doc)]
    lines.append("public enum Status: Int32, CaseIterable, Sendable, Error {")
    for value in item.values:
        lines.append(f"  case {_case(item, value)} = {value.value}")
    lines += _texts_of_cases(item, "name", [value.label for value in item.values])
    lines += _texts_of_cases(item, "message", [value.title for value in item.values])
    return "\n".join([*lines, "}"]) + "\n"

def render(interface: Interface) -> str:
    """Renders Declared.swift."""
    items = _items(interface)
    return "\n\n".join([HEAD.rstrip(), *map(_enumeration, items), _tables(items)]) + "\n"
