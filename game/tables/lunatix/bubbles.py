"""Small words and cards over the board: what a car is about to draw or has become, how the view is changed."""

from collections.abc import Sequence

import pygame

from game.files.texts import Texts
from game.tables.camera import Framing
from game.tables.lunatix.cues import Scene, place_of
from game.tables.lunatix.papers import draw_dice
from game.tables.lunatix.plan import Plan
from game.tables.lunatix.story import Story
from game.tables.seats import Sitter
from game.ui import draw, prompts, svg, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device
from game.ui.prompts import Prompt
from game.ui.theme import OUTLINE, Look, Type, shade
from game.ui.timeline import ease_out

_BACK = (0xB5, 0x52, 0x3B)


def draw_bubbles(
    surface: pygame.Surface, look: Look, framing: Framing, plan: Plan, story: Story, scene: Scene,
    sitters: Sequence[Sitter], texts: Texts, board: pygame.Rect,
) -> None:  # fmt: skip
    """Dice, cards set aside and small notes over the car that they belong to, as far as the scene has them."""
    for seat, sitter in enumerate(sitters):
        x, y = framing.corner(*place_of(plan, story, seat))
        above = (round(x), round(y - plan.square * framing.cell * 0.8))
        if scene.dice is not None and scene.dice[0] == seat:
            draw_dice(surface, look, above, scene.dice[1], scene.dice[2], sitter.mark)
        if scene.due is not None and scene.due[0] == seat:
            draw_due(surface, look, above, scene.due[1], scene.due[2])
        if scene.note is not None and scene.note[0] == seat:
            draw_note(surface, look, above, texts(f"lunatix.note.{scene.note[1].lower()}"), layout=board)


def draw_due(surface: pygame.Surface, look: Look, centre: tuple[int, int], cards: int, part: float) -> None:
    """So many hazard cards face down, dealt one after the other."""
    width, height = look.px(44), look.px(62)
    step = look.px(26)
    left = centre[0] - (step * (cards - 1)) // 2
    for number in range(cards):
        came = ease_out(max(0.0, min(1.0, part * (cards + 1) - number)))
        if came <= 0:
            continue
        body = (
            f'<rect x="3" y="3" width="38" height="56" rx="6" fill="{svg.web(_BACK)}" stroke="{svg.web(OUTLINE)}" '
            f'stroke-width="4"/><path d="M10 12 H34 M10 22 H34 M10 32 H34 M10 42 H34 M10 51 H34" '
            f'stroke="{svg.web(shade(_BACK, OUTLINE, 0.35))}" stroke-width="3"/>'
        )
        picture = svg.raster(body, width, height, (44, 62))
        y = round(centre[1] + (1 - came) * look.px(60))
        surface.blit(picture, picture.get_rect(center=(left + number * step, y)))


def draw_note(surface: pygame.Surface, look: Look, centre: tuple[int, int], words: str, layout: pygame.Rect) -> None:
    """A slip of paper with a few words, kept inside an area."""
    width = text.width(look, words, Type.SMALL, is_bold=True) + look.px(24)
    slip = pygame.Rect(0, 0, width, text.line_height(look, Type.SMALL) + look.px(10))
    slip.center = centre
    slip.clamp_ip(layout.inflate(-look.px(16), -look.px(16)))
    draw.panel(surface, look, slip, fill=look.mood.accent, radius=6)
    text.write(surface, look, words, slip.center, Type.SMALL, ink=look.accent_ink, anchor="center", is_bold=True)


def view_hint_size(
    look: Look, device: Device, button: Button, bindings: Bindings, words: str
) -> tuple[int, int]:  # fmt: skip
    """How large the hint about the other view is."""
    high = prompts.glyph_height(look)
    wide = prompts.glyph_width(look, device, button, bindings, high)
    return wide + text.width(look, words, Type.SMALL) + look.px(36), high + look.px(12)


def draw_view_hint(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, device: Device, button: Button, bindings: Bindings,
    words: str,
) -> pygame.Rect:  # fmt: skip
    """The button that changes the view, and what it does now. Returns what it covers."""
    draw.panel(surface, look, rect, radius=10, has_shadow=False)
    inner = rect.inflate(-look.px(24), -look.px(12))
    prompts.draw_prompts(surface, look, inner, device, bindings, (Prompt(button, words),))
    return rect
