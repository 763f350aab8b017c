"""A race in words: why a spot cannot be chosen, and what has just happened."""

from collections.abc import Callable

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.racetrack.lines import Barrier, CrossesLine, Taken, ThroughCar, Wall
from game.games.racetrack.options import Mode
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
    RaceEnded,
    RoundEnded,
    Waited,
)

NameOf = Callable[[Seat], str]


def barrier_words(texts: Texts, barrier: Barrier, name_of: NameOf) -> str:
    """Why a candidate is not legal."""
    match barrier:
        case Wall():
            return texts("racetrack.wall")
        case Taken(seat):
            return texts("racetrack.taken", name=name_of(seat))
        case CrossesLine(seat):
            return texts("racetrack.crosses_line", name=name_of(seat))
        case ThroughCar(seat):
            return texts("racetrack.through_car", name=name_of(seat))


def event_words(texts: Texts, event: Event, name_of: NameOf, laps: int, mode: Mode) -> str | None:
    """One plain sentence for the log; None for what needs none."""
    match event:
        case PlaceTaken(seat, place, _):
            return texts("racetrack.log_place", name=name_of(seat), place=place)
        case Moved(seat, start, end):
            speed = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
            if speed == 0:
                return texts("racetrack.log_stay", name=name_of(seat))
            return texts.count("racetrack.log_move", speed, name=name_of(seat))
        case Crashed(seat, _, wall, turns_lost):
            # In simple mode the border may be driven into; else a car crashes when it has no other choice.
            key = "racetrack.log_border" if mode is Mode.SIMPLE and wall is not None else "racetrack.log_crash"
            return texts.count(key, turns_lost, name=name_of(seat))
        case Waited(seat, left):
            return texts.count("racetrack.log_wait", left, name=name_of(seat))
        case CheckpointPassed(seat, order):
            return texts("racetrack.log_checkpoint", name=name_of(seat), order=order)
        case LineCrossed():
            return _line_words(texts, event, name_of, laps)
        case Bumped(seat, by):
            return texts("racetrack.log_bump", name=name_of(by), other=name_of(seat))
        case Finished(seat, turn):
            return texts.count("racetrack.log_finish", turn, name=name_of(seat))
        case HasRetired(seat):
            return texts("racetrack.log_retire", name=name_of(seat))
        case RaceEnded():
            return texts("racetrack.log_end")
        case RoundEnded():
            return None


def _line_words(texts: Texts, event: LineCrossed, name_of: NameOf, laps: int) -> str | None:
    """What crossing the finish came to; None when the car has finished, which is told by itself."""
    name = name_of(event.seat)
    if not event.is_forward:
        return texts("racetrack.log_backward", name=name)
    if not event.has_lap:
        return texts("racetrack.log_no_lap", name=name)
    return None if event.laps >= laps else texts("racetrack.log_lap", name=name, lap=event.laps, laps=laps)
