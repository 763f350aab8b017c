"""The rules of Retro Loonacy section by section: the key of the words, and a sketch that shows what they say."""

from typing import Final

from game.scenes.loonacy_sketches import Backs, Fan, Flights, Gallery, Piles, Row, Signs, Throw

_ALIKE: Final = (
    "lamp", "rocket", "portable_radio",
    "lava_lamps", "ray_gun", "record_player",
)  # fmt: skip
"""Pairs that are looked at twice, one above the other."""

LOONACY_RULES: Final[tuple[tuple[str, tuple[Row, ...]], ...]] = (
    (
        "goal",
        (
            Piles((("lava_lamps", "robot"), ("ray_gun", "van"))),
            Fan((("lamp", "ray_gun"), ("vhs_tape", "rocket"), ("suitcase", "van"), ("blender", "robot"))),
        ),
    ),
    ("cards", (Gallery(_ALIKE, 3),)),
    ("setup", (Piles((None, None, None)), Signs((True, False, True)))),
    (
        "play",
        (
            Throw(("lamp", "ray_gun"), ("ray_gun", "van"), fits=True),
            Throw(("vhs_tape", "rocket"), ("ray_gun", "van"), fits=False),
        ),
    ),
    (
        "throw",
        (
            Piles((("bicycle", "van"), ("ray_gun", "six_pack"))),
            Fan((("blender", "six_pack"), ("bicycle", "armchair"), ("lamp", "typewriter")), 0, 1),
        ),
    ),
    ("race", (Flights((40, 74)), Throw(("lamp", "ray_gun"), ("lamp", "van"), fits=True))),
    ("late", (Flights((0, 34, 120)),)),
    ("wrong", (Throw(("joystick", "suitcase"), ("coffee_maker", "van"), fits=False),)),
    ("tie", (Flights((60, 60)),)),
    ("draw", (Signs((True, True, True, True)), Backs(4))),
    ("reshuffle", (Piles((None,)), Piles((("robot", "platform_shoe"), ("typewriter", "robot"))))),
    (
        "end",
        (
            Fan((("television", "skateboard"),), 0, 0),
            Throw(("television", "skateboard"), ("skateboard", "robot"), fits=True),
        ),
    ),
    ("leave", (Piles((("rocket", "blender"), ("van", "record_player"), ("telephone", "typewriter"))),)),
    ("match", (Fan((("sunglasses", "telephone"), ("scooter", "suitcase")), 1), Fan((("lamp", "van"),), 2))),
    (
        "calm",
        (
            Signs((False, True, True)),
            Fan((("wall_clock", "armchair"), ("armchair", "lava_lamps"), ("lamp", "armchair")), 0, 0),
        ),
    ),
    ("options", (Piles((("six_pack", "scooter"), ("ice_creams", "suitcase"))), Signs((True, True)))),
    ("table", (Fan((("rocket", "scooter"), ("scooter", "suitcase"), ("suitcase", "van")), 3, 1),)),
    ("ours", (Flights((0, 34)), Backs(5))),
)  # fmt: skip
"""In the order of the pages."""
