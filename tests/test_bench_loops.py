"""The bench of Lunatix Loop counts each win for the place that the car really started from."""

import bench_loops
import pytest

from game.arena.spread import run
from game.arena.tournament import Result, Tournament
from game.core.match import Match
from game.games.catalogue import find_game
from game.games.lunatix.events import PlaceDrawn


def test_a_win_belongs_to_the_start_that_the_winner_s_record_tells() -> None:
    tournament = bench_loops._tournament(*["random"] * 4, has_records=True)
    game = find_game("lunatix")
    expected, results = [0.0] * 4, list(run(tournament, 6))
    for result in results:
        assert result.record is not None
        header = result.record.header
        match = Match(game.make_rules(header.board, header.options, 4), game.kinds, header.seed)
        drawn = {event.seat: event.place for event in match.opening if isinstance(event, PlaceDrawn)}
        match.follow(result.record.entries)
        outcome = match.outcome()
        assert outcome is not None
        [winner] = outcome.ranks[0]
        expected[drawn[winner] - 1] += 1
    assert bench_loops._wins_by_start(tournament, results) == expected


def test_every_figure_has_a_line_with_what_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, ...]] = []

    def at_random(tournament: Tournament, count: int) -> list[Result]:
        played.append(tournament.players)
        seats = len(tournament.players)
        return list(run(bench_loops._tournament(*["random"] * seats), min(count, 4)))

    monkeypatch.setattr(bench_loops, "_played", at_random)
    rounds, wrecks, *places = bench_loops.races(True)
    assert "median" in rounds
    assert "pit visits a car" in wrecks
    assert [line[:12] for line in places] == [f"from start {place}" for place in (1, 2, 3, 4)]
    assert all("wanted: " in line for line in bench_loops.levels(True))
    assert played == [
        ("normal",) * 4,
        ("normal", "random"),
        ("normal", "easy"),
        ("hard", "normal"),
        ("expert", "hard"),
        ("hard", "normal", "normal", "normal"),
    ]
