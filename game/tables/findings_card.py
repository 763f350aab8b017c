"""What is wrong with a map, to be read by people: where, what, and what to do about it, one finding below the other."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.files.finding import Finding
from game.files.texts import Texts
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import Look, Type

_PAD: Final = 24
_MARK: Final = 30
_GAP: Final = 14


def draw_findings(
    surface: pygame.Surface, look: Look, area: pygame.Rect, heading: str, findings: Sequence[Finding], texts: Texts
) -> pygame.Rect:
    """Draw a card at the top of an area, as high as it must be, with the findings that there is room for.

    Errors come before warnings, as a reader gives them. Returns the card's place.
    """
    pad, gap = look.px(_PAD), look.px(_GAP)
    width = area.width - 2 * pad
    small = text.line_height(look, Type.SMALL)
    head = text.block_height(look, heading, width, Type.SMALL, is_bold=True)
    room = area.height - 2 * pad - head
    heights = [gap + _row_height(look, finding, width - look.px(_MARK) - gap) for finding in findings]
    count = _fitting(heights, room, gap + small)
    more = len(findings) - count
    high = head + sum(heights[:count]) + (gap + small if more else 0) + 2 * pad
    card = pygame.Rect(area.left, area.top, area.width, min(area.height, high))
    draw.panel(surface, look, card, radius=12)
    top = text.write_block(
        surface, look, heading, pygame.Rect(card.left + pad, card.top + pad, width, head), Type.SMALL, is_bold=True
    ).bottom
    for finding, height in zip(findings[:count], heights, strict=False):
        row = pygame.Rect(card.left + pad, top + gap, width, height - gap)
        _draw_row(surface, look, row, finding)
        top += height
    if more:
        at = (card.left + pad, top + gap)
        text.write(surface, look, texts.count("findings.more", more), at, Type.SMALL, ink=look.quiet_ink, most=width)
    return card


def _fitting(heights: Sequence[int], room: int, more: int) -> int:
    """How many rows there is room for, the line about those left out included; at least one."""
    if sum(heights) <= room:
        return len(heights)
    count, used = 0, more
    while count < len(heights) and used + heights[count] <= room:
        used += heights[count]
        count += 1
    return max(1, count)


def _lines(finding: Finding) -> tuple[tuple[str, bool], ...]:
    """The place in bold, then what is wrong, then what to do; each only where it is known."""
    what, _, remedy = finding.message.partition("; ")
    place = f"{finding.file}: {finding.place()}" if finding.place() else finding.file
    lines = ((place, True), (_sentence(what), False), (_sentence(remedy), False))
    return tuple((_shown(words), is_bold) for words, is_bold in lines if words)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _shown(words: str) -> str:
    return "".join(mark if mark.isprintable() else " " for mark in words)


def _row_height(look: Look, finding: Finding, width: int) -> int:
    return sum(text.block_height(look, words, width, Type.SMALL, is_bold=is_bold) for words, is_bold in _lines(finding))


def _draw_row(surface: pygame.Surface, look: Look, row: pygame.Rect, finding: Finding) -> None:
    mark, gap = look.px(_MARK), look.px(_GAP)
    middle = (row.left + mark // 2, row.top + text.line_height(look, Type.SMALL) // 2)
    colour = look.mood.warn if finding.is_error else look.mood.quiet
    draw_icon(surface, "cross" if finding.is_error else "dot", middle, mark, colour)
    left, top = row.left + mark + gap, row.top
    for words, is_bold in _lines(finding):
        block = pygame.Rect(left, top, row.right - left, row.bottom - top)
        ink = look.ink if is_bold or top > row.top else look.quiet_ink
        top = text.write_block(surface, look, words, block, Type.SMALL, ink=ink, is_bold=is_bold).bottom
