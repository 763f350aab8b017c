"""Draw tracks/pieces and tracks/racetrack, from the project's folder: PYTHONPATH=. python tools/make_tracks.py."""

from pathlib import Path
from typing import Final

from circuit_list import CIRCUITS
from piece_shapes import drawn_pieces
from tile_road import RoadTiles

from game.core.chance import Chance
from game.files.circuits import Workshop, composed

TRACKS: Final = Path(__file__).resolve().parent.parent / "tracks"


def main() -> None:
    """Write all pieces, then all circuits made of them."""
    workshop = Workshop.read(TRACKS)
    for (piece, width), drawing in drawn_pieces(RoadTiles()).items():
        folder = TRACKS / "pieces" / f"width_{width}"
        folder.mkdir(parents=True, exist_ok=True)
        text = drawing.to_tmx(workshop.sizes, "../../tilesets/")
        (folder / f"{piece.value}.tmx").write_text(text, encoding="utf-8", newline="\n")
    folder = TRACKS / "racetrack"
    folder.mkdir(exist_ok=True)
    for circuit in CIRCUITS:
        chance = Chance(circuit.scenery_seed)
        sheet = composed(
            workshop, circuit.layout(), circuit.title, "Looptable", circuit.laps, chance, circuit.checkpoints
        )
        text = sheet.to_tmx(workshop.sizes, "../tilesets/")
        (folder / f"{circuit.name}.tmx").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
