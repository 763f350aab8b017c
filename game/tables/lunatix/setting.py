"""Lunatix Loop set out on a table: its picture, its moves for leaving and stopping, its charts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.record import Header
from game.core.rules import Seat
from game.files.tiled import read_map
from game.files.tiled_picture import MapPicture
from game.games.catalogue import AnyRules
from game.games.lunatix.moves import STOP, Move, Retire
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import View
from game.tables.chart import Chart
from game.tables.companion import Companion
from game.tables.gathering import Gathering
from game.tables.lunatix.charts import loop_charts
from game.tables.lunatix.picture import LunatixPicture
from game.tables.seats import Sitter
from game.tables.sideline import Sideline
from game.tables.stage import Stage


class LunatixSetting:
    """What a table needs to know of Lunatix Loop."""

    def __init__(
        self,
        stage: Stage,
        header: Header,
        rules: AnyRules,
        sitters: Sequence[Sitter],
        map_path: Path | None,
        view_of: Callable[[Seat | None], View],
    ) -> None:
        assert isinstance(rules, LunatixRules), "the catalogue's rules of lunatix"
        picture = loop_picture_of(map_path, header.board)
        self.picture = LunatixPicture(rules, sitters, stage.texts, picture, view_of, header.seed)
        self.stopping: Move = STOP
        self.sideline: Sideline | None = None
        self.has_undo = False
        """Dice, cards and secrets have been seen; planned steps are taken back on the board."""
        self._stage = stage
        self._sitters = sitters
        self._view_of = view_of
        self._texts = stage.texts

    @property
    def gathering(self) -> Gathering:
        """The blind pad."""
        return self.picture.gathering

    def companion(self) -> Companion | None:
        """Nothing goes along."""
        return None

    def retiring(self, seat: Seat) -> Move:
        """The move that takes a car out of the race."""
        return Retire(seat)

    def is_forced(self, move: str) -> bool:
        """Nothing is taken back, so nothing goes with it."""
        return False

    def is_in_play(self, seat: Seat) -> bool:
        """Whether a seat has turns to come."""
        return self._view_of(None).race.cars[seat].is_running

    def restyle(self) -> None:
        """The settings may have changed: take the language, and the time to take back, that they say now."""
        self._texts = self._stage.texts
        self.picture.gathering.grace_ms = self._stage.settings.take_back.ms
        self.picture.restyle(self._stage.texts)

    def charts(self) -> tuple[Chart, ...]:
        """The race in charts."""
        return loop_charts(self.picture.story, self._sitters, self._texts)


def loop_picture_of(map_path: Path | None, board: str) -> MapPicture | None:
    """The picture of the map, if it is still the loop that is raced on: maps change, records do not."""
    if map_path is None:
        return None
    loaded = read_map(map_path)
    return loaded.picture if loaded.loop is not None and loaded.loop.to_text() == board else None
