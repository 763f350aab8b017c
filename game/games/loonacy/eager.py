"""Players that play at once whatever fits: the level `random` of a game in which random throws would only be wrong."""

from collections.abc import Callable, Sequence
from typing import Final

from game.core.bots import Choice
from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.calm import turn_moves
from game.games.loonacy.cards import Cards
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.moves import PASS, READY, Move
from game.games.loonacy.state import LOOKING, PLAYING, TAKING_TURNS, Pile, Seats, State, View

Random = Callable[[], float]
"""Gives a random number from 0 to below 1."""


def eager_moves(kit: Kit, seats: Seats, state: State, random: Random) -> Sequence[tuple[Seat, Move]]:
    """What these seats do at once: throw what fits, every card and pile equally likely, else hold their signs up."""
    phase, _, hands, piles, flights, ready, locks, _, _, _, table = state
    if phase is LOOKING:
        return [(seat, READY[True]) for seat in seats_in(seats & table.seated & ~ready)]
    if phase is TAKING_TURNS:
        return [(table.turn, _turn(kit, state, random))] if seats >> table.turn & 1 else ()
    if phase is not PLAYING:
        return ()
    idle = seats & table.seated
    for flight in flights:
        idle &= ~(1 << flight[1])
    for lock in locks:
        idle &= ~(1 << lock.seat)
    if not idle:
        return ()
    matching = kit.matching
    anywhere: Cards = 0
    for top, _, _ in piles:
        anywhere |= matching[top]
    moves: list[tuple[Seat, Move]] = []
    for seat in seats_in(idle):
        hand = hands[seat]
        if hand & anywhere:
            moves.append((seat, _pick(kit, hand, piles, random)))
        elif not ready >> seat & 1:
            moves.append((seat, READY[True]))
    return moves


def _pick(kit: Kit, hand: Cards, piles: tuple[Pile, ...], random: Random) -> Move:
    """One of the throws that fit."""
    choices = [hand & kit.matching[pile.top] for pile in piles]
    number = int(random() * sum([cards.bit_count() for cards in choices]))
    for place, cards in enumerate(choices):
        count = cards.bit_count()
        if number < count:
            rest = cards
            for _ in range(number):
                rest &= rest - 1
            return kit.throws[(rest & -rest).bit_length() - 1][place]
        number -= count
    raise ValueError("nothing fits")


def _turn(kit: Kit, state: State, random: Random) -> Move:
    plays = turn_moves(kit, state)[:-1]
    return plays[int(random() * len(plays))] if plays else PASS


MILLION: Final = 1_000_000


class EagerBot:
    """One of them as a bot: it takes no time, and waits while it can do nothing."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move | None]:
        """A throw that fits, the sign, or None: wait until something changes."""
        assert view.seat is not None, "only seats are asked"
        eager = eager_moves(self._kit, 1 << view.seat, view.game, lambda: luck.share() / MILLION)
        return Choice(eager[0][1] if eager else None, 0)
