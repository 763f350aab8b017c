"""Options as words, and what a match is prepared with."""

import pytest

from game.core.option_words import read_options, write_options
from game.core.record import OptionValue
from game.files.loonacy_decks import loonacy_figures
from game.games.catalogue import find_game
from game.games.loonacy.deck_text import read_deck, write_deck
from game.games.loonacy.options import DECK, Goal, Mode, Options, Reshuffle
from game.games.loonacy.prepare import prepare
from game.games.loonacy.rules import LoonacyRules

FIGURES = loonacy_figures().figures


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(Mode.CALM, Goal.POINTS, Reshuffle.TOPS_STAY, True, (3, 7, 5), (0, 2)),
    ],
)
def test_options_survive_their_words(options: Options) -> None:
    assert read_options(write_options(options), Options()) == options


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"pace": "slow"}, "pace must be race or calm, not slow"),
        ({"goal": "3"}, "goal must be round, rounds or points, not 3"),
        ({"tells_stuck": "maybe"}, "tells_stuck must be yes or no, not maybe"),
        ({"handicap": "7;5"}, "handicap must be whole numbers joined by commas, not 7;5"),
        ({"handicap": "7,2"}, "handicap must have 3 cards or more"),
        ({"bots": "2,1"}, "bots must list seats from 0 in rising order"),
        ({"bots": "5"}, "bots must list seats from 0 in rising order"),
        ({"bots": True}, "bots must be whole numbers"),
        ({"reshufle": "restart"}, 'there is no option "reshufle"; did you mean "reshuffle"?'),
        ({"speed": 3}, 'there is no option "speed"; there are pace, goal, reshuffle, tells_stuck, handicap, bots'),
    ],
)
def test_what_is_no_option_is_named(words: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(ValueError, match=r"must|no option") as fault:
        read_options(words, Options())
    assert message in str(fault.value)


def test_a_match_is_prepared_with_its_deck_and_who_sits_where() -> None:
    words = prepare(FIGURES, {"goal": "points", "handicap": "7,7,5"}, ("human", "easy", "expert"))
    assert words.pop(DECK) == write_deck(FIGURES.deck)
    assert read_options(words, Options()) == Options(goal=Goal.POINTS, handicap=(7, 7, 5), bots=(1, 2))


def test_the_catalogue_makes_the_rules_of_such_a_match() -> None:
    game = find_game("loonacy")
    rules = game.make_rules("", prepare(FIGURES, {}, ("human", "easy")), 2)
    assert isinstance(rules, LoonacyRules)
    assert rules.deck == FIGURES.deck
    assert rules.kit.options == Options(bots=(1,))
    assert (game.least_seats, game.most_seats) == (2, 5)


def test_the_catalogue_says_what_is_missing() -> None:
    game = find_game("loonacy")
    words = prepare(FIGURES, {}, ("human", "human"))
    with pytest.raises(ValueError, match="no track"):
        game.make_rules("a board", words, 2)
    with pytest.raises(ValueError, match="bots must be from 0 to 1"):
        game.make_rules("", {**words, "bots": "2"}, 2)
    del words[DECK]
    with pytest.raises(ValueError, match='the option "deck" is missing'):
        game.make_rules("", words, 2)


def test_a_deck_survives_its_text_on_one_line() -> None:
    text = write_deck(FIGURES.deck)
    assert "\n" not in text
    assert read_deck(text) == FIGURES.deck


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("loonacy-deck 1", "loonacy-deck 2", 'expected "loonacy-deck 1"'),
        ("; hand 7", "", '"hand" is missing'),
        ("hand 7", "hand 0", "a hand must have from 1 to 20 cards, not 0"),
        ("hand 7", "hand 19", "there must be from 101 to 200 cards, not 100"),
        ("hand 7", "hand 7; hand 7", "'hand 7' is not part of it"),
        ("piles 4 3 2 1", "piles 4 3 2", '"piles" needs 4 whole numbers'),
        ("piles 4 3 2 1", "piles 4 3 2 9", "piles must be from 1 to 4"),
        ("piles 4 3 2 1", "piles 4 3 2 3", "piles for 5 seats must be at most 2: seats that leave add more, up to 5"),
        ("cards 0-1", "cards 1-0", "card 0 must show two different images from 0 to 29, the lower first"),
        ("cards 0-1", "cards 0-7", "no two cards may show the same pair"),
        ("cards 0-1", "cards 0-1-2", '"cards" needs 2 whole numbers'),
        ("times 200", "times 0", "play must be from 1 to 60000 ms, not 0"),
        ("points 30", "points 0", "points must be from 1 to 999, not 0"),
        ("images joystick bicycle", "images joystick joystick", "every image needs a name of its own"),
        ("images joystick", "images ../joystick", "'../joystick' is no name of an image"),
    ],
)
def test_a_fault_in_a_decks_text_is_named(good: str, bad: str, message: str) -> None:
    text = write_deck(FIGURES.deck)
    assert good in text
    with pytest.raises(ValueError, match=r".") as fault:
        read_deck(text.replace(good, bad, 1))
    assert message in str(fault.value)
