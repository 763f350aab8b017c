"""The airfield of Lucky Loop piece by piece: hangars, tower, windsock, clouds, bunting, spectators from behind."""

from random import Random
from typing import Final

OUTLINE: Final = "#2b2320"
CREAM: Final = "#f3e6c8"
PAPER: Final = "#fffbf0"
RED: Final = "#d9442f"
YELLOW: Final = "#f2b134"
NAVY: Final = "#2f5d73"
GREEN: Final = "#4a7c4e"
SKY: Final = "#8ec6d7"
GREY: Final = "#8b9597"
DARK: Final = "#3b4a50"
SHADE: Final = "#1a1210"

_SKIN: Final = ("#e8b98f", "#c98d63", "#8a5a3c", "#f0caa6")
_HAIR: Final = ("#4a3426", "#2b2320", "#8a5a2e", "#b98a4a", "#6b6f72")
_CLOTH: Final = ("#d9442f", "#2f5d73", "#f2b134", "#4a7c4e", "#f3e6c8", "#b56b8c", "#5b8fa8", "#7a5a3a")


def shape(path: str, colour: str, pen: float = 5) -> str:
    """A filled shape with the warm-dark outline."""
    return (
        f'<path d="{path}" fill="{colour}" stroke="{OUTLINE}" stroke-width="{pen:g}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )


def line(path: str, colour: str = OUTLINE, pen: float = 5) -> str:
    """A line with round ends."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{pen:g}" stroke-linecap="round"/>'


def foot(x: float, y: float, across: float, down: float) -> str:
    """The soft shadow where something stands."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="{SHADE}" fill-opacity="0.22"/>'


def hangar() -> str:
    """A round-roofed hangar with its doors open and a biplane's nose inside; 320 x 200."""
    ribs = "".join(line(f"M{x} {y} V178", "#b9ab8a", 3) for x, y in ((44, 104), (276, 104)))
    stripes = shape("M24 108 C28 44 96 20 160 20 C224 20 292 44 296 108 Z", RED)
    light = "M62 72 C88 48 124 38 160 38 C196 38 232 48 258 72 L250 84 C226 62 192 54 160 54 C128 54 94 62 70 84 Z"
    walls = shape("M24 108 H296 V182 H24 Z", CREAM)
    gate = shape("M66 182 V112 C66 100 100 92 160 92 C220 92 254 100 254 112 V182 Z", DARK)
    doors = shape("M66 182 V114 L86 106 V182 Z", YELLOW) + shape("M254 182 V114 L234 106 V182 Z", YELLOW)
    plane = (
        shape("M96 132 H224 L218 144 H102 Z", PAPER, 4)
        + shape("M138 148 C138 124 182 124 182 148 C182 170 138 170 138 148 Z", RED, 4)
        + shape("M104 162 H216 L212 172 H108 Z", PAPER, 4)
        + line("M114 144 V162 M206 144 V162", OUTLINE, 3)
        + f'<circle cx="160" cy="148" r="6" fill="{YELLOW}" stroke="{OUTLINE}" stroke-width="3"/>'
        + line("M160 118 V178", OUTLINE, 5)
    )
    shine = f'<path d="{light}" fill="#e7705c"/>'
    return foot(164, 186, 150, 10) + walls + ribs + stripes + shine + gate + plane + doors


def tower() -> str:
    """The control tower with a flag; 140 x 260."""
    base = shape("M44 120 H96 L104 246 H36 Z", CREAM)
    bands = "".join(
        f'<path d="M{43 - n} {150 + n * 15} H{97 + n} L{98 + n} {164 + n * 15} H{42 - n} Z" fill="{RED}"/>'
        for n in (0, 2, 4)
    )
    cabin = shape("M20 74 H120 L108 122 H32 Z", SKY)
    panes = line("M50 76 L56 120 M90 76 L84 120", OUTLINE, 4)
    roof = shape("M12 74 L24 54 H116 L128 74 Z", RED)
    door = shape("M60 246 V214 C60 204 80 204 80 214 V246 Z", NAVY, 4)
    mast = line("M70 54 V8", OUTLINE, 5) + shape("M72 10 L110 18 L72 30 Z", YELLOW, 4)
    return foot(72, 248, 58, 8) + base + bands + shape("M44 120 H96 L104 246 H36 Z", "none") + cabin + panes + roof + (
        door + mast
    )  # fmt: skip


def windsock() -> str:
    """A striped windsock on its mast, full of wind; 150 x 220."""
    sock = shape("M36 22 L132 40 V62 L36 74 Z", RED)
    white = "".join(
        f'<path d="M{a} {22 + (a - 36) * 0.19:.1f} L{a + 18} {22 + (a - 18) * 0.19:.1f} V{74 - (a - 18) * 0.125:.1f} '
        f'L{a} {74 - (a - 36) * 0.125:.1f} Z" fill="{PAPER}"/>'
        for a in (56, 94)
    )
    ring = f'<ellipse cx="37" cy="48" rx="8" ry="27" fill="{DARK}" stroke="{OUTLINE}" stroke-width="5"/>'
    return foot(34, 212, 24, 6) + line("M30 14 V212", OUTLINE, 11) + line("M30 16 V210", PAPER, 5) + sock + white + (
        shape("M36 22 L132 40 V62 L36 74 Z", "none") + ring
    )  # fmt: skip


def cloud(seed: int) -> str:
    """A cloud with a flat base; 220 x 110."""
    path = (
        "M30 92 C6 92 4 62 30 60 C30 34 66 26 82 46 C94 14 144 14 152 46 C176 34 204 48 198 66 C216 70 214 92 194 92 Z",
        "M24 92 C4 88 8 64 34 64 C40 42 70 40 82 56 C96 30 138 34 144 58 C164 48 192 60 188 74 C204 80 200 92 188 92 Z",
        "M36 92 C10 92 10 62 40 62 C48 20 110 16 122 52 C142 38 180 48 178 68 C200 72 198 92 180 92 Z",
    )[seed % 3]
    return shape(path, PAPER) + line("M52 80 H120 M134 80 H148", "#d5e6ea", 6)


def bunting() -> str:
    """A string of pennants, one repeat; 240 x 64."""
    flags = ""
    for number in range(6):
        x = 4 + number * 40
        sag = (0, 9, 14, 14, 9, 0)[number]
        colour = (RED, PAPER, YELLOW, NAVY, PAPER, GREEN)[number]
        flags += shape(f"M{x} {8 + sag} H{x + 32} L{x + 16} {46 + sag} Z", colour, 4)
    rope = line("M-4 8 C50 24 190 24 244 8", OUTLINE, 4)
    return flags + rope


def _spectator(x: float, y: float, luck: Random) -> str:
    """Somebody from behind, head and shoulders, some with a hat, some waving."""
    skin, hair, cloth = luck.choice(_SKIN), luck.choice(_HAIR), luck.choice(_CLOTH)
    width = luck.randrange(40, 50)
    body = shape(
        f"M{x - width} {y + 120} C{x - width} {y + 54} {x - 26} {y + 44} {x} {y + 44} "
        f"C{x + 26} {y + 44} {x + width} {y + 54} {x + width} {y + 120} Z",
        cloth,
    )
    neck = f'<path d="M{x - 9} {y + 30} H{x + 9} V{y + 48} H{x - 9} Z" fill="{skin}"/>'
    head = (
        f'<ellipse cx="{x}" cy="{y + 14}" rx="24" ry="27" fill="{hair}" stroke="{OUTLINE}" stroke-width="5"/>'
        f'<circle cx="{x - 25}" cy="{y + 18}" r="5" fill="{skin}" stroke="{OUTLINE}" stroke-width="3"/>'
        f'<circle cx="{x + 25}" cy="{y + 18}" r="5" fill="{skin}" stroke="{OUTLINE}" stroke-width="3"/>'
    )
    kind = luck.randrange(6)
    extra = ""
    if kind == 0:  # a straw hat
        extra = (
            shape(f"M{x - 42} {y + 2} C{x - 20} {y - 10} {x + 20} {y - 10} {x + 42} {y + 2} L{x} {y + 12} Z", YELLOW)
            + shape(f"M{x - 22} {y} C{x - 22} {y - 30} {x + 22} {y - 30} {x + 22} {y} Z", YELLOW)
            + line(f"M{x - 20} {y - 3} H{x + 20}", RED, 6)
        )
    elif kind == 1:  # a cap
        extra = shape(f"M{x - 26} {y + 8} C{x - 26} {y - 28} {x + 26} {y - 28} {x + 26} {y + 8} Z", luck.choice(_CLOTH))
    elif kind == 2:  # a bow in the hair
        extra = shape(f"M{x} {y - 8} L{x - 20} {y - 22} V{y + 4} Z M{x} {y - 8} L{x + 20} {y - 22} V{y + 4} Z", RED, 4)
    elif kind == 3:  # a headscarf
        extra = shape(
            f"M{x - 26} {y + 12} C{x - 28} {y - 24} {x + 28} {y - 24} {x + 26} {y + 12} L{x} {y + 46} Z",
            luck.choice(_CLOTH),
        )
    return body + neck + head + extra


def crowd(seed: int) -> str:
    """Spectators from behind along the lower edge, some in front of the others; 480 x 150."""
    luck = Random(seed)  # noqa: S311 - a picture, no secret
    # Whoever stands on an edge is the same in every piece, so that any two go together.
    edge = _spectator(0, 34, Random(7)) + _spectator(480, 34, Random(7))  # noqa: S311
    back = edge + "".join(
        _spectator(x + luck.randrange(-6, 7), 34 + luck.randrange(-6, 7), luck) for x in range(80, 401, 80)
    )
    front = "".join(_spectator(x + luck.randrange(-6, 7), 74 + luck.randrange(-8, 9), luck) for x in range(40, 481, 80))
    return back + front


def poplar() -> str:
    """A slim tree; 60 x 140."""
    trunk = line("M30 100 V136", "#6b4a30", 8)
    return foot(32, 136, 20, 5) + trunk + shape("M30 4 C50 30 54 74 46 104 C42 116 18 116 14 104 C6 74 10 30 30 4 Z", (
        "#3f6d43"
    ))  # fmt: skip


FIELD: Final = {
    "hangar": (320, 200, hangar()),
    "tower": (140, 260, tower()),
    "windsock": (150, 220, windsock()),
    "cloud_1": (220, 110, cloud(0)),
    "cloud_2": (220, 110, cloud(1)),
    "cloud_3": (220, 110, cloud(2)),
    "bunting": (240, 64, bunting()),
    "crowd_1": (480, 150, crowd(1930)),
    "crowd_2": (480, 150, crowd(1931)),
    "poplar": (60, 140, poplar()),
}
"""File name -> width, height and drawing."""
