"""The best own runs: kept a track and an option set, only when better, and read with care."""

from pathlib import Path

from game.core.record import OptionValue
from game.files.best_runs import BestRun, best_run, keep_run, run_key

BOARD = "racetrack-track 1\ntitle: One\nauthor: A\ncourse: circuit\nroad:\n..\n"
SPOTS = ((1, 1), (2, 1), (4, 1))


def test_a_run_is_kept_when_it_is_the_first_or_takes_fewer_turns(tmp_path: Path) -> None:
    assert best_run(tmp_path, "k") is None
    assert keep_run(tmp_path, "k", BestRun("Ada", SPOTS))
    assert not keep_run(tmp_path, "k", BestRun("Bob", SPOTS))
    assert best_run(tmp_path, "k") == BestRun("Ada", SPOTS)
    assert keep_run(tmp_path, "k", BestRun("Bob", SPOTS[:2]))
    kept = best_run(tmp_path, "k")
    assert kept is not None
    assert (kept.name, kept.turns) == ("Bob", 1)


def test_runs_compare_by_track_and_the_options_that_matter_alone() -> None:
    options: dict[str, OptionValue] = {"mode": "inertia", "laps": 1, "crash_turns": 1, "place": 1, "spots": "blocked"}
    key = run_key(BOARD, options)
    assert key == run_key(BOARD.replace("One", "Two"), options), "the title is no part of the race"
    assert key == run_key(BOARD, {**options, "spots": "shared"}), "a lone car meets nobody"
    others: list[dict[str, OptionValue]] = [{"mode": "simple"}, {"laps": 2}, {"crash_turns": 3}, {"place": 2}]
    for changed in others:
        assert key != run_key(BOARD, {**options, **changed})
    assert key != run_key(BOARD.replace("..", ".#"), options)


def test_a_broken_file_counts_as_none_and_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "best" / "k.json"
    path.parent.mkdir()
    for text in (
        "",
        "[",
        "[]",
        "{}",
        '{"name":1,"spots":[]}',
        '{"name":"A","spots":[[1,2]]}',
        '{"name":"A","spots":[[1.5,2],[1,2]]}',
        "[" * 9999,
    ):
        path.write_text(text)
        assert best_run(tmp_path, "k") is None, text
    path.write_bytes(b"\xff\xfe")
    assert best_run(tmp_path, "k") is None
    assert keep_run(tmp_path, "k", BestRun("Ada", SPOTS))
