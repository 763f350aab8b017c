"""The six Trabants from above, each with a character of its own, falling apart as damage grows."""

from functools import lru_cache
from typing import Final

import pygame

from game.ui import svg
from game.ui.shapes import shape_path
from game.ui.theme import OUTLINE, RIM, Colour, SeatMark, Shape, ink_on, shade

_LEAST_PX: Final = 24
_TURN_STEP: Final = 3
_SOURCES: Final = 96, 160, 256, 420
"""The sizes at which a car is rasterised: it is turned and made smaller from there, ten times faster than drawn."""
_NEW: Final = 140
_DAMAGE_STEP: Final = 40
"""So many mph of top speed lost, and the car looks one degree worse."""

_BODY: Final = (
    "M94 50 Q94 35 88 32 L66 30 L60 28 L30 28 L12 30 Q6 33 6 50 Q6 67 12 70 L30 72 L60 72 L66 70 L88 68 Q94 65 94 50 Z"
)
_WHEELS: Final = "M18 23 h16 v8 h-16 Z M18 69 h16 v8 h-16 Z M68 25 h16 v8 h-16 Z M68 67 h16 v8 h-16 Z"
_GLASS: Final = "#3f4a4f"
_SHINE: Final = "#9fb2b0"

_EXTRAS: Final = {
    # Suitcases strapped over the boot.
    Shape.DISC: (
        '<rect x="9" y="34" width="15" height="16" rx="2" fill="#9a5b34" stroke="{o}" stroke-width="2.4"/>'
        '<rect x="10" y="51" width="13" height="14" rx="2" fill="#c9bfa5" stroke="{o}" stroke-width="2.4"/>'
        '<path d="M16 33 V66" stroke="{o}" stroke-width="1.8"/>'
    ),
    # Rally stripes from end to end.
    Shape.SQUARE: (
        '<path d="M7 44 H31 M61 44 H93 M7 56 H31 M61 56 H93" stroke="#b5523b" stroke-width="4.6" fill="none"/>'
    ),
    # A spare wheel on the boot lid.
    Shape.TRIANGLE: (
        '<circle cx="17" cy="50" r="10" fill="{o}"/><circle cx="17" cy="50" r="5" fill="#c9bfa5"/>'
        '<circle cx="17" cy="50" r="1.8" fill="{o}"/>'
    ),
    # A wing of another car's colour, and a patch of tape on the boot.
    Shape.DIAMOND: (
        '<path d="M70 31 L88 33 Q93 36 93 46 L70 46 Z" fill="#c9bfa5" stroke="{o}" stroke-width="2.2"/>'
        '<path d="M10 54 l12 6 M12 62 l9 -10" stroke="#e8e2cf" stroke-width="4"/>'
    ),
    # Daisies on the bonnet.
    Shape.STAR: (
        '<g fill="#fff8e6" stroke="{o}" stroke-width="1.4"><circle cx="78" cy="41" r="5"/>'
        '<circle cx="85" cy="56" r="5"/><circle cx="74" cy="61" r="4"/><circle cx="15" cy="42" r="5"/>'
        '<circle cx="19" cy="59" r="4.4"/></g><g fill="#e0b04a"><circle cx="78" cy="41" r="2"/>'
        '<circle cx="85" cy="56" r="2"/><circle cx="74" cy="61" r="1.7"/><circle cx="15" cy="42" r="2"/>'
        '<circle cx="19" cy="59" r="1.8"/></g>'
    ),
    # A ladder and a chequered band.
    Shape.HEXAGON: (
        '<path d="M68 40 h6 v5 h-6 Z M74 45 h6 v5 h-6 Z M68 50 h6 v5 h-6 Z M74 55 h6 v5 h-6 Z M80 40 h6 v5 h-6 Z '
        'M80 50 h6 v5 h-6 Z" fill="{o}"/>'
        '<path d="M8 42 H28 M8 58 H28 M12 42 V58 M18 42 V58 M24 42 V58" stroke="#9a5b34" stroke-width="2.8"/>'
    ),
}
"""What tells the six apart beside colour and shape; `{o}` is the outline."""

_SCARS: Final = (
    "",
    (
        '<path d="M66 38 L63 46 L67 50 L62 57" stroke="#eef3ee" stroke-width="1.8" fill="none"/>'
        '<path d="M84 34 l-5 4 l4 3 Z" fill="#2b2320" fill-opacity="0.55"/>'
    ),
    (
        '<path d="M66 36 L62 44 L67 50 L61 55 L65 64 M62 44 L68 41" stroke="#eef3ee" stroke-width="1.9" fill="none"/>'
        '<path d="M88 34 l-11 5 l6 5 Z M10 66 l9 -6 l3 7 Z" fill="#2b2320" fill-opacity="0.6"/>'
        '<path d="M40 29 l6 5 l5 -4" stroke="#8a5a3a" stroke-width="3" fill="none"/>'
    ),
    (
        '<path d="M66 35 L61 43 L67 50 L60 55 L65 65 M61 43 L69 40 M60 55 L68 58" stroke="#eef3ee" stroke-width="2" '
        'fill="none"/><path d="M90 36 l-15 3 l7 8 l8 1 Z M8 68 l13 -10 l3 11 Z M50 70 l9 -8 l4 7 Z" fill="#2b2320" '
        'fill-opacity="0.66"/><path d="M36 29 l8 6 l8 -5" stroke="#8a5a3a" stroke-width="3.4" fill="none"/>'
        '<g fill="#6b6f68" fill-opacity="0.75"><circle cx="84" cy="50" r="8"/><circle cx="76" cy="45" r="6"/>'
        '<circle cx="74" cy="55" r="5"/></g>'
    ),
)


def trabant_size(square: float) -> int:
    """The side of a car's picture in pixels, for squares that are `square` pixels long."""
    return max(_LEAST_PX, round(square * 0.94))


def damage_of(maximum: int) -> int:
    """How bad a car with that top speed looks, 0 to 3."""
    return max(0, min(len(_SCARS) - 1, (_NEW - maximum) // _DAMAGE_STEP))


def draw_trabant(
    surface: pygame.Surface, mark: SeatMark, centre: tuple[float, float], size: int, angle: float, *,
    damage: int = 0, is_wreck: bool = False, alpha: int = 255,
) -> None:  # fmt: skip
    """A car with its nose at an angle (degrees clockwise from east); `alpha` below 255 for previews."""
    turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
    picture = _wreck(mark, size, turn) if is_wreck else _car(mark, size, turn, damage)
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _source(size: int) -> int:
    """From which size a picture of another is made: about twice as large."""
    return next((source for source in _SOURCES if source >= 1.6 * size), 2 * size)


@lru_cache(maxsize=600)
def _car(mark: SeatMark, size: int, angle: int, damage: int) -> pygame.Surface:
    source = _source(size)
    colour = ink_on(_faded(mark, damage))
    return _turned(_body(mark, source, damage), _shape(mark, source, colour, 0.25), angle, size / source)


@lru_cache(maxsize=200)
def _wreck(mark: SeatMark, size: int, angle: int) -> pygame.Surface:
    source = _source(size)
    return _turned(_underside(mark, source), _shape(mark, source, RIM, 0.26), angle, size / source)


def _turned(body: pygame.Surface, shape: pygame.Surface, angle: int, scale: float) -> pygame.Surface:
    """A car turned, with its shape upright on the roof, so that it is read at a glance; made smaller at last."""
    turned = pygame.transform.rotate(body, -angle)
    # The roof's middle lies a little behind that of the car.
    roof = pygame.Vector2(turned.get_rect().center) + pygame.Vector2(-0.04 * body.get_width(), 0).rotate(angle)
    turned.blit(shape, shape.get_rect(center=(round(roof.x), round(roof.y))))
    width, height = turned.get_size()
    return pygame.transform.smoothscale(turned, (round(width * scale), round(height * scale)))


def _faded(mark: SeatMark, damage: int) -> Colour:
    return shade(mark.colour, (0x8A, 0x7A, 0x66), 0.09 * damage)


def _body(mark: SeatMark, size: int, damage: int) -> pygame.Surface:
    """A car that goes east, without its shape."""
    outline, rim = svg.web(OUTLINE), svg.web(RIM)
    colour = _faded(mark, damage)
    roof = svg.web(shade(colour, RIM, 0.28))
    body = (
        f'<path d="{_BODY}" transform="translate(2 4)" fill="{outline}" fill-opacity="0.3"/>'
        f'<path d="{_WHEELS}" fill="{outline}" stroke="{rim}" stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{_BODY}" fill="{rim}" stroke="{rim}" stroke-width="11" stroke-linejoin="round"/>'
        f'<path d="{_WHEELS}" fill="{outline}" stroke="{outline}" stroke-width="2"/>'
        f'<path d="{_BODY}" fill="{svg.web(colour)}" stroke="{outline}" stroke-width="4.4" stroke-linejoin="round"/>'
        '<circle cx="90" cy="38" r="3.6" fill="#fff1b8" stroke="#2b2320" stroke-width="1.8"/>'
        '<circle cx="90" cy="62" r="3.6" fill="#fff1b8" stroke="#2b2320" stroke-width="1.8"/>'
        '<path d="M8 36 v7 M8 57 v7" stroke="#b5523b" stroke-width="3.4"/>'
        f"{_EXTRAS[mark.shape].format(o=outline)}"
        f'<path d="M60 33 L68 35 L68 65 L60 67 Z" fill="{_GLASS}" stroke="{outline}" stroke-width="2"/>'
        f'<path d="M32 34 L27 36 L27 64 L32 66 Z" fill="{_GLASS}" stroke="{outline}" stroke-width="2"/>'
        f'<path d="M63 37 L66 38 L66 46 L63 45 Z" fill="{_SHINE}"/>'
        f'<rect x="32" y="31" width="28" height="38" rx="5" fill="{roof}" stroke="{outline}" stroke-width="2.4"/>'
        f"{_SCARS[damage]}"
    )
    return svg.raster(body, size, size, (100, 100))


def _underside(mark: SeatMark, size: int) -> pygame.Surface:
    """A car that has turned over, askew, without its shape: axles, exhaust, four idle wheels, and soot."""
    outline, rim = svg.web(OUTLINE), svg.web(RIM)
    body = (
        f'<g transform="rotate(24 50 50)">'
        f'<path d="{_BODY}" fill="{outline}" fill-opacity="0.3" transform="translate(2 4) scale(1.02)"/>'
        f'<path d="{_BODY}" fill="{rim}" stroke="{rim}" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{_BODY}" fill="{svg.web(mark.colour)}" stroke="{outline}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M84 50 Q84 40 80 38 L20 36 Q14 38 14 50 Q14 62 20 64 L80 62 Q84 60 84 50 Z" fill="#5a5c57" '
        f'stroke="{outline}" stroke-width="2.4"/>'
        f'<path d="M26 30 V70 M74 30 V70 M26 50 H86 M34 56 H8" stroke="{outline}" stroke-width="4.6" fill="none"/>'
        f'<g fill="{outline}"><ellipse cx="26" cy="28" rx="9" ry="6"/><ellipse cx="26" cy="72" rx="9" ry="6"/>'
        '<ellipse cx="74" cy="28" rx="9" ry="6"/><ellipse cx="74" cy="72" rx="9" ry="6"/></g>'
        '<g fill="#8f938a"><ellipse cx="26" cy="28" rx="3.6" ry="2.4"/><ellipse cx="26" cy="72" rx="3.6" ry="2.4"/>'
        '<ellipse cx="74" cy="28" rx="3.6" ry="2.4"/><ellipse cx="74" cy="72" rx="3.6" ry="2.4"/></g></g>'
    )
    return svg.raster(body, size, size, (100, 100))


def _shape(mark: SeatMark, size: int, colour: Colour, scale: float) -> pygame.Surface:
    """The seat's shape, for a car of a size."""
    side = round(size * scale)
    return svg.raster(f'{shape_path(mark.shape)}fill="{svg.web(colour)}"/>', side, side, (100, 100))
