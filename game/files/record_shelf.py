"""The records in a folder of saves: found at once, however many they are, and read only where a list shows them."""

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core.match import Played, SeatChanged
from game.core.record import Header
from game.files.finding import Finding, Severity, UnusableFile
from game.files.records import FINISHED, SUFFIX, parse_record, record_bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """A record on disk, as a list shows it, its entries counted but not read.

    `header` is None when the file is no record; `finding` then says why.
    """

    path: Path
    changed: datetime
    is_finished: bool
    header: Header | None
    entries: int = 0
    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the records in a folder of saves lie, unfinished ones first, newest first; none of them is read yet.

    `finished` lie in their own folder; among the others there may be some that somebody put there.
    """

    unfinished: tuple[Path, ...]
    finished: tuple[Path, ...]

    def __len__(self) -> int:
        return len(self.unfinished) + len(self.finished)

    def part(self, first: int, most: int) -> tuple[Saved, ...]:
        """Read what a list shows of `most` records, from number `first` on, counted from 0."""
        paths = (*self.unfinished, *self.finished)[first : first + most]
        return tuple(
            _saved(path, is_finished=number >= len(self.unfinished)) for number, path in enumerate(paths, first)
        )


def shelf_of(saves: Path) -> Shelf:
    """The records in the folder of saves."""
    return Shelf(_newest_first(saves), _newest_first(saves / FINISHED))


def newest_unfinished(saves: Path) -> Saved | None:
    """The match to go on with: the newest unfinished record."""
    for path in _newest_first(saves):
        saved = _saved(path, is_finished=False)
        if saved.header is not None and not saved.is_finished:
            return saved
    return None


def _newest_first(folder: Path) -> tuple[Path, ...]:
    found: list[tuple[float, str]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                with suppress(OSError):  # gone since it was listed
                    if entry.name.endswith(SUFFIX) and entry.is_file():
                        found.append((entry.stat().st_mtime, entry.name))
    except OSError:
        return ()
    return tuple(folder / name for _, name in sorted(found, reverse=True))


def _changed(path: Path) -> datetime:
    try:
        seconds = path.stat().st_mtime
    except OSError:  # gone since it was listed
        seconds = 0.0
    return datetime.fromtimestamp(seconds).astimezone()


def _is_over(path: Path, data: bytes) -> bool:
    """Whether a record says that its last move ended the match, wherever it lies; its other lines are not read."""
    first, *lines = data.rstrip(b"\n").split(b"\n")
    for line in reversed(lines):
        try:
            (entry,) = parse_record(path, first + b"\n" + line + b"\n").entries
        except UnusableFile:
            return False  # cut short: the match goes on before it
        if not isinstance(entry, SeatChanged):
            return isinstance(entry, Played) and entry.is_last
    return False


def _saved(path: Path, is_finished: bool) -> Saved:
    try:
        data = record_bytes(path)
        header = parse_record(path, data.partition(b"\n")[0]).header
        is_finished = is_finished or _is_over(path, data)
        return Saved(path, _changed(path), is_finished, header, max(0, data.count(b"\n") - 1))
    except UnusableFile as fault:
        return Saved(path, _changed(path), is_finished, None, finding=fault.findings[0])
    except OSError as error:
        finding = Finding(path.name, Severity.ERROR, f"cannot be read: {error.strerror or 'unknown reason'}")
        return Saved(path, _changed(path), is_finished, None, finding=finding)
