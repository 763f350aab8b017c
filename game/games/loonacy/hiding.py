"""What a seat may see of a match, and a whole match that agrees with what it sees."""

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.cards import FACE_DOWN, Cards
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.state import State, View


def view_for(state: State, seat: Seat | None) -> View:
    """Lay the draw pile and cards just drawn face down, the seat's own too; all else lies open."""
    table = state.table
    face_down = (FACE_DOWN,) * len(table.draw)
    drawn = (FACE_DOWN,) * len(table.drawn)
    return View(seat, state._replace(table=table._replace(draw=face_down, drawn=drawn)))


def imagine(kit: Kit, view: View, chance: Chance) -> State:
    """A whole match that agrees with a view: the cards that nobody sees are dealt anew."""
    game = view.game
    table = game.table
    seen: Cards = game.under
    for hand in game.hands:
        seen |= hand
    for pile in game.piles:
        seen |= 1 << pile.top
    for flight in game.flights:
        seen |= 1 << flight.card
    unseen = [card for card in range(len(kit.deck.pairs)) if not seen >> card & 1]
    chance.shuffle(unseen)
    drawn = table.drawn
    if drawn:
        seated = seats_in(table.seated)
        drawn = tuple(unseen.pop() if seat in seated else FACE_DOWN for seat in range(kit.seats))
    return game._replace(table=table._replace(draw=tuple(unseen), drawn=drawn))
