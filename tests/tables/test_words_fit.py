"""Every text on a table is whole, readable and clear of every other, at all window and text sizes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.files.settings import BotSpeed
from game.ui import text, theme
from game.ui.press import Button
from tests.tables.staging import Staged, play_at_random, race_header, staged

SIZES = (((1280, 720), 100), ((1280, 720), 200), ((1280, 800), 200), ((1920, 1080), 150), ((2560, 1080), 200))


def _thick(played: Staged) -> None:
    play_at_random(played, 20)


def _barred(played: Staged) -> None:
    played.settle()
    played.press(Button.UP)


def _log_open(played: Staged) -> None:
    play_at_random(played, 20)
    played.press(Button.TAB_LEFT)


def _solo_driving(played: Staged) -> None:
    play_at_random(played, 4)
    played.step(3)
    sheet = played.race.solo
    assert sheet is not None
    sheet.optimum = 198  # a long race: three digits everywhere


def _solo_over(played: Staged) -> None:
    played.settle()
    played.table.agree_to_stop(0)
    played.settle()
    played.step(3)


SCREENS: dict[str, tuple[tuple[str, ...], Callable[[Staged], None]]] = {
    "early": (("human",) * 6, Staged.settle),
    "thick": (("human", "easy", "human", "human", "expert", "human"), _thick),
    "barred": (("human", "human"), _barred),
    "log": (("human",) * 6, _log_open),
    "solo": (("human",), Staged.settle),
    "solo driving": (("human",), _solo_driving),
    "solo over": (("human",), _solo_over),
    "bots": (("easy", "hard"), Staged.step),
}


@pytest.mark.parametrize(("size", "text_size"), SIZES)
def test_texts_are_whole_apart_and_large_enough(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    least = max(12, round(26 * min(size[0] / 1920, size[1] / 1080)))
    for name, (players, lead) in SCREENS.items():
        header = race_header(*players, laps=3)
        with staged(
            tmp_path, header, size=size, text_size=text_size, reduced_motion=True, bot_speed=BotSpeed.SLOW
        ) as played:
            lead(played)
            with text.recording() as log:
                played.step(1, ms=0)
            assert log.written, name
            whole = played.app.surface.get_rect()
            safe = whole.scale_by(0.9)
            for written in log.written:
                where = f"{name}: {written.words!r}"
                assert not written.is_cut, where
                assert written.px >= least - 1, where
                assert theme.contrast(*written.ink) >= 4.5, where
                assert safe.inflate(2, 2).contains(written.rect), where
            pairs = [(a.words, b.words) for a, b in log.overlaps()]
            assert not pairs, (name, pairs)
