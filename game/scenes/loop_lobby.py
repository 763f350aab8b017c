"""The lobby of Lunatix Loop: the same seats and track list as Racetrack's, with loops and options of its own."""

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import ClassVar, Final

from game.core.record import Header, OptionValue, SeatLine
from game.files.maps import LUNATIX
from game.games.catalogue import find_game
from game.games.lunatix.figures import Figures
from game.games.lunatix.prepare import prepare
from game.games.lunatix.track import LunatixTrack
from game.scenes.lobby import Lobby
from game.scenes.page import Page
from game.scenes.race_options import RaceOptions
from game.scenes.race_tracks import Offered
from game.ui.items import Action

_SEED_BITS: Final = 48
_LONE_BOTS: Final = 3


class LoopLobby(Lobby):
    """See `Lobby`; a race on a loop needs two cars at least."""

    heading = "lobby.loop.title"
    game: ClassVar[str] = LUNATIX
    too_few: ClassVar[str] = "lobby.loop.too_few"

    @property
    def lone_bots(self) -> int:
        """Enough for a race, where nobody has said how many."""
        is_alone = self.seating.people == 1 and not self.seating.bots
        return min(_LONE_BOTS, (self.starts or self.seating.places) - 1) if is_alone else 0

    def more_items(self) -> tuple[Action, ...]:
        """None: loops are drawn in Tiled."""
        return ()

    @property
    def starts(self) -> int | None:
        """How many cars the loop has room for."""
        return len(self.track.loop.starts) if self.track and self.track.loop else None

    def options_page(self) -> Page:
        """The page of the game's options."""
        return RaceOptions(self.stage, self.game, self.chosen, self.track.loop if self.track else None)

    def begin_on(self, offered: Offered) -> None:
        """Go to the table of this loop."""
        from game.scenes.start import seat_devices, table_for  # noqa: PLC0415 - brings in the table

        if offered.loop is None:
            raise ValueError(f"{offered.path.name} has no loop to race on")
        header = loop_header(offered.loop, offered.path, self.stage.lunatix_figures, self.chosen, self.seating.lines())
        seat_devices(self.stage, self.devices())
        self.app.push(table_for(self.stage, header, offered.path))

    def measure(self, offered: Offered) -> None:
        """A loop has no par."""

    def facts(self, offered: Offered) -> list[str]:
        """Author, squares, bends and laps."""
        loop = offered.loop
        if loop is None:
            return [finding.line() for finding in offered.findings]
        texts = self.stage.texts
        laps = self.chosen.get("laps", loop.laps)
        first = [texts("lobby.by", author=loop.author)] if loop.author else []
        first.append(texts.count("lobby.laps", int(laps)))
        lanes = " / ".join(map(str, loop.lanes))
        lines = [" \N{MIDDLE DOT} ".join(first), texts("lobby.loop.squares", lanes=lanes)]
        lines.append(texts.count("lobby.loop.bends", len(loop.curves)))
        return lines


def loop_header(
    track: LunatixTrack, map_path: Path | None, figures: Figures, chosen: Mapping[str, OptionValue],
    seats: tuple[SeatLine, ...], seed: int | None = None,
) -> Header:  # fmt: skip
    """The header of a race on a loop. Raises ValueError for options that do not go together."""
    return Header(
        game=LUNATIX,
        rules=find_game(LUNATIX).rules_version,
        seed=randbits(_SEED_BITS) if seed is None else seed,
        seats=seats,
        options=prepare(track, figures, chosen),
        board=track.to_text(),
        board_file=map_path.name if map_path else "",
    )
