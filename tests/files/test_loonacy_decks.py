"""The deck and figures of Retro Loonacy: the shipped file, the player's own, and every fault."""

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest

from game.core.option_words import read_options
from game.files.finding import UnusableFile
from game.files.loonacy_decks import LOONACY, loonacy_figures, read_loonacy_figures
from game.files.paths import Home, assets
from game.games.catalogue import find_game
from game.games.loonacy.cards import Times
from game.games.loonacy.figures import BotLevel
from game.games.loonacy.options import Options
from tests.games.loonacy.decks import house_deck

SHIPPED = assets() / "cards" / LOONACY
FIGURES = loonacy_figures().figures
DECK = FIGURES.deck


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home.at(tmp_path)
    home.cards.mkdir()
    return home


def test_the_pairs_are_those_of_the_rules_page() -> None:
    text = ";".join(f"{low}-{high}" for low, high in sorted(DECK.pairs))
    assert text.startswith("0-1;0-7;")
    assert text.endswith(";28-29")
    assert sha256(text.encode()).hexdigest().startswith("ac8481d66115b2da")
    assert DECK.pairs == house_deck().pairs


def test_the_box_holds_100_cards_of_30_images_as_even_as_can_be() -> None:
    assert len(DECK.pairs) == len(set(DECK.pairs)) == 100
    assert len(DECK.images) == 30
    counts = Counter(image for pair in DECK.pairs for image in pair)
    assert Counter(counts.values()) == {7: 20, 6: 10}


def test_any_two_cards_match_with_chance_570_in_4950() -> None:
    pairs = list(combinations(range(100), 2))
    assert len(pairs) == 4950
    assert sum(DECK.are_matching(one, other) for one, other in pairs) == 570


def test_the_images_are_in_the_rulebooks_order() -> None:
    images = DECK.images
    assert [images[n] for n in (0, 4, 7, 14, 17, 21, 25, 29)] == [
        "joystick",
        "lamp",
        "rocket",
        "ray_gun",
        "portable_radio",
        "lava_lamps",
        "record_player",
        "platform_shoe",
    ]


def test_the_figures_are_those_of_the_rules_page() -> None:
    assert (DECK.hand, DECK.piles, DECK.rounds, DECK.points) == (7, (4, 3, 2, 1), 3, 30)
    assert DECK.times == Times(play=200, lock=700, race=250, look=3000, reveal=700, settle=1000, glance=200)


def test_the_levels_are_quicker_and_surer_from_weak_to_strong() -> None:
    assert tuple(level.name for level in FIGURES.levels) == find_game("loonacy").levels
    assert FIGURES.level("normal") == BotLevel("normal", 220, 85, 150, 480, 100_000, 270, 350, False)
    for name in ("see", "scan", "move", "miss", "spread", "floor"):
        numbers = [getattr(level, name) for level in FIGURES.levels]
        assert numbers == sorted(numbers, reverse=True)
        # The two best are both at the least that the rules page allows, 350 ms with the delay of the screen.
        assert len(set(numbers)) == (3 if name == "floor" else 4)
    with pytest.raises(KeyError):
        FIGURES.level("random")


def test_the_lobby_offers_what_the_rules_take_and_the_rules_default_first() -> None:
    for offer in FIGURES.offers:
        for value in offer.values:
            read_options({offer.option: value}, Options())
        assert read_options({offer.option: offer.default}, Options()) == Options(), offer


def test_an_own_file_is_read_instead(home: Home) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace("points: 30", "points: 50")
    (home.cards / LOONACY).write_text(text.replace("[joystick, bicycle]", "[bicycle, joystick]"), encoding="utf-8")
    dealt = loonacy_figures(home)
    assert dealt.findings == ()
    assert dealt.figures == replace(FIGURES, deck=replace(DECK, points=50))


def test_a_bad_own_file_is_told_and_the_shipped_one_used(home: Home) -> None:
    (home.cards / LOONACY).write_text("hand: 7")
    dealt = loonacy_figures(home)
    assert dealt.figures == FIGURES
    assert len(dealt.findings) == 8


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("[joystick, rocket]", "[joystick, rockett]", 'there is no image "rockett"; did you mean "rocket"?'),
        ("[joystick, rocket]", "[joystick, qqq]", 'there is no image "qqq"; add it to the images'),
        ("[joystick, rocket]", "[rocket, rocket]", "a card shows two different images; change one"),
        ("[joystick, rocket]", "[bicycle, joystick]", "card 1 shows the same two images; change or remove this one"),
        ("[joystick, rocket]", "[joystick]", '"cards.1" should have at least 2 items, not 1'),
        ("  - lamp\n", "  - lamp\n  - lamp\n", 'the image "lamp" is already named above; remove it'),
        ("  - lamp\n", "  - Lamp 2\n", '"images.4": this is no name of an image: it has up to 24 small letters'),
        ("[race, calm]", "[race, slow]", "\"options.pace.1\" should be 'race' or 'calm' (got \"slow\")"),
        ("piles: [4, 3, 2, 1]", "piles: [4, 3, 2]", '"piles" should have at least 4 items, not 3'),
        ("play: 200", "play: 0", '"times.play" should be greater than or equal to 1 (got 0)'),
        ("lock: 700, ", "", '"times.lock" is missing; add it'),
        ("miss: 180000", "miss: 1800000", '"levels.easy.miss" should be less than or equal to 1000000'),
        ("hand: 7", "hand: 19", "there must be from 101 to 200 cards, not 100"),
        ("scan: 130", "skan: 130", '"levels.easy.skan" is not known here: did you mean "scan"?'),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, good: str, bad: str, message: str) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / LOONACY
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_loonacy_figures(path)
    assert message in str(fault.value)
    assert "line " in str(fault.value)


def test_the_line_of_a_wrong_card_is_told(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    path = tmp_path / LOONACY
    path.write_text(text.replace("[suitcase, van]", "[suitcase, vann]"), encoding="utf-8")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if "[suitcase, van]" in line)
    with pytest.raises(UnusableFile) as fault:
        read_loonacy_figures(path)
    assert f"line {number}, column 16" in str(fault.value)


def test_pydantic_is_imported_only_when_a_file_is_read() -> None:
    program = "import sys, game.files.loonacy_decks; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=assets().parent, check=False).returncode == 0
