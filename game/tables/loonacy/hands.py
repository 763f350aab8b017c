"""What the presses of a seat mean: choose a card, throw it at a pile, hold up the sign; in calm mode play or pass."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.games.loonacy.cards import Card, Deck
from game.games.loonacy.moves import PASS, READY, Move, Play, Throw
from game.games.loonacy.state import LOOKING, PLAYING, TAKING_TURNS, State
from game.tables.loonacy.buttons import is_throwing, pile_of, sign_button
from game.tables.loonacy.cursors import Cursors
from game.ui.press import Button, Press


class HandPicker:
    """Turns presses into moves. Nothing here tells whether a card fits while it matters who is first."""

    def __init__(self, deck: Deck, cursors: Cursors) -> None:
        self._deck = deck
        self._cursors = cursors
        self.was_refused = False
        """Whether the last press asked for what is not allowed now."""

    def press(self, game: State, seat: Seat, hand: Sequence[Card], press: Press) -> Move | None:
        """A press of the seat's device; the move if it makes one."""
        self.was_refused = False
        if press.button in (Button.LEFT, Button.RIGHT):
            self._cursors.step(seat, hand, 1 if press.button is Button.RIGHT else -1)
            return None
        device = press.device
        if press.button is sign_button(device):
            return self.sign(game, seat)
        pile = pile_of(device, press.button, len(game.piles))
        if pile is None and not is_throwing(device, press.button):
            return None
        place = self._cursors.place(seat, hand)
        if place == len(hand):
            return self.sign(game, seat)
        if game.phase is LOOKING:
            # Who throws too early holds up the sign; only on the sign's own place a press takes it back.
            return None if game.ready >> seat & 1 else READY[True]
        return None if pile is None else self.throw(game, seat, hand[place], pile)

    def sign(self, game: State, seat: Seat) -> Move | None:
        """The sign goes up, or is taken back; in calm mode the seat on turn passes."""
        if game.phase is TAKING_TURNS:
            self.was_refused = game.table.turn != seat
            return None if self.was_refused else PASS
        is_open = game.phase in (PLAYING, LOOKING) and game.table.seated >> seat & 1
        return READY[not game.ready >> seat & 1] if is_open else None

    def throw(self, game: State, seat: Seat, card: Card, pile: int) -> Move | None:
        """A card is thrown at a pile, or laid on it in calm mode, where it must match."""
        if game.phase is TAKING_TURNS:
            fits = game.table.turn == seat and self._deck.are_matching(card, game.piles[pile].top)
            self.was_refused = not fits
            return Play(card, pile) if fits else None
        if game.phase is not PLAYING:
            return None
        is_busy = any(flight.seat == seat for flight in game.flights) or any(lock.seat == seat for lock in game.locks)
        self.was_refused = is_busy
        return None if is_busy else Throw(card, pile)
