"""Retro Loonacy set out on a table: its picture, its moves for leaving and stopping, its charts."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from game.core.record import Header, OptionValue
from game.core.rules import Seat
from game.games.catalogue import AnyRules
from game.games.loonacy.moves import HAND_OVER, RETIRE, STOP, Move
from game.games.loonacy.prepare import seating
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import View
from game.tables.chart import Chart
from game.tables.companion import Companion
from game.tables.gathering import Gathering
from game.tables.loonacy.charts import loonacy_charts
from game.tables.loonacy.picture import LoonacyPicture
from game.tables.seats import Sitter
from game.tables.stage import Stage


class LoonacySetting:
    """What a table needs to know of Retro Loonacy."""

    def __init__(
        self,
        stage: Stage,
        header: Header,
        rules: AnyRules,
        sitters: Sequence[Sitter],
        map_path: Path | None,
        view_of: Callable[[Seat | None], View],
    ) -> None:
        assert isinstance(rules, LoonacyRules), "the catalogue's rules of loonacy"
        self.picture = LoonacyPicture(rules, sitters, stage.texts, view_of, stage.sound.play)
        self.stopping: Move = STOP
        self.has_undo = False
        """Others have seen and answered every move."""
        self.gathering: Gathering | None = None
        self.sideline = None
        self._stage = stage
        self._sitters = sitters
        self._view_of = view_of

    def companion(self) -> Companion | None:
        """Nothing goes along."""
        return None

    def retiring(self, seat: Seat) -> Move:
        """The move with which a seat leaves."""
        return RETIRE[seat]

    def handing_over(self, seat: Seat, is_bot: bool) -> Move:
        """The move with which a seat goes over to a bot or a person."""
        return HAND_OVER[seat][is_bot]

    def options_for(self, options: Mapping[str, OptionValue], players: Sequence[str]) -> dict[str, OptionValue]:
        """The options of a match, with these players on its seats."""
        return {**options, **seating(players)}

    def is_forced(self, move: str) -> bool:
        """Nothing is taken back, so nothing goes with it."""
        return False

    def is_in_play(self, seat: Seat) -> bool:
        """Whether a seat is in."""
        return bool(self._view_of(None).game.table.seated >> seat & 1)

    def restyle(self) -> None:
        """The settings may have changed: take the language that they say now."""
        self.picture.restyle(self._stage.texts)

    def charts(self) -> tuple[Chart, ...]:
        """The match in charts."""
        story, game, is_timed = self.picture.showing.story, self._view_of(None).game, self.picture.is_timed
        glance_ms = self.picture.showing.kit.times.glance
        return loonacy_charts(story, game, self._sitters, self._stage.texts, glance_ms, is_timed=is_timed)
