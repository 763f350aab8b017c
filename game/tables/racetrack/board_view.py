"""The board in the window: its ink, the cars on it, and what is just happening to them."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.core.rules import Seat
from game.games.racetrack.track import Cell
from game.tables.camera import Framing
from game.tables.racetrack.board_picture import RED_PENCIL, BoardPicture
from game.tables.racetrack.cars import angle_of, car_size, draw_car
from game.tables.racetrack.cues import Scene
from game.tables.racetrack.ink import InkedBoard
from game.tables.racetrack.story import Story
from game.tables.racetrack.trails import draw_crash, draw_step
from game.ui import draw
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Look, SeatMark

_FAN: Final = 0.36
"""How far from the middle of their spot cars stand that share it, in cells."""
_FAN_SIZE: Final = 0.78


class BoardView:
    """Paints the part of the board that a framing shows into an area of the window; outside lies the backdrop."""

    def __init__(
        self,
        board: BoardPicture,
        marks: Sequence[SeatMark],
        area: pygame.Rect,
        backdrop: pygame.Surface,
        weight: float = 1.0,
    ) -> None:
        """`weight` is how heavy the ink is."""
        self._weight = weight
        self._marks = tuple(marks)
        self._area = area
        self._backdrop = backdrop
        self._ink = InkedBoard(board, marks, weight)

    def take(self, board: BoardPicture) -> None:
        """Show another board of the same size from now on."""
        self._ink.take(board)

    def draw_board(self, surface: pygame.Surface, framing: Framing, cell: int, story: Story) -> None:
        """Copy the board with its ink, painted for cells of `cell` pixels, where the framing has it."""
        inked = self._ink.at(cell, story)
        scale = framing.cell / cell
        covered = pygame.Rect(
            round(framing.left), round(framing.top), round(inked.get_width() * scale), round(inked.get_height() * scale)
        )
        for strip in _around(covered, self._area):
            surface.blit(self._backdrop, strip.topleft, strip)
        surface.set_clip(self._area)
        if framing.cell == cell:
            surface.blit(inked, covered.topleft)
        else:
            # In a glide the nearest picture is scaled as it is; it is sharp again when the glide ends.
            seen = covered.clip(self._area)
            source = pygame.Rect(
                round((seen.left - covered.left) / scale), round((seen.top - covered.top) / scale),
                round(seen.width / scale), round(seen.height / scale),
            ).clip(inked.get_rect())  # fmt: skip
            if source.width and source.height:
                surface.blit(pygame.transform.scale(inked.subsurface(source), seen.size), seen.topleft)
        surface.set_clip(None)

    def draw_cars(
        self, surface: pygame.Surface, look: Look, framing: Framing, story: Story, scene: Scene, acting: Seat | None
    ) -> None:
        """All cars, the acting one on top, the one that drives on its way, red pencil for a crash, a flag."""
        size = car_size(framing.cell)
        if scene.mover is not None:
            draw_step(surface, framing, self._marks[scene.mover], scene.start, scene.at, weight=self._weight)
        standing: dict[Cell, list[Seat]] = {}
        for seat, run in enumerate(story.runs):
            if run.spot is not None and not run.is_gone and seat != scene.mover:
                standing.setdefault(run.spot, []).append(seat)
        for spot in sorted(standing, key=lambda spot: acting in standing[spot]):
            self._draw_group(surface, framing, story, standing[spot], acting)
        if scene.mover is not None:
            draw_car(surface, self._marks[scene.mover], framing.spot(*scene.at), size, scene.angle)
        if scene.crash is not None:
            if scene.crash.wall is not None:
                draw.hatch(surface, look, framing.box(scene.crash.wall), RED_PENCIL)
            draw_crash(surface, framing, scene.crash.spot, scene.crash_part)
        if scene.flag is not None:
            _flag(surface, framing, story, *scene.flag)

    def _draw_group(
        self, surface: pygame.Surface, framing: Framing, story: Story, seats: list[Seat], acting: Seat | None
    ) -> None:
        """The cars of one spot; several stand around its middle, a little smaller."""
        size = car_size(framing.cell)
        for number, seat in sorted(enumerate(seats), key=lambda numbered: numbered[1] == acting):
            run = story.runs[seat]
            assert run.spot is not None, "only cars on the track are drawn"
            x, y = framing.spot(*run.spot)
            angle = angle_of(run.pointing)
            if len(seats) == 1:
                draw_car(surface, self._marks[seat], (x, y), size, angle)
                continue
            way = pygame.Vector2(framing.cell * _FAN, 0).rotate(360 * number / len(seats) - 90)
            draw_car(surface, self._marks[seat], (x + way.x, y + way.y), round(size * _FAN_SIZE), angle)


def _flag(surface: pygame.Surface, framing: Framing, story: Story, seat: Seat, part: float) -> None:
    """A flag that rises over a car."""
    spot = story.runs[seat].spot
    if spot is not None:
        x, y = framing.spot(*spot)
        size = round(max(26, framing.cell * 0.9))
        centre = (round(x), round(y - framing.cell * (0.7 + 0.3 * part)))
        draw.dot(surface, RIM, OUTLINE, centre, size * 0.72, 2)
        draw_icon(surface, "flag", centre, size, OUTLINE)


def _around(covered: pygame.Rect, area: pygame.Rect) -> list[pygame.Rect]:
    """The parts of an area that are left free: above, below, left and right of what is covered."""
    inner = covered.clip(area)
    strips = (
        pygame.Rect(area.left, area.top, area.width, inner.top - area.top),
        pygame.Rect(area.left, inner.bottom, area.width, area.bottom - inner.bottom),
        pygame.Rect(area.left, inner.top, inner.left - area.left, inner.height),
        pygame.Rect(inner.right, inner.top, area.right - inner.right, inner.height),
    )
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
