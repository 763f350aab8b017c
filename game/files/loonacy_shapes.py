"""The shape of the file of figures of Retro Loonacy."""

import difflib
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from game.core.offer import Offer
from game.files.figure_shapes import Choices, Shape, shaped
from game.files.finding import Finding, UnusableFile
from game.files.strict_yaml import Document
from game.games.loonacy.cards import (
    IMAGE_NAMES,
    LEAST_SEATS,
    MOST_CARDS,
    MOST_HAND,
    MOST_IMAGES,
    MOST_MS,
    MOST_PILES,
    MOST_SEATS,
    MOST_TARGET,
    Deck,
    DeckError,
    Pair,
    Times,
    is_image_name,
)
from game.games.loonacy.figures import BotLevel, Figures
from game.games.loonacy.options import Goal, Mode, Reshuffle

MILLION: Final = 1_000_000
_SEAT_COUNTS: Final = MOST_SEATS - LEAST_SEATS + 1


def _image_name(name: str) -> str:
    if not is_image_name(name):
        raise ValueError(f"this is no name of an image: {IMAGE_NAMES}")
    return name


_Name = Annotated[str, AfterValidator(_image_name)]
_Ms = Annotated[int, Field(ge=0, le=MOST_MS)]
_Flight = Annotated[int, Field(ge=1, le=MOST_MS)]
_Target = Annotated[int, Field(ge=1, le=MOST_TARGET)]
_Piles = Annotated[int, Field(ge=1, le=MOST_PILES)]
_Shown = Annotated[list[str], Field(min_length=2, max_length=2)]


class _Options(Shape):
    pace: Choices[Mode]
    goal: Choices[Goal]
    reshuffle: Choices[Reshuffle]
    tells_stuck: Choices[bool]

    def offers(self) -> Iterator[Offer]:
        for name, values in self:
            yield Offer(name, tuple(value.value if isinstance(value, Enum) else value for value in values))


class _Times(Shape):
    play: _Flight
    lock: _Ms
    race: _Ms
    look: _Ms
    reveal: _Ms
    settle: _Ms
    glance: _Ms


class _Level(Shape):
    see: _Ms
    scan: _Ms
    choose: _Ms
    move: _Ms
    miss: Annotated[int, Field(ge=0, le=MILLION)]
    spread: Annotated[int, Field(ge=0, le=1000)]
    floor: _Ms
    plans: bool


class _Levels(Shape):
    easy: _Level
    normal: _Level
    hard: _Level
    expert: _Level


class _Loonacy(Shape):
    options: _Options
    hand: Annotated[int, Field(ge=1, le=MOST_HAND)]
    piles: Annotated[list[_Piles], Field(min_length=_SEAT_COUNTS, max_length=_SEAT_COUNTS)]
    rounds: _Target
    points: _Target
    times: _Times
    levels: _Levels
    images: Annotated[list[_Name], Field(min_length=2, max_length=MOST_IMAGES)]
    cards: Annotated[list[_Shown], Field(max_length=MOST_CARDS)]


def loonacy_figures_in(document: Document) -> Figures:
    """The figures that a document holds. Raises UnusableFile with every fault."""
    shape = shaped(document, _Loonacy)
    numbers = {name: number for number, name in enumerate(shape.images)}
    faults = [*_image_faults(document, shape.images), *_card_faults(document, shape.cards, shape.images)]
    if faults:
        raise UnusableFile(*faults)
    two, three, four, five = shape.piles
    try:
        deck = Deck(
            images=tuple(shape.images),
            pairs=tuple(Pair(*sorted(numbers[name] for name in shown)) for shown in shape.cards),
            piles=(two, three, four, five),
            hand=shape.hand,
            times=Times(**dict(shape.times)),
            rounds=shape.rounds,
            points=shape.points,
        )
    except DeckError as fault:
        raise UnusableFile(document.fault((), str(fault))) from None
    levels = tuple(BotLevel(name, **dict(level)) for name, level in shape.levels)
    return Figures(tuple(shape.options.offers()), deck, levels)


def _image_faults(document: Document, images: list[str]) -> Iterator[Finding]:
    for number, name in enumerate(images):
        if name in images[:number]:
            yield document.fault(("images", number), f'the image "{name}" is already named above; remove it')


def _card_faults(document: Document, cards: list[list[str]], images: list[str]) -> Iterator[Finding]:
    seen: dict[frozenset[str], int] = {}
    for number, shown in enumerate(cards):
        way = ("cards", number)
        unknown = [name for name in shown if name not in images]
        for name in unknown:
            near = difflib.get_close_matches(name, images, 1)
            hint = f'did you mean "{near[0]}"?' if near else "add it to the images"
            yield document.fault((*way, shown.index(name)), f'there is no image "{name}"; {hint}')
        pair = frozenset(shown)
        if not unknown and len(pair) == 1:
            yield document.fault(way, "a card shows two different images; change one")
        elif pair in seen:
            yield document.fault(way, f"card {seen[pair] + 1} shows the same two images; change or remove this one")
        seen.setdefault(pair, number)
