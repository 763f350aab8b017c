"""What grows: birches, lindens, bushes, and the allotments with all that stands in them."""

import math

from make_lunatix_look import (
    BRICK,
    GLASS,
    MUSTARD,
    PAPER,
    SHADE,
    SLATE,
    Picture,
    foot,
    framed,
    shadow,
)
from tile_svg import OUTLINE, circle, fill, rect, stroke


def green() -> list[Picture]:
    """Every plant and everything of the gardens."""
    return [
        *(
            _birch(f"birch_{number}", *size)
            for number, size in enumerate(((96, 178, 1), (84, 150, 2), (110, 200, 3)), 1)
        ),
        _linden("linden", 150, 178, "#66745c", "#7d8a6c", 1),
        _linden("chestnut", 176, 198, "#5b6a52", "#748464", 2),
        _linden("apple_tree", 104, 118, "#71806a", "#8d9a78", 3, True),
        _bush("bush", 78, 56, 1),
        _bush("bush_wide", 118, 60, 2),
        _poplar("poplar"),
        _hut("garden_hut", "#9c7148", BRICK),
        _hut("garden_hut_green", "#71806f", "#8c8a78"),
        _beds("beds_cabbage", "#8fa06c", "#71865a"),
        _beds("beds_carrots", "#a3b06e", "#c98a4a"),
        _greenhouse("greenhouse"),
        _fence("fence", 6),
        _sunflowers("sunflowers"),
        _barrow("barrow"),
        _reeds("reeds"),
    ]


def _birch(name: str, width: int, height: int, seed: int) -> Picture:
    """A white trunk with black marks under a loose hanging crown."""
    middle, base = width / 2 - 4, height - 16
    body = foot(middle, base, 26, 9)
    lean = (seed % 3 - 1) * 5
    trunk = f"M{middle - 7} {base}L{middle - 4 + lean} {height * 0.3:.0f}h8L{middle + 7} {base}Z"
    body += framed(trunk, "#ece8da", 4)
    crown = [(0.5, 0.20, 0.30), (0.28, 0.34, 0.24), (0.72, 0.36, 0.24), (0.36, 0.52, 0.20), (0.66, 0.54, 0.19)]
    spots = [(x * (width - 8), y * height, r * width) for x, y, r in crown]
    body += "".join(circle(x, y, r + 3.5, OUTLINE) for x, y, r in spots)
    body += "".join(circle(x, y, r, "#85946b") for x, y, r in spots)
    body += "".join(circle(x - r * 0.22, y - r * 0.26, r * 0.66, "#a0ac80") for x, y, r in spots)
    for index in range(16):
        x = (0.16 + (index * 37 % 68) / 100) * (width - 8)
        y = (0.16 + (index * 53 % 46) / 100) * height
        body += stroke(f"M{x:.0f} {y:.0f}q-3 6 -1 12", ("#6c7a56", "#bcc495")[index % 2], 3)
    for index in range(4):
        y = height * 0.66 + index * height * 0.062
        body += stroke(f"M{middle - 5 + index % 2 * 4} {y:.0f}h{6 + index % 2 * 2}", OUTLINE, 3.5, cap="butt")
    return Picture(name, width, height, body)


def _linden(name: str, width: int, height: int, dark: str, light: str, seed: int, has_fruit: bool = False) -> Picture:
    """A round crown of bumps, the light from the upper left."""
    middle, base = width / 2 - 5, height - 16
    radius = width / 2 - 12
    top = radius + 8
    body = foot(middle, base, radius * 0.7, 12)
    body += framed(f"M{middle - 9} {base}L{middle - 6} {top}h12L{middle + 9} {base}Z", "#7b6248", 4)
    count = 7 + seed % 3
    spots = [
        (
            middle + math.cos(seed + n * math.tau / count) * radius * 0.62,
            top + math.sin(seed + n * math.tau / count) * radius * 0.56,
        )
        for n in range(count)
    ]
    bump = radius * 0.44
    body += "".join(circle(x, y, bump + 4, OUTLINE) for x, y in spots)
    body += circle(middle, top, radius * 0.7, dark) + "".join(circle(x, y, bump, dark) for x, y in spots)
    for x, y, r in ((-0.2, -0.24, 0.5), (-0.48, 0.0, 0.27), (0.2, -0.4, 0.26), (0.3, 0.14, 0.18)):
        body += circle(middle + x * radius, top + y * radius, r * radius, light)
    for n in range(9 if has_fruit else 0):
        x, y = (
            middle + math.cos(n * 2.4) * radius * (0.2 + n * 0.075),
            top + math.sin(n * 2.4) * radius * (0.2 + n * 0.065),
        )
        body += circle(x, y, 6, BRICK, outline=2.5)
    return Picture(name, width, height, body)


def _bush(name: str, width: int, height: int, seed: int) -> Picture:
    base = height - 12
    body = foot(width / 2 - 4, base - 4, width * 0.42, 9)
    count = 3 + seed
    spots = [
        (14 + (n + 0.5) * (width - 34) / count, base - 14 - (n * 7 + seed) % 9, 15 + (n * 5 + seed) % 6)
        for n in range(count)
    ]
    body += "".join(circle(x, y, r + 3.5, OUTLINE) for x, y, r in spots)
    body += "".join(circle(x, y, r, "#6b7a5d") for x, y, r in spots)
    body += "".join(circle(x - 4, y - 5, r * 0.55, "#879573") for x, y, r in spots)
    return Picture(name, width, height, body)


def _poplar(name: str) -> Picture:
    body = foot(36, 214, 26, 9) + framed("M31 214V170h10V214Z", "#7b6248", 4)
    body += framed("M36 8q30 62 22 132q-4 44 -22 48q-18 -4 -22 -48q-8 -70 22 -132Z", "#667458", 4.5)
    body += fill("M34 20q-16 56 -12 112q2 26 8 32q4 -74 4 -144Z", "#82906c")
    return Picture(name, 84, 230, body)


def _hut(name: str, wall: str, roof: str) -> Picture:
    """A garden hut with a gable, a veranda and curtains."""
    body = shadow(24, 88, 126, 66)
    body += framed("M8 84L40 26H132L160 84Z", roof, 5)
    body += stroke("M22 58H148M30 42H140M46 28L24 82M76 28L68 82M106 28L110 82M130 34L150 82", OUTLINE, 2, opacity=0.35)
    body += rect(20, 82, 128, 72, wall, outline=5)
    body += stroke("M36 86v66M52 86v66M68 86v66M84 86v66M100 86v66M116 86v66M132 86v66", OUTLINE, 2, opacity=0.3)
    body += rect(34, 98, 40, 32, GLASS, outline=4) + fill("M36 100h12l-6 14h-6ZM72 100h-12l6 14h6Z", PAPER)
    body += stroke("M54 98v32", OUTLINE, 2.5) + rect(98, 98, 32, 56, PAPER, outline=4) + circle(104, 128, 3, OUTLINE)
    body += rect(30, 130, 48, 9, "#7b6248", outline=3) + stroke("M36 128l4 -6l4 6l5 -7l5 7l5 -6l5 6l5 -6", BRICK, 4)
    return Picture(name, 176, 174, body)


def _beds(name: str, leaf: str, heart: str) -> Picture:
    """Three vegetable beds."""
    width, height = 186, 132
    body = ""
    for row in range(3):
        y = 8 + row * 40
        body += rect(10, y + 6, width - 20, 30, SHADE, radius=8, opacity=0.25)
        body += rect(6, y, width - 18, 30, "#7d664b", radius=8, outline=4)
        for plant in range(8):
            x = 22 + plant * 19.5
            body += circle(x, y + 15, 8.5, leaf, outline=2.5) + circle(x, y + 14, 3.5, heart)
    return Picture(name, width, height, body)


def _greenhouse(name: str) -> Picture:
    body = shadow(20, 60, 140, 52)
    body += framed("M10 60L30 18H130L150 60Z", "#b9c7bf", 4.5) + stroke(
        "M40 18L28 60M60 18L54 60M80 18V60M100 18L106 60M120 18L132 60", OUTLINE, 2.5
    )
    body += rect(12, 60, 136, 50, "#a9bab2", outline=4.5) + stroke(
        "M39 62V108M66 62V108M94 62V108M121 62V108", OUTLINE, 2.5
    )
    for plant in range(5):
        x = 24 + plant * 27
        body += stroke(f"M{x} 106V76M{x} 92l-7 -7M{x} 86l7 -7", "#5f7a4e", 4) + circle(x + 4, 84, 4.5, BRICK)
    return Picture(name, 170, 126, body)


def _fence(name: str, count: int) -> Picture:
    width = count * 26 + 12
    body = rect(10, 44, width - 12, 8, SHADE, radius=4, opacity=0.25)
    body += rect(5, 20, width - 12, 7, "#b89a70", outline=3) + rect(5, 36, width - 12, 7, "#b89a70", outline=3)
    for index in range(count):
        x = 12 + index * 26
        body += framed(f"M{x} 50V14l6 -8l6 8V50Z", ("#c4a77c", "#b4956a")[index % 2], 3)
    return Picture(name, width, 58, body)


def _sunflowers(name: str) -> Picture:
    body = foot(48, 108, 36, 7)
    for x, y in ((24, 34), (50, 22), (74, 40)):
        body += stroke(f"M{x} 108V{y}M{x} 78l-11 -8M{x} 66l11 -8", "#5f7a4e", 5)
        petals = [(x + math.cos(n * math.tau / 9) * 12, y + math.sin(n * math.tau / 9) * 12) for n in range(9)]
        body += "".join(circle(px, py, 7.5, OUTLINE) for px, py in petals)
        body += "".join(circle(px, py, 5.5, MUSTARD) for px, py in petals) + circle(x, y, 9, "#6b4a30", outline=3)
    return Picture(name, 98, 120, body)


def _barrow(name: str) -> Picture:
    body = foot(46, 54, 34, 7) + framed("M14 20H66L56 44H26Z", "#71806f", 4) + circle(22, 48, 10, SLATE, outline=4)
    body += stroke("M56 40L66 56M62 24L88 18", OUTLINE, 5) + fill("M20 20q6 -12 14 -6q8 -10 16 0q8 -4 12 6Z", "#7d664b")
    return Picture(name, 98, 66, body + stroke("M20 20q6 -12 14 -6q8 -10 16 0q8 -4 12 6", OUTLINE, 3))


def _reeds(name: str) -> Picture:
    body = ""
    for index in range(9):
        x = 12 + index * 9
        y = 16 + index * 17 % 22
        body += stroke(f"M{x} 76Q{x - 2} 50 {x + index % 3 * 3 - 3} {y}", "#6f8058", 4)
        if index % 2:
            body += stroke(f"M{x + index % 3 * 3 - 3} {y}v14", "#6b4a30", 7)
    return Picture(name, 100, 82, body)
