"""Between lobby and table: waits, if it must, until the worker has measured the track, then begins the race."""

from game.core.record import OptionValue
from game.files.pars import Measured
from game.games.racetrack.prepare import is_par_needed
from game.scenes.page import Overlay
from game.scenes.race_options import options_of
from game.scenes.race_tracks import Offered, RaceTracks
from game.scenes.seating import Seating
from game.scenes.start import race_header, seat_devices, table_for
from game.tables.stage import Stage
from game.ui.items import Action


def begin_race(
    stage: Stage, tracks: RaceTracks, offered: Offered, chosen: dict[str, OptionValue], seating: Seating
) -> None:
    """Open the table at once if all is known, else wait for the par on an overlay."""
    track = offered.track
    if track is None:
        raise ValueError(f"{offered.path.name} has no track to race on")
    seats = len(seating.sitters)
    known = tracks.par(track, options_of(chosen, track), seats)
    if known is not None or not is_par_needed(chosen, seats) or tracks.has_failed:
        _open_table(stage, tracks, offered, chosen, seating, known)
    else:
        stage.app.push(Measuring(stage, tracks, offered, chosen, seating))


def _open_table(
    stage: Stage, tracks: RaceTracks, offered: Offered, chosen: dict[str, OptionValue], seating: Seating,
    known: Measured | None,
) -> None:  # fmt: skip
    assert offered.track is not None
    tracks.drop()
    par = None if known is None else known.par
    header = race_header(offered.track, offered.path, stage.figures, chosen, seating.lines(), par)
    sitters = enumerate(seating.sitters)
    seat_devices(stage, {seat: sitter.device for seat, sitter in sitters if sitter.device is not None})
    stage.app.push(table_for(stage, header, offered.path))


class Measuring(Overlay):
    """Shows how far the worker is; the race begins when it is done, or at once if the table does not want to wait."""

    heading = "lobby.measuring_title"

    def __init__(
        self, stage: Stage, tracks: RaceTracks, offered: Offered, chosen: dict[str, OptionValue], seating: Seating
    ) -> None:
        super().__init__(stage)
        self._tracks, self._offered, self._chosen, self._seating = tracks, offered, chosen, seating

    def enter(self) -> None:
        """Two ways out."""
        items = [
            Action(self.words("page.back"), self.app.pop, icon="return"),
            Action(self.words("lobby.start_anyway"), lambda: self._go(None), icon="flag"),
        ]
        self.menu = self.make_menu(items, self.app.pop)

    def body_words(self) -> str:
        """How far it is."""
        track = self._offered.track
        assert track is not None
        share = self._tracks.share(track, options_of(self._chosen, track), len(self._seating.sitters))
        return self.words("lobby.measuring", share=round(100 * (share or 0)))

    def update(self, ms: int) -> None:
        """Go on when the par is there."""
        super().update(ms)
        track = self._offered.track
        assert track is not None
        options = options_of(self._chosen, track)
        self._tracks.measure(track, options, len(self._seating.sitters))
        self._tracks.poll(self.app.now)
        known = self._tracks.par(track, options, len(self._seating.sitters))
        if known is not None or self._tracks.has_failed:
            self._go(known)

    def _go(self, known: Measured | None) -> None:
        self.app.pop()
        _open_table(self.stage, self._tracks, self._offered, self._chosen, self._seating, known)
