"""Shuffled circuits: always closed, never overlapping, the same for the same seed, and not all alike."""

import pytest

from game.core.chance import Chance
from game.games.racetrack.pieces import WIDTHS, Layout, LayoutError, Piece, checked
from game.games.racetrack.shuffle import Length, shuffled

SEEDS = range(200)


def layouts() -> list[Layout]:
    """Two hundred, through all lengths and widths."""
    kinds = [(length, width) for length in Length for width in WIDTHS]
    return [shuffled(Chance(seed), *kinds[seed % len(kinds)]) for seed in SEEDS]


def test_two_hundred_seeds_are_closed_and_overlap_nowhere() -> None:
    for layout in layouts():
        assert checked(layout.width, layout.placed) == layout
        blocks = [block for one in layout.placed for block in one.blocks()]
        assert len(set(blocks)) == len(blocks)
        assert [one.piece for one in layout.placed].count(Piece.START) == 1


def test_all_kinds_of_piece_are_used() -> None:
    used = {one.piece for layout in layouts() for one in layout.placed}
    assert used == set(Piece) - {Piece.CROSSING, Piece.SPRINT_START, Piece.SPRINT_FINISH}


def test_the_same_seed_gives_the_same_circuit_and_others_differ() -> None:
    assert shuffled(Chance(7), Length.MEDIUM, 4) == shuffled(Chance(7), Length.MEDIUM, 4)
    assert len({shuffled(Chance(seed), Length.MEDIUM, 4) for seed in range(30)}) > 25


def test_longer_ones_have_more_road() -> None:
    def blocks(length: Length) -> int:
        return sum(
            sum(1 for _ in one.blocks()) for seed in range(20) for one in shuffled(Chance(seed), length, 4).placed
        )

    assert blocks(Length.SHORT) * 1.3 < blocks(Length.MEDIUM)
    assert blocks(Length.MEDIUM) * 1.3 < blocks(Length.LONG)


def test_only_widths_with_pieces_are_taken() -> None:
    with pytest.raises(LayoutError, match="3 to 7 spots wide, not 9"):
        shuffled(Chance(1), Length.SHORT, 9)
