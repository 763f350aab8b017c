"""The table's few buttons for the mouse: pause, rules, the whole board, undo, a hint."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, Look, Type

_SIDE: Final = 46
_GAP: Final = 10


@dataclass(frozen=True, slots=True)
class Tool:
    """A button: its name, its icon (a letter where there is none), and what it does in words."""

    name: str
    icon: str
    words: str


class ToolBar:
    """A row of round buttons at the right end of an area."""

    def __init__(self) -> None:
        self._tools: tuple[Tool, ...] = ()
        self._rects: list[pygame.Rect] = []
        self._hovered: Tool | None = None

    def lay_out(self, look: Look, area: pygame.Rect, tools: Sequence[Tool]) -> int:
        """Place these tools, the first leftmost; returns where they begin."""
        self._tools = tuple(tools)
        side, gap = look.px(_SIDE), look.px(_GAP)
        left = area.right - len(tools) * (side + gap) + gap
        top = area.centery - side // 2
        self._rects = [pygame.Rect(left + number * (side + gap), top, side, side) for number in range(len(tools))]
        if self._hovered not in self._tools:
            self._hovered = None
        return left

    def at(self, pos: tuple[int, int]) -> Tool | None:
        """The tool at a place in the window; it is the one whose words are shown from now on."""
        found = (tool for tool, rect in zip(self._tools, self._rects, strict=True) if rect.collidepoint(pos))
        self._hovered = next(found, None)
        return self._hovered

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the buttons, and the words of the one under the mouse."""
        for tool, rect in zip(self._tools, self._rects, strict=True):
            fill = look.mood.accent if tool is self._hovered else look.mood.panel
            draw.panel(
                surface, look, rect, fill=fill, radius=_SIDE / 2, has_shadow=False, line_width=max(2, look.px(3))
            )
            size = round(rect.width * 0.56)
            if len(tool.icon) == 1:
                mark = text.picture(tool.icon, round(rect.height * 0.66), OUTLINE, is_bold=True)
                surface.blit(mark, mark.get_rect(center=rect.center))
            else:
                draw_icon(surface, tool.icon, rect.center, size, OUTLINE)
        if self._hovered is not None:
            self._draw_words(surface, look, self._hovered)

    def _draw_words(self, surface: pygame.Surface, look: Look, tool: Tool) -> None:
        rect = self._rects[self._tools.index(tool)]
        width = text.width(look, tool.words, Type.SMALL) + look.px(24)
        label = pygame.Rect(0, 0, width, text.line_height(look, Type.SMALL) + look.px(8))
        label.topright = (self._rects[-1].right, rect.bottom + look.px(8))
        draw.panel(surface, look, label, radius=8)
        text.write(surface, look, tool.words, label.center, Type.SMALL, anchor="center")
