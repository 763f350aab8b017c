"""What is seen and heard of each event: the motions and calls that it begins, and its sound."""

from collections.abc import Callable
from typing import Final

from game.games.loonacy.events import (
    CountInBegan,
    CountInBroken,
    DrawBegan,
    Event,
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
    Signed,
    Thrown,
    Tied,
    WrongCard,
)
from game.tables.loonacy.motions import Back, Call, Drawing, Note, Settle
from game.tables.loonacy.showing import Showing

_SOUNDS: Final[dict[type, str]] = {
    Thrown: "throw", Landed: "land", LostRace: "back", WrongCard: "refuse", Passed: "tick", CountInBroken: "back",
    CountInBegan: "confirm", NobodyCanPlay: "confirm", PilesTurned: "join", Revealed: "join", HandLaid: "leave",
    RoundEnded: "lap", MatchEnded: "finish",
}  # fmt: skip


class Effects:
    """Begins them; `play` plays a sound."""

    def __init__(self, showing: Showing, play: Callable[[str], None]) -> None:
        self._showing = showing
        self._play = play

    def begin(self, event: Event, at: int) -> None:
        """An event has just happened, at a time of the match clock."""
        sound = _SOUNDS.get(type(event))
        if isinstance(event, Signed):
            sound = "tick" if event.is_up else "back"
        elif isinstance(event, Landed) and event.cards_left == 1:
            sound = "turn"
        if sound is not None:
            self._play(sound)
        self._move(event, at)
        self._call(event, at)

    def _move(self, event: Event, at: int) -> None:
        showing = self._showing
        texts, motions = showing.texts, showing.motions
        match event:
            case Landed(_, _, pile, _, _):
                motions.add(Settle(at, pile))
            case LostRace(seat, card, pile, late_ms, _):
                motions.add(Back(at, seat, card, showing.pile_rect(pile)))
                words = texts("loonacy.note.late", ms=late_ms) if late_ms else texts("loonacy.note.tied")
                motions.add(Note(at, seat, words))
            case WrongCard(seat, card, pile, _):
                motions.add(Back(at, seat, card, showing.pile_rect(pile), is_wrong=True))
                motions.add(Note(at, seat, texts("loonacy.note.wrong"), is_bad=True))
            case DrawBegan(seats):
                motions.add(Drawing(at, seats))
            case Passed(seat):
                motions.add(Note(at, seat, texts("loonacy.note.passed")))
            case RoundEnded():
                motions.clear()
            case _:
                pass

    def _call(self, event: Event, at: int) -> None:
        texts, motions = self._showing.texts, self._showing.motions
        match event:
            case Landed(seat, _, _, 1, _):
                motions.add(Call(at, texts("loonacy.call.last_card", name=self._name(seat)), seat))
            case Tied(seats):
                others = ", ".join(self._name(seat) for seat in seats[1:])
                motions.add(Call(at, texts("loonacy.call.tie", name=self._name(seats[0]), others=others), seats[0]))
            case HandLaid(seat, _, _):
                motions.add(Call(at, texts("loonacy.call.left", name=self._name(seat)), seat))
            case Reshuffled():
                motions.add(Call(at, texts("loonacy.call.reshuffled")))
            case _:
                pass

    def _name(self, seat: int) -> str:
        return self._showing.sitters[seat].name
