"""The thirty patterns behind the things of Retro Loonacy; each is a square of 100 in two colours."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from loonacy_pen import (
    AVOCADO,
    BROWN,
    BUTTER,
    CREAM,
    DEEP_BROWN,
    DEEP_RED,
    DEEP_TEAL,
    FOAM,
    MOSS,
    MUSTARD,
    ORANGE,
    PEACH,
    POND,
    RED,
    TEAL,
)

Pattern = Callable[[str], str]
"""Draws the marks of a pattern in one colour; the base lies below."""


def _fill(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="{colour}"/>'


def _lines(path: str, width: float, colour: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def _dot(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def _ring(x: float, y: float, radius: float, width: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def _points(corners: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.4g} {y:.4g}" for x, y in corners) + " Z"


def _dots(colour: str) -> str:
    """Even rows, every second shifted."""
    return "".join(
        _dot(x + (10 if row % 2 else 0), row * 14.3 + 7, 5, colour) for row in range(7) for x in range(0, 101, 20)
    )


def _big_dots(colour: str) -> str:
    """Four large discs that the edge cuts."""
    return "".join(_dot(x, y, 23, colour) for x in (8, 92) for y in (8, 92))


def _bubbles(colour: str) -> str:
    """Rings of all sizes."""
    places = ((12, 14, 9), (36, 8, 5), (88, 12, 11), (64, 20, 6), (8, 48, 6), (92, 46, 7), (14, 82, 11), (40, 93, 6),
              (70, 88, 8), (93, 76, 5), (30, 36, 5), (70, 60, 6))  # fmt: skip
    return "".join(_ring(x, y, radius, 3.6, colour) for x, y, radius in places)


def _pillars(colour: str) -> str:
    """Upright stripes."""
    return "".join(_fill(f"M{x} 0 H{x + 10} V100 H{x} Z", colour) for x in range(5, 100, 20))


def _bands(colour: str) -> str:
    """Level stripes."""
    return "".join(_fill(f"M0 {y} H100 V{y + 10} H0 Z", colour) for y in range(5, 100, 20))


def _rising(colour: str) -> str:
    """Slanting stripes, up to the right."""
    return "".join(_fill(f"M{x} 100 L{x + 100} 0 H{x + 112} L{x + 12} 100 Z", colour) for x in range(-100, 100, 25))


def _falling(colour: str) -> str:
    """Slanting thin lines, down to the right."""
    return "".join(_lines(f"M{x} 0 L{x + 100} 100", 4, colour) for x in range(-96, 100, 16))


def _checks(colour: str) -> str:
    """A chess board."""
    return "".join(
        _fill(f"M{x} {y} h20 v20 h-20 Z", colour) for x in range(0, 100, 20) for y in range(0, 100, 20) if (x + y) % 40
    )


def _diamonds(colour: str) -> str:
    """A harlequin's coat."""
    return "".join(
        _fill(f"M{x} {y} l12.5 25 l-12.5 25 l-12.5 -25 Z", colour) for x in range(0, 101, 25) for y in (0, 50)
    )


def _waves(colour: str) -> str:
    """Level waves."""
    return "".join(_lines(f"M-5 {y} q10 -12 20 0 t20 0 t20 0 t20 0 t20 0 t20 0", 6, colour) for y in range(8, 110, 18))


def _ripples(colour: str) -> str:
    """Upright waves, broad."""
    return "".join(_lines(f"M{x} -5 q14 13.75 0 27.5 t0 27.5 t0 27.5 t0 27.5", 10, colour) for x in range(0, 110, 25))


def _zigzag(colour: str) -> str:
    """Sharp teeth in rows."""
    row = "l12.5 -13 l12.5 13 " * 4
    return "".join(_lines(f"M0 {y} {row}", 7, colour) for y in range(14, 120, 22))


def _arrows(colour: str) -> str:
    """Broad angles that point up."""
    return "".join(_fill(f"M0 {y + 46} L50 {y} L100 {y + 46} V{y + 60} L50 {y + 14} L0 {y + 60} Z", colour)
                   for y in range(-56, 100, 28))  # fmt: skip


def _rays(colour: str) -> str:
    """The sun's, from the middle."""
    wedges = []
    for n in range(12):
        a, b = n * pi / 6 - pi / 24, n * pi / 6 + pi / 8 - pi / 24
        wedges.append(_points([(50, 50), (50 + 90 * cos(a), 50 + 90 * sin(a)), (50 + 90 * cos(b), 50 + 90 * sin(b))]))
    return "".join(_fill(wedge, colour) for wedge in wedges)


def _low_rays(colour: str) -> str:
    """A sunrise, from the lower edge."""
    wedges = []
    for n in range(7):
        a, b = pi + n * pi / 7, pi + (n + 0.5) * pi / 7
        wedges.append(
            _points([(50, 100), (50 + 140 * cos(a), 100 + 140 * sin(a)), (50 + 140 * cos(b), 100 + 140 * sin(b))])
        )
    return "".join(_fill(wedge, colour) for wedge in wedges)


def _target(colour: str) -> str:
    """Rings round the middle."""
    return "".join(_ring(50, 50, radius, 9, colour) for radius in (64, 46, 28))


def _rainbow(colour: str) -> str:
    """Arcs from a lower corner."""
    return "".join(_ring(0, 100, radius, 11, colour) for radius in (22, 46, 70, 94, 118))


def _corners(colour: str) -> str:
    """Arcs from two corners."""
    return "".join(_ring(x, y, radius, 8, colour) for x, y in ((0, 0), (100, 100)) for radius in (14, 32, 50))


def _scales(colour: str) -> str:
    """A fish's."""
    return "".join(
        _ring(x + (12.5 if row % 2 else 0), row * 13 - 4, 12, 3.4, colour)
        for row in range(9)
        for x in range(0, 101, 25)
    )


def _pluses(colour: str) -> str:
    """Small crosses."""
    return "".join(
        _lines(f"M{x - 6} {y} h12 M{x} {y - 6} v12", 4.5, colour)
        for row, y in enumerate(range(10, 100, 20))
        for x in range(0 if row % 2 else 12, 101, 25)
    )


def _triangles(colour: str) -> str:
    """Rows of pennants."""
    return "".join(_fill(f"M{x} {y} h20 l-10 16 Z", colour) for y in range(2, 100, 20) for x in range(0, 100, 20))


def _grid(colour: str) -> str:
    """Thin lines both ways."""
    return "".join(_lines(f"M{n} 0 V100 M0 {n} H100", 3.4, colour) for n in range(10, 100, 20))


def _plaid(colour: str) -> str:
    """Broad lines both ways, darker where they cross."""
    return "".join(
        f'<path d="M{n} 0 h14 v100 h-14 Z M0 {n} h100 v14 h-100 Z" fill="{colour}" fill-opacity="0.62"/>'
        for n in (8, 43, 78)
    ) + "".join(_fill(f"M{x} {y} h14 v14 h-14 Z", colour) for x in (8, 43, 78) for y in (8, 43, 78))


def _disc(colour: str) -> str:
    """One large disc."""
    return _dot(50, 50, 43, colour)


def _halves(colour: str) -> str:
    """The lower half, with a line above."""
    return _fill("M0 60 H100 V100 H0 Z M0 49 H100 V54 H0 Z", colour)


def _frames(colour: str) -> str:
    """Squares in squares."""
    return "".join(_lines(f"M{n} {n} H{100 - n} V{100 - n} H{n} Z", 6, colour) for n in (4, 16, 28))


def _stars(colour: str) -> str:
    """Four-pointed ones."""
    return "".join(
        _fill(f"M{x} {y - 13} Q{x + 2} {y - 2} {x + 13} {y} Q{x + 2} {y + 2} {x} {y + 13} "
              f"Q{x - 2} {y + 2} {x - 13} {y} Q{x - 2} {y - 2} {x} {y - 13} Z", colour)
        for x, y in ((16, 16), (50, 10), (84, 18), (12, 52), (88, 54), (18, 86), (52, 90), (84, 86))
    )  # fmt: skip


def _daisies(colour: str) -> str:
    """Flowers of six petals."""

    def daisy(x: float, y: float) -> str:
        return "".join(_dot(x + 8 * cos(n * pi / 3), y + 8 * sin(n * pi / 3), 4.6, colour) for n in range(6))

    return "".join(
        daisy(x, y) for x, y in ((15, 15), (50, 10), (85, 15), (12, 50), (88, 50), (15, 85), (50, 90), (85, 85))
    )


def _bricks(colour: str) -> str:
    """The joints of a wall."""
    rows = "".join(f"M0 {y} H100 " for y in range(0, 101, 16))
    joints = "".join(f"M{x} {row * 16} v16 " for row in range(7) for x in range(16 if row % 2 else 0, 101, 32))
    return _lines(rows + joints, 3.6, colour)


def _honeycomb(colour: str) -> str:
    """Six-sided cells."""
    cells = []
    for column in range(6):
        for row in range(6):
            x, y = column * 21, row * 24.2 + (12.1 if column % 2 else 0) - 8
            cells.append(_points([(x + 14 * cos(n * pi / 3), y + 14 * sin(n * pi / 3)) for n in range(6)]))
    return _lines(" ".join(cells), 3.2, colour)


def _ogees(colour: str) -> str:
    """Wallpaper drops."""

    def drop(x: float, y: float) -> str:
        right, left, in_right, in_left = x + 11, x - 11, x + 2, x - 2
        return _fill(
            f"M{x} {y - 20} Q{in_right} {y - 8} {right} {y} Q{in_right} {y + 8} {x} {y + 20} "
            f"Q{in_left} {y + 8} {left} {y} Q{in_left} {y - 8} {x} {y - 20} Z",
            colour,
        )

    return "".join(
        drop(x, y) for column, x in enumerate(range(0, 101, 20)) for y in range(0 if column % 2 else 24, 125, 48)
    )


GROUNDS: Final[dict[str, tuple[Pattern, str, str]]] = {
    "joystick": (_checks, FOAM, POND),
    "bicycle": (_rays, TEAL, POND),
    "instant_camera": (_bubbles, TEAL, POND),
    "calculator": (_plaid, BUTTER, ORANGE),
    "lamp": (_diamonds, CREAM, POND),
    "desktop_computer": (_grid, BROWN, MUSTARD),
    "vhs_tape": (_rising, PEACH, ORANGE),
    "rocket": (_stars, DEEP_TEAL, MUSTARD),
    "blender": (_pillars, CREAM, PEACH),
    "coffee_maker": (_scales, CREAM, FOAM),
    "wall_clock": (_target, TEAL, POND),
    "armchair": (_waves, BROWN, ORANGE),
    "television": (_ogees, BUTTER, AVOCADO),
    "skateboard": (_zigzag, FOAM, TEAL),
    "ray_gun": (_low_rays, ORANGE, MUSTARD),
    "six_pack": (_big_dots, CREAM, TEAL),
    "ice_creams": (_falling, TEAL, FOAM),
    "portable_radio": (_ripples, FOAM, CREAM),
    "refrigerator": (_daisies, DEEP_RED, PEACH),
    "sunglasses": (_disc, FOAM, MUSTARD),
    "electric_fan": (_bands, RED, PEACH),
    "lava_lamps": (_rainbow, DEEP_BROWN, MOSS),
    "scooter": (_halves, BUTTER, TEAL),
    "suitcase": (_arrows, DEEP_TEAL, POND),
    "van": (_corners, AVOCADO, BUTTER),
    "record_player": (_dots, CREAM, MUSTARD),
    "telephone": (_triangles, MUSTARD, ORANGE),
    "typewriter": (_bricks, MOSS, BUTTER),
    "robot": (_honeycomb, RED, BUTTER),
    "platform_shoe": (_frames, FOAM, AVOCADO),
}
"""For each thing its pattern, the colour below and the colour of the marks."""


def ground(name: str) -> str:
    """The elements behind a thing."""
    pattern, base, marks = GROUNDS[name]
    return f'<rect width="100" height="100" fill="{base}"/>\n<g>{pattern(marks)}</g>'


def back() -> str:
    """The back of all cards: a carpet of the seventies, made to be cut to a card about its middle."""
    rings = ((47, BROWN), (38, ORANGE), (29, MUSTARD), (20, RED), (11, CREAM))
    middles = ((50, 50), (26, 4), (74, 4), (26, 96), (74, 96))
    parts = [f'<rect width="100" height="100" fill="{DEEP_BROWN}"/>']
    for x, y in middles[1:]:
        parts += [_dot(x, y, radius * 0.5, colour) for radius, colour in rings]
    parts += [_dot(50, 50, radius * 0.56, colour) for radius, colour in rings]
    star = [(50 + r * cos(n * pi / 5 - pi / 2), 50 + r * sin(n * pi / 5 - pi / 2))
            for n, r in enumerate((5.4, 2.4) * 5)]  # fmt: skip
    return "\n".join([*parts, _fill(_points(star), TEAL)])
