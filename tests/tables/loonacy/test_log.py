"""The log of a match of Retro Loonacy: what it says, and when it may be read."""

from pathlib import Path

import pytest

from game.core.record import HUMAN, Record
from game.games.loonacy.events import (
    Dealt,
    Ending,
    Event,
    HandedOver,
    HandLaid,
    Landed,
    LostRace,
    MatchEnded,
    NobodyCanPlay,
    Passed,
    PilesTurned,
    Reshuffled,
    Revealed,
    RoundEnded,
    Signed,
    Thrown,
    Tied,
    WrongCard,
)
from game.games.loonacy.options import Goal, Mode
from game.games.loonacy.state import OVER
from game.scenes.log_page import LogPage, log_of
from game.scenes.replay import replay
from game.tables.loonacy.sentences import Sentences
from game.tables.loonacy.story import Moment, Story
from game.tables.seats import Sitter
from game.ui import text
from game.ui.press import KEYBOARD, Act, Button, Pointer, Press
from tests.tables.loonacy.staging import DECK, READY, AtTable, loonacy_header, seated
from tests.tables.loonacy.test_rounds import play_on
from tests.tables.staging import NAMES

FIRST = "Joystick + Bicycle"
"""What card 0 shows."""


def said(tmp_path: Path, *events: Event, piles: int = 3, is_timed: bool = True) -> list[str]:
    """What the log says of these events, all 62 seconds after the cards were dealt and so many piles turned up."""
    story = Story((7, 7, 7))
    story.tell(Dealt(1), 0)
    story.tell(PilesTurned(tuple(range(piles))), 0)
    for event in events:
        story.tell(event, 62_400)
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, HUMAN)) as played:
        sitters = [Sitter(seat, NAMES[seat], HUMAN) for seat in range(3)]
        return list(Sentences(DECK, sitters, is_timed=is_timed).of(played.stage.texts, story.log))[2:]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Landed(0, 0, 0, 5, False), f"Ada: {FIRST} on pile 1."),
        (Landed(0, 0, 2, 1, True), f"Ada wins the race: {FIRST} on pile 2. Last card!"),
        (LostRace(1, 0, 1, 34, 0), f"Bruno is late by 34 ms, after Ada: {FIRST} at pile 3."),
        (LostRace(1, 0, 0, 0, 0), f"Bruno is there in the same millisecond as Ada, but second: {FIRST} at pile 1."),
        (WrongCard(2, 0, 0, 900), f"Chiyo: {FIRST} does not match pile 1."),
        (Revealed((0, -1, -1)), f"All draw. Ada: {FIRST}."),
        (Reshuffled((0,)), f"The piles are shuffled; now on top: {FIRST}."),
        (Tied((2, 0)), "Tie: Chiyo before Ada"),
        (HandLaid(1, (0, 4), 0), f"Bruno leaves; the hand is pile 4, {FIRST} on top."),
        (HandedOver(1, True), "A bot plays for Bruno from now on."),
        (HandedOver(1, False), "A person plays for Bruno from now on."),
        (NobodyCanPlay(0), "Nobody can play: all draw"),
        (RoundEnded(1, Ending.EMPTY_HAND, (0, 1, 0)), "Bruno has no cards left and wins the round."),
        (RoundEnded(None, Ending.STOPPED, (0, 0, 0)), "The table agreed to stop."),
        (MatchEnded(((1,), (0, 2))), "Bruno wins!"),
    ],
)
def test_each_sentence_with_its_time(tmp_path: Path, event: Event, sentence: str) -> None:
    assert said(tmp_path, event) == [f"1:02 {sentence}"]


def test_without_time_no_times_and_who_passes(tmp_path: Path) -> None:
    assert said(tmp_path, Passed(2), is_timed=False) == ["Chiyo passes."]


def test_what_everybody_sees_begin_is_told_when_it_ends(tmp_path: Path) -> None:
    assert said(tmp_path, Signed(0, True), Thrown(0, 0, 0, 100)) == []


def test_hands_over_time_bear_the_match_clock_from_the_turning_up_of_the_piles() -> None:
    story = Story((7, 7))
    story.tell(Dealt(1), 0)
    story.tell(PilesTurned((0, 1)), 9000)
    story.tell(Landed(0, 5, 0, 6, False), 10_200)
    story.tell(Revealed((7, 8)), 15_000)
    story.tell(RoundEnded(None, Ending.STOPPED, (0, 0)), 16_000)
    assert story.hands == [
        Moment(9000, (7, 7)), Moment(10_200, (6, 7)), Moment(15_000, (7, 8)), Moment(16_000, (7, 8)),
    ]  # fmt: skip


def test_a_table_that_goes_on_tells_the_same_story_as_the_one_before(tmp_path: Path) -> None:
    header = loonacy_header(HUMAN, HUMAN, seed=3)
    with seated(tmp_path, header) as played:
        played.begin()
        play_on(played)
        story, log = played.picture.showing.story, list(played.table.sentences())
        entries = played.table.match.entries
    with seated(tmp_path / "other", header, entries) as other:
        assert other.picture.showing.story.hands == story.hands
        assert list(other.table.sentences()) == log
    assert len(log) > 12
    assert len({moment.at for moment in story.hands}) > 6


def press_on(played: AtTable, button: Button) -> None:
    """The menu keys, which belong to nobody."""
    played.table.press(Press(KEYBOARD, button, True, played.app.now))
    played.step()


def test_it_is_read_between_rounds_but_not_while_all_race(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, seed=3, goal=Goal.ROUNDS)) as played:
        log = played.picture.notes.log
        press_on(played, Button.TAB_LEFT)
        assert not log.is_open, "nothing has happened yet"
        played.begin()
        press_on(played, Button.TAB_LEFT)
        assert not log.is_open, "nobody reads while all race"
        play_on(played)
        played.step()
        press_on(played, Button.TAB_LEFT)
        assert [log.is_open] == [True]
        with text.recording() as recorded:
            played.app.draw()
        assert any("has no cards left" in one.words for one in recorded.written)
        press_on(played, Button.BACK)
        assert not log.is_open
        press_on(played, Button.TAB_LEFT)
        for seat in played.devices:
            played.table.play(seat, READY[True])
        played.wait(3100)
        assert [log.is_open] == [False], "the race goes on"


def test_it_is_read_in_calm_mode_at_any_time_by_pad_and_mouse(tmp_path: Path) -> None:
    header = loonacy_header(HUMAN, HUMAN, pace=Mode.CALM)
    with seated(tmp_path, header, devices={0: "One", 1: "Two"}, size=(1280, 720)) as played:
        played.begin()
        played.push(played.game.table.turn, Button.TAB_RIGHT)
        played.step()
        log, moves = played.picture.notes.log, len(played.moves)
        for button, is_open in ((Button.TAB_LEFT, True), (Button.UP, True), (Button.BACK, False)):
            played.push(0, button)
            played.step()
            assert log.is_open == is_open
        area = played.picture.tools_area
        places = [(x, area.centery) for x in range(area.left, area.right, 4)]
        tools = [played.table._tools.at(place) for place in places]
        at = next(place for place, tool in zip(places, tools, strict=True) if tool is not None and tool.name == "log")
        for is_open in (True, False):
            played.table.pointer(Pointer(Act.DOWN, *at, played.app.now, button=1))
            assert log.is_open == is_open
        assert len(played.moves) == moves, "nobody has passed by reading"


def test_after_the_end_it_is_read_at_the_table_and_as_a_page(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, seed=3), size=(1280, 720)) as played:
        played.begin()
        play_on(played)
        played.step()
        assert played.is_in(OVER)
        press_on(played, Button.TAB_LEFT)
        assert played.picture.notes.log.is_open
        page = LogPage(played.stage, log_of(played.table))
        played.app.push(page)
        with text.recording() as newest:
            played.app.draw()
        assert newest.written[-1].words.endswith("wins!")
        for button in (Button.TAB_LEFT,) * 30:
            page.press(Press(KEYBOARD, button, True, played.app.now))
        with text.recording() as oldest:
            played.app.draw()
        assert any(one.words.startswith("0:00 Round 1") for one in oldest.written)
        page.press(Press(KEYBOARD, Button.BACK, True, played.app.now))
        assert played.app.top is played.table


def test_a_replay_of_the_record_has_the_times_of_the_match(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, seed=3)) as played:
        played.begin()
        play_on(played)
        record = Record(played.table.header, played.table.match.entries)
        story = played.picture.showing.story
    seen = replay(record)
    told = Story((7, 7))
    for at, events in zip(seen.times, seen.events, strict=True):
        for event in events:
            told.tell(event, at)
    assert told.hands == story.hands
