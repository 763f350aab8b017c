"""The ground of a loop as one picture: meadow, the patched road along the lanes, the pit's yard."""

import math
from collections.abc import Sequence
from typing import Final

import pygame
from make_lunatix_course import LANE
from make_lunatix_features import features
from make_lunatix_look import BRICK, CONCRETE, MEADOW, SHADE, SLATE
from make_lunatix_loops import SQUARE, Site
from make_lunatix_map import TILE, Point
from tile_svg import OUTLINE, circle, fill, rect, render, stroke

from game.core.chance import Chance

_ASPHALT: Final = "#6f7370"
_PATCHES: Final = ("#646a69", "#7b7e77", "#5b6263", "#71756f", "#82837a", "#666c6c")
_DIRT: Final = ("#a3906c", "#99855f", "#ae9c79")
_STEPS_A_SQUARE: Final = 10


def ground_picture(site: Site) -> pygame.Surface:
    """The whole picture, as large as the map."""
    width, height = site.columns * TILE, site.rows * TILE
    luck = Chance(site.loop.seed)
    body = rect(0, 0, width, height, MEADOW) + _meadow(width, height, luck)
    body += features(site.loop.name) + _verge(site, luck) + _yard(site) + _road(site, luck) + _paint(site)
    return render(body, width, height)


def _meadow(width: int, height: int, luck: Chance) -> str:
    """Blotches of darker and paler grass, tufts, and a few flowers."""
    body = ""
    for _ in range(90):
        x, y, size = luck.below(width), luck.below(height), 60 + luck.below(120)
        body += fill(_blob(x, y, size, luck), ("#828873", "#7c846d", "#949882", "#90947b")[luck.below(4)])
    for _ in range(700):
        x, y = luck.below(width), luck.below(height)
        colour = ("#6d765f", "#77806a", "#a2a58d")[luck.below(3)]
        body += stroke(f"M{x} {y}l-5 -9M{x} {y}l0 -12M{x} {y}l6 -8", colour, 2.5)
    for _ in range(160):
        x, y = luck.below(width), luck.below(height)
        body += circle(x, y, 3, ("#e0b04a", "#ded7c0", "#c98a6a")[luck.below(3)])
    return body


def _blob(x: float, y: float, size: float, luck: Chance) -> str:
    """A soft-edged spot as a smooth closed path."""
    count = 8
    points = []
    for number in range(count):
        angle, radius = number * math.tau / count, size * (0.65 + luck.below(36) / 100)
        points.append((x + math.cos(angle) * radius * 1.3, y + math.sin(angle) * radius * 0.8))
    return smooth(points)


def smooth(points: Sequence[Point]) -> str:
    """A closed path of curves through the middles of a polygon's sides."""
    count = len(points)
    middles = [
        (
            (points[number][0] + points[(number + 1) % count][0]) / 2,
            (points[number][1] + points[(number + 1) % count][1]) / 2,
        )
        for number in range(count)
    ]
    path = f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"
    for (x, y), (to_x, to_y) in zip(points, middles, strict=True):
        path += f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}"
    return path + "Z"


def outline(points: Sequence[Point]) -> str:
    """A closed path with straight sides."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _line(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _strip(site: Site, first: float, last: float, inner: float, outer: float) -> list[Point]:
    """The corners of a piece of the road between two places and two distances from the centre line."""
    steps = max(2, round((last - first) * 4))
    one, other = ([site.on_map(point) for point in site.course.edge(off, first, last, steps)] for off in (inner, outer))
    return [*one, *reversed(other)]


def _way(site: Site, off: float = 0) -> list[Point]:
    length = site.course.length
    return [site.on_map(point) for point in site.course.edge(off, 0, length, round(length) * _STEPS_A_SQUARE)][:-1]


def _verge(site: Site, luck: Chance) -> str:
    """Trodden earth along the road, its edge uneven."""
    wide = site.course.lanes * LANE * SQUARE
    way = outline(_way(site))
    body = stroke(way, "#9a9377", wide + 76)
    length = site.course.length
    for side in (-1, 1):
        for number in range(round(length) * 2):
            off = side * (site.course.lanes / 2 + 0.35 + luck.below(30) / 100)
            x, y = site.beside(number / 2 + luck.below(40) / 100, off)
            body += fill(_blob(x, y, 26 + luck.below(26), luck), "#9a9377")
    body += stroke(way, "#ab9d7c", wide + 44)
    return body + f'<g transform="translate(7 9)">{stroke(way, SHADE, wide + 12, opacity=0.28)}</g>'


def _road(site: Site, luck: Chance) -> str:
    lanes, length = site.course.lanes, site.course.length
    wide = lanes * LANE * SQUARE
    way = outline(_way(site))
    body = stroke(way, OUTLINE, wide + 12) + stroke(way, _ASPHALT, wide)
    edge = lanes / 2 - 0.03
    at = 0.0
    while at < length - 0.5:
        long = 0.8 + luck.below(300) / 100
        inner = -edge if luck.below(3) else -edge + luck.below(round(lanes * 60)) / 100
        outer = edge if luck.below(3) else inner + 0.5 + luck.below(round(lanes * 60)) / 100
        colour = _PATCHES[luck.below(len(_PATCHES))]
        body += fill(outline(_strip(site, at, min(at + long, length), inner, min(edge, outer))), colour)
        at += long * 0.75
    for _ in range(round(length * 0.55)):
        body += _dirt(site, luck, edge)
    for _ in range(round(length * 0.8)):
        body += _mend(site, luck, edge)
    for _ in range(round(length * 1.2)):
        body += _crack(site, luck, edge)
    for number in range(6):
        off = -edge * 0.7 + number * edge * 0.28
        way_off = [
            site.on_map(site.course.beside(step / 4, off + 0.12 * math.sin(step / 9 + number)))
            for step in range(round(length * 4))
        ]
        body += stroke(outline(way_off), "#3b403e", 5, opacity=0.10)
    return body


def _dirt(site: Site, luck: Chance, edge: float) -> str:
    """A spot where the asphalt is gone, with pebbles."""
    at, off = luck.below(round(site.course.length * 100)) / 100, (luck.below(200) - 100) / 100 * edge
    long, across = 0.25 + luck.below(60) / 100, 0.25 + luck.below(50) / 100
    count = 10
    ring = []
    for number in range(count):
        angle, far = number * math.tau / count, 0.7 + luck.below(50) / 100
        side = max(-edge, min(edge, off + math.sin(angle) * across * far))
        ring.append(site.beside(at + math.cos(angle) * long * far, side))
    body = fill(smooth(ring), _DIRT[luck.below(3)])
    for _ in range(6):
        side = max(-edge + 0.05, min(edge - 0.05, off + (luck.below(100) - 50) / 100 * across))
        x, y = site.beside(at + (luck.below(100) - 50) / 100 * long, side)
        body += circle(x, y, 2 + luck.below(3), ("#87754f", "#c2b18d")[luck.below(2)])
    return body


def _mend(site: Site, luck: Chance, edge: float) -> str:
    """A rectangle of newer tar with a sealed seam."""
    at, off = luck.below(round(site.course.length * 100)) / 100, (luck.below(180) - 100) / 100 * edge
    long, across = 0.25 + luck.below(50) / 100, 0.2 + luck.below(45) / 100
    piece = outline(_strip(site, at, at + long, off, min(edge, off + across)))
    return fill(piece, ("#565d5e", "#4f5759", "#8b8b80")[luck.below(3)]) + stroke(piece, "#454c4c", 3, opacity=0.7)


def _crack(site: Site, luck: Chance, edge: float) -> str:
    at, off = luck.below(round(site.course.length * 100)) / 100, (luck.below(200) - 100) / 100 * edge
    points = []
    for _ in range(5):
        points.append(site.beside(at, off))
        at += 0.06 + luck.below(16) / 100
        off = max(-edge, min(edge, off + (luck.below(40) - 20) / 100))
    return stroke(_line(points), "#474d4b", 2.5, opacity=0.8)


def _yard(site: Site) -> str:
    """The pit's yard of concrete slabs, with a way to every door."""
    pit = site.pit()
    body = ""
    shapes = [(pit.left, pit.top, pit.width, pit.height)]
    shapes += [(door.points[0][0] - 34, pit.top + pit.height - 8, 68, 60) for door in site.doors()]
    for x, y, width, height in shapes:
        body += rect(x + 7, y + 9, width, height, SHADE, radius=8, opacity=0.28)
    for x, y, width, height in shapes:
        body += rect(x - 3, y - 3, width + 6, height + 6, OUTLINE, radius=8)
    for number, (x, y, width, height) in enumerate(shapes):
        body += rect(x + 2, y + 2, width - 4, height - 4, "#b9b098" if number else CONCRETE, radius=5)
    slab = 64
    joints = "".join(
        f"M{pit.left + step:.1f} {pit.top + 3:.1f}V{pit.top + pit.height - 3:.1f}"
        for step in range(slab, round(pit.width) - 8, slab)
    )
    joints += f"M{pit.left + 3:.1f} {pit.top + pit.height / 2:.1f}H{pit.left + pit.width - 3:.1f}"
    return body + stroke(joints, "#9f967d", 3, cap="butt")


def _paint(site: Site) -> str:
    """What is painted on the road: the chequered line, slots at the starts, tyres along the outside of bends."""
    line = site.loop.line + 0.25
    edge = site.course.lanes / 2
    rows = site.course.lanes * 4
    body = fill(outline(_strip(site, line - 0.14, line + 0.14, -edge + 0.02, edge - 0.02)), "#e9e2cf")
    for row in range(rows):
        for column in range(2):
            if (row + column) % 2:
                first, side = line - 0.14 + 0.14 * column, -edge + row * 2 * edge / rows
                body += fill(outline(_strip(site, first, first + 0.14, side, side + 2 * edge / rows)), OUTLINE)
    for start in site.starts():
        x, y = start.points[0]
        body += stroke(f"M{x - 34:.1f} {y - 30:.1f}H{x - 54:.1f}V{y + 30:.1f}H{x - 34:.1f}", "#e9e2cf", 5, opacity=0.8)
    return body + _tyres(site)


def _tyres(site: Site) -> str:
    """Half-buried tyres, painted in turn, on the outer side of every bend."""
    body = ""
    done = 0.0
    for leg in site.course.legs:
        count = leg.part.count(0)
        if leg.part.turn:
            off = math.copysign(site.course.lanes / 2 + 0.2, leg.part.turn)
            many = max(2, round(leg.part.count(off) * 4.2))
            for number in range(many):
                x, y = site.beside(done + count * (number + 0.5) / many, off)
                colour = (BRICK, "#ded7c0")[number % 2]
                body += circle(x + 3, y + 4, 12, SHADE, opacity=0.3)
                body += circle(x, y, 10.5, colour, outline=4) + circle(x, y, 3.5, SLATE)
        done += count
    return body
