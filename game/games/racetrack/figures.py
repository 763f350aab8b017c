"""The figures of the game that are not rules: what the lobby offers, how bots play, what earns a medal."""

from dataclasses import dataclass
from enum import Enum

from game.core.bots import level_named
from game.core.offer import Offer

OptionValue = bool | int | str


class Medal(Enum):
    """What a solo run earns."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


@dataclass(frozen=True, slots=True)
class BotLevel:
    """How well and how fast bots of one level play.

    `error_share`: how many of a million moves are loose ones, which may cost up to `slack` turns more
    than the best. `speed_cap`: the fastest step in spots along either axis; `sight`: how many moves
    ahead walls are seen in loose moves; None: no bound. A decision takes from `think_ms_low` to
    `think_ms_high` milliseconds.
    """

    name: str
    slack: int
    error_share: int
    speed_cap: int | None
    sight: int | None
    think_ms_low: int
    think_ms_high: int


@dataclass(frozen=True, slots=True)
class Medals:
    """How many moves over the proven optimum a solo run may need for each medal."""

    gold: int
    silver: int
    bronze: int

    def earned(self, moves: int, optimum: int) -> Medal | None:
        """The medal for a run of so many moves, None for a slower one."""
        over = moves - optimum
        if over <= self.gold:
            return Medal.GOLD
        if over <= self.silver:
            return Medal.SILVER
        return Medal.BRONZE if over <= self.bronze else None


@dataclass(frozen=True, slots=True)
class TurnLimit:
    """When a race is called off: after `least` rounds, or `factor` times the shortest race if that is more."""

    least: int
    factor: int

    def rounds(self, optimum: int | None, laps: int) -> int:
        """The limit for a track whose best lap takes `optimum` moves (None: not known)."""
        return self.least if optimum is None else max(self.least, self.factor * optimum * laps)


@dataclass(frozen=True, slots=True)
class Figures:
    """All of them, as `assets/cards/racetrack.yaml` or a player's own file has them; levels from weak to strong."""

    offers: tuple[Offer, ...]
    levels: tuple[BotLevel, ...]
    medals: Medals
    turn_limit: TurnLimit

    def level(self, name: str) -> BotLevel:
        """The level of that name. Raises KeyError when there is none."""
        return level_named(self.levels, name)
