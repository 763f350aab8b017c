"""The board in the window: chips, wrecks and cars on it, the way that is planned, and what is just happening."""

from collections.abc import Mapping, Sequence

import pygame

from game.core.rules import Seat
from game.games.lunatix.cards import Chip
from game.games.lunatix.moves import Ram, Steer
from game.games.lunatix.track import NOWHERE, Square
from game.tables.backdrop import blit_board
from game.tables.camera import Framing
from game.tables.lunatix.board_picture import BoardPicture
from game.tables.lunatix.choosers import WAY_OF
from game.tables.lunatix.cues import Scene, place_of
from game.tables.lunatix.icons import draw_card_icon, draw_chip
from game.tables.lunatix.papers import draw_bang
from game.tables.lunatix.plan import Plan, Point
from game.tables.lunatix.route import Route
from game.tables.lunatix.story import Story
from game.tables.lunatix.trabants import damage_of, draw_trabant, trabant_size
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Device
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Colour, Look, SeatMark

_TOLL: Colour = (0xB5, 0x3A, 0x2B)


class BoardView:
    """Paints the part of the board that a framing shows into an area of the window."""

    def __init__(self, plan: Plan, board: BoardPicture, marks: Sequence[SeatMark]) -> None:
        self._plan = plan
        self._board = board
        self._marks = tuple(marks)

    def draw_ground(
        self, surface: pygame.Surface, framing: Framing, cell: int, area: pygame.Rect, backdrop: pygame.Surface
    ) -> None:
        """The loop itself."""
        blit_board(surface, self._board.at(cell), cell, framing, area, backdrop)

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

    def draw_cars(
        self, surface: pygame.Surface, look: Look, framing: Framing, story: Story, scene: Scene, acting: Seat | None,
        now: int,
    ) -> None:  # fmt: skip
        """Wrecks first, then cars, the one that moves last; a ring around the one on turn."""
        size = trabant_size(self._plan.square * framing.cell)
        order = sorted(range(len(story.runs)), key=lambda seat: (not story.runs[seat].wreck, seat == scene.mover))
        for seat in order:
            run = story.runs[seat]
            if run.square == NOWHERE and not run.is_in_pit and seat != scene.mover:
                continue
            if seat == scene.mover:
                point, angle = scene.at, scene.angle
            else:
                point = place_of(self._plan, story, seat)
                angle = 0.0 if run.square == NOWHERE else self._plan.headings[run.is_clockwise][run.square]
            centre = framing.corner(*point)
            if seat == acting and scene.mover is None:
                self._draw_ring(surface, look, centre, size, self._marks[seat], now)
            draw_trabant(
                surface, self._marks[seat], centre, size, angle, damage=damage_of(run.maximum), is_wreck=bool(run.wreck)
            )

    def _draw_ring(
        self, surface: pygame.Surface, look: Look, centre: Point, size: int, mark: SeatMark, now: int
    ) -> None:
        beat = 0 if look.is_motion_reduced else abs((now % 1200) / 600 - 1)
        radius = size * (0.62 + 0.06 * beat)
        pygame.draw.circle(surface, OUTLINE, centre, radius + 2, max(5, size // 11))
        pygame.draw.circle(surface, mark.colour, centre, radius, max(3, size // 18))

    def draw_route(
        self, surface: pygame.Surface, look: Look, framing: Framing, route: Route, device: Device, bindings: Bindings
    ) -> None:
        """The plan: a line through its squares, what each costs, a ghost of the car at its end, and the ways on."""
        plan, mark = self._plan, self._marks[route.seat]
        for move in route.moves if not route.is_suggested else ():
            if isinstance(move, Steer):
                self._draw_way(surface, look, framing, route, move, device, bindings)
        start = route.legs[0].after.turn.left if route.legs else NOWHERE
        points = [plan.centres[start]] if start != NOWHERE else []
        points += [plan.centres[leg.square] for leg in route.legs if isinstance(leg.move, Steer)]
        line = [framing.corner(*point) for point in points]
        width = max(4, round(framing.cell * 0.16))
        if len(line) > 1:
            pygame.draw.lines(surface, OUTLINE, False, line, width + 4)
            pygame.draw.lines(surface, mark.colour, False, line, width)
        for point in line[1:]:
            draw.dot(surface, mark.colour, OUTLINE, point, width * 0.8, 2)
        if len(line) > 1:
            tip = route.tip
            angle = plan.headings[tip.cars[route.seat].is_clockwise][route.square]
            size = trabant_size(plan.square * framing.cell)
            draw_trabant(
                surface, mark, line[-1], size, angle, damage=damage_of(tip.cars[route.seat].maximum), alpha=150
            )
        for leg in route.legs:
            self._draw_leg(surface, framing, leg.square, leg.toll.hazards)
            if leg.drop is not None and leg.after.turn.left != NOWHERE:
                size = max(12, round(plan.lane * framing.cell * 0.5))
                draw_chip(surface, leg.drop, framing.corner(*plan.centres[leg.after.turn.left]), size)
        self._draw_targets(surface, framing, route)

    def _draw_leg(self, surface: pygame.Surface, framing: Framing, square: Square, hazards: int) -> None:
        """How many hazard cards a step costs, on a red sign."""
        if not hazards:
            return
        x, y = framing.corner(*self._plan.centres[square])
        radius = max(9.0, framing.cell * 0.36)
        at = (x, y - self._plan.lane * framing.cell * 0.3)
        draw.dot(surface, _TOLL, RIM, at, radius, 2)
        label = text.picture(f"+{hazards}", max(10, round(radius * 1.1)), RIM, is_bold=True)
        surface.blit(label, label.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_way(
        self, surface: pygame.Surface, look: Look, framing: Framing, route: Route, move: Steer, device: Device,
        bindings: Bindings,
    ) -> None:  # fmt: skip
        """A square that can be driven to next, with the button for it."""
        tip = route.tip
        track = self._plan.track
        ways = (track.astern if tip.cars[route.seat].is_clockwise else track.ahead)[tip.squares[route.seat]]
        square = ways[move.way.value]
        corners = [framing.corner(*corner) for corner in self._plan.borders[square]]
        pygame.draw.polygon(surface, OUTLINE, corners, max(4, round(framing.cell * 0.14)))
        pygame.draw.polygon(surface, self._marks[route.seat].colour, corners, max(2, round(framing.cell * 0.08)))
        button = next(button for button, way in WAY_OF.items() if way is move.way)
        high = max(14, round(self._plan.lane * framing.cell * 0.56))
        wide = prompts.glyph_width(look, device, button, bindings, high)
        x, y = framing.corner(*self._plan.centres[square])
        rect = pygame.Rect(round(x) - wide // 2, round(y) - high // 2, wide, high)
        prompts.draw_glyph(surface, look, device, button, bindings, rect)

    def _draw_targets(self, surface: pygame.Surface, framing: Framing, route: Route) -> None:
        """The cars that could be rammed from the end of the plan; the one that will be is crossed."""
        rammed = route.legs[-1].move.target if route.legs and isinstance(route.legs[-1].move, Ram) else None
        targets = {move.target for move in route.moves if isinstance(move, Ram)}
        for target in targets | ({rammed} if rammed is not None else set()):
            square = route.tip.squares[target]
            if square == NOWHERE:
                continue
            x, y = framing.corner(*self._plan.centres[square])
            size = max(18, round(framing.cell * 0.9))
            if target == rammed:
                draw_bang(surface, (x, y), size * 1.2, 0.2, is_end=False)
            draw.dot(surface, RIM, _TOLL, (x + size * 0.6, y - size * 0.6), size * 0.5, 3)
            draw_card_icon(
                surface, route.tip.turn.card, (round(x + size * 0.6), round(y - size * 0.6)), round(size * 0.66)
            )

    def draw_events(self, surface: pygame.Surface, framing: Framing, story: Story, scene: Scene) -> None:
        """Bangs and flags."""
        if scene.bang is not None:
            point, part, is_end = scene.bang
            size = self._plan.square * framing.cell
            draw_bang(surface, framing.corner(*point), size, part, is_end=is_end)
        if scene.flag is not None:
            seat, part = scene.flag
            x, y = framing.corner(*place_of(self._plan, story, seat))
            size = round(max(26, framing.cell * 1.2))
            centre = (round(x), round(y - framing.cell * (1.1 + 0.4 * part)))
            draw.dot(surface, RIM, OUTLINE, centre, size * 0.72, 2)
            draw_icon(surface, "flag", centre, size, OUTLINE)
