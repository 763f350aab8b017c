"""Draw tracks/pieces and tracks/racetrack, from the project's folder: PYTHONPATH=. python tools/make_tracks.py."""

from pathlib import Path
from typing import Final

from circuit_list import CIRCUITS, Circuit
from piece_shapes import drawn_pieces
from tile_road import RoadTiles

from game.core.chance import Chance
from game.files.circuits import Workshop, composed
from game.files.map_sheet import Sheet
from game.files.own_circuits import AUTHOR

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
        text = drawn_circuit(workshop, circuit).to_tmx(workshop.sizes, "../tilesets/")
        (folder / f"{circuit.name}.tmx").write_text(text, encoding="utf-8", newline="\n")


def drawn_circuit(workshop: Workshop, circuit: Circuit) -> Sheet:
    """A shipped circuit as a map."""
    return composed(
        workshop,
        circuit.layout(),
        circuit.title,
        AUTHOR,
        circuit.laps,
        Chance(circuit.scenery_seed),
        circuit.checkpoints,
    )


if __name__ == "__main__":
    main()
