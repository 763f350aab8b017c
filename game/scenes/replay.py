"""A record played through its rules: what was seen with each move that stands, and the view after it."""

from dataclasses import dataclass
from typing import Any

from game.core.match import Entry, Played, Undone
from game.core.record import Record
from game.core.rules import Outcome, Seat
from game.games.matches import match_from


@dataclass(frozen=True, slots=True)
class Replay:
    """Index 0 is the set-up, index n what the n-th move that stands led to. Moves taken back are left out.

    `times` are those of the match clock, in ms.
    """

    events: tuple[tuple[Any, ...], ...]
    views: tuple[Any, ...]
    acting: tuple[Seat | None, ...]
    outcome: Outcome | None
    entries: tuple[Entry, ...]
    times: tuple[int, ...]

    @property
    def moves(self) -> int:
        """How many moves there are to see."""
        return len(self.events) - 1


def replay(record: Record) -> Replay:
    """Play the whole record. Raises ValueError when this program cannot, Diverged where the rules do not follow."""
    played = match_from(record.header)

    def moment(events: tuple[Any, ...], at: int) -> tuple[tuple[Any, ...], Any, Seat | None, int]:
        return events, played.view(None), next(iter(played.to_act()), None), at

    seen = [moment(played.opening, 0)]
    for number, entry in enumerate(record.entries, 1):
        events = played.follow_one(entry, number)
        match entry:
            case Played(at, _, _, _):
                seen.append(moment(events, at))
            case Undone():
                seen.pop()
            case _:
                pass
    events, views, acting, times = zip(*seen, strict=True)
    return Replay(events, views, acting, played.outcome(), record.entries, times)
