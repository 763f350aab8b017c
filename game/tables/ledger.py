"""A match as a table keeps it: what was seen of every move that stands, who sits where, and the record on disk."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game.core.match import Entry, Match, Played, SeatChanged, Undone
from game.core.rules import Seat
from game.files.records import Recorder
from game.tables.picture import Told
from game.tables.seats import Sitter
from game.tables.undoing import undo_target

AnyMatch = Match[Any, Any, Any, Any]


class Ledger:
    """Every change of the match goes through here and is on the disk before the method returns.

    A disk that fails is noted in `has_failed`; the match goes on without a record.
    """

    def __init__(self, match: AnyMatch, seats: Sequence[Sitter], writer: Recorder | None) -> None:
        self.match = match
        self.has_failed = False
        self.path: Path | None = None if writer is None else writer.path
        """Where the record lies, if there is one."""
        self._seats = seats
        self._writer = writer
        self._saved = 0
        self._seen: list[Told] = [Told(0, match.opening)]

    def follow(self, entries: Iterable[Entry]) -> int:
        """Go through entries that are on the disk already; returns the match clock after them. Raises Diverged."""
        clock = 0
        for number, entry in enumerate(entries, 1):
            events = self.match.follow_one(entry, number)
            match entry:
                case Played(at, _, _, _):
                    self._seen.append(Told(at, events))
                    clock = max(clock, at)
                case Undone():
                    self._seen.pop()
                case SeatChanged(seat, name, player):
                    self._seats[seat].name, self._seats[seat].player = name, player
        self._saved = len(self.match.entries)
        return clock

    @property
    def events(self) -> Iterator[Any]:
        """All that was seen and stands, oldest first."""
        return (event for told in self._seen for event in told.events)

    @property
    def told(self) -> Sequence[Told]:
        """The same move by move, with the time of each."""
        return tuple(self._seen)

    def play(self, seat: Seat, move: Any, at: int) -> tuple[Any, ...]:
        """Play a move and return what was seen of it. Raises IllegalMove."""
        events = self.match.play(seat, move, at)
        self._seen.append(Told(at, events))
        self._save()
        return events

    def play_together(self, moves: Iterable[tuple[Seat, Any]], at: int) -> tuple[Any, ...]:
        """Play what several seats chose in secret: it comes onto the disk all at once. Raises IllegalMove."""
        seen: tuple[Any, ...] = ()
        for seat, move in moves:
            events = self.match.play(seat, move, at)
            self._seen.append(Told(at, events))
            seen += events
        self._save()
        return seen

    def undo_target(self, seat: Seat, persons: tuple[Seat, ...], is_forced: Callable[[str], bool]) -> int | None:
        """How many moves would stand after an undo by this seat; None when it is not allowed."""
        if self.match.outcome() is not None:
            return None
        return undo_target(self.match.entries, seat, persons, is_forced)

    def take_back(self, moves: int) -> None:
        """Take moves back until so many stand."""
        while self.match.number > moves:
            self.match.undo()
            self._seen.pop()
        self._save()

    def change_seat(self, seat: Seat, name: str, player: str) -> None:
        """Somebody else plays a seat from now on."""
        self._seats[seat].name, self._seats[seat].player = name, player
        self.match.change_seat(seat, name, player)
        self._save()

    def finish(self) -> None:
        """The match is over: put its record with the finished ones."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            try:
                self.path = writer.finish()
            except OSError:
                self.has_failed = True

    def close(self) -> None:
        """The table is left: the record may be played on, here or in another window."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _save(self) -> None:
        entries = self.match.entries[self._saved :]
        self._saved += len(entries)
        if self._writer is not None:
            try:
                self._writer.append(entries)
            except OSError:
                self.has_failed = True
                self.close()
