"""What a person may take back: the own last choice, with what bots did since, and never another person's act."""

from collections.abc import Callable, Iterable

from game.core.match import Entry, Played, Undone
from game.core.rules import CLOCK, Seat


def undo_target(
    entries: Iterable[Entry], seat: Seat, persons: tuple[Seat, ...], is_forced: Callable[[str], bool]
) -> int | None:
    """How many moves would stand after an undo by this seat; None when it may not take anything back.

    Moves that nobody chose (`is_forced`, in notation) go with the choice before them; what the table agreed
    on stays.
    """
    if persons != (seat,):
        return None
    standing = standing_moves(entries)
    for number in range(len(standing) - 1, -1, -1):
        played = standing[number]
        if played.seat == CLOCK:
            return None
        if played.seat == seat and not is_forced(played.move):
            return number
    return None


def standing_moves(entries: Iterable[Entry]) -> list[Played]:
    """The moves of a record that were not taken back, oldest first."""
    standing: list[Played] = []
    for entry in entries:
        if isinstance(entry, Played):
            standing.append(entry)
        elif isinstance(entry, Undone):
            standing.pop()
    return standing
