"""Everybody chooses a card at once: the pad that people press, and what bots have locked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix.moves import Move
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Choosing, State, View
from game.games.lunatix.track import NOWHERE
from game.tables.lunatix.desk import Desk
from game.tables.lunatix.forms import Form
from game.tables.lunatix.pad import GRACE_MS, BlindPad, Seated
from game.tables.lunatix.route import cheapest_toll
from game.ui.press import MOUSE, Act, Button, Device, Pointer, Press
from game.ui.theme import SeatMark

_CLICKS: Final = {1: Button.CONFIRM, 2: Button.EXTRA, 3: Button.BACK}


class CardGathering:
    """See `Gathering`. `begun` is told the race when cards are to be chosen."""

    def __init__(
        self,
        rules: LunatixRules,
        texts: Callable[[], Texts],
        view_of: Callable[[Seat | None], View],
        desk: Desk,
        seed: int,
        begun: Callable[[State], None],
    ) -> None:
        self._rules = rules
        self._texts = texts
        self._view_of = view_of
        self._desk = desk
        self._seed = seed
        self._begun = begun
        self._round = 0
        self.grace_ms = GRACE_MS
        """So long a locked card can be taken back at least, as the settings say."""
        self._bots: dict[Seat, bool] = {}
        """The bots that choose, and whether they have."""
        self.pad: BlindPad | None = None
        """None while no cards are chosen."""

    @property
    def locked(self) -> frozenset[Seat]:
        """Who has locked a card, people and bots."""
        return frozenset(seat for seat, has_locked in self._bots.items() if has_locked) | set(self.choices)

    def end(self) -> None:
        """The cards lie open."""
        self.pad = None
        self._bots = {}

    def is_due(self, view: View) -> bool:
        """Cards are chosen by all at once."""
        return isinstance(view.race.phase, Choosing)

    def gather(self, people: Mapping[Seat, Device], bots: Sequence[Seat], *, is_watched: bool) -> None:
        """Let these people choose in secret on these devices; their locks of the same round stay."""
        race = self._view_of(None).race
        before = self.pad if self._round == race.round else None
        seated = [
            Seated(
                seat,
                device,
                self._rules.candidates(race, seat),
                self._view_of(seat).race.cars[seat].hidden,
                self._outlook(race, seat),
            )
            for seat, device in people.items()
        ]
        self.pad = BlindPad(seated, self._seed, race.round, is_watched=is_watched, grace_ms=self.grace_ms)
        self._round = race.round
        self._bots = dict.fromkeys(bots, False)
        if before is not None:
            self.pad.take_over(before)
        self._begun(race)

    def lock(self, seat: Seat) -> None:
        """A bot has chosen."""
        self._bots[seat] = True

    def pass_time(self, ms: int) -> None:
        """Time goes by in which choices can be taken back."""
        if self.pad is not None:
            self.pad.pass_time(ms)

    @property
    def is_settled(self) -> bool:
        """Whether all have locked, and nobody may take that back any more."""
        return self.pad is not None and self.pad.is_settled and all(self._bots.values())

    @property
    def _is_closing(self) -> bool:
        """Whether all have locked, so that nothing is waited for but that nobody takes it back."""
        return self.pad is not None and self.pad.is_whole and all(self._bots.values())

    def press_together(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press while everybody chooses; tells whether it meant anything."""
        if self.pad is None:
            return False
        if self.pad.press(press, seats):
            return True
        is_of_a_seat = press.button not in (Button.BACK, Button.TAB_LEFT, Button.TAB_RIGHT, Button.VIEW)
        return is_of_a_seat and self._is_closing and self.pad.hurry(seats)

    def pointer_together(self, pointer: Pointer) -> bool:
        """The mouse while everybody chooses.

        Its arrow is seen by all, so with several people only its buttons and wheel choose, and only for its own
        seat; who plays alone may click on a card.
        """
        pad = self.pad
        if pad is None or pointer.act not in (Act.DOWN, Act.SCROLL):
            return False
        mine = [seat for seat, one in pad.seated.items() if one.device == MOUSE or not pad.is_watched]
        under = self._desk.box_at(pointer.pos) if pointer.is_click else None
        if under is not None and not (pad.is_watched and mine):
            pad.pick(list(pad.seated)[under[0]], under[1])
            return True
        button = _button_of(pointer)
        if button is None:
            return False
        is_mine = any(pad.seated[seat].device == MOUSE for seat in mine)
        is_taking_back = button is Button.BACK and any(seat in pad.choices for seat in mine)
        if is_mine or is_taking_back:
            return self.press_together(Press(MOUSE, button, True, pointer.at), mine)
        return pointer.is_click and self._is_closing and pad.hurry(mine)

    @property
    def was_refused_together(self) -> bool:
        """Whether the last press asked for a card that may not be chosen."""
        return self.pad is not None and self.pad.was_refused

    @property
    def choices(self) -> Mapping[Seat, Move]:
        """What people have locked."""
        return {} if self.pad is None else self.pad.choices

    def forms(self, mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str]) -> list[Form]:
        """What is drawn on the desk."""
        pad = self.pad
        return [] if pad is None else pad.forms(self._texts(), mark_of, name_of, is_closing=self._is_closing)

    def _outlook(self, race: State, seat: Seat) -> str:
        """What lies ahead of a seat at its present speed."""
        car, texts = race.cars[seat], self._texts()
        if race.squares[seat] == NOWHERE:
            return texts("lunatix.pad.in_pit")
        squares = texts.count("lunatix.bill.squares", car.speed // 10)
        toll = cheapest_toll(self._rules, race, seat, car.speed)
        return f"{squares}, {texts.count('lunatix.hazard_cards', toll)}" if toll else squares


def _button_of(pointer: Pointer) -> Button | None:
    """The button of the pad's that a click or a turn of the wheel is."""
    if pointer.act is Act.DOWN:
        return _CLICKS.get(pointer.button)
    return Button.UP if pointer.scroll > 0 else Button.DOWN if pointer.scroll < 0 else None
