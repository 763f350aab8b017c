"""The picture at rest is that of a fresh table, drawing changes nothing, and every decision can be confirmed."""

from pathlib import Path
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.lucky.state import NOT_FLOWN
from game.tables.lucky.values import asked_on_boards
from game.ui.press import Button
from tests.tables.lucky.shows import picture_of, played_at_random, played_until, random_move, show_header, show_table


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"hands": "private"}), (4, {"short": True, "must_play": True}), (6, {})]
)
def test_the_picture_at_rest_equals_that_of_a_fresh_table(tmp_path: Path, seats: int, options: dict[str, str]) -> None:
    header = show_header(*(["human"] * seats), seed=seats, **options)
    seen = []
    with show_table(tmp_path / "one", header) as made:
        for number in range(44):
            if not made.table.match.to_act():
                break
            seat = made.table.match.to_act()[0]
            made.table.play(seat, random_move(made.table.match, seats, number))
            made.settle()
            if number % 11 == 0 or made.table.match.outcome() is not None:
                seen.append((made.table.match.entries, made.pixels()))
    for entries, pixels in seen:
        with show_table(tmp_path / str(len(entries)), header, entries) as fresh:
            fresh.settle()
            assert fresh.pixels() == pixels, f"after move {len(entries)}"


@pytest.mark.parametrize("seed", range(3))
def test_every_decision_can_be_made_by_confirming_and_pointing_on(tmp_path: Path, seed: int) -> None:
    header = show_header("human", "human", seed=seed, hands="private" if seed == 1 else "open")
    with show_table(tmp_path, header, reduced_motion=True) as made:
        picture, steps = picture_of(made), (Button.RIGHT, Button.DOWN, Button.LEFT, Button.UP)
        for number in range(900):
            if made.table.match.outcome() is not None or made.table.match.number > 60:
                break
            made.step()
            if picture.chooser is not None:
                seat = made.table.match.to_act()[0]
                device = made.stage.chairs.device_of(seat)
                assert device is not None
                luck = Chance(seed, number)
                made.press(Button.CONFIRM, device)
                made.press(luck.pick(steps), device)
        assert made.table.match.number > 25


def test_drawing_changes_nothing(tmp_path: Path) -> None:
    header = show_header("human", "human", "human")
    with show_table(tmp_path, header, played_at_random(header, 30).entries) as made:
        made.settle()
        assert made.pixels() == made.pixels()


def test_odds_can_be_switched_off(tmp_path: Path) -> None:
    header = show_header("human", "human")
    entries = played_at_random(header, 12).entries
    with (
        show_table(tmp_path / "a", header, entries) as on,
        show_table(tmp_path / "b", header, entries, odds=False) as off,
    ):
        on.settle()
        off.settle()
        assert on.pixels() != off.pixels()


@pytest.mark.parametrize("short", [False, True])
def test_boards_have_odds_only_for_shows_that_may_still_be_flown(tmp_path: Path, short: bool) -> None:
    """In a short game three shows are enough: nobody may fly the fourth."""
    header = show_header("human", "human", short=short)

    def has_three(match: Match[Any, Any, Any, Any]) -> bool:
        game = match.view(None).game
        return sum(result != NOT_FLOWN for result in game.pilots[game.turn].results) == 3 and all(game.shows)

    match = next(
        found for seed in range(40) if (found := played_until(header, has_three, seed)) is not None and has_three(found)
    )
    with show_table(tmp_path, header, match.entries) as made:
        made.settle()
        assert len(asked_on_boards(picture_of(made).shown)) == (0 if short else 1)
