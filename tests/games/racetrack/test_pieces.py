"""Track pieces: how they turn and join, and what is refused."""

import pytest

from game.games.racetrack.pieces import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    End,
    LayoutError,
    Piece,
    Placed,
    joined,
    laid,
    turned_block,
)

OVAL = "start right2 right2 straight straight right2 right2"
EIGHT = "start crossing left left left crossing right straight straight right right"


def test_an_oval_closes_and_starts_at_the_top_left_of_its_grid() -> None:
    layout = laid(5, OVAL.split())
    assert (layout.across, layout.down, layout.block) == (6, 4, 7)
    assert layout.placed[0] == Placed(Piece.START, 2, 0, 0, 0)
    assert {block for one in layout.placed for block in one.blocks()} >= {(0, 0), (5, 0), (0, 3), (5, 3)}


def test_left_curves_are_right_curves_entered_at_their_other_end() -> None:
    right = joined(Piece.CURVE_MEDIUM, 0, (4, 4), EAST)
    left = joined(Piece.CURVE_MEDIUM, 1, (4, 4), EAST)
    assert right.entry == End((4, 4), WEST)
    assert right.leaving == End((5, 5), SOUTH)
    assert left.entry == End((4, 4), WEST)
    assert left.leaving == End((5, 3), NORTH)


@pytest.mark.parametrize("heading", [EAST, SOUTH, WEST, NORTH])
@pytest.mark.parametrize("entered", [0, 1])
@pytest.mark.parametrize("piece", Piece)
def test_every_piece_is_entered_where_the_road_comes_from(piece: Piece, entered: int, heading: int) -> None:
    one = joined(piece, entered, (10, 20), heading)
    assert one.entry == End((10, 20), (heading + 2) % 4)
    assert one.leaving.block in set(one.blocks())


def test_four_quarter_turns_lead_back() -> None:
    assert [turned_block((0, 1), (3, 2), turns) for turns in range(5)] == [(0, 1), (0, 0), (2, 0), (1, 2), (0, 1)]


def test_a_crossing_may_lie_on_a_crossing_the_other_way_only() -> None:
    layout = laid(3, EIGHT.split())
    first, second = (one for one in layout.placed if one.piece is Piece.CROSSING)
    assert (first.x, first.y) == (second.x, second.y)
    with pytest.raises(LayoutError, match="lies on a straight"):
        laid(3, EIGHT.replace("crossing", "straight").split())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("start", "does not begin where the one before it ends"),
        ("start right right right straight", "lies on a start"),
        ("start right2 right2 straight", "does not begin where the one before it ends"),
        ("straight right right straight right right", "one start piece"),
        ("start banana", "there is no 'banana'"),
        ("sprint_start straight", "ends with its finish"),
        ("", "needs pieces"),
    ],
)
def test_what_makes_no_course_is_refused(words: str, message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        laid(4, words.split())


def test_there_are_pieces_for_three_to_seven_spots_only() -> None:
    for width in (2, 8):
        with pytest.raises(LayoutError, match="3 to 7"):
            laid(width, OVAL.split())


def test_a_sprint_goes_from_its_start_to_its_finish() -> None:
    layout = laid(3, ["sprint_start", "straight", "right", "sprint_finish"])
    assert layout.placed[-1].piece is Piece.SPRINT_FINISH
    assert (layout.across, layout.down) == (4, 3)
