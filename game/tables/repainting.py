"""A board that is painted anew beside the frames, and takes the place of the one on the table when it is ready."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.files.tiled_picture import MapPicture
from game.tables.reader import Reader

B = TypeVar("B")


class Repainting(Generic[B]):
    """At most one board is awaited: a later one, or `finish`, makes the ones before it come to nothing."""

    def __init__(self, use: Callable[[B], None]) -> None:
        self._use = use
        self._awaited: B | None = None

    def begin(self, reader: Reader, board: B, paint: Callable[[], object]) -> None:
        """Let the reader's thread call `paint`, which paints on this board; then it is used."""
        self._awaited = board

        def use(_: object) -> None:
            if self._awaited is board:
                self.finish()

        reader.paint(paint, use)

    def finish(self) -> bool:
        """Use what is awaited at once, painted or not; tells whether there was any."""
        board, self._awaited = self._awaited, None
        if board is not None:
            self._use(board)
        return board is not None


def has_same_cells(one: MapPicture | None, other: MapPicture | None) -> bool:
    """Whether two maps have as many cells, as large."""

    def cells(picture: MapPicture | None) -> tuple[int, ...]:
        return () if picture is None else (picture.columns, picture.rows, picture.tile_width, picture.tile_height)

    return cells(one) == cells(other)
