"""What waiting pilots do beside the game: guess whether a flight succeeds, and mark cards for their next exchange."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.rules import Seat
from game.games.lucky import events as e
from game.games.lucky.cards import Card
from game.ui.press import Button, Press

MOST_MARKED = 3
"""An exchange puts so many cards away."""
_CLOSING_THROW = 2
"""A turn of a bot is over quickly: the first throw may be seen before one guesses."""


@dataclass(slots=True)
class Waiting:
    """One seat's doings. `cursor` is the card pointed at while the plan is open; guesses are (right, all)."""

    guess: bool | None = None
    cursor: int | None = None
    marked: list[Card] = field(default_factory=list)
    right: int = 0
    guessed: int = 0


class Sideline:
    """Nothing here is part of the match. `hand_of` gives a seat's own cards."""

    def __init__(self, seats: int, hand_of: Callable[[Seat], Sequence[Card]]) -> None:
        self.seats = [Waiting() for _ in range(seats)]
        self.is_manned = False
        """Whether anybody may be there to guess: not where a game is only watched."""
        self.is_open = False
        """Whether guesses are taken: from the beginning of a turn to the second throw, or the end of its flight."""
        self._hand_of = hand_of
        self._acting: Seat | None = None
        self._throws = 0

    def tell(self, event: e.Event) -> None:
        """Open and close the guessing, and see who was right."""
        match event:
            case e.TurnBegan(seat):
                self._acting, self.is_open, self._throws = seat, self.is_manned, 0
                for waiting in self.seats:
                    waiting.guess = None
                self.seats[seat].cursor = None
            case e.Thrown():
                self._throws += 1
                self.is_open = self.is_open and self._throws < _CLOSING_THROW
            case e.GameEnded():
                self.is_open = False
            case e.FlightSucceeded():
                self._judge(has_succeeded=True)
            case e.FlightFailed():
                self._judge(has_succeeded=False)
            case _:
                pass

    def _judge(self, *, has_succeeded: bool) -> None:
        self.is_open = False
        for waiting in self.seats:
            if waiting.guess is not None:
                waiting.guessed += 1
                waiting.right += waiting.guess is has_succeeded

    def press(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these waiting seats, the first of them; whether it meant anything."""
        for seat in seats:
            if seat != self._acting:
                return self._press(self.seats[seat], seat, press)
        return False

    def _press(self, waiting: Waiting, seat: Seat, press: Press) -> bool:
        if press.button is Button.EXTRA:
            return self.turn_guess(seat)
        if press.button is Button.AIM:
            return waiting.cursor is not None
        if waiting.cursor is None:
            if press.button is Button.DOWN and self._hand_of(seat):
                waiting.cursor = 0
                return True
            return False
        hand = self._hand_of(seat)
        match press.button:
            case Button.LEFT | Button.RIGHT if hand:
                waiting.cursor = (waiting.cursor + (1 if press.button is Button.RIGHT else -1)) % len(hand)
            case Button.CONFIRM | Button.DOWN:
                self.mark(seat, waiting.cursor)
            case Button.UP | Button.BACK:
                waiting.cursor = None
            case _:
                return False
        return True

    def turn_guess(self, seat: Seat) -> bool:
        """No guess, success, failure, and round again; whether guesses are taken."""
        if not self.is_open or seat == self._acting:
            return False
        waiting = self.seats[seat]
        waiting.guess = {None: True, True: False, False: None}[waiting.guess]
        return True

    def mark(self, seat: Seat, number: int) -> None:
        """Mark a card to be put away, or keep it."""
        hand = self._hand_of(seat)
        if number >= len(hand):
            return
        marked, waiting = self.marked(seat), self.seats[seat]
        chosen = [one for one in sorted(marked) if one != number]
        if number not in marked and len(chosen) < MOST_MARKED:
            chosen.append(number)
        waiting.marked = [hand[one] for one in chosen]

    def marked(self, seat: Seat) -> frozenset[int]:
        """The numbers of the marked cards that are still in hand."""
        hand, found = self._hand_of(seat), set[int]()
        for card in self.seats[seat].marked:
            at = next((n for n, one in enumerate(hand) if one == card and n not in found), None)
            if at is not None:
                found.add(at)
        return frozenset(found)
