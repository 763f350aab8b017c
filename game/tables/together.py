"""The table's side of a secret choice: who has chosen, and everything at once when the last one has."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat
from game.tables.bots import Bots
from game.tables.gathering import Gathering
from game.tables.hands import Hands
from game.tables.seats import Sitter
from game.tables.stage import Stage
from game.ui.press import Pointer, Press


class Together:
    """One decision of several seats after another. Nothing enters the match before all have chosen.

    `gathering` is None for games in which seats always act one by one.
    """

    def __init__(self, gathering: Gathering | None, sitters: Sequence[Sitter], hands: Hands, stage: Stage) -> None:
        self._stage = stage
        self._gathering = gathering
        self._sitters = sitters
        self._hands = hands
        self._bot_moves: dict[Seat, Any] = {}
        self._seats: tuple[Seat, ...] = ()
        self.is_on = False

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people who choose."""
        return tuple(seat for seat in self._seats if not self._sitters[seat].is_bot)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The bots that choose."""
        return tuple(seat for seat in self._seats if self._sitters[seat].is_bot)

    def begin(self, view: Any, seats: tuple[Seat, ...]) -> bool:
        """Let these seats choose if the game wants them to do so at once; tells whether it does."""
        gathering = self._gathering
        self.is_on = gathering is not None and gathering.is_due(view)
        self._bot_moves = {}
        self._seats = seats
        if gathering is not None and self.is_on:
            gathering.gather({seat: self._hands.device_of(seat) for seat in self.people})
        return self.is_on

    def press(self, press: Press) -> bool:
        """A press of somebody's device; tells whether it meant anything."""
        seats = [seat for seat in self.people if self._hands.may_act(press.device, seat)]
        gathering = self._gathering
        return self._heard(gathering is not None and bool(seats) and gathering.press_together(press, seats))

    def pointer(self, pointer: Pointer) -> bool:
        """The mouse; tells whether it meant anything."""
        return self._heard(self._gathering is not None and self._gathering.pointer_together(pointer))

    def _heard(self, is_heard: bool) -> bool:
        """One sound for every choice, whatever it was."""
        if self._gathering is not None and is_heard:
            self._stage.sound.play("refuse" if self._gathering.was_refused_together else "confirm")
        return is_heard

    def advance(self, bots: Bots) -> list[tuple[Seat, Any]]:
        """Take in what bots have chosen; every seat's move in the order of seats once all have, nothing before."""
        while (answer := bots.take()) is not None:
            self._bot_moves[answer.seat] = answer.move
            if self._gathering is not None:
                self._gathering.lock(answer.seat)
        return self._complete()

    def _complete(self) -> list[tuple[Seat, Any]]:
        moves = {**self._bot_moves, **({} if self._gathering is None else self._gathering.choices)}
        if not self.is_on or not all(seat in moves for seat in self._seats):
            return []
        self.is_on = False
        return [(seat, moves[seat]) for seat in self._seats]
