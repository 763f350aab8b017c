"""What the odds say to a pilot: of every laid show before take-off, and of every choice in the air."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Seat
from game.games.lucky.cards import FINAL, Box, Card
from game.games.lucky.moves import Move
from game.games.lucky.odds import Flying, at_take_off
from game.games.lucky.odds_followed import Followed
from game.games.lucky.odds_goals import Success
from game.games.lucky.options import Options
from game.games.lucky.stakes import stake
from game.games.lucky.state import State


class ShowHint(NamedTuple):
    """A show that a pilot could fly: its chance when flown for success; points, and chance, when flown for points."""

    show: int
    success: float
    points: float
    success_for_points: float


class ChoiceHint(NamedTuple):
    """A choice in the air: chance and points if all goes on as well as it can; the best ones have most points."""

    move: Move
    success: float
    points: float
    is_best: bool


def show_hints(box: Box, options: Options, game: State, seat: Seat) -> tuple[ShowHint, ...]:
    """Every laid prescribed show, in order, as it would be for this seat with its chips; flown ones too."""
    return tuple(hint_of(box, options, game, seat, show, cards) for show, cards in enumerate(game.shows) if cards)


def highlight_hints(box: Box, options: Options, game: State, seat: Seat) -> tuple[ShowHint, ...]:
    """The laid final show of a seat with the highlight chip on each of its cards."""
    cards = game.pilots[seat].final
    return tuple(hint_of(box, options, game, seat, FINAL, cards, place) for place in range(len(cards)))


def hint_of(
    box: Box, options: Options, game: State, seat: Seat, show: int, cards: Sequence[Card], highlight: int | None = None
) -> ShowHint:
    """Cards that lie at a show, or that a seat thinks of laying there."""
    pilot = game.pilots[seat]
    flight = at_take_off(cards, box.dice, show)
    success = Flying(cards, Success(), highlight)
    points = Flying(cards, stake(box, options, game, pilot, show), highlight)
    return ShowHint(
        show,
        success.value(flight, pilot.chips),
        points.value(flight, pilot.chips),
        Followed(points, success).mean(flight, pilot.chips),
    )


def choice_hints(box: Box, options: Options, game: State, moves: Sequence[Move]) -> tuple[ChoiceHint, ...]:
    """The legal moves of the pilot in the air, in their order. Raises ValueError for a move of the ground."""
    pilot, flight = game.pilots[game.turn], game.flight
    highlight = pilot.highlight if flight.show == FINAL else None
    points = Flying(flight.cards, stake(box, options, game, pilot, flight.show), highlight)
    success = Flying(flight.cards, Success(), highlight)
    values = [points.worth(flight, pilot.chips, move) for move in moves]
    best = max(values, default=0.0)
    return tuple(
        ChoiceHint(move, success.worth(flight, pilot.chips, move), value, value == best)
        for move, value in zip(moves, values, strict=True)
    )
