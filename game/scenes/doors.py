"""Where the ways out of a table lead: the pause menu, the result, the rules."""

from pathlib import Path

from game.core.rules import Seat
from game.files.tiled import Loaded
from game.tables.stage import Stage
from game.tables.table import TableScene


class SceneDoors:
    """What a table calls when it needs a scene on top of it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def pause(self, table: TableScene, by: Seat | None, reason: str) -> None:
        """Put the pause menu on top; `by` is the seat that asked, `reason` the key of the words that say why."""
        from game.scenes.pause import Pause  # noqa: PLC0415 - scenes and tables know each other through this door

        self._stage.app.push(Pause(self._stage, table, by, reason))

    def over(self, table: TableScene) -> None:
        """The match has ended: show the result."""
        from game.scenes.result import Result  # noqa: PLC0415

        self._stage.app.push(Result(self._stage, table))

    def rules(self, table: TableScene) -> None:
        """Show the rules; the table waits."""
        from game.scenes.rules_page import RulesPage  # noqa: PLC0415

        self._stage.app.push(RulesPage(self._stage, table.game.name))

    def restart(self, table: TableScene, loaded: Loaded, *, is_asked: bool) -> None:
        """The track has changed: begin again on it."""
        from game.scenes.changed_track import ask_to_restart, restart  # noqa: PLC0415

        (ask_to_restart if is_asked else restart)(self._stage, table, loaded)

    def dropped(self, path: str) -> None:
        """Check a track, and offer it; the table waits."""
        from game.scenes.dropped_track import DroppedTrack  # noqa: PLC0415

        self._stage.app.push(DroppedTrack(self._stage, Path(path)))
