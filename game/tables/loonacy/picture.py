"""How a match of Retro Loonacy looks at a table: it follows the match clock, and hears all seats at once."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.games.loonacy.events import Event
from game.games.loonacy.moves import Move
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import OVER, TAKING_TURNS, View
from game.tables.loonacy.effects import Effects
from game.tables.loonacy.hands import HandPicker
from game.tables.loonacy.layout import lay_out
from game.tables.loonacy.painter import Painter
from game.tables.loonacy.reading import Reading
from game.tables.loonacy.showing import Showing
from game.tables.loonacy.story import Story
from game.tables.picture import Notes, Told
from game.tables.seats import Sitter
from game.ui.press import Button, Device, Pointer, Press
from game.ui.theme import LOONACY, Look
from game.ui.timeline import Cue


class LoonacyPicture:
    """See `LivePicture`. `view_of` gives the present view of the table, `play` plays a sound."""

    def __init__(
        self,
        rules: LoonacyRules,
        sitters: Sequence[Sitter],
        texts: Texts,
        view_of: Callable[[Seat | None], View],
        play: Callable[[str], None],
    ) -> None:
        self._rules = rules
        self._view_of = view_of
        self.showing = Showing(rules.kit, sitters, texts, view_of(None).game)
        self.notes: Notes = self.showing.notes
        self._effects = Effects(self.showing, play)
        self._picker = HandPicker(rules.deck, self.showing.cursors)
        self._reading = Reading(self.showing)
        self._painter = Painter(self.showing, self._reading)
        self._look: Look | None = None
        self._size = (0, 0)
        self._placed_for = (False, False)

    # --- the duties of a picture ---

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """Make everything that depends on the window's size and the look."""
        self._look = look.in_mood(LOONACY)
        self._size = size
        self._place()

    def restyle(self, texts: Texts) -> None:
        """Say everything in other words from now on; `lay_out` follows."""
        self.showing.texts = texts

    def show(self, events: Iterable[Event], outcome: Outcome | None) -> None:
        """Everything seen so far has happened, all of it now; nothing moves."""
        self.show_told((Told(self._view_of(None).game.at, tuple(events)),), outcome)

    def show_told(self, told: Iterable[Told], outcome: Outcome | None) -> None:
        """Everything seen so far has happened, each at its time; nothing moves."""
        showing = self.showing
        showing.story = Story(self._rules.kit.hands)
        self._reading.begin_again()
        for at, events in told:
            for event in events:
                showing.story.tell(event, at)
        showing.motions.clear()
        showing.outcome = outcome
        game = self._view_of(None).game
        showing.see(game)
        showing.clock = game.at

    def tell(self, events: Iterable[Event], at: int) -> None:
        """This happened at a time of the match clock."""
        showing = self.showing
        before = [showing.hand(seat) for seat in range(self._rules.seats)]
        for event in events:
            showing.story.tell(event, at)
            self._effects.begin(event, at)
        showing.see(self._view_of(None).game)
        for seat, old in enumerate(before):
            hand = showing.hand(seat)
            if hand != old:
                showing.cursors.follow(seat, old, hand)
        showing.clock = max(showing.clock, at)
        self._reading.close_in_time()

    def cue(self, event: Event) -> Cue | None:
        """Nothing waits for anything here: an event begins to be seen at once."""
        self.tell((event,), self._view_of(None).game.at)
        return None

    def run_to(self, clock: int) -> None:
        """Show the match at this time of its clock."""
        self.showing.clock = max(self.showing.clock, clock)
        self.showing.motions.run_to(self.showing.clock)

    def await_move(self, seat: Seat | None, view: View, *, is_choosing: bool) -> None:
        """All seats always may."""

    def over(self, outcome: Outcome) -> None:
        """The match has ended."""
        self.showing.outcome = outcome

    def press(self, press: Press) -> Move | None:
        """Only seats press here."""
        return None

    def pointer(self, pointer: Pointer) -> Move | None:
        """Only seats point here."""
        return None

    def recentre(self) -> None:
        """Nothing is aimed."""

    @property
    def was_refused(self) -> bool:
        """Whether the last press or click asked for what is not allowed."""
        return self._picker.was_refused

    def forced(self, moves: Sequence[Move]) -> Move | None:
        """Nothing is played for anybody."""
        return None

    @property
    def beat_ms(self) -> int:
        """Nothing is announced before it is played."""
        return 0

    @property
    def claims(self) -> frozenset[Button]:
        """Nothing is on turn."""
        return frozenset()

    def update(self, ms: int) -> None:
        """All that moves goes by the match clock."""

    def settle(self) -> None:
        """Cards in the air cannot be hurried."""

    @property
    def is_still(self) -> bool:
        """Whether nothing is in the air, counted or called out."""
        return self.showing.motions.is_empty and not self.showing.game.flights and self._painter.is_sharp

    @property
    def look(self) -> Look:
        """The look in the mood of the game."""
        assert self._look is not None
        return self._look

    @property
    def tools_area(self) -> pygame.Rect:
        """The right part of the middle's head."""
        return self.showing.places.header

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """The log is opened by a tool: its last line would tell what everybody has just seen."""
        return False

    @property
    def has_two_views(self) -> bool:
        """Everything is always seen."""
        return False

    @property
    def is_whole(self) -> bool:
        """Everything is always seen."""
        return True

    def show_whole(self, is_whole: bool) -> None:
        """Everything is always seen."""

    # --- a picture in real time ---

    @property
    def sentences(self) -> Sequence[str]:
        """The log so far, oldest first."""
        return self._reading.sentences

    @property
    def has_log(self) -> bool:
        """Whether it may be read at the table now."""
        return self._reading.is_possible

    def press_on_log(self, press: Press) -> bool:
        """A press of anybody; tells whether it was for the log."""
        return self._reading.press(press)

    def seat_of(self, seats: Sequence[Seat]) -> Seat:
        """For which of several seats that share a device a press is: the one on turn, else one still to be ready."""
        game = self.showing.game
        waiting = [seat for seat in seats if not game.ready >> seat & 1 and game.table.seated >> seat & 1]
        if game.phase is TAKING_TURNS:
            waiting = [seat for seat in seats if seat == game.table.turn]
        return (waiting or list(seats))[0]

    @property
    def is_timed(self) -> bool:
        """Whether it matters who is first."""
        return not self._rules.kit.is_calm

    @property
    def hold_ms(self) -> int:
        """How long the match still stands after a pause."""
        return self.showing.hold_ms

    @hold_ms.setter
    def hold_ms(self, ms: int) -> None:
        self.showing.hold_ms = ms

    def seat_devices(self, devices: dict[Seat, Device]) -> None:
        """On what the people play."""
        if devices != self.showing.devices:
            self.showing.devices = dict(devices)
        if self._look is not None and self._asks != self._placed_for:
            self._place()

    def press_of(self, seat: Seat, press: Press) -> Move | None:
        """A press of a seat's device."""
        return self._picker.press(self.showing.game, seat, self.showing.hand(seat), press)

    def pointer_of(self, seat: Seat, pointer: Pointer) -> Move | None:
        """A click on a card chooses it, on a pile throws it there, on the sign holds it up."""
        showing, picker = self.showing, self._picker
        picker.was_refused = False
        if not pointer.is_click:
            return None
        if showing.sign_rect(seat).collidepoint(pointer.pos):
            return picker.sign(showing.game, seat)
        hand = showing.hand(seat)
        for place, card in enumerate(hand):
            if showing.card_rect(seat, card).collidepoint(pointer.pos):
                showing.cursors.put(seat, hand, place)
        place = showing.cursors.place(seat, hand)
        for pile in range(len(showing.game.piles)):
            if showing.pile_rect(pile).collidepoint(pointer.pos) and place < len(hand):
                return picker.throw(showing.game, seat, hand[place], pile)
        return None

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the table."""
        self.paint(surface, now, lambda: None)

    def paint(self, surface: pygame.Surface, now: int, listen: Callable[[], None]) -> None:
        """Paint the table, calling `listen` every millisecond or so."""
        self._painter.paint(surface, now, listen)

    @property
    def _asks(self) -> tuple[bool, bool]:
        """Whether there must be room for what keys do, and for what those who only watch may do."""
        is_watched = self.notes.hand is not None and self.showing.game.phase is not OVER
        return bool(self.showing.devices), is_watched

    def _place(self) -> None:
        look = self.look
        self._placed_for = has_keys, has_prompt = self._asks
        places = lay_out(look, self._size, self._rules.seats, has_keys=has_keys, has_prompt=has_prompt)
        self.showing.place(look, places)
        self._painter.forget(self._size)
