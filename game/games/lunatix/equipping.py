"""What the rule driver takes along: its mix of chips, what it buys in the pit, which gadgets it keeps."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.games.lunatix.cards import Card
from game.games.lunatix.decks import MOST_GADGETS
from game.games.lunatix.moves import (
    BUY_GADGET,
    DROP,
    END_SHOPPING,
    REPAIR,
    BuyChip,
    Counsel,
    KeepGadget,
    Mix,
    Move,
    PutAway,
)
from game.games.lunatix.outlook import Outlook


def mix(moves: Sequence[Move], luck: Chance) -> Move:
    """A balanced mix, not always the same."""
    mixes = [move for move in moves if isinstance(move, Mix)]
    unlike = [(abs(m.tacks - m.oil) + abs(m.oil - m.glue) + abs(m.tacks - m.glue), m) for m in mixes]
    least = min(unlike, key=lambda pair: pair[0])[0]
    return luck.pick([mix for spread, mix in unlike if spread <= least + 2])


def purchase(outlook: Outlook, moves: Sequence[Move], points: int) -> Move:
    """Counselling for what bans most, then repairs, a gadget, chips with what is left."""
    prices = outlook.board.cards.prices
    counsels = [move for move in moves if isinstance(move, Counsel) and outlook.lunacy_cost(move.lunacy) >= 1.5]
    if counsels:
        return max(counsels, key=lambda move: outlook.lunacy_cost(move.lunacy))
    maximum = outlook.car.maximum
    if REPAIR in moves and maximum < 100:
        return REPAIR
    has_room = len(outlook.gadgets) < MOST_GADGETS
    if BUY_GADGET in moves and has_room and (maximum >= 110 or points >= prices.gadget + 2 * prices.repair):
        return BUY_GADGET
    if REPAIR in moves:
        return REPAIR
    chips = [move for move in moves if isinstance(move, BuyChip)]
    if chips:
        order = [*DROP]
        return min(chips, key=lambda move: outlook.car.chips[order.index(move.chip)])
    return END_SHOPPING


_LIKED: Final = (
    Card.CHARGER,
    Card.BATTERING_RAM,
    Card.STIFF_SPRINGS,
    Card.ROCKET_BOOSTER,
    Card.FIRE_BLANKET,
    Card.BUMPERS,
    Card.SELF_HELP_TAPE,
    Card.DRUM_BRAKES,
    Card.SOLID_TYRES,
    Card.SPREADER,
)
"""Gadgets from best to least."""


def gadget(moves: Sequence[Move]) -> Move:
    """Keep the best, put away the least."""
    keeps = [move for move in moves if isinstance(move, KeepGadget)]
    if keeps:
        return min(keeps, key=lambda move: _LIKED.index(move.card))
    aways = [move for move in moves if isinstance(move, PutAway)]
    return max(aways, key=lambda move: _LIKED.index(move.card))
