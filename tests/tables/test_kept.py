"""A kept drawing is painted once for each key, and looks as if it were painted every time."""

import pygame

from game.tables.kept import Kept

AREA = pygame.Rect(10, 10, 80, 60)
PLACE = pygame.Rect(20, 30, 40, 20)


class Painter:
    """Counts how often it paints."""

    def __init__(self, colour: tuple[int, int, int]) -> None:
        self.colour = colour
        self.times = 0

    def __call__(self, surface: pygame.Surface, place: pygame.Rect) -> pygame.Rect:
        self.times += 1
        surface.fill(self.colour, place)
        return place


def test_it_is_painted_once_for_each_key() -> None:
    kept, painter = Kept(), Painter((200, 30, 30))
    surface = pygame.Surface((100, 100))
    for key in ("a", "a", "b", "b", "b"):
        assert kept.draw(surface, key, AREA, PLACE, painter) == PLACE
    assert painter.times == 2


def test_it_lies_where_it_would_be_painted() -> None:
    kept, painter = Kept(), Painter((200, 30, 30))
    shown, painted = pygame.Surface((100, 100)), pygame.Surface((100, 100))
    kept.draw(shown, "a", AREA, PLACE, painter)
    painter(painted, PLACE)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(painted, "RGB")


def test_a_new_key_shows_the_new_drawing() -> None:
    kept = Kept()
    surface = pygame.Surface((100, 100))
    kept.draw(surface, 1, AREA, PLACE, Painter((200, 30, 30)))
    kept.draw(surface, 2, AREA, PLACE, Painter((30, 200, 30)))
    assert surface.get_at(PLACE.center)[:3] == (30, 200, 30)
