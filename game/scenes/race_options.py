"""The options page of the race games: the options of every game, and laps that the map may tell."""

from collections.abc import Mapping

from game.core.option_words import read_options
from game.core.record import OptionValue
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.options import Mode, Options
from game.games.racetrack.track import Course, Track
from game.scenes.options_page import OptionsPage
from game.tables.stage import Stage


class RaceOptions(OptionsPage):
    """See `OptionsPage`; `track` is the one that is chosen, if any."""

    def __init__(
        self, stage: Stage, game: str, chosen: dict[str, OptionValue], track: Track | LunatixTrack | None
    ) -> None:
        super().__init__(stage, game, chosen)
        self._track = track

    def values(self, name: str, offered: list[OptionValue]) -> tuple[list[OptionValue], list[str]]:
        """The numbers of laps in rising order, the track's own among them."""
        if name != "laps":
            return super().values(name, offered)
        own = self.default(name, offered)
        laps: list[OptionValue] = [*sorted({value for value in (*offered, own) if isinstance(value, int)})]
        values, words = super().values(name, laps)
        words[values.index(own)] = self.words("lobby.option.laps.track", n=own)
        return values, words

    def default(self, name: str, values: list[OptionValue]) -> OptionValue:
        """The track's own laps need no choice."""
        return self._track.laps if name == "laps" and self._track is not None else super().default(name, values)

    def conflict(self, name: str) -> str | None:
        """Lines do not block simple cars, and a sprint has no laps."""
        if name == "line_blocking" and self.chosen.get("mode") == Mode.SIMPLE.value:
            return self.words("lobby.option.line_blocking.not_simple")
        if name == "laps" and isinstance(self._track, Track) and self._track.course is Course.SPRINT:
            return self.words("lobby.option.laps.sprint")
        return None

    def settle(self) -> None:
        """Simple cars block no lines."""
        if self.chosen.get("mode") == Mode.SIMPLE.value:
            self.chosen.pop("line_blocking", None)


def options_of(chosen: Mapping[str, OptionValue], track: Track) -> Options:
    """The options as far as the table chose them, with the track's laps."""
    base = read_options({"laps": 1 if track.course is Course.SPRINT else track.laps}, Options())
    return read_options(chosen, base)
