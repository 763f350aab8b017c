"""The words that several commands take, read and checked: homes, games, tracks, seats, options, sizes."""

import argparse
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.games.racetrack.track import MOST_LAPS

if TYPE_CHECKING:
    from game.core.record import OptionValue

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, "random", "easy", "normal", "hard", "expert")
TRACK_GAMES: Final = ("racetrack", "lunatix")
TABLE_GAMES: Final = ("lucky-loop",)
"""Games without tracks."""

GAMES: Final = (*TRACK_GAMES, *TABLE_GAMES)
COMING_GAMES: Final = ("loonacy",)
MOST_SEATS: Final = 6
MOST_SEED: Final = (1 << 63) - 1
SMALLEST_SIZE: Final = (640, 360)
LARGEST_SIZE: Final = (7680, 4320)


def add_home(parser: ArgumentParser, *, is_main: bool = False) -> None:
    """`--home DIR`, which every command takes; it may also stand before the command."""
    parser.add_argument(
        "--home",
        metavar="DIR",
        type=Path,
        default=None if is_main else argparse.SUPPRESS,  # what stood before the command must not be forgotten
        help="the folder of settings, saves, own tracks and logs (default: the platform's own places)",
    )


def add_race(parser: ArgumentParser) -> None:
    """`--track`, `--option` and `--seed`: what a race starts from."""
    parser.add_argument("--track", metavar="FILE", help="a track made with Tiled, or the name of one that comes along")
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        type=option,
        help="an option of the game, such as mode=simple or laps=3; may be given several times",
    )
    parser.add_argument("--seed", metavar="N", type=seed, help="the seed of all luck, a whole number")


def chosen_options(arguments: Namespace) -> "dict[str, OptionValue]":
    """The options given with `--option`, the last one of a name."""
    return dict(arguments.option)


def game(text: str) -> str:
    """The name of a game that can be played."""
    if text in COMING_GAMES:
        raise ArgumentTypeError(f"{text} is not built yet; there is {', '.join(GAMES)}")
    if text not in GAMES:
        raise ArgumentTypeError(f"there is no game {text!r}{_meant(text, GAMES)}; there is {', '.join(GAMES)}")
    return text


def track_game(text: str) -> str:
    """The name of a game that is played on tracks."""
    if game(text) in TABLE_GAMES:
        raise ArgumentTypeError(f"{text} is played without a track; there is {', '.join(TRACK_GAMES)}")
    return text


def file_path(text: str) -> Path:
    """The path of a file or folder."""
    if not text:
        raise ArgumentTypeError("a file's name must not be empty")
    return Path(text)


def file_name(path: object) -> str:
    """What a message calls a file: the last part of its path, if that says anything."""
    return "the system" if path is None else Path(str(path)).name or str(path)


def seats(text: str) -> tuple[str, ...]:
    """Who sits at the table: a word a seat, joined by commas."""
    return _players(text, PLAYERS)


def _players(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in PLAYERS:
            raise ArgumentTypeError(f"{word!r} is no player{_meant(word, known)}; there are {', '.join(known)}")
    if len(words) > MOST_SEATS:
        raise ArgumentTypeError(f"at most {MOST_SEATS} seats, not {len(words)}")
    return words


def bots(text: str) -> tuple[str, ...]:
    """Who sits at a table without people."""
    words = _players(text, PLAYERS[1:])
    if HUMAN in words:
        raise ArgumentTypeError(f"nobody can play here, only bots: {', '.join(PLAYERS[1:])}")
    return words


def option(text: str) -> "tuple[str, OptionValue]":
    """One option, as name and value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ArgumentTypeError(f"{text!r} is no option; write it as laps=3")
    return name, value


def seed(text: str) -> int:
    """A seed, from 0."""
    return whole(text, 0, MOST_SEED)


def count(text: str) -> int:
    """How many, from 1."""
    return whole(text, 1, 1_000_000_000)


def lap_count(text: str) -> int:
    """How many laps."""
    return whole(text, 1, MOST_LAPS)


def number(text: str) -> int:
    """A number from 0, such as that of a move."""
    return whole(text, 0, 1_000_000_000)


def speed(text: str) -> float:
    """How many times as fast."""
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.1 <= factor <= 100:
        raise ArgumentTypeError(f"must be a number from 0.1 to 100, not {text!r}")
    return factor


def whole(text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not (text.isascii() and text.isdigit() and len(text) <= 19 and least <= int(text) <= most):
        raise ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """The size of a window or picture, as WxH in pixels."""
    wide, cross, high = text.partition("x")
    if not cross:
        raise ArgumentTypeError(f"write it as 1280x720, not {text!r}")
    return whole(wide, SMALLEST_SIZE[0], LARGEST_SIZE[0]), whole(high, SMALLEST_SIZE[1], LARGEST_SIZE[1])


def _meant(word: str, words: tuple[str, ...]) -> str:
    near = get_close_matches(word, words, 1)
    return f', did you mean "{near[0]}"?' if near else ""
