"""One match being played: the only door to a state, and the record of how it came about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core import notation
from game.core.chance import Chance
from game.core.digest import digest
from game.core.rules import CLOCK, IllegalMove, Outcome, Rules, Seat, Step

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Played:
    """One move in a record: the match clock in ms, who, the move in notation, the digest of the state after it.

    `is_last` marks the move that ended the match.
    """

    at: int
    seat: Seat
    move: str
    digest: str
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move still standing was taken back; the digest of the state is that of before it."""

    digest: str


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """From here on somebody else plays the seat: a person or a bot level; the rules do not notice."""

    seat: Seat
    name: str
    player: str


Entry = Played | Undone | SeatChanged


class Diverged(ValueError):
    """A record that its rules do not follow; `number` counts its entries from 1."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class Match(Generic[S, M, E, V]):
    """A match of one game. States stay inside; views, moves, events and outcomes come out.

    Step 0 of the seed's luck starts the match; move number n draws from step n, so that taking a move
    back and playing it again brings the same luck.
    """

    def __init__(self, rules: Rules[S, M, E, V], kinds: tuple[type[Any], ...], seed: int) -> None:
        self._rules = rules
        self._kinds = kinds
        self._seed = seed
        first = rules.start(Chance(seed, 0))
        self._steps: list[Step[S, E]] = [first]
        self._entries: list[Entry] = []
        self._moves: dict[Seat, Sequence[M]] = {}

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self._rules.seats

    @property
    def number(self) -> int:
        """How many moves stand, those taken back not counted."""
        return len(self._steps) - 1

    @property
    def opening(self) -> tuple[E, ...]:
        """What the table saw of the set-up."""
        return self._steps[0].events

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The record so far."""
        return tuple(self._entries)

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have a legal move now."""
        return self._rules.to_act(self._state)

    def moves(self, seat: Seat) -> Sequence[M]:
        """The legal moves of a seat, or of CLOCK; found once a state."""
        if seat not in self._moves:
            self._moves[seat] = self._rules.legal_moves(self._state, seat)
        return self._moves[seat]

    def view(self, seat: Seat | None) -> V:
        """What a seat knows; None: what lies on the table."""
        return self._rules.view_for(self._state, seat)

    def outcome(self) -> Outcome | None:
        """The places once the match has ended."""
        return self._rules.outcome(self._state)

    def due(self) -> int | None:
        """When CLOCK must move next, in ms of the match clock; None when no time runs."""
        return self._rules.due(self._state)

    def digest(self) -> str:
        """The fingerprint of the present state."""
        return digest(self._state)

    def play(self, seat: Seat, move: M, at: int = 0) -> tuple[E, ...]:
        """Play a legal move and return what the table saw. Raises IllegalMove and changes nothing otherwise."""
        if move not in self.moves(seat):
            raise IllegalMove(f"seat {seat} may not play {notation.write(move)} now")
        self._step(seat, move, at)
        is_last = self.outcome() is not None
        self._entries.append(Played(at, seat, notation.write(move), self.digest(), is_last))
        return self._steps[-1].events

    def advance(self, now: int) -> tuple[E, ...]:
        """Let CLOCK make every move that is due by `now` and return what the table saw of them."""
        events: tuple[E, ...] = ()
        while (due := self.due()) is not None and due <= now:
            moves = self.moves(CLOCK)
            events += self.play(CLOCK, moves[0], due)
        return events

    def undo(self) -> None:
        """Take back the last move that stands. Raises IllegalMove when there is none."""
        if not self.number:
            raise IllegalMove("there is no move to take back")
        self._steps.pop()
        self._moves = {}
        self._entries.append(Undone(self.digest()))

    def change_seat(self, seat: Seat, name: str, player: str) -> None:
        """Note in the record that somebody else plays the seat from now on."""
        self._entries.append(SeatChanged(seat, name, player))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play the entries of a record. Raises Diverged naming the first that the rules do not follow."""
        for number, entry in enumerate(entries, 1):
            self.follow_one(entry, number)

    def follow_one(self, entry: Entry, number: int) -> tuple[E, ...]:
        """Play one entry of a record and return what the table saw; `number` is its place for messages."""
        events: tuple[E, ...] = ()
        match entry:
            case Played(at, seat, text, _):
                try:
                    move = notation.read(text, self._kinds)
                except notation.NotationError as wrong:
                    raise Diverged(number, str(wrong)) from None
                if not (seat == CLOCK or 0 <= seat < self.seats) or move not in self.moves(seat):
                    raise Diverged(number, f"seat {seat} may not play {text} here")
                try:
                    self._step(seat, move, at)
                except IllegalMove as wrong:  # legal, but not at this time
                    raise Diverged(number, str(wrong)) from None
                events = self._steps[-1].events
            case Undone():
                if not self.number:
                    raise Diverged(number, "there is no move to take back")
                self._steps.pop()
                self._moves = {}
            case SeatChanged(seat):
                if not 0 <= seat < self.seats:
                    raise Diverged(number, f"there is no seat {seat}")
        if not isinstance(entry, SeatChanged) and entry.digest != self.digest():
            raise Diverged(number, f"the state differs (recorded {entry.digest}, played {self.digest()})")
        self._entries.append(entry)
        return events

    @property
    def _state(self) -> S:
        return self._steps[-1].state

    def _step(self, seat: Seat, move: M, at: int) -> None:
        step = self._rules.apply(self._state, seat, move, at, Chance(self._seed, len(self._steps)))
        self._steps.append(step)
        self._moves = {}
