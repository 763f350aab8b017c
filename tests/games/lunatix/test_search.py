"""Search: honest, repeatable, within its budget, and right where the best move is beyond doubt."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from game.core.chance import Chance
from game.games.lunatix.board import FARTHEST
from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.chances import chances, rounds_left
from game.games.lunatix.moves import COMMIT, SPEND_LUCK, TAKE_CARD
from game.games.lunatix.options import Options
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import Pace, pace_of
from game.games.lunatix.paths import Paths
from game.games.lunatix.playing_on import Drivers, after
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.search import Trial, as_good, best_move, search
from game.games.lunatix.state import Choosing, FearingHazard, State
from game.games.lunatix.track import Square
from game.games.lunatix.turns import FRESH_TURNS
from tests.games.lunatix.boards import house_board, house_cards
from tests.games.lunatix.races import random_race

PLAY_OUTS = 10


@cache
def rules_for_two() -> LunatixRules:
    return LunatixRules(house_board(), house_cards(), Options(laps=2), 2)


def tables() -> Pace:
    rules = rules_for_two()
    return pace_of(rules.track, rules.cards, rules.options)


@cache
def beginning() -> State:
    """The first choice of cards."""
    rules = rules_for_two()
    state = rules.start(Chance(4)).state
    while not isinstance(state.phase, Choosing):
        seat = rules.to_act(state)[0]
        state = rules.apply(state, seat, rules.legal_moves(state, seat)[20], 0, Chance(4, 1 + seat)).state
    return state


def with_cars(state: State, squares: Sequence[Square], *changes: dict[str, Any]) -> State:
    cars = tuple(car._replace(**change) for car, change in zip(state.cars, changes, strict=True))
    return state._replace(cars=cars, squares=(*squares,))


def searched(state: State, luck: int = 1, play_outs: int = PLAY_OUTS) -> list[Trial]:
    rules = rules_for_two()
    return search(tables(), rules.view_for(state, 0), 0, rules.legal_moves(state, 0), Chance(luck), play_outs)


def best(state: State, luck: int = 1) -> object:
    rules = rules_for_two()
    return best_move(tables(), rules.view_for(state, 0), 0, rules.legal_moves(state, 0), Chance(luck), PLAY_OUTS)


def test_the_same_view_and_luck_give_the_same_choice() -> None:
    assert searched(beginning()) == searched(beginning())
    assert searched(beginning()) != searched(beginning(), luck=2)


def test_what_lies_face_down_changes_nothing() -> None:
    state = beginning()
    cars = tuple(
        car._replace(hidden=(card,)) for car, card in zip(state.cars, (Card.BUMPERS, Card.FIRE_BLANKET), strict=True)
    )
    one = state._replace(cars=cars, commits=(None, Card.BRAKE), phase=Choosing((0,)))
    decks = one.decks._replace(hazards=one.decks.hazards[::-1], turbos=one.decks.turbos[::-1])
    two = one._replace(
        cars=(cars[0], cars[1]._replace(hidden=(Card.SOLID_TYRES,))), commits=(None, Card.ACCELERATE), decks=decks
    )
    assert searched(one) == searched(two)


@pytest.mark.parametrize("play_outs", [0, 7])
def test_the_budget_counts_play_outs(play_outs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = []
    drive = Drivers.drive

    def count(self: Drivers, *arguments: Any) -> State:
        driven.append(arguments)
        return drive(self, *arguments)

    monkeypatch.setattr(Drivers, "drive", count)
    trials = searched(beginning(), play_outs=play_outs)
    assert len(trials) >= 2
    assert len(driven) == play_outs == sum(trial.count for trial in trials)


def test_who_can_win_at_once_does() -> None:
    """Near the line the faster of two that accelerate drives first; a brake goes before, and the rival has none."""
    inner, middle, _ = rules_for_two().track.lanes
    last = {"laps": 2, "target": 3}
    bans = (Hazard.TIMID, Hazard.LEAD_FOOT, Hazard.PACK_RAT)
    squares = inner - 1, inner + middle - 3
    state = with_cars(beginning(), squares, {**last, "speed": 30}, {**last, "speed": 90, "lunacies": bans})
    trials = {trial.move: trial for trial in searched(state, play_outs=40)}
    assert best(state) == COMMIT[Card.BRAKE]
    assert trials[COMMIT[Card.BRAKE]].chance > 0.9


def test_luck_is_spent_on_a_card_that_would_be_the_end() -> None:
    turn = FRESH_TURNS[0, Card.ACCELERATE]
    state = with_cars(beginning(), beginning().squares, {"maximum": 10, "speed": 10, "luck": 1}, {})
    state = state._replace(turn=turn._replace(used=1))
    assert best(state._replace(phase=FearingHazard(0, Hazard.CRUNCH))) == SPEND_LUCK
    assert best(state._replace(phase=FearingHazard(0, Hazard.NEAR_MISS))) == TAKE_CARD


def test_the_driver_alone_decides_where_nothing_is_searched() -> None:
    rules = rules_for_two()
    state = rules.start(Chance(4)).state
    assert best(state) is None


def test_cards_as_good_as_the_best_are_mixed() -> None:
    def trials(*chances: float) -> list[Trial]:
        return [Trial(TAKE_CARD, 0.0, prior=chance) for chance in chances]

    assert [trial.prior for trial in as_good(trials(0.495, 0.5, 0.48))] == [0.495, 0.5]
    assert [trial.prior for trial in as_good(trials(1.0, 0.995))] == [1.0]


def test_chances_follow_place_damage_and_the_end() -> None:
    pace, state = tables(), beginning()
    even = chances(pace, state)
    assert sum(even) == pytest.approx(1)
    lame = chances(pace, with_cars(state, state.squares, {"maximum": 60}, {}))
    assert lame[0] < even[0] - 0.2
    assert chances(pace, with_cars(state, state.squares, {"laps": 1}, {}))[0] > 0.9
    wrecked = with_cars(state, state.squares, {"wreck": 1}, {})
    assert chances(pace, wrecked) == [0.0, 1.0]
    ahead = state.cars[0]._replace(speed=90)
    assert rounds_left(pace, ahead, state.squares[0]) < rounds_left(pace, state.cars[0], state.squares[0])


def test_imagined_races_go_on_by_the_rules() -> None:
    rules = rules_for_two()
    luck = 0
    for luck, played in enumerate(random_race(rules, 3)):
        state = played.state
        for seat in rules.to_act(state)[:1]:
            move = rules.legal_moves(state, seat)[-1]
            expected = rules.apply(state, seat, move, 0, Chance(9, luck)).state
            assert after(rules.board, state, seat, move, Chance(9, luck)) == expected
    assert luck > 100


def test_ways_in_traffic_are_those_found_square_by_square() -> None:
    """Only squares that something lies on before the car are looked at anew; the rest is kept from the open road."""
    state = beginning()
    here, ahead = state.squares[0], tables().edges[state.squares[0]]
    road = [*state.road]
    road[tables().edges[ahead[0].end][0].end] = Chip.OIL
    state = state._replace(squares=(here, ahead[-1].end), road=tuple(road))
    for is_hard in (False, True):
        paths = Outlook(tables(), state, 0).paths(7, is_hard=is_hard)
        assert paths.value(here, 7) == pytest.approx(plainly(paths, here, 7))
    assert FARTHEST >= 14


def plainly(paths: Paths, square: Square, left: int) -> float:
    """The best over all paths, each driven to its end."""
    if not left:
        return paths.road.leaf[square]
    ends = [way.end for way in paths.road.ways(square) if not paths.traffic.barred >> way.end & 1]
    worths = [way.worth - paths.traffic.dear.get(way.end, 0.0) for way in paths.road.ways(square) if way.end in ends]
    return max(worth + plainly(paths, end, left - 1) for worth, end in zip(worths, ends, strict=True))
