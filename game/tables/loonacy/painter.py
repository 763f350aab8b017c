"""Paints the table of Retro Loonacy from pictures kept of all that stands still, looking for presses meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.loonacy.state import LOOKING, NEVER, OVER
from game.tables.fitting import fitted, fitted_block
from game.tables.loonacy.faces import Faces
from game.tables.loonacy.images import image_words
from game.tables.loonacy.layout import left_bare
from game.tables.loonacy.middle import draw_rect, paint_count, paint_middle
from game.tables.loonacy.motions import Back, Drawing, Note, Settle, between
from game.tables.loonacy.news import news
from game.tables.loonacy.panels import board_fill, paint_board, paint_panel
from game.tables.loonacy.reading import Reading
from game.tables.loonacy.rug import rug
from game.tables.loonacy.sheet import paint_sheet, sheet_of
from game.tables.loonacy.showing import Showing
from game.tables.match_clock import HOLD_MS
from game.tables.overlays import draw_hand
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import RIM, Colour, Ink, Look, Type

_MOST_REPAINTED: Final = 2
_PRESSED: Final = 0.06
"""How much larger a card still is when it touches its pile."""


class _Kept(NamedTuple):
    """A picture of what stands still, the facts that it shows, and whether some face in it is not sharp yet."""

    key: object
    picture: pygame.Surface
    is_rough: bool


class Painter:
    """Reads what is shown and changes nothing of it."""

    def __init__(self, showing: Showing, reading: Reading) -> None:
        self._showing = showing
        self._reading = reading
        self._faces = Faces(showing.kit.deck, self._word)
        self._ground: pygame.Surface
        self._bare: list[tuple[tuple[int, int], pygame.Surface]] = []
        self._panels: dict[Seat, _Kept] = {}
        self._boards: dict[tuple[Seat, Colour], pygame.Surface] = {}
        self._middle: _Kept | None = None
        self._listen: Callable[[], None] = lambda: None
        self._repainted = 0
        self._is_rough = False
        self.is_sharp = True
        """Whether the last frame showed everything as it is, every face at its own size."""

    def _word(self, image: str) -> str:
        texts: Texts = self._showing.texts
        return image_words(texts, image)

    def forget(self, size: tuple[int, int] | None = None) -> None:
        """Words, or with a `size` of the window all places, have changed."""
        self._panels.clear()
        self._boards.clear()
        self._middle = None
        self._faces.forget()
        if size is not None:
            places = self._showing.places
            self._ground = rug(self._showing.look, size, places.centre)
            covered = [places.centre, *(panel.rect for panel in places.panels)]
            # Copied out of the ground: read in place, narrow strips of it take longer than all of it.
            strips = left_bare(pygame.Rect((0, 0), size), covered)
            self._bare = [(strip.topleft, self._ground.subsurface(strip).copy()) for strip in strips]

    def paint(self, surface: pygame.Surface, now: int, listen: Callable[[], None]) -> None:
        """Paint all; `listen` looks for presses, and is called every millisecond or so meanwhile."""
        showing = self._showing
        self._listen = listen
        self._faces.begin_frame(listen)
        self._repainted = 0
        self._is_rough = False
        for at, strip in self._bare:
            surface.blit(strip, at)
        self._listen()
        for seat in range(showing.kit.seats):
            self._draw_panel(surface, seat, now)
        self._draw_middle(surface)
        self._listen()
        self._draw_motion(surface)
        self._draw_words(surface)
        self._listen()
        self.is_sharp = not self._is_rough
        self._warm()

    # --- hands ---

    def _draw_panel(self, surface: pygame.Surface, seat: Seat, now: int) -> None:
        showing = self._showing
        look, places, facts = showing.look, showing.places.panels[seat], showing.panel(seat)
        bindings = showing.notes.bindings
        if text.is_recording():
            paint_board(surface, look, places, board_fill(look, facts))
            paint_panel(surface, look, places, facts, self._faces, showing.texts, bindings, self._listen)
        else:
            key, kept = (facts, bindings), self._panels.get(seat)
            if kept is None or self._is_due(seat, kept, key):
                picture = pygame.Surface(places.rect.size).convert(surface) if kept is None else kept.picture
                picture.blit(self._board(look, seat, board_fill(look, facts)), (0, 0))
                self._listen()
                is_rough = self._faces.watch()
                corner = places.from_corner()
                paint_panel(picture, look, corner, facts, self._faces, showing.texts, bindings, self._listen)
                kept = self._panels[seat] = _Kept(key, picture, is_rough())
                self._repainted += 1
                self._listen()
            self._is_rough |= kept.is_rough or kept.key != key
            surface.blit(kept.picture, places.rect.topleft)
        if seat in showing.devices and facts.is_in and showing.game.phase is not OVER:
            self._draw_cursor(surface, look, seat, now)
        self._draw_lock(surface, look, seat)
        self._listen()

    def _is_due(self, seat: Seat, kept: _Kept, key: object) -> bool:
        """Whether a panel is painted anew: a person's at once, a bot's when few others are in this frame.

        What is not sharp yet is painted again when there is time for a face.
        """
        if kept.key == key:
            return kept.is_rough and self._faces.has_time
        return seat in self._showing.devices or self._repainted < _MOST_REPAINTED

    def _board(self, look: Look, seat: Seat, fill: Colour) -> pygame.Surface:
        """The empty board of a panel on its piece of the ground."""
        board = self._boards.get((seat, fill))
        if board is None:
            places = self._showing.places.panels[seat]
            board = self._boards[seat, fill] = self._ground.subsurface(places.rect).copy()
            paint_board(board, look, places.from_corner(), fill)
        return board

    def _draw_cursor(self, surface: pygame.Surface, look: Look, seat: Seat, now: int) -> None:
        showing = self._showing
        hand = showing.hand(seat)
        place = showing.cursors.place(seat, hand)
        is_sign = place == len(hand)
        rect = showing.sign_rect(seat) if is_sign else showing.chosen_rect(seat, hand[place])
        if not is_sign and rect.size != showing.card_size:
            is_rough = self._faces.watch()
            self._faces.draw(surface, rect, hand[place])
            self._is_rough |= is_rough()
        colour = showing.sitters[seat].mark.colour
        draw.ring(surface, look, rect, colour, now, radius=20 if is_sign else 8, width=8)

    def _draw_lock(self, surface: pygame.Surface, look: Look, seat: Seat) -> None:
        """After a wrong card the hand is hatched until it may throw again, and a bar tells how long."""
        showing = self._showing
        until = next((lock.until for lock in showing.game.locks if lock.seat == seat), NEVER)
        if until <= showing.clock:
            return
        area = showing.places.panels[seat].cards
        draw.hatch(surface, look, area, look.mood.warn, radius=10)
        plate = pygame.Rect(0, 0, look.px(120), look.px(104))
        plate.midright = (area.right - look.px(8), area.centery)
        draw.panel(surface, look, plate, fill=look.mood.warn, has_shadow=False)
        draw_icon(surface, "lock", (plate.centerx, plate.centery - look.px(10)), look.px(60), RIM)
        bar = pygame.Rect(0, 0, look.px(90), look.px(12))
        bar.midbottom = (plate.centerx, plate.bottom - look.px(12))
        pygame.draw.rect(surface, look.mood.line, bar)
        part = min(1.0, (until - showing.clock) / max(1, showing.kit.times.lock))
        pygame.draw.rect(surface, RIM, (bar.left, bar.top, round(bar.width * part), bar.height))

    # --- the middle ---

    def _draw_middle(self, surface: pygame.Surface) -> None:
        showing = self._showing
        look, places, notes = showing.look, showing.places, showing.notes
        facts = showing.middle(has_log=self._reading.is_possible)
        if places.are_news_for_title and news(showing)[0]:
            facts = replace(facts, title="")
        end = notes.tools_left or places.header.right
        if text.is_recording():
            paint_middle(surface, look, places, facts, showing.texts, self._faces, showing.sitters, notes.bindings, end)
            return
        key = (facts, notes.bindings, end)
        kept = self._middle
        if kept is None or kept.key != key or (kept.is_rough and self._faces.has_time):
            picture = pygame.Surface(places.centre.size).convert(surface) if kept is None else kept.picture
            picture.blit(self._ground, (0, 0), places.centre)
            is_rough = self._faces.watch()
            paint_middle(
                picture, look, places.from_corner(), facts, showing.texts, self._faces, showing.sitters,
                notes.bindings, end - places.centre.left,
            )  # fmt: skip
            kept = self._middle = _Kept(key, picture, is_rough())
        self._is_rough |= kept.is_rough
        surface.blit(kept.picture, places.centre.topleft)

    # --- what moves ---

    def _draw_motion(self, surface: pygame.Surface) -> None:
        """Cards in the air, on their way there, back, or from the draw pile."""
        showing = self._showing
        size = showing.pile_size
        for flight in showing.game.flights:
            self._faces.draw_moving(surface, showing.flight_rect(flight), flight.card, size)
            self._listen()
        if showing.look.is_motion_reduced:
            return
        for motion in showing.motions:
            if isinstance(motion, Settle) and motion.pile < len(showing.game.piles):
                part = max(0.0, 1 - (showing.clock - motion.at) / motion.ms)
                rect = showing.pile_rect(motion.pile).scale_by(1 + _PRESSED * part)
                self._faces.draw_moving(surface, rect, showing.game.piles[motion.pile].top, size)
                self._listen()
            elif isinstance(motion, Back):
                goal = showing.card_rect(motion.seat, motion.card)
                self._faces.draw_moving(surface, motion.place(goal, showing.clock), motion.card, size)
                self._listen()
            elif isinstance(motion, Drawing):
                self._draw_drawing(surface, motion.seats, (showing.clock - motion.at) / motion.ms)
                self._listen()

    def _draw_drawing(self, surface: pygame.Surface, seats: Sequence[Seat], part: float) -> None:
        showing = self._showing
        start = draw_rect(showing.places)
        for seat in seats:
            rect = between(start, showing.next_rect(seat), min(1.0, max(0.0, part)))
            self._faces.draw_moving_back(surface, rect, showing.card_size)

    def _warm(self) -> None:
        """While there is time, draw what may be thrown next as large as it will be on a pile."""
        showing = self._showing
        if showing.game.flights:
            return
        size = showing.pile_size
        for seat in range(showing.kit.seats):
            for card in showing.slots(seat):
                if self._faces.warm(size, card):
                    return

    # --- words ---

    def _draw_words(self, surface: pygame.Surface) -> None:
        """Notes over hands, the line of news, sheets and count-ins in the middle."""
        showing = self._showing
        look, places, game = showing.look, showing.places, showing.game
        for motion in showing.motions:
            if isinstance(motion, Note):
                area, cards = showing.places.panels[motion.seat].cards, showing.cells(motion.seat)
                self._draw_plate(surface, look, area, motion.words, cards, is_bad=motion.is_bad)
        words, is_bad = news(showing)
        if words:
            self._draw_plate(surface, look, places.news, words, is_bad=is_bad)
        if showing.hold_ms:
            paint_count(surface, look, places.piles.center, showing.hold_ms, HOLD_MS)
        elif game.phase is LOOKING and game.table.alarm != NEVER:
            left = max(1, game.table.alarm - showing.clock)
            paint_count(surface, look, places.piles.center, left, showing.kit.times.look)
        elif game.phase in (LOOKING, OVER):
            paint_sheet(
                surface,
                look,
                places.piles,
                sheet_of(showing, has_log=self._reading.is_possible),
                showing.notes.bindings,
            )
        hand = showing.notes.hand
        if hand is not None:
            area = places.prompt if places.prompt.height and game.phase is not OVER else places.footer
            small = fitted(look, hand.prompts[0].label + "000", area.width - 2 * look.px(16), Type.SMALL)
            draw_hand(surface, small, area, hand, showing.notes.bindings)
        self._reading.draw(surface)

    def _draw_plate(
        self, surface: pygame.Surface, look: Look, area: pygame.Rect, words: str,
        cards: Sequence[pygame.Rect] = (), *, is_bad: bool,
    ) -> None:  # fmt: skip
        """A few words on a plate: at the top of an area, or low where there are cards, so that it hides few of them."""
        mood = look.mood
        is_low = bool(cards)
        fill = mood.warn if is_bad else mood.accent if is_low else mood.panel
        ink = Ink(RIM, fill) if is_bad else Ink(mood.accent_ink if is_low else mood.ink, fill)
        most = area.width - look.px(24)
        look = fitted_block(look, words, most, area.height - look.px(10), Type.SMALL, is_bold=True)
        wide = min(area.width, text.width(look, words, Type.SMALL, is_bold=True) + look.px(32))
        lines = text.wrap(look, words, wide - look.px(24), Type.SMALL, is_bold=True)
        rect = pygame.Rect(0, 0, wide, len(lines) * text.line_height(look, Type.SMALL) + look.px(10))
        if is_low:
            rect.bottomleft = area.bottomleft
            right = rect.move(area.right - rect.right, 0)
            if len(right.collidelistall(cards)) < len(rect.collidelistall(cards)):
                rect = right
        else:
            rect.center = area.center
        draw.panel(surface, look, rect, fill=fill, radius=12, has_shadow=False)
        text.write_block(
            surface, look, words, rect.inflate(-look.px(24), -look.px(10)), Type.SMALL, ink=ink, align="center",
            is_bold=True,
        )  # fmt: skip
