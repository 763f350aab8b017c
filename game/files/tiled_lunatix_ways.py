"""Which squares lie ahead of which, by their places and by Links and Unlinks drawn by hand."""

from collections.abc import Iterator
from typing import Final

from game.files.tiled_findings import Findings, Place
from game.files.tiled_gates import read_line
from game.files.tiled_lunatix_geometry import share_across
from game.files.tiled_lunatix_lanes import Lanes
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import in_cell, of_class
from game.files.tiled_objects import MapObject
from game.games.lunatix.track import LAP, NOWHERE, Square, Ways, ways_between

MOST_LINKS: Final = 200


def read_ways(tiled: TiledMap, lanes: Lanes, findings: Findings) -> tuple[tuple[Ways, ...], tuple[Ways, ...]]:
    """The squares ahead of cars that drive counter-clockwise and of those that drive clockwise, as a track has them."""
    ahead, astern = (list(ways) for ways in ways_between(lanes.places))
    links, unlinks = of_class(tiled, "Link"), of_class(tiled, "Unlink")
    if len(links) + len(unlinks) > MOST_LINKS:
        findings.error(
            f"a track has at most {MOST_LINKS} Links and Unlinks, not {len(links) + len(unlinks)}; remove some"
        )
        links, unlinks = [], []
    linked: dict[tuple[Square, int, bool], Place] = {}
    for place, start, end in _joined(links, lanes, findings):
        side = lanes.lane_of[end] - lanes.lane_of[start]
        other = linked.get((start, side, True)) or linked.get((end, side, False))
        if other is not None:
            findings.error(
                f"object {other.object} already links one of its squares to the same lane; remove one of them", place
            )
            continue
        linked[start, side, True] = linked[end, side, False] = place
        ahead[start] = _with(ahead[start], side, end)
        astern[end] = _with(astern[end], side, start)
    for place, start, end in _joined(unlinks, lanes, findings):
        side = lanes.lane_of[end] - lanes.lane_of[start]
        if side == 0:
            findings.error("an Unlink removes a diagonal, but both its squares lie in one lane; remove it", place)
        elif _way(ahead[start], side) != end:
            findings.error(
                "no diagonal leads from its first square to its last, so it removes nothing; remove it", place
            )
        else:
            ahead[start] = _with(ahead[start], side, NOWHERE)
            if _way(astern[end], side) == start:
                astern[end] = _with(astern[end], side, NOWHERE)
    for ways, way in ((ahead, 1), (astern, -1)):
        _check(ways, way, lanes, tiled, findings)
    return tuple(ahead), tuple(astern)


def _joined(drawn: list[MapObject], lanes: Lanes, findings: Findings) -> Iterator[tuple[Place, Square, Square]]:
    """The two squares of every Link or Unlink that joins two, in driving direction; what is wrong is noted."""
    for each in drawn:
        line = read_line(each, findings)
        if line is None:
            continue
        start, end = map(lanes.square_at, line)
        if start is None or end is None:
            findings.error(
                f"its {'first' if start is None else 'last'} point lies on no square;"
                " draw it from the middle of one square to the middle of another",
                each.place,
            )
            continue
        from_lane, to_lane = lanes.lane_of[start], lanes.lane_of[end]
        if start == end:
            findings.error("both its points lie on one square; draw it from one square to another", each.place)
        elif abs(from_lane - to_lane) > 1:
            findings.error(
                f"it leads from lane {from_lane} to lane {to_lane}; a {each.kind} joins squares of one lane,"
                " or of two lanes side by side",
                each.place,
            )
        elif (lanes.all_places[end] - lanes.all_places[start]) % LAP >= LAP // 2:
            findings.error("it leads backwards; draw it in driving direction, counter-clockwise", each.place)
        else:
            yield each.place, start, end


def _way(ways: Ways, side: int) -> Square:
    """The neighbour of a car that stays in its lane (0), goes outward (1) or inward (-1), driving counter-clockwise."""
    return (ways.front, ways.right, ways.left)[side]


def _with(ways: Ways, side: int, square: Square) -> Ways:
    """The ways with one neighbour changed.

    A reversed link leads back to the lane where it came from: outward counter-clockwise is inward
    clockwise, and both are on the driver's right.
    """
    if side == 0:
        return ways._replace(front=square)
    return ways._replace(right=square) if side > 0 else ways._replace(left=square)


def _check(ways: list[Ways], way: int, lanes: Lanes, tiled: TiledMap, findings: Findings) -> None:
    """Note neighbours too far away, and steps over the line by place but not in the picture, or the other way round."""
    for square, others in enumerate(ways):
        own = lanes.objects[lanes.lane_of[square] - 1]
        here = lanes.all_centres[square]
        for name, other in zip(("front", "front-left", "front-right"), others, strict=True):
            if other == NOWHERE:
                continue
            there = lanes.all_centres[other]
            count = len(lanes.centres[lanes.lane_of[other] - 1])
            step = way * (lanes.all_places[other] - lanes.all_places[square]) % LAP
            names = f"its {name} neighbour{' clockwise' if way < 0 else ''} in cell {tiled.cell_at(*there)}"
            if (step - 1) * count > 2 * LAP:  # both places are rounded
                findings.error(
                    f"{names} lies {step / LAP:.1%} of the lap ahead, more than two squares of that lane;"
                    " move the squares closer, or set one more",
                    in_cell(own, tiled.cell_at(*here)),
                )
            is_over = way * (lanes.all_places[other] - lanes.all_places[square]) < 0
            if is_over != (share_across((here, there), lanes.finish) is not None):
                findings.error(
                    f"the step to {names} {'passes an end of' if is_over else 'crosses'} the Finish,"
                    " where their places say otherwise; draw the Finish square across all lanes and beyond them",
                    in_cell(own, tiled.cell_at(*here)),
                )
