"""A race for a command: its figures, and whole options out of the chosen ones, with the solver's help if need be."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.commands.arguments import chosen_options
from game.commands.command import WrongInput
from game.commands.progress import progress_bar
from game.commands.tracks import Ground
from game.commands.words import in_words_of_rules
from game.core.option_words import read_options
from game.core.record import OptionValue
from game.games.catalogue import find_game
from game.games.loonacy.prepare import prepare as prepare_loonacy
from game.games.lucky.prepare import prepare as prepare_lucky
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import find_par, is_par_needed, prepare

Prepare = Callable[[Any, Mapping[str, OptionValue], Sequence[str]], dict[str, OptionValue]]
"""All options of a game out of its figures, those chosen and who plays; raises ValueError."""

_PREPARE: Final[Mapping[str, Prepare]] = {
    "lucky-loop": lambda figures, chosen, _: prepare_lucky(figures, chosen),
    "loonacy": prepare_loonacy,
}
"""For each game without tracks."""


def chosen_for(game: str, arguments: Namespace) -> dict[str, OptionValue]:
    """What `--option` and `--laps` say, in the words of the game's rules. Raises WrongInput for what is no value."""
    chosen = chosen_options(arguments)
    if arguments.laps is not None:
        chosen["laps"] = arguments.laps
    return in_words_of_rules(game, chosen)


def options_without_track(
    game: str, arguments: Namespace, figures: Any, players: Sequence[str]
) -> dict[str, OptionValue]:
    """All options of a game without tracks. Raises WrongInput for what does not fit, a track among it."""
    for word in ("track", "laps"):
        if getattr(arguments, word) is not None:
            raise WrongInput(f"--{word}: {game} is played without a track; leave it out")
    check_count(game, len(players))
    try:
        options = _PREPARE[game](figures, chosen_for(game, arguments), players)
        find_game(game).make_rules("", options, len(players))  # some options go with so many seats only
    except ValueError as wrong:
        raise WrongInput(f"--option: {wrong}") from None
    return options


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
