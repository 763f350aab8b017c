"""Whether cars can race a track to its end: what each start can reach, and in what order the gates lie.

Reachability by single steps is exact. A legal move is a segment whose entered cells are all road, and
two cells that it enters one after the other touch at a side or, where it runs through a corner, at
that corner; a step of one spot between such cells is legal, since it enters nothing else. A car may
stop anywhere, so whatever a fast car can reach, a slow one can. Steps can be taken back, so the road,
cut along every gate, falls into sectors inside which a car moves freely; what it can do with the gates
then is a question about a small graph of sectors and the steps that lead from one over a gate to another.
Two degenerate drawings are judged simply: a gate shorter than a spot, which only a long move may just
cross, counts as one that no car can cross; and a step over two gates at once (they lie on each other)
counts as one after the other.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

from game.files.tiled_fences import check_corners, check_ends, check_shortest_loop
from game.files.tiled_findings import Findings, Place
from game.files.tiled_steps import Grid, Step, steps_over
from game.games.racetrack.track import Course, Track

FINISH: Final = 0
"""The finish is gate 0, checkpoint n is gate n."""

MOST_STEPS: Final = 50_000


def check_reach(
    track: Track, finish: Place, checkpoints: Sequence[Place], starts: Sequence[Place], findings: Findings
) -> None:
    """Note starts that cannot finish, gates that cannot be reached or lie out of order, and ways to cheat."""
    grid = Grid(track)
    places = (finish, *checkpoints)
    gates = [gate for _, gate in track.named_gates()]
    steps: list[Sequence[Step]] = []
    for gate in gates:
        steps.append(steps_over(gate, grid))
        if sum(map(len, steps)) > MOST_STEPS:
            findings.error(f"the Finish and the checkpoints together cross more than {MOST_STEPS:,} ways; shorten them")
            return
    is_crossed = True
    for place, over in zip(places, steps, strict=True):
        if not over:
            findings.error(
                "no car can cross it: no two spots of road lie on both sides of it; draw it across the road", place
            )
            is_crossed = False
    if is_crossed:
        sectors = _Sectors(grid, steps)
        if _check_laps(track, sectors, places, starts, findings):
            _check_order(track, sectors, places, findings)
    is_closed = bool(steps[FINISH]) and check_ends(track, grid, finish, findings)
    if is_crossed and is_closed and track.course is Course.CIRCUIT and not track.checkpoints:
        check_shortest_loop(grid, steps[FINISH], finish, findings)
    check_corners(track, findings)


class _Sectors:
    """The road cut along all gates: sectors, joined over checkpoints to regions, and these over the finish."""

    def __init__(self, grid: Grid, steps: Sequence[Sequence[Step]]) -> None:
        self._of_cell = grid.sectors(steps)
        self.over: list[set[tuple[int, int]]] = [
            {(self._of_cell[before], self._of_cell[after]) for before, after in over} for over in steps
        ]
        """For each gate the pairs of sectors that a forward step over it leads from and to."""
        self._grid = grid
        self._region: dict[int, int] = {}
        self.passed: dict[int, set[int]] = {}
        """For each region the checkpoints that can be passed in it."""
        self._join(steps)

    def sector(self, cell: tuple[int, int]) -> int:
        return self._of_cell[self._grid.index(*cell)]

    def region(self, sector: int) -> int:
        """The region of a sector: all that can be reached from it without crossing the finish."""
        region = self._region
        while (up := region.get(sector, sector)) != sector:
            region[sector] = region.get(up, up)  # halves the way for the next question
            sector = up
        return sector

    def _join(self, steps: Sequence[Sequence[Step]]) -> None:
        of_cell = self._of_cell
        finish = set(steps[FINISH])
        finish |= {(after, before) for before, after in finish}
        joined = {
            (of_cell[step[0]], of_cell[step[1]]) for over in steps[FINISH + 1 :] for step in over if step not in finish
        }
        for before, after in joined:
            one, other = self.region(before), self.region(after)
            if one != other:
                self._region[one] = other
        for number, over in enumerate(self.over[FINISH + 1 :], FINISH + 1):
            for sector in {sector for pair in over for sector in pair}:
                self.passed.setdefault(self.region(sector), set()).add(number)

    def crossings(self) -> set[tuple[int, int]]:
        """The pairs of regions that a forward step over the finish leads from and to."""
        return {(self.region(before), self.region(after)) for before, after in self.over[FINISH]}


def _check_laps(
    track: Track, sectors: _Sectors, places: Sequence[Place], starts: Sequence[Place], findings: Findings
) -> bool:
    """Whether every start can count a lap; each that cannot is noted, or the gate that is to blame for all."""
    crossings = sectors.crossings()
    everything = set(range(FINISH + 1, len(places)))
    reached: set[int] = set()
    losers: list[Place] = []
    is_counted = is_complete = False
    verdicts: dict[tuple[int, int], tuple[bool, bool, set[int]]] = {}
    for place, cell in zip(starts, track.starts, strict=True):
        is_behind = track.course is Course.CIRCUIT and track.finish.side(*track.centre(*cell)) < 0
        origin = sectors.region(sectors.sector(cell)), -1 if is_behind else 0
        if origin not in verdicts:
            verdicts[origin] = _verdict(*origin, crossings, sectors.passed, everything)
        counts, completes, regions = verdicts[origin]
        is_counted, is_complete = is_counted or counts, is_complete or completes
        reached |= regions
        if not counts:
            losers.append(place)
    passed = set().union(*(sectors.passed.get(region, set()) for region in reached))
    for number in sorted(everything - passed):
        findings.error("no car can reach it from the starts; draw it across the same road", places[number])
    if not losers or not everything <= passed:
        return not losers
    if is_counted:
        for place in losers:
            findings.error("no car can reach the finish from this start; move it, or open the road", place)
    elif not any(before in reached or after in reached for before, after in crossings):
        findings.error("no car can reach it from the starts; open the road between them", places[FINISH])
    elif not is_complete:
        findings.error("no car can pass all checkpoints between two crossings of the finish; move them", places[FINISH])
    elif track.course is Course.SPRINT:
        findings.error(
            "no car can cross it forward from the starts: its first point must lie on the left of a car that"
            " crosses; draw it from the other end",
            places[FINISH],
        )
    else:
        findings.error(
            "no car can count a lap: the road does not lead round to it again; close the road,"
            ' or set the map property "course" to "sprint"',
            places[FINISH],
        )
    return False


def _verdict(
    region: int, crossed: int, crossings: set[tuple[int, int]], passed: dict[int, set[int]], everything: set[int]
) -> tuple[bool, bool, set[int]]:
    """From a region and a number of crossings: can a lap be counted, can all checkpoints be passed, regions reached.

    A lap needs more forward than backward crossings than ever before. Where some way round crosses the
    finish more often one way than the other, they can be piled up at will; else each region has its number.
    """
    numbers = {region: crossed}
    is_loop = False
    waiting = deque([region])
    neighbours: dict[int, list[tuple[int, int]]] = {}
    for before, after in crossings:
        neighbours.setdefault(before, []).append((after, 1))
        neighbours.setdefault(after, []).append((before, -1))
    while waiting:
        here = waiting.popleft()
        for there, change in neighbours.get(here, ()):
            if there not in numbers:
                numbers[there] = numbers[here] + change
                waiting.append(there)
            is_loop = is_loop or numbers[there] != numbers[here] + change
    ways = [after for before, after in crossings if before in numbers and everything <= passed.get(before, set())]
    return any(is_loop or numbers[after] > 0 for after in ways), bool(ways), set(numbers)


def _check_order(track: Track, sectors: _Sectors, places: Sequence[Place], findings: Findings) -> None:
    """Note checkpoints that lie behind a later one, or that face backwards, on the way from the line."""
    origins = (
        {after for _, after in sectors.over[FINISH]}
        if track.course is Course.CIRCUIT
        else {sectors.sector(cell) for cell in track.starts}
    )
    links: dict[int, set[tuple[int, int]]] = {}
    for gate, over in enumerate(sectors.over):
        for before, after in over if gate != FINISH else ():
            links.setdefault(before, set()).add((gate, after))
            links.setdefault(after, set()).add((gate, before))
    for number in range(FINISH + 1, len(places)):
        before_it = _spread(origins, links, number)
        earlier = number - 1
        if earlier > FINISH and not any(set(pair) & before_it for pair in sectors.over[earlier]):
            findings.error(
                f"it is out of order: a car comes to it before checkpoint {earlier}; change their numbers",
                places[number],
            )
        elif all(after in before_it and before not in before_it for before, after in sectors.over[number]):
            findings.warn(
                "it faces backwards: its first point must lie on the left of a car that crosses forward;"
                " draw it from the other end",
                places[number],
            )


def _spread(origins: set[int], links: dict[int, set[tuple[int, int]]], closed: int) -> set[int]:
    """All sectors that can be reached from some by links (gate and sector), but over one gate."""
    reached, waiting = set(origins), list(origins)
    while waiting:
        for gate, there in links.get(waiting.pop(), ()):
            if gate != closed and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached
