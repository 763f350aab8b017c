"""Everything that happens to a car is a picture worth looking at, with its sound, and leaves nothing behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.files.texts import Texts
from game.games.lunatix import events as e
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.tables.lunatix.cues import CueMaker, Scene
from game.tables.lunatix.picture import LunatixPicture
from game.tables.lunatix.words import event_words
from game.ui.press import Button
from tests.tables.lunatix.loops import loop_header, loop_table, picture_of, played_at_random
from tests.tables.staging import Staged


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    header = loop_header("human", "human", "human", seed=2)
    match = played_at_random(header, 40, 2)
    with loop_table(tmp_path_factory.mktemp("cues"), header, match.entries) as staged:
        staged.settle()
        yield staged


def happenings(picture: LunatixPicture) -> list[e.Event]:
    """One of each kind that is to be seen, all of the first car."""
    track, runs = picture.plan.track, picture.story.runs
    square = next(run.square for run in runs if run.square >= 0)
    seat = next(number for number, run in enumerate(runs) if run.square == square)
    ahead, other = track.ahead[square].front, (seat + 1) % len(runs)
    return [
        e.Moved(seat, square, ahead),
        e.Skidded(seat, square, ahead),
        e.SkidStopped(seat, other),
        e.FlownBack(seat, square, track.astern[square].front, 0),
        e.TurnedAround(seat, square, (ahead, track.ahead[ahead].front), True),
        e.Rammed(seat, other, e.RamKind.REAR_END),
        e.DiceRolled(seat, (2, 1), 100),
        e.Wrecked(seat),
        e.HazardsDue(seat, 2, next(iter(e.Danger))),
        e.HazardShown(seat, Hazard.SPIN_OUT),
        e.TurboShown(seat, TurboCard(10, 1, is_click=False)),
        e.LuckSpent(seat, 1),
        e.ChipDropped(seat, square, Chip.OIL),
        e.ChipMet(seat, square, Chip.TACKS),
        e.LineCrossed(seat, True, 1, 3),
        e.GadgetShown(seat, Card.BUMPERS),
        e.WreckTowed(seat, square),
        e.HasRetired(seat),
    ]


KINDS = 18


@pytest.mark.parametrize("number", range(KINDS))
def test_it_moves_sounds_and_leaves_nothing_behind(made: Staged, number: int) -> None:
    picture = picture_of(made)
    event = happenings(picture)[number]
    maker = CueMaker(picture.plan, lambda _: None)
    cue = maker.cue(picture.story, event)
    assert cue is not None
    assert cue.sound
    assert 0 < cue.ms <= 1500, "a turn's playback is at most four seconds"
    cue.show(0.4)
    assert maker.scene != Scene(at=maker.scene.at, angle=maker.scene.angle)
    cue.show(1.0)
    assert maker.scene == Scene(at=maker.scene.at, angle=maker.scene.angle)


@pytest.mark.parametrize("number", range(KINDS))
def test_it_looks_different_on_its_way(made: Staged, number: int) -> None:
    picture = picture_of(made)
    event = happenings(picture)[number]
    before = made.pixels()
    maker = CueMaker(picture.plan, lambda _: None)
    cue = maker.cue(picture.story, event)
    assert cue is not None
    kept, picture._cues = picture._cues, maker
    try:
        seen = set()
        for part in (0.3, 0.6, 0.8):
            cue.show(part)
            seen.add(made.pixels())
        assert before not in seen
        cue.show(1.0)
        assert made.pixels() == before
    finally:
        picture._cues = kept


def test_dice_without_a_hit_make_no_damage(made: Staged) -> None:
    picture = picture_of(made)
    maker = CueMaker(picture.plan, lambda _: None)
    blank, hit = (maker.cue(picture.story, e.DiceRolled(0, hits, 140)) for hits in ((0, 0), (1, 0)))
    assert blank is not None
    assert hit is not None
    assert (blank.sound, hit.sound) == ("tick", "crash")


def test_any_press_skips_what_moves(tmp_path: Path) -> None:
    header = loop_header("human", "human", seed=3)
    match = played_at_random(header, 30, 3)
    with loop_table(tmp_path, header, match.entries) as staged:
        staged.settle()
        table, skipped = staged.table, 0
        for number in range(60):
            acting = table.match.to_act()
            table.play(acting[0], Chance(3, number).pick(table.match.moves(acting[0])))
            staged.step(1, 1)
            if picture_of(staged).chooser is None and len(table.match.to_act()) == 1:
                for _ in range(3):
                    staged.press(Button.DOWN)
                    staged.step(1, 1)
                skipped += picture_of(staged).chooser is not None
            staged.settle()
        assert skipped > 5


def test_the_last_car_that_runs_gets_the_flag_and_its_sentence(made: Staged) -> None:
    picture = picture_of(made)
    others = [seat for seat, run in enumerate(picture.story.runs) if run.is_running][1:]
    cues = CueMaker(picture.plan, lambda _: None)
    several = cues.cue(picture.story, e.RaceEnded(None))
    assert several is None, "a race that was stopped has no winner"
    wrecks = {seat: picture.story.runs[seat].wreck for seat in others}
    for seat in others:
        picture.story.runs[seat].wreck = 1
    try:
        last = picture.story.last_running
        cue = cues.cue(picture.story, e.RaceEnded(None))
        assert last is not None
        assert cue is not None
        assert cue.sound == "finish"
        cue.show(0.5)
        assert cues.scene.flag is not None
        assert cues.scene.flag[0] == last
        words = event_words(Texts("en"), e.RaceEnded(None), str, last)
        assert words == f"{last} is the last one running and wins the race!"
    finally:
        for seat, wreck in wrecks.items():
            picture.story.runs[seat].wreck = wreck


def test_the_log_says_what_is_so() -> None:
    texts = Texts("en")
    assert event_words(texts, e.GadgetKept(0, Card.FACE_DOWN), str) == "0 fits a gadget and keeps it hidden."
    first = event_words(texts, e.LineCrossed(0, True, 1, 4), str)
    assert first is not None
    assert "begins" not in first, "lap 1 has been under way since the start"
