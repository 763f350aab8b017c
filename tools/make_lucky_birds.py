"""The emblems of the four shows of Lucky Loop: an eagle, a rooster, a dove and a rubber duck, drawn as badges."""

from typing import Final

CREAM: Final = "#fbf3dd"
RED: Final = "#d9442f"
YELLOW: Final = "#f2b134"
BLUE: Final = "#2f6ea8"
NAVY: Final = "#2f5d73"
GREEN: Final = "#4a7c4e"
BROWN: Final = "#8a5a3a"
OUTLINE: Final = "#2b2320"

_PEN: Final = f'stroke="{OUTLINE}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'


def _shape(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="{colour}" {_PEN}/>'


def _line(path: str, width: float = 4) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{OUTLINE}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def _eye(x: float, y: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="3.6" fill="{OUTLINE}"/>'


def _badge(ground: str, drawing: str) -> str:
    return (
        f'<circle cx="50" cy="50" r="46" fill="{ground}" stroke="{OUTLINE}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="40" fill="none" stroke="{CREAM}" stroke-width="2.5"/>{drawing}'
    )


def eagle() -> str:
    """Wings spread wide, seen from the front."""
    wings = "M50 44 C40 30 24 24 10 30 L18 38 L12 42 L22 48 L18 54 L30 56 L28 62 L42 62 Z"
    other = "M50 44 C60 30 76 24 90 30 L82 38 L88 42 L78 48 L82 54 L70 56 L72 62 L58 62 Z"
    body = "M42 46 Q50 38 58 46 L58 66 L50 76 L42 66 Z"
    tail = "M43 70 L38 86 L50 80 L62 86 L57 70 L50 76 Z"
    head = "M41 40 C41 26 59 26 59 38 L59 46 Q50 52 41 46 Z"
    beak = "M56 34 L68 38 Q64 44 56 42 Z"
    drawing = (
        _shape(wings, BROWN) + _shape(other, BROWN) + _shape(tail, CREAM) + _shape(body, BROWN) + _shape(head, CREAM)
        + _shape(beak, YELLOW) + _eye(51, 37)
    )  # fmt: skip
    return _badge(NAVY, drawing)


def rooster() -> str:
    """A rooster crowing, to the right."""
    tail = "M34 58 C10 60 12 34 22 24 C24 34 30 36 34 40 C30 32 32 24 38 20 C40 34 44 42 48 48 Z"
    body = "M30 52 C36 44 50 52 56 36 C58 28 70 26 74 36 C78 56 70 76 50 76 C38 76 30 66 30 52 Z"
    comb = "M56 32 C54 22 60 20 62 26 C64 18 70 20 69 27 C75 24 78 30 73 36 Z"
    beak = "M73 36 L88 38 L74 44 Z"
    wattle = "M72 44 C80 46 78 56 72 54 Z"
    wing = "M40 54 C48 50 58 54 58 62 C52 68 42 66 40 54 Z"
    drawing = (
        _shape(tail, NAVY) + _line("M46 76 V86 M40 86 H52 M56 74 V86 M50 86 H62") + _shape(comb, RED)
        + _shape(wattle, RED) + _shape(body, CREAM) + _shape(beak, YELLOW) + _shape(wing, YELLOW) + _eye(66, 37)
    )  # fmt: skip
    return _badge(RED, drawing)


def dove() -> str:
    """A dove that dives to the lower right, its wings drawn back."""
    back_wing = "M46 46 C40 28 44 16 58 12 C56 20 60 24 62 32 C62 40 56 46 46 46 Z"
    body = "M16 30 L30 30 C40 30 48 40 58 48 C70 52 78 60 78 70 C66 74 52 70 44 62 C36 54 30 46 22 42 Z"
    wing = "M50 54 C36 58 22 54 14 66 C22 66 24 70 34 72 C46 74 54 66 50 54 Z"
    beak = "M76 64 L88 74 L74 74 Z"
    drawing = _shape(back_wing, "#d8e6e4") + _shape(body, CREAM) + _shape(wing, CREAM) + _shape(beak, YELLOW)
    return _badge(GREEN, drawing + _eye(69, 62) + _line("M24 64 C32 64 38 62 42 60", 3))


def duck() -> str:
    """A bath duck afloat, to the right."""
    body = "M16 52 C24 58 32 54 42 52 C56 48 76 50 78 62 C78 76 64 80 48 80 C28 80 16 70 16 52 Z"
    head = "M44 40 C42 24 54 16 64 20 C76 24 76 40 68 48 C60 56 46 52 44 40 Z"
    beak = "M72 32 C80 30 88 34 88 38 C84 44 76 42 71 42 Z"
    wing = "M32 62 C42 56 56 58 58 66 C50 74 36 72 32 62 Z"
    water = "M8 80 Q18 72 28 80 T48 80 T68 80 T92 80"
    drawing = _shape(body, YELLOW) + _shape(head, YELLOW) + _shape(beak, RED) + _shape(wing, "#e0982a") + _eye(64, 32)
    wave = f'<path d="{water}" fill="none" stroke="{CREAM}" stroke-width="5" stroke-linecap="round"/>'
    return _badge(BLUE, drawing + wave)


BIRDS: Final = {"eagle": eagle, "rooster": rooster, "dove": dove, "duck": duck}
"""File name -> what draws it, in a field of 100 x 100."""
