"""What dice and cards bring on average, and what it is worth not to be near a wreck."""

from functools import lru_cache
from typing import Final

from game.games.lunatix.board import Board
from game.games.lunatix.cards import Hazard
from game.games.lunatix.decks import Cards

_FEAR: Final = 900.0
_FEAR_AT: Final = 10.0


def fear(maximum: int) -> float:
    """What it is worth in squares not to be nearer to a wreck; `maximum` in tens of mph."""
    return _FEAR / (10 * maximum + _FEAR_AT)


@lru_cache(maxsize=64)
def odds_of(faces: tuple[int, ...], dice: int) -> list[float]:
    """How likely so many dice roll 0, 1, 2 ... hits in all."""
    odds = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(odds) + max(faces))
        for hits, share in enumerate(odds):
            for face in faces:
                more[hits + face] += share / len(faces)
        odds = more
    return odds


def turbo_odds(cards: Cards) -> tuple[tuple[float, int, int], ...]:
    """Share of the deck, gain in tens of mph and dice of every kind of turbo card."""
    whole = sum(kind.copies for kind in cards.turbos)
    return tuple((kind.copies / whole, kind.card.gain // 10, kind.card.dice) for kind in cards.turbos if kind.copies)


def mean_hazard(board: Board) -> tuple[float, float]:
    """Dice and mph that a hazard card costs on average; a skid mostly slides."""
    deck = board.cards.hazard_deck()
    dice = {Hazard.RATTLE: 1.0, Hazard.CRUNCH: 1.0, Hazard.SKID: 0.4}
    slowing = (Hazard.EASE_OFF, Hazard.HARD_BRAKING, Hazard.SLAM)
    loss = {Hazard.SPIN_OUT: 80, Hazard.FREEZE_UP: 40}
    if not deck:
        return 0.0, 0.0
    all_dice = sum(dice.get(card, 0.0) * board.hazards[card] for card in deck)
    all_loss = sum(board.hazards[card] if card in slowing else loss.get(card, 0) for card in deck)
    return all_dice / len(deck), all_loss / len(deck)
