"""Which table a match is played at: the one for turns, the one that looks after its track, or the one in real time."""

from pathlib import Path

from game.core.match import Entry
from game.core.record import Header
from game.files.records import Recorder
from game.games.catalogue import find_game
from game.tables.doors import Doors
from game.tables.live import LiveTable
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.tables.track_table import TrackTable


def open_table(
    stage: Stage,
    header: Header,
    map_path: Path | None,
    doors: Doors,
    entries: tuple[Entry, ...] = (),
    writer: Recorder | None = None,
) -> TableScene:
    """The table of a header's game. Raises as `TableScene` does."""
    kind = TableScene if map_path is None else TrackTable
    if find_game(header.game).real_time is not None:
        kind = LiveTable
    return kind(stage, header, map_path, doors, entries, writer)
