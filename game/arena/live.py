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


class _Plan(NamedTuple):
    """What a bot is going to press, when, and the view on which it decided so; to wait is to press None, never."""

    at: int
    move: Any
    seen: Any


class Live:
    """One match being driven: the rules alone, without records, digests and a second look at legal moves.

    Bots press as long after being asked as they say. A bot is asked when it may act and has nothing in mind, and anew
    when it sees a change that its game says it does not ignore. Bots that are None do at once whatever fits. In one
    millisecond time comes first, then those, then bots, by number of seat.
    """

    def __init__(
        self, rules: AnyRules, real_time: RealTime, bots: Sequence[AnyBot | None], seed: int, played: Played | None
    ) -> None:
        self._rules = rules
        self._is_kept = real_time.is_kept
        self._bots = bots
        self._eager = real_time.make_eager(rules, [seat for seat, bot in enumerate(bots) if bot is None])
        self._has_bots = any(bot is not None for bot in bots)
        self._random = Random(derived(seed, _SEAT_LUCK - 1)).random  # noqa: S311  # play, not secrets
        self._luck = [Chance(derived(seed, _SEAT_LUCK + seat)) for seat in range(rules.seats)]
        self._chance = Chance(seed)
        self._plans: dict[Seat, _Plan] = {}
        self._played = played
        self._state = rules.start(self._chance).state
        self._number = 0
        self._now = 0

    def drive(self) -> tuple[Any, int]:
        """Play to the end; returns the last state and the moves made."""
        rules, eager, random = self._rules, self._eager, self._random
        has_acted = False
        while True:
            due = rules.due(self._state)
            if due is not None and due <= self._now:
                self._play(CLOCK, rules.legal_moves(self._state, CLOCK)[0])
                has_acted = False
                continue
            # What these seats do opens nothing to them in the same millisecond, unless no time runs.
            moves = eager(self._state, random) if due is None or not has_acted else ()
            has_acted = True
            if moves:
                for seat, move in moves:
                    self._play(seat, move)
                continue
            seat, at = self._next_press() if self._has_bots else (CLOCK, _NEVER)
            if due is not None and due <= at:
                self._now = due
            elif at != _NEVER:
                self._now = at
                self._press(seat)
                has_acted = False
            else:
                assert rules.outcome(self._state) is not None, "somebody goes on until the match is over"
                return self._state, self._number

    def _play(self, seat: Seat, move: Any) -> None:
        if self._played is not None:
            self._played.append((self._now, seat, move))
        self._number += 1
        self._chance.step = self._number
        self._state, _ = self._rules.apply(self._state, seat, move, self._now, self._chance)

    def _press(self, seat: Seat) -> None:
        """A bot's press; void if the rules do not allow it any more."""
        move = self._plans.pop(seat).move
        if move in self._rules.legal_moves(self._state, seat):
            self._play(seat, move)

    def _next_press(self) -> tuple[Seat, int]:
        """Let bots look at what has changed; then who presses next, and when."""
        for seat in self._rules.to_act(self._state):
            bot = self._bots[seat]
            if bot is not None:
                self._look(seat, bot)
        return min(((seat, plan.at) for seat, plan in self._plans.items()), key=_by_time, default=(CLOCK, _NEVER))

    def _look(self, seat: Seat, bot: AnyBot) -> None:
        view = self._rules.view_for(self._state, seat)
        plan = self._plans.get(seat)
        if plan is not None and self._is_kept(plan.seen, view, plan.move, plan.at - self._now):
            return
        luck = self._luck[seat]
        luck.step = self._number
        move, after_ms = bot.choose(view, self._rules.legal_moves(self._state, seat), luck)
        self._plans[seat] = _Plan(_NEVER if move is None else self._now + after_ms, move, view)


def _by_time(press: tuple[Seat, int]) -> tuple[int, Seat]:
    return press[1], press[0]
