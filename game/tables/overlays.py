"""What lies over the board: the log's last line, the open log, and the prompt while it is nobody's turn."""

from collections.abc import Sequence

import pygame

from game.tables.picture import Hand
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.theme import Look, Type


def draw_log_line(surface: pygame.Surface, look: Look, log: pygame.Rect, words: str) -> pygame.Rect:
    """The last sentence at the bottom of the board, as wide as it is; a long one grows upward. Returns its place."""
    pad = look.px(16)
    lines = len(text.wrap(look, words, log.width - 2 * pad, Type.SMALL))
    height = lines * text.line_height(look, Type.SMALL) + look.px(18)
    width = log.width if lines > 1 else text.width(look, words, Type.SMALL) + 2 * pad
    rect = pygame.Rect(log.left, log.bottom - height, width, height)
    draw.panel(surface, look, rect, radius=10, has_shadow=False)
    text.write_block(surface, look, words, rect.inflate(-2 * pad, -look.px(18)), Type.SMALL)
    return rect


def draw_open_log(surface: pygame.Surface, look: Look, area: pygame.Rect, sentences: Sequence[str]) -> None:
    """As many of the last sentences as there is room for in the area, the newest at the bottom."""
    pad = look.px(20)
    inner = area.inflate(-2 * pad, -2 * pad)
    shown: list[str] = []
    height = 0
    for words in reversed(sentences):
        more = text.block_height(look, words, inner.width, Type.SMALL)
        if height + more > inner.height:
            break
        shown.append(words)
        height += more
    rect = pygame.Rect(area.left, area.bottom - height - 2 * pad, area.width, height + 2 * pad)
    draw.panel(surface, look, rect, radius=10)
    top = rect.top + pad
    for words in reversed(shown):
        block = pygame.Rect(inner.left, top, inner.width, rect.bottom - top)
        top = text.write_block(surface, look, words, block, Type.SMALL).bottom


def draw_hand(surface: pygame.Surface, look: Look, log: pygame.Rect, hand: Hand, bindings: Bindings) -> None:
    """What can be done while it is nobody's turn, at the lower right end of the board."""
    pad = look.px(16)
    height = prompts.glyph_height(look)
    glyph = prompts.glyph_width(look, hand.device, hand.prompts[0].button, bindings, height)
    width = glyph + text.width(look, hand.prompts[0].label, Type.SMALL) + look.px(12) + 2 * pad
    rect = pygame.Rect(0, 0, width, height + pad)
    rect.bottomright = log.bottomright
    draw.panel(surface, look, rect, radius=10)
    prompts.draw_prompts(surface, look, rect.inflate(-2 * pad, -pad), hand.device, bindings, hand.prompts)
