"""The lettering tileset: an engineer's hand lettering, one stroke wide, to write a circuit's name on the drawing."""

from typing import Final

import pygame
from tile_svg import PAPER, render, stroke

LETTER_WIDTH: Final = 40
LETTER_HEIGHT: Final = 64
PEN: Final = 6.5

# Strokes on a field of 4 x 6 units: x 0 to 4, y 0 (top) to 6 (base line). A stands for an SVG arc.
STROKES: Final[dict[str, str]] = {
    "A": "M0 6L2 0L4 6M.8 3.9H3.2",
    "B": "M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0",
    "C": "M4 1.4A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4.6",
    "D": "M0 0V6H1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0Z",
    "E": "M4 0H0V6H4M0 2.9H3.2",
    "F": "M4 0H0V6M0 2.9H3.2",
    "G": "M4 1.4A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.3H2.3",
    "H": "M0 0V6M4 0V6M0 2.9H4",
    "I": "M2 0V6",
    "J": "M3.6 0V4.2A1.8 1.8 0 0 1 0 4.2",
    "K": "M0 0V6M4 0L0 3.7M1.5 2.4L4 6",
    "L": "M0 0V6H3.8",
    "M": "M0 6V0L2 3.6L4 0V6",
    "N": "M0 6V0L4 6V0",
    "O": "M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z",
    "P": "M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0",
    "Q": "M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.5 4.4L4.2 6.2",
    "R": "M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0M2.1 3.3L4 6",
    "S": "M3.9 1.2A1.9 1.5 0 0 0 2 0A1.8 1.45 0 0 0 2 2.9A1.9 1.55 0 0 1 2 6A2 1.5 0 0 1 0 4.8",
    "T": "M0 0H4M2 0V6",
    "U": "M0 0V4A2 2 0 0 0 4 4V0",
    "V": "M0 0L2 6L4 0",
    "W": "M0 0L1 6L2 2.2L3 6L4 0",
    "X": "M0 0L4 6M4 0L0 6",
    "Y": "M0 0L2 3L4 0M2 3V6",
    "Z": "M0 0H4L0 6H4",
    "0": "M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z",
    "1": "M.8 1.2L2.2 0V6",
    "2": "M.1 1.6A1.9 1.75 0 1 1 3.5 2.8L0 6H4",
    "3": "M.2 0H3.8L1.8 2.4A1.8 1.8 0 0 1 1.8 6A1.9 1.7 0 0 1 0 5",
    "4": "M2.9 6V0L0 4.2H4",
    "5": "M3.6 0H.5L.2 2.7A2 1.8 0 0 1 4 4A2 2 0 0 1 0 4.9",
    "6": "M3.4 0L.6 2.8A2 1.9 0 1 0 2 2.2A2 1.9 0 0 0 .2 3.4",
    "7": "M0 0H4L1.5 6",
    "8": "M2 2.8A1.6 1.4 0 1 1 2.01 2.8A1.9 1.6 0 1 1 2 2.8",
    "9": "M.6 6L3.4 3.2A2 1.9 0 1 0 2 3.8A2 1.9 0 0 0 3.8 2.6",
    "-": "M.8 3.2H3.2",
    ".": "M1.9 5.9L2.1 5.9",
    "'": "M2 0V1.4",
    ":": "M1.9 1.9L2.1 1.9M1.9 5L2.1 5",
    "/": "M.3 6L3.7 0",
    "&": "M4 6L1.1 2A1.3 1.1 0 1 1 2.8 1.9L.7 3.6A1.5 1.4 0 0 0 3.7 4.6",
}


def letter_tiles() -> list[tuple[str, pygame.Surface]]:
    """Every letter with its picture, in the order of tile ids; ids follow the order of `STROKES`."""
    unit = 6.6
    pictures = []
    for letter, path in STROKES.items():
        line = stroke(path, PAPER, PEN / unit)
        view = (
            -(LETTER_WIDTH / unit - 4) / 2,
            -(LETTER_HEIGHT / unit - 6) / 2,
            LETTER_WIDTH / unit,
            LETTER_HEIGHT / unit,
        )
        pictures.append((letter, render(line, LETTER_WIDTH, LETTER_HEIGHT, view)))
    return pictures
