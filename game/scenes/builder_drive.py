"""Test drives: a course becomes a track in the worker, is raced on alone, and the way back leads to the builder."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from game.core.record import SeatLine
from game.core.rules import Seat
from game.crew import CrewError
from game.files.built_tracks import Built, map_of
from game.files.circuits import Workshop
from game.files.own_circuits import save_circuit
from game.files.pars import Measured
from game.files.paths import tracks
from game.games.racetrack.drafting import judged
from game.games.racetrack.solver import Progress
from game.scenes.doors import SceneDoors
from game.scenes.page import Overlay
from game.scenes.race_options import options_of
from game.scenes.race_tracks import Offered, RaceTracks, read_offered
from game.scenes.seating import HUMAN
from game.scenes.start import race_header, seat_people
from game.tables.opening import open_table
from game.tables.racetrack.solo_run import sheet_of
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.items import Action
from game.ui.press import Button, Press


def trial_map(bench: Path, *, built: Built, progress: Progress | None = None) -> Offered:
    """Draw a whole course as a map on the workbench; runs in the worker."""
    layout = judged(built.draft).layout
    assert layout is not None, "only whole courses are tried"
    workshop = Workshop.read(tracks())
    sheet = map_of(workshop, built, layout)
    if progress is not None:
        progress(0.5)
    return read_offered(save_circuit(workshop, sheet, bench, "built"), is_own=False)


class Trial:
    """The track that the course on the board is, as soon as the worker has drawn it, and its fewest moves."""

    def __init__(self, stage: Stage, race_tracks: RaceTracks) -> None:
        self._stage = stage
        self._tracks = race_tracks
        self._wanted: Built | None = None
        self.offered: Offered | None = None
        """The track; None while there is none, or it is still being drawn."""
        self.drawn: Offered | None = None
        """The last one that was drawn of these very pieces, perhaps under another name."""
        self.fault = ""
        """Why it cannot be drawn, if it cannot: no room on the disk, perhaps."""

    def want(self, built: Built | None) -> None:
        """Ask for the track of a whole course, in place of the last one; None: the course is not whole."""
        if built is not None:
            built = replace(built, path=None, text="")
        if built == self._wanted:
            return
        if built is None or self._wanted is None or built.draft != self._wanted.draft:
            self.drawn = None
        self._wanted, self.offered, self.fault = built, None, ""
        if built is not None:
            self._ask(built)

    def again(self) -> None:
        """The worker has done other things meanwhile and forgotten what it was asked."""
        self._tracks.drop()
        if self.is_gone:
            self.offered = None
        if self._wanted is not None and self.offered is None:
            self.fault = ""
            self._ask(self._wanted)

    def poll(self, now: int) -> None:
        """Take in what the worker has found, and let it go on."""
        self._tracks.poll(now)
        is_waiting = self._wanted is not None and self.offered is None and not self.fault
        if self._wanted is not None and is_waiting and not self._tracks.is_laying:  # the worker failed
            self._draw_here(self._wanted)
        if self.offered is not None and self.offered.track is not None:
            track = self.offered.track
            self._tracks.measure(track, options_of({}, track), 1)

    @property
    def is_gone(self) -> bool:
        """Whether it must be drawn again: it could not be, or somebody has cleaned up among temporary files."""
        return bool(self.fault) or (self.offered is not None and not self.offered.path.exists())

    @property
    def measured(self) -> Measured | None:
        """Length and fewest moves, once they are known."""
        track = None if self.offered is None else self.offered.track
        return None if track is None else self._tracks.par(track, options_of({}, track), 1)

    @property
    def share(self) -> float | None:
        """How far the counting of the fewest moves has come, 0..1; None while nothing is counted."""
        track = None if self.offered is None else self.offered.track
        return None if track is None else self._tracks.share(track, options_of({}, track), 1)

    @property
    def has_failed(self) -> bool:
        """Whether the fewest moves will not be known."""
        return self._tracks.has_failed

    def _ask(self, built: Built) -> None:
        try:
            self._tracks.lay(partial(trial_map, built=built), partial(self._take, built))
        except CrewError:
            self._draw_here(built)
        except OSError as fault:
            self.fault = fault.strerror or str(fault)

    def _draw_here(self, built: Built) -> None:
        try:
            self._take(built, trial_map(self._tracks.workbench, built=built))
        except OSError as fault:
            self.fault = fault.strerror or str(fault)

    def _take(self, built: Built, offered: Offered) -> None:
        if built == self._wanted:
            self.offered = self.drawn = offered

    def drive(self) -> None:
        """Go to the table, alone on the track; it must be there."""
        offered, known = self.offered, self.measured
        if offered is None or offered.track is None:
            return
        seats = (SeatLine(self._stage.texts("builder.driver"), HUMAN),)
        par = None if known is None else known.par
        header = race_header(offered.track, offered.path, self._stage.figures, {}, seats, par)
        self._tracks.drop()
        seat_people(self._stage, seats)
        self._stage.app.push(open_table(self._stage, header, offered.path, DriveDoors(self._stage)))


class DriveDoors(SceneDoors):
    """The ways out of a test drive: all lead back to the board."""

    def pause(self, table: TableScene, by: Seat | None, reason: str) -> None:
        """A short menu."""
        self._stage.app.push(DrivePause(self._stage, table))

    def over(self, table: TableScene) -> None:
        """How it went."""
        self._stage.app.push(DriveEnd(self._stage, table))


class DrivePause(Overlay):
    """Lies over a test drive that waits."""

    heading = "builder.drive.pause"

    def __init__(self, stage: Stage, table: TableScene) -> None:
        super().__init__(stage)
        self._table = table

    def enter(self) -> None:
        """Build the rows."""
        self.app.sound.play("pause")
        self.menu = self.make_menu(self.rows(), self.app.pop)

    def rows(self) -> list[Any]:
        """On, again, or back to the board."""
        return [
            Action(self.words("pause.resume"), self.app.pop, icon="play"),
            Action(self.words("builder.drive.again"), self.again, icon="flag"),
            Action(self.words("builder.drive.back"), self.to_board, icon="return"),
        ]

    def press_body(self, press: Press) -> None:
        """The button that asked for it puts it away as well."""
        if press.button is Button.PAUSE:
            self.app.pop()
        else:
            super().press_body(press)

    def again(self) -> None:
        """From the start."""
        header, path = self._table.again(), self._table.map_path
        self.app.pop()
        self.app.replace(open_table(self.stage, header, path, DriveDoors(self.stage)))

    def to_board(self) -> None:
        """Back to the builder, where everything is as it was."""
        self.app.pop()
        self.app.pop()


class DriveEnd(DrivePause):
    """Says how a test drive went."""

    heading = "builder.drive.over"

    def enter(self) -> None:
        """Build the rows."""
        self.menu = self.make_menu(self.rows(), self.to_board)

    def rows(self) -> list[Any]:
        """Back to the board, or again."""
        return super().rows()[:0:-1]

    def press_body(self, press: Press) -> None:
        """Every way out leads to the board."""
        if press.button is Button.PAUSE:
            self.to_board()
        else:
            Overlay.press_body(self, press)

    def body_words(self) -> str:
        """Moves made, and the fewest there can be."""
        sheet = sheet_of(self._table.companion)
        if sheet is None or sheet.finished is None:
            return self.words("builder.drive.unfinished")
        if sheet.optimum is None:
            return self.stage.texts.count("builder.drive.moves", sheet.finished)
        return self.stage.texts.count("builder.drive.moves_of", sheet.finished, best=sheet.optimum)

    def update(self, ms: int) -> None:
        """The worker may still be looking for the shortest way: the table listens."""
        super().update(ms)
        self._table.update(0)
