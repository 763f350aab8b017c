"""The bench of Lucky Loop: what the best play of a flight costs, and each level of bots against the one below."""

import time
from collections.abc import Iterator
from functools import cache, partial
from statistics import median
from typing import Final

from game.arena.spread import cores, local_executor
from game.arena.summary import wilson
from game.arena.tournament import drive
from game.core.chance import Chance, derived
from game.files.lucky_decks import lucky_figures
from game.games.catalogue import AnyBot, find_game
from game.games.lucky.cards import FINAL, SHOW_CARDS, Box, Card, Deck
from game.games.lucky.odds import Flying, at_take_off
from game.games.lucky.odds_goals import Points
from game.games.lucky.odds_solved import solved
from game.games.lucky.options import NearMiss, Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase, State

MILLION: Final = 1_000_000
SHOWS: Final = 600
MOST_CHIPS: Final = 3

GOAL: Final = Points(chip_worth=2.5, chip_from=12, near_miss=NearMiss.EXACT)
FINAL_GOAL: Final = Points(penalty=2, chip_worth=2.5, chip_from=20, near_miss=NearMiss.EXACT)


PAIRS: Final = 500
"""Each pair of games has the same luck, with places changed."""

PAIRS_SENT: Final = 10
DUELS: Final = (("normal", "easy", 60), ("hard", "normal", 55), ("expert", "hard", 52), ("expert", "easy", 65))
"""Who plays whom, and the share of wins that is wanted, in per cent."""

WHOLE_GAMES: Final = 10


def flights(is_quick: bool) -> Iterator[str]:
    """Random shows with none to three chips, each solved from nothing and then flown by the best play."""
    box = lucky_figures().figures.box
    count = SHOWS // 10 if is_quick else SHOWS
    for kind in ("prescribed", "final"):
        chance = Chance(1)
        shows = []
        for chance.step in range(count):
            shows.append(_final_show(box, chance) if kind == "final" else _show(box, chance))
        for chips in range(MOST_CHIPS + 1):
            million = _million_empty_calls()
            costs = [_cost(box, cards, chips, highlight, number) for number, (cards, highlight) in enumerate(shows)]
            solving = sorted(first for first, _ in costs)
            later = sorted(each for _, rest in costs for each in rest)
            yield (
                f"{kind} show, {chips} chips, a million empty calls in {million * 1000:.0f} ms:"
                f" take-off {median(solving) / million:.3f} million empty calls"
                f" (dearest {solving[-1] / million:.2f}; median wanted below 1), a later decision"
                f" {median(later) / million:.4f} (dearest {later[-1] / million:.3f}; median wanted below 0.1)"
            )


def levels(is_quick: bool) -> Iterator[str]:
    """Two-seat games of a level against a lower one, and how long a game of four expert bots takes."""
    yield _whole_games()
    pairs = PAIRS // 25 if is_quick else PAIRS
    with local_executor(cores()) as (executor, _):
        for strong, weak, wanted in DUELS:
            sent = [range(first, min(first + PAIRS_SENT, pairs)) for first in range(0, pairs, PAIRS_SENT)]
            play = partial(_played_pairs, strong, weak)
            found = [*(map(play, sent) if executor is None else executor.map(play, sent))]
            games = 2 * pairs
            won, rounds, own, others = (sum(each) for each in zip(*found, strict=True))
            low, high = wilson(won, games)
            yield (
                f"{strong} beats {weak} in {won / games:.1%} of {games} games (95 % interval {low:.1%} to {high:.1%};"
                f" wanted: {wanted} %, above 50 %); totals {own / games:.1f} and {others / games:.1f},"
                f" {rounds / games:.1f} rounds"
            )


def _whole_games() -> str:
    """How long expert bots think in a game of four, the first game with nothing solved before."""
    game = find_game("lucky-loop")
    figures = lucky_figures().figures
    rules = LuckyRules(figures.box, Options(), 4)
    solved.cache_clear()
    bots = [game.make_bot(rules, "expert", figures, None) for _ in range(4)]
    seconds = []
    for seed in range(WHOLE_GAMES):
        began = time.process_time()
        drive(rules, bots, seed)
        seconds.append(time.process_time() - began)
    return (
        f"four expert bots play the first game in {seconds[0]:.2f} s of processor time, then one in"
        f" {median(seconds[1:]):.2f} s (wanted: below 2)"
    )


def _played_pairs(strong: str, weak: str, seeds: range) -> tuple[float, int, int, int]:
    """Wins of the first, ties as halves; rounds; totals of either."""
    rules, bots = _table(strong, weak)
    won, rounds, own, others = 0.0, 0, 0, 0
    for seed in seeds:
        for seats in (bots, bots[::-1]):
            state, _ = drive(rules, seats, derived(PAIRS, seed))
            first, second = (state.pilots[seats.index(bot)].total for bot in bots)
            won += (first > second) + (first == second) / 2
            rounds += state.round
            own += first
            others += second
    return won, rounds, own, others


@cache
def _table(strong: str, weak: str) -> tuple[LuckyRules, list[AnyBot]]:
    """Made once in each process: bots keep what they have solved."""
    game = find_game("lucky-loop")
    figures = lucky_figures().figures
    rules = LuckyRules(figures.box, Options(), 2)
    return rules, [game.make_bot(rules, level, figures, None) for level in (strong, weak)]


def _million_empty_calls() -> float:
    """Seconds of processor time, which other work on the machine makes no longer."""

    def f() -> None:
        pass

    began = time.process_time()
    for _ in range(MILLION):
        f()
    return time.process_time() - began


def _show(box: Box, chance: Chance) -> tuple[tuple[Card, ...], int | None]:
    """A show that may be laid, each card as likely as it is in the decks."""
    every = [card for deck in Deck for card in box.deck(deck)]
    while True:
        cards = tuple(chance.pick(every) for _ in range(SHOW_CARDS))
        if sum(card.lower for card in cards) >= box.least_lower:
            return cards, None


def _final_show(box: Box, chance: Chance) -> tuple[tuple[Card, ...], int | None]:
    """A final show of three to five cards, with the highlight on any."""
    every = [card for deck in Deck for card in box.deck(deck)]
    while True:
        cards = tuple(chance.pick(every) for _ in range(SHOW_CARDS + chance.below(3)))
        is_hard = sum(card.difficulty for card in cards) >= box.least_final
        if is_hard and sum(card.fewest_dice for card in cards) <= box.dice:
            return cards, chance.below(len(cards))


def _cost(box: Box, cards: tuple[Card, ...], chips: int, highlight: int | None, seed: int) -> tuple[float, list[float]]:
    """Seconds for the value of take-off, then for every decision of one flight by the best play."""
    solved.cache_clear()
    flying = Flying(cards, GOAL if highlight is None else FINAL_GOAL, highlight)
    began = time.process_time()
    flying.value(at_take_off(cards, box.dice), chips)
    first = time.process_time() - began
    later = []
    rules = LuckyRules(box, Options(), 2)
    state = _in_the_air(rules, cards, chips, highlight)
    chance = Chance(seed)
    while state.turn == 0 and state.phase in (Phase.THROWING, Phase.COVERING, Phase.FEARING):
        moves = rules.legal_moves(state, 0)
        began = time.process_time()
        choices = flying.choices(state.flight, state.pilots[0].chips, moves)
        move = max(choices, key=lambda choice: choice[1])[0]
        later.append(time.process_time() - began)
        chance.step += 1
        state = rules.apply(state, 0, move, 0, chance).state
    return first, later


def _in_the_air(rules: LuckyRules, cards: tuple[Card, ...], chips: int, highlight: int | None) -> State:
    """The first pilot of a game, about to throw for a show of these cards."""
    state = rules.start(Chance(0)).state
    pilot = state.pilots[0]._replace(chips=chips)
    flight = at_take_off(cards, rules.box.dice)
    if highlight is not None:
        pilot = pilot._replace(final=cards, highlight=highlight)
        flight = flight._replace(show=FINAL)
    return state._replace(phase=Phase.THROWING, turn=0, pilots=(pilot, *state.pilots[1:]), flight=flight)
