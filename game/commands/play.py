"""`looptable play`, and `looptable` alone: the window, with the title or with a race at once."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands.arguments import COMING_GAMES, GAMES, HUMAN, add_race, chosen_options, game, lap_count, seats, size
from game.commands.command import Command, WrongInput

if TYPE_CHECKING:
    from game.core.record import SeatLine
    from game.scenes.measuring import Race

RACERS: Final = (HUMAN, "normal", "normal", "normal")
"""Who races when nobody says."""

DRIVER: Final = (HUMAN,)
"""Who tries out a track that was given by its file."""


def _game_or_track(text: str) -> str:
    """Games go before tracks; what is nearly a game's name is taken for one that is mistyped."""
    return game(text) if get_close_matches(text, (*GAMES, *COMING_GAMES), 1, 0.8) else text


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "game",
        metavar="GAME|TRACK",
        nargs="?",
        type=_game_or_track,
        help=f"a game ({', '.join(GAMES)}), a track made with Tiled, or the name of one that comes along",
    )
    add_race(parser)
    parser.add_argument("--laps", metavar="N", type=lap_count, help="how many laps (default: as the track says)")
    parser.add_argument(
        "--seats",
        metavar="SPEC",
        type=seats,
        help="who plays: human, random, easy, normal, hard or expert for each seat, joined by commas",
    )
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--size", metavar="WxH", type=size, help="the window's size in pixels")
    window.add_argument("--fullscreen", action="store_true", default=None, help="fill the screen")


def _run(arguments: Namespace) -> int:
    from game.commands.window import open_window
    from game.scenes.application import Launch, race_opening

    opening = race_opening(race(arguments)) if _is_race(arguments) else None
    return open_window(Launch(arguments.home, arguments.size, arguments.fullscreen, opening))


def _is_race(arguments: Namespace) -> bool:
    """Whether anything was said about a race; otherwise the window opens with the title."""
    return any(
        (arguments.game, arguments.track, arguments.seats, arguments.option, arguments.laps, arguments.seed is not None)
    )


def race(arguments: Namespace) -> "Race":
    """The race that the arguments ask for; its track is measured in the window. Raises WrongInput or UnusableFile."""
    from game.commands.races import checked_options
    from game.commands.tracks import map_named
    from game.files.decks import racetrack_figures
    from game.files.maps import shipped_maps
    from game.files.texts import Texts
    from game.scenes.measuring import Race

    word = _track_word(arguments)
    path, track = map_named(str(shipped_maps()[0]) if word is None else word, arguments.home)
    players = arguments.seats or (RACERS if word is None else DRIVER)
    if len(players) > len(track.starts):
        starts = f"{len(track.starts)} start{'s' * (len(track.starts) != 1)}"
        raise WrongInput(f"{path.name}: the track has {starts}, too few for {len(players)} seats")
    figures, chosen, texts = racetrack_figures(arguments.home).figures, chosen_options(arguments), Texts()
    if arguments.laps is not None:
        chosen["laps"] = arguments.laps
    seats = seat_lines(players, texts("lobby.person_name"), texts("lobby.bot_names").split())
    checked_options(track, figures, chosen, len(seats))
    return Race(path, track, chosen, seats, arguments.seed)


def seat_lines(players: Sequence[str], person_name: str, bot_names: Sequence[str]) -> "tuple[SeatLine, ...]":
    """Who sits where, under the names that the lobby gives."""
    from game.core.record import SeatLine

    people, bots = count(1), cycle(bot_names)
    return tuple(
        SeatLine(person_name.replace("{n}", str(next(people))) if player == HUMAN else next(bots), player)
        for player in players
    )


def _track_word(arguments: Namespace) -> str | None:
    given: list[str] = [word for word in (arguments.game, arguments.track) if word and word not in GAMES]
    if len(given) > 1:
        raise WrongInput(f"{Path(given[0]).name} and {Path(given[1]).name}: only one track can be raced; leave one out")
    return given[0] if given else None


COMMAND = Command("play", "open the window, or race at once", _add_arguments, _run)
