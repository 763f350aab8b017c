"""A game set out on a table: what the one loop for all games needs to know of each."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.core.record import Header
from game.core.rules import Seat
from game.games.catalogue import AnyRules
from game.tables.chart import AnyChart
from game.tables.companion import Companion
from game.tables.gathering import Gathering
from game.tables.picture import TablePicture
from game.tables.racetrack.race import RaceSetting
from game.tables.seats import Sitter
from game.tables.sideline import Sideline
from game.tables.stage import Stage


class GameSetting(Protocol):
    """One game at one table."""

    @property
    def picture(self) -> TablePicture:
        """How it looks."""

    @property
    def stopping(self) -> Any:
        """CLOCK's move that ends the match when all have agreed to it."""

    @property
    def gathering(self) -> Gathering | None:
        """How several seats decide at once in secret, in games that know that."""

    @property
    def sideline(self) -> Sideline | None:
        """What waiting seats may do beside the match, in games that know that."""

    @property
    def has_undo(self) -> bool:
        """Whether moves may be taken back at all."""

    def retiring(self, seat: Seat) -> Any:
        """CLOCK's move that takes a seat out of the match."""

    def companion(self) -> Companion | None:
        """What goes along with a match that is played, not watched; a new one each time."""

    def is_forced(self, move: str) -> bool:
        """Whether a move in notation was nobody's choice."""

    def is_in_play(self, seat: Seat) -> bool:
        """Whether a seat has moves to come."""

    def restyle(self) -> None:
        """The settings may have changed; the picture's `lay_out` follows."""

    def charts(self) -> tuple[AnyChart, ...]:
        """What is worth looking at after the match."""


def set_out(
    stage: Stage,
    header: Header,
    rules: AnyRules,
    sitters: Sequence[Sitter],
    map_path: Path | None,
    view_of: Callable[[Seat | None], Any],
) -> GameSetting:
    """The game of a header on a table. Raises ValueError for a game that no table knows.

    `view_of` gives the present view of a seat, or of the whole table for None.
    """
    if header.game == "racetrack":
        return RaceSetting(stage, header, rules, sitters, map_path, lambda: view_of(None))
    if header.game == "lunatix":
        # Imported here: whoever races on paper needs no Trabants.
        from game.tables.lunatix.setting import LunatixSetting  # noqa: PLC0415

        return LunatixSetting(stage, header, rules, sitters, map_path, view_of)
    if header.game == "lucky-loop":
        from game.tables.lucky.setting import LuckySetting  # noqa: PLC0415 - the same for planes

        return LuckySetting(stage, header, rules, sitters, map_path, view_of)
    raise ValueError(f'no table knows the game "{header.game}"')
