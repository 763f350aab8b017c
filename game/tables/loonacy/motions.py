"""What moves or stands on the table for a moment: each begins at a time of the match clock and ends by itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sin, tau
from typing import Final

import pygame

from game.core.rules import Seat
from game.games.loonacy.cards import Card
from game.ui.timeline import ease_out, mix

BACK_MS: Final = 240
SHAKE_MS: Final = 260
SETTLE_MS: Final = 80
DRAW_MS: Final = 260
NOTE_MS: Final = 1800
CALL_MS: Final = 1600

_SHAKES: Final = 2.5
_ARC: Final = 0.16
"""How high a card flies over the straight line, as a part of its way."""


@dataclass(frozen=True, slots=True)
class Back:
    """A card goes back from a pile to its hand; a wrong one is shaken first."""

    at: int
    seat: Seat
    card: Card
    start: pygame.Rect
    is_wrong: bool = False

    @property
    def ms(self) -> int:
        """How long it takes."""
        return BACK_MS + SHAKE_MS * self.is_wrong

    def place(self, goal: pygame.Rect, clock: int) -> pygame.Rect:
        """Where the card is now, on its way to its place in the hand."""
        passed = clock - self.at
        if self.is_wrong:
            if passed < SHAKE_MS:
                swing = sin(passed / SHAKE_MS * _SHAKES * tau) * (1 - passed / SHAKE_MS)
                return self.start.move(round(swing * self.start.width * 0.2), 0)
            passed -= SHAKE_MS
        return between(self.start, goal, ease_out(min(1.0, passed / BACK_MS)))


@dataclass(frozen=True, slots=True)
class Settle:
    """A card has just come to lie on a pile."""

    at: int
    pile: int
    ms: int = SETTLE_MS


@dataclass(frozen=True, slots=True)
class Drawing:
    """Card backs go from the draw pile to the hands of these seats."""

    at: int
    seats: tuple[Seat, ...]
    ms: int = DRAW_MS


@dataclass(frozen=True, slots=True)
class Note:
    """A few words over the hand of a seat."""

    at: int
    seat: Seat
    words: str
    is_bad: bool = False
    ms: int = NOTE_MS


@dataclass(frozen=True, slots=True)
class Call:
    """Something that all are to hear of, in the middle; `seat` is whom it is about."""

    at: int
    words: str
    seat: Seat | None = None
    ms: int = CALL_MS


Motion = Back | Settle | Drawing | Note | Call


class Motions:
    """All that is under way. Calls take the place of earlier ones, and so do notes of the same seat."""

    def __init__(self) -> None:
        self._all: list[Motion] = []
        self.changes = 0
        """Counts what has begun and ended: facts that were found out before hold as long as it stays."""

    def __iter__(self) -> Iterator[Motion]:
        return iter(self._all)

    @property
    def is_empty(self) -> bool:
        """Whether nothing moves."""
        return not self._all

    def add(self, motion: Motion) -> None:
        """Begin one more."""
        self.changes += 1
        self._all = [old for old in self._all if not _is_replaced(old, motion)]
        self._all.append(motion)

    def clear(self) -> None:
        """End all at once."""
        self.changes += 1
        self._all = []

    def run_to(self, clock: int) -> None:
        """End those whose time is over."""
        left = [motion for motion in self._all if clock < motion.at + motion.ms]
        if len(left) < len(self._all):
            self.changes += 1
            self._all = left

    def backs(self, seat: Seat) -> Sequence[Back]:
        """The cards that are on their way back to a hand."""
        return [motion for motion in self._all if isinstance(motion, Back) and motion.seat == seat]


def _is_replaced(old: Motion, new: Motion) -> bool:
    if isinstance(old, Call):
        return isinstance(new, Call)
    return isinstance(old, Note) and isinstance(new, Note) and old.seat == new.seat


def between(start: pygame.Rect, goal: pygame.Rect, t: float) -> pygame.Rect:
    """A card on its way: it grows or shrinks to its goal and flies in a low arc."""
    wide, high = round(mix(start.width, goal.width, t)), round(mix(start.height, goal.height, t))
    way = abs(goal.centerx - start.centerx) + abs(goal.centery - start.centery)
    lift = _ARC * way * 4 * t * (1 - t)
    rect = pygame.Rect(0, 0, wide, high)
    rect.center = (
        round(mix(start.centerx, goal.centerx, t)), round(mix(start.centery, goal.centery, t) - lift),
    )  # fmt: skip
    return rect
