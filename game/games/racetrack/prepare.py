"""The final options of a race from what the table chose: the map's laps, the limit of turns, a lone car's place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.option_words import read_options, write_options
from game.core.record import OptionValue
from game.games.racetrack.figures import Figures
from game.games.racetrack.options import Options
from game.games.racetrack.solver import Progress, solve
from game.games.racetrack.track import Course, Track


@dataclass(frozen=True, slots=True)
class Par:
    """What the solver proved: the fewest moves of one clean lap and of the whole clean race, a lone car's best place.

    None: no car can do it.
    """

    lap: int | None
    place: int = 1
    race: int | None = None


def prepare(
    track: Track,
    figures: Figures,
    chosen: Mapping[str, OptionValue],
    seats: int,
    par: Par | None = None,
) -> dict[str, OptionValue]:
    """All options of a race, as words. Pure and quick.

    What is not chosen is as the figures offer it; laps as the map says; the limit of turns and the
    place of a lone car as `par` allows, which may be left out where `is_par_needed` says so. Raises
    ValueError for choices that `read_options` refuses.
    """
    base = read_options({offer.option: offer.default for offer in figures.offers}, Options())
    options = read_options(chosen, replace(base, laps=track.laps))
    if track.course is Course.SPRINT:
        options = replace(options, laps=1)
    if "turn_limit" not in chosen:
        lap = None if par is None else par.lap
        options = replace(options, turn_limit=figures.turn_limit.rounds(lap, options.laps))
    if seats == 1 and "place" not in chosen and par is not None:
        options = replace(options, place=par.place)
    return write_options(options)


def is_par_needed(chosen: Mapping[str, OptionValue], seats: int) -> bool:
    """Whether `prepare` would come to something else without the par."""
    return "turn_limit" not in chosen or (seats == 1 and "place" not in chosen)


def find_par(track: Track, options: Options, seats: int, *, progress: Progress | None = None) -> Par:
    """Solve the track for `prepare`; may take seconds on a large one.

    A lone car starts on the place from which its whole race is shortest, the lowest if equal.
    """
    lap = solve(track, 1, mode=options.mode, progress=progress)
    race = lap if options.laps == 1 else solve(track, options.laps, mode=options.mode, progress=progress)
    return Par(lap.moves, (race if seats == 1 else lap).place or 1, race.moves)
