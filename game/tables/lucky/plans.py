"""A show being put together from the hand: which cards still go with it, what it comes to, and the move it makes."""

from collections.abc import Sequence

from game.games.lucky.cards import FINAL, SHOW_CARDS, SHOWS, Box, Card, Figure
from game.games.lucky.moves import FLY, Lay, LayFinal, Move, Raise, final_of
from game.games.lucky.options import FinalCards, Options


class ShowPlan:
    """One of the four shows: flown as it lies, raised by one card, or laid anew with three.

    `chosen` are places of the show and the numbers of hand cards meant for them, in the order of choosing.
    """

    def __init__(self, box: Box, show: int, laid: Sequence[Card], hand: Sequence[Card], moves: Sequence[Move]) -> None:
        self.show = show
        self.figures: tuple[Figure, ...] = box.shows[show]
        self.laid = tuple(laid)
        self.hand = tuple(hand)
        self.chosen: dict[int, int] = {}
        self._box = box
        mine = [move for move in moves if isinstance(move, Lay | Raise) and move.show is SHOWS[show]]
        self._lays = {(move.first, move.second, move.third): move for move in mine if isinstance(move, Lay)}
        self._raises = {(move.figure, move.difficulty): move for move in mine if isinstance(move, Raise)}
        self._fly = FLY[SHOWS[show]] if FLY[SHOWS[show]] in moves else None

    @property
    def may_fly(self) -> bool:
        """Whether the show may be flown as it lies."""
        return self._fly is not None

    @property
    def is_open(self) -> bool:
        """Whether anything can be done with this show."""
        return bool(self._lays or self._raises or self._fly)

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """What would lie there: chosen cards, and around a single one those that lie there already."""
        laid = self.laid if self.laid and len(self.chosen) < 2 else (None,) * SHOW_CARDS
        return tuple(
            self.hand[self.chosen[place]] if place in self.chosen else laid[place] for place in range(SHOW_CARDS)
        )

    @property
    def lowers(self) -> int:
        """The sum of lower values of what would lie there."""
        return sum(card.lower for card in self.cards if card is not None)

    def why_not(self, number: int) -> str:
        """The key of why a hand card cannot be chosen now; "" when it can."""
        card = self.hand[number]
        if card.figure not in self.figures:
            return "figure"
        if number in self.chosen.values():
            return ""
        place = self.figures.index(card.figure)
        fixed = {at: self.hand[chosen].difficulty for at, chosen in self.chosen.items() if at != place}
        fixed[place] = card.difficulty
        if any(all(lay[at] == difficulty for at, difficulty in fixed.items()) for lay in self._lays):
            return ""
        if len(fixed) == 1 and (card.figure, card.difficulty) in self._raises:
            return ""
        return "not_higher" if self.laid and len(fixed) == 1 else "too_little"

    def turn(self, number: int) -> bool:
        """Choose a hand card, or put it back; whether that could be done."""
        for place, chosen in self.chosen.items():
            if chosen == number:
                del self.chosen[place]
                return True
        if self.why_not(number):
            return False
        self.chosen[self.figures.index(self.hand[number].figure)] = number
        return True

    def back(self) -> bool:
        """Put the last card back; whether there was one."""
        if self.chosen:
            self.chosen.popitem()
            return True
        return False

    @property
    def move(self) -> Move | None:
        """The move that the plan has come to, if it is one."""
        if not self.chosen:
            return self._fly
        if len(self.chosen) == 1:
            card = self.hand[next(iter(self.chosen.values()))]
            return self._raises.get((card.figure, card.difficulty))
        if len(self.chosen) < SHOW_CARDS:
            return None
        one, two, three = (self.hand[self.chosen[place]].difficulty for place in range(SHOW_CARDS))
        return self._lays.get((one, two, three))


class FinalPlan:
    """The own final show: any cards of the hand, hard enough and possible with the dice."""

    show = FINAL

    def __init__(self, box: Box, options: Options, hand: Sequence[Card], moves: Sequence[Move]) -> None:
        self.hand = tuple(hand)
        self.chosen: list[int] = []
        self._box = box
        self._most = SHOW_CARDS if options.final_cards is FinalCards.THREE else len(self.hand)
        self._moves = {move for move in moves if isinstance(move, LayFinal)}

    @property
    def is_open(self) -> bool:
        """Whether the hand has a final show at all."""
        return bool(self._moves)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The chosen cards in their order on the table."""
        return tuple(sorted(self.hand[number] for number in self.chosen))

    @property
    def difficulty(self) -> int:
        """Their difficulties together."""
        return sum(card.difficulty for card in self.cards)

    @property
    def dice(self) -> int:
        """How many dice they need at least."""
        return sum(card.fewest_dice for card in self.cards)

    @property
    def why_not_yet(self) -> str:
        """The key of what is missing; "" when it can be laid."""
        if len(self.chosen) < SHOW_CARDS:
            return "cards"
        if self.dice > self._box.dice:
            return "dice"
        return "difficulty" if self.difficulty < self._box.least_final else ""

    def why_not(self, number: int) -> str:
        """The key of why a hand card cannot be chosen now; "" when it can."""
        return "three" if number not in self.chosen and len(self.chosen) >= self._most else ""

    def turn(self, number: int) -> bool:
        """Choose a hand card, or put it back; whether that could be done."""
        if self.why_not(number):
            return False
        if number in self.chosen:
            self.chosen.remove(number)
        else:
            self.chosen.append(number)
        return True

    def back(self) -> bool:
        """Put the last card back; whether there was one."""
        if self.chosen:
            self.chosen.pop()
            return True
        return False

    @property
    def move(self) -> Move | None:
        """The move that the plan has come to, if it is one."""
        move = final_of(self.cards)
        return move if move in self._moves else None
