"""The match clock runs with the app's, but only while the table plays, and never leaps."""

from game.tables.match_clock import LONGEST_MS, MatchClock


def test_it_stands_until_it_is_started() -> None:
    clock = MatchClock(40)
    assert clock.read(5_000) == 40


def test_it_goes_on_from_the_moment_of_its_start() -> None:
    clock = MatchClock(40)
    clock.start(5_000)
    assert clock.read(5_007) == 47
    clock.stop()
    assert clock.read(9_000) == 47
    clock.start(9_000)
    assert clock.read(9_100) == 147


def test_it_never_goes_back_and_never_leaps() -> None:
    clock = MatchClock()
    clock.start(0)
    clock.read(100)
    assert clock.read(90) == 100
    assert clock.read(100_000) == 100 + LONGEST_MS
    assert clock.read(100_010) == 110 + LONGEST_MS


def test_it_may_run_faster() -> None:
    clock = MatchClock()
    clock.rate = 6.0
    clock.start(0)
    assert clock.read(10) == 60
