"""How long a lap is: the fewest spots that a car at walking speed passes on its way round."""

from typing import Final

from game.games.racetrack.geometry import crossing
from game.games.racetrack.track import Cell, Course, Track

_STEPS: Final = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0))


def lap_length(track: Track) -> int:
    """The number of steps, straight or diagonal, of the shortest round through all gates; 0 if there is none."""
    far = min(0, *(_behind(track, cell) for cell in track.starts))
    first = {(cell, _behind(track, cell), 0) for cell in track.starts}
    seen = set(first)
    edge = list(first)
    gates = len(track.checkpoints)
    steps = 0
    while edge:
        steps += 1
        following: list[tuple[Cell, int, int]] = []
        for (x, y), net, passed in edge:
            for dx, dy in _STEPS:
                if not track.is_road(x + dx, y + dy):
                    continue
                here, there = track.centre(x, y), track.centre(x + dx, y + dy)
                now_passed = passed
                if passed < gates and crossing(track.checkpoints[passed], *here, *there) > 0:
                    now_passed += 1
                over = crossing(track.finish, *here, *there)
                if over > 0 and net + over > 0 and now_passed == gates:
                    return steps
                if over:
                    now_passed = 0
                state = ((x + dx, y + dy), net + over, now_passed)
                if far - 1 <= state[1] <= 0 and state not in seen:
                    seen.add(state)
                    following.append(state)
        edge = following
    return 0


def _behind(track: Track, cell: Cell) -> int:
    """The net crossings that a car on this start begins with."""
    before = track.finish.side(*track.centre(*cell)) < 0
    return -1 if before and track.course is Course.CIRCUIT else 0
