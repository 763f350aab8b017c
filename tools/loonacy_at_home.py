"""The things of kitchen and living room on the cards of Retro Loonacy."""

from typing import Final

from loonacy_pen import (
    AVOCADO,
    BROWN,
    BUTTER,
    CREAM,
    DEEP_BROWN,
    FOAM,
    MUSTARD,
    ORANGE,
    OUTLINE,
    RED,
    TEAL,
    Piece,
    box,
    disc,
    dot,
    line,
    patch,
    rod,
    shape,
    shine,
    tube,
)


def _lamp() -> tuple[Piece, ...]:
    return (
        disc(76, 57, 10, BUTTER),
        tube("M34 82 L18 50 L54 24", 5, TEAL),
        shape("M48 22 Q50 9 64 12 L94 42 Q96 46 92 49 L63 68 Q58 70 57 65 L48 32 Z", ORANGE),
        line("M61 58 L86 41", 5, BUTTER),
        disc(18, 50, 6, MUSTARD),
        shape("M10 91 Q10 80 34 79 Q58 80 58 91 Z", TEAL),
        shine("M58 22 Q62 22 66 27"),
    )


def _blender() -> tuple[Piece, ...]:
    return (
        tube("M68 26 H82 L78 52 H66", 4, CREAM),
        shape("M28 22 H72 L65 62 H35 Z", FOAM),
        patch("M31.5 36 H68.5 L63.5 60 H36.5 Z", RED),
        box(25, 14, 50, 9, MUSTARD),
        box(43, 7, 14, 8, MUSTARD, 2),
        shape("M35 62 H65 L76 91 H24 Z", MUSTARD),
        disc(50, 77, 7, CREAM),
        line("M50 77 L54 73", 3),
        line("M46 44 H56 M46 52 H54", 3, FOAM),
        shine("M35 28 L40 56", 3.5),
    )


def _coffee_maker() -> tuple[Piece, ...]:
    return (
        tube("M74 50 H87 V66 H76", 3, OUTLINE),
        shape("M20 8 H68 Q74 8 74 14 V28 H40 V80 H76 V92 H20 Q14 92 14 86 V14 Q14 8 20 8 Z", ORANGE),
        patch("M22 13 H69 V20 H22 Z", CREAM),
        shape("M53 36 H67 L77 52 Q80 64 73 74 H47 Q40 64 43 52 Z", FOAM),
        patch("M44 58 H76 Q77 66 72 72 H48 Q43 66 44 58 Z", DEEP_BROWN),
        line("M50 35 H70", 5),
        dot(27, 85, 3, RED),
        shine("M23 30 V70"),
    )


def _wall_clock() -> tuple[Piece, ...]:
    long = "M50 11 V89 M11 50 H89"
    short = "M24 24 L76 76 M76 24 L24 76"
    tips = tuple(disc(x, y, 5, RED) for x, y in ((50, 11), (50, 89), (11, 50), (89, 50)))
    beads = tuple(disc(x, y, 5, MUSTARD) for x, y in ((24, 24), (76, 24), (24, 76), (76, 76)))
    return (
        rod(long, 5),
        rod(short, 5),
        *tips,
        *beads,
        disc(50, 50, 25, CREAM),
        dot(50, 33, 2.5),
        dot(50, 67, 2.5),
        dot(33, 50, 2.5),
        dot(67, 50, 2.5),
        line("M50 50 V37", 4.5),
        line("M50 50 L60 57", 4.5),
        dot(50, 50, 3.5, RED),
    )


def _armchair() -> tuple[Piece, ...]:
    return (
        rod("M22 82 L17 92 M78 82 L83 92", 6),
        shape("M20 60 V26 Q20 10 38 10 H62 Q80 10 80 26 V60 Z", AVOCADO),
        line("M40 20 V50 M60 20 V50", 3),
        box(24, 52, 52, 20, BUTTER, 7),
        shape("M22 70 H78 V84 H22 Z", AVOCADO),
        box(8, 42, 18, 42, AVOCADO, 9),
        box(74, 42, 18, 42, AVOCADO, 9),
        shine("M27 30 Q27 18 37 17"),
    )


def _television() -> tuple[Piece, ...]:
    return (
        rod("M48 26 L28 7 M54 26 L76 7", 4.5),
        rod("M24 76 L17 92 M76 76 L83 92", 6),
        box(8, 25, 84, 53, BROWN, 9),
        box(15, 32, 54, 39, FOAM, 12),
        line("M28 44 V59 M37 44 V59", 6, RED),
        line("M46 44 V59 M55 44 V59", 6, TEAL),
        disc(80, 41, 5, MUSTARD),
        disc(80, 55, 5, MUSTARD),
        line("M76 66 H84 M76 71 H84", 2.5, CREAM),
        shine("M22 49 Q21 39 30 38", 3.5),
    )


def _six_pack() -> tuple[Piece, ...]:
    bottles: list[Piece] = []
    for x, y in ((36, 12), (58, 12), (80, 12), (22, 18), (44, 18), (66, 18)):
        bottles += [
            shape(
                f"M{x - 4} {y} H{x + 4} V{y + 14} L{x + 8} {y + 26} V60 H{x - 8} V{y + 26} L{x - 4} {y + 14} Z", FOAM
            ),
            box(x - 6, y - 4, 12, 8, RED, 2),
        ]
    return (
        *bottles,
        shape("M10 52 H90 L86 91 H14 Z", ORANGE),
        patch("M12.5 60 H87.5 L87 66 H13 Z", CREAM),
        box(33, 69, 34, 15, CREAM, 7),
        line("M41 77 Q46 71 50 77 T59 77", 4, RED),
        shine("M19 72 L20 84"),
    )


def _refrigerator() -> tuple[Piece, ...]:
    return (
        rod("M34 88 V93 M66 88 V93", 7),
        shape("M26 89 V22 Q26 7 42 7 H58 Q74 7 74 22 V89 Z", FOAM),
        line("M26 37 H74", 4),
        line("M66 20 V31", 5, RED),
        line("M66 44 V60", 5, RED),
        patch("M36 46 H52 V62 H36 Z", BUTTER),
        dot(44, 47, 3, RED),
        line("M40 54 H48 M40 58 H46", 2),
        line("M28 82 H72", 3),
        shine("M33 31 V22 Q33 15 40 14"),
    )


def _electric_fan() -> tuple[Piece, ...]:
    blades = (
        "M50 38 Q38 14 54 13 Q64 16 50 38 Q74 26 75 42 Q72 52 50 38 Q62 62 46 63 Q36 60 50 38 Q26 50 25 34 "
        "Q28 24 50 38 Z"
    )
    return (
        rod("M50 66 V84", 9),
        shape("M28 92 Q30 80 42 80 H58 Q70 80 72 92 Z", MUSTARD),
        disc(50, 38, 31, CREAM),
        patch(blades, TEAL),
        Piece(f'<circle cx="50" cy="38" r="20" fill="none" stroke="{OUTLINE}" stroke-width="1.8"/>'),
        line("M50 8 V68 M20 38 H80 M29 17 L71 59 M71 17 L29 59", 1.8),
        disc(50, 38, 7, RED),
        shine("M26 25 Q31 16 39 13", 3.5),
    )


def _lava_lamps() -> tuple[Piece, ...]:
    def lamp(x: float, y: float, metal: str, liquid: str, wax: str) -> tuple[Piece, ...]:
        return (
            shape(
                f"M{x - 12} {y + 46} H{x + 12} L{x + 6} {y + 56} L{x + 15} {y + 74} H{x - 15} L{x - 6} {y + 56} Z",
                metal,
            ),
            shape(f"M{x - 8} {y + 8} H{x + 8} L{x + 14} {y + 46} H{x - 14} Z", liquid),
            Piece(f'<ellipse cx="{x + 1}" cy="{y + 38}" rx="9" ry="6" fill="{wax}"/>'),
            dot(x - 2, y + 26, 5.5, wax),
            dot(x + 3, y + 15, 3.5, wax),
            shape(f"M{x - 6} {y - 2} H{x + 6} L{x + 8} {y + 9} H{x - 8} Z", metal),
        )

    return (
        *lamp(27, 10, RED, BUTTER, ORANGE),
        *lamp(73, 18, RED, FOAM, TEAL),
        shine("M22 25 L18 49", 3),
    )


HOME: Final = {
    "lamp": _lamp(),
    "blender": _blender(),
    "coffee_maker": _coffee_maker(),
    "wall_clock": _wall_clock(),
    "armchair": _armchair(),
    "television": _television(),
    "six_pack": _six_pack(),
    "refrigerator": _refrigerator(),
    "electric_fan": _electric_fan(),
    "lava_lamps": _lava_lamps(),
}
