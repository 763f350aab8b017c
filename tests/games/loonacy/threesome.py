"""Three seats before one pile, two of them with a card that fits, for the tests of rulings."""

from typing import Any

from game.games.loonacy.options import Options
from tests.games.loonacy.positions import Playing, card, playing

TOP = card(0, 1)
A, B = card(1, 2), card(0, 7)
"""Of seats 0 and 1: each has one image of the top."""

OTHERS = (card(14, 15), card(15, 16), card(18, 19), card(19, 20), card(20, 21), card(23, 24), card(24, 25))


def three(options: Options | None = None, **changes: Any) -> Playing:
    """The match; `changes` are fields of its state."""
    return playing([(A, *OTHERS[:2]), (B, *OTHERS[2:4]), OTHERS[4:6]], (TOP,), options, **changes)
