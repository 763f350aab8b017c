"""What stands before a game begins: the box, the options, and the moves by which shows may be laid and raised."""

from itertools import product
from typing import Final

from game.games.lucky.cards import Box, Figure, Show
from game.games.lucky.moves import Lay, Raise
from game.games.lucky.options import Options


class Programme:
    """Everything fixed of one game, with tables made once.

    `figures` has the figures of each show, `lays` by show the move for each three difficulties that may lie there, and
    `raises` by show and figure the move for each difficulty.
    """

    def __init__(self, box: Box, options: Options) -> None:
        self.box: Final = box
        self.options: Final = options
        self.figures: Final = box.shows
        lower = {line.difficulty: line.lower for line in box.prints}
        enough = [three for three in product(lower, repeat=3) if sum(lower[one] for one in three) >= box.least_lower]
        self.lays: Final = tuple({three: Lay(show, *three) for three in enough} for show in Show)
        self.raises: Final = tuple(
            tuple({difficulty: Raise(show, figure, difficulty) for difficulty in lower} for figure in Figure)
            for show in Show
        )
