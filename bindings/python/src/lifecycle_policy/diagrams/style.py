"""The style of a picture: colours for light and dark pages, as attributes and as a style sheet.

The attributes have the colours of a light page, so that the picture is readable without support for
style sheets. Colour-blind people can distinguish the colours, and the kinds of states also differ
in words.
"""

from __future__ import annotations

from dataclasses import dataclass

from .words import Kind

__all__ = ["DARK", "LIGHT", "MONOSPACE", "Palette", "SANS", "attributes", "style_sheet"]

SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
MONOSPACE = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one mode: page and letters, then lines, then kinds of states."""

    page: str
    text: str
    muted: str
    call: str
    limit: str
    line: str
    end: str
    fills: tuple[str, str, str]
    strokes: tuple[str, str, str]
    tints: tuple[str, str]


LIGHT = Palette(
    page="#ffffff",
    text="#1c2128",
    muted="#59626d",
    call="#0b4f8a",
    limit="#93246b",
    line="#3d4752",
    end="#848d97",
    fills=("#d6e9f8", "#fde8cc", "#e9ecf0"),
    strokes=("#0072b2", "#b35c00", "#6e7781"),
    tints=("#f2f8fd", "#fef8f0"),
)
DARK = Palette(
    page="#0d1117",
    text="#e8edf2",
    muted="#a4afba",
    call="#8ec7ff",
    limit="#f2a3d3",
    line="#a9b4bf",
    end="#77818c",
    fills=("#12395a", "#4a3210", "#252b33"),
    strokes=("#5fb0ee", "#e5a550", "#8b949e"),
    tints=("#101a26", "#1b1710"),
)

_INDEX = {Kind.FOREGROUND: 0, Kind.BACKGROUND: 1, Kind.OFF: 2}
_INK = {
    "title": "text",
    "heading": "text",
    "name": "text",
    "cause": "text",
    "call": "call",
    "limit": "limit",
    "remark": "limit",
}


def ink_of(role: str) -> str:
    """Returns the name of the colour that text has in a role."""
    return _INK.get(role, "muted")


def _rules(palette: Palette) -> dict[str, str]:
    """Returns the style of each class."""
    rules = {
        "lp-page": f"fill:{palette.page}",
        "lp-line": f"fill:none;stroke:{palette.line}",
        "lp-tip": f"fill:{palette.line}",
        "lp-end": f"fill:none;stroke:{palette.end}",
        "lp-endtip": f"fill:{palette.end}",
    }
    for ink in ("text", "muted", "call", "limit"):
        rules[f"lp-{ink}"] = f"fill:{getattr(palette, ink)}"
    for kind, index in _INDEX.items():
        name = kind.name.lower()
        rules[f"lp-{name}"] = f"fill:{palette.fills[index]};stroke:{palette.strokes[index]}"
        if index < len(palette.tints):
            rules[f"lp-tint-{name}"] = f"fill:{palette.tints[index]}"
    return rules


def attributes(name: str) -> str:
    """Returns the SVG attributes for a CSS class: the class, and its colours on a light page."""
    pairs = (part.split(":") for part in _rules(LIGHT)[name].split(";"))
    colours = "".join(f' {key}="{value}"' for key, value in pairs)
    return f'class="{name}"{colours}'


def style_sheet() -> str:
    """Returns the colours of a dark page."""
    rules = "".join(f".{name}{{{text}}}" for name, text in _rules(DARK).items())
    return f"@media (prefers-color-scheme:dark){{{rules}}}"
