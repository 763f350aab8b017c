"""The shape of Racetrack's file of figures."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final, Literal

from pydantic import Field, model_validator

from game.core.offer import Offer
from game.files.figure_shapes import Choices, Milliseconds, Shape, shaped
from game.files.strict_yaml import Document
from game.games.racetrack.figures import BotLevel, Figures, Medals, TurnLimit
from game.games.racetrack.options import MOST_TURNS, Mode, Spots, StartOrder, TieBreak, TurnOrder
from game.games.racetrack.track import MOST_LAPS

MILLION: Final = 1_000_000

_Laps = Annotated[int, Field(ge=1, le=MOST_LAPS)]
_Over = Annotated[int, Field(ge=0, le=MOST_TURNS)]


class _Options(Shape):
    mode: Choices[Mode]
    laps: Choices[_Laps]
    spots: Choices[Spots]
    line_blocking: Choices[bool]
    crash_turns: Choices[Literal[1, 3, 5]]
    turn_order: Choices[TurnOrder]
    start: Choices[StartOrder]
    tie_break: Choices[TieBreak]

    def offers(self) -> Iterator[Offer]:
        for name, values in self:
            yield Offer(name, tuple(value.value if isinstance(value, Enum) else value for value in values))


class _Level(Shape):
    slack: Annotated[int, Field(ge=0, le=100)]
    error_share: Annotated[int, Field(ge=0, le=MILLION)]
    speed_cap: Annotated[int, Field(ge=1, le=1000)] | None
    sight: Annotated[int, Field(ge=1, le=1000)] | None
    think_ms: Milliseconds

    def named(self, name: str) -> BotLevel:
        return BotLevel(name, self.slack, self.error_share, self.speed_cap, self.sight, *self.think_ms)


class _Levels(Shape):
    easy: _Level
    normal: _Level
    hard: _Level
    expert: _Level


class _Medals(Shape):
    gold: _Over
    silver: _Over
    bronze: _Over

    @model_validator(mode="after")
    def _in_order(self) -> "_Medals":
        if not self.gold <= self.silver <= self.bronze:
            raise ValueError("gold must not be above silver, nor silver above bronze")
        return self


class _TurnLimit(Shape):
    least: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    factor: Annotated[int, Field(ge=1, le=1000)]


class _Racetrack(Shape):
    options: _Options
    levels: _Levels
    medals: _Medals
    turn_limit: _TurnLimit


def racetrack_figures_in(document: Document) -> Figures:
    """The figures that a document holds. Raises UnusableFile with every fault."""
    shape = shaped(document, _Racetrack)
    return Figures(
        offers=tuple(shape.options.offers()),
        levels=tuple(level.named(name) for name, level in shape.levels),
        medals=Medals(**dict(shape.medals)),
        turn_limit=TurnLimit(**dict(shape.turn_limit)),
    )
