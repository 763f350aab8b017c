"""The match: the only door to a state; records survive their text and replay."""

import json
from dataclasses import replace

import pytest

from game.core import record
from game.core.digest import digest
from game.core.match import Diverged, Match, Played, SeatChanged, Undone
from game.core.option_words import write_options
from game.core.record import Header, Record, RecordError, SeatLine
from game.core.rules import CLOCK, IllegalMove
from game.games.racetrack.moves import MOVES, STEER, STOP, Move
from game.games.racetrack.options import Options
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Event, State
from tests.games.racetrack.positions import FIELD, text_track

RaceMatch = Match[State, Move, Event, State]


def new_match(seats: int = 2) -> RaceMatch:
    return Match(RacetrackRules(text_track(FIELD), Options(laps=2), seats), MOVES, 42)


def played(count: int) -> RaceMatch:
    match = new_match()
    for number in range(count):
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat)[number % len(match.moves(seat))], at=number * 100)
    return match


HEADER = Header(
    game="racetrack",
    rules=1,
    seed=42,
    seats=(SeatLine("Ann", "human"), SeatLine("Bo", "hard")),
    options=write_options(Options(laps=2)),
    board=text_track(FIELD).to_text(),
    board_file="field.tmx",
)


def as_text(match: RaceMatch) -> str:
    lines = [record.write_header(HEADER), *(record.write_entry(entry) for entry in match.entries)]
    return "".join(line + "\n" for line in lines)


def test_following_a_record_leads_to_the_same_digest() -> None:
    match = played(9)
    match.change_seat(1, "Cy", "easy")
    match.undo()
    again = new_match()
    again.follow(record.read(as_text(match)).entries)
    assert again.digest() == match.digest()
    assert again.entries == match.entries


def test_undo_takes_back_the_last_move_and_is_part_of_the_record() -> None:
    match = played(4)
    before = match.digest()
    seat = match.to_act()[0]
    match.play(seat, match.moves(seat)[0])
    match.undo()
    assert match.digest() == before
    assert match.entries[-1] == Undone(before)
    assert match.number == 4


def test_undo_without_a_move_is_refused() -> None:
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        new_match().undo()


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    match = played(3)
    before = match.digest(), match.entries
    with pytest.raises(IllegalMove, match="seat 0 may not play steer dx=1 dy=0 now"):
        match.play(0, STEER[1, 0])
    assert (match.digest(), match.entries) == before


def test_what_the_table_agrees_on_is_recorded_as_a_move_of_the_clock() -> None:
    match = played(4)
    match.play(CLOCK, STOP, at=77)
    assert match.entries[-1] == Played(77, CLOCK, "stop", match.digest(), is_last=True)
    assert match.outcome() is not None
    assert match.to_act() == ()


def test_the_first_divergence_is_named() -> None:
    match = played(5)
    entries = list(match.entries)
    third = entries[2]
    assert isinstance(third, Played)
    entries[2] = replace(third, digest="0" * 16)
    with pytest.raises(Diverged, match="entry 3: the state differs"):
        new_match().follow(entries)
    entries[2] = replace(third, move="steer dx=7 dy=0")
    with pytest.raises(Diverged, match="entry 3: seat 0 may not play steer dx=7 dy=0 here"):
        new_match().follow(entries)
    with pytest.raises(Diverged, match="entry 1: there is no seat 9"):
        new_match().follow([SeatChanged(9, "x", "easy")])
    with pytest.raises(Diverged, match="entry 1: there is no move to take back"):
        new_match().follow([Undone("")])


def test_a_record_survives_its_text() -> None:
    match = played(6)
    match.change_seat(0, "Ünï 漢 x", "expert")
    assert record.read(as_text(match)) == Record(HEADER, match.entries)


def test_a_cut_last_line_is_dropped() -> None:
    text = as_text(played(6))
    for cut in range(1, 60):
        entries = record.read(text[:-cut]).entries
        assert entries == played(6).entries[: len(entries)]
        assert len(entries) >= 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the file is empty"),
        ("x\n", "line 1: not a line of a record"),
        ("[1]\n", "line 1: not a line of a record"),
        ("[" * 100_000 + "\n", "line 1: not a line of a record"),
        ('{"format":2}\n', "line 1: this program reads records of format 1, not 2"),
        ('{"format":1,"seats":[]}\n', 'line 1: "seats" must list 1 to 6 seats'),
        ('{"format":1,"seats":[{}],"options":{"a":1.5}}\n', "line 1: not a line of a record"),
        ('{"format":1,"seats":[{}],"options":{"a":[]}}\n', 'line 1: "options" must be words'),
        ('{"format":1,"seats":[{}],"options":{}}\n', 'line 1: "game" must be a text'),
    ],
)
def test_a_broken_record_is_named_by_line(text: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.read(text)
    assert str(caught.value).startswith(message)


def test_a_broken_entry_is_named_by_line() -> None:
    lines = as_text(played(3)).splitlines()
    lines[2] = '{"at":1,"seat":0,"move":"crash"}'
    with pytest.raises(RecordError, match='line 3: "digest" must be a text'):
        record.read("\n".join(lines) + "\n")
    lines[2] = '{"what":1}'
    with pytest.raises(RecordError, match="line 3: neither a move nor an undo nor a change of seat"):
        record.read("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", ["", "x" * 41, "a\0b", "a\nb", "\x1b[31m", "\ud800", "\u202eab"])
def test_a_name_that_cannot_be_shown_is_no_part_of_a_record(name: str) -> None:
    header = record.write_header(replace(HEADER, seats=(SeatLine(name, "human"), SeatLine("Bo", "hard"))))
    with pytest.raises(RecordError, match='line 1: "name" must be '):
        record.read(header + "\n")
    change = record.write_entry(SeatChanged(0, name, "human"))
    with pytest.raises(RecordError, match='line 2: "name" must be '):
        record.read(record.write_header(HEADER) + "\n" + change + "\n")


@pytest.mark.parametrize(("key", "value"), [("game", "x" * 501), ("board_file", "\0"), ("board", "a\ud800")])
def test_no_word_of_a_header_is_long_or_unprintable(key: str, value: str) -> None:
    values = json.loads(record.write_header(HEADER)) | {key: value}
    with pytest.raises(RecordError, match=f'line 1: "{key}" must be '):
        record.read(json.dumps(values) + "\n")


def test_an_option_may_hold_a_deck_of_cards_but_not_without_end() -> None:
    deck = replace(HEADER, options={"cards": "x" * record.MOST_OPTION_LETTERS})
    assert record.read(record.write_header(deck) + "\n").header == deck
    with pytest.raises(RecordError, match='line 1: "options" must be words'):
        record.read(record.write_header(replace(deck, options={"cards": "x" * 20_001})) + "\n")


def test_a_map_whose_name_no_record_may_hold_is_left_out() -> None:
    header = record.read(record.write_header(replace(HEADER, board_file="a\ud800.tmx")) + "\n").header
    assert header == replace(HEADER, board_file="")


def test_a_digest_tells_values_and_classes_apart() -> None:
    assert digest((1, 2)) != digest((12,))
    assert digest(("1",)) != digest((1,))
    assert digest(True) != digest(1)
    assert digest(()) != digest(((),))
    with pytest.raises(TypeError, match="a state may not hold a float"):
        digest((1.5,))
