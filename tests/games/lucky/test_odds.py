"""The best play of a show: the known values, and plain enumeration on small cases."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from game.games.lucky.cards import Card, Deck
from game.games.lucky.moves import BREAK_OFF, COVER, REPEAT, REPEAT_WITH_RED, THROW, THROW_WITH_RED, Draw
from game.games.lucky.odds import Flying, at_take_off, highlights
from game.games.lucky.odds_followed import Followed
from game.games.lucky.odds_goals import AtLeast, Goal, Points, Success
from game.games.lucky.odds_solved import solved
from game.games.lucky.options import NearMiss
from game.games.lucky.state import Covered, Flight
from tests.games.lucky.plain_odds import PlainFlight
from tests.games.lucky.printed import printed

DICE = 6


@cache
def _solved(cards: tuple[Card, ...], goal: Goal, highlight: int | None = None) -> Flying:
    return Flying(cards, goal, highlight)


def _value(goal: Goal, cards: tuple[Card, ...], chips: int, dice: int = DICE, highlight: int | None = None) -> float:
    return _solved(cards, goal, highlight).value(at_take_off(cards, dice), chips)


def _lands(result: int, left: int, chips: int) -> Fraction:
    return Fraction(1)


def _fails(exact: int, flown: int, chips: int) -> Fraction:
    return Fraction(0)


@pytest.mark.parametrize(
    ("difficulties", "points", "success", "best_success"),
    [((5, 6, 9), 12.168, 0.747, 0.766), ((3, 7, 9), 11.584, 0.826, 0.857)],
)
def test_known_shows(difficulties: tuple[int, ...], points: float, success: float, best_success: float) -> None:
    cards = printed(*difficulties)
    by_points, by_success = _solved(cards, Points()), _solved(cards, Success())
    flight = at_take_off(cards, DICE)
    assert round(by_points.value(flight, 0), 3) == points
    assert round(Followed(by_points, by_success).mean(flight, 0), 3) == success
    assert round(by_success.value(flight, 0), 3) == best_success


@pytest.mark.parametrize(("chips", "known"), [(0, 0.193), (1, 0.540), (2, 0.772), (3, 0.899)])
def test_three_eights_with_chips(chips: int, known: float) -> None:
    """Adding the red die when a throw is repeated does not help here: who has a chip adds it at once."""
    cards = printed(8, 8, 8)
    assert round(float(PlainFlight(cards, _lands, _fails, may_add_red_later=False).best(DICE, chips)), 3) == known
    assert round(_value(Success(), cards, chips), 3) == known


def test_the_best_final_show_of_three_cards() -> None:
    """Of all difficulties that are legal, with the highlight on any card, without chips."""
    found = []
    for first in range(3, 13):
        for second in range(first, 13):
            for third in range(max(second, 25 - first - second), 13):
                cards = printed(first, second, third)
                if sum(card.fewest_dice for card in cards) <= DICE:
                    chances = highlights(cards, Success(), DICE, 0)
                    found += [(chance, (first, second, third), place) for place, chance in enumerate(chances)]
    chance, cards_flown, place = max(found)
    assert (round(chance, 3), cards_flown, place) == (0.294, (6, 8, 11), 0)


@pytest.mark.parametrize("chips", [0, 1, 3])
@pytest.mark.parametrize(
    ("difficulties", "dice", "highlight"),
    [((5, 6, 9), 5, -1), ((3, 9), 3, -1), ((7, 7), 3, 1), ((4, 8), 2, 0), ((5, 6, 9), 4, 0), ((3, 3, 5), 4, -1)],
)
def test_points_are_those_of_plain_enumeration(
    difficulties: tuple[int, ...], dice: int, highlight: int, chips: int
) -> None:
    """With all that a goal may count: dice left, a penalty, chips left and earned."""
    cards = printed(*difficulties)
    goal = Points(1, 2, 0, 2.5, 12, NearMiss.EXACT)
    plain = PlainFlight(
        cards,
        lambda result, left, kept: Fraction(result + left) + Fraction(5, 2) * (kept + (result >= 12)),
        lambda exact, flown, kept: Fraction(-2) + Fraction(5, 2) * (kept + (exact >= 2)),
        highlight=highlight,
    ).best(dice, chips)
    place = None if highlight < 0 else highlight
    assert _value(goal, cards, chips, dice, place) == pytest.approx(float(plain), abs=1e-12)


@pytest.mark.parametrize(("least", "chips"), [(12, 1), (20, 0)])
def test_results_are_those_of_plain_enumeration(least: int, chips: int) -> None:
    cards = printed(6, 7, 10)
    plain = PlainFlight(cards, lambda result, left, kept: Fraction(result >= least), _fails).best(DICE, chips)
    assert _value(AtLeast(least), cards, chips) == pytest.approx(float(plain), abs=1e-12)


def test_any_utility_can_be_flown_for() -> None:
    """One that likes odd results and dislikes success altogether: covering cannot be declined."""

    class Odd:
        def landed(self, result: int, left: int, chips: int) -> float:
            return float(result % 2) - left

        def failed(self, exact: int, flown: int, chips: int) -> float:
            return 0.5 * flown - chips

    cards = printed(5, 6)
    plain = PlainFlight(
        cards,
        lambda result, left, kept: Fraction(result % 2 - left),
        lambda exact, flown, kept: Fraction(flown, 2) - kept,
    ).best(4, 2)
    assert Flying(cards, Odd()).value(at_take_off(cards, 4), 2) == pytest.approx(float(plain), abs=1e-12)


def test_the_order_of_cards_makes_no_difference() -> None:
    goal = Points(chip_worth=2.0, chip_from=12)
    values = {_value(goal, cards, 2) for cards in permutations(printed(4, 9, 9))}
    assert len(values) == 1


def test_chips_only_help() -> None:
    cards = printed(8, 9, 10)
    values = [_value(Points(), cards, chips) for chips in range(6)]
    assert values == sorted(values)
    assert values[0] < values[5]


def test_a_goal_asked_first_with_few_chips_answers_for_many() -> None:
    cards = printed(5, 8, 9)
    solved.cache_clear()
    at_once = Flying(cards, Points()).value(at_take_off(cards, DICE), 4)
    solved.cache_clear()
    asked_before = Flying(cards, Points())
    asked_before.value(at_take_off(cards, DICE), 1)
    assert asked_before.value(at_take_off(cards, DICE), 4) == at_once


def _flight(difficulties: tuple[int, ...], covered: str, pool: int, thrown: tuple[int, ...], red: int = 0) -> Flight:
    kinds = {"-": Covered.NOT, "l": Covered.LOWER, "u": Covered.UPPER}
    return Flight(0, printed(*difficulties), tuple(kinds[each] for each in covered), pool, thrown, red)


def test_choices_before_the_last_throw() -> None:
    """Two black dice for a 7: 21 of 36 ways reach it, with the red die 6/216 fewer than three black ones."""
    flight = _flight((5, 6, 7), "uu-", 2, ())
    flown = _solved(printed(5, 6, 7), Success())
    values = dict(flown.choices(flight, 1, [THROW, THROW_WITH_RED]))
    assert values[THROW] == pytest.approx(21 / 36 + 15 / 36 * 21 / 36)
    assert values[THROW_WITH_RED] == pytest.approx(0.907, abs=5e-4)
    assert flown.value(flight, 1) == max(values.values())


def test_choices_after_a_throw() -> None:
    cards = printed(5, 6, 9)
    flight = _flight((5, 6, 9), "---", 6, (2, 3, 4))
    flown = _solved(cards, Points())
    # 2+3 are exactly 5; 2+4 exactly 6; 2+3+4 exactly 9.
    values = dict(flown.choices(flight, 1, [COVER[0][3], COVER[1][5], COVER[2][7], COVER[0][6], REPEAT]))
    after = _flight((5, 6, 9), "--u", 3, ())
    assert values[COVER[2][7]] == flown.value(after, 1)
    assert values[REPEAT] == flown.value(at_take_off(cards, DICE), 0)
    assert flown.value(flight, 1) == max(values.values())


def test_a_throw_that_reaches_nothing() -> None:
    cards = printed(5, 6, 9)
    flight = _flight((5, 6, 9), "uu-", 2, (1, 2))
    flown = _solved(cards, Points(chip_worth=1.5, near_miss=NearMiss.EXACT))
    values = dict(flown.choices(flight, 2, [REPEAT, REPEAT_WITH_RED, BREAK_OFF]))
    assert values[BREAK_OFF] == 1.5 * 3
    assert flown.value(flight, 2) == max(values.values())
    assert flown.value(flight, 0) == 1.5


def test_the_red_die_stays_in_a_repeated_throw() -> None:
    cards = printed(5, 6, 9)
    flown = _solved(cards, Success())
    flight = _flight((5, 6, 9), "uu-", 2, (1, 2), 1)
    ways = sum(a + b + c >= 9 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert flown.worth(flight, 1, REPEAT) == pytest.approx(ways / 216)


def test_no_die_left_needs_the_red_one() -> None:
    flown = _solved(printed(4, 9, 9), Success())
    flight = _flight((4, 9, 9), "-uu", 0, ())
    assert flown.value(flight, 0) == 0
    assert flown.value(flight, 1) == pytest.approx(1 / 2)
    assert flown.value(flight, 2) == pytest.approx(3 / 4)


def test_a_flight_without_dice_may_be_broken_off_to_save_the_chip() -> None:
    flown = _solved(printed(6, 9, 9), Points(chip_worth=50))
    flight = _flight((6, 9, 9), "-uu", 0, ())
    assert dict(flown.choices(flight, 1, [THROW_WITH_RED, BREAK_OFF]))[BREAK_OFF] == flown.value(flight, 1) == 50


def test_two_open_figures_without_dice_fail() -> None:
    flown = _solved(printed(4, 9, 9), Success())
    assert flown.value(_flight((4, 9, 9), "-u-", 0, ()), 3) == 0


def test_a_highlight_that_is_not_exact_fails() -> None:
    cards = printed(6, 8, 11)
    flown = _solved(cards, Points(penalty=2), 0)
    flight = _flight((6, 8, 11), "---", 6, (1, 3, 4))
    assert flown.worth(flight, 0, COVER[0][6]) == -2
    assert flown.worth(flight, 0, COVER[1][7]) > -2


def test_the_highlight_counts_double() -> None:
    flown = _solved(printed(6, 8, 11), Points(), 0)
    flight = _flight((6, 8, 11), "-ul", 1, (6,))
    assert flown.worth(flight, 0, COVER[0][1]) == 2 * 5 + 7 + 5


def test_a_measure_taken_along_its_own_best_play_is_its_value() -> None:
    cards = printed(5, 7, 8)
    flown = _solved(cards, Points(chip_worth=2.0, chip_from=12))
    for chips in range(4):
        flight = at_take_off(cards, DICE)
        assert Followed(flown, flown).mean(flight, chips) == pytest.approx(flown.value(flight, chips))
        later = _flight((5, 7, 8), "u--", 5, (1, 2, 6))
        assert Followed(flown, flown).mean(later, chips) == pytest.approx(flown.value(later, chips))


def test_a_move_of_the_ground_has_no_worth_in_the_air() -> None:
    with pytest.raises(ValueError, match="no part of a flight"):
        _solved(printed(5, 6, 9), Points()).worth(at_take_off(printed(5, 6, 9), DICE), 0, Draw(Deck.RED_BLUE))
