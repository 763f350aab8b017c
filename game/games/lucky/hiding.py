"""What a seat may see of a game, and a whole game that agrees with what it sees."""

from collections import Counter
from collections.abc import Iterable

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lucky.cards import FACE_DOWN, Box, Card, Deck
from game.games.lucky.options import Hands, Options
from game.games.lucky.state import Decks, State, View


def view_for(options: Options, state: State, seat: Seat | None) -> View:
    """Lay the piles face down, and with private hands those of all others; None sees what lies open for all."""
    first, second = state.decks.piles
    piles = ((FACE_DOWN[0],) * len(first), (FACE_DOWN[1],) * len(second))
    pilots = state.pilots
    if options.hands is Hands.PRIVATE:
        pilots = tuple(
            pilot if at == seat else pilot._replace(hand=tuple(FACE_DOWN[card.figure.deck] for card in pilot.hand))
            for at, pilot in enumerate(pilots)
        )
    return View(seat, state._replace(pilots=pilots, decks=Decks(piles, state.decks.discards)))


def imagine(box: Box, view: View, chance: Chance) -> State:
    """A whole game that agrees with a view: all cards it cannot see are dealt anew.

    Cards that all saw laid on the discards before these were shuffled are among them, though a seat might remember.
    """
    game = view.game
    unseen = [_unseen(box, game, deck, chance) for deck in Deck]

    def dealt(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(unseen[card.figure.deck].pop() if card.is_face_down else card for card in cards)

    pilots = tuple(pilot._replace(hand=tuple(sorted(dealt(pilot.hand)))) for pilot in game.pilots)
    first, second = game.decks.piles
    return game._replace(pilots=pilots, decks=Decks((dealt(first), dealt(second)), game.decks.discards))


def _unseen(box: Box, game: State, deck: Deck, chance: Chance) -> list[Card]:
    """The cards of a deck that lie face down, in a random order."""
    rest = Counter(box.deck(deck))
    rest.subtract(card for pilot in game.pilots for card in (*pilot.hand, *pilot.final))
    rest.subtract(card for show in game.shows for card in show)
    rest.subtract(game.decks.discards[deck])
    return [*chance.shuffled([*rest.elements()])]
