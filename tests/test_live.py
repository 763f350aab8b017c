"""Matches in real time in the arena: presses come when bots say, and bots look anew when it matters."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.arena.live import Played, drive_live
from game.arena.tournament import Result, Tournament, play, play_range
from game.core.bots import Choice
from game.core.chance import Chance
from game.core.match import Match
from game.core.option_words import write_options
from game.core.rules import CLOCK
from game.files.loonacy_decks import loonacy_figures
from game.games.catalogue import RealTime, find_game
from game.games.loonacy.attention import COMMITTED_MS, is_kept
from game.games.loonacy.eager import EagerBot, eager_moves
from game.games.loonacy.moves import MOVES, READY, Land, Move, Ready, Throw
from game.games.loonacy.options import Goal, Mode, Options
from game.games.loonacy.prepare import prepare
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import View
from tests.games.loonacy.decks import house_deck, small_deck
from tests.games.loonacy.positions import Playing, card, playing

GAME = find_game("loonacy")
FIGURES = loonacy_figures().figures


def real_time() -> RealTime:
    assert GAME.real_time is not None
    return GAME.real_time


class Slow:
    """Throws what fits some time after it is asked, and signs much later; notes when it was asked what."""

    def __init__(self, rules: LoonacyRules, after_ms: int, sign_ms: int = 3000) -> None:
        self._eager = EagerBot(rules.kit)
        self._after_ms = after_ms
        self._sign_ms = sign_ms
        self.asked: list[tuple[View, Any]] = []

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move | None]:
        move, _ = self._eager.choose(view, moves, luck)
        self.asked.append((view, move))
        return Choice(move, self._sign_ms if isinstance(move, Ready) else self._after_ms)


def drive(rules: LoonacyRules, bots: Sequence[Any], seed: int = 1) -> tuple[Any, Played]:
    played: Played = []
    state, moves = drive_live(rules, real_time(), bots, seed, played)
    assert moves == len(played)
    return state, played


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_driven_is_a_match_by_the_rules(seats: int) -> None:
    rules = LoonacyRules(house_deck(), Options(), seats)
    for bots in ([None] * seats, [Slow(rules, 400 + 90 * seat) for seat in range(seats)]):
        state, played = drive(rules, bots)
        match = Match(rules, MOVES, 1)
        for at, seat, move in played:
            match.play(seat, move, at)
        assert match.outcome() == rules.outcome(state)
        assert [at for at, _, _ in played] == sorted(at for at, _, _ in played)


@pytest.mark.parametrize("options", [Options(goal=Goal.ROUNDS), Options(Mode.CALM), Options(tells_stuck=True)])
def test_every_kind_of_match_is_driven_to_its_end(options: Options) -> None:
    rules = LoonacyRules(small_deck(), options, 3)
    for seed in range(5):
        for bots in ([None] * 3, [None, Slow(rules, 300), Slow(rules, 500)]):
            state, _ = drive(rules, bots, seed)
            assert rules.outcome(state) is not None


def test_random_seats_play_at_once_whatever_fits() -> None:
    rules = LoonacyRules(house_deck(), Options(), 4)
    _, played = drive(rules, [None] * 4)
    state = rules.start(Chance(1)).state
    chance = Chance(1)
    for number, (at, seat, move) in enumerate(played, 1):
        chance.step = number
        if isinstance(move, Throw):
            assert at == state.at, "at once"
            assert rules.kit.is_match(move.card, state.piles[move.pile].top)
        state = rules.apply(state, seat, move, at, chance).state
    assert sum(tally.wrong for tally in state.tallies) == 0
    assert sum(tally.races_lost for tally in state.tallies) > 0


def test_every_throw_that_fits_is_equally_likely() -> None:
    fits, too, other = card(1, 2), card(0, 7), card(14, 15)
    match = playing([(fits, too, other), (card(15, 16),)], [card(0, 1), card(1, 8)])
    throws = [Throw(too, 0), Throw(fits, 0), Throw(fits, 1)]
    numbers = iter((0.1, 0.5, 0.9))
    picked = [eager_moves(match.rules.kit, 0b01, match.state, lambda: next(numbers))[0] for _ in range(3)]
    assert sorted(picked, key=str) == sorted(((0, throw) for throw in throws), key=str)


def test_a_bot_presses_so_long_after_it_is_asked() -> None:
    rules = LoonacyRules(house_deck(), Options(), 2)
    _, played = drive(rules, [Slow(rules, 450), Slow(rules, 10**7, 800)])
    throws = [at for at, seat, move in played if seat == 0 and isinstance(move, Throw)]
    landings = [at for at, seat, move in played if isinstance(move, Land)]
    first = played[0][0]
    assert first == 800, "the sign of the seat that is quicker to agree"
    for press, landing in zip(throws[1:], landings, strict=False):
        assert press - landing >= 450


def test_a_bot_that_waits_is_asked_when_something_changes_and_not_before() -> None:
    rules = LoonacyRules(house_deck(), Options(), 2)
    bots = [Slow(rules, 400), Slow(rules, 700)]
    drive(rules, bots)
    for bot in bots:
        for (before, move), (after, _) in zip(bot.asked, bot.asked[1:], strict=False):
            seat = before.seat
            assert seat is not None
            mine = (before.game.hands[seat], before.game.piles, before.game.phase, before.game.ready >> seat & 1)
            same = mine == (after.game.hands[seat], after.game.piles, after.game.phase, after.game.ready >> seat & 1)
            assert not same or isinstance(move, Throw) or before.game.flights != after.game.flights


# --- what a player sticks to ---


def views(change: Callable[[Playing], object]) -> tuple[View, View]:
    """What seat 0 sees before and after something happens."""
    hands = [(card(1, 2), card(14, 15)), (card(0, 7), card(18, 19)), (card(21, 22), card(19, 20))]
    match = playing(hands, [card(0, 1), card(20, 21)])
    before = match.rules.view_for(match.state, 0)
    change(match)
    return before, match.rules.view_for(match.state, 0)


THROW = Throw(card(1, 2), 0)
COVERED = views(lambda match: [match.throw(1, card(0, 7), 0, at=0), match.until(200)])
OTHER_PILE = views(lambda match: [match.throw(2, card(21, 22), 1, at=0), match.until(200)])
SIGNED = views(lambda match: match.ready(1, at=0))
DRAWN = views(lambda match: [match.ready(0, 1, 2, at=0), match.until(700)])


def test_a_throw_is_given_up_when_its_pile_has_changed_unless_it_is_too_late() -> None:
    assert not is_kept(*COVERED, THROW, COMMITTED_MS + 1)
    assert is_kept(*COVERED, THROW, COMMITTED_MS)


def test_a_throw_is_kept_when_another_pile_changes() -> None:
    assert is_kept(*OTHER_PILE, THROW, 1000)
    assert not is_kept(*OTHER_PILE, READY[True], 1000)
    assert not is_kept(*OTHER_PILE, None, 1 << 40)


def test_signs_of_others_change_no_mind_and_new_cards_do() -> None:
    for move in (THROW, READY[True], None):
        assert is_kept(*SIGNED, move, 1000)
        assert not is_kept(*DRAWN, move, 1000)
    assert not is_kept(*DRAWN, THROW, COMMITTED_MS), "a draw takes longer than to hold a card back"


# --- tournaments ---


def tournament(*players: str, **changes: Any) -> Tournament:
    options = tuple(prepare(FIGURES, {}, players).items())
    return replace(Tournament("loonacy", "", options, players, FIGURES, seed=5), **changes)


def untimed(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=0.0) for result in results]


def test_a_tournament_in_real_time_depends_on_seed_and_number_alone() -> None:
    table = tournament("random", "random", "random")
    assert untimed(play_range(table, 2, 3)) == untimed([play(table, number) for number in (2, 3, 4)])
    assert [play(table, number).places for number in range(3)] == [(1, 2, 3), (3, 1, 2), (2, 3, 1)]


def test_its_records_are_played_again_to_the_same_end() -> None:
    result = play(tournament("random", "random", has_records=True), 1)
    assert result.record is not None
    header = result.record.header
    match = Match(GAME.make_rules(header.board, header.options, 2), GAME.kinds, header.seed)
    match.follow(result.record.entries)
    assert match.number == result.moves
    assert {entry.seat for entry in result.record.entries} == {CLOCK, 0, 1}  # type: ignore[union-attr]
    assert len(result.ranks[0]) == 1
    assert max(result.stats["plays"]) >= 7


def test_the_options_of_a_tournament_are_those_of_the_match() -> None:
    words = {**prepare(FIGURES, {}, ("random",) * 2), **write_options(Options(Mode.CALM))}
    result = play(tournament("random", "random", options=tuple(words.items())), 0)
    assert result.stats["races_lost"] == (0, 0)
