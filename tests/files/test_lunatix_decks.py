"""The figures of Lunatix Loop: the shipped file, the player's own, their text in records, and every fault."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.option_words import read_options, write_options
from game.files.finding import UnusableFile
from game.files.lunatix_decks import LUNATIX, lunatix_figures, read_lunatix_figures
from game.files.paths import Home, assets
from game.games.lunatix.cards import GADGETS, HAZARDS, Card, Hazard, TurboCard
from game.games.lunatix.deck_text import read_cards, write_cards
from game.games.lunatix.decks import CarAtStart, DeckError, Prices, Stock
from game.games.lunatix.options import CARDS, Options
from game.games.lunatix.prepare import prepare
from tests.games.lunatix.boards import house_board

SHIPPED = assets() / "cards" / LUNATIX
FIGURES = lunatix_figures().figures


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home.at(tmp_path)
    home.cards.mkdir()
    return home


def test_the_box_holds_25_hazards_15_turbos_and_10_gadgets() -> None:
    cards = FIGURES.cards
    assert len(cards.hazard_deck()) == 25
    assert len(cards.turbo_deck()) == 15
    assert sorted(card.value for card in cards.gadget_deck()) == sorted(card.value for card in GADGETS)
    assert {kind.hazard for kind in cards.hazards} == set(HAZARDS)


def test_the_figures_are_those_of_the_rules_page() -> None:
    cards = FIGURES.cards
    assert cards.start == CarAtStart(speed=40, maximum=140, luck=3, chips=8)
    assert cards.stock == Stock(luck=18, tacks=24, oil=24, glue=24)
    assert cards.prices == Prices(points=15, repair=2, gadget=5, chip=1, counsel=3)
    assert (cards.die, cards.kind_die, cards.round_limit) == ((0, 0, 1, 1, 2, 2), (0, 0, 0, 1, 1, 2), 200)
    assert [cards.amount(card) for card in (Card.CHARGER, Card.ROCKET_BOOSTER, Card.DRUM_BRAKES)] == [40, 60, 80]
    assert [cards.amount(card) for card in (Hazard.RATTLE, Hazard.CRUNCH, Hazard.SLAM)] == [1, 2, 40]
    assert cards.turbo_deck().count(TurboCard(0, 0, True)) == 1


def test_the_lobby_offers_what_the_rules_take_and_the_rules_default_first() -> None:
    for offer in FIGURES.offers:
        for value in offer.values:
            read_options({offer.option: value}, Options())
        assert read_options({offer.option: offer.default}, Options()) == Options(), offer


def test_cards_survive_their_text_on_one_line() -> None:
    text = write_cards(FIGURES.cards)
    assert "\n" not in text
    assert read_cards(text) == FIGURES.cards


def test_a_race_is_prepared_with_the_maps_laps_and_the_cards() -> None:
    words = prepare(replace(house_board(), laps=2), FIGURES, {"turn_around": "yes"})
    assert words == {**write_options(Options(laps=2, turn_around=True)), CARDS: write_cards(FIGURES.cards)}


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("lunatix-cards 1", "lunatix-cards 2", 'expected "lunatix-cards 1"'),
        ("rounds 200", "rounds 0", "a race needs at least one round"),
        ("rounds 200", "rounds", "'rounds' needs 1 whole numbers"),
        ("shop 15 2 5 1 3", "shop 15 2 0 1 3", "nothing in the pit is free: prices are from 1"),
        ("start 40 140", "start 40 150", "the speed at the start must be from 0 to 140, not 150"),
        ("start 40 140", "start 45 140", "the speed at the start must be a multiple of 10, not 45"),
        ("start 40 140", "start 40 30", "the speed at the start must not be above the maximum"),
        ("hazard rattle 4 1", "hazard crunch 4 1", "crunch stands there twice"),
        ("hazard rattle", "hazard riddle", "'hazard riddle 4 1' is not part of them"),
        ("gadget charger 1 4 40", "gadget charger 1 0 40", "charger needs an order number"),
        (
            "gadget drum_brakes 1 2 80",
            "gadget drum_brakes 1 2 0",
            "drum_brakes must do something: its amount is from 1",
        ),
        ("gadget bumpers 1 0 1", "gadget bumpers 1 3 1", "bumpers has no order number"),
        ("turbo 20 0 0 2", "turbo 30 0 0 2", "each turbo card must stand there once"),
        ("die 0 0 1 1 2 2", "die 0 0 1 1 2 20", "the hits on a die must be from 0 to 9, not 20"),
    ],
)
def test_a_fault_in_a_text_is_named(good: str, bad: str, message: str) -> None:
    text = write_cards(FIGURES.cards)
    assert good in text
    with pytest.raises(DeckError) as fault:
        read_cards(text.replace(good, bad, 1))
    assert message in str(fault.value)


def test_an_own_file_is_read_instead(home: Home) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace("points: 15", "points: 20")
    (home.cards / LUNATIX).write_text(text, encoding="utf-8")
    dealt = lunatix_figures(home)
    assert dealt.figures.cards == replace(FIGURES.cards, prices=replace(FIGURES.cards.prices, points=20))
    assert dealt.findings == ()


def test_a_hazard_or_gadget_may_be_left_out(home: Home) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    text = text.replace("  slam:         {copies: 1, mph: 40}\n", "").replace("  fire_blanket:   {copies: 1}\n", "")
    (home.cards / LUNATIX).write_text(text, encoding="utf-8")
    dealt = lunatix_figures(home)
    assert dealt.findings == ()
    assert len(dealt.figures.cards.hazard_deck()) == 24
    assert Card.FIRE_BLANKET not in dealt.figures.cards.gadget_deck()


def test_a_bad_own_file_is_told_and_the_shipped_one_used(home: Home) -> None:
    (home.cards / LUNATIX).write_text("die: [1]")
    dealt = lunatix_figures(home)
    assert dealt.figures == FIGURES
    assert len(dealt.findings) == 12


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        (
            "{copies: 4, dice: 1}",
            "{copies: 4, dise: 1}",
            'line 35, column 35: "hazards.rattle.dise" is not known here: did you mean "dice"?',
        ),
        ("slam:  ", "slum:  ", '"hazards.slum" is not known here: did you mean "slam"?'),
        ("mph: 40}\n  road", "mph: 45}\n  road", '"hazards.slam.mph": speeds are multiples of 10'),
        ("order: 2, mph: 80", "order: 2, mph: 0", '"gadgets.drum_brakes.mph" should be greater than or equal to 10'),
        ("order: 4, mph: 40", "order: 4, mph: 0", '"gadgets.charger.mph" should be greater than or equal to 10'),
        ("chips: 4}", "chips: 0}", '"gadgets.spreader.chips" should be greater than or equal to 1 (got 0)'),
        ("speed: 40", "speed: 150", '"start.speed" should be less than or equal to 140 (got 150)'),
        ("[0, 0, 1, 1, 2, 2]", "[0, 0, 1]", '"die" should have at least 6 items, not 3 (got [0, 0, 1])'),
        (
            "gain: 30, dice: 1",
            "gain: 30, dice: 0",
            'line 59, column 5: "turbo.6" is the same card as "turbo.2"; add its copies to that one',
        ),
        (
            "speed: 40, maximum: 140",
            "speed: 90, maximum: 80",
            'line 17, column 16: "start.speed" must not be above "start.maximum" (80); lower it',
        ),
        ("luck: 3", "luck: 4", 'line 17, column 40: "start.luck": 6 cars need 24 luck chips, and "stock.luck" is 18;'),
        ("luck: 18", "luck: 17", '"start.luck": 6 cars need 18 luck chips, and "stock.luck" is 17; raise that or'),
        ("[3, 1, 2, 4, 5]", "[3, 9]", '"options.laps.1" should be less than or equal to 5 (got 9)'),
        ("click: true", "click: 1", '"turbo.0.click" should be a valid boolean (got 1)'),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, good: str, bad: str, message: str) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / LUNATIX
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_lunatix_figures(path)
    assert message in str(fault.value)


def test_turbos_without_a_card_are_told_with_their_place(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    before, rest = text.split("turbo:\n")
    after = rest[rest.index("\n\n") :]
    path = tmp_path / LUNATIX
    path.write_text(f"{before}turbo:\n  - {{gain: 20, dice: 0, copies: 0}}{after}", encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_lunatix_figures(path)
    assert 'line 53, column 3: "turbo" needs a card; give one of them copies' in str(fault.value)


def test_pydantic_is_imported_only_when_a_file_is_read() -> None:
    program = "import sys, game.files.lunatix_decks; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=assets().parent, check=False).returncode == 0
