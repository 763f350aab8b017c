"""Matches in which all play at once, driven without a screen: presses and time in the order in which they come."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from game.core.chance import Chance, derived
from game.core.rules import CLOCK, Seat
from game.games.catalogue import AnyBot, AnyRules, RealTime

_SEAT_LUCK: Final = 1 << 40
"""The part of a match's seed from which its bots draw; rules draw from the parts that count moves."""

Played = list[tuple[int, Seat, Any]]
"""When (ms of the match clock), who and how, in order; CLOCK too."""

_NEVER: Final = 1 << 62


def drive_live(
    rules: AnyRules, real_time: RealTime, bots: Sequence[AnyBot | None], seed: int, played: Played | None = None
) -> tuple[Any, int]:
    """Play a match with one bot a seat, None for one that does at once whatever fits; the last state, and moves made.

    The rules alone are driven, without records, digests and a second look at legal moves; the luck is the same as a
    `Match` with this seed has. Moves are added to `played`, if given. Of one millisecond time comes first, then those
    that act at once, then bots.
    """
    chance = Chance(seed)
    random = Random(derived(seed, _SEAT_LUCK - 1)).random  # noqa: S311  # play, not secrets
    eager = real_time.make_eager(rules, [seat for seat, bot in enumerate(bots) if bot is None])
    minds = Minds(rules, real_time, bots, seed) if any(bot is not None for bot in bots) else None
    due, legal_moves, apply = rules.due, rules.legal_moves, rules.apply
    state = rules.start(chance).state
    number = now = 0
    has_acted = False
    while True:
        at = due(state)
        moves: Sequence[tuple[Seat, Any]]
        if at is not None and at <= now:
            moves, has_acted = ((CLOCK, legal_moves(state, CLOCK)[0]),), False
        elif at is None or not has_acted:
            # Once is enough before time goes on: what these do opens nothing to them in the same millisecond.
            moves, has_acted = eager(state, random), True
        else:
            moves = ()
        if not moves:
            seat, press_at = (CLOCK, _NEVER) if minds is None else minds.next_press(state, number, now)
            if at is not None and at <= press_at:
                now = at
                continue
            if press_at == _NEVER:
                assert rules.outcome(state) is not None, "somebody goes on until the match is over"
                return state, number
            assert minds is not None, "somebody is going to press"
            now = press_at
            move = minds.press(seat)
            moves, has_acted = ((seat, move),) if move in legal_moves(state, seat) else (), False
        for seat, move in moves:
            number += 1
            chance.step = number
            if played is not None:
                played.append((now, seat, move))
            state, _ = apply(state, seat, move, now, chance)


class _Plan(NamedTuple):
    """What a bot is going to press, when, and the view on which it decided so; to wait is to press None, never."""

    at: int
    move: Any
    seen: Any


class Minds:
    """What the bots of one match are going to press.

    A bot presses as long after being asked as it says. It is asked when it may act and has nothing in mind, and anew
    when it sees a change that its game says it does not ignore. What it presses may be void by then.
    """

    def __init__(self, rules: AnyRules, real_time: RealTime, bots: Sequence[AnyBot | None], seed: int) -> None:
        self._rules = rules
        self._is_kept = real_time.is_kept
        self._bots = bots
        self._luck = [Chance(derived(seed, _SEAT_LUCK + seat)) for seat in range(rules.seats)]
        self._plans: dict[Seat, _Plan] = {}

    def next_press(self, state: Any, number: int, now: int) -> tuple[Seat, int]:
        """Let bots look at what has changed; then who presses next, and when; CLOCK and a far time for nobody.

        `number` counts the moves made, and numbers the bots' luck.
        """
        for seat in self._rules.to_act(state):
            bot = self._bots[seat]
            if bot is None:
                continue
            view = self._rules.view_for(state, seat)
            plan = self._plans.get(seat)
            if plan is None or not self._is_kept(plan.seen, view, plan.move, plan.at - now):
                luck = self._luck[seat]
                luck.step = number
                move, after_ms = bot.choose(view, self._rules.legal_moves(state, seat), luck)
                self._plans[seat] = _Plan(_NEVER if move is None else now + after_ms, move, view)
        # Of one millisecond the lower seat's press is made first, which decides nothing: what lands then is a tie.
        at, seat = min(((plan.at, seat) for seat, plan in self._plans.items()), default=(_NEVER, CLOCK))
        return seat, at

    def press(self, seat: Seat) -> Any:
        """The move that a seat had in mind; it has nothing in mind any more."""
        return self._plans.pop(seat).move
