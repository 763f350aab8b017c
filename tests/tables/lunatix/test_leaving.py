"""Somebody leaves while cards are chosen in secret: for a while, or for good."""

from collections.abc import Sequence
from pathlib import Path

from game.files.records import read_record
from game.games.lunatix.cards import Card
from tests.tables.lunatix.loops import choose_card, loop_header, loop_table, picture_of, to_the_pad


def last(cards: Sequence[Card]) -> Card:
    return cards[-1]


def test_who_quits_in_the_middle_of_the_choice_finds_all_to_choose_again(tmp_path: Path) -> None:
    header = loop_header("human", "human", "random")
    with loop_table(tmp_path / "one", header, has_record=True) as made:
        to_the_pad(made)
        choose_card(made, 0, last)
        made.step(40)
        assert made.table.match.number == 3, "the mixes alone"
    saved = next((tmp_path / "one" / "saves").glob("*.jsonl"))
    assert "commit" not in saved.read_text(encoding="utf-8")
    record = read_record(saved)
    with loop_table(tmp_path / "two", header, record.entries) as made:
        to_the_pad(made)
        pad = picture_of(made).pad
        assert pad is not None
        assert (set(pad.seated), dict(pad.choices)) == ({0, 1}, {})
        choose_card(made, 1, last)
        choose_card(made, 0, last)
        made.step(20)
        assert made.table.match.number >= 6


def test_a_lock_stays_when_another_leaves_for_good(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human", "human")) as made:
        to_the_pad(made)
        choose_card(made, 0, last)
        made.table.retire(2)
        made.settle()
        pad = picture_of(made).pad
        assert pad is not None
        assert (set(pad.seated), set(pad.choices)) == ({0, 1}, {0})
        choose_card(made, 1, last)
        made.settle()
        assert {0, 1} >= set(made.table.match.to_act())
        assert "Ada" in " ".join(picture_of(made).log)


def test_when_the_last_to_choose_leaves_the_cards_are_turned_over(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human", "human")) as made:
        to_the_pad(made)
        for seat in (0, 1):
            choose_card(made, seat, last)
        made.table.retire(2)
        made.step(60)
        made.settle()
        assert picture_of(made).pad is None
        assert made.table.match.to_act()[0] in (0, 1)


def test_when_all_but_one_have_left_the_race_is_over(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        choose_card(made, 0, last)
        made.table.retire(1)
        made.step(60)
        outcome = made.table.match.outcome()
        assert outcome is not None
        assert outcome.ranks == ((0,), (1,))
