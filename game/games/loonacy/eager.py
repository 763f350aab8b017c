"""Players that play at once whatever fits: the level `random` of a game in which random throws would only be wrong."""

from collections.abc import Callable, Sequence

from game.core.bots import Choice
from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.calm import turn_moves
from game.games.loonacy.cards import Cards
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.moves import PASS, READY, Move
from game.games.loonacy.state import Phase, Seats, State, View

Below = Callable[[int], int]
"""A random whole number from 0 to below a count."""


def eager_moves(kit: Kit, state: State, seats: Seats, below: Below) -> Sequence[tuple[Seat, Move]]:
    """What these seats do at once: throw what fits, every card and pile equally likely, else hold their signs up."""
    phase, _, hands, piles, flights, ready, locks, _, _, _, table = state
    if phase is Phase.LOOKING:
        return [(seat, READY[True]) for seat in seats_in(seats & table.seated & ~ready)]
    if phase is Phase.TAKING_TURNS:
        return [(table.turn, _turn(kit, state, below))] if seats >> table.turn & 1 else ()
    if phase is not Phase.PLAYING:
        return ()
    idle = seats & table.seated
    for flight in flights:
        idle &= ~(1 << flight[1])
    for lock in locks:
        idle &= ~(1 << lock.seat)
    if not idle:
        return ()
    matching = kit.matching
    fitting = [matching[pile[0]] for pile in piles]
    moves: list[tuple[Seat, Move]] = []
    for seat in seats_in(idle):
        hand = hands[seat]
        count = 0
        for fit in fitting:
            count += (hand & fit).bit_count()
        if count:
            moves.append((seat, _pick(kit, hand, fitting, below(count))))
        elif not ready >> seat & 1:
            moves.append((seat, READY[True]))
    return moves


def _pick(kit: Kit, hand: Cards, fitting: list[Cards], number: int) -> Move:
    """The throw with this number among all that fit."""
    for place, fit in enumerate(fitting):
        cards = hand & fit
        count = cards.bit_count()
        if number < count:
            for _ in range(number):
                cards &= cards - 1
            return kit.throws[(cards & -cards).bit_length() - 1][place]
        number -= count
    raise IndexError("there are fewer throws that fit")


def _turn(kit: Kit, state: State, below: Below) -> Move:
    plays = turn_moves(kit, state)[:-1]
    return plays[below(len(plays))] if plays else PASS


class EagerBot:
    """One of them as a bot: it takes no time, and waits while it can do nothing."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move | None]:
        """A throw that fits, the sign, or None: wait until something changes."""
        assert view.seat is not None, "only seats are asked"
        eager = eager_moves(self._kit, view.game, 1 << view.seat, luck.below)
        return Choice(eager[0][1] if eager else None, 0)
