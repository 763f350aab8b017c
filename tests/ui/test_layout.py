"""Rectangles that share out every pixel and never leave their frame."""

from itertools import pairwise

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.ui.layout import column, grid, row, safe_area, take_bottom, take_top

RECTS = st.builds(pygame.Rect, st.integers(-50, 50), st.integers(-50, 50), st.integers(200, 900), st.integers(200, 900))
SHARES = st.lists(st.floats(0.2, 5), min_size=1, max_size=7)


@given(RECTS, SHARES, st.integers(0, 20))
def test_columns_and_rows_fill_their_rectangle_in_order(rect: pygame.Rect, shares: list[float], gap: int) -> None:
    columns, rows = row(rect, shares, gap), column(rect, shares, gap)
    assert columns[0].left == rect.left
    assert columns[-1].right == rect.right
    assert rows[-1].bottom == rect.bottom
    assert all(b.left - a.right == gap for a, b in pairwise(columns))
    assert all(b.top - a.bottom == gap for a, b in pairwise(rows))


def test_cells_of_a_grid_come_row_by_row() -> None:
    cells = grid(pygame.Rect(0, 0, 100, 50), 2, 2, 10)
    assert [cell.topleft for cell in cells] == [(0, 0), (55, 0), (0, 30), (55, 30)]
    assert {cell.size for cell in cells} == {(45, 20)}


@given(RECTS, st.integers(1, 1200), st.integers(0, 40))
def test_strips_and_rests_stay_inside(rect: pygame.Rect, height: int, gap: int) -> None:
    for strip, rest in (take_top(rect, height, gap), take_bottom(rect, height, gap)):
        assert rect.contains(strip)
        assert rest.height >= 0
        assert rest.height + strip.height <= rect.height
        assert rest.top >= rect.top
        assert rest.bottom <= rect.bottom


def test_the_safe_area_is_the_inner_nine_tenths() -> None:
    safe = safe_area(pygame.Surface((1920, 1080)))
    assert safe.size == (1728, 972)
    assert safe.center == (960, 540)
