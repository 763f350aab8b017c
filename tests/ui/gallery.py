"""Everything the toolkit draws, on one page a piece: run it with a folder to look at the pictures."""

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ui import draw, layout, text
from game.ui.app import App, WindowPlace
from game.ui.bindings import Bindings
from game.ui.items import Action, Choice, Field, Slider, Toggle
from game.ui.menu import Menu
from game.ui.press import CLUSTERS, MOUSE, Button, Device, Family
from game.ui.prompts import Prompt, draw_prompts
from game.ui.scene import Scene
from game.ui.shapes import ICONS, draw_icon, draw_mark
from game.ui.theme import BLUEPRINT, HOUSE, LOONACY, LUCKY, LUNATIX, SEAT_MARKS, Mood, Type

PADS = tuple(
    Device(f"pad:{number}", f"guid{number}", family.value.title(), family)
    for number, family in enumerate((Family.XBOX, Family.PLAYSTATION, Family.NINTENDO, Family.GENERIC))
)
UNMAPPED = Device("pad:9", "guid9", "Old stick", Family.GENERIC, is_mapped=False)
PROMPTS = (
    Prompt(None, "Choose"),
    Prompt(Button.CONFIRM, "Drive"),
    Prompt(Button.BACK, "Undo"),
    Prompt(Button.EXTRA, "Hint"),
    Prompt(Button.INFO, "Rules"),
)
NAMES = ("Ada", "Wilhelmina", "Bo", "Grace", "Zuse", "Käthe")


class Settings(Scene):
    """A menu with one row of each kind."""

    def enter(self) -> None:
        nothing = lambda _: None  # noqa: E731
        self.menu = Menu(
            [
                Action("Start the race", lambda: None, icon="flag"),
                Choice("Track", ["Oval of Oss", "Hairpin Hill", "Long Way Round"], 1, nothing),
                Slider("Music", 40, 0, 100, 5, nothing, "{} %".format),
                Toggle("Reduced motion", False, "Off", "On", nothing),
                Field("Name", "Wilhelmina", 10, nothing),
                Action("Build any circuit", lambda: None, reason="Needs at least two track pieces"),
                Action("Leave", lambda: None),
            ],
            back=lambda: None,
        )

    def draw(self, surface: pygame.Surface) -> None:
        look = self.app.look
        draw.paper(surface, look)
        safe = layout.safe_area(surface)
        top, rest = layout.take_top(safe, look.type_px(Type.TITLE) + look.px(24), look.px(24))
        text.write(
            surface, look, "Looptable", top.midleft, Type.TITLE, ink=look.ground_ink, anchor="midleft", is_bold=True
        )
        foot, rest = layout.take_bottom(rest, look.metrics.grown_px(48), look.px(48))
        wide = min(rest.width, look.metrics.grown_px(900))
        self.menu.draw(surface, look, pygame.Rect(rest.left, rest.top, wide, rest.height), self.app.now)
        draw_prompts(surface, look, foot, PADS[0], Bindings(), PROMPTS[:3], ink=look.ground_ink)


class Marks(Scene):
    """Seat panels, marks, icons and prompts of every family."""

    mood: Mood = HOUSE

    def draw(self, surface: pygame.Surface) -> None:
        look = self.app.look.in_mood(self.mood)
        draw.paper(surface, look)
        left, right = layout.row(layout.safe_area(surface), (3, 2), look.px(48))
        self._marks(surface, left)
        shown = (*CLUSTERS[:2], *PADS)[:: 1 if look.metrics.text_scale == 1 else 2]
        for device, panel in zip(shown, layout.column(right, [1] * len(shown), look.px(20)), strict=True):
            mark = SEAT_MARKS[len(device.id) % 6]
            draw.panel(surface, look, panel)
            inner = panel.inflate(-look.px(32), -look.px(20))
            size = look.metrics.grown_px(40)
            draw_mark(surface, mark, (inner.left + size // 2, inner.top + size // 2), size)
            at = (inner.left + size + look.px(12), inner.top + size // 2)
            text.write(surface, look, device.name, at, ink=look.ink, anchor="midleft", is_bold=True)
            below = pygame.Rect(inner.left, inner.top + size + look.px(8), inner.width, inner.height - size)
            draw_prompts(
                surface, look, below, device, Bindings(), PROMPTS[:2] if look.metrics.text_scale > 1 else PROMPTS[:4]
            )

    def _marks(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look = self.app.look.in_mood(self.mood)
        rows = layout.column(rect, (2, 2, 2, 1, 1), look.px(24))
        for mark, name, cell in zip(SEAT_MARKS, NAMES, layout.row(rows[0], [1] * 6, look.px(16)), strict=True):
            draw.panel(surface, look, cell)
            draw_mark(surface, mark, (cell.centerx, cell.top + cell.height * 2 // 5), min(cell.width, cell.height) // 2)
            at = (cell.centerx, cell.bottom - look.px(32))
            text.write(surface, look, name, at, Type.SMALL, anchor="center", most=cell.width - look.px(8))
        for mark, cell in zip(SEAT_MARKS, layout.row(rows[1], [1] * 6, look.px(16)), strict=True):
            draw_mark(surface, mark, (cell.left + cell.width // 4, cell.centery), look.px(28))
            draw_mark(surface, mark, (cell.centerx + cell.width // 4, cell.centery), look.px(64), is_hollow=True)
        draw.panel(surface, look, rows[2])
        for name, cell in zip(ICONS, layout.grid(rows[2].inflate(-20, -20), 11, -(-len(ICONS) // 11), 4), strict=False):
            draw_icon(surface, name, cell.center, look.px(44), look.mood.ink)
        y = rows[3].centery
        draw.line(surface, look.mood.accent, (rows[3].left, y), (rows[3].centerx - 40, y - look.px(40)), look.px(8))
        draw.dashes(
            surface,
            look.mood.ground_ink,
            (rows[3].centerx, y),
            (rows[3].right, y - 20),
            look.px(6),
            look.px(16),
            look.px(18),
        )
        chip = pygame.Rect(rows[4].left, rows[4].top, look.metrics.grown_px(220), look.metrics.grown_px(64))
        draw.panel(surface, look, chip, fill=look.mood.panel_low)
        draw.hatch(surface, look, chip.inflate(-2 * look.line, -2 * look.line), look.mood.quiet, radius=12)
        draw.ring(surface, look, chip, SEAT_MARKS[0].colour, self.app.now)
        for place, device in enumerate((MOUSE, UNMAPPED)):
            strip = pygame.Rect(
                chip.right + look.px(40),
                chip.top + place * look.metrics.grown_px(48),
                rows[4].right - chip.right - look.px(40),
                chip.height,
            )
            draw_prompts(surface, look, strip, device, Bindings(), PROMPTS[1:3], ink=look.ground_ink)


def picture(scene: Scene, size: tuple[int, int], text_scale: float, path: Path) -> None:
    """Save one frame of a scene."""
    app = App("gallery", WindowPlace(size), text_scale=text_scale)
    app.push(scene)
    app.step(600)
    pygame.image.save(app.surface, path)
    app.close()


def main(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in ((1280, 720), (1920, 1080)):
        for scale in (1.0, 2.0):
            name = f"{size[1]}-{round(scale * 100)}.png"
            picture(Settings(), size, scale, folder / f"menu-{name}")
            picture(Marks(), size, scale, folder / f"marks-{name}")
    for mood_name, mood in {"blueprint": BLUEPRINT, "lunatix": LUNATIX, "lucky": LUCKY, "loonacy": LOONACY}.items():
        scene = Marks()
        scene.mood = mood
        picture(scene, (1280, 720), 1.0, folder / f"mood-{mood_name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
