"""The signs on the board: safe speeds of bends and doors, the pit's name. They lie above rings and planned ways."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from game.games.lunatix.track import LunatixTrack
from game.tables.lunatix.plan import Plan
from game.ui import draw, text
from game.ui.theme import OUTLINE, RIM, Colour

BEND: Final[Colour] = (0xB5, 0x52, 0x3B)
SIGN: Final[Colour] = (0xE0, 0xB0, 0x4A)


class Label(NamedTuple):
    """A sign and where it lies on the board, in pixels."""

    picture: pygame.Surface
    at: tuple[int, int]


def board_labels(plan: Plan, cell: int, doors: Iterable[int], pit_words: str) -> tuple[Label, ...]:
    """All signs for cells of a size; `doors` are the numbers of those in use."""
    bends = [_bend_sign(plan, cell, *end) for end in _ends_of_curves(plan.track)]
    return (*bends, *(_door_sign(plan, cell, number) for number in sorted(doors)), _pit_sign(plan, cell, pit_words))


def door_end(plan: Plan, number: int) -> pygame.Vector2:
    """The point of the pit's edge nearest to a door's square, in cells."""
    box, (x, y) = plan.pit, plan.centres[plan.track.doors[number - 1].square]
    return pygame.Vector2(max(box.left, min(box.right, x)), max(box.top, min(box.bottom, y)))


def door_start(plan: Plan, number: int) -> pygame.Vector2:
    """The edge of a door's square towards the pit, in cells."""
    start = pygame.Vector2(plan.centres[plan.track.doors[number - 1].square])
    way = door_end(plan, number) - start
    return start + way.normalize() * plan.lane * 0.5 if way.length() else start


def _ends_of_curves(track: LunatixTrack) -> list[tuple[int, int, bool]]:
    """Square, safe speed and whether it is the first, of both ends of each lane in each curve."""
    ends = []
    for square, curve in enumerate(track.curve_of):
        if not curve:
            continue
        safe = track.safe(square)
        assert safe is not None, "squares of a curve have one"
        is_first = track.curve_of[track.astern[square].front] != curve
        is_last = track.curve_of[track.ahead[square].front] != curve
        if is_first or is_last:
            ends.append((square, safe, is_first))
    return ends


def _bend_sign(plan: Plan, cell: int, square: int, safe: int, is_first: bool) -> Label:
    here = pygame.Vector2(plan.centres[square])
    ways = plan.track.astern if is_first else plan.track.ahead
    there = pygame.Vector2(plan.centres[ways[square].front])
    return _round_sign(here.lerp(there, 0.3) * cell, max(7.0, plan.lane * cell * 0.25), BEND, safe)


def _door_sign(plan: Plan, cell: int, number: int) -> Label:
    middle = door_start(plan, number).lerp(door_end(plan, number), 0.5)
    safe = plan.track.doors[number - 1].safe
    return _round_sign(middle * cell, max(7.0, plan.lane * cell * 0.22), SIGN, safe)


def _round_sign(at: pygame.Vector2, radius: float, rim: Colour, safe: int) -> Label:
    side = round(2 * radius) + 4
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2, side / 2
    draw.dot(picture, RIM, rim, middle, radius, max(2.0, radius * 0.24))
    label = text.picture(str(safe), max(8, round(radius * (0.95 if safe >= 100 else 1.1))), OUTLINE, is_bold=True)
    picture.blit(label, label.get_rect(center=(side // 2, side // 2)))
    return Label(picture, (round(at.x - side / 2), round(at.y - side / 2)))


def _pit_sign(plan: Plan, cell: int, words: str) -> Label:
    """The name of the pit on a sign at its edge."""
    box = plan.pit
    size = max(10, round(plan.lane * cell * 0.34))
    label = text.picture(words, size, OUTLINE, is_bold=True)
    sign = label.get_rect().inflate(size, size // 3)
    picture = pygame.Surface(sign.size, pygame.SRCALPHA)
    plate = picture.get_rect()
    pygame.draw.rect(picture, SIGN, plate, border_radius=max(2, size // 4))
    pygame.draw.rect(picture, OUTLINE, plate, max(1, cell // 22), border_radius=max(2, size // 4))
    picture.blit(label, label.get_rect(center=plate.center))
    sign.midbottom = (round(box.centerx * cell), round(box.bottom * cell) - max(2, cell // 12))
    return Label(picture, sign.topleft)
