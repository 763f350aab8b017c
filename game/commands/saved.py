"""A saved match for a command: read and followed through its rules once."""

from pathlib import Path

from game.commands.command import WrongInput
from game.core.match import Diverged
from game.core.record import Record
from game.files.records import read_record
from game.games.matches import AnyMatch, match_from


def followed(file: Path) -> tuple[Record, AnyMatch]:
    """The record, and its match after the last entry.

    Raises OSError or UnusableFile for what is no record, WrongInput for one that this program cannot
    play, and Diverged for one that the rules do not follow.
    """
    record = read_record(file)
    try:
        match = match_from(record.header)
    except ValueError as wrong:
        raise WrongInput(f"{file.name}: {wrong}") from None
    match.follow(record.entries)
    return record, match


def followed_to_the_end(file: Path) -> tuple[Record, AnyMatch]:
    """Like `followed`, for commands that have no use for a record that the rules do not follow: WrongInput."""
    try:
        return followed(file)
    except Diverged as differs:
        raise WrongInput(f"{file.name}: {differs}; it cannot be played on or shown") from None
