"""Small tracks drawn with letters, for tests: `.` road, `#` none, digits start places."""

from game.games.racetrack.track import Cell, Course, Gate, Track


def drawn(
    rows: tuple[str, ...],
    finish: tuple[Cell, Cell],
    checkpoints: tuple[tuple[Cell, Cell], ...] = (),
    course: Course = Course.CIRCUIT,
) -> Track:
    """A track from rows of letters; gates run from centre to centre of two cells, tiles are 2 x 2 pixels."""
    starts = {int(mark): (x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark.isdigit()}
    return Track(
        width=len(rows[0]),
        height=len(rows),
        road=bytes(mark != "#" for row in rows for mark in row),
        finish=_gate(finish),
        starts=tuple(starts[place] for place in sorted(starts)),
        checkpoints=tuple(_gate(ends) for ends in checkpoints),
        course=course,
        tile_width=2,
        tile_height=2,
        title="Drawn",
    )


def _gate(ends: tuple[Cell, Cell]) -> Gate:
    (ax, ay), (bx, by) = ends
    return Gate(4 * ax + 2, 4 * ay + 2, 4 * bx + 2, 4 * by + 2)


RING = drawn(
    (
        "....5...........",
        "....3...........",
        "....1...........",
        "....2...........",
        "....####........",
        "....4####.......",
        "....6...........",
        "................",
        "................",
    ),
    finish=((7, 0), (7, 3)),
    checkpoints=(((7, 8), (7, 5)),),
)
"""A wide ring, driven clockwise: starts 1 to 6 in front of the line, some of them far from it."""
