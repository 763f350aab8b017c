"""The whole track in small beside a close view: where everybody is, and which part is on the screen."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.racetrack.track import Cell
from game.tables.camera import Framing
from game.tables.racetrack.board_picture import BoardPicture
from game.ui import draw
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, RIM, Look, SeatMark

_LEAST_HEIGHT: Final = 100
_MARK: Final = 24


class SmallMap:
    """Scales the board once for each size that it is drawn at, and paints on it when what it shows has changed."""

    def __init__(self, board: BoardPicture, cell: int, extent: pygame.Rect) -> None:
        """`cell` is the board's size to be scaled down from; `extent` the part shown, in cells."""
        self._board = board
        self._cell = cell
        self._extent = extent
        self._shown: object = None
        self._drawn: pygame.Surface
        self._scaled: dict[tuple[int, int], pygame.Surface] = {}

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        area: pygame.Rect,
        cars: Sequence[tuple[SeatMark, Cell]],
        framing: Framing,
        seen: pygame.Rect,
    ) -> None:
        """Draw the map at the bottom of an area if there is room; `seen` is the window's part that shows the board."""
        if area.height < look.px(_LEAST_HEIGHT):
            return
        extent = self._extent
        scale = min(area.width / extent.width, area.height / extent.height)
        rect = pygame.Rect(0, 0, round(extent.width * scale), round(extent.height * scale))
        rect.midbottom = area.midbottom
        line = look.line
        draw.panel(surface, look, rect.inflate(2 * line, 2 * line), radius=6)
        left, top = framing.under(seen.topleft)
        right, bottom = framing.under(seen.bottomright)
        window = pygame.Rect(
            (left - extent.left) * scale, (top - extent.top) * scale, (right - left) * scale, (bottom - top) * scale
        )
        shown = (rect.size, tuple(cars), tuple(window))
        if self._shown != shown:
            self._shown = shown
            self._drawn = self._at(rect.size).copy()
            window = window.clip(self._drawn.get_rect())
            thick = max(2, look.px(3))
            pygame.draw.rect(self._drawn, OUTLINE, window.inflate(2, 2), thick + 2, border_radius=3)
            pygame.draw.rect(self._drawn, RIM, window, thick, border_radius=3)
            for mark, (x, y) in cars:
                centre = round((x + 0.5 - extent.left) * scale), round((y + 0.5 - extent.top) * scale)
                draw_mark(self._drawn, mark, centre, look.px(_MARK))
        surface.blit(self._drawn, rect.topleft)

    def _at(self, size: tuple[int, int]) -> pygame.Surface:
        if size not in self._scaled:
            cell, board = self._cell, self._board.at(self._cell)
            part = pygame.Rect(
                self._extent.left * cell,
                self._extent.top * cell,
                self._extent.width * cell,
                self._extent.height * cell,
            ).clip(board.get_rect())
            self._scaled = {size: pygame.transform.smoothscale(board.subsurface(part), size)}
        return self._scaled[size]
