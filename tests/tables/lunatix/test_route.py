"""The way that is proposed: cheapest, straightest among equals, and with a reason wherever it leaves its lane."""

from collections.abc import Iterator

from game.core.chance import Chance
from game.games.lunatix.cards import Chip
from game.games.lunatix.moves import Steer, Way
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Driving, State
from game.games.lunatix.track import Square
from game.tables.lunatix.legs import leg_for, legal_at
from game.tables.lunatix.reasons import Reason, Why, reasons_of
from game.tables.lunatix.route import Route
from tests.tables.lunatix.loops import loop_header, loop_rules, played_at_random


def drives(seeds: int) -> Iterator[tuple[LunatixRules, State]]:
    """Races at random in which somebody is to drive."""
    for seed in range(seeds):
        header = loop_header("human", "human", "human", "human", seed=seed)
        rules, match = loop_rules(header), played_at_random(header, 50, seed)
        for number in range(60):
            acting = match.to_act()
            if not acting:
                break
            race = match.view(acting[0]).race
            if isinstance(race.phase, Driving):
                yield rules, race
            luck = Chance(seed, 500 + number)
            match.play(acting[0], luck.pick(match.moves(acting[0])))


def fresh(speed: int, *, square: Square = 54, **changed: Square) -> tuple[LunatixRules, State]:
    """One car alone on a straight of the loop, about to drive at a speed; others in the pit or where told."""
    header = loop_header("human", "human")
    rules = loop_rules(header)
    for seed in range(20):
        match = played_at_random(loop_header("human", "human", seed=seed), 30, seed)
        for number in range(200):
            acting = match.to_act()
            if not acting:
                break
            race = match.view(acting[0]).race
            if isinstance(race.phase, Driving):
                seat = race.turn.seat
                cars = list(race.cars)
                cars[seat] = cars[seat]._replace(speed=speed, is_clockwise=False, open=())
                squares = [changed.get("other", -1)] * 2
                squares[seat] = square
                turn = race.turn._replace(used=0, owes_ram=False)
                return rules, race._replace(
                    cars=tuple(cars), squares=tuple(squares), turn=turn, road=(None,) * rules.track.size
                )
            match.play(acting[0], Chance(seed, number).pick(match.moves(acting[0])))
    raise AssertionError("nobody ever drove")


def ways(route: Route) -> list[Way]:
    """The directions of its steps."""
    return [leg.move.way for leg in route.legs if isinstance(leg.move, Steer)]


def straight_squares(rules: LunatixRules, start: Square, steps: int) -> list[Square]:
    """The squares ahead in the same lane."""
    found = [start]
    for _ in range(steps):
        found.append(rules.track.ahead[found[-1]].front)
    return found[1:]


def longest_straight(rules: LunatixRules) -> Square:
    """A square of the middle lane with the most squares outside bends ahead."""

    def ahead(square: Square) -> int:
        count = 0
        while not rules.track.curve_of[square] and count < 20:
            square, count = rules.track.ahead[square].front, count + 1
        return count

    first, count = rules.track.firsts()[1], rules.track.lanes[1]
    return max(range(first, first + count), key=ahead)


def test_a_free_road_is_driven_straight() -> None:
    rules, race = fresh(40)
    start = longest_straight(rules)
    squares = tuple(start if seat == race.turn.seat else -1 for seat in range(2))
    route = Route(rules, race._replace(squares=squares))
    assert ways(route) == [Way.FRONT] * 4


def test_one_chip_is_gone_round_with_one_change_of_lanes_and_says_so() -> None:
    rules, race = fresh(40)
    start = longest_straight(rules)
    squares = tuple(start if seat == race.turn.seat else -1 for seat in range(2))
    chip_on = straight_squares(rules, start, 2)[-1]
    road = tuple(Chip.TACKS if square == chip_on else None for square in range(rules.track.size))
    route = Route(rules, race._replace(squares=squares, road=road))
    assert sorted(way is Way.FRONT for way in ways(route)) == [False, True, True, True]
    found = [reason for reason in reasons_of(rules, route) if reason is not None]
    assert found == [Reason(Why.CHIP, chip_on, Chip.TACKS)]


def test_a_car_in_the_way_is_the_reason_for_leaving_the_lane() -> None:
    rules, race = fresh(40)
    start = longest_straight(rules)
    bar = straight_squares(rules, start, 2)[-1]
    squares = tuple(start if seat == race.turn.seat else bar for seat in range(2))
    turn = race.turn._replace(owes_ram=False)
    cars = tuple(car._replace(wreck=0 if seat == race.turn.seat else 1) for seat, car in enumerate(race.cars))
    route = Route(rules, race._replace(squares=squares, turn=turn, cars=cars))
    assert [reason.why for reason in reasons_of(rules, route) if reason is not None] == [Why.CAR]


def test_every_change_of_lanes_that_is_proposed_has_a_reason() -> None:
    changes = 0
    for rules, race in drives(4):
        route = Route(rules, race)
        for leg, reason in zip(route.legs, reasons_of(rules, route), strict=True):
            if isinstance(leg.move, Steer) and leg.move.way is not Way.FRONT:
                changes += 1
                assert reason is not None
            else:
                assert reason is None
    assert changes > 10


def test_no_way_of_equal_cost_has_fewer_turns() -> None:
    """Against all ways there are, for short drives."""
    checked = 0
    for rules, race in drives(4):
        route = Route(rules, race)
        if 1 < route.squares <= 4 and route.legs and all(isinstance(leg.move, Steer) for leg in route.legs):
            turns = sum(a is not b for a, b in zip([Way.FRONT, *ways(route)], ways(route), strict=False))
            for other in all_ways(rules, race):
                if len(other.legs) == len(route.legs) and price(other) == price(route):
                    assert turns <= sum(
                        a is not b for a, b in zip([Way.FRONT, *ways(other)], ways(other), strict=False)
                    )
            checked += 1
    assert checked > 5


def price(route: Route) -> tuple[int, tuple[Chip, ...], int]:
    """What a way costs, and how often it leaves its lane."""
    return (
        sum(leg.toll.hazards for leg in route.legs),
        tuple(sorted(route.chips, key=lambda chip: chip.value)),
        sum(way is not Way.FRONT for way in ways(route)),
    )


def all_ways(rules: LunatixRules, race: State) -> list[Route]:
    """Every way there is of steps alone."""
    found: list[Route] = []

    def extend(route: Route) -> None:
        steps = [move for move in legal_at(rules, route.tip, route.seat) if isinstance(move, Steer)]
        if not steps:
            found.append(route)
        for step in steps:
            longer = Route(rules, race)
            longer.clear()
            for leg in route.legs:
                longer.steer(leg.move.way if isinstance(leg.move, Steer) else Way.FRONT)
            longer.steer(step.way)
            extend(longer)

    empty = Route(rules, race)
    empty.clear()
    extend(empty)
    return found


def test_a_step_tells_what_it_would_cost_before_it_is_planned() -> None:
    told = 0
    for rules, race in drives(4):
        route = Route(rules, race)
        route.clear()
        for step in [move for move in route.moves if isinstance(move, Steer)]:
            toll = route.toll_of(step)
            route.steer(step.way)
            assert route.legs[-1].toll == toll
            told += toll.hazards > 0 or toll.chip is not None
            route.back()
    assert told


def test_no_way_as_cheap_has_fewer_chips_or_fewer_changes_of_lanes() -> None:
    """Every way is tried, as far as it costs no more than the one proposed."""

    def others(rules: LunatixRules, race: State, seat: int, price: tuple[int, int, int]) -> Iterator[tuple[int, ...]]:
        moves = legal_at(rules, race, seat)
        steers = [move for move in moves if isinstance(move, Steer)]
        if not moves:
            yield price
        if len(steers) < len(moves):
            return  # rams and doors have prices of their own
        for move in steers:
            leg = leg_for(rules, race, seat, move)
            toll = price[0] + 10 * leg.toll.hazards + (0 if leg.toll.chip is None else COSTS[leg.toll.chip])
            more = toll, price[1] + (leg.toll.chip is not None), price[2] + (move.way is not Way.FRONT)
            if more[0] <= 40:
                yield from others(rules, leg.after, seat, more)

    checked = 0
    for rules, found in drives(3):
        seat = found.turn.seat
        chips = (None, Chip.OIL, None, None, Chip.TACKS, None, None)
        race = found._replace(road=tuple(chips[square % len(chips)] for square in range(rules.track.size)))
        route = Route(rules, race)
        if route.blockers or not all(isinstance(leg.move, Steer) for leg in route.legs) or route.squares > 6:
            continue
        toll = 10 * sum(leg.toll.hazards for leg in route.legs) + sum(COSTS[chip] for chip in route.chips)
        proposed = toll, len(route.chips), sum(way is not Way.FRONT for way in ways(route))
        if Chip.GLUE in route.chips or toll > 40:
            continue
        assert proposed <= min(others(rules, race, seat, (0, 0, 0)), default=proposed)
        checked += 1
    assert checked > 10


COSTS = {Chip.TACKS: 9, Chip.OIL: 10, Chip.GLUE: 4}
