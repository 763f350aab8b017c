"""Bots of every level: legal, honest, in order of strength, and sensible where the right choice is plain."""

from collections.abc import Sequence
from functools import cache

import pytest

from game.arena.tournament import drive
from game.core.chance import Chance
from game.files.lucky_decks import lucky_figures
from game.games.lucky.bots import PilotBot, make_bot
from game.games.lucky.moves import Cover, Draw, LayFinal, Move, Repeat
from game.games.lucky.odds import at_take_off
from game.games.lucky.options import FinalCards, Hands, NearMiss, Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Covered, Phase, Pilot, State
from tests.games.lucky.boxes import cards, house_box

LEVELS = ("easy", "normal", "hard", "expert")
MANY_ROUNDS = 60


RULES = LuckyRules(house_box(), Options(), 2)


@cache
def _bot(level: str, rules: LuckyRules = RULES) -> PilotBot:
    return make_bot(rules, lucky_figures().figures.level(level))


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 2),
        (Options(hands=Hands.PRIVATE, near_miss=NearMiss.ANY), 4),
        (Options(short=True, must_play=True, final_cards=FinalCards.THREE), 3),
        (Options(final_replaces_weakest=True), 3),
    ],
)
def test_all_levels_play_whole_games(options: Options, seats: int) -> None:
    rules = LuckyRules(house_box(), options, seats)
    bots = [_bot(LEVELS[-at % len(LEVELS)], rules) for at in range(seats)]
    state, moves = drive(rules, bots, 0)
    assert state.phase is Phase.OVER
    assert moves
    assert state.round < MANY_ROUNDS
    assert any(pilot.tally.successes for pilot in state.pilots)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    """Whatever a bot has solved before."""
    fresh = make_bot(RULES, lucky_figures().figures.level(level))
    assert drive(RULES, [fresh, fresh], 7) == drive(RULES, [_bot(level), _bot(level)], 7)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_make_no_difference(level: str) -> None:
    """A whole other game that agrees with what the seat sees brings the same choice."""
    rules = LuckyRules(house_box(), Options(hands=Hands.PRIVATE), 3)
    bot = _bot(level, rules)
    chance = Chance(3)
    state = rules.start(chance).state
    for step in range(40):
        chance.step = step + 1
        seat = state.turn
        moves = rules.legal_moves(state, seat)
        view = rules.view_for(state, seat)
        move = bot.choose(view, moves, Chance(9, step)).move
        other = rules.imagine(view, seat, Chance(step))
        assert bot.choose(rules.view_for(other, seat), moves, Chance(9, step)).move == move
        state = rules.apply(state, seat, move, 0, chance).state


@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_the_time_of_a_person(level: str) -> None:
    rules, bot = RULES, _bot(level)
    figure = lucky_figures().figures.level(level)
    state = rules.start(Chance(1)).state
    view, moves = rules.view_for(state, state.turn), rules.legal_moves(state, state.turn)
    for seed in range(20):
        assert figure.think_ms_low <= bot.choose(view, moves, Chance(seed)).after_ms <= figure.think_ms_high
    drawing = rules.apply(state, state.turn, moves[0], 0, Chance(1)).state
    after = bot.choose(rules.view_for(drawing, state.turn), rules.legal_moves(drawing, state.turn), Chance(1)).after_ms
    assert 0 < after < figure.think_ms_low


def test_progress_is_told() -> None:
    told: list[float] = []
    make_bot(RULES, lucky_figures().figures.level("expert"), told.append)
    assert told == [1.0]


def test_a_higher_level_wins_more() -> None:
    bots = [_bot("normal"), _bot("easy")]
    won = 0.0
    for seed in range(8):
        for seats in (bots, bots[::-1]):
            state, _ = drive(RULES, seats, seed)
            own, other = (state.pilots[seats.index(bot)].total for bot in bots)
            won += (own > other) + (own == other) / 2
    assert won > 8


def _game(pilot: Pilot, rival: Pilot) -> State:
    return RULES.start(Chance(1)).state._replace(turn=0, starter=0, pilots=(pilot, rival))


def _pilots() -> Sequence[Pilot]:
    return RULES.start(Chance(1)).state.pilots


def _choice(level: str, state: State) -> Move:
    moves = RULES.legal_moves(state, 0)
    return _bot(level).choose(RULES.view_for(state, 0), moves, Chance(1)).move


def _in_the_air(state: State, words: str, covered: tuple[Covered, ...], thrown: tuple[int, ...]) -> State:
    """The last throw, with two dice in the pool."""
    flight = at_take_off(cards(words), RULES.box.dice)._replace(thrown=thrown, covered=covered, pool=2)
    return state._replace(flight=flight, phase=Phase.COVERING)


@pytest.mark.parametrize("level", LEVELS)
def test_an_exact_figure_of_few_dice_is_taken(level: str) -> None:
    """The 5 of the last throw ends the flight with a die to spare."""
    first, second = _pilots()
    covered = (Covered.NOT, Covered.UPPER, Covered.UPPER)
    state = _in_the_air(_game(first, second), "turn5 loop6 dive9", covered, (3, 5))
    assert _choice(level, state) == Cover(0, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_failing_throw_is_repeated_with_a_chip(level: str) -> None:
    first, second = _pilots()
    covered = (Covered.UPPER, Covered.UPPER, Covered.NOT)
    state = _in_the_air(_game(first._replace(chips=1), second), "turn5 loop6 dive9", covered, (1, 2))
    assert isinstance(_choice(level, state._replace(phase=Phase.FEARING)), Repeat)


def test_who_is_hopelessly_behind_in_the_last_round_flies_for_all() -> None:
    """16 points are not enough, 21 are: a lower value is not taken, though it would end the flight well."""
    first, second = _pilots()
    pilot = first._replace(total=30, chips=3, results=(-1, 14, 13, 12))
    state = _game(pilot, second._replace(total=50, results=(12, 12, 12, 12), final_result=20))._replace(starter=1)
    covered = (Covered.UPPER, Covered.UPPER, Covered.NOT)
    state = _in_the_air(state, "turn5 loop8 dive11", covered, (6, 6))._replace(is_last_round=True)
    assert isinstance(_choice("expert", state), Repeat)
    ahead = state._replace(pilots=(pilot._replace(total=45), state.pilots[1]))
    assert isinstance(_choice("expert", ahead), Cover)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_good_final_show_is_laid_at_once(level: str) -> None:
    first, second = _pilots()
    pilot = first._replace(
        hand=cards("turn3 turn10 loop5 dive5 roll6 roll6"), results=(12, 14, 13, 12), total=60, chips=2
    )
    state = _game(pilot, second._replace(total=50, results=(12, 12, 12, -1)))
    move = _choice(level, state)
    assert isinstance(move, LayFinal)
    assert len(move.cards.split("+")) == 5


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_hand_without_any_flight_is_exchanged(level: str) -> None:
    first, second = _pilots()
    pilot = first._replace(hand=cards("turn11 turn12 loop11 loop12 dive11 dive12"))
    assert isinstance(_choice(level, _game(pilot, second)), Draw)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_highlight_lies_where_the_chance_is_best(level: str) -> None:
    first, second = _pilots()
    pilot = first._replace(final=cards("turn6 dive8 roll11"), results=(12, 14, 13, 12), hand=(), total=60)
    state = _game(pilot, second._replace(total=62))._replace(phase=Phase.HIGHLIGHTING)
    chosen = _choice(level, state)
    assert chosen == RULES.legal_moves(state, 0)[0]
