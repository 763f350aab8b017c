"""What else comes of a flight that is flown for a goal: any other measure, taken along the best play for it."""

from game.games.lucky.odds import Flying, is_thrown
from game.games.lucky.odds_points import Cast, Ending, Node, Point
from game.games.lucky.state import Flight


class Followed:
    """The means of `taken.goal` when a show is flown by the best play of `flown`.

    Both must be of the same cards and highlight. Where two choices are worth the same, always the same one is followed.
    """

    def __init__(self, flown: Flying, taken: Flying) -> None:
        self._flown = flown
        self._taken = taken
        self._known: dict[tuple[Point, int], float] = {}
        self._known_throws: dict[tuple[Point, int, bool], float] = {}

    def mean(self, flight: Flight, chips: int) -> float:
        """Before a throw, or with dice thrown and not yet used."""
        point = self._flown.point(flight)
        if not is_thrown(flight):
            return self._before(point, chips)
        node, taken = self._flown.solved.node(point), self._taken.solved.node(point)
        lays = self._flown.offered(flight)
        ends = [(self._flown.solved.after(point, lay), self._taken.solved.after(point, lay)) for lay in lays]
        values = [flown.value(chips) for flown, _ in ends or [(node.failing, taken.failing)]]
        with_red = flight.red > 0
        best = max(values)
        if node.again(chips, with_red=with_red) > best:
            return self._again(node, chips, with_red=with_red)
        if not ends:
            return taken.failing.value(chips)
        return self._end(ends[values.index(best)][1], chips)

    def _before(self, point: Point, chips: int) -> float:
        known = self._known.get((point, chips))
        if known is None:
            node = self._flown.solved.node(point)
            if node.thrown(chips - 1, with_red=True) == node.value(chips):
                known = self._thrown(node, chips - 1, with_red=True)
            elif node.plain is None:
                known = self._taken.solved.node(point).failing.value(chips)
            else:
                known = self._thrown(node, chips, with_red=False)
            self._known[point, chips] = known
        return known

    def _thrown(self, node: Node, chips: int, *, with_red: bool) -> float:
        """When dice are about to fall, all paid."""
        key = node.point, chips, with_red
        known = self._known_throws.get(key)
        if known is None:
            taken = self._taken.solved.node(node.point)
            flown_cast, taken_cast = (node.red, taken.red) if with_red else (node.plain, taken.plain)
            assert flown_cast is not None, "a throw that can be made"
            assert taken_cast is not None, "the same throw"
            known = self._known_throws[key] = self._mean(node, chips, with_red, flown_cast, taken_cast, taken.failing)
        return known

    def _mean(self, node: Node, chips: int, with_red: bool, flown: Cast, taken: Cast, taken_failing: Ending) -> float:
        values = [end.value(chips) for end in flown.after]
        values += (node.failing.value(chips), node.again(chips, with_red=with_red))
        means = [self._end(end, chips) for end in taken.after]
        means += (taken_failing.value(chips), self._again(node, chips, with_red=with_red) if chips else 0.0)
        found = flown.reach
        total = sum(
            ways * means[max(group, key=values.__getitem__)]
            for ways, group in zip(found.weights, found.groups, strict=True)
        )
        return total / found.ways

    def _again(self, node: Node, chips: int, *, with_red: bool) -> float:
        """The throw is repeated, with the red die from now on if that is better."""
        if not with_red and node.thrown(chips - 2, with_red=True) > node.thrown(chips - 1, with_red=False):
            return self._thrown(node, chips - 2, with_red=True)
        return self._thrown(node, chips - 1, with_red=with_red)

    def _end(self, end: Node | Ending, chips: int) -> float:
        return end.value(chips) if isinstance(end, Ending) else self._before(end.point, chips)
