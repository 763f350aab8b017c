"""A race for a command: its figures, and whole options out of the chosen ones, with the solver's help if need be."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any, Final

from game.commands.arguments import chosen_options
from game.commands.command import WrongInput
from game.commands.progress import progress_bar
from game.commands.tracks import Ground
from game.core.record import OptionValue
from game.files.maps import LUNATIX
from game.games.catalogue import find_game
from game.games.lucky.prepare import prepare as prepare_lucky
from game.games.lunatix.options import Options as LoopOptions
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.options import Options, read_options
from game.games.racetrack.prepare import find_par, is_par_needed, prepare

Prepare = Callable[[Any, Mapping[str, OptionValue]], dict[str, OptionValue]]
"""All options of a game out of its figures and those chosen; raises ValueError."""

_PREPARE: Final[Mapping[str, Prepare]] = {"lucky-loop": prepare_lucky}
"""For each game without tracks."""

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


def options_without_track(game: str, arguments: Namespace, figures: Any, seats: int) -> dict[str, OptionValue]:
    """All options of a game without tracks. Raises WrongInput for what does not fit, a track among it."""
    for word in ("track", "laps"):
        if getattr(arguments, word) is not None:
            raise WrongInput(f"--{word}: {game} is played without a track; leave it out")
    check_count(game, seats)
    try:
        return _PREPARE[game](figures, chosen_options(arguments))
    except ValueError as wrong:
        raise WrongInput(f"--option: {wrong}") from None


def check_count(name: str, seats: int) -> None:
    """Raises WrongInput when a game is not played by so many."""
    game = find_game(name)
    if seats < game.least_seats:
        raise WrongInput(f"--seats: {name} needs {game.least_seats} seats or more, not {seats}")
    if seats > game.most_seats:
        raise WrongInput(f"--seats: {name} has room for {game.most_seats} seats, not {seats}")


def check_seats(ground: Ground, seats: int) -> None:
    """Raises WrongInput when that many cannot race there."""
    check_count(ground.game, seats)
    starts = len(ground.track.starts)
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
