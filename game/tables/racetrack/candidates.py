"""The choice drawn on the board: the inertia point, the spots around it, the line that the move will draw."""

from typing import Final

import pygame

from game.games.racetrack.moves import Move
from game.games.racetrack.track import Cell
from game.tables.racetrack.board_picture import RED_PENCIL
from game.tables.racetrack.camera import Framing
from game.tables.racetrack.cars import angle_of, car_size, draw_car
from game.tables.racetrack.pickers import Aiming, Option
from game.tables.racetrack.trails import ink_width
from game.ui import draw, svg, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Type

_GREY: Final[Colour] = (0xA9, 0xAD, 0xAE)
_DARK_GREY: Final[Colour] = (0x6E, 0x72, 0x74)
_HINT: Final[Colour] = (0xED, 0xAE, 0x49)
_LEAST_MARK: Final = 15


def draw_choice(
    surface: pygame.Surface,
    look: Look,
    framing: Framing,
    aiming: Aiming,
    mark: SeatMark,
    hint: Move | None,
    now: int,
) -> None:
    """All candidates of the seat to move, with what the aim is on."""
    option = aiming.option
    if option.touched is not None:
        _touched(surface, look, framing.box(option.touched))
    if aiming.origin is not None:
        _vectors(surface, framing, aiming, mark)
    for other in aiming.options.values():
        if other is not option:
            _spot(surface, framing, other, mark, other.spot == aiming.origin)
    if aiming.origin is not None and option.spot != aiming.origin:
        direction = (option.spot[0] - aiming.origin[0], option.spot[1] - aiming.origin[1])
        size = car_size(framing.cell)
        draw_car(surface, mark, framing.spot(*option.spot), size, angle_of(direction), alpha=120)
    _spot(surface, framing, option, mark, option.spot == aiming.origin)
    side = round(max(_LEAST_MARK, framing.cell * 0.8))
    box = pygame.Rect(0, 0, side, side)
    box.center = _whole(framing.spot(*option.spot))
    draw.ring(surface, look, box, mark.colour if option.reason is None else _GREY, now, radius=30, width=6)
    if hint is not None and hint in aiming.options:
        x, y = _whole(framing.spot(*aiming.options[hint].spot))
        size = round(max(18, framing.cell * 0.62))
        draw.dot(surface, OUTLINE, OUTLINE, (x, y - framing.cell * 0.55), size * 0.62, 1)
        draw_icon(surface, "star", (x, round(y - framing.cell * 0.55)), size, _HINT)


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


def draw_reason(surface: pygame.Surface, look: Look, framing: Framing, view: pygame.Rect, aiming: Aiming) -> None:
    """Beside the aim, why it cannot be chosen, or what it would come to."""
    option = aiming.option
    words = option.reason or (option.warning if aiming.is_warned else None)
    if words is None:
        return
    pad = look.px(14)
    most = min(view.width - 2 * pad, look.metrics.grown_px(480))
    lines = text.wrap(look, words, most, Type.SMALL)
    width = max(text.width(look, line, Type.SMALL) for line in lines)
    rect = pygame.Rect(0, 0, width + 2 * pad, len(lines) * text.line_height(look, Type.SMALL) + pad)
    x, y = _whole(framing.spot(*option.spot))
    # Beside the nine, not on them, and ahead of the car: its way so far must stay in sight.
    away = round(framing.cell * 2.4) + look.px(20)
    is_leftward = aiming.origin is not None and option.spot[0] < aiming.origin[0]
    sides = [pygame.Rect(x + away, y - rect.height // 2, *rect.size), pygame.Rect(0, y - rect.height // 2, *rect.size)]
    sides[1].right = x - away
    if is_leftward:
        sides.reverse()
    above, below = rect.copy(), rect.copy()
    above.midbottom, below.midtop = (x, y - away), (x, y + away)
    rect = next((side for side in (*sides, above, below) if view.contains(side)), sides[0])
    rect.clamp_ip(view)
    draw.panel(surface, look, rect, line=look.mood.warn, radius=10)
    area = rect.inflate(-2 * pad, -pad)
    text.write_block(surface, look, words, area, Type.SMALL, ink=Ink(look.mood.ink, look.mood.panel))


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
    if aiming.option.reason is None and aiming.option.warning is None:
        draw.line(surface, OUTLINE, origin, target, width + 3)
        draw.line(surface, mark.colour, origin, target, width + 1)
    else:
        draw.dashes(surface, RED_PENCIL, origin, target, width + 1, unit * 2, unit * 2)


def _spot(surface: pygame.Surface, framing: Framing, option: Option, mark: SeatMark, is_stay: bool) -> None:
    centre = _whole(framing.spot(*option.spot))
    # Small on the car's own spot, so that it does not hide the car.
    size = round(max(_LEAST_MARK, framing.cell * (0.45 if is_stay else 0.76)))
    if option.is_inertia_point and not is_stay:
        _target(surface, centre, round(max(_LEAST_MARK, framing.cell * 0.76) * 1.36))
    if option.reason is None and option.warning is None:
        draw_mark(surface, mark, centre, size)
    elif option.reason is None:
        draw_mark(surface, mark, centre, size)
        draw_icon(surface, "cross", centre, size, RED_PENCIL)
    else:
        surface.blit(_barred(size), _barred(size).get_rect(center=centre))


def _target(surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
    """The inertia point: a ring with four ticks."""
    body = (
        f'<g fill="none" stroke="{svg.web(RIM)}" stroke-width="15" stroke-linecap="round">'
        '<circle cx="50" cy="50" r="38"/></g>'
        f'<g fill="none" stroke="{svg.web(OUTLINE)}" stroke-width="7" stroke-linecap="round">'
        '<circle cx="50" cy="50" r="38"/><path d="M50 2 V16 M50 84 V98 M2 50 H16 M84 50 H98"/></g>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


def _barred(size: int) -> pygame.Surface:
    """A grey, hatched disc: not to be chosen."""
    grey, dark = svg.web(_GREY), svg.web(_DARK_GREY)
    hatch = "".join(f'<path d="M{18 + 16 * n} {82 - 4 * abs(n - 2)} L{50 + 10 * n} {18 + 6 * n}"/>' for n in range(4))
    body = (
        f'<circle cx="50" cy="50" r="40" fill="{svg.web(RIM)}" fill-opacity="0.9"/>'
        f'<circle cx="50" cy="50" r="33" fill="{grey}" stroke="{dark}" stroke-width="7"/>'
        f'<g stroke="{dark}" stroke-width="6" fill="none">{hatch}</g>'
    )
    return svg.raster(body, size, size, (100, 100))


def _touched(surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
    """The cell of the border in the way, shaded in red pencil."""
    draw.hatch(surface, look, box, RED_PENCIL)
    pygame.draw.rect(surface, RED_PENCIL, box.inflate(2, 2), max(2, box.width // 12), border_radius=3)


def _whole(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])
