"""The shapes of figure files, checked by pydantic; every fault comes with its line, column and a hint."""

import difflib
import json
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import ErrorDetails

from game.files.finding import Finding, UnusableFile
from game.files.strict_yaml import Document, Way
from game.games.racetrack.figures import BotLevel, Figures, Medals, Offer, TurnLimit
from game.games.racetrack.options import MOST_TURNS, Mode, Spots, StartOrder, TieBreak, TurnOrder
from game.games.racetrack.track import MOST_LAPS

MOST_THINKING_MS: Final = 60_000
MILLION: Final = 1_000_000

T = TypeVar("T")


def _distinct(values: list[T]) -> list[T]:
    if len(set(values)) < len(values):
        raise ValueError("a value stands here twice; remove one")
    return values


def _rising(pair: tuple[int, int]) -> tuple[int, int]:
    if pair[0] > pair[1]:
        raise ValueError("the first number must not be above the second")
    return pair


_Choices = Annotated[list[T], Field(min_length=1), AfterValidator(_distinct)]
_Laps = Annotated[int, Field(ge=1, le=MOST_LAPS)]
_Milliseconds = Annotated[int, Field(ge=0, le=MOST_THINKING_MS)]
_Over = Annotated[int, Field(ge=0, le=MOST_TURNS)]


class _Shape(BaseModel):
    """What all shapes keep to: no other keys, no value taken for one of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class _Options(_Shape):
    mode: _Choices[Mode]
    laps: _Choices[_Laps]
    spots: _Choices[Spots]
    line_blocking: _Choices[bool]
    crash_turns: _Choices[Literal[1, 3, 5]]
    turn_order: _Choices[TurnOrder]
    start: _Choices[StartOrder]
    tie_break: _Choices[TieBreak]

    def offers(self) -> Iterator[Offer]:
        for name, values in self:
            yield Offer(name, tuple(value.value if isinstance(value, Enum) else value for value in values))


class _Level(_Shape):
    slack: Annotated[int, Field(ge=0, le=100)]
    error_share: Annotated[int, Field(ge=0, le=MILLION)]
    speed_cap: Annotated[int, Field(ge=1, le=1000)] | None
    sight: Annotated[int, Field(ge=1, le=1000)] | None
    think_ms: Annotated[tuple[_Milliseconds, _Milliseconds], AfterValidator(_rising)]

    def named(self, name: str) -> BotLevel:
        return BotLevel(name, self.slack, self.error_share, self.speed_cap, self.sight, *self.think_ms)


class _Levels(_Shape):
    easy: _Level
    normal: _Level
    hard: _Level
    expert: _Level


class _Medals(_Shape):
    gold: _Over
    silver: _Over
    bronze: _Over

    @model_validator(mode="after")
    def _in_order(self) -> "_Medals":
        if not self.gold <= self.silver <= self.bronze:
            raise ValueError("gold must not be above silver, nor silver above bronze")
        return self


class _TurnLimit(_Shape):
    least: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    factor: Annotated[int, Field(ge=1, le=1000)]


class _Racetrack(_Shape):
    options: _Options
    levels: _Levels
    medals: _Medals
    turn_limit: _TurnLimit


def racetrack_figures_in(document: Document) -> Figures:
    """The figures that a document holds. Raises UnusableFile with every fault."""
    try:
        # As JSON, so that lists may stand for pairs and words for enums while all else stays strict.
        shape = _Racetrack.model_validate_json(json.dumps(document.value))
    except ValidationError as error:
        raise UnusableFile(*(_finding(document, fault) for fault in error.errors())) from None
    return Figures(
        offers=tuple(shape.options.offers()),
        levels=tuple(level.named(name) for name, level in shape.levels),
        medals=Medals(**dict(shape.medals)),
        turn_limit=TurnLimit(**dict(shape.turn_limit)),
    )


def _finding(document: Document, fault: ErrorDetails) -> Finding:
    way: Way = fault["loc"]
    name = f'"{".".join(map(str, way))}"' if way else "the file"
    kind = fault["type"]
    if kind == "missing":
        return document.fault(way, f"{name} is missing; add it")
    if kind == "extra_forbidden":
        return document.fault(way, f"{name} is not known here{_meant(document, way) or '; remove it'}")
    if kind == "value_error":
        return document.fault(way, f"{name}: {fault['ctx']['error']}")
    says = fault["msg"].removeprefix("Input ").removeprefix("List ").replace(" after validation", "")
    for pydantic_word, word in (("valid array", "list"), ("an object", "a mapping"), ("valid integer", "whole number")):
        says = says.replace(pydantic_word, word)
    return document.fault(way, f"{name} {says} (got {_shown(fault['input'])})")


def _meant(document: Document, way: Way) -> str:
    """Which missing key an unknown one may be meant to be."""
    shape: type[BaseModel] = _Racetrack
    there: object = document.value
    for step in way[:-1]:
        kind = shape.model_fields[str(step)].annotation
        there = there[step] if isinstance(there, Mapping) else None
        if not (isinstance(kind, type) and issubclass(kind, BaseModel)):
            return ""
        shape = kind
    wanted = [key for key in shape.model_fields if not (isinstance(there, Mapping) and key in there)]
    near = difflib.get_close_matches(str(way[-1]), wanted, 1)
    return f': did you mean "{near[0]}"?' if near else ""


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else f"{text[:37]}..."
