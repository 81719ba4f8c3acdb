"""Draws the states of an app's life cycle, from the library's answers."""

from __future__ import annotations

from collections.abc import Callable

from .._native.enums import Axis, Field, Status
from .._native.errors import LifecyclePolicyError
from .._native.names import coerce
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context
from .dot import dot_of
from .facts import facts_of, footer_of, remarks_of, versions_of
from .mermaid import mermaid_of
from .model import Diagram, Lane
from .read import read_lane
from .svg import svg_of
from .text import clean

__all__ = ["FORMATS", "diagram", "read_diagram"]

#: The formats, by name.
FORMATS: dict[str, Callable[..., str]] = {"svg": svg_of, "mermaid": mermaid_of, "dot": dot_of}


def _no_states(context: Context, axis: Axis) -> LifecyclePolicyError:
    """Says why there is nothing to draw: asks whether an app with scenes would have had it."""
    willing = App(scenes=True)
    if read_lane(Context(context.os, app=willing), axis) is None:
        reason = f"iOS {context.os} has none"
    elif read_lane(Context(context.os, app=willing, profile=context.profile), axis) is None:
        reason = f"the {context.profile.label} evidence says nothing of them"
    elif context.app is None or not context.app.scenes:
        reason = "the app has not adopted scenes"
    else:
        reason = "this app has another life cycle"
    return LifecyclePolicyError(
        f"axis: there are no states of a {axis.label} to draw: {reason}",
        status=Status.OUT_OF_RANGE,
        field=Field.AXIS,
        value=axis.label,
    )


def _lanes(context: Context, axis: Axis | None) -> tuple[Lane, ...]:
    """Reads the axis that was asked for; else that of scenes, where there is one, and the app's."""
    if axis is not None:
        lane = read_lane(context, axis)
        if lane is None:
            raise _no_states(context, axis)
        return (lane,)
    lanes = (read_lane(context, each) for each in (Axis.SCENE, Axis.APP))
    return tuple(lane for lane in lanes if lane is not None)


def read_diagram(
    context: Context | OSVersion | str,
    axis: Axis | str | None = None,
    *,
    title: str | None = None,
) -> Diagram:
    """Asks for everything that a diagram shows."""
    ground = Context.of(context)
    lanes = _lanes(ground, None if axis is None else coerce(Axis, axis, Field.AXIS))
    name = clean(title or "") or f"An app, {versions_of(ground)}"
    remarks = (*remarks_of(ground), *(lane.remark for lane in lanes if lane.remark))
    return Diagram(name, facts_of(ground), remarks, lanes, footer_of(ground))


def diagram(
    context: Context | OSVersion | str,
    format: str = "svg",
    axis: Axis | str | None = None,
    *,
    title: str | None = None,
    callbacks: bool = True,
) -> str:
    """Draws the states of an app, and what leads from one to another, as svg, mermaid or dot.

    Without an axis the states of a scene are drawn beside those of the process, where the app has
    scenes. Without `callbacks` the causes and time limits are left.

    >>> "app_background -->" in diagram("12.0", "mermaid")
    True
    >>> "applicationDidEnterBackground:" in diagram("12.0")
    True
    """
    drawer = FORMATS.get(format.lower()) if isinstance(format, str) else None
    if drawer is None:
        shown = format if isinstance(format, str) else repr(format)
        raise LifecyclePolicyError(
            f"format: `{shown}` is not one of {', '.join(FORMATS)}",
            status=Status.UNKNOWN_VALUE,
            value=format,
        )
    return drawer(read_diagram(context, axis, title=title), callbacks=callbacks)
