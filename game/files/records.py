"""Records of matches on disk: written move by move while they are played, listed, read back, resumed."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core import record
from game.core.match import Entry
from game.core.record import Header, Record, RecordError
from game.files.finding import Finding, Severity, UnusableFile
from game.files.writing import write_whole

SUFFIX: Final = ".jsonl"
FINISHED: Final = "finished"
"""The folder inside the saves that finished matches move to."""

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_LISTED: Final = 1000


def read_record(path: Path) -> Record:
    """Read a record. A last line that was cut short is dropped.

    Raises OSError when the file cannot be read and UnusableFile when it is no record.
    """
    return _parsed(path, _bytes(path))


class Recorder:
    """A record that grows as its match is played. Every entry is with the system before `append` returns.

    Killing the program loses nothing that was appended, and no file is held open between entries. All
    methods raise OSError when the disk does not do its part; the match can go on without.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, saves: Path, header: Header) -> "Recorder":
        """Start a record in the folder of saves, named after the game and this moment."""
        saves.mkdir(parents=True, exist_ok=True)
        stem = f"{header.game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        for path in _free_names(saves, stem):
            with suppress(FileExistsError), path.open("xb") as file:
                file.write(_text([record.write_header(header)]))
                return cls(path)
        raise AssertionError("the names never end")

    @classmethod
    def resume(cls, path: Path) -> tuple[Record, "Recorder"]:
        """Read an unfinished record and go on writing behind its last whole line.

        Raises UnusableFile like `read_record`.
        """
        data = _bytes(path)
        read = _parsed(path, data)
        lines = (record.write_header(read.header), *map(record.write_entry, read.entries))
        whole = _text(lines)
        if whole != data:  # its last line was cut short, or lacks its end
            write_whole(path, whole)
        return read, cls(path)

    def append(self, entries: Iterable[Entry]) -> None:
        """Write entries behind those that are there."""
        with self.path.open("r+b") as file:  # not "a": a record that somebody removed must not begin in the middle
            file.seek(0, os.SEEK_END)
            file.write(_text(record.write_entry(entry) for entry in entries))

    def finish(self) -> Path:
        """Put the record of a match that is over with the finished ones; returns where it lies."""
        folder = self.path.parent / FINISHED
        folder.mkdir(exist_ok=True)
        target = next(path for path in _free_names(folder, self.path.stem) if not path.exists())
        self.path = self.path.rename(target)
        return self.path


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


def saved_records(saves: Path) -> tuple[Saved, ...]:
    """The records in the folder of saves, unfinished ones first, newest first."""
    return tuple(
        saved
        for folder, is_finished in ((saves, False), (saves / FINISHED, True))
        for saved in (_saved(path, is_finished) for path in _newest_first(folder))
    )


def newest_unfinished(saves: Path) -> Saved | None:
    """The match to go on with: the newest unfinished record."""
    for path in _newest_first(saves):
        saved = _saved(path, is_finished=False)
        if saved.header is not None:
            return saved
    return None


def _newest_first(folder: Path) -> list[Path]:
    paths = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(paths, key=lambda path: (_changed(path), path.name), reverse=True)[:MOST_LISTED]


def _changed(path: Path) -> datetime:
    try:
        seconds = path.stat().st_mtime
    except OSError:  # gone since it was listed
        seconds = 0.0
    return datetime.fromtimestamp(seconds).astimezone()


def _saved(path: Path, is_finished: bool) -> Saved:
    try:
        data = _bytes(path)
        header = _parsed(path, data.partition(b"\n")[0]).header
        return Saved(path, _changed(path), is_finished, header, max(0, data.count(b"\n") - 1))
    except UnusableFile as fault:
        return Saved(path, _changed(path), is_finished, None, finding=fault.findings[0])
    except OSError as error:
        finding = Finding(path.name, Severity.ERROR, f"cannot be read: {error.strerror or 'unknown reason'}")
        return Saved(path, _changed(path), is_finished, None, finding=finding)


def _free_names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{stem}-{number}{SUFFIX}"
        number += 1


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise _unusable(path, f"is larger than {MOST_BYTES // 1024**2} MiB; no match is that long")
    return data


def _parsed(path: Path, data: bytes) -> Record:
    # Counted before the text is split: a line costs far more memory than its line break.
    if data.count(b"\n") > record.MOST_ENTRIES:
        raise _unusable(path, f"has more than {record.MOST_ENTRIES} lines; no match is that long")
    try:
        return record.read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        if b"\n" in data and error.start > data.rfind(b"\n"):  # cut within a letter of the last line
            return _parsed(path, data[: data.rfind(b"\n") + 1])
        line = data.count(b"\n", 0, error.start) + 1
        raise _unusable(path, f"line {line}: is not UTF-8 text") from None
    except RecordError as error:
        raise _unusable(path, f"is not a record of a match: {error}") from None


def _text(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _unusable(path: Path, message: str) -> UnusableFile:
    return UnusableFile(Finding(path.name, Severity.ERROR, message))
