"""A planned way on the board: its line, the ways on from its end, and on every square what it costs and why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.games.lunatix.moves import Enter, Ram, Steer, Way
from game.games.lunatix.track import NOWHERE, Square
from game.tables.camera import Framing
from game.tables.lunatix import marks
from game.tables.lunatix.choosers import WAY_OF
from game.tables.lunatix.effects import draw_bang
from game.tables.lunatix.icons import draw_card_icon, draw_chip
from game.tables.lunatix.labels import door_end
from game.tables.lunatix.legs import Toll
from game.tables.lunatix.plan import Plan, Point
from game.tables.lunatix.reasons import Reason, Why
from game.tables.lunatix.route import Route
from game.tables.lunatix.trabants import damage_of, draw_trabant, trabant_size
from game.ui import draw, prompts
from game.ui.bindings import Bindings
from game.ui.press import Device
from game.ui.theme import OUTLINE, RIM, Look, SeatMark

_GHOST_ALPHA: Final = 150
_SIGN_PART: Final = 0.6
"""The size of a mark, for the width of a lane..."""
_LEAST_SIGN: Final = 20
"""...and at least, in pixels."""
_CAP: Final = 0.5
_MOST_CAP: Final = 0.78
"""How high a button is, for the width of a lane: in plain text, and at most."""
_LEAST_CAP: Final = 14
_CLEAR: Final = 0.36
"""How far before a chip a button lies."""
_ASIDE: Final = 0.26
"""How far before and behind the middle of a square its marks lie, for its length."""


class RouteView:
    """Paints one route in one framing: first what lies under the signs of the board, then what lies over them."""

    def __init__(
        self,
        plan: Plan,
        seats: Sequence[SeatMark],
        framing: Framing,
        route: Route,
        reasons: Sequence[Reason | None],
    ) -> None:
        """`reasons` are those of the route's steps while it is suggested, none otherwise."""
        self._plan = plan
        self._seats = seats
        self._framing = framing
        self._route = route
        self._reasons = reasons
        self._mark = seats[route.seat]
        self._sign = max(_LEAST_SIGN, round(plan.lane * framing.cell * _SIGN_PART))
        self._chip = max(12, round(plan.lane * framing.cell * 0.5))

    # --- under the signs of the board ---

    def draw_line(self, surface: pygame.Surface) -> None:
        """The squares that can be driven to next, and the line through those that are planned."""
        for step in self._ways():
            corners = self._corners(self._ahead(step.way))
            pygame.draw.polygon(surface, OUTLINE, corners, max(4, round(self._framing.cell * 0.14)))
            pygame.draw.polygon(surface, self._mark.colour, corners, max(2, round(self._framing.cell * 0.08)))
        line = self._points()
        width = max(4, round(self._framing.cell * 0.16))
        if len(line) > 1:
            pygame.draw.lines(surface, OUTLINE, False, line, width + 4)
            pygame.draw.lines(surface, self._mark.colour, False, line, width)
        for point in line[1:]:
            draw.dot(surface, self._mark.colour, OUTLINE, point, width * 0.8, 2)

    # --- over them ---

    def draw_marks(self, surface: pygame.Surface, look: Look, device: Device, bindings: Bindings) -> None:
        """The car at the end of the plan, what each square costs and why, the buttons for the ways on."""
        route = self._route
        line = self._points()
        if any(isinstance(leg.move, Steer) for leg in route.legs):
            tip = route.tip
            angle = self._plan.headings[tip.cars[route.seat].is_clockwise][route.square]
            size = trabant_size(self._plan.square * self._framing.cell)
            damage = damage_of(tip.cars[route.seat].maximum)
            draw_trabant(
                surface, self._mark, self._at(route.square, 0.0), size, angle, damage=damage, alpha=_GHOST_ALPHA
            )
        for leg in route.legs:
            if isinstance(leg.move, Steer):
                self._draw_toll(surface, leg.square, leg.toll)
            elif leg.toll.hazards:
                marks.draw_toll(surface, line[-1], self._sign, leg.toll.hazards)
        for leg, reason in zip(route.legs, self._reasons, strict=False):
            if reason is not None:
                self._draw_reason(surface, leg.square, reason)
        for step in self._ways():
            self._draw_way(surface, look, step, device, bindings)

    def draw_over_cars(self, surface: pygame.Surface) -> None:
        """What would lie under cars: chips to be dropped, squares that are not free, cars that are or could be hit."""
        for leg in self._route.legs:
            if leg.drop is not None and leg.after.turn.left != NOWHERE:
                marks.draw_ghost_chip(surface, leg.drop, self._at(leg.after.turn.left, -_ASIDE), self._chip)
        for square in self._barred():
            marks.draw_no_entry(surface, self._at(square, -_ASIDE), round(self._sign * 0.9))
        self._draw_targets(surface)

    def _draw_targets(self, surface: pygame.Surface) -> None:
        """The cars that could be rammed from the end of the plan; the one that will be is crossed."""
        route = self._route
        rammed = route.legs[-1].move.target if route.legs and isinstance(route.legs[-1].move, Ram) else None
        targets = {move.target for move in route.moves if isinstance(move, Ram)}
        size = max(18, round(self._framing.cell * 0.9))
        for target in sorted(targets | ({rammed} if rammed is not None else set())):
            square = route.tip.squares[target]
            if square == NOWHERE:
                continue
            x, y = self._framing.corner(*self._plan.centres[square])
            if target == rammed:
                draw_bang(surface, (x, y), size * 1.2, 0.2)
            draw.dot(surface, RIM, marks.TOLL, (x + size * 0.6, y - size * 0.6), size * 0.5, 3)
            at = round(x + size * 0.6), round(y - size * 0.6)
            draw_card_icon(surface, route.tip.turn.card, at, round(size * 0.66))
        for target in route.blockers:
            x, y = self._framing.corner(*self._plan.centres[route.tip.squares[target]])
            draw_bang(surface, (x, y), size * 1.1, 0.2)

    # --- one mark ---

    def _draw_toll(self, surface: pygame.Surface, square: Square, toll: Toll) -> None:
        self._draw_chip_met(surface, square, toll)
        if toll.hazards:
            marks.draw_toll(surface, self._at(square, _ASIDE), self._sign, toll.hazards)

    def _draw_chip_met(self, surface: pygame.Surface, square: Square, toll: Toll) -> None:
        if toll.chip is not None:
            at = self._at(square, 0.0)
            draw_bang(surface, at, self._chip * 2.1, 0.2)
            draw_chip(surface, toll.chip, at, round(self._chip * 0.86))

    def _draw_reason(self, surface: pygame.Surface, square: Square, reason: Reason) -> None:
        at, size = self._at(square, -_ASIDE), self._sign
        match reason.why:
            case Why.CHIP if reason.chip is not None:
                marks.draw_avoided_chip(surface, reason.chip, at, size)
            case Why.LIMIT:
                marks.draw_avoided_limit(surface, self._plan.track.safe(reason.square) or 0, at, size)
            case Why.CAR:
                seat = self._route.start.squares.index(reason.square)
                marks.draw_avoided_car(surface, self._seats[seat], at, size)
            case _:
                draw.dot(surface, RIM, marks.TOLL, at, size * 0.46, 3)
                draw_card_icon(surface, self._route.start.turn.card, (round(at[0]), round(at[1])), round(size * 0.6))

    def _draw_way(self, surface: pygame.Surface, look: Look, step: Steer, device: Device, bindings: Bindings) -> None:
        """The button for a square that can be driven to next, and what that costs."""
        square, toll = self._ahead(step.way), self._route.toll_of(step)
        self._draw_chip_met(surface, square, toll)
        button = next(button for button, way in WAY_OF.items() if way is step.way)
        part = min(_MOST_CAP, _CAP * look.metrics.text_scale)
        high = max(_LEAST_CAP, round(self._plan.lane * self._framing.cell * part))
        look = _in_caps(look, high)
        wide = prompts.glyph_width(look, device, button, bindings, high)
        x, y = self._at(square, 0.0 if toll.chip is None else _CLEAR)
        rect = pygame.Rect(round(x) - wide // 2, round(y) - high // 2, wide, high)
        prompts.draw_glyph(surface, look, device, button, bindings, rect)
        if toll.hazards:
            marks.draw_toll(surface, (rect.right + self._sign * 0.3, y), self._sign, toll.hazards)

    # --- where things are ---

    def _ways(self) -> list[Steer]:
        """The steps that may be added, once somebody plans."""
        return [] if self._route.is_suggested else [move for move in self._route.moves if isinstance(move, Steer)]

    def _barred(self) -> list[Square]:
        """The squares ahead of a plan that are not free, while there is still a way to drive."""
        ways = self._ways()
        if not ways:
            return []
        squares = {self._ahead(way) for way in Way} - {NOWHERE} - {self._ahead(step.way) for step in ways}
        return sorted(squares)

    def _ahead(self, way: Way) -> Square:
        tip, track = self._route.tip, self._plan.track
        ways = track.astern if tip.cars[self._route.seat].is_clockwise else track.ahead
        return ways[self._route.square][way.value]

    def _points(self) -> list[Point]:
        route = self._route
        start = route.legs[0].after.turn.left if route.legs else NOWHERE
        squares = [start] if start != NOWHERE else []
        squares += [leg.square for leg in route.legs if isinstance(leg.move, Steer)]
        points = [self._framing.corner(*self._plan.centres[square]) for square in squares]
        if route.legs and isinstance(route.legs[-1].move, Enter):
            doors = self._plan.track.doors
            door = next(number for number, door in enumerate(doors, 1) if door.square == route.square)
            if not points:
                points = [self._framing.corner(*self._plan.centres[route.square])]
            points.append(self._framing.corner(*door_end(self._plan, door)))
        return points

    def _at(self, square: Square, ahead: float) -> Point:
        """A point of a square in the window, so many of its lengths before its middle."""
        centre = pygame.Vector2(self._plan.centres[square])
        is_clockwise = self._route.start.cars[self._route.seat].is_clockwise
        way = pygame.Vector2(self._plan.square * ahead, 0).rotate(self._plan.headings[is_clockwise][square])
        x, y = centre + way
        return self._framing.corner(x, y)

    def _corners(self, square: Square) -> list[Point]:
        return [self._framing.corner(*corner) for corner in self._plan.borders[square]]


def _in_caps(look: Look, high: int) -> Look:
    """The look in the largest text that fits buttons of a height."""
    while look.metrics.text_scale > 1 and prompts.glyph_height(look) > high:
        scale = max(1.0, look.metrics.text_scale - 0.1)
        look = replace(look, metrics=replace(look.metrics, text_scale=scale))
    return look
