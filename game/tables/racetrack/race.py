"""Racetrack set out on a table: its picture, its moves for leaving and stopping, its companion for a lone race."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core import notation
from game.core.record import Header
from game.core.rules import Seat
from game.files.settings import Paper
from game.files.tiled import read_map
from game.files.tiled_picture import MapPicture
from game.games.catalogue import AnyRules
from game.games.racetrack.moves import CRASH, STOP, WAIT, Move, Retire
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import State
from game.tables.chart import Chart
from game.tables.companion import Companion
from game.tables.gathering import Gathering
from game.tables.racetrack.charts import race_charts
from game.tables.racetrack.picture import RacetrackPicture
from game.tables.racetrack.solo_run import SoloRun
from game.tables.seats import Sitter
from game.tables.sideline import Sideline
from game.tables.stage import Stage
from game.ui.theme import BLUEPRINT, GRAPH, Mood


class RaceSetting:
    """What a table needs to know of Racetrack."""

    def __init__(
        self,
        stage: Stage,
        header: Header,
        rules: AnyRules,
        sitters: Sequence[Sitter],
        map_path: Path | None,
        view_now: Callable[[], State],
    ) -> None:
        assert isinstance(rules, RacetrackRules), "the catalogue's rules of racetrack"
        self._stage = stage
        picture = map_picture_of(map_path, header.board)
        self.picture = RacetrackPicture(rules, sitters, stage.texts, picture, self._mood, view_now)
        self._header = header
        self._rules = rules
        self.stopping: Move = STOP
        self.gathering: Gathering | None = None
        self.sideline: Sideline | None = None
        self.has_undo = True
        self._sitters = sitters
        self._view_now = view_now

    def companion(self) -> Companion | None:
        """What goes along with a race that one person drives alone; made when the race is played, not watched."""
        if len(self._sitters) > 1 or self._sitters[0].is_bot:
            return None
        return SoloRun(self._rules, self._header, self.picture, self._stage.home.saves, self._stage.figures.medals)

    def retiring(self, seat: Seat) -> Move:
        """The move that takes a car out of the race."""
        return Retire(seat)

    def is_forced(self, move: str) -> bool:
        """Whether a move in notation was nobody's choice."""
        return move in (notation.write(CRASH), notation.write(WAIT))

    def is_in_play(self, seat: Seat) -> bool:
        """Whether a seat has turns to come."""
        progress = self._view_now().cars[seat].progress
        return progress.finish is None and not progress.retired

    def charts(self) -> tuple[Chart, ...]:
        """The race in charts."""
        return race_charts(self.picture.story, self._sitters, self._stage.texts)

    def restyle(self) -> None:
        """The settings may have changed: take the language and the paper that they say now."""
        self.picture.restyle(self._stage.texts, self._mood)

    @property
    def _mood(self) -> Mood:
        return GRAPH if self._stage.settings.paper is Paper.GRAPH else BLUEPRINT


def map_picture_of(map_path: Path | None, board: str) -> MapPicture | None:
    """The picture of the map, if it is still the track that is raced on: maps change, records do not."""
    if map_path is None:
        return None
    loaded = read_map(map_path)
    return loaded.picture if loaded.track is not None and loaded.track.to_text() == board else None
