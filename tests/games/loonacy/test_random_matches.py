"""Wild matches: nothing illegal ever comes about, all of them end with one winner, and replays are exact.

Run as a module it plays as many as it is told: `python -m tests.games.loonacy.test_random_matches 5000`.
"""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import get_args

from game.core.chance import Chance
from game.core.match import Match
from game.core.record import Header, SeatLine, read, write_entry, write_header
from game.games.loonacy import signs
from game.games.loonacy.events import Ending, Event, RoundEnded
from game.games.loonacy.moves import MOVES, Land, Ready, Reveal, Settle, TurnUp, Unlock
from game.games.loonacy.options import Goal
from tests.games.loonacy.matches import round_number, rules_number, wild_match
from tests.games.loonacy.soundness import assert_sound

ROOT = Path(__file__).resolve().parents[3]
MATCHES = 48
REPLAYS = 200
MOST_MOVES = 50_000


def play_soundly(number: int) -> int:
    """One match over all seat counts, options and decks; returns how many moves it took."""
    rules = rules_number(number)
    assert_sound(rules.kit, rules.start(Chance(number)).state)
    rounds = winners = 0
    state = None
    for played in wild_match(rules, number):
        assert played.number < MOST_MOVES
        state = played.step.state
        assert_sound(rules.kit, state)
        for event in played.step.events:
            if isinstance(event, RoundEnded):
                rounds += 1
                assert (event.winner is None) is (event.why is Ending.STOPPED)
                winners += event.winner is not None
    assert state is not None
    outcome = rules.outcome(state)
    assert outcome is not None
    assert sorted(seat for group in outcome.ranks for seat in group) == list(range(rules.seats))
    assert rounds == state.table.round
    if winners == rounds:
        assert len(outcome.ranks[0]) == 1, "exactly one winner"
    if rules.kit.options.goal is not Goal.POINTS:
        assert sum(state.table.scores) == winners
    return played.number


def test_wild_matches_are_sound_and_end() -> None:
    for number in range(MATCHES):
        play_soundly(number)


def test_they_see_every_event_there_is() -> None:
    """Else the test before would tell of matches in which nothing happens."""
    seen: Counter[type] = Counter()
    for number in range(400):
        rules = rules_number(number)
        seen.update(type(event) for event in rules.start(Chance(number)).events)
        for played in wild_match(rules, number):
            seen.update(type(event) for event in played.step.events)
        if number % 20 == 0 and set(get_args(Event)) <= set(seen):
            return
    assert set(get_args(Event)) - set(seen) == set()


def test_plain_signs_are_those_of_the_whole_rules() -> None:
    plain = 0
    for number in range(40):
        rules = rules_number(number)
        for state, _, now, seat, move, step in wild_match(rules, number):
            if isinstance(move, Ready) and signs.plain_sign(state, seat, move.is_up, now) is not None:
                plain += 1
                events: list[Event] = []
                after = signs.sign(rules.kit, state, seat, move.is_up, now, events, Chance(0))
                assert (after, tuple(events)) == step
    assert plain > 500


def test_the_clock_makes_every_due_move_at_its_time() -> None:
    """Presses alone, with the match advanced before each, make the same match."""
    for number in range(40):
        rules = round_number(number)
        match = Match(rules, MOVES, number)
        by_hand = Match(rules, MOVES, number)
        for played in wild_match(rules, number):
            by_hand.play(played.seat, played.move, played.now)
            if not isinstance(played.move, TurnUp | Land | Unlock | Reveal | Settle):
                match.advance(played.now)
                match.play(played.seat, played.move, played.now)
        match.advance(1 << 40)
        assert match.entries == by_hand.entries


def record(number: int) -> str:
    """A wild round as the text of its record; its rules come from the number."""
    rules = round_number(number)
    match = Match(rules, MOVES, number)
    for played in wild_match(rules, number):
        match.play(played.seat, played.move, played.now)
    header = Header("loonacy", 1, number, (SeatLine("Ada", "human"),) * rules.seats)
    return "\n".join([write_header(header), *map(write_entry, match.entries), ""])


def follow(folder: Path) -> int:
    """Replay every record in a folder, which fails at the first digest that differs; returns the moves made."""
    moves = 0
    for path in sorted(folder.iterdir()):
        replayed = read(path.read_text(encoding="utf-8"))
        match = Match(round_number(replayed.header.seed), MOVES, replayed.header.seed)
        match.follow(replayed.entries)
        assert match.outcome() is not None
        moves += match.number
    return moves


def test_replays_of_200_rounds_give_the_same_digests_in_another_process(tmp_path: Path) -> None:
    for number in range(REPLAYS):
        (tmp_path / f"{number:03}").write_text(record(number), encoding="utf-8")
    program = (
        "import sys; from pathlib import Path; from tests.games.loonacy.test_random_matches import follow; "
        "print(follow(Path(sys.argv[1])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert int(done.stdout) > 6_000


if __name__ == "__main__":
    count = int(sys.argv[1])
    moves = sum(play_soundly(number) for number in range(count))
    print(f"{count} matches of {moves / count:.0f} moves in the mean: all sound, all ended")
