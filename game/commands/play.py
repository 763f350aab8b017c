"""`looptable play`, and `looptable` alone: the window, with the title or with a race at once."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands.arguments import (
    COMING_GAMES,
    GAMES,
    HUMAN,
    TABLE_GAMES,
    TRACK_GAMES,
    add_race,
    game,
    lap_count,
    seats,
    size,
)
from game.commands.command import Command, WrongInput

if TYPE_CHECKING:
    from game.commands.tracks import Ground
    from game.core.record import SeatLine
    from game.scenes.measuring import Asked, Race

RACERS: Final = (HUMAN, "normal", "normal", "normal")
"""Who plays when nobody says."""

DRIVERS: Final = {"racetrack": (HUMAN,), "lunatix": (HUMAN, "normal")}
"""Who tries out a track that was given by its file, in each game."""


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
    from game.scenes.application import Launch, match_opening

    opening = match_opening(asked(arguments)) if _is_asked(arguments) else None
    return open_window(Launch(arguments.home, arguments.size, arguments.fullscreen, opening))


def _is_asked(arguments: Namespace) -> bool:
    """Whether anything was said about a match; otherwise the window opens with the title."""
    return any(
        (arguments.game, arguments.track, arguments.seats, arguments.option, arguments.laps, arguments.seed is not None)
    )


def asked(arguments: Namespace) -> "Race | Asked":
    """The match that the arguments ask for. Raises WrongInput or UnusableFile."""
    return table_match(arguments) if arguments.game in TABLE_GAMES else race(arguments)


def table_match(arguments: Namespace) -> "Asked":
    """The match of a game without tracks. Raises WrongInput."""
    from game.commands.arguments import chosen_options
    from game.commands.races import options_without_track
    from game.files.figures import figures_of
    from game.scenes.measuring import Asked

    game, players = arguments.game, arguments.seats or RACERS
    options_without_track(game, arguments, figures_of(game, arguments.home).figures, len(players))
    return Asked(game, chosen_options(arguments), _seat_lines(players), arguments.seed)


def race(arguments: Namespace) -> "Race":
    """The race that the arguments ask for; its track is measured in the window. Raises WrongInput or UnusableFile."""
    from game.commands.races import check_seats, checked_options, chosen_for
    from game.files.figures import figures_of
    from game.scenes.measuring import Race

    ground = _ground(arguments)
    players = arguments.seats or (RACERS if _track_word(arguments) is None else DRIVERS[ground.game])
    check_seats(ground, len(players))
    figures = figures_of(ground.game, arguments.home).figures
    chosen = chosen_for(ground.game, arguments)
    seats = _seat_lines(players)
    checked_options(ground, figures, chosen, len(seats))
    return Race(ground.path, ground.track, chosen, seats, arguments.seed)


def _seat_lines(players: Sequence[str]) -> "tuple[SeatLine, ...]":
    from game.files.texts import Texts

    texts = Texts()
    return seat_lines(players, texts("lobby.person_name"), texts("lobby.bot_names").split())


def seat_lines(players: Sequence[str], person_name: str, bot_names: Sequence[str]) -> "tuple[SeatLine, ...]":
    """Who sits where, under the names that the lobby gives."""
    from game.core.record import SeatLine

    people, bots = count(1), cycle(bot_names)
    return tuple(
        SeatLine(person_name.replace("{n}", str(next(people))) if player == HUMAN else next(bots), player)
        for player in players
    )


def _ground(arguments: Namespace) -> "Ground":
    """The track that was given, else the game's first one; what is no game and no track's name is neither's."""
    from game.commands.tracks import first_ground, ground_named

    game = arguments.game if arguments.game in TRACK_GAMES else None
    word = _track_word(arguments)
    return (
        first_ground(game or TRACK_GAMES[0], arguments.home)
        if word is None
        else ground_named(word, arguments.home, game)
    )


def _track_word(arguments: Namespace) -> str | None:
    given: list[str] = [word for word in (arguments.game, arguments.track) if word and word not in GAMES]
    if len(given) > 1:
        raise WrongInput(f"{Path(given[0]).name} and {Path(given[1]).name}: only one track can be raced; leave one out")
    return given[0] if given else None


COMMAND = Command("play", "open the window, or play at once", _add_arguments, _run)
