"""A race for a command: its figures, and whole options out of the chosen ones, with the solver's help if need be."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any, Final

from game.commands.arguments import chosen_options
from game.commands.command import WrongInput
from game.commands.progress import progress_bar
from game.commands.tracks import Ground
from game.core.record import OptionValue
from game.files.decks import Dealt, racetrack_figures
from game.files.lunatix_decks import lunatix_figures
from game.files.maps import LUNATIX
from game.files.paths import Home
from game.games.catalogue import find_game
from game.games.lunatix.options import Options as LoopOptions
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.options import Options, read_options
from game.games.racetrack.prepare import find_par, is_par_needed, prepare

LOOP_OPTIONS: Final[Mapping[str, tuple[str, Mapping[str, bool]]]] = {
    "doors": ("all_doors", {"basic": False, "all": True}),
    "die": ("kind_die", {"normal": False, "kind": True}),
}
"""Options of Lunatix that the command line names by their values, not by a truth."""


def chosen_for(game: str, arguments: Namespace) -> dict[str, OptionValue]:
    """What `--option` and `--laps` say, in the words of the game's rules. Raises WrongInput for what is no value."""
    chosen = chosen_options(arguments)
    if arguments.laps is not None:
        chosen["laps"] = arguments.laps
    if game == LUNATIX:
        _check_loop_words(chosen)
    for word, (name, values) in LOOP_OPTIONS.items() if game == LUNATIX else ():
        if word not in chosen:
            continue
        value = str(chosen.pop(word))
        if value not in values:
            raise WrongInput(f"--option: {word} must be {' or '.join(values)}, not {value[:40]}")
        chosen[name] = values[value]
    return chosen


def _check_loop_words(chosen: Mapping[str, OptionValue]) -> None:
    """Raises WrongInput for an option that there is not, in the words of the command line."""
    given = {name: word for word, (name, _) in LOOP_OPTIONS.items()}
    names = [field.name for field in fields(LoopOptions)]
    words = [given.get(name, name) for name in names]
    for name in chosen:
        if name not in words and name not in names:
            near = get_close_matches(name, words, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(words)}"
            raise WrongInput(f'--option: there is no option "{name[:40]}"; {hint}')


def figures_of(game: str, home: Home) -> Dealt[Any]:
    """The figures of a game, the player's own or the shipped ones."""
    return lunatix_figures(home) if game == LUNATIX else racetrack_figures(home)


def check_seats(ground: Ground, seats: int) -> None:
    """Raises WrongInput when that many cannot race there."""
    game, starts = find_game(ground.game), len(ground.track.starts)
    if seats < game.least_seats:
        raise WrongInput(f"--seats: {game.name} needs {game.least_seats} seats or more, not {seats}")
    if seats > starts:
        words = f"{starts} start{'s' * (starts != 1)}"
        raise WrongInput(f"{ground.path.name}: the track has {words}, too few for {seats} seats")


def whole_options(
    ground: Ground, figures: Any, chosen: Mapping[str, OptionValue], seats: int
) -> dict[str, OptionValue]:
    """All options of a race. Raises WrongInput for choices that do not fit."""
    options = checked_options(ground, figures, chosen, seats)
    track = ground.track
    if isinstance(track, LunatixTrack) or not is_par_needed(chosen, seats):
        return options
    with progress_bar(ground.path.name) as tell:
        par = find_par(track, read_options(options, Options()), seats, progress=tell)
    return prepare(track, figures, chosen, seats, par)


def checked_options(
    ground: Ground, figures: Any, chosen: Mapping[str, OptionValue], seats: int
) -> dict[str, OptionValue]:
    """All options as far as they do not need the solver. Raises WrongInput for choices that do not fit."""
    track = ground.track
    try:
        if isinstance(track, LunatixTrack):
            return prepare_loop(track, figures, chosen)
        return prepare(track, figures, chosen, seats)
    except ValueError as wrong:
        raise WrongInput(f"--option: {wrong}") from None
