"""The camera shows what must be seen, stands on whole pixels, and glides without a jump."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.tables.camera import GLIDE_MS, Camera

VIEW = pygame.Rect(64, 36, 820, 610)
BOARD = (70, 40)
EXTENT = pygame.Rect(2, 2, 66, 36)

cells = st.tuples(st.integers(-3, 72), st.integers(-3, 42))


def camera() -> Camera:
    return Camera(VIEW, EXTENT, BOARD, close=36, most_pixels=24_000_000)


def boxes(shown: Camera, wanted: list[tuple[int, int]]) -> list[pygame.Rect]:
    return [shown.framing.box(cell) for cell in wanted]


@given(st.tuples(st.integers(2, 66), st.integers(2, 36)), st.integers(-9, 9), st.integers(-6, 6), st.booleans())
def test_the_car_and_all_its_candidates_are_in_the_view(
    spot: tuple[int, int], vx: int, vy: int, is_whole: bool
) -> None:
    shown = camera()
    wanted = [spot, *((spot[0] + vx + dx, spot[1] + vy + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))]
    shown.look_at(wanted, towards=(spot[0] + 2 * vx, spot[1] + 2 * vy), is_whole=is_whole, at_once=True)
    assert all(VIEW.contains(box) for box in boxes(shown, wanted))


@given(cells, cells)
def test_a_resting_framing_has_whole_pixels_and_shows_no_void_where_the_board_is_larger(
    first: tuple[int, int], second: tuple[int, int]
) -> None:
    shown = camera()
    shown.look_at([first], at_once=True)
    shown.look_at([second], at_once=True)
    framing = shown.framing
    assert all(float(length).is_integer() for length in (framing.cell, framing.left, framing.top))


def test_whole_shows_the_whole_road() -> None:
    shown = camera()
    shown.look_at([(5, 5)], is_whole=True, at_once=True)
    corners = [(2, 2), (67, 2), (2, 37), (67, 37)]
    assert all(VIEW.contains(box) for box in boxes(shown, corners))
    assert shown.has_two_views


def test_a_small_track_has_one_view() -> None:
    shown = Camera(VIEW, pygame.Rect(0, 0, 12, 9), (12, 9), close=36, most_pixels=24_000_000)
    assert not shown.has_two_views


def test_a_huge_board_never_takes_more_than_its_pixels() -> None:
    shown = Camera(VIEW, pygame.Rect(0, 0, 500, 500), (500, 500), close=36, most_pixels=24_000_000)
    assert (500 * shown.close_cell) ** 2 <= 24_000_000


def test_a_glide_takes_its_time_and_never_cuts() -> None:
    shown = camera()
    shown.look_at([(5, 5)], at_once=True)
    shown.look_at([(60, 30)])
    before = shown.framing
    steps = []
    for _ in range(GLIDE_MS // 10):
        shown.update(10)
        steps.append(abs(shown.framing.left - before.left))
        before = shown.framing
    assert shown.framing.left == before.left
    assert 0 < max(steps) < 0.2 * sum(steps)


def test_looking_at_the_same_again_moves_nothing() -> None:
    shown = camera()
    shown.look_at([(5, 5)], at_once=True)
    shown.look_at([(5, 5)])
    assert shown.is_still


def test_a_board_that_fits_at_a_good_size_does_not_scroll() -> None:
    for across, has_two_views in ((40, False), (60, True)):
        extent = pygame.Rect(0, 0, across, 20)
        shown = Camera(VIEW, extent, extent.size, close=36, most_pixels=24_000_000)
        assert shown.has_two_views == has_two_views
        seen = []
        for cell in ((2, 2), (across - 3, 17)):
            shown.look_at([cell], towards=cell, at_once=True)
            seen.append(shown.framing)
        assert (seen[0] == seen[1]) == (not has_two_views)


@given(st.integers(1, 60), st.integers(1, 30))
def test_what_is_too_much_for_the_close_view_is_shown_at_the_size_that_just_fits(across: int, down: int) -> None:
    shown = Camera(VIEW, EXTENT, BOARD, close=36, most_pixels=24_000_000, has_between=True)
    wanted = [(2, 2), (2 + across, 2 + down)]
    shown.look_at(wanted, at_once=True)
    assert all(VIEW.contains(box) for box in boxes(shown, wanted)) or shown.framing.cell == shown.whole_cell
    assert shown.whole_cell <= shown.framing.cell <= shown.close_cell
    is_larger_too_large = max((across + 4) * 37 / VIEW.width, (down + 4) * 37 / VIEW.height) > 1
    assert shown.framing.cell == shown.close_cell or is_larger_too_large
