"""Buildings of a small town: slab blocks, garages, a kiosk, a works, the tram and its stop."""

from typing import Final

from make_lunatix_look import (
    BRICK,
    FOREST,
    GLASS,
    MUSTARD,
    PAPER,
    SLATE,
    Picture,
    framed,
    shadow,
    words,
    words_width,
)
from tile_svg import OUTLINE, circle, fill, rect, stroke

_BAY: Final = 54
_STOREY: Final = 46
_CURTAINS: Final = ("#ece5d3", "#d9c28c", "#8fa5a6", "#c98a6a", "#a9b8a0", "#56656a")
_BALCONIES: Final = (BRICK, "#a3906c", "#71806f", MUSTARD, "#9c6a54")
_GARAGES: Final = ("#71806f", BRICK, "#56656a", "#a3906c", "#8c5a46", FOREST)


def town() -> list[Picture]:
    """Every building."""
    return [
        _slab("slab_long", 8, 5, 3, "#bdb49b"),
        _slab("slab_short", 5, 4, 1, "#b3ab95"),
        _slab("slab_tower", 3, 8, 2, "#c4baa0"),
        _garages("garages", 6),
        _kiosk("kiosk"),
        _stop("tram_stop"),
        _tram("tram"),
        _works("works"),
        _culture("house_of_culture"),
        _transformer("transformer"),
    ]


def _slab(name: str, bays: int, storeys: int, luck: int, wall: str) -> Picture:
    """A block of concrete slabs: a flat roof with aerials, windows with curtains, a balcony in every third bay."""
    width, roof, high = bays * _BAY, 74, storeys * _STOREY + 14
    left, top = 8, 40
    body = shadow(left + 16, top + roof, width, high - 4)
    body += rect(left, top, width, roof, "#9d9986", outline=5) + rect(
        left + 10, top + 10, width - 20, roof - 20, "#8d8a79"
    )
    for bay in range(1, bays):
        body += stroke(f"M{left + bay * _BAY} {top + 10}V{top + roof - 10}", "#7c7a6b", 2)
    for bay in range(0, bays, 2):
        x = left + bay * _BAY + 24
        body += rect(x, top + 22, 26, 24, "#b7b09a", radius=3, outline=4) + rect(x + 7, top + 29, 12, 9, SLATE)
    for bay in range(1, bays, 3):
        x = left + bay * _BAY + 40
        body += stroke(
            f"M{x} {top + 36}V{top - 32}M{x - 18} {top - 26}H{x + 18}M{x - 13} {top - 14}H{x + 13}", OUTLINE, 3
        )
    base = top + roof
    body += rect(left, base, width, high, wall, outline=5)
    for storey in range(storeys):
        y = base + 8 + storey * _STOREY
        body += stroke(f"M{left + 3} {y - 5}H{left + width - 3}", "#958d77", 2, cap="butt")
        for bay in range(bays):
            body += _bay(left + bay * _BAY, y, bay, storey, storey == storeys - 1, luck)
    for bay in range(1, bays):
        body += stroke(f"M{left + bay * _BAY} {base + 3}V{base + high - 3}", "#958d77", 2, cap="butt")
    body += stroke(f"M{left} {base}H{left + width}", OUTLINE, 5)
    return Picture(name, width + 40, top + roof + high + 18, body)


def _bay(x: float, y: float, bay: int, storey: int, is_ground: bool, luck: int) -> str:
    mix = (bay * 7 + storey * 5 + luck * 3) * 13 % 31
    if is_ground and bay % 3 == 1:
        body = rect(x + 15, y + 2, 26, 42, BRICK if luck % 2 else "#71806f", outline=4) + rect(
            x + 21, y + 8, 14, 14, GLASS
        )
        return body + rect(x + 7, y - 5, 42, 8, "#d8cfb8", radius=2, outline=3.5)
    curtain = _CURTAINS[mix % len(_CURTAINS)]
    if bay % 3 == 2 and not is_ground:
        body = rect(x + 7, y - 2, 42, 36, "#5b5f57") + rect(x + 13, y + 1, 16, 30, curtain)
        body += rect(x + 4, y + 14, 47, 24, _BALCONIES[mix % len(_BALCONIES)], radius=2, outline=4)
        return body + (stroke(f"M{x + 8} {y + 12}l6 -8l5 8l6 -9l6 9l5 -7l5 7", "#7f9a5c", 4) if mix % 3 == 0 else "")
    body = rect(x + 11, y + 4, 34, 27, GLASS, outline=3.5)
    body += fill(f"M{x + 13} {y + 6}h{10 + mix % 5}v23h-{10 + mix % 5}Z", curtain)
    body += stroke(f"M{x + 28} {y + 4}v27", OUTLINE, 3) + rect(x + 8, y + 31, 40, 5, "#ded6c0")
    return body


def _garages(name: str, count: int) -> Picture:
    """A row of garages with tarred roofs, one door left open."""
    pitch, left, top = 92, 8, 8
    width = count * pitch
    body = shadow(left + 8, top + 56, width, 66)
    body += rect(left, top, width, 58, "#6a6c64", outline=5)
    for index in range(1, count):
        body += stroke(f"M{left + index * pitch} {top + 4}v50", "#55574f", 3)
    for index in range(0, count, 2):
        body += fill(f"M{left + index * pitch + 20} {top + 16}h40v22h-40Z", "#5c5e56")
    body += rect(left, top + 58, width, 70, "#b3a88f", outline=5)
    for index in range(count):
        x = left + index * pitch + 11
        body += rect(x, top + 70, 70, 58, _GARAGES[index % len(_GARAGES)], outline=4)
        if index == 3:
            body += rect(x + 2, top + 72, 66, 54, "#33322d") + rect(
                x + 10, top + 92, 50, 32, "#9fb0a0", radius=10, outline=4
            )
            body += circle(x + 18, top + 108, 5, MUSTARD) + circle(x + 52, top + 108, 5, MUSTARD)
        else:
            body += stroke(
                f"M{x + 35} {top + 72}v54M{x + 4} {top + 90}h62M{x + 4} {top + 108}h62", OUTLINE, 2.5, opacity=0.45
            )
        body += words(str(index + 1), x + 31, top + 60, 8, OUTLINE, 2)
    return Picture(name, width + 34, top + 58 + 70 + 22, body)


def _kiosk(name: str) -> Picture:
    """A kiosk that sells sausages: a striped awning, a hatch, a bill of fare."""
    body = shadow(20, 96, 150, 68)
    body += rect(12, 30, 156, 56, "#8c8a78", outline=5) + rect(24, 40, 132, 34, "#a19d88")
    body += rect(44, 6, 92, 32, PAPER, radius=3, outline=4.5) + words("WURST", 53, 13, 18, BRICK, 4)
    body += rect(12, 84, 156, 84, "#71806f", outline=5) + rect(34, 104, 82, 40, "#3b3a33", outline=4)
    body += circle(62, 122, 10, "#e3c19a", outline=3.5) + fill("M50 146v-6q12 -12 24 0v6Z", PAPER)
    body += fill("M52 114q10 -14 20 0Z", PAPER) + rect(28, 142, 94, 9, "#b98d5a", outline=3.5)
    for stripe in range(8):
        x = 20 + stripe * 18
        body += fill(f"M{x} 84h18v16q-9 12 -18 0Z", BRICK if stripe % 2 else PAPER)
    body += stroke(
        "M20 84H164V100" + "q-9 12 -18 0" * 8 + "Z",
        OUTLINE,
        4,
    )
    body += rect(130, 112, 28, 40, SLATE, outline=3.5) + stroke("M136 122h16M136 131h12M136 140h15", PAPER, 2.5)
    return Picture(name, 190, 186, body)


def _stop(name: str) -> Picture:
    """A tram stop: a shelter of corrugated plastic, a bench, the sign."""
    body = shadow(30, 86, 190, 40)
    body += rect(20, 14, 190, 40, "#d9b65e", radius=3, outline=5)
    body += stroke("".join(f"M{30 + step * 14} 17V51" for step in range(13)), "#b3903f", 3)
    body += rect(26, 54, 178, 62, "#a9b3a6", outline=4.5) + stroke(
        "M70 56V114M115 56V114M160 56V114", OUTLINE, 3, opacity=0.5
    )
    body += rect(80, 62, 30, 38, PAPER, outline=3) + stroke("M85 70h18M85 77h14M85 84h19M85 91h10", SLATE, 2)
    body += rect(40, 98, 150, 9, "#9c7148", outline=3.5) + stroke("M54 107v12M176 107v12", OUTLINE, 5)
    body += (
        circle(140, 76, 8, "#e3c19a", outline=3)
        + fill("M128 100v-6q12 -14 24 0v6Z", BRICK)
        + stroke("M128 100v-6q12 -14 24 0v6Z", OUTLINE, 3)
    )
    body += stroke("M226 130V34", OUTLINE, 6) + circle(226, 28, 20, MUSTARD, outline=4.5)
    body += words("H", 219, 18, 19, "#4f6b4a", 5)
    return Picture(name, 254, 138, body)


def _tram(name: str) -> Picture:
    """Two cars of a red and cream tram, seen from the side, its pantograph up."""
    body = shadow(20, 104, 560, 30, 10)
    for car, x in enumerate((14, 302)):
        body += rect(x, 34, 270, 92, BRICK, radius=18, outline=5) + rect(x + 4, 56, 262, 38, PAPER)
        body += rect(x + 8, 20, 254, 26, "#d8cfb8", radius=10, outline=4.5)
        for window in range(5):
            body += rect(x + 20 + window * 48, 58, 38, 32, GLASS, radius=5, outline=3.5)
            if (window * 3 + car) % 4:
                body += circle(x + 38 + window * 48, 78, 7, ("#e3c19a", "#d3a985")[window % 2], outline=2.5)
        body += rect(x + 116, 56, 38, 64, "#8c3f2e", radius=3, outline=3.5) + rect(x + 122, 62, 26, 28, GLASS)
        body += circle(x + 60, 126, 13, SLATE, outline=4.5) + circle(x + 212, 126, 13, SLATE, outline=4.5)
    body += stroke("M286 112H302", OUTLINE, 7) + stroke("M120 20L146 2L172 20M132 2H160", OUTLINE, 4)
    body += words("2", 24, 100, 16, PAPER, 4) + circle(568, 108, 7, MUSTARD, outline=3)
    return Picture(name, 600, 146, body)


def _works(name: str) -> Picture:
    """A brick works with a saw-tooth roof and a chimney."""
    body = shadow(24, 170, 380, 110)
    body += framed("M330 262V26l8 -18h28l8 18V262Z", BRICK, 5) + stroke(
        "M332 60h40M332 92h40M331 124h42", "#8c3f2e", 5, cap="butt"
    )
    body += framed("M326 8h52v16h-52Z", "#ded6c0", 4.5)
    for tooth in range(4):
        x = 12 + tooth * 84
        body += framed(f"M{x} 176V120L{x + 84} 176Z", "#77796e", 4.5) + framed(f"M{x} 176V126l20 13V176Z", GLASS, 4)
    body += rect(12, 174, 380, 108, "#a65a44", outline=5)
    for course in range(4):
        body += stroke(f"M16 {192 + course * 24}H388", "#8c4736", 2.5, opacity=0.6)
    for window in range(6):
        x = 30 + window * 58
        if window == 3:
            body += rect(x - 4, 206, 60, 76, "#5c4a3a", outline=4.5) + stroke(f"M{x + 26} 208v72", OUTLINE, 3)
            continue
        body += framed(f"M{x} 250v-38q20 -18 40 0v38Z", GLASS, 4) + stroke(f"M{x + 20} 204v46M{x} 226h40", OUTLINE, 2.5)
    body += rect(44, 182, 170, 22, PAPER, outline=3.5) + words("PLASTE", 60, 186, 14, SLATE, 3.5)
    body += words("WERK", 148, 186, 14, BRICK, 3.5)
    return Picture(name, 424, 300, body)


def _culture(name: str) -> Picture:
    """The house of culture: columns, a gable, a red banner."""
    body = shadow(24, 130, 330, 132)
    body += rect(14, 62, 330, 70, "#8d7d66", outline=5) + stroke("M18 84H340M18 106H340", "#766853", 3)
    body += rect(14, 130, 330, 132, "#d3c8ab", outline=5)
    body += framed("M84 132L179 70L274 132Z", "#d9cfb4", 5) + circle(179, 110, 13, MUSTARD, outline=4)
    for column in range(5):
        x = 88 + column * 41
        body += rect(x, 138, 20, 116, "#ece5d3", outline=4)
    for x in (30, 298):
        body += rect(x, 154, 32, 48, GLASS, outline=4) + stroke(f"M{x + 16} 154v48M{x} 178h32", OUTLINE, 2.5)
    body += rect(94, 150, 172, 36, BRICK, outline=4) + words(
        "KLUBHAUS", 180 - words_width("KLUBHAUS", 17) / 2, 159, 17, PAPER, 4
    )
    body += rect(76, 252, 206, 12, "#b9b098", outline=4)
    return Picture(name, 372, 284, body)


def _transformer(name: str) -> Picture:
    """A little tower for the transformer, ivy on one side."""
    body = shadow(18, 96, 72, 52)
    body += framed("M8 50L48 14L88 50Z", BRICK, 5) + rect(14, 50, 68, 104, "#bfb59c", outline=5)
    body += rect(34, 104, 28, 48, SLATE, outline=4) + framed("M46 112l-8 18h8l-4 14l14 -20h-8l4 -12Z", MUSTARD, 2)
    body += rect(28, 62, 40, 16, "#8d8a79", outline=3.5) + fill("M16 154V92q8 8 6 18q10 6 4 16q8 8 2 28Z", "#71806f")
    return Picture(name, 116, 170, body)
