"""A tournament and its single matches: who sits where, with what luck, and how each match went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, Final

from game.arena.live import Played, drive_live
from game.core.chance import Chance, derived
from game.core.match import Match
from game.core.record import Header, OptionValue, Record, SeatLine
from game.core.rules import CLOCK, Seat
from game.games.catalogue import RANDOM, AnyBot, AnyRules, Game, find_game

_SEAT_LUCK: Final = 1 << 40
"""The part of a match's seed from which its bots draw; rules draw from the parts that count moves."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What all its matches have in common, as a value that can be sent to another machine.

    `board` is the rule text of a track, `players` the bot level of each seat, `figures` the game's
    figures (hashable), `seed` the master seed.
    """

    game: str
    board: str
    options: tuple[tuple[str, OptionValue], ...]
    players: tuple[str, ...]
    figures: Any
    seed: int
    has_records: bool = False
    board_file: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """One match. Every list with one entry a seat is in the order of the tournament's players.

    `places` tells at which place of the table each seat sat, from 1; `ranks` lists groups of seats
    from first to last; `stats` is the game's own tally.
    """

    number: int
    seed: int
    places: tuple[int, ...]
    ranks: tuple[tuple[Seat, ...], ...]
    moves: int
    rounds: int
    seconds: float
    stats: Mapping[str, tuple[int, ...]]
    record: Record | None = None


def play_range(tournament: Tournament, first: int, count: int) -> list[Result]:
    """Play `count` matches from number `first` on; each depends on its number alone, not on the range."""
    return [play(tournament, number) for number in range(first, first + count)]


def play(tournament: Tournament, number: int) -> Result:
    """Play one match. Seats move on by one place from match to match."""
    game, rules, bots = _table(
        tournament.game, tournament.board, tournament.options, tournament.players, tournament.figures
    )
    seats = len(tournament.players)
    shift = number % seats
    seat_at = tuple((place + shift) % seats for place in range(seats))
    players = [tournament.players[seat] for seat in seat_at]
    seed = derived(tournament.seed, number)
    played: Played | None = [] if tournament.has_records else None
    began = perf_counter()
    at_table = [bots[player] for player in players]
    if game.real_time is None:
        state, moves = drive(rules, at_table, seed, played)
    else:
        state, moves = drive_live(rules, game.real_time, at_table, seed, played)
    seconds = perf_counter() - began
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody can move, so the match is over"
    place_of = tuple((seat - shift) % seats for seat in range(seats))
    return Result(
        number=number,
        seed=seed,
        places=tuple(place + 1 for place in place_of),
        ranks=tuple(tuple(sorted(seat_at[place] for place in group)) for group in outcome.ranks),
        moves=moves,
        rounds=game.rounds(state),
        seconds=seconds,
        stats={name: tuple(row[place] for place in place_of) for name, row in game.tally(state).items()},
        record=None if played is None else _record(tournament, game, rules, players, seed, played),
    )


def drive(rules: AnyRules, bots: Sequence[AnyBot | None], seed: int, played: Played | None = None) -> tuple[Any, int]:
    """Play a match with one bot a seat, None for one that moves at random; returns the last state and the moves made.

    The rules alone are driven, without records, digests and a second look at legal moves; the luck
    is the same as a `Match` with this seed has. Moves are added to `played`, if given.
    """
    chance = Chance(seed)
    seat_luck = Chance(derived(seed, _SEAT_LUCK))
    # One generator for all that moves at random: `random()` gives the same on every Python.
    random = Random(derived(seed, _SEAT_LUCK + 1)).random  # noqa: S311  # play, not secrets
    to_act, legal_moves, apply = rules.to_act, rules.legal_moves, rules.apply
    state = rules.start(chance).state
    number = now = 0
    while True:
        acting = to_act(state)
        number += 1
        chance.step = number
        if acting:
            seat = acting[0]
            moves = legal_moves(state, seat)
            bot = bots[seat]
            if bot is None:
                move = moves[int(random() * len(moves))]
            else:
                seat_luck.step = number
                move = bot.choose(rules.view_for(state, seat), moves, seat_luck).move
        else:
            due = rules.due(state)
            if due is None:
                return state, number - 1
            seat, now = CLOCK, max(now, due)
            move = legal_moves(state, CLOCK)[0]
        if played is not None:
            played.append((now, seat, move))
        state, _ = apply(state, seat, move, now, chance)


@lru_cache(maxsize=2)
def _table(
    name: str, board: str, options: tuple[tuple[str, OptionValue], ...], players: tuple[str, ...], figures: Any
) -> tuple[Game, AnyRules, dict[str, AnyBot | None]]:
    """Rules and bots, made once in each process: a bot's tables may take seconds."""
    game = find_game(name)
    rules = game.make_rules(board, dict(options), len(players))
    levels = set(players)
    bots = {level: None if level == RANDOM else game.make_bot(rules, level, figures, None) for level in levels}
    return game, rules, bots


def _record(
    tournament: Tournament, game: Game, rules: AnyRules, players: Sequence[str], seed: int, played: Played
) -> Record:
    """The record of a match that was driven; seats are listed by place, as the rules number them."""
    match = Match(rules, game.kinds, seed)
    for at, seat, move in played:
        match.play(seat, move, at)
    lines = tuple(SeatLine(player, player) for player in players)
    header = Header(
        game=game.name,
        rules=game.rules_version,
        seed=seed,
        seats=lines,
        options=dict(tournament.options),
        board=tournament.board,
        board_file=tournament.board_file,
    )
    return Record(header, match.entries)
