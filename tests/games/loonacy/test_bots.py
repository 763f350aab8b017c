"""The bots: never quicker than people, looking first where something has changed, and in the order of their levels."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import mean

import pytest

from game.arena.live import Played, drive_live
from game.core.bots import Choice
from game.core.chance import Chance
from game.files.loonacy_decks import loonacy_figures
from game.games.catalogue import find_game
from game.games.loonacy.attention import COMMITTED_MS
from game.games.loonacy.bots import DISPLAY_MS, HumanBot, make_bot
from game.games.loonacy.bots_looking import unseen_piles
from game.games.loonacy.cards import Card
from game.games.loonacy.figures import BotLevel
from game.games.loonacy.moves import PASS, READY, Move, Play, Ready, Throw
from game.games.loonacy.options import Goal, Mode, Options
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import Covered, Lock, Phase, Pile, State
from tests.games.loonacy.decks import house_deck, small_deck
from tests.games.loonacy.positions import Playing, card, dealt, playing

FIGURES = loonacy_figures().figures
LEVELS = FIGURES.levels
NAMES = [level.name for level in LEVELS]
SOONEST_MS = 350
"""No bot answers a change sooner."""

SURE = BotLevel("sure", see=200, scan=100, choose=0, move=400, miss=0, spread=0, floor=0, plans=False)
"""Never misses, and never varies; its hand of one card is reached in half of the 400 ms."""

FILLERS = (card(14, 15), card(18, 19), card(21, 22))
"""Match nothing that is used here."""


def asked(match: Playing, level: BotLevel, number: int = 1, seat: int = 0) -> Choice[Move | None]:
    rules, state = match.rules, match.state
    return make_bot(rules, level).choose(rules.view_for(state, seat), rules.legal_moves(state, seat), Chance(3, number))


def mean_ms(match: Playing, level: BotLevel) -> float:
    return mean(asked(match, level, number).after_ms for number in range(400))


def bots_for(rules: LoonacyRules, names: Sequence[str]) -> list[HumanBot]:
    return [make_bot(rules, FIGURES.level(name)) for name in names]


def drive(rules: LoonacyRules, names: Sequence[str], seed: int) -> tuple[State, Played]:
    real_time = find_game("loonacy").real_time
    assert real_time is not None
    played: Played = []
    state, _ = drive_live(rules, real_time, bots_for(rules, names), seed, played)
    return state, played


# --- whole matches ---


@pytest.mark.parametrize("names", [NAMES[:2], NAMES[1:], NAMES, [*NAMES, "normal"]])
def test_bots_never_answer_sooner_than_people_and_throw_no_wrong_cards(names: list[str]) -> None:
    rules = LoonacyRules(house_deck(), Options(bots=tuple(range(len(names)))), len(names))
    for seed in range(6):
        end, played = drive(rules, names, seed)
        assert rules.outcome(end) is not None
        assert sum(tally.wrong for tally in end.tallies) == 0
        state = rules.start(Chance(seed)).state
        for number, (at, seat, move) in enumerate(played, 1):
            if isinstance(move, Throw):
                pile = state.piles[move.pile]
                waited = at - max(pile.since, state.table.opened_at)
                if waited < SOONEST_MS:
                    assert waited <= COMMITTED_MS, "it could not hold it back"
                    assert rules.kit.is_match(move.card, pile.past[0].card), "it was meant for the top before"
            elif isinstance(move, Ready):
                assert at - state.table.opened_at >= SOONEST_MS
            state = rules.apply(state, seat, move, at, Chance(seed, number)).state


@pytest.mark.parametrize("options", [Options(Mode.CALM), Options(goal=Goal.ROUNDS), Options(tells_stuck=True)])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_kind_of_match_comes_to_its_end(options: Options, seats: int) -> None:
    rules = LoonacyRules(small_deck(), options, seats)
    for seed in range(3):
        state, _ = drive(rules, [*NAMES, "easy"][:seats], seed)
        assert rules.outcome(state) is not None


def test_a_better_level_wins_more_rounds() -> None:
    rules = LoonacyRules(house_deck(), Options(bots=(0, 1)), 2)
    won = 0
    for seed in range(40):
        names = ["expert", "easy"] if seed % 2 else ["easy", "expert"]
        state, _ = drive(rules, names, seed)
        won += names[state.table.ranks[0][0]] == "expert"
    assert won >= 26


def test_the_same_luck_gives_the_same_choice() -> None:
    match = playing([(card(1, 2), *FILLERS), (card(7, 8),)], [card(0, 1), card(24, 25)])
    for level in LEVELS:
        choices = [asked(match, level, number) for number in range(20)]
        assert choices == [asked(match, level, number) for number in range(20)]
        assert len({choice.after_ms for choice in choices}) > 10


# --- how long it takes ---


def test_looking_scanning_choosing_and_reaching_take_their_time() -> None:
    match = playing([(card(1, 2),), FILLERS], [card(0, 1)], opened_at=0)
    match.state = match.state._replace(piles=(Pile(card(0, 1), 0, ()),))
    assert asked(match, SURE) == Choice(Throw(card(1, 2), 0), DISPLAY_MS + 200 + 100 + 200)
    slow = BotLevel("slow", see=200, scan=100, choose=300, move=400, miss=0, spread=0, floor=0, plans=False)
    assert asked(match, slow).after_ms == DISPLAY_MS + 200 + 100 + 200 + 300, "one bit: to throw at this pile or not"


def test_nothing_is_done_sooner_than_the_floor() -> None:
    match = playing([(card(1, 2),), FILLERS], [card(0, 1)])
    for level in LEVELS:
        times = [asked(match, level, number).after_ms for number in range(1000)]
        assert min(times) >= DISPLAY_MS + level.floor >= SOONEST_MS
        assert DISPLAY_MS + level.floor >= SOONEST_MS


def test_more_cards_more_piles_and_weaker_levels_take_longer() -> None:
    def position(cards: int, piles: int) -> Playing:
        fitting, tops = card(1, 2), (card(0, 1), card(24, 25), card(25, 26), card(26, 27))
        rest = [card(low, low + 1) for low in range(10, 22)]
        match = playing([(fitting, *rest[: cards - 1]), (card(7, 8),)], tops[:piles], opened_at=0)
        match.state = match.state._replace(piles=tuple(Pile(top, 0, ()) for top in tops[:piles]))
        return match

    for level in LEVELS:
        small, wide, large = (mean_ms(position(*size), level) for size in ((3, 1), (3, 4), (10, 1)))
        assert small < min(wide, large)
    paces = [mean_ms(position(7, 3), level) for level in LEVELS]
    assert paces == sorted(paces, reverse=True)


def test_times_vary_by_the_spread_about_their_mean() -> None:
    match = playing([(card(1, 2),), FILLERS], [card(0, 1)], opened_at=0)
    varied = BotLevel("varied", see=1000, scan=1000, choose=1000, move=1000, miss=0, spread=300, floor=0, plans=False)
    steady = asked(match, BotLevel("steady", 1000, 1000, 1000, 1000, 0, 0, 0, False)).after_ms - DISPLAY_MS
    times = [asked(match, varied, number).after_ms - DISPLAY_MS for number in range(4000)]
    assert mean(times) == pytest.approx(steady, rel=0.02)
    assert mean((time - steady) ** 2 for time in times) ** 0.5 == pytest.approx(0.3 * steady, rel=0.05)


@pytest.mark.parametrize("level", LEVELS)
def test_a_matching_card_is_overlooked_as_often_as_the_level_says(level: BotLevel) -> None:
    match = playing([(card(1, 2),), FILLERS], [card(0, 1)])
    missed = sum(asked(match, level, number).move == READY[True] for number in range(2000)) / 2000
    assert missed == pytest.approx(level.miss / 1_000_000, abs=0.03)


# --- what it does ---


def test_it_looks_at_its_cards_before_it_is_ready_to_begin() -> None:
    match = dealt(2)
    assert asked(match, SURE) == Choice(READY[True], DISPLAY_MS + 7 * 100 + 400)
    match.ready(0, at=0)
    assert asked(match, SURE).move is None


def test_it_begins_too_when_somebody_has_left_before_the_piles_were_turned_up() -> None:
    match = dealt(3)
    match.retire(2, at=0)
    assert match.state.phase is Phase.LOOKING
    assert asked(match, SURE).move == READY[True]


def test_without_a_match_it_holds_its_sign_up_and_then_waits() -> None:
    match = playing([FILLERS, (card(7, 8),)], [card(0, 1)])
    assert asked(match, SURE).move == READY[True]
    match.ready(0, at=0)
    assert asked(match, SURE).move is None


def test_a_match_that_was_overlooked_may_be_seen_when_the_sign_is_up() -> None:
    match = playing([(card(1, 2), *FILLERS), (card(7, 8),)], [card(0, 1)])
    match.ready(0, at=0)
    assert asked(match, SURE).move == Throw(card(1, 2), 0)


def test_it_waits_while_its_card_flies_and_while_it_is_locked() -> None:
    match = playing([(card(1, 2), card(0, 10), *FILLERS), (card(7, 8),)], [card(0, 1)])
    locked = Playing(match.rules, match.state._replace(locks=(Lock(700, 0),)))
    assert asked(locked, SURE) == Choice(None, 0)
    match.throw(0, card(1, 2), 0, at=0)
    assert asked(match, SURE) == Choice(None, 0)


def test_in_calm_mode_it_plays_what_matches_or_passes() -> None:
    hands = [(card(1, 2), card(14, 15)), (card(7, 8),)]
    match = playing(hands, [card(0, 1)], Options(Mode.CALM), phase=Phase.TAKING_TURNS)
    assert asked(match, SURE).move == Play(card(1, 2), 0)
    match = playing([FILLERS, (card(7, 8),)], [card(0, 1)], Options(Mode.CALM), phase=Phase.TAKING_TURNS)
    assert asked(match, SURE).move == PASS


def test_who_plans_leaves_the_others_least_in_calm_mode() -> None:
    # Both cards fit; on the one laid the other seat could go on, on the other it could not.
    helpful, harmless = card(1, 2), card(0, 10)
    hands = [(helpful, harmless), (card(2, 3),)]
    match = playing(hands, [card(0, 1)], Options(Mode.CALM), phase=Phase.TAKING_TURNS)
    planner = replace(SURE, plans=True)
    assert {asked(match, planner, number).move for number in range(20)} == {Play(harmless, 0)}
    assert {asked(match, SURE, number).move for number in range(20)} == {Play(harmless, 0), Play(helpful, 0)}
    assert asked(match, planner).after_ms == DISPLAY_MS + 200 + 2 * 100 + 400


def test_who_plans_keeps_most_to_play_itself_and_overlooks_as_much_as_ever() -> None:
    goes_on, ends = card(0, 10), card(1, 2)
    hands = [(goes_on, ends, card(10, 11)), (card(17, 18),)]
    match = playing(hands, [card(0, 1)], Options(Mode.CALM), phase=Phase.TAKING_TURNS)
    planner = replace(SURE, plans=True)
    assert {asked(match, planner, number).move for number in range(20)} == {Play(goes_on, 0)}
    moves = [asked(match, replace(planner, miss=500_000), number).move for number in range(1000)]
    assert moves.count(Play(goes_on, 0)) == pytest.approx(500, abs=60)
    assert moves.count(PASS) == pytest.approx(250, abs=60)


# --- where it looks ---


def table_of(*piles: tuple[Card, int], at: int, own: int | None = None, opened_at: int = 0) -> Playing:
    """A hand of four that fits nothing, and piles with the times at which they came; `own` was laid by seat 0."""
    hands = [(*FILLERS, card(17, 18)), (card(7, 8),)]
    match = playing(hands, [top for top, _ in piles], opened_at=opened_at)
    past = (Covered(card(3, 4), at, 0),)
    lying = tuple(Pile(top, since, past if place == own else ()) for place, (top, since) in enumerate(piles))
    match.state = match.state._replace(piles=lying, at=at)
    return match


TOPS = (card(0, 1), card(1, 8), card(8, 9), card(9, 10))


def unseen(match: Playing) -> list[int]:
    return unseen_piles(match.rules.kit, SURE, match.state, 0, Chance(1, 1))


def test_it_looks_first_at_the_pile_that_has_changed_last() -> None:
    match = table_of((TOPS[0], 100), (TOPS[1], 300), (TOPS[2], 200), at=300)
    assert unseen(match) == [1, 2, 0]


def test_piles_that_it_had_the_time_to_look_at_are_known() -> None:
    # A pile takes 200 ms and 100 for each of four cards.
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 599), at=599)) == [1, 0]
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 600), at=600)) == [1]
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 0), (TOPS[2], 600), at=600))[0] == 2
    assert len(unseen(table_of((TOPS[0], 0), (TOPS[1], 0), (TOPS[2], 600), at=600))) == 2
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 0), (TOPS[2], 1200), at=1200)) == [2]
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 500), at=1700)) == []


def test_its_own_card_need_not_be_taken_in_but_throwing_it_took_all_the_time() -> None:
    assert unseen(table_of((TOPS[0], 0), (TOPS[1], 400), at=400, own=0)) == [1]
    match = table_of((TOPS[0], 0), (TOPS[1], 900), at=900, own=1)
    assert unseen(match) == [1, 0]
    signing = asked(match, SURE)
    assert signing == Choice(READY[True], DISPLAY_MS + 4 * 100 + (200 + 4 * 100) + 400)


def test_after_a_draw_a_glance_at_each_pile_is_enough_but_not_at_piles_dealt_anew() -> None:
    match = table_of((TOPS[0], 0), (TOPS[1], 500), at=9000, opened_at=9000)
    assert unseen(match) == []
    assert asked(match, SURE) == Choice(READY[True], DISPLAY_MS + 2 * 200 + 400)
    began = 9000 - match.rules.kit.times.reveal
    assert sorted(unseen(table_of((TOPS[0], began), (TOPS[1], began), at=9000, opened_at=9000))) == [0, 1]


def test_to_be_asked_again_at_once_makes_nothing_quicker() -> None:
    """A sign raised elsewhere, or any other moment without a change, finds it where it was."""
    match = table_of((TOPS[0], 0), (TOPS[1], 0), (TOPS[2], 600), at=600)
    first = asked(match, SURE)
    match.ready(1, at=700)
    again = asked(match, SURE)
    assert first.move == again.move == READY[True]
    assert first.after_ms == again.after_ms
