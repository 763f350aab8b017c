"""Who is ahead: the order in which cars drive, and the places at the end of a race."""

from collections.abc import Callable, Iterable, Sequence

from game.core.rules import Seat
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card
from game.games.lunatix.state import Car
from game.games.lunatix.track import NOWHERE, Square

Ranks = tuple[tuple[Seat, ...], ...]


def driving_order(
    board: Board,
    cars: Sequence[Car],
    squares: Sequence[Square],
    commits: Sequence[Card | None],
    pit: Sequence[Seat],
) -> tuple[Seat, ...]:
    """The seats with a card in the order in which they drive (rulebook, Order of the Turn).

    By number, speed, distance, lane, then seat. Among cars in the pit with one number only the order of
    entering counts, so they share out the turns that fall to them in that order.
    """
    keys = []
    for seat, card in enumerate(commits):
        if card is not None:
            car, square = cars[seat], squares[seat]
            if square == NOWHERE:
                square = car.berth
            keys.append((board.orders[card], -car[0], -board.distance(car[3], square), board.lanes[square], seat))
    keys.sort()
    order = [key[4] for key in keys]
    if len(pit) > 1:
        for number in sorted({key[0] for key in keys}):
            turns = [at for at, key in enumerate(keys) if key[0] == number and key[4] in pit]
            waiting = [seat for seat in pit if any(keys[at][4] == seat for at in turns)]
            for at, seat in zip(turns, waiting, strict=True):
                order[at] = seat
    return (*order,)


def final_ranks(
    board: Board, cars: Sequence[Car], places: Sequence[Square], retired: Sequence[Seat], winner: Seat | None
) -> Ranks:
    """The places at the end; `places` are the squares at which cars rank.

    The winner, then running cars by distance, then wrecks: later ones first, those of one event by
    distance; cars that left come last. When every car is wrecked the one furthest along wins.
    """

    def along(seat: Seat) -> tuple[int, ...]:
        return (board.distance(cars[seat].laps, places[seat]),)

    def as_wreck(seat: Seat) -> tuple[int, ...]:
        return cars[seat].wreck, *along(seat)

    running = [seat for seat, car in enumerate(cars) if car.is_running and seat != winner]
    wrecks = [seat for seat, car in enumerate(cars) if car.wreck]
    first: Ranks = () if winner is None else ((winner,),)
    if winner is None and not running and wrecks:
        first = grouped(wrecks, along)[:1]
        wrecks = [seat for seat in wrecks if seat not in first[0]]
    return (
        *first,
        *grouped(running, along),
        *grouped(wrecks, as_wreck),
        *((seat,) for seat in reversed(retired)),
    )


def grouped(seats: Iterable[Seat], merit: Callable[[Seat], tuple[int, ...]]) -> Ranks:
    """Seats in groups of equal merit, the greatest first, seats of one group in rising order."""
    merits = {seat: merit(seat) for seat in sorted(seats)}
    return tuple(
        tuple(seat for seat in merits if merits[seat] == level) for level in sorted(set(merits.values()), reverse=True)
    )
