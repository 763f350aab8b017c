"""Who is ahead: laps and gates counted, finishers of a round ranked, and the rest when a race is ended."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from game.core.rules import Seat
from game.games.racetrack.board import FINISH, Board, Cut
from game.games.racetrack.options import Options, TieBreak
from game.games.racetrack.state import Car, CheckpointPassed, Event, LineCrossed, Progress
from game.games.racetrack.track import Gate

Ranks = tuple[tuple[Seat, ...], ...]
Merit = tuple[Fraction, ...]


def pass_gates(
    progress: Progress, seat: Seat, cuts: Iterable[Cut], checkpoints: int
) -> tuple[Progress, tuple[Event, ...], Cut | None]:
    """Count the gates that one move cuts, in their order; also returns the cut of the last lap counted.

    A forward crossing of the finish counts a lap when all checkpoints were passed in order since the
    crossing before and the net crossings are then more than at the last counted lap.
    """
    net, at_lap, laps, passed = progress.net_crossings, progress.lap_crossings, progress.laps, progress.passed
    events: list[Event] = []
    lap_cut = None
    for cut in cuts:
        if cut.gate != FINISH:
            if cut.is_forward and cut.gate == passed + 1:
                passed += 1
                events.append(CheckpointPassed(seat, passed))
            continue
        net += 1 if cut.is_forward else -1
        has_lap = cut.is_forward and passed == checkpoints and net > at_lap
        if has_lap:
            laps += 1
            at_lap = net
            lap_cut = cut
        passed = 0
        events.append(LineCrossed(seat, cut.is_forward, has_lap, laps))
    return (
        progress._replace(net_crossings=net, lap_crossings=at_lap, laps=laps, passed=passed),
        tuple(events),
        lap_cut,
    )


def rank_finishers(cars: Sequence[Car], seats: Sequence[Seat], options: Options) -> Ranks:
    """Order the seats that finished in one turn: farthest past the line first, or the first to cut it."""

    def merit(seat: Seat) -> Merit:
        finish = cars[seat].progress.finish
        assert finish is not None, "only finished cars are ranked so"
        if options.tie_break is TieBreak.MOMENT:
            return (Fraction(-finish.cut_over, finish.cut_under),)
        return (Fraction(finish.past),)

    return grouped(seats, merit)


def rank_unfinished(board: Board, cars: Sequence[Car], seats: Sequence[Seat]) -> Ranks:
    """Order cars still racing: laps, checkpoints passed, smaller distance to the next gate; equal ones share."""

    def merit(seat: Seat) -> Merit:
        car = cars[seat]
        laps, passed = car.progress.laps, car.progress.passed
        distance = gate_distance(board.next_gate(passed), *board.track.centre(*board.spot(car.cell)))
        return Fraction(laps), Fraction(passed), -distance

    return grouped(seats, merit)


def grouped(seats: Iterable[Seat], merit: Callable[[Seat], Merit]) -> Ranks:
    """Seats in groups of equal merit, the greatest first, seats of one group in rising order."""
    merits = {seat: merit(seat) for seat in sorted(seats)}
    return tuple(
        tuple(seat for seat in merits if merits[seat] == level) for level in sorted(set(merits.values()), reverse=True)
    )


def gate_distance(gate: Gate, x: int, y: int) -> Fraction:
    """The squared distance of a point to a gate, between its ends, in square half pixels, exactly."""
    along_x, along_y = gate.bx - gate.ax, gate.by - gate.ay
    length = along_x * along_x + along_y * along_y
    along = (x - gate.ax) * along_x + (y - gate.ay) * along_y
    if along <= 0:
        return Fraction((x - gate.ax) ** 2 + (y - gate.ay) ** 2)
    if along >= length:
        return Fraction((x - gate.bx) ** 2 + (y - gate.by) ** 2)
    return Fraction(gate.side(x, y) ** 2, length)
