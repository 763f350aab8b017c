"""Courses laid piece by piece: what fits, what is refused and why, what closes them, and every step back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.racetrack.closing import closed, closing
from game.games.racetrack.draft_text import Steps, draft_text, read_draft
from game.games.racetrack.drafting import (
    ACROSS,
    DOWN,
    Draft,
    Lack,
    Refusal,
    Why,
    added,
    beyond,
    facing,
    judged,
    open_ends,
    refusal,
    road_ends,
    settled,
    ways,
    with_room,
)
from game.games.racetrack.pieces import WIDTHS, LayoutError, Piece, Placed, laid

OVAL = "start right2 right2 straight straight right2 right2"
EIGHT = "start crossing left left left crossing right straight straight right right"
START = Placed(Piece.START, 8, 5, 0, 0)
BEGUN = Draft(5, (START,))


def draft_of(words: str, dx: int = 4, dy: int = 3, width: int = 5) -> Draft:
    """A course that is read out, on the board; a crossing is laid once."""
    draft = Draft(width)
    for each in laid(width, words.split()).placed:
        one = settled(each._replace(x=each.x + dx, y=each.y + dy))
        if one not in draft.placed:
            draft = added(draft, one)
    return draft


pieces = st.sampled_from(list(Piece))
placings = st.builds(
    Placed, pieces, st.integers(-2, ACROSS + 1), st.integers(-2, DOWN + 1), st.integers(0, 3), st.just(0)
)


@st.composite
def drafts(draw: st.DrawFn, most: int = 14) -> Draft:
    """A draft that grew from its ends, with a few pieces anywhere."""
    draft = Draft(draw(st.sampled_from(list(WIDTHS))), (START,))
    for _ in range(draw(st.integers(0, most))):
        ends = open_ends(draft)
        block = (draw(st.integers(0, ACROSS - 1)), draw(st.integers(0, DOWN - 1)))
        luck = draw(st.integers(0, 2))
        if ends and luck:
            block = beyond(ends[draw(st.integers(0, len(ends) - 1))])
        one = draw(st.sampled_from(ways(draft, draw(pieces), block)))
        if refusal(draft, one) is None:
            draft = added(draft, one)
    return draft


@pytest.mark.parametrize("words", [OVAL, EIGHT, "start hairpin_right straight straight hairpin_right"])
def test_a_course_laid_piece_by_piece_is_the_layout(words: str) -> None:
    draft = draft_of(words)
    found = judged(draft)
    assert found.lack is None
    assert found.layout is not None
    wanted = laid(5, words.split())
    assert [settled(one) for one in found.layout.placed] == [settled(one) for one in wanted.placed]
    assert [one.entry for one in found.layout.placed] == [one.entry for one in wanted.placed]


def test_a_sprint_needs_its_finish() -> None:
    draft = added(Draft(3), Placed(Piece.SPRINT_START, 3, 3, 0, 0))
    assert judged(draft) == (None, Lack.FINISH, 1)
    assert closing(draft, (0, 0)) == (Placed(Piece.SPRINT_FINISH, 5, 3, 0, 0),)
    whole = judged(closed(draft, (0, 0))).layout
    assert whole is not None
    assert [one.piece for one in whole.placed] == [Piece.SPRINT_START, Piece.SPRINT_FINISH]


@pytest.mark.parametrize(
    ("one", "wanted"),
    [
        (Placed(Piece.STRAIGHT, 9, 5, 0, 0), Refusal(Why.OVERLAP, Piece.START)),
        (Placed(Piece.STRAIGHT, ACROSS, 5, 0, 0), Refusal(Why.OFF_BOARD)),
        (Placed(Piece.CURVE_LARGE, ACROSS - 2, 0, 0, 0), Refusal(Why.OFF_BOARD)),
        (Placed(Piece.STRAIGHT, 0, 0, 0, 0), Refusal(Why.EDGE)),
        (Placed(Piece.STRAIGHT, 9, 4, 1, 0), Refusal(Why.SIDE, Piece.START)),
        (Placed(Piece.STRAIGHT, 10, 5, 1, 0), Refusal(Why.BLOCKS, Piece.START)),
        (Placed(Piece.START, 2, 2, 0, 0), Refusal(Why.SECOND_START, Piece.START)),
        (Placed(Piece.SPRINT_START, 2, 2, 0, 0), Refusal(Why.SECOND_START, Piece.START)),
        (Placed(Piece.STRAIGHT, 10, 5, 0, 0), None),
        (Placed(Piece.CURVE_MEDIUM, 3, 3, 0, 0), None),
    ],
)
def test_what_does_not_fit_says_why(one: Placed, wanted: Refusal | None) -> None:
    assert refusal(BEGUN, one) == wanted


def test_a_piece_beyond_the_rim_moves_everything_over_if_there_is_room() -> None:
    draft = Draft(5, (Placed(Piece.START, ACROSS - 3, 0, 0, 0),))
    curve = Placed(Piece.CURVE_MEDIUM, ACROSS - 1, 0, 0, 0)
    moved, one = with_room(draft, curve)
    assert (one.x, moved.placed[0].x) == (ACROSS - 2, ACROSS - 4)
    assert refusal(moved, one) is None
    wide = draft
    for x in range(1, ACROSS - 3):
        wide = added(wide, Placed(Piece.STRAIGHT, x, 0, 0, 0))
    assert with_room(wide, curve) == (wide, curve)


@given(drafts(), placings)
def test_making_room_keeps_all_as_it_lies(draft: Draft, one: Placed) -> None:
    moved, there = with_room(draft, one)
    assert {(each.x - there.x, each.y - there.y) for each in moved.placed} == {
        (each.x - one.x, each.y - one.y) for each in draft.placed
    }
    assert all(refusal(moved.without(each), each) is None for each in moved.placed)


def test_a_sprint_has_one_start_and_one_finish() -> None:
    draft = added(Draft(3), Placed(Piece.SPRINT_START, 3, 3, 0, 0))
    assert refusal(draft, Placed(Piece.SPRINT_START, 3, 6, 0, 0)) == Refusal(Why.SECOND_START, Piece.SPRINT_START)
    assert refusal(draft, Placed(Piece.START, 3, 6, 0, 0)) == Refusal(Why.SECOND_START, Piece.SPRINT_START)
    assert refusal(draft, Placed(Piece.SPRINT_FINISH, 3, 6, 0, 0)) is None


def test_a_curve_goes_right_and_left_from_an_open_end_and_straight_has_one_way() -> None:
    right, left = ways(BEGUN, Piece.CURVE_SMALL, (10, 5))
    assert [end.heading for end in open_ends(added(BEGUN, right))] == [2, 1]
    assert [end.heading for end in open_ends(added(BEGUN, left))] == [2, 3]
    assert ways(BEGUN, Piece.STRAIGHT, (10, 5)) == (Placed(Piece.STRAIGHT, 10, 5, 0, 0),)
    assert len(ways(BEGUN, Piece.HAIRPIN, (10, 5))) == 2


def test_away_from_open_ends_a_piece_is_turned_about_its_first_end() -> None:
    assert len(ways(BEGUN, Piece.CURVE_LARGE, (3, 3))) == 4
    assert len(ways(BEGUN, Piece.STRAIGHT, (3, 3))) == 2
    assert all((3, 3) in set(one.blocks()) for piece in Piece for one in ways(Draft(5), piece, (3, 3)))


def test_the_way_that_meets_two_ends_comes_first() -> None:
    draft = draft_of(OVAL)
    gap = next(one for one in draft.placed if one.piece is Piece.STRAIGHT)
    draft = draft.without(gap)
    first = ways(draft, Piece.STRAIGHT, (gap.x, gap.y))[0]
    assert judged(added(draft, first)).layout is not None


def test_what_is_missing_is_told_one_thing_at_a_time() -> None:
    assert judged(Draft(5)) == (None, Lack.START, 0)
    assert judged(BEGUN) == (None, Lack.ENDS, 2)
    stray = draft_of(OVAL, 0, 0)
    for x, y, turns in ((10, 6, 3), (11, 6, 0), (11, 7, 1), (10, 7, 2)):
        stray = added(stray, Placed(Piece.CURVE_SMALL, x, y, turns, 0))
    assert judged(stray) == (None, Lack.STRAY, 4)


def test_a_crossing_that_is_crossed_once_has_two_open_ends() -> None:
    draft = added(BEGUN, Placed(Piece.CROSSING, 10, 5, 0, 0))
    assert len(open_ends(draft)) == 4
    whole = closed(draft, (10, 5))
    layout = judged(whole).layout
    assert layout is not None
    assert sum(one.piece is Piece.CROSSING for one in layout.placed) == 2


def test_a_lone_start_is_closed_to_an_oval_of_few_pieces() -> None:
    proposed = closing(BEGUN, (10, 5))
    layout = judged(closed(BEGUN, (10, 5))).layout
    assert layout is not None
    assert 2 <= len(proposed) <= 6


def test_nothing_closes_what_is_walled_in_or_has_no_start() -> None:
    assert closing(Draft(5, (Placed(Piece.STRAIGHT, 4, 4, 0, 0),)), (0, 0)) == ()
    walled = Draft(5, (Placed(Piece.START, 1, 1, 0, 0),))
    for x, y, turns in ((3, 0, 0), (3, 2, 0), (4, 1, 1)):
        walled = added(walled, Placed(Piece.STRAIGHT, x, y, turns, 0))
    assert closed(walled, (0, 0)) == walled


@given(drafts())
def test_whatever_fits_keeps_the_board_in_order(draft: Draft) -> None:
    owners = draft.owners()
    assert sum(1 for one in draft.placed for _ in one.blocks()) == len(owners)
    ends = {end for one in draft.placed for end in road_ends(one)}
    for end in ends:
        assert facing(end) in ends or beyond(end) not in owners


@settings(max_examples=40)
@given(drafts(8), st.data())
def test_what_is_proposed_fits_and_what_closes_is_a_course(draft: Draft, data: st.DataObject) -> None:
    near = (data.draw(st.integers(0, ACROSS - 1)), data.draw(st.integers(0, DOWN - 1)))
    grown = draft
    for one in closing(draft, near):
        assert refusal(grown, one) is None
        grown = added(grown, one)
    whole = closed(draft, near)
    assert whole == draft or judged(whole).layout is not None


@given(drafts())
def test_a_draft_is_read_as_it_was_written(draft: Draft) -> None:
    assert read_draft(draft_text(draft)) == draft


@pytest.mark.parametrize(
    "text",
    ["", "9", "x", "5, banana 1 1 0", "5, straight 1 1", "5, straight -1 1 0", "5, straight 0 0 0", "5, start 1 1 0,",
     "5, start 1 1 0, start 4 4 0", "5, straight 1 1 0, straight 1 1 0", "5, straight ² 1 0", "5, " * 5000],
)  # fmt: skip
def test_a_text_that_is_no_draft_is_refused(text: str) -> None:
    with pytest.raises(LayoutError):
        read_draft(text)


@given(st.lists(st.one_of(placings, st.sampled_from(["undo", "redo", "take", "width", "clear", "close"])), max_size=40))
def test_all_steps_taken_back_is_the_beginning_and_all_made_again_the_end(acts: list[Placed | str]) -> None:
    steps = Steps(BEGUN)
    for act in acts:
        draft = steps.draft
        if isinstance(act, Placed):
            steps = steps.done(added(draft, act)) if refusal(draft, settled(act)) is None else steps
        elif act == "undo":
            steps = steps.undone()
        elif act == "redo":
            steps = steps.redone()
        elif act == "take" and draft.placed:
            steps = steps.done(draft.without(draft.placed[-1]))
        elif act == "width":
            steps = steps.done(draft._replace(width=3 + (draft.width - 2) % 5))
        elif act == "clear":
            steps = steps.done(BEGUN)
        elif act == "close":
            steps = steps.done(closed(draft, (5, 5)))
    while steps.after:
        steps = steps.redone()
    last = steps.draft
    back = steps
    while back.before:
        back = back.undone()
    assert back.draft == BEGUN
    while back.after:
        back = back.redone()
    assert back.draft == last
    assert back.before == steps.before
