"""The small drawings of Lucky Loop: signs of the figures, emblems, planes, chips, backs of cards; all as SVG."""

from functools import lru_cache
from typing import Final

import pygame

from game.files.paths import assets
from game.games.lucky.cards import FINAL, Deck, Figure
from game.ui import svg
from game.ui.shapes import shape_path
from game.ui.theme import OUTLINE, RIM, Colour, SeatMark, shade

RED: Final[Colour] = (0xD9, 0x44, 0x2F)
BLUE: Final[Colour] = (0x2F, 0x6E, 0xA8)
GREEN: Final[Colour] = (0x3F, 0x7A, 0x4C)
YELLOW: Final[Colour] = (0xF2, 0xB1, 0x34)
CARD: Final[Colour] = (0xFB, 0xF3, 0xDD)
GOLD: Final[Colour] = (0xF7, 0xCB, 0x5A)
FELT: Final[Colour] = (0x2F, 0x5D, 0x4A)

COLOURS: Final = {Figure.TURN: RED, Figure.LOOP: BLUE, Figure.DIVE: GREEN, Figure.ROLL: YELLOW}
SIGN_INKS: Final = {Figure.TURN: RIM, Figure.LOOP: RIM, Figure.DIVE: RIM, Figure.ROLL: OUTLINE}
"""What is drawn and written on a figure's colour."""

EMBLEMS: Final = ("eagle", "rooster", "dove", "duck")

_LINE: Final = 'fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/>'
_SIGNS: Final = {
    Figure.TURN: '<path d="M12 72 H60 A22 22 0 0 0 60 28 H22 M40 10 L20 28 L40 46" ',
    Figure.LOOP: '<path d="M8 80 C40 80 74 78 74 46 A24 24 0 0 0 26 46 C26 70 52 80 80 80 M72 66 L88 80 L72 92" ',
    Figure.DIVE: '<path d="M10 16 H24 C50 16 44 80 70 80 H86 M72 64 L88 80 L72 94" ',
    Figure.ROLL: '<path d="M6 50 C14 14 30 14 36 50 S56 86 62 50 S76 26 84 44 M66 40 L88 50 L92 24" ',
}
_CROWN: Final = '<path d="M14 74 L8 30 L32 50 L50 16 L68 50 L92 30 L86 74 Z" '
"""The sign of the final show."""


def draw_sign(
    surface: pygame.Surface, figure: Figure, centre: tuple[int, int], size: int, colour: Colour, *, width: int = 11
) -> None:
    """The sign of a figure: its way through the air with an arrow, in one colour."""
    body = _SIGNS[figure] + _LINE.format(c=svg.web(colour), w=width)
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


def draw_emblem(
    surface: pygame.Surface, show: int, centre: tuple[int, int], size: int, *, is_dim: bool = False
) -> None:
    """The emblem of a show, or a crown for the final one; dim for one not yet flown."""
    if show == FINAL:
        picture = svg.raster(_crown_badge(), size, size, (100, 100))
    else:
        picture = svg.picture(assets() / "images" / "lucky" / f"{EMBLEMS[show]}.svg", size, size)
    if is_dim:
        picture = _faded(picture)
    surface.blit(picture, picture.get_rect(center=centre))


def _crown_badge() -> str:
    dark = svg.web(OUTLINE)
    return (
        f'<circle cx="50" cy="50" r="46" fill="{svg.web(RED)}" stroke="{dark}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="40" fill="none" stroke="{svg.web(CARD)}" stroke-width="2.5"/>'
        '<g transform="translate(50 52) scale(0.62) translate(-50 -48)">'
        f'{_CROWN}fill="{svg.web(YELLOW)}" stroke="{dark}" stroke-width="7" stroke-linejoin="round"/></g>'
    )


@lru_cache(maxsize=32)
def _faded(picture: pygame.Surface) -> pygame.Surface:
    faded = picture.copy()
    faded.set_alpha(70)
    return faded


def draw_chip(surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
    """A bonus chip: a golden propeller."""
    dark = svg.web(OUTLINE)
    blade = "M50 50 C40 34 42 16 50 14 C58 16 60 34 50 50 Z"
    blades = "".join(f'<path d="{blade}" fill="{dark}" transform="rotate({turn} 50 50)"/>' for turn in (20, 140, 260))
    body = (
        f'<circle cx="50" cy="50" r="46" fill="{svg.web(YELLOW)}" stroke="{dark}" stroke-width="6"/>'
        f'<circle cx="50" cy="50" r="36" fill="{svg.web(GOLD)}" stroke="{dark}" stroke-width="2"/>{blades}'
        f'<circle cx="50" cy="50" r="8" fill="{svg.web(RED)}" stroke="{dark}" stroke-width="3"/>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


def draw_highlight(surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
    """The highlight chip: a red star that doubles."""
    dark = svg.web(OUTLINE)
    star = "M50 10 L61 37 L90 39 L67 58 L75 87 L50 71 L25 87 L33 58 L10 39 L39 37 Z"
    body = (
        f'<circle cx="50" cy="50" r="46" fill="{svg.web(RIM)}" stroke="{dark}" stroke-width="6"/>'
        f'<path d="{star}" fill="{svg.web(RED)}" stroke="{dark}" stroke-width="4" stroke-linejoin="round"/>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


def draw_thumb(surface: pygame.Surface, centre: tuple[int, int], size: int, colour: Colour, *, is_up: bool) -> None:
    """A thumb up or down: what somebody guesses."""
    path = (
        "M16 46 H34 V86 H16 Z M40 46 C52 40 52 26 52 14 C62 8 70 18 66 40 H84 C90 40 92 48 88 52 C92 56 90 64 85 66 "
        "C88 72 84 78 79 78 C80 84 76 86 72 86 H52 C46 86 42 82 40 82 Z"
    )
    turn = "" if is_up else 'transform="rotate(180 50 50) translate(100 0) scale(-1 1)" '
    body = (
        f'<path {turn}d="{path}" fill="{svg.web(colour)}" stroke="{svg.web(OUTLINE)}" stroke-width="6" '
        'stroke-linejoin="round"/>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=64)
def back(deck: Deck, width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """The back of a card: two colours, a propeller, the pattern of its deck (stripes or dots). Shared."""
    first, second = (RED, BLUE) if deck is Deck.RED_BLUE else (GREEN, YELLOW)
    half = line / 2
    box = f'x="{half}" y="{half}" width="{width - line}" height="{height - line}" rx="{radius}"'
    inset = max(3.0, min(width, height) * 0.09)
    inner = (
        f'x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{max(1.0, radius / 2)}"'
    )
    dark, side = svg.web(OUTLINE), min(width, height) * 0.5
    left, top = (width - side) / 2, (height - side) / 2
    blade = "M50 50 C38 34 40 8 50 4 C60 8 62 34 50 50 Z"
    blades = "".join(f'<path d="{blade}" transform="rotate({turn} 50 50)"/>' for turn in (45, 225))
    body = (
        f'<rect {box} fill="{svg.web(CARD)}"/><rect {inner} fill="{svg.web(first)}"/>'
        f'<path d="M{width - inset} {inset} V{height - inset} H{inset} Z" fill="{svg.web(second)}"/>'
        f'<g transform="translate({left} {top}) scale({side / 100})"><g fill="{svg.web(CARD)}" stroke="{dark}" '
        f'stroke-width="5" stroke-linejoin="round">{blades}<circle cx="50" cy="50" r="13"/></g></g>'
        f'<rect {box} fill="none" stroke="{dark}" stroke-width="{line}"/>'
    )
    return svg.raster(body, width, height)


_FUSELAGE: Final = (
    "M12 52 C10 44 16 40 26 42 L92 34 C108 34 116 44 114 52 C112 62 100 66 84 66 L32 60 C18 60 14 58 12 52 Z"
)


@lru_cache(maxsize=64)
def plane(mark: SeatMark, width: int, *, is_sick: bool = False) -> pygame.Surface:
    """A biplane from the side, flying right, in a seat's colour with its shape on the tail. Shared."""
    dark, colour = svg.web(OUTLINE), svg.web(shade(mark.colour, OUTLINE, 0.3) if is_sick else mark.colour)
    pen = f'stroke="{dark}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"'
    cream = svg.web(CARD)
    body = (
        f'<path d="M14 50 L4 20 H24 L36 44 Z" fill="{colour}" {pen}/>'
        f'<g transform="translate(6 19) scale(0.2)">{shape_path(mark.shape)} fill="{svg.web(RIM)}" stroke="{dark}" '
        'stroke-width="10"/></g>'
        f'<path d="M58 66 L54 82 M82 66 L88 82" fill="none" {pen}/>'
        f'<circle cx="86" cy="82" r="8" fill="{dark}"/><circle cx="86" cy="82" r="3" fill="{cream}"/>'
        f'<path d="{_FUSELAGE}" fill="{colour}" {pen}/>'
        f'<path d="M60 38 L58 12 M88 36 L92 12" fill="none" {pen}/>'
        f'<path d="M44 6 H102 C106 6 106 16 102 16 H44 C40 16 40 6 44 6 Z" fill="{cream}" {pen}/>'
        f'<path d="M48 56 H104 C108 56 108 66 104 66 H48 C44 66 44 56 48 56 Z" fill="{cream}" {pen}/>'
        f'<circle cx="50" cy="34" r="8" fill="#e8b98f" {pen}/>'
        f'<path d="M42 33 C42 24 58 24 58 32 Z" fill="#6b4a30" {pen}/>'
        f'<path d="M50 38 L36 34 L40 42 Z" fill="{svg.web(RED)}" stroke="{dark}" stroke-width="3"/>'
        f'<path d="M116 28 C122 30 122 70 116 74 C111 70 111 30 116 28 Z" fill="{cream}" {pen}/>'
        f'<circle cx="115" cy="50" r="5" fill="{dark}"/>'
    )
    return svg.raster(body, width, round(width * 0.75), (126, 94.5))
