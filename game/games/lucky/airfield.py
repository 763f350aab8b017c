"""A game while one move comes to pass: a state taken apart, to be changed in place and put together again."""

from collections.abc import Iterable
from typing import Any

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lucky.cards import DECK_OF, Card
from game.games.lucky.events import ChipsSpent, Event
from game.games.lucky.programme import Programme
from game.games.lucky.state import Decks, Flight, Phase, Pilot, State, Tally

_new = tuple.__new__
"""The quick way to make a NamedTuple: its own constructor is a Python function that calls this one."""

_PILOT = {name: at for at, name in enumerate(Pilot._fields)}
_TALLY = {name: at for at, name in enumerate(Tally._fields)}


class Airfield:
    """Everything of a `State` under the same names, with the luck and the events of one move."""

    __slots__ = (
        "best",
        "chance",
        "decks",
        "drawn",
        "events",
        "flight",
        "is_last_round",
        "left",
        "phase",
        "pilots",
        "programme",
        "ranks",
        "retired",
        "round",
        "shows",
        "starter",
        "supply",
        "turn",
    )

    def __init__(self, programme: Programme, state: State, chance: Chance) -> None:
        self.programme = programme
        self.chance = chance
        self.events: list[Event] = []
        self.phase: Phase
        self.turn: Seat
        self.pilots: tuple[Pilot, ...]
        self.shows: tuple[tuple[Card, ...], ...]
        self.best: tuple[int, ...]
        self.decks: Decks
        self.flight: Flight
        self.retired: tuple[Seat, ...]
        self.ranks: tuple[tuple[Seat, ...], ...]
        (
            self.phase,
            self.turn,
            self.starter,
            self.round,
            self.pilots,
            self.shows,
            self.best,
            self.decks,
            self.supply,
            self.left,
            self.drawn,
            self.flight,
            self.is_last_round,
            self.retired,
            self.ranks,
        ) = state

    def state(self) -> State:
        """The state that the game has come to."""
        return _new(
            State,
            (
                self.phase,
                self.turn,
                self.starter,
                self.round,
                self.pilots,
                self.shows,
                self.best,
                self.decks,
                self.supply,
                self.left,
                self.drawn,
                self.flight,
                self.is_last_round,
                self.retired,
                self.ranks,
            ),
        )

    @property
    def pilot(self) -> Pilot:
        """The pilot on turn."""
        return self.pilots[self.turn]

    def tell(self, event: Event) -> None:
        """Let the table see something."""
        self.events.append(event)

    def set_pilot(self, seat: Seat, pilot: Pilot) -> None:
        """Put another value in the place of a pilot."""
        pilots = self.pilots
        self.pilots = (*pilots[:seat], pilot, *pilots[seat + 1 :])

    def change(self, seat: Seat, **fields: Any) -> None:
        """Change some fields of a pilot."""
        values = [*self.pilots[seat]]
        for name, value in fields.items():
            values[_PILOT[name]] = value
        self.set_pilot(seat, _new(Pilot, values))

    def set_hand(self, hand: tuple[Card, ...]) -> None:
        """Give the pilot on turn another hand, which is in order."""
        self.set_pilot(self.turn, _new(Pilot, (hand, *self.pilots[self.turn][1:])))

    def count(self, field: str, by: int = 1) -> None:
        """Add to a number in the tally of the pilot on turn."""
        *rest, tally = self.pilots[self.turn]
        at = _TALLY[field]
        counts = (*tally[:at], tally[at] + by, *tally[at + 1 :])
        self.set_pilot(self.turn, _new(Pilot, (*rest, _new(Tally, counts))))

    def spend(self, chips: int) -> None:
        """Let the pilot on turn pay chips to the supply."""
        self.supply += chips
        self.change(self.turn, chips=self.pilot.chips - chips)
        self.count("chips_spent", chips)
        self.tell(ChipsSpent(self.turn, chips))

    def discard(self, cards: Iterable[Card]) -> None:
        """Put cards on the discards of their decks, one after the other."""
        piles, (first, second) = self.decks
        for card in cards:
            if DECK_OF[card.figure]:
                second = (*second, card)
            else:
                first = (*first, card)
        self.decks = _new(Decks, (piles, (first, second)))
