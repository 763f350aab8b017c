"""The bots: legal whatever comes, honest, as strong as their level says, and never stuck."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.core.chance import Chance, derived
from game.core.rules import Seat
from game.files.lunatix_decks import lunatix_figures
from game.games.lunatix.bots import LoopBot, make_bot
from game.games.lunatix.cards import Card, Hazard
from game.games.lunatix.decks import MOST_SPEED
from game.games.lunatix.moves import COMMIT, SPEND_LUCK, TAKE_CARD, Brake, Commit, Enter, Move
from game.games.lunatix.odds import fear, odds_of
from game.games.lunatix.options import Options
from game.games.lunatix.pace import Pace, pace_of
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Choosing, FearingHazard, State
from tests.games.lunatix.boards import house_board, house_cards

FIGURES = lunatix_figures().figures


@cache
def rules_for(seats: int, laps: int = 1) -> LunatixRules:
    return LunatixRules(house_board(), house_cards(), Options(laps=laps), seats)


def tables() -> Pace:
    rules = rules_for(2)
    return pace_of(rules.track, rules.cards, rules.options)


def bot(level: str, rules: LunatixRules) -> LoopBot:
    """A bot that does not think long."""
    figures = FIGURES.level(level)
    return make_bot(rules, replace(figures, play_outs=min(6, figures.play_outs)))


def race(rules: LunatixRules, levels: list[str], seed: int) -> State:
    """One race between bots of these levels (or at random), to its end."""
    bots = {level: bot(level, rules) for level in levels if level != "random"}
    state = rules.start(Chance(seed)).state
    number = 0
    while seats := rules.to_act(state):
        number += 1
        seat = seats[0]
        moves = rules.legal_moves(state, seat)
        luck = Chance(derived(seed, 1), number)
        player = bots.get(levels[seat])
        move = luck.pick(moves) if player is None else choose(player, rules, state, seat, luck)
        state = rules.apply(state, seat, move, 0, Chance(seed, number)).state
    return state


def choose(player: LoopBot, rules: LunatixRules, state: State, seat: Seat, luck: Chance | None = None) -> Move:
    """The bot's move, which must be legal and take a human time."""
    legal = rules.legal_moves(state, seat)
    choice = player.choose(rules.view_for(state, seat), legal, luck or Chance(1))
    assert choice.move in legal
    assert 100 <= choice.after_ms <= player.level.think_ms_high
    return choice.move


def choosing(rules: LunatixRules, **fields: Any) -> State:
    """The first choice of cards, with seat 0's car changed."""
    state = rules.start(Chance(4)).state
    while not isinstance(state.phase, Choosing):
        seat = rules.to_act(state)[0]
        state = rules.apply(state, seat, rules.legal_moves(state, seat)[20], 0, Chance(4, 1 + seat)).state
    car = state.cars[0]._replace(**fields)
    return state._replace(cars=(car, *state.cars[1:]))


@pytest.mark.parametrize("levels", [["easy", "expert"], ["hard"] * 6])
def test_bots_play_whole_races_by_the_rules(levels: list[str]) -> None:
    rules = rules_for(len(levels))
    assert rules.outcome(race(rules, levels, 7)) is not None


def test_bots_play_with_every_option() -> None:
    options = Options(laps=1, turn_around=True, all_doors=True, kind_die=True)
    rules = LunatixRules(house_board(), house_cards(), options, 3)
    assert rules.outcome(race(rules, ["normal"] * 3, 2)) is not None


def test_the_same_race_is_played_alike() -> None:
    rules = rules_for(2)
    assert race(rules, ["easy", "normal"], 5) == race(rules, ["easy", "normal"], 5)


def test_normal_bots_beat_random_play_and_beginners() -> None:
    rules = rules_for(2, laps=2)
    assert all(race(rules, ["normal", "random"], seed).ranks[0] == (0,) for seed in range(3))
    assert sum(race(rules_for(2), ["hard", "easy"], seed).ranks[0] == (0,) for seed in range(6)) >= 4


def test_nobody_waits_for_ever() -> None:
    rules = rules_for(2, laps=3)
    assert race(rules, ["hard", "hard"], 1).round < 60


def test_a_bot_sees_only_its_view() -> None:
    """What lies face down changes nothing: other decks, another hidden gadget, another card committed."""
    rules = rules_for(2)
    state = choosing(rules)
    other = state.cars[1]._replace(hidden=(Card.BUMPERS,))
    one = state._replace(cars=(state.cars[0], other), commits=(None, Card.BRAKE))
    two = state._replace(
        cars=(state.cars[0], other._replace(hidden=(Card.SOLID_TYRES,))),
        commits=(None, Card.ACCELERATE),
        decks=state.decks._replace(hazards=state.decks.hazards[::-1], turbos=state.decks.turbos[::-1]),
    )
    expert = bot("expert", rules)
    assert choose(expert, rules, one, 0) == choose(expert, rules, two, 0)


def before_the_tight_bend(rules: LunatixRules) -> State:
    """Seat 0 goes at 140 mph; the second bend, the next square, costs up to ten cards at that."""
    track = rules.track
    before = next(square for square in range(track.lanes[0]) if track.curve_of[track.ahead[square].front] == 2)
    state = choosing(rules, speed=140, laps=1)
    return state._replace(squares=(before, state.squares[1]))


def test_a_fast_car_brakes_before_the_tight_bend() -> None:
    rules = rules_for(2)
    assert choose(bot("expert", rules), rules, before_the_tight_bend(rules), 0) == COMMIT[Card.BRAKE]


def test_who_faces_the_wrong_way_turns_round() -> None:
    """However it came to that: the card as soon as it may be chosen, and until then the speed for it."""
    rules = LunatixRules(house_board(), house_cards(), Options(laps=1, turn_around=True), 2)
    inside, middle = rules.track.lanes[0] - 3, sum(rules.track.lanes[:2]) - 3
    for square, speed in ((inside, 20), (middle, 60)):
        state = choosing(rules, speed=speed, is_clockwise=True)
        state = state._replace(squares=(square, state.squares[1]))
        for level in ("hard", "expert"):
            assert choose(bot(level, rules), rules, state, 0) == COMMIT[Card.TURN_AROUND]
    slow = choosing(rules, speed=20, is_clockwise=True)
    slow = slow._replace(squares=(middle, slow.squares[1]))
    assert choose(bot("hard", rules), rules, slow, 0) == COMMIT[Card.ACCELERATE]


def test_luck_is_spent_on_the_worst_and_not_on_a_near_miss() -> None:
    rules = rules_for(2)
    state = choosing(rules, speed=100, maximum=30)
    state = state._replace(turn=state.turn._replace(seat=0))
    expert = bot("expert", rules)
    assert choose(expert, rules, state._replace(phase=FearingHazard(0, Hazard.NEAR_MISS)), 0) == TAKE_CARD
    assert choose(expert, rules, state._replace(phase=FearingHazard(0, Hazard.CRUNCH)), 0) == SPEND_LUCK


def test_a_damaged_car_with_laps_to_go_visits_the_pit() -> None:
    rules = rules_for(2, laps=3)
    visits = 0
    for seed in range(3):
        state = choosing(rules, maximum=40, laps=1, speed=40)
        before_last_bend = next(square for square, curve in enumerate(rules.track.curve_of) if curve == 4)
        state = state._replace(squares=(before_last_bend, state.squares[1]))
        expert = bot("expert", rules)
        for number in range(1, 80):
            seats = rules.to_act(state)
            if not seats:
                break
            move = choose(expert, rules, state, seats[0])
            visits += isinstance(move, Enter) and seats[0] == 0
            state = rules.apply(state, seats[0], move, 0, Chance(seed, number)).state
            if isinstance(move, Enter):
                break
    assert visits == 3


def test_what_a_bot_commits_it_carries_out() -> None:
    """A brake card is chosen to brake, and hard enough for the bend."""
    rules = rules_for(2)
    state = before_the_tight_bend(rules)
    for seat, card in enumerate((Card.BRAKE, Card.ACCELERATE)):
        state = rules.apply(state, seat, COMMIT[card], 0, Chance(3)).state
    assert choose(bot("expert", rules), rules, state, 0) in (Brake(30), Brake(40))


def test_pace_grows_with_the_maximum_and_stays_below_it() -> None:
    pace = tables()
    tens = range(1, MOST_SPEED // 10 + 1)
    assert all(0.5 <= pace.pace[maximum] <= maximum + 1.5 for maximum in tens)
    assert sorted(pace.pace) == pace.pace
    assert 8 < pace.pace[-1] < 10, "a lone car on the house board needs 14 to 15 rounds for three laps"


def test_damage_is_dearer_the_more_a_car_has() -> None:
    pace = tables()
    assert pace.hurt(4, 1, 60.0) > pace.hurt(10, 1, 60.0) > pace.hurt(14, 1, 60.0) > 0
    assert fear(1) > fear(2) > fear(14)


def test_odds_of_dice_add_up() -> None:
    assert odds_of((0, 0, 1, 1, 2, 2), 1) == pytest.approx([1 / 3] * 3)
    two = odds_of((0, 0, 1, 1, 2, 2), 2)
    assert two == pytest.approx([1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9])


def test_levels_have_an_order_in_the_figures() -> None:
    noises = [level.noise for level in FIGURES.levels]
    assert noises == sorted(noises, reverse=True)
    assert [level.name for level in FIGURES.levels] == ["easy", "normal", "hard", "expert"]
    assert isinstance(COMMIT[Card.RAM], Commit)
