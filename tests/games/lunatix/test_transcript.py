"""One whole race as a text: every move, what was seen of it, and the fingerprint of the state and of all views.

Rules that change on purpose change it: run this file as a module to write it anew, and read the difference.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

from game.core import notation
from game.core.chance import Chance
from game.core.digest import digest
from game.core.rules import CLOCK
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LunatixRules
from tests.games.lunatix.boards import house_cards, short_loop

GOLDEN = Path(__file__).with_name("transcript.txt")
SEED = 8


def transcript() -> str:
    """The race that SEED gives on a short loop, at most eight rounds, with all options."""
    cards = replace(house_cards(), round_limit=8)
    rules = LunatixRules(short_loop(), cards, Options(1, True, True, True), 3)
    step = rules.start(Chance(SEED))
    lines = [f"start {digest(step.state)}", *(f"  {event}" for event in step.events)]
    luck = Random(SEED)
    number = 0
    while acting := rules.to_act(step.state):
        number += 1
        seat = luck.choice(acting)
        moves = rules.legal_moves(step.state, seat)
        move = luck.choice(moves)
        step = rules.apply(step.state, seat, move, 0, Chance(SEED, number))
        views = " ".join(digest(rules.view_for(step.state, seat)) for seat in range(CLOCK + 1, rules.seats))
        lines.append(f"{number} seat {seat} of {len(moves)}: {notation.write(move)}")
        lines.append(f"  state {digest(step.state)} table {digest(rules.view_for(step.state, None))} seats {views}")
        lines += [f"  {event}" for event in step.events]
    return "\n".join([*lines, f"{rules.outcome(step.state)}", ""])


def test_the_race_is_as_it_was() -> None:
    assert transcript() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(transcript(), encoding="utf-8")
