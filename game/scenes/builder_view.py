"""The builder's board in the window: paper with its blocks, the pieces, open ends, and the piece in hand as a ghost."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.racetrack.drafting import ACROSS, DOWN, Draft, road_ends
from game.games.racetrack.pieces import AHEAD, VERGE, Block, End, Layout, Placed
from game.scenes.builder_pieces import piece_picture
from game.scenes.builder_work import Work
from game.scenes.race_tracks import Offered
from game.tables.camera import Camera, Framing
from game.tables.map_picture import bake_map
from game.tables.racetrack.paper import on_graph_paper
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import GRAPH, OUTLINE, RIM, Colour, Ink, Look, Type, shade

_MOST_PIXELS: Final = 40_000_000
_GHOST: Final = 0.72
"""How much of the piece in hand hides what is below."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the picture of the board was painted of."""

    draft: Draft
    block: int
    ground: Colour
    offered: Offered | None

    def is_same(self, other: "_Shown | None") -> bool:
        """Whether the same picture would come of it; maps are too large to be compared."""
        return (
            other is not None
            and (self.draft, self.block, self.ground) == (other.draft, other.block, other.ground)
            and self.offered is other.offered
        )


class BuilderView:
    """Paints a `Work` into an area and says which block a point of the window shows. `looks` is in the board's mood."""

    def __init__(self) -> None:
        self.area = pygame.Rect(0, 0, 1, 1)
        self.is_close = False
        self._camera: Camera | None = None
        self._shown: _Shown | None = None
        self._board = pygame.Surface((1, 1))

    def lay_out(self, area: pygame.Rect) -> None:
        """Use another area of the window."""
        fitting = min(area.width // ACROSS, area.height // DOWN)
        self.area = pygame.Rect(0, 0, fitting * ACROSS, fitting * DOWN)
        self.area.center = area.center
        board = pygame.Rect(0, 0, ACROSS, DOWN)
        self._camera = Camera(self.area, board, board.size, 2 * fitting, _MOST_PIXELS)
        self._shown = None

    def follow(self, work: Work, ms: int, *, at_once: bool) -> None:
        """Let the view glide to what matters."""
        if self._camera is None:
            return
        cursor = work.cursor
        cells = () if not self.is_close else tuple(work.ghost.blocks()) if work.ghost else (cursor,)
        self._camera.look_at(cells, towards=(cursor[0] + 0.5, cursor[1] + 0.5), at_once=at_once)
        self._camera.update(ms)

    def block_at(self, point: tuple[int, int]) -> Block | None:
        """The block that is shown at a point; None off the board."""
        if self._camera is None or not self.area.collidepoint(point):
            return None
        x, y = self._camera.framing.under(point)
        return min(ACROSS - 1, max(0, int(x))), min(DOWN - 1, max(0, int(y)))

    # --- drawing ---

    def draw(self, surface: pygame.Surface, look: Look, work: Work, offered: Offered | None, now: int) -> None:
        """The board as it lies, in the mood of its paper; without the ghost."""
        assert self._camera is not None, "an area was given"
        framing, block = self._camera.framing, self._camera.resting_cell
        frame = self.area.inflate(2 * look.line, 2 * look.line)
        draw.panel(surface, look, frame, fill=look.mood.ground, radius=6)
        self._paint(_Shown(work.draft, block, look.mood.ground, offered), work.judged.layout)
        old = surface.get_clip()
        surface.set_clip(self.area)
        if framing.cell == block:
            surface.blit(self._board, (round(framing.left), round(framing.top)))
        else:
            self._blit_scaled(surface, framing, block)
        for end in work.ends:
            _draw_end(surface, look, framing, end)
        surface.set_clip(old)

    def draw_hand(self, surface: pygame.Surface, look: Look, work: Work, words: str, now: int) -> None:
        """The ghost with its mark, or the ring round the piece under the cursor; `words` say why it cannot be laid."""
        assert self._camera is not None, "an area was given"
        framing = self._camera.framing
        old = surface.get_clip()
        surface.set_clip(self.area)
        ghost = work.ghost
        one = ghost or work.owner
        assert one is not None, "over a piece, or with one in hand"
        box = _box(framing, one)
        if ghost is not None:
            is_fit = work.reason is None
            _draw_ghost(surface, look, ghost, work.draft.width, box, is_fit=is_fit)
            for end in road_ends(ghost):
                _draw_heading(surface, framing, end)
            _draw_verdict(surface, look, box, self.area, is_fit=is_fit)
        colour = look.mood.accent if ghost is None else _tone(is_fit=work.reason is None)
        draw.ring(surface, look, box.inflate(-look.px(12), -look.px(12)), colour, now, radius=8, width=8)
        surface.set_clip(old)
        if words:
            line = look.mood.good if work.reason is None else look.mood.warn
            _draw_tag(surface, look, words, box, self.area, line)

    def _blit_scaled(self, surface: pygame.Surface, framing: Framing, block: int) -> None:
        """In a glide the board is scaled as it is."""
        scale = framing.cell / block
        covered = pygame.Rect(
            round(framing.left), round(framing.top), round(ACROSS * framing.cell), round(DOWN * framing.cell)
        )
        seen = covered.clip(self.area)
        source = pygame.Rect(
            round((seen.left - covered.left) / scale), round((seen.top - covered.top) / scale),
            round(seen.width / scale), round(seen.height / scale),
        ).clip(self._board.get_rect())  # fmt: skip
        if source.width and source.height and seen.width and seen.height:
            surface.blit(pygame.transform.scale(self._board.subsurface(source), seen.size), seen.topleft)

    def _paint(self, shown: _Shown, layout: Layout | None) -> None:
        if shown.is_same(self._shown):
            return
        self._shown = shown
        board = pygame.Surface((ACROSS * shown.block, DOWN * shown.block)).convert()
        _paint_paper(board, shown.block, shown.ground)
        if shown.offered is not None and shown.offered.picture is not None and layout is not None:
            _paint_map(board, shown, layout)
        else:
            for one in shown.draft.placed:
                picture = piece_picture(one.piece, shown.draft.width, one.turns, shown.block, shown.ground)
                board.blit(picture, (one.x * shown.block, one.y * shown.block))
        self._board = board


def _paint_paper(board: pygame.Surface, block: int, ground: Colour) -> None:
    """Fine lines round the blocks, small crosses at their corners."""
    board.fill(ground)
    is_dark = sum(ground) < 384
    faint = shade(ground, RIM if is_dark else OUTLINE, 0.10)
    ink = shade(ground, RIM if is_dark else OUTLINE, 0.30)
    for x in range(1, ACROSS):
        pygame.draw.line(board, faint, (x * block, 0), (x * block, DOWN * block))
    for y in range(1, DOWN):
        pygame.draw.line(board, faint, (0, y * block), (ACROSS * block, y * block))
    arm = max(2, block // 14)
    for x in range(1, ACROSS):
        for y in range(1, DOWN):
            pygame.draw.line(board, ink, (x * block - arm, y * block), (x * block + arm, y * block))
            pygame.draw.line(board, ink, (x * block, y * block - arm), (x * block, y * block + arm))
    draw.grain(board, board.get_rect())


def _paint_map(board: pygame.Surface, shown: _Shown, layout: Layout) -> None:
    """The course as the map that it has become, with all that grows around it."""
    offered, block = shown.offered, shown.block
    assert offered is not None and offered.picture is not None, "only a map that has a picture is painted"  # noqa: PT018
    picture, side = offered.picture, layout.block
    repaint = on_graph_paper if shown.ground == GRAPH.ground else None
    painted = bake_map(picture, -(-block // side), repaint)
    size = round(picture.columns * block / side), round(picture.rows * block / side)
    left = min(x for one in shown.draft.placed for x, _ in one.blocks()) * block - round(VERGE * block / side)
    top = min(y for one in shown.draft.placed for _, y in one.blocks()) * block - round(VERGE * block / side)
    board.blit(pygame.transform.smoothscale(painted, size), (left, top))


def _box(framing: Framing, one: Placed) -> pygame.Rect:
    left, top = framing.corner(one.x, one.y)
    across, down = one.size
    return pygame.Rect(round(left), round(top), round(across * framing.cell), round(down * framing.cell))


def _tone(*, is_fit: bool) -> Colour:
    """A green or red that stands out on the board's paper."""
    return (0x7F, 0xD0, 0x8A) if is_fit else (0xF0, 0x7A, 0x6A)


def _draw_ghost(
    surface: pygame.Surface, look: Look, ghost: Placed, width: int, box: pygame.Rect, *, is_fit: bool
) -> None:
    across = ghost.size[0]
    picture = piece_picture(ghost.piece, width, ghost.turns, max(2, box.width // across), look.mood.ground)
    picture = picture if picture.get_size() == box.size else pygame.transform.scale(picture, box.size)
    tinted = picture.copy()
    tinted.fill(shade((0xFF, 0xFF, 0xFF), _tone(is_fit=is_fit), 0.8), special_flags=pygame.BLEND_RGB_MULT)
    tinted.set_alpha(round(255 * _GHOST))
    surface.blit(tinted, box.topleft)
    if not is_fit:
        draw.hatch(surface, look, box, look.mood.warn)


def _draw_verdict(surface: pygame.Surface, look: Look, box: pygame.Rect, area: pygame.Rect, *, is_fit: bool) -> None:
    """A tick or a cross in a corner of the ghost, so that colour alone tells nothing."""
    radius = max(look.px(13), min(look.px(22), box.height // 6))
    inner = box.clip(area)
    centre = inner.right - radius - look.px(8), inner.top + radius + look.px(8)
    draw.dot(surface, look.mood.good if is_fit else look.mood.warn, RIM, centre, radius, look.px(3))
    draw_icon(surface, "tick" if is_fit else "cross", centre, round(radius * 1.2), RIM)


def _middle(framing: Framing, end: End, out: float) -> tuple[int, int]:
    """The middle of the side of a block at an end, `out` blocks further out."""
    x, y = end.block
    ahead = AHEAD[end.heading]
    left, top = framing.corner(x + 0.5 + ahead[0] * (0.5 + out), y + 0.5 + ahead[1] * (0.5 + out))
    return round(left), round(top)


def _draw_end(surface: pygame.Surface, look: Look, framing: Framing, end: End) -> None:
    """An open end: a disc on its rim with an arrow that points where the road is to go on."""
    radius = max(look.px(13), round(framing.cell * 0.2))
    centre = _middle(framing, end, 0.0)
    draw.dot(surface, look.mood.accent, OUTLINE, centre, radius, max(2, look.px(3)))
    draw_icon(surface, "chevron", centre, round(radius * 1.3), OUTLINE, turn=90 + 90 * end.heading)


def _draw_heading(surface: pygame.Surface, framing: Framing, end: End) -> None:
    """A small arrow at an end of the ghost."""
    size = max(8, round(framing.cell * 0.2))
    draw_icon(surface, "chevron", _middle(framing, end, -0.14), size, OUTLINE, turn=90 + 90 * end.heading)


def _draw_tag(
    surface: pygame.Surface, look: Look, words: str, box: pygame.Rect, area: pygame.Rect, line: Colour
) -> None:
    """A paper tag beside the ghost that says what is the matter."""
    pad = look.px(14)
    most = min(text.width(look, words, Type.SMALL) + 1, round(area.width * 0.62))
    high = text.block_height(look, words, most, Type.SMALL)
    tag = pygame.Rect(0, 0, most + 2 * pad, high + pad)
    tag.midtop = (box.centerx, box.bottom + look.px(14))
    if tag.bottom > area.bottom - look.px(8):
        tag.midbottom = (box.centerx, box.top - look.px(14))
    tag.clamp_ip(area.inflate(-look.px(20), -look.px(20)))
    draw.panel(surface, look, tag, radius=10, line=line)
    inner = pygame.Rect(tag.left + pad, tag.top + pad // 2, most, high)
    text.write_block(surface, look, words, inner, Type.SMALL, ink=Ink(look.mood.ink, look.mood.panel))
