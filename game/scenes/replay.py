"""A record played through its rules: what was seen with each move that stands, and the view after it."""

from dataclasses import dataclass
from typing import Any

from game.core.match import Entry, Played, Undone
from game.core.record import Record
from game.core.rules import Outcome, Seat
from game.games.matches import match_from


@dataclass(frozen=True, slots=True)
class Replay:
    """Index 0 is the set-up, index n what the n-th move that stands led to. Moves taken back are left out."""

    events: tuple[tuple[Any, ...], ...]
    views: tuple[Any, ...]
    acting: tuple[Seat | None, ...]
    outcome: Outcome | None
    entries: tuple[Entry, ...]

    @property
    def moves(self) -> int:
        """How many moves there are to see."""
        return len(self.events) - 1


def replay(record: Record) -> Replay:
    """Play the whole record. Raises ValueError when this program cannot, Diverged where the rules do not follow."""
    played = match_from(record.header)

    def moment(events: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any, Seat | None]:
        return events, played.view(None), next(iter(played.to_act()), None)

    seen = [moment(played.opening)]
    for number, entry in enumerate(record.entries, 1):
        events = played.follow_one(entry, number)
        match entry:
            case Played():
                seen.append(moment(events))
            case Undone():
                seen.pop()
            case _:
                pass
    events, views, acting = zip(*seen, strict=True)
    return Replay(events, views, acting, played.outcome(), record.entries)
