"""Races with figures that a player's own file may hold, at their edges: as sound as with those of the box."""

from dataclasses import replace

import pytest

from game.games.lunatix.cards import HAZARD_DICE, HAZARD_SLOWING, LUNACIES, NUMBERED, Hazard, TurboCard
from game.games.lunatix.deck_text import read_cards, write_cards
from game.games.lunatix.decks import MOST_AMOUNT, MOST_DICE, CarAtStart, Cards, HazardCards, Prices, Stock, TurboCards
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LunatixRules
from tests.games.lunatix.boards import house_cards
from tests.games.lunatix.races import random_race, tracks
from tests.games.lunatix.soundness import assert_sound

BOX = replace(house_cards(), round_limit=25)


def most_of(hazard: Hazard) -> int:
    """The highest amount of a hazard."""
    return MOST_DICE if hazard in HAZARD_DICE else MOST_AMOUNT if hazard in HAZARD_SLOWING else 0


STRANGE = {
    "one turbo card and no others": replace(
        BOX, hazards=(), gadgets=(), turbos=(TurboCards(TurboCard(0, MOST_DICE, False), 1),)
    ),
    "the most of everything": replace(
        BOX,
        hazards=tuple(replace(kind, copies=3, amount=most_of(kind.hazard)) for kind in BOX.hazards),
        gadgets=tuple(
            replace(kind, copies=4, order=9 * (kind.order > 0), amount=MOST_AMOUNT if kind.amount > 9 else kind.amount)
            for kind in BOX.gadgets
        ),
        turbos=(
            TurboCards(TurboCard(MOST_AMOUNT, 0, True), 2),
            TurboCards(TurboCard(MOST_AMOUNT, MOST_DICE, False), 1),
        ),
        die=(0, 0, 0, 0, 0, 1),
        start=CarAtStart(speed=140, maximum=140, luck=3, chips=8),
        prices=Prices(99, 1, 1, 1, 1),
    ),
    "lunacies twice and no damage": replace(
        BOX, hazards=tuple(HazardCards(lunacy, 2) for lunacy in LUNACIES), die=(0,) * 6, kind_die=(0,) * 6
    ),
    "no chips, and cars that hardly go": replace(BOX, stock=Stock(0, 0, 0, 0), start=CarAtStart(0, 10, 0, 0)),
    "few chips and nothing to spend": replace(BOX, stock=Stock(18, 1, 0, 2), prices=Prices(0, 99, 99, 99, 99)),
    "every die wrecks": replace(BOX, die=(9,) * 6, kind_die=(9,) * 6),
    "the least of every gadget": replace(
        BOX,
        gadgets=tuple(
            replace(kind, amount=(10 if kind.amount >= 10 else 1) if kind.card in NUMBERED else 0)
            for kind in BOX.gadgets
        ),
        prices=Prices(99, 1, 1, 1, 1),
    ),
}


@pytest.mark.parametrize("cards", STRANGE.values(), ids=STRANGE)
def test_races_with_strange_cards_are_sound_and_end(cards: Cards) -> None:
    assert read_cards(write_cards(cards)) == cards
    for number in range(6):
        options = Options(1 + number % 5, number % 2 == 0, number % 3 == 0, number % 4 == 0)
        rules = LunatixRules(tracks()[number], cards, options, 2 + number % 5)
        last = None
        for played in random_race(rules, number):
            last = played.step.state
            assert_sound(rules.board, last)
        assert last is not None
        assert rules.outcome(last) is not None
