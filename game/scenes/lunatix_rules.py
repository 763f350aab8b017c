"""The rules of Lunatix Loop section by section: the key of the words, and a sketch that shows what they say."""

from typing import Final

from game.games.lunatix.cards import Card, Chip, Hazard
from game.scenes.loop_sketches import LoopSketch, Trabant

LUNATIX_RULES: Final[tuple[tuple[str, LoopSketch], ...]] = (
    (
        "goal",
        LoopSketch(
            cars=(Trabant((3, 0), 0), Trabant((2, 1), 3), Trabant((1, 2), 1), Trabant((5, 1), 4)),
            finish=4,
            dial=(40, 140),
        ),
    ),
    (
        "round",
        LoopSketch(
            columns=6,
            cars=(Trabant((1, 1)), Trabant((3, 0), 1), Trabant((3, 2), 3)),
            cards=(Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE),
            numbers=True,
        ),
    ),
    (
        "drive",
        LoopSketch(
            cars=(Trabant((0, 1)), Trabant((4, 0), 3)),
            way=((0, 1), (1, 1), (2, 2), (3, 2), (3, 1)),
            open_spots=((4, 1), (4, 2)),
            dial=(60, 140),
        ),
    ),
    (
        "bends",
        LoopSketch(
            cars=(Trabant((1, 0)),),
            way=((1, 0), (2, 0), (3, 0)),
            bend=3,
            cards=(Hazard.SKID, Hazard.RATTLE),
            dial=(60, 140),
        ),
    ),
    (
        "damage",
        LoopSketch(
            columns=6,
            cars=(
                Trabant((0, 1)),
                Trabant((2, 1), damage=2),
                Trabant((4, 1), damage=3),
                Trabant((4, 2), 3, is_wreck=True),
            ),
            dial=(50, 60),
        ),
    ),
    (
        "ram",
        LoopSketch(
            columns=6,
            cars=(Trabant((0, 0)), Trabant((1, 0), 3), Trabant((3, 2)), Trabant((3, 1), 1)),
            bangs=((0.5, 0), (3.3, 1.5)),
            cards=(Card.RAM,),
        ),
    ),
    (
        "brake",
        LoopSketch(
            cars=(Trabant((0, 1)),), way=((0, 1), (1, 1), (2, 1)), cards=(Card.BRAKE, Card.ACCELERATE), dial=(30, 140)
        ),
    ),
    (
        "drop",
        LoopSketch(
            cars=(Trabant((4, 1)), Trabant((0, 1), 3)),
            chips=(((2, 1), Chip.TACKS), ((3, 1), Chip.TACKS), ((5, 0), Chip.OIL), ((5, 2), Chip.GLUE)),
            cards=(Card.DROP,),
        ),
    ),
    (
        "hazards",
        LoopSketch(
            columns=6,
            cars=(Trabant((2, 1), turn=28),),
            bend=1,
            cards=(Hazard.SKID, Hazard.CRUNCH, Hazard.SLAM, Hazard.ROAD_RAGE),
        ),
    ),
    (
        "pit",
        LoopSketch(
            cars=(Trabant((0, 0)), Trabant((5, 0), 3)),
            pit=True,
            doors=(1, 4),
            finish=3,
            cards=(Card.CHARGER, Card.BUMPERS, Card.STIFF_SPRINGS),
        ),
    ),
    (
        "turbo",
        LoopSketch(
            cars=(Trabant((1, 1)),),
            way=((1, 1), (2, 1), (3, 1), (4, 1), (5, 1)),
            cards=(Card.CHARGER,),
            dial=(180, 140),
        ),
    ),
    (
        "turn",
        LoopSketch(
            cars=(Trabant((2, 0), turn=180), Trabant((4, 0), 3)), way=((2, 2), (2, 0)), cards=(Card.TURN_AROUND,)
        ),
    ),
    ("winning", LoopSketch(cars=(Trabant((4, 1)), Trabant((2, 0), 3), Trabant((1, 2), 1, is_wreck=True)), finish=4)),
    (
        "table",
        LoopSketch(columns=6, cars=(Trabant((1, 1)),), way=((1, 1), (2, 1)), open_spots=((3, 1), (3, 0), (3, 2))),
    ),
    (
        "ours",
        LoopSketch(columns=6, cars=(Trabant((1, 0), 5), Trabant((3, 2), 2)), cards=(Hazard.FATALIST, Card.SPREADER)),
    ),
)
"""Section by section, in the order of the pages."""
