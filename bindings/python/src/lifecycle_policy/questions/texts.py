"""Answers as English text, in the words of the library."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable

from .._native.bindings import lcp_text_options
from .._native.calls import written
from .._native.convert import new
from .._native.enums import Condition, Field, QuestionKind
from .._native.names import masked
from .._native.osversion import OSVersion
from .context import Context
from .declared import TextPart
from .packing import AnyQuestion, any_kind_and_bytes
from .prepared import Prepared, policies_of

__all__ = ["TextPart", "answer_text"]


_MOST_BYTES = 1 << 14


def text_of(
    policy: Prepared,
    kind: QuestionKind,
    query: bytes,
    parts: TextPart,
    assumed: int,
) -> str:
    """Writes parts of the answer to a question. If `parts` is 0, writes all parts except the marks.
    `assumed` is a mask of conditions."""
    options = new(lcp_text_options, parts=parts)
    options.assumed_mask[:] = assumed & (1 << 64) - 1, assumed >> 64
    asked = policy.reference, kind, query or None, ctypes.byref(options)
    return written("lcp_answer_text", *asked, size=_MOST_BYTES)


def answer_text(
    context: Prepared | Context | OSVersion | str,
    question: AnyQuestion,
    parts: TextPart = TextPart(0),
    assumed: Iterable[Condition | str] = (),
) -> str:
    """Writes the answer to a question as English text. `parts` selects its parts; by default, all
    except TextPart.MARKS.

    `assumed` lists conditions that follow from assumed facts. The text then lists these conditions
    as assumed. For an OS range, returns the text for its first version.

    >>> from lifecycle_policy import Allowance
    >>> print(answer_text("12.4", Allowance.BACKGROUND_TASK).partition("\\n")[0])
    180 s (3 min), then the app is terminated: background-task, iOS 12.4
    """
    mask = masked(Condition, assumed, Field.ASSUMED)
    return text_of(policies_of(context)[0], *any_kind_and_bytes(question), parts, mask)
