"""What belongs to the race: people behind fences, painted boards, the pit's huts, tyres, drums, parked cars."""

from typing import Final

from make_lunatix_look import (
    BRICK,
    CONCRETE,
    FOREST,
    GLASS,
    MUSTARD,
    PAPER,
    SLATE,
    Picture,
    foot,
    framed,
    shadow,
    words,
    words_width,
)
from tile_svg import OUTLINE, circle, fill, rect, stroke

_SKIN: Final = ("#e3c19a", "#d3a985", "#eacfae", "#b98a66")
_COATS: Final = (BRICK, MUSTARD, "#56656a", "#71806f", PAPER, "#8c5a46", "#a9b8a0", "#7c6a8a", "#4f6f7a")
_HAIR: Final = ("#5a4632", "#2f2a26", "#a5814f", "#8a8478", "#7a3f2a")
_BOARDS: Final = {
    "KRAX": (BRICK, PAPER, "#e0b04a"),
    "MOLO": (MUSTARD, OUTLINE, BRICK),
    "REIFEN ULI": (PAPER, SLATE, BRICK),
    "TEMPO": (SLATE, PAPER, MUSTARD),
    "SENF": ("#71806f", PAPER, MUSTARD),
}


def race() -> list[Picture]:
    """Every thing of the race."""
    return [
        _crowd("crowd_long", 12, 2, 1),
        _crowd("crowd", 7, 2, 4),
        _crowd("crowd_few", 4, 1, 7),
        _backs("backs_long", 12, 2),
        _backs("backs", 6, 5),
        _stand("grandstand"),
        *(_board(f"board_{word.split()[0].lower()}", word, *colours) for word, colours in _BOARDS.items()),
        _pit_hut("pit_huts", 1, 4),
        *(_pit_hut(f"pit_huts_{first}", first, 2) for first in (1, 3, 5)),
        _tyre_stack("tyres"),
        _drums("drums"),
        _banner("banner"),
        _parked("parked_blue", "#9fb0b5"),
        _parked("parked_cream", "#e3d9bd"),
        _parked("parked_green", "#93a283"),
        _lamp("lamp"),
        _speakers("speakers"),
        _bales("bales"),
    ]


def _person(x: float, y: float, mix: int, has_arms_up: bool) -> str:
    """Somebody from the waist up, the feet hidden behind whatever stands in front."""
    coat, skin, hair = _COATS[mix % 9], _SKIN[mix * 3 % 4], _HAIR[mix * 2 % 5]
    body = ""
    if has_arms_up:
        arms = f"M{x - 11} {y + 24}L{x - 18} {y - 2}M{x + 11} {y + 24}L{x + 18} {y - 4}"
        body += stroke(arms, OUTLINE, 10) + stroke(arms, coat, 5)
    body += framed(f"M{x - 14} {y + 46}V{y + 26}q0 -12 14 -12q14 0 14 12V{y + 46}Z", coat, 3.5)
    body += circle(x, y + 4, 10, skin, outline=3.5)
    if mix % 4 == 0:
        return body + framed(f"M{x - 11} {y + 1}q0 -12 11 -12q11 0 11 12h5v3h-27Z", SLATE if mix % 8 else BRICK, 2.5)
    return body + fill(f"M{x - 11} {y + 3}q-1 -13 11 -13q12 0 11 13q-5 -7 -11 -7q-7 0 -11 7Z", hair)


def _crowd(name: str, count: int, rows: int, seed: int) -> Picture:
    """People behind a fence of pickets, some with flags."""
    pitch = 34
    width, height = count * pitch + 26, 60 + rows * 26
    body = shadow(14, height - 42, width - 30, 24)
    for row in range(rows):
        for index in range(count - row % 2):
            mix = (index * 7 + row * 5 + seed * 11) % 37
            x = 22 + index * pitch + row % 2 * 17 + mix % 5 - 2
            body += _person(x, 16 + row * 26 + mix % 4, mix, mix % 5 == 2)
            if mix % 7 == 3:
                body += stroke(f"M{x + 16} {24 + row * 26}V{-2 + row * 26 + 6}", OUTLINE, 3)
                body += framed(f"M{x + 16} {4 + row * 26}l18 6l-18 7Z", (BRICK, MUSTARD)[mix % 2], 2.5)
    y = height - 38
    body += rect(6, y, width - 18, 7, "#ded6c0", outline=3)
    for index in range(count * 2):
        body += rect(10 + index * pitch / 2, y - 4, 8, 28, (PAPER, "#d3c8ab")[index % 2], radius=2, outline=2.5)
    return Picture(name, width, height, body)


def _backs(name: str, count: int, seed: int) -> Picture:
    """People seen from behind, in front of them the fence."""
    pitch = 34
    width = count * pitch + 26
    body = shadow(14, 70, width - 34, 24)
    for index in range(count * 2):
        body += rect(10 + index * pitch / 2, 8, 8, 30, (PAPER, "#d3c8ab")[index % 2], radius=2, outline=2.5)
    body += rect(6, 16, width - 18, 7, "#ded6c0", outline=3)
    for index in range(count):
        mix = (index * 7 + seed * 11) % 37
        x, y = 24 + index * pitch + mix % 5 - 2, 24 + mix % 5
        if mix % 5 == 2:
            arms = f"M{x - 11} {y + 24}L{x - 17} {y - 4}M{x + 11} {y + 24}L{x + 17} {y - 6}"
            body += stroke(arms, OUTLINE, 10) + stroke(arms, _COATS[mix % 9], 5)
        body += stroke(f"M{x - 6} {y + 56}v16M{x + 6} {y + 56}v16", OUTLINE, 10)
        body += stroke(f"M{x - 6} {y + 54}v17M{x + 6} {y + 54}v17", ("#56656a", "#6b5a48", SLATE)[mix % 3], 5)
        body += framed(f"M{x - 14} {y + 54}V{y + 26}q0 -12 14 -12q14 0 14 12V{y + 54}Z", _COATS[mix % 9], 3.5)
        body += circle(x, y + 4, 10.5, SLATE if mix % 6 == 0 else _HAIR[mix * 2 % 5], outline=3.5)
        if mix % 8 == 3:
            body += stroke(f"M{x + 15} {y + 26}V{y - 18}", OUTLINE, 3)
            body += framed(f"M{x + 15} {y - 18}l20 6l-20 8Z", (BRICK, MUSTARD)[mix % 2], 2.5)
    return Picture(name, width, 112, body)


def _stand(name: str) -> Picture:
    """Three rows of benches under a roof of corrugated iron, full of people."""
    width, rows = 470, 3
    body = shadow(26, 96, width - 50, 120) + rect(14, 60, width - 40, 160, "#7b6a55", outline=5)
    for row in range(rows):
        for index in range(12):
            mix = (index * 11 + row * 7) % 41
            if mix % 9 != 4:
                body += _person(42 + index * 34 + row % 2 * 10, 78 + row * 40, mix, mix % 6 == 1)
        body += rect(18, 122 + row * 40, width - 48, 11, "#b98d5a", outline=3.5)
    body += rect(6, 14, width - 24, 54, "#8f9a94", radius=3, outline=5)
    body += stroke("".join(f"M{20 + step * 16} 18V64" for step in range(27)), "#75807a", 3)
    body += stroke("M16 66V222M446 66V222M231 66V222", OUTLINE, 7) + stroke(
        "M16 66V222M446 66V222M231 66V222", "#b9b098", 3
    )
    for flag in range(5):
        x = 40 + flag * 95
        body += stroke(f"M{x} 16V-2", OUTLINE, 3) + framed(f"M{x} 2l20 5l-20 6Z", (BRICK, MUSTARD)[flag % 2], 2.5)
    return Picture(name, width, 240, body)


def _board(name: str, word: str, ground: str, ink: str, trim: str) -> Picture:
    """A hand-painted advertising board on two posts, the paint running a little."""
    high = 34
    width = round(words_width(word, high)) + 64
    body = shadow(24, 72, width - 40, 20, 4)
    body += stroke(f"M34 60V96M{width - 44} 60V96", OUTLINE, 9) + stroke(f"M34 62V95M{width - 44} 62V95", "#9c7148", 4)
    body += rect(6, 6, width - 18, 66, ground, radius=3, outline=5)
    body += stroke(f"M14 14H{width - 20}V64H14Z", trim, 3.5)
    body += stroke(f"M{width * 0.3:.0f} 8V70M{width * 0.66:.0f} 8V70", OUTLINE, 1.8, opacity=0.3)
    return Picture(name, width, 106, body + words(word, 26, 22, high, ink, 7))


def _pit_hut(name: str, first: int, count: int) -> Picture:
    """A row of pit sheds of boards and corrugated iron, open to the yard."""
    pitch, left = 128, 8
    width = count * pitch
    body = shadow(left + 10, 70, width, 92)
    body += framed(f"M{left} 66L{left + 12} 14H{left + width - 12}L{left + width} 66Z", "#87928c", 5)
    body += stroke("".join(f"M{left + 20 + step * 16} 18l-3 46" for step in range(width // 16 - 2)), "#6d7772", 3)
    body += rect(left, 66, width, 96, "#8c7355", outline=5)
    for index in range(count):
        x = left + index * pitch
        body += rect(x + 12, 88, 104, 74, "#37342d", outline=4)
        body += rect(x + 20, 132, 88, 8, "#b98d5a", outline=3) + _shelf(x, index)
        body += rect(x + 44, 72, 40, 24, PAPER, radius=2, outline=3.5) + words(
            str(first + index), x + 59, 77, 14, BRICK, 3.5
        )
    return Picture(name, width + 36, 186, body)


def _shelf(x: float, index: int) -> str:
    """What lies on a shed's bench."""
    if index % 2:
        body = circle(x + 40, 122, 14, "#2f2e2a", outline=3.5) + circle(x + 40, 122, 6, CONCRETE)
        return body + rect(x + 64, 112, 18, 20, BRICK, outline=3) + stroke(f"M{x + 88} 130l10 -16", GLASS, 5)
    body = rect(x + 28, 108, 32, 24, "#71806f", radius=3, outline=3) + circle(x + 52, 146, 10, MUSTARD, outline=3)
    return (
        body
        + stroke(f"M{x + 74} 130V106M{x + 68} 106h14", GLASS, 4.5)
        + rect(x + 84, 142, 22, 18, "#56656a", outline=3)
    )


def _tyre_stack(name: str) -> Picture:
    body = shadow(14, 46, 104, 30)
    for column, count in enumerate((3, 4, 2)):
        for level in range(count):
            x, y = 26 + column * 38, 66 - level * 15
            body += f'<ellipse cx="{x}" cy="{y}" rx="19" ry="11" fill="#34332f" stroke="{OUTLINE}" stroke-width="3.5"/>'
        body += f'<ellipse cx="{26 + column * 38}" cy="{65 - (count - 1) * 15}" rx="9" ry="5" fill="#6d6c63"/>'
    return Picture(name, 136, 90, body)


def _drums(name: str) -> Picture:
    body = shadow(14, 50, 84, 30)
    for x, colour in ((12, BRICK), (52, "#71806f")):
        body += framed(f"M{x} 22V72q17 10 34 0V22Z", colour, 4)
        body += f'<ellipse cx="{x + 17}" cy="22" rx="17" ry="8" fill="#8d8a79" stroke="{OUTLINE}" stroke-width="4"/>'
        body += stroke(f"M{x + 2} 42q15 8 30 0", OUTLINE, 2.5, opacity=0.6)
    return Picture(name, 110, 92, body)


def _banner(name: str) -> Picture:
    """A red cloth between two poles: the race of the town."""
    body = foot(16, 108, 9, 5) + foot(346, 108, 9, 5)
    body += stroke("M14 110V8M344 110V8", OUTLINE, 8) + stroke("M14 109V9M344 109V9", "#b98d5a", 3.5)
    body += framed("M18 16Q180 30 340 16V62Q180 76 18 62Z", BRICK, 4.5)
    return Picture(
        name, 366, 122, body + words("GROSSER PREIS", 180 - words_width("GROSSER PREIS", 20) / 2, 34, 20, PAPER, 5)
    )


def _parked(name: str, colour: str) -> Picture:
    """A small car with two doors, seen from the side, washed and parked well off the road."""
    body = foot(78, 78, 66, 9)
    body += framed("M8 68V46q2 -8 14 -9l20 -3l16 -22q2 -3 7 -3h34q5 0 8 4l15 22l18 4q10 3 10 12v17Z", colour, 4.5)
    body += framed("M48 36l14 -18h16v18ZM86 36V18h12q3 0 5 3l10 15Z", GLASS, 3.5)
    body += fill("M9 58H149v9H9Z", PAPER, 0.55) + stroke("M82 20V66M10 52H148", OUTLINE, 2.5, opacity=0.6)
    for x in (40, 118):
        body += circle(x, 68, 14, "#34332f", outline=4) + circle(x, 68, 6, CONCRETE)
    return Picture(name, 168, 94, body + circle(144, 48, 5, MUSTARD, outline=2.5))


def _lamp(name: str) -> Picture:
    body = foot(20, 164, 10, 5) + stroke("M18 164V24q0 -14 16 -14h10", OUTLINE, 8)
    body += stroke("M18 163V24q0 -14 16 -14h10", "#b9b098", 3.5) + framed("M40 6h26l-4 12h-18Z", MUSTARD, 3.5)
    return Picture(name, 72, 174, body)


def _speakers(name: str) -> Picture:
    """A pole with the loudspeakers that announce the race."""
    body = foot(44, 138, 10, 5) + stroke("M44 138V22", OUTLINE, 8) + stroke("M44 137V23", "#9c7148", 3.5)
    body += framed("M40 18L10 4v36L40 28Z", "#93a0a0", 4) + framed("M48 18L78 4v36L48 28Z", "#93a0a0", 4)
    return Picture(name, 90, 148, body)


def _bales(name: str) -> Picture:
    body = shadow(14, 42, 150, 24)
    for index in range(3):
        x = 6 + index * 52
        body += rect(x, 14, 50, 18, "#d9bd73", radius=4, outline=4) + rect(
            x, 30, 50, 28, "#c4a455", radius=4, outline=4
        )
        body += stroke(f"M{x + 16} 16V56M{x + 34} 16V56", FOREST, 3, opacity=0.8)
    return Picture(name, 180, 76, body)
