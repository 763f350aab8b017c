"""What lies on the ground of each loop, by hand: paths and yards of concrete slabs, tram rails, plots, ponds."""

import math
from typing import Final

from make_lunatix_look import CONCRETE, PAPER, SHADE
from tile_svg import OUTLINE, circle, rect, stroke

_SLAB: Final = 60
_WATER: Final = "#7e989b"


def features(name: str) -> str:
    """The drawing for a loop's ground, to lie over the meadow and under the road."""
    return "".join(_FEATURES[name])


def _paving(left: float, top: float, width: float, height: float, colour: str = "#b7ae95") -> str:
    """A path or a yard of slabs."""
    body = rect(left + 5, top + 7, width, height, SHADE, radius=6, opacity=0.2)
    body += rect(left, top, width, height, colour, radius=6) + stroke(
        f"M{left} {top}H{left + width}V{top + height}H{left}Z", "#7e7861", 3.5
    )
    joints = "".join(f"M{left + x} {top + 2}V{top + height - 2}" for x in range(_SLAB, round(width), _SLAB))
    joints += "".join(f"M{left + 2} {top + y}H{left + width - 2}" for y in range(_SLAB, round(height), _SLAB))
    return body + stroke(joints, "#9c937a", 2.5, cap="butt")


def _rails(left: float, right: float, y: float) -> str:
    """A tram line from left to right: sleepers and two rails."""
    body = rect(left, y - 34, right - left, 68, "#9d9279")
    sleepers = "".join(f"M{x} {y - 26}V{y + 26}" for x in range(round(left) + 12, round(right), 34))
    body += stroke(sleepers, "#75634b", 11, cap="butt")
    for rail in (y - 15, y + 15):
        body += stroke(f"M{left} {rail}H{right}", OUTLINE, 7, cap="butt") + stroke(
            f"M{left} {rail}H{right}", "#a9adaa", 3
        )
    return body


def _pond(x: float, y: float, across: float, down: float) -> str:
    """A village pond with a trodden shore, ripples, ducks and water lilies."""
    body = ""
    for grow, colour in ((34, "#9a9377"), (16, "#7f7a60"), (9, OUTLINE), (3, _WATER)):
        body += f'<ellipse cx="{x}" cy="{y}" rx="{across + grow}" ry="{down + grow}" fill="{colour}"/>'
    body += f'<ellipse cx="{x + 14}" cy="{y + 16}" rx="{across - 30}" ry="{down - 30}" fill="#8fa9aa"/>'
    for number in range(7):
        angle = number * 2.4
        at_x, at_y = (
            x + math.cos(angle) * across * (0.2 + number * 0.08),
            y + math.sin(angle) * down * (0.2 + number * 0.08),
        )
        body += stroke(f"M{at_x - 18:.0f} {at_y:.0f}q9 -7 18 0q9 7 18 0", "#b9cbc6", 3)
    for number in range(4):
        at_x, at_y = x + math.cos(number * 1.9 + 1) * across * 0.66, y + math.sin(number * 1.9 + 1) * down * 0.66
        body += circle(at_x, at_y, 12, "#75865c", outline=3) + circle(at_x + 3, at_y - 3, 4.5, PAPER)
    for number in range(3):
        at_x, at_y = x - across * 0.3 + number * 52, y - down * 0.1 + number % 2 * 26
        body += (
            f'<ellipse cx="{at_x}" cy="{at_y}" rx="17" ry="10" fill="{PAPER}" stroke="{OUTLINE}" stroke-width="3.5"/>'
        )
        body += circle(at_x + 15, at_y - 9, 7, "#4f6b4a" if number else PAPER, outline=3)
        body += stroke(f"M{at_x + 22} {at_y - 9}h6", "#e0b04a", 4.5)
    return body


def _plots(left: float, top: float, width: float, height: float, count: int) -> str:
    """Allotments: dug plots side by side, paths between them."""
    each = width / count
    body = rect(left, top, width, height, "#a59a78", radius=8)
    for number in range(count):
        x = left + number * each + 7
        colour = ("#7f8a68", "#87926e", "#78835f")[number % 3]
        body += rect(x, top + 7, each - 14, height - 14, colour, radius=8) + stroke(
            f"M{x} {top + 7}h{each - 14}v{height - 14}h{14 - each}Z", "#6a6f52", 3.5
        )
    return body


def _fountain(x: float, y: float) -> str:
    body = (
        circle(x + 8, y + 10, 62, SHADE, opacity=0.22)
        + circle(x, y, 60, CONCRETE, outline=5)
        + circle(x, y, 46, _WATER, outline=4)
    )
    body += circle(x, y, 13, "#b9b098", outline=4)
    return body + stroke(
        f"M{x - 30} {y}q6 -10 14 -4M{x + 30} {y}q-6 -10 -14 -4M{x} {y - 30}q8 6 2 14M{x} {y + 30}q-8 -6 -2 -14",
        PAPER,
        4,
    )


_FEATURES: Final = {
    "the_loop": (
        _paving(600, 1110, 1400, 84),
        _paving(1240, 1080, 144, 130),
        _paving(1040, 744, 560, 74),
    ),
    "allotment_dash": (
        _plots(300, 40, 640, 398, 3),
        _plots(1240, 40, 640, 398, 3),
        _paving(950, 40, 270, 390, "#a59a78"),
        _plots(560, 1462, 1120, 138, 5),
    ),
    "tram_bends": (
        _rails(0, 3072, 290),
        _rails(2200, 3072, 2350),
        _paving(2230, 2130, 842, 100),
        _paving(1120, 1212, 660, 84),
        _fountain(1690, 1480),
    ),
    "two_ponds": (_pond(880, 1110, 165, 148), _pond(2832, 1110, 165, 148), _paving(1120, 384, 1480, 66)),
}
