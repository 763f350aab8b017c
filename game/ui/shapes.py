"""Small drawings without letters: seat shapes, arrows, stars, ticks and the like."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

import pygame

from game.ui import svg
from game.ui.theme import OUTLINE, RIM, Colour, SeatMark, Shape


def _polygon(corners: int, radius: float, turn: float = -pi / 2, inner: float = 1.0) -> str:
    """Points around (50, 50); with `inner` below 1 every second one is drawn in, which makes a star."""
    points = []
    steps = corners if inner == 1.0 else 2 * corners
    for step in range(steps):
        reach = radius if inner == 1.0 or step % 2 == 0 else radius * inner
        angle = turn + 2 * pi * step / steps
        points.append(f"{50 + reach * cos(angle):.2f},{50 + reach * sin(angle):.2f}")
    return f'<polygon points="{" ".join(points)}" '


_SHAPES: Final[dict[Shape, str]] = {
    Shape.DISC: '<circle cx="50" cy="50" r="34" ',
    Shape.SQUARE: '<rect x="20" y="20" width="60" height="60" rx="5" ',
    Shape.TRIANGLE: '<polygon points="50,14 86,78 14,78" ',
    Shape.DIAMOND: '<polygon points="50,11 87,50 50,89 13,50" ',
    Shape.STAR: _polygon(5, 40, inner=0.46),
    Shape.HEXAGON: _polygon(6, 38, turn=0),
}
"""Each about equally large to the eye, in a field of 100 x 100, without its closing bracket."""


def draw_mark(
    surface: pygame.Surface, mark: SeatMark, centre: tuple[int, int], size: int, *, is_hollow: bool = False
) -> pygame.Rect:
    """A seat's mark, `size` pixels across: its colour, a light rim, a dark outline. Hollow: a free place."""
    return _blit(surface, _mark(mark, size, is_hollow), centre)


def _mark(mark: SeatMark, size: int, is_hollow: bool) -> pygame.Surface:
    head = _SHAPES[mark.shape]
    dark, join = svg.web(OUTLINE), 'stroke-linejoin="round"'
    colour = svg.web(mark.colour)
    if is_hollow:
        body = f'{head}fill="none" stroke="{dark}" stroke-width="15" {join}/>'
        body += f'{head}fill="none" stroke="{colour}" stroke-width="7" {join}/>'
    else:
        body = f'{head}fill="none" stroke="{dark}" stroke-width="18" {join}/>'
        body += f'{head}fill="{colour}" stroke="{svg.web(RIM)}" stroke-width="7" {join}/>'
    return svg.raster(body, size, size, (100, 100))


def shape_path(shape: Shape) -> str:
    """The SVG element of a shape in a field of 100 x 100, open for further attributes and `/>`."""
    return _SHAPES[shape]


def _filled(body: str) -> Callable[[str], str]:
    return lambda colour: f'{body}fill="{colour}"/>'


def _stroked(body: str, width: int = 13) -> Callable[[str], str]:
    return lambda colour: (
        f'{body}fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


_ARROW: Final = '<path d="M50 84 L50 20 M22 47 L50 18 L78 47" '
_CHEVRON: Final = '<path d="M24 62 L50 36 L76 62" '
_ICONS: Final[dict[str, Callable[[str], str]]] = {
    "arrow": _stroked(_ARROW),
    "chevron": _stroked(_CHEVRON),
    "star": _filled(_polygon(5, 46, inner=0.45)),
    "tick": _stroked('<path d="M18 54 L41 76 L83 26" ', 15),
    "cross": _stroked('<path d="M24 24 L76 76 M76 24 L24 76" ', 15),
    "plus": _stroked('<path d="M50 20 L50 80 M20 50 L80 50" '),
    "minus": _stroked('<path d="M20 50 L80 50" '),
    "dot": _filled('<circle cx="50" cy="50" r="22" '),
    "ring": _stroked('<circle cx="50" cy="50" r="34" ', 11),
    "square": _stroked('<rect x="20" y="20" width="60" height="60" ', 11),
    "triangle": _stroked('<path d="M50 18 L85 78 L15 78 Z" ', 11),
    "pause": _stroked('<path d="M34 24 L34 76 M66 24 L66 76" ', 17),
    "play": _filled('<path d="M28 16 L84 50 L28 84 Z" '),
    "step": _filled('<path d="M20 16 L66 50 L20 84 Z M70 16 L84 16 L84 84 L70 84 Z" '),
    "flag": _filled('<path d="M22 10 L30 10 L30 90 L22 90 Z M34 14 L84 14 L72 34 L84 54 L34 54 Z" '),
    "lines": _stroked('<path d="M22 26 L78 26 M22 50 L78 50 M22 74 L56 74" ', 12),
    "lock": _filled('<path d="M22 46 h56 v42 h-56 Z M32 46 V34 a18 18 0 0 1 36 0 V46 h-9 V34 a9 9 0 0 0 -18 0 V46 Z" '),
    "bolt": _filled('<path d="M58 6 L20 56 L46 56 L38 94 L80 40 L53 40 Z" '),
    "skip": _stroked('<path d="M20 24 L50 50 L20 76 M52 24 L82 50 L52 76" '),
    "return": _stroked('<path d="M80 22 L80 56 L24 56 M44 34 L22 56 L44 78" '),
    "forth": _stroked('<path d="M20 22 L20 56 L76 56 M56 34 L78 56 L56 78" '),
    "loop": _stroked('<path d="M84 46 A34 34 0 1 0 72 76 M84 20 L84 46 L58 46" '),
    "lens": _stroked('<path d="M62 62 L86 86 M44 18 a26 26 0 1 0 0.1 0 Z" '),
    "bars": _stroked('<path d="M20 26 H80 M20 50 H80 M20 74 H80" '),
    "disk": _stroked('<path d="M18 18 H70 L82 30 V82 H18 Z M34 18 V40 H64 V18 M32 82 V58 H68 V82" ', 9),
    "erase": _stroked('<path d="M34 22 H90 V78 H34 L10 50 Z M48 38 L72 62 M72 38 L48 62" ', 10),
    "space": _stroked('<path d="M12 46 V66 H88 V46" '),
    "gear": _stroked('<circle cx="50" cy="50" r="20" ', 15),
    "person": _filled('<path d="M50 12 a18 18 0 1 0 0.1 0 Z M16 90 c0 -46 68 -46 68 0 Z" '),
    "robot": _filled(
        '<path fill-rule="evenodd" d="M46 6 h8 v14 h24 a6 6 0 0 1 6 6 v50 a6 6 0 0 1 -6 6 h-56 a6 6 0 0 1 -6 -6 '
        'v-50 a6 6 0 0 1 6 -6 h24 Z M28 40 v14 h14 v-14 Z M58 40 v14 h14 v-14 Z M32 64 v8 h36 v-8 Z" '
    ),
}
ICONS: Final = tuple(_ICONS)
"""The names that `draw_icon` knows."""


def draw_icon(
    surface: pygame.Surface, name: str, centre: tuple[int, int], size: int, colour: Colour, *, turn: int = 0
) -> pygame.Rect:
    """A one-coloured drawing, `size` pixels across; `turn` in degrees clockwise (arrows and chevrons point up)."""
    body = _ICONS[name](svg.web(colour))
    if turn:
        body = f'<g transform="rotate({turn} 50 50)">{body}</g>'
    return _blit(surface, svg.raster(body, size, size, (100, 100)), centre)


def _blit(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[int, int]) -> pygame.Rect:
    return surface.blit(picture, picture.get_rect(center=centre))
