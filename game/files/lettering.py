"""Lettering: texts written on a circuit's drawing, letter by letter, with the tiles of the lettering tileset."""

from typing import Final

from game.files.map_sheet import Thing, Tile

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.':/&"
"""The letters of the tileset in the order of their ids."""

LETTER_WIDTH: Final = 40
LETTER_HEIGHT: Final = 64


def lettered(text: str, left: float, top: float, room: float, height: float) -> list[Thing]:
    """One line of capitals, at most `room` wide and `height` high; what the engineer cannot letter is left blank."""
    letters = text.upper()
    scale = min(height / LETTER_HEIGHT, room / (LETTER_WIDTH * max(1, len(letters))))
    base = top + (height + LETTER_HEIGHT * scale) / 2
    return [
        Thing(
            left + index * LETTER_WIDTH * scale,
            base,
            width=LETTER_WIDTH * scale,
            height=LETTER_HEIGHT * scale,
            tile=Tile("lettering", LETTERS.index(letter)),
        )
        for index, letter in enumerate(letters)
        if letter in LETTERS
    ]
