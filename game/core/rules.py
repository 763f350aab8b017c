"""The protocol that every game's rules keep: pure methods over values that never change."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from game.core.chance import Chance

Seat = int
"""A seat's number, from 0 in the order in which the match lists its seats."""

CLOCK: Final[Seat] = -1
"""Nobody's seat: time passing and what the whole table agrees on. Its moves are recorded like others."""

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E", covariant=True)
V = TypeVar("V")
_After = TypeVar("_After", covariant=True)


class IllegalMove(ValueError):
    """A move that the rules do not allow here; the state it was tried on is unchanged."""


class Step(NamedTuple, Generic[_After, E]):
    """What one move leads to: the state after it and what the whole table saw of it."""

    state: _After
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: groups of seats from first to last; seats in one group share the place."""

    ranks: tuple[tuple[Seat, ...], ...]

    def place(self, seat: Seat) -> int:
        """The place of a seat, 1 for the winner; after a shared place the next is skipped."""
        above = 0
        for group in self.ranks:
            if seat in group:
                return above + 1
            above += len(group)
        raise KeyError(f"seat {seat} is not ranked")


class Rules(Protocol[S, M, E, V]):
    """One game on one board with one set of options.

    States and views are values: equal when nothing tells them apart, never changed. All luck comes
    from the `chance` that a call is given, all time from `now`, in milliseconds of the match clock.
    """

    @property
    def seats(self) -> int:
        """How many seats this match has."""

    def start(self, chance: Chance) -> Step[S, E]:
        """The state before the first move."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that have a legal move, in rising order; CLOCK is never among them."""

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """All legal moves of a seat (or of CLOCK), distinct, in a fixed order; empty when it may not act."""

    def apply(self, state: S, seat: Seat, move: M, now: int, chance: Chance) -> Step[S, E]:
        """Play a move. Raises IllegalMove when it is not among the seat's legal moves."""

    def due(self, state: S) -> int | None:
        """When CLOCK must move next, in ms of the match clock; None when no time runs."""

    def view_for(self, state: S, seat: Seat | None) -> V:
        """What a seat knows; None: what lies on the table for all to see."""

    def outcome(self, state: S) -> Outcome | None:
        """The places once the match has ended, None before."""

    def imagine(self, view: V, seat: Seat, chance: Chance) -> S:
        """Some whole state that agrees with all that the seat knows."""
