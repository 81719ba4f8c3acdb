"""Prepares policies, and caches them for questions with a context."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from .._native.bindings import lcp_context, lcp_error, lcp_policy
from .._native.calls import bound
from .._native.convert import check, new
from .._native.enums import Condition, Field, Form, Knowledge, Status, Verdict
from .._native.errors import refused
from .._native.library import library
from .._native.memory import keep
from .._native.names import coerce
from .._native.osversion import OSVersion
from .answers import Answer
from .context import Context, is_constant, native_context

__all__ = ["Asked", "Prepared", "ask_all", "ask_over", "one_policy", "policies_of"]

A = TypeVar("A", bound=Answer)
P = TypeVar("P", bound="Prepared")
Q = TypeVar("Q")


@lru_cache(maxsize=None)
def _size(form: Form) -> int:
    return int(library().lcp_policy_size(form))


def _prepared(native: lcp_context, form: Form) -> Any:
    """Prepares a policy. Returns an argument that points to the policy and keeps its memory
    alive."""
    size = _size(form)
    reference = ctypes.byref(lcp_policy.from_buffer(ctypes.create_string_buffer(size)))
    prepare, context = bound("lcp_policy_prepare"), ctypes.byref(native)
    if prepare(context, reference, ctypes.c_size_t(size), None):
        error = new(lcp_error)
        check(prepare(context, reference, ctypes.c_size_t(size), ctypes.byref(error)), error)
    return reference


class Prepared:
    """The rule book as it applies to one context. The memory of the policy never changes."""

    __slots__ = ("context", "reference", "tables")

    context: Context
    """The context for which the policy was prepared."""
    tables: bool
    """True if transitions, deadlines and relaunches are looked up in tables."""
    reference: Any

    def __init__(
        self, context: Context, tables: bool = False, native: lcp_context | None = None
    ) -> None:
        put = object.__setattr__
        put(self, "context", context)
        put(self, "tables", tables)
        form = Form.TABLES if tables else Form.SMALL
        put(self, "reference", _prepared(native or native_context(context), form))

    def condition(self, name: Condition | str) -> Knowledge:
        """Tells what is known about a condition: it holds, fails, was not given, or is assumed.

        A condition that depends on the question counts as not given.
        """
        wanted = coerce(Condition, name, Field.CONDITION)
        call, found, error = library().lcp_policy_condition, ctypes.c_int32(), new(lcp_error)
        check(call(self.reference, wanted, ctypes.byref(found), ctypes.byref(error)), error)
        return Knowledge(found.value)

    @classmethod
    def of(cls: type[P], context: Context | OSVersion | str, tables: bool = False) -> P:
        """Prepares a policy for a context."""
        made, given = cls.__new__(cls), Context.of(context)
        Prepared.__init__(made, _of_one_version(given), tables)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: prepare a policy for each context")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.context, self.tables)

    def __repr__(self) -> str:
        tables = ", tables=True" if self.tables else ""
        return f"{type(self).__name__}({self.context!r}{tables})"


def _of_one_version(context: Context) -> Context:
    """Returns the context. Raises LifecyclePolicyError for a range of versions."""
    if context.os_last is None:
        return context
    versions = f"{context.os}-{context.os_last}"
    text = f"`{versions}` is a range: a policy is for one version"
    raise refused(Field.OS, Status.OUT_OF_RANGE, text, versions)


#: The first argument of a question: a policy, a context or a version.
Asked: TypeAlias = Prepared | Context | OSVersion | str

#: Cached policies. The key is a text, or the id() of a context or version. The first policy keeps
#: that object alive, so no other object can get the same id().
_kept: dict[str | int, tuple[Prepared, ...]] = {}
_MOST = 256


def _edges(native: lcp_context, last: OSVersion) -> Iterator[OSVersion]:
    """Yields each version on which an answer can change, in order."""
    call, error, os = library().lcp_context_edge_after, new(lcp_error), ctypes.c_uint32(native.os)
    while True:
        check(call(ctypes.byref(native), os, ctypes.byref(os), ctypes.byref(error)), error)
        if not 0 < os.value <= last.packed:
            return
        yield OSVersion.from_packed(os.value)


def _over_range(context: Context) -> tuple[Prepared, ...]:
    native, last = native_context(context), context.os_last
    first = Prepared(context, native=native)
    if last is None:
        return (first,)
    if last < context.os:
        text = f"the range ends with `{last}`, which is before {context.os}"
        raise refused(Field.OS, Status.OUT_OF_RANGE, text, str(last))
    found = [first]
    for edge in _edges(native, last):
        native.os = edge.packed
        found.append(Prepared(replace(context, os=edge, os_last=None), native=native))
    return tuple(found)


def policies_of(asked: Asked) -> tuple[Prepared, ...]:
    """Returns the policy of a context. For a range of versions, also returns a policy for each
    later version on which an answer can change."""
    key = asked if type(asked) is str else id(asked)
    kept = _kept.get(key)
    if kept is not None:
        return kept
    if isinstance(asked, Prepared):
        return (asked,)
    context = Context.of(asked)
    found = _over_range(context)
    if is_constant(context) and type(asked) in (str, Context, OSVersion):
        keep(_kept, key, found, _MOST)
    return found


def one_policy(asked: Asked) -> Prepared:
    """Returns the policy of a context. Raises LifecyclePolicyError for a range of versions."""
    if isinstance(asked, Prepared):
        return asked
    if isinstance(asked, Context):
        _of_one_version(asked)
    return policies_of(asked)[0]


def ask_over(asked: Asked, ask: Callable[..., A], *question: Any, **named: Any) -> A:
    """Asks a question. For a range of versions, the answer is that of the first version.

    If the verdict changes within the range, the verdict becomes `conditional`. If the verdict or
    the content of the answer changes, `os_dependent` is set. A change of the deciding rule alone
    does not count.
    """
    policies = policies_of(asked)
    if len(policies) == 1:
        return ask(policies[0], *question, **named)
    first, *later = (ask(policy, *question, **named) for policy in policies)
    return _over(first, later)


def ask_all(
    asked: Asked, questions: list[Q], ask: Callable[[Prepared, list[Q]], list[A]]
) -> tuple[A, ...]:
    """Works like `ask_over`, for many questions at once."""
    policies = policies_of(asked)
    if len(policies) == 1:
        return tuple(ask(policies[0], questions))
    rows = zip(*(ask(policy, questions) for policy in policies), strict=True)
    return tuple(_over(first, later) for first, *later in rows)


def _over(first: A, later: list[A]) -> A:
    verdict = any(other.verdict != first.verdict for other in later)
    newest = verdict or any(other.newest_verdict != first.newest_verdict for other in later)
    changes = verdict or any(other._says != first._says for other in later)
    if not (newest or changes):
        return first
    return replace(
        first,
        verdict=Verdict.CONDITIONAL if verdict else first.verdict,
        newest_verdict=Verdict.CONDITIONAL if newest else first.newest_verdict,
        os_dependent=changes,
    )
