"""Laws of records: a match played again from its record, as text and in another process, is the same match."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.match import Entry, Match
from game.core.record import Header, SeatLine, read, write_entry, write_header
from game.core.rules import CLOCK
from tests.laws.playthrough import playthrough
from tests.laws.tables import Table, tables

every_table = pytest.mark.parametrize("table", tables(), ids=str)

ROOT = Path(__file__).resolve().parents[2]


def recorded(table: Table, seed: int) -> tuple[Entry, ...]:
    match = Match(table.rules, table.kinds, seed)
    for played in playthrough(table, seed):
        events = match.play(played.seat, played.move, played.now)
        assert events == played.step.events
    assert match.outcome() is not None
    return match.entries


def all_digests() -> str:
    """A line a table: the digest of its last state."""
    return "\n".join(recorded(table, 1)[-1].digest for table in tables())  # type: ignore[union-attr]


@every_table
def test_a_record_replays_through_its_text_to_equal_digests(table: Table) -> None:
    for seed in range(2):
        entries = recorded(table, seed)
        header = Header("test", 1, seed, (SeatLine("Ada", "human"),) * table.rules.seats)
        text = "\n".join([write_header(header), *map(write_entry, entries), ""])
        record = read(text)
        again = Match(table.again(), table.kinds, record.header.seed)
        again.follow(record.entries)
        assert again.entries == entries


@every_table
def test_moves_taken_back_and_played_again_bring_the_same_luck(table: Table) -> None:
    match = Match(table.rules, table.kinds, 1)
    digests = [match.digest()]
    steps = list(playthrough(table, 1))
    for played in steps:
        match.play(played.seat, played.move, played.now)
        digests.append(match.digest())
    for before in reversed(digests[:-1]):
        match.undo()
        assert match.digest() == before
    for played, after in zip(steps, digests[1:], strict=True):
        match.play(played.seat, played.move, played.now)
        assert match.digest() == after


@pytest.mark.parametrize("table", [table for table in tables() if table.name.startswith("baskets")], ids=str)
def test_a_match_advanced_by_its_clock_makes_every_due_move_at_its_time(table: Table) -> None:
    by_hand = recorded(table, 3)
    match = Match(table.rules, table.kinds, 3)
    for played in playthrough(table, 3):
        if played.seat != CLOCK:
            match.advance(played.now)
            match.play(played.seat, played.move, played.now)
    match.advance(10**9)
    assert match.outcome() is not None
    assert match.entries == by_hand


def test_replay_is_equal_in_another_process_under_another_hash_seed() -> None:
    command = "from tests.laws.test_replay import all_digests; print(all_digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.strip() == all_digests()
