"""A chart of a match: a title and what paints it; some take long to work out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.theme import Look


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart: its title, and what paints it into a rectangle of a panel."""

    title: str
    draw: Callable[[pygame.Surface, pygame.Rect, Look], None]


@dataclass(frozen=True, slots=True)
class LateChart:
    """A chart that takes too long for a frame to work out.

    `find` is a job for the crew: called with `progress=`, picklable as is its result; `make` has the chart of that.
    """

    title: str
    find: Callable[..., Any]
    make: Callable[[Any], Chart]


AnyChart = Chart | LateChart
