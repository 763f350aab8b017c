"""The shape of the file of figures of Lunatix Loop."""

from collections.abc import Iterator
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from game.core.offer import Offer
from game.files.figure_shapes import Choices, Milliseconds, Shape, shaped
from game.files.finding import UnusableFile
from game.files.strict_yaml import Document, Way
from game.games.lunatix.cards import Card, Hazard, TurboCard
from game.games.lunatix.decks import (
    MOST_AMOUNT,
    MOST_CAR_CHIPS,
    MOST_COPIES,
    MOST_DICE,
    MOST_ORDER,
    MOST_ROUNDS,
    MOST_SPEED,
    CarAtStart,
    Cards,
    DeckError,
    GadgetCards,
    HazardCards,
    Prices,
    Stock,
    TurboCards,
)
from game.games.lunatix.figures import BotLevel, Figures
from game.games.lunatix.state import MOST_SEATS
from game.games.lunatix.track import MOST_LAPS

_FACES: Final = 6
MOST_NOISE: Final = 1000
MOST_PLAY_OUTS: Final = 10_000


def _tens(mph: int) -> int:
    if mph % 10:
        raise ValueError("speeds are multiples of 10")
    return mph


_Count = Annotated[int, Field(ge=0, le=MOST_COPIES)]
_Price = Annotated[int, Field(ge=1, le=MOST_COPIES)]
_Order = Annotated[int, Field(ge=1, le=MOST_ORDER)]
_Dice = Annotated[int, Field(ge=0, le=MOST_DICE)]
_Mph = Annotated[int, Field(ge=0, le=MOST_AMOUNT), AfterValidator(_tens)]
_Speed = Annotated[int, Field(ge=0, le=MOST_SPEED), AfterValidator(_tens)]
_Maximum = Annotated[int, Field(ge=10, le=MOST_SPEED), AfterValidator(_tens)]
_Die = Annotated[list[_Dice], Field(min_length=_FACES, max_length=_FACES)]
_Laps = Annotated[int, Field(ge=1, le=MOST_LAPS)]


class _Options(Shape):
    laps: Choices[_Laps]
    turn_around: Choices[bool]
    all_doors: Choices[bool]
    kind_die: Choices[bool]

    def offers(self) -> Iterator[Offer]:
        for name, values in self:
            yield Offer(name, tuple(values))


class _Start(Shape):
    speed: _Speed
    maximum: _Maximum
    luck: _Count
    chips: Annotated[int, Field(ge=0, le=MOST_CAR_CHIPS)]


class _Stock(Shape):
    luck: _Count
    tacks: _Count
    oil: _Count
    glue: _Count


class _Shop(Shape):
    points: _Count
    repair: _Price
    gadget: _Price
    chip: _Price
    counsel: _Price


class _Orders(Shape):
    ram: _Order
    brake: _Order
    drop: _Order
    accelerate: _Order
    turn_around: _Order


class _Copies(Shape):
    copies: _Count


class _Dicey(_Copies):
    dice: _Dice


class _Slowing(_Copies):
    mph: _Mph


class _Hazards(Shape):
    near_miss: _Copies | None = None
    rattle: _Dicey | None = None
    crunch: _Dicey | None = None
    skid: _Dicey | None = None
    spin_out: _Copies | None = None
    ease_off: _Slowing | None = None
    hard_braking: _Slowing | None = None
    slam: _Slowing | None = None
    road_rage: _Copies | None = None
    lead_foot: _Copies | None = None
    timid: _Copies | None = None
    pack_rat: _Copies | None = None
    nitro_nerves: _Copies | None = None
    loose_lips: _Copies | None = None
    fatalist: _Copies | None = None
    freeze_up: _Copies | None = None

    def cards(self) -> Iterator[HazardCards]:
        for name, kind in self:
            if kind is not None:
                yield HazardCards(Hazard(name), kind.copies, getattr(kind, "dice", 0) or getattr(kind, "mph", 0))


class _Turbo(_Copies):
    gain: _Mph
    dice: _Dice
    click: bool = False


class _MphPlayed(_Copies):
    mph: Annotated[int, Field(ge=10, le=MOST_AMOUNT), AfterValidator(_tens)]
    order: _Order


class _DicePlayed(_Dicey):
    order: _Order


class _ChipsPlayed(_Copies):
    order: _Order
    chips: Annotated[int, Field(ge=1, le=MOST_COPIES)]


class _Gadgets(Shape):
    charger: _MphPlayed | None = None
    rocket_booster: _MphPlayed | None = None
    battering_ram: _DicePlayed | None = None
    drum_brakes: _MphPlayed | None = None
    spreader: _ChipsPlayed | None = None
    bumpers: _Dicey | None = None
    solid_tyres: _Copies | None = None
    stiff_springs: _Slowing | None = None
    fire_blanket: _Copies | None = None
    self_help_tape: _Copies | None = None

    def cards(self) -> Iterator[GadgetCards]:
        for name, kind in self:
            if kind is not None:
                amount = max(getattr(kind, word, 0) for word in ("mph", "dice", "chips"))
                yield GadgetCards(Card(name), kind.copies, getattr(kind, "order", 0), amount)


class _Level(Shape):
    noise: Annotated[int, Field(ge=0, le=MOST_NOISE)]
    play_outs: Annotated[int, Field(ge=0, le=MOST_PLAY_OUTS)]
    think_ms: Milliseconds

    def named(self, name: str) -> BotLevel:
        return BotLevel(name, self.noise, self.play_outs, *self.think_ms)


class _Levels(Shape):
    easy: _Level
    normal: _Level
    hard: _Level
    expert: _Level


class _Lunatix(Shape):
    options: _Options
    levels: _Levels
    die: _Die
    kind_die: _Die
    start: _Start
    stock: _Stock
    shop: _Shop
    round_limit: Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
    order: _Orders
    hazards: _Hazards
    turbo: Annotated[list[_Turbo], Field(min_length=1, max_length=MOST_COPIES)]
    gadgets: _Gadgets


def _clashes(shape: _Lunatix) -> Iterator[tuple[Way, str]]:
    """What does not go together though each value may be as it is: where it stands, and what to do."""
    start = shape.start
    if start.speed > start.maximum:
        yield ("start", "speed"), f'"start.speed" must not be above "start.maximum" ({start.maximum}); lower it'
    luck, stock = MOST_SEATS * start.luck, shape.stock.luck
    if luck > stock:
        needed = f'{MOST_SEATS} cars need {luck} luck chips, and "stock.luck" is {stock}'
        yield ("start", "luck"), f'"start.luck": {needed}; raise that or lower this'
    cards = [(kind.gain, kind.dice, kind.click) for kind in shape.turbo]
    for number, card in enumerate(cards):
        first = cards.index(card)
        if first < number:
            yield ("turbo", number), f'"turbo.{number}" is the same card as "turbo.{first}"; add its copies to that one'
    if not any(kind.copies for kind in shape.turbo):
        yield ("turbo",), '"turbo" needs a card; give one of them copies'


def lunatix_figures_in(document: Document) -> Figures:
    """The figures that a document holds. Raises UnusableFile with every fault."""
    shape = shaped(document, _Lunatix)
    clashes = [document.fault(way, words) for way, words in _clashes(shape)]
    if clashes:
        raise UnusableFile(*clashes)
    try:
        cards = Cards(
            hazards=tuple(shape.hazards.cards()),
            turbos=tuple(TurboCards(TurboCard(kind.gain, kind.dice, kind.click), kind.copies) for kind in shape.turbo),
            gadgets=tuple(shape.gadgets.cards()),
            orders=tuple(order for _, order in shape.order),
            die=tuple(shape.die),
            kind_die=tuple(shape.kind_die),
            start=CarAtStart(**dict(shape.start)),
            stock=Stock(**dict(shape.stock)),
            prices=Prices(**dict(shape.shop)),
            round_limit=shape.round_limit,
        )
    except DeckError as fault:
        raise UnusableFile(document.fault((), str(fault))) from None
    levels = tuple(level.named(name) for name, level in shape.levels)
    return Figures(tuple(shape.options.offers()), cards, levels)
