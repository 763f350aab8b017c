"""Which tracks there are: those that come along and the player's own, and how a word on the command line finds one."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from game.files.paths import Home, tracks

SUFFIX: Final = ".tmx"
RACETRACK: Final = "racetrack"
LUNATIX: Final = "lunatix"
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


def find_map(word: str, home: Home, game: str = RACETRACK) -> Path:
    """The map that a word means: a file, else the name of an own or shipped map. Raises NoSuchMap."""
    path = Path(word)
    if path.is_file():
        return path
    known = {path.stem: path for path in (*shipped_maps(game), *own_maps(home))}
    name = word.removesuffix(SUFFIX)
    if name in known:
        return known[name]
    told = path.name or repr(word)
    raise NoSuchMap(f"{told}: there is no such file, and no track of that name; there are: {', '.join(known)}")


def _maps_below(folder: Path) -> Iterator[Path]:
    """Pieces are maps too, but no tracks."""
    return (path for path in folder.rglob(f"*{SUFFIX}") if "pieces" not in path.parts[len(folder.parts) :])


def track_title(board: str, board_file: str) -> str:
    """What a record calls its track: the title in its rule text, else the name of its map."""
    title = next((line[7:] for line in board.splitlines()[:4] if line.startswith("title: ")), "")
    return title or board_file
