"""The things for street, beach and outer space on the cards of Retro Loonacy."""

from typing import Final

from loonacy_pen import (
    AVOCADO,
    BROWN,
    BUTTER,
    CREAM,
    DEEP_TEAL,
    FOAM,
    MUSTARD,
    ORANGE,
    OUTLINE,
    PEACH,
    RED,
    SAND,
    TEAL,
    Piece,
    box,
    disc,
    dot,
    line,
    oval,
    patch,
    rod,
    shape,
    shine,
    tube,
    turned,
)


def _bicycle() -> tuple[Piece, ...]:
    spokes = "M{0} 49 V83 M{1} 66 H{2}"
    return (
        disc(25, 66, 18, CREAM),
        disc(75, 66, 18, CREAM),
        line(spokes.format(25, 8, 42), 1.8),
        line(spokes.format(75, 58, 92), 1.8),
        rod("M25 66 L38 38 L66 38 L50 66 Z M36 30 L50 66 M75 66 L62 22", 9),
        line("M25 66 L38 38 L66 38 L50 66 Z M38 36 L50 66 M75 66 L62 22", 4.4, RED),
        rod("M28 28 H44", 7),
        rod("M62 20 H76 Q84 22 80 31", 6),
        disc(50, 66, 6, MUSTARD),
        dot(25, 66, 4),
        dot(75, 66, 4),
        shine("M13 60 Q16 53 22 52", 3.5),
    )


def _rocket() -> tuple[Piece, ...]:
    return turned(
        42,
        shape("M42 76 Q40 86 50 96 Q60 86 58 76 Z", MUSTARD),
        shape("M33 48 Q19 56 20 82 Q28 73 38 74 Z", TEAL),
        shape("M67 48 Q81 56 80 82 Q72 73 62 74 Z", TEAL),
        shape("M50 -4 C72 18 75 50 62 77 H38 C25 50 28 18 50 -4 Z", CREAM),
        patch("M50 -2 C58 6 64 16 67 25 H33 C36 16 42 6 50 -2 Z", RED),
        line("M32 25 H68", 4),
        disc(50, 41, 9, FOAM),
        rod("M50 62 V80", 6),
        shine("M37 34 Q34 48 38 62"),
    )


def _skateboard() -> tuple[Piece, ...]:
    return turned(
        -16,
        rod("M32 54 V62 M68 54 V62", 10),
        disc(30, 68, 12, MUSTARD),
        disc(70, 68, 12, MUSTARD),
        dot(30, 68, 4),
        dot(70, 68, 4),
        tube("M14 37 Q18 48 28 48 H72 Q82 48 86 37", 9, RED),
        line("M36 48 H46 M54 48 H64", 3.5, BUTTER),
        shine("M17 40 Q20 46 27 46.5", 3),
    )


def _ray_gun() -> tuple[Piece, ...]:
    return (
        shape("M26 52 L14 84 Q14 92 22 92 H34 Q40 92 41 86 L48 54 Z", BROWN),
        line("M25 70 H38 M23 79 H36", 3, PEACH),
        tube("M46 60 Q60 76 64 56", 2, CREAM),
        shape("M14 20 L32 16 L44 30 L20 32 Z", MUSTARD),
        box(58, 34, 28, 14, CREAM, 2),
        oval(38, 42, 32, 19, TEAL),
        box(64, 24, 8, 34, MUSTARD, 4),
        box(77, 29, 7, 24, MUSTARD, 3.5),
        disc(91, 41, 6, RED),
        disc(36, 42, 8, BUTTER),
        dot(36, 42, 3, RED),
        shine("M14 36 Q20 29 28 28"),
    )


def _ice_creams() -> tuple[Piece, ...]:
    return (
        box(21, 62, 11, 30, SAND, 5),
        shape("M9 66 V28 Q9 9 26.5 9 Q44 9 44 28 V66 Z", RED),
        patch("M11 44 H42 V52 H11 Z", BUTTER),
        patch("M11 52 H42 V64 H11 Z", FOAM),
        shape("M53 48 H91 L72 93 Z", MUSTARD),
        line("M62 50 L78 74 M82 50 L66 76", 2.6, BROWN),
        disc(72, 24, 15, BUTTER),
        shape(
            "M52 48 Q48 30 62 32 Q72 24 82 32 Q96 30 92 48 Q87 56 82 49 Q77 56 72 49 Q67 56 62 49 Q57 56 52 48 Z", PEACH
        ),
        disc(74, 9, 4.5, RED),
        shine("M16 38 V29 Q17 19 24 17"),
    )


def _sunglasses() -> tuple[Piece, ...]:
    return (
        shape(
            "M7 27 Q18 24 40 30 Q50 34 60 30 Q82 24 93 27 Q94 36 90 40 Q89 74 70 75 Q54 74 53 50 Q50 44 47 50 "
            "Q46 74 30 75 Q11 74 10 40 Q6 36 7 27 Z",
            ORANGE,
        ),
        shape("M17 40 Q28 34 41 42 Q41 66 30 67 Q18 66 17 40 Z", DEEP_TEAL),
        shape("M83 40 Q72 34 59 42 Q59 66 70 67 Q82 66 83 40 Z", DEEP_TEAL),
        dot(13, 32, 2.6, BUTTER),
        dot(87, 32, 2.6, BUTTER),
        shine("M23 46 L30 56 M66 46 L73 56", 4),
    )


def _scooter() -> tuple[Piece, ...]:
    return (
        disc(20, 78, 13, CREAM),
        disc(78, 78, 13, CREAM),
        dot(20, 78, 5),
        dot(78, 78, 5),
        tube("M20 76 L31 26", 4, CREAM),
        rod("M20 17 L37 20", 6),
        disc(22, 30, 6, BUTTER),
        shape(
            "M30 36 Q38 38 38 48 L40 66 H52 Q52 46 66 46 H82 Q95 50 94 74 H92 A14 14 0 0 0 64 76 H36 Q26 70 30 36 Z",
            AVOCADO,
        ),
        shape("M50 44 Q50 36 58 36 H84 Q90 36 90 44 Z", BROWN),
        shape("M6 70 Q8 58 22 58 Q34 60 35 70 Q20 62 6 70 Z", AVOCADO),
        line("M72 58 H84", 4, BUTTER),
        shine("M58 58 Q60 53 65 53", 3),
    )


def _suitcase() -> tuple[Piece, ...]:
    return (
        tube("M38 30 V18 H62 V30", 4, BROWN),
        box(12, 28, 76, 62, MUSTARD, 13),
        patch("M25 30 H34 V88 H25 Z", BROWN),
        patch("M66 30 H75 V88 H66 Z", BROWN),
        box(23, 44, 13, 9, CREAM, 2),
        box(64, 44, 13, 9, CREAM, 2),
        line("M14 59 H86", 3),
        disc(50, 44, 8, RED),
        patch("M42 68 L58 65 L60 77 L44 80 Z", FOAM),
        shine("M18 50 V42 Q18 36 22 34", 3),
    )


def _van() -> tuple[Piece, ...]:
    return (
        shape("M5 76 V36 Q5 20 22 20 H76 Q87 20 90 34 L95 54 V76 Z", ORANGE),
        patch("M7 54 Q40 66 60 48 T93 52 V74 H7 Z", CREAM),
        line("M5 76 V36 Q5 20 22 20 H76 Q87 20 90 34 L95 54 V76 Z", 4),
        box(12, 29, 20, 16, FOAM, 4),
        box(38, 29, 20, 16, FOAM, 4),
        shape("M65 29 H78 Q82 29 83 34 L86 45 H65 Z", FOAM),
        *(
            dot(48 + 5.5 * x, 63 + 5.5 * y, 3.6, RED)
            for x, y in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
        ),
        dot(48, 63, 3.2, MUSTARD),
        disc(25, 78, 12, OUTLINE),
        disc(75, 78, 12, OUTLINE),
        dot(25, 78, 5.5, CREAM),
        dot(75, 78, 5.5, CREAM),
        shine("M14 25 Q17 24 24 24", 3),
    )


def _platform_shoe() -> tuple[Piece, ...]:
    return (
        tube("M14 22 Q16 13 30 13 Q46 13 46 22 Q46 31 30 31 Q16 31 14 22 Z", 3, ORANGE),
        tube("M45 27 Q50 40 60 48", 5, ORANGE),
        shape("M9 44 Q5 24 12 13 Q22 18 24 30 Q27 42 38 50 Z", ORANGE),
        shape("M11 46 H36 L31 91 H15 Z", MUSTARD),
        shape("M9 42 Q32 44 48 62 Q62 72 92 66 V84 Q92 91 85 91 H56 Q48 80 38 66 Q28 52 9 54 Z", MUSTARD),
        shape("M47 61 Q52 42 72 42 Q93 46 93 67 Q64 74 47 61 Z", ORANGE),
        line("M60 81 H89", 5, RED),
        line("M17 70 H30 M17.5 80 H29", 4.5, RED),
        disc(66, 54, 6, BUTTER),
        shine("M77 50 Q85 53 87 60"),
    )


OUTDOORS: Final = {
    "bicycle": _bicycle(),
    "rocket": _rocket(),
    "skateboard": _skateboard(),
    "ray_gun": _ray_gun(),
    "ice_creams": _ice_creams(),
    "sunglasses": _sunglasses(),
    "scooter": _scooter(),
    "suitcase": _suitcase(),
    "van": _van(),
    "platform_shoe": _platform_shoe(),
}
