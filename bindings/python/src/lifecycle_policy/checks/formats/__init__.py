"""The formats of findings: for people, for programs, and for the pages of other tools."""

from __future__ import annotations

__all__ = ["FORMATS"]

FORMATS = ("text", "compact", "json", "github", "sarif", "junit")
