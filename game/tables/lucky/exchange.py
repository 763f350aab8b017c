"""The choices of an exchange: from which pile a card comes, and which cards are put away."""

from collections.abc import Sequence

from game.files.texts import Texts
from game.games.lucky.cards import Card, Deck
from game.games.lucky.moves import DISCARD, DRAW, Move
from game.games.lucky.state import Phase, State
from game.tables.lucky.chances import Asked
from game.tables.lucky.choosing import GO
from game.tables.lucky.desk import Key
from game.tables.lucky.spots import Kind, Option, Spot


class Drawing:
    """From which pile the next card comes."""

    plan = None
    lifted: frozenset[int] = frozenset()
    keys: tuple[Key, ...] = ()
    wanted: tuple[Asked, ...] = ()

    def __init__(self, texts: Texts, game: State, moves: Sequence[Move], name: str, last: Deck | None) -> None:
        self._texts = texts
        self._left = game.left
        self._is_exchange = game.phase is Phase.DRAWING
        self._decks = tuple(deck for deck in Deck if DRAW[deck] in moves)
        self._name = name
        self.was_refused = False
        home = last if last in self._decks else self._decks[0]
        assert home is not None, "there is a pile to draw from"
        self.focus = Spot(Kind.DECK, home)

    def options(self) -> Sequence[Option]:
        """The piles with cards."""
        return [Option(Spot(Kind.DECK, deck)) for deck in self._decks]

    def take(self, spot: Spot) -> Sequence[Move]:
        """Draw."""
        self.was_refused = spot not in [option.spot for option in self.options()]
        return () if self.was_refused else (DRAW[spot.at],)

    def back(self) -> bool:
        """What was drawn has been seen."""
        return False

    @property
    def title(self) -> str:
        """How many cards are still to be drawn."""
        return self._texts.count("lucky.ask.draw", self._left, name=self._name)

    @property
    def about(self) -> tuple[str, ...]:
        """What for."""
        return (self._texts("lucky.about.draw" if self._is_exchange else "lucky.about.replace"),)


class Discarding:
    """Which cards are put away in an exchange; `planned` were marked before."""

    plan = None
    wanted: tuple[Asked, ...] = ()

    def __init__(self, texts: Texts, game: State, hand: Sequence[Card], name: str, planned: Sequence[Card]) -> None:
        self._texts = texts
        self._count = game.left
        self._hand = tuple(hand)
        self._name = name
        self.was_refused = False
        self.chosen: list[int] = []
        for card in planned[: self._count]:
            at = next((n for n, one in enumerate(self._hand) if one == card and n not in self.chosen), None)
            if at is not None:
                self.chosen.append(at)
        self.focus = GO if len(self.chosen) == self._count else Spot(Kind.HAND, 0)

    def options(self) -> Sequence[Option]:
        """The hand and the button."""
        cards = [Option(Spot(Kind.HAND, number)) for number in range(len(self._hand))]
        return [Option(GO, self.keys[0].reason), *cards]

    def take(self, spot: Spot) -> Sequence[Move]:
        """Mark a card, or put the marked ones away."""
        self.was_refused = False
        if spot == GO:
            if len(self.chosen) != self._count:
                self.was_refused = True
                return ()
            cards = [self._hand[number] for number in self.chosen]
            return [DISCARD[card.figure][card.difficulty] for card in cards]
        if spot.at in self.chosen:
            self.chosen.remove(spot.at)
        elif len(self.chosen) < self._count:
            self.chosen.append(spot.at)
            if len(self.chosen) == self._count:
                self.focus = GO
        else:
            self.was_refused = True
        return ()

    def back(self) -> bool:
        """Keep the card marked last."""
        if self.chosen:
            self.chosen.pop()
            return True
        return False

    @property
    def title(self) -> str:
        """How many."""
        return self._texts.count("lucky.ask.discard", self._count, name=self._name)

    @property
    def about(self) -> tuple[str, ...]:
        """How many are marked."""
        marked = self._texts("lucky.about.discard", n=len(self.chosen), count=self._count)
        is_full = self.was_refused and len(self.chosen) == self._count
        return (self._texts("lucky.about.discard_full"), marked) if is_full else (marked,)

    @property
    def keys(self) -> tuple[Key, ...]:
        """Put them away."""
        left = self._count - len(self.chosen)
        reason = self._texts.count("lucky.why.discard", left) if left else ""
        return (Key(self._texts("lucky.key.discard"), "tick", reason=reason),)

    @property
    def lifted(self) -> frozenset[int]:
        """The marked cards."""
        return frozenset(self.chosen)
