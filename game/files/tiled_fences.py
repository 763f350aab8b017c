"""Ways past the gates and walls of a track that its maker hardly means: warnings, never errors."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.files.tiled_findings import Findings, Place
from game.files.tiled_steps import Grid, Step
from game.games.racetrack.track import Cell, Gate, Track

_MOST_CORNERS: Final = 10
_MUCH_FURTHER: Final = 2


def check_ends(track: Track, grid: Grid, finish: Place, findings: Findings) -> bool:
    """Whether the finish is closed at both ends; each beyond which a car slips past is noted."""
    gate = track.finish
    is_closed = True
    for name, other, end in (
        ("first", (gate.bx, gate.by), (gate.ax, gate.ay)),
        ("last", (gate.ax, gate.ay), (gate.bx, gate.by)),
    ):
        cell = _slip(track, grid, gate, other, end)
        if cell is not None:
            findings.warn(
                f"there is road beyond its {name} point, by which a car slips past at cell ({cell[0]}, {cell[1]});"
                " draw it to the edge of the road",
                finish,
            )
            is_closed = False
    return is_closed


def _slip(track: Track, grid: Grid, gate: Gate, other: Cell, end: Cell) -> Cell | None:
    """A cell beyond an end from which one step leads past it, over the line that the gate is part of.

    The road must go on from the end itself (a quarter of a cell further out): beyond a wall, however
    thin, lies another road, which is none of this gate's.
    """
    tile = track.tile_width, track.tile_height
    length = max(abs(end[0] - other[0]), abs(end[1] - other[1]))
    out = [(end[axis] - other[axis]) / length for axis in (0, 1)]
    nudged = [end[axis] + out[axis] * tile[axis] / 2 for axis in (0, 1)]
    if not track.is_road(*(int(nudged[axis] // (2 * tile[axis])) for axis in (0, 1))):
        return None
    middle = [int(end[axis] // (2 * tile[axis])) for axis in (0, 1)]
    for x in range(middle[0] - 2, middle[0] + 3):
        for y in range(middle[1] - 2, middle[1] + 3):
            if track.is_road(x, y) and gate.side(*track.centre(x, y)) < 0:
                for there in (grid.index(x, y) + change for change in grid.around):
                    if grid.road[there] and _passes(gate, track, (x, y), grid.cell(there), end, out):
                        return x, y
    return None


def _passes(gate: Gate, track: Track, before: Cell, after: Cell, end: Cell, out: Sequence[float]) -> bool:
    """Whether a step crosses the gate's line beyond an end, and no further from it than a cell and a half."""
    (x, y), (to_x, to_y) = track.centre(*before), track.centre(*after)
    side, to_side = gate.side(x, y), gate.side(to_x, to_y)
    if to_side < 0:
        return False
    share = side / (side - to_side)
    beyond_x, beyond_y = x + (to_x - x) * share - end[0], y + (to_y - y) * share - end[1]
    is_near = abs(beyond_x) < 3 * track.tile_width and abs(beyond_y) < 3 * track.tile_height
    return is_near and beyond_x * out[0] + beyond_y * out[1] > 0


def check_shortest_loop(grid: Grid, over: Sequence[Step], finish: Place, findings: Findings) -> None:
    """Note a way back over the line that is far shorter than the track.

    A lap is whatever leads from the line round to it again. If some road lies twice as far away as the
    shortest way round is long, then that way leaves it out, for instance around an island beside the line.
    """
    distances = grid.distances((after for _, after in over), [over])
    ways_round = [distances[before] for before, _ in over if before in distances]
    if not ways_round:
        return
    shortest, furthest = min(ways_round) + 1, max(distances.values())
    if furthest >= _MUCH_FURTHER * shortest:
        findings.warn(
            f"a car can count a lap in a loop of only {shortest} spots, while road lies {furthest} spots away;"
            " put a Checkpoint on the far side",
            finish,
        )


def check_corners(track: Track, findings: Findings) -> None:
    """Note walls that touch at a corner only: a car slips through between them."""
    corners = list(_corners(track))
    for (x, y), (other_x, other_y) in corners[:_MOST_CORNERS]:
        findings.warn(
            f"this wall and the one at cell ({other_x}, {other_y}) meet at a corner only, so a car slips through;"
            " make one more cell wall, or road",
            Place(cell=(x, y)),
        )
    if len(corners) > _MOST_CORNERS:
        findings.warn(f"{len(corners) - _MOST_CORNERS} more walls meet at a corner only; mend these and check again")


def _corners(track: Track) -> Iterator[tuple[Cell, Cell]]:
    """Pairs of not-road cells with road on the other two of their square of four."""
    width = track.width
    for y in range(track.height - 1):
        upper, lower = track.road[y * width : (y + 1) * width], track.road[(y + 1) * width : (y + 2) * width]
        for x in range(width - 1):
            if upper[x] != upper[x + 1] and upper[x] == lower[x + 1] and upper[x + 1] == lower[x]:
                yield ((x + 1, y), (x, y + 1)) if upper[x] else ((x, y), (x + 1, y + 1))
