"""Whole rounds at the table: bots and people, counts of seats, records, replays, and the picture at rest."""

from pathlib import Path

import pytest

from game.core.record import HUMAN, Record
from game.files.records import read_record
from game.games.loonacy.moves import Throw
from game.games.loonacy.options import Goal, Mode
from game.games.loonacy.state import LOOKING, NEVER, OVER, TAKING_TURNS
from game.games.matches import match_from
from game.scenes.replay import replay
from game.scenes.watch import watch_record
from game.ui.press import Button
from tests.tables.loonacy.staging import READY, AtTable, loonacy_header, seated

_LONGEST = 12_000


def test_two_people_play_a_round_by_pads_to_its_end(tmp_path: Path) -> None:
    devices = {0: "One", 1: "Two"}
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, seed=3), devices=devices) as played:
        played.begin()
        play_on(played)
        assert played.is_in(OVER)
        assert played.table.match.outcome() is not None
        played.push(0, Button.CONFIRM)
        played.step()
        assert played.doors.calls == [], "who is still throwing does not leave the table"
        played.wait(1300)
        played.push(1, Button.CONFIRM)
        played.step()
        assert played.doors.calls == [("over",)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_a_round_and_the_table_is_left_by_itself(tmp_path: Path, seats: int) -> None:
    with seated(tmp_path, loonacy_header(*["random"] * seats)) as played:
        for _ in range(_LONGEST):
            played.tick(48)
            if played.doors.calls:
                break
        assert played.doors.calls == [("over",)]
        game = played.game
        is_quick = any(tally.fastest != NEVER for tally in game.tallies)
        assert len(played.table.charts()) == 3 + is_quick, "who plays at once plays too soon for a fastest play"


def test_bots_press_at_the_time_that_they_say_whatever_the_frames(tmp_path: Path) -> None:
    times = []
    for frame in (7, 50):
        with seated(tmp_path, loonacy_header("hard", "normal", seed=8)) as played:
            while played.table.clock < 20_000:
                played.tick(frame)
            times.append([move for move in played.moves if move[0] < 19_900])
    early, late = times
    # A bot is asked in the frame in which its worker answers; what it presses bears its own time.
    assert early == late
    assert len(early) > 20


def test_a_wild_round_is_played_back_exactly_and_watched_at_its_own_pace(tmp_path: Path) -> None:
    header = loonacy_header("random", "random", "hard", "random", seed=11)
    with seated(tmp_path, header, has_record=True) as played:
        for _ in range(_LONGEST):
            played.tick(40)
            if played.is_in(OVER):
                break
        digest = played.table.match.digest()
        path = played.table.record_path
    assert path is not None
    record = read_record(path)
    match = match_from(record.header)
    match.follow(record.entries)
    assert match.digest() == digest
    again = replay(Record(record.header, record.entries))
    with seated(tmp_path / "other", header) as other:
        watch = watch_record(other.stage, record)
        other.app.push(watch)
        for at in (2900, 3300, 4700):
            while watch._clock < at:
                other.step(16)
            assert watch.at == sum(time <= watch._clock for time in again.times[1:])
        while watch.is_playing:
            other.step(250)
        assert watch.at == again.moves


def test_a_match_goes_on_from_its_record(tmp_path: Path) -> None:
    header = loonacy_header(HUMAN, "random", "random")
    with seated(tmp_path, header, has_record=True) as played:
        played.begin()
        played.wait(100)
        assert played.game.flights
        entries, clock = played.table.match.entries, played.table.clock
    with seated(tmp_path / "other", header, entries) as again:
        assert again.table.clock <= clock
        again.wait(200)
        assert len(again.table.match.entries) == len(entries), "it stands until the count-in is over"
        again.wait(3000)
        assert len(again.table.match.entries) > len(entries)


@pytest.mark.parametrize("goal", [Goal.ROUNDS, Goal.POINTS])
def test_between_rounds_the_score_is_shown_until_everybody_is_ready(tmp_path: Path, goal: Goal) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, goal=goal, seed=3)) as played:
        played.begin()
        play_on(played)
        assert played.is_in(LOOKING)
        assert played.game.table.round == 2
        clock = played.table.clock
        played.wait(4000)
        assert played.is_in(LOOKING)
        assert played.table.clock > clock + 3900
        ended = played.picture.showing.story.ended
        assert ended is not None
        assert ended.scores == played.game.table.scores
        assert sum(played.game.table.scores) >= 1
        played.begin()
        assert not played.is_in(LOOKING)


def test_calm_mode_goes_in_turns_by_the_same_buttons(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, pace=Mode.CALM)) as played:
        played.begin()
        assert played.is_in(TAKING_TURNS)
        for _ in range(40):
            seat = played.game.table.turn
            made = len(played.moves)
            played.push(1 - seat, Button.INFO)
            played.step(1)
            assert len(played.moves) == made, "it is not its turn"
            found = played.matches(seat)
            if found:
                played.choose(seat, found[0][0])
                played.throw(seat, found[0][1])
            else:
                played.push(seat, Button.INFO)
            played.step(1)
            assert len(played.moves) > made
            if not played.is_in(TAKING_TURNS):
                break
        assert played.game.table.bots == 0


def test_in_calm_mode_a_card_that_does_not_match_is_refused(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN, pace=Mode.CALM)) as played:
        played.begin()
        seat = played.game.table.turn
        card, pile = played.matches(seat, does_match=False)[0]
        made = len(played.moves)
        played.choose(seat, card)
        played.throw(seat, pile)
        played.step(1)
        assert len(played.moves) == made
        assert played.picture.was_refused


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_rest_the_picture_is_that_of_a_fresh_table(tmp_path: Path, seats: int) -> None:
    header = loonacy_header(*[HUMAN] * seats, seed=seats)
    with seated(tmp_path, header) as played:
        for seat in range(seats):
            played.table.play(seat, READY[True])
        played.wait(3100)
        for number in range(40):
            if played.is_in(OVER):
                break
            seat = number % seats
            found = played.matches(seat)
            if found and Throw(*found[0]) in played.table.match.moves(seat):
                played.table.play(seat, Throw(*found[0]))
                played.wait(90)
            elif READY[True] in played.table.match.moves(seat):
                played.table.play(seat, READY[True])
                played.wait(30)
        played.wait(3000)
        played.settle()
        home(played)
        seen = played.pixels()
        entries = played.table.match.entries
    with seated(tmp_path / "other", header, entries) as fresh:
        fresh.wait(2000)
        fresh.settle()
        home(fresh)
        assert fresh.pixels() == seen


def test_without_motion_nothing_moves_but_by_changes_of_state(tmp_path: Path) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), reduced_motion=True) as played:
        played.begin()
        card, pile = played.matches(0)[0]
        played.choose(0, card)
        played.throw(0, pile)
        played.step(1)
        once = played.pixels()
        played.wait(90)
        assert played.game.flights
        assert played.pixels() == once


def home(played: AtTable) -> None:
    """Put every cursor on its first card: where people left them is no part of the match."""
    showing = played.picture.showing
    for seat in played.devices:
        showing.cursors.put(seat, showing.hand(seat), 0)


def play_on(played: AtTable) -> None:
    """People throw what fits, else hold up their signs, until the round is over."""
    first = played.game.table.round
    for _ in range(3000):
        for seat in played.devices:
            game = played.game
            if game.phase is OVER or game.table.round != first:
                return
            is_free = all(flight.seat != seat for flight in game.flights) and not game.locks
            found = played.matches(seat) if is_free else []
            if found:
                played.choose(seat, found[0][0])
                played.throw(seat, found[0][1])
            elif is_free and not game.ready >> seat & 1 and not game.flights:
                played.push(seat, Button.INFO if not played.devices[seat].is_pad else Button.TAB_RIGHT)
            played.tick(13)
    raise AssertionError("the round never ended")
