"""Keeping a composed circuit: written as a .tmx into a folder, with the tilesets that it needs beside it."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from game.core.chance import Chance
from game.files.circuits import Workshop, composed
from game.files.map_sheet import Sheet
from game.files.writing import write_whole
from game.games.racetrack.shuffle import Length, shuffled

AUTHOR: Final = "Looptable"


def shuffled_circuit(workshop: Workshop, seed: int, length: Length, width: int, laps: int, title: str) -> Sheet:
    """The circuit that a seed, a length, and the road's width in spots stand for, always the same."""
    layout = shuffled(Chance(seed), length, width)
    return composed(workshop, layout, title, AUTHOR, laps, Chance(seed, 1))


def save_circuit(workshop: Workshop, sheet: Sheet, folder: Path, name: str) -> Path:
    """Write a circuit and what it needs; nothing that is there already is changed.

    The map is `<name>.tmx`, or with a number where that is taken; its tilesets lie in `tilesets`
    beside it, or in a folder with a number where those differ (from another version, or the player's
    own changes). Returns the map's path. Raises OSError when it cannot write.
    """
    shipped = workshop.tracks / "tilesets"
    tilesets = next(folder for folder in _numbered(folder, "tilesets", "") if _has_only_same(folder, shipped))
    for path in _files(shipped):
        copy = tilesets / path.relative_to(shipped)
        if not copy.exists():
            write_whole(copy, path.read_bytes())
    target = next(path for path in _numbered(folder, name, ".tmx") if not path.exists())
    write_whole(target, sheet.to_tmx(workshop.sizes, f"{tilesets.name}/").encode())
    return target


def _numbered(folder: Path, name: str, suffix: str) -> Iterator[Path]:
    """The name, then with -2, -3 and so on."""
    yield folder / f"{name}{suffix}"
    yield from (folder / f"{name}-{number}{suffix}" for number in count(2))


def _has_only_same(folder: Path, shipped: Path) -> bool:
    """Whether no file in a folder differs from the shipped one of that name."""
    pairs = ((folder / path.relative_to(shipped), path) for path in _files(shipped))
    return all(not own.exists() or own.read_bytes() == path.read_bytes() for own, path in pairs)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
