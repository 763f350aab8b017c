"""Whenever a table is at rest, its picture equals that of a fresh table made from the same match."""

from pathlib import Path
from typing import Any

import pytest

from game.files.settings import Paper
from game.games.racetrack.options import Mode, Spots, StartOrder
from tests.tables.staging import play_at_random, race_header, staged


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (("human",) * 3, {}),
        (("human",) * 4, {"spots": Spots.CONTACT, "crash_turns": 3}),
        (("human",) * 2, {"spots": Spots.SHARED, "laps": 2}),
        (("human",) * 2, {"line_blocking": True}),
        (("human",) * 3, {"mode": Mode.SIMPLE}),
        (("human",) * 2, {"start": StartOrder.CHOOSE}),
        (("human",), {}),
    ],
)
def test_at_rest_the_picture_is_that_of_a_fresh_table(
    tmp_path: Path, players: tuple[str, ...], options: dict[str, Any]
) -> None:
    header = race_header(*players, **options)
    with staged(tmp_path, header) as played:
        play_at_random(played, 17)
        seen = played.pixels()
        entries = played.table.match.entries
    with staged(tmp_path, header, entries) as fresh:
        fresh.settle()
        assert fresh.pixels() == seen


def test_after_a_whole_race_the_picture_is_that_of_a_fresh_table(tmp_path: Path) -> None:
    header = race_header("human", "human", turn_limit=12)
    with staged(tmp_path, header) as played:
        play_at_random(played, 100)
        assert played.table.match.outcome() is not None
        seen = played.pixels()
        entries = played.table.match.entries
    with staged(tmp_path, header, entries) as fresh:
        fresh.settle()
        assert fresh.pixels() == seen


def test_taking_back_leads_to_the_picture_of_before(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        play_at_random(solo, 5, seed=3)
        before = solo.pixels()
        play_at_random(solo, 1, seed=8)
        assert solo.pixels() != before
        solo.table.undo(0)
        solo.settle()
        # One thing differs by right: nothing.
        assert solo.pixels() == before


def test_skipping_and_reduced_motion_lead_to_the_same_picture(tmp_path: Path) -> None:
    header = race_header("human", "human")
    pictures = []
    for is_reduced in (False, True):
        with staged(tmp_path, header, reduced_motion=is_reduced) as played:
            play_at_random(played, 9)
            pictures.append(played.pixels())
    assert pictures[0] == pictures[1]


def test_with_reduced_motion_nothing_moves_but_by_changes_of_state(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human"), reduced_motion=True) as played:
        played.settle()
        played.table.play(0, played.table.match.moves(0)[-1])
        played.step()
        once = played.pixels()
        played.step(20)
        assert played.pixels() == once


def test_another_paper_is_put_under_a_race_at_once(tmp_path: Path) -> None:
    header = race_header("human", "human")
    with staged(tmp_path, header) as played:
        play_at_random(played, 4)
        blueprint = played.pixels()
        played.stage.change(paper=Paper.GRAPH)
        played.table.uncover()
        played.settle()
        graph = played.pixels()
        entries = played.table.match.entries
    assert graph != blueprint
    with staged(tmp_path, header, entries, paper=Paper.GRAPH) as fresh:
        fresh.settle()
        assert fresh.pixels() == graph


def test_drawing_changes_nothing(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        play_at_random(played, 4)
        assert played.pixels() == played.pixels()
