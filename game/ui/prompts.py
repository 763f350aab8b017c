"""What each button does now, with the glyphs of the device in hand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.ui import draw, svg, text
from game.ui.bindings import Bindings, key_label
from game.ui.press import Button, Device, Family
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, Type

MOST_PROMPTS: Final = 5
_KEY: Final[Colour] = (0xFB, 0xF6, 0xE8)
_PAD: Final[Colour] = (0x3A, 0x33, 0x30)
_WHEEL: Final[dict[Button | None, str]] = {
    Button.EXTRA: "M46 26 H54 V38 H46 Z",
    Button.UP: "M50 56 L64 74 H54 V84 H46 V74 H36 Z",
    Button.DOWN: "M50 84 L36 66 H46 V56 H54 V66 H64 Z",
}
"""What is drawn on or below the wheel of a mouse: it is pressed, or turned."""

_ARROWS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}
_STEPS: Final = (Button.UP, Button.LEFT, Button.DOWN, Button.RIGHT)

_XBOX: Final[dict[Button, tuple[str, Colour]]] = {
    Button.CONFIRM: ("A", (0x3D, 0x8B, 0x3D)),
    Button.BACK: ("B", (0xC0, 0x39, 0x2B)),
    Button.EXTRA: ("X", (0x2B, 0x66, 0xB0)),
    Button.INFO: ("Y", (0xE0, 0xB0, 0x3A)),
}
_PLAYSTATION: Final[dict[Button, tuple[str, Colour]]] = {
    Button.CONFIRM: ("cross", (0x9F, 0xC3, 0xEE)),
    Button.BACK: ("ring", (0xF0, 0x8C, 0x84)),
    Button.EXTRA: ("square", (0xEB, 0xB0, 0xD6)),
    Button.INFO: ("triangle", (0x8F, 0xD6, 0xB4)),
}
_SHOULDERS: Final = {
    Family.XBOX: ("LB", "RB"),
    Family.PLAYSTATION: ("L1", "R1"),
    Family.NINTENDO: ("L", "R"),
    Family.GENERIC: ("L", "R"),
}
_FACE_PLACES: Final = {
    Button.CONFIRM: (50, 74),
    Button.BACK: (74, 50),
    Button.EXTRA: (26, 50),
    Button.INFO: (50, 26),
}
"""Where the four face buttons sit on a pad without letters that are known."""

_FACE_OF_CODE: Final = (Button.CONFIRM, Button.BACK, Button.EXTRA, Button.INFO)
"""The face buttons as SDL numbers them on mapped pads: south, east, west, north."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A button (or MOVE, all four directions) and what it does now, in the player's language."""

    button: Button | None
    label: str


def glyph_width(look: Look, device: Device, button: Button | None, bindings: Bindings, height: int) -> int:
    """How wide a glyph of a height is, in window pixels."""
    if device.family is not Family.KEYS:
        return height
    if button is None:
        return round(height * 1.9)
    label = _label(device, button, bindings)
    return height if len(label) == 1 or label in _ARROWS else max(height, _cap_text_width(look, label) + height // 2)


def _cap_text_width(look: Look, label: str) -> int:
    return text.width(look, label, Type.SMALL, is_bold=True)


def draw_glyph(
    surface: pygame.Surface,
    look: Look,
    device: Device,
    button: Button | None,
    bindings: Bindings,
    rect: pygame.Rect,
) -> None:
    """Draw a button of a device (None: its four directions) into a rectangle of `glyph_width` and any height."""
    if device.family is Family.KEYS:
        if button is None:
            _draw_four_keys(surface, look, device, bindings, rect)
        else:
            _draw_key(surface, look, _label(device, button, bindings), rect)
    elif device.family is Family.MOUSE:
        _draw_mouse(surface, rect, button)
    elif button is None or button in _STEPS:
        _draw_cross(surface, rect, button)
    else:
        _draw_pad_button(surface, device, button, bindings, rect)


def draw_prompts(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    device: Device,
    bindings: Bindings,
    prompts: Sequence[Prompt],
    *,
    ink: Ink | None = None,
    kind: Type = Type.SMALL,
    is_centred: bool = False,
) -> pygame.Rect:
    """Draw up to five prompts in as many lines as the width of the rectangle needs; returns what they cover."""
    if len(prompts) > MOST_PROMPTS:
        raise ValueError(f"at most {MOST_PROMPTS} prompts at a time, not {len(prompts)}")
    height = glyph_height(look, kind)
    gap, between, step = look.px(8), look.px(26), height + look.px(8)
    lines: list[list[tuple[Prompt, int, int]]] = [[]]
    used = 0
    for prompt in prompts:
        glyph = glyph_width(look, device, prompt.button, bindings, height)
        words = text.width(look, prompt.label, kind)
        whole = glyph + gap + words
        if lines[-1] and used + between + whole > rect.width:
            lines.append([])
            used = 0
        used += whole + (between if lines[-1] else 0)
        lines[-1].append((prompt, glyph, whole))
    for number, line in enumerate(lines):
        total = sum(whole for _, _, whole in line) + between * (len(line) - 1)
        x = rect.left + (max(0, rect.width - total) // 2 if is_centred else 0)
        y = rect.top + number * step
        for prompt, glyph, whole in line:
            draw_glyph(surface, look, device, prompt.button, bindings, pygame.Rect(x, y, glyph, height))
            room = max(look.px(20), rect.right - x - glyph - gap)
            at = (x + glyph + gap, y + height // 2)
            text.write(surface, look, prompt.label, at, kind, ink=ink, anchor="midleft", most=room)
            x += whole + between
    return pygame.Rect(rect.left, rect.top, rect.width, len(lines) * step - look.px(8))


def prompts_height(
    look: Look, width: int, device: Device, bindings: Bindings, prompts: Sequence[Prompt], kind: Type = Type.SMALL
) -> int:
    """How high `draw_prompts` is at a width, in window pixels."""
    height = glyph_height(look, kind)
    lines, used = 1, 0
    for prompt in prompts:
        whole = glyph_width(look, device, prompt.button, bindings, height) + look.px(8)
        whole += text.width(look, prompt.label, kind)
        if used and used + look.px(26) + whole > width:
            lines, used = lines + 1, 0
        used += whole + (look.px(26) if used else 0)
    return lines * (height + look.px(8)) - look.px(8)


def glyph_height(look: Look, kind: Type = Type.SMALL) -> int:
    """How high glyphs are beside text of a kind."""
    return round(look.type_px(kind) * 1.45)


def glyph_look(look: Look, height: int) -> Look:
    """The look in which letters on keys are as large as belongs to glyphs of this height."""
    plain = replace(look, metrics=replace(look.metrics, text_scale=1.0))
    return replace(look, metrics=replace(look.metrics, text_scale=height / glyph_height(plain)))


def _label(device: Device, button: Button, bindings: Bindings) -> str:
    code = bindings.code(device, button)
    return "-" if code is None else key_label(code)


def _draw_key(surface: pygame.Surface, look: Look, label: str, rect: pygame.Rect) -> None:
    """A key cap: its side shows below its top."""
    depth = max(2, rect.height // 9)
    body = (
        f'<rect x="1" y="1" width="{rect.width - 2}" height="{rect.height - 2}" rx="{rect.height * 0.2}" '
        f'fill="{svg.web(OUTLINE)}"/>'
        f'<rect x="{depth}" y="{depth - 1}" width="{rect.width - 2 * depth}" '
        f'height="{rect.height - 2.4 * depth}" rx="{rect.height * 0.13}" fill="{svg.web(_KEY)}"/>'
    )
    surface.blit(svg.raster(body, rect.width, rect.height), rect.topleft)
    centre = (rect.centerx, rect.centery - depth // 2)
    if label in _ARROWS:
        draw_icon(surface, "arrow", centre, round(rect.height * 0.56), OUTLINE, turn=_ARROWS[label])
    else:
        text.write(surface, look, label, centre, Type.SMALL, ink=Ink(OUTLINE, _KEY), anchor="center", is_bold=True)


def _draw_four_keys(surface: pygame.Surface, look: Look, device: Device, bindings: Bindings, rect: pygame.Rect) -> None:
    """The four direction keys as small caps in their usual arrangement."""
    labels = [_label(device, button, bindings) for button in _STEPS]
    unit_w, unit_h = rect.width // 3, rect.height // 2
    for (column, row), label in zip(((1, 0), (0, 1), (1, 1), (2, 1)), labels, strict=True):
        cap = pygame.Rect(rect.left + column * unit_w, rect.top + row * unit_h, unit_w, unit_h).inflate(-1, -1)
        draw.panel(surface, look, cap, fill=_KEY, radius=5, line_width=max(1, look.px(2)), has_shadow=False)
        if label in _ARROWS:
            draw_icon(surface, "arrow", cap.center, round(unit_h * 0.7), OUTLINE, turn=_ARROWS[label])
        else:
            surface.blit(*_tiny(label[:1], cap))


def _tiny(letter: str, cap: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """A letter on a cap too small for type that must be read: its place says which key it is."""
    picture = text.picture(letter, max(8, round(cap.height * 0.78)), OUTLINE, is_bold=True)
    return picture, picture.get_rect(center=cap.center)


def _draw_cross(surface: pygame.Surface, rect: pygame.Rect, button: Button | None) -> None:
    """A d-pad; with a button, a large arrow lies on that arm, so that it is told from the others when it is small."""
    arms = {
        Button.UP: "M50 4 L84 42 H16 Z",
        Button.DOWN: "M50 96 L84 58 H16 Z",
        Button.LEFT: "M4 50 L42 16 V84 Z",
        Button.RIGHT: "M96 50 L58 16 V84 Z",
    }
    body = f'<path d="M36 6 H64 V36 H94 V64 H64 V94 H36 V64 H6 V36 H36 Z" fill="{svg.web(_PAD)}" '
    body += f'stroke="{svg.web(RIM)}" stroke-width="5" stroke-linejoin="round"/>'
    for arm, path in arms.items():
        if button is arm:
            body += f'<path d="{path}" fill="#f2b134" stroke="{svg.web(OUTLINE)}" stroke-width="6" '
            body += 'stroke-linejoin="round"/>'
    if button is None:
        body += f'<g fill="{svg.web(RIM)}"><path d="M50 12 L58 24 H42 Z M50 88 L58 76 H42 Z"/>'
        body += '<path d="M12 50 L24 42 V58 Z M88 50 L76 42 V58 Z"/></g>'
    _blit(surface, body, rect)


def _draw_mouse(surface: pygame.Surface, rect: pygame.Rect, button: Button | None) -> None:
    """A mouse: confirm is its left button, back the right one, extra the middle one, up and down are the wheel."""
    left, right = button is Button.CONFIRM, button is Button.BACK
    lit, plain = "#f2b134", svg.web(_KEY)
    body = (
        f'<rect x="22" y="8" width="56" height="84" rx="28" fill="{plain}"/>'
        f'<path d="M22 44 V36 A28 28 0 0 1 50 8 V44 Z" fill="{lit if left else plain}"/>'
        f'<path d="M78 44 V36 A28 28 0 0 0 50 8 V44 Z" fill="{lit if right else plain}"/>'
        f'<g fill="none" stroke="{svg.web(OUTLINE)}" stroke-width="7">'
        '<rect x="22" y="8" width="56" height="84" rx="28"/><path d="M22 44 H78 M50 8 V44"/></g>'
    )
    if button in _WHEEL:
        body += f'<rect x="39" y="14" width="22" height="36" rx="10" fill="{lit}" stroke="{svg.web(OUTLINE)}" '
        body += f'stroke-width="6"/><path d="{_WHEEL[button]}" fill="{svg.web(OUTLINE)}"/>'
    _blit(surface, body, rect)


def _draw_pad_button(
    surface: pygame.Surface, device: Device, button: Button, bindings: Bindings, rect: pygame.Rect
) -> None:
    """A face button, a shoulder, or one of the two in the middle; an unmapped pad shows the button's number."""
    code = bindings.code(device, button)
    if not device.is_mapped:
        _disc(surface, rect, _PAD)
        _caption(surface, "-" if code is None else str(code + 1), rect, Ink(RIM, _PAD))
        return
    worn = button if code is None else _worn(code, button)
    if worn in _FACE_PLACES:
        _draw_face(surface, device.family, worn, rect)
    elif worn in (Button.TAB_LEFT, Button.TAB_RIGHT):
        body = '<rect x="4" y="24" width="92" height="56" rx="20" '
        _blit(surface, f'{body}fill="{svg.web(_PAD)}" stroke="{svg.web(RIM)}" stroke-width="5"/>', rect)
        left, right = _SHOULDERS[device.family]
        _caption(surface, left if worn is Button.TAB_LEFT else right, rect, Ink(RIM, _PAD), 0.5)
    else:
        _disc(surface, rect, _PAD)
        bars = '<path d="M28 36 H72 M28 50 H72 M28 64 H72" stroke="#fffbf0" stroke-width="8"/>'
        boxes = (
            '<g fill="none" stroke="#fffbf0" stroke-width="7"><path d="M28 30 H60 V58 H28 Z M42 44 H74 V72 H42 Z"/></g>'
        )
        _blit(surface, bars if worn is Button.PAUSE else boxes, rect)


def _worn(code: int, button: Button) -> Button:
    """Which button, in the default layout, sits where this code is: that is what its glyph shows after a rebinding."""
    if code < len(_FACE_OF_CODE):
        return _FACE_OF_CODE[code]
    from_default = {
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.TAB_LEFT,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.TAB_RIGHT,
        pygame.CONTROLLER_BUTTON_BACK: Button.VIEW,
        pygame.CONTROLLER_BUTTON_START: Button.PAUSE,
    }
    return from_default.get(code, button)


def _draw_face(surface: pygame.Surface, family: Family, button: Button, rect: pygame.Rect) -> None:
    if family is Family.PLAYSTATION:
        sign, colour = _PLAYSTATION[button]
        _disc(surface, rect, _PAD)
        draw_icon(surface, sign, rect.center, round(rect.height * 0.62), colour)
    elif family is Family.XBOX:
        letter, colour = _XBOX[button]
        _disc(surface, rect, colour)
        ink = OUTLINE if button is Button.INFO else RIM
        _caption(surface, letter, rect, Ink(ink, colour))
    elif family is Family.NINTENDO:
        _disc(surface, rect, _PAD)
        _caption(surface, _XBOX[button][0], rect, Ink(RIM, _PAD))
    else:
        body = "".join(
            f'<circle cx="{x}" cy="{y}" r="{19 if face is button else 13}" '
            f'fill="{"#f2b134" if face is button else svg.web(_KEY)}" stroke="{svg.web(OUTLINE)}" stroke-width="7"/>'
            for face, (x, y) in _FACE_PLACES.items()
        )
        _blit(surface, body, rect)


def _disc(surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    head = '<circle cx="50" cy="50" r="44" '
    _blit(surface, f'{head}fill="{svg.web(colour)}" stroke="{svg.web(RIM)}" stroke-width="6"/>', rect)


def _caption(surface: pygame.Surface, words: str, rect: pygame.Rect, ink: Ink, part: float = 0.62) -> None:
    """A letter that belongs to a glyph: sized by the glyph."""
    picture = text.picture(words, max(10, round(rect.height * part)), ink.colour, is_bold=True)
    surface.blit(picture, picture.get_rect(center=rect.center))


def _blit(surface: pygame.Surface, body: str, rect: pygame.Rect) -> None:
    size = min(rect.width, rect.height)
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=rect.center))
