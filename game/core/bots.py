"""What a bot is: a choice among its seat's legal moves from its seat's view, and nothing kept between choices."""

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.core.chance import Chance

V = TypeVar("V", contravariant=True)
M = TypeVar("M")


class Choice(NamedTuple, Generic[M]):
    """The move that a bot wants and how long a person would take over it, in milliseconds from being asked.

    Where all play at once the move may be None: the bot waits until what it sees changes.
    """

    move: M
    after_ms: int


class Bot(Protocol[V, M]):
    """A player made by a program. It sees what its seat may see; tables for a board belong to its maker."""

    def choose(self, view: V, moves: Sequence[M], luck: Chance) -> Choice[M]:
        """One of `moves`, which is never empty. The same view, moves and luck give the same choice."""


class Level(Protocol):
    """How well and how fast a game's bots play, in numbers of that game's own."""

    @property
    def name(self) -> str:
        """What players call it."""


L = TypeVar("L", bound=Level)


def level_named(levels: Iterable[L], name: str) -> L:
    """The level of that name. Raises KeyError when there is none."""
    for level in levels:
        if level.name == name:
            return level
    raise KeyError(name)


class RandomBot:
    """Plays any legal move, every one equally likely, at once."""

    def choose(self, view: object, moves: Sequence[M], luck: Chance) -> Choice[M]:
        """One of the moves."""
        return Choice(luck.pick(moves), 0)
