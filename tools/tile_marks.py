"""The marks tileset: what is painted on the road (finish line, grid slots, arrows), all for a car driving east."""

import pygame
from tile_svg import OUTLINE, RED, TILE, fill, rect, render, stroke


def mark_tiles() -> list[tuple[str, pygame.Surface]]:
    """Every mark with its name, in the order of tile ids."""
    return [(name, render(body, TILE, TILE)) for name, body in _marks()]


def _marks() -> list[tuple[str, str]]:
    return [
        ("finish", _finish()),
        ("slot", stroke("M10 50V56H54V8H10V14", OUTLINE, 4, opacity=0.55)),
        ("arrow", fill("M6 26H34V14L58 32L34 50V38H6Z", RED, 0.5)),
        ("checkpoint", stroke("M5 8V24M5 40V56", RED, 7, cap="butt", opacity=0.75)),
    ]


def _finish() -> str:
    """Two columns of checks either side of the cell's centre, which is where the line runs."""
    body = rect(18, 0, 28, TILE, "#ffffff")
    for row in range(4):
        for column in range(2):
            if (row + column) % 2 == 0:
                body += rect(18 + column * 14, row * 16, 14, 16, OUTLINE)
    return body + stroke(f"M17 0V{TILE}M47 0V{TILE}", OUTLINE, 3, cap="butt")
