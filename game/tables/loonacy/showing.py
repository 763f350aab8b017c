"""What the table shows at a moment, and where: the match as all see it, what moves, cursors, and places for all."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.games.loonacy.cards import Card
from game.games.loonacy.kit import Kit
from game.games.loonacy.options import Goal
from game.games.loonacy.state import DRAWING, LOOKING, OVER, TAKING_TURNS, Flight, State
from game.tables.loonacy.buttons import pile_buttons
from game.tables.loonacy.card_places import HandGrid, hand_cells, hand_grid, pile_cells
from game.tables.loonacy.cards_art import CARD_RATIO
from game.tables.loonacy.cursors import Cursors
from game.tables.loonacy.layout import TablePlaces
from game.tables.loonacy.middle import MiddleFacts
from game.tables.loonacy.motions import Drawing, Motions, between
from game.tables.loonacy.panels import PanelFacts, has_sign_words, sign_rect
from game.tables.loonacy.story import Story
from game.tables.picture import Notes
from game.tables.seats import Sitter
from game.ui.press import Device, Family
from game.ui.theme import Look
from game.ui.timeline import ease_in_out

_SIGNS: Final = {TAKING_TURNS: "loonacy.pass", OVER: ""}
"""What the sign of a seat says, where it is not that the seat is ready."""
_CHOSEN: Final = 90
"""A chosen card is at least so wide, in pixels of the design: its images are clear then..."""
_WORTH_ENLARGING: Final = 1.1
"""...if that makes it larger by so much, but never by more than..."""
_MOST_ENLARGED: Final = 1.5
"""...this: its neighbours are still to be seen."""


class Showing:
    """All that the painting needs to know. `game` is the table's view; `clock` the match clock that is shown."""

    def __init__(self, kit: Kit, sitters: Sequence[Sitter], texts: Texts, game: State) -> None:
        self.kit = kit
        self.sitters = sitters
        self.texts = texts
        self.notes = Notes()
        self.story = Story(kit.hands)
        self.motions = Motions()
        self.cursors = Cursors(kit.seats)
        self._devices: dict[Seat, Device] = {}
        self.clock = game.at
        self.hold_ms = 0
        self.outcome: Outcome | None = None
        self.look: Look
        self.places: TablePlaces
        self._slots: list[tuple[Card, ...]] = []
        self._grid: HandGrid | None = None
        self._panels: dict[Seat, tuple[int, PanelFacts]] = {}
        self._game = game
        self.see(game)

    @property
    def game(self) -> State:
        """The match as it lies on the table."""
        return self._game

    def see(self, game: State) -> None:
        """The match has gone on (or the story of it was told)."""
        self._game = game
        self._forget()
        held = list(game.hands)
        for flight in game.flights:
            held[flight.seat] |= 1 << flight.card
        self._slots = [self.story.in_order(hand) for hand in held]

    def place(self, look: Look, places: TablePlaces) -> None:
        """Everything has a new place."""
        self.look, self.places = look, places
        self._forget()

    @property
    def devices(self) -> dict[Seat, Device]:
        """On what the people play."""
        return self._devices

    @devices.setter
    def devices(self, devices: dict[Seat, Device]) -> None:
        self._devices = devices
        self._forget()

    def _forget(self) -> None:
        self._grid = None
        self._panels.clear()

    # --- where things are ---

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds, as they lie."""
        held = self._game.hands[seat]
        return tuple(card for card in self._slots[seat] if held >> card & 1)

    def slots(self, seat: Seat) -> tuple[Card, ...]:
        """A hand with the card that it has in the air."""
        return self._slots[seat]

    @property
    def grid(self) -> HandGrid:
        """How the cards of all hands lie; none is larger than on a pile."""
        if self._grid is None:
            largest = max(map(len, self._slots)) + (self._game.phase is DRAWING)
            area = self.places.panels[0].cards
            self._grid = hand_grid(self.look, area, max(largest, self.kit.deck.hand), self.pile_size[0])
        return self._grid

    @property
    def card_size(self) -> tuple[int, int]:
        """How large the cards of all hands are."""
        return self.grid.size

    @property
    def pile_size(self) -> tuple[int, int]:
        """How large the cards on piles are."""
        return self.pile_rect(0).size

    def pile_rect(self, pile: int) -> pygame.Rect:
        """Where a pile lies in the window."""
        return pile_cells(self.look, self.places.piles, max(pile + 1, self.piles))[pile]

    @property
    def piles(self) -> int:
        """How many piles there are, or will be once they are turned up."""
        game = self._game
        lying = len(game.piles)
        if lying and game.phase is not LOOKING:
            return lying
        return self.kit.deck.piles_for(game.table.seated.bit_count() + lying) + lying

    def card_rect(self, seat: Seat, card: Card) -> pygame.Rect:
        """Where a card of a hand lies, or has its place while it is in the air."""
        slots, area = self._slots[seat], self.places.panels[seat].cards
        if card not in slots:
            return area
        return hand_cells(area, self.grid, len(slots))[slots.index(card)]

    def chosen_rect(self, seat: Seat, card: Card) -> pygame.Rect:
        """Where the chosen card of a hand is shown: larger than it lies there, if that is small."""
        rect, area = self.card_rect(seat, card), self.places.panels[seat].cards
        most = min(round(rect.width * _MOST_ENLARGED), self.pile_size[0], int(area.height / CARD_RATIO))
        wide = min(self.look.px(_CHOSEN), most)
        if wide < rect.width * _WORTH_ENLARGING:
            return rect
        larger = pygame.Rect(0, 0, wide, int(wide * CARD_RATIO))
        larger.center = rect.center
        return larger.clamp(area)

    def cells(self, seat: Seat) -> list[pygame.Rect]:
        """Where all cards of a hand lie."""
        area = self.places.panels[seat].cards
        return hand_cells(area, self.grid, len(self._slots[seat]))

    def next_rect(self, seat: Seat) -> pygame.Rect:
        """Where a card that is drawn comes to lie."""
        area = self.places.panels[seat].cards
        return hand_cells(area, self.grid, len(self._slots[seat]) + 1)[-1]

    def flight_rect(self, flight: Flight) -> pygame.Rect:
        """Where a card in the air is; without motion it waits over its pile."""
        start, goal = self.card_rect(flight.seat, flight.card), self.pile_rect(flight.pile)
        if self.look.is_motion_reduced:
            return goal.move(0, -goal.height // 4)
        part = 1 - (flight.lands_at - self.clock) / self.kit.play_ms
        return between(start, goal, ease_in_out(min(1.0, max(0.0, part))))

    def sign_rect(self, seat: Seat) -> pygame.Rect:
        """Where the ready sign of a seat is."""
        return sign_rect(self.look, self.places.panels[seat], self.panel(seat), self.texts)

    # --- what is shown ---

    @property
    def is_rounds(self) -> bool:
        """Whether the match has several rounds."""
        return self.kit.options.goal is not Goal.ROUND

    def panel(self, seat: Seat) -> PanelFacts:
        """What the panel of a seat says; found out once as long as nothing changes."""
        changes, known = self.motions.changes, self._panels.get(seat)
        if known is None or known[0] != changes:
            known = self._panels[seat] = (changes, self._panel(seat))
        return known[1]

    def _panel(self, seat: Seat) -> PanelFacts:
        game, sitter, is_reduced = self._game, self.sitters[seat], self.look.is_motion_reduced
        tally = game.tallies[seat]
        gone = tuple(flight.card for flight in game.flights if flight.seat == seat)
        is_drawing = game.phase is DRAWING and bool(game.table.seated >> seat & 1)
        if not is_reduced:
            gone += tuple(back.card for back in self.motions.backs(seat))
            is_drawing = is_drawing and not any(isinstance(motion, Drawing) for motion in self.motions)
        sign = _SIGNS.get(game.phase, "loonacy.sign")
        names = [one.name for one in self.sitters]
        return PanelFacts(
            name=sitter.name,
            mark=sitter.mark,
            slots=self._slots[seat],
            gone=gone,
            has_drawn=is_drawing,
            races_won=tally.races_won,
            races_lost=tally.races_lost,
            score=game.table.scores[seat] if self.is_rounds else None,
            is_ready=bool(game.ready >> seat & 1),
            is_in=bool(game.table.seated >> seat & 1),
            is_lit=seat in (game.table.ranks[0] if game.table.ranks else (game.table.turn,)),
            is_timed=not self.kit.is_calm,
            sign=sign,
            has_sign_words=has_sign_words(self.look, self.places.panels[seat], names, sign, self.texts),
            device=None if game.phase is OVER else self.devices.get(seat),
            piles=self.piles,
            grid=self.grid,
        )

    def middle(self, *, has_log: bool) -> MiddleFacts:
        """What stands still in the middle; `has_log`: the log may be read."""
        game, texts, deck = self._game, self.texts, self.kit.deck
        title = texts("title.loonacy")
        if self.kit.options.goal is Goal.ROUNDS:
            title = texts("loonacy.goal_rounds", round=game.table.round, n=deck.rounds)
        elif self.kit.options.goal is Goal.POINTS:
            title = texts("loonacy.goal_points", round=game.table.round, n=deck.points)
        only = next(iter(self.devices.values())) if len(self.devices) == 1 else None
        has_keys = only is not None and only.family is not Family.MOUSE
        return MiddleFacts(
            # What lies there already is turned up with the others.
            tops=() if game.phase is LOOKING else tuple(pile.top for pile in game.piles),
            draw_left=len(game.table.draw),
            priority=tuple(seat for seat in game.priority if game.table.seated >> seat & 1),
            title=title,
            keys=pile_buttons(only) if only is not None and has_keys else (),
            device=only,
            is_timed=not self.kit.is_calm,
            has_footer=self.notes.hand is None or bool(self.places.prompt.height and game.phase is not OVER),
            log=self.notes.log_hand if has_log else None,
        )
