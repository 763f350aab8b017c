"""The blind pad: everybody chooses a card at once on the own device; all see the buttons, none sees the choice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from game.core.chance import Chance, derived
from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix.cards import Card
from game.games.lunatix.choosing import Candidate, Reason
from game.games.lunatix.moves import COMMIT, Commit
from game.tables.lunatix import words
from game.tables.lunatix.forms import Box, Form
from game.ui.press import MOUSE, Button, Device, Family, Press
from game.ui.prompts import Prompt
from game.ui.theme import SeatMark

GRACE_MS: Final = 800
"""So long a lock can be taken back, even if everybody else has locked before; the settings may say otherwise."""

_BUTTONS: Final = (
    Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN, Button.CONFIRM, Button.EXTRA, Button.INFO, Button.BACK,
)  # fmt: skip
"""The buttons that choose, in the order in which cards get them; the last takes back once a card is locked."""

_CLICKS: Final = (Button.CONFIRM, Button.BACK, Button.EXTRA, Button.UP, Button.DOWN)
"""What the mouse has instead, wherever its arrow is: left, right, middle, the wheel up and down."""

_THREE: Final = Button.CONFIRM, Button.BACK, Button.EXTRA
_PAIRS: Final = tuple(product(_THREE, _THREE))
"""Where those are too few, each card is two clicks, one after the other: nothing shows in between. The wheel is
left out, which turns more than one notch at a time."""


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
    pairs: dict[tuple[Button, Button], int] = field(default_factory=dict)
    """The same for two buttons one after the other, in place of `buttons`."""
    first: Button | None = None
    """The first of two, once it was pressed."""
    choice: Commit | None = None
    is_peeking: bool = False
    grace_ms: int = 0
    """For so long yet the choice can be taken back at least."""
    deal: int = 0
    """How often the buttons have been given out before in this round."""
    refused: Candidate | None = None
    """The card that the last press asked for in vain."""
    is_pointed: bool = False
    """Whether somebody pointed at a card of this seat, which the whole table would see."""

    @property
    def appearance(self) -> tuple[object, ...]:
        """All of it that shows and that changes: not what was chosen."""
        has_locked = self.choice is not None
        shown = self.is_peeking, self.is_pointed, self.refused, self.deal
        return has_locked, self.grace_ms if has_locked else 0, *shown


class BlindPad:
    """The choice of all people of one round; `seed`, round and deal make the buttons on keys differ each time.

    A choice can be taken back until everybody has locked, and for `grace_ms` at least. Seats that share a device
    choose one after the other. `is_watched` tells whether there are other people at the table to hide it from.
    """

    def __init__(
        self, seated: Sequence[Seated], seed: int, number: int, *, is_watched: bool = True, grace_ms: int = GRACE_MS
    ) -> None:
        self.seated = {one.seat: one for one in seated}
        self.is_watched = is_watched
        self._grace_ms = grace_ms
        self.was_refused = False
        self._seed = derived(seed, number)
        self._forms: tuple[object, list[Form]] | None = None
        """What was drawn last, by all that it depends on."""
        for one in seated:
            self._give_out(one)

    def take_over(self, before: "BlindPad") -> None:
        """Go on from a pad of the same round: locks that are still allowed stay, buttons stay where they were."""
        for seat, one in self.seated.items():
            old = before.seated.get(seat)
            if old is None:
                continue
            allowed = {COMMIT[card] for card, reason in one.candidates if reason is None}
            one.choice = old.choice if old.choice in allowed else None
            one.grace_ms, one.deal = old.grace_ms, old.deal
            self._give_out(one)
            one.first = old.first

    @property
    def is_whole(self) -> bool:
        """Whether everybody has locked."""
        return all(one.choice is not None for one in self.seated.values())

    @property
    def is_settled(self) -> bool:
        """Whether everybody has locked and had the time to take it back."""
        return all(one.choice is not None and one.grace_ms <= 0 for one in self.seated.values())

    @property
    def choices(self) -> Mapping[Seat, Commit]:
        """What was chosen, by seat."""
        return {seat: one.choice for seat, one in self.seated.items() if one.choice is not None}

    def pass_time(self, ms: int) -> None:
        """Time goes by for those who have locked."""
        for one in self.seated.values():
            if one.choice is not None:
                one.grace_ms = max(0, one.grace_ms - ms)

    def hurry(self, seats: Sequence[Seat]) -> bool:
        """These seats take nothing back any more; tells whether they still could have."""
        mine = [one for seat, one in self.seated.items() if seat in seats and one.choice is not None and one.grace_ms]
        for one in mine:
            one.grace_ms = 0
        return bool(mine)

    def press(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these seats; tells whether it meant anything here."""
        self.was_refused = False
        if press.aim is not None and press.button is Button.AIM:
            return bool([seat for seat in seats if seat in self.seated])
        mine = [self.seated[seat] for seat in seats if seat in self.seated]
        waiting = next((one for one in mine if one.choice is None), None)
        if waiting is not None and waiting.is_peeking:
            waiting.is_peeking = False
            return True
        if waiting is not None and waiting.pairs:
            return self._press_pair(waiting, press.button)
        at = None if waiting is None else waiting.buttons.get(press.button)
        if waiting is None or at is None:
            return press.button is Button.BACK and self._take_back(mine)
        self._take(waiting, at)
        return True

    def _press_pair(self, one: Seated, button: Button) -> bool:
        """The first or second of two buttons; others mean nothing here."""
        if not any(button in pair for pair in one.pairs):
            return False
        if one.first is None:
            one.first = button
        else:
            pair, one.first = (one.first, button), None
            if pair in one.pairs:
                self._take(one, one.pairs[pair])
            else:
                self.was_refused = True
        return True

    def pick(self, seat: Seat, number: int) -> None:
        """The mouse clicks a box: it chooses where nobody watches, and only says so where the table would see it."""
        one = self.seated[seat]
        self.was_refused = False
        if self.is_watched:
            one.is_pointed = self.was_refused = True
        elif one.is_peeking:
            one.is_peeking = False
        elif one.choice is None:
            self._take(one, number)

    def _take(self, one: Seated, at: int) -> None:
        one.refused, one.is_pointed = None, False
        if at == len(one.candidates):
            one.is_peeking = True
        elif one.candidates[at].reason is not None:
            self.was_refused = True
            one.refused = one.candidates[at]
        else:
            one.choice = COMMIT[one.candidates[at].card]
            one.grace_ms = self._grace_ms

    def _take_back(self, mine: Sequence[Seated]) -> bool:
        """Open the lock that was set last; the buttons are given out anew, since the table saw which was pressed."""
        locked = [one for one in mine if one.choice is not None]
        if not locked:
            return False
        one = locked[-1]
        one.choice = None
        one.deal += 1
        self._give_out(one)
        return True

    def _give_out(self, one: Seated) -> None:
        """Say which button means which card."""
        count = len(one.candidates) + bool(one.hidden)
        numbers = list(range(count))
        buttons: Sequence[Button] = _BUTTONS[:count]
        one.pairs, one.first = {}, None
        chance = Chance(derived(self._seed, one.deal), one.seat)
        if one.device == MOUSE:
            # The mouse has a button for what may be chosen only, and none where a click on a card does.
            numbers = [at for at in numbers if at == len(one.candidates) or one.candidates[at].reason is None]
            buttons = _CLICKS[: len(numbers)] if self.is_watched else ()
        if one.device == MOUSE and self.is_watched and len(numbers) > len(_CLICKS):
            buttons = ()
            one.pairs = dict(zip(chance.shuffled(_PAIRS), numbers, strict=False))
        # Who watches the fingers on a keyboard or a mouse learns nothing; pads are held out of sight.
        elif one.device.family in (Family.KEYS, Family.MOUSE) and self.is_watched:
            buttons = chance.shuffled(buttons)
        one.buttons = dict(zip(buttons, numbers, strict=False))

    # --- what is drawn ---

    def forms(
        self, texts: Texts, mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str], *,
        is_closing: bool = False,
    ) -> list[Form]:  # fmt: skip
        """A form a person: boxes with their buttons, or nothing but that it is locked.

        `is_closing` says that all have locked, so that only the time to take back is left.
        """
        key = texts, is_closing, tuple(one.appearance for one in self.seated.values())
        if self._forms is None or self._forms[0] != key:
            found = [self._form(one, texts, mark_of, name_of, is_closing=is_closing) for one in self.seated.values()]
            self._forms = key, found
        return self._forms[1]

    def _form(
        self, one: Seated, texts: Texts, mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str], *,
        is_closing: bool,
    ) -> Form:  # fmt: skip
        mark, name = mark_of(one.seat), name_of(one.seat)
        if one.is_peeking:
            boxes = tuple(Box(words.card_name(texts, card), card) for card in one.hidden)
            return Form(mark, name, boxes, about=texts("lunatix.pad.peeking"), device=one.device, is_row=True)
        button_of = {at: (button, None) for button, at in one.buttons.items()} | {
            at: pair for pair, at in one.pairs.items()
        }
        nothing = None, None
        boxes = tuple(
            Box(words.card_name(texts, card), card, first, _why(texts, reason), then=second)
            for at, (card, reason) in enumerate(one.candidates)
            for first, second in (button_of.get(at, nothing),)
        )
        if one.hidden:
            first, second = button_of.get(len(one.candidates), nothing)
            boxes += (Box(texts("lunatix.pad.peek"), Card.FACE_DOWN, first, then=second),)
        if one.choice is not None:
            return Form(
                mark, name, boxes, device=one.device, stamp=texts("lunatix.pad.stamp"), is_row=True,
                prompts=(Prompt(Button.BACK, texts("lunatix.pad.take_back")),),
                closing=one.grace_ms / self._grace_ms if is_closing and one.grace_ms else None,
            )  # fmt: skip
        is_by_clicks = one.device == MOUSE and self.is_watched
        about = texts("lunatix.pad.mouse_two" if one.pairs else "lunatix.pad.mouse") if is_by_clicks else one.note
        about = texts("lunatix.pad.pointed") if one.is_pointed else about
        return Form(
            mark,
            name,
            boxes,
            about=about,
            device=one.device,
            is_row=True,
            has_to_tell=is_by_clicks or one.is_pointed,
            alert=_alert(texts, one),
        )


def _why(texts: Texts, reason: Reason | None) -> str:
    return "" if reason is None else texts(f"lunatix.why.{reason.value}")


def _alert(texts: Texts, one: Seated) -> str:
    """The answer to the last press, if it asked for what cannot be."""
    if one.is_pointed:
        return texts("lunatix.pad.pointed")
    if one.refused is None:
        return ""
    return f"{words.card_name(texts, one.refused.card)}: {_why(texts, one.refused.reason)}"
