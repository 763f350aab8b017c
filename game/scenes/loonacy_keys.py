"""Before a race of several people on one keyboard: whether the keys of all arrive when they are pressed together."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.core.rules import Seat
from game.scenes.loonacy_key_trial import Asking, Key, KeyTrial, Verdict
from game.scenes.page import Page
from game.scenes.wallpaper import draw_wallpaper
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.bindings import key_label
from game.ui.items import Action
from game.ui.press import KEYBOARD, Button, Device, Press
from game.ui.prompts import Prompt, draw_glyph, glyph_height, glyph_look, glyph_width
from game.ui.scene import Scene
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import LOONACY, SEAT_MARKS, Colour, Look, Type

_ARROWS: Final = ("up", "down", "left", "right")
"""What labels of keys are no words."""
_DEAF_MS: Final = 1000
"""People are still pressing when the last round ends: that must not start the match."""


class KeyTest(Page):
    """The keys of the seats are tested; menu keys, pads and the mouse skip it. Afterwards all work the menu."""

    heading = "keytest.title"

    def __init__(
        self,
        stage: Stage,
        names: Mapping[Seat, str],
        keys: Mapping[Seat, tuple[Device, tuple[Button, ...]]],
        make_next: Callable[[], Scene],
    ) -> None:
        super().__init__(stage)
        self.rules_of = "loonacy"
        self._names = dict(names)
        self._keys = dict(keys)
        self._make_next = make_next
        self.trial = KeyTrial(self._keys)
        self._deaf_ms = _DEAF_MS
        self.device = KEYBOARD

    def enter(self) -> None:
        """The way on, once more, and back."""
        self._build()

    def _build(self) -> None:
        is_over = self.trial.is_over
        items = [
            Action(self.words("keytest.play" if is_over else "keytest.skip"), self._play, icon="flag"),
            Action(self.words("keytest.again"), self._again, icon="return"),
            Action(self.words("page.back"), self.app.pop, icon="cross"),
        ]
        self.menu = self.make_menu(items, self.app.pop, columns=len(items))

    def _play(self) -> None:
        if self.trial.has_passed:
            self.stage.passed_keys.add(key_codes(self.stage, self._keys))
        self.app.replace(self._make_next())

    def _again(self) -> None:
        self.trial = KeyTrial(self._keys)
        self._deaf_ms = _DEAF_MS
        self._build()

    # --- input ---

    @property
    def has_ended(self) -> bool:
        """Whether the keys of the seats work the menu again."""
        return self.trial.is_over and not self._deaf_ms

    def prompts(self) -> tuple[Prompt, ...]:
        """Only keys that are not tested can do anything until the test has ended."""
        if self.has_ended:
            return super().prompts()
        return (
            Prompt(Button.CONFIRM, self.words("page.select")),
            Prompt(Button.TAB_RIGHT, self.words("page.choose")),
            Prompt(Button.BACK, self.words("page.back")),
        )

    def press(self, press: Press) -> None:
        """Keys of seats are noted, up and down; until the test has ended they do nothing else."""
        is_tested = any(press.device == device for device, _ in self._keys.values())
        if is_tested:
            self.trial.hear(press.device, press.button, is_down=press.is_down)
        if is_tested and not self.has_ended:
            return
        if press.is_down and press.button in (Button.TAB_LEFT, Button.TAB_RIGHT):
            self.menu.focus = (self.menu.focus + (1 if press.button is Button.TAB_RIGHT else -1)) % len(self.menu.items)
            self.app.sound.play("tick")
            return
        super().press(press)

    def remember(self, device: Device) -> None:
        """The keys beside the menus' own are being tested: they are not shown for them."""
        super().remember(device)
        if device == KEYBOARD and not self.has_ended:
            self.device = KEYBOARD

    def update(self, ms: int) -> None:
        """Time goes on in the test, and a little after it."""
        super().update(ms)
        was_over = self.trial.is_over
        self.trial.update(ms)
        if was_over:
            self._deaf_ms = max(0, self._deaf_ms - ms)
        elif self.trial.is_over:
            self.app.sound.play("confirm" if self.trial.has_passed else "refuse")
            self._build()

    def focus_lost(self) -> None:
        """Keys that go up elsewhere are not told here."""
        self.trial.held.clear()

    # --- drawing ---

    def draw(self, surface: pygame.Surface) -> None:
        """In the game's own colours."""
        look = self.app.look.in_mood(LOONACY)
        draw_wallpaper(surface, look)
        self.draw_body(surface, look, self.draw_frame(surface, look))

    def said(self) -> str:
        """What to do, or what came of it."""
        trial = self.trial
        if trial.is_over:
            return self._outcome()
        if trial.is_letting_go:
            return self.words("keytest.let_go")
        match trial.asking:
            case Asking.TOGETHER:
                return self.words("keytest.hold", n=trial.round + 1, all=trial.rounds)
            case Asking.ALONE:
                return self.words("keytest.alone", who=self._key_words(trial.seats[0], trial.asked(trial.seats[0])))
            case Asking.AGAIN:
                return self.words("keytest.once_more")

    def _outcome(self) -> str:
        trial = self.trial
        if trial.has_passed:
            return self.words("keytest.all_arrive")
        said = []
        swallowed, silent = trial.failed(Verdict.SWALLOWED), trial.failed(Verdict.NOT_PRESSED)
        if swallowed:
            said.append(self.words("keytest.swallowed", keys=self._list_words(swallowed)))
            most = Counter(seat for seat, _ in swallowed).most_common(1)[0][0]
            said.append(self.words("keytest.pad_for", name=self._names[most]))
        if silent:
            said.append(self.words("keytest.not_pressed", keys=self._list_words(silent)))
        return " ".join(said)

    def _list_words(self, keys: Sequence[tuple[Seat, Key]]) -> str:
        return ", ".join(self._key_words(seat, key) for seat, key in keys)

    def _key_words(self, seat: Seat, key: Key) -> str:
        code = self.app.inputs.bindings.code(*key)
        cap = "-" if code is None else key_label(code)
        if cap in _ARROWS:
            cap = self.words(f"keytest.arrow_{cap}")
        return self.words("keytest.key_of", name=self._names[seat], cap=cap)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """What to do, a card a seat with its keys, then the menu."""
        body = body.inflate(-look.px(24), -look.px(32))
        low, rest = layout.take_bottom(body, self.menu.height(look, body.width), look.px(28))
        self.menu.draw(surface, look, low, self.app.now)
        said = self.said()
        kind = Type.BODY
        if text.block_height(look, said, rest.width, kind) > rest.height // 3:
            kind = Type.SMALL
        words, rest = layout.take_top(rest, text.block_height(look, said, rest.width, kind), look.px(20))
        text.write_block(surface, look, said, words, kind, ink=look.ground_ink)
        advice = self.words("keytest.advice")
        high = text.block_height(look, advice, rest.width, Type.SMALL)
        line, cards = layout.take_bottom(rest, high, look.px(20))
        if cards.height >= _card_height(look, has_key=not self.trial.is_over):
            text.write_block(surface, look, advice, line, Type.SMALL, ink=look.ground_ink)
        else:
            cards = rest
        for seat, card in zip(self._keys, layout.row(cards, [1] * len(self._keys), look.px(24)), strict=True):
            card.height = min(card.height, look.metrics.grown_px(420))
            self._draw_seat(surface, look, card, seat)

    def _draw_seat(self, surface: pygame.Surface, look: Look, card: pygame.Rect, seat: Seat) -> None:
        """Name and mark, the key that is asked for as large as fits, and how each round went."""
        device, button = self.trial.asked(seat)
        is_asked = not self.trial.is_over and seat in self.trial.seats
        is_held = (device, button) in self.trial.held
        draw.panel(surface, look, card)
        inner = card.inflate(-look.px(32), -look.px(24))
        head, rest = layout.take_top(inner, text.line_height(look), look.px(8))
        size = round(head.height * 0.95)
        draw_mark(surface, SEAT_MARKS[seat], (head.left + size // 2, head.centery), size)
        at = (head.left + size + look.px(12), head.centery)
        text.write(
            surface, look, self._names[seat], at, anchor="midleft", is_bold=True, most=max(1, head.right - at[0])
        )
        foot, rest = layout.take_bottom(rest, round(glyph_height(look) * 1.1), look.px(12))
        bindings = self.app.inputs.bindings
        if rest.height >= glyph_height(look) and is_asked:
            high = min(rest.height, look.metrics.grown_px(120))
            wide = glyph_width(glyph_look(look, high), device, button, bindings, high)
            high = round(high * min(1.0, rest.width / wide))
            sized = glyph_look(look, high)
            glyph = pygame.Rect(0, 0, glyph_width(sized, device, button, bindings, high), high)
            glyph.center = rest.center
            draw_glyph(surface, sized, device, button, bindings, glyph)
            if is_held:
                draw.ring(surface, look, glyph, look.mood.good, 0, radius=12)
        elif rest.height >= glyph_height(look) and self.trial.is_over:
            fine = all(verdicts[seat] is Verdict.ARRIVED for verdicts in self.trial.verdicts)
            colour = look.mood.good if fine else look.mood.warn
            draw_icon(surface, "tick" if fine else "cross", rest.center, min(rest.height, look.px(110)), colour)
        self._draw_rounds(surface, look, foot, seat)

    def _draw_rounds(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, seat: Seat) -> None:
        trial = self.trial
        step = min(rect.width // trial.rounds, look.metrics.grown_px(56))
        left = rect.centerx - step * trial.rounds // 2
        for number in range(trial.rounds):
            centre = (left + step * number + step // 2, rect.centery)
            size = min(rect.height, step)
            if number < len(trial.verdicts):
                icon, colour = _verdict_icon(look, trial.verdicts[number][seat])
            else:
                icon, colour = ("ring" if number > trial.round else "dot", look.mood.quiet)
            draw_icon(surface, icon, centre, round(size * 0.8), colour)


def key_codes(stage: Stage, keys: Mapping[Seat, tuple[Device, tuple[Button, ...]]]) -> frozenset[int | None]:
    """The keys of the keyboard on which these buttons lie now."""
    bindings = stage.app.inputs.bindings
    return frozenset(bindings.code(device, button) for device, buttons in keys.values() for button in buttons)


def _verdict_icon(look: Look, verdict: Verdict) -> tuple[str, Colour]:
    match verdict:
        case Verdict.ARRIVED:
            return "tick", look.mood.good
        case Verdict.SWALLOWED:
            return "cross", look.mood.warn
        case Verdict.NOT_PRESSED:
            return "minus", look.mood.quiet


def _card_height(look: Look, *, has_key: bool) -> int:
    """A name, a key and the rounds, as high as they must be."""
    return text.line_height(look) + round((2.6 if has_key else 1.2) * glyph_height(look)) + look.px(48)
