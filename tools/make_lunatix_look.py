"""What the loops' scenery shares: palette, shadow, lettering. Things stand upright and are seen a little from above."""

from typing import Final, NamedTuple

from tile_lettering import STROKES
from tile_svg import OUTLINE, fill, rect, stroke

MEADOW: Final = "#8a8f7a"
FOREST: Final = "#5f6b5a"
CONCRETE: Final = "#c9bfa5"
BRICK: Final = "#b5523b"
MUSTARD: Final = "#e0b04a"
SLATE: Final = "#3f4a4f"
PAPER: Final = "#ece5d3"
GLASS: Final = "#8fa5a6"
SHADE: Final = "#2b3129"


class Picture(NamedTuple):
    """A thing to be placed: its name, its size in pixels, its drawing."""

    name: str
    width: int
    height: int
    body: str


def shadow(x: float, y: float, width: float, height: float, radius: float = 6) -> str:
    """The soft shadow of something that stands on this part of the ground, to its lower right."""
    return rect(x + 10, y + 12, width, height, SHADE, radius=radius, opacity=0.28)


def foot(x: float, y: float, across: float, down: float) -> str:
    """The shadow of something round, about the middle of its foot."""
    place = f'cx="{x + across * 0.25:g}" cy="{y + 3:g}" rx="{across:g}" ry="{down:g}"'
    return f'<ellipse {place} fill="{SHADE}" fill-opacity="0.28"/>'


def framed(path: str, colour: str, pen: float = 4.5) -> str:
    """A filled shape with the warm-dark outline."""
    return fill(path, colour) + stroke(path, OUTLINE, pen)


def words(text: str, x: float, y: float, height: float, colour: str, pen: float) -> str:
    """Hand lettering in capitals, `height` pixels high, its upper left corner at (x, y)."""
    unit = height / 6
    body = ""
    for index, letter in enumerate(text):
        if letter != " ":
            about = f"translate({x + index * unit * 5.6:g} {y:g}) scale({unit:g})"
            body += f'<g transform="{about}">{stroke(STROKES[letter], colour, pen / unit)}</g>'
    return body


def words_width(text: str, height: float) -> float:
    """How wide a text is in hand lettering."""
    return height / 6 * (5.6 * len(text) - 1.6)
