"""The drawings of the airfield are those that their tool makes, and the ones in code can be drawn at any size."""

from collections.abc import Iterator

import make_lucky
import pygame
import pytest

from game.files.paths import assets
from game.games.lucky.cards import FACE_DOWN, Card, Figure
from game.tables.lucky.art import plane
from game.tables.lucky.dice import die
from game.tables.lucky.faces import Finish, draw_lying, draw_tiny, draw_upright
from game.tables.lucky.planes import Trick, draw_trick
from game.ui import text
from game.ui.theme import LUCKY, SEAT_MARKS, Look, Metrics


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    text.forget_fonts()
    pygame.font.quit()


def test_the_shipped_drawings_are_those_of_the_tool() -> None:
    folder = assets() / "images" / "lucky"
    made = make_lucky.drawings()
    assert sorted(made) == sorted(path.name for path in folder.glob("*.svg"))
    for name, sheet in made.items():
        assert (folder / name).read_text(encoding="utf-8") == sheet, name


@pytest.mark.parametrize("size", [(20, 30), (90, 130), (300, 90), (1, 1)])
def test_cards_can_be_drawn_at_any_size(size: tuple[int, int]) -> None:
    look = Look(LUCKY, Metrics((1280, 720)))
    surface = pygame.Surface((400, 200))
    for card in (*FACE_DOWN, Card(Figure.ROLL, 12, 11, 5)):
        for paint in (draw_upright, draw_lying, draw_tiny):
            before = pygame.image.tobytes(surface, "RGB")
            paint(surface, look, pygame.Rect((20, 20), size), card, Finish(is_dim=size[0] > 50))
            assert pygame.image.tobytes(surface, "RGB") != before or size == (1, 1)


def test_figures_differ_in_shape_not_only_in_colour() -> None:
    look = Look(LUCKY, Metrics((1280, 720)))
    seen = set()
    for figure in Figure:
        surface = pygame.Surface((120, 180))
        draw_upright(surface, look, pygame.Rect(0, 0, 120, 180), Card(figure, 8, 7, 3))
        grey = pygame.transform.grayscale(surface)
        bright = pygame.mask.from_threshold(grey, (128, 128, 128), (90, 90, 90, 255))
        seen.add(bytes(bright.to_surface().get_buffer().raw))
    assert len(seen) == len(Figure)


def test_every_trick_shows_a_plane_and_leaves_the_sky() -> None:
    sky = pygame.Rect(200, 60, 400, 200)
    for figure in (*Figure, None):
        empty = pygame.Surface((800, 400))
        surface = empty.copy()
        draw_trick(surface, sky, Trick(figure, is_exact=figure is not None), SEAT_MARKS[0], 0.5)
        assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(empty, "RGB")


def test_dice_and_planes_are_told_apart() -> None:
    faces = {pygame.image.tobytes(die(eyes, 40, is_red=is_red), "RGBA") for eyes in range(1, 7) for is_red in (0, 1)}
    assert len(faces) == 12
    assert len({pygame.image.tobytes(plane(mark, 60), "RGBA") for mark in SEAT_MARKS}) == len(SEAT_MARKS)
