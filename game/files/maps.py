"""Which tracks there are: those that come along and the player's own, and how a word on the command line finds one."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Final

from game.files.paths import Home, tracks

SUFFIX: Final = ".tmx"
RACETRACK: Final = "racetrack"
LUNATIX: Final = "lunatix"
GAMES: Final = (RACETRACK, LUNATIX)
"""The games that are played on maps."""

FIRST: Final = ("kitchen_oval", "the_loop")
"""The map to begin with in each game."""

MOST_OWN_MAPS: Final = 500


class NoSuchMap(LookupError):
    """No file and no track has that name; the message says which there are."""


def shipped_maps(game: str = RACETRACK) -> tuple[Path, ...]:
    """The maps of a game that come along: the one to begin with, then the others by name."""
    return tuple(sorted((tracks() / game).glob(f"*{SUFFIX}"), key=lambda path: (path.stem not in FIRST, path.stem)))


def own_maps(home: Home) -> tuple[Path, ...]:
    """The maps in the player's own folder of tracks, and in folders inside, by name; they may be broken."""
    return tuple(sorted(islice(_maps_below(home.tracks), MOST_OWN_MAPS)))


def find_map(word: str, home: Home, game: str | None = None) -> Path:
    """The map that a word means: a file, else the name of an own or shipped map.

    Raises NoSuchMap, naming those that are there for the game, or for any.
    """
    path = Path(word)
    if path.is_file():
        return path
    shipped = {name: shipped_maps(name) for name in GAMES}
    own = own_maps(home)
    known = {path.stem: path for path in (*chain.from_iterable(shipped.values()), *own)}
    name = word.removesuffix(SUFFIX)
    if name in known:
        return known[name]
    offered = known.values() if game is None else (*shipped[game], *own)
    names = ", ".join(dict.fromkeys(path.stem for path in offered))
    told = path.name or repr(word)
    raise NoSuchMap(f"{told}: there is no such file, and no track of that name; there are: {names}")


def _maps_below(folder: Path) -> Iterator[Path]:
    """Pieces are maps too, but no tracks."""
    return (path for path in folder.rglob(f"*{SUFFIX}") if "pieces" not in path.parts[len(folder.parts) :])


def track_title(board: str, board_file: str) -> str:
    """What a record calls its track: the title in its rule text, else the name of its map."""
    title = next((line[7:] for line in board.splitlines()[:4] if line.startswith("title: ")), "")
    return title or board_file
