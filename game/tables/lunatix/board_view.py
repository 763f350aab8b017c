"""The board in the window: chips, wrecks and cars on it, the way that is planned, and what is just happening."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.core.rules import Seat
from game.games.lunatix.cards import Chip
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.track import NOWHERE, Square
from game.tables.backdrop import blit_board
from game.tables.camera import Framing
from game.tables.lunatix.board_picture import BoardPicture
from game.tables.lunatix.cues import DICE_REST, Scene, place_of
from game.tables.lunatix.effects import draw_bang, draw_dust, draw_explosion, draw_hurt, draw_shadow, draw_tyre_marks
from game.tables.lunatix.icons import draw_chip
from game.tables.lunatix.plan import Plan, Point
from game.tables.lunatix.reasons import Reason, reasons_of
from game.tables.lunatix.route import Route
from game.tables.lunatix.route_view import RouteView
from game.tables.lunatix.story import Run, Story
from game.tables.lunatix.trabants import damage_of, draw_trabant, trabant_size
from game.ui import draw
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Look, SeatMark

_TURNED_OVER: Final = 0.25
"""When a car that is wrecked lies on its roof, of the time of its end."""


class BoardView:
    """Paints the part of the board that a framing shows into an area of the window."""

    def __init__(self, plan: Plan, board: BoardPicture, marks: Sequence[SeatMark]) -> None:
        self._plan = plan
        self._board = board
        self._marks = tuple(marks)
        self._reasoned: tuple[Route | None, bool] = None, False
        self._reasons: tuple[Reason | None, ...] = ()
        """Why the route shown last changes lanes: found out once."""
        self._scaled: tuple[object, pygame.Surface] | None = None
        """The board as it rests at a size between the prepared ones, and what it depends on."""

    def draw_ground(
        self, surface: pygame.Surface, framing: Framing, cell: int, area: pygame.Rect, backdrop: pygame.Surface
    ) -> None:
        """The loop itself; at a size between the prepared ones it is scaled once, when the camera rests."""
        size = self._board.size_for(cell)
        board = self._board.at(size)
        if size == cell or framing.cell != cell:
            blit_board(surface, board, size, framing, area, backdrop)
            return
        key = framing, area.topleft, area.size, board, backdrop
        if self._scaled is None or self._scaled[0] != key:
            sheet = pygame.Surface(area.size, 0, surface)
            moved = Framing(framing.cell, framing.left - area.left, framing.top - area.top)
            behind = backdrop.subsurface(area.clip(backdrop.get_rect()))
            blit_board(sheet, board, size, moved, sheet.get_rect(), behind, is_smooth=True)
            self._scaled = key, sheet
        surface.blit(self._scaled[1], area)

    def draw_chips(self, surface: pygame.Surface, framing: Framing, road: Mapping[Square, Chip], scene: Scene) -> None:
        """The chips on the road, one of them just falling or flying off."""
        size = max(12, round(self._plan.lane * framing.cell * 0.5))
        for square, chip in road.items():
            if scene.chip is None or scene.chip[0] != square:
                draw_chip(surface, chip, framing.corner(*self._plan.centres[square]), size)
        if scene.chip is not None:
            square, chip, part = scene.chip
            x, y = framing.corner(*self._plan.centres[square])
            if part <= 1:
                draw_chip(surface, chip, (x, y - (1 - part) * framing.cell), max(8, round(size * (1.6 - 0.6 * part))))
            else:
                draw_chip(surface, chip, (x, y - (part - 1) * framing.cell * 1.4), max(8, round(size * (2 - part) + 6)))

    def draw_cars(self, surface: pygame.Surface, framing: Framing, story: Story, scene: Scene) -> None:
        """Wrecks first, then cars, the one that moves last."""
        size = trabant_size(self._plan.square * framing.cell)
        self._draw_slide(surface, framing, scene)
        order = sorted(range(len(story.runs)), key=lambda seat: (not story.runs[seat].wreck, seat == scene.mover))
        for seat in order:
            run = story.runs[seat]
            if run.square == NOWHERE and not run.is_in_pit and seat != scene.mover:
                continue
            (x, y), angle = self._place(story, scene, seat)
            if scene.shaken is not None and scene.shaken[0] == seat:
                x, y = x + scene.shaken[1][0], y + scene.shaken[1][1]
            centre, mark, damage = framing.corner(x, y), self._marks[seat], damage_of(run.maximum)
            if scene.leaving is not None and scene.leaving[0] == seat:
                self._draw_leaving(surface, mark, centre, size, angle, run, scene.leaving[1])
            elif scene.end is not None and scene.end[0] == seat:
                self._draw_end(surface, mark, centre, size, angle, damage, scene.end[1])
            elif seat == scene.mover and scene.lift:
                self._draw_flying(surface, mark, centre, size, angle, damage, scene.lift)
            else:
                draw_trabant(surface, mark, centre, size, angle, damage=damage, is_wreck=bool(run.wreck))

    def _place(self, story: Story, scene: Scene, seat: Seat) -> tuple[Point, float]:
        """Where a car is now, in cells, and its heading."""
        run = story.runs[seat]
        if seat == scene.mover:
            return scene.at, scene.angle
        angle = 0.0 if run.square == NOWHERE else self._plan.headings[run.is_clockwise][run.square]
        return place_of(self._plan, story, seat), angle

    def _draw_slide(self, surface: pygame.Surface, framing: Framing, scene: Scene) -> None:
        """Tyre marks, and dust where the car is now."""
        if scene.slide is None:
            return
        way, part = scene.slide
        points = [framing.corner(*point) for point in way]
        length = self._plan.square * framing.cell
        draw_tyre_marks(surface, points, length * 0.34, max(2, round(length * 0.07)))
        draw_dust(surface, points[-1], length * 1.2, part)

    def _draw_flying(
        self, surface: pygame.Surface, mark: SeatMark, centre: Point, size: int, angle: float, damage: int, lift: float
    ) -> None:  # fmt: skip
        """A car in the air, its shadow on the road."""
        draw_shadow(surface, centre, size)
        high = centre[0], centre[1] - lift * size
        draw_trabant(surface, mark, high, round(size * (1 + 0.3 * lift)), angle + 30 * lift, damage=damage)

    def _draw_leaving(
        self, surface: pygame.Surface, mark: SeatMark, centre: Point, size: int, angle: float, run: Run, part: float
    ) -> None:  # fmt: skip
        """A wreck goes up on a crane's rope; a car that retires rolls off the road, to the driver's right."""
        if run.wreck:
            at = centre[0], centre[1] - part * part * (centre[1] + size)
            draw_shadow(surface, centre, max(4, round(size * (1 - part))))
            draw.line(surface, OUTLINE, (at[0], 0), (at[0], at[1]), max(3, size // 14))
            draw_trabant(surface, mark, at, size, angle + 8, is_wreck=True)
            return
        side = pygame.Vector2(size * 1.4 * part, 0).rotate(angle + 90 if not run.is_clockwise else angle - 90)
        aside = centre[0] + side.x, centre[1] + side.y
        turn = angle + (30 if not run.is_clockwise else -30) * part
        draw_trabant(
            surface, mark, aside, size, turn, damage=damage_of(run.maximum), alpha=round(255 * (1 - part * part))
        )

    def _draw_end(
        self, surface: pygame.Surface, mark: SeatMark, centre: Point, size: int, angle: float, damage: int, part: float
    ) -> None:  # fmt: skip
        """A car turns over in its explosion."""
        is_over = part >= _TURNED_OVER
        hop = max(0.0, 1 - abs(part / _TURNED_OVER - 1)) if part < 2 * _TURNED_OVER else 0.0
        at = centre[0], centre[1] - hop * size * 0.5
        grown = round(size * (1 + 0.25 * hop))
        turn = angle + 360 * min(1.0, part / (2 * _TURNED_OVER))
        draw_trabant(surface, mark, at, grown, turn, damage=damage, is_wreck=is_over)

    def draw_ring(
        self, surface: pygame.Surface, look: Look, framing: Framing, story: Story, scene: Scene, acting: Seat | None,
        now: int,
    ) -> pygame.Rect:  # fmt: skip
        """Around the car on turn while it stands; returns what the ring covers."""
        nothing = pygame.Rect(0, 0, 0, 0)
        if acting is None or scene.mover is not None or scene.end is not None:
            return nothing
        run = story.runs[acting]
        if run.square == NOWHERE and not run.is_in_pit:
            return nothing
        size = trabant_size(self._plan.square * framing.cell)
        centre = framing.corner(*place_of(self._plan, story, acting))
        return self._draw_ring(surface, look, centre, size, self._marks[acting], now)

    def draw_labels(self, surface: pygame.Surface, framing: Framing, cell: int, area: pygame.Rect) -> None:
        """The signs of the board in an area once more, over rings and planned ways; not while the camera glides."""
        if framing.cell != cell or not area.width:
            return
        left, top = round(framing.left), round(framing.top)
        for picture, (x, y) in self._board.labels(cell):
            at = left + x, top + y
            if area.colliderect((at, picture.get_size())):
                surface.blit(picture, at)

    def _draw_ring(
        self, surface: pygame.Surface, look: Look, centre: Point, size: int, mark: SeatMark, now: int
    ) -> pygame.Rect:
        beat = 0 if look.is_motion_reduced else abs((now % 1200) / 600 - 1)
        radius = size * (0.62 + 0.06 * beat)
        covered = pygame.draw.circle(surface, OUTLINE, centre, radius + 2, max(5, size // 11))
        pygame.draw.circle(surface, mark.colour, centre, radius, max(3, size // 18))
        return covered

    def route_view(self, rules: LunatixRules, framing: Framing, route: Route) -> RouteView:
        """What paints a planned way."""
        if self._reasoned != (route, route.is_suggested):
            self._reasoned = route, route.is_suggested
            self._reasons = reasons_of(rules, route) if route.is_suggested else ()
        return RouteView(self._plan, self._marks, framing, route, self._reasons)

    def draw_events(self, surface: pygame.Surface, framing: Framing, story: Story, scene: Scene) -> None:
        """Bangs, damage and flags."""
        if scene.bang is not None:
            point, part = scene.bang
            draw_bang(surface, framing.corner(*point), self._plan.square * framing.cell, part)
        if scene.end is not None:
            (x, y), _ = self._place(story, scene, scene.end[0])
            draw_explosion(surface, framing.corner(x, y), self._plan.square * framing.cell, scene.end[1])
        if scene.dice is not None and scene.dice[2] > DICE_REST and any(scene.dice[1]):
            seat, dice, rolled = scene.dice
            hits = sum(dice)
            centre = framing.corner(*place_of(self._plan, story, seat))
            size = self._plan.square * framing.cell
            draw_hurt(surface, centre, size, (rolled - DICE_REST) / (1 - DICE_REST), hits)
        if scene.flag is not None:
            seat, risen = scene.flag
            x, y = framing.corner(*place_of(self._plan, story, seat))
            size = round(max(26, framing.cell * 1.2))
            centre = (round(x), round(y - framing.cell * (1.1 + 0.4 * risen)))
            draw.dot(surface, RIM, OUTLINE, centre, size * 0.66, 2)
            draw_icon(surface, "flag", centre, size, OUTLINE)
