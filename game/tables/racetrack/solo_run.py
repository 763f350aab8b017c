"""A lone race's companion: asks the worker for the optimum, brings the ghost, keeps the best run."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from game.core.record import Header
from game.crew import Crew, Fault, Worked
from game.files.best_runs import BestRun, best_run, keep_run, run_key
from game.games.racetrack.figures import Medals
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import Solution, solve
from game.games.racetrack.state import State
from game.games.racetrack.track import Cell
from game.tables.companion import Companion
from game.tables.racetrack.picture import RacetrackPicture
from game.tables.racetrack.solo import SoloSheet

TOPIC: Final = "optimal line"


def sheet_of(companion: Companion | None) -> SoloSheet | None:
    """The figures of a lone race; None for every other match."""
    return companion.sheet if isinstance(companion, SoloRun) else None


class SoloRun:
    """See `Companion`."""

    def __init__(
        self, rules: RacetrackRules, header: Header, picture: RacetrackPicture, saves: Path, medals: Medals
    ) -> None:
        self._rules = rules
        self._header = header
        self._picture = picture
        self._saves = saves
        self._key = run_key(header.board, header.options)
        self._is_kept = False
        best = best_run(saves, self._key)
        self.sheet = SoloSheet(
            medals, best=None if best is None else best.turns, ghost=() if best is None else best.spots
        )
        picture.solo = self.sheet

    def begin(self, crew: Crew) -> None:
        """Let the worker look for the shortest way from this car's place."""
        if self.sheet.optimum is None and not self.sheet.is_impossible:
            rules = self._rules
            start = rules.options.place
            crew.work(TOPIC, partial(solve, rules.track, rules.laps, start=start, mode=rules.options.mode))

    def worked(self, crew: Crew, news: Worked | Fault) -> None:
        """The shortest way is known."""
        if isinstance(news, Worked) and news.topic == TOPIC:
            solution: Solution = news.result
            self.sheet.optimum = solution.moves
            self.sheet.is_impossible = solution.moves is None
            self.sheet.line = solution.path

    def update(self, crew: Crew) -> None:
        """Follow the worker's progress."""
        if self.sheet.optimum is None:
            self.sheet.share = crew.share(TOPIC)

    def shown(self, view: State, *, is_over: bool) -> None:
        """Once the car is home its run is weighed, and kept when it is the best."""
        finish = view.cars[0].progress.finish
        if not is_over or finish is None:
            self.sheet.finished = None
            return
        self.sheet.finished = finish.turn
        if self._is_kept:
            return
        self._is_kept = True
        run = BestRun(self._header.seats[0].name, self._spots())
        with suppress(OSError):  # a full disk must not stop the race from being shown
            self.sheet.is_record = keep_run(self._saves, self._key, run)
        if self.sheet.is_record:
            self.sheet.best = run.turns

    def _spots(self) -> tuple[Cell, ...]:
        return tuple(self._picture.story.runs[0].spots)
