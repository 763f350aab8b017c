"""Options as words, the catalogue's entry, and what a race is remembered by."""

import pytest

from game.core.chance import Chance
from game.core.option_words import read_options, write_options
from game.games.catalogue import find_game
from game.games.lunatix.cards import Card
from game.games.lunatix.deck_text import write_cards
from game.games.lunatix.moves import MOVES, Move, Ram
from game.games.lunatix.options import CARDS, Options
from game.games.lunatix.state import State
from game.games.lunatix.tally import rounds, tally
from tests.games.lunatix.boards import house_board, house_cards
from tests.games.lunatix.positions import game


def test_options_survive_their_words() -> None:
    for options in (Options(), Options(1, True, True, True)):
        assert read_options(write_options(options), Options()) == options
        words = {name: str(value).lower() for name, value in write_options(options).items()}
        assert read_options(words, Options()) == options


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"lap": 3}, 'there is no option "lap"; did you mean "laps"?'),
        ({"speed": 3}, 'there is no option "speed"; there are laps, turn_around, all_doors, kind_die'),
        ({"laps": "many"}, "laps must be a whole number, not many"),
        ({"laps": 0}, "laps must be from 1 to 5, not 0"),
        ({"kind_die": "maybe"}, "kind_die must be yes or no, not maybe"),
    ],
)
def test_a_fault_in_options_is_named(words: dict[str, str | int | bool], message: str) -> None:
    with pytest.raises(ValueError, match="^" + message.replace("?", r"\\?")):
        read_options(words, Options())


def test_the_catalogue_makes_rules_from_words() -> None:
    entry = find_game("lunatix")
    words = {**write_options(Options(laps=2)), CARDS: write_cards(house_cards())}
    rules = entry.make_rules(house_board().to_text(), words, 4)
    state: State = rules.start(Chance(1)).state
    assert [car.target for car in state.cars] == [3] * 4
    assert (entry.least_seats, entry.most_seats, entry.kinds) == (2, 6, MOVES)


def test_a_race_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match='the option "cards" is missing'):
        find_game("lunatix").make_rules(house_board().to_text(), {}, 2)


def test_every_move_is_in_the_list_of_moves() -> None:
    assert set(Move.__args__) == set(MOVES)


def test_a_track_with_too_few_starts_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6 seats, not 7"):
        find_game("lunatix").make_rules(
            house_board().to_text(), {CARDS: write_cards(house_cards()), **write_options(Options())}, 7
        )


def test_rams_hits_and_wrecks_are_tallied() -> None:
    found = game(3).at(0, (1, 14)).at(1, (1, 15), speed=0, maximum=20)
    found.commit(Card.RAM, Card.ACCELERATE, Card.ACCELERATE)
    found.dice(1, 2, 2).play(Ram(1))
    told = tally(found.state)
    assert (told["rams"], told["rammed"]) == ((1, 0, 0), (0, 1, 0))
    assert (told["hits"], told["wrecks"]) == ((1, 4, 0), (0, 1, 0))
    assert rounds(found.state) == 1
