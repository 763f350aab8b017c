"""The table's side of a secret choice: who has chosen, and everything at once when the last one has."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat
from game.tables.bots import Bots
from game.tables.gathering import Gathering
from game.tables.hands import Hands
from game.tables.seats import Sitter
from game.tables.stage import Stage
from game.ui.press import KEYBOARD, Pointer, Press


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
        self._number: int | None = None
        self.is_on = False

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people who choose."""
        return tuple(seat for seat in self._seats if not self._sitters[seat].is_bot)

    @property
    def has_choices(self) -> bool:
        """Whether anybody has locked a choice that is still secret."""
        return self.is_on and self._gathering is not None and bool(self._gathering.choices)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The bots that choose."""
        return tuple(seat for seat in self._seats if self._sitters[seat].is_bot)

    @property
    def waiting_bots(self) -> tuple[Seat, ...]:
        """The bots that have yet to choose."""
        return tuple(seat for seat in self.bots if seat not in self._bot_moves)

    def begin(self, view: Any, seats: tuple[Seat, ...], number: int) -> bool:
        """Let these seats choose if the game wants them to do so at once; tells whether it does.

        `number` is that of the move to come: begun again at the same one, what bots have chosen stays.
        """
        gathering = self._gathering
        self.is_on = gathering is not None and gathering.is_due(view)
        self._seats = seats
        stays = self._bot_moves if number == self._number else {}
        self._bot_moves = {seat: move for seat, move in stays.items() if seat in self.bots}
        self._number = number
        if gathering is not None and self.is_on:
            people = {seat: self._hands.device_of(seat) for seat in self.people}
            is_watched = sum(not sitter.is_bot for sitter in self._sitters) > 1
            gathering.gather(people, self.bots, is_watched=is_watched)
            for seat in self._bot_moves:
                gathering.lock(seat)
        return self.is_on

    def press(self, press: Press) -> bool:
        """A press of somebody's device; tells whether it meant anything."""
        seats = [seat for seat in self.people if self._hands.may_act(press.device, seat)]
        if press.device == KEYBOARD and len({self._hands.device_of(seat) for seat in seats}) > 1:
            # The menu keys are anybody's: nobody's card goes by them where several sit at one keyboard.
            return False
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

    def advance(self, bots: Bots, ms: int) -> list[tuple[Seat, Any]]:
        """Take in what bots have chosen; every seat's move in the order of seats once all have, nothing before.

        `ms` have gone by. A person who locked just now keeps a moment to take it back.
        """
        while (answer := bots.take()) is not None:
            self._bot_moves[answer.seat] = answer.move
            if self._gathering is not None:
                self._gathering.lock(answer.seat)
        if self._gathering is not None and self.is_on:
            self._gathering.pass_time(ms)
        return self._complete()

    def _complete(self) -> list[tuple[Seat, Any]]:
        gathering = self._gathering
        if gathering is None or not self.is_on or not gathering.is_settled:
            return []
        moves = {**self._bot_moves, **gathering.choices}
        if not all(seat in moves for seat in self._seats):
            return []
        self.is_on = False
        self._bot_moves = {}
        return [(seat, moves[seat]) for seat in self._seats]
