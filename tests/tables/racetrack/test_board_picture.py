"""The board itself: strong in high contrast also on shipped tracks, and arrows that show which way the race goes."""

import pygame
import pytest

from game.files.paths import tracks
from game.files.tiled import read_map
from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.track import Course
from game.tables.racetrack.board_picture import BoardPicture
from game.tables.racetrack.road_ahead import RoadAhead
from game.tables.racetrack.way import way_marks
from game.ui import text
from game.ui.theme import BLUEPRINT, Colour, contrast
from tests.games.racetrack.positions import text_track

CELL = 20


def colour_at(surface: pygame.Surface, x: float, y: float) -> Colour:
    r, g, b, _ = surface.get_at((round(x * CELL), round(y * CELL)))
    return r, g, b


@pytest.mark.parametrize("has_map", [True, False])
def test_high_contrast_reaches_the_board(has_map: bool) -> None:
    pygame.font.init()
    loaded = read_map(tracks() / "racetrack" / "kitchen_oval.tmx")
    track = loaded.track
    assert track is not None
    picture = loaded.picture if has_map else None
    strong = BoardPicture(track, picture, BLUEPRINT.ground, is_contrast_high=True).at(CELL)
    # Some cells away from lines and starts.
    cells = [(x, y) for y in range(track.height) for x in range(track.width // 3) if track.is_road(x, y)]
    assert cells
    for x, y in cells:
        spot, road = colour_at(strong, x + 0.5, y + 0.5), colour_at(strong, x + 0.3, y + 0.3)
        assert contrast(spot, road) >= 7, (x, y)
    plain = BoardPicture(track, picture, BLUEPRINT.ground).at(CELL)
    corner = pygame.Rect(0, 0, 3 * CELL, 3 * CELL)
    dimmed, whole = (sum(pygame.transform.average_color(board, corner)[:3]) for board in (strong, plain))
    assert dimmed < whole / 2
    text.forget_fonts()


def test_arrows_lie_before_and_after_the_line_of_a_circuit() -> None:
    board = Board(text_track("\n".join(["." * 13] * 5), finish=((6, 0), (6, 4))), Mode.INERTIA)
    marks = way_marks(board, RoadAhead(board.track))
    assert [mark.x < 6.5 for mark in marks] == [True, False]
    assert all(mark.direction == (1, 0) for mark in marks)


def test_the_arrow_of_a_sprint_lies_down_the_road_from_its_start() -> None:
    rows = "..........\n.########.\n..........\n"
    track = text_track(rows, finish=((4, 2), (4, 3)), starts=((1, 0),), course=Course.SPRINT)
    marks = way_marks(Board(track, Mode.INERTIA), RoadAhead(track))
    assert len(marks) == 1
    assert track.is_road(int(marks[0].x), int(marks[0].y))


def test_no_arrow_lies_off_the_road() -> None:
    board = Board(text_track("#...#\n", finish=((2, 0), (2, -1)), starts=((2, 0),)), Mode.INERTIA)
    assert way_marks(board, RoadAhead(board.track)) == ()
