"""Circuits of one's own: composed, written as a .tmx with the tilesets that it needs in reach, and kept."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.core.chance import Chance
from game.files.circuits import Workshop, composed
from game.files.map_sheet import Sheet
from game.files.maps import RACETRACK
from game.files.paths import Home
from game.files.reading import holds
from game.files.track_kit import TILESETS, lay_kit, lay_tilesets, numbered
from game.files.writing import write_whole
from game.games.racetrack.pieces import laid
from game.games.racetrack.shuffle import Length, shuffled

AUTHOR: Final = "Looptable"
MOST_RACED: Final = 20
_BEGINNERS_WIDTH: Final = 5
_BEGINNERS_PIECES: Final = "start right2 right2 straight straight right2 right2"


def shuffled_circuit(workshop: Workshop, seed: int, length: Length, width: int, laps: int, title: str) -> Sheet:
    """The circuit that a seed, a length, and the road's width in spots stand for, always the same."""
    layout = shuffled(Chance(seed), length, width)
    return composed(workshop, layout, title, AUTHOR, laps, Chance(seed, 1))


def beginners_circuit(workshop: Workshop, title: str) -> Sheet:
    """A small oval to draw on from."""
    return composed(workshop, laid(_BEGINNERS_WIDTH, _BEGINNERS_PIECES.split()), title, "", 1, Chance(1))


def write_beginners(workshop: Workshop, path: Path, tilesets: Path) -> None:
    """Write a new track to draw on from, titled by its file's name. Raises OSError when it cannot write."""
    sheet = beginners_circuit(workshop, title_from(path))
    way = way_to(path.parent, tilesets)
    write_whole(path, sheet.to_tmx(workshop.sizes, way, lists_all=True).encode())


def write_sheet(workshop: Workshop, sheet: Sheet, path: Path, tilesets: Path) -> None:
    """Write a map whose tilesets lie in that folder. Raises OSError when it cannot write."""
    write_whole(path, sheet.to_tmx(workshop.sizes, way_to(path.parent, tilesets)).encode())


def title_from(path: Path) -> str:
    """The title of a track that is named by its file."""
    return path.stem.replace("-", " ").replace("_", " ").title()


def save_circuit(workshop: Workshop, sheet: Sheet, folder: Path, name: str) -> Path:
    """Write a circuit with the tilesets beside it; nothing that is there already is changed.

    The map is `<name>.tmx`, or with a number where that is taken by another one. Returns its path.
    Raises OSError when it cannot write.
    """
    return keep_text(sheet.to_tmx(workshop.sizes, way_to(folder, lay_tilesets(folder))), folder, name)


def keep_own(made: Path, home: Home) -> Path:
    """Copy a circuit from a folder of its own among the player's tracks, where Tiled finds all that belongs to it.

    Returns its path. Raises OSError when it cannot write.
    """
    folder = home.tracks / RACETRACK
    return keep_text(moved_text(made, folder, lay_kit(home.tracks)), folder, made.stem)


def keep_raced(made: Path, home: Home) -> Path:
    """Keep a circuit that is raced on but not saved, so that its record can be watched; only the newest stay.

    Returns its path. Raises OSError when it cannot write.
    """
    path = keep_text(moved_text(made, home.circuits, lay_tilesets(home.circuits)), home.circuits, made.stem)
    os.utime(path)
    others = sorted(home.circuits.glob("*.tmx"), key=lambda other: other.stat().st_mtime_ns)
    for old in others[:-MOST_RACED]:
        with suppress(OSError):
            old.unlink()
    return path


def moved_text(made: Path, folder: Path, tilesets: Path) -> str:
    """A map's text for another folder. Raises OSError."""
    return made.read_text(encoding="utf-8").replace(f'source="{TILESETS}/', f'source="{way_to(folder, tilesets)}')


def way_to(folder: Path, tilesets: Path) -> str:
    """From a map's folder to its tilesets, as maps write it."""
    return Path(os.path.relpath(tilesets, folder)).as_posix() + "/"


def keep_text(text: str, folder: Path, name: str) -> Path:
    """Write a map's text as `<name>.tmx`, or with a number where that is taken by another one. Raises OSError."""
    data = text.encode()
    target = next(path for path in numbered(folder, name, ".tmx") if not os.path.lexists(path) or holds(path, data))
    if not os.path.lexists(target):
        write_whole(target, data)
    return target
