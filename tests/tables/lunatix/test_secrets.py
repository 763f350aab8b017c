"""What is chosen in secret stays so: frames, sounds and the log up to the reveal are the same whatever it is."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import pytest

from game.games.lunatix.cards import Card
from game.ui.press import Button
from tests.tables.lunatix.loops import choose_card, loop_header, loop_table, picture_of, to_the_pad
from tests.tables.staging import Staged

Trace = tuple[list[bytes], list[str], list[str]]


def frame(made: Staged) -> bytes:
    return blake2b(made.pixels(), digest_size=8).digest()


def trace(folder: Path, which: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Trace, Trace]:
    """Frames, sounds and log of a round of choosing, until all have locked and after the reveal."""

    def wanted(cards: Sequence[Card]) -> Card:
        return cards[which % len(cards)]

    sounds: list[str] = []
    with loop_table(folder, loop_header("human", "human", "human", "random"), size=(1280, 720)) as made:
        monkeypatch.setattr(made.stage.sound, "play", sounds.append)
        to_the_pad(made)
        frames = [frame(made)]
        for seat in (2, 0):
            choose_card(made, seat, wanted)
            made.step(3)
            frames.append(frame(made))
        pad = picture_of(made).pad
        assert pad is not None
        made.press(Button.BACK, pad.seated[0].device)
        frames.append(frame(made))
        choose_card(made, 0, wanted)
        made.step(2)
        frames.append(frame(made))
        choose_card(made, 1, wanted)
        for _ in range(4):
            made.step(2)
            frames.append(frame(made))
        assert picture_of(made).pad is not None, "the ring closes while the last one can still take back"
        before = frames, list(sounds), list(picture_of(made).log)
        made.step(90)
        return before, ([frame(made)], list(sounds), list(picture_of(made).log))


def test_two_runs_that_differ_only_in_the_secret_choices_look_and_sound_the_same_until_the_reveal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, one_after = trace(tmp_path / "one", 0, monkeypatch)
    other, other_after = trace(tmp_path / "other", 1, monkeypatch)
    assert one == other
    assert len(set(one[0])) > 2, "locking and taking back can be seen"
    assert one_after[2] != other_after[2], "the reveal tells them apart"


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
