"""The arena: seats rotate, results do not depend on how the work is spread, shares come with honest intervals."""

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import pytest

from game.arena.spread import ClusterError, WorkersLost, cluster_executor, cores, local_executor, run
from game.arena.summary import Summary, score, wilson
from game.arena.tournament import Result, Tournament, play, play_range
from game.core.match import Match
from game.core.option_words import write_options
from game.core.record import read, write_entry, write_header
from game.games.catalogue import find_game
from game.games.racetrack.options import Options
from tests.boards import RING

SHORT = tuple(write_options(Options(turn_limit=12)).items())


def tournament(players: int = 3, **changes: Any) -> Tournament:
    plain = Tournament("racetrack", RING.to_text(), SHORT, ("random",) * players, None, seed=5)
    return replace(plain, **changes)


def untimed(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=0.0) for result in results]


class Reversed(Executor):
    """Finishes what it is given, so that the order of results is the executor's, not the sender's."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_every_seat_sits_at_every_place_in_turn() -> None:
    places = [play(tournament(), number).places for number in range(4)]
    assert places == [(1, 2, 3), (3, 1, 2), (2, 3, 1), (1, 2, 3)]


def test_ranks_and_figures_follow_the_seat_and_not_the_place() -> None:
    """The same match listed by place (its record) and by seat (its result) must tell the same story."""
    table = tournament(has_records=True, options=tuple(write_options(Options(turn_limit=60)).items()))
    game = find_game("racetrack")
    for number in range(6):
        result = play(table, number)
        assert result.record is not None
        header = result.record.header
        match = Match(game.make_rules(header.board, header.options, 3), game.kinds, header.seed)
        match.follow(result.record.entries)
        outcome = match.outcome()
        assert outcome is not None
        expected = [sorted(result.places.index(place + 1) for place in group) for group in outcome.ranks]
        assert [list(group) for group in result.ranks] == expected
        stats = game.tally(match.view(None))
        assert result.stats["crashes"] == tuple(stats["crashes"][place - 1] for place in result.places)
        assert result.moves == match.number
        assert result.rounds == 60 or max(result.stats["turns"]) == result.rounds


def test_a_record_of_a_match_survives_its_text() -> None:
    record = play(tournament(has_records=True), 1).record
    assert record is not None
    text = "\n".join([write_header(record.header), *map(write_entry, record.entries), ""])
    assert read(text) == record


def test_a_match_depends_on_the_master_seed_and_its_number_alone() -> None:
    table = tournament()
    assert untimed(play_range(table, 2, 3)) == untimed([play(table, number) for number in (2, 3, 4)])
    assert play(table, 0).seed != play(table, 1).seed
    assert play(table, 0).seed != play(tournament(seed=6), 0).seed


def test_results_come_in_order_and_are_the_same_however_they_are_spread() -> None:
    table = tournament()
    alone = untimed(list(run(table, 25)))
    assert [result.number for result in alone] == list(range(25))
    assert untimed(list(run(table, 25, Reversed(), lanes=3))) == alone


def test_results_are_the_same_from_two_processes() -> None:
    table = tournament()
    with local_executor(2) as (executor, lanes):
        assert isinstance(executor, ProcessPoolExecutor)
        assert untimed(list(run(table, 9, executor, lanes))) == untimed(list(run(table, 9)))


def test_one_job_needs_no_other_process() -> None:
    with local_executor(1) as (executor, _):
        assert executor is None


def test_a_mistake_in_the_setting_comes_out_of_another_process_too() -> None:
    with (
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor,
        pytest.raises(ValueError, match="starts"),
    ):
        list(run(tournament(players=6, board=RING.to_text().replace("start: 4 6\n", "")), 3, executor))


class Dying(Executor):
    """Loses its processes."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_lost_process_is_one_clear_error() -> None:
    with pytest.raises(WorkersLost, match="died"):
        list(run(tournament(), 3, Dying()))


def test_a_shared_first_place_is_a_shared_win() -> None:
    def won(*ranks: tuple[int, ...]) -> Result:
        return replace(play(tournament(), 0), ranks=ranks, moves=10)

    summary = score([won((0, 1), (2,)), won((1,), (0, 2)), won((0, 1, 2))], 3)
    assert summary.matches == 3
    assert summary.moves == 30
    assert summary.wins == pytest.approx((5 / 18, 11 / 18, 2 / 18))


def test_no_matches_prove_nothing() -> None:
    assert score([], 2) == Summary(0, (0.0, 0.0), ((0.0, 1.0), (0.0, 1.0)), 0)


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (220, 400, 0.5010, 0.5981)],
)
def test_wilson_intervals_as_published(won: float, matches: int, low: float, high: float) -> None:
    assert wilson(won, matches) == pytest.approx((low, high), abs=2e-4)


def test_there_is_at_least_one_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_a_cluster_without_dask_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"looptable\[cluster\]"), cluster_executor("tcp://127.0.0.1:1"):
        pass
