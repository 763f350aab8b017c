"""How far a car alone has come in the race beyond its spot and speed: laps, net crossings, checkpoints."""

from typing import Final, NamedTuple

from game.games.racetrack.board import FINISH
from game.games.racetrack.solver_masks import Cuts

BOUNDLESS: Final = 1 << 30
"""An `ahead` that no crossing uses up: every complete lap counts, whatever was crossed backward."""


class Stage(NamedTuple):
    """Laps counted, net crossings of the finish since the last counted lap, checkpoints passed in order."""

    laps: int
    ahead: int
    passed: int


def after_cuts(stage: Stage, cuts: Cuts, checkpoints: int) -> Stage:
    """The stage after a move that cuts these gates, of a track with so many checkpoints."""
    laps, ahead, passed = stage
    for gate, is_forward in cuts:
        if gate != FINISH:
            if is_forward and gate == passed + 1:
                passed += 1
            continue
        if ahead < BOUNDLESS:
            ahead += 1 if is_forward else -1
        if is_forward and passed == checkpoints and ahead > 0:
            laps += 1
            ahead = 0
        passed = 0
    return Stage(laps, ahead, passed)
