"""A composed circuit written as a Tiled map that opens anywhere: its tilesets are copied beside it."""

import shutil
from pathlib import Path
from typing import Final

from game.files.circuits import Workshop
from game.files.map_sheet import Sheet
from game.files.writing import write_whole

TILESETS: Final = "tilesets"


def write_circuit(folder: Path, name: str, sheet: Sheet, workshop: Workshop) -> Path:
    """Write `name`.tmx into a folder, with the tilesets in a folder inside. Raises OSError when that cannot be done."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / TILESETS).is_dir():
        shutil.copytree(workshop.tracks / TILESETS, folder / TILESETS)
    path = folder / f"{name}.tmx"
    write_whole(path, sheet.to_tmx(workshop.sizes, f"{TILESETS}/").encode())
    return path
