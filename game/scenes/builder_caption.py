"""The caption over the builder's shelf: what has the focus or is in hand, and the buttons that reach it."""

import pygame

from game.files.texts import Texts
from game.games.racetrack.pieces import Piece
from game.scenes.builder_shelf import Cell
from game.scenes.builder_words import piece_words
from game.ui import text
from game.ui.bindings import Bindings
from game.ui.press import KEYBOARD, MOUSE, Button, Device, Family
from game.ui.prompts import draw_glyph, glyph_height, glyph_width
from game.ui.theme import Look, Type


def caption_height(look: Look) -> int:
    """A line of words and a line of buttons."""
    return text.line_height(look, Type.SMALL) + glyph_height(look) + look.px(6)


def draw_caption(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, texts: Texts, cell: Cell, device: Device, bindings: Bindings
) -> None:
    """The name of a cell of the shelf; below it, except for the mouse, the buttons of the device in use."""
    is_piece = isinstance(cell, Piece)
    words = piece_words(texts, cell) if isinstance(cell, Piece) else texts(f"builder.tool.{cell.name}")
    text.write(surface, look, words, rect.topleft, Type.SMALL, ink=look.ground_ink, is_bold=True)
    high = glyph_height(look)
    x, y = rect.left, rect.bottom - high
    owner = KEYBOARD if device.family is Family.KEYS else device
    for button in () if device == MOUSE else _buttons(cell):
        if owner is KEYBOARD and button is Button.BACK:
            owner = device
        wide = glyph_width(look, owner, button, bindings, high)
        draw_glyph(surface, look, owner, button, bindings, pygame.Rect(x, y, wide, high))
        x += wide + look.px(10)
    change = texts("builder.change")
    if is_piece and device != MOUSE and x + text.width(look, change, Type.SMALL) <= rect.right:
        at = (x, y + high // 2)
        text.write(surface, look, change, at, Type.SMALL, ink=look.ground_ink, anchor="midleft")


def _buttons(cell: Cell) -> tuple[Button, ...]:
    if isinstance(cell, Piece):
        return Button.TAB_LEFT, Button.TAB_RIGHT
    return () if cell.button is None else (cell.button,)
