"""What is wrong with a map, to be read by people: where, what, and what to do about it, one finding below the other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.files.finding import Finding
from game.files.texts import Texts
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import Look, Type

_PAD: Final = 24
_GAP: Final = 14
_ARROW_PART: Final = 0.75


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
    heights = [gap + _row_height(look, finding, width - small - gap) for finding in findings]
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


class _Line(NamedTuple):
    """Part of a finding: where it is, what is wrong, or what to do."""

    words: str
    is_place: bool = False
    is_remedy: bool = False


def _lines(finding: Finding) -> tuple[_Line, ...]:
    """The place, then what is wrong, then what to do; only the last may be unknown."""
    what, _, remedy = finding.message.partition("; ")
    place = f"{finding.file}: {finding.place()}" if finding.place() else finding.file
    lines = _Line(_shown(place), is_place=True), _Line(_sentence(what)), _Line(_sentence(remedy), is_remedy=True)
    return tuple(line for line in lines if line.words)


def _sentence(words: str) -> str:
    return _shown(words[:1].upper() + words[1:])


def _shown(words: str) -> str:
    return "".join(mark if mark.isprintable() else " " for mark in words)


def _arrow(look: Look) -> int:
    return round(text.line_height(look, Type.SMALL) * _ARROW_PART)


def _indent(look: Look, line: _Line) -> int:
    """What to do stands behind an arrow."""
    return _arrow(look) + look.px(_GAP) if line.is_remedy else 0


def _row_height(look: Look, finding: Finding, width: int) -> int:
    return sum(
        text.block_height(look, line.words, width - _indent(look, line), Type.SMALL, is_bold=line.is_place)
        for line in _lines(finding)
    )


def _draw_row(surface: pygame.Surface, look: Look, row: pygame.Rect, finding: Finding) -> None:
    mark, gap = text.line_height(look, Type.SMALL), look.px(_GAP)
    half = mark // 2
    colour = look.mood.warn if finding.is_error else look.mood.quiet
    draw_icon(surface, "cross" if finding.is_error else "dot", (row.left + mark // 2, row.top + half), mark, colour)
    left, top = row.left + mark + gap, row.top
    for line in _lines(finding):
        indent = _indent(look, line)
        if line.is_remedy:
            size = _arrow(look)
            draw_icon(surface, "arrow", (left + size // 2, top + half), size, look.mood.good, turn=90)
        block = pygame.Rect(left + indent, top, row.right - left - indent, row.bottom - top)
        top = text.write_block(surface, look, line.words, block, Type.SMALL, is_bold=line.is_place).bottom
