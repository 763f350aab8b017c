"""What each level of bots holds to be worth how much, in points unless said otherwise."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plan:
    """One level's way to weigh.

    `chip` is the worth of a chip in hand, `patience` the least value of a flight worth flying before an exchange is
    tried, `final_patience` the least chance of a final show worth laying. In a hand the second best flight counts for
    `second` of its value, a final show for `final` of it, shared by the shows to be flown before. `flies_safe`: once in
    the air only success counts.
    """

    chip: float
    patience: float
    final_patience: float
    second: float = 0.0
    final: float = 0.0
    flies_safe: bool = False


@dataclass(frozen=True, slots=True)
class RacePlan:
    """How the chance to win is told from points, chips and cards.

    `chip`, `second` and `final` as in `Plan`. A turn lost costs `turn`. Of the next flight a share of `ahead` is
    looked at, against a `usual` one; an exchange makes the next flight better by `improve`. `gift` is the share of
    what a laid show brings to rivals. A final show has a chance of `usual_final`, `improve_final` better after an
    exchange; being stuck with a bad one costs a share of `stuck` of what it is worse.
    """

    chip: float = 4.0
    second: float = 0.2
    final: float = 0.3
    turn: float = 3.0
    ahead: float = 0.6
    usual: float = 13.0
    improve: float = 1.0
    gift: float = 0.15
    usual_final: float = 0.6
    improve_final: float = 0.08
    stuck: float = 0.7


NORMAL: Final = Plan(chip=0.0, patience=6.0, final_patience=0.25, flies_safe=True)
HARD: Final = Plan(chip=3.0, patience=6.0, final_patience=0.3)
EXPERT: Final = RacePlan()
