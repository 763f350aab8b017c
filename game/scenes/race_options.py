"""The options page of Racetrack: every option that the figures offer, each explained, conflicts said."""

from collections.abc import Mapping, Sequence

import pygame

from game.core.record import OptionValue
from game.files.finding import Finding, Severity
from game.files.settings import BotSpeed
from game.games.lunatix.figures import Offer as LoopOffer
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.figures import Offer
from game.games.racetrack.options import Mode, Options, read_options
from game.games.racetrack.track import Course, Track
from game.scenes.page import Page
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.items import Action, Choice
from game.ui.theme import Look, Type

AnyOffer = Offer | LoopOffer


class RaceOptions(Page):
    """Changes `chosen` (what differs from the defaults) in place."""

    heading = "lobby.options"

    def __init__(self, stage: Stage, chosen: dict[str, OptionValue], track: Track | LunatixTrack | None) -> None:
        super().__init__(stage)
        self.chosen = chosen
        self._track = track

    def enter(self) -> None:
        """One row an option, then the bots' speed."""
        self._build(0)

    def _build(self, focus: int) -> None:
        offers = self.offers()
        self._keys = [offer.option for offer in offers]
        items = [self._choice(offer) for offer in offers]
        speeds = list(BotSpeed)
        items.append(
            Choice(
                self.words("lobby.option.bot_speed"),
                [self.words(f"lobby.option.bot_speed.{speed.value}") for speed in speeds],
                speeds.index(self.stage.settings.bot_speed),
                lambda index: keep(self.stage, bot_speed=speeds[index]),
            )
        )
        self._keys.append("bot_speed")
        reset = Action(self.words("lobby.option.reset"), self._reset, icon="return")
        self.menu = self.make_menu([*items, reset, Action(self.words("page.back"), self.app.pop)], self.app.pop)
        self.menu.focus = focus

    def offers(self) -> Sequence[AnyOffer]:
        """The options there are."""
        return self.stage.figures.offers

    def _choice(self, offer: AnyOffer) -> Choice:
        name = offer.option
        values, default = list(offer.values), offer.values[0]
        if name == "laps":
            values, default = self._laps(offer)
        words = [self._value_words(name, value) for value in values]
        if name == "laps":
            words[values.index(default)] = self.words("lobby.option.laps.track", n=default)
        current = self.chosen.get(name, default)
        choice = Choice(
            self.words(f"lobby.option.{name}"), words, values.index(current if current in values else default),
            lambda index: self._choose(name, values[index], default),
        )  # fmt: skip
        choice.reason = self._conflict(name)
        return choice

    def _laps(self, offer: AnyOffer) -> tuple[list[OptionValue], OptionValue]:
        """The numbers of laps in rising order, the track's own among them; that one needs no choice."""
        own = self._track.laps if self._track is not None else offer.default
        laps = {value for value in (*offer.values, own) if isinstance(value, int)}
        return [*sorted(laps)], own

    def _conflict(self, name: str) -> str | None:
        """Why this option cannot be chosen beside the others."""
        if name == "line_blocking" and self.chosen.get("mode") == Mode.SIMPLE.value:
            return self.words("lobby.option.line_blocking.not_simple")
        if name == "laps" and isinstance(self._track, Track) and self._track.course is Course.SPRINT:
            return self.words("lobby.option.laps.sprint")
        return None

    def _value_words(self, name: str, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self.words("page.on" if value else "page.off")
        if isinstance(value, int):
            return str(value)
        return self.words(f"lobby.option.{name}.{value}")

    def _choose(self, name: str, value: OptionValue, default: OptionValue) -> None:
        if value == default:
            self.chosen.pop(name, None)
        else:
            self.chosen[name] = value
        if self.chosen.get("mode") == Mode.SIMPLE.value:
            self.chosen.pop("line_blocking", None)
        self._build(self.menu.focus)

    def _reset(self) -> None:
        self.chosen.clear()
        self._build(self.menu.focus)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """The rows, and what the one with the focus means: beside them, or below when the text is large."""
        said = self._about()
        room = body.inflate(-look.px(24), -look.px(48))
        if look.metrics.grown_px(1500) <= room.width:
            left, right = layout.row(room, (3, 2), look.px(48))
            self.menu.draw(surface, look, left, self.app.now)
            draw_note(surface, look, right, said)
        else:
            high = text.block_height(look, said, room.width, Type.SMALL)
            low, rest = layout.take_bottom(room, high, look.px(36))
            self.menu.draw(surface, look, rest, self.app.now)
            text.write_block(surface, look, said, low, Type.SMALL, ink=look.ground_ink)

    def _about(self) -> str:
        focus = self.menu.focus
        if focus >= len(self._keys):
            return self.words("lobby.options.about")
        return self.words(f"lobby.option.{self._keys[focus]}.about")


def draw_note(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str) -> None:
    """A slip of paper with some words, as high as they are."""
    pad = look.px(28)
    high = text.block_height(look, words, rect.width - 2 * pad)
    slip = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, high + 2 * pad))
    draw.panel(surface, look, slip)
    text.write_block(surface, look, words, slip.inflate(-2 * pad, -2 * pad))


def keep(stage: Stage, **fields: object) -> None:
    """Change settings; when they cannot be written they hold until the program ends, which the title then says."""
    place = stage.app.window_place
    fields.setdefault("full_screen", place.is_full_screen)
    try:
        stage.change(**fields)
    except OSError as error:
        message = f"cannot be written: {error.strerror or 'unknown reason'}"
        stage.findings.append(Finding(stage.home.settings.name, Severity.WARNING, message))
        stage.app.sound.play("refuse")


def options_of(chosen: Mapping[str, OptionValue], track: Track) -> Options:
    """The options as far as the table chose them, with the track's laps."""
    base = read_options({"laps": 1 if track.course is Course.SPRINT else track.laps}, Options())
    return read_options(chosen, base)
