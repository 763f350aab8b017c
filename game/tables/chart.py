"""A chart of a match: a title and what paints it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.theme import Look


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart: its title, and what paints it into a rectangle of a panel."""

    title: str
    draw: Callable[[pygame.Surface, pygame.Rect, Look], None]
