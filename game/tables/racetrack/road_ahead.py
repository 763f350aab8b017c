"""How far it is to a gate along the road, in steps: who is ahead is seen by that, not as the crow flies."""

from collections import deque
from typing import Final

from game.games.racetrack.geometry import crossing
from game.games.racetrack.track import Cell, Gate, Track

_STEPS: Final = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0))
_MOST_CELLS: Final = 40_000
"""On a larger road nobody is told apart by this: it would take too long to find out."""

UNKNOWN: Final = 1_000_000


class RoadAhead:
    """Steps from every cell to the forward crossing of a gate without crossing the finish; found once a gate."""

    def __init__(self, track: Track) -> None:
        self._track = track
        self._is_small = sum(track.road) <= _MOST_CELLS
        self._found: dict[Gate, dict[Cell, int]] = {}

    def steps(self, gate: Gate, spot: Cell) -> int:
        """The steps from a spot over the gate; UNKNOWN where no way leads, the same for all on very large tracks."""
        if not self._is_small:
            return UNKNOWN
        if gate not in self._found:
            self._found[gate] = self._search(gate)
        return self._found[gate].get(spot, UNKNOWN)

    def _search(self, gate: Gate) -> dict[Cell, int]:
        track = self._track
        road = [(x, y) for y in range(track.height) for x in range(track.width) if track.is_road(x, y)]
        across = {cell: track.finish.side(*track.centre(*cell)) >= 0 for cell in road}
        beyond = {cell: gate.side(*track.centre(*cell)) >= 0 for cell in road}
        found: dict[Cell, int] = {}
        for cell in road:
            if not beyond[cell] and any(
                beyond.get(there, False) and self._crosses(gate, cell, there) for there in _around(cell)
            ):
                found[cell] = 1
        edge = deque(found)
        while edge:
            here = edge.popleft()
            for before in _around(here):
                if before in found or before not in across:
                    continue
                if across[before] != across[here] and self._crosses(track.finish, before, here):
                    continue
                found[before] = found[here] + 1
                edge.append(before)
        return found

    def _crosses(self, gate: Gate, start: Cell, end: Cell) -> bool:
        return crossing(gate, *self._track.centre(*start), *self._track.centre(*end)) != 0


def _around(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in _STEPS)
