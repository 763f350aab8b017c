"""What never changes in a race: the track as tables by square, the figures, and who may use which door."""

from typing import Final

from game.games.lunatix.cards import COUNTS_AS, GADGETS, HAZARDS, Card, Hazard
from game.games.lunatix.decks import Cards
from game.games.lunatix.moves import ENTER, STEER, Move, Way
from game.games.lunatix.options import Options
from game.games.lunatix.track import LAP, NOWHERE, LunatixTrack, Side, Square, Ways

NO_LIMIT: Final = 1_000_000
"""A limit of speed that nobody exceeds."""

FARTHEST: Final = 16
"""Squares within which rams are looked for: a car without turbo drives at most 14 and rams the next."""

_EVEN: Final = 100
"""Places this part of a square apart are one place: they are rounded, and tracks are drawn by hand."""


class Board:
    """Track, figures and options of one race as tables.

    Tables in pairs are indexed by whether a car drives clockwise, then by square. `steps` holds for each
    way its square and the speed above which the step draws hazard cards, -1 where it crosses the line (a
    quick step looks no further then), or None where there is no square. `fronts` are the squares that there
    are, `outward` is where a skid goes, `u_turns` the squares over which a U-turn leads. `levels` are places
    with those of squares that lie side by side made equal.
    """

    def __init__(self, track: LunatixTrack, cards: Cards, options: Options) -> None:
        self.track = track
        self.cards = cards
        self.options = options
        self.places = track.places
        self._near = LAP * len(track.lanes) // (track.size * _EVEN)
        self.levels = self._levels()
        self.lanes = tuple(lane for lane, count in enumerate(track.lanes, 1) for _ in range(count))
        self.curve_of = track.curve_of
        self.safes = tuple(NO_LIMIT if (safe := track.safe(square)) is None else safe for square in range(track.size))
        both = (track.ahead, track.astern)
        self.fronts = tuple(
            tuple(tuple(other for other in ways if other != NOWHERE) for ways in all_ways) for all_ways in both
        )
        self.steps = tuple(
            tuple(
                tuple(self._step(square, other, is_clockwise) for other in ways) for square, ways in enumerate(all_ways)
            )
            for is_clockwise, all_ways in enumerate(both)
        )
        self.outward = tuple(
            tuple(self._outward(square, ways, is_clockwise) for square, ways in enumerate(all_ways))
            for is_clockwise, all_ways in enumerate(both)
        )
        self.entries = (self._entries(Side.BEFORE), self._entries(Side.AFTER))
        self.exits = (self._exits(Side.AFTER), self._exits(Side.BEFORE))
        self.all_moves: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
            tuple(
                tuple(STEER[way] for way in Way if ways[way.value] != NOWHERE)
                + ((ENTER,) if square in self.entries[is_clockwise] else ())
                for square, ways in enumerate(all_ways)
            )
            for is_clockwise, all_ways in enumerate(both)
        )
        self.u_turns = tuple(
            tuple(self._u_turn(square, is_clockwise) for square in range(track.size)) for is_clockwise in (False, True)
        )
        self.orders = {card: cards.order(card) for card in COUNTS_AS if self._is_playable(card)}
        self.amounts: dict[Card, int] = {card: cards.amount(card) for card in GADGETS}
        self.hazards: dict[Hazard, int] = {card: cards.amount(card) for card in HAZARDS}
        self.die = cards.kind_die if options.kind_die else cards.die
        # Found when asked for: a large track has many squares, a race few questions.
        self._within: tuple[list[tuple[int, ...]], ...] = ([()] * track.size, [()] * track.size)

    def crosses(self, start: Square, end: Square, is_clockwise: bool) -> bool:
        """Whether a step ahead from one square to another crosses the line."""
        return (self.places[end] > self.places[start]) is is_clockwise

    def within(self, is_clockwise: bool, square: Square, steps: int) -> int:
        """The squares that a car can come to in 1 to `steps` (at most 16) steps, were the road empty, one bit each."""
        found = self._within[is_clockwise][square]
        if not found:
            found = self._within[is_clockwise][square] = self._spread(is_clockwise, square)
        return found[min(FARTHEST, steps)]

    def _spread(self, is_clockwise: bool, square: Square) -> tuple[int, ...]:
        fronts = self.fronts[is_clockwise]
        masks = [0]
        edge = {square}
        for _ in range(FARTHEST):
            edge = {other for here in edge for other in fronts[here]}
            mask = masks[-1]
            for other in edge:
                mask |= 1 << other
            masks.append(mask)
        return tuple(masks)

    def _step(self, square: Square, other: Square, is_clockwise: int) -> tuple[Square, int] | None:
        if other == NOWHERE:
            return None
        if self.crosses(square, other, bool(is_clockwise)):
            return other, -1
        is_entry = self.curve_of[other] != self.curve_of[square]
        is_inward = self.safes[other] < self.safes[square]
        return other, self.safes[other] if self.curve_of[other] and (is_entry or is_inward) else NO_LIMIT

    def _outward(self, square: Square, ways: Ways, is_clockwise: int) -> Square:
        """Where a skid leads: the next lane out; in a curve the neighbour lane with the higher safe speed."""
        out, inside = (ways.left, ways.right) if is_clockwise else (ways.right, ways.left)
        curve = self.curve_of[square]
        if not curve:
            return out
        lane = self.lanes[square]
        safes = (0, *self.track.curves[curve - 1], 0)
        best = max(safes[lane - 1 : lane + 2])
        if best == safes[lane]:
            return NOWHERE
        return out if safes[lane + 1] == best else inside

    def _entries(self, side: Side) -> dict[Square, int]:
        """The door's number by square, of the open doors on one side."""
        return {self.track.doors[door - 1].square: door for door in self._exits(side)}

    def _exits(self, side: Side) -> tuple[int, ...]:
        has_all = self.options.has_all_doors
        return tuple(
            number
            for number, door in enumerate(self.track.doors, 1)
            if door.side is side and (door.is_basic or has_all)
        )

    def _u_turn(self, square: Square, is_clockwise: bool) -> tuple[Square, ...]:
        """The squares over which a U-turn leads, its end last; empty where there can be none."""
        lanes = len(self.track.lanes)
        lane = self.lanes[square]
        if lane not in (1, lanes):
            return ()
        order = range(2, lanes + 1) if lane == 1 else range(lanes - 1, 0, -1)
        return tuple(self._level(square, other, is_clockwise) for other in order)

    def _level(self, square: Square, lane: int, is_clockwise: bool) -> Square:
        """The square of a lane that is nearest in place, the line not crossed; of two, the one ahead."""
        first = self.track.firsts()[lane - 1]
        there = range(first, first + self.track.lanes[lane - 1])
        away = {other: abs(self.places[other] - self.places[square]) for other in there}
        nearest = min(away.values()) + self._near
        equally_near = [other for other in there if away[other] <= nearest]
        return equally_near[0] if is_clockwise else equally_near[-1]

    def _levels(self) -> tuple[int, ...]:
        levels: dict[int, int] = {}
        level = -LAP
        for place in sorted(self.places):
            if place - level > self._near:
                level = place
            levels[place] = level
        return tuple(levels[place] for place in self.places)

    def _is_playable(self, card: Card) -> bool:
        is_gadget = card in GADGETS
        return not is_gadget or any(kind.card is card for kind in self.cards.gadgets)

    def distance(self, laps: int, square: Square) -> int:
        """How far along a car is, in millionths of a lap."""
        return laps * LAP + self.levels[square]
