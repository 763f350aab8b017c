"""Between what was chosen and the table: waits, if it must, until the worker has measured the track."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.core.option_words import read_options
from game.core.record import OptionValue, SeatLine
from game.files.pars import Measured
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import is_par_needed, prepare
from game.games.racetrack.track import Track
from game.scenes.games import pages_of
from game.scenes.loop_lobby import loop_header
from game.scenes.page import Overlay
from game.scenes.race_tracks import Offered, RaceTracks
from game.scenes.seating import Seating
from game.scenes.start import match_scene, race_header, seat_devices, seat_people, table_for
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.items import Action
from game.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class Race:
    """A race that was asked for: the map and its track, the options chosen, who sits where, the seed if it matters."""

    path: Path
    track: Track | LunatixTrack
    chosen: dict[str, OptionValue]
    seats: tuple[SeatLine, ...]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A match of a game without tracks that was asked for."""

    game: str
    chosen: dict[str, OptionValue]
    seats: tuple[SeatLine, ...]
    seed: int | None = None


def begin_race(
    stage: Stage, tracks: RaceTracks, offered: Offered, chosen: dict[str, OptionValue], seating: Seating
) -> None:
    """Open the table at once if all is known, else wait for the par on an overlay."""
    if offered.track is None:
        raise ValueError(f"{offered.path.name} has no track to race on")
    sitters = enumerate(seating.sitters)
    devices = {seat: sitter.device for seat, sitter in sitters if sitter.device is not None}
    race = Race(offered.path, offered.track, chosen, seating.lines())
    stage.app.push(_scene_for(stage, tracks, race, offered.track, lambda: seat_devices(stage, devices)))


def asked_match(stage: Stage, asked: Race | Asked) -> Scene:
    """What a match that was asked for without the lobby begins with: its table, or the wait for it."""
    if isinstance(asked, Race):
        return _asked_race(stage, asked)
    make_header = pages_of(asked.game).header
    if make_header is None:
        raise ValueError(f"{asked.game} is played on a track")
    header = make_header(stage, asked.chosen, asked.seats, asked.seed)
    seat_people(stage, asked.seats)
    return match_scene(stage, header, None)


def _asked_race(stage: Stage, race: Race) -> Scene:
    if isinstance(race.track, LunatixTrack):
        header = loop_header(race.track, race.path, stage.lunatix_figures, race.chosen, race.seats, race.seed)
        seat_people(stage, race.seats)
        return table_for(stage, header, race.path)
    return _scene_for(stage, RaceTracks(stage), race, race.track, lambda: seat_people(stage, race.seats))


def _scene_for(stage: Stage, tracks: RaceTracks, race: Race, track: Track, sit_down: Callable[[], None]) -> Scene:
    def table(known: Measured | None) -> TableScene:
        tracks.drop()
        par = None if known is None else known.par
        header = race_header(track, race.path, stage.figures, race.chosen, race.seats, par, race.seed)
        sit_down()
        return table_for(stage, header, race.path)

    options = read_options(prepare(track, stage.figures, race.chosen, len(race.seats)), Options())
    known = tracks.par(track, options, len(race.seats))
    if known is not None or not is_par_needed(race.chosen, len(race.seats)) or tracks.has_failed:
        return table(known)
    return Measuring(stage, tracks, (track, options, len(race.seats)), table)


class Measuring(Overlay):
    """Shows how far the worker is; the race begins when it is done, or at once if the table does not want to wait."""

    heading = "lobby.measuring_title"

    def __init__(
        self,
        stage: Stage,
        tracks: RaceTracks,
        measured: tuple[Track, Options, int],
        make_table: Callable[[Measured | None], TableScene],
    ) -> None:
        super().__init__(stage)
        self._tracks, self._make_table = tracks, make_table
        self._measured = measured

    def enter(self) -> None:
        """Two ways out."""
        items = [
            Action(self.words("page.back"), self.app.pop, icon="return"),
            Action(self.words("lobby.start_anyway"), lambda: self._go(None), icon="flag"),
        ]
        self.menu = self.make_menu(items, self.app.pop)

    def body_words(self) -> str:
        """How far it is."""
        share = self._tracks.share(*self._measured)
        return self.words("lobby.measuring", share=round(100 * (share or 0)))

    def update(self, ms: int) -> None:
        """Go on when the par is there."""
        super().update(ms)
        self._tracks.measure(*self._measured)
        self._tracks.poll(self.app.now)
        known = self._tracks.par(*self._measured)
        if known is not None or self._tracks.has_failed:
            self._go(known)

    def _go(self, known: Measured | None) -> None:
        self.app.replace(self._make_table(known))
