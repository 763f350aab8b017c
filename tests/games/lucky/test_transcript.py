"""One whole game as a text: every move, what was seen of it, and the fingerprint of the state and of all views.

Rules that change on purpose change it: run this file as a module to write it anew, and read the difference.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

from game.core import notation
from game.core.chance import Chance
from game.core.digest import digest
from game.core.rules import CLOCK
from game.games.lucky.moves import Cover, Fly, Lay, LayFinal, Raise
from game.games.lucky.options import Hands, NearMiss, Options
from game.games.lucky.rules import LuckyRules
from tests.games.lucky.boxes import house_box

GOLDEN = Path(__file__).with_name("transcript.txt")
SEED = 3


def transcript() -> str:
    """The game that SEED gives, with private hands and a short programme; pilots fly if they can."""
    options = Options(near_miss=NearMiss.ANY, short=True, hands=Hands.PRIVATE)
    rules = LuckyRules(replace(house_box(), round_limit=12), options, 3)
    step = rules.start(Chance(SEED))
    lines = [f"start {digest(step.state)}", *(f"  {event}" for event in step.events)]
    luck = Random(SEED)
    number = 0
    while acting := rules.to_act(step.state):
        number += 1
        (seat,) = acting
        moves = rules.legal_moves(step.state, seat)
        likely = [move for move in moves if isinstance(move, Lay | Raise | Fly | LayFinal | Cover)]
        move = luck.choice(likely if luck.random() < 0.85 and likely else moves)
        step = rules.apply(step.state, seat, move, 0, Chance(SEED, number))
        views = " ".join(digest(rules.view_for(step.state, seat)) for seat in range(CLOCK + 1, rules.seats))
        lines.append(f"{number} seat {seat} of {len(moves)}: {notation.write(move)}")
        lines.append(f"  state {digest(step.state)} table {digest(rules.view_for(step.state, None))} seats {views}")
        lines += [f"  {event}" for event in step.events]
    return "\n".join([*lines, f"{rules.outcome(step.state)}", ""])


def test_the_game_is_as_it_was() -> None:
    assert transcript() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(transcript(), encoding="utf-8")
