"""Lucky Loop set out on a table: its picture, its moves for leaving and stopping, its charts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.record import Header
from game.core.rules import Seat
from game.games.catalogue import AnyRules
from game.games.lucky.moves import RETIRE, STOP, Move
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NOT_FLOWN, View
from game.tables.chart import AnyChart
from game.tables.companion import Companion
from game.tables.gathering import Gathering
from game.tables.lucky.charts import show_charts
from game.tables.lucky.picture import LuckyPicture
from game.tables.seats import Sitter
from game.tables.sideline import Sideline
from game.tables.stage import Stage


class LuckySetting:
    """What a table needs to know of Lucky Loop."""

    def __init__(
        self,
        stage: Stage,
        header: Header,
        rules: AnyRules,
        sitters: Sequence[Sitter],
        map_path: Path | None,
        view_of: Callable[[Seat | None], View],
    ) -> None:
        assert isinstance(rules, LuckyRules), "the catalogue's rules of lucky"
        self.picture = LuckyPicture(rules, sitters, stage.texts, view_of, stage.chairs.device_of)
        self.stopping: Move = STOP
        self.gathering: Gathering | None = None
        self.sideline: Sideline | None = self.picture
        self.has_undo = False
        """Cards and dice have been seen; steps of a plan are taken back on the table."""
        self._stage = stage
        self._rules = rules
        self._sitters = sitters
        self._view_of = view_of
        self.restyle()

    def companion(self) -> Companion | None:
        """Nothing goes along; but at a table where people play, those who wait may guess."""
        self.picture.sideline.is_manned = True
        return None

    def retiring(self, seat: Seat) -> Move:
        """The move that takes a pilot out of the game."""
        return RETIRE[seat]

    def is_forced(self, move: str) -> bool:
        """Nothing is taken back, so nothing goes with it."""
        return False

    def is_in_play(self, seat: Seat) -> bool:
        """Whether a seat has turns to come; a final show that has been flown leaves none of any meaning."""
        pilot = self._view_of(None).game.pilots[seat]
        return not pilot.has_retired and pilot.final_result == NOT_FLOWN

    def restyle(self) -> None:
        """The settings may have changed: take the language that they say now, and odds or none."""
        self.picture.restyle(self._stage.texts, has_odds=self._stage.settings.odds)

    def charts(self) -> tuple[AnyChart, ...]:
        """The game in charts."""
        tallies = [pilot.tally for pilot in self._view_of(None).game.pilots]
        story, sideline = self.picture.story, self.picture.sideline
        return show_charts(self._rules, story, sideline, tallies, self._sitters, self._stage.texts)
