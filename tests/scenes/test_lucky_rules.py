"""The pictures of Lucky Loop's rules keep the rules, and its pages say what the box says."""

from itertools import pairwise

import pytest

from game.files.lucky_decks import lucky_figures
from game.files.texts import Texts
from game.games.lucky.cards import SHOW_CARDS, Figure
from game.scenes.lucky_rules import LUCKY_RULES, TABLES
from game.scenes.lucky_sketches import Cards, Dice, Held, Laid, Row

SKETCHES = dict(LUCKY_RULES)
BOX = lucky_figures().figures.box
PRINTS = {line.difficulty: line for line in BOX.prints}
TEXTS = Texts()


def rows(kind: type[Row]) -> list[tuple[str, Row]]:
    return [(name, row) for name, shown in LUCKY_RULES for row in shown if isinstance(row, kind)]


def held(name: str) -> tuple[Held, ...]:
    return next(row.held for row in SKETCHES[name] if isinstance(row, Cards))


def test_every_section_has_a_title_words_and_a_picture() -> None:
    for name, shown in LUCKY_RULES:
        assert TEXTS(f"rules.lucky_loop.{name}.title")
        assert TEXTS(f"rules.lucky_loop.{name}")
        assert bool(shown) is (name not in TABLES)


def test_all_cards_shown_are_in_the_box() -> None:
    for _, row in rows(Cards):
        assert isinstance(row, Cards)
        assert all(one.difficulty in PRINTS for one in row.held)
    for _, row in rows(Laid):
        assert isinstance(row, Laid)
        assert len(row.difficulties) == SHOW_CARDS
        assert sum(PRINTS[difficulty].lower for difficulty in row.difficulties) >= BOX.least_lower


def test_dice_on_cards_reach_them_and_are_no_more_than_there_are() -> None:
    for _, row in rows(Cards):
        assert isinstance(row, Cards)
        assert all(sum(one.dice) >= one.difficulty for one in row.held if one.dice)
        assert sum(len(one.dice) - one.has_red for one in row.held) <= BOX.dice
    for _, row in rows(Dice):
        assert isinstance(row, Dice)
        assert len(row.black) + bool(row.red) <= BOX.dice
        assert len(row.black) - row.dim + bool(row.red) <= 3 or not row.dim


def test_a_laid_show_has_its_own_figures() -> None:
    assert tuple(one.figure for one in held("lay")) == BOX.shows[0]


def test_a_raised_card_is_replaced_by_a_harder_one_of_its_figure() -> None:
    old, new = held("raise")
    assert old.figure is new.figure
    assert new.difficulty > old.difficulty
    board = SKETCHES["raise"][0]
    assert isinstance(board, Laid)
    assert old.difficulty == board.difficulties[BOX.shows[board.show].index(old.figure)]


@pytest.mark.parametrize("name", ["final", "highlight"])
def test_the_final_show_that_is_shown_may_be_laid(name: str) -> None:
    assert sum(one.difficulty for one in held(name)) >= BOX.least_final
    assert sum(-(-one.difficulty // 6) for one in held(name)) <= BOX.dice


def test_the_highlight_that_is_shown_is_exact() -> None:
    [star] = [one for one in held("highlight") if one.is_highlight]
    assert sum(star.dice) == star.difficulty


def test_the_table_of_chances_has_the_known_values() -> None:
    table = TABLES["chances"](TEXTS, BOX)
    by_difficulty = {row[0]: row[1:] for row in table.rows}
    assert by_difficulty["3"][:2] == ("100.0", "53.7")
    assert by_difficulty["7"] == ("90.7", "48.6", "58.3", "16.7", "–", "–")
    assert by_difficulty["12"][:4] == ("37.5", "19.0", "2.8", "2.8")
    assert by_difficulty["6"] == ("95.4", "75.0", *by_difficulty["6"][2:4], "16.7", "16.7")
    assert len(table.heads) == len(table.rows[0])


def test_the_table_of_cards_is_that_of_the_box() -> None:
    table = TABLES["cards"](TEXTS, BOX)
    assert [int(row[0]) for row in table.rows] == [line.difficulty for line in BOX.prints]
    assert sum(int(row[3]) for row in table.rows) * len(Figure) == 64
    assert all(int(a[1]) < int(b[1]) for a, b in pairwise(table.rows))


def test_the_rules_say_the_numbers_of_the_box() -> None:
    for name, numbers in {
        "lay": (BOX.least_lower,),
        "chips": (BOX.chips, BOX.chip_result, BOX.sure_result),
        "final": (BOX.least_final,),
        "end": (BOX.round_limit,),
    }.items():
        words = TEXTS(f"rules.lucky_loop.{name}")
        assert all(str(number) in words for number in numbers)
