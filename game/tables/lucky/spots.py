"""What can be pointed at on the table, and how keys, pads and the mouse go from one to the other."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import NamedTuple

import pygame

from game.ui.press import Direction


class Kind(Enum):
    """The kinds of things on the table."""

    BOARD = "board"
    DECK = "deck"
    HAND = "hand"
    FIGURE = "figure"
    COMBO = "combo"
    DIE = "die"
    BUTTON = "button"


class Spot(NamedTuple):
    """One thing: which of its kind, counted from 0."""

    kind: Kind
    at: int


@dataclass(frozen=True, slots=True)
class Option:
    """A thing that matters now; with a reason it cannot be taken. `is_for_mouse` leaves it out for keys and pads."""

    spot: Spot
    reason: str = ""
    is_for_mouse: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it can be taken."""
        return not self.reason


def beyond(here: Spot, step: Direction, options: Sequence[Option], rects: Mapping[Spot, pygame.Rect]) -> Spot | None:
    """The nearest thing in a direction, with what lies straight ahead before what lies aside."""
    if here not in rects:
        return next((option.spot for option in options if option.spot in rects and not option.is_for_mouse), None)
    start = rects[here]
    found = []
    for number, option in enumerate(options):
        if option.spot == here or option.is_for_mouse or option.spot not in rects:
            continue
        rect = rects[option.spot]
        along, aside = _distances(start, rect, step)
        if along > 0:
            found.append((along + 2.2 * aside, number, option.spot))
    return min(found)[2] if found else None


def _distances(start: pygame.Rect, rect: pygame.Rect, step: Direction) -> tuple[float, float]:
    """How far ahead, from middle to middle but at least clear of the start; how far aside, 0 if they overlap."""
    dx, dy = rect.centerx - start.centerx, rect.centery - start.centery
    along = dx * step[0] + dy * step[1]
    if step[0]:
        is_beyond = rect.left >= start.right - 2 if step[0] > 0 else rect.right <= start.left + 2
        aside = max(0, rect.top - start.bottom, start.top - rect.bottom)
        off = abs(dy) * 0.12
    else:
        is_beyond = rect.top >= start.bottom - 2 if step[1] > 0 else rect.bottom <= start.top + 2
        aside = max(0, rect.left - start.right, start.left - rect.right)
        off = abs(dx) * 0.12
    return (along if is_beyond else 0.0), aside + off


def under(pos: tuple[int, int], options: Iterable[Option], rects: Mapping[Spot, pygame.Rect]) -> Spot | None:
    """The thing under a point of the window, the one whose middle is nearest."""
    hit = [option.spot for option in options if option.spot in rects and rects[option.spot].collidepoint(pos)]
    return min(hit, key=lambda spot: hypot(rects[spot].centerx - pos[0], rects[spot].centery - pos[1]), default=None)
