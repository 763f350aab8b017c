"""The doors out of a table: what the scenes around it do when the table asks."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.files.tiled import Loaded
    from game.tables.table import TableScene


class Doors(Protocol):
    """Where a table leads; the application's scenes keep this."""

    def pause(self, table: "TableScene", by: int | None, reason: str) -> None:
        """Put the pause menu on top. `by` is the seat that asked, None for nobody at the table.

        `reason` is the text key of why: `pause.asked`, `pause.focus_lost`, `pause.device_lost`.
        """

    def over(self, table: "TableScene") -> None:
        """The match has ended and its end has been shown: go on to the result."""

    def rules(self, table: "TableScene") -> None:
        """Put the rules of the game on top."""

    def restart(self, table: "TableScene", loaded: "Loaded", *, is_asked: bool) -> None:
        """Begin again with the same seats on the track of this map, which has changed.

        `is_asked`: somebody wants to; else it is because nothing has been played yet.
        """

    def dropped(self, path: str) -> None:
        """A file was dropped on the window."""
