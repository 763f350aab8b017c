"""The scenery tileset: things beside the road, seen from above, to be placed as tile objects.

What looks at the road (stands, boards, huts) looks down the picture, so that it belongs above a road
that runs across; a turn of the object does the rest.
"""

import math
from typing import Final

import pygame
from tile_lettering import STROKES
from tile_svg import BLUEPRINT, CREAM, OUTLINE, PAPER, RED, YELLOW, circle, fill, rect, render, stroke

Thing = tuple[str, int, int, str]
"""Name, width and height in pixels, drawing."""

SIDES: Final = {"north": 0, "east": 90, "south": 180, "west": 270}
"""The side of the road on which a thing stands, and its turn to look at the road from there."""

SHADOW: Final = 10
"""Pixels that shadows reach beyond things, to the right and below."""

_SHADE: Final = "#14222f"
_LEAVES: Final = (("#4f8c6c", "#6fae8c"), ("#3f7a5c", "#5a9878"), ("#7fa45f", "#a0c07e"))
_CROWD: Final = (RED, YELLOW, CREAM, "#4a7fa8", "#8fc0a9", "#2f5d73", "#e4813a")


def scenery_pictures() -> list[tuple[str, pygame.Surface]]:
    """Every thing with its name, in the order of tile ids."""
    return [(name, render(body, width, height)) for name, width, height, body in _things()]


def _things() -> list[Thing]:
    return [
        *(
            _tree(f"tree_{number}", size, *_LEAVES[number % 3], number)
            for number, size in enumerate((112, 96, 80, 64, 56, 44), 1)
        ),
        *_sided(_stand("grandstand", 9, 4, 36)),
        *_sided(_stand("stand_small", 6, 3, 36)),
        *_sided(_huts("pit_huts", 5)),
        *_sided(_tyres("tyres_long", 6))[:2],
        *_sided(_tyres("tyres_short", 3))[:2],
        *(
            one
            for word, colours in _BOARDS.items()
            for one in _sided(_board(f"board_{word.lower()}", word, *colours))
            if "south" not in one[0]
        ),
        *_sided(_van("van_red", RED, CREAM)),
        *_sided(_van("van_yellow", YELLOW, "#fbe3b0")),
        _tent("tent", RED),
        _tent("tent_blue", "#4a7fa8"),
        _marshal("marshal"),
        _title_block("title_block"),
        _north("north"),
        _pencil("pencil"),
        _set_square("set_square"),
        _coffee("coffee_ring"),
        _rubber("rubber"),
        _compasses("compasses"),
    ]


_BOARDS: Final = {
    "RONDO": (RED, CREAM),
    "KURBEL": (CREAM, BLUEPRINT),
    "VELOX": (YELLOW, OUTLINE),
    "APEX": ("#2f5d73", CREAM),
}


def _sided(thing: Thing) -> list[Thing]:
    """A thing for each side of a road, its shadow always to the lower right."""
    name, width, height, body = thing
    turned = []
    for side, turn in SIDES.items():
        across, down = (width, height) if turn % 180 == 0 else (height, width)
        about = f"translate({across / 2:g} {down / 2:g}) rotate({turn}) translate({-width / 2:g} {-height / 2:g})"
        inner = f'<g transform="{about}">{body}</g>'
        shade = rect(SHADOW + 4, SHADOW + 6, across - 8, down - 8, _SHADE, radius=6, opacity=0.3)
        turned.append((f"{name}_{side}", across + SHADOW, down + SHADOW, shade + inner))
    return turned


def _tree(name: str, size: int, dark: str, light: str, seed: int) -> Thing:
    """A crown of round bumps with the light from the upper left."""
    middle, radius = size / 2 - 3, size / 2 - 9
    bumps = 7 + seed % 3
    spots = [
        (middle + math.cos(angle) * radius * 0.62, middle + math.sin(angle) * radius * 0.62)
        for angle in (seed + index * math.tau / bumps for index in range(bumps))
    ]
    bump = radius * 0.42
    body = circle(middle + 6, middle + 8, radius * 0.98, _SHADE, opacity=0.3)
    body += "".join(circle(x, y, bump + 3.5, OUTLINE) for x, y in spots)
    body += circle(middle, middle, radius * 0.7, dark) + "".join(circle(x, y, bump, dark) for x, y in spots)
    body += circle(middle - radius * 0.18, middle - radius * 0.2, radius * 0.5, light)
    body += circle(middle - radius * 0.42, middle - radius * 0.05, radius * 0.26, light)
    body += circle(middle + radius * 0.16, middle - radius * 0.4, radius * 0.26, light)
    return name, size, size, body


def _stand(name: str, seats: int, rows: int, pitch: int) -> Thing:
    """Rows of seats full of people, a striped roof along the back, steps between the blocks."""
    width, height = seats * pitch + 20, rows * 26 + 54
    body = rect(6, 6, width - 12, height - 12, "#c7cfd4", radius=6, outline=5)
    for row in range(rows):
        y = 46 + row * 26
        body += rect(11, y, width - 22, 20, "#9fb0bb" if row % 2 else "#b3c1ca")
        for seat in range(2 * seats):
            if seat % 8 == 7:
                body += rect(16 + seat * pitch / 2, y - 3, 12, 26, CREAM)
                continue
            if (seat * 5 + row * 3) % 11 == 0:
                continue
            x = 22 + seat * pitch / 2
            body += circle(
                x, y + 10 + (seat * 7 + row) % 3, 7.5, _CROWD[(seat * 3 + row * 5 + seat // 4) % len(_CROWD)], outline=2
            )
    stripe = (width - 12) / (2 * seats)
    for index in range(2 * seats):
        body += rect(6 + index * stripe, 6, stripe, 34, RED if index % 2 else CREAM)
    body += stroke(f"M6 40H{width - 6}M6 6H{width - 6}V{height - 6}H6Z", OUTLINE, 5)
    return name, width, height, body


def _huts(name: str, count: int) -> Thing:
    """A row of pit huts with flat roofs and open doors towards the road."""
    width, height, body = count * 78 + 8, 88, ""
    for index in range(count):
        x = 5 + index * 78
        body += rect(x, 5, 76, 78, PAPER, radius=3, outline=5) + rect(
            x + 8, 12, 60, 40, "#2f5d73" if index % 2 else RED, radius=4
        )
        body += _words(str(index + 1), x + 31, 20, 4, CREAM, 4)
        body += rect(x + 12, 60, 52, 22, OUTLINE, radius=2) + rect(x + 18, 64, 40, 18, "#6d7f8c")
    return name, width, height, body


def _tyres(name: str, count: int) -> Thing:
    width, height, body = count * 30 + 6, 38, ""
    for index in range(count):
        x = 18 + index * 30
        body += circle(x, 19, 14, "#ffffff" if index % 2 else RED, outline=4.5) + circle(x, 19, 5.5, OUTLINE)
    return name, width, height, body


def _board(name: str, word: str, ground: str, ink: str) -> Thing:
    """An advertising board leaning back a little, on two feet."""
    width, height = 40 * len(word) + 38, 58
    body = rect(5, 5, width - 10, 48, ground, radius=4, outline=5)
    return name, width, height, body + _words(word, 27, 15, 4.6, ink, 5.5, 40)


def _words(text: str, x: float, y: float, unit: float, colour: str, pen: float, advance: float = 0) -> str:
    """Letters of the engineer's hand, `unit` pixels to a sixth of their height."""
    body = ""
    for index, letter in enumerate(text):
        about = f"translate({x + index * advance:g} {y:g}) scale({unit:g})"
        body += f'<g transform="{about}">{stroke(STROKES[letter], colour, pen / unit)}</g>'
    return body


def _van(name: str, colour: str, roof: str) -> Thing:
    body = rect(5, 5, 108, 50, colour, radius=10, outline=5)
    body += rect(13, 12, 64, 36, roof, radius=5) + rect(84, 12, 14, 36, "#bcd6e2", radius=4, outline=3)
    return name, 118, 60, body + stroke("M24 18V42M36 18V42M48 18V42M60 18V42", OUTLINE, 2, opacity=0.35)


def _tent(name: str, colour: str) -> Thing:
    body = rect(14, 16, 86, 86, _SHADE, radius=6, opacity=0.3) + rect(6, 6, 86, 86, CREAM, radius=6, outline=5)
    body += fill("M49 49L6 12V86Z", colour) + fill("M49 49L92 12V86Z", colour)
    return name, 106, 108, body + stroke("M8 8L90 90M90 8L8 90", OUTLINE, 3) + circle(49, 49, 7, YELLOW, outline=3.5)


def _marshal(name: str) -> Thing:
    """A marshal's post: a small platform and a flag."""
    body = rect(10, 14, 40, 40, _SHADE, radius=5, opacity=0.3) + rect(5, 5, 40, 40, "#e4813a", radius=5, outline=4.5)
    body += (
        circle(25, 25, 9, CREAM, outline=3.5) + stroke("M25 25L60 10", OUTLINE, 4) + fill("M60 10L64 36L40 30Z", YELLOW)
    )
    return name, 70, 60, body + stroke("M60 10L64 36L42 30", OUTLINE, 3)


def _title_block(name: str) -> Thing:
    """The cartouche: a double frame with fields for the name, the author, the sheet."""
    width, height = 832, 256
    body = rect(4, 4, width - 8, height - 8, BLUEPRINT, opacity=0.94)
    body += stroke(f"M4 4H{width - 4}V{height - 4}H4Z", PAPER, 6) + stroke(
        f"M16 16H{width - 16}V{height - 16}H16Z", PAPER, 2.5
    )
    body += stroke(f"M16 156H{width - 16}M410 156V{height - 16}M620 156V{height - 16}", PAPER, 2.5, cap="butt")
    return name, width, height, body


def _north(name: str) -> Thing:
    body = circle(96, 104, 70, BLUEPRINT, opacity=0.9) + stroke(
        "M26 104A70 70 0 1 0 166 104A70 70 0 1 0 26 104", PAPER, 4
    )
    body += stroke("M96 34V18M96 174V190M26 104H10M166 104H182", PAPER, 4)
    body += (
        fill("M96 44L116 104H96Z", PAPER)
        + fill("M96 44L76 104H96Z", BLUEPRINT)
        + stroke("M96 44L116 104L96 164L76 104Z", PAPER, 4)
    )
    body += stroke("M76 104H116", PAPER, 4) + fill("M96 164L116 104H96Z", RED)
    return name, 192, 200, body + _words("N", 146, 10, 5, PAPER, 5)


def _pencil(name: str) -> Thing:
    body = fill("M26 30H470L526 46L470 62H26Z", _SHADE, 0.3)
    body += (
        rect(48, 10, 360, 32, YELLOW)
        + rect(48, 20, 360, 11, "#f6cd84")
        + rect(6, 10, 30, 32, RED, radius=8)
        + rect(32, 10, 18, 32, "#b9c3ca")
    )
    body += fill("M408 10L492 26L408 42Z", "#f0d9b5") + fill("M466 21L492 26L466 31Z", OUTLINE)
    body += stroke(
        "M14 10H408L492 26L408 42H14a8 8 0 0 1 -8 -8V18a8 8 0 0 1 8 -8ZM408 10V42M34 10V42M50 10V42", OUTLINE, 4.5
    )
    return name, 532, 68, body


def _set_square(name: str) -> Thing:
    body = fill("M22 22V330H330Z M74 148V278H204Z", PAPER, 0.0)
    body += fill("M14 14V330H330ZM70 150V274H194Z", "#bcd6e2", 0.28).replace("<path ", '<path fill-rule="evenodd" ')
    body += stroke("M14 14V330H330ZM70 150V274H194Z", PAPER, 4, opacity=0.85)
    ticks = "".join(f"M{40 + 20 * index} 330V{314 if index % 5 else 304}" for index in range(13))
    return name, 344, 344, body + stroke(ticks, PAPER, 3, opacity=0.8, cap="butt")


def _coffee(name: str) -> Thing:
    ring = "M150 28A112 112 0 1 1 96 38"
    body = stroke(ring, "#c9a26b", 11, opacity=0.33) + stroke("M142 40A100 100 0 1 1 60 80", "#c9a26b", 4, opacity=0.3)
    return (
        name,
        264,
        272,
        body + circle(232, 28, 7, "#c9a26b", opacity=0.33) + circle(250, 52, 4, "#c9a26b", opacity=0.33),
    )


def _compasses(name: str) -> Thing:
    """A pair of compasses that has just drawn two circles."""
    body = ""
    for radius, pen in ((200, 4), (120, 2.5)):
        half = f"a{radius} {radius} 0 1 1"
        body += stroke(f"M{230 - radius} 300{half} {2 * radius} 0{half} {-2 * radius} 0", PAPER, pen, opacity=0.5)
    body += stroke("M230 80V520M10 300H450", PAPER, 2.5, opacity=0.4)
    body += stroke("M230 300L372 159", PAPER, 3, opacity=0.5) + circle(230, 300, 6, RED)
    legs, grip = "M412 58L240 282M412 58L436 270", "M412 58L424 22"
    body += stroke("M424 72L252 296M424 72L448 284", _SHADE, 20, opacity=0.3)
    body += stroke(legs, OUTLINE, 24) + stroke(legs, "#b9c3ca", 14) + stroke("M300 204L240 282", PAPER, 5)
    body += stroke("M240 282L230 300", OUTLINE, 5)
    body += stroke("M430 218L436 270", YELLOW, 14) + fill("M429 270H443L437 300Z", OUTLINE)
    body += stroke(grip, OUTLINE, 18) + stroke(grip, "#b9c3ca", 8)
    return name, 474, 530, body + circle(412, 58, 24, RED, outline=5) + circle(412, 58, 8, CREAM, outline=4)


def _rubber(name: str) -> Thing:
    body = rect(14, 16, 116, 56, _SHADE, radius=12, opacity=0.3) + rect(5, 5, 116, 56, "#f2b8bf", radius=12, outline=5)
    return (
        name,
        136,
        78,
        body
        + rect(46, 5, 75, 56, "#4a7fa8", radius=6, outline=5)
        + rect(60, 22, 48, 8, CREAM)
        + rect(60, 38, 34, 6, CREAM),
    )
