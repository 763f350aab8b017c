"""One whole wild match as a text: every move, what was seen of it, and the fingerprint of the state and of all views.

Rules that change on purpose change it: run this file as a module to write it anew, and read the difference.
"""

from pathlib import Path

from game.core import notation
from game.core.chance import Chance
from game.core.digest import digest
from game.core.rules import CLOCK
from game.games.loonacy.options import Goal, Options, Reshuffle
from game.games.loonacy.rules import LoonacyRules
from tests.games.loonacy.decks import small_deck
from tests.games.loonacy.matches import wild_match

GOLDEN = Path(__file__).with_name("transcript.txt")
SEED = 466


def transcript() -> str:
    """The match that SEED gives with the small deck, three seats, one of them a bot's, first to two rounds."""
    options = Options(goal=Goal.ROUNDS, reshuffle=Reshuffle.TOPS_STAY, tells_stuck=True, bots=(2,))
    rules = LoonacyRules(small_deck(), options, 3)
    step = rules.start(Chance(SEED))
    lines = [f"start {digest(step.state)}", *(f"  {event}" for event in step.events)]
    for _, number, now, seat, move, step in wild_match(rules, SEED):
        views = " ".join(digest(rules.view_for(step.state, seat)) for seat in range(CLOCK + 1, rules.seats))
        lines.append(f"{number} at {now} ms seat {seat}: {notation.write(move)}")
        lines.append(f"  state {digest(step.state)} table {digest(rules.view_for(step.state, None))} seats {views}")
        lines += [f"  {event}" for event in step.events]
    return "\n".join([*lines, f"{rules.outcome(step.state)}", ""])


def test_the_match_is_as_it_was() -> None:
    assert transcript() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(transcript(), encoding="utf-8")
