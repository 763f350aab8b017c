"""The strip below a replay: icons for the mouse, the place in the match as a bar, the speed, and the prompts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.files.texts import Texts
from game.ui import draw, layout, text
from game.ui.bindings import Bindings
from game.ui.press import Device
from game.ui.prompts import Prompt, draw_prompts, prompts_height
from game.ui.shapes import draw_icon
from game.ui.theme import Look, Type

_ROW: Final = 56
_SIDES: Final = 48
_ENDS: Final = 18
_LEFT_ICONS: Final = (("back", "step", 180), ("play", "play", 0), ("step", "step", 0))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a replay is: after `at` of `moves` moves, playing or not, so many times as fast as it was."""

    at: int
    moves: int
    is_playing: bool
    speed: float


class ReplayStrip:
    """Draws itself into the lowest part of the window and tells what is under the mouse."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._bar = pygame.Rect(0, 0, 0, 0)
        self._icons: dict[str, pygame.Rect] = {}

    def height(self, look: Look, width: int, device: Device, bindings: Bindings, prompts: Sequence[Prompt]) -> int:
        """How much of the window it takes."""
        inner = width - 2 * look.px(_SIDES)
        lines = prompts_height(look, inner, device, bindings, prompts)
        return look.metrics.grown_px(_ROW) + lines + look.px(10) + 2 * look.px(_ENDS)

    def icon_at(self, pos: tuple[int, int]) -> str | None:
        """The icon there: back, play, step, slower, faster, leave."""
        return next((name for name, rect in self._icons.items() if rect.collidepoint(pos)), None)

    def is_on_bar(self, look: Look, pos: tuple[int, int]) -> bool:
        """Whether a click there takes hold of the bar."""
        return self._bar.width > 0 and self._bar.inflate(look.px(24), look.px(36)).collidepoint(pos)

    def part_at(self, x: int) -> float:
        """How far along the bar a place is, 0..1."""
        return max(0.0, min(1.0, (x - self._bar.left) / max(1, self._bar.width)))

    def draw(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, place: Place, device: Device,
        bindings: Bindings, prompts: Sequence[Prompt],
    ) -> None:  # fmt: skip
        """Paint it."""
        surface.fill(look.mood.ground, rect)
        pygame.draw.line(surface, look.mood.line, rect.topleft, rect.topright, look.line)
        inner = rect.inflate(-2 * look.px(_SIDES), -2 * look.px(_ENDS))
        top, rest = layout.take_top(inner, look.metrics.grown_px(_ROW), look.px(10))
        left = self._draw_left(surface, look, top, place)
        right = self._draw_right(surface, look, top, place)
        self._bar = pygame.Rect(left, top.centery - look.px(6), max(0, right - left), look.px(12))
        if self._bar.width > look.px(60):
            self._draw_bar(surface, look, place)
        draw_prompts(surface, look, rest, device, bindings, prompts, ink=look.ground_ink)

    def _draw_left(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, place: Place) -> int:
        """Back, play or pause, on, and the number of the move; returns where the bar may begin."""
        x = rect.left
        for name, icon, turn in _LEFT_ICONS:
            shown = "pause" if name == "play" and place.is_playing else icon
            self._draw_icon(surface, look, pygame.Rect(x, rect.top, rect.height, rect.height), name, shown, turn)
            x += rect.height + look.px(10)
        words = self._texts("watch.move", n=place.at, all=place.moves)
        widest = self._texts("watch.move", n=place.moves, all=place.moves)
        at = (x + look.px(10), rect.centery)
        text.write(surface, look, words, at, Type.SMALL, ink=look.ground_ink, anchor="midleft")
        return x + text.width(look, widest, Type.SMALL) + look.px(40)

    def _draw_right(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, place: Place) -> int:
        """Slower, the speed, faster, leave, from the right end; returns where the bar must end."""
        x = rect.right
        for name, icon in (("leave", "cross"), ("faster", "plus")):
            x -= rect.height
            self._draw_icon(surface, look, pygame.Rect(x, rect.top, rect.height, rect.height), name, icon, 0)
            x -= look.px(10)
        wide = text.width(look, self._texts("watch.times", n="0.5"), Type.SMALL) + look.px(16)
        pace = self._texts("watch.times", n=f"{place.speed:g}")
        at = (x - wide // 2, rect.centery)
        text.write(surface, look, pace, at, Type.SMALL, ink=look.ground_ink, anchor="center")
        x -= wide + rect.height
        self._draw_icon(surface, look, pygame.Rect(x, rect.top, rect.height, rect.height), "slower", "minus", 0)
        return x - look.px(30)

    def _draw_icon(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, name: str, icon: str, turn: int
    ) -> None:
        draw.panel(surface, look, rect, radius=12, has_shadow=False)
        draw_icon(surface, icon, rect.center, round(rect.height * 0.56), look.mood.ink, turn=turn)
        self._icons[name] = rect

    def _draw_bar(self, surface: pygame.Surface, look: Look, place: Place) -> None:
        bar = self._bar
        draw.panel(surface, look, bar, fill=look.mood.panel_low, radius=6, has_shadow=False, line_width=look.px(2))
        done = pygame.Rect(bar.left, bar.top, max(1, round(bar.width * place.at / max(1, place.moves))), bar.height)
        pygame.draw.rect(surface, look.mood.accent, done, border_radius=look.px(6))
        draw.dot(surface, look.mood.accent, look.mood.line, (done.right, bar.centery), look.px(16), look.line)
