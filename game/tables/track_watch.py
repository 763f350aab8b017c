"""A map on disk as somebody looks at it: asked after twice a second, read again once it has changed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from game.files.finding import has_errors
from game.files.map_watch import Reading, Stamps, read_changed
from game.files.tiled import Loaded
from game.tables.reader import Reader

LOOK_MS: Final = 500


class TrackWatch:
    """`take` gets the map as it lies there first, and after each change; never more than one is read at a time.

    A map with errors is handed on only when a second look finds it unchanged: most are just being written.
    `topic` is unlike that of everything else that is asked of the same reader.
    """

    def __init__(self, reader: Reader, topic: str, path: Path, take: Callable[[Loaded], None]) -> None:
        self.path = path
        self._reader = reader
        self._topic = topic
        self._take = take
        self._seen: Stamps = {}
        self._doubtful: Loaded | None = None
        self._next: int | None = None

    def poll(self, now: int) -> None:
        """Time goes on; to be called with every frame in which somebody looks."""
        if not self._reader.is_asked(self._topic) and (self._next is None or now >= self._next):
            self._next = now + LOOK_MS
            self._reader.ask(self._topic, partial(read_changed, self.path, self._seen), self._hear)
        self._reader.poll(now)

    def close(self) -> None:
        """Nobody looks any more."""
        self._reader.drop(self._topic)

    def _hear(self, reading: Reading | None) -> None:
        loaded, self._doubtful = self._doubtful, None
        if reading is not None:
            self._seen = reading.stamps
            loaded = reading.loaded
            if has_errors(loaded.findings):
                self._doubtful, loaded = loaded, None
        if loaded is not None:
            self._take(loaded)
