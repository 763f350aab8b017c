"""The shape of the file of figures of Lucky Loop."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated

from pydantic import AfterValidator, Field

from game.core.offer import Offer
from game.files.figure_shapes import Choices, Milliseconds, Shape, shaped
from game.files.finding import UnusableFile
from game.files.strict_yaml import Document
from game.games.lucky.cards import (
    MOST_CHIPS,
    MOST_COPIES,
    MOST_DICE,
    MOST_DIFFICULTY,
    MOST_POINTS,
    MOST_VALUE,
    SHOW_CARDS,
    Box,
    CardError,
    Figure,
    Print,
    Show,
)
from game.games.lucky.figures import BotLevel, Figures
from game.games.lucky.options import FinalCards, Hands, NearMiss

_FIGURES = {figure.name.lower(): figure for figure in Figure}


def _figure(word: str) -> str:
    if word not in _FIGURES:
        raise ValueError(f"a figure is {', '.join(_FIGURES)}")
    return word


def _three(words: list[str]) -> list[str]:
    if len(set(words)) < len(words):
        raise ValueError("a show has three different figures")
    return words


_Rounds = Annotated[int, Field(ge=1, le=MOST_POINTS)]
_Points = Annotated[int, Field(ge=0, le=MOST_POINTS)]
_Value = Annotated[int, Field(ge=0, le=MOST_VALUE)]
_Figure = Annotated[str, AfterValidator(_figure)]
_Show = Annotated[list[_Figure], Field(min_length=SHOW_CARDS, max_length=SHOW_CARDS), AfterValidator(_three)]


class _Options(Shape):
    near_miss: Choices[NearMiss]
    final_cards: Choices[FinalCards]
    final_replaces_weakest: Choices[bool]
    must_play: Choices[bool]
    short: Choices[bool]
    hands: Choices[Hands]
    round_limit: Choices[_Rounds]

    def offers(self) -> Iterator[Offer]:
        for name, values in self:
            yield Offer(name, tuple(value.value if isinstance(value, Enum) else value for value in values))


class _Card(Shape):
    difficulty: Annotated[int, Field(ge=1, le=MOST_DIFFICULTY)]
    upper: _Value
    lower: _Value
    copies: Annotated[int, Field(ge=1, le=MOST_COPIES)]


class _Shows(Shape):
    mighty_eagle: _Show
    red_rooster: _Show
    diving_dove: _Show
    rubber_duck: _Show

    def figures(self) -> Iterator[tuple[Figure, Figure, Figure]]:
        for show in Show:
            first, second, third = (_FIGURES[word] for word in getattr(self, show.name.lower()))
            yield first, second, third


class _Level(Shape):
    think_ms: Milliseconds

    def named(self, name: str) -> BotLevel:
        return BotLevel(name, *self.think_ms)


class _Levels(Shape):
    easy: _Level
    normal: _Level
    hard: _Level
    expert: _Level


class _Lucky(Shape):
    options: _Options
    cards: Annotated[list[_Card], Field(min_length=1, max_length=MOST_DIFFICULTY)]
    shows: _Shows
    dice: Annotated[int, Field(ge=SHOW_CARDS, le=MOST_DICE)]
    chips: Annotated[int, Field(ge=0, le=MOST_CHIPS)]
    least_lower: _Points
    least_final: _Points
    chip_result: Annotated[int, Field(ge=1, le=MOST_POINTS)]
    sure_result: _Points
    penalty: _Points
    left_over: _Points
    levels: _Levels


def lucky_figures_in(document: Document) -> Figures:
    """The figures that a document holds. Raises UnusableFile with every fault."""
    shape = shaped(document, _Lucky)
    once = shape.model_dump(exclude={"options", "cards", "shows", "levels"})
    once["round_limit"] = shape.options.round_limit[0]
    try:
        box = Box(tuple(Print(**dict(card)) for card in shape.cards), tuple(shape.shows.figures()), **once)
    except CardError as fault:
        raise UnusableFile(document.fault(fault.where, str(fault))) from None
    if FinalCards.THREE in shape.options.final_cards and (best := box.hardest_final(SHOW_CARDS)) < box.least_final:
        problem = f"no three cards reach least_final, {box.least_final}, but {best} at most; do not offer three"
        raise UnusableFile(document.fault(("options", "final_cards"), problem))
    return Figures(tuple(shape.options.offers()), box, tuple(level.named(name) for name, level in shape.levels))
