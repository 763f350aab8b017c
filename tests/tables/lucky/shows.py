"""Tables of Lucky Loop for tests: games of people and random players, moves told in advance."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.core.chance import Chance
from game.core.match import Entry, Match
from game.core.record import Header, SeatLine
from game.files.lucky_decks import lucky_figures
from game.games.lucky.figures import Figures
from game.games.lucky.prepare import prepare
from game.games.matches import match_from
from game.tables.lucky.picture import LuckyPicture
from game.ui.press import CLUSTERS, Device
from tests.tables.staging import NAMES, Staged, staged

LUCKY = "lucky-loop"


@lru_cache(maxsize=1)
def figures() -> Figures:
    """The shipped figures."""
    return lucky_figures().figures


def show_header(*players: str, seed: int = 5, **options: Any) -> Header:
    """A header for a game of these players (`human`, `random` or levels)."""
    seats = tuple(SeatLine(NAMES[number], player) for number, player in enumerate(players))
    return Header(LUCKY, 1, seed, seats, prepare(figures(), options), "", "")


def played_at_random(header: Header, moves: int, seed: int = 3) -> Match[Any, Any, Any, Any]:
    """A match behind so many moves of seats that would rather fly than exchange."""
    match = match_from(header)
    for number in range(moves):
        acting = match.to_act()
        if not acting:
            break
        match.play(acting[0], random_move(match, seed, number))
    return match


def played_until(
    header: Header, is_there: Callable[[Match[Any, Any, Any, Any]], bool], seed: int = 3, most: int = 1500
) -> Match[Any, Any, Any, Any] | None:
    """A match at the first moment that is asked for; None when it does not come."""
    match = match_from(header)
    for number in range(most):
        if is_there(match):
            return match
        if not match.to_act():
            break
        match.play(match.to_act()[0], random_move(match, seed, number))
    return None


def random_move(match: Match[Any, Any, Any, Any], seed: int, number: int) -> Any:
    """A legal move of the seat on turn; draws at the beginning of a turn are rare."""
    moves = list(match.moves(match.to_act()[0]))
    luck = Chance(seed, number)
    busy = [move for move in moves if type(move).__name__ not in ("Draw", "BreakOff")]
    return luck.pick(busy if busy and luck.below(8) else moves)


@contextmanager
def show_table(
    folder: Path, header: Header, entries: tuple[Entry, ...] = (), devices: Sequence[Device] = CLUSTERS, **more: Any
) -> Iterator[Staged]:
    """A table that stands, people on these devices in turn."""
    with staged(folder, header, entries, **more) as made:
        people = [seat for seat, line in enumerate(header.seats) if line.player == "human"]
        for number, seat in enumerate(people):
            made.stage.chairs.give(seat, devices[number % len(devices)])
        yield made


def picture_of(made: Staged) -> LuckyPicture:
    """The picture of a table."""
    picture = made.table.picture
    assert isinstance(picture, LuckyPicture)
    return picture
