"""Every word on the table of Retro Loonacy is whole, and none lies over another, at all sizes of window and text."""

from pathlib import Path

import pytest

from game.core.record import HUMAN
from game.games.loonacy.moves import Throw
from game.games.loonacy.options import Goal, Mode
from game.tables.loonacy.motions import Call
from game.ui import text
from tests.tables.loonacy.staging import READY, AtTable, loonacy_header, seated
from tests.tables.loonacy.test_rounds import play_on

SIZES = [((1280, 720), 100), ((1280, 720), 200), ((1280, 800), 150), ((2560, 1080), 200)]


def check(played: AtTable) -> None:
    """All that is written now is whole and by itself."""
    with text.recording() as log:
        played.app.draw()
    assert log.written
    assert [one.words for one in log.written if one.is_cut] == []
    over = [(a.words, b.words) for a, b in log.overlaps() if a.rect.clip(b.rect).height > 4]
    assert over == []


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_words_at_the_table(tmp_path: Path, size: tuple[int, int], text_size: int, seats: int) -> None:
    header = loonacy_header(*[HUMAN] * seats, seed=3)
    with seated(tmp_path, header, size=size, text_size=text_size) as played:
        check(played)
        for seat in range(seats):
            played.table.play(seat, READY[True])
        played.tick(16)
        check(played)
        for _ in range(200):
            played.tick(16)
        card, pile = played.matches(0, does_match=False)[0]
        played.table.play(0, Throw(card, pile))
        played.table.play(1, READY[True])
        for _ in range(16):
            played.tick(16)
        check(played)
        words = played.stage.texts("loonacy.call.last_card", name="Wilhelmina")
        played.picture.showing.motions.add(Call(played.table.clock, words))
        check(played)


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("goal", list(Goal))
def test_words_after_a_round(tmp_path: Path, size: tuple[int, int], text_size: int, goal: Goal) -> None:
    header = loonacy_header(HUMAN, HUMAN, goal=goal, seed=3)
    with seated(tmp_path, header, size=size, text_size=text_size) as played:
        for seat in (0, 1):
            played.table.play(seat, READY[True])
        for _ in range(200):
            played.tick(16)
        play_on(played)
        played.tick(16)
        check(played)


@pytest.mark.parametrize("text_size", [100, 200])
def test_words_in_calm_mode(tmp_path: Path, text_size: int) -> None:
    header = loonacy_header(HUMAN, HUMAN, HUMAN, HUMAN, HUMAN, pace=Mode.CALM)
    with seated(tmp_path, header, size=(1280, 720), text_size=text_size) as played:
        for seat in range(5):
            played.table.play(seat, READY[True])
        played.tick(16)
        check(played)
