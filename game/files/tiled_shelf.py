"""The tilesets of a map side by side, found by the numbers that their tiles have in the map (gids)."""

from bisect import bisect_right
from operator import add
from pathlib import Path

from game.files.tiled_tilesets import MOST_TILES, Tileset


class TilesetShelf:
    """All tilesets of a map by the numbers of their tiles in the map (gids)."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._tilesets: list[Tileset | None] = []
        self._by_path: dict[Path, int] = {}
        self._is_short = False

    def add(self, first: int, tileset: Tileset | None, path: Path | None = None) -> None:
        """Put a tileset where its first number belongs; None for one that could not be read."""
        at = bisect_right(self._firsts, first)
        self._firsts.insert(at, first)
        self._tilesets.insert(at, tileset)
        if path is not None:
            self._by_path.setdefault(path, first)

    def lose(self) -> None:
        """Note that a tileset is missing of which not even the first number is known."""
        self._is_short = True

    def is_lost(self, number: int) -> bool:
        """Whether a number belongs, or may belong, to a tileset that could not be read."""
        at = bisect_right(self._firsts, number) - 1
        return self._is_short or (at >= 0 and self._tilesets[at] is None)

    def has_lost(self) -> bool:
        """Whether any tileset could not be read."""
        return self._is_short or None in self._tilesets

    def has_first(self, first: int) -> bool:
        """Whether some tileset begins with this number."""
        return first in self._firsts

    def first_of(self, path: Path) -> int | None:
        """The first number of the tileset read from a file."""
        return self._by_path.get(path)

    def next_free(self) -> int:
        """A first number beyond all tiles."""
        spans = (_span(tileset) if tileset is not None else MOST_TILES for tileset in self._tilesets)
        return max(map(add, self._firsts, spans), default=1)

    def lookup(self, number: int) -> tuple[Tileset, int] | None:
        """The tileset and its own number for a tile's number in the map, or None when no tile has it."""
        at = bisect_right(self._firsts, number) - 1
        if number < 1 or at < 0:
            return None
        tileset = self._tilesets[at]
        own = number - self._firsts[at]
        return (tileset, own) if tileset is not None and tileset.has_tile(own) else None


def _span(tileset: Tileset) -> int:
    return max(tileset.count, max(tileset.tiles, default=-1) + 1)
