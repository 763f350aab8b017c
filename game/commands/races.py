"""A race for a command: whole options out of the chosen ones, with the solver's help where they need it."""

from collections.abc import Mapping

from game.commands.command import WrongInput
from game.commands.progress import progress_bar
from game.core.record import OptionValue
from game.games.racetrack.figures import Figures
from game.games.racetrack.options import Options, read_options
from game.games.racetrack.prepare import find_par, is_par_needed, prepare
from game.games.racetrack.track import Track


def whole_options(
    name: str, track: Track, figures: Figures, chosen: Mapping[str, OptionValue], seats: int
) -> dict[str, OptionValue]:
    """All options of a race on the track with that name. Raises WrongInput for choices that do not fit."""
    options = checked_options(track, figures, chosen, seats)
    if not is_par_needed(chosen, seats):
        return options
    with progress_bar(name) as tell:
        par = find_par(track, read_options(options, Options()), seats, progress=tell)
    return prepare(track, figures, chosen, seats, par)


def checked_options(
    track: Track, figures: Figures, chosen: Mapping[str, OptionValue], seats: int
) -> dict[str, OptionValue]:
    """All options as far as they do not need the solver. Raises WrongInput for choices that do not fit."""
    try:
        return prepare(track, figures, chosen, seats)
    except ValueError as wrong:
        raise WrongInput(f"--option: {wrong}") from None
