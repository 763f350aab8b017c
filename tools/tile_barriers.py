"""The barriers tileset: what stands in the road's way, a cell each, to be laid on a layer above the road."""

from typing import Final

import pygame
from tile_svg import CREAM, OUTLINE, RED, TILE, YELLOW, circle, fill, rect, render, stroke

_SHADE: Final = "#14222f"
_SHADOW: Final = rect(9, 11, 50, 48, _SHADE, radius=8, opacity=0.28)


def barrier_tiles() -> list[tuple[str, pygame.Surface]]:
    """Every barrier with its name, in the order of tile ids."""
    return [
        (name, render(body, TILE, TILE))
        for name, body in (
            ("tyres", _SHADOW + _tyres()),
            ("bales", _SHADOW + _bales()),
            ("block", _SHADOW + _block()),
            ("cones", _cones()),
            ("crate", _SHADOW + _crate()),
        )
    ]


def _tyres() -> str:
    spots = ((18, 18, CREAM), (45, 18, RED), (18, 45, RED), (45, 45, CREAM))
    return "".join(circle(x, y, 13, colour, outline=4) + circle(x, y, 5, _SHADE, outline=2.5) for x, y, colour in spots)


def _bales() -> str:
    straws = "".join(f"M{x} {y}l9 {slope}" for x, y, slope in ((11, 13, 2), (40, 15, -2), (23, 23, 2), (44, 24, 1)))
    straws += "".join(
        f"M{x} {y + 27}l9 {slope}" for x, y, slope in ((12, 16, -2), (25, 12, 2), (43, 18, 2), (12, 24, 1))
    )
    body = "".join(rect(6, y, 52, 25, YELLOW, radius=5, outline=4) for y in (6, 33))
    ties = "".join(f"M{x} {y}v25" for x in (22, 42) for y in (6, 33))
    return body + stroke(straws, "#c98f3a", 2.5) + stroke(ties, OUTLINE, 2.2)


def _block() -> str:
    body = rect(6, 8, 52, 48, "#c3ccd1", radius=5, outline=4) + rect(13, 24, 38, 16, "#e9eef2", radius=3)
    return body + fill("M13 24h10l-8 16h-2zM32 24h10l-8 16h-10z", RED) + stroke("M13 24h38v16h-38z", OUTLINE, 2.5)


def _cones() -> str:
    spots = ((19, 19), (46, 22), (31, 46))
    return "".join(
        rect(x - 9, y - 8, 24, 24, _SHADE, radius=5, opacity=0.28)
        + rect(x - 12, y - 12, 24, 24, RED, radius=5, outline=3.5)
        + circle(x, y, 8, CREAM, outline=2)
        + circle(x, y, 4, RED)
        for x, y in spots
    )


def _crate() -> str:
    body = rect(7, 7, 50, 50, "#b98a4e", radius=4, outline=4)
    return (
        body + stroke("M8 20H56M8 44H56M20 44L44 20M20 20L44 44", "#8a6233", 4) + stroke("M8 20H56M8 44H56", OUTLINE, 2)
    )
