"""Drawing tiles: small SVG texts rendered to pictures by pygame, and the palette that they share."""

import io
import os
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

TILE: Final = 64
"""Pixels along a side of a cell in every tileset."""

BLUEPRINT: Final = "#1f3b57"
PAPER: Final = "#e9eef2"
CREAM: Final = "#f7f4ea"
RED: Final = "#d1495b"
YELLOW: Final = "#edae49"
GREEN: Final = "#66a182"
WATER: Final = "#5f9fb8"
OUTLINE: Final = "#2b2320"


def render(body: str, width: int, height: int, view: tuple[float, float, float, float] | None = None) -> pygame.Surface:
    """Draw SVG elements on a clear picture of width x height pixels; `view` is the viewBox, by default the same."""
    box = view or (0, 0, width, height)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{" ".join(f"{number:g}" for number in box)}">{body}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))


def clear(width: int, height: int) -> pygame.Surface:
    """An empty, wholly transparent picture."""
    return pygame.Surface((width, height), pygame.SRCALPHA, 32)


def stroke(path: str, colour: str, width: float, *, cap: str = "round", opacity: float = 1, fill: str = "none") -> str:
    """One SVG path drawn as a line."""
    return (
        f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}" '
        f'stroke-linejoin="round" stroke-opacity="{opacity:g}"/>'
    )


def fill(path: str, colour: str, opacity: float = 1) -> str:
    """One SVG path filled."""
    return f'<path d="{path}" fill="{colour}" fill-opacity="{opacity:g}"/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    *,
    radius: float = 0,
    opacity: float = 1,
    outline: float = 0,
) -> str:
    """A filled rectangle, with the warm-dark outline when `outline` is a line width."""
    line = f' stroke="{OUTLINE}" stroke-width="{outline:g}"' if outline else ""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"'
    return f'<rect {place} fill="{colour}" fill-opacity="{opacity:g}"{line}/>'


def circle(x: float, y: float, radius: float, colour: str, *, opacity: float = 1, outline: float = 0) -> str:
    """A filled circle, with the warm-dark outline when `outline` is a line width."""
    line = f' stroke="{OUTLINE}" stroke-width="{outline:g}"' if outline else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" fill-opacity="{opacity:g}"{line}/>'
