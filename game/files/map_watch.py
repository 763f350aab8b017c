"""Whether a map has changed on disk since it was read, its tilesets, templates and images included."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.files.tiled import Loaded, read_map

Stamp = tuple[int, int, int]
"""What tells two versions of a file apart: time of the change, size, and which file it is, for it may be replaced."""

Stamps = dict[Path, Stamp | None]
"""The files that a map stands on; None for what cannot be found."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A map as it was read. `stamps` are from before: whatever changes while it is read is read once more."""

    loaded: Loaded
    stamps: Stamps


def read_changed(path: Path, seen: Stamps) -> Reading | None:
    """Read a map if any of the files has another stamp than was seen; with nothing seen it is read in any case."""
    before = stamps_of((path, *seen))
    if before == seen:
        return None
    loaded = read_map(path)
    return Reading(loaded, {file: before[file] if file in before else stamp_of(file) for file in (path, *loaded.files)})


def stamps_of(files: Iterable[Path]) -> Stamps:
    """The stamps of some files as they are now."""
    return {file: stamp_of(file) for file in files}


def stamp_of(file: Path) -> Stamp | None:
    """The stamp of a file as it is now; None when there is none."""
    try:
        found = file.stat()
    except (OSError, ValueError):  # or no file can have that name
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
