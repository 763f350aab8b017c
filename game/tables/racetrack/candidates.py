"""The choice drawn on the board: the inertia point, the spots around it, the line that the move will draw."""

from collections.abc import Collection
from math import pi, sin
from typing import Final

import pygame

from game.games.racetrack.moves import Move
from game.games.racetrack.track import Cell
from game.tables.camera import Framing
from game.tables.racetrack.board_picture import RED_PENCIL
from game.tables.racetrack.cars import angle_of, car_size, draw_car
from game.tables.racetrack.pickers import Aiming, Option
from game.tables.racetrack.spot_marks import barred_spot, inertia_point
from game.tables.racetrack.trails import ink_width
from game.ui import draw, text
from game.ui.press import Direction
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Type

_GREY: Final[Colour] = (0xA9, 0xAD, 0xAE)
_DARK_GREY: Final[Colour] = (0x6E, 0x72, 0x74)
_HINT: Final[Colour] = (0xED, 0xAE, 0x49)
_LEAST_MARK: Final = 15
_LEAST_BADGE: Final = 13
_SHAKES: Final = 3


def draw_choice(
    surface: pygame.Surface,
    look: Look,
    framing: Framing,
    aiming: Aiming,
    mark: SeatMark,
    hint: Move | None,
    occupied: Collection[Cell],
    now: int,
) -> None:
    """All candidates of the seat to move, with what the aim is on; `occupied` are the spots where cars stand."""
    option = aiming.option
    if option.touched is not None:
        _touched(surface, look, framing.box(option.touched))
    if aiming.origin is not None:
        _vectors(surface, framing, aiming, mark)
    for other in aiming.options.values():
        if other is not option:
            _spot(surface, look, framing, other, mark, is_over_car=other.spot in occupied)
    if aiming.origin is not None and option.spot not in occupied:
        direction = (option.spot[0] - aiming.origin[0], option.spot[1] - aiming.origin[1])
        size = car_size(framing.cell)
        draw_car(surface, mark, framing.spot(*option.spot), size, angle_of(direction), alpha=120)
    _spot(surface, look, framing, option, mark, is_over_car=option.spot in occupied)
    side = round(max(_LEAST_MARK, framing.cell * 0.8))
    box = pygame.Rect(0, 0, side, side)
    box.center = _whole(framing.spot(*option.spot))
    draw.ring(surface, look, box, _ring_colour(option, mark), now, radius=30, width=6)
    if hint is not None and hint in aiming.options:
        _star(surface, framing, aiming.options[hint].spot)
    if aiming.shows_steps:
        for step, other in aiming.steps().items():
            _key(surface, framing, other, mark, step)


def _ring_colour(option: Option, mark: SeatMark) -> Colour:
    if option.is_hit or option.is_crash:
        return RED_PENCIL
    return mark.colour if option.is_open else _GREY


def _star(surface: pygame.Surface, framing: Framing, spot: Cell) -> None:
    """The spot that a hint recommends."""
    centre = _whole(framing.spot(*spot))
    size = round(max(20, framing.cell * 0.7))
    draw.dot(surface, OUTLINE, _HINT, centre, size * 0.66, max(2.0, size / 12))
    draw_icon(surface, "star", centre, size, _HINT)


def _key(surface: pygame.Surface, framing: Framing, option: Option, mark: SeatMark, step: Direction) -> None:
    """On a spot, the direction to press to get there."""
    centre = _whole(framing.spot(*option.spot))
    radius = max(11.0, framing.cell * 0.38)
    rim = max(2.0, radius / 5)
    draw.dot(surface, _ring_colour(option, mark), OUTLINE, centre, radius, rim / 2)
    draw.dot(surface, RIM, OUTLINE, centre, radius - rim * 1.2, rim / 2)
    turn = round(pygame.Vector2(0, -1).angle_to(step)) % 360
    draw_icon(surface, "arrow", centre, round(radius * 1.3), OUTLINE, turn=turn)


def ring_rival(surface: pygame.Surface, look: Look, framing: Framing, spot: Cell, now: int) -> None:
    """The car in the way."""
    side = round(car_size(framing.cell) * 0.9)
    box = pygame.Rect(0, 0, side, side)
    box.center = _whole(framing.spot(*spot))
    draw.ring(surface, look, box, RED_PENCIL, now, radius=60, width=7)


def draw_barring_line(surface: pygame.Surface, framing: Framing, start: Cell, end: Cell) -> None:
    """The line that bars a move, traced in red pencil."""
    draw.line(surface, RED_PENCIL, framing.spot(*start), framing.spot(*end), ink_width(framing.cell) + 4)


def draw_acting(surface: pygame.Surface, look: Look, framing: Framing, spot: Cell, mark: SeatMark, now: int) -> None:
    """The ring around the car whose turn it is; drawn before the cars."""
    side = round(car_size(framing.cell) * 1.02)
    box = pygame.Rect(0, 0, side, side)
    box.center = _whole(framing.spot(*spot))
    draw.ring(surface, look, box, mark.colour, now, radius=90, width=6)


def draw_reason(
    surface: pygame.Surface,
    look: Look,
    framing: Framing,
    view: pygame.Rect,
    aiming: Aiming,
    occupied: Collection[Cell],
    refused: float,
) -> None:
    """Beside the aim, why it cannot be chosen, or what it would come to; off the cars if there is room.

    `refused` is 1 when such a spot has just been asked for, and sinks to 0: the box flashes and shakes.
    """
    option = aiming.option
    words = option.reason or (option.warning if aiming.is_warned else option.note)
    if words is None:
        return
    pad = look.px(14)
    most = min(view.width - 2 * pad, look.metrics.grown_px(480))
    lines = text.wrap(look, words, most, Type.SMALL)
    width = max(text.width(look, line, Type.SMALL) for line in lines)
    size = (width + 2 * pad, len(lines) * text.line_height(look, Type.SMALL) + pad)
    rect = _beside(framing, view, aiming, occupied, size, look.px(20))
    if refused and not look.is_motion_reduced:
        rect.x += round(look.px(10) * refused * sin(refused * _SHAKES * 2 * pi))
        rect.clamp_ip(view)
    ink = Ink(RIM, look.mood.warn) if refused else look.ink
    draw.panel(surface, look, rect, fill=ink.on, line=look.mood.warn, radius=10)
    text.write_block(surface, look, words, rect.inflate(-2 * pad, -pad), Type.SMALL, ink=ink)


def _beside(
    framing: Framing,
    view: pygame.Rect,
    aiming: Aiming,
    occupied: Collection[Cell],
    size: tuple[int, int],
    gap: int,
) -> pygame.Rect:
    """A place in the view that covers neither the car nor a candidate: ahead of the car first, a corner last."""
    option = aiming.option
    x, y = _whole(framing.spot(*option.spot))
    around = round(framing.cell * 0.25)
    own, others = ([framing.box(spot).inflate(around, around) for spot in spots] for spots in (aiming.cells, occupied))
    away = round(framing.cell * 2.4) + gap
    rect = pygame.Rect((0, 0), size)
    sides = [rect.copy() for _ in range(8)]
    right, left, above, below, *corners = sides
    right.midleft, left.midright = (x + away, y), (x - away, y)
    above.midbottom, below.midtop = (x, y - away), (x, y + away)
    if aiming.origin is not None and option.spot[0] < aiming.origin[0]:
        right, left = left, right
    corners[0].topleft, corners[1].topright = view.topleft, view.topright
    corners[2].bottomleft, corners[3].bottomright = view.bottomleft, view.bottomright
    places = [place.clamp(view) for place in (right, left, above, below, *corners)]
    return min(places, key=lambda place: (len(place.collidelistall(own)), len(place.collidelistall(others))))


def _vectors(surface: pygame.Surface, framing: Framing, aiming: Aiming, mark: SeatMark) -> None:
    """Dashes to the inertia point, and the line that the move aimed at will draw."""
    assert aiming.origin is not None
    origin = framing.spot(*aiming.origin)
    width = ink_width(framing.cell)
    unit = max(3, round(framing.cell / 6))
    for option in aiming.options.values():
        if option.is_inertia_point and option.spot != aiming.origin:
            draw.dashes(surface, _DARK_GREY, origin, framing.spot(*option.spot), max(1, width - 1), unit, unit * 2)
    target = framing.spot(*aiming.option.spot)
    if aiming.option.spot == aiming.origin:
        return
    if aiming.option.is_open and not aiming.option.is_crash:
        draw.line(surface, OUTLINE, origin, target, width + 3)
        draw.line(surface, mark.colour, origin, target, width + 1)
    else:
        draw.dashes(surface, RED_PENCIL, origin, target, width + 1, unit * 2, unit * 2)


def _spot(
    surface: pygame.Surface, look: Look, framing: Framing, option: Option, mark: SeatMark, *, is_over_car: bool
) -> None:
    """One candidate; where a car stands it is a small mark at the lower right, so that the car stays in sight."""
    x, y = framing.spot(*option.spot)
    size = round(max(_LEAST_MARK, framing.cell * 0.76))
    if option.is_inertia_point and not is_over_car:
        ring = inertia_point(round(size * 1.36))
        surface.blit(ring, ring.get_rect(center=_whole((x, y))))
    if is_over_car:
        size = round(max(_LEAST_BADGE, framing.cell * 0.42))
        x, y = x + framing.cell * 0.36, y + framing.cell * 0.36
    centre = _whole((x, y))
    if look.is_contrast_high:
        draw.dot(surface, OUTLINE, OUTLINE, centre, size * 0.66, 0)
    if not option.is_open:
        surface.blit(barred_spot(size), barred_spot(size).get_rect(center=centre))
        return
    draw_mark(surface, mark, centre, size)
    if option.is_crash:
        draw_icon(surface, "cross", centre, size, RED_PENCIL)
    elif option.is_hit:
        draw.dot(surface, RIM, RED_PENCIL, centre, size * 0.62, max(1.5, size / 10))
        draw_icon(surface, "bolt", centre, size, RED_PENCIL)


def _touched(surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
    """The cell of the border in the way, shaded in red pencil."""
    draw.hatch(surface, look, box, RED_PENCIL)
    pygame.draw.rect(surface, RED_PENCIL, box.inflate(2, 2), max(2, box.width // 12), border_radius=3)


def _whole(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])
