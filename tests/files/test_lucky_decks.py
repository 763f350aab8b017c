"""The figures of Lucky Loop: the shipped file, the player's own, their text in records, and every fault."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.option_words import read_options, write_options
from game.files.finding import UnusableFile
from game.files.lucky_decks import LUCKY, lucky_figures, read_lucky_figures
from game.files.paths import Home, assets
from game.games.catalogue import find_game
from game.games.lucky.box_text import read_box, write_box
from game.games.lucky.cards import CardError
from game.games.lucky.options import CARDS, Options
from game.games.lucky.prepare import ROUND_LIMIT, prepare

SHIPPED = assets() / "cards" / LUCKY
FIGURES = lucky_figures().figures


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home.at(tmp_path)
    home.cards.mkdir()
    return home


def test_the_figures_are_those_of_the_rules_page() -> None:
    box = FIGURES.box
    assert [tuple(line) for line in box.prints] == [
        (3, 2, 1, 1),
        (4, 3, 1, 1),
        (5, 4, 2, 2),
        (6, 5, 2, 2),
        (7, 6, 3, 2),
        (8, 7, 3, 2),
        (9, 8, 4, 2),
        (10, 9, 4, 2),
        (11, 10, 5, 1),
        (12, 11, 5, 1),
    ]
    assert (box.dice, box.chips, box.least_lower, box.least_final) == (6, 23, 8, 25)
    assert (box.chip_result, box.sure_result, box.penalty, box.left_over, box.round_limit) == (12, 20, 2, 1, 200)


def test_the_lobby_offers_what_the_rules_take_and_the_rules_default_first() -> None:
    assert [offer.option for offer in FIGURES.offers] == [*write_options(Options()), ROUND_LIMIT]
    for offer in FIGURES.offers[:-1]:
        for value in offer.values:
            read_options({offer.option: value}, Options())
        assert read_options({offer.option: offer.default}, Options()) == Options(), offer
    assert FIGURES.offers[-1].default == FIGURES.box.round_limit
    for rounds in FIGURES.offers[-1].values:
        assert read_box(str(prepare(FIGURES, {ROUND_LIMIT: rounds})[CARDS])).round_limit == rounds


def test_the_levels_are_those_of_the_catalogue() -> None:
    assert tuple(level.name for level in FIGURES.levels) == find_game("lucky-loop").levels
    assert FIGURES.level("hard").name == "hard"
    with pytest.raises(KeyError):
        FIGURES.level("random")


def test_the_box_survives_its_text_on_one_line() -> None:
    text = write_box(FIGURES.box)
    assert "\n" not in text
    assert read_box(text) == FIGURES.box


def test_a_game_is_prepared_with_its_box() -> None:
    words = prepare(FIGURES, {"must_play": "yes", "near_miss": "any"})
    assert {**words, CARDS: ""} == {
        **write_options(read_options({"must_play": True, "near_miss": "any"}, Options())),
        CARDS: "",
    }
    assert read_box(str(words[CARDS])) == FIGURES.box
    assert find_game("lucky-loop").make_rules("", words, 3).seats == 3


def test_the_limit_of_rounds_may_be_chosen() -> None:
    assert read_box(str(prepare(FIGURES, {"round_limit": "30"})[CARDS])) == replace(FIGURES.box, round_limit=30)
    for word in ("0", "1000", "many", "-3", "99999999999"):
        with pytest.raises(ValueError, match="round_limit must be a whole number from 1 to 999"):
            prepare(FIGURES, {"round_limit": word})


def test_rules_need_a_box_among_their_options() -> None:
    with pytest.raises(ValueError, match='the option "cards" is missing'):
        find_game("lucky-loop").make_rules("", {}, 2)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"must_pley": True}, 'there is no option "must_pley"; did you mean "must_play"'),
        ({"laps": 3}, 'there is no option "laps"; there are near_miss, final_cards'),
        ({"near_miss": "all"}, "near_miss must be perfect or any, not all"),
        ({"short": "maybe"}, "short must be yes or no, not maybe"),
    ],
)
def test_a_choice_that_is_none_is_refused(words: dict[str, str | int | bool], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        prepare(FIGURES, words)


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("lucky-cards 1", "lucky-cards 2", 'expected "lucky-cards 1"'),
        ("dice 6", "dice 1", "dice must be at least 3"),
        ("dice 6; ", "", '"dice" is missing'),
        ("dice 6", "dice 6; dice 6", "'dice 6' is not part of them"),
        ("dice 6", "dice six", "'dice six' needs 1 whole number"),
        ("card 3 2 1 1", "card 3 2 1", "'card 3 2 1' needs 4 whole numbers"),
        ("card 4 3 1 1", "card 3 2 1 1", "the difficulties must rise, each standing once"),
        ("card 12 11 5 1", "card 20 11 5 1", "a difficulty must be from 1 to 18, not 20"),
        ("show turn loop dive", "show turn loop", "'show turn loop' is not part of them"),
        ("show turn loop dive", "show turn loop loop", "each of 3 different figures"),
        ("show turn loop dive", "show turn loop spin", "'show turn loop spin' is not part of them"),
        ("show turn loop dive; ", "", "there must be 4 shows"),
        ("round_limit 200", "round_limit 0", "round_limit must be at least 1"),
        ("chips 23", "chips -3", "'chips -3' needs 1 whole number"),
    ],
)
def test_a_fault_in_a_text_is_named(good: str, bad: str, message: str) -> None:
    text = write_box(FIGURES.box)
    assert good in text
    with pytest.raises(CardError) as fault:
        read_box(text.replace(good, bad, 1))
    assert message in str(fault.value)


def test_an_own_file_is_read_instead(home: Home) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace("penalty: 2", "penalty: 3")
    (home.cards / LUCKY).write_text(text, encoding="utf-8")
    dealt = lucky_figures(home)
    assert dealt.figures.box == replace(FIGURES.box, penalty=3)
    assert dealt.findings == ()


def test_a_bad_own_file_is_told_and_the_shipped_one_used(home: Home) -> None:
    (home.cards / LUCKY).write_text("dice: 1")
    dealt = lucky_figures(home)
    assert dealt.figures == FIGURES
    assert len(dealt.findings) == 12


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        (
            "upper: 2,  lower: 1",
            "uper: 2,  lower: 1",
            'line 22, column 28: "cards.0.uper" is not known here: did you mean "upper"?',
        ),
        (
            "upper: 2,  lower: 1",
            "upper: 2,  lower: 3",
            "line 22, column 5: difficulty 3: 0 <= lower <= upper <= 99 must hold",
        ),
        ("{difficulty: 4,", "{difficulty: 3,", "line 23, column 5: the difficulties must rise, each standing once"),
        ("least_lower: 8", "least_lower: 16", "line 45, column 14: no three cards reach least_lower, 16; lower it"),
        (
            "least_final: 25",
            "least_final: 37",
            "line 46, column 14: no final show reaches least_final, 37: the hardest",
        ),
        ("dice: 6\n", "dice: 3\n", "no final show reaches least_final, 25: the hardest that 6 cards and 3 dice"),
        ("{difficulty: 4,", "{difficulty: 19,", '"cards.1.difficulty" should be less than or equal to 18 (got 19)'),
        ("lower: 5, copies: 1}", "lower: 5, copies: 0}", "should be greater than or equal to 1 (got 0)"),
        ("[turn, loop, dive]", "[turn, loop, spin]", '"shows.mighty_eagle.2": a figure is turn, loop, dive, roll'),
        ("[turn, loop, dive]", "[turn, loop, turn]", '"shows.mighty_eagle": a show has three different figures'),
        ("[turn, loop, dive]", "[turn, loop]", '"shows.mighty_eagle" should have at least 3 items'),
        ("rubber_duck:", "rubber_dock:", '"shows.rubber_dock" is not known here: did you mean "rubber_duck"?'),
        ("dice: 6", "dice: 2", '"dice" should be greater than or equal to 3 (got 2)'),
        ("dice: 6", "dice: six", '"dice" should be a whole number (got "six")'),
        ("[perfect, any]", "[perfect, perfect]", '"options.near_miss": a value stands here twice; remove one'),
        ("[perfect, any]", "[exact]", '"options.near_miss.0" should be'),
        ("[1500, 3600]", "[3600, 1500]", "the first number must not be above the second"),
        ("chip_result: 12", "chip_result: 0", '"chip_result" should be greater than or equal to 1 (got 0)'),
        ("penalty: 2\n", "", '"penalty" is missing; add it'),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, good: str, bad: str, message: str) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / LUCKY
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_lucky_figures(path)
    assert message in str(fault.value)


def _with_cards(lines: str) -> str:
    """The shipped file with other cards."""
    text = SHIPPED.read_text(encoding="utf-8")
    start, end = text.index("  - {difficulty"), text.index("# The figures of the four shows")
    return text[:start] + lines + text[end:]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("  - {difficulty: 18, upper: 17, lower: 8, copies: 9}\n", "line 22, column 3: too few cards"),
        (
            "".join(f"  - {{difficulty: {number}, upper: 9, lower: 4, copies: 4}}\n" for number in (13, 14, 15)),
            "column 7: no show can be flown with 6 dice; add dice or easier cards",
        ),
        (
            "".join(f"  - {{difficulty: {number}, upper: 9, lower: 4, copies: 4}}\n" for number in (5, 6, 8)),
            "line 12, column 16: no three cards reach least_final, 25, but 24 at most; do not offer three",
        ),
    ],
)
def test_cards_with_which_no_game_can_end_are_told(tmp_path: Path, lines: str, message: str) -> None:
    path = tmp_path / LUCKY
    path.write_text(_with_cards(lines), encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_lucky_figures(path)
    assert message in str(fault.value)


def test_three_final_cards_cannot_be_chosen_where_they_reach_too_little() -> None:
    easy = tuple(line._replace(copies=4) for line in FIGURES.box.prints if line.difficulty in (5, 6, 8))
    figures = replace(FIGURES, box=replace(FIGURES.box, prints=easy))
    with pytest.raises(ValueError, match="final_cards must be free: no three cards of these reach 25"):
        prepare(figures, {"final_cards": "three"})
    prepare(figures, {})


def test_pydantic_is_imported_only_when_a_file_is_read() -> None:
    program = "import sys, game.files.lucky_decks; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=assets().parent, check=False).returncode == 0
