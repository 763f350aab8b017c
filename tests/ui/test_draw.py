"""Drawings that any size survives."""

import pygame
import pytest

from game.ui import draw, svg
from game.ui.shapes import ICONS, draw_icon, draw_mark
from game.ui.theme import HOUSE, SEAT_MARKS, Look, Metrics

LOOK = Look(HOUSE, Metrics((1280, 720)))
SIZES = ((0, 0), (1, 1), (3, 200), (200, 3), (640, 480))


@pytest.fixture
def surface() -> pygame.Surface:
    pygame.display.init()
    return pygame.Surface((800, 600))


@pytest.mark.parametrize("size", SIZES)
def test_rectangles_of_any_size_can_be_drawn(surface: pygame.Surface, size: tuple[int, int]) -> None:
    rect = pygame.Rect((50, 50), size)
    draw.panel(surface, LOOK, rect)
    draw.panel(surface, LOOK, rect, has_shadow=False, line_width=0)
    draw.hatch(surface, LOOK, rect, HOUSE.ink, radius=12)
    draw.ring(surface, LOOK, rect, HOUSE.accent, 0)


def test_a_panel_covers_its_rectangle_and_shades_only_to_the_lower_right(surface: pygame.Surface) -> None:
    surface.fill((255, 255, 255))
    rect = pygame.Rect(100, 100, 200, 120)
    draw.panel(surface, LOOK, rect)
    assert surface.get_at(rect.center)[:3] == HOUSE.panel
    assert surface.get_at((rect.left + 1, rect.centery))[:3] == HOUSE.line
    assert surface.get_at((rect.right + 3, rect.centery))[:3] != (255, 255, 255)
    assert surface.get_at((rect.left - 8, rect.centery))[:3] == (255, 255, 255)
    assert surface.get_at((rect.centerx, rect.top - 8))[:3] == (255, 255, 255)


def test_the_focus_ring_breathes_and_stands_still_with_reduced_motion(surface: pygame.Surface) -> None:
    def frames(look: Look) -> set[bytes]:
        seen = set()
        for now in range(0, 2400, 60):
            surface.fill((0, 0, 0))
            draw.ring(surface, look, pygame.Rect(100, 100, 200, 100), HOUSE.accent, now)
            seen.add(pygame.image.tobytes(surface, "RGB"))
        return seen

    assert len(frames(LOOK)) > 3
    assert len(frames(Look(HOUSE, Metrics((1280, 720)), is_motion_reduced=True))) == 1


@pytest.mark.parametrize("size", [1, 12, 40, 200])
def test_marks_and_icons_stay_within_their_size_and_differ(surface: pygame.Surface, size: int) -> None:
    seen = set()
    for number in range(2 * len(SEAT_MARKS) + len(ICONS)):
        surface.fill((10, 200, 90))
        if number < 2 * len(SEAT_MARKS):
            mark = SEAT_MARKS[number // 2]
            rect = draw_mark(surface, mark, (400, 300), size, is_hollow=bool(number % 2))
        else:
            rect = draw_icon(surface, ICONS[number - 2 * len(SEAT_MARKS)], (400, 300), size, HOUSE.ink)
        assert rect.size == (size, size)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert size < 40 or len(seen) == 2 * len(SEAT_MARKS) + len(ICONS)


def test_no_mark_is_cut_by_the_edge_of_its_field() -> None:
    for mark in SEAT_MARKS:
        field = pygame.Surface((100, 100), pygame.SRCALPHA)
        draw_mark(field, mark, (50, 50), 100)
        edge = [field.get_at((x, y)).a for x in range(100) for y in (0, 99)]
        edge += [field.get_at((x, y)).a for y in range(100) for x in (0, 99)]
        assert max(edge) < 60, mark.shape


def test_dashes_leave_gaps_and_lines_do_not(surface: pygame.Surface) -> None:
    def painted() -> int:
        return sum(surface.get_at((x, 300))[:3] == (255, 255, 255) for x in range(100, 500))

    surface.fill((0, 0, 0))
    draw.dashes(surface, (255, 255, 255), (100, 300), (500, 300), 6, 20, 30)
    assert 100 < painted() < 300
    draw.dashes(surface, (255, 255, 255), (10, 10), (10, 10), 6, 20, 30)
    draw.line(surface, (255, 255, 255), (100, 300), (500, 300), 6)
    assert painted() == 400


def test_forgotten_pictures_are_made_anew(surface: pygame.Surface) -> None:
    before = svg.raster('<rect width="5" height="5"/>', 5, 5)
    assert svg.raster('<rect width="5" height="5"/>', 5, 5) is before
    draw.forget()
    assert svg.raster('<rect width="5" height="5"/>', 5, 5) is not before


@pytest.mark.parametrize(
    ("size", "radius", "line", "shadow"),
    [((900, 500), 12, 4, 7), ((40, 30), 5, 2, 0), ((700, 60), 16, 0, 0), ((20, 400), 8, 3, 4), ((33, 33), 16, 4, 7)],
)
def test_a_stretched_panel_is_the_one_that_would_be_drawn(
    surface: pygame.Surface, size: tuple[int, int], radius: int, line: int, shadow: int
) -> None:
    fill, stroke = (230, 220, 200), (40, 30, 30)
    stretched, margin = draw._panel(*size, radius, line, fill, stroke, shadow)
    drawn = draw._drawn_panel(*size, radius, line, fill, stroke, shadow, margin)
    pictures = []
    for picture in (stretched, drawn):
        surface.fill((90, 120, 60))
        surface.blit(picture, (0, 0))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert stretched.get_size() == drawn.get_size()
    assert pictures[0] == pictures[1]
