"""What a table does with a file that somebody drops on the window."""

from game.tables.doors import Doors
from game.ui.scene import Scene


class DropScene(Scene):
    """A table; the file goes to its doors."""

    _doors: Doors

    def file_dropped(self, path: str) -> None:
        """Most likely a track that somebody wants to race on."""
        self._doors.dropped(path)
