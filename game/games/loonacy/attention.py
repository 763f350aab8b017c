"""When a player who means to press something sees so much change that it looks anew."""

from typing import Final

from game.core.rules import Seat
from game.games.loonacy.moves import Move, Throw
from game.games.loonacy.state import State, View

COMMITTED_MS: Final = 200
"""A throw can no longer be held back when so little time is left: the eye lags and the finger is on its way."""


def is_kept(seen: View, sees: View, move: Move | None, ms_left: int) -> bool:
    """Whether a player that chose `move` (None: to wait) on what it has seen sticks to it now that it sees this.

    A throw is given up when its pile has changed, unless it is too late for that; all else when any pile or what the
    player itself may do has. The own hand counts always.
    """
    before, now, seat = seen.game, sees.game, seen.seat
    assert seat is not None, "only seats play"
    if before.phase is not now.phase or before.hands[seat] != now.hands[seat]:
        return False
    if isinstance(move, Throw):
        return ms_left <= COMMITTED_MS or before.piles[move.pile][:2] == now.piles[move.pile][:2]
    return before.piles == now.piles and _hindrances(before, seat) == _hindrances(now, seat)


def _hindrances(game: State, seat: Seat) -> tuple[object, ...]:
    """What keeps a seat from acting: its flight, its lock, the turn of another; and its own sign."""
    return (
        any(flight.seat == seat for flight in game.flights),
        any(lock.seat == seat for lock in game.locks),
        game.table.turn,
        game.ready >> seat & 1,
    )
