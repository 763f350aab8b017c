"""A turn as the pilot sees it: the table, what is left to fly, and what cards promise."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lucky.cards import SHOWS, Card
from game.games.lucky.hands import Shows, best_flights, final_hope, take_out
from game.games.lucky.moves import Discard, Draw
from game.games.lucky.odds_goals import Points
from game.games.lucky.programme import Programme
from game.games.lucky.prospects import Prospects
from game.games.lucky.state import NOT_FLOWN, Phase, Pilot, State

FINAL_POINTS: Final = 25.0
"""What a final show brings, roughly."""

NOTHING: Final = float("-inf")


class Turn(NamedTuple):
    """A pilot's turn; `unflown` are the shows that the pilot could fly in turns to come."""

    game: State
    seat: Seat
    unflown: tuple[int, ...]

    @property
    def pilot(self) -> Pilot:
        """The pilot on turn."""
        return self.game.pilots[self.seat]


def turn_of(game: State, seat: Seat) -> Turn:
    """The turn of a seat; a show about to be flown, for which cards are drawn, is taken as flown."""
    results = game.pilots[seat].results
    about = game.flight.show if game.phase is Phase.REPLACING else None
    return Turn(game, seat, tuple(show for show in range(len(SHOWS)) if results[show] == NOT_FLOWN and show != about))


class Outlook:
    """What hands promise when the best flight counts, the second best for `second`, and a final show for `final`.

    `goal` is that of a flight at a show of which nothing is known.
    """

    def __init__(
        self, programme: Programme, prospects: Prospects, goal: Points, *, second: float, final: float
    ) -> None:
        self._programme = programme
        self._prospects = prospects
        self._goal = goal
        self._second = second
        self._final = final

    def to_fly(self, unflown: Sequence[int]) -> int:
        """How many shows must be flown before the final one."""
        return max(0, len(unflown) - self._programme.options.short)

    def promise(self, hand: Sequence[Card], shows: Shows, unflown: Sequence[int], chips: int) -> float:
        """What a hand promises, in points, to who has still to fly these shows."""
        to_fly = self.to_fly(unflown)
        if not to_fly:
            return FINAL_POINTS * final_hope(self._programme, hand, chips)
        table = self._prospects.values(self._goal, chips)
        kept = self._goal.chip_worth * chips
        best = [max(0.0, each - kept) for each in best_flights(self._programme, hand, shows, unflown, table)]
        promise = best[0] if best else 0.0
        if self._second and len(best) > 1 and to_fly > 1:
            promise += self._second * best[1]
        if self._final:
            promise += self._final * FINAL_POINTS * final_hope(self._programme, hand, chips) / to_fly
        return promise

    def discard(self, turn: Turn, moves: Sequence[Discard]) -> Discard:
        """The card without which the hand promises most; among equals the first."""
        promises = []
        for move in moves:
            hand = list(turn.pilot.hand)
            take_out(hand, move.figure, move.difficulty)
            promises.append(self.promise(hand, turn.game.shows, turn.unflown, turn.pilot.chips))
        return moves[promises.index(max(promises))]

    def draw(self, turn: Turn, moves: Sequence[Draw]) -> Draw:
        """The deck whose cards promise most on the average, all of them taken as still there."""
        if len(moves) == 1:
            return moves[0]
        promises = [self._mean_promise(turn, self._programme.box.deck(move.deck)) for move in moves]
        return moves[promises.index(max(promises))]

    def _mean_promise(self, turn: Turn, cards: Sequence[Card]) -> float:
        hand, chips = turn.pilot.hand, turn.pilot.chips
        known = {
            card: self.promise((*hand, card), turn.game.shows, turn.unflown, chips) for card in dict.fromkeys(cards)
        }
        return sum(known[card] for card in cards) / len(cards)
