"""What has been seen of a race so far, car by car: folded from its events, so that a picture can lag behind."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.racetrack.board import Board
from game.games.racetrack.moves import HEADINGS
from game.games.racetrack.options import TieBreak
from game.games.racetrack.standings import Merit, gate_distance, grouped, pass_gates
from game.games.racetrack.state import (
    Bumped,
    CheckpointPassed,
    Crashed,
    Event,
    Finished,
    HasRetired,
    LineCrossed,
    Moved,
    PlaceTaken,
    Progress,
    RaceEnded,
    RoundEnded,
    Waited,
)
from game.games.racetrack.track import MOST_LAPS, Cell
from game.tables.racetrack.road_ahead import RoadAhead

_AHEAD: Final = Fraction(MOST_LAPS + 1)
"""More laps than any race has."""
_AT_START: Final = Progress(0, 0, 0, 0, 0, None, retired=False)


class Stroke(NamedTuple):
    """Ink on the board: a move, a dot on the first spot (start equals end), or a cross where the car crashed."""

    seat: Seat
    start: Cell
    end: Cell
    is_crash: bool = False


@dataclass(slots=True)
class Run:
    """One car's race as the table saw it. `trail` holds the spots of its current lap, the last is where it is.

    `pointing` is the direction of its last real move; `spots` the spot before the first turn and after each one;
    `speeds` has a number a turn, the longer side of the move.
    """

    pointing: Cell
    trail: list[Cell] = field(default_factory=list)
    spots: list[Cell] = field(default_factory=list)
    speeds: list[int] = field(default_factory=list)
    vx: int = 0
    vy: int = 0
    crashes: int = 0
    lost_turns: int = 0
    laps: int = 0
    passed: int = 0
    progress: Progress = _AT_START
    """The gates behind the spot where it is: `laps` and `passed` follow a moment later, when that has been shown."""
    finish_merit: Fraction = Fraction(0)
    """What its last lap would be judged by among those of one turn."""
    finish_turn: int | None = None
    is_gone: bool = False
    """Off the track: finished and its round over, or retired."""
    has_retired: bool = False
    has_new_lap: bool = False

    @property
    def spot(self) -> Cell | None:
        """Where the car stands; None before it has a place."""
        return self.trail[-1] if self.trail else None

    @property
    def turns(self) -> int:
        """Turns used: moves, stays, crashes and lost ones."""
        return len(self.speeds)

    @property
    def speed(self) -> int:
        """The longer side of the present velocity, in spots a turn."""
        return max(abs(self.vx), abs(self.vy))

    def stand(self) -> None:
        """Use a turn without moving."""
        self.speeds.append(0)
        self.spots.append(self.spots[-1])


class Story:
    """The race up to some event. `tell` adds the next one."""

    def __init__(
        self,
        board: Board,
        seats: int,
        events: Iterable[Event] = (),
        road_ahead: RoadAhead | None = None,
        tie_break: TieBreak = TieBreak.DISTANCE,
    ) -> None:
        """`road_ahead` may be shared by stories of one track."""
        self._tie_break = tie_break
        self._board = board
        self._road_ahead = road_ahead or RoadAhead(board.track)
        self._start_pointing = HEADINGS[board.forward_heading()]
        self.runs = [Run(self._start_pointing) for _ in range(seats)]
        self.round = 1
        self.ranks: list[tuple[Seat, ...]] = []
        self.retired: list[Seat] = []
        self.places_by_round: list[tuple[int, ...]] = []
        self.is_over = False
        self.strokes: list[Stroke] = []
        """The ink of all current laps, oldest first."""
        self.told = 0
        """How many events have been told."""
        self._placed_at = -1
        self._places: tuple[int, ...] = ()
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Let one more event have happened."""
        self.told += 1
        match event:
            case PlaceTaken(seat, _, spot):
                self.runs[seat].trail = [spot]
                self.runs[seat].spots = [spot]
                self.runs[seat].progress = _AT_START._replace(net_crossings=self._board.start_crossings(spot))
                self.strokes.append(Stroke(seat, spot, spot))
            case Moved(seat, start, end):
                self._move(seat, start, end)
            case Crashed(seat, spot, _, turns_lost):
                run = self.runs[seat]
                run.crashes += 1
                run.lost_turns = turns_lost - 1
                run.vx = run.vy = 0
                run.stand()
                self.strokes.append(Stroke(seat, spot, spot, is_crash=True))
            case Waited(seat, left):
                self.runs[seat].lost_turns = left
                self.runs[seat].stand()
            case CheckpointPassed(seat, order):
                self.runs[seat].passed = order
            case LineCrossed(seat, _, has_lap, laps):
                run = self.runs[seat]
                run.laps, run.passed = laps, 0
                run.has_new_lap = run.has_new_lap or has_lap
            case Bumped(seat, by):
                for other in (seat, by):
                    self.runs[other].vx = self.runs[other].vy = 0
            case Finished(seat, turn):
                self.runs[seat].finish_turn = turn
            case RoundEnded(number, ranked):
                self.round = number + 1
                for seat in (seat for group in ranked for seat in group):
                    self.runs[seat].is_gone = True
                self.ranks += ranked
                self.places_by_round.append(self._place_all())
            case HasRetired(seat):
                self.runs[seat].has_retired = self.runs[seat].is_gone = True
                self.retired.append(seat)
            case RaceEnded():
                self.is_over = True
                self.round = max(1, len(self.places_by_round))

    def places(self) -> tuple[int, ...]:
        """The place of every seat as it stands, 1 for the first; shared places are equal."""
        if self._placed_at != self.told:
            self._places = self._place_all()
            self._placed_at = self.told
        return self._places

    def standing(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats from first to last as it stands: finished, racing by progress, left; equal ones together."""
        ranked = {seat for group in self.ranks for seat in group}
        racing = [seat for seat, run in enumerate(self.runs) if seat not in ranked and not run.has_retired]

        def merit(seat: Seat) -> Merit:
            run = self.runs[seat]
            if run.finish_turn is not None:
                # Ahead of all that race, and among those of its turn as the rules will judge them.
                return _AHEAD, run.finish_merit
            if run.spot is None:
                return (Fraction(0),)
            # From behind the line, or after backing over it, the next crossing counts nothing yet.
            owed = run.progress.lap_crossings - run.progress.net_crossings
            passed = 0 if owed else run.progress.passed
            gate = self._board.next_gate(passed) if not owed else self._board.track.finish
            distance = gate_distance(gate, *self._board.track.centre(*run.spot))
            steps = self._road_ahead.steps(gate, run.spot)
            return Fraction(run.progress.laps), Fraction(-owed), Fraction(passed), Fraction(-steps), -distance

        order = grouped(racing, merit)
        return (*self.ranks, *order, *((seat,) for seat in reversed(self.retired)))

    def _place_all(self) -> tuple[int, ...]:
        places = [0] * len(self.runs)
        above = 0
        for group in self.standing():
            for seat in group:
                places[seat] = above + 1
            above += len(group)
        return tuple(places)

    def _move(self, seat: Seat, start: Cell, end: Cell) -> None:
        run = self.runs[seat]
        run.vx, run.vy = end[0] - start[0], end[1] - start[1]
        run.speeds.append(run.speed)
        run.spots.append(end)
        self._pass_gates(run, seat, start, end)
        if run.has_new_lap:
            # The lap that is over goes, but for the move that ended it.
            run.trail = run.trail[-2:]
            last = [stroke for stroke in self.strokes if stroke.seat == seat and stroke.end == run.spot][-1:]
            self.strokes = [stroke for stroke in self.strokes if stroke.seat != seat] + last
            run.has_new_lap = False
        if (run.vx, run.vy) != (0, 0):
            run.pointing = (run.vx, run.vy)
            run.trail.append(end)
            self.strokes.append(Stroke(seat, start, end))

    def _pass_gates(self, run: Run, seat: Seat, start: Cell, end: Cell) -> None:
        track = self._board.track
        cuts = self._board.cuts(start, end)
        run.progress, _, lap_cut = pass_gates(run.progress, seat, cuts, len(track.checkpoints))
        if lap_cut is None:
            return
        if self._tie_break is TieBreak.MOMENT:
            run.finish_merit = Fraction(-lap_cut.over, lap_cut.under)
        else:
            run.finish_merit = Fraction(track.finish.side(*track.centre(*end)))
