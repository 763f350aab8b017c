"""Racetrack's figures: the shipped file, the player's own, and every fault with its place."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.option_words import read_options
from game.files.decks import RACETRACK, racetrack_figures, read_racetrack_figures
from game.files.finding import UnusableFile
from game.files.paths import Home, assets
from game.games.racetrack.figures import Medal, Medals, TurnLimit
from game.games.racetrack.options import Options

SHIPPED = assets() / "cards" / RACETRACK


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home.at(tmp_path)
    home.cards.mkdir()
    return home


def test_the_shipped_figures_are_good() -> None:
    dealt = racetrack_figures()
    assert dealt.findings == ()
    assert [level.name for level in dealt.figures.levels] == ["easy", "normal", "hard", "expert"]


def test_the_lobby_offers_what_the_rules_take_and_the_rules_default_first() -> None:
    for offer in racetrack_figures().figures.offers:
        for value in offer.values:
            read_options({offer.option: value}, Options())
        assert read_options({offer.option: offer.default}, Options()) == Options(), offer


def test_an_expert_neither_slips_nor_idles() -> None:
    expert = racetrack_figures().figures.level("expert")
    assert (expert.slack, expert.error_share, expert.speed_cap, expert.sight) == (0, 0, None, None)


def test_an_own_file_is_read_instead(home: Home) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace("factor: 5", "factor: 6")
    (home.cards / RACETRACK).write_text(text, encoding="utf-8")
    dealt = racetrack_figures(home)
    assert dealt.figures == replace(racetrack_figures().figures, turn_limit=TurnLimit(200, 6))
    assert dealt.findings == ()


def test_a_bad_own_file_is_told_and_the_shipped_one_used(home: Home) -> None:
    (home.cards / RACETRACK).write_text("medals: 1")
    dealt = racetrack_figures(home)
    assert dealt.figures == racetrack_figures().figures
    assert len(dealt.findings) == 4


def test_an_own_file_that_is_a_folder_is_told(home: Home) -> None:
    (home.cards / RACETRACK).mkdir()
    dealt = racetrack_figures(home)
    assert dealt.figures == racetrack_figures().figures
    assert [finding.line() for finding in dealt.findings] == ["racetrack.yaml: cannot be read: Is a directory"]


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        (
            "mode: [in",
            "mode: [im",
            "line 7, column 10: \"options.mode.0\" should be 'inertia' or 'simple' (got \"imertia\")",
        ),
        ("laps: [1, 2", "laps: [1, 1", 'line 8, column 9: "options.laps": a value stands here twice; remove one'),
        ("laps: [1,", "laps: [0,", 'line 8, column 10: "options.laps.0" should be greater than or equal to 1 (got 0)'),
        ("[false, true]", "[false, 1]", '"options.line_blocking.1" should be a valid boolean (got 1)'),
        ("[1, 3, 5]", "[]", '"options.crash_turns" should have at least 1 item, not 0 (got [])'),
        ("[900, 2200]", "[2200, 900]", '"levels.easy.think_ms": the first number must not be above the second'),
        ("sight: 3", "sight: far", '"levels.easy.sight" should be a whole number (got "far")'),
        ("gold: 0", "gold: 9", '"medals": gold must not be above silver, nor silver above bronze'),
        ("least: 200", "least: 2.5", '"turn_limit.least" should be a whole number (got 2.5)'),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, good: str, bad: str, message: str) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / RACETRACK
    path.write_text(text.replace(good, bad), encoding="utf-8")
    with pytest.raises(UnusableFile) as fault:
        read_racetrack_figures(path)
    assert message in str(fault.value)


def test_a_misspelt_key_gets_a_hint_and_all_faults_are_told(tmp_path: Path) -> None:
    path = tmp_path / RACETRACK
    path.write_text(SHIPPED.read_text(encoding="utf-8").replace("slack: 2", "slak: 2").replace("medals", "prizes"))
    with pytest.raises(UnusableFile) as fault:
        read_racetrack_figures(path)
    said = [finding.message for finding in fault.value.findings]
    assert sorted(said) == [
        '"levels.easy.slack" is missing; add it',
        '"levels.easy.slak" is not known here: did you mean "slack"?',
        '"medals" is missing; add it',
        '"prizes" is not known here; remove it',
    ]


def test_pydantic_is_imported_only_when_a_file_is_read() -> None:
    program = "import sys, game.files.decks; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=assets().parent, check=False).returncode == 0


def test_medals() -> None:
    medals = Medals(gold=0, silver=2, bronze=5)
    earned = [medals.earned(20 + over, 20) for over in (0, 1, 2, 3, 5, 6)]
    assert earned == [Medal.GOLD, Medal.SILVER, Medal.SILVER, Medal.BRONZE, Medal.BRONZE, None]


def test_turn_limit_is_the_larger_of_200_and_five_times_the_shortest_race() -> None:
    limit = racetrack_figures().figures.turn_limit
    assert limit.rounds(optimum=20, laps=1) == 200
    assert limit.rounds(optimum=20, laps=3) == 300
    assert limit.rounds(optimum=None, laps=9) == 200
