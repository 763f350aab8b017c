"""The blind pad: everybody chooses a card at once on the own device; all see the buttons, none sees the choice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.chance import Chance, derived
from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix.cards import Card
from game.games.lunatix.choosing import Candidate
from game.games.lunatix.moves import COMMIT, Commit
from game.tables.lunatix import words
from game.tables.lunatix.desk import Box, Form
from game.ui.press import Button, Device, Family, Press
from game.ui.prompts import Prompt
from game.ui.theme import SeatMark

_BUTTONS: Final = (
    Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN, Button.CONFIRM, Button.EXTRA, Button.INFO, Button.BACK,
)  # fmt: skip
"""The buttons that choose, in the order in which cards get them; the last takes back once a card is locked."""


@dataclass(slots=True)
class Seated:
    """One person choosing: the device, the cards with why not, and which button means which card."""

    seat: Seat
    device: Device
    candidates: tuple[Candidate, ...]
    hidden: tuple[Card, ...]
    note: str
    buttons: dict[Button, int] = field(default_factory=dict)
    """Button -> number of the candidate; one past the last is the peek at hidden gadgets."""
    choice: Commit | None = None
    is_peeking: bool = False


class BlindPad:
    """The choice of all people of one round; `seed` and round make the buttons on keys differ each time.

    A seat's choice can be taken back until the last person has locked. Seats that share a device choose one
    after the other.
    """

    def __init__(self, seated: Sequence[Seated], seed: int, number: int) -> None:
        self.seated = {one.seat: one for one in seated}
        self.was_refused = False
        for one in seated:
            count = len(one.candidates) + bool(one.hidden)
            buttons: Sequence[Button] = _BUTTONS[:count]
            # Who watches the fingers on a keyboard learns nothing; pads are held out of sight.
            if one.device.family is Family.KEYS and len(seated) > 1:
                buttons = Chance(derived(seed, number), one.seat).shuffled(buttons)
            one.buttons = {button: at for at, button in enumerate(buttons)}

    @property
    def is_whole(self) -> bool:
        """Whether everybody has locked."""
        return all(one.choice is not None for one in self.seated.values())

    @property
    def choices(self) -> Mapping[Seat, Commit]:
        """What was chosen, by seat."""
        return {seat: one.choice for seat, one in self.seated.items() if one.choice is not None}

    def press(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these seats; tells whether it meant anything here."""
        self.was_refused = False
        if press.aim is not None and press.button is Button.AIM:
            return bool([seat for seat in seats if seat in self.seated])
        mine = [self.seated[seat] for seat in seats if seat in self.seated]
        waiting = next((one for one in mine if one.choice is None), None)
        if waiting is None:
            if press.button is Button.BACK and mine:
                mine[-1].choice = None
                return True
            return False
        if waiting.is_peeking:
            waiting.is_peeking = False
            return True
        at = waiting.buttons.get(press.button)
        if at is None:
            if press.button is Button.BACK:
                locked = [one for one in mine if one.choice is not None]
                if locked:
                    locked[-1].choice = None
                    return True
            return False
        self._take(waiting, at)
        return True

    def pick(self, seat: Seat, number: int) -> None:
        """The mouse clicks a box."""
        one = self.seated[seat]
        self.was_refused = False
        if one.choice is None:
            self._take(one, number)

    def _take(self, one: Seated, at: int) -> None:
        if at == len(one.candidates):
            one.is_peeking = True
        elif one.candidates[at].reason is not None:
            self.was_refused = True
        else:
            one.choice = COMMIT[one.candidates[at].card]

    def forms(self, texts: Texts, mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str]) -> list[Form]:
        """A form a person: boxes with their buttons, or nothing but that it is locked."""
        return [self._form(one, texts, mark_of, name_of) for one in self.seated.values()]

    def _form(
        self, one: Seated, texts: Texts, mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str]
    ) -> Form:
        mark, name = mark_of(one.seat), name_of(one.seat)
        if one.choice is not None:
            return Form(
                mark, name, device=one.device, stamp=texts("lunatix.pad.stamp"), is_row=True,
                prompts=(Prompt(Button.BACK, texts("lunatix.pad.take_back")),),
            )  # fmt: skip
        if one.is_peeking:
            boxes = tuple(Box(words.card_name(texts, card), card) for card in one.hidden)
            return Form(mark, name, boxes, about=texts("lunatix.pad.peeking"), device=one.device, is_row=True)
        button_of = {at: button for button, at in one.buttons.items()}
        boxes = tuple(
            Box(
                words.card_name(texts, card), card, button_of.get(at),
                "" if reason is None else texts(f"lunatix.why.{reason.value}"),
            )
            for at, (card, reason) in enumerate(one.candidates)
        )  # fmt: skip
        if one.hidden:
            boxes += (Box(texts("lunatix.pad.peek"), Card.FACE_DOWN, button_of.get(len(one.candidates))),)
        return Form(mark, name, boxes, about=one.note, device=one.device, is_row=True)
