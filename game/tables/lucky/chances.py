"""The odds on the table: chance of success and expected points of shows and of the choices in a flight."""

from collections.abc import Iterable
from typing import NamedTuple

from game.games.lucky.cards import FINAL, Box, Card
from game.games.lucky.moves import Move
from game.games.lucky.odds import Flying, at_take_off
from game.games.lucky.odds_goals import Points, Success
from game.games.lucky.options import Options
from game.games.lucky.state import NOT_FLOWN, Pilot, State
from game.tables.lucky.story import Run


class Odds(NamedTuple):
    """Flown for success, the chance of it; flown for points, how many are expected."""

    success: float
    points: float


class Asked(NamedTuple):
    """A show before take-off, with the chips in hand.

    `highlight` is the place of the chip of a final show, `replaced` the result that only counts as far as it is beaten.
    """

    cards: tuple[Card, ...]
    chips: int
    highlight: int | None = None
    replaced: int = 0


class Chances:
    """Finds odds one after the other, a little in each frame. With `is_on` False there are none."""

    def __init__(self, box: Box, options: Options) -> None:
        self._box = box
        self._options = options
        self._known: dict[Asked, Odds] = {}
        self._wanted: dict[Asked, None] = {}
        self.is_on = True

    def want(self, asked: Iterable[Asked]) -> None:
        """These matter now, others no more."""
        self._wanted = {one: None for one in asked if self.is_on and one not in self._known}

    @property
    def is_settled(self) -> bool:
        """Whether all that is wanted is known."""
        return not self._wanted

    def work(self) -> None:
        """Find the odds of one show."""
        if self._wanted:
            asked = next(iter(self._wanted))
            del self._wanted[asked]
            self._known[asked] = self._find(asked)

    def finish(self) -> None:
        """Find all that is wanted."""
        while self._wanted:
            self.work()

    def of(self, asked: Asked) -> Odds | None:
        """The odds of a show, once they are known."""
        return self._known.get(asked) if self.is_on else None

    def of_move(self, game: State, move: Move) -> Odds | None:
        """What a choice of the pilot in flight is worth; its show is solved by then, so this is quick."""
        if not self.is_on:
            return None
        flight, chips = game.flight, game.pilots[game.turn].chips
        return Odds(*(flown.worth(flight, chips, move) for flown in self._flown(self.asked_in_flight(game))))

    def of_flight(self, game: State) -> Odds | None:
        """What the flight under way is worth from where it is."""
        if not self.is_on:
            return None
        flight, chips = game.flight, game.pilots[game.turn].chips
        return Odds(*(flown.value(flight, chips) for flown in self._flown(self.asked_in_flight(game))))

    def asked_in_flight(self, game: State) -> Asked:
        """The show that is being flown, as it stood at take-off."""
        pilot = game.pilots[game.turn]
        if game.flight.show != FINAL:
            return Asked(game.flight.cards, pilot.chips)
        return self.asked_of_final(pilot, pilot.highlight)

    def asked_of_final(self, pilot: Pilot | Run, place: int) -> Asked:
        """A pilot's final show with the highlight chip on a card."""
        flown = [result for result in pilot.results if result != NOT_FLOWN]
        replaced = min(flown, default=0) if self._options.final_replaces_weakest else 0
        return Asked(pilot.final, pilot.chips, place, replaced)

    def _find(self, asked: Asked) -> Odds:
        flight = at_take_off(asked.cards, self._box.dice, 0 if asked.highlight is None else FINAL)
        return Odds(*(flown.value(flight, asked.chips) for flown in self._flown(asked)))

    def _flown(self, asked: Asked) -> tuple[Flying, Flying]:
        """The best play for success and for points; solved shows are kept, so making these costs nothing."""
        penalty = 0 if asked.highlight is None else self._box.penalty
        points = Points(self._box.left_over, penalty, asked.replaced)
        return Flying(asked.cards, Success(), asked.highlight), Flying(asked.cards, points, asked.highlight)
