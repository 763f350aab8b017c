"""The log of a match of Retro Loonacy in sentences: who played what where, races and by how much, draws, ends."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.loonacy.cards import FACE_DOWN, Card, Deck
from game.games.loonacy.events import (
    Dealt,
    Ending,
    Event,
    HandedOver,
    HandLaid,
    Landed,
    LostRace,
    MatchEnded,
    NobodyCanPlay,
    Passed,
    PilesTurned,
    Reshuffled,
    Revealed,
    RoundEnded,
    Tied,
    WrongCard,
)
from game.tables.loonacy.card_places import pile_places
from game.tables.loonacy.images import image_words
from game.tables.loonacy.story import Noted
from game.tables.seats import Sitter
from game.tables.time_chart import clock_words

_ENDINGS: Final = {
    Ending.EMPTY_HAND: "loonacy.end.empty_hand",
    Ending.FEW_CARDS: "loonacy.end.few_cards",
    Ending.ALONE: "loonacy.end.alone",
    Ending.STOPPED: "loonacy.end.stopped",
}


def ending_words(texts: Texts, ended: RoundEnded, sitters: Sequence[Sitter]) -> str:
    """How a round ended, in a sentence."""
    if ended.winner is None:
        return texts("loonacy.end.stopped")
    return texts(_ENDINGS[ended.why], name=sitters[ended.winner].name)


class Sentences:
    """Each event is put into words once, under the names that seats have then.

    In a match without time (`is_timed` is false) nothing says when it happened.
    """

    def __init__(self, deck: Deck, sitters: Sequence[Sitter], *, is_timed: bool) -> None:
        self._deck = deck
        self._sitters = sitters
        self._is_timed = is_timed
        self._texts: Texts | None = None
        self._said: list[str] = []

    def of(self, texts: Texts, log: Sequence[Noted]) -> Sequence[str]:
        """The whole log, oldest first; it must be one that was given before, gone on with, or `forget` goes before."""
        if texts is not self._texts:
            self._texts = texts
            self.forget()
        for noted in log[len(self._said) :]:
            words = self._words(texts, noted)
            timed = texts("loonacy.log.at", time=clock_words(noted.at), words=words) if self._is_timed else words
            self._said.append(timed)
        return self._said

    def forget(self) -> None:
        """Another log is to come."""
        self._said = []

    def _words(self, texts: Texts, noted: Noted) -> str:
        match noted.event:
            case Landed(seat, card, pile, left, is_race):
                key = "loonacy.log.won" if is_race else "loonacy.log.played"
                said = self._play(texts, key, seat, card, pile, noted)
                return f"{said} {texts('loonacy.last_card')}" if left == 1 else said
            case LostRace(seat, card, pile, late_ms, to):
                key = "loonacy.log.late" if late_ms else "loonacy.log.tied"
                return self._play(texts, key, seat, card, pile, noted, ms=late_ms, to=self._name(to))
            case WrongCard(seat, card, pile, _):
                return self._play(texts, "loonacy.log.wrong", seat, card, pile, noted)
            case Revealed(cards):
                drawn = (
                    texts("loonacy.log.drawn", name=self._name(seat), card=self._card(texts, card))
                    for seat, card in enumerate(cards)
                    if card != FACE_DOWN
                )
                return texts("loonacy.log.draw", cards="; ".join(drawn))
            case PilesTurned(tops):
                return texts("loonacy.log.turned", cards=self._tops(texts, tops))
            case Reshuffled(tops):
                return texts("loonacy.log.reshuffled", cards=self._tops(texts, tops))
            case Tied(seats):
                names = [self._name(seat) for seat in seats]
                return texts("loonacy.call.tie", name=names[0], others=", ".join(names[1:]))
            case Dealt(number):
                return texts("loonacy.log.dealt", n=number)
            case Passed(seat):
                return texts("loonacy.log.passed", name=self._name(seat))
            case HandLaid(seat, _, top):
                return texts("loonacy.log.left", name=self._name(seat), card=self._card(texts, top), pile=noted.piles)
            case HandedOver(seat, is_bot):
                return texts("loonacy.log.to_bot" if is_bot else "loonacy.log.to_person", name=self._name(seat))
            case NobodyCanPlay():
                return texts("loonacy.news.stuck")
            case other:
                return self._ending(texts, other)

    def _ending(self, texts: Texts, event: Event) -> str:
        match event:
            case RoundEnded():
                return ending_words(texts, event, self._sitters)
            case MatchEnded(ranks):
                first = ranks[0]
                return texts("loonacy.wins", name=self._name(first[0])) if len(first) == 1 else texts("loonacy.drawn")
            case _:
                raise AssertionError(f"the log does not tell of {event}")

    def _play(
        self, texts: Texts, key: str, seat: Seat, card: Card, pile: int, noted: Noted, **more: object
    ) -> str:  # fmt: skip
        # Piles are numbered on the table as they are read.
        place = pile_places(noted.piles)[pile] + 1
        return texts(key, name=self._name(seat), card=self._card(texts, card), pile=place, **more)

    def _tops(self, texts: Texts, tops: Sequence[Card]) -> str:
        places = pile_places(len(tops))
        return "; ".join(self._card(texts, tops[places.index(place)]) for place in range(len(tops)))

    def _card(self, texts: Texts, card: Card) -> str:
        low, high = self._deck.pairs[card]
        images = self._deck.images
        return texts("loonacy.log.card", one=image_words(texts, images[low]), other=image_words(texts, images[high]))

    def _name(self, seat: Seat) -> str:
        return self._sitters[seat].name
