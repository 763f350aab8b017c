"""The cards and chips by name: what there is, not how many of it."""

from enum import Enum
from typing import Final, NamedTuple


class Card(Enum):
    """Action cards and gadgets; what a gadget card does is under Gadget Cards in the rulebook and the rules page."""

    RAM = "ram"
    BRAKE = "brake"
    DROP = "drop"
    ACCELERATE = "accelerate"
    TURN_AROUND = "turn_around"
    CHARGER = "charger"
    ROCKET_BOOSTER = "rocket_booster"
    BATTERING_RAM = "battering_ram"
    DRUM_BRAKES = "drum_brakes"
    SPREADER = "spreader"
    BUMPERS = "bumpers"
    SOLID_TYRES = "solid_tyres"
    STIFF_SPRINGS = "stiff_springs"
    FIRE_BLANKET = "fire_blanket"
    SELF_HELP_TAPE = "self_help_tape"
    FACE_DOWN = "face_down"
    """Some card that the onlooker may not see."""

    # Members are compared by identity all over the rules; the hash of Enum's own is slow in look-ups.
    __hash__ = object.__hash__


class Hazard(Enum):
    """Hazard cards; those from ROAD_RAGE on are lunacies."""

    NEAR_MISS = "near_miss"
    RATTLE = "rattle"
    CRUNCH = "crunch"
    SKID = "skid"
    SPIN_OUT = "spin_out"
    EASE_OFF = "ease_off"
    HARD_BRAKING = "hard_braking"
    SLAM = "slam"
    ROAD_RAGE = "road_rage"
    LEAD_FOOT = "lead_foot"
    TIMID = "timid"
    PACK_RAT = "pack_rat"
    NITRO_NERVES = "nitro_nerves"
    LOOSE_LIPS = "loose_lips"
    FATALIST = "fatalist"
    FREEZE_UP = "freeze_up"
    FACE_DOWN = "face_down"
    """Some card that the onlooker may not see."""

    __hash__ = object.__hash__


class Chip(Enum):
    """Road hazard chips, in the order of every list of them."""

    TACKS = "tacks"
    OIL = "oil"
    GLUE = "glue"

    __hash__ = object.__hash__


ACTIONS: Final = (Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND)
NUMBERED: Final = (Card.CHARGER, Card.ROCKET_BOOSTER, Card.BATTERING_RAM, Card.DRUM_BRAKES, Card.SPREADER)
GREY: Final = (Card.BUMPERS, Card.SOLID_TYRES, Card.STIFF_SPRINGS, Card.FIRE_BLANKET, Card.SELF_HELP_TAPE)
GADGETS: Final = (*NUMBERED, *GREY)

COUNTS_AS: Final = {
    **{card: card for card in ACTIONS},
    Card.CHARGER: Card.ACCELERATE,
    Card.ROCKET_BOOSTER: Card.ACCELERATE,
    Card.BATTERING_RAM: Card.RAM,
    Card.DRUM_BRAKES: Card.BRAKE,
    Card.SPREADER: Card.DROP,
}
"""Which action a card that can be played is, for bans and duties."""

KEPT_LUNACIES: Final = (
    Hazard.ROAD_RAGE,
    Hazard.LEAD_FOOT,
    Hazard.TIMID,
    Hazard.PACK_RAT,
    Hazard.NITRO_NERVES,
    Hazard.LOOSE_LIPS,
    Hazard.FATALIST,
)
LUNACIES: Final = (*KEPT_LUNACIES, Hazard.FREEZE_UP)
HAZARDS: Final = tuple(hazard for hazard in Hazard if hazard is not Hazard.FACE_DOWN)

HAZARD_DICE: Final = (Hazard.RATTLE, Hazard.CRUNCH, Hazard.SKID)
"""Hazards whose amount is damage dice; a skid's are those of a car that cannot slide."""

HAZARD_SLOWING: Final = (Hazard.EASE_OFF, Hazard.HARD_BRAKING, Hazard.SLAM)
"""Hazards whose amount is mph."""


class TurboCard(NamedTuple):
    """A turbo card: mph gained, damage dice, and whether it has all turbo cards shuffled."""

    gain: int
    dice: int
    is_click: bool


TURBO_FACE_DOWN: Final = TurboCard(-1, 0, False)
"""Some turbo card that the onlooker may not see."""
