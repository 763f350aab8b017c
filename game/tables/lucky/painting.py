"""Paints the table: resting parts on a canvas, and over them what moves or is pointed at."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.core.rules import Seat
from game.games.lucky.cards import Deck
from game.games.lucky.state import Phase
from game.tables.lucky.art import FELT
from game.tables.lucky.banner import banner_height, draw_banner
from game.tables.lucky.boards import draw_board
from game.tables.lucky.canvas import Canvas, Paint
from game.tables.lucky.cues import Scene
from game.tables.lucky.desk import Sheet, draw_desk, key_rects
from game.tables.lucky.effects import Effects
from game.tables.lucky.fit import low, lower
from game.tables.lucky.flight_view import draw_combo_ring, draw_figures, draw_tray, spot_rects
from game.tables.lucky.flying import Flying
from game.tables.lucky.hand import draw_fan, fan_rects
from game.tables.lucky.layout import LuckyLayout
from game.tables.lucky.piles import draw_piles, pile_spots
from game.tables.lucky.pilots import draw_pilot
from game.tables.lucky.runway import draw_counters, draw_runway
from game.tables.lucky.spots import Kind, Spot
from game.tables.lucky.values import (
    Shown,
    board_of,
    fan_of,
    figures_of,
    hand_seat,
    panel_of,
    piles_of,
    tray_of,
)
from game.tables.lucky.words import odds_words
from game.tables.overlays import draw_hand, draw_log_line, draw_open_log
from game.tables.picture import Notes
from game.tables.seats import Sitter
from game.ui import draw, prompts, text
from game.ui.press import CLUSTERS, MOUSE, Button
from game.ui.prompts import Prompt
from game.ui.theme import Look, Type

_LOG_ON_DESK: Final = 4


class Painter:
    """One window's painter; `ground` is the empty airfield."""

    def __init__(self, look: Look, layout: LuckyLayout, ground: pygame.Surface, sitters: Sequence[Sitter]) -> None:
        self._look = look
        self._layout = layout
        self._canvas = Canvas(ground)
        self._marks = tuple(sitter.mark for sitter in sitters)
        self._effects = Effects(self._marks)
        self.log_rect = pygame.Rect(layout.log.topleft, (0, 0))

    # --- where things are ---

    def rects(self, shown: Shown, notes: Notes) -> dict[Spot, pygame.Rect]:
        """Everything that can be pointed at now."""
        look, layout = self._look, self._layout
        found = {Spot(Kind.BOARD, n): rect for n, rect in enumerate(layout.boards)}
        draws = pile_spots(look, layout.grass)
        found |= {Spot(Kind.DECK, deck): draws[deck] for deck in Deck}
        sheet = self._sheet(shown, notes, ())
        found |= {
            Spot(Kind.BUTTON, n): rect for n, rect in enumerate(key_rects(look, layout.desk, sheet, notes.bindings))
        }
        figures = figures_of(shown)
        if figures is None:
            fan = fan_of(shown, hand_seat(shown))
            found |= {Spot(Kind.HAND, n): rect for n, rect in enumerate(fan_rects(look, layout.hand, fan))}
        else:
            found |= spot_rects(look, layout.flight, layout.tray, figures, tray_of(shown))
        return found

    # --- painting ---

    def draw(
        self, surface: pygame.Surface, shown: Shown, scene: Scene, notes: Notes, log: Sequence[str], now: int,
    ) -> None:  # fmt: skip
        """Paint everything."""
        look, layout = self._look, self._layout
        self._paint_field(shown, notes)
        self._paint_stage(shown, notes, log)
        words = notes.notice or (log[-1] if log else "")
        self._paint_log(words, notes)
        self._canvas.show(surface)
        totals = {seat: scene.totals.get(seat, run.total) for seat, run in enumerate(shown.story.runs)}
        draw_counters(surface, look, layout.runway, self._marks, totals, shown.acting)
        self._draw_rings(surface, shown, notes, now)
        self._effects.draw(surface, look, layout, shown.story, scene, shown.texts)
        if notes.log.is_open:
            area = pygame.Rect(layout.log.left, layout.runway.top, layout.whole.width * 6 // 10, 0)
            area.height = layout.log.top - layout.gap - area.top
            draw_open_log(surface, look, area, log, notes, shown.texts)
        if notes.hand is not None and shown.chooser is None and shown.acting is None:
            draw_hand(surface, look, layout.log, notes.hand, notes.bindings)

    def _part(self, name: str, rect: pygame.Rect, key: object, paint: Paint) -> None:
        gap = self._layout.gap

        self._canvas.part(name, rect.inflate(gap, gap), key, paint)

    def _paint_field(self, shown: Shown, notes: Notes) -> None:
        look, layout = self._look, self._layout
        for seat, rect in enumerate(layout.pilots):
            panel = panel_of(shown, seat)
            paint = partial(draw_pilot, look=look, rect=rect, panel=panel, bindings=notes.bindings)
            self._part(f"pilot {seat}", rect, (panel, notes.bindings if panel.ask else None), paint)
        self._part("runway", layout.runway, None, lambda surface: draw_runway(surface, look, layout.runway))
        for show, rect in enumerate(layout.boards):
            board = board_of(shown, show)
            lay = partial(draw_board, look=look, rect=rect, board=board, marks=self._marks)
            self._part(f"board {show}", rect, board, lay)
        piles = piles_of(shown)
        self._part("piles", layout.grass, piles, lambda surface: draw_piles(surface, look, layout.grass, piles))
        self._paint_banner(shown)

    def _paint_banner(self, shown: Shown) -> None:
        """Which round it is, over the sky."""
        look, sky, texts, story = self._look, self._layout.sky, shown.texts, shown.story
        words = texts("lucky.round", n=story.round)
        if story.is_last_round:
            words = texts("lucky.last_round", n=story.round)
        strip = pygame.Rect(sky.left, sky.top, sky.width, banner_height(look) + look.px(12))

        def paint(surface: pygame.Surface) -> None:
            draw_banner(surface, look, sky, words, is_loud=story.is_last_round)

        self._canvas.part("banner", strip, words, paint)

    def _paint_stage(self, shown: Shown, notes: Notes, log: Sequence[str]) -> None:
        """The desk, and beside it the hand or the flight with its dice."""
        look, layout = self._look, self._layout
        sheet = self._sheet(shown, notes, log)
        self._part(
            "desk", layout.desk, (sheet, notes.bindings),
            lambda surface: draw_desk(surface, look, layout.desk, sheet, notes.bindings),
        )  # fmt: skip
        figures = figures_of(shown)
        if figures is None:
            self._canvas.clear("flight")
            self._canvas.clear("tray")
            fan = fan_of(shown, hand_seat(shown))
            self._part("hand", layout.hand, fan, lambda surface: draw_fan(surface, look, layout.hand, fan))
            return
        self._canvas.clear("hand")
        self._part(
            "flight", layout.flight, figures,
            lambda surface: draw_figures(surface, look, layout.flight, figures, shown.texts),
        )  # fmt: skip
        tray = tray_of(shown)
        self._part("tray", layout.tray, tray, lambda surface: draw_tray(surface, look, layout.tray, tray, FELT))

    def _paint_log(self, words: str, notes: Notes) -> None:
        look, log, hand = self._look, self._layout.log, notes.log_hand

        def paint(surface: pygame.Surface) -> None:
            self.log_rect = pygame.Rect(log.topleft, (0, 0))
            if words:

                def room(line: Look) -> int:
                    if hand is None:
                        return log.width - look.px(80)
                    high, button = prompts.glyph_height(line), hand.prompts[0].button
                    glyph = prompts.glyph_width(line, hand.device, button, notes.bindings, high)
                    return log.width - look.px(80) - glyph - text.width(line, hand.prompts[0].label, Type.SMALL)

                line = low(look, log.height - look.px(18))
                line = lower(line, lambda one: text.width(one, words, Type.SMALL) <= room(one))
                short = text.shortened(line, words, room(line), Type.SMALL)
                self.log_rect = draw_log_line(surface, line, log, short, hand, notes.bindings)

        self._part("log", log, (words, hand, notes.bindings), paint)

    def _draw_rings(self, surface: pygame.Surface, shown: Shown, notes: Notes, now: int) -> None:
        """Who is on turn, what is pointed at, and the dice that the pointed combination would use."""
        look, layout, chooser = self._look, self._layout, shown.chooser
        acting = shown.acting
        if acting is not None:
            draw.ring(surface, look, layout.pilots[acting], self._marks[acting].colour, now, width=6)
        if chooser is None or acting is None:
            return
        colour = self._marks[acting].colour
        rects = self.rects(shown, notes)
        if chooser.focus in rects:
            if chooser.focus.kind is Kind.COMBO:
                draw_combo_ring(surface, look, rects[chooser.focus], colour)
            else:
                draw.ring(surface, look, rects[chooser.focus], colour, now, radius=10, width=6)
        if isinstance(chooser, Flying) and chooser.focused is not None:
            combo = chooser.focused
            places = [Spot(Kind.FIGURE, combo.place)]
            places += [Spot(Kind.DIE, n) for n in range(3) if combo.move.dice >> n & 1 and not chooser.held]
            for spot in places:
                if spot in rects:
                    draw.ring(surface, look, rects[spot], look.mood.accent, 0, radius=12, width=5)

    # --- the desk ---

    def _sheet(self, shown: Shown, notes: Notes, log: Sequence[str]) -> Sheet:
        texts, chooser, acting = shown.texts, shown.chooser, shown.acting
        seat = acting if acting is not None else shown.story.acting
        mark = None if seat is None else self._marks[seat]
        before = tuple(reversed(log[-1 - _LOG_ON_DESK : -1]))
        aside = self._aside(shown)
        if chooser is not None:
            device = CLUSTERS[1] if notes.hand is None else notes.hand.device
            buttons = [Prompt(Button.CONFIRM, texts("lucky.prompt.take"))]
            if device != MOUSE:
                buttons.insert(0, Prompt(None, texts("lucky.prompt.choose")))
                if chooser.lifted and chooser.plan is None:  # a plan has a button for it
                    buttons.append(Prompt(Button.BACK, texts("lucky.prompt.back")))
            about = (*chooser.about, *self._flight_odds(shown))
            return Sheet(mark, chooser.title, about, chooser.keys, device, tuple(buttons), aside, before)
        title = texts("lucky.watch.over") if seat is None else texts("lucky.watch.turn", name=shown.sitters[seat].name)
        about = self._flight_odds(shown)
        if notes.acting_note:
            about = (notes.acting_note, *about)
        waiting = self._lone_waiting(shown)
        if waiting is not None and notes.hand is None:
            has_hand = waiting < len(shown.hands) and bool(shown.hands[waiting])
            buttons = [Prompt(Button.DOWN, texts("lucky.prompt.plan"))] if has_hand else []
            if shown.sideline.is_open:
                buttons.insert(0, Prompt(Button.EXTRA, texts("lucky.prompt.guess")))
            return Sheet(mark, title, about, device=shown.device_of(waiting), prompts=tuple(buttons), log=before)
        if notes.hand is not None and acting is not None and shown.sitters[acting].is_bot:
            return Sheet(
                mark, title, about, device=notes.hand.device, prompts=notes.hand.prompts, aside=aside, log=before
            )
        return Sheet(mark, title, about, aside=aside, log=before)

    @staticmethod
    def _aside(shown: Shown) -> tuple[str, ...]:
        """What those who wait may do, where several people are there."""
        persons = [sitter.seat for sitter in shown.sitters if not sitter.is_bot]
        can = [panel_of(shown, seat) for seat in persons] if len(persons) > 1 else []
        return (shown.texts("lucky.about.aside"),) if any(one.ask or one.plan for one in can) else ()

    @staticmethod
    def _lone_waiting(shown: Shown) -> Seat | None:
        """The only person, while a bot is on turn: told on the desk what can be done meanwhile."""
        persons = [sitter.seat for sitter in shown.sitters if not sitter.is_bot]
        acting = shown.acting
        if len(persons) != 1 or acting is None or acting in persons or not shown.sideline.is_manned:
            return None
        return None if shown.story.runs[persons[0]].has_retired else persons[0]

    @staticmethod
    def _flight_odds(shown: Shown) -> tuple[str, ...]:
        """What the flight is worth from where it is, while nothing moves."""
        game, seat = shown.game, shown.acting
        if game is None or seat is None or not shown.chances.is_settled:
            return ()
        if isinstance(shown.chooser, Flying):  # each of its choices and buttons has its own
            return ()
        if game.phase not in (Phase.THROWING, Phase.COVERING, Phase.FEARING):
            return ()
        odds = shown.chances.of_flight(game)
        return () if odds is None else (shown.texts("lucky.about.odds", odds=odds_words(shown.texts, odds)),)
