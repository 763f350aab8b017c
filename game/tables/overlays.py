"""What lies over the board: the log's last line, the open log, and the prompt while it is nobody's turn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.files.texts import Texts
from game.tables.picture import Hand, Notes
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button
from game.ui.prompts import Prompt
from game.ui.theme import OUTLINE, Look, Type

_MOST_LINES: Final = 3
"""So many lines a sentence may take at the bottom of the board before it is written smaller."""
_STEP: Final = 0.1


def draw_log_line(
    surface: pygame.Surface, look: Look, log: pygame.Rect, words: str, hand: Hand | None, bindings: Bindings
) -> pygame.Rect:
    """The last sentence at the bottom of the board, as wide as it is; a long one grows upward. Returns its place.

    `hand` tells what opens the log, before the sentence.
    """
    pad = look.px(16)
    high = prompts.glyph_height(look)
    before = 0
    if hand is not None:
        glyph = prompts.glyph_width(look, hand.device, hand.prompts[0].button, bindings, high)
        before = glyph + look.px(8) + text.width(look, hand.prompts[0].label, Type.SMALL) + 2 * look.px(14)
    said, lines = _short(look, words, log.width - 2 * pad - before)
    height = max(lines * text.line_height(said, Type.SMALL), high) + look.px(18)
    width = log.width if lines > 1 else before + text.width(said, words, Type.SMALL) + 2 * pad
    rect = pygame.Rect(log.left, log.bottom - height, width, height)
    draw.panel(surface, look, rect, radius=10, has_shadow=False)
    inner = rect.inflate(-2 * pad, -look.px(18))
    if hand is not None:
        area = pygame.Rect(inner.left, inner.centery - high // 2, before, high)
        prompts.draw_prompts(surface, look, area, hand.device, bindings, hand.prompts, ink=look.quiet_ink)
        line = inner.left + before - look.px(14)
        pygame.draw.line(surface, look.mood.quiet, (line, rect.top + pad // 2), (line, rect.bottom - pad // 2), 2)
        inner = pygame.Rect(inner.left + before, inner.top, inner.width - before, inner.height)
    inner = pygame.Rect(inner.left, inner.centery - lines * text.line_height(said, Type.SMALL) // 2, *inner.size)
    text.write_block(surface, said, words, inner, Type.SMALL)
    return rect


def _short(look: Look, words: str, width: int) -> tuple[Look, int]:
    """The look in the largest text that needs no more than the most lines, or the plain one; how many it takes."""
    while True:
        lines = len(text.wrap(look, words, width, Type.SMALL))
        scale = look.metrics.text_scale
        if lines <= _MOST_LINES or scale <= 1:
            return look, lines
        look = replace(look, metrics=replace(look.metrics, text_scale=max(1.0, scale - _STEP)))


def draw_open_log(
    surface: pygame.Surface, look: Look, area: pygame.Rect, sentences: Sequence[str], notes: Notes, texts: Texts
) -> None:
    """As many sentences as there is room for in the area, the newest at the bottom, or those further back.

    Above them stands how to read on and how to close it.
    """
    pad = look.px(20)
    hand = notes.log_hand
    label = texts("table.log_older"), texts("table.log_newer")
    steps = [Prompt(Button.TAB_LEFT, label[0]), Prompt(Button.TAB_RIGHT, label[1])]
    inner = area.inflate(-2 * pad, -2 * pad)
    head = 0
    if hand is not None:
        head = prompts.prompts_height(look, inner.width, hand.device, notes.bindings, steps) + look.px(12)
    room = max(text.line_height(look, Type.SMALL), inner.height - head)
    first, after, height = _in_sight(look, inner.width - pad, room, sentences, notes.log.from_end(len(sentences)))
    notes.log.shown(first, after, len(sentences))
    rect = pygame.Rect(area.left, 0, area.width, min(area.height, head + height + 2 * pad))
    rect.bottom = area.bottom
    draw.panel(surface, look, rect, radius=10)
    top = rect.top + pad
    if hand is not None:
        line = pygame.Rect(inner.left, top, inner.width, head)
        prompts.draw_prompts(surface, look, line, hand.device, notes.bindings, steps, ink=look.quiet_ink)
        top += head
    if after - first < len(sentences):
        bar = pygame.Rect(rect.right - pad, top, look.px(8), height)
        _draw_bar(surface, look, bar, first / len(sentences), after / len(sentences))
    for words in sentences[first:after]:
        block = pygame.Rect(inner.left, top, inner.width - pad, rect.bottom - top)
        top = text.write_block(surface, look, words, block, Type.SMALL).bottom


def _in_sight(look: Look, width: int, room: int, sentences: Sequence[str], back: int) -> tuple[int, int, int]:
    """From which to before which sentence there is room, the last `back` left out if that fills it; their height."""
    first = after = max(0, len(sentences) - back)
    height = 0
    while first > 0:
        more = text.block_height(look, sentences[first - 1], width, Type.SMALL)
        if height + more > room:
            return first, after, height
        first, height = first - 1, height + more
    while after < len(sentences):
        more = text.block_height(look, sentences[after], width, Type.SMALL)
        if height + more > room:
            break
        after, height = after + 1, height + more
    return first, after, height


def _draw_bar(surface: pygame.Surface, look: Look, rect: pygame.Rect, start: float, end: float) -> None:
    """How much of all is in sight, and where."""
    pygame.draw.rect(surface, look.mood.panel_low, rect, border_radius=rect.width // 2)
    high = max(rect.width, round(rect.height * (end - start)))
    top = min(rect.bottom - high, rect.top + round(rect.height * start))
    pygame.draw.rect(surface, OUTLINE, (rect.left, top, rect.width, high), border_radius=rect.width // 2)


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
