"""What the scenes that are shown by name have in common: the seed, matches played so far, tables at their end."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from game.core.chance import Chance
from game.core.match import Entry
from game.core.record import Header
from game.games.catalogue import find_game
from game.games.matches import AnyMatch, match_from
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.scene import Scene

S = TypeVar("S", bound=Scene)

SEED: Final = 7
MOST_MOVES: Final = 2000
_FRAMES_TO_THE_END: Final = 5
"""After so many frames a table has noticed that its match is over."""


def shown(stage: Stage, scene: S) -> S:
    """The scene, on top of the stack."""
    stage.app.push(scene)
    return scene


def played(
    stage: Stage, header: Header, moves: int = MOST_MOVES, until: Callable[[AnyMatch], bool] | None = None,
    levels: tuple[str, ...] = (),
) -> tuple[Entry, ...]:  # fmt: skip
    """The first moves of a match in which bots play for everybody: so many, or until something is so, or all.

    `levels` go round the seats; without any it is all that the game has.
    """
    game = find_game(header.game)
    rules = game.make_rules(header.board, header.options, len(header.seats))
    levels = levels or game.levels
    bots: list[Any] = [
        game.make_bot(rules, levels[seat % len(levels)], stage.figures_of(game.name), None)
        for seat in range(rules.seats)
    ]
    match = match_from(header)
    while match.number < moves and match.outcome() is None and not (until is not None and until(match)):
        seat = match.to_act()[0]
        luck = Chance(SEED + seat, match.number)
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat), luck).move)
    return match.entries


def see_the_end(table: TableScene) -> None:
    """Let a table whose match is over notice it."""
    for _ in range(_FRAMES_TO_THE_END):
        table.update(0)
