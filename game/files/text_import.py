"""A track drawn as text becomes a Tiled map: a sprint with kerbs, grass and gates, to be made more of in Tiled."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from game.core.chance import Chance
from game.files.circuits import Workshop
from game.files.ground import distances, lay_grass, lay_paper
from game.files.kerbs import NEAR, PLAIN, surroundings
from game.files.map_sheet import TILE, Cell, Sheet, Thing, Tile
from game.files.text_gates import Direction, checkpoint_gates, finish_gate
from game.files.text_tracks import TextTrack
from game.games.racetrack.track import MOST_CELLS_ACROSS, MOST_STARTS, Gate

_VERGE: Final = 2
"""Cells added on every side."""


def sheet_from(workshop: Workshop, track: TextTrack, file: str, title: str, direction: Direction | None) -> Sheet:
    """The map. Raises UnusableFile when its gates cannot be raced through; `file` is the text's bare name."""
    finish_gate(track, file, direction)  # faults are told in the cells of the text
    checkpoint_gates(track, file)
    track = _with_verge(track)
    finish = finish_gate(track, file, direction)
    checkpoints = checkpoint_gates(track, file)
    sheet = Sheet(track.width, track.height)
    sheet.properties = {"game": "racetrack", "title": title, "laps": 1, "course": "sprint"}
    lay_paper(sheet)
    lay_grass(sheet, distances(sheet, track.road), Chance(1))
    _lay_road(workshop, sheet, track.road)
    gates = sheet.things["gates"]
    gates.append(_line(finish, "Finish", "finish"))
    for order, gate in enumerate(checkpoints, 1):
        gates.append(_line(gate, "Checkpoint", f"checkpoint {order}", (("order", order),)))
    for place, (x, y) in enumerate(track.starts[:MOST_STARTS], 1):
        gates.append(
            Thing(
                x * TILE + TILE / 2, y * TILE + TILE / 2, "Start", f"start {place}", whole_numbers=(("place", place),)
            )
        )
    return sheet


def _with_verge(track: TextTrack) -> TextTrack:
    """The track with room for kerbs and grass about it, if the map does not grow too large."""
    if max(track.width, track.height) + 2 * _VERGE > MOST_CELLS_ACROSS:
        return track
    return TextTrack(
        track.width + 2 * _VERGE,
        track.height + 2 * _VERGE,
        frozenset(_moved(track.road)),
        _moved(track.starts),
        _moved(track.finish),
        tuple(_moved(cells) for cells in track.checkpoints),
    )


def _moved(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple((x + _VERGE, y + _VERGE) for x, y in cells)


def _lay_road(workshop: Workshop, sheet: Sheet, road: AbstractSet[Cell]) -> None:
    """Road with the kerbs of the shipped tiles, those that come nearest where none runs just so."""
    kerbs = _Kerbs(workshop)
    laid = sheet.tiles["road"]
    for y in range(sheet.height):
        for x in range(sheet.width):
            shown = surroundings(road, x, y)
            if shown is not None:
                tile = kerbs.tile(shown)
                if tile is not None:
                    laid[x, y] = tile
                elif (x, y) in road:
                    laid[x, y] = workshop.kerbs[PLAIN]
                else:
                    _lay_verge(sheet, road, x, y)


class _Kerbs:
    """The tiles of the road tileset by what they show."""

    def __init__(self, workshop: Workshop) -> None:
        self._by_cells: dict[str, list[str]] = {}
        self._tiles = workshop.kerbs
        for shown in workshop.kerbs:
            self._by_cells.setdefault(shown[: len(NEAR)], []).append(shown)

    def tile(self, shown: str) -> Tile | None:
        """The tile with just these cells about it whose borders run nearest to these."""
        alike = self._by_cells.get(shown[: len(NEAR)])
        return None if alike is None else self._tiles[min(alike, key=lambda other: _difference(shown, other))]


def _difference(one: str, other: str) -> int:
    pairs = zip(one[len(NEAR) :], other[len(NEAR) :], strict=True)
    return sum(abs(int(a, 16) - int(b, 16)) for a, b in pairs if "-" not in (a, b))


_CORNERS: Final = ((0, -1, 1, 0), (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1))
"""Two of a cell's neighbours (dx, dy, dx, dy) at each corner: top right, bottom right, bottom left, top left."""


def _lay_verge(sheet: Sheet, road: AbstractSet[Cell], x: int, y: int) -> None:
    """The kerb of a cell beside the road as painted by hand, by corners, where no other tile fits."""
    corners = [(x + ax, y + ay) in road or (x + bx, y + by) in road for ax, ay, bx, by in _CORNERS]
    number = sum(1 << at for at, is_road in enumerate(corners) if is_road)
    if 0 < number < 15:
        sheet.tiles["road"][x, y] = Tile("road", number - 1)


def _line(gate: Gate, kind: str, name: str, numbers: tuple[tuple[str, int], ...] = ()) -> Thing:
    """A gate as a polyline from A to B; half pixels become pixels."""
    points = (0.0, 0.0), ((gate.bx - gate.ax) / 2, (gate.by - gate.ay) / 2)
    return Thing(gate.ax / 2, gate.ay / 2, kind, name, points=points, whole_numbers=numbers)
