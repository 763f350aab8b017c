"""How a game of Lucky Loop looks: the airfield with all that lies on it; shown at once or led by cues."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.games.lucky.events import Event, TurnBegan
from game.games.lucky.moves import THROW, Draw, Move
from game.games.lucky.options import Hands
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase, State, View
from game.tables.lucky.airfield import paint_airfield
from game.tables.lucky.chances import Chances
from game.tables.lucky.choosers import ON_THE_GROUND, chooser_for
from game.tables.lucky.choosing import Chooser
from game.tables.lucky.cues import CueMaker
from game.tables.lucky.eyes import Eyes
from game.tables.lucky.hands import ShownHands
from game.tables.lucky.layout import LuckyLayout, lay_out
from game.tables.lucky.painting import Painter
from game.tables.lucky.peek import Peek
from game.tables.lucky.pilots import card_rects, guess_rect
from game.tables.lucky.sideline import Sideline
from game.tables.lucky.spots import Option, Spot, beyond, under
from game.tables.lucky.story import Story
from game.tables.lucky.values import Shown, asked_of_waiting, asked_on_boards
from game.tables.lucky.words import event_words
from game.tables.picture import Notes
from game.tables.seats import Sitter
from game.ui.press import CLUSTERS, Act, Button, Device, Pointer, Press
from game.ui.theme import LUCKY, Look
from game.ui.timeline import Cue

_MOST_LOG: Final = 400
_BEAT_MS: Final = 250


class LuckyPicture:
    """See `TablePicture`. `view_of` gives the present view of a seat, or of the table for None."""

    def __init__(
        self,
        rules: LuckyRules,
        sitters: Sequence[Sitter],
        texts: Texts,
        view_of: Callable[[Seat | None], View],
        device_of: Callable[[Seat], Device | None],
    ) -> None:
        self._rules = rules
        self._sitters = sitters
        self._texts = texts
        self._view_of = view_of
        self._device_of = device_of
        self.chances = Chances(rules.box, rules.options)
        self._eyes = Eyes(sitters, view_of)
        self.sideline = Sideline(rules.seats, self._eyes.own_hand)
        self.notes = Notes()
        self.log: list[str] = []
        self.chooser: Chooser | None = None
        self._acting: Seat | None = None
        self._game: State | None = None
        self._outcome: Outcome | None = None
        self._errand: list[Move] = []
        self._beat = 0
        self._hands = ShownHands()
        self._look: Look | None = None
        self._ground: pygame.Surface | None = None
        self._layout: LuckyLayout
        self._painter: Painter
        self._restart()

    def _restart(self) -> None:
        self.story = Story(self._rules.box, self._rules.seats)
        self._cues = CueMaker(self._tell)
        self._cues.is_motion_reduced = self._look is not None and self._look.is_motion_reduced
        self.log = []

    # --- the duties of a picture ---

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """Make everything that depends on the window's size and the look."""
        look = look.in_mood(LUCKY)
        self._layout = lay_out(look, size, self._rules.seats)
        # Painting the ground takes several frames; coming back from a menu must not.
        if self._ground is None or look != self._look or self._ground.get_size() != size:
            self._ground = paint_airfield(look, self._layout)
        self._look = look
        self._cues.is_motion_reduced = look.is_motion_reduced
        self._painter = Painter(look, self._layout, self._ground, self._sitters)

    def restyle(self, texts: Texts, *, has_odds: bool) -> None:
        """Say everything in other words from now on, with odds or without."""
        self._texts = texts
        self.chances.is_on = has_odds

    def show(self, events: Iterable[Event], outcome: Outcome | None) -> None:
        """Everything seen so far has happened."""
        self._restart()
        self.chooser = None
        self._outcome = outcome
        self._errand = []
        for event in events:
            self._tell(event)
        self._see_hands()

    def cue(self, event: Event) -> Cue | None:
        """The motion for one more event."""
        self.chooser = None
        self._game = None
        if isinstance(event, TurnBegan):
            self._acting = event.seat
            self._eyes.peeking = None
        return self._cues.cue(self.story, event)

    def await_move(self, seat: Seat | None, view: View, *, is_choosing: bool) -> None:
        """It is this seat's turn; a person decides, or a bot thinks."""
        self._acting = seat
        self._game = view.game
        self.chooser = None
        self._see_hands()
        if seat is not None and is_choosing:
            self.chooser = self._chooser_for(seat)
        self._want_odds()

    def press(self, press: Press) -> Move | None:
        """A press of the choosing seat's device."""
        chooser = self.chooser
        if chooser is None:
            return None
        if press.button is Button.CONFIRM:
            return self._begin(chooser.take(chooser.focus))
        if press.step is not None:
            chooser.was_refused = False
            focus = beyond(chooser.focus, press.step, chooser.options(), self.rects())
            if focus is not None:
                chooser.focus = focus
                self._want_odds()
        return None

    def pointer(self, pointer: Pointer) -> Move | None:
        """The mouse over boards, cards, dice and buttons."""
        chooser = self.chooser
        if chooser is None or pointer.act not in (Act.MOVE, Act.DOWN):
            return None
        options = chooser.options()
        spot = under(pointer.pos, options, self.rects())
        if spot is None:
            return None
        if not next(option for option in options if option.spot == spot).is_for_mouse:
            chooser.focus = spot
        return self._begin(chooser.take(spot)) if pointer.is_click else None

    def forced(self, moves: Sequence[Move]) -> Move | None:
        """The rest of an errand; a pile without an alternative; a throw that nobody needs to wait for."""
        self._beat = 0
        if self._errand and self._errand[0] in moves:
            return self._errand.pop(0)
        self._errand = []
        self._beat = _BEAT_MS
        if len(moves) == 1 and isinstance(moves[0], Draw):
            return moves[0]
        if tuple(moves) == (THROW,) and (self._is_in_the_air or self._persons_waiting == 0):
            return THROW
        return None

    @property
    def beat_ms(self) -> int:
        """Long enough to see what comes; an errand needs none."""
        return self._beat

    def over(self, outcome: Outcome) -> None:
        """The match has ended and all of it has been shown."""
        self._outcome = outcome
        self._acting = None
        self._game = None
        self.chooser = None
        self._see_hands()

    def recentre(self) -> None:
        """Take a step of a plan back."""
        if self.chooser is not None and self.chooser.back():
            self._after_step()

    @property
    def was_refused(self) -> bool:
        """Whether the last press or click asked for what is not allowed."""
        return self.chooser is not None and self.chooser.was_refused

    @property
    def claims(self) -> frozenset[Button]:
        """None: directions, confirm and back do."""
        return frozenset()

    def update(self, ms: int) -> None:
        """Find the odds of one more show."""
        self.chances.work()

    def settle(self) -> None:
        """Find all odds that are wanted."""
        self.chances.finish()

    @property
    def is_still(self) -> bool:
        """Whether all odds are known."""
        return self.chances.is_settled

    @property
    def look(self) -> Look:
        """The look in the mood of the game."""
        assert self._look is not None, "laid out before it is drawn"
        return self._look

    @property
    def tools_area(self) -> pygame.Rect:
        """The right end of the log line."""
        return self._layout.tools

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the log line."""
        return self._painter.log_rect.collidepoint(pos)

    has_two_views = False
    is_whole = False

    def show_whole(self, is_whole: bool) -> None:
        """There is one view only."""

    # --- choosing ---

    def _begin(self, moves: Sequence[Move]) -> Move | None:
        """The first of some moves; the others follow by themselves."""
        self._after_step()
        if not moves:
            return None
        self._errand = list(moves[1:])
        return moves[0]

    def _after_step(self) -> None:
        """A plan has changed, or a hand was opened or closed."""
        if isinstance(self.chooser, Peek):
            self._eyes.peeking = self._acting if self.chooser.is_open else None
        self._see_hands()
        self._want_odds()

    def _chooser_for(self, seat: Seat) -> Chooser | None:
        game, name = self._view_of(seat).game, self._name(seat)
        marked = self.sideline.seats[seat].marked
        made = chooser_for(self._rules, self._texts, self.chances, game, seat, name, self.story.last_drawn, marked)
        is_private = self._rules.options.hands is Hands.PRIVATE and len(self._eyes.persons) > 1
        if made is not None and is_private and game.phase in ON_THE_GROUND:
            return Peek(self._texts, made, name, is_open=self._eyes.peeking == seat)
        return made

    def rects(self) -> dict[Spot, pygame.Rect]:
        """Where everything is that can be pointed at now."""
        return self._painter.rects(self.shown, self.notes)

    @property
    def options(self) -> Sequence[Option]:
        """What can be pointed at now."""
        return () if self.chooser is None else self.chooser.options()

    # --- the sideline ---

    def press_aside(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press for waiting seats: a guess, a plan."""
        is_meant = self._outcome is None and self.sideline.press(press, seats)
        if is_meant:
            self._see_hands()
        return is_meant

    def click_aside(self, pointer: Pointer, seats: Sequence[Seat]) -> bool:
        """A click on the panel of a waiting seat: its thumb, or a card where that lies open."""
        for seat in seats if self._outcome is None else ():
            panel = self._layout.pilots[seat]
            if guess_rect(self.look, panel).collidepoint(pointer.pos):
                return self.sideline.turn_guess(seat)
            hand = self._hands.hands[seat]
            for number, rect in enumerate(card_rects(self.look, panel, len(hand))):
                if rect.collidepoint(pointer.pos) and not hand[number].is_face_down:
                    self.sideline.mark(seat, number)
                    return True
        return False

    # --- who sees what ---

    @property
    def _persons_waiting(self) -> int:
        return sum(seat != self._acting and not self.story.runs[seat].has_retired for seat in self._eyes.persons)

    @property
    def _is_in_the_air(self) -> bool:
        return self.story.flight is not None and self.story.flight.has_thrown

    def _see_hands(self) -> None:
        planning = [seat for seat, waiting in enumerate(self.sideline.seats) if waiting.cursor is not None]
        self._hands.set(self._eyes.hands(planning))

    # --- odds ---

    def _want_odds(self) -> None:
        shown = self.shown
        wanted = [asked for _, asked in asked_on_boards(shown)]
        if self.chooser is not None:
            wanted += self.chooser.wanted
        own = asked_of_waiting(shown)
        if own is not None:
            wanted.append(own)
        game, seat = self._game, self._acting
        if game is not None and seat is not None and game.phase in (Phase.THROWING, Phase.COVERING, Phase.FEARING):
            wanted.append(self.chances.asked_in_flight(game))
        self.chances.want(wanted)

    # --- painting ---

    @property
    def shown(self) -> Shown:
        """Everything that the parts of the table are made from."""
        return Shown(
            self._rules, self._sitters, self._texts, self.story, self.chances, self.sideline, self._hands.hands,
            self._acting, self._game, self.chooser, self._outcome, self._cues.scene.roll is not None,
            lambda seat: self._device_of(seat) or self._device,
        )  # fmt: skip

    @property
    def _device(self) -> Device:
        return CLUSTERS[1] if self.notes.hand is None else self.notes.hand.device

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the table."""
        self._painter.draw(surface, self.shown, self._cues.scene, self.notes, self.log, now)

    def panel_rect(self, seat: Seat) -> pygame.Rect:
        """Where a pilot's panel is."""
        return self._layout.pilots[seat]

    def _tell(self, event: Event) -> None:
        words = event_words(self._texts, event, self._name, lambda seat: self.story.runs[seat].final)
        self.story.tell(event)
        self.sideline.tell(event)
        self._hands.tell(event)
        if words is not None:
            self.log = [*self.log[-_MOST_LOG:], words]

    def _name(self, seat: Seat) -> str:
        return self._sitters[seat].name
