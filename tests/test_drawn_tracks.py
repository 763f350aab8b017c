"""What the drawing tools would draw now is what the project holds."""

from pathlib import Path

import pygame
from circuit_list import CIRCUITS
from make_tracks import drawn_circuit
from piece_shapes import drawn_pieces
from tile_lettering import STROKES
from tile_marks import mark_tiles
from tile_road import RoadTiles
from tile_scenery import scenery_pictures

from game.files.circuits import CHECKPOINT_MARK, Workshop
from game.files.lettering import LETTER_HEIGHT, LETTER_WIDTH, LETTERS
from game.files.paths import tracks

TILESETS = tracks() / "tilesets"


def test_letters_and_marks_are_where_the_maps_expect_them() -> None:
    assert "".join(STROKES) == LETTERS
    assert [name for name, _ in mark_tiles()][CHECKPOINT_MARK] == "checkpoint"
    sheet = pygame.image.load(TILESETS / "lettering.png")
    assert sheet.get_size() == (12 * LETTER_WIDTH, -(-len(LETTERS) // 12) * LETTER_HEIGHT)


def test_scenery_pictures_are_the_drawn_ones() -> None:
    for name, picture in scenery_pictures():
        kept = pygame.image.load(TILESETS / "scenery" / f"{name}.png")
        assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(picture, "RGBA"), name


def test_pieces_are_the_drawn_ones() -> None:
    sizes = Workshop.read(tracks()).sizes
    for (piece, width), sheet in drawn_pieces(RoadTiles()).items():
        path = tracks() / "pieces" / f"width_{width}" / f"{piece.value}.tmx"
        assert path.read_text(encoding="utf-8") == sheet.to_tmx(sizes, "../../tilesets/"), path


def test_circuits_are_the_composed_ones() -> None:
    workshop = Workshop.read(tracks())
    assert {circuit.name for circuit in CIRCUITS} == {path.stem for path in Path(tracks() / "racetrack").glob("*.tmx")}
    for circuit in CIRCUITS[:2]:
        sheet = drawn_circuit(workshop, circuit)
        kept = (tracks() / "racetrack" / f"{circuit.name}.tmx").read_text(encoding="utf-8")
        assert kept == sheet.to_tmx(workshop.sizes, "../tilesets/")
