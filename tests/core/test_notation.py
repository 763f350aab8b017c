"""Moves as text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import notation
from game.core.notation import NotationError
from game.games.racetrack.moves import CRASH, MOVES, STEER, Drive, Move, Retire, Take

moves = st.one_of(
    st.sampled_from(list(STEER.values())),
    st.builds(Drive, st.integers(0, 7), st.integers(0, 99)),
    st.builds(Take, st.integers(1, 99)),
    st.builds(Retire, st.integers(0, 5)),
    st.just(CRASH),
)


@given(moves)
def test_moves_survive_their_text(move: Move) -> None:
    assert notation.read(notation.write(move), MOVES) == move


def test_a_move_is_its_name_and_fields() -> None:
    assert notation.write(STEER[1, -1]) == "steer dx=1 dy=-1"
    assert notation.write(CRASH) == "crash"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no move of this game"),
        ("fly dx=1", "'fly' is no move of this game"),
        ("steer dx=1", "steer has 2 fields, not 1"),
        ("steer dy=1 dx=1", "steer: expected dx=..., got 'dy=1'"),
        ("steer dx=one dy=1", "steer: dx cannot be 'one'"),
        ("steer dx=01 dy=1", "steer: dx cannot be '01'"),
        ("steer dx=1 dy=" + "9" * 30, "steer: dy cannot be"),
        ("crash " * 200, "a move has at most 400 letters"),
    ],
)
def test_a_wrong_text_is_named(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read(text, MOVES)
    assert str(caught.value).startswith(message)
