"""The road as a grid of single steps: which steps cross a gate, and what they cut the road into."""

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.games.racetrack.geometry import crossing
from game.games.racetrack.track import Gate, Track

Step = tuple[int, int]
"""Two neighbouring cells of road, by number in the grid, from and to."""

_CUT: Final = 2
_RUN: Final = re.compile(rb"\x01+|\x02")
_AROUND: Final = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


class Grid:
    """A track's cells, numbered row by row with a fence of not-road around them, so that steps need no bounds."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self._across = track.width + 2
        fence = bytes(self._across)
        rows = (track.road[row * track.width : (row + 1) * track.width] for row in range(track.height))
        self.road = b"".join((fence, *(b"\0" + row + b"\0" for row in rows), fence))
        self.around = tuple(dy * self._across + dx for dx, dy in _AROUND)

    def index(self, x: int, y: int) -> int:
        """A cell's number."""
        return (y + 1) * self._across + x + 1

    def cell(self, index: int) -> tuple[int, int]:
        """A number's cell."""
        row, column = divmod(index, self._across)
        return column - 1, row - 1

    def sectors(self, cuts: Iterable[Iterable[Step]]) -> "array[int]":
        """A number a cell, from 1, alike where single steps lead from one to the other without a cut one.

        Rows fall into runs of road, which are joined to those that they touch; a cell with a cut step is a
        run of its own, whose steps are looked at one by one.
        """
        cut = _both_ways(cuts)
        marked = bytearray(self.road)
        for cell in cut:
            marked[cell] = _CUT
        runs = [match.span() for match in _RUN.finditer(marked)]
        of_cell = array("l", bytes(array("l").itemsize * len(marked)))
        for number, (start, end) in enumerate(runs):
            of_cell[start:end] = array("l", [number]) * (end - start)
        joined = list(range(len(runs)))
        for one, other in self._touching(runs, marked):
            _join(joined, one, other)
        for cell, closed in cut.items():
            for there in (cell + change for change in self.around):
                if marked[there] and there not in closed:
                    _join(joined, of_cell[cell], of_cell[there])
        numbers: dict[int, int] = {}
        for number, (start, end) in enumerate(runs):
            sector = numbers.setdefault(_end(joined, number), len(numbers) + 1)
            of_cell[start:end] = array("l", [sector]) * (end - start)
        return of_cell

    def _touching(self, runs: Sequence[tuple[int, int]], marked: bytearray) -> Iterator[tuple[int, int]]:
        """Pairs of runs that touch from one row to the next, corners included; cells with cut steps in none."""
        upper = 0
        for lower, (start, end) in enumerate(runs):
            first, last = start - self._across, end - self._across
            while runs[upper][1] < first:
                upper += 1
            if marked[start] == _CUT:
                continue
            above = upper
            while runs[above][0] <= last:
                if marked[runs[above][0]] != _CUT:
                    yield above, lower
                above += 1

    def distances(self, origins: Iterable[int], cuts: Iterable[Iterable[Step]]) -> dict[int, int]:
        """How many single steps each cell is away from the nearest of some, without a cut one."""
        cut = _both_ways(cuts)
        steps = dict.fromkeys(origins, 0)
        around = self.around
        fresh = bytearray(self.road)
        for cell in steps:
            fresh[cell] = 0
        edge, count = list(steps), 0
        while edge:
            count += 1
            beyond: list[int] = []
            for here in edge:
                closed = cut.get(here, ())
                for change in around:
                    there = here + change
                    if fresh[there] and there not in closed:
                        fresh[there] = 0
                        beyond.append(there)
            steps.update(dict.fromkeys(beyond, count))
            edge = beyond
        return steps


def steps_over(gate: Gate, grid: Grid) -> Sequence[Step]:
    """Every single step between cells of road that crosses a gate forward."""
    track = grid.track
    across, down = 2 * track.tile_width, 2 * track.tile_height
    # By how much a step in each direction changes the side.
    changes = [(dx, dy, dx * across * (gate.by - gate.ay) - dy * down * (gate.bx - gate.ax)) for dx, dy in _AROUND]
    steps = []
    for x, y, side in _cells_before(gate, track, max(change for _, _, change in changes)):
        here = grid.index(x, y)
        if not grid.road[here]:
            continue
        for dx, dy, change in changes:
            if side + change >= 0:
                there = grid.index(x + dx, y + dy)
                if grid.road[there] and crossing(gate, *track.centre(x, y), *track.centre(x + dx, y + dy)) == 1:
                    steps.append((here, there))
    return steps


def _cells_before(gate: Gate, track: Track, furthest: int) -> Iterator[tuple[int, int, int]]:
    """The cells beside a gate that lie before it, their side no more than `furthest` below 0, with their side."""
    across, down = 2 * track.tile_width, 2 * track.tile_height
    gate_x, gate_y = gate.bx - gate.ax, gate.by - gate.ay
    left = max(0, min(gate.ax, gate.bx) // across - 1)
    right = min(track.width - 1, max(gate.ax, gate.bx) // across + 1)
    top = max(0, min(gate.ay, gate.by) // down - 1)
    bottom = min(track.height - 1, max(gate.ay, gate.by) // down + 1)
    for y in range(top, bottom + 1):
        first, last = left, right
        if gate_y:  # where on this row the side lies between -furthest and 0
            middle_y = track.centre(0, y)[1]
            ends = sorted(gate.ax + (side + (middle_y - gate.ay) * gate_x) // gate_y for side in (-furthest, 0))
            first, last = max(left, ends[0] // across - 1), min(right, ends[1] // across + 1)
        for x in range(first, last + 1):
            side = gate.side(*track.centre(x, y))
            if -furthest <= side < 0:
                yield x, y, side


def _join(joined: list[int], one: int, other: int) -> None:
    """Make two runs, and all that is joined to them, one."""
    first, second = _end(joined, one), _end(joined, other)
    joined[max(first, second)] = min(first, second)


def _end(joined: list[int], run: int) -> int:
    """The first of the runs that one is joined to."""
    while joined[run] != run:
        joined[run] = joined[joined[run]]  # halves the way for the next question
        run = joined[run]
    return run


def _both_ways(cuts: Iterable[Iterable[Step]]) -> dict[int, set[int]]:
    cut: dict[int, set[int]] = {}
    for steps in cuts:
        for before, after in steps:
            cut.setdefault(before, set()).add(after)
            cut.setdefault(after, set()).add(before)
    return cut
