"""Makes the time axis. A moment is a time at which something happens. Moments that are close
together are spread out, and stretches of time without a moment are shortened."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["DENSE", "Strip", "strips_of"]

#: Two moments that are less than `DENSE` seconds apart belong to one dense stretch.
DENSE = 1.0

#: Two moments at most `_SHORTEST` seconds apart are `_LEAST` pixels apart. For a longer time, each
#: doubling adds `_DOUBLING` pixels.
_LEAST, _DOUBLING, _SHORTEST = 5.0, 2.6, 0.1
#: The maximum factor by which moments are compressed before another strip is used.
_SQUEEZED = 1.15
_MARGIN = 12.0


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of the axis: its moments from left to right, and the position of each moment."""

    times: tuple[float, ...]
    places: tuple[float, ...]
    folds: tuple[float, ...]
    """The ends at which the axis continues in another strip. Nothing happens at these moments."""

    @property
    def start(self) -> float:
        """The moment on the left."""
        return self.times[0]

    @property
    def end(self) -> float:
        """The moment on the right."""
        return self.times[-1]

    def x_of(self, time: float) -> float:
        """Returns the position of a moment, interpolated between the moments of the strip."""
        if time <= self.start:
            return self.places[0]
        if time >= self.end:
            return self.places[-1]
        after = bisect_right(self.times, time)
        before = after - 1
        share = (time - self.times[before]) / (self.times[after] - self.times[before])
        return self.places[before] + share * (self.places[after] - self.places[before])

    def stretches(self) -> list[tuple[float, float]]:
        """Lists the dense stretches, by their first and last moments."""
        found: list[list[float]] = []
        for time in self.times:
            if time in self.folds:
                continue
            if found and time - found[-1][-1] < DENSE:
                found[-1].append(time)
            else:
                found.append([time])
        return [(times[0], times[-1]) for times in found]


def _natural(gap: float) -> float:
    return _LEAST + _DOUBLING * math.log2(max(gap, _SHORTEST) / _SHORTEST)


def _cuts(times: Sequence[float], gaps: Sequence[float], count: int) -> list[int]:
    """Picks the moments after which another strip begins. Strips end before long gaps."""
    ends = [0.0]
    for gap in gaps:
        ends.append(ends[-1] + gap)
    cuts: list[int] = []
    for number in range(1, count):
        target = ends[-1] * number / count
        near = [
            index
            for index in range(len(gaps))
            if abs(ends[index] - target) <= ends[-1] / count / 4
            and (not cuts or index > cuts[-1])
        ]
        if near:
            cuts.append(max(near, key=lambda index: times[index + 1] - times[index]))
    return cuts


def _strip(
    times: Sequence[float], folds: Sequence[float], left: float, width: float
) -> Strip:
    gaps = [_natural(after - before) for before, after in zip(times, times[1:], strict=False)]
    scale = (width - 2 * _MARGIN) / sum(gaps) if gaps else 0.0
    places = [left + _MARGIN]
    for gap in gaps:
        places.append(places[-1] + gap * scale)
    return Strip(tuple(times), tuple(places), tuple(folds))


def strips_of(moments: Sequence[float], left: float, width: float) -> list[Strip]:
    """Places moments on as many strips as necessary.

    >>> (strip,) = strips_of([0, 0.1, 600], 0, 100)
    >>> [round(place) for place in strip.places]
    [12, 21, 88]
    """
    times = sorted(set(moments))
    gaps = [_natural(after - before) for before, after in zip(times, times[1:], strict=False)]
    count = max(1, math.ceil(sum(gaps) / (width * _SQUEEZED)))
    found: list[Strip] = []
    begin = 0
    before: tuple[float, ...] = ()
    for cut in [*_cuts(times, gaps, count), len(times) - 1]:
        # The empty stretch is divided at the fold, and continues in the next strip.
        last = cut + 1 == len(times)
        after = () if last else ((times[cut] + times[cut + 1]) / 2,)
        part = [*before, *times[begin : cut + 1], *after]
        found.append(_strip(part, (*before, *after), left, width))
        begin, before = cut + 1, after
    return found
