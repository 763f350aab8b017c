"""A track as bitboards: for every step the cells from which it is legal and those from which it crosses gates."""

from collections.abc import Iterator
from typing import Final

from game.games.racetrack.board import FINISH, Board
from game.games.racetrack.geometry import entered_cells
from game.games.racetrack.track import Cell, Gate

Bits = int
"""A set of cells: bit `row * stride + column` for each."""

Cuts = tuple[tuple[int, bool], ...]
"""Gates cut by one move, in order: number (0 the finish) and whether forward. Idle cuts are left out."""

NO_CUTS: Final[Cuts] = ()


class Masks:
    """Sets of cells of one track, each computed when first asked for and kept.

    Rows are one bit longer than the track is wide. That bit is never road, and no move can leave the
    map without entering it or running out of the whole number, so a shift never wraps unseen.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        track = board.track
        self.stride: Final = track.width + 1
        rows = (track.road[y * track.width : (y + 1) * track.width] for y in range(track.height))
        digits = b"".join(row + b"\0" for row in rows).translate(bytes([48, 49]) + bytes(254))
        self.road: Final[Bits] = int(digits[::-1], 2)
        self._legal: dict[Cell, Bits] = {(0, 0): self.road}
        self._crossed: dict[Cell, _Crossed] = {}

    def bit(self, cell: Cell) -> Bits:
        """The set of one cell."""
        return 1 << self.place(cell)

    def place(self, cell: Cell) -> int:
        """The number of a cell's bit."""
        return cell[1] * self.stride + cell[0]

    def cells(self, bits: Bits) -> Iterator[Cell]:
        """The cells of a set, row by row."""
        while bits:
            lowest = bits & -bits
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            yield column, row
            bits ^= lowest

    def moved(self, bits: Bits, step: Cell) -> Bits:
        """Every cell of a set moved by a step."""
        by = step[1] * self.stride + step[0]
        return bits << by if by >= 0 else bits >> -by

    def moved_back(self, bits: Bits, step: Cell) -> Bits:
        """Every cell of a set moved against a step."""
        by = step[1] * self.stride + step[0]
        return bits >> by if by >= 0 else bits << -by

    def legal(self, step: Cell) -> Bits:
        """The cells from which a step enters road only."""
        known = self._legal.get(step)
        if known is None:
            known = self.road
            for cell in entered_cells(*step):
                known &= self.moved_back(self.road, cell)
                if not known:
                    break
            self._legal[step] = known
        return known

    def split(self, step: Cell, bits: Bits) -> Iterator[tuple[Cuts, Bits]]:
        """Part a set by the gates that a step cuts from there; parts are not empty and do not overlap."""
        crossed = self._crossed.get(step)
        if crossed is None:
            crossed = self._crossed[step] = _Crossed(self, step)
        near = bits & crossed.any
        if not near:
            yield NO_CUTS, bits
            return
        if near != bits:
            yield NO_CUTS, bits ^ near
        yield from crossed.split(near)


class _Crossed:
    """The cells from which one step cuts gates, by which gates those are."""

    __slots__ = ("_masks", "_overlap", "_parts", "_step", "any")

    def __init__(self, masks: Masks, step: Cell) -> None:
        self._masks = masks
        self._step = step
        self._parts: dict[Cuts, Bits] = {}
        self._overlap = 0
        self.any = 0
        track = masks.board.track
        legal = masks.legal(step)
        for number, gate in enumerate((track.finish, *track.checkpoints)):
            way, bits = self._crossing(gate)
            bits &= legal
            # A checkpoint crossed backward counts for nothing.
            if bits and (way or number == FINISH):
                self._overlap |= self.any & bits
                self.any |= bits
                self._parts[((number, way),)] = bits
        for cuts in self._parts:
            self._parts[cuts] &= ~self._overlap

    def split(self, bits: Bits) -> Iterator[tuple[Cuts, Bits]]:
        """Part a set of cells that all cut some gate."""
        unknown = bits & self._overlap
        if unknown:
            # Few cells lie where one step cuts several gates: their order is found one by one, when met.
            self._overlap &= ~unknown
            for x, y in self._masks.cells(unknown):
                found = self._masks.board.cuts((x, y), (x + self._step[0], y + self._step[1]))
                order = tuple((cut.gate, cut.is_forward) for cut in found if cut.is_forward or cut.gate == FINISH)
                self._parts[order] = self._parts.get(order, 0) | self._masks.bit((x, y))
        for cuts, mask in self._parts.items():
            part = bits & mask
            if part:
                yield cuts, part

    def _crossing(self, gate: Gate) -> tuple[bool, Bits]:
        """Whether the step crosses a gate forward, and the cells from which it crosses the gate at all.

        With s = side(cell) and k = side(cell + step) - s, the same for all cells, a forward crossing
        is -k <= s < 0 and a backward one 0 <= s < -k. The step meets the gate when A and B are not on
        one side of its line; the sides of A and B differ by -k too. Both are strips between parallel
        lines, so every row holds one run of cells.
        """
        track = self._masks.board.track
        width, height = 2 * track.tile_width, 2 * track.tile_height
        step_x, step_y = self._step[0] * width, self._step[1] * height
        along_x, along_y = gate.bx - gate.ax, gate.by - gate.ay
        change = step_x * along_y - step_y * along_x
        if change == 0:
            return False, 0
        way = change > 0
        low, high = (-change, -1) if way else (0, -change - 1)
        low_a, high_a = (-change, 0) if way else (0, -change)
        first = min(gate.ay, gate.by) - max(step_y, 0) - track.tile_height
        last = max(gate.ay, gate.by) - min(step_y, 0) - track.tile_height
        first_row, last_row = max(0, -(-first // height)), min(track.height - 1, last // height)
        side_x, side_a_x = along_y * width, step_y * width
        bits = 0
        for row in range(first_row, last_row + 1):
            y = row * height + track.tile_height
            side = (track.tile_width - gate.ax) * along_y - (y - gate.ay) * along_x
            side_a = step_x * (gate.ay - y) - step_y * (gate.ax - track.tile_width)
            left, right = _run(side_x, low - side, high - side, 0, track.width - 1)
            left, right = _run(side_a_x, low_a - side_a, high_a - side_a, left, right)
            if left <= right:
                bits |= ((1 << (right - left + 1)) - 1) << ((row - first_row) * self._masks.stride + left)
        return way, bits << (first_row * self._masks.stride)


def _run(factor: int, low: int, high: int, left: int, right: int) -> tuple[int, int]:
    """The whole x from left to right with low <= factor * x <= high; an empty run has left > right."""
    if factor == 0:
        return (left, right) if low <= 0 <= high else (1, 0)
    if factor < 0:
        factor, low, high = -factor, -high, -low
    return max(left, -(-low // factor)), min(right, high // factor)
