"""Kerbs: where the border runs, and the tiles that show it in every turn."""

from itertools import product

from game.files.kerbs import NEAR, PAIRS, PLAIN, kerb_tiles, seen, surroundings

ALL = frozenset(product(range(9), range(9)))


def crossings(shown: str | None) -> set[str]:
    """The marks of the twelve pairs, without those where nothing is crossed."""
    assert shown is not None
    return set(shown[len(NEAR) :]) - {"-"}


def test_road_all_around_is_plain_and_far_verge_is_nothing() -> None:
    assert surroundings(ALL, 4, 4) == PLAIN
    assert surroundings(ALL, 20, 20) is None
    assert surroundings(frozenset(), 4, 4) is None


def test_along_a_straight_the_border_is_the_cells_side() -> None:
    band = frozenset((x, y) for x, y in ALL if 3 <= y <= 5)
    assert crossings(surroundings(band, 4, 3)) == {"8"}
    assert crossings(surroundings(band, 4, 6)) == {"8"}


def test_along_a_diagonal_staircase_too_so_it_is_a_straight_line() -> None:
    slope = frozenset((x, y) for x, y in ALL if x >= y)
    assert crossings(surroundings(slope, 4, 4)) == {"8"}


def test_a_corner_that_sticks_out_loses_a_quarter_at_most() -> None:
    block = frozenset((x, y) for x, y in ALL if x <= 4 and y <= 4)
    assert crossings(surroundings(block, 4, 4)) >= {"4"}
    lone = surroundings(frozenset({(4, 4)}), 4, 4)
    assert crossings(lone) == {"4"}


def test_a_tile_shows_itself_in_eight_ways_that_fit_what_is_seen() -> None:
    shape = frozenset({(3, 4), (4, 4), (5, 4), (5, 3), (4, 3), (3, 3), (5, 2)})
    own = surroundings(shape, 4, 4)
    assert own is not None
    shown = {flags: text for text, flags in seen(own)}
    mirrored = frozenset((8 - x, y) for x, y in shape)
    turned = frozenset((8 - y, x) for x, y in shape)
    assert shown[0] == own
    assert shown[4 << 29] == surroundings(mirrored, 4, 4)
    assert shown[5 << 29] == surroundings(turned, 4, 4)


def test_the_first_tile_that_shows_something_is_taken() -> None:
    tiles = kerb_tiles({3: PLAIN, 4: PLAIN})
    assert tiles[PLAIN].id == 3
    assert tiles[PLAIN].flags == 0
    assert len(PAIRS) == 12
