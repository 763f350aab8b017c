"""Exact geometry of moves, in whole numbers: cells that a move enters, gates that it crosses, lines that meet."""

from functools import cache

from game.games.racetrack.track import Cell, Gate


@cache
def entered_cells(vx: int, vy: int) -> tuple[Cell, ...]:
    """The cells whose inside a move by (vx, vy) enters, relative to its start, in the order of travel.

    The first is (0, 0), the last (vx, vy); touching a border or a corner is not entering; a move by
    (0, 0) enters nothing (rules of the border: rulebook, The Crash Rule).
    """
    if vx == 0 and vy == 0:
        return ()
    reach = abs(vx) + abs(vy)
    cells = [
        (a, b)
        for a in range(min(0, vx), max(0, vx) + 1)
        for b in range(min(0, vy), max(0, vy) + 1)
        if 2 * abs(vx * b - vy * a) < reach
    ]
    # By the place of their centres along the move; level pairs are entered at once or nearly so.
    cells.sort(key=lambda cell: (cell[0] * vx + cell[1] * vy, cell))
    return tuple(cells)


def crossing(gate: Gate, old_x: int, old_y: int, new_x: int, new_y: int) -> int:
    """+1 when a move from old to new (half pixels) crosses the gate forward, -1 backward, 0 not at all.

    On the line counts as across; the move must meet the gate between its ends, these included.
    """
    before = gate.side(old_x, old_y)
    after = gate.side(new_x, new_y)
    if (before < 0) == (after < 0):
        return 0
    dx, dy = new_x - old_x, new_y - old_y
    at_a = dx * (gate.ay - old_y) - dy * (gate.ax - old_x)
    at_b = dx * (gate.by - old_y) - dy * (gate.bx - old_x)
    if (at_a > 0 and at_b > 0) or (at_a < 0 and at_b < 0):
        return 0
    return 1 if before < 0 else -1


def do_lines_cross(a: Cell, b: Cell, c: Cell, d: Cell) -> bool:
    """Whether segments a-b and c-d meet in one point that lies strictly inside both."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def is_inside_line(a: Cell, b: Cell, p: Cell) -> bool:
    """Whether point p lies on segment a-b, strictly between its ends."""
    if _turn(a, b, p) != 0:
        return False
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    return 0 < along < (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2


def _turn(a: Cell, b: Cell, p: Cell) -> int:
    """-1, 0 or 1: on which side of the line through a and b the point p lies."""
    cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (cross > 0) - (cross < 0)
