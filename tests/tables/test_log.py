"""The log at the table: opened, read back to its beginning, and closed, by keys, pad and mouse, while others choose."""

from pathlib import Path

import pytest

from game.tables.log import LogReader
from game.ui import text
from game.ui.press import KEYBOARD, Act, Button, Device, Family, Pointer
from tests.tables.lunatix.loops import loop_header, loop_table, picture_of, played_at_random, to_the_pad
from tests.tables.staging import Staged

PAD = Device("pad:1", "pad", "Pad", Family.XBOX)
HEADER = loop_header("human", "human", seed=4)


def drawn(made: Staged) -> list[str]:
    """All that is written on the table now."""
    with text.recording() as log:
        made.table.draw(made.app.surface)
    return [one.words for one in log.written]


def wheel(made: Staged, turns: int) -> None:
    made.table.pointer(Pointer(Act.SCROLL, 300, 200, 0, scroll=turns))


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
def test_the_whole_log_is_read_while_people_choose_and_closed_again(tmp_path: Path, device: Device) -> None:
    match = played_at_random(HEADER, 300)
    with loop_table(tmp_path, HEADER, match.entries, size=(1280, 720)) as made:
        to_the_pad(made)
        first, last = picture_of(made).log[0], picture_of(made).log[-1]
        assert len(picture_of(made).log) > 100
        made.step()
        assert "Log" in drawn(made), "the button is told"
        assert first not in drawn(made)
        for _ in range(40):
            made.press(Button.TAB_LEFT, device)
            drawn(made)
        shown = drawn(made)
        assert first in shown
        assert any(words.startswith("Ram") for words in shown), "the buttons stay in sight"
        pad = picture_of(made).pad
        assert pad is not None
        assert not pad.choices
        for _ in range(60):
            made.press(Button.TAB_RIGHT, device)
            drawn(made)
        assert not made.table.picture.notes.log.is_open
        assert drawn(made).count(last) == 1


def test_the_mouse_opens_scrolls_and_closes_it(tmp_path: Path) -> None:
    match = played_at_random(HEADER, 300)
    with loop_table(tmp_path, HEADER, match.entries, size=(1280, 720)) as made:
        to_the_pad(made)
        made.step()
        drawn(made)
        line = next(
            (x, y) for y in range(700, 500, -10) for x in range(70, 200, 10) if picture_of(made).is_on_log((x, y))
        )
        click = Pointer(Act.DOWN, *line, 0, button=1)
        made.table.pointer(click)
        drawn(made)
        wheel(made, 10_000)
        assert picture_of(made).log[0] in drawn(made)
        wheel(made, -3)
        assert picture_of(made).log[0] not in drawn(made)
        made.table.pointer(click)
        assert not made.table.picture.notes.log.is_open


def test_what_is_read_stays_where_it_is_while_more_is_said() -> None:
    log = LogReader()
    log.older()
    log.shown(20, 30, 30)
    log.older()
    assert log.back == 9
    log.shown(11, 21, 30)
    assert log.from_end(32) == 11, "what is read stays where it is while more is said"
    log.close()
    log.newer()
    assert not log.is_open
