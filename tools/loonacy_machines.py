"""The things with wires, keys and tapes on the cards of Retro Loonacy."""

from typing import Final

from loonacy_pen import (
    AVOCADO,
    BROWN,
    BUTTER,
    CREAM,
    FOAM,
    LIT,
    MUSTARD,
    ORANGE,
    OUTLINE,
    PEACH,
    POND,
    RED,
    RIM,
    SAND,
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
    turned,
)


def _joystick() -> tuple[Piece, ...]:
    return (
        tube("M50 62 L60 28", 7, BROWN),
        disc(62, 22, 14, RED),
        shape("M12 70 L24 58 H76 L88 70 V91 H12 Z", MUSTARD),
        shape("M34 64 Q36 50 51 48 Q64 50 66 64 Z", BROWN),
        line("M14 71 H86", 3),
        disc(27, 65, 6, RED),
        line("M24 82 H52", 4, ORANGE),
        shine("M56 17 Q58 14 62 13", 4),
    )


def _instant_camera() -> tuple[Piece, ...]:
    return (
        box(28, 58, 44, 35, RIM, 2),
        patch("M34 66 H66 V84 H34 Z", TEAL),
        patch("M34 84 L46 72 L54 80 L60 75 L66 80 V84 Z", AVOCADO),
        shape("M22 18 H78 L90 46 V64 H10 V46 Z", CREAM),
        line("M12 58 H88", 3),
        patch("M46 20 H49 V57 H46 Z", RED),
        patch("M49 20 H52 V57 H49 Z", ORANGE),
        patch("M52 20 H55 V57 H52 Z", MUSTARD),
        disc(50, 41, 14, OUTLINE),
        dot(50, 41, 10, POND),
        dot(50, 41, 5),
        box(66, 26, 12, 10, BUTTER, 2),
        box(24, 26, 9, 9, RED, 4),
        shine("M45 38 Q46 35 49 34", 3),
    )


def _calculator() -> tuple[Piece, ...]:
    keys = tuple(
        Piece(
            f'<rect x="{33 + 12 * column}" y="{43 + 11.5 * row:g}" width="9" height="8" rx="2" '
            f'fill="{RED if (column, row) == (2, 3) else ORANGE if column == 2 else CREAM}"/>'
        )
        for row in range(4)
        for column in range(3)
    )
    return turned(
        -12,
        box(24, 7, 52, 86, BROWN, 7),
        box(31, 15, 38, 19, FOAM, 3),
        line("M58 20 V29 M64 20 V29 M50 20 V24", 3),
        *keys,
        shine("M30 13 H44", 3),
    )


def _desktop_computer() -> tuple[Piece, ...]:
    return (
        box(42, 53, 16, 20, SAND, 2),
        box(19, 7, 62, 48, CREAM, 8),
        box(26, 14, 37, 34, OUTLINE, 6),
        line("M32 23 L39 29 L32 35", 5, LIT),
        line("M43 38 H54", 5, LIT),
        dot(72, 21, 3.6, RED),
        line("M69 38 H75 M69 45 H75", 3.4),
        shape("M13 73 H87 L95 92 H5 Z", SAND),
        line("M21 79 H79 M17 86 H83", 3, BROWN),
        shine("M23 20 V14 Q23 12 28 11.5", 3),
    )


def _vhs_tape() -> tuple[Piece, ...]:
    return turned(
        -10,
        box(6, 27, 88, 50, OUTLINE, 5),
        patch("M12 32 H88 V40 H12 Z", MUSTARD),
        patch("M12 40 H88 V43 H12 Z", ORANGE),
        patch("M12 43 H88 V46 H12 Z", RED),
        dot(29, 59, 12, CREAM),
        dot(71, 59, 12, CREAM),
        dot(29, 59, 5),
        dot(71, 59, 5),
        line("M29 49 V52 M29 66 V69 M19 59 H22 M36 59 H39 M71 49 V52 M71 66 V69 M61 59 H64 M78 59 H81", 3),
        Piece(f'<rect x="44" y="51" width="12" height="16" rx="2" fill="{BROWN}"/>'),
        shine("M13 72 H24", 3),
    )


def _portable_radio() -> tuple[Piece, ...]:
    return (
        rod("M82 40 L93 9", 4),
        disc(93, 9, 3.5, RED),
        tube("M22 42 V24 H66 V42", 4, BROWN),
        box(7, 40, 86, 50, RED, 6),
        box(14, 47, 40, 36, CREAM, 3),
        line("M20 54 H48 M20 61 H48 M20 68 H48 M20 75 H48", 3, BROWN),
        box(61, 47, 25, 12, BUTTER, 2),
        line("M70 48 V57", 3, RED),
        disc(67, 74, 6, MUSTARD),
        disc(82, 74, 6, MUSTARD),
        shine("M11 54 V48", 3),
    )


def _record_player() -> tuple[Piece, ...]:
    return (
        box(10, 17, 80, 66, ORANGE, 8),
        disc(42, 50, 28, OUTLINE),
        Piece('<circle cx="42" cy="50" r="21.5" fill="none" stroke="#7d7069" stroke-width="1.6"/>'),
        Piece('<circle cx="42" cy="50" r="16" fill="none" stroke="#7d7069" stroke-width="1.6"/>'),
        dot(42, 50, 11, FOAM),
        dot(42, 50, 3),
        disc(79, 28, 5, CREAM),
        line("M79 28 V56 L64 66", 9),
        line("M79 28 V56 L64 66", 4, CREAM),
        disc(80, 73, 4, RED),
        shine("M23 39 Q27 32 34 29", 4),
    )


def _telephone() -> tuple[Piece, ...]:
    return (
        shape("M32 34 H68 L72 48 L91 84 Q91 91 84 91 H16 Q9 91 9 84 L28 48 Z", TEAL),
        disc(50, 66, 18, CREAM),
        *(dot(50 + 12 * x, 66 + 12 * y, 2.8) for x, y in _RING),
        dot(50, 66, 5, TEAL),
        shape(
            "M6 38 Q4 14 30 11 H70 Q96 14 94 38 Q94 43 89 43 H76 Q71 43 71 38 Q71 30 64 30 H36 Q29 30 29 38 "
            "Q29 43 24 43 H11 Q6 43 6 38 Z",
            TEAL,
        ),
        shine("M14 28 Q18 20 30 18"),
    )


def _typewriter() -> tuple[Piece, ...]:
    return (
        box(30, 6, 40, 46, RIM, 2),
        line("M38 15 H62 M38 23 H56 M38 31 H62", 3, TEAL),
        rod("M12 50 H88", 8),
        rod("M12 50 L10 36", 5),
        box(17, 43, 66, 14, OUTLINE, 5),
        shape("M22 54 H78 L84 66 L93 91 H7 L16 66 Z", RED),
        line("M36 61 H64", 5, BUTTER),
        *(dot(26 + 12 * n, 73, 4, CREAM) for n in range(5)),
        *(dot(20 + 12 * n, 83, 4, CREAM) for n in range(6)),
        shine("M25 60 L22 68", 3),
    )


def _robot() -> tuple[Piece, ...]:
    return (
        rod("M50 16 V7", 4),
        disc(50, 7, 4, RED),
        rod("M72 55 H84", 5),
        disc(88, 48, 6.5, MUSTARD),
        disc(88, 62, 6.5, MUSTARD),
        tube("M30 48 L16 54 V66", 6, POND),
        disc(16, 70, 6, RED),
        box(32, 74, 14, 18, POND, 2),
        box(54, 74, 14, 18, POND, 2),
        box(30, 15, 40, 26, FOAM, 4),
        box(26, 41, 48, 35, FOAM, 4),
        disc(41, 26, 5, BUTTER),
        disc(59, 26, 5, BUTTER),
        line("M40 36 H60", 3),
        box(35, 49, 30, 18, PEACH, 3),
        line("M41 61 L47 55 L52 61 L59 54", 3, RED),
        shine("M32 48 V64", 3),
    )


_RING: Final = (
    (0.0, -1.0), (0.72, -0.7), (1.0, 0.0), (0.72, 0.7), (0.0, 1.0), (-0.72, 0.7), (-1.0, 0.0), (-0.72, -0.7),
)  # fmt: skip

MACHINES: Final = {
    "joystick": _joystick(),
    "instant_camera": _instant_camera(),
    "calculator": _calculator(),
    "desktop_computer": _desktop_computer(),
    "vhs_tape": _vhs_tape(),
    "portable_radio": _portable_radio(),
    "record_player": _record_player(),
    "telephone": _telephone(),
    "typewriter": _typewriter(),
    "robot": _robot(),
}
