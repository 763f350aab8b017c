"""Records of matches on disk: written move by move while they are played, read back, resumed."""

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core import record
from game.core.match import Entry, SeatChanged
from game.core.record import Header, Record, RecordError
from game.files.finding import Finding, Severity, UnusableFile
from game.files.locking import lock
from game.files.reading import read_bytes
from game.games.catalogue import find_game

SUFFIX: Final = ".jsonl"
FINISHED: Final = "finished"
"""The folder inside the saves that finished matches move to."""

MOST_BYTES: Final = 16 * 1024 * 1024

_BINARY: Final = getattr(os, "O_BINARY", 0)
_WITHOUT_WAITING: Final = getattr(os, "O_NONBLOCK", 0)


def read_record(path: Path) -> Record:
    """Read a record. A last line that was cut short is dropped.

    Raises OSError when the file cannot be read and UnusableFile when it is no record.
    """
    return parse_record(path, record_bytes(path))


class Recorder:
    """A record that grows as its match is played. Every entry is with the system before `append` returns.

    Killing the program loses nothing that was appended. The record is locked until `close` or `finish`,
    so that no second window plays the same match on. Methods raise OSError when the disk does not do its
    part, or when the file is not as it was left; the match can go on without.
    """

    def __init__(self, path: Path, number: int, length: int) -> None:
        """Use `begin` or `resume`. `number` is that of the open and locked file."""
        self.path = path
        self._number: int | None = number
        self._length = length

    @classmethod
    def begin(cls, saves: Path, header: Header) -> "Recorder":
        """Start a record in the folder of saves, named after the game and this moment."""
        saves.mkdir(parents=True, exist_ok=True)
        stem = f"{header.game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        for path in _free_names(saves, stem):
            try:
                number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o644)
            except FileExistsError:
                continue
            recorder = cls(path, number, 0)
            lock(number)
            try:
                recorder._write(_text([record.write_header(header)]))
            except OSError:
                recorder.close()
                path.unlink(missing_ok=True)  # an empty record would be one more thing to explain
                raise
            return recorder
        raise AssertionError("the names never end")

    @classmethod
    def resume(cls, path: Path) -> tuple[Record, "Recorder"]:
        """Read an unfinished record and go on writing behind its last whole line.

        Raises UnusableFile like `read_record`, and when another window is writing the record.
        """
        number = os.open(path, os.O_RDWR | _BINARY | _WITHOUT_WAITING)
        recorder = cls(path, number, 0)
        try:
            if not lock(number):
                raise _unusable(path, "is being played in another window; go on there, or close that window first")
            data = record_bytes(path)
            read = parse_record(path, data)
            recorder._length = len(data)
            recorder._end_behind(data, 1 + len(read.entries))
        except BaseException:
            recorder.close()
            raise
        return read, recorder

    def append(self, entries: Iterable[Entry]) -> None:
        """Write entries behind those that are there."""
        self._write(_text(record.write_entry(entry) for entry in entries))

    def finish(self) -> Path:
        """Put the record of a match that is over with the finished ones; returns where it lies."""
        self.close()
        folder = self.path.parent / FINISHED
        folder.mkdir(exist_ok=True)
        target = next(path for path in _free_names(folder, self.path.stem) if not path.exists())
        self.path = self.path.rename(target)
        return self.path

    def close(self) -> None:
        """Let go of the record; it can be resumed from now on."""
        if self._number is not None:
            os.close(self._number)
            self._number = None

    def _end_behind(self, data: bytes, lines: int) -> None:
        """Leave so many lines: the last of all may have been cut short, or lack its end."""
        whole = b"\n".join(data.split(b"\n")[:lines]) + b"\n"
        if whole != data and self._number is not None:
            os.ftruncate(self._number, len(whole) - 1)
            os.lseek(self._number, 0, os.SEEK_END)
            _write_all(self._number, b"\n")
            self._length = len(whole)

    def _write(self, data: bytes) -> None:
        number = self._number
        if number is None:
            raise OSError(errno.EBADF, "the record is closed", str(self.path))
        now = os.fstat(number)
        # Also "not the same": behind a record that somebody removed or replaced no other must begin in the middle.
        if now.st_size != self._length or not os.path.samestat(now, self.path.stat()):
            raise OSError(errno.ESTALE, "somebody else has written to the record", str(self.path))
        os.lseek(number, self._length, os.SEEK_SET)
        try:
            _write_all(number, data)
        except OSError:
            with suppress(OSError):  # half a line is better gone
                os.ftruncate(number, self._length)
            raise
        self._length += len(data)


def _write_all(number: int, data: bytes) -> None:
    while data:
        data = data[os.write(number, data) :]


def _free_names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{stem}-{number}{SUFFIX}"
        number += 1


def record_bytes(path: Path) -> bytes:
    """What a record file holds, whole. Raises OSError, and UnusableFile when it is too large."""
    data = read_bytes(path, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise _unusable(path, f"is larger than {MOST_BYTES // 1024**2} MiB; no match is that long")
    return data


def parse_record(path: Path, data: bytes) -> Record:
    """The record in these bytes; `path` only names it. Raises UnusableFile."""
    # Counted before the text is split: a line costs far more memory than its line break.
    if data.count(b"\n") > record.MOST_ENTRIES:
        raise _unusable(path, f"has more than {record.MOST_ENTRIES} lines; no match is that long")
    try:
        read = record.read(data.decode("utf-8"))
        _check_players(read)
        return read
    except UnicodeDecodeError as error:
        if b"\n" in data and error.start > data.rfind(b"\n"):  # cut within a letter of the last line
            return parse_record(path, data[: data.rfind(b"\n") + 1])
        line = data.count(b"\n", 0, error.start) + 1
        raise _unusable(path, f"line {line}: is not UTF-8 text") from None
    except RecordError as error:
        raise _unusable(path, f"is not a record of a match: {error}") from None


def _check_players(read: Record) -> None:
    """Refuse words for players that the game does not know; a game that is not known either is refused later."""
    try:
        players = find_game(read.header.game).players
    except ValueError:
        return
    said = [(1, seat.player) for seat in read.header.seats]
    said += [(line, entry.player) for line, entry in enumerate(read.entries, 2) if isinstance(entry, SeatChanged)]
    for line, player in said:
        if player not in players:
            raise RecordError(f'line {line}: "player" must be one of {", ".join(players)} (got "{player[:40]}")')


def _text(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _unusable(path: Path, message: str) -> UnusableFile:
    return UnusableFile(Finding(path.name, Severity.ERROR, message))
