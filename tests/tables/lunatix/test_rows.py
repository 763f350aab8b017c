"""The pad's rows: the track stays in sight with any number of people and any size of text, and nothing jumps."""

from pathlib import Path

import pygame
import pytest

from game.ui import text
from game.ui.press import Button
from tests.scenes.test_layout import text_faults
from tests.tables.lunatix.loops import (
    choose_card,
    device_of,
    loop_header,
    loop_table,
    picture_of,
    played_at_random,
    to_the_pad,
)
from tests.tables.staging import Staged

MOST_PART = 0.36
SIZES = ((1280, 720), (1920, 1080))


def rows(made: Staged) -> tuple[list[pygame.Rect], text.TextLog]:
    """Where the boxes are, by the picture, with all that is written."""
    with text.recording() as log:
        made.table.draw(made.app.surface)
    return list(picture_of(made)._desk.rects.values()), log


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("people", [1, 2, 4, 6])
def test_the_rows_leave_the_track_in_sight_and_their_words_whole(tmp_path: Path, people: int, scale: float) -> None:
    header = loop_header(*["human"] * people, *["random"] * (people == 1), turn_around=True)
    with loop_table(tmp_path, header) as made:
        for size in SIZES:
            made.app.surface = pygame.display.set_mode(size)
            made.app.set_look(text_scale=scale)
            to_the_pad(made)
            boxes, log = rows(made)
            assert len(boxes) >= 5 * people
            high = max(box.bottom for box in boxes) - min(box.top for box in boxes)
            assert high <= size[1] * MOST_PART
            assert list(text_faults(log, made.app.surface)) == []
            assert all(not one.colliderect(other) for one in boxes for other in boxes if one is not other)


def test_a_lock_moves_no_other_row(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human", "human"), size=(1280, 720)) as made:
        made.app.set_look(text_scale=2.0)
        to_the_pad(made)
        before, _ = rows(made)
        choose_card(made, 0, lambda cards: cards[0])
        made.step()
        after, _ = rows(made)
        assert after
        assert set(map(tuple, after)) < set(map(tuple, before))
        made.press(Button.BACK, device_of(made, 0))
        assert len(rows(made)[0]) == len(before)


def test_what_is_painted_once_is_what_is_painted_each_time(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), size=(640, 360)) as made:
        to_the_pad(made)
        kept = made.pixels()
        with text.recording():
            fresh = made.pixels()
        # Edges that are blended twice may differ by a shade.
        assert max(abs(one - other) for one, other in zip(kept, fresh, strict=True)) <= 12


def test_the_car_on_turn_is_in_sight_above_what_its_driver_decides(tmp_path: Path) -> None:
    header = loop_header("human", "human", seed=3)
    match = played_at_random(header, 40)
    with loop_table(tmp_path, header, match.entries) as made:
        made.app.surface = pygame.display.set_mode((1280, 720))
        made.app.set_look(text_scale=2.0)
        to_the_pad(made)
        for seat in range(2):
            choose_card(made, seat, lambda cards: cards[-1])
        made.step(20)
        made.settle()
        picture = picture_of(made)
        boxes, _ = rows(made)
        assert picture.chooser is not None
        acting = made.table.match.to_act()[0]
        _, y = picture.window_point(made.table.match.view(None).race.squares[acting])
        assert 0 < y < min(box.top for box in boxes)
