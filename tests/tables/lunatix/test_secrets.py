"""What is chosen in secret stays so: frames, sounds and the log up to the reveal are the same whatever it is."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import pygame
import pytest

from game.games.lunatix.cards import Card
from game.tables.lunatix.pad import GRACE_MS
from game.ui.press import Button
from tests.tables.lunatix.loops import choose_card, loop_header, loop_table, picture_of, to_the_pad
from tests.tables.staging import Staged

FRAME_MS = 40

Trace = tuple[list[bytes], list[str], list[str]]


class Watch:
    """What everybody in the room sees and hears: every frame of the whole window, every sound, the log."""

    def __init__(self, made: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
        self._made = made
        self.frames: list[bytes] = []
        self.sounds: list[str] = []
        monkeypatch.setattr(made.stage.sound, "play", self.sounds.append)

    def step(self, frames: int) -> None:
        """Let so many frames pass."""
        for _ in range(frames):
            self._made.step(1, FRAME_MS)
            pixels = pygame.image.tobytes(self._made.app.surface, "RGB")
            self.frames.append(blake2b(pixels, digest_size=8).digest())

    def trace(self) -> Trace:
        """All of it so far."""
        return list(self.frames), list(self.sounds), list(picture_of(self._made).log)


def trace(folder: Path, which: int, monkeypatch: pytest.MonkeyPatch, **options: bool) -> tuple[Trace, Trace]:
    """A round of choosing until all have locked and none can take back any more, and until the reveal is over."""

    def wanted(cards: Sequence[Card]) -> Card:
        return cards[which % len(cards)]

    header = loop_header("human", "human", "human", "random", **options)
    with loop_table(folder, header, size=(1280, 720)) as made:
        watch = Watch(made, monkeypatch)
        to_the_pad(made)
        watch.step(2)
        for seat in (2, 0):
            choose_card(made, seat, wanted)
            watch.step(4)
        pad = picture_of(made).pad
        assert pad is not None
        made.press(Button.BACK, pad.seated[0].device)
        watch.step(2)
        choose_card(made, 0, wanted)
        watch.step(8)
        choose_card(made, 1, wanted)
        watch.step(GRACE_MS // FRAME_MS - 2)
        assert picture_of(made).pad is not None, "the ring closes while the last one can still take back"
        before = watch.trace()
        made.step(90)
        watch.step(1)
        return before, watch.trace()


@pytest.mark.parametrize("has_turn_around", [False, True])
def test_two_runs_that_differ_only_in_the_secret_choices_look_and_sound_the_same_until_the_reveal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_turn_around: bool
) -> None:
    runs = [trace(tmp_path / str(which), which, monkeypatch, turn_around=has_turn_around) for which in range(3)]
    one, *others = (before for before, _ in runs)
    for other in others:
        assert one == other
    assert len(set(one[0])) > 2, "locking and taking back can be seen"
    assert one[1], "and heard"
    logs = [after[2] for _, after in runs]
    assert logs[0] != logs[1] != logs[2] != logs[0], "the reveal tells them apart"


def test_the_record_holds_no_choice_before_all_have_locked(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), has_record=True) as made:
        to_the_pad(made)
        number = made.table.match.number
        choose_card(made, 0, lambda cards: cards[0])
        made.step(5)
        assert made.table.match.number == number
        choose_card(made, 1, lambda cards: cards[0])
        made.step(5)
        assert made.table.match.number == number, "the last one may still take it back"
        made.step(20)
        assert made.table.match.number == number + 2
