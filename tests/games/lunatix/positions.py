"""A race that tests set up as they like: cars on named squares, stacked decks, loaded dice."""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.events import Event
from game.games.lunatix.moves import COMMIT, STEER, Mix, Move, Way
from game.games.lunatix.options import Options
from game.games.lunatix.road import CHIPS
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Car, Phase, State
from game.games.lunatix.track import NOWHERE, LunatixTrack
from tests.games.lunatix.boards import house_board, house_cards

T = TypeVar("T")
Spot = tuple[int, int]
"""Lane from the inside and square from the line, both from 1."""

REARGUARD = ((2, 10), (3, 11), (1, 9), (2, 11), (3, 12))

_WAYS = {"F": Way.FRONT, "L": Way.LEFT, "R": Way.RIGHT}


class Loaded(Chance):
    """Dice that show what was asked for, then no hits; shuffles that change nothing."""

    def __init__(self, hits: list[int]) -> None:
        super().__init__(0)
        self.hits = hits

    def pick(self, things: Sequence[T]) -> T:
        return things[list(things).index(self.hits.pop(0))] if self.hits else things[0]  # type: ignore[arg-type]

    def shuffle(self, things: MutableSequence[T]) -> None:
        pass


class Game:
    """One race under test; seat 0 starts on the back straight at 40 mph, all others far behind at 10."""

    def __init__(self, seats: int, options: Options, track: LunatixTrack) -> None:
        self.rules = LunatixRules(track, house_cards(), options, seats)
        self.state: State = self.rules.start(Chance(1)).state
        self.hits: list[int] = []
        for _ in range(seats):
            self.play(Mix(3, 3, 2))
        self.at(0, (1, 16))
        for seat, spot in zip(range(1, seats), REARGUARD, strict=False):
            self.at(seat, spot, speed=10)

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def square(self, spot: Spot) -> int:
        lane, number = spot
        return self.rules.track.firsts()[lane - 1] + number - 1

    def where(self, seat: Seat) -> Spot | None:
        square = self.state.squares[seat]
        if square == NOWHERE:
            return None
        lane = self.rules.track.lane(square)
        return lane, square - self.rules.track.firsts()[lane - 1] + 1

    def car(self, seat: Seat = 0) -> Car:
        return self.state.cars[seat]

    def change(self, seat: Seat, **fields: Any) -> "Game":
        cars = list(self.state.cars)
        cars[seat] = cars[seat]._replace(**fields)
        self.state = self.state._replace(cars=tuple(cars))
        return self

    def at(self, seat: Seat, spot: Spot, **fields: Any) -> "Game":
        """Put a car on a square and change what else is named."""
        squares = list(self.state.squares)
        squares[seat] = self.square(spot)
        self.state = self.state._replace(squares=tuple(squares))
        return self.change(seat, **fields)

    def in_pit(self, *seats: Seat, door: Spot = (1, 34), **fields: Any) -> "Game":
        """Put cars into the pit, in this order, at speed 0."""
        squares = list(self.state.squares)
        for seat in seats:
            squares[seat] = NOWHERE
            self.change(seat, berth=self.square(door), **{"speed": 0, **fields})
        self.state = self.state._replace(squares=tuple(squares), pit=(*self.state.pit, *seats))
        return self

    def wrecked(self, seat: Seat, spot: Spot) -> "Game":
        """Make a car a wreck."""
        number = 1 + max(car.wreck for car in self.state.cars)
        self.at(seat, spot, wreck=number, maximum=0, speed=0, luck=0, chips=(0, 0, 0), open=(), hidden=())
        return self

    def chip(self, spot: Spot, chip: Chip) -> "Game":
        """Lay a chip from the stock on a square."""
        at = self.square(spot)
        road = self.state.road
        tacks, oil, glue = (n - (kind is chip) for kind, n in zip(CHIPS, self.state.decks.chips, strict=True))
        self.state = self.state._replace(
            road=(*road[:at], chip, *road[at + 1 :]), decks=self.state.decks._replace(chips=(tacks, oil, glue))
        )
        return self

    def on_road(self, spot: Spot) -> Chip | None:
        return self.state.road[self.square(spot)]

    def hazards(self, *cards: Hazard) -> "Game":
        """Stack the hazard deck: these come next, in this order."""
        rest = list(self.state.decks.hazards)
        for card in cards:
            rest.remove(card)
        self.state = self.state._replace(decks=self.state.decks._replace(hazards=(*rest, *reversed(cards))))
        return self

    def turbos(self, *cards: TurboCard) -> "Game":
        """Stack the turbo deck."""
        rest = list(self.state.decks.turbos)
        for card in cards:
            rest.remove(card)
        self.state = self.state._replace(decks=self.state.decks._replace(turbos=(*rest, *reversed(cards))))
        return self

    def gadgets(self, *cards: Card) -> "Game":
        """Stack the gadget deck."""
        rest = list(self.state.decks.gadgets)
        for card in cards:
            rest.remove(card)
        self.state = self.state._replace(decks=self.state.decks._replace(gadgets=(*rest, *reversed(cards))))
        return self

    def gadget(self, seat: Seat, *cards: Card, is_hidden: bool = False) -> "Game":
        """Give a seat gadgets from the deck."""
        rest = list(self.state.decks.gadgets)
        for card in cards:
            rest.remove(card)
        self.state = self.state._replace(decks=self.state.decks._replace(gadgets=tuple(rest)))
        car = self.car(seat)
        if is_hidden:
            return self.change(seat, hidden=(*car.hidden, *cards))
        return self.change(seat, open=(*car.open, *cards))

    def lunacy(self, seat: Seat, *cards: Hazard) -> "Game":
        """Drive a seat mad with cards from the deck."""
        rest = list(self.state.decks.hazards)
        for card in cards:
            rest.remove(card)
        self.state = self.state._replace(decks=self.state.decks._replace(hazards=tuple(rest)))
        return self.change(seat, lunacies=(*self.car(seat).lunacies, *cards))

    def no_luck(self) -> "Game":
        """Take the luck chips of all seats, so that cards come to pass unasked."""
        for seat, car in enumerate(self.state.cars):
            self.state = self.state._replace(decks=self.state.decks._replace(luck=self.state.decks.luck + car.luck))
            self.change(seat, luck=0)
        return self

    def dice(self, *hits: int) -> "Game":
        """Load the next dice."""
        self.hits += hits
        return self

    def acting(self) -> Seat:
        return self.rules.to_act(self.state)[0]

    def moves(self, seat: Seat | None = None) -> list[Move]:
        return list(self.rules.legal_moves(self.state, self.acting() if seat is None else seat))

    def play(self, *moves: Move, seat: Seat | None = None) -> list[Event]:
        """Play moves of whoever is to act, and return all that was seen of them."""
        events: list[Event] = []
        for move in moves:
            who = self.acting() if seat is None else seat
            step = self.rules.apply(self.state, who, move, 0, Loaded(self.hits))
            self.state = step.state
            events += step.events
        return events

    def agree(self, move: Move) -> list[Event]:
        """A move of CLOCK."""
        return self.play(move, seat=CLOCK)

    def commit(self, *cards: Card) -> list[Event]:
        """Commit cards for the seats that have yet to choose, in their order."""
        events: list[Event] = []
        for card in cards:
            events += self.play(COMMIT[card])
        return events

    def steer(self, ways: str) -> list[Event]:
        """Drive squares told by F, L and R."""
        return self.play(*(STEER[_WAYS[way]] for way in ways))

    def ways(self) -> str:
        """The steps that are legal now, as letters."""
        moves = self.moves()
        return "".join(letter for letter, way in _WAYS.items() if STEER[way] in moves)

    def candidates(self, seat: Seat = 0) -> dict[Card, Any]:
        """Every card of a seat with the reason why it may not be committed."""
        return {found.card: found.reason for found in self.rules.candidates(self.state, seat)}


def game(seats: int = 2, track: LunatixTrack | None = None, **options: Any) -> Game:
    """A race on the house board, cards yet to be chosen."""
    return Game(seats, Options(**options), track or house_board())
